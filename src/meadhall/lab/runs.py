"""Many matches between bots, on all cores, the same for the same seed however they are shared out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.core.record import Record
from meadhall.games import find
from meadhall.lab.spread import batches, spread


class Plan(NamedTuple):
    """All that a worker needs to know; a game crosses to it by name, never as an object."""

    game: str
    content: Path | None
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    save: bool = False
    think: float | None = None  #: CPU milliseconds a decision, of bots that think by time
    passes: int | None = None  #: of bots that search, instead


class Run(NamedTuple):
    """One match: scores and winners by the position of the bot in the list, not by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: Record | None
    thought: tuple[float, ...]  #: CPU seconds
    asked: tuple[int, ...]  #: decisions that were a choice


def seating(players: int, number: int) -> list[int]:
    """Which bot sits where in the match of that number: everybody moves on by one seat."""
    return [(seat + number) % players for seat in range(players)]


def play_out(game: Game[Any, Any], plan: Plan, number: int) -> Run:
    """One match to its end."""
    match = start(game, plan.players, derived(plan.seed, number), plan.options)
    seats = seating(plan.players, number)
    players = [bots.find(plan.bots[position], plan.think, plan.passes) for position in seats]
    luck = Random(derived(plan.seed, number, "bots"))
    decisions, thought, asked = 0, [0.0] * plan.players, [0] * plan.players
    while (decision := match.decision) is not None:
        seat, began = decision.seat, process_time()
        option = players[seat].choose(match, seat, luck)
        if len(decision.options) > 1:
            thought[seats[seat]] += process_time() - began
            asked[seats[seat]] += 1
        match.play(option, seat)
        decisions += 1
    return Run(*_ended(match, seats), decisions, match.record() if plan.save else None, tuple(thought), tuple(asked))


def _ended(match: Match, seats: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners by position."""
    result = match.result
    assert result is not None
    scores = [0] * len(seats)
    for seat, position in enumerate(seats):
        scores[position] = result.scores[seat]
    return tuple(scores), tuple(sorted(seats[seat] for seat in result.winners))


def derived(seed: int, *words: object) -> int:
    """A seed of its own for each match, so that neighbouring seeds share no match."""
    text = ":".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def play_batch(plan: Plan, numbers: range) -> list[Run]:
    """What a worker does."""
    game = find(plan.game)
    game = game if plan.content is None else game.with_content(plan.content)
    return [play_out(game, plan, number) for number in numbers]


def play_all(plan: Plan, games: int, done: Callable[[int], None]) -> list[Run]:
    """All matches, in their order; `done` hears how many more are finished."""
    return [run for runs in spread(partial(play_batch, plan), batches(games), done) for run in runs]
