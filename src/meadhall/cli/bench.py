"""`meadhall bench`: how fast a game plays with uniformly random legal choices, on one thread."""

from __future__ import annotations

import gc
from random import Random
from time import perf_counter, thread_time
from typing import Annotated

import typer
from rich.table import Table

import meadhall
from meadhall.cli.common import (
    AnyGame,
    AsJson,
    GameFile,
    GameName,
    Players,
    Seed,
    at_least,
    find_game,
    out,
    print_json,
    progress,
)
from meadhall.core import match as kernel
from meadhall.core.match import Match, start

CLONES = 200  # of one state in a row, so that the clock's own cost does not count


def bench(
    name: GameName = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long to play each game.")] = 3.0,
    seed: Seed = 0,
    as_json: AsJson = False,
    file: GameFile = None,
) -> None:
    """Measure decisions, games and clones; without a GAME, of every game."""
    if seconds <= 0:
        at_least(1, "seconds", seconds)
    named = [find_game(name, file)] if name or file else [meadhall.game(key) for key in meadhall.games()]
    counts = [game.default_players if players is None else game.checked_players(players) for game in named]
    documents = []
    with progress("measuring", len(named)) as done:
        for game, count in zip(named, counts, strict=True):
            documents.append(measure(game, count, seconds, seed))
            done(1)
    if as_json:
        print_json(documents if name is None and file is None else documents[0])
    else:
        _print(documents)


def measure(game: AnyGame, players: int, seconds: float, seed: int) -> dict[str, object]:
    """Whole games for about that long, in this thread's own time; then clones of states along the way. What is made
    once and kept is made in a first game, and what the program itself holds is not searched for garbage meanwhile."""
    luck = Random(seed)
    _play_out(start(game, players, seed), luck)
    gc.collect()
    gc.freeze()
    games = decisions = 0
    used = 0.0
    until = perf_counter() + seconds
    while games == 0 or perf_counter() < until:
        begun = thread_time()
        decisions += _play_out(start(game, players, seed + games), luck)
        used += thread_time() - begun
        games += 1
    return {
        "game": game.key,
        "players": players,
        "decisions_per_s": round(decisions / used),
        "games_per_s": round(games / used, 2),
        "clone_us": round(_clone_time(game, players, seed, decisions // games), 2),
        "compiled": not kernel.__file__.endswith(".py"),
    }


def _play_out(match: Match, luck: Random) -> int:
    decisions = 0
    chance = luck.random
    while options := match.options:
        match.play(options[int(chance() * len(options))])
        decisions += 1
    return decisions


def _clone_time(game: AnyGame, players: int, seed: int, length: int) -> float:
    """Microseconds for a clone, the best of several rounds over five moments of a match."""
    luck = Random(seed)
    match = start(game, players, seed)
    moments = []
    for number in range(length):
        if number % max(1, length // 5) == 0:
            moments.append(match.clone())
        options = match.options
        if not options:
            break
        match.play(options[int(luck.random() * len(options))])
    return min(_clone_round(moments) for _ in range(5))


def _clone_round(moments: list[Match]) -> float:
    begun = thread_time()
    for moment in moments:
        for _ in range(CLONES):
            moment.clone()
    return (thread_time() - begun) / (CLONES * len(moments)) * 1e6


def _print(documents: list[dict[str, object]]) -> None:
    table = Table("game", "players", "decisions/s", "games/s", "clone µs", "compiled")
    for row in documents:
        table.add_row(
            str(row["game"]),
            str(row["players"]),
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,}",
            str(row["clone_us"]),
            "yes" if row["compiled"] else "no",
        )
    out.print(table)
