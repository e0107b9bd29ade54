"""Stores of every earlier form become stores of today's, whole or not at all."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from meadhall.table import migrate
from meadhall.table.rows import StoreError
from meadhall.table.schema import metadata
from meadhall.table.store import Store

OLD = Path(__file__).parent / "golden" / "store"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store of the first form, as a hall left it."""
    shutil.copy(OLD / "secret", tmp_path)
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    return path


@contextmanager
def opened(path: Path) -> Iterator[sa.Connection]:
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def prepare(path: Path) -> None:
    Store(f"sqlite:///{path}").prepare()


def form(path: Path) -> dict[str, Any]:
    """Every table with its columns and indexes."""
    with opened(path) as connection:
        found = sa.inspect(connection)
        return {
            name: (
                [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)],
                found.get_pk_constraint(name)["constrained_columns"],
                sorted((str(i["name"]), tuple(i["column_names"]), i["unique"]) for i in found.get_indexes(name)),
                sorted(tuple(k["constrained_columns"]) for k in found.get_foreign_keys(name)),
            )
            for name in found.get_table_names()
            if name != "alembic_version"
        }


def test_the_first_revision_is_the_first_form(tmp_path: Path, old: Path) -> None:
    fresh = tmp_path / "fresh.sqlite"
    with opened(fresh) as connection:
        command.upgrade(migrate._config(connection), migrate.FIRST)
    assert form(fresh) == form(old)


@pytest.mark.parametrize("made", ["new", "old"])
def test_after_the_upgrade_a_store_is_what_the_program_says_it_is(tmp_path: Path, old: Path, made: str) -> None:
    path = old if made == "old" else tmp_path / "new.sqlite"
    prepare(path)
    with opened(path) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrate.form(connection) == migrate.latest() >= 2
    before = path.read_bytes()
    prepare(path)
    assert path.read_bytes() == before, "what is up to date is left alone"


def test_no_row_is_lost_and_every_move_gets_the_rules_of_its_record(old: Path) -> None:
    names = ("tables", "seats", "moves", "chat")

    def counts() -> list[object]:
        with opened(old) as connection:
            return [connection.execute(sa.text(f"SELECT COUNT(*) FROM {name}")).scalar() for name in names]

    before = counts()
    prepare(old)
    assert counts() == before
    with opened(old) as connection:
        rows = connection.execute(
            sa.text('SELECT DISTINCT t.game, t.record, m.rules FROM tables t JOIN moves m ON m."table" = t.id')
        ).all()
    assert {game for game, _, _ in rows} == {"odin", "raiders", "raids", "saga", "wild"}
    for _, record, rules in rows:
        assert rules == (json.loads(record)["rules"] if record else "")


def test_an_upgrade_that_fails_leaves_everything_as_it_was(old: Path) -> None:
    with opened(old) as connection:
        connection.execute(sa.text("CREATE INDEX ix_tables_bots_turn ON tables (over)"))
    before = form(old)
    with pytest.raises(StoreError, match="cannot be opened: index ix_tables_bots_turn already exists"):
        prepare(old)
    assert form(old) == before
    with opened(old) as connection:
        connection.execute(sa.text("DROP INDEX ix_tables_bots_turn"))
    prepare(old)


def test_a_record_that_cannot_be_read_does_not_close_the_whole_hall(old: Path) -> None:
    with opened(old) as connection:
        connection.execute(sa.text("UPDATE tables SET record = 'broken' WHERE game = 'raids'"))
    prepare(old)
    with opened(old) as connection:
        found = connection.execute(
            sa.text("SELECT DISTINCT rules FROM moves JOIN tables ON id = \"table\" WHERE game = 'raids'")
        )
        assert found.scalars().all() == [""]


def test_a_store_of_a_newer_meadhall_and_a_database_of_something_else_are_refused(tmp_path: Path) -> None:
    newer, strange = tmp_path / "newer.sqlite", tmp_path / "strange.sqlite"
    prepare(newer)
    with opened(newer) as connection:
        connection.execute(sa.text("INSERT INTO schema_version VALUES (99)"))
    with pytest.raises(StoreError, match="format 99"):
        prepare(newer)
    with opened(strange) as connection:
        connection.execute(sa.text("CREATE TABLE recipes (id INTEGER)"))
    with pytest.raises(StoreError, match="something else"):
        prepare(strange)
    assert list(form(strange)) == ["recipes"]
