"""`meadhall sim`: bots play many matches; who wins, and by how much."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from meadhall.cli.common import (
    AnyGame,
    AsJson,
    ContentFile,
    GameFile,
    GameName,
    Players,
    Seed,
    TableOptions,
    at_least,
    bot_names,
    find_game,
    out,
    print_json,
    progress,
    table_options,
)
from meadhall.cli.runs import Plan, Run, play_all
from meadhall.core.errors import MeadhallError


def sim(
    name: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    bots: Annotated[str, typer.Option(help="Names by position, a,b,…; the last one fills up.")] = "greedy,random",
    seed: Seed = 0,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the record of every match there.")] = None,
    option: TableOptions = None,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Let bots play many matches on all cores. Seats rotate from match to match."""
    at_least(1, "games", games)
    game = find_game(name, file, content)
    count = game.checked_players(players if players is not None else max(bots.count(",") + 1, game.players[0]))
    names = bot_names(bots, count)
    options = game.checked_options(table_options(option))
    if save is not None:
        _prepare(save)
    plan = Plan(str(file or name), content, count, options, tuple(names), seed, save is not None)
    with progress(f"{game.key}: {', '.join(names)}", games) as done:
        runs = play_all(plan, games, done)
    if save is not None:
        _write(runs, save, game)
    document = summary(runs, count)
    if as_json:
        print_json(document)
    else:
        _print(document, names)


def summary(runs: list[Run], players: int) -> dict[str, object]:
    """By position in the list of bots; a shared victory is shared out, so that wins add up to games."""
    wins = [0.0] * players
    for run in runs:
        for position in run.winners:
            wins[position] += 1 / len(run.winners)
    means = [sum(run.scores[position] for run in runs) / len(runs) for position in range(players)]
    return {
        "games": len(runs),
        "wins": [_number(won) for won in wins],
        "mean_scores": [round(mean, 3) for mean in means],
        "decisions": sum(run.decisions for run in runs),
    }


def _number(value: float) -> int | float:
    """Whole numbers as such: thirds of victories do not add up exactly."""
    return round(value) if abs(value - round(value)) < 1e-6 else round(value, 3)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeadhallError(f"--save {folder}: {error.strerror}") from None


def _write(runs: list[Run], folder: Path, game: AnyGame) -> None:
    for number, run in enumerate(runs):
        assert run.record is not None
        run.record.save(folder / f"{game.key}-{number:05d}.json")


def _print(document: dict[str, object], names: list[str]) -> None:
    wins, means = document["wins"], document["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(means, list)
    table = Table("bot", "wins", "share", "mean score", title=f"{document['games']} matches")
    for name, won, mean in zip(names, wins, means, strict=True):
        table.add_row(name, f"{won:g}", f"{won / sum(wins):.1%}", f"{mean:.1f}")
    out.print(table)
