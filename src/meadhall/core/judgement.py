"""What bots think of a game: how good a position is, what is worth thinking about, how far to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from meadhall.core.option import Option
from meadhall.core.state import State
from meadhall.core.step import Ask

S = TypeVar("S", bound=State)


class Judgement(Generic[S]):
    """A game without one of its own is judged by the lead in score."""

    worlds: ClassVar[int] = 3  #: how many imagined matches a bot looks at for one decision
    lookahead: ClassVar[int] = 1  #: how many own decisions in a row it follows

    def __init__(self, standing: Callable[[S, int | None], Sequence[int | None]]) -> None:
        self._standing = standing

    def value(self, s: S, seat: int) -> float:
        """How good a state is for a seat: by default, the lead in score."""
        standing = [v or 0 for v in self._standing(s, None)]
        best = max((v for i, v in enumerate(standing) if i != seat), default=0)
        return standing[seat] - best

    def sensible(self, s: S, ask: Ask[S], options: Sequence[Option]) -> Sequence[Option]:
        """The options that a bot should think about at all: never empty."""
        return options

    def suggest(self, s: S, seat: int) -> Mapping[str, object]:
        """What a helper would lay out for a seat, for the page's planning: see `Drawing.suggestion`. It may take its
        time: it is asked for by the page, in a worker process and on an imagined match, never while drawing."""
        return {}

    def rests(self, s: S, ask: Ask[S]) -> bool:
        """Does a bot's look ahead stop before this question? True where a new turn begins."""
        return False
