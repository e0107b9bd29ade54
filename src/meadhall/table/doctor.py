"""Looks a hall's directory through and changes nothing in it: all that can be wrong, and how to mend it."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from meadhall.core.errors import MeadhallError
from meadhall.table.folder import Folder, fingerprint
from meadhall.table.halltime import HallTime
from meadhall.table.health import LEAST_DISK
from meadhall.table.keys import BadSecret, read_secret
from meadhall.table.line import Priority, Turns
from meadhall.table.lock import InUse
from meadhall.table.migrate import latest
from meadhall.table.rows import Stored, StoreError
from meadhall.table.shares import Shares
from meadhall.table.shelf import Shelf
from meadhall.table.sqlite_file import copy, dangling, examine
from meadhall.table.store import Store
from meadhall.table.table import LOG_MOVES, Table
from meadhall.table.thinking import Condition, NoAnswer
from meadhall.table.workers import Thought

RESTORE = "restore the last backup into another directory: meadhall restore FILE DIR"


class Finding(NamedTuple):
    """`mend` says what to do; empty: all is well."""

    what: str
    said: str
    mend: str = ""


def examine_folder(folder: Folder, shelf: Shelf, seen: Callable[[int], None]) -> Iterator[Finding]:
    """Everything, one thing after the other. `seen` is told of every table that was looked at."""
    if not folder.path.is_dir():
        yield Finding("directory", f"there is no {folder.path}", "name the directory that `meadhall serve --data` has")
        return
    yield _disk(folder)
    yield _use(folder)
    yield from _privacy(folder)
    tables = folder.tables
    if tables is None:
        yield from _store(folder, Store(folder.url), shelf, seen)
        return
    found = _file(tables)
    yield found
    if found.mend:
        yield _secret(folder, None)
        return
    with tempfile.TemporaryDirectory() as place:
        twin = Path(place) / tables.name
        try:
            copy(tables, twin)
        except StoreError as error:
            yield Finding("tables", str(error), f"make room in {place}, or {RESTORE}")
            return
        yield from _store(folder, Store(f"sqlite:///{twin}"), shelf, seen)


# ── the directory ────────────────────────────────────────────────────────────────────────────


def _disk(folder: Folder) -> Finding:
    free = shutil.disk_usage(folder.path).free
    said = f"{free // 1024**2} MB are free"
    return Finding("disk", said, f"make room for at least {LEAST_DISK // 1024**2} MB" if free < LEAST_DISK else "")


def _use(folder: Folder) -> Finding:
    """That a hall is open is no fault."""
    try:
        if (folder.path / "lock").exists():
            folder.lock().release()
    except InUse as error:
        return Finding("use", str(error))
    except MeadhallError as error:
        return Finding("use", str(error), "let the user who runs the hall own this directory")
    return Finding("use", "no hall has it open")


def _privacy(folder: Folder) -> Iterator[Finding]:
    for path in (folder.secret, folder.tables):
        if path is not None and path.exists() and path.stat().st_mode & 0o077:
            yield Finding("privacy", f"others on this machine may read {path.name}", f"chmod 600 {path}")


def _file(tables: Path) -> Finding:
    if not tables.exists():
        return Finding("tables", f"there is no {tables.name}", RESTORE)
    try:
        examine(tables)
        loose = dangling(tables)
    except (StoreError, OSError) as error:
        return Finding("tables", str(error), RESTORE)
    if loose:
        return Finding("tables", f"{loose} rows refer to nothing", RESTORE)
    return Finding("tables", f"{tables.stat().st_size // 1024} kB, sound")


def _secret(folder: Folder, mark: str | None) -> Finding:
    try:
        secret = read_secret(folder.secret)
    except BadSecret as error:
        return Finding("secret", str(error), "put the secret back from the backup that belongs to these tables")
    if mark not in (None, fingerprint(secret)):
        return Finding("secret", "it is not the secret of these tables", "put the right one back from a backup")
    return Finding("secret", "there" if mark is None else "there, and that of these tables")


# ── the store ────────────────────────────────────────────────────────────────────────────────


def _store(folder: Folder, store: Store, shelf: Shelf, seen: Callable[[int], None]) -> Iterator[Finding]:
    """A copy is brought up to date first, as the hall would do it; what is elsewhere is only read."""
    try:
        was = store.form()
    except StoreError as error:
        yield Finding("format", str(error), RESTORE)
        return
    if was == 0:
        yield Finding("format", "there is nothing in it", RESTORE)
        return
    if was > latest():
        yield Finding("format", f"{was}, and this Meadhall reads formats up to {latest()}", "install a newer Meadhall")
        return
    yield Finding("format", str(was) if was == latest() else f"{was}; the next start makes it {latest()}")
    try:
        if folder.tables is not None:
            store.prepare()
        yield _secret(folder, store.mark())
        yield from asyncio.run(_every_table(store, shelf, seen))
    except (StoreError, sa.exc.DBAPIError) as error:
        yield Finding("format", f"it cannot be brought up to date: {error}", RESTORE)


async def _every_table(store: Store, shelf: Shelf, seen: Callable[[int], None]) -> list[Finding]:
    ids = await store.all_tables()
    found: list[Finding] = []
    try:
        for id in ids:
            wrong = await _against(store, shelf, id)
            seen(1)
            if wrong:
                mend = "if it was readable before, use the Meadhall of before, or " + RESTORE
                found.append(Finding(f"table {id}", wrong, mend))
        return [Finding("matches", f"{len(ids) - len(found)} of {len(ids)} can be opened"), *found]
    finally:
        await store.close()


async def _against(store: Store, shelf: Shelf, id: str) -> str:
    """What speaks against opening a table; empty: nothing."""
    try:
        stored = await store.table(id, LOG_MOVES)
        assert stored is not None
        Table(shelf.find(stored.table.game), stored, store, Shares(_Nobody()), Turns(1), HallTime(store))
        return _gaps(stored)
    except MeadhallError as error:
        return str(error)
    except Exception as error:  # whatever damaged data may lead to
        return f"what is stored of it is damaged ({type(error).__name__})"


def _gaps(stored: Stored) -> str:
    numbers = [number for number, _ in stored.stretches]
    wanted = list(range(1, stored.table.version + 1))
    return "" if numbers == wanted else f"it should have {len(wanted)} moves and has {len(numbers)}"


class _Nobody:
    """No bot thinks while the doctor is in."""

    async def submit(self, priority: Priority, thought: Thought) -> str:
        raise NoAnswer("the doctor is in")

    def condition(self) -> Condition:
        return Condition(0, 0, False, 0, 0.0)

    def close(self) -> None: ...
