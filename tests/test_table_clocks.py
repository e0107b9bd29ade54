"""Clocks at a table: kept with every move, the same in every hall, and nobody is thrown out."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from meadhall.table import halltime
from meadhall.table.clock import DAY, HOUR, LIFELINE, MINUTE, SECOND, Pace, Span
from meadhall.table.clocks import is_late
from meadhall.table.hall import Hall
from meadhall.table.halltime import HallTime
from meadhall.table.making import BadPace, TableLife
from meadhall.table.motions import Motion
from meadhall.table.seats import Declined, Seat, Wish
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers
from tests.support import run_alone
from tests.table_kit import BOT, PERSON, STOCK, SetTime, reached, run, store_in

LIVE = Pace("live", 10 * MINUTE, 15 * SECOND)
FRIEND = Wish("human")


async def clocked(hall: Hall, pace: Pace = LIVE, *others: Wish, game: str = "raids", room: bool = False) -> Table:
    """People at a table with a clock, all of whom have come."""
    wishes = [PERSON, *(others or (FRIEND,))]
    table = await hall.make(game, wishes, {}, 5, False, True, TableLife(pace, room))
    for seat, wish in enumerate(wishes):
        if wish.kind == "human":
            await table.gathering.come(seat, hall.secret)
    return table


def lefts(table: Table) -> list[int]:
    assert table.clocks.clock is not None
    return [hand.left_at(table.time.now()) for hand in table.clocks.clock.hands]


def decider(table: Table) -> int:
    return table.match.pending[0].seat


async def move(table: Table, at: int = 0) -> int:
    """Whoever is asked chooses something."""
    decision = table.match.pending[0]
    await table.play(decision.seat, decision.options[at].id, table.version)
    return decision.seat


def test_time_runs_for_who_is_asked_and_is_kept_with_the_move(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        first = decider(table)
        await table.clocks.shown(first)
        time.pass_(90)
        left = lefts(table)
        assert (left[first], left[1 - first]) == (8.5 * MINUTE, 10 * MINUTE)
        while decider(table) == first:
            await move(table)
        assert lefts(table)[first] == 8.5 * MINUTE + 15 * SECOND

    async def after(hall: Hall) -> None:
        (id,) = await hall._store.all_tables()
        assert sorted(lefts(await hall.table(id))) == [8.5 * MINUTE + 15 * SECOND, 10 * MINUTE]

    run(tmp_path, Thinkers(1, STOCK), body, time=time)
    run(tmp_path, Thinkers(1, STOCK), after, time=time)


def test_undo_gives_back_what_has_run_since(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        first = decider(table)
        await table.clocks.shown(first)
        time.pass_(60)
        while decider(table) == first:
            await move(table)
        time.pass_(10 + 120)
        assert lefts(table)[1 - first] == 8 * MINUTE
        await table.wishes.take_back(first, table.version)
        assert lefts(table)[1 - first] == 10 * MINUTE, "nobody pays for a move that was taken back"
        assert lefts(table)[first] == 9 * MINUTE, "neither is it a way to think for ever, nor to earn an increment"

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_who_runs_out_of_time_is_helped_once_and_thrice_makes_a_bot_sit_in(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        late = decider(table)
        for turn in (1, 2):
            version = table.version
            time.pass_(11 * 60)
            await hall._ring()
            await reached(table, lambda t, v=version: t.version > v)  # type: ignore[misc]
            assert table.clocks.clock is not None
            hand = table.clocks.clock.hands[late]
            assert (hand.outs, hand.left, table.seats[late].bot) == (turn, LIFELINE, None)
            assert is_late(table.log[version])
            while decider(table) != late:
                await move(table)
        assert not table.undo(late).moment, "what a bot did because time was out stands"
        time.pass_(11 * 60)
        await hall._ring()
        assert table.seats[late].bot is not None
        await table.people.back(late)
        assert table.seats[late].decides

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_a_time_that_is_out_is_dealt_with_once_however_often_one_looks(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        time.pass_(11 * 60)
        await asyncio.gather(*(table.ring(hall.secret) for _ in range(4)), hall._ring())
        assert table.clocks.clock is not None
        assert sum(hand.outs for hand in table.clocks.clock.hands) == 1

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_a_table_that_nobody_looks_at_is_helped_too(tmp_path: Path) -> None:
    time = SetTime()

    async def before(hall: Hall) -> None:
        await clocked(hall, Pace("slow", DAY))

    async def after(hall: Hall) -> None:
        (id,) = await hall._store.all_tables()
        await hall._ring()
        assert id not in hall._tables
        time.pass_(86400 + 11)
        await hall._ring()
        await reached(hall._tables[id], lambda t: t.version == 1)

    run(tmp_path, Thinkers(1, STOCK), before, time=time)
    run(tmp_path, Thinkers(1, STOCK), after, time=time)


def test_where_a_bot_shall_take_over_it_does_so_the_first_time(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall, Pace("live", MINUTE, 0, "bot"))
        late = decider(table)
        time.pass_(71)
        await hall._ring()
        assert table.seats[late].bot is not None
        await reached(table, lambda t: t.version > 0)

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_a_pause_is_for_everybody_and_anybody_ends_it(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, FRIEND, BOT)
        mover = decider(table)
        await table.clocks.rest(1, "Pizza is here.")
        assert table.paused
        time.pass_(3600)
        assert lefts(table)[:2] == [10 * MINUTE] * 2
        if table.seats[mover].decides:
            with pytest.raises(Declined, match="declined-paused"):
                await move(table)
        await table.clocks.go_on()
        assert not table.paused

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_clocks_do_not_run_while_the_hall_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outside = [5_000_000.0]
    monkeypatch.setattr(halltime, "_outside", lambda connection: outside[0])

    async def body() -> None:
        store = store_in(tmp_path)
        await store.open()
        first = HallTime(store)
        await first.beat()
        began = first.now()
        outside[0] += 5
        await first.beat()
        assert first.now() - began == pytest.approx(5000, abs=900)
        outside[0] += 7200  # nobody is there
        second = HallTime(store)
        await second.beat()
        assert second.now() - began == pytest.approx(5000, abs=900)
        outside[0] -= 3600  # somebody has set the clock back
        await second.beat()
        assert second.now() - began == pytest.approx(5000, abs=900)
        await store.close()

    run_alone(body())


def test_quiet_hours_of_a_person_keep_their_time(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall, Pace("slow", DAY))
        asked = decider(table)

        def nights(seat: Seat, now: int) -> tuple[Span, ...]:
            return ((now, now + 10 * HOUR),) if seat.number == 1 - asked else ()

        table.clocks.rests = nights
        while decider(table) == asked:
            await move(table)
        due = table.row.due
        assert due is not None
        assert due - time.now() == DAY + 10 * HOUR

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_only_people_who_wait_for_each_other_have_clocks(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        alone = await hall.make("raids", [PERSON, BOT], {}, 5, False, False, TableLife(LIVE))
        assert alone.clocks.clock is None
        with pytest.raises(BadPace):
            await hall.make("raids", [PERSON, FRIEND], {}, None, False, False, TableLife(Pace("live", SECOND)))

    run(tmp_path, Thinkers(1, STOCK), body)


# ── what people agree to ─────────────────────────────────────────────────────────────────────


def test_all_agree_to_end_it_and_it_ends_without_a_result(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, FRIEND, FRIEND)
        await table.motions.put(0, "end")
        await move(table)
        await table.motions.answer(1, True)
        assert not table.over
        assert table.motions.asked == [2]
        await table.motions.answer(2, True)
        assert table.over
        assert table.match.result is None
        with pytest.raises(Declined, match="declined-over"):
            await move(table)

    async def after(hall: Hall) -> None:
        (id,) = await hall._store.all_tables()
        table = await hall.table(id)
        assert table.over
        assert table.row.due is None
        assert not table.wake_bots()

    run(tmp_path, Thinkers(1, STOCK), body)
    run(tmp_path, Thinkers(1, STOCK), after)


def test_one_no_is_enough_and_is_not_asked_again_at_once(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, FRIEND, FRIEND)
        await table.motions.put(0, "end")
        await table.motions.answer(2, False)
        assert table.motions.open is None
        with pytest.raises(Declined, match="declined-refused-before"):
            await table.motions.put(0, "end")
        await table.motions.put(1, "end")
        assert table.motions.open == Motion("end", 1)

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_live_match_becomes_slow_when_all_agree(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        await table.motions.put(0, "slow")
        assert table.clocks.pace == LIVE
        await table.motions.answer(1, True)
        assert table.clocks.pace == Pace("slow", DAY)
        assert lefts(table) == [DAY, DAY]

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_bot_sits_in_for_who_is_away_and_for_nobody_who_is_here(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, FRIEND, FRIEND)
        hall.company.report(table.id, {0: 1, 2: 1})
        with pytest.raises(Declined, match="declined-is-here"):
            await table.motions.put(0, "sit-in", 2)
        await table.motions.put(0, "sit-in", 1)
        hall.company.report(table.id, {0: 1, 1: 1, 2: 1})
        assert table.motions.open is None, "back in time"
        hall.company.report(table.id, {0: 1, 2: 1})
        await table.motions.answer(2, True)
        assert table.seats[1].bot is not None
        await table.people.back(1)
        assert table.seats[1].decides

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_seat_that_was_given_up_is_nobodys(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await clocked(hall)
        key, owner = table.seats[1].key(hall.secret), (await hall.identities.make("now"))[0]
        table.seats[1].owner = owner
        await table.people.give_up(1, "greedy", hall.secret)
        seat = table.seats[1]
        assert (seat.kind, seat.quitter, seat.owner, seat.key_hash) == ("bot", owner, None, None)
        assert seat.key(hall.secret) != key
        rows = await hall._store.read(lambda c: c.execute(sa.text("SELECT quitter FROM seats ORDER BY seat")).all())
        assert [row[0] for row in rows] == [None, owner]

    run(tmp_path, Thinkers(1, STOCK), body)


# ── the waiting room ─────────────────────────────────────────────────────────────────────────


def test_a_waiting_room_counts_down_once_all_are_ready(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, FRIEND, BOT, room=True)
        assert not table.dealt
        for seat in (0, 1):
            await table.gathering.be_ready(seat, True)
        time.pass_(4)
        await hall._ring()
        assert not table.dealt
        await table.gathering.be_ready(1, False)  # wait a moment
        time.pass_(60)
        await hall._ring()
        assert not table.dealt
        await table.gathering.be_ready(1, True)
        await table.people.rename(0, "Astrid")
        time.pass_(5)
        await hall._ring()
        assert table.dealt

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_who_was_ready_is_asked_anew_when_it_is_to_be_played_otherwise(tmp_path: Path) -> None:
    time = SetTime()

    async def body(hall: Hall) -> None:
        table = await clocked(hall, LIVE, game="cups", room=True)
        slow, three, five = Pace("slow", DAY), {"rounds": "3"}, {"rounds": "5"}

        async def all_say_so() -> list[bool]:
            for seat in (0, 1):
                await table.gathering.be_ready(seat, True)
            return [seat.ready for seat in table.seats]

        assert await all_say_so() == [True, True]
        await table.gathering.settle(LIVE, three)
        assert [seat.ready for seat in table.seats] == [True, True], "nothing has changed"
        for pace, options in ((slow, three), (slow, five)):
            assert await all_say_so() == [True, True]
            await table.gathering.settle(pace, options)
            assert [seat.ready for seat in table.seats] == [False, False]
            time.pass_(60)
            await hall._ring()
            assert not table.dealt, "nobody has said yes to this"
        await all_say_so()
        time.pass_(5)
        await hall._ring()
        assert table.dealt
        assert json.loads(table.row.options) == five

    run(tmp_path, Thinkers(1, STOCK), body, time=time)


def test_the_count_survives_a_restart_and_the_host_need_not_wait(tmp_path: Path) -> None:
    time = SetTime()

    async def before(hall: Hall) -> None:
        for _ in range(2):
            table = await clocked(hall, room=True)
            for seat in (0, 1):
                await table.gathering.be_ready(seat, True)

    async def after(hall: Hall) -> None:
        one, other = await hall._store.all_tables()
        table = await hall.table(one)
        await table.gathering.begin("greedy", hall.secret)
        assert table.dealt
        assert all(seat.decides for seat in table.seats)
        time.pass_(6)
        await hall._ring()
        assert (await hall.table(other)).dealt

    run(tmp_path, Thinkers(1, STOCK), before, time=time)
    run(tmp_path, Thinkers(1, STOCK), after, time=time)


def test_a_slow_match_goes_on_for_a_week_and_waits_for_nobody_longer_than_a_day(tmp_path: Path) -> None:
    """Two people look in when they can; the hall is opened anew in the middle; then one stays away."""
    time, rng = SetTime(), Random(7)

    async def play(hall: Hall, days: float) -> Table:
        (id,) = await hall._store.all_tables()
        table, end = await hall.table(id), time.now() + days * DAY
        while time.now() < end and not table.over:
            time.pass_(rng.uniform(2, 20) * 3600)
            await hall._ring()
            seat = decider(table)
            while not table.over and decider(table) == seat:
                await move(table)
        return table

    async def monday(hall: Hall) -> None:
        await clocked(hall, Pace("slow", DAY), game="raids")
        await play(hall, 3)

    async def saturday(hall: Hall) -> None:
        table = await play(hall, 4)
        assert not table.over, "a match of Raids is longer than that"
        assert not any(is_late(moved) for moved in table.log)
        away, version = decider(table), table.version
        time.pass_(25 * 3600)
        await hall._ring()
        await reached(table, lambda t: t.version > version)
        assert is_late(table.log[version])
        assert table.seats[away].decides, "a day is lost, not the seat"

    run(tmp_path, Thinkers(1, STOCK), monday, time=time)
    run(tmp_path, Thinkers(1, STOCK), saturday, time=time)
