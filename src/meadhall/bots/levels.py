"""Five levels of strength for every game: the first three look, the last two search."""

from __future__ import annotations

from math import exp
from typing import Any

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search import Budget, Look, Searcher, look
from meadhall.bots.search.glance import tried
from meadhall.core.judgement import Judgement
from meadhall.core.match import Match
from meadhall.core.option import Option

NAMES = ("level1", "level2", "level3", "level4", "level5")
SEARCHING = NAMES[3:]
THINK = 1000.0  #: CPU milliseconds that the fifth level takes for a decision
ABSURD = 0.25  #: what loses so much of the chance to win, not even a beginner does
FADING = 2 / 3  #: of a turn's decisions each gets so much of what the one before got: in all, three times the first
THOUGHTS = 4  #: that come to mind one after the other, as long as they are absurd


class Soft(Bot):
    """Sees how things stand after each option, but not quite sharply: what costs little is chosen often. And now and
    then it does the first thing that comes to mind, if that is not absurd."""

    def __init__(self, level: int) -> None:
        self._level = level

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        seen = look(known)
        skill = known.judgement.skills[self._level - 1]
        if known.rng.random() < skill.lapse:
            return self._lapse(known, seen)
        losses = [_loss(seen.world, seen.worths[0], worth) for worth in seen.worths]
        if skill.heat <= 0:
            return known.rng.choice([o for o, loss in zip(seen.options, losses, strict=True) if loss <= 1e-12])
        weights = [exp(-loss / skill.heat) if loss < ABSURD else 0.0 for loss in losses]
        return known.rng.choices(seen.options, weights)[0]

    def _lapse(self, known: Insight, seen: Look) -> Option:
        best = tried(seen.world, seen.options[0], known.seat)
        for option in known.rng.sample(list(known.options), min(THOUGHTS, len(known.options))):
            if _loss(seen.world, best, tried(seen.world, option, known.seat)) < ABSURD:
                return option
        return seen.options[0]


def _loss(world: Match, best: float, worth: float) -> float:
    """How much of a win is given up against the best; alone, points are as dear as they are to equal rivals."""
    return (best - worth) / (4 * world.game.judgement.even if world.players == 1 else 1.0)


def searching(level: int, think: float | None = None, passes: int | None = None, within: float | None = None) -> Bot:
    """The fourth level searches by passes, so that it is as strong on every machine, and not every time; the fifth by
    CPU time. `passes` makes both repeatable. Nobody takes more than `within` CPU milliseconds."""

    def budget(judgement: Judgement[Any], streak: int) -> Budget:
        share = FADING**streak
        if passes is not None or level < len(NAMES):
            most = passes if passes is not None else judgement.skills[level - 1].passes
            return Budget(passes=max(2, round(most * share)), ms=within)
        ms = (THINK if think is None else think) * share
        return Budget(ms=ms if within is None else min(ms, within))

    def lapse(judgement: Judgement[Any]) -> float:
        return judgement.skills[level - 1].lapse if level < len(NAMES) else 0.0

    return Searcher(budget, lapse)


def make(name: str, think: float | None = None, passes: int | None = None, within: float | None = None) -> Bot:
    """The level of that name."""
    level = NAMES.index(name) + 1
    return Soft(level) if name not in SEARCHING else searching(level, think, passes, within)
