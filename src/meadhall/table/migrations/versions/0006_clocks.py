"""Life at a table: paces and clocks, what people ask each other to agree to, waiting rooms, standing answers, doors."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORDS = {
    "tables": ("pace", "clock", "motion"),
    "seats": ("ahead",),
    "moves": ("clock",),
}
SIGNS = {"tables": ("room", "ended"), "seats": ("ready",)}


def upgrade() -> None:
    for table, names in WORDS.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.Text, nullable=False, server_default=""))
    for table, names in SIGNS.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("tables", sa.Column("door", sa.String(8), nullable=False, server_default="link"))
    op.create_index("ix_tables_watch", "tables", ["door", "over", "changed"])
    # In SQLite a column brings its reference along, or the whole table would have to be copied.
    op.execute("ALTER TABLE seats ADD COLUMN quitter VARCHAR(32) REFERENCES identities (id)")
    op.create_index("ix_seats_quitter", "seats", ["quitter"])
    op.execute(sa.text("UPDATE tables SET door = 'hall' WHERE public"))
