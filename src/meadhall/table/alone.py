"""One thing at a time: whatever changes a table happens under its lock, in a task of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from meadhall.table.rows import StoreError
from meadhall.table.seats import Declined

log = logging.getLogger(__name__)
T = TypeVar("T")

TRIES = 10  #: for one wish, while other halls keep being first


class Overtaken(Declined):
    """Another hall was first. By now the table stands where that one left it."""

    def __init__(self) -> None:
        super().__init__("stale", "declined-stale")


class Alone:
    """What is under way at a table."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Is something under way: a move being written, a bot thinking?"""
        return bool(self._tasks)

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do it under the lock, to the end, even if who asked goes away meanwhile. Where another hall was first, it is
        done again from there: whether it still makes sense is for the work to see."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(TRIES - 1):
                    try:
                        return await work()
                    except Overtaken:
                        continue
                return await work()

        return await asyncio.shield(self.spawn(locked()))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            log.error("table %s: %s", self.id, error)
        elif error is not None and not isinstance(error, Declined):
            log.error("table %s: %s", self.id, error, exc_info=error)

    async def _finish(self) -> None:
        """Let what is being written be written; drop the rest."""
        async with self._lock:
            for task in self._tasks:
                task.cancel()
