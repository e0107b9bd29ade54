"""The clock as data: no table, no store, no time of its own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.table.clock import (
    DAY,
    HOUR,
    LIFELINE,
    MINUTE,
    SECOND,
    SHOWN_WITHIN,
    Clock,
    Hand,
    Pace,
    Pause,
    disjoint,
    read_clock,
    read_pace,
    wound,
    write,
)

LIVE = Pace("live", 10 * MINUTE, 15 * SECOND)
SLOW = Pace("slow", DAY)


def lefts(clock: Clock, now: int) -> list[int]:
    return [hand.left_at(now) for hand in clock.hands]


def test_who_is_asked_pays_from_when_the_question_is_seen() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0)
    assert lefts(clock, 3 * SECOND) == [10 * MINUTE] * 2
    seen = clock.shown(0, 4 * SECOND)
    assert lefts(seen, 60 * SECOND) == [10 * MINUTE - 56 * SECOND, 10 * MINUTE]
    assert seen.shown(0, 90 * SECOND) == seen, "a page that says so again gains nothing"


def test_a_page_that_never_says_so_pays_from_ten_seconds_on() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0)
    assert lefts(clock, MINUTE)[0] == 10 * MINUTE - (MINUTE - SHOWN_WITHIN)
    assert clock.shown(0, 30 * SECOND) == clock


def test_all_who_are_asked_at_once_pay_at_once() -> None:
    clock = wound(LIVE, 3).turned({0, 2}, now=0)
    assert lefts(clock, 70 * SECOND) == [9 * MINUTE, 10 * MINUTE, 9 * MINUTE]
    clock = clock.answered(0, LIVE, {2}, 70 * SECOND).turned({2}, 70 * SECOND)
    assert lefts(clock, 130 * SECOND) == [9 * MINUTE + 15 * SECOND, 10 * MINUTE, 8 * MINUTE]


def test_a_turn_of_several_answers_gets_its_increment_once() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0)
    clock = clock.answered(0, LIVE, {0}, 40 * SECOND).turned({0}, 40 * SECOND)
    assert lefts(clock, 70 * SECOND)[0] == 9 * MINUTE, "it goes on at once: its own answer brought the question"
    clock = clock.answered(0, LIVE, {1}, 70 * SECOND).turned({1}, 70 * SECOND)
    assert lefts(clock, 70 * SECOND)[0] == 9 * MINUTE + 15 * SECOND


def test_what_the_table_answered_earns_nothing() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0).answered(0, LIVE, {1}, SECOND, earns=False)
    assert lefts(clock, SECOND)[0] == 10 * MINUTE


def test_in_a_slow_match_every_turn_has_its_day() -> None:
    clock = wound(SLOW, 2).turned({0}, now=0)
    clock = clock.answered(0, SLOW, {0}, 20 * HOUR).turned({0}, 20 * HOUR)
    assert lefts(clock, 20 * HOUR)[0] == 4 * HOUR + SHOWN_WITHIN, "one turn, one day"
    clock = clock.answered(0, SLOW, {1}, 21 * HOUR).turned({1}, 21 * HOUR)
    assert lefts(clock, 21 * HOUR) == [DAY, DAY]


def test_a_pause_stops_everything_and_going_on_begins_where_it_stood() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0).shown(0, 0).paused(Pause(1, MINUTE, "pizza"))
    assert clock.turned({0}, 5 * MINUTE).due(LIVE) is None
    assert lefts(clock, HOUR)[0] == 9 * MINUTE
    clock = clock.resumed().turned({0}, HOUR)
    assert lefts(clock, HOUR + SHOWN_WITHIN + MINUTE)[0] == 8 * MINUTE


def test_time_that_runs_out_costs_one_move_and_leaves_two_minutes() -> None:
    clock = wound(LIVE, 2).turned({0}, now=0).shown(0, 0)
    assert clock.due(LIVE) == 10 * MINUTE
    assert clock.out(10 * MINUTE - 1) == []
    assert clock.out(10 * MINUTE) == [0]
    late = clock.ran_out(0, LIVE)
    assert (late.hands[0].left, late.hands[0].outs, late.hands[0].helped) == (LIFELINE, 1, True)
    assert late.turned({0}, 11 * MINUTE).due(LIVE) is None, "nobody pays for what a bot thinks about"
    after = late.answered(0, LIVE, {1}, 11 * MINUTE)
    assert after.hands[0] == Hand(LIFELINE, None, 1), "and there is no increment for it"


def test_where_all_would_rather_wait_nothing_is_due() -> None:
    pace = Pace("live", MINUTE, 0, "wait")
    assert wound(pace, 2).turned({0}, now=0).due(pace) is None


def test_time_stands_at_night_and_on_days_off() -> None:
    night = ((22 * HOUR, 32 * HOUR), (46 * HOUR, 56 * HOUR))
    clock = wound(SLOW, 1).turned({0}, 20 * HOUR - SHOWN_WITHIN, {0: night})
    assert clock.due(SLOW) == 64 * HOUR, "two nights of ten hours on the way"
    assert lefts(clock, 31 * HOUR) == [22 * HOUR]
    away = wound(SLOW, 1).turned({0}, 20 * HOUR - SHOWN_WITHIN, {0: (*night, (30 * HOUR, 80 * HOUR))})
    assert away.hands[0].ends == 20 * HOUR + DAY + 58 * HOUR, "nights within days off count once"


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)).map(lambda t: (min(t), max(t)))), st.integers(0, 99))
def test_spans_made_disjoint_cover_the_same(spans: list[tuple[int, int]], at: int) -> None:
    found = disjoint(spans)
    assert any(a <= at < b for a, b in spans) == (sum(a <= at < b for a, b in found) == 1)


@given(st.integers(0, 500), st.integers(0, 100), st.lists(st.integers(0, 600), min_size=2, max_size=8))
def test_a_hand_ends_just_when_nothing_is_left(left: int, since: int, edges: list[int]) -> None:
    rests = disjoint(zip(sorted(edges)[::2], sorted(edges)[1::2], strict=False))
    hand = Hand(left, since, rests=rests)
    end = hand.ends
    assert end is not None
    assert hand.left_at(end) == 0
    assert hand.left_at(end - 1) > 0 or left == 0


@pytest.mark.parametrize("data", [LIVE, SLOW, wound(LIVE, 3).turned({1}, 5).paused(Pause(0, 6, "tea"))])
def test_what_is_written_is_read_again(data: Pace | Clock) -> None:
    assert (read_pace if isinstance(data, Pace) else read_clock)(write(data)) == data
