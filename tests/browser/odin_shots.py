"""Pictures of the Odin table for the docs: `python -m tests.browser.odin_shots [NAME …]`."""

from __future__ import annotations

import sys

from playwright.sync_api import Page

from tests.browser import camera
from tests.browser.camera import Way, save, shows, table, take
from tests.browser.kit import DESK, MOVED, PHONE, over, version, wait_for_turn

PLAYERS, SEED = 3, 11
RAIDS = "[data-option='space:raiding'], [data-option^='space:pillaging'], [data-option='space:build_longship']"


def advised(page: Page, decisions: int, until: str = "", avoid: str = "") -> bool:
    """Play on as the hint says; stop at a question of the kind `until`, unless the page says `avoid`."""
    for _ in range(decisions):
        wait_for_turn(page)
        if over(page):
            return False
        unwanted = avoid and page.get_by_text(avoid).count()
        if until and page.locator(f"[data-question={until}]").count() and not unwanted:
            return True
        before = version(page)
        page.keyboard.press("h")
        page.locator("button.hinted").first.wait_for(timeout=60_000)
        page.locator("button.hinted").first.click()
        page.wait_for_function(MOVED, arg=before, timeout=60_000)
    wait_for_turn(page)
    return False


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    advised(page, 70)
    advised(page, 40, until="Act")
    page.locator("[data-table] [data-thing^='space:'][data-stance=glow]").nth(4).hover()
    save(page, "odin-actions")
    page.mouse.move(0, 0)
    page.locator("[data-seat='1']").click()
    save(page, "odin-opponent")
    page.keyboard.press("Escape")
    if advised(page, 120, until="At", avoid="Where shall Silver lie?"):
        save(page, "odin-place")
    if advised(page, 120, until="Feast"):
        page.locator("[data-option=suggest]").hover()
        save(page, "odin-feast")
    advised(page, 1000)
    save(page, "odin-score")


def dice(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    if camera.advised(page, 400, shows("[data-loot]", 6), liking=RAIDS):
        save(page, "odin-dice")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "odin", PLAYERS, SEED))
    advised(page, 50)
    advised(page, 40, until="Act")
    save(page, "odin-phone")
    page.get_by_role("button", name="Boards", exact=True).first.click()
    save(page, "odin-phone-board")
    page.get_by_role("button", name="Actions", exact=True).first.click()
    if advised(page, 120, until="At", avoid="Where shall Silver lie?"):
        save(page, "odin-phone-place")


WAYS: dict[str, Way] = {
    "desk": (desk, DESK, "dark"),
    "dice": (dice, DESK, "dark"),
    "phone": (phone, PHONE, "dark"),
}


if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
