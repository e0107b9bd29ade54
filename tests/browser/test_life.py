"""Life at a table in real browsers: from one link to the podium, with a waiting room and clocks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    NARROW,
    OPTION,
    PHONE,
    THOUGHT,
    at_rest,
    let_a_bot_sit_in,
    post,
    sideways,
    sit_down,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser

FRIEND = {"kind": "human"}
LIVE = {"kind": "live", "first": 600, "more": 15}
BOARD = "[data-table][data-version] [data-thing]"


#: What is said of one's time, from the first on.
SPOKEN = """window.spoken = []; new MutationObserver(() => {
  const words = document.querySelector('[data-spoken]')?.textContent;
  if (words && words !== spoken.at(-1)) spoken.push(words);
}).observe(document, { subtree: true, childList: true, characterData: true });"""


def made(hall: str, seats: int = 2, **wish: object) -> tuple[list[str], str]:
    """The links of everybody, and the table's plain address."""
    body = {"game": "raids", "seats": [FRIEND] * (seats - 1), "name": "Astrid", "pace": LIVE, **wish}
    table = post(f"{hall}/api/tables", body)
    return [hall + link for link in (table["url"], *table["links"].values())], f"{hall}/table/{table['table']}"


def together(hall: str, visit: Open, seats: int = 2, **wish: object) -> list[Page]:
    """People at a table whose match has begun."""
    links, _ = made(hall, seats, **wish)
    pages = [visit().page for _ in links]
    sit_down(pages, links, "lang=en&speed=instant")
    for page in pages:
        page.wait_for_selector(BOARD)
    return pages


def guest(page: Page, link: str, name: str) -> None:
    """Somebody opens the one link of a table, gives a name and sits down."""
    page.goto(f"{link}?lang=en&speed=instant")
    page.locator("[data-guest]").get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-room]")


def test_three_people_come_by_one_link_and_play_with_clocks_to_the_podium(hall: str, visit: Open) -> None:
    astrid, bo, cy = (visit().page for _ in range(3))
    astrid.goto(f"{hall}/?lang=en&speed=instant")
    astrid.click("a[href='/?new=raids']")
    astrid.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    for seat in (2, 3):
        astrid.get_by_role("group", name=f"Seat {seat}").get_by_role("button", name="Friend").click()
    astrid.locator("[data-pace=live]").click()
    astrid.click("button[type=submit]")
    link = astrid.locator("[data-qr]").get_attribute("data-qr") or ""
    guest(bo, link, "Bo")
    guest(cy, link, "Cy")
    expect(astrid.locator("[data-room-sheet] h2")).to_contain_text("Bo")
    expect(astrid.locator("figure[data-seat='2']")).to_contain_text("Cy")
    for page in (astrid, bo):
        page.get_by_role("button", name="I am ready").click()
    expect(cy.locator("figure[data-seat='1']")).to_have_attribute("data-ready", "true")
    cy.get_by_role("button", name="I am ready").click()
    expect(astrid.locator("[data-begins]")).to_be_visible()
    for page in (astrid, bo, cy):
        page.wait_for_selector(BOARD)
        expect(page.locator("[data-pace=live]")).to_contain_text("10 min + 15 s")
        expect(page.locator("[data-clock]").first).to_contain_text(re.compile(r"\d:\d\d"))
    expect(astrid.locator("[data-clock].runs").first).to_be_visible()
    for page in (astrid, bo, cy):
        let_a_bot_sit_in(page)
    for page in (astrid, bo, cy):
        page.wait_for_selector("[data-over=true]", timeout=THOUGHT)


def test_anybody_pauses_and_anybody_goes_on(hall: str, visit: Open) -> None:
    astrid, bo = together(hall, visit)
    bo.get_by_role("button", name="Pause").click()
    plate = astrid.locator("[data-plate-of=pause]")
    expect(plate).to_contain_text("The clocks stand still")
    expect(astrid.locator("[data-clock].runs")).to_have_count(0)
    decider = next(page for page in (astrid, bo) if page.locator("[data-option]").count())
    expect(decider.get_by_text("Paused: nobody can choose until somebody goes on.")).to_be_visible()
    expect(decider.locator(f"{OPTION}:not([aria-disabled=true])")).to_have_count(0)
    decider.keyboard.press("1")
    decider.keyboard.press("Enter")  # nor by the keyboard: the server is not even asked
    expect(decider.get_by_role("alert")).to_have_count(0)
    plate.get_by_role("button", name="Go on").click()
    for page in (astrid, bo):
        expect(page.locator("[data-plate-of=pause]")).to_have_count(0)
    expect(decider.locator(f"{OPTION}:not([aria-disabled=true])").first).to_be_visible()


def test_who_was_ready_is_told_that_it_is_to_be_played_otherwise(hall: str, visit: Open) -> None:
    links, _ = made(hall, room=True)
    astrid, bo = visit().page, visit().page
    astrid.goto(f"{links[0]}?lang=en")
    guest(bo, links[1], "Bo")
    bo.get_by_role("button", name="I am ready").click()
    ready = astrid.locator("figure[data-seat='1']")
    expect(ready).to_have_attribute("data-ready", "true")
    astrid.locator("[data-pace=slow]").click()
    told = bo.get_by_text("The host has changed how it is played.")
    expect(told).to_be_visible()
    expect(ready).to_have_attribute("data-ready", "false")
    bo.get_by_role("button", name="I am ready").click()
    expect(ready).to_have_attribute("data-ready", "true")
    expect(told).to_have_count(0)


def test_ones_own_clock_is_in_sight_and_is_spoken_at_four_moments_only(hall: str, visit: Open) -> None:
    links, _ = made(hall, pace={"kind": "live", "first": 303, "more": 0})
    pages = [visit().page for _ in links]
    for page in pages:
        page.add_init_script(SPOKEN)
    sit_down(pages, links, "lang=en&speed=instant")
    for seat, page in enumerate(pages):
        page.wait_for_selector(BOARD)
        expect(page.locator(f"header [data-clock='{seat}']")).to_have_attribute("role", "timer")
    decider, waiter = sorted(pages, key=lambda page: page.locator(OPTION).count() == 0)
    expect(decider.locator("[data-spoken]")).to_have_text("You have five minutes left", timeout=15_000)
    decider.wait_for_timeout(2500)
    assert decider.evaluate("spoken") == ["You have five minutes left"], "once, and no second after"
    assert waiter.evaluate("spoken") == []


def test_leaving_tells_four_ways_and_the_last_asks_once_more(hall: str, visit: Open) -> None:
    astrid, bo = together(hall, visit)
    bo.get_by_role("button", name="Leave").click()
    sheet = bo.locator("dialog")
    expect(sheet.locator(".ways button")).to_have_count(4)
    expect(sheet.locator(".ways button").first).to_be_focused()
    sheet.get_by_role("button", name="Give up my seat for good").click()
    expect(sheet.get_by_role("button", name="No, keep it")).to_be_focused()
    sheet.get_by_role("button", name="Yes, give it up").click()
    bo.wait_for_url(f"{hall}/")
    expect(astrid.locator("[data-seat='1'] .tag").first).to_have_text("bot")


def test_all_agree_to_end_the_match(hall: str, visit: Open) -> None:
    astrid, bo = together(hall, visit)
    bo.get_by_role("button", name="Leave").click()
    bo.get_by_role("button", name="Ask to end the match").click()
    plate = astrid.locator("[data-plate-of=motion]")
    expect(plate).to_contain_text("End the match here?")
    plate.get_by_role("button", name="End it").click()
    for page in (astrid, bo):
        expect(page.locator("[data-plate-of=ended]")).to_contain_text("Ended by agreement")
        expect(page.locator("[data-option]")).to_have_count(0)


def test_who_comes_back_has_the_seat_at_once(hall: str, visit: Open) -> None:
    astrid, bo = together(hall, visit)
    let_a_bot_sit_in(bo)
    expect(astrid.locator("[data-seat='1'] .tag").first).to_have_text("bot plays")
    bo.reload()
    bo.wait_for_selector(BOARD)
    expect(astrid.locator("[data-seat='1'] .tag")).to_have_count(0)


def test_a_slow_match_leads_on_to_the_next_table_that_waits(hall: str, visit: Open) -> None:
    links, _ = made(hall, pace={"kind": "slow", "first": 86400})
    others, saga = made(hall, game="saga", pace={"kind": "slow", "first": 86400})
    astrid, bo = visit().page, visit().page
    for pair in (others, links):
        sit_down([astrid, bo], pair, "lang=en&speed=instant")
        astrid.wait_for_selector(BOARD)
    expect(astrid.locator("[data-clock]").first).to_contain_text("h")
    decider, waiter = (astrid, bo) if astrid.locator("[data-option]").count() else (bo, astrid)
    wait_for_turn(decider)
    plate = waiter.locator("[data-next]")
    expect(plate).to_contain_text("Next: Vikings Saga")
    waiter.keyboard.press("n")
    waiter.wait_for_url(lambda url: url.startswith(saga))


@pytest.mark.parametrize("size", [(1280, 800), PHONE, NARROW])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_waiting_room_clocks_and_plates_can_be_read_by_everybody(
    hall: str, visit: Open, size: tuple[int, int], scheme: str
) -> None:
    lang = "fr" if scheme == "light" else "en"
    page = visit(size, color_scheme=scheme).page
    room, _ = made(hall, 3, room=True)
    links, _ = made(hall)
    page.goto(f"{room[0]}?lang={lang}")
    page.wait_for_selector("[data-room-sheet]")
    clean(page)
    friend = visit(size, color_scheme=scheme).page
    friend.goto(f"{room[1]}?lang={lang}")
    friend.wait_for_selector("[data-guest]")
    clean(friend)
    sit_down([page, friend], links, f"lang={lang}&speed=instant")
    page.wait_for_selector(BOARD)
    friend.locator("button:has-text('Pause')").first.click()
    page.wait_for_selector("[data-plate-of=pause]")
    clean(page)


def clean(page: Page) -> None:
    at_rest(page)
    assert sideways(page) == 0
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
