"""`meadhall play`: a whole match in the terminal, for any game."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated

import typer

from meadhall import bots as all_bots
from meadhall.cli.common import (
    ContentFile,
    GameFile,
    GameName,
    Lang,
    Players,
    TableOptions,
    bot_names,
    checked_lang,
    find_game,
    table_options,
)
from meadhall.cli.terminal import HUMAN, Terminal
from meadhall.core.match import start


def play(
    name: GameName = None,
    players: Players = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="The same seed gives the same match.")] = None,
    bots: Annotated[
        str, typer.Option(help="Who sits on the other seats: bots, or `human` for a friend at this keyboard.")
    ] = "greedy",
    called: Annotated[str, typer.Option("--name", help="What you are called; else as at the login.")] = "",
    lang: Lang = "en",
    option: TableOptions = None,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Play a match in the terminal: you on the first seat, bots on the others."""
    game = find_game(name, file, content)
    checked_lang(lang)
    count = game.default_players if players is None else game.checked_players(players)
    others = bot_names(bots, count - 1, (HUMAN, *all_bots.names())) if count > 1 else []
    chosen = secrets.randbits(32) if seed is None else seed
    match = start(game, count, chosen, table_options(option))
    Terminal(match, [HUMAN, *others], lang, Random(chosen), called.strip()).run()
