"""Is all well? What a hall finds when it looks at itself."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import NamedTuple

from meadhall.table.rows import StoreError
from meadhall.table.store import Store
from meadhall.table.thinking import Condition, Queue

LEAST_DISK = 50 * 1024 * 1024  #: bytes below which it is time to make room
PATIENCE = 3.0  #: seconds for the store to take something
KEPT = 2.0  #: seconds for which an answer is good: who asks often does not make the store write often


class Health(NamedTuple):
    """`wrong` names what is not as it should be: store, disk, workers, closing. Empty: all is well."""

    wrong: tuple[str, ...]
    store: str  #: what the store says against being written to; empty: nothing
    disk: int | None  #: bytes that are free where the data lies; None: it cannot be told
    thinking: Condition


class Physician:
    """Looks after one hall."""

    def __init__(self, store: Store, thinkers: Queue, folder: Path | None) -> None:
        self._store = store
        self._thinkers = thinkers
        self._folder = folder
        self._found: Health | None = None
        self._at = 0.0
        self._looking = asyncio.Lock()
        self.closing = False  #: nobody should be sent here any more

    async def look(self) -> Health:
        async with self._looking:
            if self._found is None or self.closing or time.monotonic() - self._at > KEPT:
                self._found = await self._examine()
                self._at = time.monotonic()
            return self._found

    async def _examine(self) -> Health:
        store, disk, thinking = await self._write(), self._free(), self._thinkers.condition()
        signs = {
            "store": bool(store),
            "disk": disk is not None and disk < LEAST_DISK,
            "workers": thinking.failing,
            "closing": self.closing,
        }
        return Health(tuple(name for name, bad in signs.items() if bad), store, disk, thinking)

    async def _write(self) -> str:
        try:
            await asyncio.wait_for(self._store.touch(), PATIENCE)
        except TimeoutError:
            return f"no answer within {PATIENCE:g} seconds"
        except StoreError as error:
            return str(error)
        return ""

    def _free(self) -> int | None:
        try:
            return None if self._folder is None else shutil.disk_usage(self._folder).free
        except OSError:
            return None
