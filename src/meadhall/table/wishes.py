"""Taking back at a table: at once where nobody could have peeked, else once the other people have agreed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from meadhall.table.rows import TableRow
from meadhall.table.seats import Declined, Seat
from meadhall.table.undo import Moment, Standing

T = TypeVar("T")


class WishTable(Protocol):
    """What a wish needs of the table at which it is made."""

    seats: list[Seat]
    row: TableRow

    @property
    def over(self) -> bool: ...

    def undo(self, seat: int | None) -> Standing: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def return_to(self, moment: Moment) -> None: ...

    async def alter(self, row: TableRow) -> None: ...


class Wishes:
    """Who wishes to take back, and who has agreed: kept with the table, so that every hall knows it."""

    def __init__(self, table: WishTable) -> None:
        self._table = table

    async def take_back(self, seat: int, version: int) -> None:
        """Take back the own last decision; where that would peek, ask the others at the table."""
        await self._table.alone(lambda: self._take_back(seat, version))

    async def _take_back(self, seat: int, version: int) -> None:
        table = self._table
        if version != table.row.version:
            raise Declined("stale", "declined-stale")
        if table.over:
            raise Declined("over", "declined-over")
        stand = table.undo(seat)
        if stand.moment is None:
            raise Declined("no-undo", "declined-nothing-to-undo")
        if stand.reason is None:
            await table.return_to(stand.moment)
        elif not self._others(seat):
            raise Declined("no-undo", "declined-undo", (stand.reason,))
        else:
            await self._put(seat, 0)

    async def answer(self, seat: int, agree: bool) -> None:
        """Agree, or not, to somebody's wish to take back."""
        await self._table.alone(lambda: self._answer(seat, agree))

    async def _answer(self, seat: int, agree: bool) -> None:
        table, wish = self._table, self._table.row.wish
        if wish is None or seat not in self._others(wish):
            raise Declined("no-undo", "declined-no-wish")
        if not agree:
            await self._put(None, 0)
            return
        agreed = table.row.agreed | 1 << seat
        moment = table.undo(wish).moment
        if moment is not None and all(agreed >> other & 1 for other in self._others(wish)):
            await table.return_to(moment)
        else:
            await self._put(wish, agreed)

    async def _put(self, wish: int | None, agreed: int) -> None:
        """Write down who wishes to take back and who has agreed."""
        await self._table.alter(self._table.row._replace(wish=wish, agreed=agreed))

    def _others(self, seat: int) -> set[int]:
        """The other people at the table: it is for them to agree."""
        return {s.number for s in self._table.seats if s.decides and s.number != seat}
