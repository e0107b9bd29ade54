"""Red occupations that act right before or right after the use of an action space."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


# ── before ───────────────────────────────────────────────────────────────────────────────────


@occupation(36)
@pytest.mark.parametrize(
    ("meat", "green", "blue"),
    [
        ("salt_meat", "linen", "silk"),
        ("game_meat", "skin_and_bones", "spices"),
        ("whale_meat", "robe", "treasure_chest"),
    ],
)
def test_ships_cook_upgrades_a_meat_right_before_overseas_trading(meat: str, green: str, blue: str) -> None:
    h = Hall().cards(36).ships([], 1).give(silver=1, mead=1, **{meat: 2}).act("space:overseas_trading_1", "use:36:0")
    assert not h.may("upgrade:mead:1")
    h.do(f"upgrade:{meat}:1")
    assert h.do(f"turn:{green}").has() == {"mead": 1, meat: 1, blue: 1}


@occupation(37)
@pytest.mark.parametrize("space", ["overseas_trading_1", "overseas_trading_2"])
def test_foreign_trader_upgrades_a_good_right_before_overseas_trading(space: str) -> None:
    h = Hall().cards(37).ships([], 1).give(silver=1, mead=2).act(f"space:{space}", "use:37:0", "upgrade:mead:1")
    assert h.do("turn:oil").has() == {"mead": 1, "rune_stone": 1}


@occupation(37)
def test_foreign_trader_may_stand_aside() -> None:
    h = Hall().cards(37).ships([], 1).give(silver=1, mead=1).act("space:overseas_trading_1", "done")
    assert h.has() == {"mead": 1}


@occupation(88)
def test_clerk_moves_a_good_up_and_to_the_left_once_for_each_knarr() -> None:
    h = Hall().cards(88).ships([], 2).give(silver=4, beans=3).act("space:overseas_trading_1")
    h.do("use:88:0", "upgrade:beans:1", "use:88:0", "upgrade:beans:1")
    assert not h.may("use:88:0")
    assert h.has() == {"beans": 1, "stockfish": 2, "silver": 1}


@occupation(88)
def test_clerk_cannot_move_a_good_off_the_chart() -> None:
    h = Hall().cards(88).ships([], 1).give(silver=4, peas=1, mead=1).act("space:overseas_trading_1")
    assert not h.may("use:88:0")


@occupation(88)
def test_clerk_leaves_the_silver_that_overseas_trading_costs() -> None:
    h = Hall().cards(88).ships([], 2).give(silver=2, beans=2, oil=1).act("space:overseas_trading_1")
    h.do("use:88:0", "upgrade:beans:1")
    assert not h.may("use:88:0") and h.may("turn:oil")
    h = Hall().cards(88, 36).ships([], 2).give(silver=1, salt_meat=1).act("space:overseas_trading_1")
    assert h.may("use:36:0") and h.whys("use:88:0") == ["ODIN-8.4"]


@occupation(149)
@pytest.mark.parametrize("space", ["overseas_trading_1", "overseas_trading_2"])
def test_priest_brings_an_oil_that_can_be_traded_at_once(space: str) -> None:
    h = Hall().cards(149).ships([], 1).give(silver=1).act(f"space:{space}", "turn:oil")
    assert h.has() == {"rune_stone": 1}


@occupation(103)
def test_forest_blacksmith_takes_an_item_when_ore_is_paid_for_the_chest() -> None:
    h = Hall().cards(103).strip(1).give(wood=1, ore=1).act("space:craft_chest", "pay:ore", "use:103:0", "strip:1:1")
    assert h.has() == {"wood": 2, "chest": 1, "silver": 1}


@occupation(103)
def test_the_ore_paid_may_be_the_one_that_forest_blacksmith_has_just_taken() -> None:
    h = Hall().cards(103).strip(1, taken=3).act("space:craft_chest", "pay:ore")
    assert h.whys("done") == ["ODIN-6.14"], "without it the chest could not be paid"
    assert h.do("use:103:0", "strip:1:1").has() == {"chest": 1, "silver": 1}
    h = Hall().cards(103).strip(1, taken=3).act("space:forge", "use:103:0", "strip:1:1", "tile:jewelry")
    assert h.has() == {"jewelry": 1}


@occupation(103)
def test_forest_blacksmith_rests_when_wood_is_paid() -> None:
    h = Hall().cards(103).strip(1).give(wood=1, ore=1).act("space:craft_chest", "pay:wood")
    assert h.has() == {"ore": 1, "chest": 1, "silver": 1}


@occupation(113)
def test_apprentice_craftsman_takes_an_item_before_crafting() -> None:
    h = Hall().cards(113).strip(1).give(flax=1).act("space:craft_linen", "use:113:0", "strip:1:1")
    assert h.has() == {"linen": 1, "wood": 1}
    assert not Hall().cards(113).strip(1).act("space:fishing").may("use:113:0")


@occupation(113)
def test_apprentice_craftsman_may_bring_what_the_craft_costs() -> None:
    h = Hall().cards(113).strip(1, taken=2).act("space:craft_rune_stone", "use:113:0", "strip:1:1")
    assert h.has() == {"rune_stone": 1, "silver": 1}
    assert not Hall().cards(113).strip(1).turn().may("space:craft_rune_stone"), "wood does not help"


@occupation(121)
@pytest.mark.parametrize(
    ("space", "taken", "supply"),
    [
        ("build_shed", 0, {"wood": 1}),
        ("build_whaling_boat", 0, {}),
        ("build_stone_house", 2, {}),
        ("build_knarr", 0, {"wood": 1}),
        ("build_longship", 0, {"wood": 1}),
        ("build_long_house", 2, {"stone": 1}),
    ],
)
def test_carpenter_takes_an_item_before_building(space: str, taken: int, supply: dict[str, int]) -> None:
    h = Hall().cards(121).strip(1, taken).give(**supply).act(f"space:{space}", "use:121:0", "strip:1:1")
    assert h.has() == {}
    assert not Hall().cards(121).give(**supply).turn().may(f"space:{space}"), "no strip is there"


@occupation(164)
@pytest.mark.parametrize(("taken", "item"), [(2, "stone"), (3, "ore")])
def test_armed_fighter_takes_stone_or_ore_before_the_fourth_column(taken: int, item: str) -> None:
    h = Hall().cards(164).strip(1, taken).act("space:weekly_market_4", "use:164:0")
    assert not h.may("strip:1:2")
    assert h.do("strip:1:1").has() == {"spices": 1, "silver": 1, item: 1}


@occupation(164)
def test_armed_fighter_takes_neither_wood_nor_silver_and_nothing_elsewhere() -> None:
    assert Hall().cards(164).strip(1).act("space:weekly_market_4").has() == {"spices": 1, "silver": 1}
    assert Hall().cards(164).strip(1, 5).act("space:weekly_market_4").has() == {"spices": 1, "silver": 1}
    assert not Hall().cards(164).strip(1, 2).act("space:weekly_market_3").may("use:164:0")


@occupation(166)
def test_weapons_warden_draws_from_the_second_pair_of_vikings_on_the_second_column_on() -> None:
    h = Hall().cards(166).act("space:produce_mead")
    assert not h.may("use:166:0")
    h.do("space:weekly_market_2", "use:166:0")
    assert h.weapons() == 1
    assert h.do("space:fishing").weapons() == 1


@occupation(166)
def test_placements_made_before_weapons_warden_came_count_too() -> None:
    h = Hall().play(166).do("space:produce_mead")
    assert h.may("use:166:0")


# ── after ────────────────────────────────────────────────────────────────────────────────────


@occupation(108)
@pytest.mark.parametrize(("space", "more"), [("craft_chest", ()), ("forge", ("tile:jewelry",))])
def test_ironsmith_takes_a_viking_back_when_ore_was_paid(space: str, more: tuple[str, ...]) -> None:
    h = Hall().cards(108).give(ore=1, silver=1).act(f"space:{space}", *more)
    vikings, silver = h.player().vikings, h.has()["silver"]
    h.do("use:108:0")
    assert h.player().vikings == vikings + 1 and h.has().get("silver", 0) == silver - 1
    assert not h.may("use:108:0")


@occupation(108)
def test_ironsmith_takes_nobody_back_when_wood_was_paid() -> None:
    assert not Hall().cards(108).give(wood=1, silver=1).act("space:craft_chest").may("use:108:0")


@occupation(109)
def test_master_count_earns_a_silver_for_each_knarr_on_the_larger_overseas_trading_only() -> None:
    assert Hall().cards(109).ships([], 3).give(silver=1).act("space:overseas_trading_2").has() == {"silver": 3}
    assert Hall().cards(109).ships([], 3).give(silver=1).act("space:overseas_trading_1").has() == {}


@occupation(110)
def test_birka_settler_emigrates_after_the_larger_overseas_trading() -> None:
    h = Hall(round=2).cards(110).ships([], 1).give(silver=3).act("space:overseas_trading_2")
    h.do("use:110:0", "emigrate:knarr:0")
    assert h.has() == {} and h.bay() == ([], 0, [])
    poor = Hall(round=2).cards(110).ships([], 1).give(silver=2).act("space:overseas_trading_2")
    assert not poor.may("use:110:0"), "the usual price is two silver"


@occupation(114)
def test_silk_stitcher_sells_a_silk_after_crafting() -> None:
    h = Hall().cards(114).give(flax=1, silver=7).act("space:craft_linen", "use:114:0")
    assert h.has() == {"linen": 1, "silver": 4, "silk": 1}
    assert not h.may("use:114:0")
    assert not Hall().cards(114).give(silver=7).act("space:fishing").may("use:114:0")


@occupation(117)
@pytest.mark.parametrize("ship", ["knarr", "longship"])
def test_shipowner_upgrades_a_good_after_a_large_ship_is_built(ship: str) -> None:
    h = Hall().cards(117).give(wood=2, peas=1).act(f"space:build_{ship}", "use:117:0", "upgrade:peas:1")
    assert h.has() == {"mead": 1}


@occupation(117)
def test_shipowner_counts_neither_boats_nor_bought_ships() -> None:
    assert not Hall().cards(117).give(wood=2, peas=1).act("space:build_whaling_boat").may("use:117:0")
    assert not Hall().cards(117).give(silver=20, peas=1).act("buy:knarr").may("use:117:0")


@occupation(148)
def test_spice_merchant_sells_spices_after_a_knarr_is_built() -> None:
    h = Hall().cards(148).give(wood=2, silver=6).act("space:build_knarr", "use:148:0")
    assert h.has() == {"silver": 3, "spices": 1}
    assert not h.may("use:148:0")
    assert not Hall().cards(148).give(wood=2, silver=3).act("space:build_longship").may("use:148:0")
    assert not Hall().cards(148).give(silver=20).act("buy:knarr").may("use:148:0")


@occupation(120)
def test_middleman_upgrades_a_good_after_the_weekly_market() -> None:
    h = Hall().cards(120).act("space:weekly_market_1", "use:120:0", "upgrade:beans:1")
    assert h.has() == {"milk": 1}
    assert not Hall().cards(120).give(silver=3, peas=1).act("space:fishing").may("use:120:0")


@occupation(122)
def test_mountain_guard_gives_mead_for_two_kinds_and_hide_for_three() -> None:
    h = Hall().cards(122).strip(1).act("space:mountain_3_upgrade_1", "strip:1:3", "use:122:0")
    assert h.has() == {"wood": 2, "stone": 1, "mead": 1}
    h = Hall().cards(122).strip(1, taken=1).act("space:mountain_3_upgrade_1", "strip:1:3", "use:122:0")
    assert h.has() == {"wood": 1, "stone": 1, "ore": 1, "hide": 1}


@occupation(122)
def test_mountain_guard_gives_a_chest_for_all_four_kinds() -> None:
    h = Hall().cards(122).strip(1, taken=1).strip(2, taken=5)
    h.act("space:mountain_3_2", "strip:1:3", "strip:2:2", "use:122:0")
    assert h.has() == {"wood": 1, "stone": 1, "ore": 2, "silver": 2, "chest": 1}


@occupation(122)
def test_mountain_guard_gives_nothing_for_one_kind() -> None:
    assert not Hall().cards(122).strip(1).act("space:mountain_2", "strip:1:2").may("use:122:0")


@occupation(123)
@pytest.mark.parametrize("space", ["mountain_1_upgrade_1", "mountain_3_upgrade_1"])
def test_oil_seller_swaps_an_oil_for_silverware_after_a_space_with_an_upgrade(space: str) -> None:
    h = Hall().cards(123).strip(1).give(oil=2).act(f"space:{space}", "part:0", "strip:1:1", "done", "use:123:0")
    assert h.has() == {"oil": 1, "wood": 1, "silverware": 1}
    assert not h.may("use:123:0")


@occupation(123)
def test_oil_seller_stays_at_home_elsewhere() -> None:
    assert not Hall().cards(123).strip(1).give(oil=2).act("space:mountain_2", "strip:1:1").may("use:123:0")


@occupation(124)
def test_laborer_swaps_the_two_silver_of_a_space_for_grain_and_wood() -> None:
    h = Hall().cards(124).act("space:produce_mead", "use:124:0")
    assert h.has() == {"mead": 2, "grain": 1, "wood": 2}
    h = Hall().cards(124).strip(1, taken=5).act("space:mountain_2", "strip:1:1", "use:124:0")
    assert h.has() == {"grain": 1, "wood": 2}, "a 2-silver item of a strip counts too"


@occupation(124)
def test_laborer_wants_exactly_two_silver_from_the_space_itself() -> None:
    assert not Hall().cards(124).give(silver=9).act("space:weekly_market_1").may("use:124:0")
    assert not Hall().cards(124).act("space:master_crafting").may("use:124:0")
    h = Hall().cards(124, 111).give(stone=1).act("space:craft_rune_stone")
    assert h.has()["silver"] == 2 and not h.may("use:124:0"), "one of them comes from card 111"


@occupation(154)
def test_woodcutter_earns_a_silver_with_two_wood_of_an_action() -> None:
    assert Hall().cards(154).strip(1).act("space:mountain_2", "strip:1:2").has() == {"wood": 2, "silver": 1}
    assert Hall().cards(154).strip(1).act("space:mountain_2", "strip:1:1").has() == {"wood": 1}
    assert Hall(2).cards(154).act("space:wood_per_player").has() == {"wood": 2, "ore": 1, "silver": 1}


@occupation(155)
def test_cooper_swaps_a_wood_for_a_stockfish_after_two_wood() -> None:
    h = Hall().cards(155).strip(1).act("space:mountain_2", "strip:1:2", "use:155:0")
    assert h.has() == {"wood": 1, "stockfish": 1} and not h.may("use:155:0")
    assert not Hall().cards(155).strip(1).give(wood=3).act("space:mountain_2", "strip:1:1").may("use:155:0")


@occupation(156)
def test_stone_crusher_earns_one_silver_for_an_action_with_stone() -> None:
    assert Hall().cards(156).strip(2, 2).act("space:mountain_2", "strip:2:2").has() == {"stone": 2, "silver": 1}
    assert Hall().cards(156).strip(1).act("space:mountain_2", "strip:1:2").has() == {"wood": 2}
    h = Hall().cards(156, 118).act("space:weekly_market_1")
    assert h.has() == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}, "this stone comes from a card"


@occupation(156)
def test_the_consolation_stone_of_a_failed_raid_counts_for_stone_crusher() -> None:
    h = Hall().cards(156).ships([], 0, [0]).luck(1).act("space:raiding", "fail:0")
    assert h.has() == {"stone": 1, "long_sword": 1, "silver": 1}


@occupation(152)
@pytest.mark.parametrize("space", ["upgrade_3", "upgrade_4", "upgrade_3_weapons_4"])
def test_merchant_moves_one_of_the_upgraded_goods_a_step_further(space: str) -> None:
    h = Hall().cards(152).give(peas=1, beans=1, mead=1).turn().do(f"space:{space}")
    if space == "upgrade_3_weapons_4":
        h.do("part:0")
    h.do("upgrade:peas:1", "upgrade:beans:1", "upgrade:mead:1")
    assert h.may("upgrade:oil:1") and h.may("upgrade:milk:1")
    h.do("upgrade:mead:1")
    assert {k: n for k, n in h.has().items() if k in ("oil", "milk", "mead")} == {"oil": 2, "milk": 1}


@occupation(152)
def test_merchant_looks_only_at_goods_just_upgraded_and_at_upgrades_of_three_or_four() -> None:
    h = Hall().cards(152).give(peas=1, hide=1).act("space:upgrade_3", "upgrade:peas:1", "done")
    assert h.may("upgrade:mead:1") and not h.may("upgrade:hide:1")
    h = Hall().cards(152).give(peas=2).act("space:upgrade_2", "upgrade:peas:1", "upgrade:peas:1")
    assert h.has() == {"mead": 2} and h.may("space:fishing")


@occupation(152)
def test_the_upgrade_of_four_by_wholesaler_is_one_for_merchant() -> None:
    h = Hall().cards(152).give(peas=1).play(83, "use:83:0", "upgrade:peas:1", "upgrade:mead:1")
    assert h.has() == {"oil": 1}


@occupation(15)
@pytest.mark.parametrize(("space", "stone"), [("build_stone_house", 1), ("build_long_house", 2)])
def test_cottager_gets_a_hide_for_every_house_built_later(space: str, stone: int) -> None:
    assert Hall().cards(15).give(stone=stone).act(f"space:{space}").has() == {"hide": 1}
    assert Hall().cards(15).give(wood=2).act("space:build_shed").has() == {}
