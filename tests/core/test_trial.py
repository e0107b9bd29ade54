"""Each promise that `check` tries has a fault that breaks it, and is then reported in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypedDict

import pytest

import meadhall
from meadhall.core.check import check
from meadhall.core.drawing import Look
from meadhall.core.game import Result
from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.scene import Choice, Scene
from meadhall.core.step import Ask
from meadhall.core.trial import MOST_FAILURES
from tests.core.test_check import Altered, faults, with_step
from tests.cups import BOAST, CARDS, GAME, HUSH, Boast, Cups, CupsDrawing, Draw, Lay, Round

# ── what is shown ────────────────────────────────────────────────────────────────────────────

Spoil = Callable[[Scene], object]


class Spoilt(CupsDrawing):
    """Cups, with a fault in its scene."""

    def __init__(self, spoil: Spoil) -> None:
        self.spoil = spoil

    def draw(self, s: Cups, look: Look) -> Scene:
        scene = super().draw(s, look)
        self.spoil(scene)
        return scene


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda scene: scene.update(root="nowhere"), "the scene has no root"),
        (lambda scene: scene["things"]["table"]["things"].append("deck"), "lies in two places of the scene"),
        (lambda scene: scene["things"].update(x={"id": "x", "kind": "card"}), "lie nowhere or do not exist: ['x']"),
        (lambda scene: scene["things"]["table"].update(edges=[["deck", "sea"]]), "an edge of table ends outside it"),
        (lambda scene: scene["seats"].pop(), "the scene does not show every seat"),
        (lambda scene: scene.update(status="[status]"), "a text is missing or broken (scene): [status]"),
        (lambda scene: scene["seats"][0].update(line="[line]"), "broken (scene): [line]"),
        (lambda scene: scene["things"]["deck"].update(note="[note]"), "broken (scene): [note]"),
        (
            lambda scene: scene["scores"].append({"name": "[row]", "rule": "", "values": [], "notes": ["[sum]"]}),
            "broken (scene): [row]",
        ),
    ],
)
def test_a_fault_of_a_scene_is_reported(spoil: Spoil, said: str) -> None:
    game = Altered()
    game.drawing = Spoilt(spoil)
    assert said in faults(game)


class Nameless(CupsDrawing):
    def choice(self, s: Cups, ask: Ask[Cups], option: Option, look: Look) -> Choice:
        found = super().choice(s, ask, option, look)
        return {**found, "label": ""} if option is BOAST else found


class Elsewhere(CupsDrawing):
    def choice(self, s: Cups, ask: Ask[Cups], option: Option, look: Look) -> Choice:
        return {**super().choice(s, ask, option, look), "things": ["card:99"]}


class Untitled(CupsDrawing):
    def title(self, s: Cups, ask: Ask[Cups], look: Look) -> tuple[str, str]:
        return "[title]", "[note]"


def test_a_fault_of_a_question_is_reported() -> None:
    game = Altered()
    game.drawing = Nameless()
    assert "an option without a label: Boast" in faults(game)
    game.drawing = Elsewhere()
    assert "concerns card:99, which is not in the scene" in faults(game)
    game.drawing = Untitled()
    found = faults(game)
    assert "(question): [title]" in found and "(question): [note]" in found and "(waiting): [title]" in found


class Faced(TypedDict):
    face: str


class Faceless(CupsDrawing):
    """Declares what it does not give."""

    thing_data = {"card": Faced}
    choice_data = {"lay": Faced}


def test_declared_data_that_is_not_given_is_reported() -> None:
    game = Altered()
    game.drawing = Faceless()
    assert "the data of card is not as Faced declares it: face" in faults(game)


# ── what rules say ───────────────────────────────────────────────────────────────────────────


class Unruled(Lay):
    rule = "CUPS-9.1"


class Unfounded(Lay):
    def against(self, s: Cups, o: Option) -> Iterator[Reason]:
        if o.a not in s.hands[self.seat]:
            yield reason("CUPS-9.2", "why-not-held")


class Loud(Boast):
    def choose(self, s: Cups, o: Option) -> None:
        s.tell("boasts", self.seat, "CUPS-9.3")


def test_rules_that_are_not_in_the_ledger_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "question Unruled cites 'CUPS-9.1'" in faults(with_step(monkeypatch, "Lay", Unruled))
    assert "a refusal cites 'CUPS-9.2'" in faults(with_step(monkeypatch, "Lay", Unfounded))
    assert "event boasts cites CUPS-9.3" in faults(with_step(monkeypatch, "Boast", Loud))


class Double(Boast):
    def candidates(self, s: Cups) -> Sequence[Option]:
        return (BOAST, BOAST, HUSH)


class Foreign(Boast):
    def candidates(self, s: Cups) -> Sequence[Option]:
        return (Option("boast"), HUSH)


class Meddling(Lay):
    """Whoever asks why loses a point."""

    def against(self, s: Cups, o: Option) -> Iterator[Reason]:
        s.points[self.seat] -= 1
        yield from super().against(s, o)


class Crowded(Round):
    def run(self, s: Cups) -> None:
        super().run(s)
        s.lanes = [[Lay(0)], [Lay(0)]] if s.rounds else []


class Nosy(Boast):
    """Who holds a high card is asked once more: that tells the others something, not themselves."""

    def choose(self, s: Cups, o: Option) -> None:
        super().choose(s, o)
        if max(s.hands[self.seat], default=0) >= CARDS // 2:
            s.push(Boast(self.seat))


class Whim(Draw):
    """Luck of its own: the same choices lead elsewhere."""

    luck = Random(1)

    def run(self, s: Cups) -> None:
        s.boasts[0] += Whim.luck.randrange(100)
        super().run(s)


class Losing(Draw):
    """The very first card of the box gets lost."""

    def run(self, s: Cups) -> None:
        super().run(s)
        for pile in (s.deck, s.shown):
            if 0 in pile:
                pile.remove(0)


@pytest.mark.parametrize(
    ("name", "step", "said"),
    [
        ("Boast", Double, "two options of one name"),
        ("Boast", Foreign, "option boast is not in the game's table"),
        ("Lay", Meddling, "a refused choice changed the match"),
        ("Round", Crowded, "a seat is asked twice at once: [0, 0]"),
        ("Boast", Nosy, "learns hidden things from who is asked after boast"),
        ("Draw", Whim, "two clones went different ways by the same choices"),
        ("Draw", Whim, "the same record gave another match"),
        ("Draw", Losing, "a component was lost or doubled"),
    ],
)
def test_a_fault_of_the_rules_is_reported(
    monkeypatch: pytest.MonkeyPatch, name: str, step: type[Ask[Cups]], said: str
) -> None:
    assert said in faults(with_step(monkeypatch, name, step), games=12)


# ── the end, and the report ──────────────────────────────────────────────────────────────────


class Undecided(Altered):
    def result(self, s: Cups) -> Result:
        return Result((0,), (0,))


def test_a_match_without_a_score_for_everybody_is_reported_unless_it_was_broken_before() -> None:
    assert "the match ended without a result" in faults(Undecided())
    game = Undecided()
    game.drawing = Spoilt(lambda scene: scene["seats"].pop())
    found = check(game, games=1).failures
    assert found and not any("without a result" in fault for fault in found)


def test_a_report_says_whether_all_holds_and_does_not_go_on_for_ever() -> None:
    sound, broken = check(GAME, games=2), check(Undecided(), games=2)
    assert sound.ok and sound.data() == {"ok": True, "games": 2, "decisions": sound.decisions, "failures": []}
    assert not broken.ok and len(broken.failures) == 2
    game = Altered()
    game.drawing = Untitled()
    many = check(game, games=99)
    assert len(many.failures) == MOST_FAILURES == 20 and many.games < 99


def test_a_seat_without_a_name_has_a_number() -> None:
    m = meadhall.start(GAME, 2, 1)
    assert [m.look(None, "en", ()).say.seat(i) for i in (0, 1)] == ["Seat 1", "Seat 2"]
    assert [m.look(None, "en", ("Ann",)).say.seat(i) for i in (0, 1)] == ["Ann", "Seat 2"]
