"""Operations by name: what an effect needs in order to be possible, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.content import Fixed
from meadhall.core.step import Step
from meadhall.games.odin.state import Odin

#: numbers and tuples of numbers, as each operation takes them
Args = tuple[Any, ...]


Do = Callable[[Odin, int, Args, int], None]


class Operation(Fixed):
    """`can(s, seat, args)`: true if there is anything to it; and `do(s, seat, args, source)`."""

    can: Callable[[Odin, int, Args], object]
    do: Do


OPS: dict[str, Operation] = {}


#: where a gain comes from: what action spaces yield counts for some cards, what cards yield for others
NEITHER, SPACE, CARD = 0, 1, 2


def follow(step: Callable[[int, Args], Step[Odin]]) -> Do:
    """Doing it is a step, most often a question, made for (seat, args)."""

    def do(s: Odin, seat: int, args: Args, source: int) -> None:
        s.push(step(seat, args))

    return do


def always(s: Odin, seat: int, args: Args) -> bool:
    """Nothing is needed."""
    return True
