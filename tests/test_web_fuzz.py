"""Thousands of messages that nobody should send: no fault of the server, no match changed, nothing hidden told.

`make prove-fuzz` sends 200,000 of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.core.snapshot import digest
from meadhall.core.zones import Sight
from meadhall.table.luck import luck_secret
from meadhall.table.table import Table
from meadhall.web import gate
from tests.web_kit import Json, Page, Server, running, settings

MESSAGES = int(os.environ.get("MEADHALL_FUZZ", "10000"))
WEBSOCKET_MESSAGES = MESSAGES * 4 // 5
HTTP_MESSAGES = MESSAGES // 5
BAD_VERSIONS: tuple[Json, ...] = (-1, 999, 2**63, "0", None, 1.5, True, [])
TYPES = (
    "play", "undo", "undo-answer", "chat", "lang", "leave", "back", "rename", "mute", "begin", "ask", "hint",
    "suggest", "auto", "ping", "shown", "rest", "go-on", "propose", "vote", "give-up", "ready", "appoint", "settle",
    "ahead", "door", "table", "x",
)  # fmt: skip
WORDS = ("", "lay:0", "lay:23", "boast", "sail:3", "\u202e", "<script>", "x" * 300, "é" * 90, "'; drop table x", "\0")
FRIEND = {"kind": "human"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """One that bears with floods: what is done about them is tested elsewhere."""
    monkeypatch.setattr(gate, "FRAMES", 1e6)
    monkeypatch.setattr(gate, "FRAMES_AT_ONCE", 1e6)
    with running(settings(tmp_path)) as started:
        yield started


class Target:
    """A table with two people in the middle of a match, and everybody who listens to it."""

    def __init__(self, server: Server, game: str) -> None:
        made = server.make([FRIEND], game=game)
        self.id: str = made["table"]
        self.keys = [made["key"], server.arrive(made["links"]["1"])]
        self.table: Table = server.app.state.hall._tables[self.id]
        people = [server.page(self.id, key) for key in self.keys]
        for _ in range(2):
            mover = next(page for page in people if page.options)
            mover.play(mover.options[0])
            for page in people:
                page.quiet()
        self.pages = [*people, server.page(self.id)]
        seed = self.table.match.seed
        self.luck = [str(seed), f"{seed:x}", luck_secret(server.app.state.hall.secret, self.id)]
        self.before = digest(self.table.match.state)
        self.version = self.table.version

    def unchanged(self) -> bool:
        return digest(self.table.match.state) == self.before and self.table.version == self.version

    def illegal(self, rng: Random, seat: int | None) -> str:
        """An option that this seat may not take now."""
        decision = None if seat is None else self.table.match.decision_of(seat)
        legal = {option.id for option in decision.options} if decision else set()
        ids: list[str] = [o.id for o in self.table.game.box.options if o.id not in legal]
        return rng.choice([*ids, "nonsense"])


def bad_message(rng: Random, target: Target, seat: int | None) -> str | bytes:
    """Something that must not change the match, whoever of them says it."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(40))
    if kind == 1:
        return rng.choice(['{"type"', "[]", "null", "1e999", "[" * 900, '{"a":' * 300, '"' + "x" * 9000 + '"', "{}"])
    if kind == 2:
        return json.dumps({"type": "play", "option": target.illegal(rng, seat), "version": target.version})
    if kind == 3:
        option = rng.choice([o.id for d in target.table.match.pending for o in d.options])
        return json.dumps({"type": rng.choice(["play", "undo"]), "option": option, "version": rng.choice(BAD_VERSIONS)})
    message: dict[str, Any] = {"type": rng.choice(TYPES), "bot": "genius"}
    for field in rng.sample(["option", "version", "text", "lang", "name", "agree", "seat"], rng.randrange(4)):
        message[field] = rng.choice([*WORDS, *BAD_VERSIONS])
    if kind == 5:
        message.pop("bot")
    if message["type"] in ("leave", "give-up", "hint") and "bot" not in message and seat is not None:
        message["bot"] = "genius"  # else a bot would rightly take over
    return json.dumps(message)


def test_bad_websocket_messages_change_nothing_and_learn_nothing(server: Server) -> None:
    rng = Random(3)
    targets = [Target(server, "cups"), Target(server, "raids")]
    for target in targets:
        for n in range(WEBSOCKET_MESSAGES // len(targets)):
            page = target.pages[n % 3]
            page.raw(bad_message(rng, target, page.first["you"]))
            if n % 50 < 3:  # not so many that answers pile up unread
                page.quiet()
        for page in target.pages * 2:  # twice: the first had read everything before the last had said it
            read_all(page)
        for page in target.pages:
            assert_answers_are_errors_or_harmless(page)
        assert target.unchanged()
        assert_nothing_hidden(target)
    answers = [words for target in targets for page in target.pages for words in page.received]
    assert sum('"type":"error"' in words for words in answers) > WEBSOCKET_MESSAGES * 0.7


def read_all(page: Page) -> None:
    """Whatever is still under way: among so many answers a pong may be that to an earlier ping."""
    with suppress(TimeoutError):
        while True:
            page.read(1)


def assert_answers_are_errors_or_harmless(page: Page) -> None:
    kinds = {json.loads(words)["type"] for words in page.received[1:]}
    assert "error" in kinds
    assert kinds <= {"error", "pong", "chat", "seats", "table", "update", "refusal", "life"}
    texts = [json.loads(words)["text"] for words in page.received if '"type":"error"' in words]
    assert not [text for text in texts if "Traceback" in text or "went wrong here" in text]


def assert_nothing_hidden(target: Target) -> None:
    """Compare all that each viewer was ever sent with what its view lets it know."""
    state, match = target.table.match.state, target.table.match
    for page in target.pages:
        told = "\n".join(page.received)
        for secret in (*target.luck, str(state.key)):
            assert secret not in told
        for key in target.keys[:1] if page.first["host"] else target.keys:  # a host was shown the friend's link
            assert key not in told
        for name in hidden_names(target, page.first["you"]):
            assert name not in told, f"seat {page.first['you']} was told of {name}"
        drawn = match.scene(page.first["you"], page.state["lang"], target.table.names)
        things = json.loads(json.dumps(drawn["things"]))
        assert {id: thing for id, thing in page.state["scene"]["things"].items() if things.get(id) != thing} == {}
        assert page.state["scene"] == json.loads(json.dumps(drawn))


def hidden_names(target: Target, seat: int | None) -> list[str]:
    """How the components that a seat may not know are called on the table."""
    state: Any = target.table.match.state  # of either game
    game = target.table.game
    hidden = [
        card
        for zone in game.zones
        for i, pile in zone.piles(state)
        if not zone.seen(i, seat) and zone.sight != Sight.PUBLIC
        for card in pile
        if card >= 0 and not (seat is not None and state.known[seat] >> card & 1)
    ]
    assert hidden
    if game.key == "cups":
        return [f'"name":"face-{card:02}"' for card in hidden]
    return [f'"{state.box.tiles[card].thing}"' for card in hidden]


def bad_request(rng: Random, target: Target) -> tuple[str, str, Json, bytes | None]:
    """(method, path, JSON body, raw body) of a request that must not change the match."""
    table = rng.choice([target.id, target.id, "none", "%00", "..", "é", "x" * 200])
    path = rng.choice(
        [
            "/api/games",
            "/api/games/none/rules",
            f"/api/games/{rng.choice(['cups', 'raids', '%2e%2e'])}/sources",
            "/api/tables",
            "/api/tables/mine",
            f"/api/tables/{table}/sit",
            f"/api/tables/{table}/arrive",
            f"/api/tables/{table}/again",
            f"/api/tables/{table}",
            "/api/me",
            f"/api/tables/{table}/replay",
            f"/api/tables/{table}/fork",
            f"/api/tables/{table}/record",
            f"/play/{rng.choice(['none', 'cups', '%00'])}",
            f"/{rng.choice(['table', 'assets', '..%2f..%2f', 'ws'])}/{table}",
            "/schema/openapi.json",
        ]
    )
    names, values = (
        ["at", "lang", "key", "seat", "players", "seed", "bots", "x"],
        ["", "-1", "x", "%00", "9" * 30, "%ff"],
    )
    query = "&".join(f"{rng.choice(names)}={rng.choice(values)}" for _ in range(rng.randrange(4)))
    method = rng.choice(["GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
    if rng.random() < 0.3:
        raw = rng.choice([b"{", b"\xff", b"[" * 5000, b"null", b'"x"', b"", b"1" * 70_000])
        return method, f"{path}?{query}", None, raw
    fields = rng.sample(
        ["game", "seats", "name", "options", "seed", "keys", "key", "at", "seat", "bot"], rng.randrange(5)
    )
    things: list[Json] = [None, 1, "x", [], {}, [FRIEND], [{"kind": "bot"}], "cups", 10**40]
    return method, f"{path}?{query}", {field: rng.choice(things) for field in fields}, None


def test_bad_requests_are_problems_and_change_nothing(server: Server) -> None:
    ask_badly(server, HTTP_MESSAGES)


@pytest.mark.postgres
def test_bad_requests_are_problems_where_the_tables_are_in_postgresql_too(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as server:
        ask_badly(server, HTTP_MESSAGES // 10)


def ask_badly(server: Server, requests: int) -> None:
    rng = Random(4)
    target = Target(server, "cups")
    told = []
    for _ in range(requests):
        method, path, body, raw = bad_request(rng, target)
        if raw is not None:
            answer = server.http.request(method, path, content=raw, headers={"content-type": "application/json"})
        else:
            answer = server.http.request(method, path, json=body)
        assert answer.status_code < 500, (method, path, body, raw, answer.text)
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.json()["status"] == answer.status_code, (method, path)
        told.append(answer.text)
    assert target.unchanged()
    everything = "\n".join(told)
    for secret in target.luck:
        assert secret not in everything
    for key in target.keys:
        assert key not in everything
    for name in hidden_names(target, None):
        assert name not in everything


def test_a_message_too_big_even_to_be_read_ends_the_connection(server: Server) -> None:
    target = Target(server, "cups")
    with suppress(ConnectionClosed):  # where the rest was still being sent
        target.pages[0].raw("x" * 2_000_000)
    with pytest.raises(ConnectionClosed):
        target.pages[0].quiet()
    assert target.unchanged()
    assert isinstance(server.http.get("/health"), httpx.Response)
