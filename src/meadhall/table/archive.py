"""A hall in one file: its tables as of one moment and the secret that belongs to them.

A plain `.tar.gz` with a list of contents in front, so that what is in it can be checked, and read without
this program. Whoever has it can sit on every seat: it is made for its owner's eyes alone.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core.errors import MeadhallError
from meadhall.table.folder import Folder
from meadhall.table.keys import read_secret
from meadhall.table.migrate import latest
from meadhall.table.rows import Damaged, StoreError
from meadhall.table.sqlite_file import copy, examine, reading

LIST = "meadhall.json"
MEMBERS = ("secret", "tables.sqlite")  #: in the order in which they come to their place
CHUNK = 1 << 20


def backup(folder: Folder, file: Path) -> None:
    """Write the archive; also while a hall has the folder open. What is there already is never overwritten."""
    tables = folder.tables
    if tables is None:
        raise StoreError(f"the tables are in {folder.url.split(':')[0]}: use its own backup, and keep {folder.secret}")
    if not tables.exists():
        raise MeadhallError(f"there is no hall in {folder.path}: {tables.name} is missing")
    secret = read_secret(folder.secret)
    with _writing(file) as scratch, tempfile.TemporaryDirectory(dir=scratch.parent) as place:
        twin = Path(place) / "tables.sqlite"
        copy(tables, twin)
        examine(twin)
        (Path(place) / "secret").write_bytes(secret)
        _pack(Path(place), scratch)


def restore(file: Path, folder: Folder) -> None:
    """Unpack an archive into a directory in which there is no hall yet."""
    tables = folder.tables
    if tables is None:
        raise StoreError("an archive holds SQLite tables: restore it without another database")
    lock = folder.lock()
    try:
        for name in (tables.name, f"{tables.name}-wal", "secret"):
            if (folder.path / name).exists():
                raise MeadhallError(f"{folder.path} has a {name} already: restore into another directory")
        with tempfile.TemporaryDirectory(dir=folder.path) as place:
            _unpack(file, Path(place))
            examine(Path(place) / "tables.sqlite")
            for name in MEMBERS:
                os.replace(Path(place) / name, folder.path / name)
    finally:
        lock.release()


@contextmanager
def _writing(file: Path) -> Iterator[Path]:
    """A new file, which in the end is whole or not there."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        for path in (file, scratch):  # the first keeps the name for us
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as error:
        raise MeadhallError(f"{error.filename} is there already: name another file with --to") from None
    except OSError as error:
        raise MeadhallError(f"{file} cannot be written: {error.strerror or error}") from error
    try:
        yield scratch
        os.replace(scratch, file)
    except BaseException as error:
        file.unlink(missing_ok=True)
        scratch.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise MeadhallError(f"{file} cannot be written: {error.strerror or error}") from error
        raise


def _pack(place: Path, scratch: Path) -> None:
    about = {
        "meadhall": meadhall.__version__,
        "format": _format(place / "tables.sqlite"),
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "files": {name: _hash(place / name) for name in MEMBERS},
    }
    words = json.dumps(about, indent=2).encode()
    with tarfile.open(scratch, "w:gz", compresslevel=6) as archive:
        head = tarfile.TarInfo(LIST)
        head.size, head.mode = len(words), 0o600
        archive.addfile(head, io.BytesIO(words))
        for name in MEMBERS:
            archive.add(place / name, name, filter=_plain)


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nothing of whose machine it was."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o600
    return member


def _unpack(file: Path, place: Path) -> None:
    try:
        with tarfile.open(file, "r:gz") as archive:
            about = _about(archive)
            if int(about["format"]) > latest():
                raise StoreError(
                    f"{file} has format {about['format']}, this Meadhall reads formats up to {latest()}:"
                    f" it was made by Meadhall {about['meadhall']}"
                )
            for name in MEMBERS:
                _extract(archive, name, place / name)
    except FileNotFoundError as error:
        raise MeadhallError(f"there is no {file}") from error
    except (tarfile.TarError, EOFError, OSError, KeyError, ValueError, TypeError) as error:
        if isinstance(error, MeadhallError):
            raise
        raise Damaged(f"{file} is no backup of a hall, or it is damaged: {error}") from error
    for name in MEMBERS:
        if _hash(place / name) != about["files"].get(name):
            raise Damaged(f"{file} is damaged: its {name} is not what was packed")


def _about(archive: tarfile.TarFile) -> dict[str, Any]:
    found = archive.extractfile(LIST)
    if found is None:
        raise KeyError(LIST)
    about: dict[str, Any] = json.load(found)
    return about


def _extract(archive: tarfile.TarFile, name: str, target: Path) -> None:
    """Just this member, whatever else an archive may hold or call itself."""
    source = archive.extractfile(name)
    if source is None:
        raise KeyError(name)
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        while chunk := source.read(CHUNK):
            file.write(chunk)
        file.flush()
        os.fsync(file.fileno())


def _format(tables: Path) -> int:
    with reading(tables) as connection:
        try:
            return int(connection.execute("SELECT MAX(number) FROM schema_version").fetchone()[0])
        except (sqlite3.DatabaseError, TypeError) as error:
            raise Damaged(f"the tables cannot be read: {error}") from error


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
