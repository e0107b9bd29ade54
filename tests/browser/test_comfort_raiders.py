"""Comfort at the table of Viking Raiders: the hand stays in view, a purchase is two clicks, what is lost is said
before, rivals stand where they can be raided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    MOVED,
    NARROW,
    PHONE,
    at_rest,
    insist,
    sideways,
    version,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser
TABLET = (820, 1180)
SMALL = pytest.mark.parametrize("size", [PHONE, NARROW, TABLET], ids=["phone", "narrow", "tablet"])
RAID = ", ".join(f"[data-option^='play:'][data-option*=':{category}']" for category in ("navy", "clan", "loot"))


def sit(page: Page, hall: str, seed: int = 1, players: int = 3, lang: str = "en", speed: str = "instant") -> None:
    query = f"players={players}&lang={lang}&seed={seed}&first=host&bots=greedy&speed={speed}"
    page.goto(f"{hall}/play/raiders?{query}")
    wait_for_turn(page)
    page.wait_for_selector("[data-table] .card")


def go_on(page: Page) -> None:
    """End the turn, or let pass, and wait until asked again."""
    before = version(page)
    page.locator("[data-option='end'], [data-option='pass'], [data-option]").first.click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


@SMALL
def test_the_hand_stays_in_view_as_counted_stacks(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall)
    dock = page.locator("[data-dock]")
    for down in (0, 400, 4000):
        page.evaluate(f"scrollTo(0, {down})")
        expect(dock.locator(".card").first).to_be_in_viewport(ratio=0.95)
        expect(dock.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=0.95)
    held = sum(int(number) for number in dock.locator(".stack > b").all_inner_texts())
    held += dock.locator(".cards > .holder").count()
    expect(dock.locator("h3")).to_have_text(re.compile(f"Hand {held}", re.IGNORECASE))
    assert sideways(page) == 0


def test_a_tap_on_a_phone_shows_what_pays_and_the_button_at_the_thumb_buys(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    sit(page, hall)
    card = page.locator(".market [data-stance='glow']").first
    thing = card.get_attribute("data-thing")
    card.tap()
    expect(page.locator("[data-dock] .badged").first).to_contain_text("pays")
    before = version(page)
    page.locator("[data-dock] .do").tap()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(f".own [data-thing='{thing}']")).to_be_attached()


def test_on_a_phone_a_raid_that_is_pointed_at_shows_whom_it_can_be_aimed_at(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    sit(page, hall, seed=3)  # two bots answer in an order that is not always the same: it may take a while
    while not page.locator(RAID).count():
        go_on(page)
    expect(page.locator(".rivals .line")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    page.locator("[data-dock] [data-thing^='card:']", has_text="Raid").first.tap()
    target = page.locator(".rivals .chip[data-stance='glow']").first
    expect(target).to_be_visible()
    target.tap()
    expect(page.locator("[data-dock] .do")).to_be_visible()


def test_what_a_trade_costs_is_said_before_and_what_loses_points_does_not_glow(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, seed=11, players=2)
    page.locator(".market .holder:has(.card.detour)").first.hover()
    expect(page.locator(".prompt .preview")).to_contain_text("Trades for")
    assert page.locator(".hand .badged", has_text="traded").count() >= 2
    for loss in page.locator(".market .place:has(.card.glow, .card.detour)").all():
        loss.locator(".holder").hover()
        steps = re.findall(r"(\d+) → (\d+)", page.locator(".prompt .preview").inner_text())
        assert sum(int(to) - int(since) for since, to in steps) >= 0


COUNT_RESULTS = """() => { window.results = 0; new MutationObserver((all) => { for (const { addedNodes } of all)
  for (const node of addedNodes) if (node.matches?.('.over')) window.results += 1;
}).observe(document.body, { childList: true, subtree: true }); }"""


def test_the_result_of_a_raid_is_shown_and_goes_by_itself(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, seed=3, players=2, speed="fast")
    page.evaluate(COUNT_RESULTS)
    for _ in range(12):
        if page.evaluate("window.results"):
            break
        go_on(page)
    assert page.evaluate("window.results") > 0
    expect(page.locator(".raiders .over")).to_have_count(0)


def test_with_many_rivals_their_figures_fit_into_the_strip(hall: str, visit: Open) -> None:
    page = visit(NARROW, has_touch=True).page
    sit(page, hall, seed=2, players=5, lang="fr")
    fits = "all => all.every((one) => one.scrollWidth <= one.clientWidth + 1)"
    assert page.locator("[data-strip] .own p").evaluate_all(fits)
    assert sideways(page) == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@SMALL
def test_axe_finds_no_serious_fault(hall: str, visit: Open, theme: str, size: tuple[int, int]) -> None:
    page = visit(size, color_scheme=theme, reduced_motion="reduce", has_touch=True).page
    sit(page, hall)
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
