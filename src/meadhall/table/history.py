"""Looking back: a table as it stood at any moment, from what was stored then, and the record of a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.core.errors import BadSnapshot
from meadhall.core.match import Match
from meadhall.table.chain import Page, chapter, page, read
from meadhall.table.making import AnyGame
from meadhall.table.news import Moved, moved
from meadhall.table.rows import MoveRow, unpack
from meadhall.table.rules import began_under, watchable, why_not
from meadhall.table.seats import Declined, NotDealt
from meadhall.table.store import Store
from meadhall.table.table import Table


class Frame(NamedTuple):
    """A table as it stood after `at` moves."""

    at: int
    match: Match
    moved: Moved | None


class History:
    """What the store knows of tables' pasts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def frame(self, table: Table, at: int) -> Frame:
        """The table after `at` moves, from what was stored then."""
        at, snapshot, last = await self.moment(table, at)
        match = match_of(watchable, table, snapshot, last)
        following = await self._store.moves(table.id, at + 1, at + 1)
        note = table.updates([*([] if last is None else [last[0]]), *following]).get(at)
        if last is None:
            return Frame(0, match, None if note is None else Moved(0, 0, "", [note]))
        return Frame(at, match, moved(*last, note))

    async def moment(self, table: Table, at: int) -> tuple[int, Any, tuple[MoveRow, Page] | None]:
        """(number of moves, snapshot, last move)."""
        if not table.dealt:
            raise NotDealt
        at = max(0, min(at, table.version))
        if at == 0:
            return 0, unpack(table.row.start), None
        rows = await self._store.moves(table.id, chapter(at), at)
        if not rows or rows[-1].number != at:  # taken back meanwhile
            return await self.moment(table, table.version)
        last = page(rows)
        return at, read(last.snapshot), (rows[-1], last)

    async def record(self, table: Table) -> dict[str, Any]:
        """The record of a match that is over."""
        if not table.over:
            raise Declined("unavailable", "declined-record-running")
        if not table.row.record:
            raise Declined("unavailable", "declined-record-imagined")
        words = await self.record_upto(table, table.version)
        if not words:
            raise Declined("unavailable", "declined-record-updated")
        data: dict[str, Any] = json.loads(words)
        return data

    async def record_upto(self, table: Table, at: int, rules: str | None = None) -> str:
        """The record of so many moves; empty if there is none that could be replayed, since they were not all made
        under the same rules (or under those that are asked for)."""
        if not table.row.record:
            return ""
        data = json.loads(table.row.record)
        played = await self._store.rules(table.id, at)
        if played - {data["rules"]} or rules not in (None, data["rules"]):
            return ""
        data["choices"] += (await self._store.choices(table.id))[:at]
        return json.dumps(data)


def match_of(
    how: Callable[[AnyGame, Any], Match], table: Table, snapshot: Any, last: tuple[MoveRow, Page] | None
) -> Match:
    """The match of a snapshot, or why there is none to be had."""
    try:
        return how(table.game, snapshot)
    except BadSnapshot as error:
        rules = began_under(table.row) if last is None else last[0].rules
        raise Declined("unavailable", "declined-cannot-load", why=why_not(table.game, snapshot, rules)) from error
