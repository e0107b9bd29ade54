"""Bots think in processes of their own, never in the event loop.

A worker gets the snapshot of an imagined match: what the seat cannot know is dealt anew under
another key, so neither the seed nor anybody's secrets leave the server's process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from random import Random
from typing import Any

from meadhall import bots
from meadhall.core.match import Match
from meadhall.table.shelf import Shelf, Stock

log = logging.getLogger(__name__)

PATIENCE = 20.0  #: seconds after which a worker is taken for lost
HELPER = "helper"  #: thinks beside the bots: what the page asks for to plan with


class NoAnswer(Exception):
    """No worker could say what to do."""


class Thinkers:
    """A few worker processes; a dead one is replaced and the question asked again."""

    def __init__(self, workers: int, stock: Stock) -> None:
        self._workers = workers
        self._stock = stock
        self._pool: ProcessPoolExecutor | None = None
        #: Few bots move at once, however many have an answer: a person's move never queues behind theirs.
        self.turns = asyncio.Semaphore(2)

    async def choose(self, game: str, bot: str, seat: int, imagined: dict[str, Any], salt: int) -> str:
        """The option that a bot on `seat` would take."""
        for _ in range(2):
            pool = self._open()
            try:
                job = asyncio.get_running_loop().run_in_executor(pool, _think, game, bot, seat, imagined, salt)
                return await asyncio.wait_for(job, PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a thinking process was lost (%s); starting another", type(error).__name__)
                self._drop(pool)
            except Exception as error:
                raise NoAnswer(f"{bot} failed at {game}: {error}") from error
        raise NoAnswer(f"no worker could think for {bot} at {game}")

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        if self._pool is not None:
            self._drop(self._pool)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self._stock,)
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        workers = list((pool._processes or {}).values())  # the pool offers no way to end a worker that hangs
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


_shelf: Shelf  # of this worker, filled when it starts


def _begin(stock: Stock) -> None:
    """Ctrl-C is the server's business; and a worker never outlives its server."""
    global _shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # people come first: their moves are answered by the server's own process
    threading.Thread(target=_follow_parent, daemon=True).start()
    _shelf = Shelf(stock)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _think(game: str, bot: str, seat: int, imagined: dict[str, Any], salt: int) -> str:
    match = Match.restore(_shelf.find(game), imagined)
    return answer(match, bot, seat, salt)


def answer(match: Match, bot: str, seat: int, salt: int) -> str:
    """The option that a bot would take; of the helper, what it suggests, as JSON."""
    if bot == HELPER:
        return json.dumps(match.game.judgement.suggest(match.state, seat))
    return bots.get(bot).choose(match, seat, Random(salt)).id
