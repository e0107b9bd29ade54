"""A hall's data directory: the tables, the secret that makes seat keys, and the lock of who has it open."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.table.keys import BadSecret, secret_of
from meadhall.table.lock import Lock
from meadhall.table.rows import Conflict, Damaged, StoreError
from meadhall.table.sqlite_file import examine, file_of, hide, make_private
from meadhall.table.store import Store

LOOKING = 5.0  #: seconds for which a store is looked through before it is opened


class Opened(NamedTuple):
    """What a hall works with; `lock` is released when it closes."""

    store: Store
    secret: bytes
    lock: Lock | None  #: None: the tables are elsewhere, and shared


class Folder:
    """`url` is where the tables are; by default in a file here."""

    def __init__(self, path: Path, url: str | None = None, secret: Path | None = None) -> None:
        self.path = path
        self.url = url or f"sqlite:///{path / 'tables.sqlite'}"
        self.tables = file_of(self.url)  #: None: the tables are elsewhere
        self.secret = secret or path / "secret"

    def open(self) -> Opened:
        """Ready for a hall; what is wrong is said by a `MeadhallError`, before anything is changed."""
        lock = self.lock() if self.tables is not None else None
        try:
            store = self._store()
            return Opened(store, self._secret(store), lock)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    def lock(self) -> Lock:
        """Nobody else opens this directory meanwhile."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            return Lock(self.path / "lock")
        except OSError as error:
            raise MeadhallError(f"{self.path} cannot be used: {error.strerror or error}") from error

    def _store(self) -> Store:
        store = Store(self.url)
        if self.tables is not None:
            self._look_at(self.tables)
        store.prepare()
        return store

    def _look_at(self, tables: Path) -> None:
        try:
            if tables.exists() and not tables.stat().st_size and self.secret.exists():
                raise Damaged(f"{tables} is empty, though there was a hall here; remove it to begin anew")
            examine(tables, LOOKING)
            make_private(tables)
        except Damaged as error:
            raise Damaged(
                f"{error}. A backup can be restored into another directory: meadhall restore FILE DIR"
            ) from error
        except OSError as error:
            raise StoreError(f"{tables} cannot be opened: {error.strerror or error}") from error

    def _secret(self, store: Store) -> bytes:
        """The secret that belongs to these tables. A new one only where there is nothing that needs the old."""
        known = store.mark()
        if not self.secret.exists() and (known is not None or store.has_keys()):
            raise BadSecret(f"{self.secret} is missing, but the tables need it: {self._where_from}")
        secret = secret_of(self.secret)
        hide(self.secret)
        if known is None:
            with contextlib.suppress(Conflict):  # another hall that opens at the same moment was first
                store.set_mark(fingerprint(secret))
            known = store.mark()
        if known != fingerprint(secret):
            raise BadSecret(f"{self.secret} is not the secret of these tables: {self._where_from}")
        return secret

    @property
    def _where_from(self) -> str:
        if self.tables is None:
            return "all halls of a database share one, so copy it from another hall or from a backup"
        return "put the right one back from a backup"


def fingerprint(secret: bytes) -> str:
    """By which a store knows its secret, without telling it."""
    return hashlib.sha256(b"meadhall\n" + secret).hexdigest()
