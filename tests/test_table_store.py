"""The store: what it acknowledges stays, what it refuses changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from meadhall.table.keys import key_hash, person_name, plain, seat_key, secret_of
from meadhall.table.rows import ChatRow, Conflict, MoveRow, SeatRow, Step, StoreError, TableRow, pack, unpack
from meadhall.table.schema import versions
from meadhall.table.store import Store
from tests.support import run_alone

NOW = "2026-01-01T00:00:00+00:00"


def table_row(name: str = "t") -> TableRow:
    return TableRow(name, "raids", "{}", pack({}), "{}", False, NOW, NOW, 0, False, False)


def seat_row(table: str = "t", seat: int = 0, nonce: str = "n") -> SeatRow:
    return SeatRow(table, seat, "Bo", "human", None, True, nonce, key_hash(f"{table}{seat}{nonce}"))


def move_row(number: int, table: str = "t") -> MoveRow:
    return MoveRow(table, number, 0, f"move:{number}", pack({"n": number}), pack([]), "", NOW, "1")


def step(known: int, version: int, table: str = "t", bots_turn: bool = False, returns: int = 0) -> Step:
    return Step(table, known, version, False, bots_turn, NOW, returns)


async def append(store: Store, number: int, table: str = "t", known: int = -1, bots_turn: bool = False) -> None:
    after = step(number - 1 if known < 0 else known, number, table, bots_turn)
    await store.append(move_row(number, table), after)


def run(path: Path, body: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(f"sqlite:///{path / 'tables.sqlite'}")
        await store.open()
        try:
            await body(store)
        finally:
            await store.close()

    run_alone(whole())


def test_what_is_appended_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        await append(store, 1, bots_turn=True)
        await store.add_chat(ChatRow("t", 1, "Bo", 0, "hello", NOW))

    async def after(store: Store) -> None:
        found = await store.table("t", 10)
        assert found is not None
        table, people, said, moves, _ = found
        assert moves == [move_row(1)]
        assert (table.version, table.bots_turn) == (1, True)
        assert people == [seat_row()]
        assert [row.text for row in said] == ["hello"]
        assert [unpack(row.snapshot) for row in await store.moves("t", 1, 1)] == [{"n": 1}]
        assert await store.waiting_for_bots() == [("t", NOW)]

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_move_number_is_accepted_once(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        outcomes = await asyncio.gather(*(append(store, 1) for _ in range(5)), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 4
        assert len(await store.choices("t")) == 1

    run(tmp_path, body)


def test_a_move_cannot_skip_a_number(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        with pytest.raises(Conflict, match="no longer at change 1"):
            await append(store, 2)
        assert await store.choices("t") == []

    run(tmp_path, body)


def test_a_refused_write_leaves_its_neighbours_of_the_same_batch_alone(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        for name in "abc":
            await store.create(table_row(name), [seat_row(name)])
        writes = [append(store, 1, name) for name in "abc"]
        bad = append(store, 7, "b")
        outcomes = await asyncio.gather(writes[0], bad, writes[1], writes[2], return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, True, False, False]
        assert [len(await store.choices(name)) for name in "abc"] == [1, 1, 1]

    run(tmp_path, body)


def test_taking_back_forgets_exactly_what_came_after(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        for number in (1, 2, 3):
            await append(store, number)
        with pytest.raises(Conflict):
            await store.take_back(step(2, 1, returns=1))
        await store.take_back(step(3, 1, returns=1))
        assert await store.choices("t") == [(0, "move:1")]
        with pytest.raises(Conflict):
            await append(store, 2, known=1)  # the first move stands there again, but not for who has missed the return
        await append(store, 2, known=4)
        assert len(await store.choices("t")) == 2

    run(tmp_path, body)


def test_a_seat_changes_hands_once(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        await store.change_seat(seat_row(nonce="m"), step(0, 0))
        with pytest.raises(Conflict, match="no longer at change 0"):
            await store.change_seat(seat_row(nonce="o"), step(0, 0))
        assert await store.tables_with_keys([key_hash("t0m")]) == [("t", 0)]
        assert await store.tables_with_keys([key_hash("t0n")]) == []

    run(tmp_path, body)


def test_a_cancelled_caller_does_not_take_its_write_along(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.create(table_row(), [seat_row()])
        task = asyncio.create_task(append(store, 1))
        await asyncio.sleep(0)
        task.cancel()
        await store.write(lambda connection: None)
        assert await store.choices("t") == [(0, "move:1")]

    run(tmp_path, body)


def test_a_store_of_another_format_is_refused(tmp_path: Path) -> None:
    async def age(store: Store) -> None:
        await store.write(lambda connection: connection.execute(versions.insert().values(number=99)) and None)

    async def nothing(store: Store) -> None:
        raise AssertionError("it should not have opened")

    run(tmp_path, age)
    with pytest.raises(StoreError, match="format 99"):
        run(tmp_path, nothing)


def test_sqlite_keeps_what_it_acknowledged_through_a_power_cut(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        def pragmas(connection: sa.Connection) -> tuple[object, object]:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            return mode, connection.exec_driver_sql("PRAGMA synchronous").scalar()

        assert await store.read(pragmas) == ("wal", 2)

    run(tmp_path, body)


def test_seat_keys_are_long_differ_by_seat_and_nonce_and_are_never_stored(tmp_path: Path) -> None:
    secret = secret_of(tmp_path / "secret")
    assert secret_of(tmp_path / "secret") == secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    keys = {seat_key(secret, table, seat, nonce) for table in "ab" for seat in range(3) for nonce in "xy"}
    assert len(keys) == 12
    assert all(len(key) == 32 for key in keys)
    assert not {key_hash(key) for key in keys} & keys


def test_names_and_chat_are_plain_lines() -> None:
    assert plain("  a\x00b\n\tc\u202e d ", 20) == "a b c d"
    assert plain("x" * 900, 500) == "x" * 500
    assert plain("<b>bold</b>", 40) == "<b>bold</b>"
    assert person_name("\u200b \n", 2) == "Orm"
    assert person_name("Þórdís", 0) == "Þórdís"
