"""`meadhall doctor`: is everything readable, and if not, what can be done about it?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from meadhall.cli.backup import Directory, chosen
from meadhall.cli.common import AsJson, out, print_json, progress
from meadhall.cli.serve import stock_of


def doctor(
    folder: Directory = None,
    as_json: AsJson = False,
    game: Annotated[list[str] | None, typer.Option(metavar="FILE", help="One more game, from a .py file.")] = None,
    content: Annotated[
        list[str] | None, typer.Option(metavar="[KEY=]FILE", help="Corrected values, laid over a game's content.")
    ] = None,
) -> None:
    """Look through a hall's data without changing it: exit code 1 if something is wrong."""
    from meadhall.table.doctor import examine_folder
    from meadhall.table.shelf import Shelf, Stock

    shelf = Shelf(Stock(*stock_of(game, content))).fill()
    with progress("looking", None) as seen:
        findings = list(examine_folder(chosen(folder), shelf, seen))
    wrong = [finding for finding in findings if finding.mend]
    if as_json:
        print_json({"ok": not wrong, "findings": [finding._asdict() for finding in findings]})
    else:
        for what, said, mend in findings:
            out.print(f"{'[bold red]✗[/]' if mend else '[green]✓[/]'} {escape(what)}: {escape(said)}", soft_wrap=True)
            if mend:
                out.print(f"    → {escape(mend)}", soft_wrap=True)
        verdict = "1 thing is wrong." if len(wrong) == 1 else f"{len(wrong)} things are wrong."
        out.print(verdict if wrong else "All is well.")
    if wrong:
        raise typer.Exit(1)
