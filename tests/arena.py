"""Halls and workers in processes of their own, to be killed, and people who play on whatever happens."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.support import ROOT, free_port
from tests.web_kit import CUPS, DEAD, Json, Page, wait_for

PATIENCE = 5 * DEAD  #: seconds for a process to come up

SERVE = """
import json, sys
from pathlib import Path
from meadhall.cli.logs import Form, set_up
from meadhall.web.serve import serve
from meadhall.web.settings import Settings
if __name__ == "__main__":
    said = json.loads(sys.argv[1])
    set_up(Form.JSON)
    serve("127.0.0.1", said["port"], Settings(data=Path(said["data"]), database=said["database"],
          thinkers=said["thinkers"], nice=0, games=(said["cups"],), making_burst=1e6, request_rate=1e6,
          request_burst=1e6, message_rate=1e6, message_burst=1e6, address_rate=1e6,
          address_burst=1e6), open_browser=False)
"""


class Process:
    """A hall or a worker that is started again after it was killed."""

    def __init__(self, name: str, command: list[str], log: Path, port: int | None = None) -> None:
        self.name = name
        self.port = port
        self.ready = False
        self._command = command
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        self._begun = self._log.stat().st_size if self._log.exists() else 0
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)

    def answers(self) -> bool:
        if self.port is None:
            return b"At work" in self._log.read_bytes()[self._begun :]
        try:
            # Also a hall with something to complain of takes moves.
            httpx.get(f"http://127.0.0.1:{self.port}/health", trust_env=False, timeout=2)
        except httpx.TransportError:
            return False
        return True

    def await_ready(self) -> None:
        """However busy the machine is; but who has ended will never be ready."""
        wait_for(lambda: self.lives() and self.answers(), PATIENCE)
        self.ready = True

    def lives(self) -> bool:
        """It has not ended by itself, or it is said why."""
        ended = self._process is None or self._process.poll() is not None
        assert not ended, f"{self.name} ended by itself:\n{self.log()[-2000:]}"
        return True

    def end(self, sign: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None
        self.ready = False
        self._process.send_signal(sign)
        self._process.wait(DEAD)

    def children(self) -> list[int]:
        """The processes in which a hall's bots think."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []

    def log(self) -> str:
        return self._log.read_text()


class Arena:
    """So many halls and workers on one database; without a database, one hall with a SQLite file of its own."""

    def __init__(self, folder: Path, database: str | None, halls: int = 1, workers: int = 0) -> None:
        self.folder = folder
        self.database = database
        (folder / "serve.py").write_text(SERVE)
        self.halls = [self._hall(f"hall-{number}") for number in range(halls)]
        for hall in self.halls:  # the first makes the secret, and the others find it
            hall.await_ready()
        self.workers = [self._worker(f"worker-{number}") for number in range(workers)]
        for worker in self.workers:
            worker.await_ready()

    def _hall(self, name: str) -> Process:
        port = free_port()
        said = {"port": port, "data": str(self.folder), "database": self.database, "cups": CUPS, "thinkers": 2}
        if self.database:
            said["thinkers"] = 0
        command = [sys.executable, str(self.folder / "serve.py"), json.dumps(said)]
        return Process(name, command, self.folder / f"{name}.log", port)

    def _worker(self, name: str) -> Process:
        command = [sys.executable, "-m", "meadhall.cli", "work", "--database", self.database or "", "--game", CUPS]
        return Process(name, [*command, "--log", "json"], self.folder / f"{name}.log")

    @property
    def open_ports(self) -> list[int]:
        return [hall.port for hall in self.halls if hall.ready and hall.port is not None]

    def ask(self, method: str, path: str, **wish: Any) -> Json:
        """Of any hall that answers, as a proxy would; None: not this time."""
        for port in self.open_ports:
            with suppress(httpx.TransportError):
                answer = httpx.request(method, f"http://127.0.0.1:{port}{path}", trust_env=False, timeout=DEAD, **wish)
                if answer.status_code < 500:
                    return answer.json()
        return None

    def close(self) -> None:
        for process in (*self.halls, *self.workers):
            process.end()


@contextmanager
def arena(folder: Path, database: str | None, halls: int = 1, workers: int = 0) -> Iterator[Arena]:
    opened = Arena(folder, database, halls, workers)
    try:
        yield opened
    finally:
        opened.close()


class Match:
    """A table with two people and a bot, and what these people were told."""

    def __init__(self, game: str, table: str, keys: list[str]) -> None:
        self.game = game
        self.table = table
        self.keys = keys
        self.over = False
        self.version = 0
        self.people: list[Person] = []

    @classmethod
    def make(cls, arena: Arena, game: str) -> Match | None:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
        made = arena.ask("POST", "/api/tables", json={"game": game, "seats": seats, "pace": PACE})
        if made is None:
            return None
        key = made["links"]["1"].rsplit("/", 1)[1]
        came = arena.ask("POST", f"/api/tables/{made['table']}/arrive", json={"key": key})
        if came is None or "key" not in came:
            return None
        return cls(game, made["table"], [made["key"], came["key"]])


PACE: dict[str, Any] = {"kind": "live", "first": 7200, "more": 5}  #: nobody's time runs out, but everybody's runs


class Person(threading.Thread):
    """Plays one seat as fast as it can, in whatever hall there is, and remembers what it was told."""

    def __init__(self, arena: Arena, match: Match, seat: int, rng: Random) -> None:
        super().__init__(daemon=True)
        self._arena = arena
        self._match = match
        self._seat = seat
        self._rng = rng
        self.stopped = False
        self.sent = 0  #: moves
        self.told: dict[int, Json] = {}  #: version → the scene that was shown
        self.pause = 0.0

    def run(self) -> None:
        while not self.stopped and not self._match.over:
            with suppress(WebSocketException, OSError, TimeoutError, KeyError, EOFError):
                self._visit()
            time.sleep(0.1)

    def _visit(self) -> None:
        ports = self._arena.open_ports
        if not ports:
            return
        query = f"{self._match.table}?key={self._match.keys[self._seat]}"
        address = f"ws://127.0.0.1:{self._rng.choice(ports)}/ws/{query}"
        with connect(address, proxy=None, max_size=None, legacy=True, open_timeout=30) as line:
            page = Page(line)
            while not self.stopped and "scene" in page.state:
                self._remember(page)
                if page.state["over"]:
                    self._match.over = True
                    return
                self._act(page)

    def _act(self, page: Page) -> None:
        if not page.options:
            page.read(timeout=30)
            return
        time.sleep(self.pause)
        option, version = self._rng.choice(page.options), page.version
        self.sent += 1
        page.send(type="play", option=option, version=version)
        while page.version <= version:
            if page.read(timeout=15)["type"] == "error":
                time.sleep(0.2)
                return

    def _remember(self, page: Page) -> None:
        self._match.version = max(self._match.version, page.version)
        if page.state["dealt"]:
            self.told[page.version] = json.loads(json.dumps(page.state["scene"]))
