"""Live tables: who may do what, what everybody sees, and how soon."""

from __future__ import annotations

import json
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import meadhall
from meadhall.core.match import Match
from meadhall.core.scene import Scene
from meadhall.table import engine
from meadhall.web.show import Show
from meadhall.web.shown import Shown
from tests.web_kit import Page, Server, running, settings, wait_for

pytestmark = pytest.mark.live

FRIEND = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def friends(server: Server, **wish: str) -> tuple[Page, Page, str]:
    """Two people at a table of Cups."""
    made = server.make([FRIEND], **wish)
    other = server.arrive(made["links"]["1"])
    return server.page(made["table"], made["key"]), server.page(made["table"], other), made["table"]


def lay_both(one: Page, two: Page) -> tuple[Page, Page]:
    """Both lay a card; first the winner, who is asked to boast."""
    one.play(one.options[0])
    two.until(lambda page: page.version == 1)
    two.play(two.options[0])
    one.until(lambda page: page.version == 2)
    return (one, two) if one.options else (two, one)


def test_two_people_and_a_spectator_see_a_move_within_200_ms(server: Server) -> None:
    """On a machine that has other things to do it may take several matches to see how soon."""
    assert min(statistics.median(times_to_be_seen(server)) for _ in range(3)) < 0.2


def times_to_be_seen(server: Server) -> list[float]:
    """For each move of a match, how long it took until all had seen it."""
    one, two, table = friends(server)
    watcher = server.page(table)
    took = []
    while not watcher.state["over"]:
        player = one if one.options else two
        version, began = player.version, time.monotonic()
        player.send(type="play", option=player.options[0], version=version)
        for page in (one, two, watcher):
            page.until(lambda page: page.version > version)  # noqa: B023 - asked at once
        took.append(time.monotonic() - began)
    assert len(took) == 12
    return took


def test_the_page_is_told_what_changed_and_ends_up_with_what_a_newcomer_sees(server: Server) -> None:
    one, two, table = friends(server)
    lay_both(one, two)
    one.quiet()
    made = one.state
    fresh = server.page(table, None)
    assert fresh.state["version"] == 2
    assert fresh.state["you"] is None
    assert {"deck", "table"} < set(fresh.state["scene"]["things"])
    again = server.page(table, one_key(server, one))
    for part in ("scene", "asks", "waiting", "seats", "undo", "over"):
        assert again.state[part] == made[part], part


def one_key(server: Server, page: Page) -> str:
    seat = server.app.state.hall._tables[page.first["table"]].seats[page.first["you"]]
    return str(seat.key(server.app.state.hall.secret))


def test_several_seats_answer_at_once_in_any_order(server: Server) -> None:
    one, two, _ = friends(server)
    assert one.options
    assert two.options
    two.play(two.options[0])
    one.until(lambda page: page.version == 1)
    assert one.options
    assert two.options == []
    assert one.play(one.options[0])["version"] == 2


def test_a_seat_cannot_act_for_another_and_a_spectator_for_none(server: Server) -> None:
    one, two, table = friends(server)
    theirs = next(option for option in two.options if option not in one.options)
    answer = one.ask("error", type="play", option=theirs, version=0)
    assert answer["code"] == "illegal"
    assert answer["reasons"][0]["rule"] == "CUPS-1.1"
    watcher = server.page(table)
    for message in ({"type": "play", "option": theirs, "version": 0}, {"type": "undo", "version": 0}, {"type": "back"}):
        assert watcher.ask("error", **message)["code"] == "not-yours"
    one.quiet()
    assert one.version == 0


def test_a_wrong_key_and_an_unknown_table_are_turned_away(server: Server) -> None:
    made = server.make([FRIEND])
    assert server.page(made["table"], "x" * 32).first["code"] == "not-yours"
    assert server.page("nowhere").first["code"] == "unavailable"


def test_a_stale_move_is_refused_and_the_table_sent_anew(server: Server) -> None:
    winner, _ = lay_both(*friends(server)[:2])
    winner.play("boast")
    assert winner.ask("error", type="play", option="boast", version=2)["code"] == "stale"
    assert winner.next("table")["version"] == 3
    assert winner.ask("error", type="play", option="boast", version=4)["code"] == "stale"


def test_where_several_are_asked_at_once_answers_do_not_outdate_each_other(server: Server) -> None:
    one, two, _ = friends(server)
    answers = one.options[0], two.options[0]
    for page, option in zip((one, two), answers, strict=True):
        page.send(type="play", option=option, version=0)
    one.until(lambda page: page.version == 2)
    assert '"error"' not in "".join(one.received + two.received)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ('{"type":"dance"}', "malformed"),
        ('{"type":"play","option":"lay:1"}', "malformed"),
        ('{"type":"play","option":"lay:1","version":"0"}', "malformed"),
        ('{"type":"play","option":"lay:1","version":0,"seat":1}', "malformed"),
        ('{"type":"lang","lang":"xx"}', "malformed"),
        ("[" * 5000, "malformed"),
        (b"\x00\xff", "malformed"),
        ('{"type":"chat","text":"' + "x" * 9000 + '"}', "too-big"),
        ('{"type":"chat","text":" \\u0000 "}', "illegal"),
        ('{"type":"play","option":"' + "x" * 300 + '","version":0}', "malformed"),
        ('{"type":"play","option":"nothing","version":0}', "illegal"),
        ('{"type":"undo","version":0}', "no-undo"),
        ('{"type":"undo-answer","agree":true}', "no-undo"),
        ('{"type":"leave","bot":"genius"}', "illegal"),
        ('{"type":"rename","name":"\\u200b"}', "illegal"),
    ],
)
def test_what_cannot_be_done_gets_a_clear_error_and_changes_nothing(
    server: Server, words: str | bytes, code: str
) -> None:
    one, two, _ = friends(server)
    one.raw(words)
    answer = one.next("error")
    assert answer["code"] == code
    assert answer["text"]
    one.quiet()
    two.quiet()
    assert (one.version, two.version) == (0, 0)
    assert [m for m in two.received if '"type":"seats"' in m or '"type":"chat"' in m] == []


def test_too_many_messages_are_refused_and_a_flood_is_cut_off(tmp_path: Path) -> None:
    with running(replace(settings(tmp_path), message_rate=1, message_burst=40)) as server:
        made = server.make([FRIEND])
        page = server.page(made["table"], made["key"])
        for _ in range(80):
            page.send(type="ping")
        kinds = [page.read()["type"] for _ in range(80)]
        assert kinds.count("pong") >= 40
        assert kinds.count("error") >= 10
        while page.ask("pong", "error", type="ping")["type"] == "error":
            time.sleep(0.2)  # it passes by itself
        with pytest.raises(ConnectionClosed, match="1008"):
            flood(page)
        assert server.page(made["table"], made["key"]).version == 0


def flood(page: Page) -> None:
    for _ in range(1000):
        page.send(type="ping")
        page.read()


def test_a_page_from_another_origin_is_turned_away(server: Server) -> None:
    made = server.make([FRIEND])
    address = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"origin": "http://evil.example"}, proxy=None, legacy=True)
    connect(address, additional_headers={"origin": f"http://127.0.0.1:{server.port}"}, proxy=None, legacy=True).close()


def test_who_was_away_catches_up(server: Server) -> None:
    one, two, table = friends(server)
    key = one_key(server, two)
    two.close()
    one.until(lambda page: not page.state["seats"][1]["online"])
    one.play(one.options[0])
    two = server.page(table, key)
    assert two.version == 1
    assert two.options
    one.until(lambda page: page.state["seats"][1]["online"])


def test_a_decision_is_taken_back_while_nothing_was_revealed(server: Server) -> None:
    winner, other = lay_both(*friends(server)[:2])
    assert winner.state["undo"]["can"] is False
    winner.play("boast")
    assert winner.state["undo"]["can"] is True
    answer = winner.ask("update", type="undo", version=3)
    assert answer["version"] == 2
    assert answer["moved"] is None
    assert winner.options == ["boast", "hush"]
    winner.play("hush")
    other.until(lambda page: page.version == 3)
    other.until(lambda page: page.version == 2)
    other.until(lambda page: page.version == 3)
    assert winner.version == 3
    assert len(winner.state["log"]) == len(other.state["log"]) == 3


def test_beyond_luck_and_secrets_the_others_have_to_agree(server: Server) -> None:
    winner, other = lay_both(*friends(server)[:2])
    seat = winner.first["you"]
    assert winner.state["undo"]["why"]
    assert winner.ask("seats", type="undo", version=2)["undo"]["asked_by"] == seat
    other.until(lambda page: page.state["undo"]["asked_by"] == seat)
    other.send(type="undo-answer", agree=False)
    winner.until(lambda page: page.state["undo"]["asked_by"] is None)
    assert winner.version == 2
    winner.send(type="undo", version=2)
    other.until(lambda page: page.state["undo"]["asked_by"] == seat)
    assert winner.ask("error", type="undo-answer", agree=True)["code"] == "no-undo"
    other.send(type="undo-answer", agree=True)
    winner.until(lambda page: page.version < 2)
    assert winner.options


def test_chat_and_names_are_text_and_reach_everybody(server: Server) -> None:
    one, two, table = friends(server, name="Þóra\n<b>")
    watcher = server.page(table)
    assert one.state["seats"][0]["name"] == "Þóra <b>"
    one.send(type="chat", text=" <img src=x>\u0007 hi ")
    assert two.next("chat")["line"]["text"] == "<img src=x> hi"
    watcher.send(type="chat", text="skál")
    line = [watcher.next("chat") for _ in "12"][-1]["line"]  # those who play do not hear it
    assert (line["seat"], line["name"]) == (None, "Spectator")
    two.send(type="rename", name="Bo" * 40)
    assert one.next("table")["seats"][1]["name"] == "Bo" * 12
    assert [line["text"] for line in server.page(table).state["chat"]] == ["<img src=x> hi", "skál"]


def test_the_language_is_the_viewers(server: Server) -> None:
    one, two, _ = friends(server)
    assert one.ask("table", type="lang", lang="fr")["lang"] == "fr"
    assert "pas possible" in one.ask("error", type="play", option="lay:99", version=0)["text"]
    assert two.state["lang"] == "en"


def test_why_not_is_answered_with_every_reason(server: Server) -> None:
    one, _, _ = friends(server)
    assert one.ask("refusal", type="ask", option=one.options[0])["reasons"] == []
    refused = one.state["asks"][0]["refused"][0]["id"]
    assert one.ask("refusal", type="ask", option=refused)["reasons"] == [
        {"rule": "CUPS-1.1", "text": "Not in the hand"}
    ]


def test_only_the_host_sees_the_links_of_free_seats(server: Server) -> None:
    made = server.make([FRIEND, FRIEND])
    host = server.page(made["table"], made["key"])
    assert host.state["host"] is True
    assert [seat["link"] for seat in host.state["seats"]] == [None, made["links"]["1"], made["links"]["2"]]
    friend = server.page(made["table"], server.arrive(made["links"]["1"]))
    assert friend.state["host"] is False
    assert all(seat["link"] is None for seat in friend.state["seats"])
    host.until(lambda page: page.state["seats"][1]["kind"] == "human")
    assert host.state["seats"][1]["link"] is None


def test_a_public_seat_is_given_once_under_a_new_key(server: Server) -> None:
    made = server.make([FRIEND], public=True)
    rows = server.http.get("/api/tables").json()
    assert made["table"] in [row["table"] for row in rows]
    seated = server.http.post(f"/api/tables/{made['table']}/sit", json={"name": "Eva"})
    assert seated.status_code == 201
    assert server.http.post(f"/api/tables/{made['table']}/sit", json={}).status_code == 409
    assert server.page(made["table"], seated.json()["key"]).state["you"] == 1
    assert server.page(made["table"], made["links"]["1"].rsplit("/", 1)[1]).first["code"] == "not-yours"


def test_no_seat_of_a_private_table_is_given_away(server: Server) -> None:
    made = server.make([FRIEND])
    assert server.http.post(f"/api/tables/{made['table']}/sit", json={}).status_code == 409
    assert made["table"] not in [row["table"] for row in server.http.get("/api/tables").json()]


def test_after_a_restart_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        one, two, table = friends(server)
        keys = [one_key(server, one), one_key(server, two)]
        winner, _ = lay_both(one, two)
        winner.play("boast")
        one.send(type="chat", text="brb")
        one.next("chat")
        seat = winner.first["you"]
        kept = winner.state
    with running(settings(tmp_path)) as server:
        winner = server.page(table, keys[seat])
        for part in ("version", "scene", "asks", "waiting", "log", "undo", "options"):
            assert winner.state[part] == kept[part], part
        assert len(winner.state["log"]) == 3
        assert [line["text"] for line in winner.state["chat"]] == ["brb"]
        assert winner.ask("update", type="undo", version=3)["version"] == 2


def test_a_page_that_closes_in_the_middle_of_a_move_loses_nothing(server: Server) -> None:
    one, two, table = friends(server)
    key = one_key(server, one)
    one.send(type="play", option=one.options[0], version=0)
    one.close()
    two.until(lambda page: page.version == 1)
    wait_for(lambda: not server.app.state.hall._tables[table].busy)
    assert server.page(table, key).version == 1


def test_what_is_sent_as_changed_is_the_difference_of_two_scenes() -> None:
    match = meadhall.start("raids", 3, 5)
    rng = Random(5)
    while not match.over:
        before = json.loads(json.dumps(match.scene(0, "en")))
        match.play(rng.choice(match.options))
        after = json.loads(json.dumps(match.scene(0, "en")))
        sent = json.loads(msgspec.json.encode(Shown.of(after).since(Shown.of(before))))
        kept = {id: thing for id, thing in before["things"].items() if id not in sent["removed"]}
        assert {**kept, **sent["changed"]} == after["things"]
        assert all(before["things"].get(id) != thing for id, thing in sent["changed"].items())
        assert sent.get("seats", []) == [seat for seat in after["seats"] if seat not in before["seats"]]
        for part in ("status", "progress", "scores"):
            assert (part in sent) == (before[part] != after[part])
            assert sent.get(part, before[part]) == after[part]


def test_a_move_that_cannot_be_written_is_said_so_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY", 100)
    with running(settings(tmp_path)) as server:
        one, two, table = friends(server)
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        one.send(type="play", option=one.options[0], version=0)
        assert one.next("error")["code"] == "unavailable"
        answer = server.http.post(f"/api/tables/{table}/sit", json={})
        assert answer.status_code == 409, "what needs no writing is answered as ever"
        made = server.http.post("/api/tables", json={"game": "cups", "seats": [FRIEND]})
        assert (made.status_code, made.json()["code"]) == (503, "unavailable")
        other.execute("ROLLBACK")
        other.close()
        assert one.play(one.options[0])["version"] == 1
        two.until(lambda page: page.version == 1)


def blind(monkeypatch: pytest.MonkeyPatch, seat: int | None) -> None:
    """From now on the table cannot be drawn for this seat."""
    draw = Show.scene

    def scene(show: Show, match: Match | None = None) -> Scene:
        if show.seat == seat:
            raise RuntimeError("a fault of the drawing")
        return draw(show, match)

    monkeypatch.setattr(Show, "scene", scene)


def test_what_cannot_be_drawn_for_one_viewer_is_nobody_elses_business(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, table = friends(server)
    watcher = server.page(table)
    with monkeypatch.context() as broken:
        blind(broken, 1)
        assert one.play(one.options[0])["type"] == "update"
        watcher.until(lambda page: page.version == 1)
        told = two.next("error", "update")
        assert told["code"] == "unshown"
        assert "kept" in told["text"]
        late = server.page(table, one_key(server, two))
        assert late.first["code"] == "unshown"
    assert server.page(table, one_key(server, two)).version == 1, "a third page of that seat is shown the table"
    option = two.options[0]
    two.send(type="play", option=option, version=0)
    for page in (two, late):
        assert page.next("table", "error")["version"] == 2
    one.until(lambda page: page.version == 2)


def test_a_mover_whose_own_view_fails_is_told_that_the_move_was_made(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, table = friends(server)
    blind(monkeypatch, 0)
    told = one.play(one.options[0])
    assert (told["type"], told["code"]) == ("error", "unshown")
    two.until(lambda page: page.version == 1)
    assert server.app.state.hall._tables[table].version == 1


def test_a_watcher_that_fails_changes_nothing_for_the_others(server: Server) -> None:
    class Broken:
        def __getattr__(self, name: str) -> Callable[..., None]:
            raise RuntimeError("it cannot be told")

    one, two, table = friends(server)
    server.app.state.hall._tables[table].watchers.insert(0, Broken())
    assert one.play(one.options[0])["type"] == "update"
    two.until(lambda page: page.version == 1)
    one.send(type="chat", text="hi")
    assert two.next("chat")["line"]["text"] == "hi"


def test_what_is_answered_by_itself_is_so_from_the_first_message_on(server: Server) -> None:
    made = server.make([BOT])
    page = server.socket(f"{made['table']}?lang=en&key={made['key']}&auto=plain")
    while not page.state["over"]:
        page.until(lambda page: page.state["over"] or bool(page.options))
        asks = page.state["asks"]
        if asks and "auto" not in asks[0]:
            assert len(page.options) > 1
            page.send(type="play", option=page.options[0], version=page.version)
        version = page.version
        page.until(lambda page: page.version > version or bool(page.state["over"]))  # noqa: B023 - asked at once
    assert any('"auto":"' in words for words in page.received)
    odd = server.socket(f"{made['table']}?lang=en&key={made['key']}&auto=whatever")
    assert odd.first["type"] == "table"
