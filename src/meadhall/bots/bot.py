"""What a bot is, and what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
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
        """How many answers this seat has just given one after the other: 0 where nothing is known of the past."""
        return streak(self._match, self.seat)

    def imagine(self) -> Match:
        """A match that could be the real one, for all this seat knows."""
        return self._match.imagine(self.seat, self.rng)


def streak(match: Match, seat: int) -> int:
    """How many of the last choices, one after the other, were those of a seat."""
    return sum(1 for _ in takewhile(lambda choice: choice[0] == seat, reversed(match.choices())))


class Bot:
    """Somebody who decides. Subclasses write `decide`."""

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The answer to the question put to a seat."""
        return self.decide(Insight(match, seat, rng))

    def decide(self, known: Insight) -> Option:
        """One of `known.options`."""
        raise NotImplementedError
