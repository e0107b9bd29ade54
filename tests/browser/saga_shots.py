"""Pictures of the Saga table for the docs: `python -m tests.browser.saga_shots`. The player takes the bot's advice."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from tests.browser.kit import (
    DESK,
    FLAGS,
    MOVED,
    OPTION,
    PHONE,
    Visitor,
    hall_process,
    over,
    post,
    version,
    wait_for_turn,
)
from tests.support import ROOT, chromium

IMAGES = ROOT / "docs" / "images"
CALM = 700  #: milliseconds for fonts and motion to settle
SEED = 12
GLOWING = "[data-area=hand] [data-stance=glow]"


def table(hall: str, lang: str = "en", players: int = 3, **options: str) -> str:
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
    wish = {"game": "saga", "seats": bots, "name": "Astrid", "seed": SEED, "options": options}
    return f"{hall}{post(f'{hall}/api/tables', wish)['url']}?speed=instant&lang={lang}"


def advised(page: Page, decisions: int, until: str = "") -> bool:
    """Play on as the hint says; stop at a question of the kind `until`."""
    for _ in range(decisions):
        wait_for_turn(page)
        if over(page):
            return False
        if until and page.locator(f"[data-question={until}]").count():
            return True
        before = version(page)
        page.keyboard.press("h")
        hinted = page.locator("button.hinted")
        (hinted if came(hinted) else page.locator(OPTION)).first.click()
        page.wait_for_function(MOVED, arg=before, timeout=60_000)
    wait_for_turn(page)
    return False


def came(hinted: Locator) -> bool:
    """Did the bot answer before the question passed?"""
    try:
        hinted.first.wait_for(timeout=5_000)
    except TimeoutError:
        return False
    return True


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(CALM)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png", flush=True)


def choosing(page: Page) -> None:
    """A few cards are out, and one of the hand is picked."""
    advised(page, 40, until="Lay")
    advised(page, 2)
    advised(page, 40, until="Lay")
    page.locator(GLOWING).nth(1).click()


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall))
    advised(page, 30)
    advised(page, 40, until="Buy")
    save(page, "saga-market")
    choosing(page)
    save(page, "saga-table")
    advised(page, 40, until="LeaveOrStay")
    save(page, "saga-reveal")
    advised(page, 400)
    save(page, "saga-podium")


def light(page: Page, hall: str) -> None:
    page.goto(table(hall, players=4))
    advised(page, 20)
    choosing(page)
    save(page, "saga-light")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "fr"))
    advised(page, 20)
    choosing(page)
    save(page, "saga-phone")


def main(names: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    ways: dict[str, tuple[Callable[[Page, str], None], tuple[int, int], str]] = {
        "desk": (desk, DESK, "dark"),
        "light": (light, DESK, "light"),
        "phone": (phone, PHONE, "dark"),
    }
    with tempfile.TemporaryDirectory() as data, hall_process(Path(data)) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names or ways:
            reach, size, theme = ways[name]
            visitor = Visitor(browser, size, color_scheme=theme, has_touch=size == PHONE)
            reach(visitor.page, hall)
            visitor.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
