"""What is drawn is read from close by; what happened is seen; rivals stay in view."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.comfort import GAMES, LOW, NARROW, PHONE, TABLET, clean, play, sit
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, THOUGHT, sideways, version, wait_for_turn

pytestmark = pytest.mark.browser

FIRST_CARD = "[data-table] .card"


def something(page: Page, game: str) -> Locator:
    places = {"odin": "[data-table] .cell[data-thing]", "raids": "[data-table] [data-thing^='space:']"}
    return page.locator(places.get(game, FIRST_CARD)).first


@GAMES
def test_what_is_drawn_is_read_by_hovering_or_with_z(hall: str, visit: Open, game: str) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall, game)
    thing = something(page, game)
    thing.hover()
    zoom = page.locator("[data-zoom]")
    expect(zoom).to_be_visible()
    assert (zoom.inner_text()).strip()
    box, side = zoom.bounding_box(), page.locator(".side").bounding_box()
    assert box is not None
    assert side is not None
    assert box["x"] + box["width"] <= side["x"] + 1, "never over the prompt"
    clean(page)
    page.mouse.move(3, 3)
    expect(zoom).to_have_count(0)
    page.locator("[data-table] [data-thing][tabindex='0']").first.focus()
    page.keyboard.press("z")
    expect(zoom).to_be_visible()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def rest(page: Page, thing: Locator) -> None:
    """A finger comes down on the thing, stays for half a second and is lifted."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(500)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_rests_reads_and_does_not_choose(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    sit(page, hall, "wild")
    before = version(page)
    rest(page, page.locator("[data-table] [data-stance=glow]").first)
    zoom = page.locator("[data-zoom]")
    expect(zoom).to_be_visible()
    assert page.locator("[data-option].picked").count() == 0
    clean(page)
    zoom.get_by_role("button", name="Close").tap()
    expect(zoom).to_have_count(0)
    assert version(page) == before


def test_what_rivals_moved_stays_marked_and_the_recap_says_it(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    play(page, 3)
    expect(page.locator("[data-mark]").first).to_be_attached()
    assert page.locator(".last", has_text="last move").count() == 1
    rows = page.locator("[data-recap] li")
    assert 1 <= rows.count() <= 2
    rows.first.hover()
    page.locator("[data-recap]").get_by_role("button", name="show again").click()
    expect(page.get_by_role("button", name=re.compile("Back to now"))).to_be_visible()


COUNT_POPS = """() => { window.popped = 0;
  const count = () => { window.popped += document.querySelectorAll('[data-pop]').length; };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true }); }"""


def test_a_gain_pops_up_where_it_happens_and_goes(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, speed="normal")
    page.evaluate(COUNT_POPS)
    for _ in range(6):
        before, options = version(page), page.locator(OPTION)
        options.nth(options.count() // 2).click()
        page.wait_for_function(MOVED, arg=before)
        wait_for_turn(page)
        if page.evaluate("window.popped") > 0:
            break
    assert page.evaluate("window.popped") > 0
    expect(page.locator("[data-pop]")).to_have_count(0)


def test_the_log_is_grouped_by_turns_and_pointing_lights_what_it_speaks_of(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    play(page, 4)
    turns = page.locator("[data-turn]")
    seats = turns.evaluate_all("all => all.map((one) => one.dataset.turn)")
    assert all(a != b for a, b in pairwise(seats)), "neighbours are of different players"
    assert page.locator("[data-turn][open]").count() == 1
    turns.first.locator("summary").click()
    expect(page.locator("[data-turn][open]")).to_have_count(2)


def figure(words: str) -> int:
    """«+3», «−2 →», or «–» for nothing."""
    found = re.search(r"\d+", words)
    return 0 if found is None else int(found.group()) * (-1 if "−" in words else 1)


def test_a_round_ends_with_a_plate_that_waits_for_space(hall: str, visit: Open) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall, speed="fast", players="2")
    plate = page.locator("[data-plate]")
    for _ in range(60):
        page.wait_for_selector(f"[data-plate], {OPTION}", timeout=THOUGHT)
        if plate.count():
            break
        before = version(page)
        page.locator(OPTION).last.click()
        page.wait_for_function(f"v => document.querySelector('[data-plate]') || ({MOVED})(v)", arg=before)
    expect(plate).to_contain_text("Voyage 1 is over")
    for row in plate.locator("tbody tr").all():
        *gained, was, now = map(figure, row.locator("td:not(.bar)").all_inner_texts())
        assert was + sum(gained) == now, "every row adds up"
    clean(page)
    page.wait_for_timeout(2500)
    expect(plate).to_be_visible()
    page.get_by_role("button", name="Look at the table first").click()
    expect(plate).to_have_count(0)
    page.get_by_role("button", name="Voyage 1 is over").click()
    page.keyboard.press("Space")
    expect(plate).to_have_count(0)
    wait_for_turn(page)


@GAMES
@pytest.mark.parametrize("size", [NARROW, TABLET])
def test_rivals_never_scroll_away_and_their_table_has_a_way_back(
    hall: str, visit: Open, game: str, size: tuple[int, int]
) -> None:
    page = visit(size, has_touch=True).page
    sit(page, hall, game)
    page.evaluate("scrollTo(0, 2000)")
    strip = page.locator("[data-strip] [data-seat]")
    assert strip.count() == 2
    for rival in strip.all():
        expect(rival).to_be_in_viewport(ratio=0.9)
    strip.first.tap()
    expect(page.locator("[data-rival='1']")).to_be_visible()
    page.get_by_role("button", name="Back to my table").tap()
    expect(page.locator("[data-rival]")).to_have_count(0)
    assert sideways(page) == 0


@pytest.mark.parametrize("game", ["raiders", "raids", "saga", "wild"])
def test_on_a_desk_a_rivals_table_opens_over_the_own(hall: str, visit: Open, game: str) -> None:
    page = visit().page
    sit(page, hall, game)
    page.locator(".panel[data-seat='2'] > button").click()
    expect(page.locator("[data-rival='2']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rival]")).to_have_count(0)


def test_what_happened_survives_a_reload(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    play(page, 3)
    rows = page.locator("[data-recap] .said").all_inner_texts()
    marks = page.locator("[data-mark]").count()
    assert rows
    assert marks
    page.reload()
    wait_for_turn(page)
    assert page.locator("[data-recap] .said").all_inner_texts() == rows
    expect(page.locator("[data-mark]")).to_have_count(marks)


@pytest.mark.parametrize(("lang", "you"), [("en", "You "), ("fr", "Vous ")])
def test_the_log_says_you_of_the_viewer_and_names_the_others(hall: str, visit: Open, lang: str, you: str) -> None:
    page = visit().page
    sit(page, hall, lang=lang)
    play(page, 3)
    page.evaluate("document.querySelectorAll('[data-turn]:not([open]) summary').forEach((one) => one.click())")
    own = page.locator("[data-turn='0'] p span:first-child").all_inner_texts()
    others = page.locator("[data-turn='1'] p span:first-child").all_inner_texts()
    assert any(line.startswith(you) for line in own)
    assert not any(line.startswith(you) for line in others)


SIGNED = pytest.mark.parametrize(
    ("game", "card", "says"),
    [
        ("wild", "[data-thing='pile:brewery']", "A barrel: a token that can be stored"),
        ("raiders", ".market .card", "What it costs"),
        ("raiders", ".market .card", "Counts in"),
        ("saga", ".saga-card:has-text('Halvar')", "A Viking"),
    ],
)


@SIGNED
def test_the_zoom_says_what_every_sign_means(hall: str, visit: Open, game: str, card: str, says: str) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall, game, **({"first": "host"} if game == "raiders" else {}))
    page.locator(card).first.hover()
    expect(page.locator("[data-zoom] .rows")).to_contain_text(says)
    expect(page.locator("[data-zoom] a").first).to_be_visible()


def test_no_card_has_a_tooltip_of_the_browser_and_everything_drawn_has_a_name(hall: str, visit: Open) -> None:
    page = visit().page
    for game in ("wild", "raiders", "saga", "raids", "odin"):
        sit(page, hall, game)
        assert page.locator("[data-table] [data-thing][title]").count() == 0, game


def test_a_sign_says_what_it_means_under_a_resting_pointer(hall: str, visit: Open) -> None:
    page = visit(reduced_motion="reduce").page
    for game in ("raids", "saga", "odin"):
        sit(page, hall, game, lang="fr")
        sign = page.locator("[data-tip]:visible").first
        sign.hover()
        expect(page.locator("[data-says]")).to_have_text(str(sign.get_attribute("data-tip")))
        assert page.locator("[data-zoom]").count() == 0, game
        page.mouse.move(1, 1)
        expect(page.locator("[data-says]")).to_have_count(0)


def test_a_finger_that_stays_on_a_sign_reads_it_and_chooses_nothing(hall: str, visit: Open) -> None:
    page = visit(LOW, has_touch=True, reduced_motion="reduce").page
    sit(page, hall, "raids")
    sign = page.locator(".panel[data-seat] [data-tip]:visible").first
    rest(page, sign)
    expect(page.locator("[data-says]")).to_have_text(str(sign.get_attribute("data-tip")))
    assert page.get_by_role("dialog").count() == 0
    page.locator("header b").first.tap()
    expect(page.locator("[data-says]")).to_have_count(0)
