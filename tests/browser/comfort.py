"""What tests of comfort share: every game, every size, sitting down, playing on, and what a page may not have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.kit import MOVED, OPTION, at_rest, insist, version, wait_for_turn
from tests.browser.test_pages import AXE, GRAVE

GAMES = pytest.mark.parametrize("game", ["odin", "raiders", "raids", "saga", "wild"])
WIDE, LOW, TABLET, PHONE, NARROW = (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740)
SIZES = pytest.mark.parametrize(
    "size", [WIDE, LOW, TABLET, PHONE, NARROW], ids=["wide", "low", "tablet", "phone", "narrow"]
)
COLUMN = 899  #: up to here one column


def by_hand(size: tuple[int, int]) -> bool:
    """Is a screen of this size one that is touched?"""
    return size[0] <= COLUMN


def sit(page: Page, hall: str, game: str = "raids", speed: str = "instant", **words: str) -> None:
    query = "&".join(f"{key}={value}" for key, value in {"lang": "en", "seed": "5", "players": "3", **words}.items())
    page.goto(f"{hall}/play/{game}?{query}&bots=greedy&speed={speed}")
    wait_for_turn(page)


def play(page: Page, decisions: int) -> None:
    for turn in range(decisions):
        wait_for_turn(page)
        before, options = version(page), page.locator(OPTION)
        options.nth(turn % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


def clean(page: Page) -> None:
    """No serious fault of accessibility."""
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
