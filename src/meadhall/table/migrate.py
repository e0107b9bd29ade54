"""Brings a store to the form that this Meadhall reads: revision by revision, all of them or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from meadhall.table.engine import BUSY, connect
from meadhall.table.rows import StoreError

UPGRADING = 600_000  #: milliseconds that a hall waits for another one that brings the store up to date
FIRST = "0001"  #: what stores are that were made before they said so


def latest() -> int:
    """The form that this Meadhall reads."""
    return int(ScriptDirectory.from_config(_config()).get_current_head() or 0)


def form(connection: sa.Connection) -> int:
    """The form of a store; 0: there is nothing yet. What is no store of ours is refused."""
    there = set(sa.inspect(connection).get_table_names())
    if not there:
        return 0
    if "schema_version" not in there:
        raise StoreError("this is a database of something else")
    numbered = connection.execute(sa.text("SELECT MAX(number) FROM schema_version")).scalar()
    return int(numbered or FIRST)


def migrate(url: sa.URL) -> None:
    """Bring the store there up to date."""
    engine = _engine(url)
    try:
        with engine.begin() as connection:
            was = form(connection)
            if was > latest():
                raise StoreError(f"this store has format {was}, this Meadhall reads formats up to {latest()}")
            if was < latest():
                _upgrade(connection, was)
    finally:
        engine.dispose()


def _upgrade(connection: sa.Connection, was: int) -> None:
    config = _config(connection)
    found = MigrationContext.configure(connection)
    if was and found.get_current_revision() is None:
        found.stamp(ScriptDirectory.from_config(config), FIRST)
    command.upgrade(config, "head")
    # An older Meadhall looks here, and nowhere else, whether it can read a store.
    connection.execute(sa.text("DELETE FROM schema_version"))
    connection.execute(sa.text("INSERT INTO schema_version VALUES (:number)"), {"number": latest()})
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise StoreError(f"after the upgrade {len(broken)} rows would hang in the air; nothing was changed")


def _config(connection: sa.Connection | None = None) -> Config:
    """No ini file: the revisions lie beside this module."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _engine(url: sa.URL) -> sa.Engine:
    """In SQLite too the whole upgrade is one transaction, and a table may be rebuilt under what refers to it."""
    engine = connect(url, poolclass=sa.pool.NullPool)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _sqlite_connect)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    if engine.dialect.name == "postgresql":
        sa.event.listen(engine, "begin", _postgres_begin)
    return engine


def _postgres_begin(connection: sa.Connection) -> None:
    """One upgrades; whoever else opens meanwhile waits for that, though for nothing else as long."""
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {UPGRADING}")
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('meadhall upgrade'))")
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {BUSY}")


def _sqlite_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # else the driver would end the transaction before every change of form
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=OFF")
