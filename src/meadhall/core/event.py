"""What happened, for the log and for motion. Built only when somebody listens."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.text import Arg


class Event(NamedTuple):
    """`kind` names its text (`event-KIND`, and `event-KIND.you` for whom it tells of as `$seat` or `$who`); `only` are
    the seats that see it whole.

    Other seats read `event-KIND-hidden` with the arguments named in `open`, or nothing if there is
    no such text.
    """

    kind: str
    seat: int | None
    rule: str
    args: dict[str, Arg]
    things: tuple[str, ...] = ()
    only: tuple[int, ...] | None = None
    open: tuple[str, ...] = ()
