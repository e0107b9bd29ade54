"""Life at a table over the wire: clocks, pauses, what is asked of all, doors, and talk among those who look on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.table import gathering
from tests.web_kit import Browser, Json, Page, Server, running, settings

pytestmark = pytest.mark.live

FRIEND = {"kind": "human"}
LIVE = {"kind": "live", "first": 600, "more": 15}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(settings(tmp_path)) as server:
        yield server


def seated(server: Server, seats: int = 2, **wish: Any) -> tuple[Json, list[Page]]:
    """People at a table, all of whom have come."""
    made = server.make([FRIEND] * (seats - 1), **{"game": "cups", "pace": LIVE, **wish})
    keys = [made["key"], *(server.arrive(link) for link in made["links"].values())]
    pages = [server.page(made["table"], key) for key in keys]
    for page in pages:
        page.until(lambda page: bool(page.state["dealt"] or wish.get("room")))
    return made, pages


def life(page: Page) -> Json:
    return page.next("life")


def test_everybody_is_told_of_all_clocks_and_time_runs_from_when_it_is_shown(server: Server) -> None:
    made, (astrid, bo) = seated(server)
    astrid.send(type="shown")
    for page in (astrid, bo, server.page(made["table"])):
        page.quiet()
        page.send(type="lang", lang="en")
        told = life(page)
        assert told["pace"] == {"kind": "live", "first": 600_000, "more": 15_000, "late": "move"}
        assert [seat["runs"] for seat in told["seats"]] == [True, True], "both are asked for a card"
        assert told["seats"][0]["begins"] == 0
        assert told["seats"][0]["left"] < 600_000
        assert 0 < told["seats"][1]["begins"] <= 10_000


def test_a_pause_stops_the_clocks_until_anybody_goes_on(server: Server) -> None:
    _, (astrid, bo) = seated(server)
    bo.send(type="rest", why="Pizza is here.")
    while not (told := life(astrid))["pause"]:
        pass
    assert (told["pause"]["by"], told["pause"]["why"]) == (1, "Pizza is here.")
    assert not any(seat["runs"] for seat in told["seats"])
    assert astrid.play(astrid.options[0])["code"] == "unavailable"
    astrid.send(type="go-on")
    while life(bo)["pause"]:
        pass


def test_what_all_agree_to_is_done_and_ends_it_without_a_result(server: Server) -> None:
    made, (astrid, bo) = seated(server)
    astrid.send(type="propose", what="end")
    while not (told := life(bo))["motion"]:
        pass
    assert told["motion"] == {"what": "end", "by": 0, "about": None, "agreed": [], "asked": [1]}
    bo.send(type="vote", agree=True)
    while not life(astrid)["ended"]:
        pass
    row = server.http.get(f"/api/tables/{made['table']}").json()
    assert row["over"]
    assert not row["your_turn"]


def test_who_gives_a_seat_up_has_it_no_more(server: Server) -> None:
    _, (astrid, bo) = seated(server)
    bo.send(type="give-up")
    astrid.until(lambda page: page.state["seats"][1]["kind"] == "bot")
    assert bo.first["type"] == "table"


def test_a_shut_door_sends_away_who_looks_on_and_lets_nobody_in(server: Server) -> None:
    made, (astrid, _) = seated(server)
    guest = server.page(made["table"])
    while life(astrid)["watching"] != 1:
        pass
    astrid.send(type="door", door="shut")
    with pytest.raises(ConnectionClosed):
        guest.until(lambda _: False)
    assert server.page(made["table"]).first["code"] == "not-yours"
    assert server.http.get(f"/api/tables/{made['table']}/replay").status_code == 403


def test_who_looks_on_talks_apart_while_the_match_goes_on(server: Server) -> None:
    made, (astrid, _) = seated(server)
    one, other = server.page(made["table"]), server.page(made["table"])
    one.send(type="chat", text="He has the seven!")
    assert other.next("chat")["line"]["text"] == "He has the seven!"
    astrid.quiet()
    assert not any("seven" in words for words in astrid.received)
    astrid.send(type="lang", lang="fr")
    assert astrid.next("table")["chat"] == []
    astrid.send(type="chat", text="Hello there.")
    assert other.next("chat")["line"]["text"] == "Hello there."


def test_only_tables_that_allow_it_are_told_of(server: Server) -> None:
    shown, _ = seated(server, door="hall")
    seated(server)
    waiting = server.make([FRIEND], "cups", door="hall")
    listed = [row["table"] for row in server.http.get("/api/watch").json()]
    assert listed == [shown["table"]]
    assert waiting["table"] not in listed


def test_a_waiting_room_begins_when_all_have_said_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "COUNT", 300)
    _, (astrid, bo) = seated(server, room=True)
    assert not astrid.state["dealt"]
    astrid.send(type="ready", ready=True)
    while not life(bo)["seats"][0]["ready"]:
        pass
    bo.send(type="ready", ready=True)
    while life(astrid)["begins"] is None:
        pass
    astrid.until(lambda page: bool(page.state["dealt"]))


def test_one_link_leads_everybody_to_a_seat_of_their_own_and_back_to_it(server: Server) -> None:
    made = server.make([FRIEND, FRIEND, {"kind": "bot"}], "raids", room=True)
    host = server.page(made["table"], made["key"])
    link = host.state["invite"]
    assert server.page(made["table"]).state["invite"] is None, "it is the host's to give"
    bo, cy, late = Browser(server), Browser(server), Browser(server)
    assert [who.come(link).json()["seat"] for who in (bo, cy, bo)] == [1, 2, 1]
    assert late.come(link).status_code == 403
    assert server.page(made["table"], made["key"]).state["invite"] is None, "nobody is invited any more"


def test_the_host_settles_how_it_is_played_until_it_is(server: Server) -> None:
    made, (astrid, bo) = seated(server, room=True)
    wish = {"kind": "slow", "first": 86400}
    assert bo.ask("error", type="settle", pace=wish)["code"] == "not-yours"
    astrid.send(type="settle", pace=wish, options={"rounds": "5"})
    bo.until(lambda page: page.state["options"]["rounds"] == "5")
    astrid.send(type="settle", pace={"kind": "live", "first": 3})
    astrid.next("error")
    assert server.http.get(f"/api/tables/{made['table']}").json()["pace"] == "slow"


def test_who_may_answer_ahead_is_told_so_and_nobody_else(server: Server) -> None:
    _, (astrid, bo) = seated(server, game="raids")
    offered = astrid.state["ahead"]
    assert [(one["id"], one["at"]) for one in offered] == [("flee", None), ("monster", None)]
    assert offered[0]["unless"] == "unless I would keep ⁂ Vikings or more"
    astrid.send(type="ahead", answers={"flee": 2})
    astrid.until(lambda page: page.state["ahead"][0]["at"] == 2)
    bo.quiet()
    assert bo.state["ahead"][0]["at"] is None
    assert astrid.ask("error", type="ahead", answers={"flee": 77})["code"] == "illegal"


def test_who_comes_back_is_told_what_is_asked_now(server: Server) -> None:
    """A bot has been asked it meanwhile: the question comes with no move. (The fifth level thinks for a second.)"""
    _, (one, _) = seated(server)
    asked = one.options
    assert one.ask("table", type="leave", bot="level5")["asks"] == []
    back = one.ask("table", type="back")
    assert back["seats"][0]["bot"] is None
    assert asked and one.options == asked
