"""Work shared out in batches of numbers, over all cores or over a cluster; the answers come back in order, the same
wherever they were found."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Place(Protocol):
    """Where work is done."""

    def each(self, work: Callable[[range], Any], shares: list[range]) -> Iterator[tuple[range, Any]]:
        """Every share with its answer, in whatever order they come."""


class Cores:
    """This machine: processes of their own, where that pays."""

    def each(self, work: Callable[[range], Any], shares: list[range]) -> Iterator[tuple[range, Any]]:
        workers = min(os.cpu_count() or 1, len(shares))
        if workers == 1:
            yield from ((share, work(share)) for share in shares)
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            asked: dict[Future[Any], range] = {pool.submit(work, share): share for share in shares}
            for ended in as_completed(asked):
                yield asked[ended], ended.result()


_places: list[Place] = [Cores()]


@contextmanager
def on(cluster: str | None) -> Iterator[Place]:
    """Meanwhile work is shared out over a cluster: that at an address, or a `local` one; None: over the cores."""
    if cluster is None:
        yield _places[-1]
        return
    from meadhall.lab.cluster import joined

    with joined(cluster) as place:
        _places.append(place)
        try:
            yield place
        finally:
            _places.pop()


def batches(total: int, multiple: int = 1) -> list[range]:
    """Small enough to keep all cores busy to the end, large enough not to count; sizes divide by `multiple`."""
    size = max(1, min(25, total // (4 * (os.cpu_count() or 1))))
    size = -(-size // multiple) * multiple
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def spread(work: Callable[[range], T], shares: list[range], done: Callable[[int], None]) -> list[T]:
    """Do every share; `done` hears how many more are finished."""
    found: dict[int, T] = {}
    for share, answer in _places[-1].each(work, shares):
        found[share.start] = answer
        done(len(share))
    return [found[share.start] for share in shares]
