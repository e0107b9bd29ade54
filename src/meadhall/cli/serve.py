"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall import bots
from meadhall.cli import page
from meadhall.cli.common import err
from meadhall.cli.logs import Form, LogForm, set_up
from meadhall.core.content import Content
from meadhall.core.errors import MeadhallError

PORT = 8451

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="MEADHALL_DATABASE", help="Tables in PostgreSQL, which halls may share."),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = PORT,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A name by which others reach the hall.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy before the hall, whose word is taken for who asks."),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    game: Annotated[list[str] | None, typer.Option(metavar="FILE", help="One more game, from a .py file.")] = None,
    content: Annotated[
        list[str] | None,
        typer.Option(metavar="[KEY=]FILE", help="Corrected values, laid over a game's content."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=PROGRAM", help="One more bot to choose: a .py file, run:COMMAND or ws://ADDRESS."),
    ] = None,
    database: Database = None,
    secret: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The secret that all halls of a database share; else in DIR.")
    ] = None,
    thinkers: Annotated[
        int, typer.Option(min=0, max=64, help="Processes in which bots think; 0: only `meadhall work` does.")
    ] = 2,
    drain: Annotated[
        float, typer.Option(min=0, max=300, help="Seconds in which /health says that the hall closes, before it does.")
    ] = 0.0,
    log: LogForm = Form.TEXT,
) -> None:
    """Serve the hall and open it."""
    set_up(log)
    files, contents = stock_of(game, content)
    bots.admit(bot or ())
    # Only now: the server takes a moment to load, and the other commands do without it.
    from meadhall.web.serve import NoPort
    from meadhall.web.serve import serve as run
    from meadhall.web.settings import Settings, data_dir

    settings = Settings(
        data=_folder(data or data_dir()),
        games=files,
        contents=contents,
        thinkers=thinkers,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
    )
    settings = replace(settings, database=database or settings.database, secret=secret or settings.secret)
    if not thinkers and not (settings.database or "").startswith("postgres"):
        raise MeadhallError("--thinkers 0 needs a --database that workers share, else no bot would ever move")
    if not page.there():
        err.print("Building the page; this takes a minute the first time …")
        page.build()
    elif not page.ready():
        err.print("The page is older than its sources: `make ui` brings it up to date.")
    try:
        run(host, port, settings, open_browser=not no_open, drain=drain)
    except NoPort as error:
        raise MeadhallError(str(error)) from None


def stock_of(game: list[str] | None, content: list[str] | None) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """(files of further games, (game, file laid over its content))."""
    files = tuple(game or ())
    keys = [*meadhall.games(), *(meadhall.game(file).key for file in files)]
    return files, tuple(overlay(words, keys) for words in content or ())


def overlay(words: str, keys: list[str]) -> tuple[str, str]:
    """Which game a content file is for: said before it, in it, or by its name."""
    key, equals, file = words.partition("=")
    if not equals:
        key, file = "", words
    said = Content.read(Path(file)).data.get("game")
    inside = said.get("key") if isinstance(said, dict) else None
    named = [word for word in re.split(r"[^a-z]+", Path(file).stem.lower()) if word in keys]
    found = key or inside or (named[0] if len(named) == 1 else "")
    if found not in keys:
        raise MeadhallError(
            f"--content {words}: for which game? Write --content KEY={file}, KEY one of {', '.join(keys)}"
        )
    return str(found), file


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeadhallError(f"--data {path}: {error.strerror}") from None
    return path
