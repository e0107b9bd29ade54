"""Write a hall's data directory with tables of every kind: `python -m tests.golden.store DIR`.

`store/` beside this file was written by it under the first schema, when snapshots named no version
and held the fields of parts and steps by position. It is never written anew: tests open a copy of
it with the hall of today. `store.json` says what a page at each of its tables would know.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from meadhall.games import keys
from meadhall.table.hall import Hall
from meadhall.table.keys import secret_of
from meadhall.table.seats import Seat, Wish
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers

HOST = Wish("human", name="Sigrid", host=True)
FRIEND = Wish("open", name="Þorsteinn")
BOTS = (Wish("bot", "greedy"), Wish("bot", "random"))
SHORT = {"odin": {"length": "short"}, "raiders": {"target": "5"}}  #: so that a whole match takes little room
LINES = ("Skál !", "Whose turn is it?", "À toi 🍻")

Stop = Callable[[Table], bool]


async def write(path: Path) -> None:
    stock = Stock()
    store = Store(f"sqlite:///{path / 'tables.sqlite'}")
    hall = Hall(Shelf(stock), store, Thinkers(1, stock), secret_of(path / "secret"))
    await hall.open()
    try:
        told = [tell(name, table, hall.secret) for name, table in (await make_all(hall)).items()]
    finally:
        await hall.close()
    (path / "store.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    compact(path / "tables.sqlite")


async def make_all(hall: Hall) -> dict[str, Table]:
    """The tables, by name."""
    found: dict[str, Table] = {}
    for key in keys():
        found[f"{key}: finished"] = await finished(hall, key)
        found[f"{key}: people"] = await among_people(hall, key)
        found[f"{key}: bots"] = await against_bots(hall, key)
    found["odin: in the middle of an action"] = await mid_action(hall)
    found["saga: choosing together"] = await mid_choice(hall)
    found["wild: practice"] = await practice(hall, found["wild: people"])
    return found


# ── the tables ───────────────────────────────────────────────────────────────────────────────


async def finished(hall: Hall, key: str) -> Table:
    """A person and bots, to the end."""
    game = hall.shelf.find(key)
    seats = [HOST, BOTS[0], *[BOTS[1]] * (game.default_players - 2)]
    table = await hall.make(key, seats, SHORT.get(key, {}), 71, False)
    await table.talk.say("Sigrid", 0, LINES[0])
    return await play(table, lambda t: t.over)


async def among_people(hall: Hall, key: str) -> Table:
    """Two people in the middle of a match; one came by a link; something was taken back; they talk."""
    table = await hall.make(key, [HOST, FRIEND], SHORT.get(key, {}), 72, True, practice=True)
    for seat in range(2):
        await table.gathering.come(seat, hall.secret)
    await play(table, lambda t: t.version >= 30)
    for number, line in enumerate(LINES):
        await table.talk.say(table.names[number % 2], number % 2, line)
    await take_back(table)
    return await play(table, lambda t: t.version >= 40 and persons_choice(t))


async def take_back(table: Table) -> None:
    """The first decision from here on that may be taken back without asking anybody."""
    while True:
        seat = table.match.pending[0].seat
        await move(table, seat, table.match.pending[0].options[-1].id)
        if table.undo(seat).moment is not None and table.undo(seat).reason is None:
            return await table.wishes.take_back(seat, table.version)


async def against_bots(hall: Hall, key: str) -> Table:
    """A person's turn, with bots of both kinds at the table."""
    table = await hall.make(key, [HOST, *BOTS], SHORT.get(key, {}), 73, False)
    return await play(table, lambda t: t.version >= 30 and persons_choice(t))


async def mid_action(hall: Hall) -> Table:
    """Somebody has begun an action of several parts and is asked about the rest of it."""
    table = await hall.make("odin", [HOST, FRIEND], SHORT["odin"], 74, False, practice=True)
    for seat in range(2):
        await table.gathering.come(seat, hall.secret)

    def inside(t: Table) -> bool:
        s: Any = t.match.state
        within = t.match.pending[0].kind not in ("act", "window", "feast") and len(s.stack) > 3 and s.frames
        return t.version >= 20 and bool(within) and persons_choice(t)

    return await play(table, inside)


async def mid_choice(hall: Hall) -> Table:
    """Three people choose at the same time; one of them has chosen."""
    table = await hall.make("saga", [HOST, FRIEND, FRIEND], {}, 75, False, practice=True)
    for seat in range(3):
        await table.gathering.come(seat, hall.secret)

    def one_has_laid(t: Table) -> bool:
        return len(t.match.state.lanes) == 3 and len(t.match.pending) == 2 and t.log[-1].option.startswith("lay:")

    return await play(table, lambda t: t.version >= 25 and one_has_laid(t))


async def practice(hall: Hall, other: Table) -> Table:
    """A table split off from a running one: what its maker did not know is dealt anew, it has no record."""
    table = await hall.fork(other, other.version, 0, 0, "random", "Sigrid")
    return await play(table, lambda t: t.version >= 5 and persons_choice(t))


# ── how they are played ──────────────────────────────────────────────────────────────────────


def persons_choice(table: Table) -> bool:
    """Is it for people alone to go on, and not in one way only?"""
    asked = table.match.pending
    return all(table.seats[d.seat].decides for d in asked) and any(len(d.options) > 1 for d in asked)


async def play(table: Table, stop: Stop) -> Table:
    """People do as a bot advises, or something else, until then."""
    luck = Random(table.version)
    async with asyncio.timeout(900):
        while not stop(table):
            asked = [d for d in table.match.pending if table.seats[d.seat].decides]
            if not asked:
                await asyncio.sleep(0.005)
                continue
            decision = luck.choice(asked)
            best = await table.advice(decision.seat, "greedy")
            any_ = luck.choice(decision.options).id
            await move(table, decision.seat, best if luck.random() < 0.7 else any_)
    return table


async def move(table: Table, seat: int, option: str) -> None:
    await table.play(seat, option, table.version)


# ── what is kept ─────────────────────────────────────────────────────────────────────────────


def tell(name: str, table: Table, secret: bytes) -> dict[str, Any]:
    """What a page would know of it."""
    result = table.match.result
    return {
        "name": name,
        "id": table.id,
        "game": table.row.game,
        "over": table.over,
        "moves": table.version,
        "seats": [_seat(seat, secret) for seat in table.seats],
        "asked": {str(d.seat): [o.id for o in d.options] for d in table.match.pending},
        "kinds": [d.kind for d in table.match.pending],
        "chat": [line.text for line in table.chat],
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
    }


def _seat(seat: Seat, secret: bytes) -> dict[str, Any]:
    key = None if seat.key_hash is None else seat.key(secret)
    return {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "key": key}


def compact(database: Path) -> None:
    """One small file, and nothing beside it."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    database.with_name("tables.sqlite.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
    database.unlink()


def main(words: Sequence[str]) -> None:
    if len(words) != 1 or Path(words[0]).exists():
        sys.exit("python -m tests.golden.store DIR, where DIR is not there yet")
    Path(words[0]).mkdir(parents=True)
    asyncio.run(write(Path(words[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
