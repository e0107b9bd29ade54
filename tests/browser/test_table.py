"""At the table: pointing, reasons, undo, languages, leaving, talk."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, PHONE, at_version, post, sideways, version, wait_for_turn

pytestmark = pytest.mark.browser


def sit(page: Page, hall: str, game: str = "raids", **words: str) -> None:
    query = "&".join(f"{key}={value}" for key, value in {"lang": "en", "seed": "5", **words}.items())
    page.goto(f"{hall}/play/{game}?{query}&bots=greedy&speed=instant")
    wait_for_turn(page)


def test_home_leads_to_the_first_decision_in_three_clicks(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/?lang=en&speed=instant")
    page.click("a[href='/?new=raids']")
    page.click("button[type=submit]")
    wait_for_turn(page)
    before = version(page)
    page.locator(OPTION).first.click()
    page.wait_for_function(MOVED, arg=before)


@pytest.mark.parametrize("game", ["brandubh", "odin", "raiders", "raids", "saga", "wild"])
def test_a_table_fits_the_window_of_a_desk(hall: str, visit: Open, game: str) -> None:
    page = visit().page
    sit(page, hall, game)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    assert sideways(page) == 0


def test_pointing_picks_and_previews_and_enter_plays(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    before = version(page)
    page.locator("[data-table] [data-stance=glow]").first.click()
    assert version(page) == before
    expect(page.locator(".picked[data-option]")).to_have_count(1)
    page.locator("h1").click()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_pointing_at_a_piece_narrows_the_list_and_escape_widens_it(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "brandubh")
    every = page.locator(OPTION).count()
    page.locator("[data-thing='cell:d7']").click()
    fewer = page.locator(OPTION).count()
    assert 1 < fewer < every
    page.keyboard.press("Escape")
    expect(page.locator(OPTION)).to_have_count(every)


def test_what_cannot_be_done_says_why_and_links_the_rule(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.locator("summary").click()
    page.locator("[data-refused]").first.click(force=True)
    refusal = page.locator("[data-refusal]")
    rule = refusal.locator("a.rule, a[href*='#RAIDS-']").first
    number = rule.inner_text()
    assert number.startswith("RAIDS-")
    rule.click()
    dialog = page.get_by_role("dialog", name=number)
    expect(dialog).to_be_visible()
    expect(dialog.locator(".text")).not_to_be_empty()


def test_the_question_mark_shows_the_rule_of_the_question(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("RAIDS-6.7")


def test_undo_takes_back_the_last_own_decision(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "brandubh")
    page.locator(OPTION).first.click()
    page.wait_for_function(MOVED, arg="0")
    wait_for_turn(page)
    page.keyboard.press("u")
    at_version(page, "0")
    expect(page.locator("[role=log] p")).to_have_count(0)


def test_the_language_is_switched_at_the_table(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    english = page.locator("[data-question] h2").inner_text()
    page.locator("header [lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("[data-question] h2")).not_to_have_text(english)
    expect(page.locator(OPTION).first).to_be_visible()


def test_one_steps_back_through_events_and_on_again(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "brandubh")
    page.locator(OPTION).first.click()
    page.wait_for_function(MOVED, arg="0")
    wait_for_turn(page)
    page.get_by_role("button", name="One event back").click()
    expect(page.locator(OPTION)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(OPTION).first).to_be_visible()


def test_the_score_sheet_opens_at_any_time(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    page.locator("header .tool").first.click()
    expect(page.get_by_role("dialog").locator("table")).to_contain_text("15.2")


def test_names_and_chat_are_text_never_markup(hall: str, visit: Open) -> None:
    wish = {"game": "brandubh", "seats": [{"kind": "bot"}], "name": "<b onclick=x()>Bo"}
    page = visit().page
    page.goto(hall + str(post(f"{hall}/api/tables", wish)["url"]) + "?lang=en")
    wait_for_turn(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("<img src=x onerror='window.hacked = 1'>")
    page.keyboard.press("Enter")
    expect(page.locator("[data-chat]")).to_contain_text("<img src=x")
    expect(page.locator("[data-chat] b")).to_have_text("<b onclick=x()>Bo")
    assert page.evaluate("window.hacked") is None
    assert page.locator("[data-chat] img").count() == 0


def test_on_a_phone_the_full_list_is_a_sheet_with_reasons(hall: str, visit: Open) -> None:
    page = visit(PHONE).page
    sit(page, hall)
    before = version(page)
    page.get_by_role("button", name="List", exact=False).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-refused]").first).to_be_attached()
    sheet.locator("[data-option]").first.click()
    page.wait_for_function(MOVED, arg=before)


FOLLOW = """() => { const table = document.querySelector('[data-table]'); window.shown = []; window.moving = 0;
  new MutationObserver(() => {
    window.shown.push([Number(table.dataset.version), performance.now()]);
    requestAnimationFrame(() => requestAnimationFrame(() => { window.moving += document.getAnimations().length; }));
  }).observe(table, { attributeFilter: ['data-version'] }); }"""


def test_bots_are_shown_move_by_move_at_the_viewers_pace(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/raids?players=4&lang=en&seed=5&bots=greedy&speed=fast")
    wait_for_turn(page)
    page.evaluate(FOLLOW)
    gaps: list[float] = []
    for _ in range(8):
        known = page.evaluate("() => window.shown.length")
        page.locator(OPTION).first.click()
        page.wait_for_function("n => window.shown.length > n", arg=known)
        wait_for_turn(page)
        times = [time for _, time in page.evaluate("n => window.shown.slice(n)", known)]
        gaps += [later - sooner for sooner, later in pairwise(times)]
    numbers = [number for number, _ in page.evaluate("() => window.shown")]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert len(gaps) > 3
    assert median(gaps) > 250  # a busy machine paints late now and then
    assert page.evaluate("() => window.moving") > 0


def test_the_list_on_a_desk_is_one_column(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "wild")
    long = 0
    while long < 3:
        wait_for_turn(page)
        before, options = version(page), page.locator(f".prompt .list {OPTION}")
        lefts = options.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().left))")
        assert len(set(lefts)) <= 1
        long += len(lefts) > 3
        page.locator(OPTION).first.click()
        page.wait_for_function(MOVED, arg=before)


def test_another_question_begins_at_the_top_of_its_list(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall, "odin")
    page.add_style_tag(content=".prompt .list { max-height: 30px !important; }")
    box = page.locator(".prompt .list")
    box.evaluate("it => it.scrollTo({ top: 20 })")
    page.locator("[data-option='space:weekly_market_4']").evaluate("it => it.click()")
    expect(page.locator("[data-question=FreePlay]")).to_be_visible()
    assert box.evaluate("it => it.scrollHeight > it.clientHeight + 20")
    assert box.evaluate("it => it.scrollTop") == 0
