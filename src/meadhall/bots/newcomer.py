"""A plain newcomer's rule: take what scores most now; where nothing does, what a player would think of. For tests and
the ladder."""

from __future__ import annotations

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search.glance import asked, sensible
from meadhall.core.option import Option


class Newcomer(Bot):
    """Looks at the own score right after each option, and no further."""

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        world, scores = known.imagine(), list[int]()
        for option in known.options:
            twin = world.clone()
            twin.play(option, known.seat)
            scores.append(twin.game.standing(twin.state, known.seat)[known.seat] or 0)
        best = [o for o, score in zip(known.options, scores, strict=True) if score == max(scores)]
        plausible = [o for o in sensible(world, asked(world, known.seat), known.options) if o in best]
        return known.rng.choice(plausible or best)
