"""SAGA-6: flipping, choosing in secret, moving."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.saga.steps.flipping import renew
from tests.games.saga.kit import GAME, Trail


def choosing(*moves: str, players: int = 2, odin: int = 0) -> Trail:
    """Every seat holds Bjorn (1), Mikka (3) and Solveig (5)."""
    t = Trail(players, odin=odin).moves(*moves)
    for seat in range(players):
        t.hand(seat, "bjorn", "mikka", "solveig")
    return t.turn()


@pytest.mark.rule("SAGA-6.1")
def test_the_flip_slides_the_trail_with_all_pawns() -> None:
    t = choosing("4")
    assert t.s.slide == 4 and [t.at(0), t.at(1)] == [4, 4]
    assert [t.box.moves[c - t.box.first_move].number for c in t.s.row] == [4]


@pytest.mark.rule("SAGA-6.1", "SAGA-9.5")
def test_odin_flips_even_after_having_left() -> None:
    t = Trail(2, odin=0).player(0, out=1).hand(0, "bjorn").hand(1, "bjorn").moves("2")
    t.m.listen()
    t.turn()
    assert next((e.kind, e.seat) for e in t.m.heard()) == ("flips", 0)
    assert [d.seat for d in t.m.pending] == [1]  # whoever left takes no part


@pytest.mark.rule("SAGA-6.2")
def test_a_back_slide_stops_at_zero() -> None:
    t = Trail().slide(2).hand(0, "bjorn").hand(1, "bjorn").moves("spm-IX-A").turn()
    assert t.s.slide == 0
    t = Trail().slide(9).hand(0, "bjorn").hand(1, "bjorn").moves("spm-IX-A").turn()
    assert t.s.slide == 5


@pytest.mark.rule("SAGA-6.3")
def test_an_empty_pile_is_made_anew_from_the_discard_without_the_row() -> None:
    t = Trail().row("7").hand(0, "bjorn").hand(1, "bjorn")
    t.s.discard += [t.move("2"), t.move("2")]
    t.turn()
    assert t.s.discard == [] and len(t.s.pile) == 1 and len(t.s.row) == 2


@pytest.mark.rule("SAGA-6.4")
def test_without_a_discard_the_row_but_for_its_last_card_is_shuffled_and_its_effects_end() -> None:
    t = Trail().row("spm-V-A", "3", "6")
    assert t.s.in_row("dread")
    renew(t.s)
    assert sorted(t.box.moves[c - t.box.first_move].number for c in t.s.pile) == [3, 4]
    assert [t.box.moves[c - t.box.first_move].number for c in t.s.row] == [6]
    assert t.s.in_row("dread") is None


@pytest.mark.rule("SAGA-6.5")
def test_all_choose_at_the_same_time_and_reveal_together() -> None:
    t = choosing("3", players=3)
    assert [d.seat for d in t.m.pending] == [0, 1, 2]
    t.play("lay:mikka", 2).play("lay:bjorn", 0)
    assert [d.seat for d in t.m.pending] == [1]
    assert all(p.lineup == [] for p in t.s.players)
    t.play("lay:solveig", 1)
    assert [t.names(p.lineup) for p in t.s.players] == [["bjorn"], ["solveig"], ["mikka"]]


@pytest.mark.rule("SAGA-6.5", "SAGA-17.3")
def test_nobody_sees_what_was_laid() -> None:
    a, b = choosing("3"), choosing("3")
    a.play("lay:mikka", 1)
    b.play("lay:bjorn", 1)
    assert a.m.view(0) == b.m.view(0)
    assert a.m.scene(0, "en") == b.m.scene(0, "en")
    assert a.m.view(1) != b.m.view(1)


@pytest.mark.rule("SAGA-6.5")
def test_the_order_of_choosing_makes_no_difference() -> None:
    a, b = choosing("3"), choosing("3")
    a.play("lay:mikka", 0).play("lay:bjorn", 1)
    b.play("lay:bjorn", 1).play("lay:mikka", 0)
    assert a.m.view(0) == b.m.view(0) and a.m.view(1) == b.m.view(1)


@pytest.mark.rule("SAGA-6.6", "SAGA-9.8")
def test_whoever_has_a_playable_card_must_play() -> None:
    t = choosing("3")
    assert "none" not in t.ids and t.whys("none") == ["SAGA-6.6"]


@pytest.mark.rule("SAGA-6.7", "SAGA-6.8")
def test_pawns_move_by_exactly_the_number_and_may_share_a_place() -> None:
    t = choosing("3").lay("mikka", "mikka")
    assert [t.at(0), t.at(1)] == [6, 6]
    t = Trail().player(0, place=8).hand(0, "erik").hand(1, "bjorn").moves("2").turn().lay("erik", "bjorn")
    assert t[0].place == 2  # six back along the trail


@pytest.mark.rule("SAGA-6.9")
def test_a_card_with_two_numbers_asks_after_the_reveal() -> None:
    t = Trail().hand(0, "kjer").hand(1, "bjorn").moves("3").turn().lay("kjer", "bjorn")
    assert t.kind_asked == "move-or-act" and t.ids == ["move:2", "move:6"]
    assert t.names(t[1].lineup) == ["bjorn"]  # all cards lie open already
    t.play("move:6")
    assert t.at(0) == 3 + 6


@pytest.mark.rule("SAGA-6.10")
def test_played_cards_stay_in_the_lineup_until_departure() -> None:
    t = choosing("3", "1").lay("mikka", "bjorn").turn().lay("bjorn", "mikka")
    assert t.names(t[0].lineup) == ["mikka", "bjorn"]
    t.depart()
    assert t[0].lineup == []


@pytest.mark.rule("SAGA-6.11", "SAGA-6.13", "SAGA-9.3")
def test_without_a_card_the_top_god_moves_the_pawn_and_goes_under_its_pile() -> None:
    t = Trail().player(0, place=8).hand(1, "bjorn", "bjorn").pile(0, "mikka").gods("thor", "loki").moves("3")
    t.slide(5).turn().lay("bjorn")
    assert t[0].place == 8 + 7
    assert t.names(t.s.gods) == ["thor", "loki"]  # Loki is on top now, Thor at the bottom
    assert t[0].lineup == [] and t[0].hand == [] and t.names(t[0].draw) == ["mikka"]  # nothing played or drawn


@pytest.mark.rule("SAGA-6.11")
def test_a_landing_by_a_god_counts_for_leaving_and_brings_rewards() -> None:
    t = Trail().player(0, place=8, gold=0).gods("loki").moves("4").hand(1, "bjorn").slide(0).turn().lay("bjorn")
    assert t.s.slide + t[0].place == 15 and t[0].gold == 1  # 4 + 8 + 3
    assert t[0].may_leave and t.kind_asked == "leave-or-stay"


@pytest.mark.rule("SAGA-6.11", "SAGA-17.1")
def test_several_without_cards_are_moved_one_after_the_other_in_odin_order() -> None:
    t = Trail(3, odin=1).gods("idun", "loki", "hel", "thor").moves("1")
    t.hand(2, "bjorn", "bjorn", "bjorn", "bjorn").turn().lay("bjorn")
    assert [t[1].place, t[0].place] == [4, 3]  # Idun for seat 1, Loki for seat 0


@pytest.mark.rule("SAGA-6.12", "SAGA-8.8")
def test_with_no_god_left_the_slid_place_counts() -> None:
    t = Trail().player(0, place=11, gold=0).hand(1, "bjorn").moves("4").turn().lay("bjorn")
    assert t[0].gold == 1 and t.kind_asked == "leave-or-stay"  # slid onto 15
    t = Trail().player(0, place=17, vp=9).hand(1, "bjorn").moves("4").turn().lay("bjorn")
    assert t[0].out == 1 and t[0].vp == 9 - t.s.course.loss  # slid onto the last space, 21


@pytest.mark.rule("SAGA-6.12")
def test_gods_help_is_compulsory() -> None:
    t = Trail().gods("thor").hand(1, "bjorn").moves("1").turn()
    assert [d.seat for d in t.m.pending] == [1]


@pytest.mark.rule("SAGA-6.14")
def test_actions_have_the_four_moments() -> None:
    whens = {k.action.when for k in Trail().box.cards if k.action and not k.god}
    assert whens == {"immediate", "permanent", "draw", "end"}


def gunnar(*, gold: int, place: int = 8) -> Trail:
    """Gunnar (7, +2 gold) moves onto a penalty of 1 gold on 17."""
    t = Trail().player(0, gold=gold, vp=5, place=place).hand(0, "gunnar").hand(1, "bjorn").moves("2")
    return t.turn().lay("gunnar", "bjorn")


@pytest.mark.rule("SAGA-6.15")
def test_an_action_may_be_used_before_moving_or_after_the_rewards() -> None:
    t = gunnar(gold=0)
    assert t.ids == ["move:7", "use:gunnar"]
    t.play("use:gunnar")
    assert (t[0].gold, t[0].vp) == (1, 5)  # gained 2, then paid the 1 of space 17
    t = gunnar(gold=0).play("move:7")
    assert (t[0].gold, t[0].vp) == (0, 4) and t.ids == ["use:gunnar", "done"]
    t.play("use:gunnar")
    assert t[0].gold == 2


@pytest.mark.rule("SAGA-6.16")
def test_an_action_may_be_left_but_the_movement_may_not() -> None:
    t = gunnar(gold=0).play("move:7").play("done")
    assert t[0].gold == 0 and t.names(t[0].lineup) == ["gunnar"]


@pytest.mark.rule("SAGA-6.17")
def test_a_card_whose_action_can_do_nothing_is_played_for_its_movement() -> None:
    t = Trail().hand(0, "lasse").hand(1, "bjorn").moves("2").turn().lay("lasse", "bjorn")
    assert t[0].place == 4 and t.kind_asked != "move-or-act"  # no other hand card: nothing to ask


@pytest.mark.rule("SAGA-6.18")
def test_a_permanent_action_revealed_now_works_for_those_resolved_earlier() -> None:
    t = Trail(2, odin=0).player(0, gold=0, place=9).player(1, gold=0).hand(0, "mikka").hand(1, "jari")
    t.moves("3").turn().lay("mikka", "jari")
    assert t[0].gold == 1 and t[1].gold == 1  # seat 0 lands on 15 first; seat 1's Jari already answers


@pytest.mark.rule("SAGA-6.18")
def test_a_permanent_action_does_not_work_for_the_flip_of_its_own_turn() -> None:
    t = Trail().player(0, gold=5).hand(0, "olav").hand(1, "bjorn").moves("spm-I-B").turn()
    assert t[0].gold == 4  # paid before Olav was revealed


@pytest.mark.rule("SAGA-6.19")
def test_the_order_of_a_turn() -> None:
    t = Trail(2, odin=0).player(0, place=9, gold=3).player(1, place=8, gold=3).pile(0, "ulf").pile(1, "ulf")
    t.hand(0, "mikka").hand(1, "helga").moves("spm-I-B")
    t.m.listen()
    t.turn().lay("mikka", "helga")
    kinds = [(e.kind, e.seat) for e in t.m.heard() if e.kind not in ("loses-vp", "gains-gold", "gains-vp")]
    assert kinds == [
        ("flips", 0), ("pays", 0), ("pays", 1), ("lays", 0), ("lays", 1), ("plays", 0), ("plays", 1),
        ("lands", 0), ("pays", 0), ("lands", 1), ("pays", 1), ("draws", 0), ("draws", 1),
    ]  # fmt: skip
    assert t.kind_asked == "leave-or-stay"  # both landed on 17 and paid there


@pytest.mark.rule("SAGA-6.20", "SAGA-18.19")
def test_tjure_is_not_playable_without_another_viking_and_a_god_must_then_be_played() -> None:
    t = Trail().hand(0, "tjure", "loki").hand(1, "bjorn").moves("1").turn()
    assert t.ids == ["lay:loki"] and t.whys("lay:tjure") == ["SAGA-18.19"]


@pytest.mark.rule("SAGA-6.20", "SAGA-6.11")
def test_with_only_tjure_a_god_helps_and_tjure_stays_in_the_hand() -> None:
    t = Trail().hand(0, "tjure").hand(1, "bjorn").gods("idun").moves("1").turn()
    assert t.ids == ["flip"]
    t.lay("flip", "bjorn")
    assert t[0].place == 4 and t.names(t[0].hand) == ["tjure"] and t[0].lineup == []


@pytest.mark.rule("SAGA-6.12", "SAGA-6.20")
def test_with_only_tjure_it_is_the_god_that_is_compulsory() -> None:
    t = Trail().hand(0, "tjure").hand(1, "bjorn").gods("idun").moves("1").turn()
    assert t.ids == ["flip"] and t.whys("none") == ["SAGA-6.12"]


@pytest.mark.rule("SAGA-6.20", "SAGA-7.18")
def test_a_bot_with_only_tjure_and_a_token_knows_what_to_do() -> None:
    t = Trail().player(0, token=1).hand(0, "tjure").hand(1, "bjorn").gods("idun").moves("1", "3").turn()
    ask = t.s.asked()[0]
    assert [o.id for o in GAME.judgement.sensible(t.s, ask, ask.options(t.s))] == ["flip", "peek"]


@pytest.mark.rule("SAGA-6.20")
def test_nobody_can_tell_before_the_reveal_that_a_player_has_no_playable_card() -> None:
    a = Trail().hand(0, "tjure").hand(1, "bjorn").gods("idun").moves("1").turn()
    b = Trail().hand(0, "ulf").hand(1, "bjorn").gods("idun").moves("1").turn()
    a.play("flip", 0)
    b.play("lay:ulf", 0)
    assert a.m.view(1) == b.m.view(1)


def test_under_each_hand_card_stands_where_it_lands_and_what_that_brings() -> None:
    t = (
        Trail()
        .player(0, place=9, gold=0)
        .row("spm-V-B", "spm-I-C")
        .hand(0, "mikka", "kjer", "ragnar", "tjure")
        .moves("3")
    )
    t.lineup(0, "tjure", "helga").hand(1, "bjorn").turn()
    question: Any = t.m.question(0, "en")
    lands = {c["id"]: c["data"]["lands"] for c in question["options"]}
    mikka = lands["lay:mikka"][0]
    assert mikka["to"] == 15 and [s["value"] for s in mikka["signs"]] == ["+1", "+1"]  # the space, the lost city
    assert [one["to"] for one in lands["lay:kjer"]] == [14, 18]
    assert [one["to"] for one in lands["lay:tjure"]] == [12, 16]  # as the other Tjure (0) or as Helga (4)
    ragnar = lands["lay:ragnar"][0]
    assert ragnar["to"] == 20 and ragnar["signs"][-1]["value"] == "+2"  # Ginnungagap pays for an 8


@pytest.mark.rule("SAGA-7.9", "SAGA-18.9")
@pytest.mark.parametrize(("lineup", "values"), [("helga", [-2, -1]), ("olav", [-2])])
def test_a_payment_that_falls_short_is_shown_unless_olav_can_turn_it_round(lineup: str, values: list[int]) -> None:
    t = Trail().marks("gold-2").player(0, place=2, gold=1).lineup(0, lineup).hand(0, "mikka").hand(1, "bjorn")
    question: Any = t.moves("1").turn().m.question(0, "en")
    assert [sign["value"] for sign in question["options"][0]["data"]["lands"][0]["signs"]] == values


@pytest.mark.rule("SAGA-7.9", "SAGA-20.3", "SAGA-20.14", "SAGA-20.23")
@pytest.mark.parametrize(
    ("row", "gold", "name", "values"),
    [
        ("spm-I-C", 0, "helga", ["+1", -1]),  # the lost city's gold pays the space
        ("spm-V-B", 0, "ragnar", [-1, "+2"]),  # and so does Ginnungagap's
        ("spm-VIII-B", 3, "helga", [-1, -2]),
        ("spm-VIII-B", 2, "helga", [-1, -2, -1]),  # enough for the space, not for the snow demons
    ],
)
def test_what_is_shown_as_short_is_what_will_be_short(row: str, gold: int, name: str, values: list[object]) -> None:
    t = Trail().row(row).hand(0, name).hand(1, "bjorn").moves("1")
    number = t.box.cards[t.kind(name)].numbers[0]
    question: Any = t.player(0, gold=gold, vp=5, place=t.space("gold-1") - 1 - number).turn().m.question(0, "en")
    assert [sign["value"] for sign in question["options"][0]["data"]["lands"][0]["signs"]] == values
    t.lay(name, "bjorn")
    assert t[0].vp == 5 - (len(values) == 3)


@pytest.mark.rule("SAGA-6.18", "SAGA-18.4", "SAGA-18.9")
def test_what_a_card_brings_is_shown_with_its_own_permanent_action() -> None:
    t = Trail().marks("gold-2").player(0, gold=0).hand(0, "solveig", "olav", "ingrid").hand(1, "bjorn").moves("1")
    question: Any = t.turn().m.question(0, "en")  # all three are fives: onto the marker
    shown = {c["id"]: c["remarks"][0] for c in question["options"]}
    assert shown["lay:solveig"] == "To 6: pay 2 gold, not enough gold: −1 VP"
    assert shown["lay:olav"] == "To 6: pay 2 gold"
    assert shown["lay:ingrid"].endswith("and a bonus on the marker")


def test_a_landing_past_the_end_is_shown_as_bad() -> None:
    t = Trail().player(0, place=16).hand(0, "ragnar").hand(1, "bjorn").moves("3").turn()
    question: Any = t.m.question(0, "en")
    lands = question["options"][0]["data"]["lands"][0]
    assert lands["bad"] and lands["signs"][0]["value"] == -t.s.course.loss
