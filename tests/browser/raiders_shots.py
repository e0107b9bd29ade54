"""Pictures of the table of Viking Raiders for the docs: `python -m tests.browser.raiders_shots [NAME …]`."""

from __future__ import annotations

import sys

from playwright.sync_api import Page

from tests.browser.camera import Way, advised, bots_play, in_french, save, shows, table, take
from tests.browser.kit import DESK, PHONE

SEED = 11
TURN = shows("[data-question=Main]")
PURCHASE = ".prompt .list [data-option^='buy:']"
DETOUR = ".market .place:has(.card.detour)"


def a_choice(page: Page) -> bool:
    """A turn of one's own in which something can be bought."""
    return TURN(page) and shows(f"{PURCHASE}:not(:has-text('trading'))")(page)


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall, "raiders", 4, SEED, first="host"))
    bots_play(page, 60)
    advised(page, 40, until=a_choice)
    page.locator(f"{PURCHASE}:not(:has-text('trading'))").first.hover()
    save(page, "raiders-table")
    page.mouse.move(0, 0)
    if advised(page, 60, until=lambda page: TURN(page) and shows(DETOUR)(page)):
        page.locator(f"{PURCHASE}:has-text('trading')").first.hover()
        save(page, "raiders-trade")


def raid(page: Page, hall: str) -> None:
    """Somebody raids, and one holds an answer."""
    for seed in range(SEED, SEED + 8):
        page.goto(table(hall, "raiders", 3, seed))
        if advised(page, 80, until=shows("[data-question=Window]"), liking="[data-option=end]:enabled"):
            save(page, "raiders-raid")
            return


def refusal(page: Page, hall: str) -> None:
    page.goto(table(hall, "raiders", 3, SEED, first="host"))
    bots_play(page, 30)
    advised(page, 40, until=TURN)
    page.locator(".market .place:has(.cannot) .card").first.click(force=True)
    save(page, "raiders-refusal")


def arctic(page: Page, hall: str) -> None:
    page.goto(table(hall, "raiders", 2, SEED, arctic="on", chiefs="on"))
    bots_play(page, 16)
    advised(page, 40, until=TURN)
    save(page, "raiders-arctic-light")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "raiders", 3, SEED, first="host"))
    bots_play(page, 50)
    in_french(page)
    advised(page, 40, until=a_choice)
    page.locator(".market [data-stance=glow]").first.tap()
    save(page, "raiders-phone")


WAYS: dict[str, Way] = {
    "desk": (desk, DESK, "dark"),
    "raid": (raid, DESK, "dark"),
    "refusal": (refusal, DESK, "light"),
    "arctic": (arctic, DESK, "light"),
    "phone": (phone, PHONE, "dark"),
}

if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
