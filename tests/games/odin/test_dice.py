"""ODIN section 10: dice actions, and section 14: running out."""

import pytest

from meadhall.games.odin import items as I
from meadhall.games.odin.supply import draw_weapons, take_weapon
from tests.games.odin.kit import GAME, Hall

rule = pytest.mark.rule


@rule("ODIN-10.1")
def test_up_to_three_rolls_each_cancels_the_one_before() -> None:
    h = Hall().luck(7, 5, 6).act("space:hunting_game_1")
    assert h.may("roll")
    h.do("roll", "roll")
    assert h.whys("roll") == ["ODIN-10.1"]


@rule("ODIN-10.2", "ODIN-10.3")
def test_after_a_roll_success_or_failure_is_declared() -> None:
    assert [
        GAME.box.spaces[GAME.box.space_at[x]].dice.sides for x in ("raiding", "hunting_game_1", "laying_a_snare")
    ] == [8] * 3
    assert [GAME.box.spaces[GAME.box.space_at[x]].dice.sides for x in ("pillaging_2", "whaling_3")] == [12] * 2
    h = Hall().give(wood=3).luck(3).act("space:hunting_game_1", "spend:3:0")
    assert h.has() == {"hide": 1, "game_meat": 1}


@rule("ODIN-10.8")
def test_a_weapon_comes_from_the_discard_pile_first() -> None:
    h = Hall()
    h.s.arms_out[0], h.s.arms[0] = 1, h.s.arms[0] - 1
    before = h.s.arms[0]
    h.luck(8).act("space:hunting_game_1", "fail:0")
    assert (h.s.arms_out[0], h.s.arms[0]) == (0, before)
    take_weapon(h.s, 0, I.BOW)
    assert h.s.arms[0] == before - 1


@rule("ODIN-10.8")
def test_spent_weapons_go_to_the_discard_pile() -> None:
    h = Hall().give(bow_and_arrow=2).luck(2).act("space:hunting_game_1", "spend:0:2")
    assert h.s.arms_out == [2, 0, 0, 0]


@rule("ODIN-10.10")
def test_raiding_needs_a_longship_and_its_ore_does_not_help() -> None:
    assert Hall().ships(knarrs=2).turn().whys("space:raiding") == ["ODIN-6.10"]
    h = Hall().ships(longships=[3]).luck(5).act("space:raiding")
    assert "ODIN-10.12" in h.whys("loot:rune_stone")


@rule("ODIN-10.11", "ODIN-10.12")
def test_stone_and_swords_add_to_the_roll() -> None:
    h = Hall().ships(longships=[0]).give(stone=2, long_sword=2).luck(6).act("space:raiding")
    assert "ODIN-10.12" in h.whys("loot:treasure_chest")
    h.do("loot:jewelry")
    assert h.has() == {"jewelry": 1}
    mixed = Hall().ships(longships=[0]).give(stone=2, long_sword=2).luck(6).act("space:raiding", "loot:silk")
    assert [o for o in mixed.ids() if o.startswith("spend")] == ["spend:0:2", "spend:1:1", "spend:2:0"]
    assert mixed.do("spend:1:1").has() == {"silk": 1, "stone": 1, "long_sword": 1}


@rule("ODIN-10.13")
def test_five_or_less_is_lost_and_more_may_be_declared_so() -> None:
    low = Hall().ships(longships=[0]).luck(5).act("space:raiding")
    assert not any(o.startswith("loot") for o in low.ids())
    assert Hall().ships(longships=[0]).luck(8).act("space:raiding", "fail:0").has() == {"stone": 1, "long_sword": 1}


@rule("ODIN-10.14")
def test_example_37_a_failed_raid_spends_nothing() -> None:
    h = Hall().ships(longships=[0]).give(stone=2, long_sword=1).luck(4, 5, 3).act("space:raiding", "roll", "roll")
    assert h.may("loot:rune_stone")
    assert not h.may("loot:silverware")
    assert h.do("fail:0").has() == {"stone": 3, "long_sword": 2}


@rule("ODIN-10.15")
def test_example_38_a_pillage_uses_the_longship_with_most_ore() -> None:
    h = Hall().ships(longships=[2, 0]).give(ore=1, long_sword=1).turn().do("load:longship:2")
    h.luck(4, 6, sides=12).do("space:pillaging_2", "roll", "loot:jewelry")
    assert h.has() == {"jewelry": 1}
    assert h.bay() == ([], 0, [0, 3])


@rule("ODIN-10.16")
def test_a_failed_pillage_may_give_a_viking_back() -> None:
    h = Hall().ships(longships=[0]).luck(1, sides=12).act("space:pillaging_2", "fail:1")
    assert h.has() == {"stone": 1, "long_sword": 1}
    assert h.player().vikings == 7
    assert Hall().ships(longships=[0]).luck(1, sides=12).act("space:pillaging_3", "fail:0").player().vikings == 5


@rule("ODIN-10.20", "ODIN-10.26")
def test_example_39_a_failed_hunt() -> None:
    h = Hall().give(wood=4, bow_and_arrow=2).luck(3, 7, 4).act("space:hunting_game_2", "roll", "roll")
    assert h.may("spend:2:2")
    assert not h.may("fail:1")
    assert h.do("fail:0").has() == {"wood": 5, "bow_and_arrow": 3}
    assert h.player().vikings == 6


@rule("ODIN-10.21")
def test_laying_a_snare() -> None:
    h = Hall().give(wood=1, snare=1).luck(2).act("space:laying_a_snare", "spend:1:1")
    assert h.has() == {"fur": 1, "snare": 1}
    assert Hall().luck(8).act("space:laying_a_snare", "fail:1").has() == {"wood": 1, "snare": 1}


@rule("ODIN-10.22")
def test_whaling_needs_a_boat_and_ore_lowers_the_result() -> None:
    assert Hall().ships(longships=[0]).turn().whys("space:whaling_3") == ["ODIN-6.10"]
    h = Hall().ships(boats=[1]).give(spear=1).luck(3, sides=12).act("space:whaling_3", "spend:0:1")
    assert h.has() == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert h.bay() == ([1], 0, [])


@rule("ODIN-10.23")
def test_three_vikings_use_up_to_three_boats_four_exactly_one() -> None:
    h = Hall().ships(boats=[0, 1]).act("space:whaling_3")
    assert [o for o in h.ids() if o.startswith("boats")] == ["boats:0:1", "boats:1:0", "boats:1:1"]
    one = Hall().ships(boats=[0, 1]).act("space:whaling_4")
    assert [o for o in one.ids() if o.startswith("boats")] == ["boats:0:1", "boats:1:0"]


def test_example_40_zero() -> None:
    h = Hall().ships(boats=[1]).luck(2, sides=12).act("space:whaling_3")
    assert h.has() == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_example_41_successful_whaling() -> None:
    h = Hall().ships(boats=[1, 1]).give(silver=3, wood=3).turn().do("buy:whaling_boat")
    h.luck(8, 4, sides=12).do("space:whaling_3", "boats:2:1")
    assert h.may("spend:3:0")
    assert h.do("roll").has() == {"wood": 3, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@rule("ODIN-10.24")
def test_failed_whaling_gives_up_to_two_vikings_back() -> None:
    h = Hall().ships(boats=[0]).luck(12, sides=12).act("space:whaling_3")
    assert [o for o in h.ids() if o.startswith("fail")] == ["fail:0", "fail:1", "fail:2"]
    assert h.do("fail:2").has() == {"wood": 1, "spear": 1}
    assert h.player().vikings == 7


@rule("ODIN-10.25")
def test_a_result_of_zero_is_a_success_at_once() -> None:
    h = Hall().cards(13).luck(1).act("space:hunting_game_1")
    assert h.has() == {"hide": 1, "game_meat": 1}
    assert h.match.decision is not None
    assert h.match.decision.kind == "act"


@rule("ODIN-10.27")
def test_who_cannot_pay_must_fail() -> None:
    h = Hall().give(wood=1).luck(4).act("space:hunting_game_1")
    assert "ODIN-10.27" in h.whys("spend:4:0")
    assert [o for o in h.ids() if o.startswith(("spend", "fail"))] == ["fail:0"]


@rule("ODIN-10.28")
def test_the_payment_is_exact_and_only_a_card_lets_the_last_item_overshoot() -> None:
    h = Hall().give(wood=5, bow_and_arrow=5).luck(3).act("space:hunting_game_1")
    assert [o for o in h.ids() if o.startswith("spend")] == ["spend:0:3", "spend:1:2", "spend:2:1", "spend:3:0"]
    trident = Hall().ships(boats=[0]).cards(11).give(wood=5, spear=5).luck(4, sides=12).act("space:whaling_3")
    assert [o for o in trident.ids() if o.startswith("spend")] == ["spend:0:2", "spend:1:1", "spend:3:0"]


@rule("ODIN-10.29")
def test_a_ship_bought_between_rolls_does_not_take_part() -> None:
    h = Hall().ships(boats=[0]).give(silver=3, wood=9).luck(5, 5, sides=12).act("space:whaling_3")
    assert h.may("spend:4:0")
    assert h.do("buy:whaling_boat").may("spend:4:0")
    assert h.do("roll").may("spend:4:0")


@rule("ODIN-10.30")
def test_plundering_needs_two_longships() -> None:
    assert Hall().ships(longships=[0]).turn().whys("space:plundering") == ["ODIN-6.10"]
    assert Hall().ships(longships=[0, 0]).act("space:plundering").has() == {"silver_hoard": 1}


@rule("ODIN-10.12", "ODIN-15.11")
def test_example_42_the_crown() -> None:
    assert max(GAME.box.sword) == GAME.box.sword[I.CROWN] == 16
    h = Hall().ships(longships=[3]).give(stone=1).luck(12, sides=12).act("space:pillaging_2", "loot:english_crown")
    assert h.has() == {"english_crown": 1}
    assert h.points()["english_crown"] == 2


# ── 14. Running out ──────────────────────────────────────────────────────────────────────────


@rule("ODIN-14.2")
def test_goods_resources_silver_and_ships_are_unlimited() -> None:
    h = Hall().give(wood=200, stone=200, ore=200, silver=900, oil=99).turn()
    assert h.has()["silver"] == 900
    assert GAME.totals(h.s) == GAME.totals(Hall().s)


@rule("ODIN-14.3")
def test_an_empty_weapon_pile_is_replaced_by_the_discard_pile() -> None:
    h = Hall()
    h.s.arms[:], h.s.arms_out[:] = [0, 0, 0, 0], [0, 0, 3, 0]
    assert draw_weapons(h.s, 0, 2) == [I.SPEAR, I.SPEAR]
    assert h.s.arms == [0, 0, 1, 0]


@rule("ODIN-14.4", "ODIN-14.5")
def test_a_weapon_owed_is_received_even_if_none_is_left() -> None:
    h = Hall()
    h.s.arms[:], h.s.arms_out[:] = [0, 0, 0, 0], [0, 0, 0, 0]
    take_weapon(h.s, 0, I.SNARE)
    assert h.has() == {"snare": 1}
    assert h.s.arms_spare == [0, 1, 0, 0]
    assert len(draw_weapons(h.s, 0, 3)) == 3


def test_example_54_the_backs_of_penalty_tiles() -> None:
    backs = GAME.content.entry("thing_penalty").raw("backs")
    assert {"substitute": "stone", "amount": 5} in backs
    assert len(backs) == 7


@rule("ODIN-14.6")
def test_an_empty_pile_of_occupations_draws_nothing() -> None:
    h = Hall()
    h.s.removed += h.s.deck
    h.s.deck.clear()
    h.act("space:draw_occupation")
    assert h.has() == {"silver": 1}
    assert h.player().hand == []
