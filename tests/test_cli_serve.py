"""`meadhall serve` as a person runs it: it opens, answers, and ends cleanly on Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT, free_port

pytestmark = pytest.mark.live


def answer(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=30) as response:
        return json.load(response)


def wait_for(hall: subprocess.Popen[str], address: str) -> Any:
    for _ in range(1200):
        assert hall.poll() is None, "the hall closed by itself"
        try:
            return answer(address)
        except urllib.error.URLError:
            time.sleep(0.1)
    return None


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches a process differently there")
def test_the_hall_opens_with_a_strangers_game_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--no-open", "--port", str(port), "--data", str(tmp_path / "new" / "data")]
    words += ["--game", str(ROOT / "examples" / "brandubh.py")]
    command = [sys.executable, "-m", "meadhall.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as hall:
        try:
            assert wait_for(hall, f"http://127.0.0.1:{port}/health")["ok"] is True
            keys = [game["key"] for game in answer(f"http://127.0.0.1:{port}/api/games?lang=en")]
            assert {"raids", "brandubh"} <= set(keys)
            hall.send_signal(signal.SIGINT)
            said, _ = hall.communicate(timeout=120)
        finally:
            hall.kill()
    assert hall.returncode == 0
    assert f"http://127.0.0.1:{port}/" in said
