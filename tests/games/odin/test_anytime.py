"""ODIN section 8: anytime actions and placement."""

from random import Random

import pytest

import meadhall
from meadhall.games.odin import items as I
from meadhall.games.odin.placing import places
from meadhall.games.odin.steps.laying import At
from tests.games.odin.kit import GAME, Hall, state_of

rule = pytest.mark.rule


@rule("ODIN-8.1", "ODIN-8.4")
def test_what_a_part_of_a_space_gave_may_be_used_before_its_other_part() -> None:
    h = Hall().strip(4, taken=4).give(peas=1).act("space:mountain_1_upgrade_1", "part:0", "strip:4:1")
    assert h.has() == {"peas": 1, "ore": 1}
    h.do("lay:ore", "at:r0:0,0", "part:1", "upgrade:peas:1")
    assert h.has() == {"mead": 1}
    assert h.lies() == [("ore", "home_board")]


@rule("ODIN-8.1", "ODIN-8.4")
def test_a_payment_is_one_act_and_what_was_paid_for_may_be_placed_right_after_it() -> None:
    h = Hall().houses("shed").give(wood=1, ore=1, oil=1).act("space:craft_chest")
    assert h.ids() == ["pay:wood", "pay:ore"]
    assert h.do("pay:ore").has() == {"wood": 1, "oil": 1, "chest": 1, "silver": 1}
    assert h.may("lay:chest")


@rule("ODIN-8.1", "ODIN-8.4")
@pytest.mark.parametrize(
    ("hall", "question"),
    [
        (Hall().hand(87).strip(1).act("space:play_occupation_2", "card:87"), "offer"),
        (Hall().give(peas=1, mead=1).act("space:upgrade_2"), "upgrade"),
        (Hall().cards(103).strip(1).give(wood=1, ore=1).act("space:craft_chest"), "declare"),
    ],
)
def test_anytime_actions_are_open_in_small_questions_too(hall: Hall, question: str) -> None:
    hall.give(oil=1).match.reconsider()
    assert hall.match.decision is not None
    assert hall.match.decision.kind == question
    assert hall.may("lay:oil")


@rule("ODIN-8.4")
@pytest.mark.parametrize(
    ("hall", "question"),
    [
        (Hall().hand(87).strip(1).act("space:play_occupation_2", "card:87", "use:87:0"), "choose-way"),
        (Hall().occupied("fishing").hand(60).act("space:play_occupation_2", "card:60", "use:60:0"), "take-back"),
        (Hall().ships([0, 1]).act("space:boat_to_knarr_and_emigrate"), "pay-ship"),
        (Hall().ships(knarrs=1, longships=[0]).give(silver=9).act("space:emigrate_2"), "emigrate"),
        (Hall().give(ore=1).act("space:forge"), "pick-tile"),
    ],
)
def test_nothing_comes_between_the_parts_of_a_single_act(hall: Hall, question: str) -> None:
    hall.give(oil=1).match.reconsider()
    assert hall.match.decision is not None
    assert hall.match.decision.kind == question
    assert not hall.may("lay:oil")


@rule("ODIN-8.4")
def test_laying_a_piece_is_one_act() -> None:
    h = Hall().give(oil=1, hide=1, silver=9).turn().do("lay:oil")
    assert {o.split(":")[0] for o in h.ids()} == {"at"}


@rule("ODIN-8.2", "ODIN-8.30")
def test_what_is_placed_stays_and_is_no_longer_owned() -> None:
    h = Hall().give(oil=1).turn().do("lay:oil", "at:r0:0,0")
    assert h.has() == {}
    assert h.whys("space:upgrade_2") == ["ODIN-6.5"]
    assert not any("oil" in o for o in h.ids())


@rule("ODIN-8.3")
def test_nothing_can_be_given_away_outside_an_action() -> None:
    h = Hall(players=2).give(oil=1, wood=2, bow_and_arrow=1).ships(knarrs=1).turn()
    verbs = {o.split(":")[0] for o in h.ids()}
    assert verbs <= {"space", "pass", "lay", "buy", "load", "serve", "fill"}


@rule("ODIN-8.10")
def test_what_the_home_board_accepts() -> None:
    h = Hall().give(oil=1, rune_stone=1, helmet=1, silver=1, ore=1, peas=1, mead=1, wood=1, stone=1).turn()
    assert [o for o in h.ids() if o.startswith("lay")] == [
        "lay:oil", "lay:rune_stone", "lay:helmet", "lay:ore", "lay:silver",
    ]  # fmt: skip
    assert h.whys("lay:peas") == ["ODIN-8.10"]


@rule("ODIN-8.11")
def test_a_piece_lies_wholly_on_free_cells_and_may_be_turned() -> None:
    h = Hall().give(hide=1).lay("rune_stone", 0, 0).turn().do("lay:hide")
    assert h.whys("at:r0:1,0") == ["ODIN-8.11"]
    assert h.may("at:r0:0,1")
    assert h.may("at:r1:0,1")


@rule("ODIN-8.12")
def test_green_tiles_touch_only_at_corners() -> None:
    h = Hall().lay("oil", 2, 2).give(oil=1).turn().do("lay:oil")
    assert h.whys("at:r0:2,3") == ["ODIN-8.12"]
    assert h.whys("at:r0:4,2") == ["ODIN-8.12"]
    assert h.may("at:r0:4,3")


@rule("ODIN-15.16")
def test_example_12_green_neighbours_are_refused() -> None:
    h = Hall().lay("oil", 2, 2).give(hide=1).turn().do("lay:hide")
    assert all(h.whys(f"at:r0:{x},3") == ["ODIN-8.12"] for x in (0, 1, 2, 3))
    assert h.player().penalties == 0


@rule("ODIN-8.13")
def test_blue_special_silver_and_ore_touch_anything() -> None:
    h = Hall().lay("oil", 2, 2).give(rune_stone=1, belt=1, silver=1, ore=1).turn()
    for item in ("rune_stone", "belt"):
        assert h.do(f"lay:{item}").may("at:r0:2,3")
        h.turn()
    for item in ("silver", "ore"):
        assert h.do(f"lay:{item}").may("at:r0:2,3")
        h.turn()


@rule("ODIN-8.14")
def test_special_tiles_may_be_mirrored() -> None:
    h = Hall().give(helmet=1).turn().do("lay:helmet")
    assert {o.split(":")[1] for o in h.ids()} == {"r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"}
    assert {w.name for w in GAME.box.pieces[I.ITEM["glass_beads"]]} == {"r0"}


@rule("ODIN-8.15")
def test_an_income_cell_needs_all_that_lies_below_and_left() -> None:
    h = Hall().give(silver=1).turn().do("lay:silver")
    assert h.may("at:r0:0,11")
    assert h.whys("at:r0:1,10") == ["ODIN-8.15"]
    h = Hall().give(silver=1).cover(0, (0, 11), (0, 10), (1, 11)).turn().do("lay:silver")
    assert h.may("at:r0:1,10")


@rule("ODIN-8.16")
def test_bonus_cells_count_as_covered_for_income() -> None:
    cells = [(x, y) for x in range(3) for y in range(9, 12) if (x, y) not in ((2, 9), (1, 9))]
    h = Hall().give(silver=1).cover(0, *cells).turn().do("lay:silver")
    assert h.may("at:r0:2,9")  # the mead cell [1, 9] is still open
    bear = GAME.box.areas[I.FIRST_BOARD + I.BOARDS.index("bear_island")]
    assert all(not lock.needs & bear.stuck for lock in bear.locks)


@rule("ODIN-8.17")
def test_example_10_other_cells_may_be_covered_in_any_order() -> None:
    h = Hall().give(clothing=1).turn().do("lay:clothing")
    assert h.may("at:r0:8,4")
    assert h.may("at:r0:0,0")


@rule("ODIN-8.18")
def test_example_8_a_robe_at_the_start_covers_three_incomes_and_loses_the_mead() -> None:
    h = Hall().give(robe=1).turn().do("lay:robe", "at:r0:0,9")
    assert h.income().has() == {"silver": 2}
    h.cover(0, (0, 8), (1, 8), (2, 8))
    assert "mead" not in h.bonus().has()


def test_example_9_wool_over_3_and_4() -> None:
    low = [(x, y) for x in range(4) for y in range(6, 12)] + [(x, y) for x in (4, 5) for y in range(8, 12)]
    h = Hall().give(wool=1).cover(0, *low).turn().do("lay:wool", "at:r0:4,6")
    assert h.income().has() == {"silver": 5}


@rule("ODIN-8.19")
def test_a_tile_may_not_overhang_and_the_three_extra_cells_belong_to_the_area() -> None:
    h = Hall().give(oil=1).turn().do("lay:oil")
    assert h.may("at:r1:12,0")
    assert h.whys("at:r1:12,2") == ["ODIN-8.19"]
    home = GAME.box.areas[0]
    last = max(home.locks, key=lambda lock: lock.needs.bit_count())
    assert not any(last.needs & home.bit(12, y) for y in range(3))
    assert not any(home.minus & home.bit(12, y) for y in range(3))


@rule("ODIN-8.20")
def test_exploration_boards_follow_the_same_rules_and_thick_cells_stay_open() -> None:
    h = Hall().boards("bear_island").give(silver=1).turn().do("lay:silver", "board:1")
    assert "ODIN-8.20" in h.whys("at:r0:4,1")
    green = GAME.box.areas[I.FIRST_BOARD + I.BOARDS.index("greenland")]
    upper = next(lock for lock in green.locks if lock.bit == green.bit(3, 2))
    assert upper.needs & green.bit(3, 6)


@rule("ODIN-8.21")
def test_what_houses_accept() -> None:
    h = Hall().houses("long_house").give(peas=1, mead=1, oil=1, rune_stone=1, silver=1, ore=1)
    p = h.player()
    fits = [name for name in ("peas", "mead", "oil", "rune_stone", "silver", "ore") if places(h.s, p, 1, I.ITEM[name])]
    assert fits == ["peas", "mead", "oil", "rune_stone", "silver"]


@rule("ODIN-8.22")
def test_in_a_house_orange_and_red_keep_apart_from_their_own_colour() -> None:
    h = Hall().houses("long_house").lay("peas", 0, 0, area=1).give(peas=1, mead=1).turn()
    assert h.do("lay:peas").whys("at:r0:2,0") == ["ODIN-8.22"]
    h.turn()
    assert h.do("lay:mead").may("at:r0:2,0")
    green = Hall().houses("long_house").lay("oil", 0, 0, area=1).give(oil=1).turn().do("lay:oil", "board:1")
    assert green.may("at:r0:2,0")


@rule("ODIN-8.23")
def test_pillars_cannot_be_covered() -> None:
    h = Hall().houses("long_house").give(peas=1).turn().do("lay:peas")
    assert "ODIN-8.23" in h.whys("at:r0:3,1")


@rule("ODIN-8.24", "ODIN-15.2")
def test_wood_and_stone_fill_slots_and_cancel_minus_points() -> None:
    h = Hall().houses("shed", "stone_house").give(wood=5, stone=5).turn()
    before = h.points()["houses_minus"]
    h.do("fill:wood", "board:2", "fill:stone", "board:1")
    assert h.points()["houses_minus"] == before + 2
    h.do("fill:wood", "fill:wood", "fill:wood", "fill:stone", "board:2", "fill:stone", "fill:stone")
    assert h.whys("fill:wood") == ["ODIN-8.24"]
    assert h.has() == {"wood": 1, "stone": 1}


@rule("ODIN-8.26")
def test_goods_in_houses_stay() -> None:
    h = Hall(players=2).houses("long_house").lay("peas", 0, 0, area=1)
    h.feast()
    while h.ids():
        h.do("done")
    assert h.lies() == [("peas", "long_house")]


@rule("ODIN-8.40", "ODIN-9.22")
@pytest.mark.parametrize(("ship", "price"), [("whaling_boat", 3), ("knarr", 5), ("longship", 8)])
def test_example_36_ships_are_bought_at_any_time(ship: str, price: int) -> None:
    assert Hall().give(silver=price - 1).turn().whys(f"buy:{ship}") == ["ODIN-8.40"]
    h = Hall().give(silver=price).turn().do(f"buy:{ship}")
    assert h.has() == {}
    assert h.player().ships(I.SHIPS.index(ship)) == 1


@rule("ODIN-8.42", "ODIN-8.43", "ODIN-15.9")
def test_silver_is_laid_coin_by_coin_and_spent() -> None:
    h = Hall().give(silver=3).turn().do("lay:silver", "at:r0:0,0", "lay:silver", "at:r0:1,0")
    assert h.has() == {"silver": 1}
    assert h.points()["silver"] == 1


@rule("ODIN-8.50")
def test_ore_is_loaded_before_an_action_but_not_during_one() -> None:
    h = Hall().give(ore=2).ships(longships=[0]).turn().do("load:longship:0")
    h.luck(3, sides=12).do("space:pillaging_2")
    assert "ODIN-8.50" in h.whys("load:longship:1")


@rule("ODIN-8.60", "ODIN-12.11")
def test_example_46_anytime_cards() -> None:
    h = Hall().give(salt_meat=2).cards(47).turn().do("use:47:0", "use:47:0")
    assert h.has() == {"hide": 2}


def test_the_fast_wording_of_placement_agrees_with_the_slow_one() -> None:
    rng, tried = Random(7), 0
    m = meadhall.start("odin", players=2, seed=4)
    while tried < 25 and not m.over:
        ask = m.state.asked()[0]
        if isinstance(ask, At):
            legal = set(ask.options(state_of(m)))
            for o in ask.candidates(state_of(m)):
                assert (o in legal) == (next(ask.against(state_of(m), o), None) is None), o
            tried += 1
        places_first = [o for o in m.options if o.verb == "lay"]
        m.play(rng.choice(places_first or m.options))
    assert tried
