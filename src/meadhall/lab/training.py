"""Learning what the features of a game are worth: self-play, a fit, and a test on matches that it has not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.learned import Learned, Weights
from meadhall.games import find
from meadhall.lab.fit import Array, auc, design, fit
from meadhall.lab.samples import Sample, of_match
from meadhall.lab.spread import batches, spread

HELD_OUT = 5  #: every fifth match is only for testing
PHASES = ("first quarter", "second quarter", "third quarter", "last quarter")


class School(NamedTuple):
    """How the matches are played from which is learned."""

    game: str
    players: int
    bot: str = "greedy"
    noise: float = 0.1  #: share of random moves


def play(school: School, matches: int, done: Callable[[int], None]) -> list[Sample]:
    """Positions of that many matches, on all cores."""
    return [s for share in spread(partial(_share, school), batches(matches), done) for s in share]


def _share(school: School, numbers: range) -> list[Sample]:
    game = find(school.game)
    return [s for n in numbers for s in of_match(game, school.players, n, school.bot, school.noise)]


def learn(samples: Sequence[Sample], ridge: float, trusted: Sequence[int] = ()) -> tuple[Weights, dict[str, float]]:
    """Weights, and how well they tell who wins matches that they were not made from."""
    seen = [s for s in samples if s.match % HELD_OUT]
    unseen = [s for s in samples if not s.match % HELD_OUT]
    if not seen or not unseen:
        raise MeadhallError("too few matches to learn from and to test on: ask for at least 10")
    weights = fit(seen, ridge, trusted=trusted)
    return weights, quality(unseen, _scores(weights))


def _scores(weights: Weights) -> Callable[[Array], Array]:
    flat = np.array([*weights.early, *weights.late])
    return lambda x: np.asarray(x @ flat)


def quality(samples: Sequence[Sample], scores: Callable[[Array], Array]) -> dict[str, float]:
    """By phase of the match: how often the winner was rated above another (0.5 is chance); alone, how closely the
    points were foreseen (correlation)."""
    x, outcomes = design(samples)
    found, progress = scores(x), np.array([s.progress for s in samples])
    parts = {"all": np.ones(len(samples), dtype=bool)}
    parts |= {name: (progress >= i / 4) & ((progress < (i + 1) / 4) | (i == 3)) for i, name in enumerate(PHASES)}
    return {name: _quality(found[part], outcomes[part]) for name, part in parts.items() if part.sum() > 1}


def _quality(scores: Array, outcomes: Array) -> float:
    if scores.shape[1] > 1:
        return round(auc(scores, outcomes), 3)
    return round(float(np.nan_to_num(np.corrcoef(scores[:, 0], outcomes[:, 0])[0, 1])), 3)


def train(
    game: Game[Any, Any], key: str, matches: int, players: Sequence[int], bot: str, ridge: float,
    done: Callable[[int], None],
) -> Learned:  # fmt: skip
    """Weights for every one of these numbers of players, with where they come from."""
    if not game.judgement.features:
        raise MeadhallError(f"{game.key} names no features to learn from (Judgement.features)")
    features, kept = game.judgement.features, game.judgement.learned
    trusted = [features.index(name) for name in game.judgement.trusted]
    by_players = dict(kept.by_players) if kept else {}
    made: dict[str, dict[str, object]] = {name: dict(told) for name, told in kept.made.items()} if kept else {}
    for count in players:
        samples = play(School(key, count, bot), matches, done)
        by_players[count], tested = learn(samples, ridge, trusted)
        today = date.today().isoformat()
        told = {"matches": matches, "bots": bot, "ridge": ridge, "rules": game.version, "date": today}
        for name, value in {**told, "held out": tested}.items():
            made.setdefault(name, {})[str(count)] = value
    return Learned(features, dict(sorted(by_players.items())), {n: dict(sorted(v.items())) for n, v in made.items()})
