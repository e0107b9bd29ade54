"""Halls and workers are killed at random moments while people and bots play: nothing acknowledged is lost or doubled.

    python -m tests.prove_kill [--kills 100] [--on sqlite,postgres] [--seed 1]

On SQLite one hall and the processes in which its bots think; on PostgreSQL two halls and two workers. Five games,
each with two people, who go to whatever hall there is, and a bot. At the end every table must still go on.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import sqlalchemy as sa

import meadhall
from meadhall.core.match import Match as CoreMatch
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
from meadhall.games import find
from meadhall.table import schema
from meadhall.table.chain import page, read
from meadhall.table.clock import SECOND, read_clock
from meadhall.table.rows import MoveRow, unpack
from tests import pg_kit
from tests.arena import PACE, PATIENCE, Arena, Match, Person, arena
from tests.web_kit import CUPS, DEAD, wait_for

PROMISED = 10.0  #: seconds within which every table goes on
GAMES = ("odin", "saga", "raids", "raiders", "wild")


class Proof(NamedTuple):
    """What was seen."""

    kills: dict[str, int]
    tables: int
    finished: int
    moves: int
    told: int  #: positions that somebody was shown
    longest_stand: float  #: seconds in which a table did not move, counted anew when there was no hall at all
    longest_share: float  #: the same on a machine that has nothing else to do: counted by the share of a core one gets
    median_share: float  #: of what was the longest for each table
    stuck: list[str]


class Watcher(threading.Thread):
    """Notes for how long each table has stood still while somebody could have moved it."""

    def __init__(self, place: Arena, matches: list[Match]) -> None:
        super().__init__(daemon=True)
        self._place, self._matches = place, matches
        self._stood: dict[str, tuple[int, float, float]] = {}
        self._longest: dict[str, tuple[float, float]] = {}
        self.stopped = False

    @property
    def longest(self) -> float:
        return max((stood for stood, _ in self._longest.values()), default=0.0)

    @property
    def shares(self) -> list[float]:
        return [share for _, share in self._longest.values()]

    def run(self) -> None:
        last = time.monotonic()
        while not self.stopped:
            time.sleep(0.1)
            passed, last = time.monotonic() - last, time.monotonic()
            share = passed * share_of_a_core()
            for match in list(self._matches):
                version, stood, shared = self._stood.get(match.table, (-1, 0.0, 0.0))
                same = match.version == version and bool(self._place.open_ports)
                stood, shared = (stood + passed, shared + share) if same else (0.0, 0.0)
                self._stood[match.table] = match.version, stood, shared
                if not match.over:
                    most, most_shared = self._longest.get(match.table, (0.0, 0.0))
                    self._longest[match.table] = max(most, stood), max(most_shared, shared)


def share_of_a_core() -> float:
    """How much of a core one gets, where others want them too."""
    try:
        running = int(Path("/proc/loadavg").read_text().split()[3].split("/")[0])
    except OSError:
        return 1.0
    return min(1.0, (os.cpu_count() or 1) / max(1, running))


def prove(place: Arena, kills: int, rng: Random, games: tuple[str, ...] = GAMES, pause: float = 0.05) -> Proof:
    """Let them play, kill, and look at what is left."""
    matches: list[Match] = []
    watcher = Watcher(place, matches)
    watcher.start()
    counted: dict[str, int] = {}
    for number in range(kills):
        _fill(place, matches, games, rng, pause)
        _play_on(matches, rng.randrange(1, 12))
        victim = _kill(place, rng)
        counted[victim] = counted.get(victim, 0) + 1
        if number % 10 == 9:
            print(f"{number + 1} kills, {len(matches)} tables, stood for {watcher.longest:.1f} s at most", flush=True)
    for hall in place.halls:
        hall.await_ready()
    stuck = _stuck(matches)
    watcher.stopped = True
    for person in (person for match in matches for person in match.people):
        person.stopped = True
    for person in (person for match in matches for person in match.people):
        person.join(DEAD)
    moves = sum(_is_whole(place, match) for match in matches)
    told = sum(len(person.told) for match in matches for person in match.people)
    finished = sum(match.over for match in matches)
    longest, share, usual = watcher.longest, max(watcher.shares), statistics.median(watcher.shares)
    stood = round(longest, 2), round(share, 2), round(usual, 2)
    return Proof(counted, len(matches), finished, moves, told, *stood, stuck)


def _fill(place: Arena, matches: list[Match], games: tuple[str, ...], rng: Random, pause: float) -> None:
    """As many matches as there are games are under way."""
    running = [match.game for match in matches if not match.over]
    for game in games:
        if game not in running and (match := Match.make(place, game)) is not None:
            match.people = [Person(place, match, seat, Random(rng.random())) for seat in range(2)]
            matches.append(match)
            for person in match.people:
                person.pause = pause
                person.start()


def _play_on(matches: list[Match], moves: int) -> None:
    """However slow the machine is, so many moves are seen between two kills, unless nothing moves at all any more."""
    before = sum(match.version for match in matches)
    with suppress(AssertionError):
        wait_for(lambda: sum(match.version for match in matches) >= before + moves, 6 * PROMISED)


def _kill(place: Arena, rng: Random) -> str:
    """One of those that are up; it is started again at once. Of several halls, or workers, one is left."""
    kind = rng.choice([place.halls, place.workers or place.halls])
    wait_for(lambda: all(process.lives() and process.ready for process in kind), PATIENCE)
    time.sleep(rng.uniform(0.05, 3.0))
    victim = rng.choice(kind)
    thinkers = victim.children() if not place.workers else []
    if thinkers and rng.random() < 0.3:
        with suppress(ProcessLookupError):
            os.kill(rng.choice(thinkers), signal.SIGKILL)
        return "thinkers"
    victim.end()
    victim.start()
    threading.Thread(target=victim.await_ready, daemon=True).start()
    return victim.name


def _stuck(matches: list[Match]) -> list[str]:
    """The tables at which nothing happens any more, however long one waits."""
    before = {match.table: match.version for match in matches}
    end = time.monotonic() + DEAD
    waiting = [match for match in matches if not match.over]
    while waiting and time.monotonic() < end:
        time.sleep(0.1)
        waiting = [match for match in waiting if not match.over and match.version == before[match.table]]
    return [f"{match.game} {match.table} at {match.version}" for match in waiting]


def _is_whole(place: Arena, match: Match) -> int:
    """What was stored is a match by the rules, and everything that anybody was told is in it, once. Says how long."""
    row, rows = _stored(place, match.table)
    assert [move.number for move in rows] == list(range(1, row.version + 1))
    for seat, person in enumerate(match.people):
        assert max(person.told, default=0) <= row.version, "an acknowledged move is lost"
        assert sum(move.seat == seat for move in rows) <= person.sent, "a move is doubled"
    if not row.start:
        return 0
    _has_whole_clocks(row.clock, rows)
    record = json.loads(row.record)
    record["choices"] = [[move.seat, move.option] for move in rows]
    game = find(CUPS if row.game == "cups" else row.game)
    replayed = meadhall.replay(Record.parse(record), name=game)
    last = read(page(rows).snapshot) if rows else unpack(row.start)
    assert digest(CoreMatch.restore(game, last).state) == digest(replayed.state)
    for seat, person in enumerate(match.people):
        for version in sorted(person.told)[-3:]:
            shown = {"at": version, "key": match.keys[seat]}
            frame = place.ask("GET", f"/api/tables/{match.table}/replay", params=shown)
            assert frame["at"] == version
            assert frame["scene"] == person.told[version], "what somebody was shown has changed"
    return len(rows)


def _has_whole_clocks(now: str, rows: list[MoveRow]) -> None:
    """Every move knows how the clocks stood: nobody has won time by a kill, nobody was late, and of the hours in which
    all this happened hardly any is gone."""
    first, more = PACE["first"] * SECOND, PACE["more"] * SECOND
    for words in (*(move.clock for move in rows), now):
        for hand in read_clock(words).hands:
            assert first / 2 < hand.left <= first + more * len(rows)
            assert (hand.outs, hand.helped) == (0, False)


def _stored(place: Arena, table: str) -> tuple[Any, list[MoveRow]]:
    engine = sa.create_engine(place.database or f"sqlite:///{place.folder / 'tables.sqlite'}")
    moves = schema.moves
    with engine.connect() as connection:
        row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one()
        found = connection.execute(sa.select(moves).where(moves.c.table == table).order_by(moves.c.number))
        rows = [MoveRow(*move) for move in found]
    engine.dispose()
    return row, rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--on", default="sqlite,postgres")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for kind in wanted.on.split(","):
        with tempfile.TemporaryDirectory() as folder:
            proof = _prove_on(kind, Path(folder), wanted.kills, Random(wanted.seed))
        print(kind, json.dumps(proof._asdict()), flush=True)
        assert not proof.stuck
        assert proof.longest_share < PROMISED


def _prove_on(kind: str, folder: Path, kills: int, rng: Random) -> Proof:
    if kind == "sqlite":
        with arena(folder, None) as place:
            return prove(place, kills, rng)
    with pg_kit.running() as server, arena(folder, server.database(), halls=2, workers=2) as place:
        return prove(place, kills, rng)


if __name__ == "__main__":
    main()
