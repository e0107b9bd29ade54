"""Who waits for what, and in which order: tables with people come first."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")
A = TypeVar("A")


class Priority(IntEnum):
    """What comes first; within one of them, who came first."""

    PEOPLE = 0  #: bots at a table where a person plays
    HELP = 1  #: a hint, or what a page plans with
    BOTS = 2  #: bots among themselves: somebody looks on, or has left them their seat


class Ticket(NamedTuple, Generic[W, A]):
    """A place in a line: what is wanted, and where the answer goes."""

    priority: Priority
    number: int
    since: float
    wanted: W
    answer: asyncio.Future[A]


class Line(Generic[W, A]):
    """Tickets, the most urgent first. Who went away is passed over."""

    def __init__(self) -> None:
        self._tickets: list[tuple[Priority, int, Ticket[W, A]]] = []
        self._count = 0

    def join(self, priority: Priority, wanted: W) -> asyncio.Future[A]:
        """Wait: the answer will be in what is returned; cancelling it gives the place up."""
        self._count += 1
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self.rejoin(Ticket(priority, self._count, time.monotonic(), wanted, answer))
        return answer

    def rejoin(self, ticket: Ticket[W, A]) -> None:
        """Back to its old place: what was begun for it came to nothing."""
        heapq.heappush(self._tickets, (ticket.priority, ticket.number, ticket))

    def next(self) -> Ticket[W, A] | None:
        """Whose turn it is, taken out of the line."""
        while self._tickets:
            ticket = heapq.heappop(self._tickets)[2]
            if not ticket.answer.done():
                return ticket
        return None

    def __len__(self) -> int:
        return sum(not ticket.answer.done() for _, _, ticket in self._tickets)

    @property
    def waited(self) -> float:
        """For how many seconds the one has waited who has waited longest."""
        since = [ticket.since for _, _, ticket in self._tickets if not ticket.answer.done()]
        return time.monotonic() - min(since) if since else 0.0


class Turns:
    """A few may go at once; the others wait in line."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._line: Line[None, None] = Line()

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def waited(self) -> float:
        """For how many seconds the one has waited who has waited longest."""
        return self._line.waited

    @asynccontextmanager
    async def take(self, priority: Priority) -> AsyncGenerator[None, None]:
        await self._enter(priority)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, priority: Priority) -> None:
        if self._free:
            self._free -= 1
            return
        place = self._line.join(priority, None)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # called in the very moment of going away
                self._leave()
            raise

    def _leave(self) -> None:
        ticket = self._line.next()
        if ticket is None:
            self._free += 1
        else:
            ticket.answer.set_result(None)
