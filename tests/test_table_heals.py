"""Whatever fails, no table stops: thinkers that hang or die, a store that takes nothing, a lost task."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa

from meadhall.table import bot_seats, engine, hall
from meadhall.table.hall import Hall
from meadhall.table.line import Line, Priority, Turns
from meadhall.table.rows import MoveRow, Step, Stored, Unread, Unwritten
from meadhall.table.store import Store
from meadhall.table.table import Table
from meadhall.table.thinking import NoAnswer, Thinkers
from meadhall.table.when import now
from meadhall.table.workers import Thought
from tests.support import run_alone
from tests.table_kit import BOT, PERSON, STOCK, Onlooker, Told, bots_table, peoples_table, persons_table, reached, run
from tests.web_kit import DEAD

pytestmark = pytest.mark.live

log = logging.getLogger(__name__)
T = TypeVar("T")


@pytest.fixture
def mood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is written there is how bots think about Cups from then on."""
    path = tmp_path / "mood"
    path.write_text("")
    monkeypatch.setenv("CUPS_MOOD", str(path))
    return path


@pytest.fixture(autouse=True)
def quick_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "WATCH", 0.1)


def first_card(thought: Thought) -> str:
    return f"lay:{thought.imagined['state']['own']['hands'][thought.seat][0]}"


async def at_random(_: Thought) -> str:
    raise NoAnswer("a test wants any move")


# ── thinkers ─────────────────────────────────────────────────────────────────────────────────


def test_thinkers_that_hang_leave_no_table_dead(tmp_path: Path, mood: Path) -> None:
    async def body(hall: Hall) -> None:
        mood.write_text("hang")
        tables = [await persons_table(hall, seed) for seed in range(4)]
        await asyncio.gather(*(reached(table, lambda t: t.version == 1) for table in tables))
        mood.write_text("")
        for table in tables:
            await table.people.leave(0, "random")
        await asyncio.gather(*(reached(table, lambda t: t.over) for table in tables))

    run(tmp_path, Thinkers(2, STOCK, patience=1.5), body)


def test_workers_that_are_killed_all_the_time_only_slow_a_table_down(tmp_path: Path, mood: Path) -> None:
    mood.write_text("slow")
    thinkers = Thinkers(2, STOCK)

    async def body(hall: Hall) -> None:
        table = await bots_table(hall)
        killed: set[int] = set()
        async with asyncio.timeout(3 * DEAD):
            while not table.over:
                pids = {worker.pid for worker in thinkers.workers if worker.pid is not None} - killed
                for pid in pids if len(killed) < 4 else ():
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
                await asyncio.sleep(0.1)
        assert len(killed) >= 3

    run(tmp_path, thinkers, body)


def test_where_no_worker_comes_up_at_all_bots_still_move(tmp_path: Path, mood: Path) -> None:
    mood.write_text("die")
    thinkers = Thinkers(1, STOCK)

    async def body(hall: Hall) -> None:
        tables = [await persons_table(hall, seed) for seed in range(2)]
        await asyncio.gather(*(reached(table, lambda t: t.version == 1) for table in tables))
        assert thinkers.condition().failing
        mood.write_text("")
        assert (await tables[0].advice(0, "greedy")).startswith("lay:")
        assert not thinkers.condition().failing

    run(tmp_path, thinkers, body)


def test_a_bot_that_answers_nonsense_moves_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE", 0.01)

    async def nonsense(_: Thought) -> str:
        return "fly"

    async def crash(_: Thought) -> str:
        raise ZeroDivisionError

    async def body(hall: Hall) -> None:
        await reached(await bots_table(hall), lambda t: t.over)

    run(tmp_path / "a", Told(nonsense), body)
    run(tmp_path / "b", Told(crash), body)


def test_time_in_the_line_is_no_hang(tmp_path: Path, mood: Path, caplog: pytest.LogCaptureFixture) -> None:
    mood.write_text("slow")
    patience, thoughts = 5.0, 40  # of a fifth of a second each: many wait for longer than that
    thinkers = Thinkers(1, STOCK, patience)

    async def body(hall: Hall) -> None:
        tables = [await persons_table(hall, seed) for seed in range(thoughts)]
        await reached(tables[0], lambda t: t.version == 1)
        pid = thinkers.workers[0].pid
        assert thinkers.condition().queued > thoughts // 2
        await asyncio.gather(*(reached(table, lambda t: t.version == 1) for table in tables))
        assert thinkers.workers[0].pid == pid
        assert thinkers.condition().queued == 0

    with caplog.at_level(logging.WARNING):
        run(tmp_path, thinkers, body)
    assert [record.getMessage() for record in caplog.records] == []


# ── the store ────────────────────────────────────────────────────────────────────────────────


class Failing(Store):
    """A store that takes no move, or shows no table, as often as a test wants."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"sqlite:///{path / 'tables.sqlite'}")
        self.appends = 0
        self.reads = 0

    async def append(self, move: MoveRow, step: Step) -> None:
        if self.appends:
            self.appends -= 1
            raise Unwritten("no space left on device") if self.appends % 2 else OSError("input/output error")
        await super().append(move, step)

    async def table(self, table: str, last: int) -> Stored | None:
        if self.reads:
            self.reads -= 1
            raise OSError("input/output error")
        return await super().table(table, last)


def test_a_write_that_fails_is_tried_again_until_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE", 0.01)
    kept = Failing(tmp_path)

    async def body(hall: Hall) -> None:
        kept.appends = 5
        table = await bots_table(hall)
        await reached(table, lambda t: t.over)
        assert kept.appends == 0
        assert len(await kept.choices(table.id)) == table.version == 12

    run(tmp_path, Told(at_random), body, lambda _: kept)


def test_a_locked_database_stops_no_table_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "BUSY", 50)

    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, BOT], {"rounds": "5"}, 5, False)
        await reached(table, lambda t: t.version == 1)
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unwritten, match="locked"):
            await table.people.leave(0, "random")
        assert table.seats[0].bot is None
        decision = table.match.decision_of(0)
        assert decision is not None
        with pytest.raises(Unwritten, match="locked"):
            await table.play(0, decision.options[0].id, 1)
        assert table.version == 1
        other.execute("ROLLBACK")
        await table.people.leave(0, "random")
        await reached(table, lambda t: t.version >= 2)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(1)
        stood = table.version
        other.execute("ROLLBACK")
        other.close()
        assert stood < 20
        await reached(table, lambda t: t.over)

    run(tmp_path, Told(at_random), body)


class Small(Store):
    """A store on a disk of so many pages (or of as many as are used already)."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"sqlite:///{path / 'tables.sqlite'}")
        self.pages = 1_000_000

    async def write(self, work: Callable[[sa.Connection], T], about: str = "") -> T:
        def bounded(connection: sa.Connection) -> T:
            connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")
            return work(connection)

        return await super().write(bounded, about)


async def until_it_fails(act: Callable[[], Awaitable[object]]) -> None:
    for _ in range(50):
        await act()


async def fill_up(kept: Small, table: str) -> None:
    """Moves of another table, smaller and smaller, until not even the smallest finds room."""
    numbers = count(1)
    for size in (400, 100, 10, 0):
        number = next(numbers)
        with suppress(Unwritten):
            while True:
                row = MoveRow(table, number, 0, "", b"x" * size, b"", "", "", "")
                known = (await kept.changes([table]))[table]
                await kept.append(row, Step(table, known, number, False, False, now(), 0))
                number = next(numbers)
        numbers = count(number)


def test_a_full_disk_stops_no_table_for_good(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = Small(tmp_path)

    async def body(hall: Hall) -> None:
        table, other = await peoples_table(hall), await peoples_table(hall)
        kept.pages = 1
        with pytest.raises(Unwritten, match="full"):
            await until_it_fails(lambda: table.talk.say("Bo", 0, "x" * 400))
        await fill_up(kept, other.id)
        said = len(table.chat)
        for seat in range(2):
            await table.people.leave(seat, "random")  # a change that needs no more space
        await reached(table, lambda _: "could not move" in caplog.text)
        assert not table.over
        kept.pages = 1_000_000
        await reached(table, lambda t: t.over)
        found = await kept.table(table.id, 1)
        assert found is not None
        assert (found.table.version, len(found.chat)) == (12, said)

    run(tmp_path, Told(at_random), body, lambda _: kept)


def test_what_a_failure_log_says_of_the_store_names_no_seed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    seed = 987_654_321_987
    kept = Small(tmp_path)

    async def body(hall: Hall) -> None:
        kept.pages = 1
        with pytest.raises(Unwritten) as failed:
            await until_it_fails(lambda: hall.make("cups", [PERSON, BOT], {}, seed, False))
        log.error("a table could not be made", exc_info=failed.value)
        with pytest.raises(Unread) as failed_read:
            await kept.read(lambda connection: connection.execute(sa.text("SELECT :seed FROM x"), {"seed": seed}))
        log.error("a table could not be read", exc_info=failed_read.value)

    run(tmp_path, Told(at_random), body, lambda _: kept)
    assert "full" in caplog.text
    assert "no such table" in caplog.text
    assert str(seed) not in caplog.text


# ── the watchdog ─────────────────────────────────────────────────────────────────────────────


def test_a_table_on_a_bots_turn_that_nobody_asks_is_found_and_woken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def body(hall: Hall) -> None:
        table = await persons_table(hall)
        table._bots.forget_all()
        await reached(table, lambda t: t.version == 1)

    run(tmp_path, Told(at_random), body)
    assert "had stopped" in caplog.text


def test_a_table_that_could_not_be_read_at_the_start_goes_on_later(tmp_path: Path) -> None:
    async def never(_: Thought) -> str:
        await asyncio.sleep(3600)
        raise AssertionError

    made: list[str] = []
    kept = Failing(tmp_path)
    kept.reads = 2

    async def before(hall: Hall) -> None:
        made.append((await persons_table(hall)).id)

    async def after(hall: Hall) -> None:
        async with asyncio.timeout(DEAD):
            while made[0] not in hall._tables:
                await asyncio.sleep(0.01)
        await reached(hall._tables[made[0]], lambda t: t.version == 1)

    run(tmp_path, Told(never), before)
    run(tmp_path, Told(at_random), after, lambda _: kept)


# ── who comes first ──────────────────────────────────────────────────────────────────────────


def test_in_a_line_people_come_first_and_then_who_came_first() -> None:
    async def body() -> None:
        line: Line[str, None] = Line()
        line.join(Priority.BOTS, "b1")
        line.join(Priority.PEOPLE, "p1")
        gone = line.join(Priority.PEOPLE, "p2")
        line.join(Priority.BOTS, "b2")
        line.join(Priority.PEOPLE, "p3")
        gone.cancel()
        assert len(line) == 4
        served = [ticket.wanted for _ in range(4) if (ticket := line.next()) is not None]
        assert served == ["p1", "p3", "b1", "b2"]
        assert (len(line), line.waited, line.next()) == (0, 0.0, None)

    run_alone(body())


def test_turns_go_to_people_first_and_are_not_lost_when_somebody_goes_away() -> None:
    async def body() -> None:
        turns, order, done = Turns(1), [], asyncio.Event()

        async def go(name: str, priority: Priority) -> None:
            async with turns.take(priority):
                order.append(name)
                await done.wait()

        waiting = [asyncio.create_task(go(f"bots {n}", Priority.BOTS)) for n in range(3)]
        waiting.append(asyncio.create_task(go("people", Priority.PEOPLE)))
        await asyncio.sleep(0)  # by now all stand in line
        waiting[1].cancel()
        done.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["bots 0", "people", "bots 2"]
        await asyncio.wait_for(go("last", Priority.BOTS), DEAD)

    run_alone(body())


def test_a_persons_table_overtakes_a_crowd_of_bots(tmp_path: Path, mood: Path) -> None:
    mood.write_text("wait")
    thinkers = Thinkers(1, STOCK)

    async def body(hall: Hall) -> None:
        crowd = [await bots_table(hall, seed) for seed in range(20)]
        await reached(crowd[0], lambda _: thinkers.condition().queued == 39)  # and one is being thought about
        table = await persons_table(hall)
        await reached(table, lambda _: thinkers.condition().queued == 40)
        mood.write_text("slow")
        await reached(table, lambda t: t.version == 1)
        assert sum(table.version for table in crowd) <= 3

    run(tmp_path, thinkers, body)


def test_help_waits_for_bots_at_peoples_tables_and_bots_among_themselves_for_both(tmp_path: Path) -> None:
    thinkers = Told(at_random)

    async def body(hall: Hall) -> None:
        table = await persons_table(hall)
        await reached(table, lambda t: t.version == 1)
        with suppress(NoAnswer):
            await table.advice(0, "greedy")
        assert thinkers.priorities == [Priority.PEOPLE, Priority.HELP]
        await table.people.leave(0, "greedy")
        await reached(table, lambda t: t.over)
        assert set(thinkers.priorities[2:]) == {Priority.BOTS}

    run(tmp_path, thinkers, body)


def test_bots_alone_pause_while_nobody_looks(tmp_path: Path) -> None:
    made: list[str] = []

    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [BOT, BOT], {}, 5, False)
        made.append(table.id)
        await asyncio.sleep(0.3)
        assert (table.version, table.busy) == (0, False)
        looking = Onlooker()
        table.watch(looking)
        await reached(table, lambda t: t.version >= 2)
        table.unwatch(looking)
        await reached(table, lambda t: not t.busy)
        stood = table.version
        assert not table.over
        await asyncio.sleep(0.3)
        assert (table.version, table.busy) == (stood, False)

    async def after(hall: Hall) -> None:
        await asyncio.sleep(0.3)
        assert made[0] not in hall._tables
        table = await hall.table(made[0])
        table.watch(Onlooker())
        await reached(table, lambda t: t.over)

    async def slowly(_: Thought) -> str:
        await asyncio.sleep(0.05)
        raise NoAnswer("any move will do")

    run(tmp_path, Told(slowly), body)
    run(tmp_path, Told(at_random), after)


@pytest.mark.parametrize("leave", [lambda t: t.people.leave(0, "greedy"), lambda t: t.people.rename(0, "Bo")])
def test_a_seat_that_belongs_to_a_person_keeps_the_table_going(
    tmp_path: Path, leave: Callable[[Table], object]
) -> None:
    async def body(hall: Hall) -> None:
        table = await persons_table(hall)
        await leave(table)  # type: ignore[misc]  # a coroutine
        assert not table.paused
        await reached(table, lambda t: t.version >= 1)

    run(tmp_path, Told(at_random), body)
