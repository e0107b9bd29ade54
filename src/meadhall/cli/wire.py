"""`meadhall wire`: the page's types, made from the server's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.common import out
from meadhall.core.errors import MeadhallError


def wire(path: Annotated[Path, typer.Argument(help="The page's sources.")] = Path("ui/src")) -> None:
    """Write the page's types: `wire.ts` and one for each game. For those who change a message or a drawing."""
    from meadhall.web.wire import write

    try:
        for written in write(path.parent if path.suffix else path):
            out.print(f"wrote {written}")
    except OSError as error:
        raise MeadhallError(f"{error.filename}: {error.strerror}") from None
