"""The form of a store: what the revisions in `migrations` lead to. What the columns mean is said in `rows.py`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

versions = sa.Table("schema_version", metadata, sa.Column("number", sa.Integer, primary_key=True))

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("start", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("changed", sa.String(40), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bots_turn", sa.Boolean, nullable=False),
    sa.Column("commitment", sa.String(64)),
    sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
    sa.Column("returns", sa.Integer, nullable=False, server_default="0"),
    sa.Column("wish", sa.Integer),
    sa.Column("agreed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("pace", sa.Text, nullable=False, server_default=""),
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("motion", sa.Text, nullable=False, server_default=""),
    sa.Column("room", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("door", sa.String(8), nullable=False, server_default="link"),
    sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_watch", "door", "over", "changed"),
    sa.Index("ix_tables_bots_turn", "bots_turn", "over"),
    sa.Index("ix_tables_open", "public", "over", "changed"),
)

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, index=True, unique=True),
    sa.Column("created", sa.String(40), nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("key_hash", sa.String(64), index=True, unique=True),
    sa.Column("owner", sa.String(32), sa.ForeignKey("identities.id"), index=True),
    sa.Column("luck", sa.String(64)),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("ahead", sa.Text, nullable=False, server_default=""),
    sa.Column("quitter", sa.String(32), sa.ForeignKey("identities.id"), index=True),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("events", sa.LargeBinary, nullable=False),
    sa.Column("stretch", sa.Text, nullable=False),
    sa.Column("at", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(64), nullable=False, server_default=""),
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.String(40), nullable=False),
)

hall = sa.Table("hall", metadata, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text))

jobs = sa.Table(
    "jobs",
    metadata,
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
    sa.Index("ix_jobs_waiting", "done_at", "priority", "id"),
)
