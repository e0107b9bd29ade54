"""What is asked for, and what it is answered with, is in sight at every size; nothing that is said lies over it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.comfort import LOW, NARROW, PHONE, TABLET, clean, play, sit
from tests.browser.conftest import Open
from tests.browser.kit import DESK, MOVED, OPTION, insist, post, sideways, sit_down, version, wait_for_turn

pytestmark = pytest.mark.browser
#: somebody who has been told what comes for the first time
TOLD = "localStorage.setItem('meadhall.settings', JSON.stringify({ firsts: false }))"
STRIKER = 4  #: the seed of a match of wild for two in which the first seat begins and has a Unit


def moved_on(page: Page, option: str) -> None:
    before = version(page)
    page.locator(option).first.click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


def until(page: Page, question: str, decisions: int = 24) -> None:
    """Play on until that is asked."""
    for turn in range(decisions):
        if page.locator(f"[data-question={question}]").count():
            return
        moved_on(page, f"{OPTION} >> nth={turn * 7 % page.locator(OPTION).count()}")
    raise AssertionError(f"{question} was not asked in {decisions} decisions")


def box_of(page: Page, selector: str) -> Any:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


@pytest.mark.parametrize("size", [PHONE, TABLET, LOW], ids=["phone", "tablet", "low"])
def test_what_a_round_came_to_is_not_said_over_the_hand(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "wild", seed="33")
    before = version(page)
    page.locator(".exit, [data-dock] .btn", has_text="End turn").first.click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Round 1 is over")
    said, hand = box_of(page, ".toast"), box_of(page, "[data-thing='hand:0']")
    assert said["y"] >= 0
    assert said["y"] + said["height"] <= hand["y"]


def test_on_a_phone_an_attack_that_is_to_be_answered_is_seen_whole(hall: str, visit: Open) -> None:
    wish = {"game": "wild", "seats": [{"kind": "human"}], "name": "Astrid", "seed": STRIKER, "practice": True}
    table = post(f"{hall}/api/tables", wish)
    astrid, bo = visit().page, visit(PHONE, has_touch=True).page
    sit_down([astrid], [f"{hall}{table['url']}"])
    sit_down([bo], [f"{hall}{table['links']['1']}"])
    wait_for_turn(astrid)
    for option in ("attack:viking_warrior", "at:1:hall"):
        before = version(astrid)
        astrid.locator(f'[data-option="{option}"]:visible').first.click()
        astrid.wait_for_function(MOVED, arg=before)
    expect(bo.locator("[data-question=Guard]")).to_be_visible()
    expect(bo.locator("section[data-thing=fight] .verdict").first).to_be_in_viewport(ratio=1)
    dock = box_of(bo, "[data-dock]")
    verdict = box_of(bo, "section[data-thing=fight] .verdict")
    assert verdict["y"] + verdict["height"] <= dock["y"]


def test_on_a_tablet_village_and_hand_are_seen_at_once_also_after_rivals_have_played(hall: str, visit: Open) -> None:
    page = visit(TABLET, has_touch=True).page
    page.add_init_script(TOLD)
    sit(page, hall, "wild", seed="33")
    moved_on(page, ".exit:has-text('End turn')")
    expect(page.locator("[data-recap]")).to_be_visible()
    village, dock = box_of(page, "[data-table] section[data-thing='village:0']"), box_of(page, "[data-dock]")
    assert village["y"] + village["height"] <= dock["y"] + 2


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_on_a_phone_the_market_stands_first_while_one_buys(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "saga")
    until(page, "Buy")
    card, dock = box_of(page, "[data-table] .saga-card"), box_of(page, "[data-dock]")
    assert card["y"] + card["height"] <= dock["y"]


def test_on_a_low_window_stage_and_hand_are_seen_at_once(hall: str, visit: Open) -> None:
    page = visit(LOW).page
    sit(page, hall, "saga")
    until(page, "LeaveOrStay", 40)
    for part in ("[data-area=stage]", "[data-area=hand] .card"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_on_a_phone_the_ship_stands_first_while_a_tile_is_stowed(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "raids", seed="7", players="4")
    until(page, "Stow", 12)
    for slot in page.locator("[data-table] .panel [data-stance=glow]").all():
        expect(slot).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_the_words_last_move_are_never_cut_by_the_edge(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "raids", seed="7", players="4")
    seen = 0
    for _ in range(8):
        play(page, 1)
        label = page.locator(".marks .last")
        if label.count():
            page.wait_for_timeout(500)  # until marks have settled
            box = box_of(page, ".marks .last")
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            seen += 1
    assert seen > 2


def test_no_french_line_begins_with_a_question_mark(hall: str, visit: Open) -> None:
    page = visit(DESK).page
    sit(page, hall, "saga", lang="fr")
    title = page.locator(".prompt h2").text_content() or ""
    assert title.endswith("\u00a0?")
    page.locator(OPTION).first.hover()
    assert " ?" not in (page.locator(".prompt").text_content() or "")


def test_a_table_that_is_still_on_its_way_is_not_called_by_its_key(hall: str, visit: Open) -> None:
    page = visit().page
    page.route("**/api/games?*", lambda route: None)
    sit(page, hall, "wild")
    assert page.locator("header h1").inner_text() == ""


def test_a_full_score_sheet_fits_a_low_window(hall: str, visit: Open) -> None:
    """Also where a cell says what it is the sum of."""
    page = visit(LOW).page
    sit(page, hall, "raids", lang="fr", players="4")
    page.locator("[data-part=score]").click()
    sheet = page.locator("dialog .scroll")
    expect(sheet).to_be_visible()
    long = "all => all.forEach((one) => { one.innerHTML = '<small>6 + 3 + 3 + 3 + 1 + 1 + 1 + 1</small> 19'; })"
    page.locator("dialog tbody td").evaluate_all(long)
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("size", [PHONE, NARROW, TABLET], ids=["phone", "narrow", "tablet"])
def test_a_rivals_boards_are_drawn_like_the_own(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, "odin")
    page.locator("[data-strip] [data-seat]").first.tap()
    rival = page.locator("[data-rival]")
    expect(rival.get_by_text("−1", exact=True).first).to_be_visible()
    assert "-" not in (rival.locator(".line").text_content() or "")
    clean(page)
    assert sideways(page) == 0


def test_a_card_of_the_market_that_is_picked_is_not_cut(hall: str, visit: Open) -> None:
    page = visit(TABLET, has_touch=True).page
    sit(page, hall, "saga")
    until(page, "Buy")
    page.locator("[data-area=market] [data-stance=glow]").first.tap()
    page.wait_for_timeout(300)  # until it has risen
    risen, edge = box_of(page, "[data-area=market] .card.picked"), box_of(page, "[data-area=market] .market")
    assert edge["y"] <= risen["y"]


def test_asking_twice_for_a_hint_is_no_fault(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
