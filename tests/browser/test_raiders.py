"""Viking Raiders through the real page: whole matches, an answer by a second person, the fuse, standing answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.games.raiders.state import Raiders
from tests.browser.conftest import Open
from tests.browser.kit import (
    DESK,
    MOVED,
    NARROW,
    PHONE,
    insist,
    over,
    play_by_clicks,
    play_by_keys,
    post,
    sideways,
    sit_down,
    version,
)

pytestmark = pytest.mark.browser
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
FOUR = "players=4&seed=3"
ARCTIC = "players=2&arctic=on&chiefs=on&seed=6"
PATIENT = 120_000  #: milliseconds: three bots answer each other's Actions one after the other
TABLET = (820, 1180)
OPENINGS = ("play:freyjas_luck", "play:vors_vision", "play:skirmish:1", "play:harvest_festival")


@SIZES
@LANGS
@pytest.mark.parametrize("table", [FOUR, ARCTIC], ids=["four", "arctic"])
def test_a_match_is_played_to_the_podium_by_clicking_options(
    hall: str, visit: Open, size: tuple[int, int], lang: str, table: str
) -> None:
    page = visit(size).page
    page.set_default_timeout(PATIENT)
    page.goto(f"{hall}/play/raiders?{table}&lang={lang}&bots=greedy&speed=instant")
    assert play_by_clicks(page, 900) > 10
    assert over(page) and sideways(page) == 0


def test_a_match_is_played_by_keyboard_alone(hall: str, visit: Open) -> None:
    page = visit().page
    page.set_default_timeout(PATIENT)
    page.goto(f"{hall}/play/raiders?players=3&seed=8&lang=en&bots=greedy&speed=instant")
    assert play_by_keys(page, 900) > 10
    assert over(page)


def test_nothing_scrolls_sideways_on_a_narrow_phone(hall: str, visit: Open) -> None:
    page = visit(NARROW).page
    page.goto(f"{hall}/play/raiders?players=5&seed=2&lang=fr&bots=greedy&speed=instant&first=host")
    page.wait_for_selector("[data-option]:enabled")
    assert sideways(page) == 0


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["desk", "tablet"])
def test_every_rival_can_be_raided_by_pointing_at_any_width(hall: str, visit: Open, size: tuple[int, int]) -> None:
    """In the frame's panels or in its strip, always in view, and once; for a phone see test_comfort_raiders.py."""
    page = visit(size).page
    page.goto(f"{hall}/play/raiders?players=4&seed=2&lang=en&bots=greedy&speed=instant&first=host")
    page.wait_for_selector("[data-option]:enabled")
    for place in (1, 2, 3):
        for category in ("navy", "clan", "loot"):
            expect(page.locator(f"[data-thing='track:{place}:{category}']")).to_have_count(1)
            expect(page.locator(f"[data-thing='track:{place}:{category}']")).to_be_visible()


def opening(berserker: bool) -> tuple[int, str]:
    """A seed and a first Action of seat 0, answered by a seat 1 that does or does not hold a Berserker."""
    for seed in range(400):
        m = meadhall.start("raiders", players=2, seed=seed, options={"first": "host"})
        found = [o.id for o in m.options if o.id in OPENINGS]
        s = m.state
        assert isinstance(s, Raiders)
        held = "berserker" in [s.box.kinds[s.box.kind[c]].id for c in s.hands[1]]
        if found and held is berserker:
            return seed, found[0]
    raise AssertionError("no such deal")


def two_people(hall: str, seed: int, fuse: str, **agreed: str) -> tuple[str, str]:
    """A table of two people: the links of both seats."""
    options = {"first": "host", "fuse": fuse, **agreed}
    body = {"game": "raiders", "seats": [{"kind": "human"}], "name": "Astrid", "seed": seed, "options": options}
    table = post(f"{hall}/api/tables", {**body, "practice": True})
    return f"{hall}{table['url']}", f"{hall}{table['links']['1']}"


def seated(pages: list[Page], *urls: str) -> list[Page]:
    for page in pages:
        page.set_default_timeout(PATIENT)
    sit_down(pages, urls, "lang=en&speed=instant")
    for page in pages:
        page.wait_for_selector("[data-table='raiders'] [data-thing='market']")
    return pages


def test_a_second_person_cancels_an_action_with_a_berserker(hall: str, visit: Open) -> None:
    seed, action = opening(berserker=True)
    first, second = two_people(hall, seed, "off")
    astrid, bo = seated([visit().page, visit(PHONE).page], first, second)
    astrid.locator(f"[data-option='{action}']").click()
    expect(bo.locator("[data-question='Window']")).to_be_visible(timeout=PATIENT)
    expect(astrid.locator("[data-thing='stage']")).to_be_visible(timeout=PATIENT)
    expect(bo.locator("[data-option='pass']")).to_have_count(1)
    bo.locator("[data-option='cancel:action']").click()
    insist(bo)
    for page in (astrid, bo):  # both are asked again, since a Berserker may be answered
        page.wait_for_selector("[data-question='Window']")
        page.locator("[data-option='pass']").first.click()
        insist(page)
    expect(astrid.locator("[data-question='Main']")).to_be_visible(timeout=PATIENT)
    expect(astrid.locator(f"[data-option='{action}']")).to_have_count(0)


def test_the_fuse_lets_it_pass_and_looks_the_same_for_who_holds_nothing(hall: str, visit: Open) -> None:
    seed, action = opening(berserker=False)
    first, second = two_people(hall, seed, "6")
    astrid, bo = seated([visit().page, visit().page], first, second)
    astrid.locator(f"[data-option='{action}']").click()
    expect(bo.locator("[role='timer']")).to_be_visible(timeout=PATIENT)
    expect(astrid.locator("[role='timer']")).to_be_visible(timeout=PATIENT)
    before = version(bo)
    bo.wait_for_function(MOVED, arg=before)  # nobody touched anything


def test_a_standing_answer_passes_by_itself(hall: str, visit: Open) -> None:
    seed, action = opening(berserker=False)
    first, second = two_people(hall, seed, "off")
    astrid, bo = seated([visit().page, visit().page], first, second)
    bo.locator(".answers select").select_option("pass")
    before = version(astrid)
    astrid.locator(f"[data-option='{action}']").click()
    astrid.wait_for_function(MOVED, arg=before)
    astrid.wait_for_selector("[data-question='Window'], [data-question='Main'], [data-question='Vision']")


def test_a_victory_of_the_arctic_clan_is_its_own(hall: str, visit: Open) -> None:
    first, second = two_people(hall, 21, "off", arctic="on", target="5")
    pages = seated([visit().page, visit(PHONE).page], first, second)
    for turn in range(10):  # nobody does anything
        pages[turn % 2].locator("[data-option='end']").first.click()
        insist(pages[turn % 2])
    for page in pages:
        page.wait_for_selector("[data-over=true]")
        expect(page.locator(".words h2")).to_have_text("The Arctic Clan wins")
        steps = page.locator("svg[role=img]").first.get_attribute("aria-label") or ""
        assert "2. " in steps and "1. " not in steps, steps


def test_a_two_resource_item_is_bought_with_two_clicks(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/raiders?players=3&seed=1&lang=en&bots=greedy&speed=instant&first=host")
    glowing = page.locator(".market [data-stance='glow']").first
    thing = glowing.get_attribute("data-thing")
    glowing.click()
    expect(page.locator("[data-option^='pay:']")).to_have_count(1)  # beside it, and not picked
    page.locator(f".market [data-thing='{thing}']").click()
    expect(page.locator(f".market [data-thing='{thing}']")).to_have_count(0)
    expect(page.locator(f".tracks [data-thing='{thing}'], .own [data-thing='{thing}']").first).to_be_attached()


def test_pointing_at_a_market_card_picks_it_and_pointing_again_begins_the_purchase(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/raiders?players=3&seed=1&lang=en&bots=greedy&speed=instant&first=host")
    thing = page.locator(".market [data-stance='glow']").first.get_attribute("data-thing")
    card = page.locator(f"[data-thing='{thing}']")
    card.click()
    assert (page.locator("[data-option].picked").get_attribute("data-option") or "").startswith("buy:")
    before = version(page)
    card.click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator("[data-question='Pay'], [data-question='Main']")).to_be_visible(timeout=PATIENT)
