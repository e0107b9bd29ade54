"""A hall to test against, and a robot that plays through the real page."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.support import ROOT, free_port

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = (1280, 800)
PHONE = (390, 844)
NARROW = (360, 740)
ANSWER = 60_000  #: milliseconds in which something has to happen, on a busy machine
THOUGHT = 180_000  #: milliseconds in which the bots have played all their turns, on a busy machine
#: what is there to choose; what the table answers by itself is not waited for
OPTION = "[data-option]:enabled:visible:not([data-auto] *)"
MOVED = "v => document.querySelector('[data-over]') || document.querySelector('[data-table]')?.dataset.version !== v"


STILL = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


@contextmanager
def hall_process(data: Path, game: Path | None = ROOT / "examples" / "brandubh.py") -> Iterator[str]:
    """A real server, with a game of one's own beside the built-in ones; yields its address."""
    port = free_port()
    words = ["serve", "--no-open", "--port", str(port), "--data", str(data)]
    words += ["--game", str(game)] if game else []
    process = subprocess.Popen(
        [sys.executable, "-m", "meadhall.cli", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield _ready(f"http://127.0.0.1:{port}", process)
    finally:
        process.terminate()
        process.wait(timeout=120)


def _ready(url: str, process: subprocess.Popen[bytes]) -> str:
    for _ in range(1200):
        if process.poll() is not None:
            raise RuntimeError(f"the hall ended at once with {process.returncode}")
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=2):
                return url
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the hall does not answer")


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, data=json.dumps(body).encode(), headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


class Visitor:
    """One person's browser: a page of its own, and everything its console complained about."""

    def __init__(self, browser: Browser, size: tuple[int, int], **how: Any) -> None:
        width, height = size
        self._context = browser.new_context(viewport={"width": width, "height": height}, **how)
        self._context.set_default_timeout(ANSWER)
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def close(self) -> None:
        self._context.close()


def sit_down(pages: Sequence[Page], urls: Sequence[str], words: str = "lang=en") -> None:
    """People come to a table, each by their link; at a table for practice they are told so first."""
    for page, url in zip(pages, urls, strict=True):
        page.goto(f"{url}?{words}")
        here = page.locator("[data-gathering], [data-table] [data-thing], [data-luck=known] button").first
        here.wait_for(state="attached")
        if page.locator("[data-luck=known] button").count():
            page.locator("[data-luck=known] button").click()
            expect(page.locator("[data-luck=known] button")).to_have_count(0)


def version(page: Page) -> str:
    return page.locator("[data-table]").get_attribute("data-version") or ""


def at_version(page: Page, wanted: str) -> None:
    """Wait until the page shows the table after that many moves."""
    page.wait_for_function("v => document.querySelector('[data-table]')?.dataset.version === v", arg=wanted)


def over(page: Page) -> bool:
    return page.locator("[data-over=true]").count() > 0


def wait_for_turn(page: Page) -> None:
    """Wait until something is asked or all is over; what a round has brought is put away."""
    plate = page.locator("[data-plate]")
    page.wait_for_selector(f"{OPTION}, [data-over=true], [data-plate]", timeout=THOUGHT)
    while plate.count():
        page.keyboard.press("Space")
        plate.wait_for(state="detached")
        page.wait_for_selector(f"{OPTION}, [data-over=true], [data-plate]", timeout=THOUGHT)


def insist(page: Page) -> None:
    """Where the page asks once more before it does what was chosen: yes. On a phone it does so for every option."""
    chosen = page.locator(".prompt.phone [data-option].picked")
    if chosen.count():
        chosen.first.click()
    if page.locator("[data-sure]").count():
        page.locator("[data-sure]").click()


def play_by_clicks(page: Page, limit: int = 400) -> int:
    """Click options until the match is over; every click must bring the match on. Gives the number of clicks."""
    for clicks in range(limit):
        wait_for_turn(page)
        if over(page):
            return clicks
        before = version(page)
        options = page.locator(OPTION)
        options.nth(clicks * 7 % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError(f"the match is not over after {limit} decisions")


def play_by_keys(page: Page, limit: int = 400) -> int:
    """A number or a letter selects, Enter confirms; nothing else is touched."""
    for presses in range(limit):
        wait_for_turn(page)
        if over(page):
            return presses
        before = version(page)
        listed, exits = page.locator(f".list {OPTION}").count(), page.locator(".exit .key").all_inner_texts()
        keys = [*"123456789"[:listed], *exits]
        page.keyboard.press(keys[presses * 7 % len(keys)].lower())
        page.keyboard.press("Enter")
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError(f"the match is not over after {limit} decisions")


def let_a_bot_sit_in(page: Page) -> None:
    """Leave the table to a bot, as somebody who means it."""
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Let a bot sit in for me").click()


def at_rest(page: Page) -> None:
    """Wait until all that moves or fades for a while has come to its end: colours are judged after that."""
    page.wait_for_timeout(300)
    page.wait_for_function(STILL)


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
