"""The first form: tables, seats, moves with snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("schema_version", sa.Column("number", sa.Integer, primary_key=True))
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bots_turn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("key_hash", sa.String(64)),
    )
    op.create_index("ix_seats_key_hash", "seats", ["key_hash"], unique=True)
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("stretch", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
