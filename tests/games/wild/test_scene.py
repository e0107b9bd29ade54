"""What the scene says beyond words: what the page would otherwise have to work out by rules of its own."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from meadhall.core.content import Content
from meadhall.core.errors import ContentError
from meadhall.games.wild import GAME, WildGame
from tests.games.wild.kit import Camp, play


def data(camp: Camp, thing: str, seat: int = 0) -> Any:
    return camp.match.scene(seat, "en")["things"][thing]["data"]


@pytest.mark.rule("WILD-18.1")
@pytest.mark.parametrize(
    ("beer", "gold", "detour"),
    [(3, 0, False), (2, 1, False), (2, 2, True), (1, 3, False), (1, 4, True), (0, 6, True), (0, 5, False)],
)
def test_an_archer_for_three_beer_says_whether_exchanges_would_pay_it(beer: int, gold: int, detour: bool) -> None:
    camp = Camp(2).loose(0, beer, gold)
    camp.only()
    assert data(camp, "pile:elf_archer")["detour"] is detour
    assert not data(camp, "pile:elf_archer", seat=1)["detour"], "it is not this viewer's turn"


@pytest.mark.rule("WILD-18.1")
def test_cards_of_the_row_say_it_too_and_sold_out_piles_do_not() -> None:
    camp = Camp(2).row("gold_bars", "gold_bars", "beer_mugs", "beer_mugs", "beer_mugs").loose(0, 0, 6)
    camp.s.left[0] = 0
    camp.only()
    row = camp.match.scene(0, "en")["things"]["river"]["things"]
    cards = [data(camp, id)["detour"] for id in row if id.startswith("card:")]
    assert cards == [True] * 5 and not data(camp, "pile:elf_archer")["detour"]


@pytest.mark.rule("WILD-21.5")
def test_a_favour_that_is_due_names_who_chooses_and_what_was_turned_up() -> None:
    camp = Camp(2).village(0, hall=2).loose(0, 0, 9).vp(0, 4).favours(["thor", "alviss"], ["grendel"])
    camp.only()
    assert data(camp, "favours") == {"chooser": None, "turned": None}
    play(camp.match, "upgrade:3")
    assert data(camp, "favours", seat=1) == {"chooser": 0, "turned": "card:grendel.0"}


@pytest.mark.rule("WILD-10.4")
def test_a_village_says_what_the_next_town_hall_opens() -> None:
    camp = Camp(3).village(1, hall=2).village(2, hall=3)
    camp.only()
    opens = [data(camp, f"village:{seat}")["opens"] for seat in range(3)]
    assert opens == ["level 2 opens 3 more", "level 3 opens all", None]


@pytest.mark.rule("WILD-14.3")
def test_pillage_of_more_than_one_token_is_refused_as_content() -> None:
    changed: Any = copy.deepcopy(GAME.content.data)
    container = next(b for b in changed["buildings"] if b["id"] == "beer_container")
    container["attack_reward"][0]["n"] = 2
    with pytest.raises(ContentError, match="can only be 1"):
        WildGame(Content("content.yaml", changed))
