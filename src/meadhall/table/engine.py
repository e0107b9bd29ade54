"""How a database is spoken to: what SQLite and PostgreSQL need said differently."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from meadhall.table.rows import StoreError

BUSY = 5000  #: milliseconds to wait for a database that somebody else has locked
_PLAIN = ("postgres", "postgresql")


def read_url(words: str) -> sa.URL:
    """An SQLAlchemy URL; PostgreSQL's own form of it will do."""
    try:
        url = sa.make_url(words)
    except sa.exc.ArgumentError as error:
        raise StoreError(f"the database cannot be used: {error}") from error
    return url.set(drivername="postgresql+psycopg") if url.drivername in _PLAIN else url


def connect(url: sa.URL, durable: bool = True, **options: Any) -> sa.Engine:
    """An engine whose errors tell no parameters: they hold seeds, and errors are logged."""
    arguments = _postgres(durable) if url.get_backend_name() == "postgresql" else {}
    try:
        return sa.create_engine(url, hide_parameters=True, connect_args=arguments, **options)
    except ImportError as error:
        raise StoreError(f"the database cannot be used: {error}; pip install 'meadhall[hall]' brings it") from error
    except sa.exc.ArgumentError as error:
        raise StoreError(f"the database cannot be used: {error}") from error


#: of every connection to PostgreSQL: a server that is gone without a word is noticed within seconds
ATTENTIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def _postgres(durable: bool) -> dict[str, Any]:
    """Nobody waits for a lock for ever."""
    said: dict[str, object] = {"lock_timeout": BUSY, "idle_in_transaction_session_timeout": 60_000}
    if not durable:
        said["synchronous_commit"] = "off"
    return {
        **ATTENTIVE,
        "application_name": "meadhall",
        "options": " ".join(f"-c {name}={value}" for name, value in said.items()),
    }


def store_engine(url: sa.URL, durable: bool = True) -> sa.Engine:
    """What a store works with."""
    if url.get_backend_name() != "sqlite":
        return connect(url, durable, pool_size=8)
    engine = connect(url)
    sa.event.listen(engine, "connect", _sqlite_connect)
    sa.event.listen(engine, "begin", _sqlite_begin)
    return engine


def for_reading(engine: sa.Engine) -> sa.Engine:
    """All that is read in one transaction is of one moment; in SQLite that is so anyway."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="REPEATABLE READ")


def for_glancing(engine: sa.Engine) -> sa.Engine:
    """One statement is of one moment by itself, and needs no transaction around it."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")


def is_collision(error: sa.exc.DBAPIError) -> bool:
    """Did two transactions merely get into each other's way, so that trying again helps?"""
    return str(getattr(error.orig, "sqlstate", "")).startswith("40")


def _sqlite_connect(connection: Any, _record: object) -> None:
    """WAL lets reads pass writes; FULL: what was acknowledged survives a power cut as well."""
    connection.isolation_level = None  # SQLAlchemy begins and ends transactions, not the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _sqlite_begin(connection: sa.Connection) -> None:
    """Who is going to write says so at once: to begin as a reader and find the database taken would fail unwaited."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
