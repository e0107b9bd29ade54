"""ODIN sections 9 and 11: action spaces without dice, exploration."""

import pytest

from meadhall.games.odin import items as I
from tests.games.odin.kit import GAME, Hall

rule = pytest.mark.rule


# ── production ───────────────────────────────────────────────────────────────────────────────


@rule("ODIN-9.10", "ODIN-9.12", "ODIN-9.26")
@pytest.mark.parametrize(
    ("space", "cost", "gain"),
    [
        ("fishing", {}, {"stockfish": 1}),
        ("buy_stockfish", {"silver": 1}, {"stockfish": 2}),
        ("buy_salt_meat", {"silver": 2}, {"salt_meat": 2}),
        ("weekly_market_1", {}, {"beans": 1, "silver": 1}),
        ("buy_sheep", {"silver": 1}, {"sheep": 1}),
        ("buy_cattle_and_milk", {"silver": 3}, {"cattle": 1, "milk": 1}),
        ("weekly_market_2", {}, {"flax": 1, "stockfish": 1, "silver": 1}),
        ("produce_mead", {}, {"mead": 2, "silver": 2}),
        ("weekly_market_3", {}, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
        ("buy_sheep_and_cattle", {"silver": 3}, {"sheep": 1, "cattle": 1}),
    ],
)
def test_production_gives_exactly_what_it_shows(space: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    assert Hall().give(**cost).act(f"space:{space}").has() == gain
    if cost:
        assert Hall().turn().whys(f"space:{space}") == ["ODIN-9.12"]


def test_example_25_and_28_stockfish_and_cattle() -> None:
    assert Hall().act("space:fishing").has() == {"stockfish": 1}
    assert Hall().give(silver=3).act("space:buy_cattle_and_milk").has() == {"cattle": 1, "milk": 1}


@rule("ODIN-9.11", "ODIN-16.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_example_26_wood_per_player_and_one_ore(players: int) -> None:
    assert Hall(players=players).act("space:wood_per_player").has() == {"wood": players, "ore": 1}


@rule("ODIN-9.13")
@pytest.mark.parametrize("animals", [1, 2, 3, 4])
def test_example_27_milk_and_wool_by_animals_at_most_three(animals: int) -> None:
    n = min(animals, 3)
    assert Hall().give(cattle=animals - 1, pregnant_cattle=1).act("space:produce_milk").has()["milk"] == n
    assert Hall().give(sheep=animals).act("space:produce_wool").has()["wool"] == n


def test_milk_without_cattle_has_no_effect() -> None:
    assert Hall().turn().whys("space:produce_milk") == ["ODIN-6.5"]


@rule("ODIN-9.14")
def test_example_29_weekly_market_with_four_vikings() -> None:
    assert Hall().act("space:weekly_market_4").has() == {"spices": 1, "silver": 1}
    both = Hall().give(cattle=1, pregnant_sheep=1).mark().act("space:weekly_market_4")
    assert both.gained() == {"spices": 1, "silver": 1, "milk": 2, "wool": 1}


@rule("ODIN-9.15")
def test_animals_come_not_pregnant_and_the_stable_has_no_limit() -> None:
    h = Hall().give(sheep=30, silver=1).act("space:buy_sheep")
    assert h.has() == {"sheep": 31}


def test_livestock_choice() -> None:
    assert Hall().act("space:livestock_choice").has() == {"sheep": 1}
    h = Hall().give(silver=1).act("space:livestock_choice", "choose:1")
    assert h.has() == {"cattle": 1}


# ── exchange ─────────────────────────────────────────────────────────────────────────────────


@rule("ODIN-9.20", "ODIN-14.1")
@pytest.mark.parametrize(
    ("space", "cost", "house"),
    [
        ("build_shed", {"wood": 2}, I.AREA_SHED),
        ("build_stone_house", {"stone": 1}, I.AREA_STONE_HOUSE),
        ("build_long_house", {"stone": 2}, I.AREA_LONG_HOUSE),
    ],
)
def test_example_30_houses_are_built_once_per_use_while_there_are_any(
    space: str, cost: dict[str, int], house: int
) -> None:
    h = Hall().give(**{k: 2 * v for k, v in cost.items()}).act(f"space:{space}")
    assert h.has() == cost
    assert h.player().kinds == (I.HOME, house)
    h = Hall().give(**cost)
    h.s.houses[:] = [0, 0, 0]
    assert h.turn().whys(f"space:{space}") == ["ODIN-14.1"]


@rule("ODIN-9.21")
def test_house_and_ship_in_two_pairs() -> None:
    first = Hall().give(wood=2, stone=2).act("space:build_house_and_ship", "choose:0")
    assert first.player().kinds[-1] == I.AREA_STONE_HOUSE
    assert first.bay() == ([], 0, [0])
    second = Hall().give(wood=2, stone=2).act("space:build_house_and_ship", "choose:1")
    assert second.player().kinds[-1] == I.AREA_LONG_HOUSE
    assert second.bay() == ([], 1, [])


@rule("ODIN-9.22")
@pytest.mark.parametrize(
    ("space", "wood", "bay"),
    [
        ("build_whaling_boat", 1, ([0], 0, [])),
        ("build_knarr", 2, ([], 1, [])),
        ("build_longship", 2, ([], 0, [0])),
    ],
)
def test_ships_are_built_of_wood(space: str, wood: int, bay: tuple[list[int], int, list[int]]) -> None:
    h = Hall().give(wood=wood).act(f"space:{space}")
    assert (h.has(), h.bay()) == ({}, bay)


@rule("ODIN-9.23")
@pytest.mark.parametrize(
    ("space", "cost", "gain"),
    [
        ("craft_linen", {"flax": 1}, {"linen": 1}),
        ("craft_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
        ("craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("craft_chest", {"wood": 1}, {"chest": 1, "silver": 1}),
        ("craft_chest", {"ore": 1}, {"chest": 1, "silver": 1}),
        ("craft_runes_and_chests", {"stone": 2, "wood": 2}, {"chest": 2, "rune_stone": 2}),
    ],
)
def test_crafting(space: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    assert Hall().give(**cost).act(f"space:{space}").has() == gain


def test_crafting_a_chest_asks_wood_or_ore() -> None:
    h = Hall().give(wood=1, ore=1).act("space:craft_chest", "pay:ore")
    assert h.has() == {"wood": 1, "chest": 1, "silver": 1}


@rule("ODIN-9.24")
def test_the_forge_makes_jewelry_or_a_special_tile_with_tongs() -> None:
    h = Hall().give(ore=1).act("space:forge")
    tiles = {o.split(":")[1] for o in h.ids() if o.startswith("tile")}
    assert "jewelry" in tiles
    assert "crucifix" in tiles
    assert "chalice" not in tiles
    h.do("tile:helmet")
    assert h.has() == {"helmet": 1}
    again = h.give(ore=1)
    again.s.taken = 0
    assert not again.act("space:forge").may("tile:helmet")


@rule("ODIN-9.25")
def test_master_crafting() -> None:
    h = Hall().give(wool=1, silverware=1).act("space:master_crafting", "part:1", "part:2")
    assert h.has() == {"silver": 4, "robe": 1, "jewelry": 1}
    assert Hall().give(wool=1).act("space:master_crafting", "done").has() == {"silver": 4, "wool": 1}


def test_example_31_crafting() -> None:
    assert Hall().give(flax=1).act("space:craft_linen").has() == {"linen": 1}
    assert Hall().give(ore=1).act("space:forge", "tile:jewelry").has() == {"jewelry": 1}


@rule("ODIN-9.27")
def test_what_cannot_be_received_is_lost_but_the_price_is_whole() -> None:
    h = Hall().give(wood=2, stone=2).ships(knarrs=4).act("space:build_house_and_ship", "choose:0")
    assert h.has() == {}
    assert h.bay() == ([], 4, [])
    none = Hall().give(wood=2, stone=2).ships(knarrs=4)
    none.s.houses[:] = [0, 0, 0]
    assert none.turn().whys("space:build_house_and_ship") == ["ODIN-14.1", "ODIN-8.41"]


# ── mountains and trade ──────────────────────────────────────────────────────────────────────


@rule("ODIN-9.30")
def test_example_33_an_upgrade_is_the_next_colour_of_the_same_shape() -> None:
    assert Hall().give(stockfish=1).act("space:upgrade_2", "upgrade:stockfish:1").has() == {"hide": 1}
    assert Hall().give(pregnant_cattle=1).act("space:upgrade_2", "upgrade:pregnant_cattle:1").has() == {"clothing": 1}


@rule("ODIN-9.31")
def test_items_come_from_one_strip_from_the_arrow() -> None:
    h = Hall().strip(2).strip(3).act("space:mountain_2")
    assert [o for o in h.ids() if o.startswith("strip")] == ["strip:2:1", "strip:2:2", "strip:3:1", "strip:3:2"]
    assert h.do("strip:2:2").has() == {"wood": 2}
    assert h.s.strip_at == [2, 0]


@rule("ODIN-9.32")
def test_example_24_three_from_one_and_two_from_another() -> None:
    h = Hall().strip(3).strip(2, taken=5).act("space:mountain_3_2", "strip:3:3")
    assert not any(o.startswith("strip:3") for o in h.ids())
    assert h.do("strip:2:2").has() == {"wood": 3, "ore": 1, "silver": 2}


@rule("ODIN-9.33")
def test_two_from_each_of_up_to_four_strips() -> None:
    h = Hall().strip(1).strip(2).strip(3).strip(4).strip(5).give(peas=1)
    h.act("space:mountain_2222_or_double_3", "choose:0", "strip:1:2", "strip:2:2", "strip:3:2", "strip:4:2")
    assert h.has() == {"wood": 8, "peas": 1}
    assert "space:fishing" in h.ids()


@rule("ODIN-9.34")
def test_the_same_tile_is_not_moved_twice() -> None:
    h = Hall().give(peas=1, mead=1).act("space:upgrade_2", "upgrade:peas:1")
    assert h.has() == {"mead": 2}
    h.do("upgrade:mead:1")
    assert h.has() == {"mead": 1, "oil": 1}
    only = Hall().give(peas=1).act("space:upgrade_2", "upgrade:peas:1")
    assert only.match.decision is not None
    assert only.match.decision.kind == "act"


@rule("ODIN-9.35")
def test_a_short_strip_may_be_chosen_and_an_emptied_one_goes() -> None:
    h = Hall().strip(1, taken=6).act("space:mountain_2", "strip:1:1")
    assert h.has() == {"silver": 2}
    assert h.s.strips == []


@rule("ODIN-9.36")
def test_a_double_upgrade_moves_up_to_two_steps() -> None:
    h = Hall().give(peas=1, stockfish=1, wool=1).act("space:mountain_2222_or_double_3")
    h.do("upgrade:peas:2", "upgrade:stockfish:2", "upgrade:wool:1")
    assert h.has() == {"oil": 1, "silverware": 1, "chest": 1}


@rule("ODIN-9.37")
def test_four_weapons_are_drawn() -> None:
    assert Hall().act("space:upgrade_3_weapons_4").weapons() == 4


@rule("ODIN-9.38")
def test_the_space_with_or_allows_only_one_part() -> None:
    h = Hall().strip(1).give(peas=1).act("space:mountain_2222_or_double_3", "choose:1", "upgrade:peas:2")
    assert h.has() == {"oil": 1}
    assert h.s.strip_at == [0]


# ── knarr actions ────────────────────────────────────────────────────────────────────────────


@rule("ODIN-9.40")
def test_example_34_overseas_trading() -> None:
    h = Hall().ships(knarrs=1).give(oil=1, hide=1, wool=1, linen=2, clothing=1, silver=1)
    h.act("space:overseas_trading_1", "turn:oil", "turn:hide", "turn:wool", "turn:linen", "turn:clothing")
    assert h.has() == {"rune_stone": 1, "silverware": 1, "chest": 1, "silk": 1, "silver_hoard": 1, "linen": 1}


@rule("ODIN-9.41")
def test_example_35_special_sale() -> None:
    h = Hall().ships(knarrs=1).give(silver=1).act("space:special_sale")
    assert h.whys("tile:chalice") == ["ODIN-9.41"]
    assert "tile:english_crown" not in h.ids()
    h.do("tile:glass_beads", "tile:helmet")
    assert h.has() == {"glass_beads": 1, "helmet": 1}


@rule("ODIN-9.42")
def test_overseas_trading_without_a_tile() -> None:
    h = Hall().ships(knarrs=1).give(silver=1).act("space:overseas_trading_1")
    assert h.has() == {}
    assert h.s.vikings_on(h.s.box.space_at["overseas_trading_1"], 0) == 1


@rule("ODIN-9.43")
def test_the_special_sale_needs_a_tile_taken() -> None:
    h = Hall().ships(knarrs=1).act("space:special_sale")
    assert not h.may("done")
    broke = Hall().ships(knarrs=1)
    broke.s.specials &= ~1  # no glass beads
    assert broke.turn().whys("space:special_sale") == ["ODIN-9.12"]
    broke.s.specials = 0
    assert broke.turn().whys("space:special_sale") == ["ODIN-6.5"]


# ── emigration ───────────────────────────────────────────────────────────────────────────────


@rule("ODIN-9.50", "ODIN-9.51", "ODIN-9.54")
def test_emigration_costs_the_round_and_covers_two_spaces() -> None:
    h = Hall(round=3).ships(longships=[2]).give(silver=4)
    h.act("space:emigrate_2", "emigrate:longship:2")
    assert h.has() == {"silver": 1}
    assert h.bay() == ([], 0, [])
    assert h.s.open_spaces(0) == 0b11111100
    assert h.player().vikings == 6


@rule("ODIN-9.52")
def test_emigration_needs_the_next_panel_free() -> None:
    h = Hall(round=1).ships(knarrs=1).give(silver=1)
    h.player().emigrated = (I.KNARR,) * 3
    assert h.turn().whys("space:emigrate_2") == ["ODIN-9.52"]
    food = Hall(round=1).ships(knarrs=1).give(silver=1, peas=1).turn().do("serve:peas", "upright:0")
    assert food.whys("space:emigrate_2") == ["ODIN-9.52"]


@rule("ODIN-9.53", "ODIN-9.55")
def test_example_32_whaling_boat_into_knarr_then_emigration() -> None:
    h = Hall(round=2).ships(boats=[1]).give(silver=2)
    h.act("space:boat_to_knarr_and_emigrate", "ship:whaling_boat:1")
    assert h.bay() == ([], 1, [])
    h.do("part:1", "emigrate:knarr:0")
    assert h.has() == {}
    assert h.player().emigrated == (I.KNARR,)
    full = Hall(round=2).ships(boats=[0], knarrs=4).turn()
    assert full.whys("space:boat_to_knarr_and_emigrate") == ["ODIN-8.41"]


def test_example_22_second_emigration() -> None:
    h = Hall(round=4)
    h.s.phase = I.FEAST
    h.player().emigrated = (I.KNARR, I.LONGSHIP)
    assert h.s.open_spaces(0).bit_count() == 5


# ── exploration ──────────────────────────────────────────────────────────────────────────────


@rule("ODIN-11.1")
@pytest.mark.parametrize(
    ("space", "board", "sides", "ships"),
    [
        ("explore_1", "shetland", 0, ("boat", "knarr", "longship")),
        ("explore_2", "iceland", 0, ("knarr", "longship")),
        ("explore_3", "labrador", 0b0100, ("longship",)),
    ],
)
def test_example_14_ships_for_exploration(space: str, board: str, sides: int, ships: tuple[str, ...]) -> None:
    bays: dict[str, tuple[list[int], int, list[int]]] = {
        "boat": ([0], 0, []), "knarr": ([], 1, []), "longship": ([], 0, [0]),
    }  # fmt: skip
    for name, (boats, knarrs, longships) in bays.items():
        h = Hall().ships(boats, knarrs, longships)
        h.s.sides = sides
        if name in ships:
            h.act(f"space:{space}", f"explore:{board}")
            assert h.player().kinds[-1] == I.FIRST_BOARD + I.BOARDS.index(board)
        else:
            assert not h.turn().may(f"space:{space}")


@rule("ODIN-11.2", "ODIN-11.3")
def test_only_an_unclaimed_side_in_sight_and_its_silver() -> None:
    h = Hall(players=2).ships(knarrs=1).boards("iceland", seat=1)
    h.s.silver[3] = 4
    h.act("space:explore_2")
    assert h.whys("explore:iceland") == ["ODIN-11.2"]
    assert h.whys("explore:bear_island") == ["ODIN-11.2"]
    assert h.do("explore:greenland").has() == {"silver": 4}
    assert h.s.owners[3] == 0


@rule("ODIN-11.5")
def test_one_use_takes_one_board_and_a_player_may_own_several() -> None:
    h = Hall().ships(knarrs=1).act("space:explore_2", "explore:iceland")
    assert h.s.owners.count(0) == 1
    h.turn().do("space:explore_1", "explore:shetland")
    assert h.s.owners.count(0) == 2


@rule("ODIN-11.6")
def test_the_ship_used_is_named_where_it_matters() -> None:
    h = Hall().ships(knarrs=1, longships=[0]).cards(12).act("space:explore_2", "explore:iceland")
    assert [o for o in h.ids() if o.startswith("sail")] == ["sail:knarr", "sail:longship"]
    assert h.do("sail:longship").may("use:12:1")


def test_all_61_spaces_are_there() -> None:
    assert [sum(s.column == c for s in GAME.box.spaces) for c in (1, 2, 3, 4)] == [18, 18, 16, 9]
