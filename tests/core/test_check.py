"""The conformance suite holds on sound games and reports each planted fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

import pytest

import meadhall
from meadhall.core.check import check
from meadhall.core.drawing import Look
from meadhall.core.errors import BadVariant
from meadhall.core.game import Game
from meadhall.core.option import Option
from meadhall.core.scene import Scene
from meadhall.core.step import Step
from meadhall.core.text import Texts
from meadhall.core.zones import Sight, Zone
from tests import cups
from tests.cups import (
    CARDS,
    DECK,
    GAME,
    HANDS,
    LAID,
    LAY,
    SHOWN,
    WORDS,
    Boast,
    Cups,
    CupsDrawing,
    CupsGame,
    Draw,
    Lay,
    Reveal,
)


def faults(game: Game[Any, Any], games: int = 6) -> str:
    return "\n".join(meadhall.check(game, games=games).failures)


def test_sound_games_pass() -> None:
    assert meadhall.check(GAME, games=12).failures == []
    assert meadhall.check("examples/brandubh.py", games=2).failures == []
    report = meadhall.check("raids", games=9)
    assert report.failures == [] and report.games == 9 and report.decisions > 500


class ShallowCups(Cups):
    """Its clones share the hands."""

    def clone(self) -> ShallowCups:
        twin = ShallowCups(
            self.box, self.boasts[:], self.deck[:], self.hands, [p[:] for p in self.laid], self.points[:],
            self.rounds, self.shown[:],
        )  # fmt: skip
        twin.carry(self)
        return twin


class Altered(CupsGame):
    """Cups with one thing changed."""

    package = cups.__name__


def with_step(monkeypatch: pytest.MonkeyPatch, name: str, step: type[Step[Cups]]) -> CupsGame:
    """Cups in which another step stands for the one of that name."""
    monkeypatch.setattr(cups, name, step)
    game = Altered()
    game.vocabulary = {**game.vocabulary, step.__name__: step}
    return game


class Shallow(Altered):
    state = ShallowCups

    def empty(self, players: int, options: Mapping[str, str]) -> Cups:
        s = super().empty(players, options)
        return ShallowCups(s.box, s.boasts, s.deck, s.hands, s.laid, s.points, s.rounds, s.shown)


def test_a_shallow_clone_is_reported() -> None:
    assert "a clone shares hands" in faults(Shallow())


class LeakyDrawing(CupsDrawing):
    def draw(self, s: Cups, look: Look) -> Scene:
        scene = super().draw(s, look)
        scene["status"] = f"the first hand is {s.hands[0]}"
        return scene


class Leaky(Altered):
    drawn_by = LeakyDrawing


def test_a_leaked_hand_is_reported() -> None:
    assert "shows what it may not know" in faults(Leaky())


class Undeclared(Altered):
    zones = tuple(z for z in CupsGame.zones if z is not HANDS)  # type: ignore[assignment]


def test_a_hand_that_no_zone_declares_is_reported() -> None:
    assert "lost or doubled" in faults(Undeclared())


class Copying(Altered):
    """A zone that gives a copy of what it holds: masks by identity cannot cover it."""

    zones = (DECK, Zone("hands", Sight.OWNER, lambda s, i: list(s.hands[i]), owned=True), LAID, SHOWN)


def test_a_hidden_pile_that_is_no_part_of_the_state_is_reported() -> None:
    assert "hidden zone hands is not in the state" in faults(Copying())


class Faced(TypedDict):
    face: str


class Proud(Faced):
    loud: bool


class BoldDrawing(CupsDrawing):
    choice_data = {"lay": Faced, "boast": Proud}


class UndeclaredData(Altered):
    drawn_by = BoldDrawing


def test_data_that_is_not_as_declared_is_reported() -> None:
    said = faults(UndeclaredData())
    assert "the data of boast is not as Proud declares it: loud" in said
    assert "hush has data that its drawing does not declare: ['face']" in said and "lay has" not in said


class Spilling(Reveal):
    """Drops a card."""

    def run(self, s: Cups) -> None:
        super().run(s)
        s.shown.pop()


def test_a_lost_component_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "a component was lost or doubled" in faults(with_step(monkeypatch, "Reveal", Spilling))


class LosesACoin(Altered):
    """Points are coins of a bank of ten, and boasting makes one from nothing."""

    def totals(self, s: Cups) -> dict[str, int]:
        return {"coins": sum(s.boasts)}


def test_a_coin_from_nowhere_is_reported() -> None:
    assert "something was lost or made" in faults(LosesACoin())


class Mute(Altered):
    texts = Texts({"en": WORDS, "fr": WORDS.replace("ask-boast = Boast\n", "")}, {})


def test_a_missing_text_is_reported() -> None:
    assert "'ask-boast' is missing in fr" in faults(Mute())


class Garbled(Altered):
    texts = Texts({"en": WORDS.replace("{ $a }", "{ $b2 }"), "fr": WORDS}, {})


def test_a_text_that_cannot_be_said_is_reported() -> None:
    assert "a text is missing or broken" in faults(Garbled())


class Hasty(Lay):
    """A wrong fast path: forgets all but the first card of the hand."""

    def shortcut(self, s: Cups) -> Sequence[Option]:
        return [LAY[s.hands[self.seat][0]]]


class Generous(Lay):
    """A wrong fast path: offers a card that is not held."""

    def shortcut(self, s: Cups) -> Sequence[Option]:
        return [LAY[c] for c in (*s.hands[self.seat], *(c for c in range(CARDS) if c in s.deck))][:4]


def test_a_wrong_fast_path_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty = faults(with_step(monkeypatch, "Lay", Hasty))
    assert "is not offered by hasty, and nothing speaks against it" in hasty
    generous = faults(with_step(monkeypatch, "Lay", Generous))
    assert "is offered and refused at once by generous" in generous
    assert "the shortcut of hasty and its rules differ in" in hasty
    assert "the shortcut of generous and its rules differ in" in generous


class Chatty(Lay):
    """What one seat answers is seen in what another is asked: the order matters."""

    def choose(self, s: Cups, o: Option) -> None:
        super().choose(s, o)
        s.points[self.seat] += 10 * (sum(map(len, s.laid)) == 1)


def test_answers_whose_order_matters_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "the order of simultaneous answers matters" in faults(with_step(monkeypatch, "Lay", Chatty), games=12)


class Lucky(Lay):
    """Draws luck inside a lane."""

    def choose(self, s: Cups, o: Option) -> None:
        super().choose(s, o)
        s.points[0] += s.draw(2)


def test_luck_inside_a_lane_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "luck inside a lane" in faults(with_step(monkeypatch, "Lay", Lucky))


class Endless(Altered):
    longest = 5


def test_a_match_that_is_too_long_is_reported() -> None:
    assert "no end after 5 decisions" in faults(Endless())


class Sly(Draw):
    """Lets somebody boast once more who holds a high card: the prompt tells what is hidden."""

    def run(self, s: Cups) -> None:
        holder = next((seat for seat in range(s.seats) if any(c > CARDS // 2 for c in s.hands[seat])), -1)
        super().run(s)
        if holder >= 0:
            s.push(Boast(holder))


def test_a_prompt_that_tells_who_holds_what_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "learns hidden things from who is asked" in faults(with_step(monkeypatch, "Draw", Sly), games=40)


def test_a_broken_promise_is_a_sentence_with_a_place_to_find_it_again() -> None:
    for first in (meadhall.check(Leaky(), games=3).failures[0], check(Leaky(), games=1).failures[0]):
        assert "cups, 2 players" in first and "seed 0" in first and "decision" in first


class Picky(Altered):
    """The long match is for three."""

    def empty(self, players: int, options: Mapping[str, str]) -> Cups:
        if options["rounds"] == "5" and players == 2:
            raise BadVariant("five rounds are for three")
        return super().empty(players, options)


def test_what_cannot_be_set_up_is_not_tried() -> None:
    report = check(Picky(), games=6)
    assert report.failures == [] and report.games == 6


@pytest.mark.parametrize("players", [2, 3])
def test_zones_hold_every_card(players: int) -> None:
    s = meadhall.start(GAME, players, 1).state
    assert isinstance(s, Cups)
    held = [c for zone in (HANDS, LAID, SHOWN) for _, pile in zone.piles(s) for c in pile]
    assert sorted([*held, *s.deck]) == list(range(CARDS))
