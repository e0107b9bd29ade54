"""The server is killed at random moments: what it acknowledged is there afterwards, once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import meadhall
from meadhall.core.match import Match
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
from meadhall.games import find
from meadhall.table import store
from meadhall.table.rows import unpack
from tests.support import ROOT, free_port
from tests.web_kit import CUPS, Json, Page, wait_for

KILLS = 20
TABLES = 4
SERVE = """
import sys
from pathlib import Path
from meadhall.web.serve import serve
from meadhall.web.settings import Settings
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), Settings(data=Path(sys.argv[2]), games=(sys.argv[3],), making_burst=1e6,
          message_rate=1e6, message_burst=1e6), open_browser=False)
"""


@contextmanager
def served(data: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A hall in a process of its own; killed at the end, if it still lives."""
    script = data / "serve.py"
    script.write_text(SERVE)
    port = free_port()
    process = subprocess.Popen([sys.executable, str(script), str(port), str(data), CUPS], cwd=ROOT)
    try:
        wait_for(lambda: _ready(port), 30)
        yield process, port
    finally:
        process.kill()
        process.wait()


def _ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


class Player(threading.Thread):
    """Plays one seat of one table as fast as it can and remembers all it was told."""

    def __init__(self, port: int, made: Json, told: dict[int, Json], rng: Random) -> None:
        super().__init__(daemon=True)
        self.address = f"ws://127.0.0.1:{port}/ws/{made['table']}?key={made['key']}"
        self.told = told
        self.rng = rng
        self.over = False

    def run(self) -> None:
        try:
            self.page = Page(connect(self.address, proxy=None, max_size=None, legacy=True))
            while not self.page.state["over"]:
                self._remember()
                if self.page.options:
                    option = self.rng.choice(self.page.options)
                    self.page.send(type="play", option=option, version=self.page.version)
                    self.page.next("update", "table", "error")
                else:
                    self.page.read()
            self._remember()
            self.over = True
        except (WebSocketException, OSError):
            pass  # the server is gone: that is what this is about

    def _remember(self) -> None:
        self.told[self.page.version] = json.loads(json.dumps(self.page.state["scene"]))


def test_killed_at_random_moments_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    rng = Random(20)
    games = ["raids", "cups", "raids", "cups"]
    tables: list[tuple[Json, dict[int, Json]]] = []
    acknowledged = moves = 0
    for _ in range(KILLS):
        with served(tmp_path) as (process, port):
            for made, told in tables:
                _goes_on(port, made, told)
            tables = [entry for entry in tables if entry[0] in _unfinished(tmp_path, tables)]
            while len(tables) < TABLES:
                tables.append((_make(port, games[len(tables)]), {}))
            players = [Player(port, made, told, Random(rng.random())) for made, told in tables]
            for player in players:
                player.start()
            time.sleep(rng.uniform(0.05, 0.5))
            os.kill(process.pid, signal.SIGKILL)
            for player in players:
                player.join(10)
        for made, told in tables:
            moves += _is_whole(tmp_path, made, told)
            acknowledged += len(told)
    assert moves > 500
    assert acknowledged > 200


def _make(port: int, game: str) -> Json:
    wish = {"game": game, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, trust_env=False)
    assert answer.status_code == 201, answer.text
    return answer.json()


def _unfinished(data: Path, tables: list[tuple[Json, dict[int, Json]]]) -> list[Json]:
    engine = sa.create_engine(f"sqlite:///{data / 'tables.sqlite'}")
    with engine.connect() as connection:
        going = set(connection.execute(sa.select(store.tables.c.id).where(~store.tables.c.over)).scalars())
    engine.dispose()
    return [made for made, _ in tables if made["table"] in going]


def _is_whole(data: Path, made: Json, told: dict[int, Json]) -> int:
    """The stored moves replay to the stored snapshots, and the last one told is among them. Says how many there are."""
    engine = sa.create_engine(f"sqlite:///{data / 'tables.sqlite'}")
    moves = store.moves
    with engine.connect() as connection:
        row = connection.execute(sa.select(store.tables).where(store.tables.c.id == made["table"])).one()
        rows = connection.execute(
            sa.select(moves.c.number, moves.c.seat, moves.c.option, moves.c.snapshot)
            .where(moves.c.table == made["table"])
            .order_by(moves.c.number)
        ).all()
    engine.dispose()
    assert [number for number, *_ in rows] == list(range(1, row.version + 1))
    assert max(told, default=0) <= row.version, "an acknowledged move is lost"
    record = json.loads(row.record)
    record["choices"] = [[seat, option] for _, seat, option, _ in rows]
    game = find(CUPS if row.game == "cups" else row.game)
    replayed = meadhall.replay(Record.parse(record), name=game)
    stored = Match.restore(game, unpack(rows[-1].snapshot if rows else row.start))
    assert digest(stored.state) == digest(replayed.state)
    return len(rows)


def _goes_on(port: int, made: Json, told: dict[int, Json]) -> None:
    """After the restart everybody sees what they had been told, and the table stands there or further on."""
    base = f"http://127.0.0.1:{port}/api/tables/{made['table']}/replay"
    for version in sorted(told)[-2:]:
        answer = httpx.get(base, params={"at": version, "key": made["key"]}, trust_env=False)
        assert answer.status_code == 200
        frame = answer.json()
        assert frame["of"] >= version
        assert frame["at"] == version
        assert frame["scene"] == told[version]
