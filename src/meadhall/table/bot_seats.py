"""The bots at one table: each that is asked thinks, and goes on trying until its move is written down."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Protocol

from meadhall import bots
from meadhall.bots.bot import streak
from meadhall.core.match import Match
from meadhall.table.line import Priority, Turns
from meadhall.table.rows import Unwritten
from meadhall.table.thinking import NoAnswer

log = logging.getLogger(__name__)

VEIL = 0.12  #: seconds a bot takes for an answer that must not tell whether it had a choice
LONG_VEIL = 0.6  #: one that searches: however much there was to think about
VEILED_THINKING = 0.35  #: seconds of it that it may think
TURN = 3.0  #: seconds that a bot's whole turn takes at most, where nobody is before it
FADING = 1 / 3  #: of what is left of them each answer gets so much
HASTY = 0.03  #: seconds that it gets in any case
PAUSE = 0.25  #: seconds before a move that failed is tried again, doubled each time, up to
LONGEST_PAUSE = 30.0


class BotTable(Protocol):
    """What bots need of the table they sit at."""

    @property
    def match(self) -> Match: ...

    @property
    def id(self) -> str: ...

    @property
    def paused(self) -> bool: ...

    @property
    def priority(self) -> Priority: ...

    def bot_of(self, seat: int) -> str | None: ...

    async def advice(self, seat: int, bot: str, within: float = 0) -> str: ...

    async def moves_by_itself(self, seat: int, option: str, counts: Callable[[], bool]) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class BotSeats:
    """Whoever of a table's bots is asked, and what they are thinking about."""

    def __init__(self, table: BotTable, turns: Turns) -> None:
        self._table = table
        self._turns = turns
        self._thoughts: dict[int, asyncio.Task[None]] = {}  #: seat → the thought whose answer counts
        self._spent: dict[int, float] = {}  #: seat → seconds of its turn

    def wake(self) -> bool:
        """Let every bot that is asked, and is not thinking already, think. Was there one?"""
        asked = self.forget_unasked()
        waking = asked - self._thoughts.keys()
        for seat in waking:
            self._thoughts[seat] = self._table.spawn(self._play(seat))
        return bool(waking)

    def forget_unasked(self) -> set[int]:
        """Whoever is asked goes on thinking, and they alone."""
        asked = self._asked()
        for seat in self._thoughts.keys() - asked:
            self.forget(seat)
        return asked

    def forget(self, seat: int) -> None:
        """What this bot is thinking about has passed. A move that is being written is not undone by it."""
        thought = self._thoughts.pop(seat, None)
        if thought is not None:
            thought.cancel()

    def forget_all(self) -> None:
        for seat in list(self._thoughts):
            self.forget(seat)

    def _asked(self) -> set[int]:
        table = self._table
        if table.paused:
            return set()
        return {ask.seat for ask in table.match.state.asked() if table.bot_of(ask.seat) is not None}

    async def _play(self, seat: int) -> None:
        """Think and move; whatever fails, wait a little and try again. Only this ends with the question itself."""
        me = asyncio.current_task()
        option: str | None = None
        rashly = False
        try:
            for pause in _pauses():
                try:
                    option = option or await self._choose(seat, rashly)
                    async with self._turns.take(self._table.priority):
                        await self._table.moves_by_itself(seat, option, lambda: self._thoughts.get(seat) is me)
                    return
                except Unwritten as error:  # the answer was good: only the writing has to be done again
                    self._note(seat, pause, error)
                except Exception as error:
                    option, rashly = None, True
                    self._note(seat, pause, error)
                await asyncio.sleep(pause)
        finally:
            if self._thoughts.get(seat) is me:
                del self._thoughts[seat]

    def _note(self, seat: int, pause: float, error: Exception) -> None:
        said = "table %s: the bot on seat %d could not move (%s: %s); again in %g s"
        log.warning(said, self._table.id, seat, type(error).__name__, error, pause)

    async def _choose(self, seat: int, rashly: bool) -> str:
        """What the bot does: thought about, or anything that is legal."""
        match = self._table.match
        veiled = any(d.ask.veiled for d in match.pending if d.seat == seat)
        options = [o.id for d in match.pending if d.seat == seat for o in d.options]
        if rashly:
            return secrets.choice(options)
        bot = self._table.bot_of(seat) or "random"
        thinking = self._think(seat, bot, options, veiled)
        veil = LONG_VEIL if bots.searches(bot) else VEIL
        option, _ = await asyncio.gather(thinking, asyncio.sleep(veil if veiled else 0))
        return option

    def allowance(self, seat: int, veiled: bool) -> float:
        """Seconds for the next answer of a bot that searches: less for each of a turn."""
        if not streak(self._table.match, seat):
            self._spent[seat] = 0.0
        if veiled:
            return VEILED_THINKING
        return max(HASTY, (TURN - self._spent.get(seat, 0.0)) * FADING)

    async def _think(self, seat: int, bot: str, options: list[str], veiled: bool) -> str:
        # where thinkers are busy, only a bot with a choice would wait for one: a veiled answer always does
        if len(options) == 1 and not veiled:
            return options[0]
        if bot != "random":
            within, began = self.allowance(seat, veiled), time.monotonic()
            try:
                return await self._table.advice(seat, bot, within)
            except NoAnswer as error:
                log.error("table %s: %s; playing at random", self._table.id, error)
            finally:
                self._spent[seat] = self._spent.get(seat, 0.0) + time.monotonic() - began
        return secrets.choice(options)


def _pauses() -> Iterator[float]:
    pause = PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)
