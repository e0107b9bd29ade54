"""Halls and workers as they are run: processes of their own on one PostgreSQL."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.table.store import Store
from tests.arena import Arena, Match, Person, arena
from tests.pg_kit import Postgres
from tests.support import run_alone, run_meadhall
from tests.web_kit import DEAD, Json, Page, wait_for

pytestmark = [pytest.mark.postgres, pytest.mark.live]


@pytest.fixture
def three(tmp_path: Path, database: str) -> Iterator[Arena]:
    with arena(tmp_path, database, halls=3) as place:
        yield place


def open_page(port: int | None, table: str, key: str) -> Page:
    return Page(connect(f"ws://127.0.0.1:{port}/ws/{table}?lang=en&key={key}", proxy=None, max_size=None, legacy=True))


def online(page: Page) -> list[bool]:
    return [seat["online"] for seat in page.state["seats"]]


def test_three_people_in_three_halls_see_each_other_their_wishes_and_their_words(three: Arena) -> None:
    wish = {"game": "cups", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "Ada"}
    made = three.ask("POST", "/api/tables", json=wish)
    table, keys = made["table"], [made["key"]]
    for seat, hall in ((1, three.halls[1]), (2, three.halls[2])):
        key = made["links"][str(seat)].rsplit("/", 1)[1]
        came = httpx.post(f"http://127.0.0.1:{hall.port}/api/tables/{table}/arrive", json={"key": key}, trust_env=False)
        keys.append(came.json()["key"])
    pages = [open_page(hall.port, table, key) for hall, key in zip(three.halls, keys, strict=True)]
    for page in pages:
        page.until(lambda p: p.state["dealt"] and online(p) == [True, True, True])

    pages[0].send(type="chat", text="skål")
    for page in pages:
        assert page.next("chat")["line"]["text"] == "skål"

    for seat, page in enumerate(pages):
        page.send(type="play", option=page.options[0], version=page.version)
        for other in pages:
            other.until(lambda p, n=seat + 1: p.version >= n)  # type: ignore[misc]
    version = pages[0].version
    assert [page.version for page in pages] == [version] * 3

    pages[1].send(type="undo", version=version)
    for page in pages:
        page.until(lambda p: p.state["undo"]["asked_by"] == 1)
    pages[0].send(type="undo-answer", agree=True)
    pages[2].send(type="undo-answer", agree=True)
    for page in pages:
        page.until(lambda p: p.version < version and p.state["undo"]["asked_by"] is None)

    pages[2].close()
    for page in pages[:2]:
        page.until(lambda p: online(p) == [True, True, False])
    three.halls[1].end()  # killed: it cannot say that its pages are gone
    pages[0].until(lambda p: online(p) == [True, False, False])


def test_a_hall_with_another_secret_refuses_to_start(tmp_path: Path, database: str) -> None:
    store = Store(database)
    store.prepare()
    store.set_mark("of another secret")
    words = "serve", "--no-open", "--port", "0", "--database", database, "--data"
    refused = run_meadhall(*words, str(tmp_path))
    assert refused.returncode == 4
    assert "is missing, but the tables need it: all halls of a database share one" in refused.stderr
    (tmp_path / "secret").write_bytes(b"y" * 32)
    refused = run_meadhall(*words, str(tmp_path))
    assert refused.returncode == 4
    assert "is not the secret of these tables" in refused.stderr


def test_a_database_that_is_not_there_is_said_in_one_line_without_its_password(tmp_path: Path) -> None:
    url = "postgresql://ada:sesame@127.0.0.1:1/hall"
    for words in (("serve", "--no-open", "--data", str(tmp_path)), ("work",)):
        refused = run_meadhall(*words, "--database", url)
        assert refused.returncode == 3
        assert refused.stderr.splitlines()[-1].startswith("meadhall: the tables in postgresql+psycopg://ada:***@")
        assert "Traceback" not in refused.stderr
        assert "sesame" not in refused.stderr


def test_a_hall_that_is_told_to_end_sends_its_pages_elsewhere(three: Arena) -> None:
    match = Match.make(three, "cups")
    assert match is not None
    page = open_page(three.halls[0].port, match.table, match.keys[0])
    three.halls[0].end(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    again = open_page(three.halls[1].port, match.table, match.keys[0])
    assert again.version >= page.version


def play_through(place: Arena, happen: Callable[[], None], tables: int = 3) -> list[Match]:
    """People play all the time; something happens; they must be able to go on."""
    matches = [match for _ in range(tables) if (match := Match.make(place, "raids")) is not None]
    assert len(matches) == tables
    for match in matches:
        match.people = [Person(place, match, seat, Random(seat)) for seat in range(2)]
        for person in match.people:
            person.pause = 0.02
            person.start()
    wait_for(lambda: all(match.version > 3 for match in matches))
    happen()
    stood = {match.table: match.version for match in matches}
    wait_for(lambda: all(match.over or match.version > stood[match.table] + 1 for match in matches))
    for match in matches:
        for person in match.people:
            person.stopped = True
    for match in matches:
        for person in match.people:
            person.join(DEAD)
    return matches


def versions(database: str) -> dict[str, int]:
    found: dict[str, int] = {}

    async def read() -> None:
        store = Store(database)
        await store.open()
        for table in await store.all_tables():
            stored = await store.table(table, 1)
            assert stored is not None
            found[table] = stored.table.version
        await store.close()

    run_alone(read())
    return found


def told(matches: list[Match]) -> dict[str, int]:
    return {match.table: max(max(person.told, default=0) for person in match.people) for match in matches}


def test_a_restarted_database_loses_nothing_and_everybody_goes_on(
    tmp_path: Path, database: str, postgres: Postgres
) -> None:
    def restart() -> None:
        for _ in range(2):
            postgres.stop("immediate")
            time.sleep(1)
            postgres.start()
            time.sleep(1)

    with arena(tmp_path, database, halls=2, workers=1) as place:
        heard = told(play_through(place, restart))
        for process in (*place.halls, *place.workers):
            assert "Traceback" not in process.log()
    kept = versions(database)
    assert all(kept[table] >= version for table, version in heard.items())


def test_a_dump_while_people_play_holds_all_that_was_told_before(
    tmp_path: Path, database: str, postgres: Postgres
) -> None:
    file = tmp_path / "hall.dump"
    before: dict[str, int] = {}

    def dump() -> None:
        before.update(versions(database))
        postgres.dump(database, file)

    with arena(tmp_path, database, halls=2, workers=1) as place:
        seen = play_through(place, dump, tables=2)
    elsewhere = postgres.database()
    postgres.restore(file, elsewhere)
    kept = versions(elsewhere)
    assert kept.keys() == before.keys() == {match.table for match in seen}
    assert all(kept[table] >= version for table, version in before.items())
    with arena(tmp_path, elsewhere, halls=1, workers=1) as place:  # with the same secret, the same seats
        for match in seen:
            frame: Json = place.ask("GET", f"/api/tables/{match.table}/replay", params={"key": match.keys[0]})
            assert frame["you"] == 0
            page = open_page(place.halls[0].port, match.table, match.keys[0])
            if page.options:
                page.play(page.options[0])
                assert page.version > kept[match.table]
