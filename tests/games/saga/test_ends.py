"""SAGA-8 and 9: the end of the card, leaving the trail, replacement and decision."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.landing import Land
from tests.games.saga.kit import Trail


def ended(place: int, by: int, slide: int = 0, adventure: str = "adv-I-C") -> Trail:
    t = Trail(2, adventure).player(0, place=place, vp=20, gold=5).slide(slide).row("1")
    t.s.turn = 1
    return t.run(Land(by, 1, 0))


@pytest.mark.rule("SAGA-8.1", "SAGA-8.4")
def test_reaching_or_passing_the_last_space_costs_its_helmets_and_ends_the_adventure() -> None:
    for place, by in ((18, 3), (18, 4)):
        t = ended(place - 3, by, slide=3)
        assert t[0].vp == 20 - t.s.course.loss and t[0].out == 1


@pytest.mark.rule("SAGA-8.2", "SAGA-8.4")
def test_leaving_the_trail_at_either_end_costs_the_same_wherever_it_is() -> None:
    for place, by in ((2, -3), (3, -6)):
        t = ended(place, by)
        assert t[0].vp == 20 - t.s.course.loss and t[0].out == 1 and not t[0].landed
    t = ended(10, 2, adventure="adv-S-F")
    assert t[0].vp == 20 - t.s.course.loss and t.s.slide + 12 < t.s.course.first


@pytest.mark.rule("SAGA-8.3")
def test_past_the_end_and_off_the_trail_costs_twice() -> None:
    t = ended(10, 2, slide=20, adventure="adv-S-A")
    assert t[0].vp == 20 - 2 * t.s.course.loss


@pytest.mark.rule("SAGA-8.5")
def test_a_pawn_off_the_trail_takes_no_icons() -> None:
    t = ended(10, 2, slide=4, adventure="adv-S-A")  # would be on 16, a reward
    assert 16 in t.s.course.icons and t[0].vp == 20 - t.s.course.loss and t[0].gold == 5


@pytest.mark.rule("SAGA-8.6", "SAGA-9.1")
def test_the_action_of_the_card_that_ended_it_may_still_be_used_but_nothing_is_drawn() -> None:
    t = Trail().player(0, place=15, vp=20, gold=0).hand(0, "gunnar").hand(1, "bjorn").pile(0, "ulf").moves("1")
    t.turn().lay("gunnar", "bjorn").play("move:7").play("use:gunnar")
    assert t[0].gold == 2 and t[0].hand == []
    t = Trail().player(0, place=18, vp=20).hand(0, "knut").hand(1, "bjorn").pile(0, "ulf").moves("1")
    t.turn().lay("knut", "bjorn")
    assert t[0].out == 1 and t[0].hand == []


@pytest.mark.rule("SAGA-8.6", "SAGA-19.2", "SAGA-19.4")
def test_what_comes_after_the_movement_is_lost_with_it() -> None:
    for god in ("loki", "njord"):
        t = Trail().player(0, place=18, vp=20).hand(0, god).hand(1, "gunnar").pile(0, "ulf").moves("1")
        t.turn().lay(god, "gunnar")
        assert t[0].out == 1 and not (t.seat_asked == 0 and t.kind_asked == "act-or-end")


@pytest.mark.rule("SAGA-8.7", "SAGA-12.2")
def test_the_last_places_are_21_on_land_and_11_at_sea() -> None:
    assert ended(20, 1)[0].vp == 20 - 2  # place 21 is still on the trail, but position 21 is the end: once
    assert ended(10, 1, adventure="adv-S-F")[0].out == -1
    assert ended(11, 1, adventure="adv-S-F")[0].out == 1


@pytest.mark.rule("SAGA-8.8")
def test_the_slide_alone_ends_nothing() -> None:
    t = Trail().player(0, place=18, vp=20).hand(0, "erik").hand(1, "bjorn").moves("7").turn()
    assert t.at(0) == 25 and t[0].out == -1
    t.lay("erik", "bjorn")
    assert t[0].out == -1 and t[0].vp >= 20  # back on 19


# ── 9. replacement and decision ──────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-9.1", "SAGA-15.6")
def test_every_card_played_is_replaced_a_god_too() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "hel").pile(0, "ulf", "knut").pile(1, "ulf", "knut").moves("1")
    t.turn().lay("bjorn", "hel")
    assert t.names(t[0].hand) == ["ulf"] and t.names(t[1].hand) == ["ulf"]


@pytest.mark.rule("SAGA-9.2")
def test_an_empty_draw_pile_gives_nothing_and_the_lineup_is_not_shuffled() -> None:
    t = Trail().hand(0, "bjorn", "mikka").hand(1, "bjorn", "mikka").moves("1").turn().lay("bjorn", "bjorn")
    assert t.names(t[0].hand) == ["mikka"] and t.names(t[0].lineup) == ["bjorn"]


def standing(place: int, **fields: int) -> Trail:
    """Seat 0 plays Harald after a slide of 1."""
    t = Trail().player(0, place=place, **fields).hand(0, "harald").hand(1, "bjorn").moves("1")
    return t.turn().lay("harald", "bjorn")


@pytest.mark.rule("SAGA-9.3")
def test_leaving_needs_a_landing_on_the_card_in_this_adventure() -> None:
    assert standing(13).kind_asked == "leave-or-stay"
    assert standing(5).kind_asked != "leave-or-stay"
    assert standing(5, may_leave=1).kind_asked == "leave-or-stay"  # need not be there now


@pytest.mark.rule("SAGA-9.4", "SAGA-17.1")
def test_decisions_are_made_in_odin_order() -> None:
    t = Trail(3, odin=2)
    for seat in range(3):
        t.player(seat, place=13).hand(seat, "harald")
    t.moves("1").turn().lay("harald", "harald", "harald")
    asked = []
    while t.kind_asked == "leave-or-stay":
        asked.append(t.seat_asked)
        t.play("leave")
    assert asked == [2, 0, 1]


@pytest.mark.rule("SAGA-9.5", "SAGA-9.7")
def test_whoever_leaves_keeps_hand_and_lineup_and_the_others_go_on() -> None:
    t = Trail().player(0, place=13).hand(0, "harald", "ulf").hand(1, "bjorn", "ulf").moves("1", "2")
    t.turns().lay("harald", "bjorn").play("leave")
    assert t[0].out == 1 and t.names(t[0].hand) == ["ulf"] and t.names(t[0].lineup) == ["harald"]
    assert t.s.turn == 2 and [d.seat for d in t.m.pending] == [1]


@pytest.mark.rule("SAGA-9.6")
def test_lineups_of_those_who_left_still_work_where_they_can() -> None:
    t = Trail().player(0, out=1, gold=0).lineup(0, "soren").hand(0, "ulf").hand(1, "bjorn").moves("spm-III-C").turn()
    assert t[0].gold == 2  # 1 gold reaches a player who left, and Sören adds 1


@pytest.mark.rule("SAGA-9.7")
def test_the_turns_end_when_nobody_is_active() -> None:
    t = Trail().player(0, out=1).player(1, out=1).moves("3").turns()
    assert t.kind_asked == "" and t.s.slide == 0


@pytest.mark.rule("SAGA-9.9")
def test_replacements_are_added_up_over_the_cards_played() -> None:
    t = Trail().hand(0, "njord").hand(1, "bjorn").pile(0, "knut", "ulf", "ulf", "ulf", "ulf", "ulf").moves("1")
    t.turn().lay("njord", "bjorn").play("use:njord").play("pick:knut")
    assert t.kind_asked == "use-draw-action"
    t.play("use:knut")
    assert len(t[0].hand) == 1 + 3
