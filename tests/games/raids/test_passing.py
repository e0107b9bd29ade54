"""RAIDS-7 and 8: Villages, Encounters, Pillages and Monsters."""

from __future__ import annotations

import pytest

from tests.games.raids.kit import Sea, ids, names, sails, whys


def on_the_start(sea: Sea, crews: tuple[int, int, int] = (1, 1, 1)) -> Sea:
    """All on the start: seat 0 leaves first, and nothing is discarded until the last."""
    for seat, crew in enumerate(crews):
        sea.ship(seat, 0, crew=crew, berth=3 - seat)
    return sea


@pytest.mark.rule("RAIDS-7.1", "RAIDS-7.2")
def test_who_passes_a_village_takes_one_viking() -> None:
    sea = on_the_start(Sea(3).people(5, 3).stops(6))
    m = sea.play()
    m.play("sail:6")
    assert (sea.s.crew[0], sea.s.vikings[5]) == (2, 2)


@pytest.mark.rule("RAIDS-7.1", "RAIDS-7.2")
def test_a_village_behind_is_not_passed_again() -> None:
    sea = Sea(3).people(5, 3).ship(0, 6, crew=2).ship(1, 9, crew=1).ship(2, 13)
    sea.play().play("sail:20")
    assert (sea.s.crew[0], sea.s.vikings[5]) == (2, 3)


@pytest.mark.rule("RAIDS-7.3", "RAIDS-7.6")
def test_an_encounter_gives_two_then_one_then_nothing_and_stays() -> None:
    sea = on_the_start(Sea(4).tile(3, "v1_encounter", vikings=3).stops(6, 7, 8, 9))
    sea.ship(3, 0, crew=1, berth=9)
    m = sea.play()
    for space in (9, 8, 7):
        m.play(f"sail:{space}")
    assert [sea.s.crew[seat] for seat in (3, 0, 1)] == [3, 2, 1]
    # the last ship discards it, empty, before it sails
    assert sea.s.route[3] == -1


@pytest.mark.rule("RAIDS-7.4")
def test_a_pillage_gives_a_3_then_a_1_then_nothing() -> None:
    sea = on_the_start(Sea(4).tile(3, "v2_pillage", coins=2).stops(6, 7, 8, 9))
    sea.ship(3, 0, crew=1, berth=9)
    m = sea.play()
    for space in (9, 8, 7):
        m.play(f"sail:{space}")
    assert [sea.s.purse[seat] for seat in (3, 0, 1)] == [(0, 1, 0), (0, 0, 1), (0, 0, 0)]


@pytest.mark.rule("RAIDS-7.5")
def test_a_viking_without_a_shield_goes_overboard_and_its_place_is_used_up() -> None:
    sea = on_the_start(Sea(3).tile(3, "v1_encounter", vikings=3).stops(6), crews=(10, 1, 1))
    reserve = sea.s.reserve
    m = sea.play()
    m.play("sail:6")
    assert (sea.s.crew[0], sea.s.vikings[3], sea.s.reserve) == (10, 1, reserve + 2)


@pytest.mark.rule("RAIDS-7.7")
def test_an_empty_village_gives_nothing() -> None:
    sea = on_the_start(Sea(3).stops(6))
    m = sea.play()
    m.play("sail:6")
    assert sea.s.crew[0] == 1


@pytest.mark.rule("RAIDS-7.8")
def test_every_ship_passes_every_village_once_on_its_way_home() -> None:
    sea = on_the_start(Sea(3).people(5, 3).people(10, 3).people(15, 3))
    m = sea.play()
    m.play("sail:20")
    assert sea.s.crew[0] == 1 + 3
    assert [sea.s.vikings[v] for v in (5, 10, 15)] == [2, 2, 2]


# ── Monsters ─────────────────────────────────────────────────────────────────────────────────


def meet(crew: int, monster: str = "v2_monster_5", slots: tuple[str, ...] = ()) -> Sea:
    """Seat 0 sails on past a Monster."""
    sea = Sea(3).tile(3, monster).stops(6)
    sea.ship(0, 0, crew=crew, slots=slots, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 0, crew=1, berth=1)
    sea.play().play("on:3")
    return sea


@pytest.mark.rule("RAIDS-8.1", "RAIDS-8.12")
def test_passing_a_monster_is_a_choice_between_giving_up_and_fighting() -> None:
    sea = meet(crew=8)
    assert ids(sea.match) == ["fight", "give"]


@pytest.mark.rule("RAIDS-8.2", "RAIDS-8.7", "RAIDS-8.9")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (1, 0), (0, 0)])
def test_giving_up_costs_one_viking_or_nothing_without_a_crew_and_the_move_goes_on(crew: int, left: int) -> None:
    sea = meet(crew)
    sea.match.play("give")
    assert sea.s.crew[0] == left
    assert sea.s.monsters >> 3 & 1  # it stays for the next ship
    assert sea.match.decision is not None and sea.match.decision.kind == "sail"


@pytest.mark.rule("RAIDS-8.3", "RAIDS-11.1", "RAIDS-11.2", "RAIDS-11.3")
def test_a_fight_costs_strength_less_weapons_and_weapons_stay() -> None:
    sea = meet(crew=3, slots=("v1_weapon_axe", "v2_weapon_double"))
    sea.match.play("fight")
    assert sea.s.crew[0] == 3 - (5 - 1 - 2)
    assert sea.s.weapons[0] == 3


@pytest.mark.rule("RAIDS-8.3", "RAIDS-8.5")
def test_who_cannot_pay_in_full_cannot_fight() -> None:
    sea = meet(crew=4)
    assert ids(sea.match) == ["give"]
    assert whys(sea.match, "fight") == ["RAIDS-8.3"]


@pytest.mark.rule("RAIDS-8.4")
def test_a_fight_never_costs_less_than_nothing() -> None:
    sea = meet(0, "v1_monster_3", slots=("v2_weapon_double", "v3_weapon_double"))
    assert "fight" in ids(sea.match)
    sea.match.play("fight")
    assert sea.s.crew[0] == 0
    assert names(sea.s, sea.s.beside[0]) == ["v1_monster_3"]


@pytest.mark.rule("RAIDS-8.6", "RAIDS-8.7", "RAIDS-11.21", "RAIDS-15.7")
def test_the_winner_takes_the_tile_at_once_for_its_printed_strength() -> None:
    sea = meet(crew=6, slots=("v1_weapon_axe",))
    sea.match.play("fight")
    assert names(sea.s, sea.s.beside[0]) == ["v2_monster_5"]
    assert sea.match.game.standing(sea.s, 0)[0] == 5
    assert sea.s.route[3] == -1 and 3 not in sails(sea.match)


@pytest.mark.rule("RAIDS-8.8")
def test_the_last_ship_discards_a_monster_and_neither_fights_nor_pays() -> None:
    sea = Sea(3).tile(3, "v2_monster_5").ship(0, 0, crew=6).ship(1, 6, crew=1).ship(2, 9, crew=1)
    m = sea.play()
    assert "on:3" not in ids(m) and names(sea.s, sea.s.gone[-1:]) == ["v2_monster_5"]
    assert sea.s.crew[0] == 6


@pytest.mark.rule("RAIDS-8.10")
def test_several_monsters_are_met_one_after_the_other() -> None:
    sea = Sea(3).tile(3, "v1_monster_3").tile(4, "v1_monster_4").stops(6)
    sea.ship(0, 0, crew=5, berth=3).ship(1, 0, crew=1, berth=2).ship(2, 0, crew=1, berth=1)
    m = sea.play()
    m.play("on:3")
    m.play("fight")
    assert ids(m) == ["on:4"]
    m.play("on:4")
    assert ids(m) == ["give"]  # 2 left, 4 needed


@pytest.mark.rule("RAIDS-8.11")
def test_weapons_do_not_help_against_ships() -> None:
    sea = Sea(3).ship(0, 6, crew=5, slots=["v1_weapon_axe"]).ship(1, 9, crew=2, slots=["v2_weapon_double"]).ship(2, 13)
    m = sea.play()
    m.play("sail:9")
    assert sea.s.crew[0] == 4
    m.play("retaliate")
    assert sea.s.crew[1] == 0


@pytest.mark.rule("RAIDS-8.13")
@pytest.mark.parametrize(("slot", "cost"), [("slot:1", 3), ("slot:0", 4)])
def test_a_weapon_taken_this_turn_helps_already_and_one_replaced_no_more(slot: str, cost: int) -> None:
    sea = Sea(3).tile(6, "v1_weapon_axe").tile(12, "v2_monster_5").stops(13)
    sea.ship(0, 6, crew=5, slots=["v2_weapon_axe"]).ship(1, 9, crew=1).ship(2, 11, crew=1)
    m = sea.play()
    m.play(slot)
    m.play("on:12")
    m.play("fight")
    assert sea.s.crew[0] == 5 - cost
