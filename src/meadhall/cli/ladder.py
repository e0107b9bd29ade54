"""`meadhall ladder`: which bot is stronger, by a round robin."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from meadhall.bots import levels
from meadhall.cli.common import (
    AsJson,
    GameFile,
    GameName,
    OnCluster,
    Passes,
    Seed,
    Think,
    at_least,
    bot_names,
    find_game,
    out,
    print_json,
    progress,
    thinking,
)
from meadhall.core.errors import MeadhallError
from meadhall.lab.runs import Plan
from meadhall.lab.spread import on

if TYPE_CHECKING:
    from meadhall.lab.ladder import Ladder


def ladder(
    name: GameName = None,
    games: Annotated[int, typer.Option(help="How many matches of every company of bots.")] = 20,
    bots: Annotated[str, typer.Option(help="Names a,b,…, Python files, or programs.")] = ",".join(levels.NAMES),
    enter: Annotated[
        str | None, typer.Option(metavar="BOT", help="One more: a Python file, run:COMMAND or ws://ADDRESS.")
    ] = None,
    seed: Seed = 0,
    think: Think = None,
    passes: Passes = None,
    cluster: OnCluster = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it, as an SVG.")] = None,
    file: GameFile = None,
) -> None:
    """A round robin of bots, at tables of two and of the game's usual number. Needs meadhall[lab]."""
    try:
        from meadhall.lab import ladder as lab
        from meadhall.lab.picture import picture
    except ImportError as missing:
        raise MeadhallError(f"this needs {missing.name}: install meadhall[lab]") from None
    at_least(1, "games", games)
    thinking(think, passes)
    game = find_game(name, file)
    words = bots if enter is None else f"{bots},{enter}"
    entrants = bot_names(words, words.count(",") + 1)
    sizes = _sizes(game.players, game.default_players, len(entrants))
    plan = Plan(str(file or name), None, 2, game.checked_options({}), (), seed, False, think, passes)
    with on(cluster), progress(f"{game.key}: ladder", sum(games * comb(len(entrants), n) for n in sizes)) as done:
        found = [lab.climb(plan._replace(players=n), entrants, games, done) for n in sizes]
    if plot is not None:
        _write(plot, picture(f"{game.key}: {games} matches of every company", found))
    if as_json:
        print_json({"game": game.key, "think": think, "passes": passes, "tables": [_data(one) for one in found]})
        return
    for one in found:
        _print(one)


def _sizes(players: Sequence[int], usual: int, entrants: int) -> list[int]:
    """Two, and the usual number, as far as the game and the bots allow it."""
    found = [n for n in sorted({2, usual}) if n in players and 1 < n <= entrants]
    if not found:
        raise MeadhallError("a ladder needs at least two bots, and a game for two or more")
    return found


def _write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise MeadhallError(f"--plot {path}: {error.strerror}") from None


def _data(ladder: Ladder) -> dict[str, object]:
    return {
        "players": ladder.players,
        "rungs": [rung._asdict() for rung in ladder.rungs],
        "pairings": [pairing._asdict() for pairing in ladder.pairings],
    }


def _print(ladder: Ladder) -> None:
    table = Table("bot", "rating", "95 %", "wins", title=f"Tables of {ladder.players}")
    for rung in ladder.rungs:
        share = f"{rung.wins:g} of {rung.games}"
        table.add_row(rung.bot, f"{rung.rating:.1f}", f"{rung.low:.1f} to {rung.high:.1f}", share)
    out.print(table)
    table = Table("bot", "before", "share", "95 %", "matches")
    for pair in ladder.pairings:
        share = f"{pair.wins / pair.games:.0%}"
        table.add_row(pair.bot, pair.rival, share, f"{pair.low:.0%} to {pair.high:.0%}", str(pair.games))
    out.print(table)
