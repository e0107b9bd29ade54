"""What a bot is, and what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meadhall.core.judgement import Judgement
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.snapshot import Json


class Insight:
    """All that a seat may know of a match: its options, its view, and imagined matches. Never the match."""

    __slots__ = ("_match", "options", "rng", "seat")

    def __init__(self, match: Match, seat: int, rng: Random) -> None:
        decision = match.decision_of(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        self._match = match
        self.seat = seat
        self.options: Sequence[Option] = decision.options
        self.rng = rng

    def view(self) -> Json:
        """What the seat sees."""
        return self._match.view(self.seat)

    @property
    def judgement(self) -> Judgement[Any]:
        """What the game thinks of positions."""
        return self._match.game.judgement

    @property
    def streak(self) -> int:
        """How many answers this seat has just given in this turn: 0 where nothing is known of the past."""
        return streak(self._match, self.seat)

    def imagine(self) -> Match:
        """A match that could be the real one, for all this seat knows."""
        return self._match.imagine(self.seat, self.rng)


def streak(match: Match, seat: int) -> int:
    """How many answers a seat has just given in the turn that it is asked in, one after the other."""
    judgement, decision = match.game.judgement, match.decision_of(seat)
    if decision is not None and judgement.begins(match.state, decision.ask, seat):
        return 0
    count = 0
    for whose, answer in reversed(match.choices()):
        if whose != seat:
            break
        count += 1
        if answer.split(":", 1)[0] in judgement.opening:
            break
    return count


class Bot:
    """Somebody who decides. Subclasses write `decide`."""

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The answer to the question put to a seat."""
        return self.decide(Insight(match, seat, rng))

    def decide(self, known: Insight) -> Option:
        """One of `known.options`."""
        raise NotImplementedError
