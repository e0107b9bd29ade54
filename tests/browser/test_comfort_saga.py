"""Comfort at the table of Vikings Saga: the reveal is a scene, the hand never goes, no card is in two places."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.comfort import LOW, NARROW, PHONE, sit
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, THOUGHT, insist, version, wait_for_turn
from tests.browser.test_saga import settled, two_people

pytestmark = pytest.mark.browser
LAY = "[data-question=Lay]"


def to_lay(page: Page) -> None:
    """Play on until a card is to be laid."""
    for _ in range(12):
        wait_for_turn(page)
        if page.locator(LAY).count():
            return
        before = version(page)
        page.locator(OPTION).first.click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError("no card to lay in 12 decisions")


def lay(page: Page) -> None:
    before = version(page)
    page.locator(f"{LAY} [data-option]:enabled:visible").first.click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)


#: how far the reveal has come whenever something of it changes
WATCH = """() => { window.moments = []; const note = () => { const all = [...document.querySelectorAll('[data-moment]')]
  .map((one) => one.dataset.moment).join(); if (all && all !== window.moments.at(-1)) window.moments.push(all); };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true }); }"""


def test_cards_are_turned_over_and_land_one_after_another_with_from_and_to(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "saga", speed="normal")
    to_lay(page)
    page.evaluate(WATCH)
    lay(page)
    page.wait_for_function("() => window.moments.some((one) => one.startsWith('now,next'))", timeout=THOUGHT)
    page.wait_for_function("() => window.moments.some((one) => one.startsWith('over,now'))", timeout=THOUGHT)
    expect(page.locator("[data-area=stage] [data-landing]")).to_have_count(3)
    expect(page.locator("[data-area=stage] .at").first).to_contain_text("→")
    expect(page.locator("[data-area=hand] .card").first).to_be_visible()


def test_the_reveal_is_skipped_by_a_key(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "saga", speed="slow")
    to_lay(page)
    lay(page)
    page.wait_for_function("() => document.querySelector('[data-moment=next]')", timeout=THOUGHT)
    page.keyboard.press("Space")
    expect(page.locator("[data-moment=next]")).to_have_count(0, timeout=1000)


def test_a_reload_does_not_play_the_reveal_again(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "saga")
    to_lay(page)
    lay(page)
    wait_for_turn(page)
    page.goto(page.url.split("?")[0] + "?speed=normal&lang=en")
    wait_for_turn(page)
    assert page.locator("[data-moment=next]").count() == 0


def test_the_own_card_says_that_it_is_laid_and_the_hand_stays(hall: str, visit: Open) -> None:
    mine, _ = settled([visit().page, visit().page], *two_people(hall))
    cards = mine.locator("[data-area=hand] .card").count()
    lay(mine)
    expect(mine.locator("[data-area=hand] .laid .tag")).to_have_text("laid")
    assert mine.locator("[data-area=hand] .card").count() == cards


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_on_a_phone_no_card_is_drawn_in_two_places_and_the_hand_stays_in_view(
    hall: str, visit: Open, size: tuple[int, int]
) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "saga")
    for _ in range(10):
        wait_for_turn(page)
        cards = page.locator("[data-table] [data-thing^='card:']:visible").evaluate_all(
            "all => all.map((one) => one.dataset.thing)"
        )
        assert [id for id, times in Counter(cards).items() if times > 1] == []
        page.evaluate("scrollTo(0, 3000)")
        expect(page.locator("[data-dock]")).to_be_in_viewport(ratio=0.9)
        page.evaluate("scrollTo(0, 0)")
        before = version(page)
        page.locator(OPTION).first.click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)


def test_on_a_low_window_nothing_lies_over_the_numbers_of_the_board(hall: str, visit: Open) -> None:
    page = visit(LOW).page
    sit(page, hall, "saga")
    to_lay(page)
    row = page.locator("[data-table] .row .cards").bounding_box()
    numbers = page.locator("[data-table] .space .no").first.bounding_box()
    assert row is not None
    assert numbers is not None
    assert row["y"] + row["height"] <= numbers["y"] + 1


def test_a_card_that_is_lifted_is_not_cut(hall: str, visit: Open) -> None:
    page = visit(LOW).page
    sit(page, hall, "saga")
    to_lay(page)
    card = page.locator("[data-area=hand] [data-stance=glow]").first
    card.hover()
    top, edge = card.locator(".card").bounding_box(), page.locator("[data-area=hand] .hand").bounding_box()
    assert top is not None
    assert edge is not None
    assert top["y"] >= edge["y"]
