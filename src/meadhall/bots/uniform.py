"""Plays anything that is legal, each option as likely as the others."""

from __future__ import annotations

from meadhall.bots.bot import Bot, Insight
from meadhall.core.option import Option


class Uniform(Bot):
    """The measure of all others."""

    def decide(self, known: Insight) -> Option:
        return known.options[int(known.rng.random() * len(known.options))]
