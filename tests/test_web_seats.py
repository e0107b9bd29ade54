"""Seats belong to their owners: what a link is good for, and who may see and play what."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from meadhall.table.keys import key_hash
from meadhall.table.schema import identities, seats
from tests.web_kit import Browser, Page, Server, running, settings

pytestmark = pytest.mark.live

FRIEND = {"kind": "human"}
OLD = Path(__file__).parent / "golden" / "store"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def together(server: Server) -> tuple[Browser, Browser, dict[str, Any]]:
    """A host and a friend who came by the link, each with a browser of their own."""
    made = server.make([FRIEND])
    host, friend = Browser(server), Browser(server)
    assert host.come(made["url"]).status_code == 200
    assert friend.come(made["links"]["1"]).status_code == 200
    return host, friend, made


def key_of(link: str) -> str:
    return link.rsplit("/", 1)[1]


def opens(server: Server, table: str, key: str) -> bool:
    """Does this key open a seat, over any of the roads there are?"""
    bearer = {"authorization": f"Bearer {key}"}
    answers: list[bool] = [
        server.page(table, key).first["type"] == "table",
        server.page(table, **bearer).first["type"] == "table",
        server.http.get(f"/api/tables/{table}/replay", params={"key": key}).status_code == 200,
        server.http.get(f"/api/tables/{table}/replay", headers=bearer).status_code == 200,
        server.http.post("/api/tables/mine", json={"keys": [key]}).json() != [],
    ]
    assert len(set(answers)) == 1, answers
    return answers[0]


# ── a link is an invitation for one arrival ──────────────────────────────────────────────────


def test_a_link_is_void_once_the_friend_has_come(server: Server) -> None:
    host, friend, made = together(server)
    link = made["links"]["1"]
    assert not opens(server, made["table"], key_of(link))
    assert not opens(server, made["table"], made["key"])
    stranger = Browser(server)
    assert stranger.come(link).json()["code"] == "not-yours"
    assert host.come(link).json()["seat"] == 0
    assert friend.page(made["table"]).state["you"] == 1
    assert host.page(made["table"]).state["you"] == 0
    assert stranger.page(made["table"]).state["you"] is None


def test_who_comes_again_by_the_link_they_used_finds_their_seat(server: Server) -> None:
    _, friend, made = together(server)
    again = friend.come(made["links"]["1"]).json()
    assert (again["seat"], again["key"], again["url"]) == (1, None, f"/table/{made['table']}")


def test_of_two_who_come_by_one_link_one_gets_the_seat(server: Server) -> None:
    made = server.make([FRIEND])
    answers = [Browser(server).come(made["links"]["1"]).status_code for _ in range(3)]
    assert sorted(answers) == [200, 403, 403]


def test_an_invitation_shows_nothing_before_one_has_sat_down(server: Server) -> None:
    made = server.make([FRIEND])
    assert server.page(made["table"], key_of(made["links"]["1"])).first["code"] == "not-yours"
    replay = server.http.get(f"/api/tables/{made['table']}/replay?key={key_of(made['links']['1'])}")
    assert replay.status_code == 403


def test_a_program_without_a_browser_exchanges_the_invitation_for_a_key(server: Server) -> None:
    made = server.make([FRIEND])
    key = server.arrive(made["links"]["1"])
    assert key != key_of(made["links"]["1"])
    assert not opens(server, made["table"], key_of(made["links"]["1"]))
    assert server.page(made["table"], made["key"]).state["you"] == 0
    assert opens(server, made["table"], key)
    assert opens(server, made["table"], made["key"])
    assert server.page(made["table"], authorization=f"Bearer {key}").state["you"] == 1


def test_pages_of_who_had_the_key_before_are_closed_when_it_is_exchanged(server: Server) -> None:
    """As with an old store, where host and friend hold the same key."""
    made = server.make([FRIEND])
    key = server.arrive(made["links"]["1"])
    spy = server.page(made["table"], key)
    friend = Browser(server)
    assert friend.come(f"/table/{made['table']}/{key}").status_code == 200
    with pytest.raises(ConnectionClosed):
        read_on(spy)
    assert not opens(server, made["table"], key)
    assert friend.page(made["table"]).state["you"] == 1


def read_on(page: Page) -> None:
    while True:
        page.read()


def test_the_host_reads_links_of_free_seats_only(server: Server) -> None:
    host, _, made = together(server)
    assert [seat["link"] for seat in host.page(made["table"]).state["seats"]] == [None, None]


def test_both_pages_are_told_when_a_seat_is_open_elsewhere_too(server: Server) -> None:
    host, friend, made = together(server)
    first, other = friend.page(made["table"]), host.page(made["table"])
    assert first.state["elsewhere"] is False
    second = friend.page(made["table"])
    assert second.state["elsewhere"] is True
    first.until(lambda page: page.state["elsewhere"])
    assert other.state["elsewhere"] is False
    second.close()
    first.until(lambda page: not page.state["elsewhere"])


def test_one_browser_may_hold_several_seats_of_a_table_and_says_which(server: Server) -> None:
    made = server.make([FRIEND, FRIEND])
    couch = Browser(server)
    first, link = couch.come(made["url"]).json()["url"], made["links"]["2"]
    refused = couch.come(link)
    assert (refused.status_code, refused.json()["code"]) == (409, "seated"), "the host's own click leaves the link good"
    urls = [first, couch.come(link, also=True).json()["url"]]
    assert urls == [f"/table/{made['table']}", f"/table/{made['table']}?seat=2"]
    assert couch.page(made["table"]).state["you"] == 0
    assert couch.page(made["table"], seat=2).state["you"] == 2
    assert couch.page(made["table"], seat=1).first["code"] == "not-yours"
    assert couch.come(made["links"]["1"], also=True).json()["seat"] == 1
    frame = couch.http.get(f"/api/tables/{made['table']}/replay?seat=2").json()
    assert frame["you"] == 2


def test_my_tables_are_those_of_my_browser_and_hold_no_key(server: Server) -> None:
    host, friend, made = together(server)
    for browser, seat in ((host, 0), (friend, 1)):
        (row,) = browser.http.post("/api/tables/mine", json={}).json()
        assert (row["table"], row["your_seat"], row["url"]) == (made["table"], seat, f"/table/{made['table']}")
    assert Browser(server).http.post("/api/tables/mine", json={}).json() == []
    assert friend.http.get(f"/api/tables/{made['table']}").json()["your_seat"] == 1
    assert server.http.get(f"/api/tables/{made['table']}").json()["your_seat"] is None


# ── the identity of a browser ────────────────────────────────────────────────────────────────


def test_the_cookie_is_long_kept_from_scripts_and_other_sites_and_stored_as_a_hash(server: Server) -> None:
    answer = server.http.post("/api/me", headers={"origin": f"http://127.0.0.1:{server.port}"})
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said and "samesite=strict" in said and "path=/" in said and "secure" not in said
    ((name, token),) = answer.cookies.items()
    server.http.cookies.clear()
    assert len(token) >= 43, "256 bits"
    stored = server.app.state.hall._store._engine
    with stored.connect() as connection:
        rows = connection.execute(sa.select(identities)).all()
    assert key_hash(token) in [row.token_hash for row in rows]
    assert token not in str(rows)
    assert name.startswith("meadhall-")


def test_a_browser_that_is_known_stays_the_same(server: Server) -> None:
    browser = Browser(server)
    before = browser.cookie
    again = browser.http.post("/api/me")
    assert again.json() == {"new": False}
    assert browser.cookie == before


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_of_another_origin_neither_gets_nor_uses_an_identity(server: Server, origin: str) -> None:
    host, _, made = together(server)
    assert host.http.post("/api/me", headers={"origin": origin}).status_code == 403
    assert host.http.post("/api/tables/mine", json={}, headers={"origin": origin}).status_code == 403
    row = host.http.get(f"/api/tables/{made['table']}", headers={"origin": origin})
    assert row.json()["your_seat"] is None, "what anybody may read is read as anybody"
    again = host.http.post(f"/api/tables/{made['table']}/arrive", json={}, headers={"origin": origin})
    assert again.status_code == 403


def test_a_token_that_nobody_was_given_is_nobody(server: Server) -> None:
    host, _, made = together(server)
    name = host.cookie.split("=")[0]
    for token in ("", "x" * 43, "x" * 5000):
        page = server.page(made["table"], cookie=f"{name}={token}")
        assert page.state["you"] is None


def test_halls_of_one_host_keep_their_browsers_apart(server: Server, tmp_path: Path) -> None:
    with running(settings(tmp_path)) as other:
        names = [Browser(hall).cookie.split("=")[0] for hall in (server, other)]
    assert names[0] != names[1]


def test_owners_are_known_again_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        _, friend, made = together(server)
        cookie = friend.cookie
    with running(settings(tmp_path)) as server:
        assert server.page(made["table"], cookie=cookie).state["you"] == 1


# ── stores of before ─────────────────────────────────────────────────────────────────────────


def test_an_old_link_goes_on_working_and_is_exchanged_when_its_holder_comes(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes((OLD / "secret").read_bytes())
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    told = json.loads((OLD / "store.json").read_text(encoding="utf-8"))
    table = next(one for one in told if one["name"] == "raids: people")
    id, key = table["id"], table["seats"][1]["key"]
    with running(settings(tmp_path)) as server:
        assert server.page(id, key).state["you"] == 1
        friend = Browser(server)
        assert friend.come(f"/table/{id}/{key}").json()["seat"] == 1
        assert not opens(server, id, key)
        page = friend.page(id)
        assert (page.state["you"], page.state["dealt"], page.state["luck"]["kind"]) == (1, True, "own")
        columns = {column["name"] for column in sa.inspect(server.app.state.hall._store._engine).get_columns("seats")}
        assert columns == set(seats.c.keys())


# ── again ────────────────────────────────────────────────────────────────────────────────────


def play_to_the_end(pages: list[Page]) -> None:
    while not pages[0].state["over"]:
        mover = next(page for page in pages if page.options)
        wanted = mover.version + 1
        mover.play(mover.options[0])
        for page in pages:
            page.until(lambda page: page.version == wanted)  # noqa: B023 - asked at once


def test_whoever_asks_first_for_the_next_match_learns_nobodys_key(server: Server) -> None:
    host, friend, made = together(server)
    play_to_the_end([host.page(made["table"]), friend.page(made["table"])])
    path = f"/api/tables/{made['table']}/again"
    first = friend.http.post(path)
    following = first.json()["table"]
    page = friend.page(following)
    assert page.state["host"] is True
    assert [seat["link"] for seat in page.state["seats"]] == [None, None]
    hall = server.app.state.hall
    kept = hall._tables[following].seats[0]
    told = "".join([first.text, *page.received, friend.http.get(f"/api/tables/{following}").text])
    assert kept.key(hall.secret) not in told
    assert not opens(server, following, kept.key(hall.secret)), "nobody can be told a key that there is not"
    assert server.page(following).state["you"] is None
    assert Browser(server).http.post(path).status_code == 403
    second = host.http.post(path).json()
    assert (second["table"], second["seat"], second["key"]) == (following, 0, None)
    assert host.page(following).state["you"] == 0


def test_an_owner_may_come_to_the_next_match_without_asking_for_it(server: Server) -> None:
    host, friend, made = together(server)
    play_to_the_end([host.page(made["table"]), friend.page(made["table"])])
    following = friend.http.post(f"/api/tables/{made['table']}/again").json()["table"]
    assert host.http.post("/api/tables/mine", json={}).json()[0]["table"] == following
    assert host.come(f"/table/{following}").json()["seat"] == 0


def test_programs_come_to_the_next_match_by_their_old_keys(server: Server) -> None:
    made = server.make([FRIEND])
    keys = [made["key"], server.arrive(made["links"]["1"])]
    play_to_the_end([server.page(made["table"], key) for key in keys])
    path = f"/api/tables/{made['table']}/again"
    first = server.http.post(f"{path}?key={keys[1]}").json()
    second = server.http.post(path, headers={"authorization": f"Bearer {keys[0]}"}).json()
    assert {first["key"], second["key"]}.isdisjoint(keys)
    assert [server.page(one["table"], one["key"]).state["you"] for one in (first, second)] == [1, 0]
    assert server.http.post(f"{path}?key={keys[1]}").json() == first, "asking again changes nothing"
    assert second["key"] not in json.dumps(first)


def test_who_moved_to_a_browser_meanwhile_comes_to_the_next_match_with_it(server: Server) -> None:
    made = server.make([FRIEND])
    keys = [made["key"], server.arrive(made["links"]["1"])]
    play_to_the_end([server.page(made["table"], key) for key in keys])
    path = f"/api/tables/{made['table']}/again"
    following = server.http.post(f"{path}?key={keys[0]}").json()["table"]
    friend = Browser(server)
    friend.come(f"/table/{made['table']}/{keys[1]}")
    assert friend.http.post(path).json() == {"table": following, "seat": 1, "key": None, "url": f"/table/{following}"}
    assert friend.page(following).state["you"] == 1
