"""Brings a store that an earlier Meadhall has written to today's form."""

from __future__ import annotations

from importlib import import_module

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations


def upgrade(engine: sa.Engine) -> None:
    """Add what seats and tables did not have; a store that has it, or is new, is left alone."""
    found = sa.inspect(engine)
    if not found.has_table("seats") or any(column["name"] == "owner" for column in found.get_columns("seats")):
        return
    revision = import_module("meadhall.table.migrations.versions.0003_identities")
    with engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        revision.upgrade()
