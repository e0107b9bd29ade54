"""The hall: all tables of one server, loaded when somebody asks for them and let go when nobody does."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.core.errors import MeadhallError
from meadhall.core.fair import commitment_of
from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.table.identity import Caller, Identities
from meadhall.table.keys import key_hash, new_id, next_id
from meadhall.table.luck import ChosenSeed, empty_record, luck_secret
from meadhall.table.rows import TableRow, pack, unpack
from meadhall.table.seats import Declined, NotDealt, Seat, Wish, seat_of
from meadhall.table.shelf import Shelf
from meadhall.table.store import Store
from meadhall.table.table import LOG_MOVES, Moved, Table, moved, now
from meadhall.table.thinking import Thinkers

log = logging.getLogger(__name__)

IDLE = 300.0  #: seconds after which a table that nobody watches leaves the memory
SEED_BITS = 128

AnyGame = Game[Any, Any]


class NoTable(Declined):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("unavailable", "declined-no-table")


class Frame(NamedTuple):
    """A table as it stood after `at` moves."""

    at: int
    match: Match
    moved: Moved | None


class Hall:
    """Makes, finds and forks tables."""

    def __init__(self, shelf: Shelf, store: Store, thinkers: Thinkers, secret: bytes) -> None:
        self.shelf = shelf
        self.secret = secret
        self.identities = Identities(store)
        self._store = store
        self._thinkers = thinkers
        self._tables: dict[str, Table] = {}
        self._touched: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._following = asyncio.Lock()

    async def open(self) -> None:
        """Go on where the server stopped: bots whose turn it was think again."""
        await self._store.open()
        self._chores = [asyncio.create_task(self._wake()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for table in self._tables.values():
            await table.close()
        self._thinkers.close()
        await self._store.close()

    async def _wake(self) -> None:
        for table in await self._store.waiting_for_bots():
            try:
                await self.table(table)
            except Exception:
                log.exception("table %s cannot go on", table)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 5)
            late = time.monotonic() - IDLE
            for key, table in list(self._tables.items()):
                if not table.watchers and not table.busy and self._touched[key] < late:
                    del self._tables[key], self._touched[key]

    # ── finding ──────────────────────────────────────────────────────────────────────────────

    async def table(self, id: str) -> Table:
        """The table of that id, from the store if need be."""
        self._touched[id] = time.monotonic()
        found = self._tables.get(id)
        if found is not None:
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
        try:
            table = Table(self.shelf.find(stored.table.game), stored, self._store, self._thinkers)
        except MeadhallError as error:
            raise Declined("unavailable", "declined-cannot-load", why=str(error)) from error
        if table.over:
            table.followed = await self._store.has(next_id(self.secret, id))
        self._tables[id] = table
        await table.gathering.deal(self.secret)
        table.wake_bots()
        return table

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
        if seat is not None and caller.key is not None:
            await table.gathering.come(seat.number, self.secret)
        return table, seat

    async def mine(self, caller: Caller, keys: Sequence[str]) -> list[tuple[Table, int]]:
        """The tables of who asks and those that these keys open, the latest first, as far as they can be loaded."""
        found = await self._store.tables_with_keys([key_hash(key) for key in keys], caller.identity)
        loaded = [(await self._try(table), seat) for table, seat in found]
        return [(table, seat) for table, seat in loaded if table is not None]

    async def open_tables(self, limit: int = 50) -> list[Table]:
        """Public tables that go on, the latest first."""
        loaded = [await self._try(table) for table in await self._store.open_tables(limit)]
        return [table for table in loaded if table is not None]

    async def _try(self, id: str) -> Table | None:
        try:
            return await self.table(id)
        except Declined as error:
            log.warning("table %s is left out of a list: %s", id, error)
            return None

    # ── making ───────────────────────────────────────────────────────────────────────────────

    async def make(
        self,
        game: str,
        wishes: Sequence[Wish],
        options: Mapping[str, str],
        seed: int | None,
        public: bool,
        practice: bool = False,
    ) -> Table:
        """A new table. What is wrong with the wish is said by a `MeadhallError`."""
        for wish in wishes:
            self.check_bot(wish.bot)
        if seed is not None and not practice and (public or _people(wishes) > 1):
            raise ChosenSeed
        found = self.shelf.find(game)
        row = _row(new_id(), found, len(wishes), options, public)._replace(practice=practice)
        return await self._open(row, found, wishes, seed)

    async def _open(self, row: TableRow, game: AnyGame, wishes: Sequence[Wish], seed: int | None = None) -> Table:
        """A table with nobody to wait for begins at once; among people luck is fair, unless they practise."""
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        if _people(wishes) <= 1:
            match = start(game, len(wishes), chosen, row.chosen)
            row = _begun(row, match, wishes, json.dumps(match.record().data()))
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
                wishes = [_same(old, host=old.number == seat.number) for old in table.seats]
                row = _row(id, table.game, len(wishes), table.row.chosen, public=False)
                await self._open(row, table.game, wishes)
        table.follow()
        following = await self.table(id)
        return following, await following.gathering.claim(seat.number, seat.owner, self.secret)

    def check_bot(self, bot: str | None) -> None:
        """A kind of bot that there is, or a clear error."""
        if bot is not None:
            bots.get(bot)

    async def _found(self, row: TableRow, wishes: Sequence[Wish]) -> Table:
        seats = [Seat.make(row.id, number, wish, self.secret) for number, wish in enumerate(wishes)]
        await self._store.create(row, [seat.row() for seat in seats])
        return await self.table(row.id)

    # ── looking back ─────────────────────────────────────────────────────────────────────────

    async def frame(self, table: Table, at: int) -> Frame:
        """The table after `at` moves, from what was stored then."""
        if not table.dealt:
            raise NotDealt
        at = max(0, min(at, table.version))
        if at == 0:
            return Frame(0, Match.restore(table.game, unpack(table.row.start)), None)
        rows = await self._store.moves(table.id, at, at)
        if not rows:  # taken back meanwhile
            return await self.frame(table, table.version)
        return Frame(at, Match.restore(table.game, unpack(rows[0].snapshot)), moved(rows[0]))

    async def fork(self, table: Table, at: int, seat: int, asker: int | None, bot: str, name: str) -> Table:
        """A new table from a moment of another. While that one goes on, only from what the asker may know."""
        self.check_bot(bot)
        if not 0 <= seat < len(table.seats):
            raise Declined("illegal", "declined-no-seat", seats=len(table.seats) - 1)
        frame = await self.frame(table, at)
        if frame.match.over:
            raise Declined("over", "declined-over")
        if table.over:
            match, record = frame.match, _unproven(await self._record_upto(table, frame.at))
        elif asker is None or asker != seat:
            raise Declined("not-yours", "declined-fork-running")
        else:
            match, record = frame.match.imagine(seat, Random(secrets.randbits(64))), ""
        wishes = [
            Wish("human", None, name or old.name, host=True)
            if old.number == seat
            else Wish("bot", bot, old.name if old.kind == "bot" else "")
            for old in table.seats
        ]
        row = _row(new_id(), table.game, len(wishes), table.row.chosen, public=False)
        return await self._found(_begun(row, match, wishes, record), wishes)

    async def record(self, table: Table) -> dict[str, Any]:
        """The record of a match that is over."""
        if not table.over:
            raise Declined("unavailable", "declined-record-running")
        words = await self._record_upto(table, table.version)
        if not words:
            raise Declined("unavailable", "declined-record-imagined")
        data: dict[str, Any] = json.loads(words)
        return data

    async def _record_upto(self, table: Table, at: int) -> str:
        if not table.row.record:
            return ""
        data = json.loads(table.row.record)
        data["choices"] += (await self._store.choices(table.id))[:at]
        return json.dumps(data)


def _people(wishes: Sequence[Wish]) -> int:
    return sum(wish.kind != "bot" for wish in wishes)


def _row(id: str, game: AnyGame, players: int, options: Mapping[str, str], public: bool) -> TableRow:
    """A table before its match."""
    game.checked_players(players)
    chosen = json.dumps(dict(game.checked_options(options)))
    return TableRow(id, game.key, chosen, b"", "", public, created=(at := now()), changed=at, version=0, over=False,
                    bots_turn=False)  # fmt: skip


def _begun(row: TableRow, match: Match, wishes: Sequence[Wish], record: str) -> TableRow:
    """The table with its match."""
    bots_turn = any(wishes[decision.seat].bot is not None for decision in match.pending)
    return row._replace(start=pack(match.snapshot()), record=record, over=match.over, bots_turn=bots_turn)


def _unproven(record: str) -> str:
    """The record without its proof: who plays on from a match that is over may know all its luck."""
    data = json.loads(record) if record else {}
    data.pop("fair", None)
    return json.dumps(data) if data else ""


def _same(old: Seat, host: bool) -> Wish:
    """A seat of the next match, for whoever had it in this one; a bot has it where nobody ever came."""
    if old.kind != "human":
        return Wish("bot", old.bot or "greedy", old.name if old.kind == "bot" else "")
    return Wish("human", None, old.name, host, old.owner, kept=True)
