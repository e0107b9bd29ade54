"""A line of jobs in the database itself: halls put them there, workers on any machine take them.

Who takes a job has it for a few seconds and keeps saying that it still works on it; who dies loses nothing, since
the job is free again after that. The database's own clock decides, so that nobody else's has to be right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from meadhall.table import signals
from meadhall.table.line import Priority
from meadhall.table.schema import jobs
from meadhall.table.store import Store

LEASE = 3.0  #: seconds for which a job is its worker's
TRIES = 4  #: workers that may be lost over one job before it is given up
KEPT = 30.0  #: seconds for which an answer can be read

_NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Double)
_WAITING = sa.and_(jobs.c.done_at.is_(None), jobs.c.free_at <= _NOW)
_TELL = sa.text("SELECT pg_notify(:channel, :words)")


class Job(NamedTuple):
    """Something to be done."""

    id: int
    kind: str
    asked: bytes
    tries: int


class Outcome(NamedTuple):
    """What came of a job; neither of both: nothing yet."""

    id: int
    answer: str | None
    fault: str | None


class Jobs:
    """The line of one database. Of all jobs about the same thing there is one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ── for who wants something done ─────────────────────────────────────────────────────────

    async def put(self, kind: str, about: str | None, priority: Priority, asked: bytes) -> int:
        """Into the line; the number of the job, which may be there already."""
        row = {"kind": kind, "about": about, "priority": int(priority), "asked": asked, "tries": 0, "free_at": 0.0}
        wanted = insert(jobs).values(since=_NOW, **row)
        # An update that changes nothing: else nothing would be returned of a job that is there.
        same = wanted.on_conflict_do_update(index_elements=["about"], set_={"about": about}).returning(jobs.c.id)

        def work(connection: sa.Connection) -> int:
            id: int = connection.execute(same).scalar_one()
            connection.execute(_TELL, {"channel": signals.WORKERS, "words": ""})
            return id

        return await self._store.write(work)

    async def outcomes(self, ids: Sequence[int]) -> list[Outcome]:
        """What is known of these jobs; of one that is not there, nothing."""
        query = sa.select(jobs.c.id, jobs.c.answer, jobs.c.fault).where(jobs.c.id.in_(ids))
        return await self._store.read(lambda connection: [Outcome(*row) for row in connection.execute(query)])

    async def waiting(self) -> tuple[int, float]:
        """How many wait, and for how many seconds the first has waited."""
        query = sa.select(sa.func.count(), _NOW - sa.func.min(jobs.c.since)).where(_WAITING)
        count, since = await self._store.read(lambda connection: connection.execute(query).one())
        return count, float(since or 0.0)

    # ── for who does it ──────────────────────────────────────────────────────────────────────

    async def take(self, worker: str, kinds: Sequence[str]) -> Job | None:
        """The most urgent job of these kinds, for a while; None: there is none."""
        first = (
            sa.select(jobs.c.id)
            .where(_WAITING, jobs.c.kind.in_(kinds))
            .order_by(jobs.c.priority, jobs.c.id)
            .limit(1)
            .with_for_update(skip_locked=True)
            .scalar_subquery()
        )
        taken = (
            jobs.update()
            .where(jobs.c.id == first)
            .values(worker=worker, free_at=_NOW + LEASE, tries=jobs.c.tries + 1)
            .returning(jobs.c.id, jobs.c.kind, jobs.c.asked, jobs.c.tries)
        )

        def work(connection: sa.Connection) -> Job | None:
            found = connection.execute(taken).one_or_none()
            return None if found is None else Job(*found)

        return await self._store.write(work)

    async def keep(self, worker: str, ids: Sequence[int]) -> None:
        """Still at work on these."""
        mine = sa.and_(jobs.c.worker == worker, jobs.c.id.in_(ids), jobs.c.done_at.is_(None))
        await self._do(jobs.update().where(mine).values(free_at=_NOW + LEASE))

    async def finish(self, worker: str, id: int, answer: str | None, fault: str | None) -> None:
        """It is done, unless another worker has taken it over meanwhile."""
        mine = sa.and_(jobs.c.id == id, jobs.c.worker == worker, jobs.c.done_at.is_(None))
        change = jobs.update().where(mine).values(answer=answer, fault=fault, done_at=_NOW)
        words = signals.encode(signals.Answered(id))

        def work(connection: sa.Connection) -> None:
            if connection.execute(change).rowcount:
                connection.execute(_TELL, {"channel": signals.HALLS, "words": words})

        await self._store.write(work)

    async def give_back(self, worker: str) -> None:
        """What this worker has taken is free at once: it closes."""
        mine = sa.and_(jobs.c.worker == worker, jobs.c.done_at.is_(None))
        await self._do(jobs.update().where(mine).values(free_at=0.0, worker=None, tries=jobs.c.tries - 1))

    async def sweep(self, unwanted: Sequence[int] = ()) -> None:
        """Away with what was answered a while ago, and with what nobody wants any more and nobody has begun. Should
        another hall wait for it after all, that one asks again."""
        old = sa.or_(jobs.c.done_at < _NOW - KEPT, sa.and_(jobs.c.id.in_(unwanted), jobs.c.worker.is_(None)))
        await self._do(jobs.delete().where(old))

    async def _do(self, statement: Any) -> None:
        await self._store.write(lambda connection: connection.execute(statement) and None)
