"""Bots that search: they try options on imagined matches and play on by a policy before they judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.glance import Look, look
from meadhall.bots.search.halving import Race
from meadhall.core.judgement import Judgement
from meadhall.core.option import Option

__all__ = ["Budget", "Look", "Searcher", "look"]


class Searcher(Bot):
    """Thinks for as long as `budget` gives it for a decision in that game."""

    def __init__(self, budget: Callable[[Judgement[Any]], Budget]) -> None:
        self._budget = budget

    def decide(self, known: Insight) -> Option:
        seen = look(known)
        if len(seen.options) == 1:
            return seen.options[0]
        judgement = seen.world.game.judgement
        race = Race(seen.options[: judgement.search.width], judgement.search)
        race.run(known.imagine, known.seat, self._budget(judgement), known.rng)
        return race.best(seen.options[0])
