"""Work shared out over all cores in batches of numbers; the answers come back in order."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def batches(total: int, multiple: int = 1) -> list[range]:
    """Small enough to keep all cores busy to the end, large enough not to count; sizes divide by `multiple`."""
    size = max(1, min(25, total // (4 * (os.cpu_count() or 1))))
    size = -(-size // multiple) * multiple
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def spread(work: Callable[[range], T], shares: list[range], done: Callable[[int], None]) -> list[T]:
    """Do every share, in processes of their own where that pays; `done` hears how many more are finished."""
    workers = min(os.cpu_count() or 1, len(shares))
    if workers == 1:
        return [_told(work(share), share, done) for share in shares]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        asked: dict[Future[T], range] = {pool.submit(work, share): share for share in shares}
        found = {asked[ended].start: _told(ended.result(), asked[ended], done) for ended in as_completed(asked)}
    return [found[share.start] for share in shares]


def _told(answer: T, share: range, done: Callable[[int], None]) -> T:
    done(len(share))
    return answer
