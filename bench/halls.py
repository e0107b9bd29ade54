"""Halls on one PostgreSQL: how much more do two of them hold than one?

    python -m bench.halls [--tables 30] [--moves 3000] [--game raids] [--placed table|any|apart]

Starts a PostgreSQL of its own, then by turns one hall and two, and lets two people a table play as fast as they are
answered. Where there are two halls, people are placed by their table, as `deploy/nginx.conf` does; in any hall, as
other proxies do, so that half of the tables have people in both; or apart, the worst that could happen, so that
every move is followed by the other hall. A hall's own process does its work on one core, so what it holds
is one core's time by the time that a move costs it; two hold twice that, by what a move costs both of them together.
Processor time is counted, not the clock's: database and players, which have machines of their own elsewhere, would
take it from the halls on a small machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from bench.server import cpu, percentiles, read
from websockets.asyncio.client import ClientConnection, connect

from tests import pg_kit
from tests.support import free_port

SERVE = """
import sys
from pathlib import Path
from meadhall.web.serve import serve
from meadhall.web.settings import Settings
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), Settings(data=Path(sys.argv[2]), database=sys.argv[3], thinkers=0,
          making_burst=1e6, request_rate=1e6, request_burst=1e6, message_rate=1e6, message_burst=1e6, address_rate=1e6,
          address_burst=1e6),
          open_browser=False)
"""


class Counted:
    """Moves that were acknowledged, up to a number."""

    def __init__(self, enough: int) -> None:
        self.took: list[float] = []
        self.enough = enough

    @property
    def done(self) -> bool:
        return len(self.took) >= self.enough


async def play(line: ClientConnection, state: dict[str, Any], counted: Counted) -> None:
    while not state["over"] and not counted.done:
        if not state["asks"]:
            state.update(await read(line))
            continue
        option, version, began = random.choice(state["asks"][0]["options"])["id"], state["version"], time.perf_counter()
        await line.send(json.dumps({"type": "play", "option": option, "version": version}))
        while (message := await read(line))["type"] != "error" and message.get("version", 0) <= version:
            pass
        if message["type"] != "error":
            counted.took.append(time.perf_counter() - began)
        state.update(message)


async def measure(ports: list[int], pids: list[int], wanted: argparse.Namespace) -> tuple[Counted, float]:
    """Two people a table: their moves, and the processor time of all halls from when everybody is there."""
    places = random.Random(7)
    lines: list[ClientConnection] = []
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        for number in range(wanted.tables):
            keys, table = await sit_down(http, ports[number % len(ports)], wanted.game)
            for seat, key in enumerate(keys):
                place = {"table": number, "any": places.randrange(len(ports)), "apart": number + seat}[wanted.placed]
                port = ports[place % len(ports)]
                address = f"ws://127.0.0.1:{port}/ws/{table}?key={key}"
                lines.append(await connect(address, proxy=None, max_size=None, compression=None, open_timeout=60))
    counted, states = Counted(wanted.moves), [await read(line) for line in lines]
    used = sum(map(cpu, pids))
    tasks = [asyncio.create_task(play(line, state, counted)) for line, state in zip(lines, states, strict=True)]
    while not counted.done and not all(task.done() for task in tasks):
        await asyncio.sleep(0.05)
    used = sum(map(cpu, pids)) - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for line in lines:
        await line.close()
    return counted, used


async def sit_down(http: httpx.AsyncClient, port: int, game: str) -> tuple[list[str], str]:
    base = f"http://127.0.0.1:{port}/api/tables"
    made = (await http.post(base, json={"game": game, "seats": [{"kind": "human"}]})).json()
    friend = {"key": made["links"]["1"].rsplit("/", 1)[1]}
    came = (await http.post(f"{base}/{made['table']}/arrive", json=friend)).json()
    return [made["key"], came["key"]], made["table"]


def is_open(port: int) -> bool:
    """Nobody thinks for bots here, so that the hall complains: it is open all the same."""
    try:
        httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False)
    except httpx.TransportError:
        return False
    return True


def run(count: int, database: str, wanted: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        ports = [free_port() for _ in range(count)]
        halls = []
        try:
            for port in ports:
                words = [sys.executable, str(script), str(port), folder, database]
                halls.append(subprocess.Popen(words, stdout=subprocess.DEVNULL))
                while not is_open(port):
                    time.sleep(0.1)
            counted, used = asyncio.run(measure(ports, [hall.pid for hall in halls], wanted))
        finally:
            for hall in halls:
                hall.terminate()
                hall.wait()
    each = 1000 * used / len(counted.took)
    return {
        "halls": count,
        "moves": len(counted.took),
        "cpu_ms_per_move": round(each, 2),
        "own_move": percentiles(counted.took),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--game", default="raids")
    parser.add_argument("--placed", choices=("table", "any", "apart"), default="table")
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    costs: dict[int, list[float]] = {1: [], 2: []}
    with pg_kit.running() as postgres:
        for count in (1, 2) * wanted.rounds:
            found = run(count, postgres.database(), wanted)
            print(json.dumps(found), flush=True)
            costs[count].append(found["cpu_ms_per_move"])
    one, two = (statistics.mean(costs[count]) for count in (1, 2))
    print(json.dumps({"two_halls_hold_times": round(2 * one / two, 2)}))


if __name__ == "__main__":
    main()
