"""Bots know what their seat knows: matches that a seat cannot tell apart get the same answer with the same luck."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall import bots
from meadhall.bots.bot import Bot, Insight
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.zones import redeal
from tests.support import PACKAGE

#: Games with something to hide.
HIDING = ("odin", "raiders", "raids", "saga", "wild")
POSITIONS = 1000
EVERY = 25  #: of so many positions, in one a bot that thinks answers too


def positions(key: str, count: int) -> Iterator[Match]:
    """So many positions with a choice, of matches with every number of players."""
    game, rng = meadhall.game(key), Random(f"honest {key}")
    seed = 0
    while True:
        players = game.players[seed % len(game.players)]
        m = meadhall.start(game, players, seed)
        seed += 1
        while (decision := m.decision) is not None:
            if len(decision.options) > 1 and rng.random() < 0.3:
                yield m
                count -= 1
                if not count:
                    return
            m.play(rng.choice(decision.options), decision.seat)


def other_world(m: Match, seat: int, rng: Random) -> Match:
    """A real match that differs only in what the seat cannot know: its luck too."""
    twin = m.clone()
    redeal(m.game, twin.state, seat, rng)
    twin.state.key = rng.getrandbits(64)
    twin.seed = rng.getrandbits(32)
    twin._first = twin._all = None
    return twin


@pytest.mark.parametrize("key", HIDING)
def test_what_a_seat_cannot_know_changes_nothing(key: str) -> None:
    """The imagined match is all that a bot gets: if that is the same, whatever it thinks is the same. And it is asked:
    a quick level at all positions, one that searches at some."""
    differed = 0
    quick, slow = bots.get("level2"), bots.get("level4", passes=2)
    for number, m in enumerate(positions(key, POSITIONS)):
        decision = m.decision
        assert decision is not None
        seat = decision.seat
        twin = other_world(m, seat, Random(number))
        differed += m.snapshot()["state"] != twin.snapshot()["state"]
        assert m.view(seat) == twin.view(seat)
        assert dreamt(m, seat, number) == dreamt(twin, seat, number)
        if number % EVERY == 0:
            assert chosen(quick, m, seat, number) == chosen(quick, twin, seat, number)
        if number % (10 * EVERY) == 0:
            assert chosen(slow, m, seat, number) == chosen(slow, twin, seat, number)
    assert differed >= 0.9 * POSITIONS, "the other world is another one"


def dreamt(m: Match, seat: int, luck: int) -> object:
    return m.imagine(seat, Random(luck)).snapshot()


def chosen(bot: Bot, m: Match, seat: int, luck: int) -> str:
    return bot.choose(m, seat, Random(luck)).id


class Peeks(Bot):
    """A cheater: plays by the order of the real match's luck."""

    def decide(self, known: Insight) -> Option:
        return known.options[known._match.state.key % len(known.options)]


class Foresees(Bot):
    """Another one: tries its options on the real match."""

    def decide(self, known: Insight) -> Option:
        def after(option: Option) -> float:
            twin, rng = known._match.clone(), Random(1)
            twin.play(option, known.seat)
            while (decision := twin.decision) is not None:
                twin.play(rng.choice(decision.options), decision.seat)
            return twin.game.standing(twin.state, None)[known.seat] or 0

        return max(known.options, key=after)


@pytest.mark.parametrize("cheater", [Peeks, Foresees])
def test_a_planted_cheater_is_found_out(cheater: type[Bot]) -> None:
    found = 0
    for number, m in enumerate(positions("raids", 30)):
        assert m.decision is not None
        seat = m.decision.seat
        twin = other_world(m, seat, Random(number))
        found += chosen(cheater(), m, seat, number) != chosen(cheater(), twin, seat, number)
    assert found > 3


@pytest.mark.parametrize("path", sorted((PACKAGE / "bots").rglob("*.py")), ids=lambda path: path.name)
def test_no_bot_reads_seed_key_or_the_real_match(path: Path) -> None:
    """Only `Insight` holds the match, in `bot.py`; what it gives is imagined."""
    names = {
        node.attr for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)
    }
    assert not names & ({"seed", "key", "count"} | (set() if path.name == "bot.py" else {"_match"}))
