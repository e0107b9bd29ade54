"""Several halls on one PostgreSQL: any of them may take a move, and everybody sees the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from meadhall.games import find
from meadhall.table import desk, engine
from meadhall.table import hall as hall_module
from meadhall.table import jobs as jobs_module
from meadhall.table.alone import Overtaken
from meadhall.table.clock import MINUTE, SECOND, Pace
from meadhall.table.desk import Desk
from meadhall.table.hall import Elsewhere, Hall
from meadhall.table.jobs import Jobs
from meadhall.table.labour import Labour
from meadhall.table.line import Priority
from meadhall.table.making import TableLife
from meadhall.table.migrate import latest
from meadhall.table.post import Post
from meadhall.table.schema import metadata, tables
from meadhall.table.seats import Declined, Wish
from meadhall.table.shelf import Shelf
from meadhall.table.store import Store
from meadhall.table.thinking import Thinkers
from meadhall.table.workers import Thought
from tests.support import run_alone
from tests.table_kit import BOT, PERSON, STOCK, Onlooker, peoples_table, persons_table, reached
from tests.web_kit import CUPS, DEAD

pytestmark = [pytest.mark.postgres, pytest.mark.live]

SECRET = b"x" * 32


def make_hall(url: str) -> Hall:
    store, shelf = Store(url), Shelf(STOCK)
    post = Post(store)
    return Hall(shelf, store, Desk(store, post, shelf), SECRET, post)


def together(url: str, count: int, body: Callable[[list[Hall]], Awaitable[None]], workers: int = 0) -> None:
    """So many halls, and workers, in one process: what they know of each other they know through the database."""

    async def whole() -> None:
        halls = [make_hall(url) for _ in range(count)]
        labours = [Labour(url, STOCK, 1) for _ in range(workers)]
        for hall in halls:
            await hall.open()
        for labour in labours:
            await labour.open()
        try:
            async with asyncio.timeout(DEAD):
                while any(len(hall.company) < count for hall in halls):
                    await asyncio.sleep(0.02)
                await body(halls)
        finally:
            for labour in labours:
                await labour.close()
            for hall in halls:
                await hall.close()

    run_alone(whole())


def test_the_store_there_is_what_the_program_says_it_is(database: str) -> None:
    store = Store(database)
    store.prepare()
    store.prepare()
    assert store.form() == latest()
    with sa.create_engine(database).begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_who_opens_while_another_brings_the_store_up_to_date_waits_for_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY", 200)
    other = engine.connect(engine.read_url(database))
    with ThreadPoolExecutor(1) as thread:
        with other.begin() as connection:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('meadhall upgrade'))")
            opening = thread.submit(Store(database).prepare)
            with pytest.raises(TimeoutError):
                opening.result(1.0)
        opening.result(DEAD)
    other.dispose()


def test_a_move_in_one_hall_is_seen_in_the_other_and_any_may_move_next(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        first, second = halls
        table = await peoples_table(first)
        other = await second.table(table.id)
        eyes = Onlooker()
        other.watch(eyes)
        table.watch(Onlooker())
        for number in range(6):
            mover = (table, other)[number % 2]
            decision = mover.match.pending[0]
            await mover.play(decision.seat, decision.options[0].id, mover.version)
            await reached(table, lambda t, n=number: t.version == n + 1)  # type: ignore[misc]
            await reached(other, lambda t, n=number: t.version == n + 1)  # type: ignore[misc]
        assert (eyes.seen, eyes.resets) == ([1, 2, 3, 4, 5, 6], 0)
        assert table.match.snapshot() == other.match.snapshot()

    together(database, 2, body)


def test_two_who_answer_at_once_in_two_halls_are_both_heard(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        table = await peoples_table(halls[0])
        other = await halls[1].table(table.id)
        other.watch(Onlooker())
        table.watch(Onlooker())
        mine, theirs = table.match.decision_of(0), other.match.decision_of(1)
        assert mine is not None
        assert theirs is not None
        await asyncio.gather(table.play(0, mine.options[0].id, 0), other.play(1, theirs.options[0].id, 0))
        await reached(table, lambda t: t.version == 2)
        await reached(other, lambda t: t.version == 2)

    together(database, 2, body)


def test_who_was_taken_for_gone_and_is_not_is_seen_again_with_all_their_pages(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        one, other = (hall.company for hall in halls)
        other.report("a table", {0: 1})

        async def seen() -> None:
            async with asyncio.timeout(DEAD):
                while one.pages("a table") != {0: 1}:
                    await asyncio.sleep(0.05)

        await seen()
        one._forget(halls[1]._store.name)  # as if it had not been heard of for a while
        assert one.pages("a table") == {}
        await seen()

    together(database, 2, body)


def test_the_same_question_is_answered_once_however_many_halls_are_asked(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        table = await peoples_table(halls[0])
        others = [await hall.table(table.id) for hall in halls]
        decision = table.match.decision_of(0)
        assert decision is not None
        plays = [other.play(0, option.id, 0) for other, option in zip(others, decision.options, strict=False)]
        outcomes = await asyncio.gather(*plays, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert {type(outcome) for outcome in outcomes if outcome is not None} <= {Declined, Overtaken}
        assert {outcome.code for outcome in outcomes if isinstance(outcome, Declined)} == {"stale"}

    together(database, 3, body)


def test_whoever_missed_an_undo_does_not_move_on_from_before_it(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        table = await peoples_table(halls[0])
        table.watch(Onlooker())
        other = await halls[1].table(table.id)
        await halls[1]._post.close()  # deaf from now on
        for chore in halls[1]._chores:
            chore.cancel()
        mine, theirs = table.match.decision_of(0), other.match.decision_of(1)
        assert mine is not None
        assert theirs is not None
        await table.play(0, mine.options[0].id, 0)
        await other._catch_up()
        await table.wishes.take_back(0, 1)
        await table.play(0, mine.options[1].id, 0)
        assert other.version == table.version == 1, "as many moves, but not the same"
        await other.play(1, theirs.options[0].id, 1)
        await reached(table, lambda t: t.version == 2)
        assert table.match.snapshot() == other.match.snapshot()
        assert (await halls[0]._store.choices(table.id))[0] == (0, mine.options[1].id)

    together(database, 2, body)


@pytest.mark.parametrize("grace", [hall_module.LONG_GRACE, 0.0], ids=["each its own", "both all of them"])
def test_bots_of_all_halls_are_thought_for_by_workers(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, grace: float
) -> None:
    """Also where two halls ask the same bots, as they do when workers are late: each moves once, and all go on."""
    monkeypatch.setattr(hall_module, "GRACE", grace)
    monkeypatch.setattr(hall_module, "LONG_GRACE", grace)
    monkeypatch.setattr(hall_module, "HELD", grace)

    async def body(halls: list[Hall]) -> None:
        tables = [await halls[n % 2].make("cups", [PERSON, BOT, BOT], {}, n, False) for n in range(6)]
        eyes = [Onlooker() for _ in tables]  # a table that nobody looks at stands still once its hall has let it go
        for n, table in enumerate(tables):
            table.watch(eyes[n])
            await table.people.leave(0, "greedy")
            await halls[1 - n % 2].table(table.id)
        await asyncio.gather(*(reached(table, lambda t: t.over) for table in tables))
        for seen, table in zip(eyes, tables, strict=True):
            assert (seen.seen, seen.resets) == (list(range(1, table.version + 1)), 0)
        assert await Jobs(halls[0]._store).waiting() == (0, 0.0)

    together(database, 2, body, workers=2)
    assert "at random" not in caplog.text


def test_what_a_worker_answers_is_what_the_bot_would_do(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        table = await peoples_table(halls[0])
        thought = Thought("cups", "greedy", 0, table.match.imagine(0, Random(1)).snapshot(), 7)
        here = Thinkers(1, STOCK)
        expected = await here.submit(Priority.PEOPLE, thought)
        here.close()
        assert await halls[0].thinkers.submit(Priority.PEOPLE, thought) == expected
        assert halls[0].thinkers.condition().workers == 1

    together(database, 1, body, workers=1)


def test_a_table_that_a_newer_hall_has_moved_is_handed_on_by_the_older(database: str) -> None:
    class Newer(type(find(CUPS))):  # type: ignore[misc]
        version = "2"

        def upgrade(self, data: dict[str, Any], to: str) -> dict[str, Any]:
            return {**data, "rules": to}

    class Page(Onlooker):
        sent_away = False

        def gone(self) -> None:
            self.sent_away = True

    async def body(halls: list[Hall]) -> None:
        old, new = halls
        new.shelf._games["cups"] = Newer()
        table = await peoples_table(old)
        page = Page()
        table.watch(page)
        async with asyncio.timeout(DEAD):
            while not old.company.reads("cups", "2"):
                await asyncio.sleep(0.05)
        renewed = await new.table(table.id)
        renewed.watch(Onlooker())
        decision = renewed.match.pending[0]
        await table.play(decision.seat, decision.options[0].id, 0)  # the older may go on, and the newer follows it,
        await reached(renewed, lambda t: t.version == 1)
        decision = renewed.match.pending[0]
        await renewed.play(decision.seat, decision.options[0].id, 1)  # until the newer has moved
        await reached(table, lambda t: t.closed)
        assert page.sent_away
        with pytest.raises(Elsewhere):
            await old.table(table.id)
        assert renewed.version == 2

    together(database, 2, body)


def test_where_no_worker_comes_bots_move_all_the_same(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "UNSERVED", 1.0)

    async def body(halls: list[Hall]) -> None:
        table = await persons_table(halls[0])
        await reached(table, lambda t: t.version == 1)
        assert halls[0].thinkers.condition().failing

    together(database, 1, body)


@pytest.mark.parametrize("ahead", [0, 3600], ids=["same clock", "clock ahead"])
def test_when_a_hall_is_gone_another_goes_on_with_its_bots(database: str, ahead: int) -> None:
    async def body(halls: list[Hall]) -> None:
        table = await halls[0].make("cups", [PERSON, BOT], {"rounds": "5"}, 5, False)
        await table.people.leave(0, "greedy")
        await reached(table, lambda t: t.version >= 2)
        stood = table.version
        # As if it had been killed: nothing is said, nothing is finished.
        for task in (*halls[0]._chores, *table._tasks):
            task.cancel()
        halls[0]._tables.clear()
        halls[0].company._beating.cancel()  # type: ignore[union-attr]
        later = (datetime.now(UTC) + timedelta(seconds=ahead)).isoformat(timespec="milliseconds")
        await halls[1]._store.write(lambda connection: connection.execute(tables.update().values(changed=later)))
        async with asyncio.timeout(DEAD):
            while (await halls[1]._store.table(table.id, 1)).table.version <= stood + 1:  # type: ignore[union-attr]
                await asyncio.sleep(0.05)

    together(database, 2, body, workers=1)


def test_a_worker_goes_on_whatever_it_fails_at(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take, faults = Jobs.take, iter([RuntimeError("something that nobody thought of")])

    async def fails_once(jobs: Jobs, *more: Any) -> Any:
        for fault in faults:
            raise fault
        return await take(jobs, *more)

    monkeypatch.setattr(Jobs, "take", fails_once)

    async def body(halls: list[Hall]) -> None:
        table = await peoples_table(halls[0])
        thought = Thought("cups", "greedy", 0, table.match.imagine(0, Random(1)).snapshot(), 7)
        assert await halls[0].thinkers.submit(Priority.PEOPLE, thought)

    together(database, 1, body, workers=1)
    assert next(faults, None) is None


def test_a_job_whose_worker_is_lost_is_done_by_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        monkeypatch.setattr(jobs_module, "LEASE", 600.0)
        store = Store(database)
        await store.open()
        jobs = Jobs(store)
        id = await jobs.put("think", "a", Priority.PEOPLE, b"x")
        assert await jobs.put("think", "a", Priority.PEOPLE, b"y") == id
        later = await jobs.put("think", "b", Priority.BOTS, b"z")
        job = await jobs.take("lost", ["think"])
        assert job is not None
        assert (job.id, job.asked, job.tries) == (id, b"x", 1)
        assert await jobs.take("other", ["guess"]) is None
        next_ = await jobs.take("other", ["think"])
        assert next_ is not None
        assert next_.id == later
        await jobs.keep("other", [later])
        assert await jobs.take("other", ["think"]) is None
        monkeypatch.setattr(jobs_module, "LEASE", 0.5)
        await jobs.keep("lost", [id])  # and never again
        async with asyncio.timeout(DEAD):
            while (again := await jobs.take("third", ["think"])) is None:
                await asyncio.sleep(0.1)
        assert (again.id, again.tries) == (id, 2)
        await jobs.finish("lost", id, "too late", None)
        assert (await jobs.outcomes([id]))[0].answer is None
        await jobs.finish("third", id, "done", None)
        assert (await jobs.outcomes([id]))[0].answer == "done"
        await store.close()

    run_alone(body())


def test_time_that_runs_out_is_helped_once_though_every_hall_looks(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        life = TableLife(Pace("live", MINUTE))
        table = await halls[0].make("cups", [PERSON, Wish("human")], {}, 5, False, True, life)
        for seat in (0, 1):
            await table.gathering.come(seat, halls[0].secret)
        others = [await hall.table(table.id) for hall in halls]
        for other in others:
            other.watch(Onlooker())
        ahead = halls[0].time.now() + 2 * MINUTE
        for hall in halls:  # as if two minutes had passed everywhere
            set_time(hall, ahead)
        await asyncio.gather(*(hall._ring() for hall in halls), *(hall._ring() for hall in halls))
        await asyncio.gather(*(reached(other, lambda t: t.version >= 2) for other in others))
        clocks = [other.clocks.clock for other in others]
        assert [hand.outs for clock in clocks if clock for hand in clock.hands] == [1, 1] * len(halls)

    together(database, 3, body, workers=1)


def test_halls_agree_on_the_time_and_on_when_nobody_was_there(database: str) -> None:
    async def body(halls: list[Hall]) -> None:
        for hall in halls:
            await hall.time.beat()
        assert abs(halls[0].time.now() - halls[1].time.now()) < SECOND
        began = halls[0].time.now()
        gone = "UPDATE hall SET value = '[' || (value::json->>0)::float - 3600 || ', 0]' WHERE name = 'time'"
        await halls[0]._store.write(lambda connection: connection.execute(sa.text(gone)) and None)
        await asyncio.gather(*(hall.time.beat() for hall in halls))
        for hall in halls:
            assert hall.time.now() - began < MINUTE, "an hour in which nobody was there does not count"

    together(database, 2, body)


def set_time(hall: Hall, now: int) -> None:
    hall.time.now = lambda: now  # type: ignore[method-assign]
