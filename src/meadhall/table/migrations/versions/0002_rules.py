"""Every move keeps the version of the rules under which it was made; the hall keeps something of its own."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Until now a match ended under the rules under which it began: its record says which."""
    op.add_column("moves", sa.Column("rules", sa.String(64), nullable=False, server_default=""))
    op.create_table("hall", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text))
    op.create_index("ix_tables_bots_turn", "tables", ["bots_turn", "over"])
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("record"))
    moves = sa.table("moves", sa.column("table"), sa.column("rules"))
    for id, record in connection.execute(sa.select(tables.c.id, tables.c.record)).all():
        connection.execute(moves.update().where(moves.c.table == id).values(rules=_rules(record)))


def _rules(record: str) -> str:
    """What branched off from a running match has no record, and does not say."""
    try:
        return str(json.loads(record)["rules"])
    except (ValueError, KeyError, TypeError):
        return ""
