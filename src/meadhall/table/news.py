"""What is told of a table, and to whom."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple, Protocol

from meadhall.core.event import Event
from meadhall.table import events
from meadhall.table.chain import Page, read
from meadhall.table.rows import ChatRow, MoveRow

log = logging.getLogger(__name__)


class Moved(NamedTuple):
    """What happened in one move; `version` is the number of moves after it."""

    version: int
    seat: int
    option: str
    events: list[Event]


class Watcher(Protocol):
    """Who wants to know what happens at a table."""

    def moved(self, move: Moved | None) -> None:
        """One move was made; None: moves were taken back."""

    def seated(self) -> None:
        """Somebody sat down, left, came back, was renamed, wishes to take back, or made the next match."""

    def said(self, line: ChatRow) -> None:
        """Somebody said something."""

    def reset(self) -> None:
        """The table stands elsewhere than it seemed: show everything anew."""

    def gone(self) -> None:
        """Only another hall can go on with this table: come to it there."""


class Watched:
    """Something that is watched."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []

    def tell(self, news: Callable[[Watcher], None]) -> None:
        """Tell everybody what is so. That one cannot be told is nobody else's misfortune, nor does it undo anything."""
        for watcher in list(self.watchers):
            try:
                news(watcher)
            except Exception:
                log.exception("somebody could not be told")

    def tell_seated(self) -> None:
        """Somebody came or went, here or in another hall."""
        self.tell(lambda watcher: watcher.seated())


def moved(move: MoveRow, page: Page, note: Event | None = None) -> Moved:
    """What happened in a move, and what is to be said after it."""
    happened = events.from_json(read(page.events))
    return Moved(move.number, move.seat, move.option, happened if note is None else [*happened, note])
