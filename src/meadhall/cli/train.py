"""`meadhall train`: what the features of a game are worth, learned from self-play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from meadhall.cli.common import (
    AsJson,
    GameFile,
    GameName,
    OnCluster,
    at_least,
    bot_names,
    find_game,
    out,
    print_json,
    progress,
)
from meadhall.core.errors import MeadhallError
from meadhall.core.learned import FILE, Learned
from meadhall.lab.spread import on

RIDGE = 30.0


def train(
    name: GameName = None,
    matches: Annotated[int, typer.Option(help="How many matches for each number of players.")] = 1000,
    players: Annotated[str, typer.Option(metavar="N,…", help="Numbers of players; by default all.")] = "",
    bots: Annotated[str, typer.Option(help="Who plays the matches.")] = "greedy",
    ridge: Annotated[
        float | None, typer.Option(help="How strongly weights are held down; by default as last time, else 30.")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Only say how well the weights in use do.")] = False,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Write there, not to the game.")] = None,
    cluster: OnCluster = None,
    as_json: AsJson = False,
    file: GameFile = None,
) -> None:
    """Learn what a game's features are worth, and test it on matches that were held out. Needs meadhall[lab]."""
    try:
        from meadhall.lab import training
    except ImportError as missing:
        raise MeadhallError(f"this needs {missing.name}: install meadhall[lab]") from None
    at_least(10, "matches", matches)
    bot_names(bots, 1)
    game = find_game(name, file)
    learned = game.judgement.learned
    if report:
        if learned is None:
            raise MeadhallError(f"{game.key} has no weights: `meadhall train {game.key}` makes them")
        made = dict(learned.made)
    else:
        counts = [game.checked_players(int(n)) for n in players.split(",")] if players else list(game.players)
        with on(cluster), progress(f"{game.key}: self-play", matches * len(counts)) as done:
            held = ridge if ridge is not None else _last(learned) if learned else RIDGE
            learned = training.train(game, str(file or name), matches, counts, bots, held, done)
        made = dict(learned.made)
        (to or game.folder / FILE).write_text(json.dumps(learned.data(), indent=1) + "\n", encoding="utf-8")
    if as_json:
        print_json({"game": game.key, **made})
        return
    table = Table("players", "matches", "bots", *training.PHASES, "all", title=f"{game.key}: held-out quality")
    for count, tested in made["held out"].items():
        phases = (f"{tested[phase]:.3f}" if phase in tested else "" for phase in (*training.PHASES, "all"))
        table.add_row(count, str(made["matches"][count]), made["bots"][count], *phases)
    out.print(table)


def _last(learned: Learned) -> float:
    """The ridge of the training before."""
    dates: dict[str, str] = learned.made["date"]
    return float(learned.made["ridge"][max(dates, key=dates.__getitem__)])
