"""The worked examples, E-1 to E-26."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import glory, ranking
from tests.games.raids.kit import GAME, Sea, ids, names, sails, state, whys
from tests.games.raids.test_voyage import home


@pytest.mark.rule("RAIDS-3.6", "RAIDS-4.2")
def test_e1_start_positions_with_three_players() -> None:
    m = meadhall.start("raids", 3, 2)
    assert m.decision is not None
    ada = m.decision.seat
    assert [state(m).berth[(ada + i) % 3] for i in range(3)] == [3, 2, 1]


def blue() -> Sea:
    """E-2: Blue (seat 0) on 6 at an Axe, Green (seat 1) on 9, another (seat 2) on 13."""
    sea = Sea(3).tile(6, "v1_weapon_axe").tile(7, "v1_goods_wood_3").tile(8, "v1_monster_3").people(10, 3)
    sea.stops(11, 12, 16).tile(14, "v1_encounter", vikings=3)
    return sea.ship(0, 6, crew=5).ship(1, 9, crew=3).ship(2, 13, crew=3)


@pytest.mark.rule("RAIDS-5.1", "RAIDS-6.1", "RAIDS-6.2", "RAIDS-6.4", "RAIDS-6.7", "RAIDS-6.10", "RAIDS-8.8")
def test_e2_a_turn_take_discard_choose() -> None:
    sea = blue()
    m = sea.play()
    m.play("slot:0")
    assert sea.s.weapons[0] == 1
    assert names(sea.s, sea.s.gone[-2:]) == ["v1_goods_wood_3", "v1_monster_3"]
    assert sails(m) == [9, 11, 12, 13, 16, 20]
    for barred in (7, 8, 10, 14):
        assert "RAIDS-6.10" in whys(m, f"sail:{barred}")
    assert sea.s.crew[0] == 5


@pytest.mark.rule("RAIDS-9.2", "RAIDS-9.3", "RAIDS-9.4", "RAIDS-9.5", "RAIDS-9.7", "RAIDS-9.8", "RAIDS-9.11")
def test_e3_a_combat() -> None:
    sea = blue()
    m = sea.play()
    m.play("slot:0")
    reserve = sea.s.reserve
    m.play("sail:9")
    assert (sea.s.crew[0], sea.s.reserve) == (4, reserve + 1)
    m.play("retaliate")
    assert (sea.s.crew[1], sea.s.reserve) == (1, reserve + 3)
    m.play("retaliate")
    assert (sea.s.crew[0], sea.s.reserve) == (1, reserve + 6)
    assert ids(m) == ["flee"]
    m.play("flee")
    assert sails(m) == [11, 12, 13, 16, 20]
    m.play("sail:13")
    assert sea.s.crew[1] == 1 + 1 - 1  # the Village on the way, less the attack
    assert sea.s.at[0] == 9 and sea.s.route[9] >= 0


@pytest.mark.rule("RAIDS-4.2", "RAIDS-5.2", "RAIDS-6.5", "RAIDS-6.7")
def test_e4_leaving_the_start_with_four_players() -> None:
    sea = Sea(4).stops(1, 2, 3, 7, 9)
    for seat in range(4):
        sea.ship(seat, 0, crew=2, berth=4 - seat)
    m = sea.play()
    for seat, space in ((0, 7), (1, 3), (2, 9)):
        assert m.decision is not None and m.decision.seat == seat
        assert sea.s.gone.count(sea.s.route[1]) == 0 and sea.s.route[1] >= 0
        m.play(f"sail:{space}")
    assert m.decision is not None and m.decision.seat == 3
    assert sea.s.route[1] == sea.s.route[2] == -1
    assert sails(m) == [3, 7, 9, 20]


@pytest.mark.rule("RAIDS-9.4", "RAIDS-9.5")
def test_e5_the_scale_of_a_combat() -> None:
    sea = Sea(3).ship(0, 6, crew=9).ship(1, 9, crew=9).ship(2, 13)
    m = sea.play()
    m.play("sail:9")
    while "retaliate" in ids(m):
        m.play("retaliate")
    assert (sea.s.crew[0], sea.s.crew[1]) == (0, 3)
    assert m.decision is not None and m.decision.seat == 1 and ids(m) == ["flee"]


@pytest.mark.rule("RAIDS-2.8", "RAIDS-15.2")
def test_e6_coins() -> None:
    sea = Sea(3)
    sea.s.purse[0] = (1, 2, 1)
    assert glory(sea.s, 0).coins == 13


@pytest.mark.rule("RAIDS-3.4", "RAIDS-3.5")
def test_e7_harbour_tiles_drawn_at_setup() -> None:
    s = state(meadhall.start("raids", 4, 6))
    assert s.box.tiles[s.harbors[0]].metric == "arrival_order"
    assert len(s.harbors[1:]) == 3 and len(s.unused) == 5


@pytest.mark.rule("RAIDS-3.11", "RAIDS-3.12")
def test_e8_vikings_on_the_board_at_setup() -> None:
    s = state(meadhall.start("raids", 3, 6))
    encounter = next(n for n, t in enumerate(s.route) if t >= 0 and s.box.kind[t] == Kind.ENCOUNTER)
    assert [s.vikings[n] for n in (5, 10, 15, encounter)] == [3, 3, 3, 3]


@pytest.mark.rule("RAIDS-7.3", "RAIDS-7.6", "RAIDS-6.2")
def test_e9_encounter_order_of_passing() -> None:
    sea = Sea(4).tile(3, "v1_encounter", vikings=3).stops(6, 7, 8)
    for seat in range(4):
        sea.ship(seat, 0, crew=0, berth=4 - seat)
    m = sea.play()
    for space in (8, 7, 6):
        m.play(f"sail:{space}")
    assert sea.s.crew == [2, 1, 0, 0] and sea.s.route[3] == -1


@pytest.mark.rule("RAIDS-7.4")
def test_e10_pillage_order_of_passing() -> None:
    sea = Sea(4).tile(3, "v2_pillage", coins=2).stops(6, 7, 8)
    for seat in range(4):
        sea.ship(seat, 0, crew=0, berth=4 - seat)
    m = sea.play()
    for space in (8, 7, 6):
        m.play(f"sail:{space}")
    assert [glory(sea.s, seat).coins for seat in range(3)] == [3, 1, 0]


@pytest.mark.rule("RAIDS-7.2", "RAIDS-7.5", "RAIDS-2.20")
def test_e11_no_room_for_a_viking() -> None:
    slots = ["v1_goods_furs_4", "v2_goods_furs_5", "v3_goods_mead_6"]
    sea = Sea(3).people(5, 2).stops(6).ship(0, 0, crew=4, slots=slots, berth=3).ship(1, 0).ship(2, 0, berth=1)
    assert sea.s.capacity[0] == 4
    reserve = sea.s.reserve
    sea.play().play("sail:6")
    assert (sea.s.crew[0], sea.s.vikings[5], sea.s.reserve) == (4, 1, reserve + 1)


@pytest.mark.rule("RAIDS-8.3", "RAIDS-8.6", "RAIDS-11.1", "RAIDS-11.2")
def test_e12_fighting_a_monster_with_weapons() -> None:
    sea = Sea(3).tile(3, "v2_monster_5").ship(0, 0, crew=3, slots=["v1_weapon_axe", "v2_weapon_double"], berth=3)
    m = sea.ship(1, 0, berth=2).ship(2, 0, berth=1).play()
    m.play("on:3")
    m.play("fight")
    assert sea.s.crew[0] == 1 and glory(sea.s, 0).monsters == 5


@pytest.mark.rule("RAIDS-8.2", "RAIDS-8.7")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (0, 0)])
def test_e13_passing_a_monster_without_fighting(crew: int, left: int) -> None:
    sea = Sea(3).tile(3, "v2_monster_5").ship(0, 0, crew=crew, berth=3).ship(1, 0, berth=2).ship(2, 0, berth=1)
    m = sea.play()
    m.play("on:3")
    m.play("give")
    assert sea.s.crew[0] == left and sea.s.route[3] >= 0


@pytest.mark.rule("RAIDS-5.4", "RAIDS-5.5")
def test_e14_placing_a_ship_tile() -> None:
    full = ["v1_sail_single", "v1_sail_single", "v2_weapon_axe", "v1_goods_wood_3", "v1_goods_pigs_3"]
    for slots in (full, full[:4]):
        sea = Sea(3).tile(6, "v1_pennant_2").ship(0, 6, slots=slots).ship(1, 9).ship(2, 13)
        m = sea.play()
        assert ids(m) == ["slot:0", "slot:1", "slot:2", "slot:3", "slot:4", "discard"]
        m.play("slot:2")
        assert names(sea.s, sea.s.gone[-1:]) == ["v2_weapon_axe"]


@pytest.mark.rule("RAIDS-11.15", "RAIDS-11.16", "RAIDS-11.17", "RAIDS-11.18", "RAIDS-13.10")
@pytest.mark.parametrize("sales", [0, 1, 2])
def test_e15_double_port(sales: int) -> None:
    goods = ["v1_goods_wood_3", "v1_goods_pigs_3", "v1_goods_furs_4"]
    sea = Sea(3).tile(6, "v3_port_double").ship(0, 6, crew=2, slots=goods).ship(1, 9).ship(2, 13)
    m = sea.play()
    for n in range(sales):
        m.play(f"sell:{n}")
    if sales < 2:
        m.play("done")
    assert len(names(sea.s, sea.s.slots[0])) == 3 - sales and sea.s.crew[0] == 3
    assert sum(sea.s.box.kind[t] == Kind.PORT for t in sea.s.beside[0]) == 1


@pytest.mark.rule("RAIDS-11.17")
def test_e16_port_without_goods() -> None:
    sea = Sea(3).tile(6, "v1_port_single").ship(0, 6, crew=2).ship(1, 9).ship(2, 13)
    m = sea.play()
    assert sea.s.crew[0] == 3 and names(sea.s, sea.s.beside[0]) == ["v1_port_single"]
    assert m.decision is not None and m.decision.kind == "sail"


@pytest.mark.rule("RAIDS-12.5", "RAIDS-11.4", "RAIDS-11.5")
def test_e17_sails() -> None:
    sea = home(2, "rune_tiles")
    sea.s.refit(0, (sea.find("v1_sail_single"), sea.find("v2_sail_double"), -1, -1, -1))
    sea.end_voyage()
    assert sea.s.crew[0] == 3


@pytest.mark.rule("RAIDS-13.1", "RAIDS-6.17", "RAIDS-14.5")
def test_e18_harbour_tile_of_voyage_1() -> None:
    sea = home(1, "arrival_order")
    sea.s.berth[:] = [3, 1, 4, 2]  # Ada, Bo, Cy, Di arrived Bo, Di, Ada, Cy
    sea.end_voyage()
    assert [glory(sea.s, seat).coins for seat in range(4)] == [1, 6, 0, 3]
    assert sea.match.decision is not None and sea.match.decision.seat == 2


@pytest.mark.rule("RAIDS-13.2", "RAIDS-13.3", "RAIDS-13.9")
def test_e19_a_tie_on_a_later_harbour_tile() -> None:
    sea = home(2, "weapon_symbols")
    sea.s.berth[:] = [3, 1, 4, 2]
    sea.s.refit(0, (sea.find("v2_weapon_double"), -1, -1, -1, -1))
    sea.s.refit(1, (sea.find("v1_weapon_axe"), -1, -1, -1, -1))
    sea.s.refit(2, (sea.find("v1_weapon_axe"), sea.find("v2_weapon_axe"), -1, -1, -1))
    assert [seat for _, seat in ranking(sea.s)][:3] == [0, 2, 1]
    sea.end_voyage()
    assert [glory(sea.s, seat).coins for seat in range(4)] == [6, 1, 3, 0]


@pytest.mark.rule("RAIDS-15.3")
def test_e20_seven_runes() -> None:
    sea = Sea(3).ship(0, 0, beside=["v1_rune", "v1_rune", "v2_rune", "v2_rune", "v3_rune", "v3_rune", "v3_rune"])
    assert glory(sea.s, 0).runes == 29


@pytest.mark.rule("RAIDS-15.4")
def test_e21_mjollnirs() -> None:
    sea = Sea(3).ship(0, 0, crew=4, slots=["v1_mjollnir_single", "v3_mjollnir_double"])
    assert glory(sea.s, 0).mjollnirs == 12


@pytest.mark.rule("RAIDS-15.6")
def test_e22_unsold_goods() -> None:
    sea = Sea(3).ship(0, 0, slots=["v3_goods_mead_6"], beside=["v1_goods_furs_4"])
    assert glory(sea.s, 0).goods == 4


@pytest.mark.rule("RAIDS-15.9")
def test_e23_shared_victory() -> None:
    sea = Sea(3)
    sea.s.purse[:] = [(7, 1, 2), (7, 1, 2), (6, 1, 0)]
    assert GAME.result(sea.s) == ((47, 47, 39), (0, 1))


@pytest.mark.rule("RAIDS-16.2", "RAIDS-16.3", "RAIDS-16.4", "RAIDS-16.5")
def test_e24_ghost_start_and_first_hop() -> None:
    sea = Sea(2).stops(7, 8).ship(0, 0, crew=2, berth=3).ship(1, 0, crew=2, berth=2).ship(2, 0, berth=1)
    m = sea.play()
    m.play("sail:7")
    m.play("sail:8")
    assert sea.s.at == [7, 8, 10]
    assert m.decision is not None and m.decision.seat == 0
    assert 8 in sails(m)


@pytest.mark.rule("RAIDS-16.7", "RAIDS-16.9", "RAIDS-6.1", "RAIDS-6.10", "RAIDS-7.2")
def test_e25_ghost_must_be_caught_up_with() -> None:
    sea = Sea(2).tile(13, "v1_rune").tile(14, "v1_monster_3").tile(16, "v1_port_single").tile(17, "v1_port_single")
    m = sea.people(15, 2).ship(0, 12, crew=2).ship(1, 18, crew=1).ship(2, 15).play()
    assert sea.s.route[13] == sea.s.route[14] == -1
    assert sails(m) == [16, 17, 18, 20]
    m.listen()
    m.play("sail:16")
    village = m.heard()[0]
    assert (village.kind, village.args["vikings"]) == ("village", 1)
    assert sea.s.vikings[15] == 1


@pytest.mark.rule("RAIDS-16.14", "RAIDS-16.15", "RAIDS-14.5")
def test_e26_ghost_change_of_places() -> None:
    sea = Sea(2).ship(0, 20, berth=1).ship(1, 20, berth=3).ship(2, 20, berth=2)
    sea.end_voyage()
    assert sea.s.berth == [2, 3, 1]
    assert sea.match.decision is not None and sea.match.decision.seat == 1
