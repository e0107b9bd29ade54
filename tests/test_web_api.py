"""The HTTP API: what it tells, what it refuses, and what every answer carries."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.games import find
from meadhall.web import wire
from meadhall.web.describe import sources
from meadhall.web.limits import BODY_BYTES, Bucket
from meadhall.web.settings import data_dir
from meadhall.web.words import TEXTS, language
from tests.support import ROOT
from tests.web_kit import CUPS, Page, Server, running, settings

FRIEND = {"kind": "human"}


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, as small as can be."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Meadhall</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (folder.parent / "outside.txt").write_text("not yours")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"), page=page_folder)) as started:
        yield started


def two_sit(server: Server, seed: int) -> tuple[dict[str, Any], list[Page]]:
    """Two people at a table of Cups; `friend` is the key of the one who came by the link."""
    made = server.make([FRIEND], seed=seed, practice=True)
    made["friend"] = server.arrive(made["links"]["1"])
    return made, [server.page(made["table"], made[key]) for key in ("key", "friend")]


def play_out(server: Server, seed: int = 1) -> tuple[dict[str, Any], list[Page]]:
    """A whole match of Cups between two people who always take the first option."""
    made, pages = two_sit(server, seed)
    while not pages[0].state["over"]:
        mover = next(page for page in pages if page.options)
        wanted = mover.version + 1
        mover.play(mover.options[0])
        for page in pages:
            page.until(lambda page: page.version == wanted)  # noqa: B023 - asked at once
    return made, pages


def test_the_hall_says_when_it_is_ready(server: Server) -> None:
    answer = server.http.get("/health")
    assert answer.status_code == 200
    said = answer.json()
    assert (said["ok"], said["wrong"], said["store"]) == (True, [], "")
    assert said["disk_free"] > 0
    assert (said["workers"], said["queued"]) == (1, 0)


def test_games_rules_sources_and_bots_are_described_in_both_languages(server: Server) -> None:
    games = {game["key"]: game for game in server.http.get("/api/games?lang=fr").json()}
    assert {"cups", "raids"} <= set(games)
    assert games["cups"]["options"][0]["values"] == [
        {"id": "3", "name": "3", "note": ""},
        {"id": "5", "name": "5", "note": ""},
    ]
    assert games["cups"]["provenance"]["house"] == games["cups"]["entries"] == 1
    assert server.http.get("/api/games/cups/rules?lang=fr").json()["title"] == "Cups (fr)"
    assert server.http.get("/api/games/cups/rules").json()["rules"][0]["id"] == "CUPS-1.1"
    sources = server.http.get("/api/games/cups/sources").json()
    assert sources == [{"section": "cards", "id": "all", "name": "Cards", "provenance": {"all": "house"}}]
    bots = server.http.get("/api/bots?lang=fr").json()
    assert [(bot["id"], bot["level"], bot["most"]) for bot in bots] == [(f"level{n}", n, 5) for n in range(1, 6)]
    assert bots[0]["rank"].startswith("de passage")
    assert not [bot for bot in bots if "[" in bot["name"] + bot["rank"] + bot["line"]], "every bot has its words"


def test_what_the_server_says_exists_in_both_languages_with_the_same_arguments() -> None:
    assert TEXTS.messages["en"] == TEXTS.messages["fr"]
    assert language("fr") == language(None, "de, fr;q=0.8") == language("fr-CA") == "fr"
    assert language("xx") == language(None, None) == "en"


def test_openapi_describes_every_call(server: Server) -> None:
    schema = server.http.get("/schema/openapi.json").json()
    assert schema["info"]["title"] == "Meadhall"
    paths = {path for path in schema["paths"] if not path.startswith("/schema")}
    assert {"/health", "/api/games", "/api/tables", "/api/tables/mine", "/api/tables/{table}/fork"} <= paths
    assert "NewTable" in str(schema["paths"]["/api/tables"]["post"]["requestBody"])


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/table/x/y", "/nothing/here", "/schema/openapi.json"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.split("script-src")[1].split(";")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


def test_the_page_is_served_for_its_routes_and_its_files_are_kept_forever(server: Server) -> None:
    for path in ("/", "/?new=raids", "/table/abc", "/table/abc/key", "/replay/abc?at=3", "/rules/raids", "/credits"):
        answer = server.http.get(path)
        assert answer.status_code == 200
        assert "<title>Meadhall" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    asset = server.http.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/nothing.js", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"],
)
def test_what_is_not_part_of_the_page_is_not_found(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_without_a_built_page_the_hall_says_what_to_do(tmp_path: Path) -> None:
    with running(settings(tmp_path, page=tmp_path / "none")) as server:
        answer = server.http.get("/", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
        assert "make ui" in answer.json()["text"]


@pytest.mark.parametrize(
    ("wish", "status", "word"),
    [
        ({"game": "chess", "seats": [FRIEND]}, 404, "chess"),
        ({"game": "cups", "seats": []}, 400, "players"),
        ({"game": "cups", "seats": [FRIEND] * 5}, 400, "players"),
        ({"game": "cups", "seats": [{"kind": "bot", "bot": "genius"}]}, 400, "genius"),
        ({"game": "cups", "seats": [{"kind": "troll"}]}, 400, "troll"),
        ({"game": "cups", "seats": [FRIEND], "options": {"rounds": "9"}}, 400, "rounds"),
        ({"game": "cups", "seats": [FRIEND], "options": {"size": "9"}}, 400, "size"),
        ({"game": "cups", "seats": [FRIEND], "seed": 1 << 70}, 400, "seed"),
        ({"game": "cups", "seats": [FRIEND], "seed": "x"}, 400, "seed"),
        ({"game": "cups", "seats": [FRIEND], "colour": "red"}, 400, "colour"),
        ({"seats": [FRIEND]}, 400, "game"),
        ([], 400, ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_naming_what_is_wrong(
    server: Server, wish: object, status: int, word: str
) -> None:
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == status
    problem = answer.json()
    assert set(problem) == {"status", "code", "text"}
    assert word in problem["text"]


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"{", 400), (b"\xff\xfe", 400), (b"", 400), (b"[" * 20_000, 400), (b'"' + b"x" * (BODY_BYTES + 10) + b'"', 413)],
)
def test_a_body_that_cannot_be_read_is_a_problem(server: Server, body: bytes, status: int) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["status"] == status


def test_unknown_tables_wrong_methods_and_wrong_keys_are_problems(server: Server) -> None:
    table = server.make([FRIEND])["table"]
    for method, path, status in [
        ("GET", "/api/tables/none/replay", 404),
        ("POST", "/api/tables/none/sit", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", f"/api/tables/{table}/replay?key=wrong", 403),
        ("GET", f"/api/tables/{table}/replay?at=-1", 400),
        ("GET", f"/api/tables/{table}/replay?at=x", 400),
        ("GET", f"/api/tables/{table}/record", 409),
        ("GET", "/api/games/none/rules", 404),
    ]:
        answer = server.http.request(method, path, json={} if method == "POST" else None)
        assert answer.status_code == status, (method, path, answer.text)
        assert answer.json()["status"] == status


def test_quick_play_makes_a_table_and_goes_to_the_visitors_seat(server: Server) -> None:
    answer = server.http.get("/play/cups?players=3&lang=fr&seed=5&bots=random&speed=instant&rounds=5")
    assert answer.status_code == 303
    url = httpx.URL(answer.headers["location"])
    assert dict(url.params) == {"lang": "fr", "speed": "instant"}
    _, _, table, key = url.path.split("/")
    page = server.page(table, key)
    assert page.state["you"] == 0
    assert page.state["options"] == {"rounds": "5"}
    assert [seat["kind"] for seat in page.state["seats"]] == ["human", "bot", "bot"]


@pytest.mark.parametrize("query", ["players=9", "players=x", "seed=x", "bots=genius", "rounds=7", "colour=red"])
def test_a_quick_play_link_that_makes_no_sense_is_a_problem(server: Server, query: str) -> None:
    answer = server.http.get(f"/play/cups?{query}")
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-wish"


def test_my_tables_are_those_whose_keys_i_hold(server: Server) -> None:
    made, _ = two_sit(server, 1)
    server.make([FRIEND])
    rows = server.http.post("/api/tables/mine", json={"keys": [made["key"], "wrong", made["key"]]}).json()
    assert [(row["table"], row["your_seat"], row["your_turn"], row["url"]) for row in rows] == [
        (made["table"], 0, True, made["url"])
    ]
    assert server.http.post("/api/tables/mine", json={"keys": []}).json() == []
    assert server.http.post("/api/tables/mine", json={"keys": ["x"] * 500}).status_code == 400


def test_a_match_that_is_over_can_be_scrubbed_and_its_record_replays_to_the_same_end(server: Server) -> None:
    made, pages = play_out(server)
    over = pages[0].state["over"]
    assert over["history_names"] == ["Round 3", "Round 2", "Round 1"]
    assert over["history"][-1] == over["scores"]
    assert over["start"] == [0] * len(over["scores"])
    last = server.http.get(f"/api/tables/{made['table']}/replay?at=9999&key={made['key']}").json()
    assert last["at"] == last["of"] == pages[0].version
    assert last["scene"] == pages[0].state["scene"]
    assert last["over"] == over
    assert [name for _, name in last["marks"]][:3] == ["Round 3", "Round 2", "Round 1"]
    first = server.http.get(f"/api/tables/{made['table']}/replay?at=0").json()
    assert (first["at"], first["moved"], first["you"], first["over"]) == (0, None, None, None)
    record = Record.parse(server.http.get(f"/api/tables/{made['table']}/record").json())
    replayed = meadhall.replay(record, name=CUPS)
    assert replayed.result is not None
    assert list(replayed.result.scores) == over["scores"]


def test_every_stored_snapshot_equals_the_replay_of_the_record_up_to_it(server: Server) -> None:
    made, pages = play_out(server, seed=77)
    record = Record.parse(server.http.get(f"/api/tables/{made['table']}/record").json())
    for at in range(pages[0].version + 1):
        match = meadhall.replay(record, at, CUPS)
        for seat, page in enumerate(pages):
            key = made["key" if seat == 0 else "friend"]
            frame = server.http.get(f"/api/tables/{made['table']}/replay?at={at}&key={key}").json()
            assert frame["scene"] == match.scene(seat, "en", [s["name"] for s in page.state["seats"]])


def test_a_fork_of_a_match_that_is_over_goes_on_from_there(server: Server) -> None:
    made, _ = play_out(server)
    path = f"/api/tables/{made['table']}/fork"
    forked = server.http.post(path, json={"at": 2, "seat": 1, "bot": "random", "name": "Eva"}).json()
    page = server.page(forked["table"], forked["key"])
    assert page.state["you"] == 1
    assert [seat["kind"] for seat in page.state["seats"]] == ["bot", "human"]
    assert page.state["seats"][1]["name"] == "Eva"
    while not page.state["over"]:
        page.until(lambda page: bool(page.options or page.state["over"]))
        if page.options:
            page.play(page.options[0])
    record = Record.parse(server.http.get(f"/api/tables/{forked['table']}/record").json())
    replayed = meadhall.replay(record, name=CUPS)
    assert replayed.result is not None
    assert list(replayed.result.scores) == page.state["over"]["scores"]
    for bad in ({"at": 0, "seat": 9}, {"at": 0, "bot": "genius"}, {"at": 9999}):
        assert server.http.post(path, json=bad).status_code in (400, 409)


def test_a_running_match_is_forked_only_from_what_the_asker_may_know(server: Server) -> None:
    made, _ = two_sit(server, 3)
    path = f"/api/tables/{made['table']}/fork"
    assert server.http.post(path, json={"at": 0}).status_code == 403
    assert server.http.post(f"{path}?key={made['key']}", json={"at": 0, "seat": 1}).status_code == 403
    mine = server.page(made["table"], made["key"])
    other = server.app.state.hall._tables[made["table"]].match.state.hands[1]
    hands = []
    for _ in range(6):
        forked = server.http.post(f"{path}?key={made['key']}", json={"at": 0, "bot": "random"}).json()
        page = server.page(forked["table"], forked["key"])
        assert sorted(page.options) == sorted(mine.options)
        hall = server.app.state.hall
        match = hall._tables[forked["table"]].match
        hands.append(sorted(match.state.hands[1] + match.state.laid[1]))
    assert any(hand != sorted(other) for hand in hands)


def test_a_replay_of_a_running_match_shows_only_the_viewers_view(server: Server) -> None:
    made, _ = two_sit(server, 3)
    match = server.app.state.hall._tables[made["table"]].match
    frame = server.http.get(f"/api/tables/{made['table']}/replay?at=0&key={made['key']}").text
    for card in range(24):
        assert (f"face-{card:02}" in frame) == (card in match.state.hands[0])


def test_too_many_requests_and_too_many_tables_are_refused(tmp_path: Path) -> None:
    strict = replace(settings(tmp_path), request_rate=0.01, request_burst=60, making_rate=0.01, making_burst=2)
    with running(strict) as server:
        wish = {"game": "cups", "seats": [FRIEND]}
        made = [server.http.post("/api/tables", json=wish).status_code for _ in range(4)]
        assert made == [201, 201, 429, 429]
        codes = [server.http.get("/health").status_code for _ in range(30)]
        assert codes.count(429) >= 10
        assert server.http.get("/health").json()["code"] == "too-often"


def test_a_bucket_refills_with_time() -> None:
    clock = iter([0.0, *([0.0] * 4), 1.0, 1.0, 1.0])
    bucket = Bucket(2, 3, lambda: next(clock))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_large_answers_are_compressed(server: Server) -> None:
    with server.http.stream("GET", "/schema/openapi.json", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert b"openapi" in gzip.decompress(b"".join(answer.iter_raw()))


def test_data_lies_where_the_platform_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_dir() == Path("/somewhere/meadhall")


def test_the_page_has_the_servers_message_types() -> None:
    for path, made in wire.files(ROOT / "ui" / "src").items():
        assert path.read_text(encoding="utf-8") == made, f"{path.name} is stale: run `meadhall wire`"


def test_an_entry_at_the_top_of_a_content_file_is_its_own_section() -> None:
    (first, *_) = sources(find("raids"), "en")
    assert (first.section, first.id) == ("game", "game")


def test_people_play_again_on_the_same_seats_whoever_asks_first(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made, pages = play_out(server)
        path, friend = f"/api/tables/{made['table']}/again", made["friend"]
        assert not pages[0].state["again"]
        first = server.http.post(f"{path}?key={friend}").json()
        pages[0].until(lambda page: page.state["again"])
        second = server.http.post(f"{path}?key={made['key']}").json()
        assert first["table"] == second["table"] != made["table"]
        assert (first["seat"], second["seat"]) == (1, 0)
        guest, host = server.page(second["table"], second["key"]), server.page(first["table"], first["key"])
        assert (guest.state["you"], guest.state["host"], host.state["you"], host.state["host"]) == (0, False, 1, True)
        assert [s["name"] for s in host.state["seats"]] == [s["name"] for s in pages[0].state["seats"]]
        assert host.state["options"] == pages[0].state["options"]
        assert first["table"] not in server.http.get("/api/tables").text
    with running(settings(tmp_path)) as server:
        assert server.page(made["table"], made["key"]).state["again"]


def test_only_people_of_a_match_that_is_over_play_again(server: Server) -> None:
    made, _ = play_out(server)
    path = f"/api/tables/{made['table']}/again"
    assert server.http.post(path).status_code == 403
    assert server.http.post(f"{path}?key=wrong").status_code == 403
    running_on = server.make([FRIEND])
    answer = server.http.post(f"/api/tables/{running_on['table']}/again?key={running_on['key']}")
    assert answer.status_code == 409 and "over" in answer.json()["text"]
