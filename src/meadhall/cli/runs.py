"""Many matches between bots, on all cores, the same for the same seed however they are shared out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from meadhall import bots
from meadhall.cli.common import AnyGame, find_game
from meadhall.cli.spread import batches, spread
from meadhall.core.match import Match, start
from meadhall.core.record import Record


class Plan(NamedTuple):
    """All that a worker needs to know; a game crosses to it by name, never as an object."""

    game: str
    content: Path | None
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    save: bool


class Run(NamedTuple):
    """One match: scores and winners by the position of the bot in the list, not by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: Record | None


def seating(players: int, number: int) -> list[int]:
    """Which bot sits where in the match of that number: everybody moves on by one seat."""
    return [(seat + number) % players for seat in range(players)]


def play_out(game: AnyGame, plan: Plan, number: int) -> Run:
    """One match to its end."""
    match = start(game, plan.players, derived(plan.seed, number), plan.options)
    seats = seating(plan.players, number)
    players = [bots.get(plan.bots[position]) for position in seats]
    luck = Random(derived(plan.seed, number, "bots"))
    decisions = 0
    while (decision := match.decision) is not None:
        match.play(players[decision.seat].choose(match, decision.seat, luck), decision.seat)
        decisions += 1
    return _run(match, seats, decisions, plan.save)


def _run(match: Match, seats: Sequence[int], decisions: int, save: bool) -> Run:
    result = match.result
    assert result is not None
    scores = [0] * len(seats)
    for seat, position in enumerate(seats):
        scores[position] = result.scores[seat]
    winners = tuple(sorted(seats[seat] for seat in result.winners))
    return Run(tuple(scores), winners, decisions, match.record() if save else None)


def derived(seed: int, *words: object) -> int:
    """A seed of its own for each match, so that neighbouring seeds share no match."""
    text = ":".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def play_batch(plan: Plan, numbers: range) -> list[Run]:
    """What a worker does."""
    game = find_game(plan.game, None, plan.content)
    return [play_out(game, plan, number) for number in numbers]


def play_all(plan: Plan, games: int, done: Callable[[int], None]) -> list[Run]:
    """All matches, in their order; `done` hears how many more are finished."""
    return [run for runs in spread(partial(play_batch, plan), batches(games), done) for run in runs]
