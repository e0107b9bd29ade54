"""What tests of every layer share."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from meadhall.core import match

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "meadhall"
COMPILED = not str(match.__file__).endswith(".py")  #: is it the compiled build that is tested?
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Where a Chromium is, if this machine has one; MEADHALL_CHROMIUM names another."""
    named = os.environ.get("MEADHALL_CHROMIUM")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def browser_required() -> bool:
    return os.environ.get("MEADHALL_REQUIRE_BROWSER") == "1"


def free_port() -> int:
    """A port on which nobody listens, out of those that systems give nobody of themselves: it is still free when a
    server that was ended is started again."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def run_meadhall(
    *words: str, keys: str = "", cwd: Path = ROOT, timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would, in a process of its own, with `keys` typed in."""
    return subprocess.run(
        [sys.executable, "-m", "meadhall.cli", *words],
        input=keys,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=timeout,
        check=False,
        env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"},
    )


def run_alone(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: once Playwright is up, the thread of the tests has a loop already."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
