"""`meadhall check`: the conformance suite, the same for our games and for a stranger's."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

import meadhall
from meadhall.cli.common import AsJson, ContentFile, GameFile, GameName, at_least, find_game, out, print_json, progress


def check(
    name: GameName = None,
    games: Annotated[int, typer.Option(help="How many random matches.")] = 100,
    as_json: AsJson = False,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Check that a game keeps all that the kernel promises; exit code 1 if it does not."""
    at_least(1, "games", games)
    game = find_game(name, file, content)
    with progress(f"checking {game.key}", games) as done:
        report = meadhall.check(game, games=games, progress=done)
    if as_json:
        print_json({"ok": report.ok, "games": report.games, "decisions": report.decisions, "failures": report.failures})
    else:
        for failure in report.failures:
            out.print(f"[bold red]✗[/] {escape(str(failure))}")
        verdict = "all holds" if report.ok else f"{len(report.failures)} failures"
        out.print(f"{game.key}: {verdict} in {report.games} matches with {report.decisions} decisions")
    if not report.ok:
        raise typer.Exit(1)
