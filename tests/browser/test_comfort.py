"""Comfort that every table shares: leaving asks, nobody is asked what has one answer, what happened is seen, things are
read from close by, rivals stay in view, keys do what the sheet says."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    MOVED,
    NARROW,
    OPTION,
    PHONE,
    THOUGHT,
    at_rest,
    insist,
    sideways,
    version,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser
GAMES = pytest.mark.parametrize("game", ["odin", "raiders", "raids", "saga", "wild"])
TABLET = (820, 1180)


def sit(page: Page, hall: str, game: str = "raids", speed: str = "instant", **words: str) -> None:
    query = "&".join(f"{key}={value}" for key, value in {"lang": "en", "seed": "5", "players": "3", **words}.items())
    page.goto(f"{hall}/play/{game}?{query}&bots=greedy&speed={speed}")
    wait_for_turn(page)


def play(page: Page, decisions: int) -> None:
    for turn in range(decisions):
        wait_for_turn(page)
        before, options = version(page), page.locator(OPTION)
        options.nth(turn % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    wait_for_turn(page)


def clean(page: Page) -> None:
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []


# ── leaving ──────────────────────────────────────────────────────────────────────────────────


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
    page.keyboard.press("Enter")
    expect(page.locator("#mine li").first).to_contain_text("your turn")
    page.goto(at)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_who_says_so_lets_a_bot_sit_in_and_comes_back(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Let a bot sit in for me").click()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


# ── automatic answers ────────────────────────────────────────────────────────────────────────


def asked(page: Page, decisions: int) -> list[int]:
    """How many options each question had that had to be answered by hand."""
    found: list[int] = []
    for turn in range(decisions):
        page.wait_for_selector(f"{OPTION}, [data-over=true]", timeout=THOUGHT)
        if page.locator("[data-over=true]").count():
            break
        before, options = version(page), page.locator(OPTION)
        found.append(options.count())
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
        if page.locator(OPTION).count() == 1:
            return
        before = version(page)
        page.locator(OPTION).first.click()
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError("no question with one answer came")


# ── looking closely ──────────────────────────────────────────────────────────────────────────

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


def test_a_finger_that_rests_reads_and_does_not_choose(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    sit(page, hall, "wild")
    before = version(page)
    card = page.locator("[data-table] [data-stance=glow]").first
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(500)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    zoom = page.locator("[data-zoom]")
    expect(zoom).to_be_visible()
    assert page.locator("[data-option].picked").count() == 0
    clean(page)
    zoom.get_by_role("button", name="Close").tap()
    expect(zoom).to_have_count(0)
    assert version(page) == before


# ── what happened ────────────────────────────────────────────────────────────────────────────


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
    clean(page)
    page.wait_for_timeout(2500)
    expect(plate).to_be_visible()
    page.get_by_role("button", name="Look at the table first").click()
    expect(plate).to_have_count(0)
    page.get_by_role("button", name="Voyage 1 is over").click()
    page.keyboard.press("Space")
    expect(plate).to_have_count(0)
    wait_for_turn(page)


# ── rivals ───────────────────────────────────────────────────────────────────────────────────


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


# ── acting ───────────────────────────────────────────────────────────────────────────────────


@GAMES
def test_the_prompt_and_its_buttons_stay_where_they_are(hall: str, visit: Open, game: str) -> None:
    page = visit().page
    sit(page, hall, game)
    boxes = set()
    for turn in range(8):
        page.wait_for_selector(f"{OPTION}, [data-over=true]", timeout=THOUGHT)
        boxes.add(str(page.locator(".prompt").bounding_box()))
        undo = page.locator(".prompt .acts").bounding_box()
        prompt = page.locator(".prompt").bounding_box()
        assert undo is not None
        assert prompt is not None
        assert undo["y"] + undo["height"] <= prompt["y"] + prompt["height"], "buttons stand inside"
        before, options = version(page), page.locator(OPTION)
        lists = set()
        for option in options.all()[:6]:
            option.hover()
            lists.add(str(page.locator(".prompt .list").bounding_box()))
        assert len(lists) == 1, "pointing at an option does not move the others"
        options.nth(turn % options.count()).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    assert len(boxes) == 1


@pytest.mark.parametrize(
    ("game", "key", "label"), [("raiders", "E", "End turn"), ("wild", "E", "End turn"), ("odin", "P", "Pass")]
)
def test_what_ends_a_turn_has_a_button_and_a_letter_of_its_own(
    hall: str, visit: Open, game: str, key: str, label: str
) -> None:
    page = visit().page
    sit(page, hall, game, **({"first": "host"} if game == "raiders" else {}))
    exit = page.locator(".prompt .exit", has_text=label)
    expect(exit).to_be_visible()
    assert page.locator(f".prompt .list [data-option]:has-text('{label}')").count() == 0
    page.keyboard.press(key.lower())
    expect(exit).to_be_focused()
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


@GAMES
def test_the_question_mark_shows_every_key(hall: str, visit: Open, game: str) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall, game)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.locator("[data-keys]")).to_contain_text("A hint")
    expect(sheet.get_by_role("button", name="Rule of this question")).to_be_visible()
    clean(page)


def test_a_stale_refusal_goes_when_something_else_is_pointed_at(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.locator("[data-table] .berths").click(force=True)
    expect(page.locator("[data-refusal]")).to_be_visible()
    page.locator("[data-table] [data-stance=glow]").first.hover()
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_a_hint_first_nudges_and_then_tells_which_option_and_why(hall: str, visit: Open) -> None:
    page = visit(reduced_motion="reduce").page
    sit(page, hall)
    page.keyboard.press("h")
    expect(page.locator("[data-hint=nudge]")).to_be_visible()
    assert page.locator(".hinted, .picked[data-option]").count() == 0
    page.keyboard.press("h")
    told = page.locator("[data-hint=told]")
    hinted = page.locator(".hinted .label")
    expect(told).to_contain_text(f"Huginn would choose: {hinted.inner_text()}")
    clean(page)
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_space_hastens_and_shift_p_holds_the_moves_of_others(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, speed="slow", players="4")
    page.locator(OPTION).first.click()
    hasten = page.get_by_role("button", name="To my choice")
    expect(hasten).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("Shift+P")
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    held = version(page)
    page.wait_for_timeout(2500)
    assert version(page) == held
    page.keyboard.press("Space")
    page.wait_for_function(MOVED, arg=held)
