"""Red occupations that answer raiding, pillaging, plundering and sailing out."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


def raids(h: Hall, *rolls: int) -> Hall:
    """A raid with a longship without ore."""
    return h.ships([], 0, [0]).luck(*rolls).act("space:raiding")


def pillages(h: Hall, roll: int, ore: int = 0) -> Hall:
    """A pillage with a single longship."""
    return h.ships([], 0, [ore]).luck(roll, sides=12).act("space:pillaging_2")


# ── the battle ───────────────────────────────────────────────────────────────────────────────


@occupation(4)
def test_hunter_rolls_one_less_in_battle_where_that_hurts() -> None:
    assert raids(Hall(), 8).may("loot:chest")
    h = raids(Hall().cards(4), 8)
    assert h.may("loot:silverware") and not h.may("loot:chest")
    h = pillages(Hall().cards(4), 8)
    assert h.may("loot:silverware") and not h.may("loot:chest")


@occupation(89)
def test_for_catapulter_a_stone_counts_two() -> None:
    assert raids(Hall().cards(89).give(stone=1), 6).do("loot:chest").has() == {"chest": 1}
    assert pillages(Hall().cards(89).give(stone=1), 6).do("loot:chest").has() == {"chest": 1}
    assert not raids(Hall().give(stone=1), 6).may("loot:chest")
    assert raids(Hall().cards(89).give(stone=2), 6).do("loot:spices").has() == {"spices": 1}, "2 + 1 that is wasted"


@occupation(90)
def test_sword_fighter_takes_an_ore_off_the_longship_for_two_more_on_every_roll() -> None:
    h = Hall().cards(90).ships([], 0, [2]).luck(2, 6).act("space:raiding", "use:90:0", "ship:longship:2")
    assert h.bay() == ([], 0, [1]) and "ore" not in h.has()
    assert not h.may("loot:rune_stone")
    h.do("roll")
    assert h.may("loot:chest") and not h.may("loot:spices")
    assert h.do("loot:chest").has() == {"chest": 1}


@occupation(90)
def test_sword_fighter_needs_ore_on_a_longship_and_a_raid() -> None:
    assert not raids(Hall().cards(90), 6).may("use:90:0")
    assert not pillages(Hall().cards(90), 6, ore=2).may("use:90:0")


@occupation(132)
def test_berserker_takes_an_ore_off_the_longship_for_three_more_on_every_roll() -> None:
    h = pillages(Hall().cards(132), 4, ore=2).do("use:132:0", "ship:longship:2")
    assert h.bay() == ([], 0, [1])
    assert h.may("loot:chest") and not h.may("loot:spices"), "4 + 3 + the ore that is left"
    assert not raids(Hall().cards(132), 4).may("use:132:0")


@occupation(132)
def test_berserker_changes_no_ship_in_mid_battle() -> None:
    h = Hall().cards(132).ships([], 0, [3, 3]).luck(4, sides=12)
    h.act("space:pillaging_2", "use:132:0", "ship:longship:3")
    assert h.bay() == ([], 0, [2, 3])
    assert h.may("loot:spices") and not h.may("loot:jewelry"), "4 + 3 + 2"


@occupation(135)
@pytest.mark.parametrize(("loot", "spent"), [("chest", 1), ("spices", 2), ("silverware", 0)])
def test_lone_wolf_gets_a_single_sword_back(loot: str, spent: int) -> None:
    h = raids(Hall().cards(135).give(long_sword=3), 7).do(f"loot:{loot}")
    back = 1 if spent == 1 else 0
    assert h.has()["long_sword"] == 3 - spent + back
    assert h.s.arms_out == [0, 0, 0, spent - back]


@occupation(135)
def test_lone_wolf_gets_the_sword_of_a_pillage_back() -> None:
    assert pillages(Hall().cards(135).give(long_sword=1), 7).do("loot:chest").has() == {"chest": 1, "long_sword": 1}


@occupation(136)
def test_raider_rolls_one_more() -> None:
    assert raids(Hall().cards(136), 7).may("loot:chest")
    assert pillages(Hall().cards(136), 7).may("loot:chest")


@occupation(136)
def test_raider_may_split_the_result_over_two_goods() -> None:
    h = pillages(Hall().cards(136), 12, ore=3).do("loot:rune_stone")
    assert h.may("loot:jewelry") and not h.may("loot:treasure_chest"), "6 + 10 make 16, 6 + 11 do not"
    assert h.do("loot:jewelry").has() == {"rune_stone": 1, "jewelry": 1}
    assert pillages(Hall().cards(136), 12, ore=3).do("loot:silver_hoard", "done").has() == {"silver_hoard": 1}


@occupation(137)
def test_melee_fighter_spends_spears_like_swords() -> None:
    h = raids(Hall().cards(137).give(long_sword=1, spear=2), 6).do("loot:chest", "pay:spear", "pay:long_sword")
    assert h.has() == {"spear": 1, "chest": 1} and h.s.arms_out == [0, 0, 1, 1]
    assert not raids(Hall().give(long_sword=1, spear=2), 6).may("loot:chest")
    assert pillages(Hall().cards(137).give(spear=2), 6).do("loot:chest", "pay:spear", "pay:spear").has() == {"chest": 1}


@occupation(137, 135)
def test_a_spear_of_melee_fighter_is_no_sword_for_lone_wolf() -> None:
    h = raids(Hall().cards(137, 135).give(long_sword=1, spear=1), 7).do("loot:chest", "pay:spear")
    assert h.has() == {"long_sword": 1, "chest": 1}
    h = raids(Hall().cards(137, 135).give(long_sword=1, spear=1), 6).do("loot:chest", "pay:spear", "pay:long_sword")
    assert h.has() == {"long_sword": 1, "chest": 1}


@occupation(138)
def test_robber_takes_green_goods_at_one_less_than_their_blue_side() -> None:
    h = raids(Hall().cards(138), 6)
    assert h.may("loot:oil") and h.may("loot:hide") and not h.may("loot:wool")
    assert h.do("loot:hide").has() == {"hide": 1}
    assert not raids(Hall(), 6).may("loot:hide")
    assert pillages(Hall().cards(138), 7).do("loot:wool").has() == {"wool": 1}


@occupation(138)
def test_a_result_of_five_stays_a_failure_for_robber() -> None:
    assert not raids(Hall().cards(138), 5).may("loot:oil")


@occupation(139)
def test_loot_hunter_takes_the_dearest_special_tile_for_one_less() -> None:
    assert pillages(Hall().cards(139), 12, ore=3).do("loot:english_crown").has() == {"english_crown": 1}
    assert not pillages(Hall(), 12, ore=3).may("loot:english_crown")
    assert not pillages(Hall().cards(139), 12, ore=2).may("loot:english_crown"), "one less, not two"
    assert raids(Hall().cards(139).give(stone=7), 8).may("loot:english_crown"), "in a raid too"
    h = pillages(Hall(2).cards(139).give(1, english_crown=1), 11, ore=1)
    assert h.may("loot:round_shield") and h.may("loot:chalice")
    assert not pillages(Hall(2).cards(139).give(1, english_crown=1), 11).may("loot:chalice"), "only the dearest"


# ── success and failure ──────────────────────────────────────────────────────────────────────


@occupation(104)
@pytest.mark.parametrize(("way", "good"), [(0, "stockfish"), (1, "oil")])
def test_disheartened_warrior_is_consoled_for_an_early_failure(way: int, good: str) -> None:
    first = raids(Hall().cards(104), 1).do("fail:0", f"choose:{way}")
    assert first.has() == {"stone": 1, "long_sword": 1, good: 1}
    second = raids(Hall().cards(104), 1, 2).do("roll", "fail:0", f"choose:{way}")
    assert second.has() == {"stone": 1, "long_sword": 1, good: 1}
    third = raids(Hall().cards(104), 1, 2, 3).do("roll", "roll", "fail:0")
    assert third.has() == {"stone": 1, "long_sword": 1} and third.may("space:fishing")
    won = raids(Hall().cards(104), 8).do("loot:chest")
    assert won.has() == {"chest": 1} and won.may("space:fishing")
    other = pillages(Hall().cards(104), 1).do("fail:0")
    assert other.has() == {"stone": 1, "long_sword": 1} and other.may("space:fishing")


@occupation(133)
@pytest.mark.parametrize(("way", "good"), [(0, "peas"), (1, "silver")])
def test_lance_bearer_gets_peas_or_silver_with_a_successful_raid(way: int, good: str) -> None:
    assert raids(Hall().cards(133), 7).do("loot:silverware", f"choose:{way}").has() == {"silverware": 1, good: 1}
    lost = raids(Hall().cards(133), 7).do("fail:0")
    assert lost.has() == {"stone": 1, "long_sword": 1} and lost.may("space:fishing")
    other = pillages(Hall().cards(133), 7).do("loot:silverware")
    assert other.has() == {"silverware": 1} and other.may("space:fishing")


@occupation(134)
def test_drunkard_gets_a_mead_with_a_failed_raid_also_on_purpose() -> None:
    assert raids(Hall().cards(134), 8).do("fail:0").has() == {"stone": 1, "long_sword": 1, "mead": 1}
    assert raids(Hall().cards(134), 8).do("loot:chest").has() == {"chest": 1}
    assert pillages(Hall().cards(134), 8).do("fail:0").has() == {"stone": 1, "long_sword": 1}


@occupation(185)
def test_dorestad_traveller_upgrades_two_goods_instead_of_raiding() -> None:
    h = raids(Hall().cards(185).give(peas=2, beans=1), 8).do("use:185:0", "upgrade:peas:1", "upgrade:beans:1")
    assert h.has() == {"peas": 1, "mead": 1, "milk": 1} and h.may("space:fishing")
    assert raids(Hall().cards(185).give(peas=2), 8).do("roll", "loot:chest").has() == {"peas": 2, "chest": 1}


@occupation(185)
def test_without_a_die_neither_success_nor_failure_follows() -> None:
    h = raids(Hall().cards(185, 133, 134).give(peas=2), 8).do("use:185:0", "upgrade:peas:1", "done")
    assert h.has() == {"peas": 1, "mead": 1}
    assert not Hall().cards(185).give(peas=2).turn().may("space:raiding"), "the raid must be possible"


# ── ships ────────────────────────────────────────────────────────────────────────────────────


@occupation(12)
def test_helmsman_draws_a_weapon_after_a_raid_a_pillage_and_a_plunder() -> None:
    assert raids(Hall().cards(12), 8).do("loot:chest", "use:12:1").weapons() == 1
    assert pillages(Hall().cards(12), 8).do("loot:chest", "use:12:1").weapons() == 1
    h = Hall().cards(12).ships([], 0, [0, 0]).act("space:plundering", "use:12:1")
    assert h.weapons() == 1 and not h.may("use:12:1")


@occupation(12)
def test_helmsman_draws_a_weapon_after_an_emigration_with_a_longship_but_not_with_a_knarr() -> None:
    position = Hall().cards(12).ships([], 1, [0]).give(silver=1)
    assert position.act("space:emigrate_2", "emigrate:longship:0", "use:12:1").weapons() == 1
    position = Hall().cards(12).ships([], 1, [0]).give(silver=1)
    assert not position.act("space:emigrate_2", "emigrate:knarr:0").may("use:12:1")


@occupation(12)
def test_helmsman_names_the_ship_that_explores() -> None:
    h = Hall().cards(12).ships([0], 1, [0]).act("space:explore_1", "explore:shetland", "sail:longship", "use:12:1")
    assert h.weapons() == 1
    h = Hall().cards(12).ships([0], 1, [0]).act("space:explore_1", "explore:shetland", "sail:knarr")
    assert not h.may("use:12:1")


@occupation(147)
def test_for_steersman_a_knarr_raids_and_pillages() -> None:
    h = Hall().cards(147).ships([], 1).luck(8).act("space:raiding", "loot:chest")
    assert h.has() == {"chest": 1}
    h = Hall().cards(147).ships([], 1).luck(8, sides=12).act("space:pillaging_3", "loot:chest")
    assert h.has() == {"chest": 1}
    assert not Hall().ships([], 1).turn().may("space:raiding")


@occupation(147)
@pytest.mark.parametrize(("knarrs", "longships", "may"), [(2, 0, True), (1, 1, True), (1, 0, False)])
def test_for_steersman_each_longship_of_a_plunder_may_be_a_knarr(knarrs: int, longships: int, may: bool) -> None:
    h = Hall().cards(147).ships([], knarrs, [0] * longships).turn()
    assert h.may("space:plundering") is may


@occupation(147)
def test_for_steersman_a_knarr_explores_far_boards() -> None:
    h = Hall().cards(147).backs().ships([], 1).act("space:explore_3", "explore:labrador")
    assert h.s.owners == [-1, -1, 0, -1]
    assert not Hall().backs().ships([], 1).turn().may("space:explore_3")


@occupation(147, 12)
def test_a_knarr_that_stands_in_is_no_longship_for_helmsman() -> None:
    h = Hall().cards(147, 12).ships([], 1).luck(8).act("space:raiding", "loot:chest")
    assert not h.may("use:12:1")
