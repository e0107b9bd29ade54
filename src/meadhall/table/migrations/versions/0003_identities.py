"""Seats belong to identities; luck is fair, known, or one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Seats of before keep their keys: each is exchanged when its holder comes with it."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_identities_token_hash", "identities", ["token_hash"], unique=True)
    # In SQLite a column brings its reference along, or the whole table would have to be copied.
    op.execute("ALTER TABLE seats ADD COLUMN owner VARCHAR(32) REFERENCES identities (id)")
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.add_column("seats", sa.Column("luck", sa.String(64)))
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
