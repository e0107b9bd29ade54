"""Light pages that neither jump nor go on moving, at every size, in both themes."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.comfort import GAMES, LOW, NARROW, PHONE, TABLET, WIDE, clean, play, sit
from tests.browser.conftest import Open
from tests.browser.kit import DESK, OPTION, at_rest, sideways

pytestmark = pytest.mark.browser
EVERY_SIZE = [WIDE, LOW, TABLET, PHONE, NARROW]
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]

WEIGHT = {"home": 200_000, "raids": 330_000, "odin": 330_000, "wild": 330_000, "saga": 330_000, "raiders": 330_000}


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


@GAMES
def test_at_every_size_in_both_themes_everybody_can_read_and_nothing_sticks_out(
    hall: str, visit: Open, game: str
) -> None:
    page = visit(WIDE, reduced_motion="reduce").page
    sit(page, hall, game)
    play(page, 3)
    for size in EVERY_SIZE:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            clean(page)
            assert sideways(page) == 0, size


#: buttons of the prompt whose words do not fit
CUT = """all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.innerText)"""


@GAMES
def test_long_french_labels_fit_at_every_size(hall: str, visit: Open, game: str) -> None:
    page = visit(WIDE).page
    sit(page, hall, game, lang="fr")
    for _ in range(3):
        for size in EVERY_SIZE:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_selector(OPTION)
            assert page.locator(".prompt button:visible, header .tool:visible").evaluate_all(CUT) == [], size
            assert sideways(page) == 0, size
        play(page, 2)


def test_four_players_keep_their_names_on_a_low_window(hall: str, visit: Open) -> None:
    for game in ("raids", "odin"):
        page = visit(LOW).page
        sit(page, hall, game, lang="fr", players="4")
        for panel in page.locator(".rivals .panel").all():
            name, score = panel.locator(".name b").first, panel.locator(".score")
            assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
            assert score.evaluate("one => one.scrollWidth <= one.clientWidth")
            at, chips = panel.locator(".name").bounding_box(), panel.locator(".chips").bounding_box()
            assert at is not None
            assert chips is not None
            assert at["y"] + at["height"] <= chips["y"] + 1


def test_a_tablet_has_a_drawer_and_no_tabs(hall: str, visit: Open) -> None:
    page = visit(TABLET, has_touch=True, reduced_motion="reduce").page
    sit(page, hall, "wild")
    assert page.locator("nav button").count() == 0
    expect(page.locator("[data-thing='village:0']").first).to_be_in_viewport(ratio=0.95)
    page.get_by_role("button", name="Log").tap()
    drawer = page.locator("[data-drawer]")
    expect(drawer.locator("[role=log]")).to_be_visible()
    at_rest(page)
    box = drawer.bounding_box()
    assert box is not None
    assert (box["x"] + box["width"], box["width"]) == (TABLET[0], 340)
    clean(page)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_tablet_shows_the_log_where_the_table_leaves_room(hall: str, visit: Open) -> None:
    page = visit(TABLET, has_touch=True).page
    sit(page, hall, "raids")
    expect(page.locator(".beside [role=log]")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
