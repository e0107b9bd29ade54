"""Five levels of strength for every game: the first three look, the last two search."""

from __future__ import annotations

from math import exp
from typing import Any

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search import Budget, Searcher, look
from meadhall.core.judgement import Judgement
from meadhall.core.option import Option

NAMES = ("level1", "level2", "level3", "level4", "level5")
SEARCHING = NAMES[3:]
THINK = 1000.0  #: CPU milliseconds that the fifth level takes for a decision
ABSURD = 0.25  #: what loses so much of the chance to win, not even a beginner does
FADING = 2 / 3  #: of a turn's decisions each gets so much of what the one before got: in all, three times the first
POINTS = 120.0  #: alone, chances are points: so many count like a whole win


class Soft(Bot):
    """Sees how things stand after each option, but not quite sharply: what costs little is chosen often."""

    def __init__(self, level: int) -> None:
        self._level = level

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        seen = look(known)
        scale = POINTS if seen.world.players == 1 else 1.0
        heat = seen.world.game.judgement.skills[self._level - 1].heat
        losses = [(seen.worths[0] - w) / scale for w in seen.worths]
        if heat <= 0:
            equal = [o for o, loss in zip(seen.options, losses, strict=True) if loss <= 1e-12]
            return known.rng.choice(equal)
        weights = [exp(-loss / heat) if loss < ABSURD else 0.0 for loss in losses]
        return known.rng.choices(seen.options, weights)[0]


def searching(level: int, think: float | None = None, passes: int | None = None, within: float | None = None) -> Bot:
    """The fourth level searches by passes, so that it is as strong on every machine; the fifth by CPU time. `passes`
    makes both repeatable. Nobody takes more than `within` CPU milliseconds."""

    def budget(judgement: Judgement[Any], streak: int) -> Budget:
        share = FADING**streak
        if passes is not None or level < len(NAMES):
            most = passes if passes is not None else judgement.skills[level - 1].passes
            return Budget(passes=max(2, round(most * share)), ms=within)
        ms = (THINK if think is None else think) * share
        return Budget(ms=ms if within is None else min(ms, within))

    return Searcher(budget)


def make(name: str, think: float | None = None, passes: int | None = None, within: float | None = None) -> Bot:
    """The level of that name."""
    level = NAMES.index(name) + 1
    return Soft(level) if name not in SEARCHING else searching(level, think, passes, within)
