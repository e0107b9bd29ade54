"""Leaving asks; nobody is asked what has one answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.comfort import clean, sit
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, THOUGHT, version, wait_for_turn

pytestmark = pytest.mark.browser


def test_leaving_asks_and_enter_keeps_the_seat(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    at = page.url
    page.get_by_role("button", name="Leave").click()
    sheet = page.get_by_role("dialog", name="Leave the table?")
    clean(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    expect(sheet.get_by_role("button", name="keep my seat")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#mine li").first).to_contain_text("your turn")
    page.goto(at)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_who_says_so_lets_a_bot_sit_in_and_comes_back(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "odin")  # the longest: it is not over before one has come back
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Let a bot sit in for me").click()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def answers(page: Page) -> int:
    """How many answers there are: what ends a question may stand in the list and once more below it."""
    return len(set(page.locator(OPTION).evaluate_all("all => all.map((one) => one.dataset.option)")))


def asked(page: Page, decisions: int) -> list[int]:
    """How many options each question had that had to be answered by hand."""
    found: list[int] = []
    for turn in range(decisions):
        page.wait_for_selector(f"{OPTION}, [data-over=true]", timeout=THOUGHT)
        if page.locator("[data-over=true]").count():
            break
        before, options = version(page), page.locator(OPTION)
        found.append(answers(page))
        options.nth(turn * 7 % options.count()).click()
        page.wait_for_function(MOVED, arg=before)
    return found


def test_raiders_hardly_ever_asks_what_has_one_answer(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "raiders")
    counts = asked(page, 400)
    assert page.locator("[data-over=true]").count() == 1, "a whole match"
    assert counts.count(1) / len(counts) < 0.05


def test_what_was_answered_by_itself_is_marked_in_the_log(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "raiders")
    asked(page, 8)
    wait_for_turn(page)
    page.evaluate("document.querySelectorAll('[data-turn]:not([open]) summary').forEach((one) => one.click())")
    expect(page.locator("[data-turn] .auto", has_text="Answered by itself").first).to_be_attached()


def test_who_wants_to_be_asked_is_asked(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "raiders")
    page.locator(".answers select").select_option("ask")
    for _ in range(30):
        wait_for_turn(page)
        assert page.locator("[data-auto]").count() == 0
        if answers(page) == 1:
            return
        before = version(page)
        page.locator(OPTION).first.click()
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError("no question with one answer came")
