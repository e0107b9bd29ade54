"""Links, owners and next matches, with real browsers."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import post, wait_for_turn

pytestmark = pytest.mark.browser

FRIEND = {"kind": "human"}
WAITING = "[data-gathering]"
SEATED = "[data-table][data-version] [data-thing]"


def made(hall: str) -> tuple[str, str, str]:
    """A table of two people: the links of both seats, and its plain address."""
    table = post(f"{hall}/api/tables", {"game": "brandubh", "seats": [FRIEND], "name": "Astrid"})
    return f"{hall}{table['url']}", f"{hall}{table['links']['1']}", f"{hall}/table/{table['table']}"


def sit(page: Page, url: str, plain: str) -> Page:
    page.goto(f"{url}?lang=en")
    page.wait_for_url(f"{plain}?lang=en")
    return page


def test_a_link_leads_to_a_seat_of_ones_own_and_its_key_leaves_the_address(hall: str, visit: Open) -> None:
    first, second, plain = made(hall)
    astrid, bo = sit(visit().page, first, plain), sit(visit().page, second, plain)
    for page in (astrid, bo):
        page.wait_for_selector(SEATED)
    wait_for_turn(astrid)
    bo.reload()
    bo.wait_for_selector(SEATED)
    expect(bo.locator("[data-seat='0']")).to_contain_text("Astrid")
    assert "meadhall" not in bo.evaluate("document.cookie")
    kept = json.loads(bo.evaluate("JSON.stringify({...localStorage})"))
    assert second.rsplit("/", 1)[1] not in str(kept)


def test_a_link_that_was_used_lets_nobody_else_in(hall: str, visit: Open) -> None:
    first, second, plain = made(hall)
    sit(visit().page, second, plain)
    stranger = visit()
    stranger.page.goto(f"{second}?lang=en")
    expect(stranger.page.get_by_role("heading")).to_contain_text("invitation has been used")
    stranger.complaints.clear()  # the browser notes the refusal
    astrid = sit(visit().page, first, plain)
    astrid.goto(f"{second}?lang=en")
    astrid.wait_for_url(f"{plain}?lang=en")
    astrid.wait_for_selector(SEATED)
    expect(astrid.locator("[data-seat='1']")).to_be_visible()  # the friend is a rival: this is seat 0


def test_a_host_who_opens_a_friends_link_is_asked_first(hall: str, visit: Open) -> None:
    first, second, plain = made(hall)
    visitor = visit()
    astrid = sit(visitor.page, first, plain)
    astrid.goto(f"{second}?lang=en")
    expect(astrid.get_by_role("heading")).to_contain_text("You sit at this table already")
    visitor.complaints.clear()
    bo = sit(visit().page, second, plain)
    bo.wait_for_selector(SEATED)
    astrid.get_by_role("link", name="To my seat").click()
    astrid.wait_for_selector(SEATED)


def test_two_people_at_one_device_have_a_page_for_each_seat(hall: str, visit: Open) -> None:
    first, second, plain = made(hall)
    visitor = visit()
    sit(visitor.page, first, plain)
    visitor.page.goto(f"{second}?lang=en")
    visitor.page.get_by_role("button", name="Take this seat as well").click()
    visitor.page.wait_for_url(f"{plain}?seat=1&lang=en")
    visitor.complaints.clear()
    expect(visitor.page.locator("[data-seat='0']")).to_be_visible()
    visitor.page.goto(f"{plain}?seat=0&lang=en")
    expect(visitor.page.locator("[data-seat='1']")).to_be_visible()


def test_both_pages_say_when_a_seat_is_open_elsewhere(hall: str, visit: Open) -> None:
    first, _, plain = made(hall)
    page = sit(visit().page, first, plain)
    told = "open in another page too"
    expect(page.get_by_text(told)).to_have_count(0)
    other = page.context.new_page()
    other.goto(f"{plain}?lang=en")
    expect(other.get_by_text(told)).to_be_visible()
    expect(page.get_by_text(told)).to_be_visible()
    other.close()
    expect(page.get_by_text(told)).to_have_count(0)


def test_my_tables_are_found_again_at_home(hall: str, visit: Open) -> None:
    first, _, plain = made(hall)
    page = sit(visit().page, first, plain)
    page.wait_for_selector(WAITING)
    page.goto(f"{hall}/?lang=en")
    row = page.locator("#mine li")
    expect(row).to_have_count(1)
    row.get_by_role("link").click()
    page.wait_for_url(plain)
    page.wait_for_selector(WAITING)


def test_keys_that_a_browser_kept_from_before_are_exchanged(hall: str, visit: Open) -> None:
    first, _, plain = made(hall)
    page = visit().page
    page.goto(f"{hall}/credits")
    _, table, key = first.rsplit("/", 2)
    page.evaluate(
        "([table, key]) => localStorage.setItem('meadhall.seats', JSON.stringify({[table]: key}))", [table, key]
    )
    page.goto(f"{hall}/?lang=en")
    page.locator("#mine li").get_by_role("link").click()
    page.wait_for_url(plain)
    page.wait_for_selector(WAITING)
    assert page.evaluate("localStorage.getItem('meadhall.seats')") is None
