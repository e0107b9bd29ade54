"""A real server on a loopback port, and a page that talks to it as the browser does."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from meadhall.web.app import create_app
from meadhall.web.serve import configured, listen
from meadhall.web.settings import Settings

CUPS = str(Path(__file__).with_name("cups.py"))
DEAD = 120.0  #: seconds after which what has not happened is taken for dead, however busy the machine is
LIMITS = ("message", "address", "spectator", "chat", "arrival")
Json = Any  # what json.loads gives


def settings(data: Path, **changes: Any) -> Settings:
    """A hall that offers Cups as well, and lets a test ask for much."""
    base = Settings(data=data, games=(CUPS,), thinkers=1, nice=0, request_rate=1e6, request_burst=1e6, making_burst=1e6)
    freely = {f"{name}_{what}": 1e6 for name in LIMITS for what in ("rate", "burst")}
    return replace(base, **{"connections": 10_000, **freely, **changes})


class Server:
    """A hall that runs in a thread of this process."""

    def __init__(self, chosen: Settings) -> None:
        self._door = listen("127.0.0.1", 0)
        self.port: int = self._door.getsockname()[1]
        self.app = create_app(chosen)
        self._server = uvicorn.Server(configured(self.app, chosen))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._door]}, daemon=True)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=DEAD, trust_env=False)

    def start(self) -> Server:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(DEAD)
        self._door.close()

    def make(self, seats: list[Json], game: str = "cups", **wish: Any) -> Json:
        """A new table; the answer as JSON."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def arrive(self, link: str, **wish: Any) -> str:
        """A program comes by a link; the key that it has from then on."""
        _, _, table, key = link.split("/")
        answer = self.http.post(f"/api/tables/{table}/arrive", json={"key": key, **wish})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["key"])

    def page(self, table: str, key: str | None = None, lang: str = "en", **headers: str) -> Page:
        query = f"lang={lang}" + (f"&key={key}" if key else "")
        return self.socket(f"{table}?{query}", **headers)

    def socket(self, path: str, **headers: str) -> Page:
        address = f"ws://127.0.0.1:{self.port}/ws/{path}"
        return Page(
            connect(address, additional_headers=headers, max_size=None, proxy=None, legacy=True, open_timeout=DEAD)
        )


@contextmanager
def running(chosen: Settings) -> Iterator[Server]:
    server = Server(chosen).start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """A browser that the hall knows by its cookie."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.http = httpx.Client(base_url=server.http.base_url, timeout=DEAD, trust_env=False)
        assert self.http.post("/api/me").status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def come(self, link: str, **wish: Any) -> httpx.Response:
        """Open a link, as the page does: the key in it is exchanged."""
        _, _, table, *key = link.split("/")
        return self.http.post(f"/api/tables/{table}/arrive", json={"key": key[0] if key else None, **wish})

    def page(self, table: str, seat: int | None = None) -> Page:
        query = "lang=en" + ("" if seat is None else f"&seat={seat}")
        return self._server.socket(f"{table}?{query}", cookie=self.cookie)


class Page:
    """Keeps what a browser would show, and everything that was ever received."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.received: list[str] = []
        self.state: dict[str, Json] = {}
        self.first = self.next("table", "error")

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def options(self) -> list[str]:
        return [option["id"] for ask in self.state["asks"] for option in ask["options"]]

    def read(self, timeout: float = DEAD) -> Json:
        words = self._connection.recv(timeout)
        assert isinstance(words, str)
        self.received.append(words)
        message = json.loads(words)
        self._apply(message)
        return message

    def _apply(self, message: Json) -> None:
        if message["type"] == "table":
            self.state = message
        elif message["type"] == "update":
            change = message.pop("change")
            things = self.state["scene"]["things"]
            for gone in change.pop("removed"):
                del things[gone]
            things.update(change.pop("changed"))
            looks = {look["seat"]: look for look in change.pop("seats", [])}
            self.state["scene"]["seats"] = [looks.get(old["seat"], old) for old in self.state["scene"]["seats"]]
            self.state["scene"].update(change)
            kept = [move for move in self.state["log"] if move["version"] <= message["version"]]
            self.state["log"] = kept + ([message["moved"]] if message["moved"] else [])
            self.state.update({k: v for k, v in message.items() if k != "type"})
        elif message["type"] == "seats":
            self.state.update({k: v for k, v in message.items() if k != "type"})

    def next(self, *kinds: str, timeout: float = DEAD) -> Json:
        """The next message of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def until(self, reached: Callable[[Page], bool], timeout: float = DEAD) -> None:
        end = time.monotonic() + timeout
        while not reached(self):
            self.read(max(0.01, end - time.monotonic()))

    def send(self, **message: Any) -> None:
        self._connection.send(json.dumps(message))

    def raw(self, words: str | bytes) -> None:
        self._connection.send(words)

    def ask(self, *kinds: str, **message: Any) -> Json:
        """Say something and wait for an answer of these kinds."""
        self.send(**message)
        return self.next(*kinds)

    def play(self, option: str) -> Json:
        return self.ask("update", "error", type="play", option=option, version=self.version)

    def quiet(self) -> None:
        """Read whatever is under way, up to an answer to a ping."""
        self.ask("pong", type="ping")

    def close(self) -> None:
        self._connection.close()


def wait_for(reached: Callable[[], bool], timeout: float = DEAD) -> None:
    end = time.monotonic() + timeout
    while not reached():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
