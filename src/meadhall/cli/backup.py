"""`meadhall backup` and `meadhall restore`: a hall in one file, and back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall.cli.common import out

if TYPE_CHECKING:
    from meadhall.table.folder import Folder

Directory = Annotated[Path | None, typer.Argument(metavar="[DIR]", help="A hall's data; by default the usual place.")]


def backup(
    folder: Directory = None,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; never over another file.")] = None,
) -> None:
    """Keep all tables and the secret in one file, also while the hall is open. Who has it can sit on every seat."""
    from meadhall.table import archive

    file = to or Path(f"meadhall-{datetime.now():%Y%m%d-%H%M%S}.tar.gz")
    archive.backup(chosen(folder), file)
    out.print(
        f"{file}: {max(1, file.stat().st_size // 1024)} kB. Keep it to yourself: it opens every seat.", soft_wrap=True
    )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `meadhall backup` wrote.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to unpack it; no hall may be there yet.")],
) -> None:
    """Unpack a backup; `meadhall serve --data DIR` goes on from there."""
    from meadhall.table import archive
    from meadhall.table.folder import Folder

    archive.restore(file, Folder(folder))
    said = f"{folder} is as it was when {file.name} was made. Open it: meadhall serve --data {folder}"
    out.print(said, soft_wrap=True)


def chosen(folder: Path | None) -> Folder:
    """The data directory that a command is about, with its database wherever that is."""
    from meadhall.table.folder import Folder
    from meadhall.web.settings import Settings

    settings = Settings() if folder is None else Settings(data=folder)
    return Folder(settings.data, settings.database)
