"""The command line: `meadhall` alone serves the hall."""

from __future__ import annotations

from typing import Annotated

import typer

import meadhall
from meadhall.cli.backup import backup, restore
from meadhall.cli.bench import bench
from meadhall.cli.check import check
from meadhall.cli.content import content
from meadhall.cli.doctor import doctor
from meadhall.cli.ladder import ladder
from meadhall.cli.learn import learn
from meadhall.cli.play import play
from meadhall.cli.replay import replay
from meadhall.cli.rules import rules
from meadhall.cli.serve import serve
from meadhall.cli.sim import sim
from meadhall.cli.train import train
from meadhall.cli.verify import verify
from meadhall.cli.wire import wire
from meadhall.cli.work import work

app = typer.Typer(
    name="meadhall",
    help="Five Viking board games, in the browser with friends and bots, and as a library.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(meadhall.__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def hall(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Without a command: serve the hall and open it."""
    if context.invoked_subcommand is None:
        serve()


COMMANDS = (
    serve, work, play, learn, sim, check, rules, content, bench, replay, verify, backup, restore, doctor, train,
    ladder, wire,
)  # fmt: skip
for command in COMMANDS:
    app.command()(command)
