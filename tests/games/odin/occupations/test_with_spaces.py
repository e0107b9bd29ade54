"""Red occupations that answer the use of an action space: prices, and what comes with its effect."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation

WEEKLY_MARKETS = {
    "weekly_market_1": {"beans": 1, "silver": 1},
    "weekly_market_2": {"flax": 1, "stockfish": 1, "silver": 1},
    "weekly_market_3": {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1},
    "weekly_market_4": {"spices": 1, "silver": 1},
}


def uses(card: int, space: str, **supply: int) -> Hall:
    """The owner of a card uses a space that asks nothing else."""
    return Hall().cards(card).give(**supply).act(f"space:{space}")


# ── prices ───────────────────────────────────────────────────────────────────────────────────


@occupation(1)
@pytest.mark.parametrize(
    ("space", "silver", "gain"),
    [
        ("buy_stockfish", 0, {"stockfish": 2}),
        ("buy_salt_meat", 1, {"salt_meat": 2}),
        ("buy_sheep", 0, {"sheep": 1}),
        ("buy_cattle_and_milk", 2, {"cattle": 1, "milk": 1}),
        ("buy_sheep_and_cattle", 2, {"sheep": 1, "cattle": 1}),
    ],
)
def test_peddler_pays_one_silver_less_on_the_livestock_market(space: str, silver: int, gain: dict[str, int]) -> None:
    assert uses(1, space, silver=silver).has() == gain
    if silver:
        assert not Hall().cards(1).give(silver=silver - 1).turn().may(f"space:{space}")


@occupation(1)
def test_peddler_gets_nothing_back_for_a_free_sheep() -> None:
    assert Hall().cards(1).act("space:livestock_choice", "choose:0").has() == {"sheep": 1}
    assert Hall().cards(1).act("space:livestock_choice", "choose:1").has() == {"cattle": 1}


@occupation(2)
def test_patron_pays_one_silver_less_where_two_or_more_are_asked() -> None:
    assert uses(2, "buy_salt_meat", silver=1).has() == {"salt_meat": 2}
    assert uses(2, "buy_cattle_and_milk", silver=2).has() == {"cattle": 1, "milk": 1}
    assert not Hall().cards(2).turn().may("space:buy_stockfish"), "one silver stays one silver"


@occupation(2)
def test_patron_makes_emigration_cheaper_from_the_second_round_on() -> None:
    h = Hall(round=3).cards(2).ships([], 1).give(silver=2).act("space:emigrate_2", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)
    assert not Hall(round=1).cards(2).ships([], 1).turn().may("space:emigrate_2")


@occupation(2)
def test_patron_saves_one_silver_on_the_whole_special_sale_and_none_on_ships() -> None:
    full = Hall().ships([], 1).give(silver=20).act("space:special_sale", "tile:crucifix", "tile:belt")
    less = Hall().cards(2).ships([], 1).give(silver=20).act("space:special_sale", "tile:crucifix", "tile:belt")
    assert less.has()["silver"] == full.has()["silver"] + 1
    assert not Hall().cards(2).give(silver=2).turn().may("buy:whaling_boat")


@occupation(1, 2)
def test_patron_and_peddler_add_up() -> None:
    assert Hall().cards(1, 2).act("space:buy_salt_meat").has() == {"salt_meat": 2}


@occupation(116)
@pytest.mark.parametrize(
    ("space", "left"),
    [("build_stone_house", 3), ("build_long_house", 2), ("build_house_and_ship", 2)],
)
def test_master_bricklayer_pays_one_stone_less_for_a_house(space: str, left: int) -> None:
    h = Hall().cards(116).give(stone=3, wood=2).turn().do(f"space:{space}")
    if space == "build_house_and_ship":
        h.do("choose:0")
    assert h.has()["stone"] == left


@occupation(116)
def test_master_bricklayer_builds_a_stone_house_without_a_stone_but_no_shed_cheaper() -> None:
    h = Hall().cards(116).give(wood=1).turn()
    assert h.may("space:build_stone_house") and not h.may("space:build_shed")


@occupation(170)
def test_refugee_helper_pays_two_silver_less_for_emigration() -> None:
    h = Hall(round=5).cards(170).ships([], 1).give(silver=3).act("space:emigrate_2", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)
    free = Hall(round=1).cards(170).ships([], 1).act("space:emigrate_2", "emigrate:knarr:0")
    assert free.player().emigrated == (1,)
    assert not Hall(round=5).cards(170).ships([], 1).give(silver=2).turn().may("space:emigrate_2")


# ── what comes with the effect ───────────────────────────────────────────────────────────────


@occupation(3)
@pytest.mark.parametrize("space", WEEKLY_MARKETS)
def test_furrier_takes_a_snare_on_every_weekly_market(space: str) -> None:
    assert uses(3, space).has() == {**WEEKLY_MARKETS[space], "snare": 1}


@occupation(3)
def test_furrier_takes_a_snare_wherever_one_silver_is_printed() -> None:
    assert uses(3, "craft_rune_stone", stone=1).has() == {"rune_stone": 1, "silver": 1, "snare": 1}
    assert uses(3, "craft_chest", wood=1).has() == {"chest": 1, "silver": 1, "snare": 1}
    assert uses(3, "draw_occupation").has() == {"silver": 1, "snare": 1}
    h = Hall().cards(3).hand(43).give(stone=1).act("space:play_occupation_1", "card:43")
    assert h.has() == {"silver": 1, "snare": 1, "fruits": 1}


@occupation(3)
def test_furrier_takes_nothing_where_two_silver_are_printed_or_a_card_adds_one() -> None:
    assert uses(3, "produce_mead").has() == {"mead": 2, "silver": 2}
    h = Hall().cards(3, 111).give(wood=2, stone=2).act("space:craft_runes_and_chests")
    assert h.has() == {"chest": 2, "rune_stone": 2, "silver": 2}


@occupation(112)
@pytest.mark.parametrize(
    ("space", "supply", "gain"),
    [
        ("craft_linen", {"flax": 1}, {"linen": 1}),
        ("craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("craft_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
        ("craft_chest", {"ore": 1}, {"chest": 1, "silver": 1}),
        ("craft_runes_and_chests", {"wood": 2, "stone": 2}, {"chest": 2, "rune_stone": 2}),
    ],
)
def test_barkeep_serves_a_mead_with_crafting(space: str, supply: dict[str, int], gain: dict[str, int]) -> None:
    assert uses(112, space, **supply).has() == {**gain, "mead": 1}


@occupation(112)
def test_barkeep_serves_a_mead_at_the_forge_and_none_on_the_market() -> None:
    assert uses(112, "forge", ore=1).do("tile:jewelry").has() == {"jewelry": 1, "mead": 1}
    assert uses(112, "master_crafting").has() == {"silver": 4, "mead": 1}
    assert uses(112, "weekly_market_1").has() == WEEKLY_MARKETS["weekly_market_1"]


@occupation(111)
@pytest.mark.parametrize(
    ("space", "supply", "silver"),
    [
        ("craft_rune_stone", {"stone": 1}, 2),
        ("craft_chest", {"ore": 1}, 2),
        ("craft_runes_and_chests", {"wood": 2, "stone": 2}, 2),
        ("craft_clothing", {"hide": 1, "linen": 1}, 2),
        ("build_stone_house", {"stone": 1}, 0),
    ],
)
def test_artist_earns_one_silver_for_each_kind_of_resource_crafted(
    space: str, supply: dict[str, int], silver: int
) -> None:
    assert uses(111, space, **supply).has().get("silver", 0) == silver


@occupation(115)
@pytest.mark.parametrize("space", ["build_shed", "build_stone_house", "build_long_house"])
def test_princess_brings_silverware_to_house_building(space: str) -> None:
    assert uses(115, space, wood=2, stone=2).has()["silverware"] == 1


@occupation(115)
def test_princess_brings_silverware_to_house_and_ship_but_not_to_ships_alone() -> None:
    assert uses(115, "build_house_and_ship", wood=2, stone=2).do("choose:1").has() == {"silverware": 1}
    assert uses(115, "build_knarr", wood=2).has() == {}


@occupation(118)
@pytest.mark.parametrize("space", WEEKLY_MARKETS)
def test_messenger_brings_stone_and_mead_to_the_weekly_market(space: str) -> None:
    assert uses(118, space).has() == {**WEEKLY_MARKETS[space], "stone": 1, "mead": 1}


@occupation(119)
@pytest.mark.parametrize("space", WEEKLY_MARKETS)
def test_milkman_brings_milk_to_the_weekly_market(space: str) -> None:
    assert uses(119, space).has() == {**WEEKLY_MARKETS[space], "milk": 1}


@occupation(118, 119)
def test_other_markets_are_not_the_weekly_market() -> None:
    assert Hall().cards(118, 119).give(silver=1).act("space:buy_stockfish").has() == {"stockfish": 2}


@occupation(125)
def test_scribe_writes_a_rune_stone_for_every_exploration_and_emigration() -> None:
    explored = Hall().cards(125).ships([0]).act("space:explore_1", "explore:shetland")
    assert explored.has() == {"rune_stone": 1}
    emigrated = Hall().cards(125).ships([], 1).give(silver=1).act("space:emigrate_2", "emigrate:knarr:0")
    assert emigrated.has() == {"rune_stone": 1}
    h = Hall().cards(125).ships([], 1).give(silver=1).play(84, "use:84:0", "emigrate:knarr:0")
    assert h.has()["rune_stone"] == 1, "an emigration by a card is one too"


# ── other ways to use a space ────────────────────────────────────────────────────────────────


@occupation(105)
def test_knarr_builder_builds_a_knarr_on_the_space_of_the_whaling_boat() -> None:
    h = Hall().cards(105).give(wood=3).act("space:build_whaling_boat", "use:105:0")
    assert h.has() == {} and h.bay() == ([], 1, [])
    h = Hall().cards(105).give(wood=3).act("space:build_whaling_boat", "choose:0")
    assert h.has() == {"wood": 2} and h.bay() == ([0], 0, [])


@occupation(105)
def test_with_knarr_builder_the_space_can_be_used_when_all_small_docks_are_full() -> None:
    h = Hall().cards(105).ships([0, 0, 0]).give(wood=3).act("space:build_whaling_boat", "use:105:0")
    assert h.bay() == ([0, 0, 0], 1, [])
    assert not Hall().cards(105).ships([0, 0, 0]).give(wood=2).turn().may("space:build_whaling_boat")


@occupation(105, 117)
def test_the_knarr_of_knarr_builder_is_built_with_wood() -> None:
    h = Hall().cards(105, 117).give(wood=3, peas=1).act("space:build_whaling_boat", "use:105:0")
    assert h.do("use:117:0", "upgrade:peas:1").has() == {"mead": 1}


@occupation(106)
@pytest.mark.parametrize(("longships", "vikings"), [(3, 3), (4, 2)])
def test_warmonger_plunders_with_fewer_vikings(longships: int, vikings: int) -> None:
    h = Hall(vikings=vikings).cards(106).hand(43).ships([], 0, [0] * longships).turn()
    assert not h.may("space:plundering")
    h.do("fewer:plundering")
    assert h.has() == {"silver_hoard": 1} and h.player().vikings == 0
    assert not h.ids(), "the bonus of the fourth column is tied to four Vikings"


@occupation(106)
def test_warmonger_may_still_place_four_vikings_and_needs_three_longships_for_fewer() -> None:
    h = Hall(vikings=4).cards(106).ships([], 0, [0, 0, 0]).turn()
    assert h.may("space:plundering")
    assert not Hall(vikings=3).cards(106).ships([], 0, [0, 0]).turn().may("fewer:plundering")


@occupation(107)
def test_adventurer_claims_any_board_that_lies_face_up_with_any_ship() -> None:
    h = Hall().cards(107).ships([0]).act("space:explore_1")
    assert [o for o in h.ids() if o.startswith("explore:")] == [
        "explore:shetland", "explore:faroe_islands", "explore:iceland", "explore:greenland",
    ]  # fmt: skip
    assert h.do("explore:greenland").s.owners == [-1, -1, -1, 0]


@occupation(107)
def test_adventurer_can_use_the_space_when_shetland_and_the_faroe_islands_are_gone() -> None:
    h = Hall(2).cards(107).boards("shetland", "faroe_islands", seat=1).ships([0]).act("space:explore_1")
    assert h.do("explore:iceland").s.owners == [1, 1, 0, -1]
    plain = Hall(2).boards("shetland", "faroe_islands", seat=1).ships([0]).turn()
    assert not plain.may("space:explore_1")


@occupation(107)
def test_adventurer_changes_no_other_exploration_space() -> None:
    assert not Hall().cards(107).ships([0]).turn().may("space:explore_2")


@occupation(102)
@pytest.mark.parametrize("space", ["mountain_1_upgrade_1", "mountain_3_upgrade_1"])
@pytest.mark.parametrize(("way", "good"), [(0, "game_meat"), (1, "silk")])
def test_fur_merchant_swaps_for_a_fur_instead_of_the_upgrade(space: str, way: int, good: str) -> None:
    h = Hall().cards(102).strip(1).give(game_meat=1, silk=1).mark().act(f"space:{space}", "use:102:0", f"choose:{way}")
    assert h.gained() == {good: -1, "fur": 1}
    assert not h.may("part:1"), "the upgrade is replaced"
    assert h.do("part:0", "strip:1:1").gained() == {good: -1, "fur": 1, "wood": 1}


@occupation(102)
def test_fur_merchant_replaces_no_upgrade_of_another_space() -> None:
    assert not Hall().cards(102).give(game_meat=1).act("space:upgrade_2").may("use:102:0")
