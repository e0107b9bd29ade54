"""The hall is not pushed over: not by noise, not by silence, not by other sites."""

from __future__ import annotations

import json
import logging
import socket
import stat
import threading
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.core.match import Match
from meadhall.web.limits import BACKLOG_BYTES, visitor
from meadhall.web.live import Outbox, Room, Viewer
from meadhall.web.serve import for_friends
from meadhall.web.settings import Settings
from meadhall.web.show import Show
from tests.support import run_alone
from tests.web_kit import DEAD, Page, Server, running, settings, wait_for

pytestmark = pytest.mark.live
FRIEND = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def codes(page: Page, count: int) -> list[str]:
    """The codes of the errors among so many answers; what comes besides, of life at the table, is none."""
    answers = (m for m in iter(page.read, None) if m["type"] != "life")
    return [m["code"] for m in islice(answers, count) if m["type"] == "error"]


# ── noise ────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_drawn_once_however_often_it_is_asked_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int | None] = []
    draw = Show.scene

    def scene(show: Show, match: Match | None = None) -> Any:
        drawn.append(show.seat)
        return draw(show, match)

    monkeypatch.setattr(Show, "scene", scene)
    made = server.make([FRIEND])
    key = server.arrive(made["links"]["1"])
    noisy = [server.page(made["table"]) for _ in range(3)]
    for page in noisy:
        for lang in ("fr", "en") * 10:
            assert page.ask("table", type="lang", lang=lang)["lang"] == lang
    assert len(drawn) <= 6
    mover = server.page(made["table"], key)
    one = server.page(made["table"], made["key"])
    drawn.clear()
    (one if one.options else mover).play((one if one.options else mover).options[0])
    for page in (*noisy, one, mover):
        page.until(lambda page: page.version == 1)
    assert sorted(drawn, key=str) == [0, 1, None], "three spectators share one drawing"


def test_what_is_dear_costs_more(tmp_path: Path) -> None:
    with running(settings(tmp_path, message_rate=1, message_burst=40)) as server:
        page = server.page(server.make([FRIEND])["table"])
        for n in range(20):
            page.send(type="lang", lang=("fr", "en")[n % 2])
        assert codes(page, 20).count("too-often") >= 12


def test_moves_and_taking_them_back_cost_what_they_cost(tmp_path: Path) -> None:
    with running(settings(tmp_path, message_rate=1e-6, message_burst=30)) as server:
        made = server.make([BOT])
        page = server.page(made["table"], made["key"])
        page.until(lambda page: page.version == 1)  # the bot has laid its card
        for _ in range(5):
            assert page.ask("error", type="undo", version=page.version)["code"] == "no-undo"
        for _ in range(5):
            assert page.ask("error", type="play", option="nonsense", version=page.version)["code"] == "illegal"
        assert page.ask("error", type="ping")["code"] == "too-often"


def test_many_pages_of_one_address_get_no_more_than_one(tmp_path: Path) -> None:
    with running(settings(tmp_path, address_rate=0.1, address_burst=60)) as server:
        made = server.make([FRIEND])
        pages = [server.page(made["table"], made["key"]) for _ in range(5)]
        for page in pages:
            for _ in range(30):
                page.send(type="ping")
        assert sum(codes(page, 30).count("too-often") for page in pages) >= 80


def test_new_pages_get_no_new_limit(tmp_path: Path) -> None:
    with running(settings(tmp_path, chat_rate=0.01, chat_burst=6)) as server:
        table = server.make([FRIEND])["table"]
        refused = 0
        for _ in range(5):
            page = server.page(table)
            for n in range(4):
                refused += page.ask("chat", "error", type="chat", text=f"buy {n}")["type"] == "error"
            page.close()
        assert refused == 14


def test_spectators_of_a_table_share_a_limit_and_its_people_never_wait_for_them(tmp_path: Path) -> None:
    with running(settings(tmp_path, spectator_rate=0.1, spectator_burst=30)) as server:
        made = server.make([BOT])
        person = server.page(made["table"], made["key"])
        watchers = [server.page(made["table"]) for _ in range(4)]
        for page in watchers:
            for _ in range(20):
                page.send(type="ping")
        assert sum(codes(page, 20).count("too-often") for page in watchers) >= 40
        for _ in range(50):
            assert person.ask("pong", "error", type="ping")["type"] == "pong"
        elsewhere = server.page(server.make([FRIEND])["table"])
        assert elsewhere.ask("pong", "error", type="ping")["type"] == "pong"


def test_people_are_told_before_spectators(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.make([FRIEND])
    other = server.arrive(made["links"]["1"])
    watcher = server.page(made["table"])
    pages = [server.page(made["table"], key) for key in (made["key"], other)]
    told: list[int | None] = []
    give = Room._give

    def noted(room: Room, viewer: Viewer, words: str | None) -> None:
        told.append(viewer.seat)
        give(room, viewer, words)

    monkeypatch.setattr(Room, "_give", noted)
    mover = next(page for page in pages if page.options)
    mover.play(mover.options[0])
    watcher.until(lambda page: page.version == 1)
    assert told[-1] is None and set(told[:-1]) == {0, 1}


@pytest.mark.parametrize(
    ("addresses", "visitors"),
    [
        (["192.0.2.7", "::ffff:192.0.2.7"], 1),
        (["192.0.2.7", "192.0.2.8"], 2),
        (["2001:db8::1", "2001:db8::ffff:2"], 1),
        (["2001:db8::1", "2001:db8:0:1::1"], 2),
        ([None, ""], 1),
    ],
)
def test_an_ipv6_household_counts_as_one_visitor(addresses: list[str | None], visitors: int) -> None:
    assert len({visitor(address) for address in addresses}) == visitors


# ── chat ─────────────────────────────────────────────────────────────────────────────────────


def test_a_host_may_silence_spectators_and_nobody_else_may(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make([FRIEND])
        key = server.arrive(made["links"]["1"])
        host, friend, watcher = (server.page(made["table"], k) for k in (made["key"], key, None))
        assert host.state["hushed"] is False
        for page in (friend, watcher):
            assert page.ask("error", type="mute", spectators=True)["code"] == "not-yours"
        host.send(type="mute", spectators=True)
        watcher.until(lambda page: page.state["hushed"])
        assert watcher.ask("error", "chat", type="chat", text="hello")["code"] == "not-yours"
        assert friend.ask("error", "chat", type="chat", text="hello")["type"] == "chat"
    with running(settings(tmp_path)) as server:
        late = server.page(made["table"])
        assert late.state["hushed"] is True
        server.page(made["table"], made["key"]).send(type="mute", spectators=False)
        late.until(lambda page: not page.state["hushed"])
        assert late.ask("error", "chat", type="chat", text="hello")["type"] == "chat"


# ── silence ──────────────────────────────────────────────────────────────────────────────────


def knock(server: Server, words: bytes = b"GET / HTTP/1.1\r\nHost: local") -> socket.socket:
    """A connection that begins to ask for something and does not go on."""
    door = socket.create_connection(("127.0.0.1", server.port), timeout=DEAD)
    door.sendall(words)
    return door


def test_requests_that_never_end_are_closed_and_stop_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    half = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    with running(settings(tmp_path, patience=3.0)) as server:
        made = server.make([FRIEND])
        page = server.page(made["table"], made["key"])
        waiting = [
            knock(server, words) for words in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x", half) for _ in range(75)
        ]
        assert server.http.get("/health").status_code == 200
        wait_for(lambda: all(_closed(door) for door in waiting))
        page.quiet()
        assert server.http.get("/health").status_code == 200, "who asked in time is not closed"
    assert len(caplog.records) < 10


def test_one_address_does_not_take_all_the_room(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections=20)) as server:
        doors = [knock(server) for _ in range(40)]
        wait_for(lambda: sum(_closed(door) for door in doors) >= 20)
        assert sum(_closed(door) for door in doors) <= 21
        for door in doors:
            door.close()
        wait_for(lambda: _answers(server))


def _closed(door: socket.socket) -> bool:
    door.setblocking(False)
    try:
        return door.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def _answers(server: Server) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{server.port}/health", trust_env=False).is_success
    except httpx.TransportError:
        return False


def test_a_page_that_does_not_read_holds_so_many_bytes_and_no_more() -> None:
    async def body() -> None:
        box, line = Outbox(), "x" * 1000
        for _ in range(20_000):
            box.put(line)
        assert sum(map(len, box.unread)) <= BACKLOG_BYTES
        assert box.shut_down
        assert await box.get() is None, "it is closed, and may come anew"
        whole = Outbox()
        whole.put("x" * 2 * BACKLOG_BYTES)
        assert len(await whole.get() or "") == 2 * BACKLOG_BYTES, "a table of any size is told to who reads"

    run_alone(body())


def test_a_spectator_that_never_reads_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make([FRIEND], game="odin")
        server.arrive(made["links"]["1"])
        host = server.page(made["table"], made["key"])
        deaf = connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", proxy=None, legacy=True)
        room = server.app.state.rooms._rooms[made["table"]]
        wait_for(lambda: len(room.viewers) == 2)
        viewer = next(viewer for viewer in room.viewers if viewer.seat is None)
        threading.Thread(target=_rename_often, args=(host,), daemon=True).start()
        wait_for(lambda: viewer.outbox.shut_down)
        assert viewer.outbox._bytes <= BACKLOG_BYTES
        deaf.close()


def _rename_often(page: Page) -> None:
    for n in range(3000):
        try:
            page.ask("table", "error", type="rename", name=f"Name {n}")
        except (ConnectionClosed, TimeoutError, OSError):
            return


# ── other sites ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_what_a_form_of_another_site_may_send_makes_no_table(server: Server, kind: str) -> None:
    wish = json.dumps({"game": "cups", "seats": [FRIEND], "public": True})
    before = len(server.http.get("/api/tables").json())
    answer = server.http.post("/api/tables", content=wish, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "malformed")
    assert len(server.http.get("/api/tables").json()) == before


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/tables/mine"])
def test_no_page_of_another_site_changes_anything(server: Server, path: str) -> None:
    wish = {"game": "cups", "seats": [FRIEND]} if path == "/api/tables" else {}
    answer = server.http.post(path, json=wish, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_link_of_another_site_opens_the_sheet_for_a_new_table_and_makes_none(server: Server, site: str) -> None:
    tables = len(server.app.state.hall._tables)
    answer = server.http.get("/play/cups?players=2&seed=7", headers={"sec-fetch-site": site})
    assert (answer.status_code, answer.headers["location"]) == (303, "/?new=cups")
    assert len(server.app.state.hall._tables) == tables


@pytest.mark.parametrize("headers", [{}, {"sec-fetch-site": "none"}, {"sec-fetch-site": "same-origin"}])
def test_a_quick_link_that_somebody_opens_makes_a_table(server: Server, headers: dict[str, str]) -> None:
    answer = server.http.get("/play/cups?players=2", headers=headers)
    assert answer.headers["location"].startswith("/table/")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_name_of_somebody_else_is_not_answered(server: Server, host: str) -> None:
    answer = server.http.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "other-host")
    address = f"ws://{host}/ws/{server.make([FRIEND])['table']}"
    with pytest.raises(InvalidStatus):
        connect(address, sock=knock(server, b""), proxy=None, legacy=True)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]:8451", "192.168.1.7", "HALL.example.", "hall.example:443"]
)
def test_addresses_and_own_names_are_answered(tmp_path: Path, host: str) -> None:
    with running(settings(tmp_path, names=("hall.example",))) as server:
        assert server.http.get("/api/bots", headers={"host": host}).status_code == 200


def test_what_a_visitor_says_of_their_address_counts_only_through_a_named_proxy(tmp_path: Path) -> None:
    limits = {"request_rate": 0.001, "request_burst": 5}

    def answered(server: Server) -> list[int]:
        return [server.http.get("/api/bots", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)]

    with running(settings(tmp_path / "a", **limits)) as server:
        assert answered(server).count(429) == 3
    with running(settings(tmp_path / "b", proxies=("127.0.0.1",), **limits)) as server:
        assert answered(server).count(429) == 0


# ── what is kept and said ────────────────────────────────────────────────────────────────────


def test_nobody_else_on_the_machine_reads_tables_or_secret(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        server.make([FRIEND])
        for path in tmp_path.iterdir():
            assert not stat.S_IMODE(path.stat().st_mode) & 0o077 or path.name == "lock", path.name


def test_no_failure_names_a_seed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = 712_345_678_912_345
    caplog.set_level(logging.DEBUG)
    with running(settings(tmp_path)) as server:
        made = server.make([BOT], seed=seed)
        assert server.http.get(f"/play/cups?players=9&seed={seed}").status_code == 400
        monkeypatch.setattr(Match, "scene", _fail)
        assert server.http.get(f"/api/tables/{made['table']}?seed={seed}").status_code == 500
        page = server.page(made["table"], made["key"])
        assert page.first["code"] == "unshown"
    ours = [record for record in caplog.records if record.name.split(".")[0] not in ("httpx", "httpcore", "websockets")]
    said = "\n".join(f"{record.getMessage()} {record.args} {record.exc_text}" for record in ours)
    assert "cannot be shown" in said
    assert str(seed) not in said


def _fail(match: Match, *_: Any, **__: Any) -> Any:
    raise RuntimeError("it cannot be drawn")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_hall_for_this_machine_alone_says_no_more(host: str) -> None:
    assert list(for_friends(host, 8451, Settings())) == []


def test_a_hall_for_others_says_where_it_is_and_that_it_is_plain_http() -> None:
    said = list(for_friends("0.0.0.0", 8451, Settings(names=("hall.example",))))
    assert "http://hall.example:8451/" in said[0]
    assert "plain HTTP" in said[1]
    assert "http://192.0.2.7:8451/" in next(for_friends("192.0.2.7", 8451, Settings()))
    behind = list(for_friends("0.0.0.0", 8451, Settings(names=("hall.example",), proxies=("127.0.0.1",))))
    assert behind[0].startswith("For friends: https://hall.example/") and len(behind) == 1
