"""A hall's data: backed up, restored, looked through; and what `serve` says when something is wrong with it."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sqlite3
import stat
import tarfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main, page
from meadhall.table import archive, folder, sqlite_file
from meadhall.table.folder import Folder
from meadhall.table.keys import BadSecret
from meadhall.table.lock import InUse
from meadhall.table.rows import Damaged, StoreError
from meadhall.web.app import create_app
from tests.support import run_meadhall
from tests.web_kit import CUPS, Server, running, settings

pytestmark = pytest.mark.live

OLD = Path(__file__).parent / "golden" / "store"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The directory of a hall that has been open: eighteen tables, a secret."""
    path = tmp_path / "hall"
    path.mkdir()
    shutil.copy(OLD / "secret", path)
    (path / "tables.sqlite").write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    close(Folder(path))
    return path


def close(place: Folder) -> None:
    """Open it as a hall does, and let go of it."""
    store, _, lock = place.open()
    store._engine.dispose()
    assert lock is not None
    lock.release()


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path / "tables.sqlite")
    with closing(connection), connection:
        yield connection


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """What a command says, in this process: exit code, standard output, standard error.

    In a thread of its own, as a command has: browser tests leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread, pytest.raises(SystemExit) as ended:
        thread.submit(main, words).result()
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def doctor(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> tuple[int, dict[str, dict[str, str]]]:
    """(exit code, what was found, by name)."""
    code, out, _ = said(capsys, "doctor", str(path), "--json", *words)
    document = json.loads(out)
    assert document["ok"] == (code == 0)
    return code, {finding["what"]: finding for finding in document["findings"]}


# ── privacy ──────────────────────────────────────────────────────────────────────────────────


def test_tables_and_secret_are_for_their_owners_eyes_alone(tmp_path: Path) -> None:
    os.umask(0o022)
    with running(settings(tmp_path)) as server:
        server.make([{"kind": "human"}])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "secret"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_store_that_others_could_read_is_closed_to_them(data: Path) -> None:
    for name in ("secret", "tables.sqlite"):
        (data / name).chmod(0o644)
    close(Folder(data))
    assert [stat.S_IMODE((data / name).stat().st_mode) for name in ("secret", "tables.sqlite")] == [0o600] * 2


# ── what is wrong is said plainly ────────────────────────────────────────────────────────────


def truncated(path: Path) -> None:
    os.truncate(path / "tables.sqlite", (path / "tables.sqlite").stat().st_size // 2)


def empty(path: Path) -> None:
    os.truncate(path / "tables.sqlite", 0)


def damaged(path: Path) -> None:
    with (path / "tables.sqlite").open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(40 * 4096))


def headless(path: Path) -> None:
    with (path / "tables.sqlite").open("r+b") as file:
        file.write(b"Something else.\0")


def newer(path: Path) -> None:
    with opened(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")


def something_else(path: Path) -> None:
    (path / "tables.sqlite").unlink()
    with opened(path) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")


def without_secret(path: Path) -> None:
    (path / "secret").unlink()


def short_secret(path: Path) -> None:
    (path / "secret").write_bytes(b"short")


def other_secret(path: Path) -> None:
    (path / "secret").write_bytes(os.urandom(32))


WRONG: list[tuple[Callable[[Path], None], int, str]] = [
    (truncated, 3, "is damaged"),
    (empty, 3, "is empty"),
    (damaged, 3, "is damaged"),
    (headless, 3, "no SQLite database"),
    (newer, 3, "format 99"),
    (something_else, 3, "something else"),
    (without_secret, 4, "is missing"),
    (short_secret, 4, "32 random bytes"),
    (other_secret, 4, "not the secret of these tables"),
]


@pytest.mark.parametrize(("spoil", "code", "words"), WRONG, ids=lambda value: getattr(value, "__name__", None))
def test_a_hall_that_cannot_open_says_why_in_one_line(
    data: Path,
    spoil: Callable[[Path], None],
    code: int,
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "ready", lambda: True)
    spoil(data)
    before = {path.name: path.read_bytes() for path in data.iterdir() if path.name in ("secret", "tables.sqlite")}
    ended, _, err = said(capsys, "serve", "--no-open", "--port", "0", "--data", str(data))
    assert (ended, err.count("\n")) == (code, 1)
    assert err.startswith("meadhall: ") and words in err
    assert before == {name: (data / name).read_bytes() for name in before}
    assert (data / "secret").exists() == ("secret" in before), "no new secret is made"


@pytest.mark.parametrize(("spoil", "_code", "_words"), WRONG, ids=lambda value: getattr(value, "__name__", None))
def test_the_doctor_finds_it_and_says_what_to_do(
    data: Path, spoil: Callable[[Path], None], _code: int, _words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(data)
    code, found = doctor(capsys, data)
    assert code == 1
    assert [name for name, finding in found.items() if finding["mend"]]


def test_a_damaged_store_ends_the_command_itself_without_a_traceback(data: Path) -> None:
    damaged(data)
    ended = run_meadhall("serve", "--no-open", "--port", "0", "--data", str(data))
    assert ended.returncode == 3
    assert ended.stderr.splitlines()[-1].startswith("meadhall: ") and "Traceback" not in ended.stderr


def test_an_old_store_without_its_secret_is_not_given_another(data: Path) -> None:
    """Before a store knew its secret, too."""
    (data / "tables.sqlite").write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    without_secret(data)
    with pytest.raises(BadSecret, match="is missing"):
        Folder(data).open()


def test_a_large_store_is_looked_through_for_a_while_only(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "STEPS", 10)
    monkeypatch.setattr(folder, "LOOKING", 0.0)
    damaged(data)
    sqlite_file.examine(data / "tables.sqlite", 0.0)
    with pytest.raises(Damaged):
        sqlite_file.examine(data / "tables.sqlite")


def test_the_second_hall_on_one_directory_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings(tmp_path)):
        with pytest.raises(InUse, match=f"process {os.getpid()}"):
            create_app(settings(tmp_path))
        code, _, err = said(capsys, "serve", "--no-open", "--port", "0", "--data", str(tmp_path))
        assert (code, "another hall" in err) == (5, True)
        ended = run_meadhall("serve", "--no-open", "--port", "0", "--data", str(tmp_path))
        assert ended.returncode == 5
    with running(settings(tmp_path)):
        pass


# ── backup and restore ───────────────────────────────────────────────────────────────────────


def test_what_is_restored_is_what_was_backed_up(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, new = tmp_path / "kept.tar.gz", tmp_path / "new"
    assert said(capsys, "backup", str(data), "--to", str(file))[0] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert said(capsys, "restore", str(file), str(new))[0] == 0
    assert contents(new) == contents(data)
    assert (new / "secret").read_bytes() == (data / "secret").read_bytes()
    assert doctor(capsys, new)[0] == 0
    assert not list(tmp_path.glob(".*")), "nothing is left lying about"


def contents(path: Path) -> list[str]:
    with opened(path) as connection:
        return list(connection.iterdump())


def test_nothing_is_ever_overwritten(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.tar.gz"
    said(capsys, "backup", str(data), "--to", str(file))
    before = file.read_bytes()
    code, _, err = said(capsys, "backup", str(data), "--to", str(file))
    assert (code, "is there already" in err, file.read_bytes()) == (2, True, before)
    for name in ("secret", "tables.sqlite"):
        place = tmp_path / name
        place.mkdir()
        (place / name).write_bytes(b"mine")
        code, _, err = said(capsys, "restore", str(file), str(place))
        assert (code, "already" in err, (place / name).read_bytes()) == (2, True, b"mine")
        assert {path.name for path in place.iterdir()} == {name, "lock"}


def test_a_backup_while_people_and_bots_play_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings(tmp_path / "hall", thinkers=2)) as server:
        stop = threading.Event()
        players = [threading.Thread(target=keep_playing, args=(server, stop)) for _ in range(2)]
        for player in players:
            player.start()
        for number in range(5):
            file, new = tmp_path / f"{number}.tar.gz", tmp_path / f"new{number}"
            archive.backup(Folder(tmp_path / "hall"), file)
            archive.restore(file, Folder(new))
        stop.set()
        for player in players:
            player.join()
    played = []
    for number in range(5):
        code, found = doctor(capsys, tmp_path / f"new{number}", "--game", CUPS)
        assert code == 0, found
        with opened(tmp_path / f"new{number}") as connection:
            played.append(connection.execute("SELECT COUNT(*) FROM moves").fetchone()[0])
    assert played == sorted(played) and played[-1] > played[0]


def keep_playing(server: Server, stop: threading.Event) -> None:
    while not stop.is_set():
        made = server.make([{"kind": "bot", "bot": "random"}])
        page = server.page(made["table"], made["key"])
        while not page.state["over"] and not stop.is_set():
            page.until(lambda p: bool(p.options) or bool(p.state["over"]))
            if page.options:
                page.play(page.options[0])
        page.close()


def test_a_restored_hall_goes_on_with_everybodys_keys(tmp_path: Path) -> None:
    with running(settings(tmp_path / "hall")) as server:
        made = server.make([{"kind": "human"}])
        server.arrive(made["links"]["1"])
        page = server.page(made["table"], made["key"])
        page.play(page.options[0])
        archive.backup(Folder(tmp_path / "hall"), tmp_path / "kept.tar.gz")
        kept = page.state["scene"]
    archive.restore(tmp_path / "kept.tar.gz", Folder(tmp_path / "new"))
    with running(settings(tmp_path / "new")) as server:
        page = server.page(made["table"], made["key"])
        assert (page.version, page.state["scene"]) == (1, kept)


def test_a_damaged_archive_and_a_strangers_are_refused_and_leave_nothing(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.tar.gz"
    archive.backup(Folder(data), file)
    whole = file.read_bytes()
    spoilt = {
        "short": whole[: len(whole) // 2],
        "text": b"no archive at all",
        "nothing": b"",
        "swapped": repacked(file, "secret", os.urandom(32)),
        "newer": repacked(file, "meadhall.json", b'{"meadhall": "9.9", "format": 99, "files": {}}'),
        "listless": repacked(file, "meadhall.json", b"[]"),
        "escaping": repacked(file, "../outside", b"x", instead="secret"),
    }
    for name, words in spoilt.items():
        bad, place = tmp_path / f"{name}.tar.gz", tmp_path / name
        bad.write_bytes(words)
        with pytest.raises(StoreError, match=r"damaged|format 99"):
            archive.restore(bad, Folder(place))
        assert [path.name for path in place.iterdir()] == ["lock"], name
    assert not (tmp_path / "outside").exists()


def repacked(file: Path, name: str, words: bytes, instead: str | None = None) -> bytes:
    """The archive with other words in one member."""
    target = file.with_name("repacked")
    with tarfile.open(file) as old, tarfile.open(target, "w:gz") as new:
        for member in old.getmembers():
            taken: Any = old.extractfile(member)
            held = taken.read()
            if member.name in (name, instead):
                member.name, held = name, words
            member.size = len(held)
            scratch = file.with_name("member")
            scratch.write_bytes(held)
            with scratch.open("rb") as source:
                new.addfile(member, source)
    return target.read_bytes()


def test_a_backup_of_nothing_and_of_another_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="there is no hall"):
        archive.backup(Folder(tmp_path), tmp_path / "x.tar.gz")
    with pytest.raises(StoreError, match="postgresql"):
        archive.backup(Folder(tmp_path, "postgresql+psycopg://localhost/x"), tmp_path / "x.tar.gz")
    assert not (tmp_path / "x.tar.gz").exists()


# ── the doctor ───────────────────────────────────────────────────────────────────────────────


def test_the_doctor_looks_at_everything_and_changes_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(data)
    code, found = doctor(capsys, data)
    assert code == 0
    assert set(found) == {"disk", "use", "tables", "format", "secret", "matches"}
    assert found["matches"]["said"] == "18 of 18 can be opened"
    assert contents(data) == before
    code, out, _ = said(capsys, "doctor", str(data))
    assert "All is well." in out


def test_the_doctor_looks_at_an_older_store_without_bringing_it_up_to_date(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = gzip.decompress((OLD / "tables.sqlite.gz").read_bytes())
    (data / "tables.sqlite").write_bytes(old)
    (data / "tables.sqlite").chmod(0o600)
    code, found = doctor(capsys, data)
    assert (code, found["matches"]["said"]) == (0, "18 of 18 can be opened")
    assert "next start" in found["format"]["said"]
    assert (data / "tables.sqlite").read_bytes() == old


def test_the_doctor_names_tables_that_cannot_be_opened(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(data) as connection:
        ids = [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY created LIMIT 3")]
        connection.execute("UPDATE tables SET start = x'00' WHERE id = ?", (ids[0],))
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (ids[1],))
        connection.execute('DELETE FROM moves WHERE number = 2 AND "table" = ?', (ids[2],))
    code, found = doctor(capsys, data)
    assert code == 1
    assert found["matches"]["said"] == "15 of 18 can be opened"
    assert "damaged" in found[f"table {ids[0]}"]["said"]
    assert "chess" in found[f"table {ids[1]}"]["said"]
    assert "moves" in found[f"table {ids[2]}"]["said"]


def test_the_doctor_sees_an_open_hall_and_what_others_may_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings(tmp_path)):
        (tmp_path / "secret").chmod(0o644)
        code, found = doctor(capsys, tmp_path)
        assert code == 1
        assert "another hall" in found["use"]["said"] and not found["use"]["mend"]
        assert "chmod 600" in found["privacy"]["mend"]
    code, found = doctor(capsys, tmp_path / "nowhere")
    assert (code, list(found)) == (1, ["directory"])
