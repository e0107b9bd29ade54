"""What a decent player values in A Feast for Odin."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.games.odin.scoring import total
from meadhall.games.odin.state import Odin

LOOKAHEAD = 1


def value(s: Odin, seat: int) -> float:
    """How good a state is for a seat."""
    return float(total(s, seat))


def sensible(s: Odin, ask: Ask[Odin], options: Sequence[Option]) -> Sequence[Option]:
    """What is worth thinking about."""
    return options
