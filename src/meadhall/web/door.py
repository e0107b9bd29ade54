"""Who comes in at the door: connections that dawdle are closed, and nobody takes all the room.

A request has to be there within some seconds, head and body, and its answer has to be read; who opens connections and
says nothing holds them no longer than that. One address has so many connections, and opens so many a second, and all
together never have more than the system has files for: a hall that has none left could not even say so. Who was told
that they ask too often is heard again on that connection after a while.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from meadhall.web.limits import Buckets, visitor
from meadhall.web.settings import Settings

TOO_OFTEN = "meadhall_too_often"  #: in the state of a request: it was one too many
REST = 1.0  #: seconds until who asked too often is heard again on that connection
DEAF = 30.0  #: seconds for an answer to be read on
SPARE = 128  #: files that are kept for everything else: tables, logs, processes that think
AT_ONCE = 128  #: connections that are accepted before the first of them is looked at


#: What strangers say that makes no sense is answered, but not noted: they could say it a thousand times.
log = logging.getLogger(__name__)
log.setLevel(logging.ERROR)


class Door(H11Protocol):
    """HTTP on one connection, with a watch on the clock."""

    patience: float
    room: int
    room_each: int
    proxies: frozenset[str]
    arrivals: Buckets
    _clock: asyncio.TimerHandle | None = None
    _deaf: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = log

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._full():
            transport.abort()
        else:
            self._wait()

    def _full(self) -> bool:
        """Is there no room for this one? Connections that a proxy brings are counted by nobody but the proxy."""
        if len(self.connections) > self.room:
            return True
        address = self.client[0] if self.client else ""
        if address in self.proxies:
            return False
        if not self.arrivals.take(visitor(address)):
            return True
        theirs = (getattr(other, "client", None) for other in self.connections)
        return sum(1 for client in theirs if client is not None and client[0] == address) > self.room_each

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        waiting = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not waiting or self.transport.get_protocol() is not self:
            self._stop()
        elif self._clock is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._listens()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        if self.scope["state"].get(TOO_OFTEN):
            self.loop.call_later(REST, super().on_response_complete)
        else:
            super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deaf = self.loop.call_later(DEAF, self.transport.abort)

    def resume_writing(self) -> None:
        self._listens()
        super().resume_writing()

    def _listens(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None

    def _wait(self) -> None:
        self._clock = self.loop.call_later(self.patience, self.transport.abort)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


def door(settings: Settings) -> type[Door]:
    """A door for these settings."""
    told: dict[str, Any] = {
        "patience": settings.patience,
        "room": max(AT_ONCE, most_files() - AT_ONCE - SPARE),
        "room_each": settings.connections,
        "proxies": frozenset(settings.proxies),
        "arrivals": Buckets(settings.arrival_rate, settings.arrival_burst),
    }
    return type("SetDoor", (Door,), told)


def most_files() -> int:
    """How many files this process may have open; where it may allow itself more, it does."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft
