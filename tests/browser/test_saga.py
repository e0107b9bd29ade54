"""Vikings Saga through the real page: whole games by robot, two people choosing at the same time, journals."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    DESK,
    NARROW,
    OPTION,
    PHONE,
    insist,
    over,
    play_by_clicks,
    post,
    sideways,
    sit_down,
    version,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_saga_is_played_to_the_podium_by_clicking_options(
    hall: str, visit: Open, players: int, size: tuple[int, int], lang: str
) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/saga?players={players}&lang={lang}&seed=5&bots=greedy&speed=instant")
    assert play_by_clicks(page, 600) > 30
    assert over(page)
    assert page.locator("html").get_attribute("lang") == lang
    assert sideways(page) == 0


def test_no_sideways_scroll_on_a_narrow_phone(hall: str, visit: Open) -> None:
    page = visit(NARROW).page
    page.goto(f"{hall}/play/saga?players=4&lang=fr&seed=5&bots=greedy&speed=instant")
    for _ in range(8):
        wait_for_turn(page)
        assert sideways(page) == 0
        before = version(page)
        page.locator(OPTION).last.click()
        insist(page)
        page.wait_for_function("v => document.querySelector('[data-table]').dataset.version !== v", arg=before)


def two_people(hall: str) -> tuple[str, str]:
    """A tutorial for two: both are asked for a card at once."""
    wish = {
        "game": "saga",
        "seats": [{"kind": "human"}],
        "name": "Astrid",
        "seed": 3,
        "practice": True,
        "options": {"journal": "tutorial"},
    }
    table = post(f"{hall}/api/tables", wish)
    return f"{hall}{table['url']}", f"{hall}{table['links']['1']}"


def settled(pages: list[Page], *urls: str) -> list[Page]:
    sit_down(pages, urls, "lang=en&speed=instant")
    for page in pages:
        page.wait_for_selector(OPTION)
    return pages


@pytest.mark.parametrize("first", [0, 1], ids=["host-first", "guest-first"])
def test_two_people_choose_at_the_same_time_in_either_order(hall: str, visit: Open, first: int) -> None:
    pages = settled([visit().page, visit().page], *two_people(hall))
    for page in pages:
        expect(page.locator("[data-question=Lay]")).to_be_visible()
    early, late = pages[first], pages[1 - first]
    named = early.locator(OPTION).first.get_attribute("data-option") or ""
    early.locator(OPTION).first.click()
    expect(early.locator("[data-question=Lay]")).to_have_count(0)
    # The other still chooses, and sees a back, not the card.
    expect(late.locator("[data-question=Lay]")).to_be_visible()
    expect(late.locator(".rivals .back")).to_have_count(1)
    assert late.locator(f"[data-thing^='card:{named.removeprefix('lay:')}']").count() <= own_copies(late, named)
    late.locator(OPTION).first.click()
    for page in pages:
        expect(page.locator("[data-area=stage], [data-question]").first).to_be_visible()
        expect(page.locator(".log, [role=log]").first).to_contain_text("plays")


def test_somebody_elses_choice_leaves_mine_alone(hall: str, visit: Open) -> None:
    mine, other = settled([visit().page, visit().page], *two_people(hall))
    card = mine.locator("[data-area=hand] [data-thing^='card:']").first
    card.click()
    expect(card).to_have_attribute("data-stance", "picked")
    other.locator(OPTION).first.click()
    expect(mine.locator(".rivals .back")).to_have_count(1)
    expect(card).to_have_attribute("data-stance", "picked")


def own_copies(page: Page, option: str) -> int:
    """How many cards of that name the viewer holds."""
    return page.locator(f"[data-area=hand] [data-thing^='card:{option.removeprefix('lay:')}']").count()


def test_a_card_is_laid_by_clicking_it_twice_and_shows_where_it_lands(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/saga?players=2&lang=en&seed=3&bots=greedy&speed=instant&journal=tutorial")
    page.wait_for_selector("[data-question=Lay]")
    card = page.locator("[data-area=hand] [data-thing^='card:']").first
    before = version(page)
    card.click()
    expect(page.locator(".arcs path").first).to_be_attached()
    card.click()
    page.wait_for_function("v => document.querySelector('[data-table]').dataset.version !== v", arg=before)


def test_the_journey_is_picked_with_its_difficulty(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/?lang=en&new=saga")
    for journal in ("The road of gold (easy)", "The path of suffering (very hard)", "Tutorial: the departure"):
        expect(page.get_by_text(journal).first).to_be_attached()
