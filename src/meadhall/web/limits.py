"""How much one visitor may send: buckets of tokens that refill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MESSAGE_BYTES = 8 * 1024  #: of one WebSocket message; more is answered by `too-big`
FRAME_BYTES = 256 * 1024  #: of one WebSocket message; more closes the connection
BODY_BYTES = 64 * 1024  #: of one HTTP body


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


class Buckets:
    """A bucket per visitor; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, visitors: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._visitors = visitors
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, tokens: float = 1.0) -> bool:
        bucket = self._of.pop(visitor, None) or Bucket(self._rate, self._burst)
        self._of[visitor] = bucket
        if len(self._of) > self._visitors:
            self._of.popitem(last=False)
        return bucket.take(tokens)
