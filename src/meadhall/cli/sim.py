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
    OnCluster,
    Passes,
    Players,
    Seed,
    TableOptions,
    Think,
    at_least,
    bot_names,
    find_game,
    out,
    print_json,
    progress,
    table_options,
    thinking,
)
from meadhall.core.errors import MeadhallError
from meadhall.lab.runs import Plan, Run, play_all
from meadhall.lab.spread import on


def sim(
    name: GameName = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    bots: Annotated[str, typer.Option(help="Names by position, a,b,…; the last one fills up.")] = "greedy,random",
    seed: Seed = 0,
    think: Think = None,
    passes: Passes = None,
    cluster: OnCluster = None,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the record of every match there.")] = None,
    option: TableOptions = None,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Let bots play many matches on all cores. Seats rotate from match to match."""
    at_least(1, "games", games)
    thinking(think, passes)
    game = find_game(name, file, content)
    count = game.checked_players(players if players is not None else max(bots.count(",") + 1, game.players[0]))
    names = bot_names(bots, count)
    options = game.checked_options(table_options(option))
    if save is not None:
        _prepare(save)
    plan = Plan(str(file or name), content, count, options, tuple(names), seed, save is not None, think, passes)
    with on(cluster), progress(f"{game.key}: {', '.join(names)}", games) as done:
        runs = play_all(plan, games, done)
    if save is not None:
        _write(runs, save, game)
    document = summary(runs, count)
    if as_json:
        print_json(document)
    else:
        _print(document, names)


def summary(runs: list[Run], players: int) -> dict[str, object]:
    """By position in the list of bots; a shared victory is shared out, so that wins add up to games
    (but for those that no seat won)."""
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
        "cpu_ms": [round(1000 * _mean(runs, position), 3) for position in range(players)],
    }


def _mean(runs: list[Run], position: int) -> float:
    """CPU seconds that a bot took for a decision with a choice."""
    return sum(run.thought[position] for run in runs) / max(1, sum(run.asked[position] for run in runs))


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
    wins, means, cpu, games = (document[name] for name in ("wins", "mean_scores", "cpu_ms", "games"))
    assert isinstance(wins, list) and isinstance(means, list) and isinstance(cpu, list) and isinstance(games, int)
    table = Table("bot", "wins", "share", "mean score", "CPU ms a decision", title=f"{games} matches")
    for name, won, mean, ms in zip(names, wins, means, cpu, strict=True):
        table.add_row(name, f"{won:g}", f"{won / games:.1%}", f"{mean:.1f}", f"{ms:.1f}")
    out.print(table)
