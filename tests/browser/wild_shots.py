"""Pictures of the table of Vikings Gone Wild for the docs: `python -m tests.browser.wild_shots [NAME …]`."""

from __future__ import annotations

import sys

from playwright.sync_api import Page

from tests.browser.camera import Way, advised, bots_play, in_french, save, shows, table, take
from tests.browser.kit import DESK, PHONE

SEED = 11


def fresh(page: Page) -> bool:
    """A turn has just begun: a full hand."""
    return shows("[data-question=Turn]")(page) and shows("[data-thing='hand:0'] [data-thing^='card:']", 5)(page)


def desk(page: Page, hall: str) -> None:
    page.goto(table(hall, "wild", 4, SEED))
    bots_play(page, 90)
    advised(page, 40, until=fresh)
    save(page, "wild-table")
    if advised(page, 120, until=shows("[data-question=Muster]")):
        save(page, "wild-attack")


def defence(page: Page, hall: str) -> None:
    page.goto(table(hall, "wild", 4, SEED))
    if advised(page, 300, until=shows("[data-option^='lay:']"), liking="[data-option='buy:cannon']:enabled"):
        save(page, "wild-defence")


def favour(page: Page, hall: str) -> None:
    page.goto(table(hall, "wild", 4, SEED))
    if advised(page, 200, until=shows("[data-question=ChooseFavour]")):
        save(page, "wild-favour")


def light(page: Page, hall: str) -> None:
    page.goto(table(hall, "wild", 3, SEED))
    bots_play(page, 90)
    advised(page, 40, until=fresh)
    save(page, "wild-table-light")


def phone(page: Page, hall: str) -> None:
    page.goto(table(hall, "wild", 3, SEED))
    bots_play(page, 70)
    in_french(page)
    advised(page, 40, until=fresh)
    save(page, "wild-phone")
    page.mouse.wheel(0, 700)
    save(page, "wild-phone-village")


WAYS: dict[str, Way] = {
    "desk": (desk, DESK, "dark"),
    "defence": (defence, DESK, "dark"),
    "favour": (favour, DESK, "dark"),
    "light": (light, DESK, "light"),
    "phone": (phone, PHONE, "dark"),
}

if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
