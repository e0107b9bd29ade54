"""Luck among people is fair and can be proven; where it is known, everybody is told before they sit."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from meadhall.core.errors import BadRecord
from meadhall.core.fair import Fair, commitment_of, seed_of
from meadhall.core.record import Record
from meadhall.table.gathering import Gathering
from meadhall.table.luck import dealt, luck_secret
from meadhall.table.rows import StoreError
from tests.web_kit import CUPS, Browser, Page, Server, running, settings

pytestmark = pytest.mark.live

FRIEND = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def number() -> str:
    return secrets.token_hex(16)


def info(server: Server, table: str) -> Any:
    return server.http.get(f"/api/tables/{table}").json()


def play_to_the_end(pages: list[Page]) -> None:
    while not pages[0].state["over"]:
        mover = next(page for page in pages if page.options)
        wanted = mover.version + 1
        mover.play(mover.options[0])
        for page in pages:
            page.until(lambda page: page.version >= wanted)  # noqa: B023 - asked at once


def finished(server: Server) -> tuple[str, str, list[str]]:
    """A match of two people to its end: the table, what it had committed to, and the numbers they added."""
    made = server.make([FRIEND])
    commitment = info(server, made["table"])["luck"]["commitment"]
    people, numbers = [Browser(server), Browser(server)], [number(), number()]
    for person, url, luck in zip(people, (made["url"], made["links"]["1"]), numbers, strict=True):
        assert person.come(url, luck=luck).status_code == 200
    play_to_the_end([person.page(made["table"]) for person in people])
    return made["table"], commitment, numbers


# ── no chosen seed where another may sit ─────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [FRIEND]},
        {"seats": [FRIEND], "public": True},
        {"seats": [BOT], "public": True},
        {"seats": [FRIEND, FRIEND], "watch": True},
        {"seats": [FRIEND, BOT], "watch": True},
    ],
)
def test_no_seed_is_chosen_where_another_person_may_sit(server: Server, wish: dict[str, Any]) -> None:
    answer = server.http.post("/api/tables", json={"game": "cups", "seed": 7, **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-wish")
    assert "practice" in answer.json()["text"]
    assert server.http.post("/api/tables", json={"game": "cups", "seed": 7, "practice": True, **wish}).is_success


def test_who_plays_against_bots_alone_may_choose_and_begins_at_once(server: Server) -> None:
    made = server.make([BOT], seed=7)
    page = server.page(made["table"], made["key"])
    assert page.state["dealt"] and page.options
    assert page.state["luck"]["kind"] == "own"
    assert server.app.state.hall._tables[made["table"]].match.seed == 7


def test_a_seed_that_nobody_chose_has_128_bits(server: Server) -> None:
    seeds = [server.app.state.hall._tables[server.make([BOT])["table"]].match.seed for _ in range(20)]
    assert max(seeds).bit_length() > 120 and len(set(seeds)) == 20


def test_practice_is_shown_to_everybody_before_they_sit_and_at_the_table(server: Server) -> None:
    seed = (1 << 62) + 1  # a page that counts in floating point would show another one
    made = server.make([FRIEND], seed=seed, public=True, practice=True)
    known: dict[str, Any] = {"kind": "known", "commitment": None, "parts": [], "seed": str(seed)}
    (row,) = [row for row in server.http.get("/api/tables").json() if row["table"] == made["table"]]
    assert row["luck"] == info(server, made["table"])["luck"] == known
    assert server.page(made["table"]).state["luck"] == known
    server.arrive(made["links"]["1"])
    page = server.page(made["table"], made["key"])
    assert page.state["dealt"] and page.state["luck"] == known
    assert server.app.state.hall._tables[made["table"]].match.seed == seed


# ── cards are dealt when all sit ─────────────────────────────────────────────────────────────


def test_a_table_waits_until_everybody_has_come_and_bots_do_not_move_before(server: Server) -> None:
    made = server.make([BOT, FRIEND], game="cups")
    host, friend = Browser(server), Browser(server)
    assert host.come(made["url"], luck=number()).status_code == 200
    page = host.page(made["table"])
    assert page.state["dealt"] is False
    assert page.state["scene"]["things"] == {}
    assert [seat["came"] for seat in page.state["seats"]] == [True, True, False]
    table = server.app.state.hall._tables[made["table"]]
    assert not table.dealt and not table.busy and table.row.start == b""
    friend.come(made["links"]["2"], luck=number())
    page.until(lambda page: page.state["dealt"])
    page.until(lambda page: bool(page.options))
    assert page.state["scene"]["things"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "option": "lay:0", "version": 0},
        {"type": "undo", "version": 0},
        {"type": "undo-answer", "agree": True},
        {"type": "leave"},
        {"type": "ask", "option": "lay:0"},
        {"type": "hint"},
    ],
)
def test_nothing_is_played_before_the_cards_are_dealt(server: Server, message: dict[str, Any]) -> None:
    made = server.make([FRIEND])
    page = server.page(made["table"], made["key"])
    answer = page.ask("error", **message)
    assert answer["code"] in ("unavailable", "no-undo")
    page.quiet()
    assert page.state["dealt"] is False


def test_before_the_deal_one_may_talk_rename_and_switch_language_and_nothing_can_be_looked_back_at(
    server: Server,
) -> None:
    made = server.make([FRIEND])
    page = server.page(made["table"], made["key"])
    page.send(type="chat", text="coming?")
    assert page.next("chat")["line"]["text"] == "coming?"
    page.send(type="rename", name="Eva")
    page.until(lambda page: page.state["seats"][0]["name"] == "Eva")
    assert page.ask("table", type="lang", lang="fr")["scene"]["status"] == "En attente de joueurs"
    page.send(type="back")
    page.quiet()
    for path in ("replay", "record"):
        assert server.http.get(f"/api/tables/{made['table']}/{path}").status_code == 409
    assert server.http.post(f"/api/tables/{made['table']}/fork?key={made['key']}", json={"at": 0}).status_code == 409


def test_the_host_may_begin_with_bots_who_hold_the_seats_till_their_people_come(server: Server) -> None:
    made = server.make([FRIEND, FRIEND])
    friend = Browser(server)
    friend.come(made["links"]["1"], luck=number())
    guest = friend.page(made["table"])
    assert guest.ask("error", type="begin")["code"] == "not-yours"
    host = server.page(made["table"], made["key"])
    assert host.ask("error", type="begin", bot="genius")["code"] == "illegal"
    host.send(type="begin", bot="random")
    host.until(lambda page: page.state["dealt"])
    assert [(seat["kind"], seat["bot"]) for seat in host.state["seats"]][2] == ("open", "random")
    assert host.ask("error", type="begin")["code"] == "unavailable"
    late = Browser(server)
    assert late.come(made["links"]["2"], luck=number()).json()["seat"] == 2
    host.until(lambda page: page.state["seats"][2]["kind"] == "human")
    assert host.state["seats"][2]["bot"] is None
    assert host.state["luck"]["parts"][2] == "", "who comes after the deal adds nothing to it"


def test_a_table_waits_on_after_a_restart_and_then_deals(tmp_path: Path) -> None:
    mine, theirs = number(), number()
    with running(settings(tmp_path)) as server:
        made = server.make([FRIEND])
        host = Browser(server)
        host.come(made["url"], luck=mine)
        commitment, cookie = info(server, made["table"])["luck"]["commitment"], host.cookie
    with running(settings(tmp_path)) as server:
        page = server.page(made["table"], cookie=cookie)
        assert page.state["dealt"] is False
        assert page.state["luck"]["commitment"] == commitment
        Browser(server).come(made["links"]["1"], luck=theirs)
        page.until(lambda page: page.state["dealt"])
        assert page.state["luck"]["parts"] == [mine, theirs]


def test_a_hall_that_was_stopped_before_the_deal_deals_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_: Gathering, __: bytes) -> None:
        return None

    with running(settings(tmp_path)) as server, monkeypatch.context() as patch:
        patch.setattr(Gathering, "_deal", killed)
        made = server.make([FRIEND])
        people = [Browser(server), Browser(server)]
        for person, url in zip(people, (made["url"], made["links"]["1"]), strict=True):
            assert person.come(url).status_code == 200
        assert people[0].page(made["table"]).state["dealt"] is False
        cookie = people[0].cookie
    with running(settings(tmp_path)) as server:
        page = server.page(made["table"], cookie=cookie)
        assert page.state["dealt"] and page.options


# ── fair luck ────────────────────────────────────────────────────────────────────────────────


def test_the_hall_commits_before_anybody_sits_and_tells_its_secret_at_the_end(server: Server) -> None:
    table, commitment, numbers = finished(server)
    data = server.http.get(f"/api/tables/{table}/record").json()
    fair = data["fair"]
    assert fair["commitment"] == commitment
    assert fair["parts"] == numbers
    assert len(fair["secret"]) == 64, "256 bits"
    # Spelled out, as somebody would check it who trusts nothing of ours:
    assert commitment == sha256(b"meadhall commitment 1\n" + fair["secret"].encode()).hexdigest()
    words = "meadhall seed 1\n" + fair["secret"] + "\n" + numbers[0] + "\n" + numbers[1]
    assert data["seed"] == int(sha256(words.encode()).hexdigest(), 16)
    assert data["seed"].bit_length() > 128


def test_every_number_counts(server: Server) -> None:
    secret, numbers = secrets.token_hex(32), [number(), number()]
    seeds = {seed_of(secret, numbers), seed_of(secret, numbers[::-1]), seed_of(secret, [numbers[0], ""])}
    assert len({*seeds, seed_of(secrets.token_hex(32), numbers)}) == 4


def test_while_the_match_runs_neither_seed_nor_secret_is_told_to_anybody(server: Server) -> None:
    made = server.make([FRIEND])
    people = [Browser(server), Browser(server)]
    for person, url in zip(people, (made["url"], made["links"]["1"]), strict=True):
        person.come(url, luck=number())
    pages = [*(person.page(made["table"]) for person in people), server.page(made["table"])]
    pages[0].play(pages[0].options[0])
    hall = server.app.state.hall
    match = hall._tables[made["table"]].match
    hidden = [str(match.seed), f"{match.seed:x}", luck_secret(hall.secret, made["table"]), str(match.state.key)]
    paths = [f"/api/tables/{made['table']}{more}" for more in ("", "/replay?at=0", "/replay?at=1", "/record")]
    told = [words for page in pages for words in page.received]
    told += [person.http.get(path).text for person in people for path in paths]
    for word in hidden:
        assert word not in "".join(told)


def test_a_program_adds_a_number_or_none_and_both_are_noted(server: Server) -> None:
    made = server.make([FRIEND, FRIEND])
    mine = number()
    server.arrive(made["links"]["1"], luck=mine)
    server.arrive(made["links"]["2"])
    page = server.page(made["table"], made["key"])
    assert page.state["luck"]["parts"] == ["", mine, ""]


def test_the_first_number_stays_and_what_is_no_number_is_refused(server: Server) -> None:
    made = server.make([FRIEND])
    host, mine = Browser(server), number()
    for bad in ("x" * 32, "ab", "A" * 32, "0" * 65, 7):
        answer = host.come(made["url"], luck=bad)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), bad
    host.come(made["url"], luck=mine)
    host.come(f"/table/{made['table']}", luck=number())
    assert info(server, made["table"])["luck"]["parts"] == [mine, None]


def test_the_next_match_is_fair_too_and_waits_for_the_others(server: Server) -> None:
    made = server.make([FRIEND])
    people = [Browser(server), Browser(server)]
    for person, url in zip(people, (made["url"], made["links"]["1"]), strict=True):
        person.come(url)
    play_to_the_end([person.page(made["table"]) for person in people])
    before = info(server, made["table"])["luck"]["commitment"]
    following = people[1].http.post(f"/api/tables/{made['table']}/again").json()["table"]
    luck = info(server, following)["luck"]
    assert luck["kind"] == "fair" and luck["commitment"] != before
    page = people[1].page(following)
    assert page.state["dealt"] is False, "to open the page is not yet to have come: the number is added first"
    numbers = [number(), number()]
    for person, mine in zip(people, numbers, strict=True):
        assert person.come(f"/table/{following}", luck=mine).status_code == 200
    page.until(lambda page: page.state["dealt"])
    assert page.state["luck"]["parts"] == numbers


def test_what_branches_off_from_a_match_that_is_over_carries_no_proof(server: Server) -> None:
    table, _, _ = finished(server)
    forked = server.http.post(f"/api/tables/{table}/fork", json={"at": 0, "bot": "random"}).json()
    page = server.page(forked["table"], forked["key"])
    while not page.state["over"]:
        page.until(lambda page: bool(page.options or page.state["over"]))
        if page.options:
            page.play(page.options[0])
    assert "fair" not in server.http.get(f"/api/tables/{forked['table']}/record").json()
    assert page.state["luck"]["kind"] == "own"


def test_cards_are_not_dealt_under_another_secret_than_was_committed_to(server: Server) -> None:
    made = server.make([FRIEND])
    table = server.app.state.hall._tables[made["table"]]
    assert dealt(table.row, table.game, table.seats, server.app.state.hall.secret)[0].start
    with pytest.raises(StoreError, match="another secret"):
        dealt(table.row, table.game, table.seats, b"x" * 32)


# ── meadhall verify ──────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def record(server: Server) -> tuple[dict[str, Any], list[str]]:
    """A record and what the people at the table noted, as words of the command."""
    table, commitment, numbers = finished(server)
    noted = ["--commitment", commitment, *(word for one in numbers for word in ("--part", one))]
    return server.http.get(f"/api/tables/{table}/record").json(), noted


def verify(path: Path, data: Any, *words: str, game: str | None = CUPS) -> int:
    file = path / "record.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file), *(["--game", game] if game else []), *words])
    return int(ended.value.code or 0)


def test_verify_says_that_all_holds(
    record: tuple[dict[str, Any], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, noted = record
    assert verify(tmp_path, data, *noted) == 0
    said = capsys.readouterr().out
    assert data["fair"]["commitment"] in said.replace("\n", "")
    assert "scores" in said and "✗" not in said
    assert verify(tmp_path, data, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["holds"], told["faults"], told["fair"]) == (True, [], data["fair"])
    assert len(told["scores"]) == 2


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda d: d["fair"].update(commitment="0" * 64), "changed its mind"),
        (lambda d: d["fair"].update(secret="0" * 64), "changed its mind"),
        (lambda d: d["fair"].update(secret="ab", commitment=commitment_of("ab")), "32 to 128"),
        (lambda d: d["fair"]["parts"].reverse(), "other cards"),
        (lambda d: d["fair"]["parts"].pop(), "2 seats"),
        (lambda d: d.update(seed=d["seed"] + 1), "other cards"),
        (lambda d: d["choices"].pop(), "not over"),
        (lambda d: d["choices"].insert(0, [0, "boast"]), "rules"),
    ],
)
def test_verify_names_what_does_not_hold(
    record: tuple[dict[str, Any], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Any, word: str
) -> None:
    data = json.loads(json.dumps(record[0]))
    change(data)
    assert verify(tmp_path, data, "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["holds"] is False
    assert any(word in fault for fault in told["faults"]), told["faults"]
    assert verify(tmp_path, data) == 1
    assert "✗" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("--commitment", "0" * 64), ("--part", "0" * 32)])
def test_verify_compares_with_what_was_noted_at_the_table(
    record: tuple[dict[str, Any], list[str]], tmp_path: Path, words: tuple[str, str]
) -> None:
    assert verify(tmp_path, record[0], *words) == 1


def test_a_record_without_a_proof_is_neither_fair_nor_false(
    record: tuple[dict[str, Any], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {name: value for name, value in record[0].items() if name != "fair"}
    assert verify(tmp_path, data) == 3
    assert "no proof" in capsys.readouterr().out
    assert verify(tmp_path, data, "--json") == 3
    assert json.loads(capsys.readouterr().out)["fair"] is None
    assert verify(tmp_path, data, *record[1]) == 1


@pytest.mark.parametrize("data", ["{", "[]", '{"meadhall": 2}', '{"meadhall": 1}'])
def test_what_cannot_be_read_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: str) -> None:
    assert verify(tmp_path, data, game=None) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "fair", [1, {}, {"commitment": "x"}, {"commitment": "x", "secret": 1, "parts": []},
             {"commitment": "x", "secret": "y"}, {"commitment": "x", "secret": "y", "parts": [1]}]
)  # fmt: skip
def test_a_record_with_a_broken_proof_is_refused_naming_the_field(
    record: tuple[dict[str, Any], list[str]], tmp_path: Path, fair: object
) -> None:
    with pytest.raises(BadRecord, match="fair"):
        Record.parse({**record[0], "fair": fair})
    assert verify(tmp_path, {**record[0], "fair": fair}) == 2


def test_a_record_keeps_its_proof_through_a_file(record: tuple[dict[str, Any], list[str]], tmp_path: Path) -> None:
    read = Record.parse(record[0])
    assert read.fair == Fair(**{**record[0]["fair"], "parts": tuple(record[0]["fair"]["parts"])})
    read.save(tmp_path / "one.json")
    assert Record.load(tmp_path / "one.json") == read
    assert Record.parse({name: value for name, value in record[0].items() if name != "fair"}).fair is None
