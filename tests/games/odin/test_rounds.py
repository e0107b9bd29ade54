"""ODIN sections 4, 5 and 7: the phases of a round, except actions and feast."""

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.games.odin import items as I
from meadhall.games.odin.steps.rounds import Breeding, FeastPhase, NewRound, StartPlayer, TurnBoards, VikingsReturn
from tests.games.odin.kit import GAME, Hall, state_of

rule = pytest.mark.rule


def pass_on(m: Match) -> None:
    """Everybody declines everything, and serves what is suggested."""
    for option in ("pass", "suggest", "done"):
        if any(o.id == option for o in m.options):
            m.play(option)
            return
    m.play(m.options[0])


@rule("ODIN-1.3", "ODIN-4.1", "ODIN-7.57", "ODIN-4.4", "ODIN-15.1")
def test_phases_come_in_order_and_the_last_round_ends_after_the_feast() -> None:
    m = meadhall.start("odin", players=2, seed=5, options={"length": "short"})
    seen: list[tuple[int, int]] = []
    while not m.over:
        seen.append((state_of(m).round, state_of(m).phase))
        pass_on(m)
    assert seen == sorted(seen)
    assert state_of(m).round == 6
    assert max(phase for round, phase in seen if round == 6) == I.FEAST
    assert state_of(m).phase == I.FEAST


@rule("ODIN-4.2", "ODIN-4.3")
def test_simultaneous_phases_go_in_turn_order_where_luck_needs_one() -> None:
    h = Hall(players=3)
    h.s.first = 2
    assert h.s.order() == [2, 0, 1]
    h.new_weapon()
    assert [h.weapons(seat) for seat in range(3)] == [1, 1, 1]


@rule("ODIN-5.20", "ODIN-5.23")
def test_a_harvest_gives_one_of_each_crop_in_range() -> None:
    h = Hall(players=2, round=6).harvest()
    crops = {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1, "fruits": 1}
    assert h.has(0) == h.has(1) == crops


@rule("ODIN-5.21")
@pytest.mark.parametrize(("round", "crops"), [(1, 3), (2, 4), (3, 0), (4, 5), (5, 0), (6, 6), (7, 0)])
def test_long_harvests(round: int, crops: int) -> None:
    assert len(Hall(round=round).harvest().has()) == crops


@rule("ODIN-5.22")
@pytest.mark.parametrize(("round", "crops"), [(1, 3), (2, 0), (3, 4), (4, 0), (5, 5), (6, 0)])
def test_short_harvests(round: int, crops: int) -> None:
    assert len(Hall(round=round, length="short").harvest().has()) == crops


def turn_boards(h: Hall, *rounds: int) -> None:
    for round in rounds:
        h.s.round = round
        h.run(TurnBoards())


@rule("ODIN-5.30", "ODIN-5.31", "ODIN-5.34", "ODIN-5.33")
def test_boards_are_turned_in_order_and_the_others_get_silver() -> None:
    h = Hall(players=2)
    turn_boards(h, 1, 2)
    assert (h.s.sides, h.s.silver) == (0, [0, 0, 0, 0])
    turn_boards(h, 3)
    assert (h.s.sides, h.s.silver) == (0b0001, [0, 2, 2, 2])
    turn_boards(h, 4)
    assert I.BOARDS[h.s.facing(1)] == "baffin_island"
    assert h.s.silver == [2, 0, 4, 4]
    turn_boards(h, 5, 6)
    assert [I.BOARDS[h.s.facing(b)] for b in range(4)] == ["bear_island", "baffin_island", "labrador", "newfoundland"]
    assert h.s.silver == [6, 4, 2, 0]
    turn_boards(h, 7)
    assert h.s.silver == [6, 4, 2, 0]


@rule("ODIN-5.30")
def test_the_short_game_turns_boards_one_round_earlier() -> None:
    h = Hall(players=2, length="short")
    turn_boards(h, 1, 2)
    assert h.s.sides == 1
    turn_boards(h, 3, 4, 5, 6)
    assert h.s.silver == [6, 4, 2, 0]


@rule("ODIN-5.32", "ODIN-5.35", "ODIN-5.36")
def test_a_claimed_board_is_not_turned_and_gets_no_silver_but_the_others_do() -> None:
    h = Hall(players=2).boards("shetland")
    turn_boards(h, 3)
    assert h.s.sides == 0
    assert h.s.silver == [0, 2, 2, 2]


def test_example_13_silver_on_the_faroe_islands() -> None:
    h = Hall()
    turn_boards(h, 3)
    assert h.s.silver[1] == 2
    turn_boards(h, 4)
    assert (I.BOARDS[h.s.facing(1)], h.s.silver[1]) == ("baffin_island", 0)


@rule("ODIN-5.40")
def test_each_player_draws_a_weapon_face_up() -> None:
    h = Hall(players=2).new_weapon()
    assert (h.weapons(0), h.weapons(1)) == (1, 1)
    assert sum(h.s.arms) == sum(GAME.box.weapons) - 2


@rule("ODIN-7.1")
def test_who_placed_vikings_last_begins_the_next_round() -> None:
    h = Hall(players=2).act("space:fishing", "space:weekly_market_1", "pass", "pass")
    assert h.s.last == 1
    h.run(StartPlayer())
    assert h.s.first == 1


@rule("ODIN-7.2")
def test_without_a_placement_the_start_player_stays() -> None:
    h = Hall(players=2)
    h.s.first, h.s.last = 1, -1
    h.run(StartPlayer())
    assert h.s.first == 1


@rule("ODIN-7.10")
def test_income_is_the_smallest_visible_number_of_each_area() -> None:
    h = Hall().boards("iceland").cover(0, (0, 11), (1, 10), (2, 9))
    assert h.income().has() == {"silver": 2 + 1}


def test_example_1_income_of_the_sample_board() -> None:
    h = Hall().cover(0, *((x, y) for x in range(3) for y in range(9, 12)))
    assert h.income().has() == {"silver": 2}


def test_example_2_income_5() -> None:
    diagonal = [(0, 11), (1, 10), (2, 9), (3, 8), (4, 7), (5, 6)]
    assert Hall().cover(0, *diagonal).income().has() == {"silver": 5}


@rule("ODIN-7.11")
def test_a_number_outside_pays_when_all_others_are_covered() -> None:
    assert Hall().cover(0).income().has() == {"silver": 18}


@rule("ODIN-7.12")
def test_greenland_pays_twice() -> None:
    h = Hall().boards("greenland").cover(1)
    assert h.income().has() == {"silver": 3 + 5}


@rule("ODIN-7.13")
def test_labrador_newfoundland_and_buildings_pay_nothing() -> None:
    h = Hall().boards("labrador", "newfoundland").houses("shed", "stone_house", "long_house")
    for area in (1, 2, 4, 5):
        h.cover(area)
    assert h.income().has() == {}


@rule("ODIN-7.14")
def test_income_cannot_raise_income_of_the_same_phase() -> None:
    h = Hall(players=2).cover(0, (0, 11)).income()
    assert h.has() == {"silver": 1}
    assert h.player().income == 1


def test_example_7_income_helps_to_reach_a_bonus() -> None:
    h = Hall(players=2).cover(0, (0, 11), (0, 4), (1, 4), (1, 5), (0, 6)).income()
    h.run(Breeding()).do("lay:silver", "at:r0:1,6")
    assert h.bonus().has() == {"ore": 1}


@rule("ODIN-7.20")
def test_every_pregnant_animal_gives_birth() -> None:
    assert Hall().give(sheep=2, pregnant_sheep=1, pregnant_cattle=2).breeding().has() == {"sheep": 4, "cattle": 4}


@rule("ODIN-7.21")
def test_of_two_or_more_one_becomes_pregnant() -> None:
    assert Hall().give(sheep=4, cattle=1).breeding().has() == {"sheep": 3, "pregnant_sheep": 1, "cattle": 1}


@rule("ODIN-7.22")
def test_a_single_pregnant_animal_gives_birth() -> None:
    assert Hall().give(pregnant_sheep=1).breeding().has() == {"sheep": 2}


@rule("ODIN-7.23", "ODIN-8.25")
def test_an_animal_in_a_house_neither_breeds_nor_scores() -> None:
    h = Hall().houses("long_house").give(sheep=1).turn()
    assert h.whys("lay:sheep") == ["ODIN-8.11"]  # accepted as a red tile, only too large for this house
    h.lay("sheep", 4, 0, area=1)
    assert h.breeding().has() == {"sheep": 1}
    assert h.points()["sheep_and_cattle"] == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"sheep": 2, "pregnant_sheep": 1}, {"sheep": 4}),
        ({"sheep": 4}, {"sheep": 3, "pregnant_sheep": 1}),
        ({"pregnant_sheep": 1}, {"sheep": 2}),
    ],
)
def test_examples_16_to_18_breeding(before: dict[str, int], after: dict[str, int]) -> None:
    assert Hall().give(**before).breeding().has() == after


@rule("ODIN-7.50", "ODIN-7.55")
def test_a_bonus_cell_pays_while_its_surroundings_are_covered() -> None:
    around = [(x, y) for x in range(3) for y in range(8, 11) if (x, y) != (1, 9)]
    assert Hall().cover(0, *around).bonus().has() == {"mead": 1}
    assert Hall().cover(0, *around[:-1]).bonus().has() == {}


def test_example_4_a_covered_bonus_cell_pays_never() -> None:
    around = [(x, y) for x in range(3) for y in range(8, 11)]
    assert Hall().cover(0, *around).bonus().has() == {}


@rule("ODIN-7.51")
def test_at_the_edge_fewer_cells_are_needed() -> None:
    h = Hall().cover(0, (0, 4), (1, 4), (1, 5), (0, 6), (1, 6))
    assert h.bonus().has() == {"ore": 1}


def test_example_6_four_bonuses_at_once() -> None:
    h = Hall().cover(0)
    grid = h.s.box.areas[0]
    h.player().covered = (h.player().covered[0] & ~grid.bit(5, 6),)  # a neighbour of the rune stone only
    assert h.bonus().has() == {"mead": 1, "wood": 1, "stone": 1, "ore": 1}


@rule("ODIN-7.52")
def test_a_neighbouring_bonus_cell_counts_as_covered() -> None:
    for area in GAME.box.areas:
        bonuses = sum(b.bit for b in area.bonuses)
        assert all(not b.around & bonuses for b in area.bonuses)


@rule("ODIN-7.53", "ODIN-7.54")
def test_boards_and_houses_give_bonuses_and_double_cells_both() -> None:
    h = Hall().boards("iceland").houses("stone_house").cover(1).cover(2)
    assert h.bonus().has() == {"stockfish": 1, "oil": 1, "ore": 1, "stone": 1, "hide": 1}


@rule("ODIN-7.56")
def test_newfoundland_gives_the_cloakpin_and_a_house_only_while_they_are_there() -> None:
    h = Hall().boards("newfoundland").cover(1).bonus()
    assert h.has() == {"skin_and_bones": 1, "cloakpin": 1}
    assert h.player().kinds.count(I.AREA_STONE_HOUSE) == 1
    h.s.houses[I.STONE_HOUSE] = 0
    assert h.bonus().has() == {"skin_and_bones": 2, "cloakpin": 1}
    assert h.player().kinds.count(I.AREA_STONE_HOUSE) == 1


def test_example_11_bear_island() -> None:
    bear = GAME.box.areas[I.FIRST_BOARD + I.BOARDS.index("bear_island")]
    assert not bear.cells & bear.bit(4, 1)
    wanted = next(b for b in bear.bonuses if b.bit == bear.bit(6, 6))
    assert wanted.around == sum(bear.bit(x, y) for x, y in [(5, 5), (6, 5), (7, 5), (5, 6), (5, 7), (6, 7)])


@rule("ODIN-7.60", "ODIN-7.61", "ODIN-7.62")
def test_each_strip_loses_an_item_and_a_new_one_comes() -> None:
    h = Hall().strip(1).strip(2, taken=6).mountains()
    assert h.s.strips[0] == 0
    assert h.s.strip_at == [1, 0]
    assert 1 not in h.s.strips


@rule("ODIN-7.63")
def test_an_empty_pile_adds_no_strip() -> None:
    h = Hall().strip(1)
    h.s.strip_pile = 0
    assert h.mountains().s.strips == [0]


def test_example_23_phase_11() -> None:
    h = Hall().strip(3, taken=6).strip(5).mountains()
    assert len(h.s.strips) == 2
    assert h.s.strip_at == [1, 0]


@rule("ODIN-7.70")
def test_all_vikings_return() -> None:
    h = Hall(players=2).occupied("fishing").occupied("upgrade_4", seat=1)
    h.run(VikingsReturn())
    assert [p.vikings for p in h.s.players] == [8, 8]
    assert (h.s.taken, sum(h.s.held)) == (0, 0)


def asked(h: Hall) -> str:
    """The kind of question that is put."""
    assert h.match.decision is not None
    return h.match.decision.kind


@rule("ODIN-8.5")
def test_windows_open_before_income_breeding_feast_and_bonus_and_not_again_after_done() -> None:
    h = Hall(players=2).give(silver=1)
    assert asked(h.end_actions()) == "window"
    h.do("done")
    assert h.ids() == []
    h.run(Breeding())
    assert h.ids() == []  # nothing new has arrived since
    h.give(silver=1).player().quiet = 0
    assert asked(h.run(FeastPhase())) == "window"
    assert asked(h.run(NewRound(2))) == "window"


def test_no_window_without_anything_to_do() -> None:
    assert Hall(players=2).end_actions().ids() == []
