"""Pictures of the Odin table for the docs: `python -m tests.browser.odin_shots [NAME …]`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.camera import Way, advised, bots_play, save, shows, table, take
from tests.browser.kit import DESK, PHONE

PLAYERS, SEED = 3, 11
RAIDS = "[data-option='space:raiding'], [data-option^='space:pillaging'], [data-option='space:build_longship']"


def question(kind: str, avoid: str = "no-such-text") -> Callable[[Page], bool]:
    """A question of that kind, unless the page says `avoid`."""
    return lambda page: shows(f"[data-question={kind}]")(page) and not page.get_by_text(avoid).count()


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    bots_play(page, 110)
    advised(page, 40, until=question("Act"))
    page.locator("[data-table] [data-thing^='space:'][data-stance=glow]").nth(4).hover()
    save(page, "odin-actions")
    page.mouse.move(0, 0)
    page.locator("[data-seat='1']").click()
    save(page, "odin-opponent")
    page.keyboard.press("Escape")
    if advised(page, 120, until=question("At", avoid="Where shall Silver lie?")):
        save(page, "odin-place")
    if advised(page, 120, until=question("Feast")):
        page.locator("[data-option=suggest]").hover()
        save(page, "odin-feast")
    bots_play(page)
    save(page, "odin-score")


def dice(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    if advised(page, 400, shows("[data-loot]", 6), liking=RAIDS):
        save(page, "odin-dice")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    bots_play(page, 90)
    advised(page, 40, until=question("Act"))
    save(page, "odin-phone")
    page.get_by_role("button", name="Boards", exact=True).first.click()
    save(page, "odin-phone-board")
    page.get_by_role("button", name="Actions", exact=True).first.click()
    if advised(page, 120, until=question("At", avoid="Where shall Silver lie?")):
        save(page, "odin-phone-place")


WAYS: dict[str, Way] = {
    "desk": (desk, DESK, "dark"),
    "dice": (dice, DESK, "dark"),
    "phone": (phone, PHONE, "dark"),
}


if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
