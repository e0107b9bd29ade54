"""`/health` says what is so: 200 when all is well, else 503 and what is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meadhall.table import engine, health, store
from tests.web_kit import Server, running, settings, wait_for

pytestmark = pytest.mark.live


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(health, "KEPT", 0.0)
    monkeypatch.setattr(engine, "BUSY", 100)
    mood = tmp_path / "mood"
    mood.write_text("")
    monkeypatch.setenv("CUPS_MOOD", str(mood))
    with running(settings(tmp_path)) as started:
        yield started


def wrong(server: Server) -> list[str]:
    answer = server.http.get("/health")
    said: dict[str, Any] = answer.json()
    assert answer.status_code == (503 if said["wrong"] else 200)
    assert said["ok"] == (not said["wrong"])
    found: list[str] = said["wrong"]
    return found


def test_a_store_that_takes_nothing(server: Server, tmp_path: Path) -> None:
    assert wrong(server) == []
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert wrong(server) == ["store"]
    assert "locked" in server.http.get("/health").json()["store"]
    other.execute("ROLLBACK")
    other.close()
    assert wrong(server) == []


def test_a_store_that_does_not_even_answer(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.02)
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "no answer" in server.http.get("/health").json()["store"]
    other.close()


def test_a_disk_that_is_nearly_full(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr("shutil.disk_usage", lambda path: Usage(1024))
    assert wrong(server) == ["disk"]
    assert server.http.get("/health").json()["disk_free"] == 1024


def test_workers_that_die_one_after_the_other(server: Server, tmp_path: Path) -> None:
    (tmp_path / "mood").write_text("die")
    made = server.make([{"kind": "human"}])
    server.arrive(made["links"]["1"])
    page = server.page(made["table"], made["key"])
    for _ in range(2):
        assert page.ask("hint", "error", type="hint")["type"] == "error"
    assert wrong(server) == ["workers"]
    (tmp_path / "mood").write_text("")
    assert page.ask("hint", "error", type="hint")["type"] == "hint"
    assert wrong(server) == []
    assert server.http.get("/health").json()["workers_alive"] == 1


def test_how_many_thoughts_wait(server: Server, tmp_path: Path) -> None:
    (tmp_path / "mood").write_text("wait")
    for _ in range(8):
        server.make([{"kind": "bot", "bot": "greedy"}])
    wait_for(lambda: server.http.get("/health").json()["queued"] == 7)  # the first is being thought about
    said = server.http.get("/health").json()
    assert said["ok"]
    assert said["waited"] > 0
    (tmp_path / "mood").write_text("")
    wait_for(lambda: server.http.get("/health").json()["queued"] == 0)


def test_who_asks_often_does_not_make_the_store_write_often(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 60.0)
    written: list[int] = []
    touch = store.Store.touch

    async def counted(kept: store.Store) -> None:
        written.append(1)
        await touch(kept)

    monkeypatch.setattr(store.Store, "touch", counted)
    for _ in range(20):
        wrong(server)
    assert len(written) <= 1
