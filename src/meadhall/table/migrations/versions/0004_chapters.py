"""Moves are told by what differs from those before, and a host may silence spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Moves of before stay as they are: each is whole, and read like the first of a chapter. What is new is that an
    earlier Meadhall could not read those to come."""
    op.add_column("tables", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_open", "tables", ["public", "over", "changed"])
