"""The prompt stays where it is; keys do what the sheet says; hints come in two steps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.comfort import GAMES, LOW, clean, play, sit
from tests.browser.conftest import Open
from tests.browser.kit import MOVED, OPTION, THOUGHT, insist, version

pytestmark = pytest.mark.browser


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
    hinted, noted = page.locator(".hinted .label"), page.locator(".hinted .note").inner_text()
    expect(told).to_contain_text(f"Huginn would choose: {hinted.inner_text()} · {noted}.")
    expect(told).not_to_contain_text(f"It brings: {noted}")
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


SUM = """() => { const number = (one) => Number(one.lastChild.textContent.trim().replace('−', '-').replace(/\\s/g, ''));
  const rows = [...document.querySelectorAll('dialog table tr')].slice(1);
  const column = (row) => number([...row.querySelectorAll('td')].find((one) => one.classList.contains('you')));
  const [total, ...parts] = [rows.at(-1), ...rows.slice(0, -1)].map(column);
  return { total, sum: parts.reduce((a, b) => a + b, 0) }; }"""


@GAMES
def test_the_score_in_play_adds_up_and_is_the_one_in_the_bar(hall: str, visit: Open, game: str) -> None:
    page = visit().page
    sit(page, hall, game)
    play(page, 6)
    page.locator("[data-part=score]").click()
    page.wait_for_selector("dialog table")
    added = page.evaluate(SUM)
    assert added["sum"] == added["total"]
    assert page.locator("[data-part=score]").inner_text().strip().replace("−", "-") == str(added["total"])


def test_numbers_on_the_board_are_those_of_the_list(hall: str, visit: Open) -> None:
    page = visit().page
    sit(page, hall)
    for key in page.locator(".prompt .list [data-option] .key").all_inner_texts():
        page.keyboard.press(key)
        expect(page.locator("[data-table] [data-stance=picked]").first).to_contain_text(key)


@pytest.mark.parametrize(
    ("game", "letter", "verb"),
    [("wild", "b", "buy"), ("wild", "c", "play"), ("raiders", "b", "buy"), ("odin", "l", "")],
)
def test_letters_lead_through_the_main_actions(hall: str, visit: Open, game: str, letter: str, verb: str) -> None:
    page = visit().page
    sit(page, hall, game, seed="33" if game == "wild" else "1", **({"first": "host"} if game == "raiders" else {}))
    options = page.locator(f".prompt .list [data-option^='{verb}:']")
    if verb and options.count():
        page.keyboard.press(letter)
        expect(options.first).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("[data-keys] kbd", has_text=letter.upper()).first).to_be_visible()


@GAMES
def test_no_option_hides_in_the_list_without_a_sign_of_it(hall: str, visit: Open, game: str) -> None:
    """What does not fit fades at the edge, and can be scrolled to."""
    page = visit(LOW).page
    sit(page, hall, game, lang="fr")
    for _ in range(4):
        more = "one => one.scrollHeight - one.clientHeight > 4"
        for part in page.locator(".prompt .list").all():
            assert part.evaluate(more) == (part.get_attribute("data-more") is not None)
        play(page, 1)
