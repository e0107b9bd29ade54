"""Every game of the hall at a table: played to its end, shown to everybody, rebuilt from what was stored."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
from meadhall.table.hall import Hall
from meadhall.table.keys import secret_of
from meadhall.table.seats import Wish
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.thinking import Thinkers
from meadhall.web.live import Rooms, Viewer
from tests.support import run_alone


@pytest.mark.parametrize("key", meadhall.games())
def test_bots_play_a_whole_match_and_the_table_is_the_same_after_a_restart(key: str, tmp_path: Path) -> None:
    run_alone(play_and_come_back(key, tmp_path))


async def play_and_come_back(key: str, path: Path) -> None:
    hall = await open_hall(path)
    game = hall.shelf.find(key)
    table = await hall.make(key, [Wish("bot", "random")] * game.default_players, {}, 11, False)
    viewers = [Viewer(0, "fr", ""), Viewer(None, "en", "")]
    rooms = Rooms(hall.secret, hall.company)
    for viewer in viewers:
        rooms.enter(table, viewer)
    last: dict[Viewer, Any] = {}
    async with asyncio.timeout(900):
        while not table.over:
            await asyncio.sleep(0.01)
            last |= {viewer: update for viewer in viewers for update in await read(viewer)}
    for viewer in viewers:
        assert_sees_the_end(last[viewer], table.version)
    record = Record.parse(await hall.history.record(table))
    for at in range(0, table.version, max(1, table.version // 10)):
        frame = await hall.history.frame(table, at)
        assert digest(frame.match.state) == digest(meadhall.replay(record, at).state), at
        assert_shows_only_what_a_seat_may_know(frame.match)
    id, version, end = table.id, table.version, digest(table.match.state)
    await hall.close()
    hall = await open_hall(path)
    again = await hall.table(id)
    assert (again.version, digest(again.match.state)) == (version, end)
    await hall.close()


def assert_shows_only_what_a_seat_may_know(match: Match) -> None:
    """What goes over the wire is the same when all that the viewer cannot know is dealt anew."""
    for seat in (None, *range(match.players)):
        other = match.imagine(seat, Random(5))
        assert other.scene(seat, "en") == match.scene(seat, "en"), seat
        assert other.waiting(seat, "en") == match.waiting(seat, "en"), seat
        if seat is not None:
            assert other.question(seat, "en") == match.question(seat, "en"), seat


async def read(viewer: Viewer) -> list[Any]:
    """What has arrived at a page: plain JSON all of it."""
    assert not viewer.outbox.shut_down, "a page that reads does not fall behind"
    return [json.loads(await viewer.outbox.get() or "") for _ in range(len(viewer.outbox.unread))]


def assert_sees_the_end(last: Any, version: int) -> None:
    """The last update says how it ended."""
    assert last["version"] == version
    assert last["over"]["scores"]
    assert len(last["over"]["history"]) == len(last["over"]["history_names"])


async def open_hall(path: Path) -> Hall:
    stock = Stock()
    store = Store(f"sqlite:///{path / 'tables.sqlite'}")
    hall = Hall(Shelf(stock), store, Thinkers(1, stock), secret_of(path / "secret"))
    await hall.open()
    return hall
