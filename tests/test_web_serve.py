"""Running the hall: a free port, an address on the screen, a clean end."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from meadhall.core.errors import ContentError, UnknownGame
from meadhall.table.rows import StoreError
from meadhall.table.shelf import Shelf, Stock
from meadhall.web.app import create_app
from meadhall.web.serve import NoPort, listen
from meadhall.web.settings import Settings
from tests.support import ROOT, free_port
from tests.web_kit import CUPS, DEAD, wait_for

SERVE = """
import sys
from pathlib import Path
from meadhall.web.serve import serve
from meadhall.web.settings import Settings
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), Settings(data=Path(sys.argv[2]), games=(sys.argv[3],)), open_browser=False,
          drain=float(sys.argv[4]))
"""


def opened(folder: Path, port: int, drain: float = 0.0) -> subprocess.Popen[str]:
    script = folder / "serve.py"
    script.write_text(SERVE)
    words = [sys.executable, str(script), str(port), str(folder), CUPS, str(drain)]
    return subprocess.Popen(words, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_the_hall_says_where_it_is_and_ends_cleanly_when_told(tmp_path: Path, told: signal.Signals) -> None:
    port = free_port()
    process = opened(tmp_path, port)
    try:
        wait_for(lambda: _up(port))
        base = f"http://127.0.0.1:{port}"
        wish = {"game": "cups", "seats": [{"kind": "bot", "bot": "greedy"}]}
        made = httpx.post(f"{base}/api/tables", json=wish, trust_env=False).json()
        page = connect(f"ws://127.0.0.1:{port}/ws/{made['table']}?key={made['key']}", proxy=None, legacy=True)
        assert '"type":"table"' in str(page.recv())
        process.send_signal(told)
        out, err = process.communicate(timeout=DEAD)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert f"{base}/" in out
    assert "Every table is kept" in out
    assert "Traceback" not in err


def test_a_hall_that_drains_says_so_and_ends_at_once_when_told_again(tmp_path: Path) -> None:
    port = free_port()
    process = opened(tmp_path, port, drain=5 * DEAD)
    try:
        wait_for(lambda: _up(port))
        process.send_signal(signal.SIGTERM)
        wait_for(lambda: ask(port, "/health").status_code == 503)
        assert ask(port, "/health").json()["wrong"] == ["closing"]
        assert ask(port, "/api/bots").is_success, "nobody is turned away yet"
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=DEAD)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0


def ask(port: int, path: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{port}{path}", trust_env=False, timeout=DEAD)


def _up(port: int) -> bool:
    try:
        return ask(port, "/health").is_success
    except httpx.TransportError:
        return False


def test_a_taken_port_gives_way_to_the_next_free_one_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as door:
            assert door.getsockname()[1] > port
    assert f"Port {port} is taken" in capsys.readouterr().err


def test_an_address_that_is_not_ours_is_a_clear_error() -> None:
    with pytest.raises(NoPort, match=r"203\.0\.113\.1"):
        listen("203.0.113.1", 8000)


def test_a_hall_that_cannot_keep_its_tables_says_so_before_it_opens(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="database"):
        create_app(Settings(data=tmp_path, database="nonsense"))
    with pytest.raises(StoreError, match="cannot be opened"):
        create_app(Settings(data=tmp_path, database=f"sqlite:///{tmp_path}/no/such/folder/x.sqlite"))


def test_a_shelf_holds_the_halls_games_and_further_ones_and_names_them_all() -> None:
    shelf = Shelf(Stock((CUPS,)))
    assert shelf.find("cups").key == "cups"
    assert shelf.find("raids").key == "raids"
    with pytest.raises(UnknownGame, match="cups"):
        shelf.find("chess")
    with pytest.raises(UnknownGame):
        Shelf(Stock(("nowhere.py",)))


def test_a_corrected_content_is_laid_over_a_game(tmp_path: Path) -> None:
    good, bad = tmp_path / "cups.yaml", tmp_path / "bad.yaml"
    good.write_text("cards:\n- {id: all, count: 20}\n")
    bad.write_text("cards:\n- {id: none, count: 20}\n")
    plain = Shelf(Stock((CUPS,))).find("cups").content.hash
    assert Shelf(Stock((CUPS,), (("cups", str(good)),))).find("cups").content.hash != plain
    with pytest.raises(ContentError, match="none"):
        Shelf(Stock((CUPS,), (("cups", str(bad)),)))
