"""A quick look at the options of a question: what policies and beginners see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from meadhall.bots.bot import Insight
from meadhall.core.learned import shares
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.step import Ask

MOST_TRIED = 12  #: options that a policy tries out where the game has no idea of its own


def sensible(m: Match, ask: Ask[Any], options: Sequence[Option]) -> Sequence[Option]:
    """What the game's own player would think about at all."""
    return options if len(options) == 1 else m.game.judgement.sensible(m.state, ask, options)


def prospect(m: Match, seat: int) -> float:
    """The share of the win that a seat may hope for; at the end, what it has got."""
    result = m.result
    if result is None:
        return m.game.judgement.chances(m.state)[seat]
    if m.players == 1:
        return float(result.scores[seat])
    if blur := m.game.judgement.search.blur:
        return shares([score / blur for score in result.scores])[seat]
    return 1 / len(result.winners) if seat in result.winners else 0.0


def worth(m: Match, ask: Ask[Any], options: Sequence[Option]) -> list[float]:
    """How good each option looks: at a glance where the game can tell so, else by trying it."""
    seen = m.game.judgement.policy(m.state, ask, options)
    return [tried(m, o, ask.seat) for o in options] if seen is None else list(seen)


def tried(m: Match, option: Option, seat: int) -> float:
    """How things stand right after an option."""
    twin = m.clone()
    twin.play(option, seat)
    return prospect(twin, seat)


class Look(NamedTuple):
    """What a question looks like to a seat before it thinks: the options worth a thought, the best first."""

    world: Match
    options: list[Option]
    worths: list[float]


def look(known: Insight) -> Look:
    """On one imagined match."""
    world = known.imagine()
    ask = asked(world, known.seat)
    options = sensible(world, ask, known.options)
    if len(options) == 1:
        return Look(world, [options[0]], [0.0])
    return Look(world, *_ranked(world, ask, options))


def field(seen: Look, known: Insight) -> list[Option]:
    """What a search tries, the most promising first: what is sensible, and what else the game would explore."""
    judgement, ask = seen.world.game.judgement, asked(seen.world, known.seat)
    others = [o for o in judgement.explored(seen.world.state, ask, known.options) if o not in seen.options]
    if others:
        others = _ranked(seen.world, ask, others)[0]
    return [*seen.options, *others][: judgement.search.width]


def asked(m: Match, seat: int) -> Ask[Any]:
    """The question put to a seat."""
    return next(ask for ask in m.state.asked() if ask.seat == seat)


def _ranked(m: Match, ask: Ask[Any], options: Sequence[Option]) -> tuple[list[Option], list[float]]:
    ranked = sorted(zip(worth(m, ask, options), options, strict=True), key=lambda pair: -pair[0])
    return [o for _, o in ranked], [w for w, _ in ranked]


class Glance:
    """A policy: the best at a glance; equals by chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def __call__(self, m: Match, ask: Ask[Any]) -> Option:
        options = sensible(m, ask, m.options)
        if len(options) == 1:
            return options[0]
        seen = m.game.judgement.policy(m.state, ask, options)
        if seen is None:
            if len(options) > MOST_TRIED:
                options = self._rng.sample(list(options), MOST_TRIED)
            seen = [tried(m, o, ask.seat) for o in options]
        best = max(seen)
        good = [o for o, value in zip(options, seen, strict=True) if value >= best - 1e-12]
        return good[int(self._rng.random() * len(good))]
