"""Light pages that neither jump nor go on moving, at every size, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.comfort import GAMES, PHONE, clean, play, sit
from tests.browser.conftest import Open
from tests.browser.kit import DESK, OPTION

pytestmark = pytest.mark.browser

WEIGHT = {"home": 200_000, "raids": 330_000, "odin": 325_000, "wild": 330_000, "saga": 330_000, "raiders": 330_000}


@pytest.mark.parametrize("where", WEIGHT)
def test_a_page_is_light(hall: str, visit: Open, where: str) -> None:
    page = visit().page
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    received: list[int] = []
    network.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    page.goto(f"{hall}/?lang=fr" if where == "home" else f"{hall}/play/{where}?lang=fr&bots=greedy&speed=instant")
    page.wait_for_selector("a[href='/?new=raids']" if where == "home" else OPTION)
    page.wait_for_load_state("networkidle")
    assert sum(received) <= WEIGHT[where]


def test_an_address_that_leads_nowhere_says_so(hall: str, visit: Open) -> None:
    visitor = visit()
    visitor.page.goto(f"{hall}/no/such/place?lang=en")
    expect(visitor.page.get_by_role("heading")).to_contain_text("There is nothing here")
    expect(visitor.page.get_by_role("link", name="Back to the hall")).to_be_visible()
    clean(visitor.page)
    visitor.complaints.clear()  # that the page was not found is what the console says


SHIFTS = """() => { window.shift = 0; new PerformanceObserver((list) => { for (const one of list.getEntries())
  if (!one.hadRecentInput) window.shift += one.value; }).observe({ type: 'layout-shift', buffered: true }); }"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_home_does_not_jump_while_it_loads(hall: str, visit: Open, size: tuple[int, int]) -> None:
    page = visit(size).page
    sit(page, hall)
    page.add_init_script(f"({SHIFTS})()")
    page.goto(f"{hall}/?lang=en")
    page.wait_for_selector("#mine li")
    page.wait_for_timeout(400)
    assert page.evaluate("window.shift") < 0.02


@GAMES
def test_with_reduced_motion_nothing_goes_on_moving(hall: str, visit: Open, game: str) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall, game)
    play(page, 2)
    page.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")


@GAMES
def test_a_table_that_waits_draws_nothing_anew(hall: str, visit: Open, game: str) -> None:
    """Whatever calls for attention does so a few times and then rests: a table may stay open for days."""
    page = visit().page
    sit(page, hall, game)
    endless = "document.getAnimations().filter(a => a.effect.getComputedTiming().endTime === Infinity).length"
    assert page.evaluate(endless) == 0


def test_bots_and_people_have_names_that_are_in_no_game(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, players="4")
    names = page.locator(".panel[data-seat] b:first-of-type").all_inner_texts()
    assert names[:1] == ["Hakon"]
    expect(page.locator("body")).not_to_contain_text("Viking 1")
