"""Rare cases: cards that come between the parts of an action, and what they may change there (EL-17, ODIN-8.4)."""

import pytest

from tests.games.odin.kit import Hall

rule = pytest.mark.rule
occupation = pytest.mark.occupation


# ── nothing comes between a price and what it is paid for ────────────────────────────────────


@rule("ODIN-8.4", "ODIN-14.1")
@occupation(187, 136)
@pytest.mark.parametrize("cards", [(187,), (187, 136)])
def test_booty_that_is_chosen_is_not_taken_twice(cards: tuple[int, ...]) -> None:
    h = Hall(2).cards(*cards).ships(longships=[0]).give(flax=2, stone=2, long_sword=2).luck(7)
    h.act("space:raiding")
    assert h.may("use:187:0"), "before the booty is chosen it may be taken"
    assert not h.do("loot:belt").may("use:187:0")


@rule("ODIN-8.4", "ODIN-14.1")
@occupation(52, 62)
def test_a_tile_that_is_being_picked_is_not_taken_in_between() -> None:
    h = Hall(2).cards(52).hand(87).give(ore=1, silver=1).strip(1).act("space:forge", "done")
    assert h.may("tile:crucifix") and not h.may("use:52:0")
    card = Hall(2).cards(52).hand(62, 87).give(ore=1, silver=3).strip(1)
    card.act("space:play_occupation_2", "card:62", "use:62:0")
    assert card.may("tile:crucifix") and not card.may("use:52:0")


@rule("ODIN-8.4", "ODIN-9.23", "ODIN-9.53")
@occupation(52, 56)
def test_what_is_owed_cannot_be_used_up_by_another_card() -> None:
    chest = Hall(2).cards(52).hand(184).give(wood=4, ore=3, silver=1).act("space:craft_chest")
    assert chest.ids() == ["pay:wood", "pay:ore"]
    knarr = Hall(2, round=2).cards(52).hand(64).give(silver=3).ships([0])
    knarr.act("space:boat_to_knarr_and_emigrate", "done")
    assert knarr.ids() == ["ship:whaling_boat:0"]
    arms = Hall(2).cards(52, 56).hand(65).give(snare=2, spear=2, silver=1).turn().do("use:56:0")
    assert arms.may("pay:snare") and not arms.may("use:52:0")


@rule("ODIN-9.52", "ODIN-8.4")
@occupation(84)
def test_an_emigration_under_way_keeps_its_panel() -> None:
    h = Hall(2, round=1).cards(52).hand(84).ships(knarrs=2).give(silver=5).act("space:emigrate_2")
    assert h.ids() == ["emigrate:knarr:0"]


@rule("ODIN-8.4")
@occupation(76)
def test_vikings_are_called_back_in_one_act() -> None:
    h = Hall(2, vikings=12).cards(52).hand(76, 60).give(silver=5)
    h.occupied("plundering", 2).occupied("weekly_market_4")
    h.act("space:play_occupation_2", "card:76", "use:76:0")
    assert not h.may("use:52:0") and h.may("back:plundering")


@rule("ODIN-8.4")
@occupation(54, 51)
@pytest.mark.parametrize(("card", "good"), [(54, "silverware"), (51, "rune_stone")])
def test_an_exchange_is_not_begun_again_before_it_is_paid(card: int, good: str) -> None:
    h = Hall(2).cards(card).give(**{good: 1}).turn().do(f"use:{card}:0")
    assert h.ids() == ["choose:0", "choose:1"]


# ── a card counts from the moment it is in play, not before ──────────────────────────────────


@rule("ODIN-12.12")
@occupation(147, 77)
def test_a_card_played_just_before_another_counts_for_the_space_that_one_uses() -> None:
    h = Hall(2).ships(knarrs=1).hand(147, 77).occupied("pillaging_2", seat=1)
    assert h.act("space:play_occupation_2", "card:147", "card:77").may("use:77:0")


@rule("ODIN-12.12")
@occupation(186, 5)
def test_a_card_played_just_before_a_feast_of_ones_own_counts_for_it() -> None:
    h = Hall(2).give(peas=3, silver=9).hand(186, 5).act("space:play_occupation_2", "card:186", "card:5")
    h.do("serve:peas", "along:0", "serve:silver", "upright:2", "serve:peas")
    assert h.may("along:3")


@rule("ODIN-12.12", "ODIN-10.29")
@occupation(137)
def test_spears_for_swords_only_if_the_card_lay_there_at_the_first_roll() -> None:
    h = Hall(2).cards(52).hand(137).give(long_sword=2, spear=2, silver=1).ships(longships=[0]).luck(5)
    h.act("space:raiding", "use:52:0", "card:137", "loot:rune_stone")
    assert not h.may("pay:spear") and h.has()["rune_stone"] == 1


@rule("ODIN-12.12", "ODIN-9.41")
@occupation(2)
def test_a_card_played_during_the_special_sale_takes_nothing_off() -> None:
    h = Hall(2).cards(52).hand(2).give(silver=3).ships(knarrs=1)
    h.act("space:special_sale", "done", "use:52:0", "card:2")
    silver = h.has()["silver"]
    assert h.do("tile:drinking_horn").has().get("silver", 0) == silver - 2


@rule("ODIN-12.12")
@occupation(152, 102)
def test_cards_played_in_the_middle_of_an_action_do_nothing_for_it() -> None:
    h = Hall(2).cards(52).hand(152).give(silver=1, peas=1, beans=1, flax=1)
    h.act("space:upgrade_3", "upgrade:peas:1", "use:52:0", "card:152", "upgrade:beans:1", "upgrade:flax:1")
    assert h.s.asked()[0].seat == 1
    parts = Hall(2).cards(52).hand(102).give(silver=1, peas=1, game_meat=1).strip(1)
    parts.act("space:mountain_3_upgrade_1", "part:0", "strip:1:1", "use:52:0", "card:102")
    assert not parts.may("use:102:0") and parts.may("part:1")


@rule("ODIN-10.29")
@occupation(132, 39)
def test_ore_unloaded_before_the_first_roll_does_not_help() -> None:
    h = Hall(2).cards(132, 39, 166).ships(longships=[3]).luck(1, sides=12)
    h.player().twos = 1
    h.act("space:pillaging_2", "use:132:0", "ship:longship:3")
    h.do("use:39:0", "unload:longship:2", "use:39:0", "unload:longship:1", "done")
    assert h.bay()[2] == [0] and not h.may("loot:rune_stone"), "1 and 3 by the card are 4"


# ── what comes ahead of an action ────────────────────────────────────────────────────────────


@rule("ODIN-6.14", "ODIN-12.8")
@occupation(85, 77)
def test_a_card_played_ahead_may_throw_dice_if_the_space_lacks_nothing() -> None:
    assert Hall(2).give(silver=3, wood=9).hand(85).act("space:weekly_market_4", "card:85").may("use:85:0")
    snare = Hall(2).hand(77).occupied("laying_a_snare", seat=1).act("space:weekly_market_4", "card:77")
    assert snare.may("use:77:0")


@rule("ODIN-6.14")
@occupation(77, 23, 188)
def test_cards_played_on_a_space_that_a_card_uses_may_pay_for_the_action() -> None:
    h = Hall(2).hand(77, 188, 23).houses("stone_house").occupied("play_occupation_2", seat=1)
    assert h.turn().may("space:buy_sheep_and_cattle")


@rule("ODIN-6.14")
@occupation(77, 111, 113)
def test_cards_that_answer_to_a_space_that_a_card_uses_may_pay_for_the_action() -> None:
    h = Hall(2).cards(111).hand(77).occupied("craft_chest", seat=1).give(wood=1, silver=1)
    assert h.turn().may("space:buy_sheep_and_cattle")
    wood = Hall(2).cards(113).hand(77).occupied("craft_chest", seat=1).give(silver=2).strip(1)
    assert wood.turn().may("space:buy_sheep_and_cattle")


@rule("ODIN-6.14")
@occupation(6, 164)
def test_a_card_that_pays_for_stones_may_be_played_ahead_of_one_that_takes_them() -> None:
    h = Hall(2).cards(164).hand(6).give(silver=2).strip(2, taken=2).turn()
    assert h.may("space:buy_sheep_and_cattle")
    h.do("space:buy_sheep_and_cattle", "done", "card:6", "use:164:0", "strip:2:1")
    assert h.has()["stone"] == 1 and h.has()["sheep"] == 1


@rule("ODIN-6.14")
@occupation(105, 121)
def test_what_stands_in_for_a_space_may_be_supplied_ahead_of_it_too() -> None:
    h = Hall(2).cards(105, 121).ships([0, 0, 0]).give(wood=2).strip(1).turn()
    assert h.may("space:build_whaling_boat")


@rule("ODIN-6.14")
@occupation(39, 77)
def test_ore_that_could_be_unloaded_does_not_hide_a_run_that_leads_on() -> None:
    h = Hall(2).cards(39).hand(77).give(wood=2, peas=1).ships([0, 1, 1], longships=[1, 2, 2])
    h.occupied("mountain_3_upgrade_1", seat=1).strip(4, taken=1)
    assert h.turn().may("space:build_house_and_ship")


@rule("ODIN-12.13")
@occupation(178, 180)
def test_a_card_that_answers_once_does_so_once_though_more_ships_come_meanwhile() -> None:
    h = Hall(2).cards(178, 180).ships(knarrs=1, longships=[0, 0]).give(silver=8).turn().do("buy:longship")
    assert h.bay()[0] == [0, 0] and h.has() == {"silverware": 4}


@rule("ODIN-6.14")
@occupation(54, 170)
def test_a_space_that_only_a_card_opens_binds_whatever_else_could_be_exchanged() -> None:
    h = Hall(2, round=1).ships(longships=[0]).cards(54).give(peas=3, silverware=1).hand(31, 170)
    assert h.act("space:boat_to_knarr_and_emigrate").whys("done") == ["ODIN-6.14"]


@rule("ODIN-6.5")
@occupation(113)
def test_what_a_space_costs_is_not_given_away_ahead_of_it() -> None:
    h = Hall(2).give(silver=3, oil=1).hand(43).act("space:buy_sheep_and_cattle")
    assert h.whys("buy:whaling_boat") == ["ODIN-8.4"] and h.may("lay:oil")
    forge = Hall(2).cards(113).strip(1).give(ore=1).act("space:forge")
    assert forge.whys("lay:ore") == ["ODIN-8.4"]


@rule("ODIN-11.2")
@occupation(77)
def test_a_board_that_is_not_open_is_refused_and_nothing_breaks() -> None:
    h = Hall(2).ships(knarrs=1).hand(77).occupied("explore_2", seat=1)
    h.act("space:weekly_market_4", "card:77", "use:77:0", "copy:explore_2")
    assert h.match.question(0, "en") is not None


# ── several tiles, one after the other ───────────────────────────────────────────────────────


@rule("ODIN-9.34")
def test_an_upgraded_tile_that_was_placed_does_not_bar_another_one() -> None:
    h = Hall(2).give(oil=1, mead=1).act("space:upgrade_2", "upgrade:mead:1")
    assert h.has() == {"oil": 2} and h.may("upgrade:oil:1")
    assert h.do("lay:oil", "at:r0:0,0").may("upgrade:oil:1")
    only = Hall(2).give(mead=1, peas=1).act("space:upgrade_2", "upgrade:mead:1")
    assert not only.may("upgrade:oil:1"), "each tile once"


@rule("ODIN-9.34", "ODIN-9.40")
@occupation(190)
def test_oil_that_a_card_brings_may_be_the_next_one_to_move() -> None:
    h = Hall(2).cards(190).give(skin_and_bones=1).act("space:upgrade_2", "upgrade:skin_and_bones:1")
    assert h.may("upgrade:oil:1")
    trade = Hall(2).cards(190).ships(knarrs=1).give(skin_and_bones=1, silver=1)
    assert trade.act("space:overseas_trading_1", "turn:skin_and_bones").may("turn:oil")


# ── what is refused says why ─────────────────────────────────────────────────────────────────


@rule("ODIN-9.12")
@pytest.mark.parametrize("space", ["craft_chest", "play_occupation_1"])
def test_what_cannot_be_paid_says_so(space: str) -> None:
    assert Hall(2).hand(43).turn().whys(f"space:{space}") == ["ODIN-9.12"]
    assert Hall(2, round=3).ships(knarrs=1).give(silver=1).turn().whys("space:emigrate_2") == ["ODIN-9.12"]


@rule("ODIN-6.10")
@pytest.mark.parametrize("space", ["explore_1", "explore_2", "emigrate_2", "special_sale"])
def test_without_a_ship_the_reason_is_the_ship(space: str) -> None:
    assert Hall(2).give(silver=5).turn().whys(f"space:{space}") == ["ODIN-6.10"]


@rule("ODIN-9.12")
def test_no_reason_comes_twice() -> None:
    assert Hall(2).turn().whys("space:craft_clothing") == ["ODIN-9.12"]


@rule("ODIN-7.34")
@occupation(186)
def test_the_reason_at_the_table_holds_with_two_peas_too() -> None:
    h = Hall(1, round=3).give(peas=4, silver=9).cards(186).feast()
    h.do("serve:peas", "along:0", "serve:silver", "upright:2", "serve:peas", "along:3", "serve:silver", "upright:5")
    refusal = h.do("serve:peas").match.refuse(0, "along:6")
    assert refusal is not None
    assert "Only one" not in str(h.match.why(refusal, "en"))
