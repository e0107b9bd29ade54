"""Where tables are kept: one append per move, acknowledged only after it is committed.

Plain SQLAlchemy Core, so that SQLite and PostgreSQL differ by a URL. All writes of one moment go
through one thread in one transaction (group commit); should one of them fail, each is tried again
in a transaction of its own, so that a fault stays with the one who caused it. A move carries the
snapshot after it: a table goes on from its last snapshot, whatever became of the rules meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from meadhall.table.migrate import form, migrate
from meadhall.table.rows import ChatRow, Conflict, MoveRow, SeatRow, Stored, StoreError, TableRow, Unwritten

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

BUSY = 5000  #: milliseconds to wait for a database that somebody else has locked

metadata = sa.MetaData()

versions = sa.Table("schema_version", metadata, sa.Column("number", sa.Integer, primary_key=True))

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("start", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("changed", sa.String(40), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bots_turn", sa.Boolean, nullable=False),
    sa.Column("commitment", sa.String(64)),
    sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_bots_turn", "bots_turn", "over"),
)

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, index=True, unique=True),
    sa.Column("created", sa.String(40), nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("key_hash", sa.String(64), index=True, unique=True),
    sa.Column("owner", sa.String(32), sa.ForeignKey("identities.id"), index=True),
    sa.Column("luck", sa.String(64)),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("events", sa.LargeBinary, nullable=False),
    sa.Column("stretch", sa.Text, nullable=False),
    sa.Column("at", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(64), nullable=False, server_default=""),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.String(40), nullable=False),
)

hall = sa.Table("hall", metadata, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text))


# Built once: putting a statement together costs more than running it.
_ADD_MOVE = moves.insert()
_ADVANCE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"), tables.c.version == sa.bindparam("old"))
    .values({name: sa.bindparam(name) for name in ("version", "over", "bots_turn", "changed")})
)


class Store:
    """The tables of one hall. Writes are grouped; reads have a thread of their own."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._writes = self._engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._queue: list[tuple[Work[Any], asyncio.Future[Any]]] = []
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
            migrate(self._engine.url)
        except sa.exc.DBAPIError as error:
            raise StoreError(f"the tables in {self._engine.url!r} cannot be opened: {error.orig}") from error

    # ── before anybody comes in: at once, without a loop ─────────────────────────────────────

    def form(self) -> int:
        """Which form the tables have; 0: there is nothing."""
        return _in_transaction(self._engine, form)

    def mark(self) -> str | None:
        """By what these tables know their secret."""
        query = sa.select(hall.c.value).where(hall.c.name == "secret")
        return _in_transaction(self._engine, lambda connection: connection.execute(query).scalar())

    def set_mark(self, mark: str) -> None:
        row = {"name": "secret", "value": mark}
        _in_transaction(self._writes, lambda connection: connection.execute(hall.insert(), row))

    def has_keys(self) -> bool:
        """Has any seat a key?"""
        query = sa.select(sa.exists().where(seats.c.key_hash.is_not(None)))
        return bool(_in_transaction(self._engine, lambda connection: connection.execute(query).scalar()))

    # ── the two roads in ─────────────────────────────────────────────────────────────────────

    async def write(self, work: Work[T]) -> T:
        """Do `work` in a transaction; return once it is committed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future))
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())
        # A caller that goes away must not take its write, or its neighbours' writes, with it.
        return await asyncio.shield(future)

    async def read(self, work: Work[T]) -> T:
        """Do `work` on a consistent view of what is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, _in_transaction, self._engine, work)

    async def _drain(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            works = [work for work, _ in batch]
            try:
                outcomes = await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, works)
            except RuntimeError as fault:  # the store is closed
                outcomes = [(None, Unwritten(str(fault))) for _ in works]
            for (_, future), (value, error) in zip(batch, outcomes, strict=True):
                if future.done():
                    continue
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

    def _commit(self, works: Sequence[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """All in one transaction, or else each in its own; where the database itself fails, all fail at once."""
        if len(works) > 1:
            try:
                with self._writes.begin() as connection:
                    values = [work(connection) for work in works]
                return [(value, None) for value in values]
            except sa.exc.OperationalError as error:
                return [(None, Unwritten(str(error.orig))) for _ in works]
            except Exception:
                pass  # which of them failed, and how, shows below
        return [self._commit_one(work) for work in works]

    def _commit_one(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        try:
            return _in_transaction(self._writes, work), None
        except sa.exc.IntegrityError as error:
            return None, Conflict(str(error.orig))
        except sa.exc.DBAPIError as error:
            return None, Unwritten(str(error.orig))
        except Exception as error:
            return None, error

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
            waiting = sa.and_(tables.c.id == row.id, tables.c.start == b"")
            if connection.execute(tables.update().where(waiting).values(**row._asdict())).rowcount != 1:
                raise Conflict(f"the cards of table {row.id} are dealt")

        await self.write(work)

    async def has(self, table: str) -> bool:
        """Is there a table of that id?"""
        query = sa.select(sa.exists().where(tables.c.id == table))
        return bool(await self.read(lambda connection: connection.execute(query).scalar()))

    async def append(self, move: MoveRow, *, over: bool, bots_turn: bool) -> None:
        """Move number n goes after move n-1 and nowhere else, or `Conflict` is raised."""

        def work(connection: sa.Connection) -> None:
            _advance(connection, move.table, move.number - 1, move.number, over, bots_turn, move.at)
            connection.execute(_ADD_MOVE, move._asdict())

        await self.write(work)

    async def take_back(self, table: str, version: int, keep: int, at: str, *, bots_turn: bool) -> None:
        """Forget the moves after `keep`, if the table still stands at `version`."""

        def work(connection: sa.Connection) -> None:
            _advance(connection, table, version, keep, False, bots_turn, at)
            connection.execute(moves.delete().where(moves.c.table == table, moves.c.number > keep))

        await self.write(work)

    async def change_seat(self, row: SeatRow, was: str, *, bots_turn: bool) -> None:
        """Write a seat anew, if its key is still the one that `was` made."""

        def work(connection: sa.Connection) -> None:
            here = sa.and_(seats.c.table == row.table, seats.c.seat == row.seat, seats.c.nonce == was)
            if connection.execute(seats.update().where(here).values(**row._asdict())).rowcount != 1:
                raise Conflict(f"seat {row.seat} of table {row.table} has changed hands")
            connection.execute(tables.update().where(tables.c.id == row.table).values(bots_turn=bots_turn))

        await self.write(work)

    async def add_chat(self, row: ChatRow) -> None:
        await self.write(lambda connection: connection.execute(chat.insert(), row._asdict()) and None)

    async def table(self, table: str, last: int) -> Stored | None:
        """A table with its seats, what was last said at it, and its `last` moves: all of one moment."""
        people = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        said = sa.select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(200)
        marks = sa.select(moves.c.number, moves.c.stretch).where(moves.c.table == table).order_by(moves.c.number)

        def work(connection: sa.Connection) -> Stored | None:
            found = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
            if found is None:
                return None
            row = TableRow(*found)
            recent = _moves(table, row.version - last + 1, row.version)
            return Stored(
                row,
                [SeatRow(*seat) for seat in connection.execute(people)],
                [ChatRow(*line) for line in connection.execute(said)][::-1],
                [MoveRow(*move) for move in connection.execute(recent)],
                [(number, stretch) for number, stretch in connection.execute(marks)],
            )

        return await self.read(work)

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
        """Public tables that are not over, the latest first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.public, sa.not_(tables.c.over))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot is to move and a person has a seat: the others wait until somebody looks."""
        theirs = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
        query = sa.select(tables.c.id).where(tables.c.bots_turn, sa.not_(tables.c.over), theirs)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))


def _in_transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _moves(table: str, first: int, last: int) -> sa.Select[Any]:
    here = sa.and_(moves.c.table == table, moves.c.number.between(first, last))
    return sa.select(moves).where(here).order_by(moves.c.number)


def _advance(connection: sa.Connection, table: str, old: int, new: int, over: bool, bots_turn: bool, at: str) -> None:
    values = {"of": table, "old": old, "version": new, "over": over, "bots_turn": bots_turn, "changed": at}
    if connection.execute(_ADVANCE, values).rowcount != 1:
        raise Conflict(f"table {table} is no longer at move {old}")


def _engine(url: str) -> sa.Engine:
    try:
        engine = sa.create_engine(url, hide_parameters=True)  # they hold seeds; errors are logged
    except (ImportError, sa.exc.ArgumentError) as error:
        raise StoreError(f"the database cannot be used: {error}") from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _sqlite_connect)
        sa.event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_connect(connection: Any, _record: object) -> None:
    """WAL lets reads pass writes; FULL: what was acknowledged survives a power cut as well."""
    connection.isolation_level = None  # SQLAlchemy begins and ends transactions, not the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _sqlite_begin(connection: sa.Connection) -> None:
    """Who is going to write says so at once: to begin as a reader and find the database taken would fail unwaited."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
