"""Sequential halving over the options of one question, on imagined matches.

Every pass imagines one match and tries all options that are still in the race on copies of it, under the same luck, so
that they differ by the option alone. What is surely worse than the best goes at once, and after each round the worse
half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import NamedTuple

from meadhall.bots.search.budget import Budget
from meadhall.bots.search.glance import Glance, prospect
from meadhall.core.judgement import Search
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.playout import playout

LEAST = 8  #: passes before an option may be called surely worse
SURELY = 3.0  #: standard errors


class Outcome(NamedTuple):
    """An option as the search sees it."""

    option: Option
    mean: float
    passes: int


def imagined(world: Match, option: Option, seat: int, luck: int, settings: Search) -> Match:
    """How an imagined match may stand some turns after an option."""
    m = world.clone()
    m.play(option, seat)
    playout(m, Glance(Random(luck)), settings.turns, settings.most, seat)
    return m


class Race:
    """The options of one question, with what became of them in every pass."""

    def __init__(self, options: Sequence[Option], settings: Search) -> None:
        self.options = list(options)
        self.settings = settings
        self.seen: dict[Option, list[float]] = {o: [] for o in options}

    def run(self, imagine: Callable[[], Match], seat: int, budget: Budget, rng: Random) -> None:
        """Search until the budget is spent, or only one option is left."""
        field, rounds = self.options, max(1, ceil(log2(len(self.options))))
        share = None if budget.passes is None else max(1, budget.passes // rounds)
        slice = budget.left / rounds
        for number in range(rounds):
            until = budget.left - slice
            done = 0
            while len(field) > 1 and not budget.over:
                self._pass(field, imagine(), seat, rng.getrandbits(62), budget)
                field, done = self._open(field), done + 1
                if (share is not None and done >= share) or (share is None and budget.left <= until):
                    break
            if number < rounds - 1:
                field = sorted(field, key=self.mean, reverse=True)[: max(2, ceil(len(field) / 2))]

    def _pass(self, field: Sequence[Option], world: Match, seat: int, luck: int, budget: Budget) -> None:
        """All of them in one imagined match; counted only if none was broken off."""
        found: list[float] = []
        for option in field:
            if budget.over and found:
                return
            found.append(prospect(imagined(world, option, seat, luck, self.settings), seat))
        for option, value in zip(field, found, strict=True):
            self.seen[option].append(value)

    def _open(self, field: list[Option]) -> list[Option]:
        """Those that may still be the best."""
        best = max(field, key=self.mean)
        if len(self.seen[best]) < LEAST:
            return field
        return [o for o in field if o is best or not self._surely(best, o, SURELY)]

    def mean(self, option: Option) -> float:
        """How good an option was on average."""
        values = self.seen[option]
        return sum(values) / len(values) if values else float("-inf")

    def best(self, first: Option) -> Option:
        """The best option, or the first choice where the difference may be chance."""
        longest = max(map(len, self.seen.values()))
        finalists = [o for o in self.options if len(self.seen[o]) == longest]
        best = max(finalists, key=self.mean)
        if best is first or not longest:
            return first
        return best if self._surely(best, first, self.settings.doubt) else first

    def _surely(self, better: Option, worse: Option, doubt: float) -> bool:
        """Is the difference, pass by pass, more than so many standard errors?"""
        pairs = [a - b for a, b in zip(self.seen[better], self.seen[worse], strict=False)]
        n = len(pairs)
        if n < 2:
            return False
        mean = sum(pairs) / n
        spread = sqrt(sum((p - mean) ** 2 for p in pairs) / (n - 1) / n)
        return mean > doubt * spread

    def outcomes(self) -> list[Outcome]:
        """All options, the best first."""
        found = [Outcome(o, self.mean(o), len(self.seen[o])) for o in self.options]
        return sorted(found, key=lambda outcome: (outcome.passes, outcome.mean), reverse=True)
