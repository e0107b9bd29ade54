"""Several halls on one database: tables count their changes, wishes are kept, and there is a line of jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("changes", "returns", "agreed"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("wish", sa.Integer))
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("kind", sa.String(128), nullable=False),
        sa.Column("about", sa.String(128), unique=True),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("asked", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("free_at", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("done_at", sa.Double),
        sa.Column("answer", sa.Text),
        sa.Column("fault", sa.Text),
    )
    op.create_index("ix_jobs_waiting", "jobs", ["done_at", "priority", "id"])
    if op.get_bind().dialect.name == "postgresql":  # a line is always moving: it is swept before it grows slow
        op.execute("ALTER TABLE jobs SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500)")
