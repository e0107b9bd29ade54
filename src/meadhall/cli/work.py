"""`meadhall work`: think for the bots of halls that share a database, on this machine or another."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall import bots
from meadhall.cli.common import out
from meadhall.cli.logs import Form, LogForm, set_up
from meadhall.cli.serve import Database, stock_of
from meadhall.core.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.table.labour import Labour


def work(
    database: Database = None,
    processes: Annotated[int, typer.Option(min=1, max=256, help="How many thoughts at once.")] = 2,
    game: Annotated[list[str] | None, typer.Option(metavar="FILE", help="One more game, from a .py file.")] = None,
    content: Annotated[
        list[str] | None, typer.Option(metavar="[KEY=]FILE", help="Corrected values, laid over a game's content.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=PROGRAM", help="One more bot to choose: a .py file, run:COMMAND or ws://ADDRESS."),
    ] = None,
    log: LogForm = Form.TEXT,
) -> None:
    """Take jobs of the halls that share a PostgreSQL database; Ctrl-C ends it, and loses nothing."""
    from meadhall.table.labour import Labour
    from meadhall.table.shelf import Stock

    if not (database or "").startswith("postgres"):
        raise MeadhallError("workers need the database that the halls share: --database postgresql+psycopg://…")
    set_up(log)
    bots.admit(bot or ())
    asyncio.run(_labour(Labour(database or "", Stock(*stock_of(game, content)), processes)))


async def _labour(labour: Labour) -> None:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    await labour.open()
    out.print("At work (Ctrl-C ends it).")
    try:
        await stop.wait()
    finally:
        await labour.close()
