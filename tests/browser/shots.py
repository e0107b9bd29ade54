"""Pictures of the real page for the README and the docs: `python -m tests.browser.shots [NAME …]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.kit import (
    DESK,
    FLAGS,
    MOVED,
    OPTION,
    PHONE,
    Visitor,
    hall_process,
    insist,
    over,
    post,
    version,
    wait_for_turn,
)
from tests.support import ROOT, chromium

IMAGES = ROOT / "docs" / "images"
CALM = 700  #: milliseconds for fonts, pictures and motion to settle
SEED = 5


def table(hall: str, players: int = 4, seed: int = SEED) -> str:
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
    made = post(f"{hall}/api/tables", {"game": "raids", "seats": bots, "name": "Astrid", "seed": seed})
    return f"{hall}{made['url']}?speed=instant&lang=en"


def advance(page: Page, decisions: int, liking: str = "", until: str = "") -> None:
    """Play on; options that say `liking` come first; stop at a question of the kind `until`."""
    for _ in range(decisions):
        wait_for_turn(page)
        if over(page) or (until and page.locator(f"[data-question={until}]").count()):
            return
        liked = page.locator(OPTION, has_text=liking) if liking else page.locator("no-such-thing")
        options = liked if liked.count() else page.locator(OPTION)
        before = version(page)
        options.nth(options.count() // 2).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


def home(page: Page, hall: str) -> None:
    for seed in (3, 4):
        page.goto(table(hall, 3, seed))
        advance(page, 6)
    for name, seats in (("Ingrid", ["human", "bot"]), ("Ragna", ["human"])):
        wish = {"game": "raids", "seats": [{"kind": kind} for kind in seats], "name": name, "public": True}
        post(f"{hall}/api/tables", wish)
    page.goto(f"{hall}/?lang=en")
    page.wait_for_selector("#mine li")


def new_table(page: Page, hall: str) -> None:
    page.goto(f"{hall}/?new=raids&lang=en")
    page.wait_for_selector("dialog ol li:nth-child(2)")


def start(page: Page, hall: str) -> None:
    page.goto(table(hall))
    wait_for_turn(page)


def middle(page: Page, hall: str) -> None:
    """Well into the match, with a choice of stops, one of them picked."""
    page.goto(table(hall))
    advance(page, 12)
    for _ in range(20):
        advance(page, 9, until="Sail")
        if page.locator(OPTION).count() >= 6:
            break
        advance(page, 1)
    page.mouse.move(0, 0)
    page.keyboard.press(str(min(4, page.locator(OPTION).count())))


def refusal(page: Page, hall: str) -> None:
    middle(page, hall)
    page.keyboard.press("Escape")
    refused = page.locator("[data-refused]").nth(1).get_attribute("data-refused") or ""
    page.locator(f"[data-table] [data-thing='space:{refused.rpartition(':')[2]}']").click(force=True)


def combat(page: Page, hall: str) -> None:
    """A fight in which one may still retaliate."""
    for seed in range(SEED, SEED + 12):
        page.goto(table(hall, seed=seed))
        advance(page, 12)
        for _ in range(20):
            advance(page, 30, liking="fight", until="Answer")
            if over(page) or page.locator(OPTION).count() > 1:
                break
            advance(page, 1)
        if not over(page):
            return


def podium(page: Page, hall: str) -> None:
    page.goto(table(hall))
    advance(page, 400)


def replay(page: Page, hall: str) -> None:
    podium(page, hall)
    link = page.locator("a[href^='/replay/']").get_attribute("href")
    page.goto(f"{hall}{link}?at=70&lang=en")
    page.wait_for_selector("[data-table] [data-thing]")


def rules(page: Page, hall: str) -> None:
    page.goto(f"{hall}/rules/raids?lang=en#RAIDS-6.7")
    page.wait_for_selector("main li")


def default_table(page: Page, hall: str) -> None:
    page.goto(f"{hall}/play/brandubh?lang=en&seed=4&bots=random&speed=instant")
    advance(page, 4)
    page.locator("[data-table] [data-stance=glow]").first.click()


Shot = tuple[Callable[[Page, str], None], tuple[int, int], str]
SHOTS: dict[str, Shot] = {
    "home": (home, DESK, "dark"),
    "home-light": (home, DESK, "light"),
    "home-phone": (home, PHONE, "dark"),
    "new-table": (new_table, DESK, "dark"),
    "raids-start": (start, DESK, "dark"),
    "raids-table": (middle, DESK, "dark"),
    "raids-table-light": (middle, DESK, "light"),
    "raids-refusal": (refusal, DESK, "dark"),
    "raids-combat": (combat, DESK, "dark"),
    "raids-podium": (podium, DESK, "dark"),
    "raids-phone": (middle, PHONE, "dark"),
    "replay": (replay, DESK, "dark"),
    "rules": (rules, DESK, "dark"),
    "brandubh": (default_table, DESK, "dark"),
}


def take(browser: Browser, hall: str, name: str) -> None:
    reach, size, theme = SHOTS[name]
    visitor = Visitor(browser, size, color_scheme=theme, has_touch=size == PHONE)
    reach(visitor.page, hall)
    visitor.page.wait_for_timeout(CALM)
    visitor.page.screenshot(path=IMAGES / f"{name}.png")
    visitor.close()
    print(f"docs/images/{name}.png")


def main(names: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names or SHOTS:
            game = ROOT / "examples" / "brandubh.py" if name == "brandubh" else None
            with tempfile.TemporaryDirectory() as data, hall_process(Path(data), game) as hall:
                take(browser, hall, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
