"""How halls and workers hear of each other: PostgreSQL's LISTEN and NOTIFY.

One connection listens. When it is lost another is made, and everybody is told that there was a gap: what was said
meanwhile is not heard any more, so they look for themselves. In SQLite there is nobody else, and nothing is heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from meadhall.table import signals
from meadhall.table.engine import ATTENTIVE
from meadhall.table.rows import StoreError
from meadhall.table.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger(__name__)
S = TypeVar("S", bound=signals.Signal)

QUIET = 5.0  #: seconds without a word after which the line is tried
PAUSE = 0.1  #: seconds before a lost line is sought again, doubled each time, up to
LONGEST_PAUSE = 2.0


class Post:
    """What is said on one channel of a store's database."""

    def __init__(self, store: Store, channel: str = signals.HALLS) -> None:
        self._store = store
        self._channel = channel
        self._hearers: defaultdict[type[Any], list[Callable[[Any], None]]] = defaultdict(list)
        self._gaps: list[Callable[[], None]] = []
        self._calls: list[Callable[[], None]] = []
        self._listening: asyncio.Task[None] | None = None
        self._saying: set[asyncio.Task[None]] = set()

    def on(self, kind: type[S], hear: Callable[[S], None]) -> None:
        """Hear what others say."""
        self._hearers[kind].append(hear)

    def on_gap(self, look: Callable[[], None]) -> None:
        """Be told that something may have been missed: at the beginning, and whenever the line was lost."""
        self._gaps.append(look)

    def on_anything(self, hear: Callable[[], None]) -> None:
        """Be told that something was said, whatever it was."""
        self._calls.append(hear)

    def say(self, signal: signals.Signal) -> None:
        """Tell the halls; what is not heard is made good after a gap."""
        if self._store.shared:
            task = asyncio.create_task(self._say(signals.encode(signal)))
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    async def _say(self, words: str) -> None:
        with contextlib.suppress(StoreError):
            await self._store.tell(words)

    def open(self) -> None:
        if self._store.shared:
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await asyncio.gather(*self._saying)

    async def _listen(self) -> None:
        import psycopg  # only who has PostgreSQL has it

        pause = PAUSE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address(), autocommit=True) as line:
                    await line.execute(f"LISTEN {self._channel}")
                    pause = PAUSE
                    self._mind_the_gap()
                    await self._hear(line)
            except (psycopg.Error, OSError) as error:
                log.warning("the line to the other halls is lost (%s); trying again", str(error).strip())
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _address(self) -> str:
        url = self._store.url.set(drivername="postgresql")
        attentive = {name: str(value) for name, value in ATTENTIVE.items()}
        return url.update_query_dict(attentive).render_as_string(hide_password=False)

    async def _hear(self, line: AsyncConnection[Any]) -> None:
        while True:
            async for note in line.notifies(timeout=QUIET):
                signal = signals.decode(note.payload)
                for hear in self._hearers.get(type(signal), ()):
                    _safely(hear, signal)
                for call in self._calls:
                    _safely(call)
            await line.execute("SELECT 1")

    def _mind_the_gap(self) -> None:
        self._store.tally.count("gaps")
        for look in self._gaps:
            _safely(look)


def _safely(act: Callable[..., None], *about: object) -> None:
    """One who fails to listen must not make the others deaf."""
    try:
        act(*about)
    except Exception:
        log.exception("something that was said by another hall could not be dealt with")
