"""How a hall is run: where its data lies and how much a visitor may ask of it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_dir() -> Path:
    """Where this platform keeps an application's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "meadhall"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "meadhall"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "meadhall"


@dataclass(frozen=True)
class Settings:
    """`database` is any SQLAlchemy URL (or MEADHALL_DATABASE); by default a SQLite file in `data`."""

    data: Path = field(default_factory=data_dir)
    database: str | None = field(default_factory=lambda: os.environ.get("MEADHALL_DATABASE"))
    page: Path = Path(__file__).parent / "page"
    games: tuple[str, ...] = ()  #: files of further games
    contents: tuple[tuple[str, str], ...] = ()  #: (game, file laid over its content)
    thinkers: int = 2  #: processes in which bots think
    message_rate: float = 20.0  #: WebSocket messages a second from one page, and at once
    message_burst: float = 40.0
    request_rate: float = 40.0  #: HTTP requests a second from one address, and at once
    request_burst: float = 400.0
    making_rate: float = 2.0  #: tables made a second from one address, and at once
    making_burst: float = 60.0
