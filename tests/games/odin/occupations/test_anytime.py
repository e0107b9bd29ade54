"""Blue occupations: exchanges at any time, as often as they can be paid, and changed rules."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


@pytest.mark.parametrize(
    ("price", "gain"),
    [
        pytest.param({"hide": 1, "wool": 1, "linen": 1}, {"clothing": 1, "silver": 3}, marks=occupation(44)),
        pytest.param({"wood": 1, "silver": 6}, {"treasure_chest": 1}, marks=occupation(45)),
        pytest.param({"salt_meat": 1}, {"hide": 1}, marks=occupation(47)),
        pytest.param({"cattle": 1}, {"jewelry": 1}, marks=occupation(48)),
        pytest.param({"pregnant_cattle": 1}, {"jewelry": 1}, marks=occupation(48)),
        pytest.param({"cattle": 1}, {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}, marks=occupation(49)),
        pytest.param({"rune_stone": 1}, {"hide": 1}, marks=occupation(50)),
        pytest.param({"chest": 1, "silver": 3}, {"treasure_chest": 1}, marks=occupation(55)),
        pytest.param({"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1}, marks=occupation(57)),
        pytest.param({"flax": 2}, {"oil": 3}, marks=occupation(58)),
        pytest.param({"flax": 2, "silver": 1}, {"linen": 2}, marks=occupation(59)),
    ],
)
def test_an_exchange_is_open_at_any_time_as_often_as_it_can_be_paid(
    card: int, price: dict[str, int], gain: dict[str, int]
) -> None:
    use = f"use:{card}:0"
    h = Hall().cards(card).give(**price).give(**price).act(use, use)
    assert h.has() == {item: 2 * n for item, n in gain.items()}
    assert h.may("space:fishing"), "the turn goes on"
    for item in price:
        assert not Hall().cards(card).give(**price).give(**{item: -1}).turn().may(use)


@pytest.mark.parametrize(
    ("price", "ways"),
    [
        pytest.param({"rune_stone": 1}, [{"silver": 1, "milk": 1}, {"silver": 1, "cabbage": 1}], marks=occupation(51)),
        pytest.param({"silverware": 1}, [{"silk": 1}, {"chest": 1}], marks=occupation(54)),
    ],
)
def test_an_exchange_with_a_choice(card: int, price: dict[str, int], ways: list[dict[str, int]]) -> None:
    for i, gain in enumerate(ways):
        h = Hall().cards(card).give(**price).act(f"use:{card}:0", f"choose:{i}")
        assert h.has() == gain
        assert not h.may(f"use:{card}:0")


@occupation(47)
def test_an_exchange_is_open_in_the_middle_of_an_action_too() -> None:
    h = Hall().cards(47).give(salt_meat=1).strip(1).act("space:mountain_2", "use:47:0", "strip:1:2")
    assert h.has() == {"hide": 1, "wood": 2}


@occupation(48)
def test_farmer_lets_the_owner_say_which_cattle_goes() -> None:
    h = Hall().cards(48).give(cattle=1, pregnant_cattle=1).act("use:48:0", "pay:pregnant_cattle")
    assert h.has() == {"cattle": 1, "jewelry": 1}


@occupation(49, 171)
def test_the_crops_of_plower_are_a_harvest_for_other_occupations() -> None:
    h = Hall().cards(49, 171).give(cattle=1).act("use:49:0", "use:171:0")
    assert h.has() == {"peas": 1, "beans": 1, "grain": 2, "cabbage": 1, "silver": 1}


@occupation(49, 169)
def test_what_plower_brings_was_not_there_at_the_start_of_its_harvest() -> None:
    without = Hall().cards(49, 169).give(cattle=1).act("use:49:0")
    assert without.has() == {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}
    with_flax = Hall().cards(49, 169).give(cattle=1, flax=1).act("use:49:0")
    assert with_flax.has() == {"peas": 1, "flax": 3, "beans": 1, "grain": 1, "cabbage": 1}


@occupation(39)
def test_modifier_takes_ore_off_ships() -> None:
    h = Hall().cards(39).ships([1, 0], 0, [2]).act("use:39:0", "unload:longship:2", "use:39:0", "unload:whaling_boat:1")
    assert h.bay() == ([0, 0], 0, [1]) and h.has() == {"ore": 2}


@occupation(39)
def test_modifier_leaves_the_printed_ore_where_it_is() -> None:
    assert not Hall().cards(39).ships([0, 0], 1, [0]).turn().may("use:39:0")


@occupation(40)
def test_master_joiner_puts_wood_on_the_cells_of_houses() -> None:
    h = Hall().cards(40).houses("stone_house", "long_house").give(wood=2)
    h.act("lay:wood", "board:1", "at:r0:1,1", "lay:wood", "board:2", "at:r0:0,0")
    assert h.lies() == [("wood", "stone_house"), ("wood", "long_house")] and h.has() == {}


@occupation(40)
def test_wood_lies_on_no_board_even_with_master_joiner_and_in_no_house_without() -> None:
    assert not Hall().cards(40).boards("shetland").give(wood=1).turn().may("lay:wood")
    assert not Hall().houses("stone_house").give(wood=1).turn().may("lay:wood")


@occupation(46)
@pytest.mark.parametrize(("way", "cloth"), [(0, "wool"), (1, "linen")])
def test_ship_architect_makes_a_longship_of_wood_and_cloth(way: int, cloth: str) -> None:
    h = Hall().cards(46).give(wood=3, wool=1, linen=1).mark().act("use:46:0", f"choose:{way}")
    assert h.gained() == {"wood": -3, cloth: -1} and h.bay() == ([], 0, [0])


@occupation(46)
def test_ship_architect_needs_a_free_dock_and_does_not_build() -> None:
    assert not Hall().cards(46).ships([], 4).give(wood=3, wool=1).turn().may("use:46:0")
    h = Hall().cards(46, 117).give(wood=3, wool=1, peas=1).act("use:46:0")
    assert not h.may("use:117:0"), "it is no Ship Building for card 117"


@occupation(52)
def test_tutor_plays_an_occupation_for_one_silver() -> None:
    h = Hall().cards(52).hand(43, 10).give(silver=1).act("use:52:0", "card:43")
    assert h.has() == {"fruits": 1} and h.may("space:fishing"), "one card, no more"
    assert not Hall().cards(52).give(silver=1).turn().may("use:52:0"), "no card in hand"
    assert not Hall().cards(52).hand(43).turn().may("use:52:0"), "no silver"


@occupation(53)
def test_farm_shop_owner_upgrades_an_orange_good_for_one_silver() -> None:
    h = Hall().cards(53).give(beans=1, mead=1, silver=2).act("use:53:0")
    assert not h.may("upgrade:mead:1")
    assert h.do("upgrade:beans:1").has() == {"milk": 1, "mead": 1, "silver": 1}
    assert not h.may("use:53:0"), "no orange good is left"


@occupation(56)
def test_arms_dealer_takes_any_two_weapons_for_an_ore() -> None:
    h = Hall().cards(56).give(snare=1, spear=2).act("use:56:0", "pay:spear", "pay:snare")
    assert h.has() == {"spear": 1, "ore": 1} and h.s.arms_out == [0, 1, 1, 0]
    assert not h.may("use:56:0")


@occupation(187)
def test_chronicler_takes_three_flax_for_a_treasure_chest() -> None:
    h = Hall().cards(187).give(flax=3).turn()
    assert not h.may("use:187:0"), "the belt is for sale only during a Viking action"
    assert h.do("use:187:1").has() == {"treasure_chest": 1}


@occupation(187)
def test_chronicler_sells_the_belt_for_two_flax_during_a_viking_action() -> None:
    h = Hall().cards(187).give(flax=4).strip(1).act("space:mountain_2", "use:187:0")
    assert h.has() == {"flax": 2, "belt": 1}
    assert not h.may("use:187:0"), "there is only one"


@occupation(182)
@pytest.mark.parametrize(("way", "wood", "spices"), [(0, 2, 1), (1, 5, 2)])
def test_herb_gardener_swaps_wood_for_spices_once_with_two_houses(way: int, wood: int, spices: int) -> None:
    h = Hall().cards(182).houses("stone_house", "long_house").give(wood=9).act("use:182:0", f"choose:{way}")
    assert h.has() == {"wood": 9 - wood, "spices": spices}
    assert not h.may("use:182:0")


@occupation(182)
def test_herb_gardener_waits_for_the_second_house() -> None:
    h = Hall().cards(182).houses("stone_house", "shed").give(wood=9, stone=1).turn()
    assert not h.may("use:182:0")
    assert h.do("space:build_stone_house").may("use:182:0")
