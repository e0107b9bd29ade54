"""`meadhall check`: the conformance suite, the same for our games and for a stranger's."""

from __future__ import annotations

from functools import partial
from math import prod
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import meadhall
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
    find_game,
    out,
    print_json,
    progress,
    table_options,
)
from meadhall.cli.lessons import check_lessons
from meadhall.core.check import Report
from meadhall.lab.spread import batches, spread


def check(
    name: GameName = None,
    games: Annotated[int, typer.Option(help="How many random matches.")] = 100,
    players: Players = None,
    seed: Seed = 0,
    option: TableOptions = None,
    lessons: Annotated[bool, typer.Option("--lessons", help="Check the guided first game instead.")] = False,
    as_json: AsJson = False,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Check that a game keeps all that the kernel promises; exit code 1 if it does not."""
    at_least(1, "games", games)
    game = find_game(name, file, content)
    if lessons:
        check_lessons(game, str(file or name), as_json)
        return
    count = None if players is None else game.checked_players(players)
    options = table_options(option)
    game.checked_options(options)
    work = partial(check_batch, str(file or name), content, count, options, seed)
    with progress(f"checking {game.key}", games) as done:
        report = merged(spread(work, batches(games, _setups(game, count, options)), done))
    if as_json:
        print_json(report.data())
    else:
        _print(report, game)
    if not report.ok:
        raise typer.Exit(1)


def check_batch(
    name: str, content: Path | None, players: int | None, options: dict[str, str], seed: int, share: range
) -> Report:
    """What a worker does."""
    game = find_game(name, None, content)
    return meadhall.check(game, len(share), players, options, seed + share.start)


def merged(reports: list[Report]) -> Report:
    """One report of all; what several found stands there once."""
    whole = Report()
    whole.games = sum(report.games for report in reports)
    whole.decisions = sum(report.decisions for report in reports)
    whole.failures = list(dict.fromkeys(failure for report in reports for failure in report.failures))
    return whole


def _setups(game: AnyGame, players: int | None, options: dict[str, str]) -> int:
    """How many kinds of table there are: every batch begins with the first of them, so it must end with the last."""
    tables = prod(len(variant.values) for variant in game.variants if variant.id not in options)
    return tables * (len(game.players) if players is None else 1)


def _print(report: Report, game: AnyGame) -> None:
    for failure in report.failures:
        out.print(f"[bold red]✗[/] {escape(failure)}")
    verdict = "all holds" if report.ok else f"{len(report.failures)} failures"
    out.print(f"{game.key}: {verdict} in {report.games} matches with {report.decisions} decisions")
