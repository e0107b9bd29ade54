"""Before the cards are dealt: who waits for whom, and what is said of the luck."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    NARROW,
    PHONE,
    THOUGHT,
    let_a_bot_sit_in,
    post,
    sideways,
    sit_down,
)
from tests.browser.test_pages import AXE, GRAVE
from tests.support import ROOT, run_meadhall

pytestmark = pytest.mark.browser

FRIEND, BOT = {"kind": "human"}, {"kind": "bot", "bot": "greedy"}
BOARD = "[data-table][data-version] [data-thing]"


def made(hall: str, *seats: dict[str, str], **wish: object) -> tuple[str, list[str], str]:
    """The link of the host, those of the friends, and the table's plain address."""
    body = {"game": "raids", "seats": list(seats), "name": "Astrid", **wish}
    table = post(f"{hall}/api/tables", body)
    return f"{hall}{table['url']}", [hall + link for link in table["links"].values()], f"{hall}/table/{table['table']}"


def test_nobody_and_no_bot_moves_before_all_have_come(hall: str, visit: Open) -> None:
    first, (second, third), plain = made(hall, FRIEND, BOT, FRIEND)
    astrid, bo, cy = (visit().page for _ in range(3))
    sit_down([astrid], [first])
    expect(astrid.get_by_role("heading", name="2 seats are free")).to_be_visible()
    sit_down([bo], [second])
    expect(astrid.get_by_role("heading", name="One seat is free")).to_be_visible()
    expect(bo.locator("figure[data-seat='3']")).to_contain_text("the host has the link")
    expect(bo.get_by_role("button", name="Copy link")).to_have_count(0)
    assert bo.locator(BOARD).count() == 0
    bo.get_by_label("Your name").fill("Bo")
    bo.keyboard.press("Tab")
    expect(astrid.locator("figure[data-seat='1']")).to_contain_text("Bo")
    sit_down([cy], [third])
    for page in (astrid, bo, cy):
        page.wait_for_selector(BOARD)
        expect(page.locator("[data-gathering]")).to_have_count(0)
    watcher = visit().page
    watcher.goto(f"{plain}?lang=en")
    watcher.locator("[data-luck=fair] summary").click()
    expect(watcher.locator("[data-luck=fair] code")).to_have_count(4)  # the seal and three numbers


def test_three_clicks_lead_to_the_table_also_with_a_friend(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/?lang=en")
    page.click("a[href='/?new=raids']")
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="Friend").click()
    page.click("button[type=submit]")
    expect(page.get_by_role("heading", name="One seat is free")).to_be_visible()
    assert "/table/" in page.url and page.url.count("/") == 4


def test_the_host_begins_with_bots_and_the_friend_still_finds_the_seat(hall: str, visit: Open) -> None:
    first, (second,), _ = made(hall, FRIEND)
    astrid, bo = visit().page, visit().page
    sit_down([astrid], [first])
    astrid.get_by_role("button", name="Begin with bots").click()
    astrid.wait_for_selector(BOARD)
    expect(astrid.locator("[data-seat='1'] .tag")).to_have_text("bot")
    expect(astrid.get_by_role("button", name="Copy link of seat 2")).to_be_visible()
    sit_down([bo], [second])
    bo.wait_for_selector(BOARD)
    expect(astrid.locator("[data-seat='1'] .tag")).to_have_count(0)  # Bo is here


def test_practice_is_told_before_one_sits_and_at_the_table(hall: str, visit: Open) -> None:
    first, (second,), plain = made(hall, FRIEND, seed=7, practice=True, public=True)
    bo = visit().page
    bo.goto(f"{hall}/?lang=en")
    expect(bo.locator("#open li:has-text('Practice')")).not_to_have_count(0)
    bo.goto(f"{second}?lang=en")
    expect(bo.get_by_role("heading", name="Practice")).to_be_visible()
    assert bo.url.startswith(second), "not yet seated"
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url(f"{plain}?lang=en")
    expect(bo.locator("[data-luck=known]")).to_contain_text("seed 7")
    sit_down([visit().page], [first])
    bo.wait_for_selector(BOARD)
    expect(bo.locator("[data-luck=known]")).to_contain_text("seed 7")


def test_the_record_of_a_match_between_two_browsers_is_proven_fair(hall: str, visit: Open, tmp_path: Path) -> None:
    first, (second,), _ = made(hall, FRIEND, game="brandubh")
    pages = [visit().page, visit().page]
    sit_down(pages, [first, second], "lang=en&speed=instant")
    pages[0].wait_for_selector(BOARD)
    pages[0].locator("[data-luck=fair] summary").click()
    commitment, *parts = pages[0].locator("[data-luck=fair] code").all_inner_texts()
    for page in pages:  # two bots end it
        let_a_bot_sit_in(page)
    pages[0].wait_for_selector("[data-over=true]", timeout=THOUGHT)
    pages[0].get_by_role("button", name="See the table").click()
    pages[0].locator("[data-luck=fair] summary").click()
    with pages[0].expect_download() as download:
        pages[0].get_by_role("link", name="The record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    noted = ["--commitment", commitment, *(word for part in parts for word in ("--part", part))]
    assert len(parts) == 2
    proven = run_meadhall("verify", str(file), "--game", str(ROOT / "examples" / "brandubh.py"), *noted)
    assert proven.returncode == 0, proven.stdout + proven.stderr


@pytest.mark.parametrize("size", [(1280, 800), PHONE, NARROW])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_waiting_room_fits_and_can_be_read_by_everybody(
    hall: str, visit: Open, size: tuple[int, int], scheme: str, lang: str
) -> None:
    first, _, _ = made(hall, FRIEND, FRIEND, BOT)
    page: Page = visit(size, color_scheme=scheme).page
    sit_down([page], [first], f"lang={lang}")
    page.locator("[data-gathering] [data-luck=fair] summary").click()
    assert sideways(page) == 0
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
