"""Floods: who sends more than anybody means is cut off before it is looked at, and what is dear is paid for."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from litestar.datastructures import State
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.core.match import Match
from meadhall.web import api, door
from meadhall.web import socket as socket_module
from meadhall.web.gate import FRAMES_AT_ONCE, SLICE
from meadhall.web.show import Show
from tests.support import run_alone
from tests.web_kit import DEAD, Server, running, settings, wait_for

pytestmark = pytest.mark.live
FRIEND = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}
MASK = b"\0\0\0\0"
FRAMES = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "messages": b"\x81\x82" + MASK + b"{}",
    "fragments": b"\x00\x80" + MASK,
}
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def knock(server: Server, words: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=DEAD)
    line.sendall(words)
    return line


def read_to_the_end(line: socket.socket) -> bytes:
    found = b""
    with suppress(ConnectionError):
        while words := line.recv(1 << 16):
            found += words
    return found


@pytest.mark.parametrize("kind", FRAMES)
def test_thousands_of_frames_at_once_end_the_connection_before_they_are_read(server: Server, kind: str) -> None:
    table = server.make([FRIEND])["table"]
    line = knock(server, UPGRADE.format(table=table).encode())
    assert b"101 Switching" in line.recv(200)
    begun = b"\x01\x80" + MASK if kind == "fragments" else b""
    with suppress(ConnectionError):
        line.sendall(begun + FRAMES[kind] * 50_000)
    answered = read_to_the_end(line).count(b"\x8a\x00")
    assert answered <= FRAMES_AT_ONCE + SLICE
    assert server.page(table).state["dealt"] is False, "nobody else has noticed"


def test_a_page_that_does_not_read_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """To close its connection would not end it: what it was to read still waits."""
    monkeypatch.setattr(socket_module, "READING", 0.5)
    made = server.make([FRIEND], game="odin")
    server.arrive(made["links"]["1"])
    host = server.page(made["table"], made["key"])
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(UPGRADE.format(table=made["table"]).encode())
    room = server.app.state.rooms._rooms[made["table"]]
    wait_for(lambda: len(room.viewers) == 2)
    for n in range(3000):
        host.ask("table", type="rename", name=f"Name {n}")
        if len(room.viewers) == 1:
            break
    assert len(room.viewers) == 1
    deaf.close()


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "DEAF", 0.5)
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(settings(tmp_path)) as server:
        line = knock(server, ask * 500)
        connections = server._server.server_state.connections
        wait_for(lambda: len(connections) == 1)
        wait_for(lambda: not connections)
        line.close()


NONSENSE = {
    "no http": b"\x16\x03\x01\x02\x00\x01\x00",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "another protocol": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "a host that is none": b"GET /api/bots HTTP/1.1\r\nHost: [::1\r\n\r\n",
    "an origin that is none": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[::1\r\n\r\n",
    "a page of no origin": UPGRADE.format(table="x").replace("Host:", "Origin: http://[::1\r\nHost:").encode(),
}


@pytest.mark.parametrize("words", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_and_noted_nowhere(server: Server, words: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever says it could say it a thousand times a second."""
    line = knock(server, words)
    assert line.recv(200).split()[1] in (b"400", b"403", b"404", b"421", b"200")
    assert _ours(caplog) == []


def test_what_is_no_text_ends_the_connection_and_is_noted_nowhere(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    page = server.page(server.make([FRIEND])["table"])
    page._connection.send("\udcff".encode("utf-8", "surrogateescape"), text=True)
    with pytest.raises(ConnectionClosed, match="1007"):
        page.quiet()
    assert _ours(caplog) == []


def _ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.split(".")[0] not in ("httpx", "httpcore")]


def test_who_asks_too_often_is_heard_again_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REST", 2.0)
    with running(settings(tmp_path, request_rate=1e-6, request_burst=5)) as server:
        line = knock(server, b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        said = b""
        while b"too-often" not in said or not said.endswith(b"}"):
            said += line.recv(1 << 16)
        assert (said.count(b"200 OK"), said.count(b"429 Too Many")) == (5, 1)
        line.settimeout(0.5)
        with pytest.raises(TimeoutError):
            line.recv(1)
        line.settimeout(DEAD)
        assert b"429 Too Many" in line.recv(1 << 16)


def test_one_address_opens_so_many_connections_a_second(tmp_path: Path) -> None:
    with running(settings(tmp_path, arrival_rate=1e-6, arrival_burst=10)) as server:
        lines = [knock(server, b"") for _ in range(15)]
        closed = []
        for line in lines:
            line.settimeout(0.2)
            with suppress(TimeoutError):
                closed.append(read_to_the_end(line))
        assert len(closed) == 5


def test_to_open_a_page_is_paid_for_by_its_address(tmp_path: Path) -> None:
    with running(settings(tmp_path, address_rate=1e-6, address_burst=20)) as server:
        made = server.make([BOT])
        for _ in range(2):
            server.page(made["table"], made["key"]).close()
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", proxy=None, legacy=True)


def test_bots_think_for_who_came_to_a_seat_last_and_not_for_who_looks_on(server: Server) -> None:
    made = server.make([BOT])
    table = server.app.state.hall._tables[made["table"]]
    server.page(made["table"]).close()
    assert table.visitor == table.id
    server.page(made["table"], made["key"]).close()
    assert table.visitor == "127.0.0.1"


def test_a_stale_move_costs_as_much_as_the_table_that_follows_it(tmp_path: Path) -> None:
    with running(settings(tmp_path, message_rate=1e-6, message_burst=40)) as server:
        made = server.make([BOT])
        page = server.page(made["table"], made["key"])
        for _ in range(20):
            page.send(type="play", option="lay:0", version=-1)
        codes = [page.next("error")["code"] for _ in range(20)]
        assert codes == ["stale"] * 5 + ["too-often"] * 15


def test_a_list_of_tables_is_drawn_once_and_paid_for_by_its_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = Show.scene

    def scene(show: Show, match: Match | None = None) -> Any:
        drawn.append(show.table.id)
        return draw(show, match)

    monkeypatch.setattr(Show, "scene", scene)
    with running(settings(tmp_path, request_rate=1e-6, request_burst=150)) as server:
        made = [server.make([FRIEND], public=True) for _ in range(10)]
        answers = [server.http.get("/api/tables") for _ in range(20)]
        answered = [answer.json() for answer in answers if answer.is_success]
        assert 5 < len(answered) < 10
        assert all(len(rows) == 10 for rows in answered)
        assert sorted(drawn) == sorted(one["table"] for one in made)


def test_while_a_list_of_tables_is_drawn_others_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(api, "_row", lambda *_: done.append("row"))

    async def others() -> None:
        while done.count("row") < 5:
            done.append("others")
            await asyncio.sleep(0)

    async def body() -> None:
        tables: Any = [(None, None)] * 5
        other = asyncio.create_task(others())
        assert len(await api._rows(State(), tables, "en")) == 5
        await other

    run_alone(body())
    assert done.count("row") == 5
    assert ("row", "row") not in pairwise(done)


def test_a_list_of_tables_says_what_has_happened_since(server: Server) -> None:
    made = server.make([FRIEND, FRIEND], public=True)
    status = server.http.get(f"/api/tables/{made['table']}").json()["status"]
    for seat in "12":
        server.arrive(made["links"][seat])
    server.page(made["table"], made["key"])
    mine = server.http.post("/api/tables/mine", json={"keys": [made["key"]]}).json()
    (row,) = [row for row in mine if row["table"] == made["table"]]
    assert row["dealt"] is True
    assert row["status"] != status
