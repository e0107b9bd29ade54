"""Moves as they are stored: each tells what differs from those before, and every one can be read again."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.core.snapshot import digest
from meadhall.table import events
from meadhall.table.chain import CHAPTER, Chain, chapter, page, pages, read
from meadhall.table.hall import Hall
from meadhall.table.rows import MoveRow, pack
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers
from tests.table_kit import STOCK, peoples_table, run


def played(game: str, players: int, moves: int = 300) -> list[tuple[int, object, object]]:
    """(seat, snapshot, events) of a match."""
    match, rng = meadhall.start(game, players, 3), Random(3)
    found: list[tuple[int, object, object]] = []
    match.listen()
    while match.decision is not None and len(found) < moves:
        seat = match.decision.seat
        match.play(rng.choice(match.decision.options))
        found.append((seat, match.snapshot(), events.to_json(match.heard())))
    return found


def row(number: int, seat: int, snapshot: bytes, told: bytes) -> MoveRow:
    return MoveRow("t", number, seat, "x", snapshot, told, "", "", "1")


def kept(moves: list[tuple[int, object, object]], least: int = 1000) -> Chain:
    chain = Chain(b"", [], least)
    for number, (seat, snapshot, told) in enumerate(moves, 1):
        chain.add(row(number, seat, *chain.pack(number, snapshot, told)))
    return chain


def alone(moves: list[tuple[int, object, object]]) -> list[MoveRow]:
    """As they were stored before: every move by itself."""
    return [row(n, seat, pack(snapshot), pack(told)) for n, (seat, snapshot, told) in enumerate(moves, 1)]


@pytest.mark.parametrize(("game", "players"), [("raids", 3), ("odin", 4), ("wild", 4), ("raiders", 3), ("saga", 4)])
def test_every_move_can_be_read_and_takes_a_third_of_the_room_at_most(game: str, players: int) -> None:
    moves = played(game, players)
    chain = kept(moves)
    for (_, snapshot, told), found in zip(moves, pages(chain.rows), strict=True):
        assert (read(found.snapshot), read(found.events)) == (snapshot, read(zlib.decompress(pack(told))))
    before, after = (sum(len(r.snapshot) + len(r.events) for r in rows) for rows in (alone(moves), chain.rows))
    assert after * 3 < before


def test_a_move_is_read_with_its_chapter_alone() -> None:
    moves = played("raids", 3, 80)
    rows = kept(moves).rows
    assert [chapter(n) for n in (0, 1, CHAPTER, CHAPTER + 1)] == [1, 1, 1, CHAPTER + 1]
    for number in (1, CHAPTER, CHAPTER + 1, 70):
        assert read(page(rows[chapter(number) - 1 : number]).snapshot) == moves[number - 1][1]


def test_a_wrong_predecessor_is_noticed() -> None:
    rows = kept(played("raids", 3, 6)).rows
    with pytest.raises(zlib.error):
        page([rows[0], rows[2]])


def test_after_moves_are_taken_back_others_go_on_from_there() -> None:
    moves = played("raids", 3, 70)
    for keep in (0, 1, 31, 32, 33, 69):
        chain = kept(moves)
        chain.cut(keep)
        number = keep + 1
        chain.add(row(number, 0, *chain.pack(number, {"another": "way"}, [])))
        assert chain.snapshot(number) == {"another": "way"}
        assert len(chain.rows) == number


def test_only_the_last_moves_are_kept_and_they_begin_with_a_chapter() -> None:
    moves = played("raiders", 3, 300)
    chain = kept(moves, least=40)
    assert 40 <= len(chain.rows) < 40 + 3 * CHAPTER
    assert chain.rows[0].number == chapter(chain.rows[0].number)
    assert chain.snapshot(300) == moves[-1][1]
    assert [r.number for r, _ in chain.last(40)] == list(range(261, 301))


@pytest.mark.parametrize("already", [1, 20, 32, 50])
def test_moves_of_before_are_followed_by_those_of_today(already: int) -> None:
    moves = played("raids", 3, 80)
    chain = Chain(b"", alone(moves)[:already], 1000)
    for number, (seat, snapshot, told) in enumerate(moves[already:], already + 1):
        chain.add(row(number, seat, *chain.pack(number, snapshot, told)))
    again = Chain(b"", chain.rows, 1000)
    assert [again.snapshot(n) for n in range(1, 81)] == [snapshot for _, snapshot, _ in moves]


def test_a_table_that_was_taken_back_and_played_on_is_the_same_after_a_restart(tmp_path: Path) -> None:
    stood: dict[str, object] = {}

    async def play(hall: Hall) -> None:
        table, taken = await peoples_table(hall), 0
        stood["id"] = table.id
        while not table.over:
            decision = table.match.pending[0]
            await table.play(decision.seat, decision.options[0].id, table.version)
            back = table.undo(decision.seat)
            if taken < 2 and back.moment is not None and back.reason is None:
                await table.wishes.take_back(decision.seat, table.version)
                taken += 1
        assert taken == 2
        stood["end"] = digest(table.match.state)
        stood["log"] = [events.to_json(move.events) for move in table.log]
        stood["frames"] = [digest((await hall.history.frame(table, at)).match.state) for at in range(table.version + 1)]

    async def look(hall: Hall) -> None:
        table = await hall.table(str(stood["id"]))
        assert digest(table.match.state) == stood["end"]
        assert [events.to_json(move.events) for move in table.log] == stood["log"]
        assert [digest((await hall.history.frame(table, at)).match.state) for at in range(table.version + 1)] == stood[
            "frames"
        ]

    run(tmp_path, Thinkers(1, STOCK), play)
    run(tmp_path, Thinkers(1, STOCK), look)


def test_whether_one_may_take_back_is_known_without_reading_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(hall: Hall) -> None:
        table: Table = await peoples_table(hall)
        seat = table.match.pending[0].seat
        monkeypatch.setattr(Match, "restore", None)
        await table.play(seat, table.match.pending[0].options[0].id, 0)
        assert table.undo(seat).moment is not None

    run(tmp_path, Thinkers(1, STOCK), body)


def test_open_tables_are_found_without_looking_at_the_others(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        await peoples_table(hall)

    run(tmp_path, Thinkers(1, STOCK), body)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        query = "SELECT id FROM tables WHERE public AND NOT over ORDER BY changed DESC LIMIT 50"
        plan = str(database.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    assert "SCAN tables" not in plan or "INDEX" in plan
