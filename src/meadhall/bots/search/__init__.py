"""Bots that search: they try options on imagined matches and play on by a policy before they judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.glance import Look, field, look
from meadhall.bots.search.halving import Race
from meadhall.bots.search.weighing import Weighed, weigh
from meadhall.core.judgement import Judgement
from meadhall.core.option import Option

__all__ = ["Budget", "Look", "Searcher", "Weighed", "field", "look", "weigh"]


class Searcher(Bot):
    """Thinks for as long as `budget` gives it for a decision in that game; of a turn's decisions less for each. The
    share `lapse` of the decisions it makes at first sight."""

    def __init__(
        self, budget: Callable[[Judgement[Any], int], Budget], lapse: Callable[[Judgement[Any]], float]
    ) -> None:
        self._budget = budget
        self._lapse = lapse

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        budget = self._budget(known.judgement, known.streak)
        seen = look(known)
        options = field(seen, known)
        if len(options) == 1:
            return options[0]
        if known.rng.random() < self._lapse(known.judgement):
            return seen.options[0]
        race = Race(options, known.judgement.search)
        race.run(known.imagine, known.seat, budget, known.rng)
        return race.best(seen.options[0])
