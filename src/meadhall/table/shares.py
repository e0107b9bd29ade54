"""Who has many tables at which bots think waits for themselves: nobody else stands behind all of them in the line."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakValueDictionary

from meadhall.table.line import Priority, Turns
from meadhall.table.thinking import Condition, Queue
from meadhall.table.workers import Thought

LEAST = 4  #: thoughts of one visitor that are in the line at once; where many workers think,
EACH = 2  #: so many for each of them, so that who is alone with a hall has all of it


class Whose(NamedTuple):
    """Whose thoughts these are: bots that a visitor waits for are not held up by what they only look at."""

    visitor: str
    priority: Priority


class Shares:
    """A line of thoughts in which no visitor has more than a share."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self._turns: WeakValueDictionary[Whose, Turns] = WeakValueDictionary()  #: kept by who waits, or is in the line

    async def submit(self, priority: Priority, thought: Thought, visitor: str = "") -> str:
        """The option that the bot would take. The more of the same visitor's wait, the sooner it has to be found."""
        turns = self._of(Whose(visitor, priority))
        async with turns.take(priority):
            hurried = thought._replace(within=thought.within / (1 + turns.waiting / turns.places))
            return await self._queue.submit(priority, hurried)

    def _of(self, whose: Whose) -> Turns:
        turns = self._turns.get(whose)
        if turns is None:
            turns = self._turns[whose] = Turns(max(LEAST, EACH * self._queue.condition().workers))
        return turns

    def condition(self) -> Condition:
        """Of the line, with all who have yet to come into it."""
        found, apart = self._queue.condition(), list(self._turns.values())
        queued = found.queued + sum(turns.waiting for turns in apart)
        return found._replace(queued=queued, waited=max([found.waited, *(turns.waited for turns in apart)]))

    def close(self) -> None:
        self._queue.close()
