"""A worker's side of the line of jobs: it takes what it can do, does it in its own processes, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from meadhall.table import signals
from meadhall.table.desk import kind_of
from meadhall.table.jobs import LEASE, TRIES, Job, Jobs
from meadhall.table.line import Priority
from meadhall.table.post import Post
from meadhall.table.rows import StoreError, unpack
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.thinking import NoAnswer, Thinkers
from meadhall.table.workers import Thought

log = logging.getLogger(__name__)

LOOK = 0.5  #: seconds between two looks into the line: a call may have been missed, or a worker been lost
BEAT = 1.0  #: seconds between two signs of life
PAUSE = 0.5  #: seconds before a database that is gone is asked again


class Labour:
    """So many jobs at once, until it is told to stop."""

    def __init__(self, url: str, stock: Stock, places: int, nice: int = 0) -> None:
        self._store = store = Store(url, durable=False)  # whatever is lost here is done again
        self._jobs = Jobs(store)
        self._thinkers = Thinkers(places, stock, nice=nice)
        shelf = Shelf(stock).fill()
        self._kinds = [kind_of(shelf, game.key) for game in shelf]
        self._places = places
        self._call = asyncio.Event()
        self._post = Post(store, signals.WORKERS)
        self._post.on_gap(self._call.set)
        self._post.on_anything(self._call.set)
        self._held: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._store.open()
        self._post.open()
        works = [self._serve() for _ in range(self._places)]
        self._tasks = [asyncio.create_task(work) for work in (*works, self._keep())]

    async def close(self) -> None:
        """What is not done is free for others at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._jobs.give_back(self._store.name)
            await self._store.tell(signals.encode(self._sign(0)))
        self._thinkers.close()
        await self._post.close()
        await self._store.close()

    def _sign(self, places: int) -> signals.Working:
        condition = self._thinkers.condition()
        return signals.Working(self._store.name, places, condition.alive, condition.failing, self._kinds)

    async def _keep(self) -> None:
        """Signs of life: for the halls, and for the jobs that are under way."""
        while True:
            with contextlib.suppress(StoreError):
                await self._store.tell(signals.encode(self._sign(self._places)))
                if self._held:
                    await self._jobs.keep(self._store.name, list(self._held))
            await asyncio.sleep(min(BEAT, LEASE / 3))

    async def _serve(self) -> None:
        while True:
            try:
                job = await self._jobs.take(self._store.name, self._kinds)
                if job is not None:
                    await self._do(job)
                    continue
            except StoreError as error:
                log.warning("no jobs can be taken: %s", error)
                await asyncio.sleep(PAUSE)
            except Exception:  # a place that is announced is a place: whatever it fails at, it goes on
                log.exception("a job could not be done")
                await asyncio.sleep(PAUSE)
            self._call.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._call.wait(), LOOK)

    async def _do(self, job: Job) -> None:
        self._held.add(job.id)
        try:
            answer, fault = await self._think(job)
            await self._jobs.finish(self._store.name, job.id, answer, fault)
        finally:
            self._held.discard(job.id)

    async def _think(self, job: Job) -> tuple[str | None, str | None]:
        """(answer, fault)"""
        if job.tries > TRIES:
            return None, f"{job.tries - 1} workers were lost over it"
        try:
            thought = msgspec.convert(unpack(job.asked), Thought)
            return await self._thinkers.submit(Priority.PEOPLE, thought), None
        except NoAnswer as error:
            return None, str(error)
        except (msgspec.MsgspecError, ValueError) as error:
            return None, f"it cannot be read: {error}"
