"""How people come to a table, by invitation, as the owner of a seat or to a public one, and the deal once all are here.

A table with people to wait for has no match: it is dealt when the last of them has come, so that nobody, and
no bot, moves before the others have seen the table, and nobody's luck is settled without them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

from meadhall.core.game import Game
from meadhall.table.clock import SECOND, Pace
from meadhall.table.clocks import Clocks
from meadhall.table.halltime import HallTime
from meadhall.table.identity import Caller
from meadhall.table.keys import person_name
from meadhall.table.luck import dealt
from meadhall.table.making import agreed, checked
from meadhall.table.rows import TableRow
from meadhall.table.seats import Declined, Seat, arriving

T = TypeVar("T")

COUNT = 5 * SECOND  #: between the last who is ready and the deal


class GatheringTable(Protocol):
    """What people need of the table they come to."""

    seats: list[Seat]
    row: TableRow
    game: Game[Any, Any]
    clocks: Clocks
    time: HallTime

    @property
    def dealt(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def reseat(self, changed: Seat) -> None: ...

    async def alter(self, row: TableRow) -> None: ...

    async def deal(self, row: TableRow) -> None: ...


class Gathering:
    """The people of a table, until the cards are dealt and beyond: who comes late finds their seat as well."""

    def __init__(self, table: GatheringTable) -> None:
        self._table = table

    @property
    def complete(self) -> bool:
        """Has everybody come whom the table waits for? A seat that a bot holds waits for nobody."""
        return all(seat.bot is not None or seat.luck is not None for seat in self._table.seats)

    @property
    def ready(self) -> bool:
        """Is everybody here, and has said so where that is asked for?"""
        return self.complete and all(seat.bot is not None or seat.ready for seat in self._table.seats)

    async def arrive(self, caller: Caller, luck: str, secret: bytes) -> Seat:
        """Somebody comes to their seat, with an invitation or a key, or as the one who owns it."""
        return await self._table.alone(lambda: self._arrive(caller, luck, secret))

    async def _arrive(self, caller: Caller, luck: str, secret: bytes) -> Seat:
        return await self._settle(arriving(self._table.seats, caller, secret), luck, secret)

    async def come(self, seat: int, secret: bytes) -> None:
        """A program comes to its seat by opening it; it adds nothing to the luck."""
        if not self._table.dealt and self._table.seats[seat].luck is None:
            await self._table.alone(lambda: self._settle(self._table.seats[seat].copy(), "", secret))

    async def _settle(self, changed: Seat, luck: str, secret: bytes) -> Seat:
        """Somebody is here. The number that they add counts until the cards are dealt, and only the first."""
        table = self._table
        if not table.dealt and changed.luck is None:
            changed.luck = luck
        if changed.row() != table.seats[changed.number].row():
            await table.reseat(changed)
        await self._deal(secret)
        return changed

    async def claim(self, seat: int, owner: str | None, secret: bytes) -> Seat:
        """Give a seat that was kept for somebody to them; who has it already keeps it."""
        return await self._table.alone(lambda: self._claim(seat, owner, secret))

    async def _claim(self, seat: int, owner: str | None, secret: bytes) -> Seat:
        changed = self._table.seats[seat].copy()
        if changed.owner is None and changed.key_hash is None:
            changed.give(owner, secret)
            await self._table.reseat(changed)
        return changed

    async def sit(self, name: str, secret: bytes) -> Seat:
        """Give an open seat of a public table to who asks first, under a new key."""
        return await self._table.alone(lambda: self._sit(name, secret))

    async def _sit(self, name: str, secret: bytes) -> Seat:
        table = self._table
        seat = next((s for s in table.seats if s.kind == "open"), None)
        if seat is None or not table.row.public or table.over:
            raise Declined("unavailable", "declined-no-open-seat")
        changed = seat.copy()
        changed.kind, changed.bot, changed.name = "human", None, person_name(name, seat.number)
        changed.give(None, secret)
        await table.reseat(changed)
        return changed

    async def begin(self, bot: str, secret: bytes) -> None:
        """Wait no longer: a bot holds the seat of whoever is missing, till they come."""
        await self._table.alone(lambda: self._begin(bot, secret))

    async def _begin(self, bot: str, secret: bytes) -> None:
        if self._table.dealt:
            raise Declined("unavailable", "declined-begun")
        for seat in self._table.seats:
            if seat.bot is None and seat.luck is None:
                changed = seat.copy()
                changed.bot = bot
                await self._table.reseat(changed)
        if self.complete:
            await self._begin_now(secret)

    async def appoint(self, seat: int, bot: str | None) -> None:
        """A bot keeps a seat till somebody comes for it, or does so no longer."""
        await self._table.alone(lambda: self._appoint(seat, bot))

    async def _appoint(self, seat: int, bot: str | None) -> None:
        if self._table.dealt:
            raise Declined("unavailable", "declined-begun")
        if seat >= len(self._table.seats) or self._table.seats[seat].kind == "human":
            raise Declined("illegal", "declined-illegal")
        changed = self._table.seats[seat].copy()
        changed.bot = bot
        if changed.kind == "bot" and bot is None:
            changed.kind = "open"
        await self._table.reseat(changed)
        await self._count()

    async def settle(self, pace: Pace, options: Mapping[str, str]) -> None:
        """How it shall be played, as long as nobody does."""
        await self._table.alone(lambda: self._change(pace, options))

    async def _change(self, pace: Pace, options: Mapping[str, str]) -> None:
        table = self._table
        if table.dealt:
            raise Declined("unavailable", "declined-begun")
        chosen = dict(table.game.checked_options(options))
        if (checked(pace), chosen) != (table.row.pace, json.loads(table.row.options)):
            await self._ask_anew()
            await table.deal(agreed(table.row, table.game, len(table.seats), checked(pace), chosen))

    async def _ask_anew(self) -> None:
        """Who said that they are ready said so of something else."""
        for seat in self._table.seats:
            if seat.ready:
                changed = seat.copy()
                changed.ready = False
                await self._table.reseat(changed)

    async def be_ready(self, seat: int, ready: bool) -> None:
        """Say that one is ready, or that one is not yet: the last to say so starts the count."""
        await self._table.alone(lambda: self._be_ready(seat, ready))

    async def _be_ready(self, seat: int, ready: bool) -> None:
        if self._table.dealt:
            raise Declined("unavailable", "declined-begun")
        changed = self._table.seats[seat].copy()
        changed.ready = ready
        await self._table.reseat(changed)
        await self._count()

    async def _count(self) -> None:
        """In a waiting room it begins a little after the last has said that they are ready."""
        table = self._table
        due = table.time.now() + COUNT if self.ready else None
        if not table.dealt and table.row.room and (due is None) != (table.row.due is None):
            await table.alter(table.row._replace(due=due))

    async def ring(self, secret: bytes) -> None:
        """The count is over."""
        await self._table.alone(lambda: self._ring(secret))

    async def _ring(self, secret: bytes) -> None:
        due = self._table.row.due
        if not self._table.dealt and due is not None and due <= self._table.time.now() and self.ready:
            await self._begin_now(secret)

    async def deal(self, secret: bytes) -> None:
        """Deal if everybody is here: where a hall was stopped in between."""
        if not self._table.dealt:
            await self._table.alone(lambda: self._deal(secret))

    async def _deal(self, secret: bytes) -> None:
        if self._table.row.room:
            await self._count()
        elif not self._table.dealt and self.complete:
            await self._begin_now(secret)

    async def _begin_now(self, secret: bytes) -> None:
        table = self._table
        row, match = dealt(table.row, table.game, table.seats, secret)
        await table.deal(table.clocks.begun(row._replace(due=None), match))
