"""Comfort at the table of Vikings Gone Wild: the hand stays in view, shelves say names and prices, Missions have
buttons of their own, a purchase is two clicks and can be taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    DESK,
    MOVED,
    NARROW,
    OPTION,
    PHONE,
    at_rest,
    at_version,
    insist,
    sideways,
    version,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser
TABLET = (820, 1180)
LOW = (1280, 720)
SEED = 33  #: the host begins, holds the Mission "Strategy" (buy a Unit) and can pay an Elf Archer
FOUR = 14  #: the host begins a match of four
SMALL = pytest.mark.parametrize("size", [PHONE, NARROW, TABLET], ids=["phone", "narrow", "tablet"])
#: do any two of these boxes overlap?
OVERLAP = """all => { const boxes = all.map((one) => { const range = document.createRange();
  range.selectNodeContents(one); return range.getBoundingClientRect(); });
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)); }"""
#: by how much the table is higher than its place
CUT = "document.querySelector('.wild').scrollHeight - document.querySelector('.wild').clientHeight"


def sit(page: Page, hall: str, lang: str = "en", players: int = 3) -> None:
    seed = SEED if players == 3 else FOUR
    page.goto(f"{hall}/play/wild?players={players}&lang={lang}&seed={seed}&bots=greedy&speed=instant")
    wait_for_turn(page)
    page.wait_for_selector("[data-thing='hand:0'] .card")


def moved(page: Page, before: str) -> None:
    page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


def choose(page: Page, option: str) -> None:
    before = version(page)
    page.locator(f'[data-option="{option}"]').first.click()
    insist(page)
    moved(page, before)


@SMALL
def test_hand_and_purse_stay_in_view_however_far_one_scrolls(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall)
    for down in (0, 400, 4000):
        page.evaluate(f"scrollTo(0, {down})")
        for part in ("[data-thing='hand:0'] .card", "[data-thing='purse:beer']", "[data-dock] .btn"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.95)
    assert sideways(page) == 0


def test_a_tap_on_a_phone_chooses_and_the_button_at_the_thumb_does_it(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    sit(page, hall)
    page.get_by_role("tab", name="Units").tap()
    page.locator("[data-thing='pile:elf_archer']").tap()
    before = version(page)
    page.locator("[data-dock]").get_by_role("button", name="Buy Elf Archer").tap()
    moved(page, before)
    expect(page.locator("[data-thing='play:0'] .fresh")).to_have_count(1)


def test_on_a_phone_villages_are_shown_when_they_can_be_attacked(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    page.goto(f"{hall}/play/wild?players=3&lang=en&seed=4&bots=greedy&speed=instant")
    wait_for_turn(page)
    expect(page.locator("[data-table] [data-thing='village:1']")).to_have_count(0)
    choose(page, "attack:viking_warrior")
    for seat in (1, 2):
        expect(page.locator(f"[data-table] [data-thing='site:{seat}:hall']")).to_be_visible()
    expect(page.locator("[data-thing='draco']")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, LOW, (1440, 900)], ids=["1280x800", "1280x720", "1440x900"])
def test_every_card_on_offer_says_its_name_and_price_and_nothing_is_cut(
    hall: str, visit: Open, size: tuple[int, int], lang: str
) -> None:
    page = visit(size).page
    sit(page, hall, lang, players=4)
    shelves = page.locator(".shelf")
    assert shelves.count() == 12 + 5
    for shelf in shelves.all():
        assert shelf.locator(".name:visible, .card:not(.small) .name").first.inner_text().strip()
    assert page.locator("[data-thing='supply'] .price b").count() >= 12
    assert not page.locator(".shelf > .name").evaluate_all(OVERLAP), "no name runs into another"
    assert not page.locator(".shelf .price, .shelf small").evaluate_all(OVERLAP), "no price hides another"
    assert page.evaluate(CUT) <= 0


def test_hand_and_village_show_no_price(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    assert page.locator("[data-thing='hand:0'] .foot .price b").count() == 0
    assert page.locator("[data-thing='village:0'] .empty").count() >= 1, "free places are drawn"


def test_a_card_is_bought_with_two_clicks_and_the_purchase_can_be_taken_back(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    before, pile = version(page), page.locator("[data-thing='pile:elf_archer']")
    pile.click()
    pile.click()
    moved(page, before)
    expect(page.locator("[data-thing='play:0'] .fresh")).to_have_count(1)
    page.locator(".prompt").get_by_role("button", name="Undo").click()
    at_version(page, before)
    expect(page.locator("[data-thing='play:0'] .fresh")).to_have_count(0)


def test_a_mission_plate_is_no_button_and_what_is_not_fulfilled_may_be_changed(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    plate = page.locator(".mission", has_text="Strategy")
    assert plate.get_attribute("role") is None
    before = version(page)
    plate.locator(".sign").click()
    assert version(page) == before
    assert page.locator("[data-option].picked").count() == 0
    expect(plate.locator("[data-claim]")).to_have_count(0)
    change = plate.locator("[data-change]")
    change.click()
    expect(page.locator('[data-option="swap:strategy"]')).to_have_class(re.compile("picked"))
    assert version(page) == before, "the first press only shows what it costs"


def test_what_is_fulfilled_is_claimed_with_one_click_and_not_forgotten(hall: str, visit: Open) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall)
    choose(page, "buy:elf_archer")
    plate = page.locator(".mission[data-met=true]")
    expect(plate.locator("[data-change]")).to_have_count(0)
    before = version(page)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    asked = page.get_by_role("dialog", name="End the turn without claiming?")
    expect(asked.get_by_role("button", name="Claim")).to_be_focused()
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert version(page) == before
    plate.locator("[data-claim]").click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator("[data-thing='pawn:0']")).to_contain_text(re.compile("[1-9] VP$"))


def test_who_ends_all_the_same_ends(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    choose(page, "buy:elf_archer")
    before = version(page)
    page.locator(".exit", has_text="End turn").click()
    page.locator("[data-sure]").click()
    page.wait_for_function(MOVED, arg=before)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault_on_a_tablet(hall: str, visit: Open, theme: str) -> None:
    page = visit(TABLET, color_scheme=theme, reduced_motion="reduce", has_touch=True).page
    sit(page, hall)
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
    assert page.locator(OPTION).count() > 1
