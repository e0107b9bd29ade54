"""On a phone: the prompt leaves room for the table, and nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.camera import table
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, PHONE, at_version, insist, sideways, version, wait_for_turn

pytestmark = pytest.mark.browser
GAMES = pytest.mark.parametrize("game", ["odin", "raiders", "raids", "saga", "wild"])
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
MOST = {"odin": 4, "raiders": 5, "raids": 4, "saga": 4, "wild": 4}
TALLEST = 140  #: pixels of the prompt: two lines of a question, two of its note, one row of options
SECOND_ROW = 50  #: where several options cannot be chosen on the table
DECISIONS = 10
PROMPT = ".prompt"
#: whether a part is wholly inside a box
INSIDE = """([part, box]) => { const [a, b] = [part, box].map((s) => document.querySelector(s).getBoundingClientRect());
  return a.height > 0 && ['left', 'top'].every((side) => a[side] >= b[side] - 1)
    && ['right', 'bottom'].every((side) => a[side] <= b[side] + 1); }"""

#: counts what is drawn before the page has run out of patience with its letters
EARLY = "setTimeout(() => { window.early = document.querySelectorAll('#page > *').length; }, 800)"


def height(page: Page) -> float:
    page.evaluate("document.fonts.ready.then(() => true)")
    box = page.locator(PROMPT).bounding_box()
    assert box is not None
    return box["height"]


@GAMES
@LANGS
def test_the_prompt_is_low_and_every_option_in_it_has_room_for_a_thumb(
    hall: str, visit: Open, game: str, lang: str
) -> None:
    page = visit(PHONE, has_touch=True).page
    page.goto(table(hall, game, MOST[game], 5, lang))
    for turn in range(DECISIONS):
        wait_for_turn(page)
        before = version(page)
        only_here = page.locator(f"{PROMPT} .placeless").count()
        assert height(page) <= (TALLEST + SECOND_ROW if only_here > 1 else TALLEST)
        heights = page.locator(f"{PROMPT} [data-option]").evaluate_all("all => all.map((one) => one.offsetHeight)")
        assert min(heights) >= 44
        page.locator(OPTION).nth(turn % len(heights)).click()
        insist(page)
        page.wait_for_function(MOVED, arg=before)
    assert sideways(page) == 0


@GAMES
@LANGS
def test_the_bar_says_in_full_how_far_the_match_is(hall: str, visit: Open, game: str, lang: str) -> None:
    page = visit(PHONE).page
    page.goto(table(hall, game, 2, 5, lang))
    wait_for_turn(page)
    assert page.evaluate(INSIDE, ["header .status", "header .where"])
    assert page.locator("header .status").evaluate("it => it.scrollWidth <= it.clientWidth")


@GAMES
@LANGS
def test_the_score_sheet_of_a_full_table_fits(hall: str, visit: Open, game: str, lang: str) -> None:
    page = visit(PHONE).page
    page.goto(table(hall, game, MOST[game], 5, lang))
    wait_for_turn(page)
    page.locator("header .tool").first.click()
    expect(page.locator("dialog thead th")).to_have_count(MOST[game])
    assert page.evaluate(INSIDE, ["dialog table", "dialog .scroll"])
    assert page.evaluate(INSIDE, ["dialog thead th:last-child span", "dialog .scroll"])


def test_the_page_waits_for_its_letters_so_that_no_line_moves_when_they_come(hall: str, visit: Open) -> None:
    page = visit(PHONE).page
    on_the_way: list[Route] = []
    page.route("**/alegreya-sans-latin-500-*.woff2", lambda route: on_the_way.append(route))
    page.add_init_script(EARLY)
    page.goto(table(hall, "raids", 4, 5), wait_until="commit")
    page.wait_for_function("() => window.early !== undefined")
    assert page.evaluate("window.early") == 0
    for letters in on_the_way:
        letters.continue_()
    wait_for_turn(page)


def test_what_is_pointed_at_explains_itself_without_moving_the_table(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    page.goto(table(hall, "raids", 4, 5))
    wait_for_turn(page)
    calm, every = height(page), page.locator(OPTION).count()
    page.locator("[data-table] [data-stance=glow]").first.tap()
    expect(page.locator(f"{PROMPT} .preview")).to_be_visible()
    expect(page.locator(OPTION)).to_have_count(1)
    assert height(page) == calm
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(OPTION)).to_have_count(every)
    page.locator("[data-table] .berths").tap(force=True)
    expect(page.locator(f"{PROMPT} [data-refusal]")).to_be_visible()
    assert height(page) == calm
    page.locator("[data-refusal]").get_by_role("button", name="Close").tap()
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_the_bar_takes_a_move_back(hall: str, visit: Open) -> None:
    page = visit(PHONE, has_touch=True).page
    page.goto(f"{hall}/play/brandubh?lang=en&seed=5&bots=greedy&speed=instant")
    wait_for_turn(page)
    page.locator(OPTION).first.tap()
    insist(page)
    page.wait_for_function(MOVED, arg="0")
    wait_for_turn(page)
    page.locator("header").get_by_role("button", name="Undo").tap()
    at_version(page, "0")
