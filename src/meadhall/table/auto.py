"""Automatic answers: what a person need not be asked, or has answered ahead, is answered by the table, as a move like
any other.

A seat is answered for only if its page has said how it likes that, or by what its person has answered ahead, and only
by what nobody can learn from: where other people have seats, the answer and the time it takes rest on what everybody
can see. What a page has said holds as long as it is open; what was answered ahead is kept with the seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, Protocol

from meadhall.core.ahead import answer
from meadhall.core.event import Event
from meadhall.core.match import Decision, Match
from meadhall.core.option import Option
from meadhall.core.zones import sight_of
from meadhall.table.clocks import Clocks
from meadhall.table.coach import Coach
from meadhall.table.news import Moved
from meadhall.table.seats import Seat

#: ask: every question; plain: none that has but one answer; pass: none that does not concern the seat either.
Mode = Literal["ask", "plain", "pass"]

AHEAD = "ahead"  #: the same of an answer that was given ahead
MARK = "auto"  #: the kind of the event by which the log and the store know an automatic answer
PAUSE = 1.2  #: seconds an answer takes among people, whatever is held
GRACE = 2.0  #: seconds after an own decision, in which it can still be taken back


class AutoTable(Protocol):
    """What automatic answers need of their table."""

    seats: list[Seat]
    coach: Coach  #: while a lesson goes on, every question is asked
    clocks: Clocks  #: while they rest, nothing moves

    @property
    def dealt(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def match(self) -> Match: ...

    @property
    def last_mover(self) -> int | None: ...

    async def moves_by_itself(self, seat: int, option: str, counts: Callable[[], bool], auto: str = ...) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class AutoAnswers:
    """The people of a table who want to be spared questions, and the answers that are on their way."""

    def __init__(self, table: AutoTable) -> None:
        self._table = table
        self._modes: dict[int, Mode] = {}
        self._coming: dict[int, asyncio.Task[None]] = {}

    def choose(self, seat: int, mode: Mode) -> None:
        """A person says how they like it."""
        if self._modes.get(seat) == mode:
            return
        self._modes[seat] = mode
        self.forget(seat)
        self.wake()

    def mode(self, seat: int) -> Mode:
        return self._modes.get(seat, "ask")

    def answer(self, seat: int) -> Option | None:
        """What is answered for a seat by itself now; None: it is asked."""
        found = self._found(seat)
        return None if found is None else found[0]

    def _found(self, seat: int) -> tuple[Option, str] | None:
        """(option, how it comes about)."""
        table = self._table
        if not table.dealt or table.over or not table.coach.over or table.clocks.pause is not None:
            return None
        if (option := self.ahead(table.match, seat)) is not None:
            return option, AHEAD
        decision = table.match.decision_of(seat) if table.seats[seat].decides else None
        if self.mode(seat) == "ask" or decision is None:
            return None
        option = given(table.match, decision, self.mode(seat), self._company(seat))
        return None if option is None else (option, MARK)

    def ahead(self, match: Match, seat: int) -> Option | None:
        """What a seat has answered ahead to what it is asked in this match."""
        wishes = self._table.seats[seat].wishes_ahead if self._table.seats[seat].decides else {}
        decision = match.decision_of(seat) if wishes else None
        if decision is None:
            return None
        known = [one for one in match.game.answers_ahead if one.id in wishes]
        answers = (answer(match.state, decision.ask, decision.options, one, wishes[one.id]) for one in known)
        return next((option for option in answers if option is not None), None)

    def wake(self) -> None:
        """Answer whatever need not be asked and is not being answered already."""
        for seat in range(len(self._table.seats)):
            found = self._found(seat)
            if found is None:
                self.forget(seat)
            elif seat not in self._coming:
                self._coming[seat] = self._table.spawn(self._play(seat, *found))

    def forget(self, seat: int) -> None:
        """The question has passed, or shall be asked after all."""
        coming = self._coming.pop(seat, None)
        if coming is not None:
            coming.cancel()

    def forget_all(self) -> None:
        for seat in list(self._coming):
            self.forget(seat)

    async def _play(self, seat: int, option: Option, how: str) -> None:
        me = asyncio.current_task()
        try:
            await asyncio.sleep(self._pause(seat))
            await self._table.moves_by_itself(seat, option.id, lambda: self._coming.get(seat) is me, how)
        finally:
            if self._coming.get(seat) is me:
                del self._coming[seat]

    def _pause(self, seat: int) -> float:
        if self._table.last_mover == seat:
            return GRACE
        return PAUSE if self._company(seat) else 0.0

    def _company(self, seat: int) -> bool:
        """May another person see what this seat does?"""
        return any(other.kind != "bot" for other in self._table.seats if other.number != seat)


def given(match: Match, decision: Decision, mode: Mode, company: bool) -> Option | None:
    """The answer that a question has of itself, if any."""
    s, ask = match.state, decision.ask
    if len(decision.options) == 1 and (not company or _open(match, decision.seat)):
        return decision.options[0]
    found: Option | None = ask.obvious(s)
    if found is None and mode == "pass":
        found = ask.unconcerned(s)
    return found if found in decision.options else None


def _open(match: Match, seat: int) -> bool:
    """Does everybody know what this seat knows, so that its only answer is no news to anybody?"""
    s, zones = match.state, match.game.zones
    own = sight_of(s, zones, seat)
    return all(not own & ~sight_of(s, zones, other) for other in range(match.players))


def marked(seat: int, events: Sequence[Event], how: str) -> list[Event]:
    """What an automatic answer led to, with the mark that it was one: for who was answered for, nobody else."""
    return [*events, Event(how, seat, "", {}, only=(seat,))]


def is_auto(move: Moved) -> bool:
    """Was this move made by the table for somebody?"""
    return any(event.kind in (MARK, AHEAD) for event in move.events)
