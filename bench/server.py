"""One server, many tables: how soon is a move answered?

    python bench/server.py [--tables 200] [--sockets 400] [--seconds 20] [--bots greedy]

Starts a hall in a process of its own, opens the tables (Raids, a person and bots each), keeps the sockets
open (a player and a spectator per table), lets every person move about once per `--think` seconds, and
prints how long the server took from a move sent to its acknowledgement, and to the spectator's update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import sys
from pathlib import Path
from meadhall.web.serve import serve
from meadhall.web.settings import Settings
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), Settings(data=Path(sys.argv[2]), making_burst=1e6, request_burst=1e6),
          open_browser=False)
"""


class Seat:
    """A person who moves now and then, and how long each move took to be acknowledged."""

    def __init__(self, connection: ClientConnection, think: float) -> None:
        self.connection = connection
        self.think = think
        self.acknowledged: list[float] = []
        self.sent: dict[int, float] = {}  #: version → when the move that leads to it was sent
        self.over = False
        self.version = 0

    async def play(self) -> None:
        state = await read(self.connection)
        while not state["over"]:
            if state["asks"]:
                await asyncio.sleep(random.uniform(0, 2 * self.think))
                state.update(await self._move(state))
            else:
                state.update(await read(self.connection))
            self.version = state["version"]
        self.over = True

    async def _move(self, state: dict[str, Any]) -> dict[str, Any]:
        option = random.choice(state["asks"][0]["options"])["id"]
        version, began = state["version"], time.perf_counter()
        self.sent[version + 1] = began
        await self.connection.send(json.dumps({"type": "play", "option": option, "version": version}))
        while (message := await read(self.connection)).get("version") != version + 1:
            if message["type"] == "error":
                raise RuntimeError(message["text"])
        self.acknowledged.append(time.perf_counter() - began)
        return message


async def watch(connection: ClientConnection, seat: Seat, seen: list[float]) -> None:
    while True:
        version = (await read(connection)).get("version")
        if version in seat.sent:
            seen.append(time.perf_counter() - seat.sent[version])


async def read(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await connection.recv())
    return message


async def run(port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    base = f"127.0.0.1:{port}"
    bots = [{"kind": "bot", "bot": wanted.bots}] * (wanted.players - 1)
    async with httpx.AsyncClient(base_url=f"http://{base}", trust_env=False, timeout=60) as http:
        made = [(await http.post("/api/tables", json={"game": wanted.game, "seats": bots})).json()
                for _ in range(wanted.tables)]  # fmt: skip

    async def open_(query: str) -> ClientConnection:
        return await connect(f"ws://{base}/ws/{query}", proxy=None, max_size=None, compression=None, open_timeout=60)

    seats = [Seat(await open_(f"{table['table']}?key={table['key']}"), wanted.think) for table in made]
    others = [await open_(made[i % len(made)]["table"]) for i in range(wanted.sockets - len(seats))]
    seen: list[float] = []
    tasks = [asyncio.create_task(seat.play()) for seat in seats]
    tasks += [asyncio.create_task(watch(other, seats[i % len(seats)], seen)) for i, other in enumerate(others)]
    await asyncio.sleep(wanted.seconds)
    for task in tasks:
        task.cancel()
    failed = [r for r in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(r, RuntimeError)]
    moves = [took for seat in seats for took in seat.acknowledged]
    return {
        "tables": len(seats),
        "sockets": len(seats) + len(others),
        "failures": len(failed),
        "finished": sum(seat.over for seat in seats),
        "moves": sum(seat.version for seat in seats),
        "own_move": percentiles(moves),
        "seen_by_spectator": percentiles(seen),
    }


def percentiles(seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=1000, method="inclusive")
    named = {"p50": cuts[499], "p95": cuts[949], "p99": cuts[989], "max": max(seconds)}
    return {"count": len(seconds), **{name: round(value * 1000, 1) for name, value in named.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=4.0, help="seconds between a person's moves, on average")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--game", default="raids")
    wanted = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        server = subprocess.Popen([sys.executable, str(script), str(port), folder], stdout=subprocess.DEVNULL)
        try:
            while not answers(port):
                time.sleep(0.1)
            found = asyncio.run(run(port, wanted))
            print(json.dumps({**found, "server_cpu_seconds": cpu(server.pid)}, indent=2))
        finally:
            server.terminate()
            server.wait()


def cpu(pid: int) -> float | None:
    """What the server's own process has used, without the bots' (where the system says so)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).is_success
    except httpx.TransportError:
        return False


if __name__ == "__main__":
    main()
