"""Red occupations that answer a phase of the round: harvest, weapons, income, bonuses, mountains, scoring."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation

NO_HARVEST, HARVEST = 3, 1
SPECIALS = ["belt", "helmet", "chalice", "fibula", "horseshoe", "crucifix"]
#: the cells around the hide of a stone house
HIDE = [(1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2)]


# ── rounds without a harvest ─────────────────────────────────────────────────────────────────


@occupation(92)
@pytest.mark.parametrize(("tiles", "silver"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_sympathetic_soul_earns_silver_for_special_tiles_when_there_is_no_harvest(tiles: int, silver: int) -> None:
    h = Hall(round=NO_HARVEST).cards(92).give(**dict.fromkeys(SPECIALS[:tiles], 1)).harvest()
    assert h.has().get("silver", 0) == silver


@occupation(93)
@pytest.mark.parametrize(("boats", "gain"), [(0, {}), (1, {"beans": 1}), (2, {"grain": 1}), (3, {"cabbage": 1})])
def test_helper_in_time_of_need_gets_a_crop_for_whaling_boats(boats: int, gain: dict[str, int]) -> None:
    assert Hall(round=NO_HARVEST).cards(93).ships([0] * boats).harvest().has() == gain


@occupation(94)
def test_spice_merchant_swaps_two_oil_for_spices_once() -> None:
    h = Hall(round=NO_HARVEST).cards(94).give(oil=5).harvest().do("use:94:0")
    assert h.has() == {"oil": 3, "spices": 1} and not h.may("use:94:0")
    assert not Hall(round=NO_HARVEST).cards(94).give(oil=1).harvest().may("use:94:0")


@occupation(95)
def test_wanderer_takes_up_to_two_items_of_one_strip() -> None:
    h = Hall(round=NO_HARVEST).cards(95).strip(1, 1).strip(2).harvest().do("use:95:0")
    assert not h.may("strip:1:3")
    assert h.do("strip:1:2").has() == {"wood": 1, "stone": 1} and not h.ids()


@occupation(96)
@pytest.mark.parametrize(("way", "left"), [(0, {"whale_meat": 2}), (1, {"game_meat": 3})])
def test_meat_merchant_swaps_one_meat_for_the_other(way: int, left: dict[str, int]) -> None:
    h = Hall(round=NO_HARVEST).cards(96).give(game_meat=1, whale_meat=1).harvest().do("use:96:0", f"choose:{way}")
    assert h.has() == left and not h.ids()


@occupation(97)
@pytest.mark.parametrize(("peas", "after"), [(1, 2), (4, 8), (5, 8), (7, 8)])
def test_pea_counter_doubles_the_peas_up_to_eight(peas: int, after: int) -> None:
    h = Hall(round=NO_HARVEST).cards(97).give(peas=peas).harvest().do("use:97:0")
    assert h.has() == {"peas": after} and not h.ids()


@occupation(97)
@pytest.mark.parametrize("peas", [0, 8, 9])
def test_pea_counter_has_nothing_to_double_without_peas_or_with_eight(peas: int) -> None:
    assert not Hall(round=NO_HARVEST).cards(97).give(peas=peas).harvest().ids()


@occupation(92, 93, 94, 95, 96, 97)
def test_in_a_round_with_a_harvest_these_occupations_rest() -> None:
    h = Hall(round=HARVEST).cards(92, 93, 94, 95, 96, 97).ships([0]).strip(1)
    h.give(belt=1, helmet=1, chalice=1, oil=2, game_meat=1, peas=1).mark().harvest()
    assert h.gained() == {"peas": 1, "beans": 1, "flax": 1} and not h.ids()


# ── harvest ──────────────────────────────────────────────────────────────────────────────────


@occupation(169)
def test_sower_gets_one_more_of_the_flax_or_grain_that_was_there_at_the_start() -> None:
    crops = {"peas": 1, "beans": 1, "flax": 1}
    assert Hall().cards(169).mark().harvest().gained() == crops
    assert Hall().cards(169).give(flax=1).mark().harvest().gained() == {**crops, "flax": 2}
    assert Hall().cards(169).give(grain=1).mark().harvest().gained() == {**crops, "grain": 1}


@occupation(169)
@pytest.mark.parametrize(("way", "more"), [(0, {"flax": 2}), (1, {"flax": 1, "grain": 1})])
def test_sower_gets_one_of_both_not_both(way: int, more: dict[str, int]) -> None:
    h = Hall().cards(169).give(flax=1, grain=1).mark().harvest().do(f"choose:{way}")
    assert h.gained() == {"peas": 1, "beans": 1, **more} and not h.ids()


@occupation(171)
def test_flax_baker_swaps_a_flax_after_a_harvest_once() -> None:
    h = Hall().cards(171).give(flax=1).mark().harvest().do("use:171:0")
    assert h.gained() == {"peas": 1, "beans": 1, "grain": 1, "silver": 1} and not h.ids()
    assert not Hall(round=NO_HARVEST).cards(171).give(flax=1).harvest().ids()


# ── weapons and the end of the actions ───────────────────────────────────────────────────────


@occupation(38)
@pytest.mark.parametrize(("way", "item"), [(0, "wood"), (1, "stone"), (2, "ore")])
def test_peacemaker_takes_a_resource_instead_of_the_weapon(way: int, item: str) -> None:
    assert Hall().cards(38).new_weapon().do(f"choose:{way}").has() == {item: 1}


@occupation(38)
def test_peacemaker_may_draw_the_weapon() -> None:
    h = Hall().cards(38).new_weapon().do("done")
    assert h.weapons() == 1 and sum(h.has().values()) == 1


@occupation(91)
def test_latecomer_uses_a_free_space_beside_an_own_one_in_the_first_column() -> None:
    h = Hall().cards(91).occupied("fishing").occupied("forge").give(silver=2).end_actions().do("use:91:0")
    assert [o for o in h.ids() if o.startswith("copy:")] == ["copy:hunting_game_1", "copy:buy_stockfish"]
    vikings = h.player().vikings
    h.do("copy:buy_stockfish")
    assert h.has() == {"stockfish": 2} and h.player().vikings == vikings
    assert not h.s.taken >> h.s.box.space_at["buy_stockfish"] & 1


@occupation(91)
def test_latecomer_uses_neither_occupied_spaces_nor_neighbours_of_others() -> None:
    h = Hall(2).cards(91).occupied("fishing").occupied("buy_stockfish", seat=1).give(silver=2)
    h.end_actions().do("use:91:0")
    assert [o for o in h.ids() if o.startswith("copy:")] == ["copy:hunting_game_1"]


@occupation(91)
def test_latecomer_is_not_offered_if_nothing_is_left_after_its_silver_is_paid() -> None:
    h = Hall().cards(91).occupied("weekly_market_1").give(silver=2).end_actions()
    assert not h.may("use:91:0"), "salt meat costs two more, and there are no cattle to milk"
    assert Hall().cards(91).occupied("weekly_market_1").give(silver=3).end_actions().may("use:91:0")


# ── income ───────────────────────────────────────────────────────────────────────────────────


@occupation(8)
def test_craft_leader_gets_an_oil_before_income_with_five_vikings_on_crafting_spaces() -> None:
    h = Hall(vikings=12).cards(8).occupied("forge").occupied("craft_chest").occupied("fishing").income()
    assert h.has() == {"oil": 1}
    h = Hall(vikings=12).cards(8).occupied("forge").occupied("craft_linen").occupied("weekly_market_4").income()
    assert h.has() == {}, "only four"


@occupation(9)
def test_ore_boatman_lays_an_ore_for_each_longship_at_once() -> None:
    h = Hall().cards(9).ships([], 1, [0, 0]).income().do("use:9:0", "lay:ore", "at:r0:0,11", "lay:ore", "at:r0:0,10")
    assert h.lies() == [("ore", "home_board"), ("ore", "home_board")]
    assert not h.may("lay:ore")
    assert h.do("done").has() == {"silver": 1}, "the income of one that was uncovered"


@occupation(9)
def test_ore_that_ore_boatman_does_not_lay_is_not_received() -> None:
    h = Hall().cards(9).ships([], 0, [0, 0]).boards("shetland").houses("long_house").income().do("use:9:0", "lay:ore")
    assert h.may("board:1") and not h.may("board:2"), "boards only, no houses"
    assert h.do("board:1", "at:r0:0,1", "done").has() == {}


@occupation(42)
@pytest.mark.parametrize(("item", "slots"), [("wood", 1), ("stone", 8)])
def test_steward_fills_a_slot_of_a_shed_for_a_silver(item: str, slots: int) -> None:
    h = Hall().cards(42).houses("shed").give(wood=1, stone=1).mark().income().do("use:42:0", f"fill:{item}")
    assert h.gained() == {item: -1, "silver": 1} and h.player().slots == [0, slots] and not h.do("done").ids()


@occupation(42)
def test_steward_needs_a_shed_with_a_free_slot() -> None:
    assert not Hall().cards(42).houses("stone_house").give(wood=1).income().ids()
    h = Hall().cards(42).houses("shed").give(wood=1)
    h.player().slots[1] = 3
    assert not h.income().ids()


# ── bonuses, mountains, scoring ──────────────────────────────────────────────────────────────


@occupation(161)
def test_whaling_assistant_gets_a_cabbage_with_seven_vikings_on_the_third_column() -> None:
    h = Hall(vikings=12).cards(161).occupied("forge").occupied("whaling_3").occupied("weekly_market_3", vikings=1)
    assert h.bonus().has() == {"cabbage": 1}
    assert Hall(vikings=12).cards(161).occupied("forge").occupied("whaling_3").bonus().has() == {}


@occupation(162)
def test_flax_farmer_gets_a_flax_with_seven_vikings_on_the_second_column() -> None:
    h = Hall(vikings=12).cards(162).occupied("craft_chest").occupied("upgrade_3").occupied("weekly_market_2")
    h.occupied("produce_mead", vikings=1)
    assert h.bonus().has() == {"flax": 1}
    h = Hall(vikings=12).cards(162).occupied("craft_chest").occupied("upgrade_3").occupied("weekly_market_2")
    assert h.occupied("forge").bonus().has() == {}


@occupation(41)
@pytest.mark.parametrize(("way", "left"), [(0, {"mead": 2, "silver": 1}), (1, {"mead": 1, "silver": 2})])
def test_slowpoke_swaps_a_silver_or_a_mead_for_oil_after_the_bonuses(way: int, left: dict[str, int]) -> None:
    h = Hall().cards(41).give(silver=2, mead=2).bonus().do("use:41:0", f"choose:{way}")
    assert h.has() == {**left, "oil": 1} and not h.may("use:41:0")


@occupation(177)
@pytest.mark.parametrize("good", ["hide", "silverware"])
def test_maid_takes_silverware_instead_of_the_single_bonus_of_a_house(good: str) -> None:
    h = Hall().cards(177).houses("stone_house").cover(1, *HIDE).bonus().do(f"tile:{good}")
    assert h.has() == {good: 1}


@occupation(177)
def test_maid_looks_at_each_house_by_itself_and_at_single_bonuses_only() -> None:
    h = Hall().cards(177).houses("stone_house", "stone_house", "long_house")
    h.cover(1, *HIDE).cover(2, *HIDE).cover(3).bonus().do("tile:silverware", "tile:hide")
    assert h.has() == {"silverware": 1, "hide": 1, "peas": 1, "oil": 1, "beans": 1}


@occupation(177, 20)
def test_maid_also_serves_the_extra_bonus_phase_of_builder() -> None:
    h = Hall().cards(177).houses("stone_house").cover(1, *HIDE).play(20, "use:20:0", "tile:silverware")
    assert h.has() == {"silverware": 1}


@occupation(173)
def test_punchcutter_earns_silver_for_ore_and_silver_that_leave_the_strips() -> None:
    assert Hall().cards(173).strip(1, 3).strip(3).mountains().has() == {"silver": 1}
    assert Hall().cards(173).strip(2, 6).strip(3, 4).mountains().has() == {"silver": 2}
    assert Hall().cards(173).strip(1, 3).strip(2, 5).strip(3, 6).mountains().has() == {"silver": 4}


@occupation(189)
@pytest.mark.parametrize(("boards", "silver"), [(1, 0), (2, 4), (3, 9), (4, 16)])
def test_seafarer_earns_silver_for_boards_at_the_end(boards: int, silver: int) -> None:
    names = ["shetland", "faroe_islands", "iceland", "greenland"][:boards]
    h = Hall().cards(189).boards(*names).end()
    assert h.points()["silver"] == silver


# ── as soon as ───────────────────────────────────────────────────────────────────────────────

#: the income numbers of the home board, from the smallest: covering the first n shows the next
NUMBERS = [(i, 11 - i) for i in range(12)]


@occupation(178)
@pytest.mark.parametrize(("boats", "after"), [(0, 2), (1, 3), (2, 3)])
def test_boat_builder_gets_two_boats_with_the_fourth_large_ship_if_there_are_docks(boats: int, after: int) -> None:
    h = Hall().cards(178).ships([0] * boats, 0, [0, 0]).give(silver=10).act("buy:knarr")
    assert len(h.bay()[0]) == boats, "three are not four"
    assert len(h.do("buy:knarr").bay()[0]) == after


@occupation(178)
def test_boat_builder_comes_at_once_if_four_large_ships_are_there_and_only_once() -> None:
    h = Hall().ships([], 2, [0, 0]).give(silver=20).play(178)
    assert h.bay() == ([0, 0], 2, [0, 0])
    h.ships([], 1, [0, 0]).do("buy:knarr")
    assert h.bay() == ([], 2, [0, 0])


@occupation(179)
def test_cutter_operator_is_paid_for_every_knarr_the_next_time_one_comes() -> None:
    h = Hall().ships([], 1).give(silver=10).play(179)
    assert h.has() == {"silver": 10}, "knarrs that are there already do not count"
    assert h.do("buy:knarr").has() == {"silver": 7, "stockfish": 2}
    assert h.do("buy:knarr").has() == {"silver": 2, "stockfish": 2}, "once only"


@occupation(179)
def test_a_knarr_built_counts_for_cutter_operator_and_a_longship_does_not() -> None:
    assert Hall().cards(179).give(wood=2).act("space:build_knarr").has() == {"stockfish": 1, "silver": 1}
    assert Hall().cards(179).ships([], 1).give(wood=2).act("space:build_longship").has() == {}


@occupation(180)
@pytest.mark.parametrize(("covered", "silverware"), [(0, 4), (6, 4), (7, 3), (9, 3), (10, 2), (12, 2)])
def test_beach_raider_gets_silverware_for_the_third_longship_the_more_the_less_income(
    covered: int, silverware: int
) -> None:
    h = Hall().cards(180).ships([], 0, [0, 0]).give(silver=8)
    if covered:
        h.cover(0, *NUMBERS[:covered])
    assert h.act("buy:longship").has() == {"silverware": silverware}


@occupation(180)
@pytest.mark.parametrize(("shetland", "silverware"), [(2, 3), (3, 2)])
def test_beach_raider_counts_the_income_of_all_boards(shetland: int, silverware: int) -> None:
    h = Hall().cards(180).ships([], 0, [0, 0]).give(silver=8).cover(0, *NUMBERS[:9])
    h.boards("shetland").cover(1, *[(0, 7), (1, 6), (2, 5)][:shetland])
    assert h.act("buy:longship").has() == {"silverware": silverware}, "9 + 2 or 9 + 3"


@occupation(180, 181)
def test_with_a_ship_less_these_cards_still_wait() -> None:
    h = Hall().cards(180, 181).ships([], 0, [0]).give(silver=8).act("buy:longship")
    assert h.has() == {}


@occupation(180, 181)
def test_beach_raider_and_sail_patcher_still_get_something_with_thirty_income() -> None:
    h = Hall().cards(180, 181).boards("iceland", "faroe_islands").cover(0).cover(1).cover(2).ships([], 0, [0, 0])
    assert h.give(silver=8).act("buy:longship").has() == {"silverware": 2, "wool": 1}, "18 + 8 + 4"


@occupation(180)
def test_beach_raider_gets_nothing_with_more_than_thirty_income_and_never_again() -> None:
    h = Hall().cards(180).boards("iceland", "greenland").cover(0).cover(1).cover(2).ships([], 0, [0, 0]).give(silver=16)
    assert h.act("buy:longship").has() == {"silver": 8}
    h.player().covered = (0, 0, 0)
    assert h.do("buy:longship").has() == {}


@occupation(181)
@pytest.mark.parametrize(("covered", "wool"), [(0, 3), (5, 3), (6, 2), (9, 2), (10, 1)])
def test_sail_patcher_gets_wool_for_the_third_large_ship_the_more_the_less_income(covered: int, wool: int) -> None:
    h = Hall().cards(181).ships([], 1, [0]).give(silver=5)
    if covered:
        h.cover(0, *NUMBERS[:covered])
    assert h.act("buy:knarr").has() == {"wool": wool}
