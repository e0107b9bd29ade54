"""Who is stronger: a round robin of bots, at tables of two and at the game's usual number, and ratings from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import NamedTuple

from openskill.models import BradleyTerryPart

from meadhall.games import find
from meadhall.lab.odds import SURE, wilson
from meadhall.lab.runs import Plan, Run, play_out
from meadhall.lab.spread import batches, spread

ORDERS = 20  #: in which the matches are rated: no rating depends on which came last


class Fixture(NamedTuple):
    """One match of the round robin: the bots by their number on the ladder."""

    plan: Plan
    number: int
    entrants: tuple[int, ...]


class Rung(NamedTuple):
    """How a bot did at one size of table."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float  #: a shared victory is shared out


class Pairing(NamedTuple):
    """How often one bot came before another at the same table; nobody before the other counts half."""

    bot: str
    rival: str
    games: int
    wins: float
    low: float
    high: float


class Ladder(NamedTuple):
    """One size of table: the rungs, the highest first, and the pairings."""

    players: int
    rungs: tuple[Rung, ...]
    pairings: tuple[Pairing, ...]


def fixtures(plan: Plan, bots: Sequence[str], games: int) -> list[Fixture]:
    """So many matches of every company of that size. All meet the same deals, and seats rotate."""
    companies = list(combinations(range(len(bots)), plan.players))
    return [
        Fixture(plan._replace(bots=tuple(bots[i] for i in company)), number, company)
        for number in range(games)
        for company in companies
    ]


def climb(plan: Plan, bots: Sequence[str], games: int, done: Callable[[int], None]) -> Ladder:
    """Play the round robin and rate it."""
    matches = fixtures(plan, bots, games)
    runs = [run for found in spread(partial(_play, matches), batches(len(matches)), done) for run in found]
    placed = [(match.entrants, places(run)) for match, run in zip(matches, runs, strict=True)]
    return Ladder(plan.players, rungs(bots, placed), pairings(bots, placed))


def _play(matches: Sequence[Fixture], numbers: range) -> list[Run]:
    return [play_out(find(m.plan.game), m.plan, m.number) for m in (matches[n] for n in numbers)]


def places(run: Run) -> list[int]:
    """By position: the winners first, the others by their points; equals share a place."""
    keys = [(position not in run.winners, -score) for position, score in enumerate(run.scores)]
    keys = [(lost, points if lost else 0) for lost, points in keys]
    return [sum(other < key for other in keys) for key in keys]


Placed = tuple[tuple[int, ...], list[int]]  #: who met, and the place of each


def rungs(bots: Sequence[str], placed: Sequence[Placed]) -> tuple[Rung, ...]:
    """Ratings with intervals: the mean over several orders of the same matches."""
    means, spreads = [0.0] * len(bots), [0.0] * len(bots)
    for order in range(ORDERS):
        for bot, (mean, spread_) in enumerate(_rated(len(bots), placed, Random(order))):
            means[bot] += mean / ORDERS
            spreads[bot] += spread_ / ORDERS
    found = []
    for bot, name in enumerate(bots):
        mine = [(ranks, entrants.index(bot)) for entrants, ranks in placed if bot in entrants]
        wins = sum((ranks[at] == 0) / ranks.count(0) for ranks, at in mine)
        low, high = (means[bot] + side * SURE * spreads[bot] for side in (-1, 1))
        found.append(Rung(name, round(means[bot], 2), round(low, 2), round(high, 2), len(mine), round(wins, 3)))
    return tuple(sorted(found, key=lambda rung: -rung.rating))


def _rated(count: int, placed: Sequence[Placed], luck: Random) -> list[tuple[float, float]]:
    model = BradleyTerryPart()
    ratings = [model.rating() for _ in range(count)]
    for entrants, ranks in luck.sample(list(placed), len(placed)):
        teams = model.rate([[ratings[bot]] for bot in entrants], ranks=[float(rank) for rank in ranks])
        for bot, (rating,) in zip(entrants, teams, strict=True):
            ratings[bot] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def pairings(bots: Sequence[str], placed: Sequence[Placed]) -> tuple[Pairing, ...]:
    """Every two that met."""
    found = []
    for one, two in combinations(range(len(bots)), 2):
        met = [(ranks[e.index(two)], ranks[e.index(one)]) for e, ranks in placed if one in e and two in e]
        wins = sum((mine < theirs) + (mine == theirs) / 2 for mine, theirs in met)
        if met:
            low, high = wilson(wins, len(met))
            found.append(Pairing(bots[two], bots[one], len(met), wins, round(low, 3), round(high, 3)))
    return tuple(found)
