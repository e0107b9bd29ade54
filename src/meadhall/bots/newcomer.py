"""A plain newcomer's rule: take what scores most now; where nothing does, what a player would think of. For tests and
the ladder."""

from __future__ import annotations

from random import Random

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search.glance import Glance, asked, sensible
from meadhall.core.judgement import Judgement
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.playout import playout

ACT = 30  #: answers that one act takes at most


class Newcomer(Bot):
    """Looks at the own score right after each option, and no further. Where a game tells at a glance how to go on, what
    belongs to the same turn is carried out before it is counted."""

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        world = known.imagine()
        ask = asked(world, known.seat)
        looks = world.game.judgement.policy(world.state, ask, known.options)
        scores = [_scored(world, option, known.seat) for option in known.options]
        best = [o for o, score in zip(known.options, scores, strict=True) if score == max(scores)]
        plausible = [o for o in sensible(world, ask, known.options) if o in best] or best
        if looks is None:
            return known.rng.choice(plausible)
        return max(plausible, key=lambda o: looks[known.options.index(o)])


def _scored(world: Match, option: Option, seat: int) -> int:
    twin = world.clone()
    twin.play(option, seat)
    if type(world.game.judgement).policy is not Judgement.policy:
        playout(twin, Glance(Random(0)), 0, ACT, seat)
    return twin.game.standing(twin.state, seat)[seat] or 0
