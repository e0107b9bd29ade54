"""Rare cases, each found by somebody who tried to break the rules."""

import pytest

from meadhall.games.odin.steps.rounds import NewRound
from tests.games.odin.kit import Hall

rule = pytest.mark.rule
occupation = pytest.mark.occupation


@rule("ODIN-6.14", "ODIN-12.8")
@occupation(1, 2, 116, 147, 170)
@pytest.mark.parametrize(
    ("card", "space"),
    [(1, "buy_sheep_and_cattle"), (2, "buy_sheep_and_cattle"), (116, "build_house_and_ship"), (147, "plundering"),
     (170, "boat_to_knarr_and_emigrate")],
)  # fmt: skip
def test_a_card_that_eases_rules_does_so_for_the_action_it_is_played_ahead_of(card: int, space: str) -> None:
    h = Hall(2, round=2).ships(knarrs=1 if card == 170 else 2).give(wood=2, stone=1)
    h.give(silver={1: 2, 2: 2, 170: 1}.get(card, 0))
    assert not h.turn().may(f"space:{space}")
    assert h.hand(card).turn().may(f"space:{space}")
    assert h.do(f"space:{space}").whys("done") == ["ODIN-6.14"]


@rule("ODIN-6.14", "ODIN-6.10")
@occupation(147, 64)
def test_a_ship_that_comes_ahead_and_one_that_stands_in_are_two() -> None:
    h = Hall(2).ships([0], knarrs=1).give(silver=2).hand(64)
    assert not h.turn().may("space:plundering")
    assert h.cards(147).turn().may("space:plundering"), "a knarr stands in, a boat becomes the other longship"


@rule("ODIN-6.14", "ODIN-6.10")
@occupation(82, 99, 168)
def test_silver_for_the_vikings_left_may_buy_the_ship_that_a_card_offers() -> None:
    h = Hall(2, vikings=6).cards(99).ships(knarrs=2).give(silver=2).hand(82)
    assert not h.turn().may("space:pillaging_3"), "a longship for three silver is one too dear"
    assert h.cards(168).turn().may("space:pillaging_3")


@rule("ODIN-9.53")
def test_the_exchange_does_not_come_after_an_emigration_that_frees_a_dock() -> None:
    h = Hall(2, round=2).give(silver=2).ships([0], knarrs=4)
    h.act("space:boat_to_knarr_and_emigrate", "emigrate:knarr:0")
    assert h.match.state.asked()[0].seat == 1, "the turn is over"
    assert h.bay() == ([0], 3, [])


@occupation(175, 155)
def test_cod_liver_oil_answers_to_stockfish_that_another_card_brings_after_the_action() -> None:
    h = Hall(3).give(silver=3).cards(155, 175).act("space:wood_per_player", "use:155:0")
    assert h.has()["stockfish"] == 1
    assert h.do("use:175:0").has()["oil"] == 1


@occupation(175, 27)
@rule("ODIN-12.8")
def test_cod_liver_oil_answers_to_stockfish_of_the_fourth_columns_card_played_last() -> None:
    h = Hall(2).ships([0, 0]).give(silver=3).cards(175).hand(27).act("space:weekly_market_4", "done", "card:27")
    assert h.may("use:175:0")


@occupation(39)
@rule("ODIN-8.50")
def test_unloaded_ore_goes_on_another_ship_but_not_back() -> None:
    h = Hall().ships([0], longships=[1]).cards(39).turn().do("use:39:0", "unload:longship:1")
    assert h.whys("load:longship:0") == ["ODIN-8.50"]
    assert h.do("load:whaling_boat:0").bay() == ([1], 0, [0])
    h = Hall().ships(longships=[1, 1]).cards(39).give(ore=1).turn().do("use:39:0", "unload:longship:1")
    assert h.whys("load:longship:0") == ["ODIN-8.50"]
    assert h.may("load:longship:1"), "the other longship was not touched"
    h.do("use:39:0", "unload:longship:1")
    assert not h.may("load:longship:0"), "both were unloaded"


@rule("ODIN-6.14")
@occupation(164, 87)
def test_a_before_card_may_act_after_the_fourth_columns_card() -> None:
    h = Hall(2).cards(164).hand(87).strip(4).act("space:weekly_market_4", "card:87", "use:87:0", "choose:1")
    assert h.do("strip:4:2").may("use:164:0"), "the stone it takes was uncovered by the card just played"
    h = Hall(2).cards(164).hand(87).strip(4, taken=2).act("space:weekly_market_4", "use:164:0", "strip:4:1", "card:87")
    assert not h.do("done").may("use:164:0"), "it acts once"


@rule("ODIN-6.14")
@occupation(99, 113)
def test_a_before_card_may_act_ahead_of_the_third_columns_draw() -> None:
    h = Hall(2).cards(99, 113).hand(75).give(ore=1).strip(4, taken=6).act("space:forge")
    assert h.may("use:113:0")
    assert h.do("use:113:0", "strip:4:1").may("card:75"), "and the draw comes after it"


@rule("ODIN-6.14")
@occupation(121, 164)
def test_two_cards_may_take_from_one_strip_one_after_the_other() -> None:
    h = Hall(2).give(wood=2, stone=1).strip(4, taken=1)
    assert not h.cards(164).turn().may("space:build_house_and_ship"), "wood lies before the stone"
    assert h.cards(121).turn().may("space:build_house_and_ship")
    assert Hall(2).give(wood=2, stone=1).strip(4, taken=1).cards(121).hand(164).turn().may("space:build_house_and_ship")


@rule("ODIN-6.14")
@occupation(164, 77)
def test_a_space_that_a_card_uses_takes_from_the_strip_after_a_before_card() -> None:
    h = Hall(2).give(silver=1).hand(77).occupied("mountain_3_upgrade_1", seat=1).strip(2, taken=3)
    assert not h.turn().may("space:buy_sheep_and_cattle"), "the silver of the strip lies one too far"
    assert h.cards(164).turn().may("space:buy_sheep_and_cattle")


@rule("ODIN-6.14")
@occupation(151, 60, 76)
@pytest.mark.parametrize("card", [60, 76])
def test_silver_for_vikings_that_come_back_may_pay_for_the_space(card: int) -> None:
    assert not Hall(2).give(silver=2).hand(card).turn().may("space:buy_sheep_and_cattle")
    assert Hall(2).give(silver=2).cards(151).hand(card).turn().may("space:buy_sheep_and_cattle")


@rule("ODIN-6.14", "ODIN-9.53")
@occupation(84, 61, 5)
def test_a_card_may_make_room_for_ships() -> None:
    space = "space:boat_to_knarr_and_emigrate"
    assert Hall(2, round=2).ships([0], knarrs=4).hand(84).turn().may(space), "an emigration frees a dock"
    assert not Hall(2, round=2).ships([0], knarrs=4).turn().may(space)
    h = Hall(2, round=2).ships([0], longships=[0] * 4).give(peas=1).hand(61).turn().do("serve:peas", "upright:0")
    assert h.may(space), "a longship sold frees a dock"
    h = Hall(2, round=2).ships(knarrs=1).give(silver=9, peas=1).hand(5).turn().do("serve:peas", "upright:0")
    assert h.may(space), "a feast clears the banquet table"


@rule("ODIN-7.30", "ODIN-5.10")
@occupation(5, 52)
def test_a_feast_before_the_new_viking_leaves_its_space_alone() -> None:
    h = Hall(round=3).give(silver=3).cards(52).hand(5)
    h.s.out = 2
    h.run(NewRound(3))
    spaces = h.s.open_spaces(0)
    h.do("use:52:0", "card:5")
    assert h.s.open_spaces(0) == spaces
    assert h.do("done").player().penalties == spaces.bit_count()


@rule("ODIN-8.5")
@occupation(52, 60)
def test_a_card_that_plays_cards_may_be_used_right_after_the_action() -> None:
    h = Hall(2, vikings=1).cards(52).hand(60).act("space:weekly_market_1")
    assert h.match.state.asked()[0].seat == 0
    assert h.do("use:52:0", "card:60", "use:60:0", "back:weekly_market_1").player().vikings == 1
    h = Hall(2, vikings=1).cards(52).hand(60).act("space:weekly_market_1").do("done")
    assert h.match.state.asked()[0].seat == 1, "asked once"


@rule("ODIN-10.13", "ODIN-8.4")
def test_what_a_battle_costs_cannot_be_used_otherwise_once_the_booty_is_chosen() -> None:
    h = Hall(2).give(stone=2, long_sword=1).houses("shed").ships(longships=[0]).luck(5)
    h.act("space:raiding", "loot:silverware")
    assert not h.may("fill:stone")
    assert h.do("spend:1:1").has()["silverware"] == 1


@rule("ODIN-6.6", "ODIN-12.4")
def test_where_a_space_gives_silver_too_no_card_need_be_played() -> None:
    h = Hall(2).give(ore=1).hand(180).act("space:play_occupation_1")
    question = h.match.question(0, "en")
    assert question is not None
    assert "Play none" in [o["label"] for o in question["options"]]
    h.do("done")
    assert h.has() == {"silver": 1}
    assert Hall(2).hand(180).act("space:play_occupation_2").whys("done") == ["ODIN-12.5"]


@occupation(160, 52, 5)
def test_a_feast_within_the_feast_does_not_end_the_promise_to_serve_no_mead() -> None:
    h = Hall().give(mead=2, silver=6).cards(160, 52).hand(5).feast()
    h.do("use:160:0", "use:52:0", "card:5", "done")
    assert h.may("serve:mead"), "the feast of the card itself is another one"
    assert "serve:mead" not in h.do("done").ids()
