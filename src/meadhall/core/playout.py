"""Playing on by a policy: what bots imagine, as one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.step import Ask

#: Answers a question of a match without playing it.
Policy = Callable[[Match, Ask[Any]], Option]


def playout(match: Match, policy: Policy, turns: int, most: int = 400, last: int = -1) -> None:
    """Play on until so many more turns have begun and been played (`Judgement.begins` says where), the match is over,
    or after so many decisions. `last` is the seat that has just decided."""
    begins = match.game.judgement.begins
    for _ in range(most):
        asked = match.state.asked()
        if not asked:
            return
        ask = asked[0]
        if begins(match.state, ask, last):
            if turns == 0:
                return
            turns -= 1
        last = ask.seat
        options = match.options
        match.play(options[0] if len(options) == 1 else policy(match, ask), ask.seat)
