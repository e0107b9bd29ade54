"""ODIN-6.14, EL-30: what comes between placing Vikings and the costs of a space may make it possible."""

from typing import Any

import pytest

from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.aid import EVERYTHING, Aid
from meadhall.games.odin.steps import spaces
from meadhall.games.odin.steps.estimate import answered, hopeful
from meadhall.games.odin.steps.foresight import ENOUGH, Search
from meadhall.games.odin.steps.mountains_and_trade import Upgrade
from meadhall.games.odin.steps.paying import WEAPONS, PayOne
from tests.games.odin.kit import Hall
from tests.support import COMPILED

rule = pytest.mark.rule
occupation = pytest.mark.occupation


def rich() -> Hall:
    """Two houses, for which card 23 pays four silver; card 12 brings only a chest."""
    return Hall().houses("stone_house", "long_house").hand(23, 12)


@rule("ODIN-6.14", "ODIN-12.8")
def test_a_card_played_as_the_fourth_columns_bonus_may_bring_what_the_space_costs_and_then_must() -> None:
    h = rich().turn()
    assert h.may("space:buy_sheep_and_cattle"), "three silver come with the card"
    h.do("space:buy_sheep_and_cattle")
    assert h.whys("done") == ["ODIN-6.14"]
    assert h.whys("card:12") == ["ODIN-6.14"], "the free play would be gone"
    assert h.do("card:23").has() == {"sheep": 1, "cattle": 1, "silver": 1}


@rule("ODIN-6.14")
def test_a_card_that_brings_too_little_opens_no_space() -> None:
    assert Hall().hand(12).turn().whys("space:buy_sheep_and_cattle") == ["ODIN-9.12"]
    assert Hall().houses("stone_house").hand(23).turn().whys("space:buy_sheep_and_cattle") == ["ODIN-9.12"]
    assert set(rich().turn().whys("space:build_house_and_ship")) == {"ODIN-9.12"}
    assert rich().turn().whys("space:emigrate_3") == ["ODIN-6.10"], "the third column plays no card"


@rule("ODIN-6.14")
@occupation(77)
def test_it_is_found_however_many_other_ways_lead_nowhere() -> None:
    h = Hall(2).hand(77).give(wood=2, **dict.fromkeys(I.GOODS[: I.SHEEP], 1)).strip(1).strip(3).strip(2, taken=2)
    for space in ("weekly_market_2", "produce_mead", "upgrade_3", "mountain_3_upgrade_1"):
        h.occupied(space, seat=1)
    assert h.turn().may("space:build_house_and_ship"), "card 77 uses the mountain, where stones lie on the last strip"


@rule("ODIN-6.14", "ODIN-6.10")
def test_the_ship_that_a_space_demands_may_come_with_the_card() -> None:
    assert Hall().ships([0], longships=[0]).hand(64).turn().whys("space:plundering") == ["ODIN-6.10"]
    h = Hall().ships([0], longships=[0]).give(silver=2).hand(64).turn()
    assert h.may("space:plundering"), "a boat and two silver become the second longship"
    h.do("space:plundering")
    assert h.whys("done") == ["ODIN-6.14"]
    h.do("card:64")
    assert h.whys("done") == ["ODIN-6.14"]
    assert h.do("use:64:0", "ship:whaling_boat:0").has() == {"silver_hoard": 1}


@rule("ODIN-6.14", "ODIN-6.5")
def test_what_a_card_played_ahead_costs_cannot_take_what_the_space_costs() -> None:
    h = Hall().hand(75).give(silver=3).act("space:buy_sheep_and_cattle", "card:75")
    assert h.whys("use:75:0") == ["ODIN-6.14"]
    assert h.do("done").has() == {"sheep": 1, "cattle": 1}
    h = Hall().hand(75).give(silver=4).act("space:buy_sheep_and_cattle", "card:75", "use:75:0")
    assert h.has() == {"sheep": 1, "cattle": 1, "skin_and_bones": 1}


@rule("ODIN-6.14")
@occupation(121)
@occupation(164)
def test_two_cards_together_may_bring_what_is_missing() -> None:
    def hall() -> Hall:
        return Hall().strip(1).strip(2, taken=2).give(wood=1, stone=1)  # wood at one arrow, stone at the other

    assert "ODIN-9.12" in hall().cards(121).turn().whys("space:build_house_and_ship")
    assert "ODIN-9.12" in hall().cards(164).turn().whys("space:build_house_and_ship")
    h = hall().cards(121, 164).turn()
    assert h.may("space:build_house_and_ship")
    h.do("space:build_house_and_ship", "use:121:0")
    assert h.whys("strip:2:1") == ["ODIN-6.14"], "the other card brings no wood"
    h.do("strip:1:1")
    assert h.whys("done") == ["ODIN-6.14"], "the stone is still missing"
    assert h.do("use:164:0", "strip:2:1", "choose:0").player().longships == [0]


@rule("ODIN-6.14", "ODIN-12.7")
@occupation(99)
def test_a_card_played_instead_of_the_third_columns_draw_may_supply_it_too() -> None:
    h = Hall().cards(99).hand(87, 12).strip(5, taken=3).turn()  # three stones lie at the arrow
    assert h.may("space:build_long_house")
    h.do("space:build_long_house")
    assert h.whys("done") == ["ODIN-6.14"] and h.whys("card:12") == ["ODIN-6.14"]
    h.do("card:87", "use:87:0", "choose:1")
    assert h.whys("strip:5:1") == ["ODIN-6.14"], "one stone is not enough"
    assert h.do("strip:5:2").player().kinds[1:] == (I.AREA_LONG_HOUSE,)


@rule("ODIN-6.14", "ODIN-13.5")
def test_an_imitated_space_has_its_column_bonus_ahead_too() -> None:
    h = Hall(players=4).houses("stone_house", "long_house").hand(23).occupied("buy_sheep_and_cattle", seat=1)
    h.s.extension = 8
    assert h.turn().may("space:imitate_4")
    h.do("space:imitate_4", "copy:buy_sheep_and_cattle")
    assert h.whys("done") == ["ODIN-6.14"]
    assert h.do("card:23").has() == {"sheep": 1, "cattle": 1, "silver": 1}


@pytest.mark.skipif(COMPILED, reason="what compiled code calls cannot be replaced")
@rule("ODIN-6.14")
@occupation(56)
def test_a_great_arsenal_is_not_sold_in_every_order_to_find_out_that_it_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Search] = []

    def noted(*said: Any) -> Search:
        made.append(Search(*said))
        return made[-1]

    monkeypatch.setattr(spaces, "Search", noted)
    h = Hall().hand(56, 75).give(bow_and_arrow=7, snare=7, spear=7, long_sword=7).turn()
    assert h.whys("space:plundering") == ["ODIN-6.10"]
    assert made and all(ENOUGH - search.left < 100 for search in made)


@pytest.mark.parametrize(("hand", "tried"), [((), 1), ((12,), 1), ((65,), 4), ((81,), 4)])
def test_which_weapons_are_paid_is_all_the_same_unless_a_card_in_hand_asks_for_some(
    hand: tuple[int, ...], tried: int
) -> None:
    h = Hall().hand(*hand).give(bow_and_arrow=1, snare=1, spear=1, long_sword=1)
    assert len(PayOne(0, WEAPONS).tried(h.s)) == tried


@rule("ODIN-6.14", "ODIN-9.34")
def test_goods_are_upgraded_in_one_order_to_find_out_whether_that_leads_on() -> None:
    h, args = Hall().give(peas=1, flax=1, hide=1), (3, 1, 0, -1, -1, 0, 0)
    assert tried(h, Upgrade(0, args, -1, (), ())) == {"upgrade:peas:1", "upgrade:flax:1", "upgrade:hide:1"}
    fur = I.ITEM["fur"]
    again = Upgrade(0, args, -1, (fur,), tuple(h.give(hide=-1, fur=1).player().have[: I.FIRST_SPECIAL]))
    assert tried(h, again) == {"done"}, "mead and stockfish come before fur"
    assert {"upgrade:peas:1", "upgrade:flax:1"} <= {o.id for o in again.options(h.s)}, "the player may in any order"


def tried(h: Hall, ask: Upgrade) -> set[str]:
    return {o.id for o in ask.tried(h.s)}


@rule("ODIN-6.14")
def test_a_discount_is_hoped_for_as_what_it_takes_off() -> None:
    box = Hall().s.box
    saved = {c.number: box.helps[c.index].saved for c in box.cards}
    assert saved[2] == Aid(silver=1) and saved[170] == Aid(silver=2) and saved[116] == Aid(stone=1)
    assert saved[102] is EVERYTHING, "what is done instead may be anything"


@rule("ODIN-6.14")
@occupation(77)
@pytest.mark.parametrize(("occupied", "hoped"), [("mountain_3_upgrade_1", True), ("produce_mead", False)])
def test_a_card_that_uses_a_space_is_hoped_for_as_what_the_spaces_bring(occupied: str, hoped: bool) -> None:
    h = Hall(2).hand(77).give(wood=2).strip(1).strip(2, taken=2).occupied(occupied, seat=1).turn()
    number = {space.id: space.number for space in h.s.box.spaces}["build_house_and_ship"]
    assert (number in hopeful(h.s, 0, h.s.box.all_spaces)) is hoped, "it asks for wood and stone, and not for mead"


@rule("ODIN-6.14")
@occupation(44)
@occupation(59)
def test_where_one_thing_leads_to_another_without_end_everything_is_hoped_for() -> None:
    h = Hall().cards(59, 44).give(wool=1)  # silver to linen, linen to silver
    ways = [b for card in h.player().played for b in h.s.box.helps[card].dear]
    assert answered(h.s, 0, Aid(silver=3), ways) == Aid(silver=3), "there is nothing to sell with it"
    assert answered(h.s, 0, Aid(goods=1), ways) is EVERYTHING
