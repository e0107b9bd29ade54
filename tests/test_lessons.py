"""Lessons: data that is checked when it is read, plates that come when they fit, and learners who do what they like."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.core.content import Content
from meadhall.core.errors import ContentError
from meadhall.core.game import Game
from meadhall.core.lesson import Lesson
from meadhall.core.match import Match, start
from meadhall.table.coach import LEARNER, MOST, Coach
from meadhall.table.news import Moved
from meadhall.table.rehearsal import judged, pictured, rehearse, written

TAUGHT = [key for key in meadhall.games() if meadhall.game(key).lesson is not None]

HEAD = "seed: 3\nplayers: 3\nminutes: 10\nsteps:\n"


def lesson(steps: str, firsts: str = "") -> Lesson:
    return Lesson.parse(Content.parse(f"{HEAD}{steps}{firsts}", "lesson.yaml"))


class Lessons:
    """A lesson that is played move by move."""

    def __init__(self, steps: str) -> None:
        self.taught = lesson(steps)
        self.match: Match = start(meadhall.game("raids"), 3, 3)
        self.match.listen()
        self.moves: list[Moved] = []
        self.coach = Coach(self.taught, self.match, lambda: self.moves)

    def told(self) -> list[tuple[str, str]]:
        return [(plate.id, plate.text.key.removeprefix(f"learn-{plate.id}-")) for plate in self.coach.plates]

    def play(self, option: str) -> Lessons:
        seat = self.match.pending[0].seat
        self.match.play(option, seat)
        heard = self.match.heard()
        heard += self.coach.due(self.match, seat, option, heard)
        self.moves.append(Moved(len(self.moves) + 1, seat, option, heard))
        self.coach.hear(self.moves[-1])
        return self

    def to_learner(self) -> Lessons:
        guide = bots.get("guide")
        while self.match.pending and self.match.pending[0].seat != LEARNER:
            self.play(guide.choose(self.match, self.match.pending[0].seat, Random(0)).id)
        return self


# ── reading ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("- {id: a, wen: {ask: sail}}", "steps[a]: wen: is not known here"),
        ("- {id: a, when: {asks: sail}}", "steps[a].when: asks: is not known here"),
        ("- {id: a, when: {ask: sail, by: me}}", "by: must be one of anyone, you, rival, not 'me'"),
        ("- {id: a, want: sail:4}", "want: only where the learner is asked"),
        ("- {id: a, at: 'ui:nowhere'}", "at: there is no part 'ui:nowhere'"),
        ("- {id: a}\n- {id: a}", "id: 'a' stands twice"),
        ("- {id: a, when: {told: b}}", "told: there is no step 'b'"),
        ("- {id: a, when: {ask: sail}, moments: [{say: b}]}", "when: belongs into one of the moments"),
        ("  []", "steps: must hold at least one"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_its_place(steps: str, said: str) -> None:
    with pytest.raises(ContentError, match=r"lesson\.yaml") as error:
        lesson(steps)
    assert said in str(error.value)


# ── telling ──────────────────────────────────────────────────────────────────────────────────


def test_a_plate_comes_when_all_its_conditions_hold_and_once() -> None:
    at = Lessons(
        "- {id: a, when: {ask: sail}}\n- {id: b, when: {ask: sail, told: a, decisions: 1}}\n- {id: z, when: {round: 9}}"
    )
    assert at.told() == []  # two rivals sail first
    assert at.to_learner().told() == [("a", "say")]
    at.play("sail:4").to_learner().play("slot:0")
    assert at.told() == [("a", "say"), ("b", "say")]


def test_events_name_who_did_what_to_whom() -> None:
    steps = (
        "- {id: mine, when: {event: attacks, by: you}}\n- {id: me, when: {event: attacks, to: you}}\n"
        "- {id: z, when: {round: 9}}"
    )
    at = Lessons(steps).to_learner().play("sail:3")
    assert at.told() == [("mine", "say")]
    assert [str(arg) for k, arg in at.coach.plates[0].text.args if k == "rival"] == ["Seat(number=2)"]


def test_what_is_waited_for_is_said_with_the_options_and_ends_the_row() -> None:
    at = Lessons(
        "- {id: a, when: {ask: sail}, want: 'sail:*'}\n- {id: b, when: {ask: sail}}\n- {id: z, when: {round: 9}}"
    )
    at.to_learner()
    assert [plate.want for plate in at.coach.plates] == [("sail:2", "sail:3", "sail:4")]
    assert at.coach.plates[0].do is not None


def test_a_word_is_said_about_what_was_done_and_not_twice() -> None:
    then = "then: [{played: 'sail:4', say: good}, {played: '*', say: other}]"
    steps = f"- {{id: a, when: {{ask: sail}}, {then}}}\n- {{id: z, when: {{round: 9}}}}"
    assert Lessons(steps).to_learner().play("sail:4").told()[1:] == [("a", "good")]
    at = Lessons(steps).to_learner().play("sail:2")
    assert at.told()[1:] == [("a", "other")]
    assert [plate.number for plate in at.coach.plates] == [1, 0]


def test_not_too_much_is_told_at_once() -> None:
    steps = "".join(f"- {{id: s{n}, when: {{ask: any}}}}\n" for n in range(MOST + 2))
    assert len(Lessons(steps).to_learner().told()) == MOST


def test_the_last_plate_closes_the_lesson() -> None:
    at = Lessons("- {id: never, when: {round: 9}}\n- {id: z, when: {ask: sail}}")
    assert at.to_learner().told() == [("z", "say")]
    assert at.coach.over


def test_what_is_taken_back_was_never_told() -> None:
    at = Lessons("- {id: a, when: {ask: sail}}\n- {id: b, when: {event: stops, by: you}}\n- {id: z, when: {round: 9}}")
    at.to_learner().play("sail:4")
    assert at.told() == [("a", "say"), ("b", "say")]
    del at.moves[2:]
    at.coach.back()
    assert at.told() == [("a", "say")]


def test_guides_do_the_same_whenever_they_see_the_same() -> None:
    match = start(meadhall.game("wild"), 3, 5)
    for _ in range(12):
        seat = match.pending[0].seat
        twin = match.imagine(seat, Random(99))
        chosen = [bots.get("guide").choose(m, seat, Random(n)).id for n, m in enumerate((match, match, twin))]
        assert len(set(chosen)) == 1
        match.play(chosen[0], seat)


# ── the games' own ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", TAUGHT)
def test_all_that_a_lesson_says_and_shows_exists_in_both_languages(key: str) -> None:
    game = meadhall.game(key)
    assert written(game) + pictured(game) == []


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_played_through_whatever_the_learner_does(key: str) -> None:
    """A sample: `meadhall check KEY --lessons` sends a hundred and twenty learners."""
    game = meadhall.game(key)
    played = [rehearse(game, "random", seed) for seed in range(1, 9)] + [
        rehearse(game, "greedy", seed) for seed in (1, 2)
    ]
    assert judged(game, played) == []


def test_a_lesson_that_a_change_has_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any, Any] = meadhall.game("raids")
    steps = (
        "- {id: goal, when: {ask: sail}, at: no-such-thing}\n- {id: turn, when: {event: no-such-event}}\n"
        "- {id: end, when: {round: 2}}"
    )
    monkeypatch.setattr(game, "_lesson", lesson(steps))
    monkeypatch.setattr(game, "_lesson_read", True)
    assert written(game) == ["no event is called 'no-such-event'"]
    faults = judged(game, [rehearse(game, "random", seed) for seed in range(1, 4)])
    assert "plate 'goal' points at no-such-thing, which is not on the table" in faults
    assert any("plate 'turn' is seen by 0 of 3" in fault for fault in faults)


def test_what_others_read_of_a_secret_is_no_event_that_a_lesson_could_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game: Game[Any, Any] = meadhall.game("raiders")
    assert game.texts.has("en", "event-takes-hidden")
    firsts = "firsts:\n- {id: taken, event: takes-hidden, to: you, rule: RAIDERS-7.14, icon: robber-hand}\n"
    monkeypatch.setattr(game, "_lesson", lesson("- {id: goal, when: {ask: main}}\n", firsts))
    monkeypatch.setattr(game, "_lesson_read", True)
    assert "no event is called 'takes-hidden'" in written(game)


def test_a_plate_that_is_too_long_or_names_a_rule_is_found(tmp_path: Path) -> None:
    from meadhall.table.rehearsal import text_faults

    assert text_faults("word " * 46, "en") == ["has 46 words, more than 45"]
    assert text_faults("See RAIDS-6.7.", "en") == ["names a rule"]
    assert text_faults("*Nine* words: a sign :axe: is none of them, so.", "en") == []
