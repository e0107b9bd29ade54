"""What a new table begins with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.table.clock import MINUTE, NO_PACE, Pace, write
from meadhall.table.luck import empty_record
from meadhall.table.rows import TableRow, pack
from meadhall.table.seats import Seat, Wish
from meadhall.table.when import now

AnyGame = Game[Any, Any]


class BadPace(MeadhallError):
    """A clock with which nobody could play."""


def people(wishes: Sequence[Wish]) -> int:
    return sum(wish.kind != "bot" for wish in wishes)


def new_row(id: str, game: AnyGame, players: int, options: Mapping[str, str], public: bool) -> TableRow:
    """A table before its match."""
    game.checked_players(players)
    chosen = json.dumps(dict(game.checked_options(options)))
    return TableRow(id, game.key, chosen, b"", "", public, created=(at := now()), changed=at, version=0, over=False,
                    bots_turn=False)  # fmt: skip


class TableLife(NamedTuple):
    """What is agreed about time and company before a match."""

    pace: Pace = NO_PACE
    room: bool = False
    door: str | None = None


QUIET = TableLife()


def lively(row: TableRow, life: TableLife, wishes: Sequence[Wish]) -> TableRow:
    """The table as its people want to live at it. Who is alone with bots has nobody who waits for them."""
    door = life.door or ("hall" if row.public else "link")
    if people(wishes) <= 1:
        return row._replace(door=door)
    return row._replace(door=door, room=life.room, pace=checked(life.pace))


def checked(pace: Pace) -> str:
    """A pace as it is kept."""
    if pace.kind == "none":
        return ""
    if pace.first < MINUTE:
        raise BadPace("a clock needs a minute at least: `first` is in seconds")
    return write(pace)


def agreed(row: TableRow, game: AnyGame, players: int, pace: str, options: Mapping[str, str]) -> TableRow:
    """A table before its match as its people would rather play it."""
    record = row.record
    if row.practice:
        record = empty_record(game, players, json.loads(record)["seed"], options)
    return row._replace(pace=pace, options=json.dumps(dict(options)), record=record, due=None)


def begun(row: TableRow, match: Match, wishes: Sequence[Wish], record: str) -> TableRow:
    """The table with its match."""
    bots_turn = any(wishes[decision.seat].bot is not None for decision in match.pending)
    return row._replace(start=pack(match.snapshot()), record=record, over=match.over, bots_turn=bots_turn)


def unproven(record: str) -> str:
    """The record without its proof: who plays on from a match that is over may know all its luck."""
    data = json.loads(record) if record else {}
    data.pop("fair", None)
    return json.dumps(data) if data else ""


def same(old: Seat, host: bool) -> Wish:
    """A seat of the next match, for whoever had it in this one; a bot has it where nobody ever came."""
    if old.kind != "human":
        return Wish("bot", old.bot or "greedy", old.name if old.kind == "bot" else "")
    return Wish("human", None, old.name, host, old.owner, kept=True)
