"""Replay, rules, sources; nothing sticks out; everybody can read it."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    DESK,
    NARROW,
    OPTION,
    Visitor,
    at_rest,
    at_version,
    play_by_clicks,
    sideways,
    version,
    wait_for_turn,
)
from tests.support import ROOT

pytestmark = pytest.mark.browser
AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = """() => axe.run().then(({ violations }) => violations
  .filter((fault) => ['serious', 'critical'].includes(fault.impact))
  .map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' | ').slice(0, 600)}`))"""


@pytest.fixture(scope="module")
def played(hall: str, browser: Browser) -> Iterator[str]:
    """The replay of a finished match."""
    visitor = Visitor(browser, DESK)
    visitor.page.goto(f"{hall}/play/raids?players=2&lang=en&seed=9&bots=greedy&speed=instant")
    play_by_clicks(visitor.page)
    replay = visitor.page.locator("a[href^='/replay/']").get_attribute("href")
    yield f"{hall}{replay}"
    visitor.close()


def length(hall: str, played: str) -> int:
    """How many moves the finished match has."""
    with urllib.request.urlopen(f"{hall}/api/tables/{played.rsplit('/', 1)[1]}/replay?lang=en", timeout=10) as answer:
        moves: int = json.load(answer)["of"]
        return moves


def address(hall: str, played: str, name: str) -> str:
    places = {
        "home": f"{hall}/?",
        "new table": f"{hall}/?new=raids",
        "table": f"{hall}/play/raids?players=4&seed=5&bots=greedy&speed=instant",
        "default table": f"{hall}/play/brandubh?seed=5&bots=greedy&speed=instant",
        "replay": f"{played}?at=30",
        "podium": f"{played}?at={length(hall, played)}",
        "rules": f"{hall}/rules/raids?",
        "sources": f"{hall}/sources/raids?",
        "credits": f"{hall}/credits?",
    }
    return places[name]


READY = {
    "home": "a[href='/?new=raids']",
    "new table": "dialog button[type=submit]",
    "table": OPTION,
    "default table": OPTION,
    "replay": "[data-table] [data-thing]",
    "podium": "[data-over]",
    "rules": "main li",
    "sources": "main table",
    "credits": "main table",
}
EVERY = pytest.mark.parametrize("name", READY)


def reach(page: Page, hall: str, played: str, name: str, words: str) -> None:
    page.goto(f"{address(hall, played, name)}&lang=en{words}")
    page.wait_for_selector(READY[name])


@EVERY
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault(hall: str, played: str, visit: Open, name: str, theme: str) -> None:
    page = visit(DESK, color_scheme=theme, reduced_motion="reduce").page
    reach(page, hall, played, name, "")
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []


@EVERY
def test_nothing_scrolls_sideways_at_360_pixels(hall: str, played: str, visit: Open, name: str) -> None:
    page = visit(NARROW, has_touch=True).page
    reach(page, hall, played, name, "")
    assert sideways(page) == 0


def test_a_moment_is_shared_by_its_link(played: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{played}?at=30&lang=en")
    page.wait_for_selector("[data-table] [data-thing]")
    assert version(page) == "30"
    page.keyboard.press("ArrowRight")
    at_version(page, "31")
    assert page.url.endswith("at=31")
    friend = visit().page
    friend.goto(page.url)
    friend.wait_for_selector("[data-table] [data-thing]")
    assert version(friend) == "31"


def test_the_scrub_bar_and_the_marks_jump(played: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{played}?at=5&lang=en")
    page.wait_for_selector("[data-table] [data-thing]")
    page.get_by_label("Moment").fill("12")
    at_version(page, "12")
    page.locator(".marks button").nth(1).click()
    page.wait_for_function("() => document.querySelector('[data-table]').dataset.version > 12")


def test_a_replay_is_played_on_at_a_new_table(played: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{played}?at=5&lang=en")
    page.wait_for_selector("[data-table] [data-thing]")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    wait_for_turn(page)
    expect(page.locator(OPTION)).not_to_have_count(0)


def test_a_rule_has_a_link_and_is_found_by_its_words(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/rules/raids?lang=en#RAIDS-6.7")
    expect(page.locator("[id='RAIDS-6.7']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("monster strength")
    expect(page.locator("[id='RAIDS-6.7']")).to_have_count(0)
    expect(page.locator("main li")).not_to_have_count(0)


def test_finished_and_running_tables_wait_at_home(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/brandubh?lang=en&seed=5&bots=greedy&speed=instant")
    wait_for_turn(page)
    page.goto(f"{hall}/?lang=en")
    row = page.locator("#mine li").first
    expect(row).to_contain_text("your turn")
    row.get_by_role("link").click()
    wait_for_turn(page)


@pytest.mark.parametrize(("lang", "tag"), [("en", "Cannot be opened"), ("fr", "Ne s’ouvre pas")])
@pytest.mark.parametrize("size", [DESK, NARROW])
def test_a_table_that_cannot_be_opened_is_listed_with_the_whole_reason(
    hall: str, visit: Open, lang: str, tag: str, size: tuple[int, int]
) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/raids?players=2&lang={lang}&speed=instant")
    page.wait_for_selector(OPTION)
    why = "It was played under version 1 of the rules; this hall has version 2, which cannot go on from it. " * 2

    def spoilt(route: Route) -> None:
        rows = route.fetch().json()
        route.fulfill(json=[{**row, "lost": why, "status": "", "your_turn": False} for row in rows])

    page.route("**/api/tables/mine*", spoilt)
    page.goto(f"{hall}/?lang={lang}")
    row = page.locator("#mine li").first
    expect(row).to_contain_text(tag)
    expect(row).to_contain_text(why.strip())
    expect(row.locator("a")).to_have_count(0)
    assert row.locator(".words").evaluate("words => words.scrollHeight <= words.clientHeight + 1"), "nothing is cut off"
    assert not sideways(page)
