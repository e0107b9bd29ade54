"""What every option of a question is worth to a seat, by what that seat knows: for hints, reviews and puzzles.

A race drops what is worse, to know the best the sooner. Here nothing is dropped: every option is tried in the same
imagined matches under the same luck, so that how much one gives up against another is known as well as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from meadhall.bots.bot import Insight
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.glance import prospect
from meadhall.bots.search.halving import imagined
from meadhall.core.option import Option


class Weighed(NamedTuple):
    """An option, with what may be expected after it. `error` and `unsure` are standard errors."""

    option: Option
    share: float  #: of the win; alone, points
    error: float
    points: float  #: that the seat shows where the imagined matches end: at the end of the match, or some turns on
    behind: float  #: how much `share` it gives up against the best
    unsure: float
    passes: int  #: imagined matches in which all options were tried


class _Tally:
    """What became of one option, pass by pass."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.points: list[float] = []


def weigh(known: Insight, options: Sequence[Option], budget: Budget) -> list[Weighed]:
    """These options of the seat's question, the best first. With `passes` the same every time for the same luck; broken
    off by time or by the caller, it tells what it knows by then: nothing, if no pass was whole."""
    tallies = {o: _Tally() for o in options}
    done = 0
    while not budget.over and (budget.passes is None or done < budget.passes):
        if not _pass(known, tallies, budget):
            break
        done += 1
    if not done:
        return []
    best = max(options, key=lambda o: _mean(tallies[o].shares))
    found = [_weighed(o, tallies[o], tallies[best]) for o in options]
    return sorted(found, key=lambda one: one.behind)


def _pass(known: Insight, tallies: dict[Option, _Tally], budget: Budget) -> bool:
    """Try all in one imagined match; counted only if none was broken off."""
    world, luck, found = known.imagine(), known.rng.getrandbits(62), list[tuple[float, float]]()
    for option in tallies:
        if budget.over:
            return False
        m = imagined(world, option, known.seat, luck, known.judgement.search)
        found.append((prospect(m, known.seat), m.game.standing(m.state, known.seat)[known.seat] or 0))
    for tally, (share, points) in zip(tallies.values(), found, strict=True):
        tally.shares.append(share)
        tally.points.append(points)
    return True


def _weighed(option: Option, tally: _Tally, best: _Tally) -> Weighed:
    behind = [a - b for a, b in zip(best.shares, tally.shares, strict=True)]
    return Weighed(
        option, _mean(tally.shares), _error(tally.shares), _mean(tally.points), _mean(behind), _error(behind),
        len(behind),
    )  # fmt: skip


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; of a single value nothing is known."""
    n, mean = len(values), _mean(values)
    return sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n) if n > 1 else float("inf")
