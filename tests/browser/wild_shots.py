"""Pictures of the table of Vikings Gone Wild for the docs: `python -m tests.browser.wild_shots [NAME …]`.

The player takes the bot's advice.
"""

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
CALM = 900  #: milliseconds for fonts and motion to settle
SEED = 11


def table(hall: str, lang: str = "en", players: int = 4) -> str:
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
    wish = {"game": "wild", "seats": bots, "name": "Astrid", "seed": SEED}
    return f"{hall}{post(f'{hall}/api/tables', wish)['url']}?speed=instant&lang={lang}"


def shows(selector: str, at_least: int = 1) -> Callable[[Page], bool]:
    """Does the page show that, so many times?"""
    return lambda page: page.locator(selector).count() >= at_least


def fresh(page: Page) -> bool:
    """A turn has just begun: a full hand."""
    return shows("[data-question=Turn]")(page) and shows("[data-thing='hand:0'] [data-thing^='card:']", 5)(page)


def advised(page: Page, decisions: int, until: Callable[[Page], bool] = over, liking: str = "no-such-thing") -> bool:
    """Play on as the hint says, or as one likes, until something is shown."""
    for _ in range(decisions):
        wait_for_turn(page)
        if until(page) or over(page):
            return until(page)
        before = version(page)
        chosen = page.locator(liking)
        if not chosen.count():
            page.keyboard.press("h")
            hinted = page.locator("button.hinted")
            chosen = hinted if came(hinted) else page.locator(OPTION)
        chosen.first.click()
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


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall))
    advised(page, 24)
    advised(page, 40, until=fresh)
    save(page, "wild-table")
    if advised(page, 120, until=shows("[data-question=Muster]")):
        save(page, "wild-attack")


def defence(page: Page, hall: str) -> None:
    page.goto(table(hall))
    if advised(page, 300, until=shows("[data-option^='lay:']"), liking="[data-option='buy:cannon']:enabled"):
        save(page, "wild-defence")


def favour(page: Page, hall: str) -> None:
    page.goto(table(hall))
    if advised(page, 200, until=shows("[data-question=ChooseFavour]")):
        save(page, "wild-favour")


def light(page: Page, hall: str) -> None:
    page.goto(table(hall, players=3))
    advised(page, 40)
    advised(page, 40, until=fresh)
    save(page, "wild-table-light")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "fr", players=3))
    advised(page, 30)
    advised(page, 40, until=fresh)
    save(page, "wild-phone")
    page.mouse.wheel(0, 700)
    save(page, "wild-phone-village")


def main(names: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    ways: dict[str, tuple[Callable[[Page, str], None], tuple[int, int], str]] = {
        "desk": (desk, DESK, "dark"),
        "defence": (defence, DESK, "dark"),
        "favour": (favour, DESK, "dark"),
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
