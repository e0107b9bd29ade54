"""`meadhall wire`: the types of all messages between page and server, as TypeScript."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.core.errors import MeadhallError


def wire(file: Annotated[Path, typer.Argument(metavar="FILE", help="The TypeScript file to write.")]) -> None:
    """Write the page's message types; for those who change the messages."""
    from meadhall.web.wire import write

    try:
        write(file)
    except OSError as error:
        raise MeadhallError(f"{file}: {error.strerror}") from None
