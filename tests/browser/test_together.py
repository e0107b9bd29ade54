"""Several browsers at one table, and a connection that breaks."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    MOVED,
    OPTION,
    THOUGHT,
    at_version,
    let_a_bot_sit_in,
    post,
    sit_down,
    version,
    wait_for_turn,
)

pytestmark = pytest.mark.browser

SOON = 200  #: milliseconds
WATCH = """() => { const table = document.querySelector('[data-table]'); const before = table.dataset.version;
  window.seen = new Promise((tell) => new MutationObserver((_, watch) => {
    if (table.dataset.version !== before) { watch.disconnect(); tell(Date.now()); }
  }).observe(table, { attributes: true })); }"""
CLICK = """() => { const now = Date.now(); document.querySelector('[data-option]').click(); return now; }"""


def made(hall: str) -> tuple[str, str, str]:
    """A table of two people: the links of both seats and of those who watch."""
    table = post(f"{hall}/api/tables", {"game": "brandubh", "seats": [{"kind": "human"}], "name": "Astrid"})
    return f"{hall}{table['url']}", f"{hall}{table['links']['1']}", f"{hall}/table/{table['table']}"


def settled(pages: list[Page], *urls: str) -> list[Page]:
    """Everybody has come, and the match begins."""
    sit_down(pages, urls)
    for page in pages:
        page.wait_for_selector("[data-table][data-version] [data-thing]")
    return pages


def test_each_sees_the_others_move_within_200_milliseconds(hall: str, visit: Open) -> None:
    first, second, watching = made(hall)
    astrid, bo, guest = settled([visit().page for _ in range(3)], first, second, watching)
    delays: list[int] = []
    for mover, other in [(astrid, bo), (bo, astrid)] * 3:
        wait_for_turn(mover)
        for page in (other, guest):
            page.evaluate(WATCH)
        clicked = mover.evaluate(CLICK)
        delays += [page.evaluate("() => window.seen") - clicked for page in (other, guest)]
    assert median(delays) < SOON, delays
    assert guest.locator("[data-option]").count() == 0


def test_who_was_offline_catches_up(hall: str, visit: Open) -> None:
    first, second, _ = made(hall)
    astrid, bo = visit().page, visit().page
    cut = {"on": False}
    lines: list[WebSocketRoute] = []

    def wire(route: WebSocketRoute) -> None:
        if cut["on"]:
            route.close()
            return
        route.connect_to_server()
        lines.append(route)

    bo.route_web_socket("**/ws/**", wire)
    settled([astrid, bo], first, second)
    cut["on"] = True
    lines[-1].close()
    expect(bo.locator(".banner")).to_be_visible()
    astrid.locator(OPTION).first.click()
    astrid.wait_for_function(MOVED, arg="0")
    assert version(bo) == "0"
    cut["on"] = False
    at_version(bo, "1")
    expect(bo.locator(".banner")).to_have_count(0)
    expect(bo.locator(OPTION).first).to_be_visible()


def test_the_host_gets_the_friends_link_and_sees_the_friend_come(hall: str, visit: Open) -> None:
    first, second, _ = made(hall)
    astrid, bo = visit().page, visit().page
    sit_down([astrid], [first])
    expect(astrid.get_by_role("button", name="Copy link of seat 2")).to_be_visible()
    expect(astrid.get_by_role("heading", name="One seat is free")).to_be_visible()
    sit_down([bo], [second])
    astrid.wait_for_selector("[data-table][data-version] [data-thing]")
    expect(astrid.get_by_role("button", name="Copy link of seat 2")).to_have_count(0)


def test_a_bot_takes_over_a_left_seat_and_gives_it_back(hall: str, visit: Open) -> None:
    first, second, _ = made(hall)
    astrid, bo = settled([visit().page, visit().page], first, second)
    let_a_bot_sit_in(astrid)
    at_version(bo, "1")
    expect(bo.locator("[data-seat='0']")).to_contain_text("bot")
    astrid.get_by_role("button", name="Take your seat back").click()
    expect(bo.locator("[data-seat='0'] .tag")).to_have_count(0)


def test_two_people_go_on_together_to_the_next_match(hall: str, visit: Open) -> None:
    first, second, _ = made(hall)
    astrid, bo = visit().page, visit().page
    sit_down([astrid, bo], [first, second], "lang=en&speed=instant")
    for page in (astrid, bo):  # two bots end it
        let_a_bot_sit_in(page)
    for page in (astrid, bo):
        page.wait_for_selector("[data-over=true]", timeout=THOUGHT)
    astrid.get_by_role("button", name="Again, same seats").click()
    bo.get_by_role("button", name="Sit down to the next match").click()
    for page in (astrid, bo):
        page.wait_for_selector("[data-table][data-version='0'] [data-thing]")
    assert astrid.url.split("/")[4] == bo.url.split("/")[4] != first.split("/")[4]
    expect(bo.locator("[data-seat='0'] .tag")).to_have_count(0)  # Astrid is here
    expect(astrid.locator("[data-seat='1'] .tag")).to_have_count(0)


def test_a_stranger_to_the_table_is_told_so(hall: str, visit: Open) -> None:
    visitor = visit()
    visitor.page.goto(f"{hall}/table/nothing-here?lang=en")
    expect(visitor.page.get_by_role("heading")).to_contain_text("no such table")
