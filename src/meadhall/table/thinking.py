"""Bots think in processes of their own, never in the event loop.

A worker gets the snapshot of an imagined match: what the seat cannot know is dealt anew under
another key, so neither the seed nor anybody's secrets leave the server's process.

What is to be thought about waits here, in the server, and a worker is given one thing at a time: the
patience with a thought runs from the moment at which it begins, and what is urgent overtakes the rest.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from meadhall.table.line import Line, Priority, Ticket
from meadhall.table.shelf import Stock
from meadhall.table.workers import Failed, Lost, Thought, Worker

log = logging.getLogger(__name__)

PATIENCE = 20.0  #: seconds after which a worker is taken for lost
TRIES = 2  #: for one thought, each in another process
STRIKES = 4  #: processes lost in a row: something is wrong with all of them
PAUSE = 0.1  #: seconds before a process is started again, doubled each time, up to
LONGEST_PAUSE = 1.0


class NoAnswer(Exception):
    """No worker could say what to do."""


class Condition(NamedTuple):
    """How thinking goes."""

    workers: int  #: that there may be
    alive: int  #: that run now; they are started when they are needed
    failing: bool  #: one after the other is lost
    queued: int
    waited: float  #: seconds, of what waits longest

    @property
    def share(self) -> float:
        """Of the time that a thought might take, so much it gets: half, if for each worker one waits already."""
        return 1 / (1 + self.queued / max(1, self.workers))


class Queue(Protocol):
    """All that a hall wants of whoever thinks for its bots, in this process or elsewhere."""

    async def submit(self, priority: Priority, thought: Thought) -> str:
        """The option that the bot would take, or `NoAnswer`. Cancelling gives the place in the line up."""

    def condition(self) -> Condition: ...

    def close(self) -> None:
        """End what is under way; nothing is answered any more."""


class Thinkers:
    """A line of thoughts and a few worker processes; a lost one is replaced and the question asked again."""

    def __init__(self, workers: int, stock: Stock, patience: float = PATIENCE, nice: int = 0) -> None:
        self._line: Line[Thought, str] = Line()
        self._idle = [Worker(stock, patience, nice) for _ in range(workers)]
        self.workers = tuple(self._idle)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self._serving: set[asyncio.Task[None]] = set()
        self._strikes = 0
        self._closed = False

    async def submit(self, priority: Priority, thought: Thought) -> str:
        """The option that the bot would take."""
        if self._closed:
            raise NoAnswer("the hall is closed")
        answer = self._line.join(priority, thought)
        if self._idle:
            task = asyncio.create_task(self._serve(self._idle.pop()))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
        return await answer

    def condition(self) -> Condition:
        alive = sum(worker.pid is not None for worker in self.workers)
        return Condition(len(self.workers), alive, self._strikes >= STRIKES, len(self._line), self._line.waited)

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        self._closed = True
        for worker in self.workers:
            worker.close()
        while (ticket := self._line.next()) is not None:
            ticket.answer.set_exception(NoAnswer("the hall is closed"))
        self._threads.shutdown(wait=False)

    async def _serve(self, worker: Worker) -> None:
        """One worker, as long as somebody waits."""
        try:
            while not self._closed and (ticket := self._line.next()) is not None:
                await self._answer(worker, ticket)
        finally:
            self._idle.append(worker)

    async def _answer(self, worker: Worker, ticket: Ticket[Thought, str]) -> None:
        try:
            option = await self._ask(worker, ticket.wanted)
        except NoAnswer as error:
            if not ticket.answer.done():
                ticket.answer.set_exception(error)
        else:
            if not ticket.answer.done():
                ticket.answer.set_result(option)

    async def _ask(self, worker: Worker, thought: Thought) -> str:
        thought = thought._replace(within=thought.within * self.condition().share)
        for _ in range(TRIES):
            try:
                option = await asyncio.get_running_loop().run_in_executor(self._threads, worker.think, thought)
            except Lost as error:
                await self._strike(error)
            except Failed as error:
                self._strikes = 0
                raise NoAnswer(f"{thought.bot} failed at {thought.game}: {error}") from error
            except Exception as error:
                raise NoAnswer(f"{thought.bot} cannot be asked about {thought.game}: {error}") from error
            else:
                self._strikes = 0
                return option
        raise NoAnswer(f"no worker could think for {thought.bot} at {thought.game}")

    async def _strike(self, error: Lost) -> None:
        if self._closed:
            raise NoAnswer("the hall is closed")
        log.warning("a thinking process was lost (%s); starting another", error)
        self._strikes += 1
        await asyncio.sleep(min(PAUSE * 2 ** min(self._strikes, 10), LONGEST_PAUSE))
