"""What the scripts that take pictures of a game's table share. The player takes the bot's advice."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from tests.browser.kit import (
    DESK,
    FLAGS,
    MOVED,
    OPTION,
    PHONE,
    THOUGHT,
    Visitor,
    hall_process,
    insist,
    let_a_bot_sit_in,
    over,
    post,
    version,
    wait_for_turn,
)
from tests.support import ROOT, chromium

IMAGES = ROOT / "docs" / "images"
CALM = 900  #: milliseconds for fonts and motion to settle

#: how to reach the moments, at which size, in which theme
Way = tuple[Callable[[Page, str], None], tuple[int, int], str]


def table(hall: str, game: str, players: int, seed: int, lang: str = "en", **options: str) -> str:
    """The address of Astrid's seat at a new table with bots."""
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
    wish = {"game": game, "seats": bots, "name": "Astrid", "seed": seed, "options": options}
    return f"{hall}{post(f'{hall}/api/tables', wish)['url']}?speed=instant&lang={lang}"


def shows(selector: str, at_least: int = 1) -> Callable[[Page], bool]:
    """Does the page show that, so many times?"""
    return lambda page: page.locator(selector).count() >= at_least


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
            if came(page.locator("[data-hint=nudge]")):
                page.keyboard.press("h")
            hinted = page.locator("button.hinted")
            chosen = hinted if came(hinted) else page.locator(OPTION)
        chosen.first.click()
        insist(page)
        page.wait_for_function(MOVED, arg=before, timeout=60_000)
    wait_for_turn(page)
    return until(page)


#: the match is over, or has come so far that the seat is taken back: at once, since the bots do not wait for a hand
ENOUGH = """moves => {
  if (document.querySelector('[data-over]')) return true;
  if (!(document.querySelector('.slot')?.dataset.version >= moves)) return false;
  const back = [...document.querySelectorAll('button')].find(one => one.textContent.includes('Take your seat back'));
  back?.click();
  return !!back;
}"""


def bots_play(page: Page, moves: int | None = None) -> None:
    """A bot sits in until so many moves have been made, or to the end: quicker than advice for every one of them.
    The page speaks English meanwhile, on a desk."""
    size = page.viewport_size or {"width": DESK[0], "height": DESK[1]}
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    wait_for_turn(page)
    let_a_bot_sit_in(page)
    page.wait_for_function(ENOUGH, arg=moves or 1_000_000, timeout=10 * THOUGHT)
    if moves:
        wait_for_turn(page)
    page.set_viewport_size(size)


def in_french(page: Page) -> None:
    page.goto(page.url.split("?")[0] + "?lang=fr&speed=instant")
    wait_for_turn(page)


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


def take(ways: Mapping[str, Way], names: Sequence[str]) -> None:
    """All pictures, or those that are named."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, hall_process(Path(data)) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names or ways:
            reach, size, theme = ways[name]
            visitor = Visitor(browser, size, color_scheme=theme, has_touch=size == PHONE)
            reach(visitor.page, hall)
            visitor.close()
        browser.close()
