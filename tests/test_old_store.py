"""A store that the first schema left behind: today's hall opens it, shows it, and goes on playing at its tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.table.hall import Hall
from meadhall.table.identity import Caller
from meadhall.table.keys import secret_of
from meadhall.table.seats import Declined
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers
from meadhall.table.when import now
from tests.support import run_alone

OLD = Path(__file__).parent / "golden" / "store"
TABLES: list[Any] = json.loads((OLD / "store.json").read_text(encoding="utf-8"))
RUNNING = [told for told in TABLES if not told["over"]]
FINISHED = [told for told in TABLES if told["over"]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the old data directory."""
    shutil.copy(OLD / "secret", tmp_path)
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    return tmp_path


def run(path: Path, body: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(f"sqlite:///{path / 'tables.sqlite'}")
        hall = Hall(Shelf(Stock()), store, Thinkers(1, Stock()), secret_of(path / "secret"))
        await hall.open()
        try:
            await body(hall)
        finally:
            await hall.close()

    run_alone(whole())


def offered(table: Table) -> dict[str, list[str]]:
    return {str(d.seat): [o.id for o in d.options] for d in table.match.pending}


def assert_still_offered(table: Table, told: Any) -> None:
    """Newer rules may offer more than was offered then, never less."""
    now = offered(table)
    assert now.keys() == told["asked"].keys(), told["name"]
    for seat, options in told["asked"].items():
        assert set(options) <= set(now[seat]), told["name"]


def test_it_holds_tables_of_every_game_and_kind() -> None:
    for key in meadhall.games():
        assert {f"{key}: finished", f"{key}: people", f"{key}: bots"} <= {told["name"] for told in TABLES}


def test_every_table_stands_where_it_stood_and_every_key_opens_its_seat(data: Path) -> None:
    async def body(hall: Hall) -> None:
        for told in TABLES:
            table = await hall.table(told["id"])
            assert (table.version, table.over) == (told["moves"], told["over"]), told["name"]
            assert_still_offered(table, told)
            assert [line.text for line in table.chat] == told["chat"]
            for number, seat in enumerate(told["seats"]):
                assert (table.seats[number].name, table.seats[number].kind) == (seat["name"], seat["kind"])
                if seat["key"] is not None:
                    _, opened = await hall.seat(told["id"], Caller(key=seat["key"]))
                    assert opened is not None and opened.number == number
            assert_shown(table)

    run(data, body)


def test_a_key_from_before_is_exchanged_by_the_first_browser_that_comes_with_it(data: Path) -> None:
    told = next(told for told in RUNNING if told["name"] == "raids: people")
    old = told["seats"][1]["key"]

    async def body(hall: Hall) -> None:
        friend, _ = await hall.identities.make(now())
        other, _ = await hall.identities.make(now())
        _, seat = await hall.arrive(told["id"], Caller(friend, old))
        assert (seat.number, seat.owner) == (1, friend)
        for caller in (Caller(key=old), Caller(other, old)):
            with pytest.raises(Declined, match="not-yours"):
                await hall.seat(told["id"], caller)
            with pytest.raises(Declined, match="not-yours"):
                await hall.arrive(told["id"], caller)
        assert (await hall.seat(told["id"], Caller(other)))[1] is None
        ((mine, number),) = await hall.mine(Caller(friend), [])
        assert isinstance(mine, Table)
        assert (mine.id, number) == (told["id"], 1)

    run(data, body)


def assert_shown(table: Table) -> None:
    """Everybody can look at it, read what happened and is told whether the last decision can be taken back."""
    for lang in ("en", "fr"):
        for seat in (None, *range(len(table.seats))):
            assert table.match.scene(seat, lang, table.names)
            for moved in table.log[-20:]:
                table.match.lines(moved.events, seat, lang, table.names)
            table.undo(seat)
    for decision in table.match.pending:
        question = table.match.question(decision.seat, "en", table.names)
        assert question is not None and len(question["options"]) == len(decision.options)


def test_every_running_table_goes_on_and_what_is_played_stays(data: Path) -> None:
    played: dict[str, int] = {}

    async def go_on(hall: Hall) -> None:
        for told in RUNNING:
            table = await hall.table(told["id"])
            seat, options = next(iter(told["asked"].items()))
            await table.play(int(seat), options[-1], table.version)
            assert (table.log[-1].seat, table.log[-1].option) == (int(seat), options[-1])
            played[table.id] = told["moves"] + 1
            assert table.version >= played[table.id]

    async def come_back(hall: Hall) -> None:
        for id, moves in played.items():
            table = await hall.table(id)
            assert table.version >= moves
            assert table.log[-1].version == table.version

    run(data, go_on)
    run(data, come_back)
    assert len(played) == len(RUNNING) == 13


def test_bots_of_an_old_table_answer_until_it_is_a_persons_turn_again(data: Path) -> None:
    told = next(told for told in RUNNING if told["name"] == "raids: bots")

    async def body(hall: Hall) -> None:
        table = await hall.table(told["id"])
        async with asyncio.timeout(300):
            while {move.seat for move in table.log if move.version > told["moves"]} != {0, 1, 2}:
                decision = table.match.decision_of(0)
                if decision is not None:
                    await table.play(0, decision.options[0].id, table.version)
                await asyncio.sleep(0.005)

    run(data, body)


def test_a_move_from_before_can_be_taken_back_where_nothing_speaks_against_it(data: Path) -> None:
    taken: list[str] = []

    async def body(hall: Hall) -> None:
        for told in RUNNING:
            table = await hall.table(told["id"])
            for seat in range(len(table.seats)):
                stand = table.undo(seat)
                if stand.moment is not None and stand.reason is None and table.seats[seat].decides:
                    await table.wishes.take_back(seat, table.version)
                    assert table.version == stand.moment.number - 1 < told["moves"]
                    assert table.match.decision_of(seat) is not None
                    taken.append(told["name"])
                    break

    run(data, body)
    assert {"raids: people", "raids: bots", "saga: choosing together"} <= set(taken)


def test_a_finished_match_can_be_looked_through_and_its_record_replayed(data: Path) -> None:
    async def body(hall: Hall) -> None:
        for told in FINISHED:
            table = await hall.table(told["id"])
            for at in range(0, table.version + 1, 15):
                frame = await hall.history.frame(table, at)
                assert frame.at == at and (frame.moved is None) == (at == 0)
                assert frame.match.scene(None, "fr", table.names)
            record = Record.parse(await hall.history.record(table))
            assert len(record.choices) == told["moves"]
            for match in (table.match, meadhall.replay(record)):
                result = match.result
                assert result is not None
                assert (list(result.scores), list(result.winners)) == (told["scores"], told["winners"])

    run(data, body)
    assert len(FINISHED) == 5
