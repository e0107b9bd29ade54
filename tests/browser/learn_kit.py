"""Somebody who does in a lesson what the coach asks for, and elsewhere anything."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.kit import MOVED, OPTION, THOUGHT, insist, over, post, version

PLATE = "[data-coach]"
PILL = "[data-coach-pill]"
#: something to do: a plate, a question, what a round has brought, or nothing more
ANYTHING = f"{PLATE}, {OPTION}, [data-over=true], [data-plate]"

Seen = Callable[[Page, str], None]


def lesson(hall: str, game: str, lang: str) -> str:
    """The address of the learner's seat at a new lesson."""
    made = post(f"{hall}/api/tables", {"game": game, "seats": [], "name": "Astrid", "lesson": True})
    return f"{hall}{made['url']}?speed=instant&lang={lang}"


def follow(page: Page, seen: Seen, limit: int = 300) -> list[str]:
    """Go through a lesson; `seen` is called at every plate. Gives the names of the plates, in their order."""
    told: list[str] = []
    page.wait_for_selector(f"{PLATE}, {PILL}")
    for step in range(limit):
        page.wait_for_selector(ANYTHING, timeout=THOUGHT)
        plate = page.locator(PLATE)
        if plate.count():
            told.append(str(plate.get_attribute("data-coach")))
            seen(page, told[-1])
            _obey(page)
        elif page.locator("[data-plate]").count():
            page.keyboard.press("Space")
            page.locator("[data-plate]").wait_for(state="detached")
        elif over(page) or not page.locator(PILL).count():
            return told
        else:
            _choose(page, page.locator(OPTION).nth(step * 7 % page.locator(OPTION).count()))
    raise AssertionError(f"the lesson is not over after {told}")


def _obey(page: Page) -> None:
    """Go on, or do what is asked."""
    plate = page.locator(PLATE)
    if plate.get_attribute("data-waits") is None:
        words = plate.locator(".text").inner_text()
        plate.locator("[data-next]").click()
        expect(page.locator(f"{PLATE} .text").get_by_text(words, exact=True)).to_have_count(0)
    else:
        wanted = str(plate.get_attribute("data-want")).split()
        shown = page.locator(OPTION).evaluate_all("all => all.map(one => one.dataset.option)")
        _choose(page, page.locator(OPTION).nth(next(n for n, id in enumerate(shown) if id in wanted)))


def _choose(page: Page, option: Locator) -> None:
    before = version(page)
    option.click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)
