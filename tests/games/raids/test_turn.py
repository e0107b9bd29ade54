"""RAIDS-4 to 6: whose turn it is, taking a tile, navigating."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.core.errors import Illegal
from meadhall.games.raids.steps import Sail, Turn
from tests.games.raids.kit import Sea, ids, names, sails, state, whys


def three(crew: int = 3) -> Sea:
    """Seat 0 furthest back on 6, seat 1 on 9, seat 2 on 13; free stops on 11, 12 and 16."""
    sea = Sea(3).stops(9, 11, 12, 13, 16)
    return sea.ship(0, 6, crew=crew).ship(1, 9, crew=3).ship(2, 13, crew=3)


@pytest.mark.rule("RAIDS-4.1")
def test_the_ship_furthest_back_plays() -> None:
    sea = Sea(3).stops(4, 9, 13, 16).ship(0, 9, crew=1).ship(1, 4, crew=1).ship(2, 13, crew=1)
    m = sea.play()
    assert m.decision is not None and m.decision.seat == 1


@pytest.mark.rule("RAIDS-4.3", "RAIDS-10.1")
def test_when_a_turn_begins_every_ship_stands_alone_or_is_home_or_on_the_start() -> None:
    for seed in range(5):
        m = meadhall.start("raids", 4, seed)
        rng = Random(seed)
        turns = 0
        while m.options:
            s = state(m)
            if type(s.stack[-1]) is Sail and isinstance(s.stack[-2], Turn):
                away = [n for n in s.at if 0 < n < s.harbor]
                assert len(set(away)) == len(away)
                turns += 1
            m.play(m.options[int(rng.random() * len(m.options))])
        assert turns > 20


@pytest.mark.rule("RAIDS-4.4")
def test_the_same_player_may_play_several_turns_in_a_row() -> None:
    sea = Sea(3).stops(2, 6, 9, 12).ship(0, 0, crew=1, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 9, crew=1)
    m = sea.play()
    assert m.decision is not None and m.decision.seat == 0
    m.play("sail:12")
    assert m.decision.seat == 1
    m.play("sail:9")  # attacks seat 2, who flees far ahead
    m.play("flee")
    m.play(f"sail:{sea.s.harbor}")
    assert m.decision is not None and m.decision.seat == 1  # still furthest back: plays again


@pytest.mark.rule("RAIDS-4.5", "RAIDS-4.6", "RAIDS-12.1")
def test_a_ship_in_the_harbour_plays_no_more_and_the_voyage_ends_when_all_are_home() -> None:
    sea = Sea(3).ship(0, 20, berth=1).ship(1, 20, berth=2).stops(18).ship(2, 18, crew=1)
    m = sea.play()
    assert m.decision is not None and m.decision.seat == 2
    m.play("sail:20")
    assert sea.s.voyage == 2


@pytest.mark.rule("RAIDS-4.7", "RAIDS-5.1", "RAIDS-5.6")
def test_a_turn_takes_the_tile_then_navigates_and_a_rune_goes_beside_the_ship() -> None:
    sea = three().tile(6, "v1_rune")
    m = sea.play()
    assert names(sea.s, sea.s.beside[0]) == ["v1_rune"]
    assert m.decision is not None and m.decision.kind == "sail"  # no refusing it, straight to sailing


@pytest.mark.rule("RAIDS-5.2")
def test_nothing_is_taken_from_the_start() -> None:
    sea = Sea(3).stops(4).ship(0, 0, crew=1).ship(1, 0, crew=1).ship(2, 0, crew=1)
    m = sea.play()
    assert m.decision is not None and m.decision.kind == "sail"
    assert sea.s.beside == [(), (), ()]


@pytest.mark.rule("RAIDS-5.3", "RAIDS-6.16")
def test_a_tile_is_not_taken_on_arriving() -> None:
    sea = three()
    m = sea.play()
    taken = len(sea.s.beside[0])
    m.play("sail:12")
    assert len(sea.s.beside[0]) == taken and sea.s.route[12] >= 0
    assert m.decision is not None and m.decision.seat != 0  # stopping ended the turn


@pytest.mark.rule("RAIDS-5.4", "RAIDS-5.5")
def test_a_ship_tile_goes_into_any_slot_over_another_or_out_of_the_game() -> None:
    for choice in ("slot:0", "slot:3", "discard"):
        sea = Sea(3).tile(6, "v1_weapon_axe").stops(9, 13)
        sea.ship(0, 6, crew=3, slots=["v1_sail_single"]).ship(1, 9).ship(2, 13)
        m = sea.play()
        assert ids(m) == ["slot:0", "slot:1", "slot:2", "slot:3", "slot:4", "discard"]
        m.play(choice)
        held = names(sea.s, sea.s.slots[0])
        expected = {"slot:0": ["v1_weapon_axe"], "slot:3": ["v1_sail_single", "v1_weapon_axe"]}
        assert held == expected.get(choice, ["v1_sail_single"])
        lost = names(sea.s, sea.s.gone[-1:])
        assert lost == {"slot:0": ["v1_sail_single"], "discard": ["v1_weapon_axe"]}.get(choice, lost)
        assert sea.s.weapons[0] == (choice != "discard")


@pytest.mark.rule("RAIDS-5.8")
def test_nobody_can_stop_where_a_tile_was_taken() -> None:
    sea = Sea(3).stops(6, 9, 13).ship(0, 13, crew=1).ship(1, 6, crew=1).ship(2, 9, crew=1)
    m = sea.play()
    assert sea.s.route[6] == -1
    assert not sea.s.stops >> 6 & 1
    assert "RAIDS-6.10" in whys(m, "sail:6")


@pytest.mark.rule("RAIDS-6.1", "RAIDS-6.3", "RAIDS-6.4")
def test_all_tiles_up_to_the_next_ship_are_discarded_but_not_its_own_nor_villages() -> None:
    sea = Sea(3).stops(3, 4, 6, 7, 8).people(5, 2).ship(0, 3, crew=2).ship(1, 7, crew=1).ship(2, 8, crew=1)
    sea.play()
    assert [sea.s.route[n] >= 0 for n in (4, 6, 7, 8)] == [False, False, True, True]
    assert sea.s.vikings[5] == 2


@pytest.mark.rule("RAIDS-6.2")
def test_monsters_encounters_and_pillages_are_discarded_too_and_nobody_gets_what_is_on_them() -> None:
    sea = Sea(3).tile(1, "v1_monster_3").tile(2, "v1_encounter", vikings=3).tile(3, "v2_pillage", coins=2).stops(4, 9)
    sea.s.supply = (4, 7, 7)
    sea.ship(0, 0, crew=2).ship(1, 4, crew=1).ship(2, 9, crew=1)
    reserve = sea.s.reserve
    m = sea.play()
    assert sea.s.route[1:4] == [-1, -1, -1]
    assert sea.s.reserve == reserve + 3 and sea.s.supply == (4, 8, 8)
    assert sea.s.crew[0] == 2 and sea.s.purse[0] == (0, 0, 0)
    assert m.decision is not None and m.decision.kind == "sail"


@pytest.mark.rule("RAIDS-6.5")
def test_while_another_ship_is_on_the_start_nothing_is_discarded_and_there_is_no_minimum() -> None:
    sea = Sea(3).stops(1, 2, 7, 9).ship(0, 0, crew=1, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 7, crew=1)
    m = sea.play()
    assert 1 in sails(m) and 2 in sails(m)
    m.play("sail:9")
    assert m.decision is not None and m.decision.seat == 1  # the last one must catch up
    assert sails(m) == [7, 9, 20]
    assert sea.s.route[1] == -1 and sea.s.route[2] == -1


@pytest.mark.rule("RAIDS-6.6")
def test_the_last_ship_discards_everything_and_goes_straight_home() -> None:
    sea = Sea(3).stops(6, 8, 11, 17).ship(0, 20, berth=1).ship(1, 6, crew=4).ship(2, 20, berth=2)
    m = sea.play()
    assert ids(m) == ["sail:20"]
    assert all(t < 0 for t in sea.s.route[7:20])


@pytest.mark.rule("RAIDS-6.7")
def test_a_ship_must_move_and_catch_up_and_may_go_as_far_as_it_likes() -> None:
    m = three().play()
    assert sails(m) == [9, 11, 12, 13, 16, 20]
    assert "RAIDS-6.7" in whys(m, "sail:7") and "RAIDS-6.7" in whys(m, "sail:6")


@pytest.mark.rule("RAIDS-6.8", "RAIDS-9.1")
def test_stopping_with_a_rival_means_combat_but_not_in_the_harbour() -> None:
    m = three().play()
    m.play("sail:9")
    assert m.decision is not None and (m.decision.kind, m.decision.seat) == ("answer", 1)
    sea = three()
    sea.ship(2, 20, berth=1)
    m = sea.play()
    m.play("sail:20")
    assert m.decision is not None and m.decision.kind == "sail"


@pytest.mark.rule("RAIDS-6.9")
@pytest.mark.parametrize(
    "id",
    [
        "v1_weapon_axe",
        "v1_sail_single",
        "v1_mjollnir_single",
        "v1_pennant_2",
        "v1_goods_wood_3",
        "v1_rune",
        "v1_port_single",
    ],
)
def test_a_ship_may_stop_at_these(id: str) -> None:
    sea = Sea(3).tile(17, id).stops(9, 13).ship(0, 6, crew=1).ship(1, 9).ship(2, 13)
    assert 17 in sails(sea.play())


@pytest.mark.rule("RAIDS-6.10", "RAIDS-8.9")
@pytest.mark.parametrize(("space", "id"), [(15, None), (17, "v1_encounter"), (17, "v2_pillage"), (17, "v1_monster_3")])
def test_a_ship_may_only_pass_these(space: int, id: str | None) -> None:
    sea = Sea(3).stops(9, 13).ship(0, 6, crew=1).ship(1, 9).ship(2, 13)
    if id is not None:
        sea.tile(space, id)
    m = sea.play()
    assert space not in sails(m)
    assert "RAIDS-6.10" in whys(m, f"sail:{space}")
    with pytest.raises(Illegal):
        m.play(f"sail:{space}")


@pytest.mark.rule("RAIDS-6.11", "RAIDS-6.15")
def test_a_player_may_always_sail_home_in_one_move() -> None:
    sea = Sea(3).stops(4, 9).ship(0, 0, crew=0).ship(1, 0, crew=1).ship(2, 0, crew=1, berth=9)
    m = sea.play()
    assert 20 in sails(m)
    m.play("sail:20")
    assert sea.s.at[2] == 20


@pytest.mark.rule("RAIDS-6.12")
def test_what_is_passed_is_resolved_in_route_order() -> None:
    sea = Sea(3).tile(7, "v1_encounter", vikings=3).people(10, 3).tile(11, "v2_pillage", coins=2).stops(12)
    sea.ship(0, 0, crew=1, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 0, crew=1, berth=1)
    m = sea.play()
    m.listen()
    m.play("sail:12")
    assert [e.kind for e in m.heard()] == ["encounter", "village", "pillage", "stops"]


@pytest.mark.rule("RAIDS-6.13", "RAIDS-6.18")
def test_after_each_monster_the_owner_chooses_again_where_to_stop() -> None:
    sea = three().tile(14, "v1_monster_3").tile(17, "v1_monster_4").tile(18, "v1_rune")
    m = sea.play()
    assert sails(m) == [9, 11, 12, 13] and "on:14" in ids(m)
    assert whys(m, "sail:16") == ["RAIDS-6.18"]
    m.play("on:14")
    assert m.decision is not None and m.decision.kind == "meet-monster"
    m.play("give")
    assert ids(m) == ["sail:16", "on:17"]
    assert whys(m, "on:14") == ["RAIDS-6.19"], "it lies there already"
    m.play("on:17")
    m.play("give")
    assert sails(m) == [18, 20]


@pytest.mark.rule("RAIDS-6.14", "RAIDS-6.18")
def test_without_a_viking_on_reaching_it_an_occupied_space_is_no_stop() -> None:
    m = three(crew=0).play()
    assert sails(m) == [11, 12, 16, 20]
    assert whys(m, "sail:9") == ["RAIDS-6.14"]
    m = three(crew=0).people(10, 1).play()
    assert sails(m) == [11, 12, 13, 16, 20]  # the Village before 13 gives one


@pytest.mark.rule("RAIDS-6.1")
def test_only_tiles_in_front_are_discarded() -> None:
    sea = Sea(3).stops(7, 9, 11).ship(0, 8).ship(1, 11).ship(2, 13)
    sea.play()
    assert [space for space in range(20) if sea.s.route[space] >= 0] == [7, 11, 13]


@pytest.mark.rule("RAIDS-6.14", "RAIDS-6.18")
def test_only_vikings_in_front_help_a_ship_without_a_crew() -> None:
    m = three(crew=0).people(5, 1).play()  # the Village just behind
    assert sails(m) == [11, 12, 16, 20]
    m = Sea(3).stops(8).ship(0, 4).ship(1, 6).ship(2, 9).people(5, 1).play()  # the Village just in front
    assert sails(m) == [6, 8, 9, 20]


@pytest.mark.rule("RAIDS-6.14")
def test_a_ship_without_a_crew_may_not_attack_on_the_first_space_either() -> None:
    sea = Sea(3).stops(2).ship(0, 0, berth=3).ship(1, 1, crew=1).ship(2, 3, crew=1)
    assert sails(sea.play()) == [2, 20]


@pytest.mark.rule("RAIDS-6.17")
def test_the_kth_ship_home_gets_position_k() -> None:
    sea = Sea(3).stops(4).ship(0, 0, crew=1, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 0, crew=1, berth=1)
    m = sea.play()
    m.play("sail:20")
    assert sea.s.berth[0] == 1  # although another ship has not left position 1 yet
    m.play("sail:20")
    assert sea.s.berth[1] == 2
