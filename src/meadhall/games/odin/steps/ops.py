"""Operations by name: what an effect needs in order to be possible, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.games.odin.state import Odin

#: numbers and tuples of numbers, as each operation takes them
Args = tuple[Any, ...]


class Operation(NamedTuple):
    """`can(s, seat, args)` and `do(s, seat, args, source)`."""

    can: Callable[[Odin, int, Args], bool]
    do: Callable[[Odin, int, Args, int], None]


OPS: dict[str, Operation] = {}


#: where a gain comes from: what action spaces yield counts for some cards, what cards yield for others
NEITHER, SPACE, CARD = 0, 1, 2


def always(s: Odin, seat: int, args: Args) -> bool:
    """Nothing is needed."""
    return True
