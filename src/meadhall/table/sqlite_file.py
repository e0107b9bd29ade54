"""The file of a SQLite store: looked at before it is used, copied while it is in use, read by nobody else."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from meadhall.table.rows import Damaged, StoreError

log = logging.getLogger(__name__)

HEADER = b"SQLite format 3\0"
STEPS = 20_000  #: of SQLite's machine between two looks at the clock


def file_of(url: str) -> Path | None:
    """The file behind a URL; None: the tables are kept in something else, or only in memory."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None  # whoever uses it will say so
    named = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if named else None


def make_private(path: Path) -> None:
    """Seeds are in it: only its owner reads it. What SQLite keeps beside it gets the same mode."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        hide(path.with_name(name))


def hide(path: Path) -> None:
    """Nobody but its owner reads it, if it is there and that can be had."""
    with suppress(OSError):
        path.chmod(0o600)


def examine(path: Path, seconds: float | None = None) -> None:
    """`Damaged` if something is wrong with the file, as far as that shows within so many seconds."""
    if not path.exists():
        return
    with path.open("rb") as file:
        begins = file.read(len(HEADER))
    if begins and begins != HEADER:
        raise Damaged(f"{path} is no SQLite database, or its beginning is damaged")
    found = _quick_check(path, seconds)
    if found != "ok":
        raise Damaged(f"{path} is damaged: {found}")


def _quick_check(path: Path, seconds: float | None) -> str:
    with reading(path) as connection:
        if seconds is not None:
            end = time.monotonic() + seconds
            connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if str(error) != "interrupted":
                raise StoreError(f"{path} cannot be read: {error}") from error
            log.info("%s is large: nothing was found wrong with it within %g seconds", path, seconds)
            return "ok"
        except sqlite3.DatabaseError as error:
            return str(error)


def dangling(path: Path) -> int:
    """How many rows refer to something that is not there."""
    with reading(path) as connection:
        return len(connection.execute("PRAGMA foreign_key_check").fetchall())


def copy(source: Path, target: Path) -> None:
    """A copy as of one moment, also while a hall writes to the source."""
    make_private(target)
    try:
        with reading(source) as original, closing(sqlite3.connect(target)) as twin:
            original.backup(twin)
    except sqlite3.OperationalError as error:
        raise StoreError(f"{source} cannot be copied: {error}") from error
    except sqlite3.DatabaseError as error:
        raise Damaged(f"{source} cannot be copied: {error}") from error


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5)
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error
    with closing(connection):
        yield connection
