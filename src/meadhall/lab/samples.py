"""Positions of self-play, with how the match ended: what a judgement is learned from."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.core.game import Game
from meadhall.core.match import Match, start

WITHIN = 0.12  #: of the positions within a turn, so many are looked at too


class Sample(NamedTuple):
    """A position: the features of every seat, and what became of them."""

    match: int
    progress: float
    features: list[list[float]]
    outcome: list[float]  #: share of the win by seat; alone, or where points are learned, those of one seat


def of_match(game: Game[Any, Any], players: int, number: int, bot: str, noise: float) -> list[Sample]:
    """One match in which some moves are made at random."""
    rng = Random(f"{game.key}:{players}:{number}")
    m = start(game, players, rng.getrandbits(48), {})
    player, found, last = bots.find(bot), list[tuple[float, list[list[float]]]](), -1
    while (d := m.decision) is not None:
        if game.judgement.begins(m.state, d.ask, last) or rng.random() < WITHIN:
            found.append((game.judgement.progress(m.state), [list(row) for row in game.judgement.measure(m.state)]))
        last = d.seat
        random = len(d.options) > 1 and rng.random() < noise
        m.play(rng.choice(d.options) if random else player.choose(m, d.seat, rng), d.seat)
    if game.judgement.in_points:
        assert m.result is not None
        ends = enumerate(m.result.scores)
        return [Sample(number, at, [rows[seat]], [float(end)]) for seat, end in ends for at, rows in found]
    ended = outcome(m)
    return [Sample(number, progress, rows, ended) for progress, rows in found]


def outcome(m: Match) -> list[float]:
    """What each seat got of a finished match."""
    result = m.result
    assert result is not None
    if m.players == 1:
        return [float(result.scores[0])]
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(m.players)]
