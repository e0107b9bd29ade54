"""The guide and the first game keep to the rules."""

import pytest

from meadhall.core.text import text
from tests.games.odin.kit import GAME, Hall

rule = pytest.mark.rule


def taught(lang: str, key: str) -> str:
    return GAME.learn_texts.say(lang, text(key))


@rule("ODIN-6.12", "ODIN-10.14", "ODIN-10.16", "ODIN-10.20", "ODIN-10.21", "ODIN-10.24")
@pytest.mark.parametrize(
    ("lang", "names"), [("en", ("snare", "whaling", "pillaging")), ("fr", ("collet", "baleine", "pillage"))]
)
def test_the_guide_names_the_failures_after_which_vikings_come_back(lang: str, names: tuple[str, ...]) -> None:
    giving = {x.id.rstrip("_1234") for x in Hall().s.box.spaces if x.dice is not None and x.dice.back}
    assert giving == {"laying_a_snare", "whaling", "pillaging"}
    for key in ("first-failed", "howto-detail-dice-say"):
        assert all(name in taught(lang, key) for name in names), "after a hunt or a raid none come back"


@rule("ODIN-7.21")
def test_the_first_game_says_that_one_animal_of_two_becomes_pregnant() -> None:
    assert Hall().give(sheep=2).breeding().has() == {"sheep": 1, "pregnant_sheep": 1}
    assert "of two, one becomes pregnant" in taught("en", "first-births")
    assert "de deux, l’une devient gestante" in taught("fr", "first-births")
