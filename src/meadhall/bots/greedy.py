"""Looks at what each option leads to, on imagined matches, with the game's own idea of what is good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.bots.bot import Bot, Insight
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.step import Ask


class Greedy(Bot):
    """One choice deep, then as good as it gets while the same seat goes on deciding."""

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        worlds = [known.imagine()]
        options = _sensible(worlds[0], known.seat, known.options)
        if len(options) == 1:
            return options[0]
        worlds += [known.imagine() for _ in range(worlds[0].game.judgement.worlds - 1)]
        totals = [sum(_outcome(world, option, known.seat) for world in worlds) for option in options]
        best = max(totals)
        good = [o for o, total in zip(options, totals, strict=True) if total >= best - 1e-9]
        return good[int(known.rng.random() * len(good))]


def _sensible(world: Match, seat: int, options: Sequence[Option]) -> Sequence[Option]:
    """What the game's own bot would think about at all."""
    ask = _asked(world, seat)
    return world.game.judgement.sensible(world.state, ask, options) if ask is not None else options


def _asked(world: Match, seat: int) -> Ask[Any] | None:
    return next((ask for ask in world.state.asked() if ask.seat == seat), None)


def _outcome(world: Match, option: Option, seat: int) -> float:
    """How good things are after an option and the best that follows at once."""
    m = world.clone()
    m.play(option, seat)
    return _settled(m, seat, world.game.judgement.lookahead)


def _settled(m: Match, seat: int, depth: int) -> float:
    ask = _asked(m, seat) if depth > 0 and not m.over and not m.state.lanes else None
    if ask is None or m.game.judgement.rests(m.state, ask):
        return m.game.judgement.value(m.state, seat)
    best = float("-inf")
    for option in _sensible(m, seat, m.options):
        twin = m.clone()
        twin.play(option, seat)
        best = max(best, _settled(twin, seat, depth - 1))
    return best
