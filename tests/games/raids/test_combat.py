"""RAIDS-9: combat between ships."""

from __future__ import annotations

import pytest

from tests.games.raids.kit import Sea, ids, sails, whys


def attacked(attacker: int = 5, defender: int = 5) -> Sea:
    """Seat 0 has attacked seat 1 on 9; seat 2 is on 13, free stops on 11 and 16."""
    sea = Sea(3).stops(11, 16).ship(0, 6, crew=attacker).ship(1, 9, crew=defender).ship(2, 13, crew=2)
    sea.play().play("sail:9")
    return sea


@pytest.mark.rule("RAIDS-9.1", "RAIDS-9.2")
def test_attacking_costs_one_viking() -> None:
    sea = attacked()
    assert sea.s.crew[0] == 4
    assert sea.match.decision is not None and sea.match.decision.seat == 1


@pytest.mark.rule("RAIDS-9.3", "RAIDS-9.4", "RAIDS-9.15")
def test_the_two_sides_answer_in_turn_with_2_3_4() -> None:
    sea = attacked(9, 9)
    for due, seat, left in ((2, 1, 7), (3, 0, 5), (4, 1, 3), (5, 0, 0)):
        assert sea.match.decision is not None and sea.match.decision.seat == seat
        reserve = sea.s.reserve
        sea.match.play("retaliate")
        assert sea.s.crew[seat] == left and sea.s.reserve == reserve + due


@pytest.mark.rule("RAIDS-9.5")
def test_who_cannot_pay_must_flee_and_who_can_may_still_flee() -> None:
    assert ids(attacked(defender=1).match) == ["flee"]
    assert whys(attacked(defender=1).match, "retaliate") == ["RAIDS-9.5"]
    assert ids(attacked(defender=2).match) == ["retaliate", "flee"]


@pytest.mark.rule("RAIDS-9.6", "RAIDS-9.7")
def test_the_other_side_keeps_the_space_and_takes_the_tile_only_on_its_next_turn() -> None:
    sea = attacked()
    sea.match.play("flee")
    sea.match.play("sail:16")
    assert (sea.s.at[0] == 9 and sea.s.route[9] >= 0) or sea.s.beside[0]
    taken = len(sea.s.beside[0])
    assert sea.match.decision is not None and sea.match.decision.seat == 0  # furthest back again
    assert taken == 2 and sea.s.route[9] == -1  # the Rune of 6, and now that of 9
    assert sea.s.crew[1] == 5 and sea.s.crew[0] == 4


@pytest.mark.rule("RAIDS-9.8", "RAIDS-9.10")
def test_a_fleeing_ship_goes_to_any_later_stop_takes_no_tile_and_discards_none() -> None:
    sea = attacked()
    sea.match.play("flee")
    assert sails(sea.match) == [11, 13, 16, 20]  # 11 is short of seat 2: no minimum
    sea.match.listen()
    sea.match.play("sail:16")
    done = [(e.kind, e.seat) for e in sea.match.heard()]
    assert done == [("stops", 1), ("takes", 0), ("discards", 0)]  # all but the stop is the next turn
    assert sea.s.beside[1] == ()


@pytest.mark.rule("RAIDS-9.8")
def test_without_a_viking_it_cannot_flee_to_an_occupied_tile() -> None:
    sea = attacked(defender=0)
    sea.match.play("flee")
    assert 13 not in sails(sea.match)
    assert whys(sea.match, "sail:13") == ["RAIDS-6.14"]


@pytest.mark.rule("RAIDS-7.1", "RAIDS-9.9")
def test_a_fleeing_ship_passes_villages_and_monsters_like_any_other() -> None:
    sea = Sea(3).stops(12, 16).people(10, 2).tile(11, "v1_monster_3")
    sea.ship(0, 6, crew=5).ship(1, 9, crew=3).ship(2, 13, crew=2)
    m = sea.play()
    m.play("sail:9")
    m.play("flee")
    assert ids(m) == ["on:11"]
    m.play("on:11")
    assert sea.s.crew[1] == 4 and ids(m) == ["fight", "give"]
    m.play("give")
    assert m.decision is not None and m.decision.kind == "flee"
    assert sails(m) == [12, 13, 16, 20]


@pytest.mark.rule("RAIDS-9.11", "RAIDS-9.12")
def test_a_fleeing_ship_may_attack_in_turn_and_the_turn_ends_after_all_combats() -> None:
    sea = attacked()
    sea.match.play("flee")
    sea.match.play("sail:13")
    assert sea.s.crew[1] == 4
    assert sea.match.decision is not None and (sea.match.decision.kind, sea.match.decision.seat) == ("answer", 2)
    sea.match.play("flee")
    sea.match.play("sail:16")
    assert sea.s.at == [9, 13, 16]
    assert sea.match.decision is not None and sea.match.decision.seat == 0


@pytest.mark.rule("RAIDS-9.12")
def test_the_active_player_may_be_the_one_who_flees() -> None:
    sea = attacked()
    sea.match.play("retaliate")
    sea.match.play("flee")
    assert sea.match.decision is not None and (sea.match.decision.kind, sea.match.decision.seat) == ("flee", 0)
    sea.match.play("sail:11")
    assert sea.s.at == [11, 9, 13]
    assert sea.match.decision.seat == 1


@pytest.mark.rule("RAIDS-9.13")
def test_harbour_and_start_are_never_contested() -> None:
    sea = Sea(3).ship(0, 18, crew=3).ship(1, 20, berth=1).ship(2, 20, berth=2)
    m = sea.play()
    m.play("sail:20")
    assert sea.s.crew[0] == 3 and sea.s.voyage == 2


@pytest.mark.rule("RAIDS-9.14")
def test_one_can_always_flee_to_the_harbour_and_gets_the_next_number() -> None:
    sea = attacked(defender=0)
    sea.match.play("flee")
    sea.match.play("sail:20")
    assert sea.s.at[1] == 20 and sea.s.berth[1] == 1


@pytest.mark.rule("RAIDS-9.16")
def test_a_fleeing_ship_cannot_stay_or_go_back() -> None:
    sea = attacked()
    sea.match.play("flee")
    assert 9 not in sails(sea.match)
    assert "RAIDS-6.19" in whys(sea.match, "sail:9")
