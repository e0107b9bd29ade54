"""A robot that only uses what everybody has plays whole matches through the real page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.kit import DESK, PHONE, over, play_by_clicks, play_by_keys, sideways

pytestmark = pytest.mark.browser
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


@SIZES
@LANGS
def test_raids_is_played_to_the_podium_by_clicking_options(
    hall: str, visit: Open, size: tuple[int, int], lang: str
) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/raids?players=3&lang={lang}&seed=5&bots=greedy&speed=instant")
    assert play_by_clicks(page) > 10
    assert over(page)
    assert page.locator("html").get_attribute("lang") == lang
    assert sideways(page) == 0


@SIZES
@LANGS
def test_brandubh_is_played_with_the_default_drawing(hall: str, visit: Open, size: tuple[int, int], lang: str) -> None:
    page = visit(size).page
    page.goto(f"{hall}/play/brandubh?lang={lang}&seed=2&bots=greedy&speed=instant")
    assert play_by_clicks(page) > 2
    assert over(page)


@pytest.mark.parametrize("game", ["raids", "brandubh"])
def test_a_match_is_played_by_keyboard_alone(hall: str, visit: Open, game: str) -> None:
    page = visit().page
    page.goto(f"{hall}/play/{game}?lang=en&seed=3&bots=greedy&speed=instant")
    assert play_by_keys(page) > 2
    assert over(page)
