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


def _named(variable: str) -> Path | None:
    words = os.environ.get(variable)
    return Path(words) if words else None


@dataclass(frozen=True)
class Settings:
    """`database` is PostgreSQL's or SQLite's URL (or MEADHALL_DATABASE); by default a SQLite file in `data`.
    `secret` is a file (or MEADHALL_SECRET); by default it lies in `data`."""

    data: Path = field(default_factory=data_dir)
    database: str | None = field(default_factory=lambda: os.environ.get("MEADHALL_DATABASE"))
    secret: Path | None = field(default_factory=lambda: _named("MEADHALL_SECRET"))
    page: Path = Path(__file__).parent / "page"
    games: tuple[str, ...] = ()  #: files of further games
    contents: tuple[tuple[str, str], ...] = ()  #: (game, file laid over its content)
    thinkers: int = 2  #: processes in which bots think
    nice: int = 10  #: how far those stand back: people come first, whose moves the hall's own process answers
    names: tuple[str, ...] = ()  #: by which others reach the hall, beside addresses and this machine's own name
    proxies: tuple[str, ...] = ()  #: addresses of proxies whose word is taken for who asks, and how
    patience: float = 15.0  #: seconds for a request to be there
    connections: int = 250  #: from one address
    arrival_rate: float = 50.0  #: connections that one address opens a second, and at once
    arrival_burst: float = 500.0
    message_rate: float = 20.0  #: WebSocket messages a second from one page, and at once: see `limits.COSTS`
    message_burst: float = 40.0
    address_rate: float = 100.0  #: the same from all pages of one address
    address_burst: float = 400.0
    spectator_rate: float = 10.0  #: the same from all who look on at one table
    spectator_burst: float = 80.0
    chat_rate: float = 0.5  #: lines a second from one address, and at once
    chat_burst: float = 10.0
    request_rate: float = 40.0  #: HTTP requests a second from one address, and at once
    request_burst: float = 400.0
    making_rate: float = 2.0  #: tables made a second from one address, and at once
    making_burst: float = 60.0
