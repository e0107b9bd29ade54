"""Pictures of the Saga table for the docs: `python -m tests.browser.saga_shots [NAME …]`."""

from __future__ import annotations

import sys

from playwright.sync_api import Page

from tests.browser.camera import Way, advised, bots_play, in_french, save, shows, table, take
from tests.browser.kit import DESK, PHONE

SEED = 12
GLOWING = "[data-area=hand] [data-stance=glow]"


def choosing(page: Page) -> None:
    """A few cards are out, and one of the hand is picked."""
    advised(page, 40, until=shows("[data-question=Lay]"))
    advised(page, 2)
    advised(page, 40, until=shows("[data-question=Lay]"))
    page.locator(GLOWING).nth(1).click()


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall, "saga", 3, SEED))
    bots_play(page, 60)
    advised(page, 40, until=shows("[data-question=Buy]"))
    save(page, "saga-market")
    choosing(page)
    save(page, "saga-table")
    advised(page, 40, until=shows("[data-question=LeaveOrStay]"))
    save(page, "saga-reveal")
    bots_play(page)
    save(page, "saga-podium")


def light(page: Page, hall: str) -> None:
    page.goto(table(hall, "saga", 4, SEED))
    bots_play(page, 40)
    choosing(page)
    save(page, "saga-light")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "saga", 3, SEED))
    bots_play(page, 40)
    in_french(page)
    choosing(page)
    save(page, "saga-phone")


WAYS: dict[str, Way] = {
    "desk": (desk, DESK, "dark"),
    "light": (light, DESK, "light"),
    "phone": (phone, PHONE, "dark"),
}

if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
