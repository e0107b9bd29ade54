"""What somebody at a table asks the others to agree to: to end it here, to take more time, to let a bot sit in.

One thing at a time. It stands until all have agreed or one has not, whatever is played meanwhile: where there is a day
for a move, there is one for an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from meadhall.table.clock import DAY, Pace
from meadhall.table.clocks import STAND_IN, Clocks
from meadhall.table.rows import TableRow
from meadhall.table.seats import Declined, Seat
from meadhall.table.stretches import Stretches

T = TypeVar("T")

Kind = Literal["end", "slow", "sit-in"]
SLOW = Pace("slow", DAY)


class Motion(msgspec.Struct, frozen=True):
    """`about`: for whom a bot shall sit in. `refused`: it was not agreed to, when so many stretches had begun."""

    kind: Kind
    by: int
    about: int | None = None
    agreed: list[int] = []
    refused: int | None = None


class MotionTable(Protocol):
    """What motions need of the table at which they are put."""

    row: TableRow
    seats: list[Seat]
    clocks: Clocks
    stretches: Stretches
    pages: Callable[[], Mapping[int, int]]

    @property
    def dealt(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def alter(self, row: TableRow) -> None: ...

    async def reseat(self, changed: Seat) -> None: ...


class Motions:
    """What is asked at one table; kept with it, so that every hall knows it."""

    def __init__(self, table: MotionTable) -> None:
        self._table = table

    @property
    def _last(self) -> Motion | None:
        words = self._table.row.motion
        return msgspec.json.decode(words, type=Motion) if words else None

    @property
    def open(self) -> Motion | None:
        """What is asked now, if it still makes sense: nobody is replaced who has come back."""
        last, table = self._last, self._table
        if last is None or last.refused is not None or table.over:
            return None
        return None if last.about is not None and self._is_here(last.about) else last

    @property
    def asked(self) -> list[int]:
        """Whose answer is still awaited."""
        found = self.open
        return [] if found is None else sorted(self._voters(found) - {found.by, *found.agreed})

    async def put(self, seat: int, kind: Kind, about: int | None = None) -> None:
        await self._table.alone(lambda: self._put(Motion(kind, seat, about)))

    async def _put(self, motion: Motion) -> None:
        table = self._table
        if table.over or not table.dealt:
            raise Declined("unavailable", "declined-not-now")
        if motion.kind == "slow" and table.clocks.pace.kind != "live":
            raise Declined("unavailable", "declined-no-clock")
        if (motion.kind == "sit-in") != (motion.about is not None) or motion.about == motion.by:
            raise Declined("illegal", "declined-illegal")
        if motion.about is not None and (not self._may_sit_in(motion.about) or self._is_here(motion.about)):
            raise Declined("unavailable", "declined-is-here")
        if self.open is not None and self.open.kind == motion.kind and self.open.by != motion.by:
            await self._answer(motion.by, agree=True)
            return
        last = self._last
        if last is not None and (last.kind, last.by, last.refused) == (motion.kind, motion.by, self._stretch):
            raise Declined("unavailable", "declined-refused-before")
        await self._settle(motion)

    async def answer(self, seat: int, agree: bool) -> None:
        await self._table.alone(lambda: self._answer(seat, agree))

    async def _answer(self, seat: int, agree: bool) -> None:
        motion = self.open
        if motion is None or seat not in self._voters(motion):
            raise Declined("unavailable", "declined-no-motion")
        if agree:
            agreed = sorted({*motion.agreed, seat} - {motion.by})
            await self._settle(msgspec.structs.replace(motion, agreed=agreed))
        else:
            await self._write(msgspec.structs.replace(motion, refused=self._stretch))

    async def _settle(self, motion: Motion) -> None:
        """Do it, if nobody is left to agree."""
        if self._voters(motion) - {motion.by, *motion.agreed}:
            await self._write(motion)
        else:
            await self._write(None, ended=motion.kind == "end")
            await self._do(motion)

    async def _do(self, motion: Motion) -> None:
        table = self._table
        if motion.kind == "slow":
            await table.clocks.slow_down(SLOW)
        elif motion.about is not None:
            changed = table.seats[motion.about].copy()
            changed.bot = STAND_IN
            await table.reseat(changed)

    async def _write(self, motion: Motion | None, ended: bool = False) -> None:
        row, words = self._table.row, "" if motion is None else msgspec.json.encode(motion).decode()
        if ended:
            kept = self._table.clocks.none_runs()
            row = row._replace(ended=True, over=True, clock=kept.clock, due=kept.due, wish=None)
        await self._table.alter(row._replace(motion=words))

    @property
    def _stretch(self) -> int:
        return len(self._table.stretches.marks())

    def _voters(self, motion: Motion) -> set[int]:
        """The people who play; whoever is to be replaced is not there to be asked."""
        return {seat.number for seat in self._table.seats if seat.decides and seat.number != motion.about}

    def _may_sit_in(self, seat: int) -> bool:
        return 0 <= seat < len(self._table.seats) and self._table.seats[seat].decides

    def _is_here(self, seat: int) -> bool:
        return bool(self._table.pages().get(seat))
