"""When the rules change: running matches go on under the new ones and say so; nothing that was played is lost."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.content import Content
from meadhall.games import find
from meadhall.table.hall import CannotOpen, Hall
from meadhall.table.identity import Caller
from meadhall.table.rules import began_under
from meadhall.table.seats import Declined
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.table import Table
from meadhall.table.thinking import NoAnswer
from meadhall.table.workers import Thought
from tests.support import run_alone
from tests.table_kit import Told, peoples_table, run
from tests.web_kit import CUPS, Server, running, settings

pytestmark = pytest.mark.live

OLD = Path(__file__).parent / "golden" / "store"
TABLES: list[Any] = json.loads((OLD / "store.json").read_text(encoding="utf-8"))
NOTE = "The rules were updated (version 1 → 2); the match goes on under the new ones."
NOTE_FR = "Les règles ont été mises à jour (version 1 → 2) ; la partie continue avec les nouvelles."


async def nobody(_: Thought) -> str:
    raise NoAnswer("people play here")


def update(monkeypatch: pytest.MonkeyPatch, game: Any, version: str, *, upgrade: bool = True) -> None:
    """From now on the game has this version of its rules, and goes on from older ones or not."""
    monkeypatch.setattr(type(game), "version", version)
    before = type(game).upgrade

    def upgraded(game: Any, data: dict[str, Any], _: str) -> dict[str, Any]:
        fitted: dict[str, Any] = before(game, data, version)
        return fitted

    if upgrade:
        monkeypatch.setattr(type(game), "upgrade", upgraded)


def under_next_rules(game: Any) -> Any:
    """The game as a later version of its rules, which goes on from whatever the present one goes on from."""
    kind: Any = type(game)

    class Next(kind):  # type: ignore[misc]  # whichever game it is
        version = "next"

        def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
            fitted: dict[str, Any] = game.upgrade(data, version)
            return fitted

    return Next()


def lines(table: Table, lang: str = "en") -> list[tuple[int, str]]:
    """(version, text) of the notes in the log."""
    said = [(m.version, line) for m in table.log for line in table.match.lines(m.events, 0, lang)]
    return [(version, line["text"]) for version, line in said if line["kind"] == "rules-updated"]


async def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        decision = table.match.pending[0]
        await table.play(decision.seat, decision.options[0].id, table.version)


async def people(hall: Hall) -> Table:
    return await peoples_table(hall)


# ── running matches ──────────────────────────────────────────────────────────────────────────


def test_a_running_match_goes_on_under_the_new_rules_and_its_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def before(hall: Hall) -> None:
        table = await people(hall)
        made.append(table.id)
        await play(table, 3)
        assert lines(table) == []

    async def after(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert lines(table) == [(3, NOTE)]
        assert lines(table, "fr") == [(3, NOTE_FR)]
        await play(table, 2)
        assert lines(table) == [(3, NOTE)]
        frames = [await hall.history.frame(table, at) for at in range(6)]
        noted = [f.at for f in frames if f.moved and any(e.kind == "rules-updated" for e in f.moved.events)]
        assert noted == [3]

    async def later(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert lines(table) == [(3, NOTE)]
        rows = await hall._store.moves(table.id, 1, 5)
        assert [row.rules for row in rows] == ["1", "1", "1", "2", "2"]
        await play(table, 12 - 5)
        assert table.over
        assert lines(table) == [(3, NOTE)]
        with pytest.raises(Declined) as refused:
            await hall.history.record(table)
        assert refused.value.message.key == "declined-record-updated"

    run(tmp_path, Told(nobody), before)
    update(monkeypatch, find(CUPS), "2")
    run(tmp_path, Told(nobody), after)
    run(tmp_path, Told(nobody), later)


def test_a_match_that_had_only_begun_says_so_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def before(hall: Hall) -> None:
        made.append((await people(hall)).id)

    async def after(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert lines(table) == [(0, NOTE)]
        await play(table, 1)
        assert lines(table) == [(0, NOTE)]
        frame = await hall.history.frame(table, 0)
        assert frame.moved is not None and frame.moved.version == 0

    run(tmp_path, Told(nobody), before)
    update(monkeypatch, find(CUPS), "2")
    run(tmp_path, Told(nobody), after)


def test_what_is_taken_back_across_an_update_is_played_again_under_the_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def before(hall: Hall) -> None:
        table = await people(hall)
        made.append(table.id)
        await play(table, 3)

    async def after(hall: Hall) -> None:
        table = await hall.table(made[0])
        seat = table.log[-1].seat
        await table.wishes.take_back(seat, 3)
        assert lines(table) == [(2, NOTE)]
        await play(table, 1)
        assert [row.rules for row in await hall._store.moves(table.id, 1, 3)] == ["1", "1", "2"]

    run(tmp_path, Told(nobody), before)
    update(monkeypatch, find(CUPS), "2")
    run(tmp_path, Told(nobody), after)


# ── finished matches ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("upgrade", [True, False])
def test_a_finished_match_stays_watchable_whatever_becomes_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, upgrade: bool
) -> None:
    made: list[str] = []
    seen: list[Any] = []

    async def watch(hall: Hall) -> list[Any]:
        table = await hall.table(made[0])
        frames = [await hall.history.frame(table, at) for at in range(table.version + 1)]
        return [table.match.result, [frame.match.scene(0, "fr") for frame in frames]]

    async def before(hall: Hall) -> None:
        table = await people(hall)
        made.append(table.id)
        await play(table, 12)
        seen.append(await watch(hall))

    async def after(hall: Hall) -> None:
        assert [await watch(hall)] == seen
        table = await hall.table(made[0])
        assert lines(table) == []
        assert (await hall.history.record(table))["rules"] == "1"
        if upgrade:
            forked = await hall.fork(table, 3, 0, 0, "random", "Bo")
            assert forked.row.record == "", "what is played on from there has no record that could be replayed"
        else:
            with pytest.raises(Declined) as refused:
                await hall.fork(table, 3, 0, 0, "random", "Bo")
            assert dict(refused.value.message.args)["why"].key == "lost-rules"  # type: ignore[union-attr]

    run(tmp_path, Told(nobody), before)
    update(monkeypatch, find(CUPS), "2", upgrade=upgrade)
    run(tmp_path, Told(nobody), after)


# ── what cannot be opened ────────────────────────────────────────────────────────────────────


def mine(server: Server, keys: list[str], lang: str) -> list[Any]:
    rows: list[Any] = server.http.post(f"/api/tables/mine?lang={lang}", json={"keys": keys}).json()
    return rows


def test_my_tables_show_what_cannot_be_opened_and_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings(tmp_path)) as server:
        cups, raids = server.make([{"kind": "human"}], name="Eva"), server.make([{"kind": "human"}], game="raids")
        server.arrive(cups["links"]["1"])
        server.page(cups["table"], cups["key"])
        keys = [cups["key"], raids["key"]]
        assert [row["lost"] for row in mine(server, keys, "en")] == ["", ""]
    update(monkeypatch, find(CUPS), "2", upgrade=False)
    with running(settings(tmp_path)) as server:
        rows = {row["table"]: row for row in mine(server, keys, "en")}
        assert len(rows) == 2
        assert rows[raids["table"]]["lost"] == ""
        row = rows[cups["table"]]
        assert "version 1 of the rules; this hall has version 2" in row["lost"]
        assert (row["game"], row["your_seat"], row["over"], row["your_turn"]) == ("cups", 0, False, False)
        assert row["seats"][0]["name"] == "Eva"
        french = {row["table"]: row["lost"] for row in mine(server, keys, "fr")}
        assert "version 1 des règles" in french[cups["table"]]
        told = server.page(cups["table"], cups["key"]).first
        assert told["code"] == "unavailable"
        assert "is kept" in told["text"] and "version 1" in told["text"]
        assert server.http.get(f"/api/tables/{cups['table']}/replay").status_code == 409


def test_one_damaged_table_does_not_take_the_others_along(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = [server.make([{"kind": "human"}], public=True) for _ in range(3)]
    spoil(tmp_path / "tables.sqlite", made[1]["table"])
    with running(settings(tmp_path)) as server:
        lost = {row["table"]: row["lost"] for row in mine(server, [m["key"] for m in made], "en")}
        assert [bool(lost[m["table"]]) for m in made] == [False, True, False]
        assert lost[made[1]["table"]] == "What is stored of it is damaged."
        assert made[1]["table"] not in [row["table"] for row in server.http.get("/api/tables").json()]


def spoil(path: Path, table: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute("UPDATE tables SET start = x'0102' WHERE id = ?", (table,))
    connection.commit()
    connection.close()


def test_with_other_values_of_the_components_a_finished_match_is_watched_and_a_running_one_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def before(hall: Hall) -> None:
        for moves in (3, 12):
            table = await people(hall)
            await play(table, moves)
            made.append(table.id)

    async def after(hall: Hall) -> None:
        with pytest.raises(CannotOpen) as refused:
            await hall.table(made[0])
        assert refused.value.why.key == "lost-content"
        table = await hall.table(made[1])
        assert (await hall.history.frame(table, 5)).match.scene(0, "en")

    run(tmp_path, Told(nobody), before)
    monkeypatch.setattr(find(CUPS), "content", Content("cups", {"cards": []}))
    run(tmp_path, Told(nobody), after)


def test_a_table_of_a_game_that_is_gone_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def before(hall: Hall) -> None:
        made.append((await people(hall)).id)

    async def why(hall: Hall) -> str:
        with pytest.raises(CannotOpen) as refused:
            await hall.table(made[0])
        return refused.value.why.key

    async def without(hall: Hall) -> None:
        monkeypatch.setattr(hall.shelf, "_known", ["raids"])
        monkeypatch.setattr(hall.shelf, "_games", {})
        assert await why(hall) == "lost-game"

    run(tmp_path, Told(nobody), before)
    run(tmp_path, Told(nobody), without)


# ── the old store ────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def old(tmp_path: Path) -> Path:
    shutil.copy(OLD / "secret", tmp_path)
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    return tmp_path


def run_old(path: Path, body: Any) -> None:
    async def whole() -> None:
        hall = Hall(
            Shelf(Stock()), Store(f"sqlite:///{path / 'tables.sqlite'}"), Told(nobody), (path / "secret").read_bytes()
        )
        await hall.open()
        try:
            await body(hall)
        finally:
            await hall.close()

    run_alone(whole())


def told_of(name: str) -> Any:
    return next(told for told in TABLES if told["name"] == name)


def test_the_old_store_goes_on_under_the_next_rules_where_a_game_says_how(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    updated = {key: under_next_rules(find(key)) for key in meadhall.games()}
    monkeypatch.setattr(meadhall.games, "_from_package", updated.__getitem__)

    async def body(hall: Hall) -> None:
        for told in TABLES:
            table = await hall.table(told["id"])
            assert (table.version, table.over) == (told["moves"], told["over"])
            began = began_under(table.row)
            noted = [] if told["over"] or not began else [told["moves"]]
            assert [version for version, _ in lines(table)] == noted, told["name"]
            if not told["over"]:
                seat, options = next(iter(told["asked"].items()))
                await table.play(int(seat), options[0], table.version)
                assert (await hall._store.moves(table.id, table.version, table.version))[0].rules == "next"

    run_old(old, body)


def test_without_an_upgrade_the_old_store_shows_its_finished_matches_and_names_the_rest(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update(monkeypatch, find("raids"), "next", upgrade=False)

    async def body(hall: Hall) -> None:
        finished = told_of("raids: finished")
        table = await hall.table(finished["id"])
        assert table.match.result is not None and list(table.match.result.scores) == finished["scores"]
        for at in (0, 7, table.version):
            assert (await hall.history.frame(table, at)).match.scene(None, "en")
        running = told_of("raids: people")
        found = await hall.mine(Caller(), [running["seats"][0]["key"]])
        assert len(found) == 1
        lost, seat = found[0]
        assert isinstance(lost, CannotOpen) and seat == 0
        assert lost.why.key == "lost-rules"
        assert await hall.table(told_of("saga: people")["id"]), "other games are not concerned"

    run_old(old, body)
