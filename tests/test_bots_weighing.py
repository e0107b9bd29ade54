"""What every option of a question is worth, as reviews, hints and puzzles ask for it."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

import meadhall
from meadhall.bots.bot import Insight
from meadhall.bots.search import Budget, Weighed, field, look, weigh
from meadhall.core.match import Match
from tests import cups
from tests.cups import BOAST, HUSH


def weighed(m: Match, seat: int, budget: Budget, luck: int = 1) -> list[Weighed]:
    known = Insight(m, seat, Random(luck))
    return weigh(known, known.options, budget)


def at_the_boast() -> tuple[Match, int]:
    """A match at its last question, where whoever laid the highest card may boast."""
    m = meadhall.start(cups.GAME, 2, 1)
    while m.pending[0].kind == "lay":
        m.play(m.pending[0].options[0])
    return m, m.pending[0].seat


def test_what_is_given_up_against_the_best_is_told_for_every_option() -> None:
    m = meadhall.start("raids", 2, 5)
    found = weighed(m, m.pending[0].seat, Budget(passes=12))
    assert {one.option for one in found} == set(m.options)
    assert found[0].behind == 0 and [one.behind for one in found] == sorted(one.behind for one in found)
    for one in found:
        assert one.passes == 12 and 0 <= one.share <= 1
        assert one.behind == pytest.approx(found[0].share - one.share)
    assert any(0 < one.unsure < inf for one in found)


def test_the_same_luck_for_all_tells_a_difference_that_is_certain() -> None:
    m, seat = at_the_boast()
    found = {one.option: one for one in weighed(m, seat, Budget(passes=4))}
    assert set(found) == {BOAST, HUSH}
    assert all(one.unsure == 0 for one in found.values()), "whether to boast changes no luck"


def test_passes_make_it_repeatable_and_one_alone_tells_nothing_of_errors() -> None:
    m = meadhall.start(cups.GAME, 2, 1)
    assert weighed(m, 0, Budget(passes=3)) == weighed(m, 0, Budget(passes=3))
    assert len({str(weighed(m, 0, Budget(passes=3), luck)) for luck in range(9)}) > 1
    assert all(one.error == inf for one in weighed(m, 0, Budget(passes=1)))


def test_who_cancels_gets_what_is_known_by_then() -> None:
    m = meadhall.start("raids", 2, 5)
    seat = m.pending[0].seat
    assert weighed(m, seat, Budget(passes=9, cancelled=lambda: True)) == []
    asked = iter(range(10_000))
    found = weighed(m, seat, Budget(passes=9, cancelled=lambda: next(asked) > 3 * len(m.options)))
    assert {one.passes for one in found} == {2}, "a pass that was broken off does not count"


def test_time_ends_it_too() -> None:
    m = meadhall.start("raids", 2, 5)
    assert weighed(m, m.pending[0].seat, Budget(ms=0)) == []
    assert weighed(m, m.pending[0].seat, Budget(ms=200))[0].passes > 0


def test_alone_points_are_told() -> None:
    m = meadhall.start("odin", 1, 3)
    known = Insight(m, 0, Random(1))
    found = weigh(known, field(look(known), known)[:2], Budget(passes=2))
    assert len(found) == 2
    assert all(one.share == one.points and 40 < one.points < 160 for one in found), "played to the end"
