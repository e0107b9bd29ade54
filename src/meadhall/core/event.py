"""What happened, for the log and for motion. Built only when somebody listens."""

from __future__ import annotations

from meadhall.core.text import Arg


class Event:
    """`kind` names its text (`event-KIND`); `only` are the seats that see it whole.

    Other seats read `event-KIND-hidden` with the arguments named in `open`, or nothing if there is
    no such text.
    """

    __slots__ = ("args", "kind", "only", "open", "rule", "seat", "things")

    def __init__(
        self,
        kind: str,
        seat: int | None,
        rule: str,
        args: dict[str, Arg],
        things: tuple[str, ...] = (),
        only: tuple[int, ...] | None = None,
        open: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.args = args
        self.things = things
        self.only = only
        self.open = open

    def __repr__(self) -> str:
        return f"{self.kind}({self.seat}, {self.rule}, {self.args})"
