"""How much one visitor may send: buckets of tokens that refill with time.

What is dear costs more tokens, and is paid for three times: by the page, by the address that it comes from (so that
many pages, or new ones again and again, get no more than one), and, by who only looks on, out of what all who look on
at that table have together. Who plays there never waits for them.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from litestar import Request

MESSAGE_BYTES = 8 * 1024  #: of one WebSocket message; more is answered by `too-big`
FRAME_BYTES = 256 * 1024  #: of one WebSocket message; more closes the connection
BACKLOG_BYTES = 512 * 1024  #: that may wait for one page; one further behind has to come anew
BODY_BYTES = 64 * 1024  #: of one HTTP body


#: Tokens of a message, by how much work it makes; others cost one.
COSTS: Mapping[str, float] = {
    "play": 2.0,
    "undo": 4.0,
    "lang": 8.0,
    "chat": 4.0,
    "rename": 8.0,
    "leave": 4.0,
    "back": 4.0,
    "hint": 8.0,
    "suggest": 4.0,
    "mute": 4.0,
    "rest": 4.0,
    "go-on": 4.0,
    "propose": 4.0,
    "vote": 4.0,
    "give-up": 4.0,
    "ready": 4.0,
    "door": 4.0,
    "ahead": 4.0,
    "appoint": 4.0,
    "settle": 8.0,
}


COMING = 8.0  #: tokens of an address for opening a page: it is sent the whole table
STALE = 7.0  #: owed for a move that was stale, on which the whole table follows


def visitor(address: str | None) -> str:
    """Whom an address counts for: with IPv6 a household has many, which share their first half."""
    try:
        parsed = ipaddress.ip_address(address or "")
    except ValueError:
        return address or ""
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)).network_address)


def price_of(request: Request[Any, Any, Any]) -> float:
    """Tokens of an HTTP request: what is dear says so where it is defined (`price=`), everything else costs one."""
    return float(request.route_handler.opt.get("price", 1.0))


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; each message takes one."""

    __slots__ = ("_at", "_clock", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Is there room for one more now?"""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def owe(self, tokens: float) -> None:
        """Pay for what could not be refused: what is lacking has to be gained first."""
        self._left -= tokens


class Buckets:
    """A bucket per visitor; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, visitors: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._visitors = visitors
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, tokens: float = 1.0) -> bool:
        return self.of(visitor).take(tokens)

    def of(self, visitor: str) -> Bucket:
        bucket = self._of.pop(visitor, None) or Bucket(self._rate, self._burst)
        self._of[visitor] = bucket
        if len(self._of) > self._visitors:
            self._of.popitem(last=False)
        return bucket
