"""What is told of a table, and to whom."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from meadhall.core.event import Event
from meadhall.table import events
from meadhall.table.rows import ChatRow, MoveRow, unpack


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


def moved(move: MoveRow, note: Event | None = None) -> Moved:
    """What happened in a move, and what is to be said after it."""
    happened = events.from_json(unpack(move.events))
    return Moved(move.number, move.seat, move.option, happened if note is None else [*happened, note])
