"""The hall: all tables of one server, loaded when somebody asks for them and let go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from meadhall import bots
from meadhall.core.errors import BadSnapshot, UnknownGame
from meadhall.core.fair import commitment_of
from meadhall.core.game import Game
from meadhall.core.match import start
from meadhall.core.text import Text, text
from meadhall.table import signals
from meadhall.table.company import Company
from meadhall.table.halltime import BEAT, HallTime
from meadhall.table.history import History, match_of
from meadhall.table.identity import Caller, Identities
from meadhall.table.keys import is_id, key_hash, new_id, next_id
from meadhall.table.line import Turns
from meadhall.table.luck import ChosenSeed, empty_record, luck_secret
from meadhall.table.making import QUIET, AnyGame, TableLife, begun, lively, new_row, people, same, unproven
from meadhall.table.post import Post
from meadhall.table.rows import Conflict, Stored, StoreError, TableRow
from meadhall.table.rules import last_rules, playable, why_not_open
from meadhall.table.seats import Declined, Seat, Wish, christened, seat_of
from meadhall.table.shares import Shares
from meadhall.table.shelf import Shelf
from meadhall.table.store import Store
from meadhall.table.table import LOG_MOVES, Table
from meadhall.table.thinking import Queue

log = logging.getLogger(__name__)

IDLE = 300.0  #: seconds after which a table that nobody watches leaves the memory
HELD = 5.0  #: seconds for which whoever asked for a table may still be about to use it
RING = 1.0  #: seconds between two looks for tables at which a time is out
WATCH = 2.0  #: seconds between two looks for tables that wait for a bot in vain
GRACE = 1.5  #: seconds for which other halls leave a table's bots to the one that moved it last;
LONG_GRACE = 4.0  #: then it is for one of them to look after it, and after this for any
#: Few bots move at once, however many have an answer: a person's move never queues behind theirs.
MOVING = 2
SEED_BITS = 128


class NoTable(Declined):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("unavailable", "declined-no-table")


class CannotOpen(Declined):
    """The table is there, but this Meadhall cannot open it: `stored` is what there is of it."""

    def __init__(self, stored: Stored, why: Text) -> None:
        super().__init__("unavailable", "declined-cannot-load", why=why)
        self.stored = stored
        self.why = why


class Elsewhere(CannotOpen):
    """Another hall, of another version, can open the table: come again, till that one answers."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored, text("lost-elsewhere"))


class Hall:
    """Makes, finds and forks tables."""

    def __init__(
        self,
        shelf: Shelf,
        store: Store,
        thinkers: Queue,
        secret: bytes,
        post: Post | None = None,
        time: HallTime | None = None,
    ) -> None:
        self.shelf = shelf
        self.secret = secret
        self.identities = Identities(store)
        self.time = time or HallTime(store)
        self._store = store
        self.thinkers = Shares(thinkers)
        self.history = History(store)
        self._turns = Turns(MOVING)
        self._tables: dict[str, Table] = {}
        self._touched: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._stood: dict[
            str, tuple[str, float]
        ] = {}  #: table → when it changed last, and since when that is known here
        self._hopeless: set[str] = set()  #: tables that cannot be loaded: looked at once, not every time
        self._following = asyncio.Lock()
        self._post = post or Post(store)
        self.company = Company(store.name, self._post, shelf, self._on_presence)
        self._post.on(signals.Changed, self._on_changed)
        self._post.on_gap(lambda: self._do(self._look_for_changes()))
        self._doing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on where the server stopped: bots whose turn it was think again."""
        await self._store.open()
        self._post.open()
        self.company.open()
        with contextlib.suppress(Conflict):  # another hall has just begun to count
            await self.time.beat()
        chores = (self._revive, WATCH), (self._tidy, IDLE / 5), (self.time.beat, BEAT), (self._ring, RING)
        self._chores = [asyncio.create_task(_again_and_again(chore, pause)) for chore, pause in chores]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for table in self._tables.values():
            await table.close()
        self.thinkers.close()
        self.company.close()
        await self._post.close()
        await self._store.close()

    @property
    def open_now(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def _revive(self) -> None:
        """No table waits for a bot that nobody asks: after a start, or whatever may have failed since."""
        for table in list(self._tables.values()):
            if self._due(table.id, table.changed) and table.wake_bots():
                log.warning("table %s had stopped; its bots are asked again", table.id)
        waiting = await self._store.waiting_for_bots()
        self._stood = {id: self._stood[id] for id in self._stood.keys() & {*self._tables, *dict(waiting)}}
        for id, changed in waiting:
            if id not in self._tables and id not in self._hopeless and self._due(id, changed):
                await self._resume(id)
        if self._store.shared:
            await self._look_for_changes()

    def _due(self, id: str, changed: str) -> bool:
        """Is it for this hall to ask a table's bots? The hall that moved a table last does so by itself."""
        if not self._store.shared:
            return True
        stood = max(self._stands(id, changed), (datetime.now(UTC) - datetime.fromisoformat(changed)).total_seconds())
        if stood > LONG_GRACE:
            return True
        return stood > GRACE and self.company.looks_after(id)

    def _stands(self, id: str, changed: str) -> float:
        """For how many seconds this hall has known a table to stand so: the clock of another may be ahead of ours."""
        known = self._stood.get(id)
        if known is None or known[0] != changed:
            known = self._stood[id] = changed, time.monotonic()
        return time.monotonic() - known[1]

    async def _ring(self) -> None:
        """What is due at some table is done: by the hall that looks after it, or that has it open."""
        for id, due in await self._store.due_tables(self.time.now()):
            late = (self.time.now() - due) / 1000
            if id in self._tables or self.company.looks_after(id) or late > LONG_GRACE:
                await self._resume(id)
            if id in self._tables:
                await self._tables[id].ring(self.secret)

    async def _resume(self, id: str) -> None:
        try:
            await self.table(id)
        except Elsewhere:
            pass  # that one looks after it
        except Declined as error:
            self._hopeless.add(id)
            log.error("table %s cannot go on: %s", id, error)
        except Exception as error:
            log.warning("table %s cannot go on yet: %s", id, error)

    async def _tidy(self) -> None:
        for id, table in list(self._tables.items()):
            if self._unused(id, table, IDLE):
                del self._tables[id], self._touched[id]
                self.company.forget(id)

    def _unused(self, id: str, table: Table, seconds: float) -> bool:
        return not table.watchers and not table.busy and self._touched[id] < time.monotonic() - seconds

    # ── what other halls do ──────────────────────────────────────────────────────────────────

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with contextlib.suppress(StoreError):  # a lost database: there will be a gap, and another look
                await work

        task = asyncio.create_task(quietly())
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _on_changed(self, said: signals.Changed) -> None:
        if said.hall != self._store.name and (said.table in self._tables or said.table in self._loading):
            self._do(self._follow(said.table))

    def _on_presence(self, id: str) -> None:
        table = self._tables.get(id)
        if table is not None:
            table.tell_seated()

    async def _look_for_changes(self) -> None:
        """Whatever was said while nobody listened: which tables are no longer as they are here?"""
        for id, changes in (await self._store.changes(list(self._tables))).items():
            table = self._tables.get(id)
            if table is not None and table.row.changes < changes:
                await self._follow(id)

    async def _follow(self, id: str) -> None:
        """A table that somebody looks at goes where another hall has moved it; the others are read when needed."""
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait([loading])
        table = self._tables.get(id)
        if table is None:
            return
        if self._unused(id, table, HELD):
            del self._tables[id], self._touched[id]
            return
        table.fall_behind()
        if table.over and not table.followed and await self._store.has(next_id(self.secret, id)):
            table.follow()

    # ── finding ──────────────────────────────────────────────────────────────────────────────

    async def table(self, id: str) -> Table:
        """The table of that id, from the store if need be."""
        if not is_id(id):
            raise NoTable
        self._touched[id] = time.monotonic()
        found = self._tables.get(id)
        if found is not None and not found.closed:
            return found
        if id not in self._loading:
            self._loading[id] = task = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        stored = await self._store.table(id, LOG_MOVES)
        if stored is None:
            self._touched.pop(id, None)
            raise NoTable
        table = self._open(stored)
        if table.over:
            table.followed = await self._store.has(next_id(self.secret, id))
        self._tables[id] = table
        await table.gathering.deal(self.secret)
        if self._due(id, table.changed):
            table.wake_bots()
        return table

    def _open(self, stored: Stored) -> Table:
        game: Game[Any, Any] | None = None
        try:
            game = self.shelf.find(stored.table.game)
            table = Table(game, stored, self._store, self.thinkers, self._turns, self.time)
            table.pages = lambda: self.company.pages(table.id)
            return table
        except Exception as error:  # whatever damaged data may lead to
            foreign = isinstance(error, BadSnapshot | UnknownGame)
            if foreign and self.company.reads(stored.table.game, last_rules(stored)):
                raise Elsewhere(stored) from error
            log.error("table %s cannot be opened: %s: %s", stored.table.id, type(error).__name__, error)
            raise CannotOpen(stored, why_not_open(error, stored, game)) from error

    async def seat(self, id: str, caller: Caller) -> tuple[Table, Seat | None]:
        """A table and the seat there of who asks; None: a spectator's place."""
        table = await self.table(id)
        return table, seat_of(table.seats, caller)

    async def arrive(self, id: str, caller: Caller, luck: str = "") -> tuple[Table, Seat]:
        """Somebody comes to their seat, and adds a number to the luck of a match that has not begun."""
        table = await self.table(id)
        return table, await table.gathering.arrive(caller, luck, self.secret)

    async def enter(self, id: str, caller: Caller) -> tuple[Table, Seat | None]:
        """Open a table to look on or to play; a program comes to its seat by that."""
        table, seat = await self.seat(id, caller)
        table.people.admit(None if seat is None else seat.number)
        if seat is not None and caller.key is not None:
            await table.gathering.come(seat.number, self.secret)
        return table, seat

    async def mine(self, caller: Caller, keys: Sequence[str]) -> list[tuple[Table | CannotOpen, int]]:
        """The tables of who asks and those that the keys open, the latest first; for what cannot be opened, why not."""
        found = await self._store.tables_with_keys([key_hash(key) for key in keys], caller.identity)
        return [(await self._try(table), seat) for table, seat in found]

    async def open_tables(self, limit: int = 50) -> list[Table]:
        """Public tables that go on and have a free seat, the latest first."""
        return await self._all(await self._store.open_tables(limit))

    async def watchable(self, limit: int = 20) -> list[Table]:
        """Matches that go on before everybody's eyes, the latest first."""
        return await self._all(await self._store.watchable_tables(limit))

    async def _all(self, ids: Sequence[str]) -> list[Table]:
        loaded = [await self._try(id) for id in ids]
        return [table for table in loaded if isinstance(table, Table)]

    async def _try(self, id: str) -> Table | CannotOpen:
        try:
            return await self.table(id)
        except CannotOpen as error:
            return error

    # ── making ───────────────────────────────────────────────────────────────────────────────

    async def make(
        self,
        game: str,
        wishes: Sequence[Wish],
        options: Mapping[str, str],
        seed: int | None,
        public: bool,
        practice: bool = False,
        life: TableLife = QUIET,
    ) -> Table:
        """A new table. What is wrong with the wish is said by a `MeadhallError`."""
        found = self.shelf.find(game)
        for wish in wishes:
            self.check_bot(wish.bot)
        if seed is not None and not practice and (public or any(wish.kind == "open" for wish in wishes)):
            raise ChosenSeed
        row = new_row(new_id(), found, len(wishes), options, public)._replace(practice=practice)
        return await self._set_up(lively(row, life, wishes), found, wishes, seed)

    async def _set_up(self, row: TableRow, game: AnyGame, wishes: Sequence[Wish], seed: int | None = None) -> Table:
        """A table with nobody to wait for begins at once; among people luck is fair, unless they practise."""
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        if people(wishes) <= 1:
            match = start(game, len(wishes), chosen, row.chosen)
            row = begun(row, match, wishes, json.dumps(match.record().data()))
        elif row.practice:
            row = row._replace(record=empty_record(game, len(wishes), chosen, row.chosen))
        else:
            row = row._replace(commitment=commitment_of(luck_secret(self.secret, row.id)))
        return await self._found(row, wishes)

    async def again(self, table: Table, seat: Seat) -> tuple[Table, Seat]:
        """The next match of the same people, with the asker's seat there. Who asks first is its host, though
        nobody is invited to it: every seat is kept for its owner, who comes to it through their seat here."""
        if not table.over:
            raise Declined("unavailable", "declined-again-running")
        id = next_id(self.secret, table.id)
        async with self._following:
            if not await self._store.has(id):
                wishes = [same(old, host=old.number == seat.number) for old in table.seats]
                row = new_row(id, table.game, len(wishes), table.row.chosen, public=False)
                row = row._replace(pace=table.row.pace, room=table.row.room, door=table.row.door)
                with contextlib.suppress(Conflict):  # another hall has just made it
                    await self._set_up(row, table.game, wishes)
                await self._store.nudge(table.id)
        table.follow()
        following = await self.table(id)
        return following, await following.gathering.claim(seat.number, seat.owner, self.secret)

    def check_bot(self, bot: str | None) -> None:
        """A kind of bot that there is, or a clear error."""
        if bot is not None:
            bots.get(bot)

    async def _found(self, row: TableRow, wishes: Sequence[Wish]) -> Table:
        seats = [Seat.make(row.id, number, wish, self.secret) for number, wish in enumerate(christened(wishes))]
        await self._store.create(row, [seat.row() for seat in seats])
        table = await self.table(row.id)
        table.wake_bots()
        return table

    # ── branching off ────────────────────────────────────────────────────────────────────────

    async def fork(self, table: Table, at: int, seat: int, asker: int | None, bot: str, name: str) -> Table:
        """A new table from a moment of another. While that one goes on, only from what the asker may know."""
        self.check_bot(bot)
        if not 0 <= seat < len(table.seats):
            raise Declined("illegal", "declined-no-seat", seats=len(table.seats) - 1)
        at, snapshot, last = await self.history.moment(table, at)
        match, record = match_of(playable, table, snapshot, last), ""
        if match.over:
            raise Declined("over", "declined-over")
        if table.over:
            record = unproven(await self.history.record_upto(table, at, table.game.version))
        elif asker is None or asker != seat:
            raise Declined("not-yours", "declined-fork-running")
        else:
            match = match.imagine(seat, Random(secrets.randbits(64)))
        wishes = [
            Wish("human", None, name or old.name, host=True)
            if old.number == seat
            else Wish("bot", bot, old.name if old.kind == "bot" else "")
            for old in table.seats
        ]
        row = new_row(new_id(), table.game, len(wishes), table.row.chosen, public=False)
        return await self._found(begun(row, match, wishes, record), wishes)


async def _again_and_again(chore: Callable[[], Awaitable[None]], pause: float) -> None:
    """A chore that failed once is done again all the same."""
    while True:
        try:
            await chore()
        except StoreError as error:
            log.warning("a chore of the hall has to wait: %s", error)
        except Exception:
            log.exception("a chore of the hall failed")
        await asyncio.sleep(pause)
