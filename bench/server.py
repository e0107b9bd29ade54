"""One server, many tables: how soon is a move answered, and what does it cost?

    python bench/server.py [--game raids] [--tables 200] [--sockets 400] [--seconds 20] [--think 4]
    python bench/server.py --noise 20 --bot-tables 500        # with spectators who make noise, and bots by themselves
    python bench/server.py --noise 20 --bot-tables 500 --calm # also without them, in turns: who waits longer?
    python bench/server.py --against OTHER/src                # with another Meadhall, in turns: which is cheaper?

Starts a hall in a process of its own, opens the tables (a person and bots each), keeps the sockets open (a player and
a spectator per table), lets every person move about once per `--think` seconds, and prints how long the server took
from a move sent to its acknowledgement, and to the spectator's update, and how much of a processor a move took.
Everybody comes from an address of their own, as people do (127.0.0.0/8, where the system has it).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
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
    wish = {"data": Path(sys.argv[2]), "making_burst": 1e6, "request_burst": 1e6}
    serve("127.0.0.1", int(sys.argv[1]), Settings(**wish), open_browser=False)
"""
Found = dict[str, Any]


class Seat:
    """A person who moves now and then, and how long each move took to be acknowledged."""

    def __init__(self, connection: ClientConnection, state: Found, think: float) -> None:
        self.connection = connection
        self.state = state
        self.think = think
        self.acknowledged: list[float] = []
        self.sent: dict[int, float] = {}  #: version → when the move that leads to it was sent
        self.over = False
        self.version = 0

    async def play(self) -> None:
        state = self.state
        while not state["over"]:
            if state["asks"]:
                await asyncio.sleep(random.uniform(0, 2 * self.think))
                state.update(await self._move(state))
            else:
                state.update(await read(self.connection))
            self.version = state["version"]
        self.over = True

    async def _move(self, state: Found) -> Found:
        option = random.choice(state["asks"][0]["options"])["id"]
        version, began = state["version"], time.perf_counter()
        self.sent[version + 1] = began
        await self.connection.send(json.dumps({"type": "play", "option": option, "version": version}))
        while (message := await read(self.connection)).get("version") != version + 1:
            if message["type"] == "error":
                raise RuntimeError(message["text"])
        self.acknowledged.append(time.perf_counter() - began)
        return message


class Guests:
    """Opens sockets, each from an address of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._count = 0

    async def come(self, query: str) -> tuple[ClientConnection, Found]:
        """The connection, and the whole table that it begins with."""
        self._count += 1
        here = f"127.{1 + self._count // 60_000}.{self._count // 250 % 240}.{1 + self._count % 250}"
        local: dict[str, Any] = {"local_addr": (here, 0)} if sys.platform == "linux" else {}
        address = f"ws://127.0.0.1:{self._port}/ws/{query}"
        line = await connect(address, proxy=None, max_size=None, compression=None, open_timeout=60, **local)
        return line, await read(line)


async def until_enough(seats: list[Seat], wanted: argparse.Namespace) -> None:
    """So many seconds, or so many moves."""
    if not wanted.moves:
        await asyncio.sleep(wanted.seconds)
    while wanted.moves and sum(seat.version for seat in seats) < wanted.moves and not all(seat.over for seat in seats):
        await asyncio.sleep(0.02)


async def watch(connection: ClientConnection, seat: Seat, seen: list[float]) -> None:
    while True:
        version = (await read(connection)).get("version")
        if version in seat.sent:
            seen.append(time.perf_counter() - seat.sent[version])


async def make_noise(connection: ClientConnection) -> None:
    """Ask for the whole table, as often as it is given and oftener; whoever is cut off stays away."""
    with contextlib.suppress(Exception):
        reader = asyncio.create_task(_swallow(connection))
        for lang in ("fr", "en") * 1_000_000:
            await connection.send(json.dumps({"type": "lang", "lang": lang}))
            await asyncio.sleep(0.02)
        reader.cancel()


async def _swallow(connection: ClientConnection) -> None:
    async for _ in connection:
        pass


async def read(connection: ClientConnection) -> Found:
    message: Found = json.loads(await connection.recv())
    return message


async def run(port: int, pid: int, wanted: argparse.Namespace) -> Found:
    guests = Guests(port)
    bots = [{"kind": "bot", "bot": wanted.bots}] * (wanted.players - 1)
    alone = {"game": wanted.game, "watch": True, "seats": [*bots, {"kind": "bot", "bot": wanted.bots}]}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        made = [(await http.post("/api/tables", json={"game": wanted.game, "seats": bots})).json()
                for _ in range(wanted.tables)]  # fmt: skip
        bot_tables = [(await http.post("/api/tables", json=alone)).json()["table"] for _ in range(wanted.bot_tables)]
    seats = [Seat(*await guests.come(f"{table['table']}?key={table['key']}"), wanted.think) for table in made]
    others = [(await guests.come(made[i % len(made)]["table"]))[0] for i in range(wanted.sockets - len(seats))]
    noisy = [(await guests.come(made[0]["table"]))[0] for _ in range(wanted.noise)]
    watched = [(await guests.come(table))[0] for table in bot_tables]
    seen: list[float] = []
    used = cpu(pid)
    tasks = [asyncio.create_task(seat.play()) for seat in seats]
    tasks += [asyncio.create_task(watch(other, seats[i % len(seats)], seen)) for i, other in enumerate(others)]
    tasks += [asyncio.create_task(make_noise(other)) for other in noisy]
    tasks += [asyncio.create_task(_swallow(other)) for other in watched]
    began = time.perf_counter()
    await until_enough(seats, wanted)
    used, lasted = cpu(pid) - used, time.perf_counter() - began
    for task in tasks:
        task.cancel()
    failed = [r for r in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(r, RuntimeError)]
    moves = sum(seat.version for seat in seats)
    return {
        "tables": len(seats),
        "sockets": len(seats) + len(others) + len(noisy) + len(watched),
        "failures": len(failed),
        "finished": sum(seat.over for seat in seats),
        "moves": moves,
        "people_moved_a_second": round(sum(len(seat.acknowledged) for seat in seats) / lasted, 1),
        "own_move": percentiles([took for seat in seats for took in seat.acknowledged]),
        "seen_by_spectator": percentiles(seen),
        "cpu_seconds": round(used, 2),
        "cpu_ms_per_move": round(1000 * used / max(1, moves), 2),
    }


def percentiles(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {"count": len(seconds)}
    cuts = statistics.quantiles(seconds, n=1000, method="inclusive")
    named = {"p50": cuts[499], "p95": cuts[949], "p99": cuts[989], "max": max(seconds)}
    return {"count": len(seconds), **{name: round(value * 1000, 1) for name, value in named.items()}}


def measure(wanted: argparse.Namespace, source: str = "") -> Found:
    """One hall, from these sources or from others."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, hall(Path(folder), port, source) as pid:
        return asyncio.run(run(port, pid, wanted))


@contextlib.contextmanager
def hall(folder: Path, port: int, source: str) -> Iterator[int]:
    script = folder / "serve.py"
    script.write_text(SERVE)
    paths = {**os.environ, **({"PYTHONPATH": source} if source else {})}
    server = subprocess.Popen(
        [sys.executable, str(script), str(port), str(folder)], stdout=subprocess.DEVNULL, env=paths
    )
    try:
        while not answers(port):
            time.sleep(0.1)
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def compare(wanted: argparse.Namespace) -> Found:
    """This Meadhall and another, in turns: what a move costs here, as a share of what it costs there."""
    pairs = [(measure(wanted), measure(wanted, wanted.against)) for _ in range(wanted.rounds)]
    costs = [(here["cpu_ms_per_move"], there["cpu_ms_per_move"]) for here, there in pairs]
    return {
        "game": wanted.game,
        "cpu_ms_per_move": {"here": [here for here, _ in costs], "there": [there for _, there in costs]},
        "share": round(sum(here for here, _ in costs) / sum(there for _, there in costs), 3),
        "p95": {
            "here": [here["own_move"]["p95"] for here, _ in pairs],
            "there": [t["own_move"]["p95"] for _, t in pairs],
        },
    }


def disturb(wanted: argparse.Namespace) -> Found:
    """Without noise and bots by themselves, and with them, in turns: a person's p95, as a share of the calm one."""
    calm = argparse.Namespace(**{**vars(wanted), "noise": 0, "bot_tables": 0})
    pairs = [(measure(calm), measure(wanted)) for _ in range(wanted.rounds)]
    waits = [(before["own_move"]["p95"], after["own_move"]["p95"]) for before, after in pairs]
    return {
        "game": wanted.game,
        "p95": {"calm": [before for before, _ in waits], "disturbed": [after for _, after in waits]},
        "share": round(sum(after for _, after in waits) / sum(before for before, _ in waits), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--moves", type=int, default=0, help="end after so many moves instead")
    parser.add_argument("--think", type=float, default=4.0, help="seconds between a person's moves, on average")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--game", default="raids")
    parser.add_argument(
        "--noise", type=int, default=0, help="spectators of the first table who ask for it all the time"
    )
    parser.add_argument(
        "--bot-tables", type=int, default=0, help="tables of bots alone, each with somebody who looks on"
    )
    parser.add_argument("--calm", action="store_true", help="measure without noise and such bots as well, and compare")
    parser.add_argument("--against", metavar="SRC", default="", help="another Meadhall's sources, to compare with")
    parser.add_argument("--rounds", type=int, default=2, help="of a comparison")
    wanted = parser.parse_args()
    how = compare if wanted.against else disturb if wanted.calm else measure
    print(json.dumps(how(wanted), indent=2))


def cpu(pid: int) -> float:
    """What the server's own process has used, without the bots' (0 where the system does not say so)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).is_success
    except httpx.TransportError:
        return False


if __name__ == "__main__":
    main()
