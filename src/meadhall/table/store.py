"""Where tables are kept: one append per move, acknowledged only after it is committed.

Plain SQLAlchemy Core, so that SQLite and PostgreSQL differ by a URL. All writes of one moment go
through one thread in one transaction (group commit); should one of them fail, each is tried again
in a transaction of its own, so that a fault stays with the one who caused it. A move carries the
snapshot after it: a table goes on from its last snapshot, whatever became of the rules meanwhile.

Every change of a table counts its changes up by one and goes after the change that the writer knew, or
nowhere: so any number of halls may write to one database. In PostgreSQL the commit tells them of it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from meadhall.table import signals
from meadhall.table.chain import chapter
from meadhall.table.engine import for_glancing, for_reading, is_collision, read_url, store_engine
from meadhall.table.migrate import form, migrate
from meadhall.table.rows import (
    ChatRow,
    Conflict,
    Fresh,
    MoveRow,
    SeatRow,
    Step,
    Stored,
    StoreError,
    TableRow,
    Unread,
    Unwritten,
)
from meadhall.table.schema import chat, hall, moves, seats, tables, versions
from meadhall.table.statements import ADD_MOVE, ADVANCE, CHAT_SINCE, GLANCE, MOVES_SINCE, SEATS, STATE, STATE_NAMES
from meadhall.table.tally import Tally

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS = 4  #: threads, where the database is a server

_NOTIFY = sa.text("SELECT pg_notify(:channel, :words)")


class Write(NamedTuple):
    """Something to be done in a transaction; `about` is the table that it changes."""

    work: Work[Any]
    about: str
    outcome: asyncio.Future[Any]


class Store:
    """The tables of one database. Writes are grouped; reads have threads of their own."""

    def __init__(self, url: str, durable: bool = True) -> None:
        """Not `durable`: what is committed last may be lost with the database's machine, and is the sooner done."""
        self.url = read_url(url)
        self.name = secrets.token_hex(6)  #: of who writes through this: who hears of a change knows their own
        self.shared = self.url.get_backend_name() == "postgresql"  #: may other halls write to it?
        self.tally = Tally()
        self._engine = store_engine(self.url, durable)
        self._writes = self._engine.execution_options(writes=True)
        self._reads = for_reading(self._engine)
        self._glances = for_glancing(self._engine)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._reader = ThreadPoolExecutor(READERS if self.shared else 1, thread_name_prefix="store-read")
        self._queue: list[Write] = []
        self._draining: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the store up to date; refuse one that a newer Meadhall has written."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self.prepare)

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if self._draining is not None:
            await self._draining
        await asyncio.get_running_loop().run_in_executor(self._writer, self._engine.dispose)
        self._writer.shutdown()
        self._reader.shutdown()

    def prepare(self) -> None:
        """The same, at once: before a server starts, so that what is wrong can be said plainly."""
        try:
            migrate(self.url)
        except sa.exc.DBAPIError as error:
            raise StoreError(f"the tables in {self.url!r} cannot be opened: {error.orig}") from error

    # ── before anybody comes in: at once, without a loop ─────────────────────────────────────

    def form(self) -> int:
        """Which form the tables have; 0: there is nothing."""
        return _in_transaction(self._engine, form)

    def mark(self) -> str | None:
        """By what these tables know their secret."""
        query = sa.select(hall.c.value).where(hall.c.name == "secret")
        return _in_transaction(self._engine, lambda connection: connection.execute(query).scalar())

    def set_mark(self, mark: str) -> None:
        """Say by what; `Conflict` if another hall has just said so."""
        row = {"name": "secret", "value": mark}
        try:
            _in_transaction(self._writes, lambda connection: connection.execute(hall.insert(), row))
        except sa.exc.IntegrityError as error:
            raise Conflict("another hall has named the secret") from error

    def has_keys(self) -> bool:
        """Has any seat a key?"""
        query = sa.select(sa.exists().where(seats.c.key_hash.is_not(None)))
        return bool(_in_transaction(self._engine, lambda connection: connection.execute(query).scalar()))

    # ── the two roads in ─────────────────────────────────────────────────────────────────────

    async def write(self, work: Work[T], about: str = "") -> T:
        """Do `work` in a transaction; return once it is committed. Other halls are told which table it was `about`."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(Write(work, about, future))
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())
        # A caller that goes away must not take its write, or its neighbours' writes, with it.
        return await asyncio.shield(future)

    async def read(self, work: Work[T]) -> T:
        """Do `work` on a consistent view of what is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, self._reads, work)

    def _read(self, engine: sa.Engine, work: Work[T]) -> T:
        try:
            try:
                return _in_transaction(engine, work)
            except sa.exc.OperationalError as error:
                if not error.connection_invalidated:
                    raise
                return _in_transaction(engine, work)  # over another connection
        except sa.exc.OperationalError as error:
            raise Unread(str(error.orig)) from error

    async def tell(self, words: str, channel: str = signals.HALLS) -> None:
        """Say something to all halls, or to all workers, of this database."""
        if self.shared:
            said = {"channel": channel, "words": words}
            await self.write(lambda connection: connection.execute(_NOTIFY, said) and None)

    async def _drain(self) -> None:
        while self._queue:
            # Everybody takes tables in the same order, so that no two halls wait for each other.
            batch, self._queue = sorted(self._queue, key=lambda write: write.about), []
            began = time.monotonic()
            try:
                outcomes = await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, batch)
            except RuntimeError as fault:  # the store is closed
                outcomes = [(None, Unwritten(str(fault))) for _ in batch]
            self.tally.wrote(len(batch), time.monotonic() - began)
            for write, (value, error) in zip(batch, outcomes, strict=True):
                self._settle(write.outcome, value, error)

    def _settle(self, outcome: asyncio.Future[Any], value: object, error: Exception | None) -> None:
        if isinstance(error, StoreError):
            self.tally.count("conflicts" if isinstance(error, Conflict) else "unwritten")
        if outcome.done():
            return
        if error is None:
            outcome.set_result(value)
        else:
            outcome.set_exception(error)

    def _commit(self, batch: Sequence[Write]) -> list[tuple[Any, Exception | None]]:
        """All in one transaction, or else each in its own; where the database itself fails, all fail at once."""
        if len(batch) > 1:
            try:
                return [(value, None) for value in self._together(batch)]
            except sa.exc.OperationalError as error:
                if not is_collision(error):
                    return [(None, Unwritten(str(error.orig))) for _ in batch]
            except Exception:
                pass  # which of them failed, and how, shows below
        return [self._commit_one(write) for write in batch]

    def _commit_one(self, write: Write) -> tuple[Any, Exception | None]:
        try:
            return self._together([write])[0], None
        except sa.exc.IntegrityError as error:
            return None, Conflict(str(error.orig))
        except sa.exc.DBAPIError as error:
            return None, Unwritten(str(error.orig))
        except Exception as error:
            return None, error

    def _together(self, batch: Sequence[Write]) -> list[Any]:
        """In one transaction. A connection that was lost before the commit was asked for has written nothing, so that
        a restarted database costs nobody a move."""
        asked = False
        for last in (False, True):
            try:
                with self._writes.connect() as connection, connection.begin() as transaction:
                    values = [write.work(connection) for write in batch]
                    self._tell_of(connection, {write.about for write in batch} - {""})
                    asked = True
                    transaction.commit()
                    return values
            except sa.exc.OperationalError as error:
                if last or asked or not error.connection_invalidated:
                    raise
        raise AssertionError

    def _tell_of(self, connection: sa.Connection, changed: set[str]) -> None:
        """Heard by the others if and when this is committed."""
        for table in sorted(changed) if self.shared else ():
            words = signals.encode(signals.Changed(self.name, table))
            connection.execute(_NOTIFY, {"channel": signals.HALLS, "words": words})

    async def touch(self) -> None:
        """Write something that changes nothing: does the store take it?"""
        query = versions.update().values(number=versions.c.number)
        await self.write(lambda connection: connection.execute(query) and None)

    # ── what a hall asks of it ───────────────────────────────────────────────────────────────

    async def create(self, table: TableRow, people: Sequence[SeatRow]) -> None:
        """A new table with its seats, whole or not at all."""

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), table._asdict())
            connection.execute(seats.insert(), [row._asdict() for row in people])

        await self.write(work)

    async def deal(self, row: TableRow) -> None:
        """The match of a table that was waiting begins, once, or `Conflict` is raised."""

        def work(connection: sa.Connection) -> None:
            known = sa.and_(tables.c.id == row.id, tables.c.changes == row.changes)
            values = {**row._asdict(), "changes": row.changes + 1}
            if connection.execute(tables.update().where(known).values(**values)).rowcount != 1:
                raise Conflict(f"table {row.id} is not as it was when its cards were dealt")

        await self.write(work, row.id)

    async def has(self, table: str) -> bool:
        """Is there a table of that id?"""
        query = sa.select(sa.exists().where(tables.c.id == table))
        return bool(await self.read(lambda connection: connection.execute(query).scalar()))

    async def append(self, move: MoveRow, step: Step) -> None:
        """A move goes after the change that is known and nowhere else, or `Conflict` is raised."""

        def work(connection: sa.Connection) -> None:
            _advance(connection, step)
            connection.execute(ADD_MOVE, move._asdict())

        await self.write(work, step.table)

    async def take_back(self, step: Step) -> None:
        """Forget the moves after the one that `step` leads back to."""

        def work(connection: sa.Connection) -> None:
            _advance(connection, step)
            gone = sa.and_(moves.c.table == step.table, moves.c.number > step.version)
            connection.execute(moves.delete().where(gone))

        await self.write(work, step.table)

    async def change_seat(self, row: SeatRow, step: Step) -> None:
        """Write a seat anew."""

        def work(connection: sa.Connection) -> None:
            _advance(connection, step)
            here = sa.and_(seats.c.table == row.table, seats.c.seat == row.seat)
            connection.execute(seats.update().where(here).values(**row._asdict()))

        await self.write(work, step.table)

    async def alter(self, row: TableRow) -> None:
        """Something about a table that goes on: a wish, a clock, a door."""
        here = sa.and_(tables.c.id == row.id, tables.c.changes == row.changes)
        values = {name: getattr(row, name) for name in STATE_NAMES} | {"changes": row.changes + 1}
        change = tables.update().where(here).values(values)

        def work(connection: sa.Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise Conflict(f"table {row.id} is no longer at change {row.changes}")

        await self.write(work, row.id)

    async def add_chat(self, row: ChatRow) -> None:
        await self.write(lambda connection: connection.execute(chat.insert(), row._asdict()) and None, row.table)

    async def nudge(self, table: str) -> None:
        """Let the other halls look at a table, though nothing of it was changed."""
        await self.write(lambda connection: None, table)

    async def table(self, table: str, last: int) -> Stored | None:
        """A table with its seats, what was last said at it, and its last moves, `last` of them and what is needed to
        read those: all of one moment."""
        people = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        said = sa.select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(200)
        marks = sa.select(moves.c.number, moves.c.stretch).where(moves.c.table == table).order_by(moves.c.number)

        def work(connection: sa.Connection) -> Stored | None:
            found = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
            if found is None:
                return None
            row = TableRow(*found)
            recent = _moves(table, chapter(row.version - last + 1), row.version)
            return Stored(
                row,
                [SeatRow(*seat) for seat in connection.execute(people)],
                [ChatRow(*line) for line in connection.execute(said)][::-1],
                [MoveRow(*move) for move in connection.execute(recent)],
                [(number, stretch) for number, stretch in connection.execute(marks)],
            )

        return await self.read(work)

    async def fresh(self, table: TableRow, said: int) -> Fresh:
        """What is new at a table since it was as `table` says, and since line number `said` of its chat."""
        here = {"of": table.id, "said": said, "version": table.version}

        def glance(connection: sa.Connection) -> Fresh | None:
            """Mostly only moves were made: one question is enough for that."""
            first, *_ = rows = connection.execute(GLANCE, here).all()
            row = table._replace(**dict(zip(STATE_NAMES, first, strict=False)))
            moved = row.version - table.version
            if first.said != said or row.returns != table.returns or row.changes - table.changes != moved:
                return None
            return Fresh(row, [], [MoveRow(*found[len(STATE_NAMES) + 1 :]) for found in rows] if moved else [], [])

        def work(connection: sa.Connection) -> Fresh:
            row = table._replace(**connection.execute(STATE, here).one()._mapping)
            lines = [ChatRow(*line) for line in connection.execute(CHAT_SINCE, here)]
            if row.changes == table.changes:
                return Fresh(row, [], [], lines)
            people = [SeatRow(*seat) for seat in connection.execute(SEATS, here)]
            return Fresh(row, people, [MoveRow(*move) for move in connection.execute(MOVES_SINCE, here)], lines)

        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._reader, self._read, self._glances, glance)
        return await self.read(work) if found is None else found

    async def changes(self, ids: Sequence[str]) -> dict[str, int]:
        """How often these tables have changed."""
        query = sa.select(tables.c.id, tables.c.changes).where(tables.c.id.in_(ids))
        return await self.read(lambda connection: {row.id: row.changes for row in connection.execute(query)})

    async def all_tables(self) -> list[str]:
        query = sa.select(tables.c.id).order_by(tables.c.created)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def moves(self, table: str, first: int, last: int) -> list[MoveRow]:
        """Moves number `first` to `last`, in order, with their snapshots."""
        query = _moves(table, first, last)
        return await self.read(lambda connection: [MoveRow(*row) for row in connection.execute(query)])

    async def choices(self, table: str) -> list[tuple[int, str]]:
        """(seat, option) of every move, in order."""
        query = sa.select(moves.c.seat, moves.c.option).where(moves.c.table == table).order_by(moves.c.number)
        return await self.read(lambda connection: [(seat, option) for seat, option in connection.execute(query)])

    async def rules(self, table: str, upto: int) -> set[str]:
        """Under which versions of the rules the first moves of a table were made."""
        here = sa.and_(moves.c.table == table, moves.c.number <= upto)
        query = sa.select(moves.c.rules).where(here).distinct()
        return await self.read(lambda connection: set(connection.execute(query).scalars()))

    async def tables_with_keys(self, hashes: Sequence[str], owner: str | None = None) -> list[tuple[str, int]]:
        """(table, seat) that these keys open or that this identity owns, the table that changed last first."""
        mine = seats.c.key_hash.in_(hashes)
        query = (
            sa.select(seats.c.table, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table)
            .where(mine if owner is None else sa.or_(mine, seats.c.owner == owner))
            .order_by(tables.c.changed.desc())
            .limit(200)
        )
        return await self.read(lambda connection: [(table, seat) for table, seat in connection.execute(query)])

    async def open_tables(self, limit: int) -> list[str]:
        """Public tables with a free seat that are not over, the latest first."""
        free = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
        query = (
            sa.select(tables.c.id)
            .where(tables.c.public, sa.not_(tables.c.over), free)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def watchable_tables(self, limit: int) -> list[str]:
        """Tables at which something is played and that are shown to everybody, the latest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.door == "hall", sa.not_(tables.c.over), sa.func.length(tables.c.start) > 0)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def waiting_for_bots(self) -> list[tuple[str, str]]:
        """(table, when it last changed) of those at which a bot is to move and a person has a seat: the others wait
        until somebody looks."""
        theirs = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
        query = sa.select(tables.c.id, tables.c.changed).where(tables.c.bots_turn, sa.not_(tables.c.over), theirs)
        return await self.read(lambda connection: [(id, changed) for id, changed in connection.execute(query)])

    async def due_tables(self, now: int) -> list[tuple[str, int]]:
        """(table, since when) of those at which something has to be done by itself."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= now)
        return await self.read(lambda connection: [(id, due) for id, due in connection.execute(query)])


def _in_transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _moves(table: str, first: int, last: int) -> sa.Select[Any]:
    here = sa.and_(moves.c.table == table, moves.c.number.between(first, last))
    return sa.select(moves).where(here).order_by(moves.c.number)


def _advance(connection: sa.Connection, step: Step) -> None:
    values = {("of" if name == "table" else name): value for name, value in step._asdict().items()}
    if connection.execute(ADVANCE, values).rowcount != 1:
        raise Conflict(f"table {step.table} is no longer at change {step.known}")
