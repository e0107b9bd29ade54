"""What the questions say must be true."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.saga.steps.cards import MayLookAtGods
from meadhall.games.saga.steps.gains import Pay
from tests.games.saga.kit import Trail


def asked(t: Trail, lang: str = "en") -> Any:
    return t.m.question(t.seat_asked, lang)


@pytest.mark.rule("SAGA-6.9", "SAGA-6.15")
def test_an_action_is_spoken_of_only_where_there_is_one() -> None:
    kjer = Trail().hand(0, "kjer").hand(1, "bjorn").moves("1").turn().lay("kjer", "bjorn")
    assert asked(kjer)["note"] == "All cards lie open: choose a number."
    gunnar = Trail().hand(0, "gunnar").hand(1, "bjorn").moves("1").turn().lay("gunnar", "bjorn")
    assert asked(gunnar)["note"] == "You may also use the action first."


@pytest.mark.rule("SAGA-7.15", "SAGA-9.3")
def test_whoever_has_seen_the_next_card_is_not_told_that_the_slide_is_unknown() -> None:
    t = Trail().player(0, place=13, token=1).hand(0, "bjorn").hand(1, "bjorn").moves("1", "5").turn()
    t.lay("bjorn", "bjorn")
    assert asked(t)["note"].endswith("The next slide is unknown.")
    t.play("peek")
    assert asked(t)["note"].endswith("The next slide is 5.")


@pytest.mark.rule("SAGA-18.9", "SAGA-20.24")
def test_one_is_not_many() -> None:
    t = Trail().row("1").lineup(0, "olav").run(Pay(1, "SAGA-7.9", 0))
    assert asked(t)["note"] == "1 gold is demanded. With Olav you gain it instead."
    assert asked(t, "fr")["note"].startswith("1 d’or est demandé.")
    t = Trail().player(0, gold=9).hand(0, "bjorn").hand(1, "bjorn").moves("spm-VIII-C").turn().play("pay").play("pay")
    assert "once more at most" in asked(t)["note"]


@pytest.mark.rule("SAGA-7.13")
def test_of_a_single_god_there_are_not_two_to_see() -> None:
    assert asked(Trail().row("1").gods("loki").run(MayLookAtGods(0)))["note"].startswith("Only one is left")
    assert asked(Trail().row("1").gods("loki", "hel").run(MayLookAtGods(0)))["note"].startswith("You see the top two")


@pytest.mark.rule("SAGA-20.25")
def test_skrymir_shows_the_own_draw_pile_and_not_the_gods() -> None:
    t = Trail().hand(0, "bjorn").pile(0, "ulf", "erik").hand(1, "bjorn").moves("spm-IX-A").turn()
    assert asked(t)["options"][0]["things"] == ["draw:0"]


@pytest.mark.rule("SAGA-14.1")
def test_bifrost_is_not_called_after_the_first_of_its_two_cards() -> None:
    scene: Any = Trail(adventure="adv-B-1").row("1").m.scene(0, "en")
    for thing in ("adventure", "chapter:3"):
        assert scene["things"][thing]["name"] == "The Rainbow Bridge Bifröst"
