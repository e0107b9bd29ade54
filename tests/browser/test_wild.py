"""Vikings Gone Wild through the real page: whole games by a robot, a defence by a second person."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.kit import (
    DESK,
    MOVED,
    NARROW,
    PHONE,
    at_rest,
    over,
    play_by_clicks,
    post,
    sideways,
    sit_down,
    version,
    wait_for_turn,
)
from tests.browser.test_pages import AXE, GRAVE

pytestmark = pytest.mark.browser
GAMES = [(2, DESK, "fr"), (2, PHONE, "en"), (4, DESK, "en"), (4, PHONE, "fr")]
SEED = 4  #: the first player sits on the first seat and holds two Viking Warriors
LONG = 1500  #: a robot that clicks anything takes its time to 30 or 40 VP


@pytest.mark.parametrize(("players", "size", "lang"), GAMES, ids=["2-desk-fr", "2-phone-en", "4-desk-en", "4-phone-fr"])
def test_the_robot_reaches_the_podium(hall: str, visit: Open, players: int, size: tuple[int, int], lang: str) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/wild?players={players}&lang={lang}&seed=4&bots=greedy&speed=instant")
    assert play_by_clicks(page, LONG) > 20
    assert over(page) and sideways(page) == 0


def click(page: Page, option: str) -> None:
    """An option of the plain list, and the move it makes."""
    before = version(page)
    page.locator(f'[data-option="{option}"]:visible').first.click()
    page.wait_for_function(MOVED, arg=before)


def test_a_second_person_defends_in_a_second_browser(hall: str, visit: Open) -> None:
    wish = {"game": "wild", "seats": [{"kind": "human"}], "name": "Astrid", "seed": SEED, "practice": True}
    table = post(f"{hall}/api/tables", wish)
    astrid, bo = visit().page, visit().page
    sit_down([astrid], [f"{hall}{table['url']}"])
    sit_down([bo], [f"{hall}{table['links']['1']}"], "lang=fr")
    wait_for_turn(astrid)
    click(astrid, "attack:viking_warrior")
    expect(bo.locator("[data-question]")).to_have_count(0)
    click(astrid, "at:1:hall")
    expect(bo.locator("[data-question=Guard]")).to_be_visible()
    for page in (astrid, bo):
        stage = page.locator("section[data-thing=fight]")
        expect(stage).to_be_visible()
        expect(stage.locator('[data-thing="site:1:hall"]')).to_have_count(1)
    expect(astrid.locator("[data-option]")).to_have_count(0)
    click(bo, "stand")
    wait_for_turn(astrid)
    expect(astrid.locator("section[data-thing=fight]")).to_have_count(0)
    expect(astrid.locator('[data-thing="pawn:1"]')).to_contain_text(re.compile("1 VP$"))


def test_pointing_at_a_unit_and_a_target_attacks(hall: str, visit: Open) -> None:
    page = visit().page
    wish = {"game": "wild", "seats": [{"kind": "human"}], "name": "Astrid", "seed": SEED, "practice": True}
    table = post(f"{hall}/api/tables", wish)
    post(f"{hall}/api/tables/{table['table']}/arrive", {"key": table["links"]["1"].rsplit("/", 1)[1]})
    sit_down([page], [f"{hall}{table['url']}"])
    wait_for_turn(page)
    warrior = page.locator('[data-thing="hand:0"] [data-thing^="card:viking_warrior"]').first
    before = version(page)
    warrior.click()
    warrior.click()
    page.wait_for_function(MOVED, arg=before)
    before = version(page)
    draco = page.locator('[data-thing="draco"]')
    expect(draco).to_have_attribute("data-stance", "glow")
    draco.click()
    expect(page.locator('[data-option="at:draco"]')).to_have_class(re.compile("picked"))
    draco.click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator("[data-question=LootDraco]")).to_be_visible()


def offered(page: Page, verb: str) -> list[str]:
    """The options of a verb in the list."""
    found = page.locator(f'[data-option^="{verb}:"]').all()
    return [id for id in (option.get_attribute("data-option") for option in found) if id is not None]


def test_pointing_at_a_target_means_the_plain_attack(hall: str, visit: Open) -> None:
    """Where another attack at the same time is offered too, that one is chosen in the list."""
    page = visit().page
    page.goto(f"{hall}/play/wild?players=2&lang=en&seed={SEED}&bots=greedy&speed=instant")
    for _ in range(80):
        wait_for_turn(page)
        if offered(page, "also"):
            break
        known = (*offered(page, "attack"), *offered(page, "at"), "end", "no-mission", "loot:beer")
        click(page, next(id for id in known if page.locator(f'[data-option="{id}"]').count()))
    _, seat, site = offered(page, "also")[0].split(":")
    page.locator(f'[data-thing="site:{seat}:{site}"]:visible').first.click()
    expect(page.locator(f'[data-option="at:{seat}:{site}"]').first).to_have_class(re.compile("picked"))


def test_what_cannot_be_bought_says_why(hall: str, visit: Open) -> None:
    page = visit().page
    page.goto(f"{hall}/play/wild?players=2&lang=en&seed={SEED}&bots=greedy&speed=instant")
    wait_for_turn(page)
    page.locator('[data-thing="pile:sheep_cannon"]').click()
    expect(page.locator("[data-refusal]").get_by_text("Not enough Gold").first).to_be_visible()


def test_a_narrow_phone_does_not_scroll_sideways(hall: str, visit: Open) -> None:
    page = visit(NARROW).page
    page.goto(f"{hall}/play/wild?players=4&lang=fr&seed=9&bots=greedy&speed=instant")
    wait_for_turn(page)
    assert sideways(page) == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(hall: str, visit: Open, theme: str, size: tuple[int, int]) -> None:
    page = visit(size, color_scheme=theme, reduced_motion="reduce").page
    page.goto(f"{hall}/play/wild?players=3&lang=en&seed=5&bots=greedy&speed=instant")
    wait_for_turn(page)
    at_rest(page)
    page.evaluate(AXE.read_text())
    assert page.evaluate(GRAVE) == []
