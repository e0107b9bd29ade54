"""A process that thinks: it is given one thing at a time and can be ended at any moment."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.core.match import Match
from meadhall.table.shelf import Shelf, Stock

STARTING = 60.0  #: seconds after which a process that has not come up is given up
HELPER = "helper"  #: thinks beside the bots: what the page asks for to plan with


class Thought(NamedTuple):
    """What a bot is asked: plain data, so that it can wait anywhere and be answered on any machine."""

    game: str
    bot: str
    seat: int
    imagined: dict[str, Any]  #: the snapshot of an imagined match
    salt: int
    about: str = ""  #: what is asked about the same question needs an answer only once
    within: float = 0  #: seconds of CPU time that it may take; 0: as long as the bot likes


class Lost(Exception):
    """A process died, hangs, or did not even start."""


class Failed(Exception):
    """A process is well, but what it was to think about went wrong."""


class Worker:
    """One place to think at: a process, and another one when that is lost."""

    def __init__(self, stock: Stock, patience: float, nice: int) -> None:
        self._stock = stock
        self._nice = nice
        self._patience = patience  #: seconds for one thought, counted from its beginning
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Its process, if one runs."""
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def think(self, thought: Thought) -> str:
        """The id of the option that the bot takes. Waits for it: this is for a thread of its own."""
        try:
            pipe = self._ready()
            pipe.send(thought)
            option, fault = _hear(pipe, self._patience)
        except (Lost, EOFError, OSError) as error:
            self._bury()
            raise Lost(str(error) or "it died") from error
        if fault:
            raise Failed(fault)
        return option

    def _ready(self) -> Connection:
        """The way to a process that has nothing to do."""
        if self._pipe is not None and self.pid is not None:
            return self._pipe
        self._bury()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._stock, self._nice), daemon=True)
        self._process.start()
        theirs.close()  # or nobody would notice that the process is gone
        if self._closed:
            raise Lost("the hall is closed")
        _hear(self._pipe, STARTING)
        return self._pipe

    def _bury(self) -> None:
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        """End it, whatever it is thinking about: who waits for it hears that it is lost."""
        self._closed = True
        process = self._process
        if process is not None and process.pid is not None:
            process.kill()


def _hear(pipe: Connection, patience: float) -> tuple[str, str]:
    """(option, fault) from a process."""
    if not pipe.poll(patience):
        raise Lost(f"it said nothing for {patience:g} seconds")
    said: tuple[str, str] = pipe.recv()
    return said


# ── in the process itself ────────────────────────────────────────────────────────────────────


def _work(pipe: Connection, stock: Stock, nice: int) -> None:
    """Ctrl-C is the server's business; and a worker never outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_follow_parent, daemon=True).start()
    shelf = Shelf(stock)
    pipe.send(("", ""))
    while True:
        try:
            thought: Thought = pipe.recv()
        except EOFError:
            return
        pipe.send(_answer(shelf, thought))


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _answer(shelf: Shelf, thought: Thought) -> tuple[str, str]:
    try:
        match = Match.restore(shelf.find(thought.game), thought.imagined)
        return _think(match, thought), ""
    except Exception as error:
        return "", f"{type(error).__name__}: {error}"


def _think(match: Match, thought: Thought) -> str:
    """The option that the bot takes; of the helper, what it suggests, as JSON."""
    if thought.bot == HELPER:
        return json.dumps(match.game.judgement.suggest(match.state, thought.seat))
    bot = bots.get(thought.bot, within=1000 * thought.within or None)
    return bot.choose(match, thought.seat, Random(thought.salt)).id
