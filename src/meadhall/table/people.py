"""What people do about their seats while a match goes on: leave them to a bot, come back, give them up, end it."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

from meadhall.core.game import Game
from meadhall.table.clock import Clock
from meadhall.table.keys import NAME_LENGTH, plain
from meadhall.table.rows import TableRow
from meadhall.table.seats import Declined, NotDealt, Seat

T = TypeVar("T")


class PeoplesTable(Protocol):
    """What people need of the table at which they sit."""

    game: Game[Any, Any]
    seats: list[Seat]
    row: TableRow

    @property
    def dealt(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def alter(self, row: TableRow) -> None: ...

    async def reseat(self, changed: Seat, clock: Clock | None = None) -> None: ...


class People:
    """The people of a table."""

    def __init__(self, table: PeoplesTable) -> None:
        self._table = table

    async def leave(self, seat: int, bot: str) -> None:
        """A bot takes over until the person comes back."""
        if not self._table.dealt:
            raise NotDealt
        await self._table.alone(lambda: self._change(seat, bot=bot))

    async def back(self, seat: int) -> None:
        """Take the own seat back; what the bot is still thinking about no longer counts."""
        if self._table.seats[seat].bot is not None:
            await self._table.alone(lambda: self._change(seat, bot=None))

    async def rename(self, seat: int, name: str) -> None:
        wanted = plain(name, NAME_LENGTH)
        if not wanted:
            raise Declined("illegal", "declined-no-name")
        await self._table.alone(lambda: self._change(seat, name=wanted))

    async def give_up(self, seat: int, bot: str, secret: bytes) -> None:
        """A bot plays to the end; the seat is nobody's any more, and who had it is noted."""
        await self._table.alone(lambda: self._give_up(seat, bot, secret))

    async def _give_up(self, seat: int, bot: str, secret: bytes) -> None:
        table = self._table
        if not table.dealt:
            raise NotDealt
        if table.over:
            raise Declined("over", "declined-over")
        changed = table.seats[seat].copy()
        changed.quit(bot, secret)
        await table.reseat(changed)

    async def answer_ahead(self, seat: int, wishes: Mapping[str, int]) -> None:
        """What shall be answered for a seat, asked or not asked: all of it, what is left out is no longer answered."""
        offered = {one.id: one.unless for one in self._table.game.answers_ahead}
        for id, at in wishes.items():
            if id not in offered or ((bound := offered[id]) is not None and at not in bound.values):
                raise Declined("illegal", "declined-illegal")
        await self._table.alone(lambda: self._change(seat, ahead=json.dumps(dict(wishes)) if wishes else ""))

    async def hush(self, hushed: bool) -> None:
        """Let spectators talk, or not."""
        await self._table.alone(lambda: self._table.alter(self._table.row._replace(hushed=hushed)))

    async def set_door(self, door: str) -> None:
        """Who may look on."""
        await self._table.alone(lambda: self._table.alter(self._table.row._replace(door=door)))

    def admit(self, seat: int | None) -> None:
        """Whoever has no seat may look on unless the door is shut, and once a match is over."""
        if seat is None and self._table.row.door == "shut" and not self._table.over:
            raise Declined("not-yours", "declined-shut")

    async def _change(self, seat: int, **fields: str | None) -> None:
        changed = self._table.seats[seat].copy()
        for field, value in fields.items():
            setattr(changed, field, value)
        await self._table.reseat(changed)
