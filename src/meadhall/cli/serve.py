"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall.cli import page
from meadhall.cli.common import err
from meadhall.core.content import Content
from meadhall.core.errors import MeadhallError

PORT = 8451


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = PORT,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    game: Annotated[list[str] | None, typer.Option(metavar="FILE", help="One more game, from a .py file.")] = None,
    content: Annotated[
        list[str] | None,
        typer.Option(metavar="[KEY=]FILE", help="Corrected values, laid over a game's content."),
    ] = None,
) -> None:
    """Serve the hall and open it."""
    files = tuple(game or ())
    further = [meadhall.game(file).key for file in files]
    contents = tuple(overlay(words, [*meadhall.games(), *further]) for words in content or ())
    # Only now: the server takes a moment to load, and the other commands do without it.
    from meadhall.web.serve import NoPort
    from meadhall.web.serve import serve as run
    from meadhall.web.settings import Settings, data_dir

    settings = Settings(data=_folder(data or data_dir()), games=files, contents=contents)
    if not page.there():
        err.print("Building the page; this takes a minute the first time …")
        page.build()
    elif not page.ready():
        err.print("The page is older than its sources: `make ui` brings it up to date.")
    try:
        run(host, port, settings, open_browser=not no_open)
    except NoPort as error:
        raise MeadhallError(str(error)) from None


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
