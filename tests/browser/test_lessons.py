"""The guided first games in the real page: whoever does what the coach asks for comes to the end of each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import meadhall
from tests.browser.conftest import Open
from tests.browser.kit import DESK, MOVED, OPTION, PHONE, at_rest, insist, sideways, version, wait_for_turn
from tests.browser.learn_kit import PLATE, follow, lesson

pytestmark = pytest.mark.browser
TAUGHT = [key for key in meadhall.games() if meadhall.game(key).lesson is not None]
WHOLE = """() => {
  const plate = document.querySelector('[data-coach]').getBoundingClientRect();
  return plate.left >= 0 && plate.top >= 0 && plate.right <= innerWidth + 1 && plate.bottom <= innerHeight + 1;
}"""
COVERED = """() => {
  const [plate, pill] = ['[data-coach]', '[data-coach-pill]'].map(
      one => document.querySelector(one)?.getBoundingClientRect());
  const [wide, high] = [['left', 'right'], ['top', 'bottom']].map(
      ([from, to]) => pill && pill[to] > plate[from] && pill[from] < plate[to]);
  return !!pill && wide && high;
}"""


#: everything in a picture has come to have a size, and something in it
DRAWN = """() => [...document.querySelectorAll('.picture .thing, .picture .icon, .sign')].every(
    one => one.getBoundingClientRect().width > 5 && one.firstElementChild)"""


def look(page: Page, id: str) -> None:
    """A plate stands whole in the window, not under the pill, and rings what it speaks of."""
    if page.locator(f"{PLATE} h2").count():
        expect(page.locator(".veil .ring"), f"{id} points at nothing that is drawn").not_to_have_count(0)
    at_rest(page)
    assert page.evaluate(WHOLE), f"{id} does not stand in the window"
    assert not page.evaluate(COVERED), f"{id} lies under the pill"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("key", TAUGHT)
def test_who_does_what_the_coach_asks_for_comes_to_the_end(
    hall: str, visit: Open, key: str, size: tuple[int, int], lang: str
) -> None:
    page = visit(size).page
    page.goto(lesson(hall, key, lang))
    told = follow(page, look)
    taught = meadhall.game(key).lesson
    assert taught is not None
    assert told[-1] == taught.steps[-1].id
    assert len(set(told)) >= 0.8 * len(taught.steps)
    assert sideways(page) == 0


def test_who_does_not_listen_is_not_held_up(hall: str, visit: Open) -> None:
    """A move made while a plate only tells something is shown at once, with what the coach says about it."""
    page = visit(DESK).page
    page.goto(lesson(hall, "raids", "en"))
    expect(page.locator(PLATE)).to_have_attribute("data-coach", "goal")
    before = version(page)
    page.locator("[data-option='sail:3']:visible").first.click()
    expect(page.locator(PLATE)).to_contain_text("Bold!")
    assert version(page) != before


def test_what_was_a_pity_is_taken_back_though_others_have_moved_on(hall: str, visit: Open) -> None:
    page = visit(DESK).page
    page.goto(lesson(hall, "raids", "en").replace("instant", "slow"))
    for told in ("goal", "turn", "ship"):
        expect(page.locator(PLATE)).to_have_attribute("data-coach", told)
        page.locator("[data-next]").click()
    before = version(page)
    page.locator("[data-option='sail:2']:visible").first.click()
    page.locator("[data-take-back]").click()
    expect(page.locator(PLATE)).to_have_attribute("data-coach", "sail")
    expect(page.locator(PLATE)).to_have_attribute("data-waits", "true")
    assert version(page) == before
    for told in ("ship", "turn", "goal"):
        page.locator("[data-back]").click()
        expect(page.locator(PLATE)).to_have_attribute("data-coach", told)
    expect(page.locator("[data-back]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("key", TAUGHT)
def test_a_guide_is_shown_whole(hall: str, visit: Open, key: str, size: tuple[int, int], lang: str) -> None:
    page = visit(size).page
    page.goto(f"{hall}/learn/{key}?lang={lang}")
    expect(page.locator(".plates .turn")).to_have_count(3)
    page.wait_for_function(DRAWN)
    assert sideways(page) == 0


@pytest.mark.parametrize("key", TAUGHT)
def test_the_lesson_is_offered_first_and_one_click_says_no(hall: str, visit: Open, key: str) -> None:
    page = visit(DESK).page
    page.goto(f"{hall}/?new={key}&lang=en")
    expect(page.locator("[data-offer]")).to_be_visible()
    page.locator("[data-offer] .primary").click()
    expect(page.locator(PLATE)).to_be_visible()
    page.goto(f"{hall}/?new={key}&lang=en")
    page.locator("dialog[open]").wait_for()
    expect(page.locator("[data-offer]")).to_have_count(0)


@pytest.mark.parametrize(("key", "buys"), [("wild", "buy:elf_archer"), ("saga", "buy:halvar")])
def test_what_happens_for_the_first_time_is_explained_once_in_an_ordinary_match(
    hall: str, visit: Open, key: str, buys: str
) -> None:
    page = visit(DESK).page
    page.goto(f"{hall}/play/{key}?players=2&lang=en&seed=3&bots=greedy&speed=instant")
    told: list[str] = []
    for step in range(60):
        wait_for_turn(page)
        note = page.locator("[data-first]")
        if note.count():
            told.append(str(note.get_attribute("data-first")))
            expect(note.locator("a, button.rule, [data-rule]").first).to_be_visible()
            note.get_by_role("button", name="Got it").click()
            expect(note).to_have_count(0)
        if len(told) == 3:
            break
        move(page, buys, step)
    assert len(told) == 3 and len(set(told)) == 3


def test_a_note_that_nobody_reads_goes_by_itself(hall: str, visit: Open) -> None:
    page = visit(DESK).page
    page.goto(f"{hall}/play/wild?players=2&lang=en&seed=3&bots=greedy&speed=instant")
    wait_for_turn(page)
    note, read = page.locator("[data-first]"), ""
    for step in range(30):
        move(page, "buy:elf_archer", step)
        wait_for_turn(page)
        if read and (not note.count() or note.get_attribute("data-first") != read):
            return
        read = read or str(note.get_attribute("data-first") if note.count() else "")
    raise AssertionError(f"the note {read!r} stayed")


def move(page: Page, liked: str, step: int) -> None:
    """What is liked if it may be done, else anything, another in every step."""
    wanted = page.locator(f"[data-option='{liked}']:enabled:visible")
    options = wanted if wanted.count() else page.locator(OPTION)
    before = version(page)
    options.nth(step * 7 % options.count()).click()
    insist(page)
    page.wait_for_function(MOVED, arg=before)
