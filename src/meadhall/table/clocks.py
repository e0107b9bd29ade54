"""The clocks of one table: when they run, what is written of them, and what is done when a time is out.

The clock itself (`clock.py`) is data that is kept with the table and, as it stood, with every move. So taking back
gives time back, and it does not matter which hall looks at it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol, TypeVar

from meadhall.core.event import Event
from meadhall.core.match import Match
from meadhall.core.text import Seat as SeatName
from meadhall.table.clock import (
    PATIENCE,
    Clock,
    Pace,
    Pause,
    Span,
    read_clock,
    read_pace,
    wound,
    write,
)
from meadhall.table.halltime import HallTime
from meadhall.table.keys import NAME_LENGTH, plain
from meadhall.table.news import Moved
from meadhall.table.rows import TableRow
from meadhall.table.seats import Declined, Seat

T = TypeVar("T")

STAND_IN = "greedy"  #: the bot that helps out
WHY_LENGTH = 3 * NAME_LENGTH
LATE = "late"  #: the kind of the event that marks a move which a bot made because a time was out


def is_late(move: Moved) -> bool:
    """Did a bot make this move because a time was out?"""
    return any(event.kind == LATE for event in move.events)


class ClockTable(Protocol):
    """What clocks need of their table."""

    row: TableRow
    seats: list[Seat]
    time: HallTime

    @property
    def dealt(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def match(self) -> Match: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def alter(self, row: TableRow) -> None: ...

    async def reseat(self, changed: Seat, clock: Clock | None = None) -> None: ...


class Kept(NamedTuple):
    """What the store keeps of a clock."""

    clock: str = ""
    due: int | None = None


class Clocks:
    """Nothing happens here at a table without a pace."""

    def __init__(self, table: ClockTable) -> None:
        self._table = table
        self._read: tuple[str, Clock] | None = None
        #: when a seat's time stands though it is asked: what its person has said about nights and days off
        self.rests: Callable[[Seat, int], tuple[Span, ...]] = lambda seat, now: ()

    @property
    def pace(self) -> Pace:
        return read_pace(self._table.row.pace)

    @property
    def clock(self) -> Clock | None:
        words = self._table.row.clock
        if not words:
            return None
        if self._read is None or self._read[0] != words:
            self._read = words, read_clock(words)
        return self._read[1]

    @property
    def now(self) -> int:
        return self._table.time.now()

    @property
    def pause(self) -> Pause | None:
        return None if self.clock is None else self.clock.pause

    def helps(self, seat: int) -> bool:
        """Does a bot answer this one question for a person?"""
        return self.clock is not None and self.clock.hands[seat].helped

    def check(self) -> None:
        """Nobody moves while everything rests."""
        if self.pause is not None:
            raise Declined("unavailable", "declined-paused")

    # ── what is written with a change of the table ───────────────────────────────────────────

    def begun(self, row: TableRow, match: Match) -> TableRow:
        """The clocks as the cards are dealt."""
        pace = read_pace(row.pace)
        if pace.kind == "none":
            return row
        kept = self._kept(wound(pace, len(self._table.seats)), match, pace)
        return row._replace(clock=kept.clock, due=kept.due)

    def noted(self) -> str:
        """How the clocks stand at this moment: kept with the move that is made."""
        return "" if self.clock is None else write(self.clock.stopped(self.now))

    def as_is(self, match: Match | None, clock: Clock | None = None) -> Kept:
        """Whoever is asked now has a running clock."""
        chosen = clock or self.clock
        if match is None:  # a count may be on
            return Kept(due=self._table.row.due)
        return Kept() if chosen is None else self._kept(chosen, match)

    def answered(self, seat: int, match: Match, earns: bool) -> Kept:
        """A seat has answered."""
        if self.clock is None:
            return Kept()
        asked = self._asked(match)
        return self._kept(self.clock.answered(seat, self.pace, asked, self.now, earns), match)

    def back_at(self, words: str, match: Match) -> Kept:
        """Moves are taken back: the clocks stand as they did when the first of them was made."""
        if not words or self.clock is None:
            return self.as_is(match)
        return self._kept(read_clock(words), match)

    def _kept(self, clock: Clock, match: Match, pace: Pace | None = None) -> Kept:
        table, now = self._table, self.now
        asked = set() if table.row.ended else self._asked(match)
        turned = clock.turned(asked, now, {seat: self.rests(table.seats[seat], now) for seat in asked})
        return Kept(write(turned), turned.due(pace or self.pace))

    def _asked(self, match: Match) -> set[int]:
        return {decision.seat for decision in match.pending if self._table.seats[decision.seat].decides}

    def none_runs(self) -> Kept:
        """All is over."""
        return Kept() if self.clock is None else Kept(write(self.clock.stopped(self.now)))

    def marks(self, seat: int) -> list[Event]:
        """What the log says of a move that a bot made because a time was out."""
        return [Event(LATE, seat, "", {"seat": SeatName(seat)})] if self.helps(seat) else []

    # ── what people do about it ──────────────────────────────────────────────────────────────

    async def shown(self, seat: int) -> None:
        """A page shows its question. Where there are days for it, nobody counts seconds."""
        if self.pace.kind == "live":
            await self._table.alone(lambda: self._shown(seat))

    async def _shown(self, seat: int) -> None:
        clock = self.clock
        if clock is not None and (seen := clock.shown(seat, self.now)) != clock:
            await self._set(seen)

    async def rest(self, seat: int, why: str) -> None:
        """Everything stands, for as long as everybody likes."""
        await self._table.alone(lambda: self._rest(Pause(seat, self.now, plain(why, WHY_LENGTH))))

    async def _rest(self, pause: Pause) -> None:
        if self.clock is None or self._table.over:
            raise Declined("unavailable", "declined-no-clock")
        if self.pause is None:
            await self._set(self.clock.paused(pause))

    async def go_on(self) -> None:
        await self._table.alone(self._go_on)

    async def _go_on(self) -> None:
        if self.clock is not None and self.pause is not None:
            await self._set(self.clock.resumed())

    async def slow_down(self, pace: Pace) -> None:
        """All have agreed to take more time: under the lock."""
        kept = self._kept(wound(pace, len(self._table.seats)), self._table.match, pace)
        await self._table.alter(self._table.row._replace(pace=write(pace), clock=kept.clock, due=kept.due))

    async def _set(self, clock: Clock) -> None:
        kept = self.as_is(self._table.match, clock)
        await self._table.alter(self._table.row._replace(clock=kept.clock, due=kept.due))

    # ── when a time is out ───────────────────────────────────────────────────────────────────

    async def ring(self) -> None:
        """Do what is due: once, whichever hall is first, since all of them write after the change that they know."""
        await self._table.alone(self._ring)

    async def _ring(self) -> None:
        table = self._table
        if self.clock is None or not table.dealt or table.over or self.pace.late == "wait":
            return
        for seat in self.clock.out(self.now):
            await self._run_out(seat)

    async def _run_out(self, seat: int) -> None:
        clock = self.clock
        assert clock is not None, "only a clock that runs can run out"
        late = clock.ran_out(seat, self.pace)
        if self.pace.late == "move" and late.hands[seat].outs < PATIENCE:
            await self._set(late)
            return
        changed = self._table.seats[seat].copy()
        changed.bot = STAND_IN
        await self._table.reseat(changed, late.relieved(seat))
