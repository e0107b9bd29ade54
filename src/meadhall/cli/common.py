"""What several commands share: how a game is named, and where output goes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import meadhall
from meadhall import bots
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.text import LANGS

AnyGame = Game[Any, Any]  # the commands work for every game

GameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="A game's key, or the path of a .py file that holds a game.")
]
GameFile = Annotated[Path | None, typer.Option("--game", metavar="FILE", help="A .py file that holds a game.")]
ContentFile = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="Corrected values, laid over the game's content.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many players.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same match.")]
Think = Annotated[
    float | None, typer.Option("--think", metavar="MS", help="CPU time a decision of bots that think by time.")
]
Passes = Annotated[
    int | None, typer.Option("--passes", metavar="N", help="Bots that search make N passes: the run is repeatable.")
]
OnCluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Share the work out over a Dask cluster; local: one made here."),
]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language: en or fr.")]
TableOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option; may be given several times.")
]

out = Console(highlight=False, soft_wrap=False)
err = Console(stderr=True, highlight=False)


def find_game(name: str | None, file: Path | None, content: Path | None = None) -> AnyGame:
    """The game a command is about, by key or by file."""
    if name is not None and file is not None:
        raise MeadhallError(f"name one game: {name} or --game {file}")
    if name is None and file is None:
        raise MeadhallError(f"which game? One of {', '.join(meadhall.games())}, or --game FILE")
    game = meadhall.game(str(file) if file is not None else str(name))
    return game if content is None else game.with_content(content)


def checked_lang(lang: str) -> str:
    if lang not in LANGS:
        raise MeadhallError(f"the languages are {' and '.join(LANGS)}, not {lang!r}")
    return lang


def at_least(least: int, name: str, value: float) -> None:
    if value < least:
        raise MeadhallError(f"--{name} must be at least {least}, not {value:g}")


def thinking(think: float | None, passes: int | None) -> None:
    """How long bots may think, checked."""
    if think is not None:
        at_least(1, "think", think)
    if passes is not None:
        at_least(1, "passes", passes)


def table_options(words: Sequence[str] | None) -> dict[str, str]:
    """`["layout=short"]` as options of a match; whether they exist is the game's to say."""
    chosen = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise MeadhallError(f"a table option is NAME=VALUE, not {word!r}")
        chosen[name] = value
    return chosen


def bot_names(words: str, players: int, known: Sequence[str] | None = None) -> list[str]:
    """One name a seat: `greedy,random` at four players is one greedy against three random. Where bots play alone, a
    Python file may be named too."""
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if known is None:
            bots.find(name)
        elif name not in known:
            raise MeadhallError(f"no bot is called {name!r} (there are: {', '.join(known)})")
    if len(names) > players:
        raise MeadhallError(f"{len(names)} bots are named for {players} players")
    return names + names[-1:] * (players - len(names))


def print_json(document: object) -> None:
    """The one document that `--json` promises."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")


@contextmanager
def progress(what: str, total: float | None) -> Iterator[Any]:
    """A bar on standard error; what it yields is called with how much more is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
