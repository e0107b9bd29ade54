"""Which weights of the bot of A Feast for Odin matter, and which way.

    python bench/tune_odin.py 400

Plays so many long solo games. In each, every weight is moved up or down at random; one table then tells how many
points each weight brought when it was up, less the mean, and how far chance alone would go. All weights are tried
in the same games, so that four hundred games say as much of twenty weights as of one.
"""

from __future__ import annotations

import sys
from math import exp, sqrt
from random import Random
from statistics import fmean, pstdev

import meadhall
from meadhall.bots import get
from meadhall.games.odin import bot, tiling
from meadhall.games.odin import items as I

STEP = 0.13  #: how far each weight is moved, as a power of e
PLAIN = (
    (bot, ("VIKING", "ROOM", "SPACE_COST", "SHORT_COST", "OPEN_CELL", "EMIGRATION_HOPE", "HAND", "FADE",
           "LAY_CELL", "LAY_LEAST")),
    (tiling, ("FURTHER", "BONUS_WORTH")),
)  # fmt: skip
#: where each group of items begins in `bot.WORTH`
GROUPS = {
    "orange": 0, "red": I.FIRST_RED, "animals": I.SHEEP, "green": I.FIRST_GREEN, "blue": I.FIRST_BLUE,
    "special": I.FIRST_SPECIAL, "wood": I.WOOD, "stone": I.STONE, "ore": I.ORE, "silver": I.SILVER, "weapons": I.BOW,
}  # fmt: skip
NAMES = (*(name for _, names in PLAIN for name in names), *GROUPS, *I.SHIPS)


def score(seed: int) -> int:
    """The points of one solo game."""
    m, rng = meadhall.start("odin", players=1, seed=seed), Random(seed)
    while m.decision is not None:
        m.play(get("greedy").choose(m, m.decision.seat, rng))
    assert m.result is not None
    return m.result.scores[0]


class Weights:
    """The weights as they are in the bot, and moved."""

    def __init__(self) -> None:
        self.plain = [(module, name, getattr(module, name)) for module, names in PLAIN for name in names]
        self.worth, self.ships = bot.WORTH, bot.SHIP_WORTH

    def move(self, by: dict[str, float]) -> None:
        """Every weight times e to that power."""
        for module, name, value in self.plain:
            setattr(module, name, value * exp(by[name]))
        group = {i: name for name, first in GROUPS.items() for i in range(first, I.COUNT)}
        bot.WORTH = tuple(value * exp(by[group[i]]) for i, value in enumerate(self.worth))
        bot.SHIP_WORTH = tuple(v * exp(by[name]) for v, name in zip(self.ships, I.SHIPS, strict=True))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    weights, luck = Weights(), Random(0)
    moves, scores = [], []
    for seed in range(games):
        up = {name: luck.choice((-1, 1)) for name in NAMES}
        weights.move({name: STEP * sign for name, sign in up.items()})
        moves.append(up)
        scores.append(score(5000 + seed))
        print(f"\r{seed + 1} of {games}, mean {fmean(scores):.1f}", end="", file=sys.stderr, flush=True)
    mean = fmean(scores)
    print(f"\nmean {mean:.1f}; chance alone: {pstdev(scores) / sqrt(games):.2f}")
    effects = {n: fmean((v - mean) * up[n] for v, up in zip(scores, moves, strict=True)) for n in NAMES}
    for name, effect in sorted(effects.items(), key=lambda x: -abs(x[1])):
        print(f"{name:<16} {effect:+6.2f}")


if __name__ == "__main__":
    main()
