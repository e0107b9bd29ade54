"""SAGA-13 and 20: special movement cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.saga.kit import GAME, Trail

BOX = GAME.box


def flip(card: str, *hand: str, theirs: tuple[str, ...] = ("bjorn",), players: int = 2, **fields: int) -> Trail:
    """Seat 0 has these cards and fields; the card is flipped."""
    t = Trail(players).player(0, **fields).hand(0, *hand)
    for seat in range(1, players):
        t.hand(seat, *theirs).player(seat, gold=0, vp=9)
    return t.moves(card)


# ── 13. general ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-13.1")
def test_numbers_of_special_cards_lie_between_minus_four_and_eight() -> None:
    numbers = [m.number for m in BOX.moves if m.do]
    assert min(numbers) == -4 and max(numbers) <= 8
    by_id = {m.id: m.number for m in BOX.moves}
    assert by_id["spm-IX-A"] == -4 and by_id["spm-IX-B"] == 3


@pytest.mark.rule("SAGA-13.2")
def test_the_slide_comes_before_the_instruction() -> None:
    t = flip("spm-I-B", "bjorn", gold=3)
    t.m.listen()
    t.turn()
    assert [e.kind for e in t.m.heard()][:2] == ["flips", "pays"] and t.s.slide == 5


@pytest.mark.rule("SAGA-13.3")
def test_an_instruction_binds_only_those_active_at_the_flip() -> None:
    t = flip("spm-VI-A", "bjorn", gold=5, players=3).player(1, out=1, gold=5).turn()
    assert t[0].gold == 3 and t[1].gold == 5


@pytest.mark.rule("SAGA-13.4", "SAGA-13.8")
@pytest.mark.parametrize(("row", "cards"), [(("spm-V-A", "spm-IV-B"), 1), (("spm-IV-B", "spm-V-A"), 0)])
def test_of_surt_and_the_dwarf_city_the_later_one_prevails(row: tuple[str, ...], cards: int) -> None:
    t = flip("1", "bjorn", gold=5).row(*row).pile(0, "ulf").turn().lay("bjorn", "bjorn")
    if cards:
        assert t.kind_asked == "pay-to-draw"
        t.play("pay")
    assert len(t[0].hand) == cards and t[0].gold == 5 - cards


@pytest.mark.rule("SAGA-13.5")
@pytest.mark.parametrize("card", ["spm-V-A", "spm-IV-B"])
def test_a_vikings_draw_action_prevails_over_the_row(card: str) -> None:
    t = flip("1", "knut", gold=5).row(card).pile(0, "ulf", "ulf", "ulf").turn().lay("knut", "bjorn").play("use:knut")
    assert len(t[0].hand) == 3 and t[0].gold == 5


@pytest.mark.rule("SAGA-13.7")
def test_choices_are_made_in_odin_order() -> None:
    t = Trail(3, odin=1).moves("spm-I-A")
    for seat in range(3):
        t.hand(seat, "bjorn")
    t.turn()
    asked = []
    while t.kind_asked == "troll-swap":
        asked.append(t.seat_asked)
        t.play("refuse")
    assert asked == [1, 2, 0]


@pytest.mark.rule("SAGA-13.8", "SAGA-20.26")
def test_in_the_survivors_turn_leaving_stays_a_choice_under_the_ice_valley() -> None:
    t = flip("spm-IX-B", "bjorn", place=12).row("spm-VII-A").turn()
    assert t.at(0) == 15 and t[0].out == -1 and t.kind_asked == "leave-or-stay"


@pytest.mark.rule("SAGA-13.9")
def test_gods_have_no_priority_over_the_row_but_vikings_played_by_them_have() -> None:
    t = flip("1", "njord", gold=5).row("spm-V-A").pile(0, "ulf", "ulf", "ulf")
    t.turn().lay("njord", "bjorn").play("use:njord").play("pick:ulf")
    assert t[0].hand == []  # two regular replacements: none
    t = flip("1", "njord", gold=5).row("spm-IV-B").pile(0, "ulf", "ulf", "ulf")
    t.turn().lay("njord", "bjorn").play("use:njord").play("pick:ulf").play("pay").play("pay")
    assert len(t[0].hand) == 2 and t[0].gold == 3
    t = flip("1", "loki").row("spm-V-A").lineup(1, "knut").pile(0, "ulf", "ulf", "ulf")
    t.turn().lay("loki", "bjorn").play("use:loki").play("copy:knut").play("use:knut")
    assert len(t[0].hand) == 3


# ── 20. card by card ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-20.1")
def test_troll_women_swap_a_hand_card() -> None:
    t = flip("spm-I-A", "bjorn", "mikka").pile(0, "ulf", "knut").turn().play("tuck:bjorn")
    assert sorted(t.names(t[0].hand)) == ["mikka", "ulf"] and t.names(t[0].draw) == ["bjorn", "knut"]


@pytest.mark.rule("SAGA-20.2")
def test_the_forest_demon_takes_a_gold() -> None:
    t = flip("spm-I-B", "bjorn", gold=0, vp=5).player(1, gold=4).turn()
    assert (t[0].gold, t[0].vp) == (0, 4) and t[1].gold == 3


@pytest.mark.rule("SAGA-20.3")
def test_the_lost_city_rewards_the_first_landing_on_the_card() -> None:
    t = Trail().row("spm-I-C").player(0, gold=0).slide(5)
    assert t.land(0, 15)[0].gold == 2
    assert t.land(0, 15)[0].gold == 3
    t = Trail().row("spm-I-C").player(0, gold=0, landed=1).slide(5)
    assert t.land(0, 15)[0].gold == 1  # landed before the flip
    t = Trail().row("spm-I-C").player(0, gold=0).marks("gold+1")
    assert t.land(0, 6)[0].gold == 1  # a marker is not the card


@pytest.mark.rule("SAGA-20.4")
def test_the_sacred_grove_lets_everybody_draw() -> None:
    t = flip("spm-II-A", "bjorn").pile(0, "ulf").turn().play("draw")
    assert sorted(t.names(t[0].hand)) == ["bjorn", "ulf"]


@pytest.mark.rule("SAGA-20.5")
def test_the_witch_sells_a_god() -> None:
    t = flip("spm-II-B", "bjorn", gold=3).gods("thor", "loki").turn().play("pay").play("keep:thor")
    assert t[0].gold == 1 and t.names(t[0].draw) == ["thor"]
    assert flip("spm-II-B", "bjorn", gold=3).gods("thor").turn().play("refuse")[0].gold == 3


@pytest.mark.rule("SAGA-20.6")
def test_the_tree_of_life_gives_a_played_viking_back() -> None:
    t = flip("spm-II-C", "bjorn", gold=0).lineup(0, "soren", "loki").turn()
    assert t.ids == ["pick:soren", "refuse"]
    t.play("pick:soren")
    assert sorted(t.names(t[0].hand)) == ["bjorn", "soren"] and t.names(t[0].lineup) == ["loki"] and not t[0].hooks


@pytest.mark.rule("SAGA-20.7")
def test_the_draugr_take_a_hand_card_under_the_pile() -> None:
    t = flip("spm-III-A", "bjorn", "mikka").turn()
    assert t.ids == ["tuck:bjorn", "tuck:mikka"]
    assert t.play("tuck:bjorn").names(t[0].hand) == ["mikka"]


@pytest.mark.rule("SAGA-20.8")
def test_the_irminsul_is_paid_for_after_points_from_the_card() -> None:
    t = Trail().row("spm-III-B").player(0, gold=2, vp=5).slide(5)
    assert t.land(0, 16)[0].gold == 1 and t[0].vp == 6
    t = Trail().row("spm-III-B").player(0, gold=2).marks("vp+1")
    assert t.land(0, 6)[0].gold == 2  # a marker is not the card
    t = Trail().row("spm-III-B").player(0, gold=0, vp=5).slide(5).land(0, 18)
    assert t.kind_asked == "next-icon"  # gold first pays for the point
    t.play("icon:gold+3")
    assert (t[0].gold, t[0].vp) == (2, 6)


@pytest.mark.rule("SAGA-20.9", "SAGA-13.3")
def test_the_forest_city_gives_gold_to_everybody_also_to_those_who_left() -> None:
    t = flip("spm-III-C", "bjorn", gold=0).player(1, out=1).turn()
    assert (t[0].gold, t[1].gold) == (1, 1)


@pytest.mark.rule("SAGA-20.10", "SAGA-8.8")
def test_at_the_rune_gate_a_player_may_play_no_card() -> None:
    t = flip("spm-IV-A", "bjorn", place=7, gold=0).pile(0, "ulf").turn()
    assert "none" in t.ids
    t.lay("none", "bjorn")
    assert t.at(0) == 15 and t[0].gold == 1 and t.names(t[0].hand) == ["bjorn"] and t[0].lineup == []
    assert t.kind_asked == "leave-or-stay"
    t = flip("spm-IV-A", "bjorn", place=13, vp=9).turn().lay("none", "bjorn")
    assert t[0].out == 1 and t[0].vp == 9 - t.s.course.loss


@pytest.mark.rule("SAGA-20.10")
def test_resting_is_declared_face_down() -> None:
    a, b = (flip("spm-IV-A", "bjorn", "mikka").turn() for _ in range(2))
    a.play("none", 0)
    b.play("lay:mikka", 0)
    assert a.m.view(1) == b.m.view(1) and a.m.scene(1, "en") == b.m.scene(1, "en")
    a.play("lay:bjorn", 1)
    assert sorted(a.names(a[0].hand)) == ["bjorn", "mikka"]


@pytest.mark.rule("SAGA-20.10")
def test_without_cards_the_gods_help_may_be_declined_at_the_rune_gate() -> None:
    t = flip("spm-IV-A", place=7, gold=0).gods("thor").turn()
    assert t.ids == ["flip", "none"]
    assert t.lay("none", "bjorn").at(0) == 15
    t = flip("spm-IV-A", place=7, gold=0).gods("hel").turn().lay("flip", "bjorn")
    assert t.at(0) == 15 and t.names(t.s.gods) == ["hel"]


@pytest.mark.rule("SAGA-20.11")
def test_the_dwarf_city_asks_a_gold_for_each_replacement() -> None:
    t = flip("spm-IV-B", "bjorn", gold=1).pile(0, "ulf").turn().lay("bjorn", "bjorn")
    assert t.ids == ["pay", "refuse"]
    assert t.play("pay").names(t[0].hand) == ["ulf"] and t[0].gold == 0
    t = flip("spm-IV-B", "bjorn", gold=0).pile(0, "ulf").turn().lay("bjorn", "bjorn")
    assert t[0].hand == [] and t.kind_asked == ""


def two(*hand: str, **fields: int) -> Trail:
    return flip("spm-IV-C", *hand, theirs=("bjorn",), **fields).turn()


@pytest.mark.rule("SAGA-20.12")
def test_the_cave_spirit_makes_players_with_two_cards_play_two() -> None:
    t = two("bjorn", "mikka", "helga").pile(0, "ulf", "ulf", "ulf")
    t.play("lay:mikka", 0).play("lay:helga", 0)
    assert [d.seat for d in t.m.pending] == [1]
    t.play("lay:bjorn", 1)
    assert t.kind_asked == "order-two" and t.ids == ["first:mikka", "first:helga"]
    t.play("first:helga")
    assert t.at(0) == 1 + 3 + 4 and t.names(t[0].lineup) == ["helga", "mikka"]
    assert len(t[0].hand) == 1 + 2 and t.at(1) == 2  # seat 1 had one card: normal rules


@pytest.mark.rule("SAGA-20.12")
def test_only_the_resulting_place_of_both_cards_counts() -> None:
    t = two("ulf", "erik", place=6).play("lay:ulf", 0).play("lay:erik", 0).play("lay:bjorn", 1).play("first:ulf")
    assert t[0].place == -1 and t[0].out == 1  # 6 - 1 - 6
    t = two("erik", "ragnar", place=3).play("lay:erik", 0).play("lay:ragnar", 0).play("lay:bjorn", 1).play("first:erik")
    assert t[0].place == 5 and t[0].out == -1  # never off the trail in between


@pytest.mark.rule("SAGA-20.12", "SAGA-18.19", "SAGA-18.27", "SAGA-18.16")
def test_the_first_of_two_cards_already_counts_for_the_second() -> None:
    t = two("helga", "tjure")
    assert "lay:tjure" not in t.ids
    t.play("lay:helga", 0)
    assert t.ids == ["lay:tjure"]
    t.play("lay:tjure", 0).play("lay:bjorn", 1)
    assert t[0].place == 8  # 4 and 4 again; Tjure can only be second
    t = two("helga", "thorsten").play("lay:helga", 0).play("lay:thorsten", 0).play("lay:bjorn", 1)
    assert t.play("first:helga")[0].place == 5
    t = two("christian", "helga", gold=0).play("lay:christian", 0).play("lay:helga", 0).play("lay:bjorn", 1)
    assert t.play("first:christian").kind_asked == ""  # nobody before him
    t = two("christian", "helga", gold=0).play("lay:christian", 0).play("lay:helga", 0).play("lay:bjorn", 1)
    assert t.play("first:helga").play("use:christian")[0].gold == 1


@pytest.mark.rule("SAGA-20.12", "SAGA-18.16")
def test_the_second_of_two_christians_counts_the_first_although_the_first_counts_nobody() -> None:
    t = two("christian", "christian", gold=0).play("lay:christian", 0).play("lay:christian", 0).play("lay:bjorn", 1)
    assert t.play("use:christian")[0].gold == 1
    assert t.kind_asked == "" and t[0].place == 12


@pytest.mark.rule("SAGA-20.12", "SAGA-18.19", "SAGA-18.27")
def test_under_the_second_card_stands_where_both_lead() -> None:
    t = two("kjer", "mikka", "tjure", "thorsten").play("lay:kjer", 0)
    question: Any = t.m.question(0, "en")
    lands = {c["id"]: [one["to"] for one in c["data"]["lands"]] for c in question["options"]}
    assert lands == {"lay:mikka": [6, 10], "lay:tjure": [5, 9, 13], "lay:thorsten": [4, 8]}


@pytest.mark.rule("SAGA-20.12")
def test_a_hand_without_a_second_playable_card_plays_one() -> None:
    t = two("loki", "tjure").play("lay:loki", 0)
    assert t.ids == ["done"] and t.whys("lay:tjure") == ["SAGA-18.19"]
    t.play("done", 0).play("lay:bjorn", 1)
    assert t.names(t[0].lineup) == ["loki"] and t.names(t[0].hand) == ["tjure"]
    t = two("tjure", "tjure").gods("thor")
    assert t.ids == ["flip"]
    t.play("flip", 0).play("lay:bjorn", 1)
    assert t.names(t[0].hand) == ["tjure", "tjure"] and t[0].place == 7


@pytest.mark.rule("SAGA-20.12", "SAGA-6.5")
@pytest.mark.parametrize(("hand", "answers"), [("tjure tjure", "flip"), ("helga mikka", "lay:helga lay:mikka")])
def test_the_story_tells_of_two_cards_laid_whether_or_not_they_can_be_played(hand: str, answers: str) -> None:
    t = two(*hand.split())
    t.m.listen()
    for answer in answers.split():
        t.play(answer, 0)
    lines = t.m.lines(t.m.heard(), 1, "en", ["Ada", "Bo"])
    assert [line["text"] for line in lines] == ["Ada has laid 2 cards."]


@pytest.mark.rule("SAGA-20.12")
def test_both_actions_may_be_used_and_the_next_turn_is_normal() -> None:
    t = two("gunnar", "lasse", "bjorn", gold=0).play("lay:gunnar", 0).play("lay:lasse", 0).play("lay:bjorn", 1)
    t.play("first:gunnar").play("use:gunnar").play("use:lasse").play("tuck:bjorn")
    assert t[0].gold == 3
    t.hand(0, "bjorn", "mikka").hand(1, "bjorn").moves("1").turn().play("lay:bjorn", 0)
    assert [d.seat for d in t.m.pending] == [1]


@pytest.mark.rule("SAGA-20.13")
def test_surt_stops_regular_replacements_but_no_other_draws() -> None:
    t = flip("spm-V-A", "bjorn").pile(0, "ulf").turn().lay("bjorn", "bjorn")
    assert t[0].hand == []
    t = Trail().row("spm-V-A").marks("draw").pile(0, "ulf").land(0, 6).play("draw")
    assert t.names(t[0].hand) == ["ulf"]


@pytest.mark.rule("SAGA-20.14")
@pytest.mark.parametrize(("name", "gold"), [("ragnar", 2), ("solveig", 0), ("gullveig", 0), ("kjer", 0)])
def test_ginnungagap_pays_for_a_viking_whose_only_number_is_six_or_more(name: str, gold: int) -> None:
    t = flip("1", name, gold=0).row("spm-V-B").turn().lay(name, "bjorn")
    assert t[0].gold == gold


@pytest.mark.rule("SAGA-20.15")
def test_the_burning_castle_pays_a_gold_per_card_in_the_row() -> None:
    assert flip("spm-V-C", "bjorn", gold=0).row("1", "2").turn()[0].gold == 3


@pytest.mark.rule("SAGA-20.16")
def test_the_city_of_the_dead_takes_two_gold() -> None:
    t = flip("spm-VI-A", "bjorn", gold=3).lineup(0, "ellen").player(0, vp=5).turn()
    assert (t[0].gold, t[0].vp) == (1, 7)  # a forced payment: Ellen rewards it


@pytest.mark.rule("SAGA-20.17")
def test_the_golden_bridge_buys_a_hand_viking() -> None:
    t = flip("spm-VI-B", "helge", "bjorn", "loki", gold=0).turn()
    assert t.whys("pick:loki") == ["SAGA-20.17"]
    t.play("pick:helge")
    assert t[0].gold == BOX.cards[t.kind("helge")].price and t.names(t[0].boxed) == ["helge"]
    assert flip("spm-VI-B", "bjorn", gold=0).turn().play("pick:bjorn")[0].gold == 0


@pytest.mark.rule("SAGA-20.18", "SAGA-15.4")
def test_the_hound_buries_the_top_card_of_the_pile() -> None:
    t = flip("spm-VI-C", "bjorn").pile(0, "thor", "ulf").turn()
    assert t.names(t[0].valhalla) == ["thor"] and t.names(t[0].draw) == ["ulf"]


@pytest.mark.rule("SAGA-20.19")
def test_the_ice_valley_makes_those_who_end_on_the_card_leave() -> None:
    t = flip("spm-VII-A", "bjorn", place=10).turn().lay("bjorn", "bjorn")
    assert t.at(0) == 15 and t[0].out == 1
    t = flip("spm-VII-A", "erik", place=11).turn().lay("erik", "bjorn")
    assert t.at(0) == 9 and t[0].out == -1  # slid onto the card, moved off again
    t = flip("spm-VII-A", "erik", place=14).turn().lay("erik", "bjorn")
    assert t.at(0) == 12 and t[0].out == 1  # stood on it at the flip
    t = flip("1", "bjorn", place=13).row("spm-VII-A").turn().lay("bjorn", "bjorn")
    assert t[0].out == 1  # while it lies in the row


@pytest.mark.rule("SAGA-20.19")
def test_at_bifrost_only_the_second_card_counts_for_the_ice_valley() -> None:
    for place, out in ((8, -1), (16, 1)):
        t = Trail(2, "adv-B-1").player(0, place=place).hand(0, "bjorn").hand(1, "bjorn").moves("spm-VII-A").turn()
        assert t.lay("bjorn", "bjorn")[0].out == out


@pytest.mark.rule("SAGA-20.19", "SAGA-19.4")
def test_with_njord_the_second_landing_decides_for_the_ice_valley() -> None:
    t = flip("1", "njord", place=9).row("spm-VII-A").pile(0, "erik").turn().lay("njord", "bjorn")
    t.play("use:njord").play("pick:erik")
    assert t.at(0) == 9 and t[0].out == -1 and t[0].may_leave and t.kind_asked == "leave-or-stay"


@pytest.mark.rule("SAGA-20.20")
def test_the_stone_guardians_let_equal_single_numbers_draw_two_at_once() -> None:
    t = Trail(4).moves("1").row("spm-VII-B")
    for seat, name in enumerate(("helga", "lasse", "sven", "idun")):
        t.hand(seat, name).pile(seat, "bjorn", "mikka", "solveig", "ragnar")
    t.turn().lay("helga", "lasse", "sven", "idun")
    assert t.kind_asked == "guardians-draw" and t.seat_asked == 0 and t[0].place == 0  # before any movement
    t.play("draw")
    assert t.seat_asked == 1
    t.play("refuse")
    while t.kind_asked:
        t.play(t.ids[-1])
    assert [len(p.hand) for p in t.s.players] == [3, 1, 1, 1]


@pytest.mark.rule("SAGA-20.21", "SAGA-15.4")
def test_the_mist_sends_a_hand_card_of_any_kind_to_valhalla() -> None:
    t = flip("spm-VII-C", "loki", "bjorn").pile(0, "ulf").turn().play("send:loki")
    assert t.names(t[0].valhalla) == ["loki"] and t.names(t[0].hand) == ["bjorn"] and t.seat_asked == 1


@pytest.mark.rule("SAGA-20.22")
def test_the_ice_spirits_bend_the_viking_laid_by_one() -> None:
    t = flip("spm-VIII-A", "kjer", gold=2).turn().play("pay").lay("kjer", "bjorn")
    assert t.ids == ["move:1", "move:3", "move:5", "move:7"] and t[0].gold == 0
    t = flip("spm-VIII-A", "thorsten", gold=2).lineup(0, "bjorn", "mikka").turn().play("pay").lay("thorsten", "bjorn")
    assert t.ids == ["move:1", "move:3"]
    t = flip("spm-VIII-A", "hel", gold=2).turn().play("pay").lay("hel", "bjorn")
    assert t[0].place == 0 and t[0].gold == 0  # a god: the payment is lost
    t = flip("spm-VIII-A", "mikka", gold=2).turn().play("refuse").lay("mikka", "bjorn")
    assert t[0].place == 3


@pytest.mark.rule("SAGA-20.22", "SAGA-19.4")
def test_the_ice_spirits_do_not_bend_a_viking_fetched_by_njord() -> None:
    t = flip("spm-VIII-A", "njord", gold=2).pile(0, "mikka").turn().play("pay").lay("njord", "bjorn")
    assert t.play("use:njord").play("pick:mikka")[0].place == 8


@pytest.mark.rule("SAGA-20.23")
def test_the_snow_demons_take_two_gold_after_every_penalty_of_the_card() -> None:
    t = Trail().row("spm-VIII-B").player(0, gold=9, vp=9).slide(5)
    assert t.land(0, 17)[0].gold == 9 - 1 - 2
    assert t.land(0, 15)[0].gold == 7  # no penalty there
    t = Trail().row("spm-VIII-B").player(0, gold=9, vp=9).slide(5).land(0, 21)
    assert t[0].gold == 7 and t[0].out == 1  # exactly the last space
    t = Trail().row("spm-VIII-B").player(0, gold=9, vp=9).slide(5).land(0, 22)
    assert t[0].gold == 9  # beyond it
    t = Trail().row("spm-VIII-B").player(0, gold=9, vp=9).marks("gold-1").land(0, 6)
    assert t[0].gold == 8  # a marker


@pytest.mark.rule("SAGA-20.24")
def test_nidhogg_sells_up_to_three_points_each_a_gain_of_its_own() -> None:
    t = flip("spm-VIII-C", "bjorn", gold=7, vp=5).slide(1).turn().play("pay").play("pay").play("pay")
    assert (t[0].gold, t[0].vp) == (1, 8) and t.kind_asked == "lay"
    t = flip("spm-VIII-C", "bjorn", gold=7, vp=5).turn().play("pay").play("refuse")
    assert (t[0].gold, t[0].vp) == (5, 6)


@pytest.mark.rule("SAGA-20.25")
def test_skrymir_lets_players_reorder_the_top_three() -> None:
    t = flip("spm-IX-A", "bjorn").pile(0, "mikka", "helga", "solveig", "ragnar").turn()
    t.play("look").play("first:solveig").play("first:mikka")
    assert t.names(t[0].draw)[::-1] == ["solveig", "mikka", "helga", "ragnar"]
    assert t.s.known[0] and not t.s.known[1]
    t = flip("spm-IX-A", "bjorn").pile(0, "mikka", "ulf", "ulf").turn().play("look").play("first:mikka")
    assert t.ids == ["first:ulf"]  # asked all the same: others must not learn that they are alike
    t = flip("spm-IX-A", "bjorn").pile(0, "mikka", "helga").turn().play("refuse")
    assert t.s.known[0] == 0


@pytest.mark.rule("SAGA-20.26", "SAGA-8.8")
def test_with_the_survivors_nobody_plays_and_the_slid_place_counts() -> None:
    t = flip("spm-IX-B", "bjorn", place=12, gold=0).pile(0, "ulf").gods("thor").turn()
    assert t.at(0) == 15 and t[0].gold == 1 and t.names(t[0].hand) == ["bjorn"] and t[0].lineup == []
    assert t.kind_asked == "leave-or-stay"
    t = flip("spm-IX-B", place=2).gods("thor").turn()
    assert t.at(0) == 5 and t.kind_asked == ""  # no god flipped either
    t = flip("spm-IX-B", "bjorn", place=18, vp=9).turn()
    assert t[0].out == 1 and t[0].vp == 9 - t.s.course.loss


@pytest.mark.rule("SAGA-20.27")
def test_hymir_gives_a_market_viking() -> None:
    t = flip("spm-IX-C", "bjorn", gold=0).market(helge=1).pile(0, "ulf").turn().play("take:helge")
    assert t.names(t[0].draw) == ["helge", "ulf"] and t[0].gold == 0
