"""Comfort at the table of A Feast for Odin: a tile lies with two presses, boards are seen before they are claimed, a
phone opens what is asked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.comfort import LOW, NARROW, PHONE, sit
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, insist, sideways, version, wait_for_turn
from tests.browser.test_odin import play_until_shown, tiles_at_home

pytestmark = pytest.mark.browser
LIKINGS = ("upgrade:", "space:upgrade", "space:hunting")


def with_a_good(page: Page, hall: str) -> None:
    """The beginning of an own turn, with a good that may lie on the home board."""
    page.goto(f"{hall}/play/odin?players=2&lang=en&seed=4&bots=random&speed=instant")
    play_until_shown(page, ".page:has([data-question=Act]) .good.layable", LIKINGS)
    page.mouse.move(0, 0)


def placing(page: Page) -> Locator:
    return page.locator("[data-table] [role=application]")


def test_a_good_lies_on_the_home_board_with_two_clicks(hall: str, visit: Open) -> None:
    page = visit().page
    with_a_good(page, hall)
    before, laid = version(page), tiles_at_home(page)
    page.locator(".good.layable").first.click()
    placing(page).locator(".lifted").wait_for()
    page.locator(".placing .place[aria-disabled=false]").click()
    page.wait_for_function("n => document.querySelectorAll(`[data-table] .tile[data-thing]`).length > n", arg=laid)
    page.wait_for_function(MOVED, arg=before)
    assert tiles_at_home(page) == laid + 1


def test_a_good_lies_on_the_home_board_with_three_keys(hall: str, visit: Open) -> None:
    page = visit().page
    with_a_good(page, hall)
    laid = tiles_at_home(page)
    page.keyboard.press("l")
    expect(page.locator(".prompt .picked[data-option]")).to_be_focused()
    page.keyboard.press("Enter")
    placing(page).locator(".lifted").wait_for()
    page.locator(".placing .place[aria-disabled=false]").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll(`[data-table] .tile[data-thing]`).length > n", arg=laid)
    assert tiles_at_home(page) == laid + 1


def test_a_good_is_dragged_from_the_goods_to_the_board(hall: str, visit: Open) -> None:
    page = visit().page
    with_a_good(page, hall)
    laid, box = tiles_at_home(page), page.locator(".good.layable").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    lit = placing(page).locator("rect.lit, .lights rect").last
    lit.wait_for()
    goal = lit.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + 6, goal["y"] + 6, steps=8)
    page.mouse.up()
    page.wait_for_function("n => document.querySelectorAll(`[data-table] .tile[data-thing]`).length > n", arg=laid)
    assert tiles_at_home(page) == laid + 1


def test_a_board_shows_its_shape_points_and_income_before_it_is_claimed(hall: str, visit: Open) -> None:
    page = visit(LOW, reduced_motion="reduce").page
    sit(page, hall, "odin")
    page.locator("[data-table] .island").first.hover()
    board = page.locator("[data-zoom] [data-island]")
    expect(board.locator("svg rect").nth(20)).to_be_attached()
    for word in ("points", "income, at most", "−1"):
        expect(board).to_contain_text(word)
    page.mouse.move(2, 2)
    expect(board).to_have_count(0)
    page.locator("[data-table] [data-thing='space:explore_1'], [data-table] .cell:has-text('Shetland')").first.hover()
    expect(board.first).to_be_visible()


def test_the_chosen_space_stays_marked_and_the_others_stay_lit(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "odin")
    spaces = page.locator("[data-table] .cell[data-stance=glow]")
    count = spaces.count()
    spaces.nth(2).click()
    expect(page.locator("[data-table] .cell[data-stance=picked]")).to_have_count(1)
    assert spaces.count() >= count - 1


def test_looking_at_something_else_moves_nothing(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "odin", speed="normal")
    page.get_by_role("button", name="Boards and plan").click()
    flying = "document.getAnimations().filter((one) => one.effect.target.closest('[data-thing]')).length"
    assert page.evaluate(flying) == 0


def test_pass_is_a_button_with_its_letter_at_every_question_of_a_turn(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "odin")
    exit = page.locator(".prompt .exit", has_text="Pass")
    expect(exit).to_contain_text("P")
    at = exit.bounding_box()
    page.locator("[data-table] .cell[data-stance=glow]").first.hover()
    assert exit.bounding_box() == at


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_a_phone_opens_the_tab_of_what_is_asked_for_and_offers_no_coordinates(
    hall: str, visit: Open, size: tuple[int, int]
) -> None:
    page = visit(size, has_touch=True).page
    page.goto(f"{hall}/play/odin?players=2&lang=fr&seed=4&bots=random&speed=instant")
    for clicks in range(25):
        wait_for_turn(page)
        kind = page.locator("[data-question]").get_attribute("data-question") or ""
        lit = page.locator("[data-table] [data-stance=glow]")
        page.wait_for_selector("[data-table] [data-thing]")
        assert lit.count() == 0 or lit.locator("visible=true").count() > 0, kind
        if kind in ("Act", "Mountain", "Strip") and page.locator(OPTION).count() > 1:
            expect(lit, kind).not_to_have_count(0)
        chips = page.locator(".prompt .chips [data-option]").all_inner_texts()
        assert not [chip for chip in chips if "colonne" in chip], chips
        before, options = version(page), page.locator(OPTION)
        options.nth(clicks * 5 % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    assert sideways(page) == 0
