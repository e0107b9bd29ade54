"""Work on a Dask cluster; needs the extra `meadhall[cluster]`."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from meadhall.core.errors import MeadhallError

LOCAL = "local"
WAIT = 10  #: seconds for a cluster to answer
LOST = 10  #: so many workers may die over one share before it is given up


class Cluster:
    """The workers of a Dask cluster. One that dies is made good: its share is done again by another."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def each(self, work: Callable[[range], Any], shares: list[range]) -> Iterator[tuple[range, Any]]:
        from distributed import as_completed

        # `pure=False`: two runs that look alike are two runs, and no answer of one is taken for the other's
        asked = self.client.map(work, shares, pure=False, retries=LOST)
        share_of = {future.key: share for future, share in zip(asked, shares, strict=True)}
        for ended, answer in as_completed(asked, with_results=True):
            yield share_of[ended.key], answer
            ended.release()


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The cluster at an address, or one of this machine's own, a worker a core, which ends with the work."""
    try:
        import dask
        from distributed import Client, LocalCluster
    except ModuleNotFoundError as missing:
        raise MeadhallError(f"--cluster needs {missing.name}: install meadhall[cluster]") from None
    dask.config.set({"distributed.scheduler.allowed-failures": LOST})
    if address != LOCAL:
        try:
            client = Client(address, timeout=WAIT)
        except (OSError, ValueError) as error:
            raise MeadhallError(f"--cluster {address}: no cluster answers there ({error})") from None
        with client:
            yield Cluster(client)
        return
    own = {"n_workers": os.cpu_count() or 1, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(host="127.0.0.1", silence_logs=logging.CRITICAL, **own) as cluster, Client(cluster) as client:
        yield Cluster(client)
