"""A Feast for Odin through the real page: whole games by a robot, tiles laid by dragging and by keys, a plan."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

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
    over,
    play_by_clicks,
    sideways,
    version,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
MANY = 1500  #: clicks that are enough for any game


def play_until(page: Page, kind: str, liking: str = "", limit: int = 120) -> None:
    """Play on, options that begin like `liking` first, until a question of that kind is put."""
    for clicks in range(limit):
        wait_for_turn(page)
        if page.locator(f"[data-question={kind}]").count():
            return
        before = version(page)
        liked = page.locator(f"[data-option^='{liking}']:enabled") if liking else page.locator("no-such-thing")
        options = liked if liked.count() else page.locator(OPTION)
        options.nth(clicks * 5 % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError(f"no question {kind} in {limit} decisions")


def play_until_shown(page: Page, wanted: str, likings: tuple[str, ...], limit: int = 200) -> None:
    """Play on until something is drawn; of what can be done, what comes first among the likings."""
    for clicks in range(limit):
        wait_for_turn(page)
        if page.locator(wanted).count():
            return
        before = version(page)
        liked = (page.locator(f"[data-option^='{liking}']:enabled") for liking in likings)
        options = next((found for found in liked if found.count()), page.locator(OPTION))
        options.nth(clicks * 5 % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError(f"no {wanted} in {limit} decisions")


def lay_something(page: Page, hall: str) -> None:
    """A match in which a tile is in the hand."""
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until(page, "At", liking="lay:")


def lay_an_oblong(page: Page, hall: str) -> None:
    """A match in which a tile is in the hand that fits both ways round."""
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    goods = ("oil", "hide", "linen", "fur", "rune_stone", "silverware", "silk")
    likings = (*(f"lay:{good}" for good in goods), "upgrade:", "space:upgrade", "space:hunting")
    play_until_shown(page, ".bench [aria-pressed=false]:not(.none)", likings)


def tiles_at_home(page: Page) -> int:
    """Tiles on the own home board, wherever it is drawn (large, small or both)."""
    ids: list[str] = page.eval_on_selector_all("[data-thing^='tile:0:0:']", "all => all.map(one => one.dataset.thing)")
    return len(set(ids))


def board(page: Page) -> Locator:
    return page.locator("[data-table] [role=application]")


@SIZES
def test_a_solo_long_game_is_played_by_clicking_options(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/odin?players=1&lang=en&seed=5&speed=instant&length=long")
    assert play_by_clicks(page, MANY) > 50
    assert over(page)
    assert sideways(page) == 0


@SIZES
def test_a_short_game_for_two_is_played_by_clicking_options(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/odin?players=2&lang=fr&seed=6&bots=random&speed=instant&length=short")
    assert play_by_clicks(page, MANY) > 50
    assert over(page)
    assert sideways(page) == 0


def test_a_tile_dropped_elsewhere_by_a_mouse_is_laid(hall: str, visit: Open) -> None:
    page = visit().page
    lay_something(page, hall)
    before, laid = version(page), tiles_at_home(page)
    lifted, lit = board(page).locator(".lifted"), board(page).locator("rect.lit, .lights rect").last
    start, goal = lifted.bounding_box(), lit.bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + 16, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + 6, goal["y"] + 6, steps=8)
    assert version(page) == before
    page.mouse.up()
    page.wait_for_function(MOVED, arg=before)
    assert tiles_at_home(page) == laid + 1


def test_a_tile_is_turned_moved_and_laid_by_keys(hall: str, visit: Open) -> None:
    page = visit().page
    lay_something(page, hall)
    before, laid = version(page), tiles_at_home(page)
    board(page).focus()
    page.keyboard.press("r")
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    for _ in range(12):
        if page.locator(".placing .place[aria-disabled=false]").count():
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    assert tiles_at_home(page) == laid + 1


def turns_offered(page: Page) -> Counter[str]:
    """How many places the list offers, by the way round (at:TURN:x,y)."""
    if page.locator("[data-show-all]").count():
        page.locator("[data-show-all]").click()
    ids = page.locator("[data-option^='at:']").evaluate_all("all => all.map(one => one.dataset.option)")
    return Counter(id.split(":")[1] for id in ids)


def test_every_way_round_has_a_card_with_its_number_of_places(hall: str, visit: Open) -> None:
    page = visit().page
    lay_an_oblong(page, hall)
    cards = page.locator(".bench [aria-pressed]")
    numbers = [int(text.split()[0]) for text in cards.all_inner_texts()]
    assert sorted(number for number in numbers if number) == sorted(turns_offered(page).values())
    assert page.locator(".bench [aria-pressed=true]").count() == 1


def test_a_card_takes_the_tile_its_way_round_to_where_it_fits(hall: str, visit: Open) -> None:
    page = visit().page
    lay_an_oblong(page, hall)
    other = page.locator(".bench [aria-pressed=false]:not(.none)").first
    places, before = int(other.inner_text().split()[0]), board(page).locator(".lifted .poly").bounding_box()
    other.click()
    after = board(page).locator(".lifted .poly").bounding_box()
    assert before and after and (before["width"], before["height"]) == (after["height"], after["width"])
    chosen = page.locator("[data-option].hovered").get_attribute("data-option") or ""
    assert turns_offered(page)[chosen.split(":")[1]] == places
    expect(page.locator(".placing .place")).to_have_attribute("aria-disabled", "false")


def test_a_place_that_is_not_legal_says_why_and_lays_nothing(hall: str, visit: Open) -> None:
    page = visit().page
    lay_something(page, hall)
    before = version(page)
    board(page).focus()
    for _ in range(40):
        if page.locator(".placing .place[aria-disabled=true]").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".bench .refusal .bad").first.wait_for()
    link = page.locator(".bench .refusal .bad a").first.get_attribute("href") or ""
    assert link.startswith("/rules/odin#ODIN-8")
    assert version(page) == before


def test_a_plan_sends_nothing_until_the_tile_is_placed(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until(page, "Act")
    while not page.locator("[data-option^='lay:']").count():
        page.locator(OPTION).nth(6).click()
        play_until(page, "Act", liking="upgrade:")
    item = (page.locator("[data-option^='lay:']").first.get_attribute("data-option") or "").removeprefix("lay:")
    before, laid = version(page), tiles_at_home(page)
    page.keyboard.press("b")
    page.locator(f"[data-lift='{item}']").click()
    page.locator(".placing .place").click()
    expect(page.locator(".ghost")).to_have_count(1)
    assert version(page) == before
    page.locator(".planned .go").click()
    at_version(page, str(int(before) + 2))
    wait_for_turn(page)
    assert tiles_at_home(page) == laid + 1
    expect(page.locator(".ghost")).to_have_count(0)


def test_the_helper_suggests_a_packing_that_is_laid_tile_by_tile(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until(page, "Act")
    tile = page.locator("[data-option^='lay:']:not([data-option='lay:silver'], [data-option='lay:ore'])")
    while not tile.count():
        page.locator(OPTION).nth(6).click()
        play_until(page, "Act", liking="upgrade:")
    before, laid = version(page), tiles_at_home(page)
    page.keyboard.press("b")
    page.locator("[data-suggest-packing]").click()
    page.locator(".ghost").first.wait_for()
    ghosts = page.locator(".ghost").count()
    assert version(page) == before, "a suggestion is only a plan"
    page.locator(".planned .go").first.click()
    at_version(page, str(int(before) + 2))
    wait_for_turn(page)
    assert tiles_at_home(page) == laid + 1
    expect(page.locator(".ghost")).to_have_count(ghosts - 1)


def test_every_open_space_says_what_it_takes_and_every_closed_one_why_not(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until(page, "Act")
    expect(page.locator("[data-table] [data-thing^='space:']")).to_have_count(61)
    page.locator("[data-thing='space:build_long_house']").click()
    reasons = page.locator("[data-refusal='space:build_long_house'] li")
    reasons.first.wait_for()
    assert reasons.count() >= 1


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault_at_any_stage_of_the_table(hall: str, visit: Open, theme: str) -> None:
    page = visit(DESK, color_scheme=theme, reduced_motion="reduce").page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    for kind, liking in (("Act", ""), ("At", "lay:"), ("Feast", "pass"), ("Spot", "serve:")):
        play_until(page, kind, liking)
        at_rest(page)
        page.evaluate(AXE.read_text())
        assert page.evaluate(GRAVE) == [], kind


def test_a_food_is_served_upright_by_one_click_on_its_upright_drawing(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until(page, "Feast", liking="pass")
    before, laid = version(page), page.locator(".wood [data-thing^='served:0:']").count()
    way = page.locator(".food:has([data-way^='along:']) [data-way^='upright:'][aria-disabled=false]").first
    spaces = int(way.inner_text())
    way.click()
    at_version(page, str(int(before) + 2))
    served = page.locator(".wood [data-thing^='served:0:']")
    expect(served).to_have_count(laid + 1)
    drawn, table = served.last.locator(".poly").bounding_box(), page.locator(".wood > svg").bounding_box()
    assert drawn and table
    assert round(drawn["width"] / (table["width"] / 12)) == spaces
    assert drawn["height"] > drawn["width"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_shows_the_board_and_every_button_for_laying_at_once(hall: str, visit: Open, lang: str) -> None:
    page = visit(PHONE, has_touch=True).page
    page.goto(f"{hall}/play/odin?players=2&lang={lang}&seed=4&bots=random&speed=instant")
    play_until(page, "At", liking="lay:")
    tabs, pad = page.locator(".page > nav").bounding_box(), page.locator(".placing .bar button")
    assert tabs
    assert page.evaluate("scrollY") == 0
    boxes = [board(page).bounding_box(), *(pad.nth(i).bounding_box() for i in range(pad.count()))]
    assert len(boxes) >= 8
    for box in boxes:
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        assert box["height"] >= 48 and box["y"] + box["height"] <= tabs["y"]
    assert sideways(page) == 0


def test_booty_is_taken_by_a_click_on_its_card(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    free = "[data-loot]:not(:has(em))"
    ships = ("buy:2", "space:build_longship", "space:wood_per_player")
    play_until_shown(page, free, ("space:raiding", "space:pillaging", "roll", *ships), limit=400)
    card = page.locator(free).first
    before, item = version(page), card.get_attribute("data-loot")
    held = page.locator(f"[data-table] [data-thing='store:0:{item}'] b")
    had = int(held.first.inner_text()) if held.count() else 0
    card.click()
    page.wait_for_function(MOVED, arg=before)
    expect(held.first).to_have_text(str(had + 1))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_narrow_phone_never_scrolls_sideways(hall: str, visit: Open, lang: str) -> None:
    page = visit(NARROW, has_touch=True).page
    page.goto(f"{hall}/play/odin?players=2&lang={lang}&seed=4&bots=random&speed=instant")
    wait_for_turn(page)
    tabs = page.locator(".phone-odin nav button")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        assert sideways(page) == 0, tabs.nth(i).inner_text()
