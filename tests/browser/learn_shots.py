"""Pictures of lessons and guides for the docs: `python -m tests.browser.learn_shots [NAME …]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page

from tests.browser.camera import CALM, IMAGES, Way, save, take
from tests.browser.kit import DESK, PHONE, at_rest
from tests.browser.learn_kit import follow, lesson

#: the plate that is shown of each game
PLATES = {"raids": "stow", "wild": "buy", "saga": "lay", "raiders": "raided", "odin": "where"}


class Shown(Exception):
    """The picture is taken: the rest of the lesson is not needed."""


def plate(key: str, name: str, lang: str, page: Page, hall: str) -> None:
    def seen(page: Page, id: str) -> None:
        if id == PLATES[key]:
            at_rest(page)
            save(page, name)
            raise Shown

    page.goto(lesson(hall, key, lang))
    try:
        follow(page, seen)
    except Shown:
        return
    raise LookupError(f"{key} has told no plate {PLATES[key]!r}")


def guide(key: str, name: str, lang: str, page: Page, hall: str) -> None:
    page.goto(f"{hall}/learn/{key}?lang={lang}")
    page.wait_for_selector(".plates .turn")
    page.wait_for_timeout(CALM)
    page.screenshot(path=IMAGES / f"{name}.png", full_page=True)
    print(f"docs/images/{name}.png", flush=True)


def way(
    draw: Callable[[str, str, str, Page, str], None], key: str, name: str, lang: str, size: tuple[int, int]
) -> tuple[str, Way]:
    return name, (partial(draw, key, name, lang), size, "dark")


WAYS: dict[str, Way] = dict(
    [way(guide, key, f"howto-{key}", "en", DESK) for key in PLATES]
    + [way(plate, key, f"coach-{key}", "en", DESK) for key in PLATES]
    + [way(plate, key, f"coach-{key}-phone", "fr", PHONE) for key in ("wild", "saga", "odin")]
    + [way(guide, "saga", "howto-saga-phone", "fr", PHONE)]
)

if __name__ == "__main__":
    take(WAYS, sys.argv[1:])
