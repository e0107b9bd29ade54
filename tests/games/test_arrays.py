"""What every game tells learners in numbers: its shape, its bounds, and that it tells no secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.core.arrays import Actions, Arrays
from meadhall.core.match import Match
from tests.support import ROOT

TABLES = [(key, players) for key in meadhall.games() for players in meadhall.game(key).players]
#: matches of each table size that are walked through, with what was agreed beside the defaults
AGREED: dict[str, Sequence[dict[str, str]]] = {
    "raids": ({}, {"layout": "four_villages_symmetric"}),
    "saga": ({}, {"journal": "expert"}),
    "raiders": ({}, {"chiefs": "on", "target": "8"}),
    "wild": ({}, {"end": "long"}),
    "odin": ({}, {"length": "short", "light": "chosen"}),
}
EVERY = 11  #: decisions between two that are looked at closely
#: parts that only rare cards fill, so that a few matches need not show them
RARE = {"raiders": {"sold", "shown"}, "wild": {"aside"}}


def walk(key: str, players: int) -> Iterator[Match]:
    """Positions of some random matches, those at their ends too. They go on when the next one is asked for."""
    game = meadhall.game(key)
    for seed, agreed in enumerate(AGREED[key]):
        m, rng = meadhall.start(game, players, seed, agreed), Random(seed)
        while m.decision is not None:
            yield m
            m.play(rng.choice(m.options))
        yield m


def told(m: Match, seat: int, openly: bool = False) -> list[float]:
    return m.game.arrays.numbers(m.state, seat, openly)


def columns(m: Match) -> list[tuple[str, float]]:
    """The name of every number, and its most."""
    parts = m.game.arrays.parts(m.players)
    named = [(p.name, c, most) for p in parts for _ in range(p.rows) for c, most in zip(p.columns, p.most, strict=True)]
    return [(f"{name}.{column}", most) for name, column, most in named]


@pytest.mark.parametrize("key", meadhall.games())
def test_numbers_keep_their_shape_and_their_bounds_and_every_part_is_alive(key: str) -> None:
    parts, alive = set(), set()
    for players in meadhall.game(key).players:
        names = columns(meadhall.start(key, players, 1))
        seen = [
            told(m, seat) for n, m in enumerate(walk(key, players)) for seat in range(players) if (n + seat) % 3 == 0
        ]
        assert {len(found) for found in seen} == {len(names)}
        low, high = map(min, *seen), map(max, *seen)
        for (name, most), a, b in zip(names, low, high, strict=True):
            assert -most <= a <= b <= most, f"{name} for {players}: {a} to {b}, declared as {most}"
            parts.add(name.partition(".")[0])
            alive |= {name.partition(".")[0]} if a < b else set()
    assert parts - alive <= RARE.get(key, set())


def first_difference(key: str, players: int, openly: bool) -> str:
    """A number by which a seat could tell an imagined match from the real one; empty if there is none."""
    rng = Random(players)
    for n, m in enumerate(walk(key, players)):
        for seat in range(players) if n % EVERY == 0 else ():
            pairs = zip(columns(m), told(m, seat, openly), told(m.imagine(seat, rng), seat, openly), strict=True)
            found = next((name for (name, _), a, b in pairs if a != b), "")
            if found:
                return found
    return ""


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_numbers(key: str, players: int) -> None:
    assert first_difference(key, players, openly=False) == ""


@pytest.mark.parametrize("key", ["saga", "raiders", "wild", "odin"])
def test_all_laid_open_they_are_not(key: str) -> None:
    """So the test above would see a secret that is told."""
    assert first_difference(key, 3, openly=True) != ""


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_option_has_a_number_that_leads_back_to_it(key: str, players: int) -> None:
    game = meadhall.game(key)
    actions = Actions(game, players)
    assert len(set(actions.names)) == len(actions)
    for seat in range(players):
        back = [actions.number(actions.option(n, seat), seat) for n in range(len(actions))]
        assert back == list(range(len(actions)))
    for n, m in enumerate(walk(key, players)):
        for d in m.pending if n % EVERY == 0 else ():
            legal = actions.legal(m, d.seat)
            assert [actions.option(number, d.seat) for number in legal] == list(d.options)
        if n % EVERY == 0:
            assert [s for s in range(players) if actions.legal(m, s)] == sorted(d.seat for d in m.pending)


def test_options_name_seats_as_the_one_who_looks_counts_them() -> None:
    actions = Actions(meadhall.game("wild"), 3)
    number = actions.names.index("at:1:hall")  # the next one
    assert [actions.option(number, seat).id for seat in range(3)] == ["at:1:hall", "at:2:hall", "at:0:hall"]
    raiders = Actions(meadhall.game("raiders"), 3)
    number = raiders.names.index("play:night_raid:2:navy:fenrir")
    assert raiders.option(number, 2).id == "play:night_raid:1:navy:fenrir"
    clan = raiders.names.index("play:night_raid:arctic:navy")
    assert raiders.option(clan, 2).id == "play:night_raid:arctic:navy"
    assert not [name for name in raiders.names if name.startswith("play:night_raid:3")]


def rows(m: Match, seat: int, name: str) -> list[list[float]]:
    """One part, row by row."""
    at, found = 0, told(m, seat)
    for part in m.game.arrays.parts(m.players):
        if part.name == name:
            width = len(part.columns)
            return [found[at + width * i : at + width * (i + 1)] for i in range(part.rows)]
        at += part.size
    raise AssertionError(name)


def test_everybody_sees_themselves_first_and_then_clockwise() -> None:
    m = meadhall.start("raids", 3, 5)
    for _ in range(40):
        m.play(m.options[-1])
    seats = [rows(m, seat, "seats") for seat in range(3)]
    assert seats[0] == [seats[1][2], seats[1][0], seats[1][1]] == [seats[2][1], seats[2][2], seats[2][0]]
    assert len(set(map(tuple, seats[0]))) == 3
    assert m.decision is not None
    assert [row[0] for row in rows(m, 1, "asked")] == [float(seat == m.decision.seat) for seat in (1, 2, 0)]


def test_a_hand_is_counted_by_kind_for_its_owner_and_by_number_for_others() -> None:
    m = meadhall.start("raiders", 2, 5)
    own, other = rows(m, 0, "hand")
    held = len(m.state.hands[0]), len(m.state.hands[1])  # type: ignore[attr-defined]
    assert (sum(own[:-1]), own[-1], sum(other[:-1]), other[-1]) == (held[0], 0, 0, held[1])


def test_a_game_that_says_nothing_is_told_by_its_questions_and_points(tmp_path: Path) -> None:
    game: Any = meadhall.game(str(ROOT / "examples" / "brandubh.py"))
    assert type(game.arrays) is Arrays
    m = meadhall.start(game, 2, 1)
    assert [p.name for p in game.arrays.parts(2)][-3:] == ["points", "asked", "question"]
    assert len(told(m, 0)) == sum(p.size for p in game.arrays.parts(2)) and told(m, 0)[-3:] == [1, 0, 1]
