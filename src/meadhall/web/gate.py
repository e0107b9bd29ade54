"""What comes over a socket: frames are counted before anybody looks at them, and who does not read is let go.

A browser asks for one thing at a time and answers pings. A program may send thousands of frames at once, none of which
ever is a message of a page; and one that never reads cannot be told that it is sent away, nor does its connection end
by being closed, since what it was to read is still waiting.
"""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from meadhall.web.limits import Bucket

FRAMES = 100.0  #: a second on one connection, of whatever kind, and at once
FRAMES_AT_ONCE = 1000.0
SLICE = 4096  #: bytes between two looks at who sends them: so many small frames are read in a few milliseconds


class Gate(WebSocketsSansIOProtocol):
    """A WebSocket on one connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._room = Bucket(FRAMES, FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])

    def _is_one_too_many(self) -> bool:
        if not self._room.take():
            self.transport.abort()
        return self.transport.is_closing()

    def handle_text(self, event: Frame) -> None:
        if not self._is_one_too_many():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._is_one_too_many():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_one_too_many():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self._is_one_too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_one_too_many():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if message["type"] == "websocket.close" and self.close_timer is not None:
            self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        """Whether or not what is still to be read is read."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def _is_text(words: bytes) -> bool:
    try:
        words.decode()
    except UnicodeDecodeError:
        return False
    return True
