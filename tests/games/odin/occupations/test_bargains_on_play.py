"""Occupations that offer an exchange once, at the moment they are played: goods, weapons, ships, houses."""

import pytest

from meadhall.games.odin import items as I
from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


@pytest.mark.parametrize(
    ("supply", "change"),
    [
        pytest.param({"snare": 2, "spear": 2}, {"snare": -2, "spear": -2, "treasure_chest": 1}, marks=occupation(65)),
        pytest.param({"silver": 4}, {"silver": -4, "silverware": 2, "game_meat": 1, "mead": 1}, marks=occupation(67)),
        pytest.param({"silver": 2, "grain": 1}, {"silver": -2, "grain": -1, "cattle": 1}, marks=occupation(74)),
        pytest.param({"silver": 1}, {"silver": -1, "skin_and_bones": 1}, marks=occupation(75)),
        pytest.param({"silver": 2}, {"silver": -2, "sheep": 1}, marks=occupation(80)),
    ],
)
def test_an_exchange_is_offered_once_if_all_of_it_can_be_paid(
    card: int, supply: dict[str, int], change: dict[str, int]
) -> None:
    rich = Hall().give(**supply).give(**supply).mark().play(card)
    assert rich.do(f"use:{card}:0").gained() == change
    assert not rich.may(f"use:{card}:0") and rich.may("space:fishing")
    assert Hall().give(**supply).mark().play(card, "done").gained() == {}
    for item in supply:
        poor = Hall().give(**supply).give(**{item: -1}).play(card)
        assert not poor.may(f"use:{card}:0") and poor.may("space:fishing")


# ── goods ────────────────────────────────────────────────────────────────────────────────────


@occupation(17)
@pytest.mark.parametrize(
    ("good", "steps", "blue"), [("beans", 3, "chest"), ("sheep", 2, "jewelry"), ("wool", 1, "chest")]
)
def test_orient_shipper_moves_one_good_straight_up_to_blue(good: str, steps: int, blue: str) -> None:
    h = Hall().give(**{good: 2}).mark().play(17, "use:17:0")
    assert h.ids()[0] == f"upgrade:{good}:{steps}" and not h.may(f"upgrade:{good}:{steps - 1}")
    assert h.do(f"upgrade:{good}:{steps}").gained() == {good: -1, blue: 1}
    assert h.may("space:fishing")


@occupation(63)
def test_hornturner_turns_a_sheep_into_goods_and_then_sells_the_drinking_horn() -> None:
    h = Hall().give(sheep=1, pregnant_sheep=1, silver=3).mark().play(63, "use:63:0", "pay:pregnant_sheep")
    assert h.gained() == {"pregnant_sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1}
    h.do("use:63:1")
    assert h.gained() == {
        "pregnant_sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1, "drinking_horn": 1, "silver": -3,
    }  # fmt: skip


@occupation(63)
def test_hornturner_sells_the_drinking_horn_alone_but_only_while_it_is_there() -> None:
    h = Hall().give(sheep=1, silver=3).mark().play(63, "done", "use:63:1")
    assert h.gained() == {"drinking_horn": 1, "silver": -3}
    gone = Hall(2).give(silver=3).give(1, drinking_horn=1).play(63)
    assert not gone.may("use:63:1")


@occupation(66)
@pytest.mark.parametrize(("steps", "good"), [(1, "milk"), (2, "linen")])
def test_field_farmer_moves_an_orange_good_up_and_to_the_right_one_step_or_two(steps: int, good: str) -> None:
    h = Hall().give(flax=1, mead=1, silver=1).mark().play(66, "use:66:0")
    assert not h.may("upgrade:mead:1")
    assert h.do(f"upgrade:flax:{steps}").gained() == {"flax": -1, good: 1, "silver": -1}


@occupation(78)
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_traveling_merchant_turns_tiles_over_by_the_number_of_knarrs(knarrs: int, tiles: int) -> None:
    h = Hall().ships([], knarrs).give(peas=9).mark().play(78, "use:78:0")
    for _ in range(tiles):
        h.do("turn:peas")
    assert h.gained() == {"peas": -tiles, "mead": tiles}
    assert not h.may("turn:peas")


@occupation(78)
def test_traveling_merchant_turns_each_tile_once_and_both_ways_but_no_animals() -> None:
    h = Hall().ships([], 2).give(mead=1, oil=1, silk=1, sheep=1).mark().play(78, "use:78:0")
    assert not h.may("turn:sheep")
    h.do("turn:mead", "turn:oil", "turn:silk")
    assert h.gained() == {"mead": -1, "peas": 1, "oil": -1, "rune_stone": 1, "silk": -1, "linen": 1}
    assert not h.may("turn:peas") and not h.may("turn:rune_stone")


@occupation(83)
def test_wholesaler_upgrades_up_to_four_of_the_same_good() -> None:
    h = Hall().give(peas=5, beans=1).mark().play(83, "use:83:0", "upgrade:peas:1")
    assert not h.may("upgrade:beans:1")
    assert h.do(*["upgrade:peas:1"] * 3).gained() == {"peas": -4, "mead": 4}
    assert not h.may("upgrade:peas:1")


@occupation(83)
def test_for_wholesaler_pregnant_and_other_animals_are_the_same_good() -> None:
    h = Hall().give(sheep=1, pregnant_sheep=1).mark().play(83, "use:83:0", "upgrade:sheep:1")
    assert h.do("upgrade:pregnant_sheep:1").gained() == {"sheep": -1, "pregnant_sheep": -1, "fur": 2}


@occupation(86)
@pytest.mark.parametrize(("way", "silver", "hides"), [(0, 2, 1), (1, 4, 2), (2, 6, 3)])
def test_hide_buyer_sells_one_to_three_hides(way: int, silver: int, hides: int) -> None:
    h = Hall().give(silver=6).mark().play(86, "use:86:0", f"choose:{way}")
    assert h.gained() == {"silver": -silver, "hide": hides}


@occupation(86)
def test_hide_buyer_offers_what_can_be_paid() -> None:
    h = Hall().give(silver=5).play(86, "use:86:0")
    assert h.may("choose:1") and not h.may("choose:2")


# ── special tiles ────────────────────────────────────────────────────────────────────────────


@occupation(62)
@pytest.mark.parametrize("tile", ["crucifix", "cloakpin"])
def test_fine_blacksmith_sells_the_crucifix_or_the_cloakpin(tile: str) -> None:
    h = Hall().give(ore=1, silver=1).mark().play(62, "use:62:0", f"tile:{tile}")
    assert h.gained() == {"ore": -1, "silver": -1, tile: 1}


@occupation(62)
def test_fine_blacksmith_has_nothing_to_sell_once_both_tiles_are_gone() -> None:
    h = Hall(2).give(ore=1, silver=1).give(1, crucifix=1, cloakpin=1).play(62)
    assert not h.may("use:62:0")


@occupation(73)
@pytest.mark.parametrize(
    ("way", "change"),
    [(0, {"silverware": 1}), (1, {"silver": -2, "crucifix": 1}), (2, {"silver": -5, "chalice": 1})],
)
def test_metalsmith_gives_silverware_or_sells_a_tile(way: int, change: dict[str, int]) -> None:
    h = Hall().give(silver=5).mark().play(73, "use:73:0", f"choose:{way}")
    assert h.gained() == change


@occupation(73)
def test_metalsmith_sells_only_what_lies_on_the_supply_board() -> None:
    h = Hall(2).give(silver=9).give(1, chalice=1).play(73, "use:73:0")
    assert h.may("choose:1") and not h.may("choose:2")


@occupation(87)
def test_preacher_takes_the_crucifix_or_four_items_of_a_strip() -> None:
    assert Hall().strip(1).mark().play(87, "use:87:0", "choose:0").gained() == {"crucifix": 1}
    h = Hall().strip(1).mark().play(87, "use:87:0", "choose:1", "strip:1:4")
    assert h.gained() == {"wood": 2, "stone": 1, "ore": 1}


@occupation(87)
def test_preacher_may_choose_a_strip_with_fewer_than_four_items() -> None:
    h = Hall().give(crucifix=1).strip(1, taken=5).mark().play(87, "use:87:0")
    assert not h.may("strip:1:3")
    assert h.do("strip:1:2").gained() == {"silver": 4}


@pytest.mark.parametrize(
    ("tile", "fill"),
    [
        pytest.param("cloakpin", ["silverware", "rune_stone"], marks=occupation(70)),
        pytest.param("drinking_horn", ["chest", "rune_stone"], marks=occupation(71)),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_tile_leaves_any_players_board_and_its_outline_is_filled(
    card: int, owner: int, tile: str, fill: list[str]
) -> None:
    h = Hall(2).lay(tile, 2, 1, seat=owner)
    covered = h.player(owner).covered[0]
    h.mark().play(card, f"use:{card}:0")
    assert h.gained() == {tile: 1} and h.gained(1) == {}
    assert sorted(h.lies(owner)) == sorted((good, "home_board") for good in fill)
    assert h.player(owner).covered[0] == covered


@pytest.mark.parametrize(
    "tile", [pytest.param("cloakpin", marks=occupation(70)), pytest.param("drinking_horn", marks=occupation(71))]
)
def test_a_tile_in_a_supply_is_out_of_reach(card: int, tile: str) -> None:
    assert not Hall(2).give(1, **{tile: 1}).play(card).may(f"use:{card}:0")


# ── weapons ──────────────────────────────────────────────────────────────────────────────────


@occupation(68)
def test_weapon_supplier_draws_four_weapons() -> None:
    assert Hall().play(68, "use:68:0").weapons() == 4


@occupation(69)
def test_equipment_supplier_brings_every_weapon_to_two() -> None:
    h = Hall().give(bow_and_arrow=5, snare=1).play(69, "use:69:0")
    assert h.has() == {"bow_and_arrow": 5, "snare": 2, "spear": 2, "long_sword": 2}


@occupation(69)
def test_equipment_supplier_has_nothing_to_do_with_two_of_each() -> None:
    h = Hall().give(bow_and_arrow=2, snare=2, spear=2, long_sword=3).play(69)
    assert not h.may("use:69:0")


# ── ships and houses ─────────────────────────────────────────────────────────────────────────


@occupation(61)
def test_wharf_owner_pays_eight_silver_for_a_longship_with_its_ore() -> None:
    h = Hall().ships([], 1, [0, 2]).mark().play(61, "use:61:0", "ship:longship:2")
    assert h.gained() == {"silver": 8} and h.bay() == ([], 1, [0])


@occupation(64)
def test_ship_builder_turns_a_boat_and_two_silver_into_a_longship() -> None:
    h = Hall().ships([0, 1]).give(silver=2, ore=1).mark().play(64, "use:64:0", "ship:whaling_boat:1")
    assert h.gained() == {"silver": -2} and h.bay() == ([0], 0, [0])
    assert not Hall().ships([0], 4).give(silver=2).play(64).may("use:64:0")


@occupation(72)
@pytest.mark.parametrize("round", [1, 5])
def test_earl_sells_a_stone_house_for_as_much_silver_as_the_round(round: int) -> None:
    h = Hall(round=round).give(silver=round).cards(15).play(72, "use:72:0")
    assert h.has() == {}, "it is bought, not built: no hide for card 15"
    assert h.player().kinds.count(I.AREA_STONE_HOUSE) == 1
    assert not Hall(round=round).give(silver=round - 1).play(72).may("use:72:0")


@occupation(81)
@pytest.mark.parametrize(
    ("weapons", "price"),
    [
        ({}, 8),
        ({"long_sword": 2}, 6),
        ({"spear": 1}, 7),
        ({"spear": 1, "bow_and_arrow": 2}, 6),
        ({"snare": 3}, 8),
        ({"long_sword": 9}, 0),
    ],
)
def test_quartermaster_sells_a_longship_cheaper_for_weapons(weapons: dict[str, int], price: int) -> None:
    h = Hall().give(silver=price, **weapons).play(81, "use:81:0")
    assert h.has() == weapons and h.bay() == ([], 0, [0])
    if price:
        assert not Hall().give(silver=price - 1, **weapons).play(81).may("use:81:0")


@occupation(82)
@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_longship_builder_sells_a_longship_cheaper_for_knarrs(knarrs: int, price: int) -> None:
    h = Hall().ships([], knarrs).give(silver=price).play(82, "use:82:0")
    assert h.has() == {} and h.bay() == ([], knarrs, [0])
    assert not Hall().ships([], knarrs).give(silver=price - 1).play(82).may("use:82:0")


@occupation(184)
@pytest.mark.parametrize(("way", "price"), [(0, {"wood": 4}), (1, {"silver": 3})])
def test_sponsor_sells_a_longship_that_is_loaded_with_three_ore_at_once(way: int, price: dict[str, int]) -> None:
    h = Hall().give(wood=4, silver=3, ore=4).mark().play(184, "use:184:0", f"choose:{way}")
    assert h.gained() == {**{k: -n for k, n in price.items()}, "ore": -3}
    assert h.bay() == ([], 0, [3])


@occupation(184)
def test_sponsor_needs_three_ore_in_the_supply() -> None:
    assert not Hall().give(wood=4, silver=3, ore=2).ships([1]).play(184).may("use:184:0")


@occupation(79)
def test_breeder_turns_one_cattle_to_its_pregnant_side() -> None:
    h = Hall().give(cattle=2).mark().play(79, "use:79:0")
    assert h.gained() == {"cattle": -1, "pregnant_cattle": 1}
    assert not Hall().give(pregnant_cattle=1, sheep=1).play(79).may("use:79:0")
