"""A hall's side of the line of jobs: what its bots have to think about is put there, and the answers are awaited."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from meadhall.table import signals
from meadhall.table.jobs import Jobs, Outcome
from meadhall.table.line import Priority
from meadhall.table.post import Post
from meadhall.table.rows import StoreError, pack
from meadhall.table.shelf import Shelf
from meadhall.table.store import Store
from meadhall.table.thinking import Condition, NoAnswer
from meadhall.table.workers import Thought

log = logging.getLogger(__name__)

LOOK = 1.0  #: seconds between two looks at what became of jobs: an answer may have been missed
GONE = 5.0  #: seconds after which a worker that gave no sign of life is taken for gone
SWEEP = 2.0  #: seconds between two looks at the line as a whole
UNSERVED = 10.0  #: seconds for which a job waits although no worker takes its kind
PAUSE = 0.2  #: seconds before a job that could not be put into the line is tried again


class Forgotten(Exception):
    """The job is not in the line any more, and nobody has answered it."""


def kind_of(shelf: Shelf, game: str) -> str:
    """Who thinks about a game has exactly the same game."""
    found = shelf.find(game)
    return f"think {game} {found.version} {found.content.hash[:16]}"


class Wait:
    """For one job; several may wait for the same."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.since = time.monotonic()
        self.futures: list[asyncio.Future[str]] = []

    def settle(self, answer: str | None, error: Exception | None) -> None:
        for future in self.futures:
            if future.done():
                continue
            if error is not None:
                future.set_exception(error)
            elif answer is not None:
                future.set_result(answer)


class Desk:
    """A `Queue` whose line is in the database."""

    def __init__(self, store: Store, post: Post, shelf: Shelf) -> None:
        self._jobs = Jobs(store)
        self._store = store
        self._shelf = shelf
        self._waiting: dict[int, Wait] = {}
        self._workers: dict[str, tuple[float, signals.Working]] = {}
        self._since = time.monotonic()
        self._queued, self._waited = 0, 0.0
        self._unwanted: set[int] = set()
        self._news = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._closed = False
        post.on(signals.Answered, self._on_answered)
        post.on(signals.Working, self._on_working)
        post.on_gap(self._open)

    def _open(self) -> None:
        self._news.set()
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    # ── what a hall asks of it ───────────────────────────────────────────────────────────────

    async def submit(self, priority: Priority, thought: Thought) -> str:
        """The option that the bot would take."""
        self._store.tally.count("thoughts")
        kind = kind_of(self._shelf, thought.game)
        asked = pack(thought)
        while not self._closed:
            try:
                return await self._answer(await self._jobs.put(kind, thought.about or None, priority, asked), kind)
            except StoreError:
                await asyncio.sleep(PAUSE)
            except Forgotten:
                pass  # put there again
        raise NoAnswer("the hall is closed")

    def condition(self) -> Condition:
        there = [said for _, said in self._living()]
        places, alive = sum(said.places for said in there), sum(said.alive for said in there)
        failing = not there or all(said.failing for said in there)
        started = time.monotonic() - self._since > UNSERVED
        return Condition(places, alive, failing and started, self._queued, self._waited)

    def close(self) -> None:
        self._closed = True
        if self._looking is not None:
            self._looking.cancel()
        for wait in self._waiting.values():
            wait.settle(None, NoAnswer("the hall is closed"))

    # ── waiting ──────────────────────────────────────────────────────────────────────────────

    async def _answer(self, id: int, kind: str) -> str:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        wait = self._waiting.setdefault(id, Wait(kind))
        wait.futures.append(future)
        try:
            return await future
        except asyncio.CancelledError:
            self._unwanted.add(id)
            raise
        finally:
            wait.futures.remove(future)
            if not wait.futures and self._waiting.get(id) is wait:
                del self._waiting[id]

    async def _look(self) -> None:
        """Read what became of the jobs: when one is answered, and now and then."""
        swept = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)
            self._news.clear()
            try:
                await self._collect()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    await self._tidy()
            except StoreError as error:
                log.warning("the line of jobs cannot be read: %s", error)
            except Exception:
                log.exception("the line of jobs cannot be read")

    async def _collect(self) -> None:
        wanted = list(self._waiting)
        found = {outcome.id: outcome for outcome in await self._jobs.outcomes(wanted)} if wanted else {}
        for id in wanted:
            if (wait := self._waiting.get(id)) is not None:
                wait.settle(*self._verdict(wait, found.get(id)))

    def _verdict(self, wait: Wait, outcome: Outcome | None) -> tuple[str | None, Exception | None]:
        if outcome is None:
            return None, Forgotten()
        if outcome.answer is not None:
            return outcome.answer, None
        if outcome.fault is not None:
            return None, NoAnswer(outcome.fault)
        if not self._served(wait.kind) and time.monotonic() - max(wait.since, self._since) > UNSERVED:
            return None, NoAnswer(f"no worker takes {wait.kind!r}")
        return None, None

    async def _tidy(self) -> None:
        unwanted, self._unwanted = self._unwanted - self._waiting.keys(), set()
        await self._jobs.sweep(list(unwanted))
        self._queued, self._waited = await self._jobs.waiting()

    # ── who works ────────────────────────────────────────────────────────────────────────────

    def _on_answered(self, said: signals.Answered) -> None:
        if said.job in self._waiting:
            self._news.set()

    def _on_working(self, said: signals.Working) -> None:
        self._workers[said.worker] = time.monotonic(), said

    def _living(self) -> list[tuple[float, signals.Working]]:
        late = time.monotonic() - GONE
        self._workers = {name: sign for name, sign in self._workers.items() if sign[0] > late and sign[1].places}
        return list(self._workers.values())

    def _served(self, kind: str) -> bool:
        return any(kind in said.kinds for _, said in self._living())
