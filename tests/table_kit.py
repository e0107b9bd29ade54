"""A hall without a server: what tests of tables share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from meadhall.table.hall import Hall
from meadhall.table.halltime import HallTime
from meadhall.table.keys import secret_of
from meadhall.table.line import Priority
from meadhall.table.news import Moved
from meadhall.table.rows import ChatRow
from meadhall.table.seats import Wish
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.table import Table
from meadhall.table.thinking import Queue, Thinkers
from meadhall.table.workers import Thought
from tests.support import run_alone
from tests.web_kit import CUPS, DEAD

STOCK = Stock((CUPS,))
PERSON = Wish("human", host=True)
BOT = Wish("bot", "greedy")


class Told(Thinkers):
    """Thinkers that keep what they are told and answer as a test wants."""

    def __init__(self, answer: Callable[[Thought], Awaitable[str]]) -> None:
        super().__init__(1, STOCK)
        self.told: list[Thought] = []
        self.priorities: list[Priority] = []
        self._think = answer

    async def submit(self, priority: Priority, thought: Thought) -> str:
        self.told.append(thought)
        self.priorities.append(priority)
        return await self._think(thought)


class SetTime(HallTime):
    """The hall's time as a test sets it."""

    def __init__(self) -> None:
        self.at = 1_000_000_000

    def now(self) -> int:
        return self.at

    async def beat(self) -> None: ...

    def pass_(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class Onlooker:
    """Somebody who looks at a table, so that it goes on."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.resets = 0

    def moved(self, move: Moved | None) -> None:
        self.seen.append(-1 if move is None else move.version)

    def seated(self) -> None: ...

    def said(self, line: ChatRow) -> None: ...

    def reset(self) -> None:
        self.resets += 1

    def gone(self) -> None: ...


def store_in(path: Path) -> Store:
    return Store(f"sqlite:///{path / 'tables.sqlite'}")


def run(
    path: Path,
    thinkers: Queue,
    body: Callable[[Hall], Awaitable[None]],
    kept: Callable[[Path], Store] = store_in,
    time: HallTime | None = None,
) -> None:
    """Open a hall on that folder, do it, close the hall."""

    async def whole() -> None:
        hall = Hall(Shelf(STOCK), kept(path), thinkers, secret_of(path / "secret"), time=time)
        await hall.open()
        try:
            await body(hall)
        finally:
            await hall.close()

    run_alone(whole())


async def reached(table: Table, what: Callable[[Table], bool], timeout: float = DEAD) -> None:
    async with asyncio.timeout(timeout):
        while not what(table):
            await asyncio.sleep(0.005)


async def bots_table(hall: Hall, seed: int = 5) -> Table:
    """Two bots, and somebody who looks on."""
    table = await hall.make("cups", [BOT, BOT], {}, seed, False)
    table.watch(Onlooker())
    return table


async def persons_table(hall: Hall, seed: int = 5) -> Table:
    """A person and a bot: both are asked at once for a card."""
    return await hall.make("cups", [PERSON, BOT], {}, seed, False)


async def peoples_table(hall: Hall, seed: int = 5) -> Table:
    """Two people, both of whom have come."""
    table = await hall.make("cups", [PERSON, Wish("human")], {}, seed, False, practice=True)
    for seat in range(2):
        await table.gathering.come(seat, hall.secret)
    return table
