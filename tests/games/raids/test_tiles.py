"""RAIDS-11: what the tiles do."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import glory
from tests.games.raids.kit import GAME, Sea, ids, names, state, whys


def at_port(port: str, slots: list[str], crew: int = 2) -> Sea:
    sea = Sea(3).tile(6, port).ship(0, 6, crew=crew, slots=slots).ship(1, 9, crew=1).ship(2, 13, crew=1)
    sea.play()
    return sea


@pytest.mark.rule("RAIDS-11.4", "RAIDS-11.5", "RAIDS-12.5")
@pytest.mark.parametrize(("voyage", "gained"), [(1, 3), (4, 3)])
def test_sails_bring_their_vikings_at_the_end_of_every_voyage(voyage: int, gained: int) -> None:
    sea = Sea(3, voyage).ship(0, 20, crew=1, slots=["v1_sail_single", "v2_sail_double"], berth=1)
    sea.ship(1, 20, berth=2).ship(2, 20, berth=3)
    sea.end_voyage()
    assert sea.s.crew[0] == 1 + gained


@pytest.mark.rule("RAIDS-11.6")
def test_vikings_from_sails_need_shields() -> None:
    sea = Sea(3, 4).ship(0, 20, crew=9, slots=["v2_sail_double"], berth=1).ship(1, 20, berth=2).ship(2, 20, berth=3)
    assert sea.s.capacity[0] == 9
    sea.end_voyage()
    assert sea.s.crew[0] == 9


@pytest.mark.rule("RAIDS-11.7", "RAIDS-11.8", "RAIDS-15.4")
def test_mjollnirs_count_vikings_on_the_ship() -> None:
    sea = Sea(3).ship(0, 0, crew=4, slots=["v1_mjollnir_single", "v3_mjollnir_double"])
    assert glory(sea.s, 0).mjollnirs == (1 + 2) * 4


@pytest.mark.rule("RAIDS-11.9", "RAIDS-15.5")
def test_a_pennant_counts_while_it_is_on_the_ship() -> None:
    sea = Sea(3).ship(0, 0, slots=["v1_pennant_2", "v3_pennant_4"])
    assert glory(sea.s, 0).pennants == 6
    sea.s.refit(0, (-1,) * 5)
    assert glory(sea.s, 0).pennants == 0


@pytest.mark.rule("RAIDS-11.10", "RAIDS-15.6")
def test_goods_count_only_when_sold() -> None:
    sea = Sea(3).ship(0, 0, slots=["v3_goods_amber_6"], beside=["v2_goods_mead_4"])
    assert glory(sea.s, 0).goods == 4


@pytest.mark.rule("RAIDS-11.12", "RAIDS-15.3")
def test_runes_have_no_kinds() -> None:
    sea = Sea(3).ship(0, 0, beside=["v1_rune", "v2_rune", "v4_rune"])
    assert glory(sea.s, 0).runes == 9


@pytest.mark.rule("RAIDS-11.13", "RAIDS-11.14", "RAIDS-11.17")
def test_a_port_sells_one_of_the_goods_and_recruits_one_viking() -> None:
    sea = at_port("v1_port_single", ["v1_goods_furs_4", "v1_goods_wood_3", "v1_weapon_axe"])
    assert ids(sea.match) == ["sell:0", "sell:1", "done"]
    assert whys(sea.match, "sell:2") == ["RAIDS-11.14"]
    before = sea.s.capacity[0]
    sea.match.play("sell:0")
    assert names(sea.s, sea.s.beside[0]) == ["v1_port_single", "v1_goods_furs_4"]
    assert sea.s.capacity[0] == before + 2 and sea.s.crew[0] == 3
    assert sea.match.decision is not None and sea.match.decision.kind == "sail"


@pytest.mark.rule("RAIDS-11.15")
def test_a_double_port_sells_up_to_two_recruits_one_and_counts_as_one_port() -> None:
    goods = ["v1_goods_furs_4", "v1_goods_wood_3", "v1_goods_pigs_3"]
    sea = at_port("v3_port_double", goods)
    sea.match.play("sell:0")
    sea.match.play("sell:2")
    assert sea.match.decision is not None and sea.match.decision.kind == "sail"
    assert names(sea.s, sea.s.slots[0]) == ["v1_goods_wood_3"] and sea.s.crew[0] == 3


@pytest.mark.rule("RAIDS-11.16")
def test_selling_comes_before_recruiting_so_that_the_freed_shields_count() -> None:
    sea = at_port("v1_port_single", ["v1_goods_furs_4"], crew=8)
    assert sea.s.capacity[0] == 8
    sea.match.play("sell:0")
    assert sea.s.crew[0] == 9


@pytest.mark.rule("RAIDS-11.17")
def test_a_port_without_goods_or_sale_still_recruits() -> None:
    assert at_port("v1_port_single", []).s.crew[0] == 3
    sea = at_port("v1_port_single", ["v1_goods_furs_4"])
    sea.match.play("done")
    assert sea.s.crew[0] == 3 and sea.s.slots[0][0] >= 0


@pytest.mark.rule("RAIDS-11.18")
def test_ports_already_taken_never_sell_again() -> None:
    sea = Sea(3).stops(12).ship(0, 6, crew=2, slots=["v1_goods_furs_4"], beside=["v1_port_single"])
    m = sea.ship(1, 9, crew=1).ship(2, 13, crew=1).play()
    assert m.decision is not None and m.decision.kind == "sail"
    m.play("sail:12")
    assert names(sea.s, sea.s.slots[0]) == ["v1_goods_furs_4"]


@pytest.mark.rule("RAIDS-15.8")
def test_vikings_weapons_sails_ports_and_shields_score_nothing() -> None:
    sea = Sea(3).ship(0, 0, crew=6, slots=["v1_weapon_axe", "v1_sail_single"], beside=["v1_port_single"])
    assert GAME.standing(sea.s, 0)[0] == 0


@pytest.mark.rule("RAIDS-2.19", "RAIDS-2.21")
@pytest.mark.parametrize(("crew", "left"), [(10, 9), (9, 9), (8, 8)])
def test_a_ship_keeps_just_as_many_vikings_as_it_has_shields(crew: int, left: int) -> None:
    sea = Sea(3).ship(0, 0, crew=crew)
    reserve = sea.s.reserve
    sea.s.refit(0, (sea.find("v1_weapon_axe"), -1, -1, -1, -1))  # one shield instead of two
    assert (sea.s.capacity[0], sea.s.crew[0], sea.s.reserve) == (9, left, reserve + crew - left)


def test_shields_and_symbols_are_those_of_the_tiles_in_the_slots() -> None:
    slots = ["v1_weapon_axe", "v2_weapon_double", "v2_sail_double", "v3_mjollnir_double", "v1_pennant_2"]
    s = Sea(3).ship(0, 0, slots=slots).s
    assert (s.capacity[0], s.weapons[0], s.sails[0], s.hammers[0]) == (1 + 0 + 1 + 0 + 3, 3, 2, 2)


@pytest.mark.rule("RAIDS-11.14")
def test_the_slot_of_sold_goods_is_empty() -> None:
    sea = at_port("v1_port_single", ["v1_pennant_2", "v1_goods_furs_4"])
    sea.match.play("sell:1")
    assert sea.s.slots[0][1:] == (-1, -1, -1, -1)


def test_the_first_tile_of_the_box_is_a_tile_like_any_other() -> None:
    sea = Sea(3).ship(0, 6).ship(1, 9).ship(2, 13)
    sea.s.gone.remove(0)
    sea.s.lay(7, 0)
    sea.play()
    assert sea.s.route[7] == -1 and 0 in sea.s.gone
    sea.s.refit(1, (0, -1, -1, -1, -1))
    assert sea.s.aboard(1, Kind.WEAPON) == [sea.s.box.tiles[0]]


@pytest.mark.rule("RAIDS-6.2")
def test_nothing_is_left_where_a_tile_was_discarded() -> None:
    sea = Sea(3).tile(7, "v2_pillage", coins=2).tile(8, "v1_encounter", vikings=3).ship(0, 6).ship(1, 9).ship(2, 13)
    supply, reserve = sea.s.supply, sea.s.reserve
    sea.play()
    assert (sea.s.coins[7], sea.s.vikings[8]) == (0, 0)
    assert sea.s.reserve == reserve + 3
    assert [after - before for after, before in zip(sea.s.supply, supply, strict=True)] == [0, 1, 1]


@pytest.mark.parametrize("players", [2, 4])
def test_every_tile_lies_in_just_one_place(players: int) -> None:
    m, luck = meadhall.start("raids", players=players, seed=players), Random(players)
    while m.options:
        piles = [pile for zone in GAME.zones for _, pile in zone.piles(state(m))]
        assert sorted(tile for pile in piles for tile in pile if tile >= 0) == list(range(64 + 9))
        m.play(luck.choice(m.options))


@pytest.mark.rule("RAIDS-5.4")
@pytest.mark.parametrize(
    ("slots", "answer"), [([], "slot:0"), (["v1_weapon_axe"], None), (["v1_sail_single", "v1_weapon_axe"], None)]
)
def test_where_a_tile_goes_is_obvious_only_on_an_empty_ship(slots: list[str], answer: str | None) -> None:
    m = at_port("v1_pennant_2", slots).match
    obvious = m.state.asked()[0].obvious(m.state)
    assert (obvious and obvious.id) == answer
