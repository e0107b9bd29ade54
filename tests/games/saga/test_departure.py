"""SAGA-10 to 12, 14, 16 and 17: Valhalla, departure, the sea, Bifröst, the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.saga.state import HAND, SagaState
from meadhall.games.saga.steps.cards import to_box
from meadhall.games.saga.steps.departing import Count, CrossOver, Depart, ToValhalla
from meadhall.games.saga.steps.setup import OpenAdventure
from tests.games.saga.kit import GAME, Trail, fresh

BOX = GAME.box
NAMES = ("Ann", "Bo", "Cy")


# ── 10. Valhalla ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-10.1", "SAGA-15.4")
def test_one_played_viking_may_go_under_the_shield_but_no_god_and_no_hand_card() -> None:
    t = Trail().lineup(0, "bjorn", "loki").hand(0, "ragnar").player(0, out=1).valhalla_phase()
    assert t.ids == ["send:bjorn", "none"]
    t.play("send:bjorn")
    assert t.names(t[0].valhalla) == ["bjorn"] and t.kind_asked == ""
    assert Trail().lineup(0, "bjorn").valhalla_phase().play("none")[0].valhalla == []


@pytest.mark.rule("SAGA-10.2", "SAGA-17.3")
def test_the_owner_sees_the_own_valhalla_and_nobody_else_does() -> None:
    t = Trail().valhalla(0, "ragnar", "bjorn")
    own, other = t.m.scene(0, "en")["things"], t.m.scene(1, "en")["things"]
    assert len(own["valhalla:0"]["things"]) == 2
    assert other["valhalla:0"].get("things") is None and other["valhalla:0"]["value"] == 2


@pytest.mark.rule("SAGA-10.3", "SAGA-18.18")
def test_alfred_is_used_in_phase_four() -> None:
    t = Trail().lineup(0, "alfred", "bjorn", "mikka").valhalla_phase().play("send:alfred")
    assert t.ids == ["send:bjorn", "send:mikka", "none"]


def known_to(t: Trail, seat: int | None) -> tuple[object, ...]:
    """All that a viewer is told: the view, the scene, the question, what others decide, and the log."""
    m = t.m
    log = m.lines(list(m.state.log or ()), seat, "en")
    asked = m.question(seat, "en") if seat is not None else None
    return m.view(seat), m.scene(seat, "en"), asked, m.waiting(seat, "en"), log


@pytest.mark.rule("SAGA-10.4")
def test_in_phase_four_nobody_sees_a_choice_before_all_have_chosen() -> None:
    for viewer in (0, 2, None):
        found = []
        for choice in ("send:mikka", "send:ulf", "none"):
            t = Trail(3).lineup(0, "bjorn").lineup(1, "mikka", "loki", "ulf").lineup(2, "bjorn").valhalla_phase()
            assert [d.seat for d in t.m.pending] == [0, 1, 2]
            t.m.listen()
            found.append(known_to(t.play(choice, 1), viewer))
        assert found[0] == found[1] == found[2]
        scene: Any = found[0][1]
        assert len(scene["things"]["lineup:1"]["things"]) == 3 and scene["things"]["valhalla:1"]["value"] == 0


@pytest.mark.rule("SAGA-10.4")
def test_when_all_have_chosen_everybody_sees_and_knows_who_went() -> None:
    t = Trail().lineup(0, "bjorn").lineup(1, "mikka", "ulf").valhalla_phase()
    t.m.listen()
    t.play("send:mikka", 1)
    assert [line["text"] for line in t.m.lines(t.m.heard(), None, "en", NAMES)] == [
        "Bo has chosen whom to send to Valhalla."
    ]
    t.play("none", 0)
    assert [line["text"] for line in t.m.lines(t.m.heard(), None, "en", NAMES)] == [
        "Ann has chosen whom to send to Valhalla.",
        "Ann sends nobody to Valhalla.",
        "Mikka goes to Bo’s Valhalla.",
    ]
    assert t.names(t[1].lineup) == ["ulf"] and t.names(t[1].valhalla) == ["mikka"]
    assert t.m.view(0)["state"]["players"][1]["f"]["valhalla"] == t[1].valhalla


@pytest.mark.rule("SAGA-10.4", "SAGA-17.3")
def test_an_imagined_match_does_not_keep_what_another_chose_in_phase_four() -> None:
    found = set()
    for luck in range(60):
        t = Trail(3).row("1").lineup(0, "bjorn").lineup(1, "mikka", "ulf").lineup(2, "bjorn").valhalla_phase()
        world = t.play("send:mikka", 1).m.imagine(0, Random(luck))
        assert isinstance(world.state, SagaState)
        assert world.view(0) == t.m.view(0)
        world.play("none", 0)
        world.play("none", 2)
        sent, left = world.state.players[1].valhalla, world.state.players[1].lineup
        assert len(sent) <= 1 and sorted(t.names(sent + left)) == ["mikka", "ulf"]
        found.add(tuple(t.names(sent)))
    assert found == {(), ("mikka",), ("ulf",)}


@pytest.mark.rule("SAGA-10.4", "SAGA-18.18")
@pytest.mark.parametrize("first", ["send:mikka", "none"])
def test_how_often_alfreds_owner_is_asked_tells_nothing(first: str) -> None:
    t = Trail().lineup(0, "alfred", "mikka").lineup(1, "bjorn").valhalla_phase().play(first, 0)
    assert [d.seat for d in t.m.pending] == [0, 1]
    t.play("send:alfred", 0).play("none", 1)
    assert t.names(t[0].valhalla) == (["mikka", "alfred"] if first != "none" else ["alfred"])


@pytest.mark.rule("SAGA-10.4")
def test_the_owner_sees_the_own_choice_of_phase_four_and_may_take_it_back_until_all_is_revealed() -> None:
    t = Trail().lineup(0, "bjorn", "mikka").lineup(1, "bjorn").run(ToValhalla(), Depart())
    before = t.m.clone()
    things = t.play("send:mikka", 0).m.scene(0, "en")["things"]
    assert things["laid:0"]["things"] == ["card:mikka.0"] and things["lineup:0"]["things"] == ["card:bjorn.0"]
    assert t.m.barrier(before, 0) is None
    t.play("none", 1)
    assert t.m.barrier(before, 0) is not None


# ── 11. departure ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-11.1", "SAGA-15.3")
def test_departing_clears_the_table_and_passes_odin_to_the_left() -> None:
    t = Trail(3, odin=1).marks("gold+1").row("3", "5").gods("hel")
    t.lineup(0, "thor").lineup(1, "loki", "idun").hand(1, "njord").depart()
    assert t.s.marks == [] and t.s.row == [] and len(t.s.discard) == 2 and t.s.odin == 2
    assert t.names(t.s.gods) == ["thor", "idun", "loki", "hel"]  # seat 1 first, in the order played, each lower
    assert "njord" in t.names(t[1].draw)


@pytest.mark.rule("SAGA-11.2")
def test_the_next_adventure_starts_at_the_first_place_again() -> None:
    t = Trail().slide(12).player(0, place=7, landed=1, may_leave=1, out=3).market(ulf=1)
    t.run(OpenAdventure(1))
    assert t.s.slide == 0 and (t[0].place, t[0].landed, t[0].may_leave, t[0].out) == (0, 0, 0, -1)


@pytest.mark.rule("SAGA-11.3", "SAGA-3.14")
def test_a_realm_entered_brings_all_its_special_cards_into_the_pile_but_not_the_discard() -> None:
    t = Trail(2, "adv-IV-A").moves("2").market(ulf=1)
    t.s.opened, t.s.goods = 0, ()
    t.s.prepared += [t.move("spm-IV-A"), t.move("spm-IV-B"), t.move("spm-VII-A")]
    t.s.discard.append(t.move("7"))
    t.run(OpenAdventure(1))
    ids = sorted(BOX.moves[c - BOX.first_move].id for c in (*t.s.pile, *t.s.row))
    assert ids == ["mov-2", "spm-IV-A", "spm-IV-B"] and len(t.s.discard) == 1 and len(t.s.prepared) == 1


@pytest.mark.rule("SAGA-11.4", "SAGA-4.5")
def test_its_vikings_join_those_of_earlier_realms() -> None:
    t = Trail(2, "adv-IV-A").market(ulf=1, knut=1, sven=1)
    t.s.opened, t.s.goods = 1, BOX.by_realm[0]
    t.run(OpenAdventure(1))
    assert [BOX.cards[k].name for k in t.s.for_sale()] == ["knut", "ulf"]


@pytest.mark.rule("SAGA-11.5")
def test_lineup_hand_and_pile_become_the_new_draw_pile() -> None:
    t = Trail().lineup(0, "bjorn").hand(0, "mikka", "thor").pile(0, "helga").depart()
    assert sorted(t.names(t[0].draw)) == ["bjorn", "helga", "mikka", "thor"]
    assert t[0].hand == [] and t[0].lineup == []


@pytest.mark.rule("SAGA-11.6", "SAGA-13.6")
def test_special_movement_cards_go_to_the_discard_like_the_others_and_come_back() -> None:
    t = Trail().row("spm-V-A").depart()
    assert t.s.in_row("dread") is None and len(t.s.discard) == 1
    t.hand(0, "bjorn").hand(1, "bjorn").turn()
    assert t.s.in_row("dread")


# ── 12. at sea ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-12.1", "SAGA-12.2", "SAGA-8.7")
def test_at_sea_the_ship_with_twelve_places_is_used() -> None:
    t = Trail(2, "adv-S-A").hand(0, "bjorn").hand(1, "bjorn").moves("3").turn().lay("bjorn", "bjorn")
    assert t.s.length == 12 and t.at(0) == 4  # slides and moves as on land
    assert Trail(2, "adv-I-C").s.length == 22


@pytest.mark.rule("SAGA-12.3")
def test_the_sea_brings_no_vikings_and_no_special_cards() -> None:
    t = Trail(2, "adv-S-A").market(ulf=1)
    t.s.opened, t.s.goods = 1, BOX.by_realm[0]
    t.s.prepared.append(t.move("spm-IV-A"))
    t.s.journey = (t.s.journey[1], t.s.journey[1], BOX.bifrost)
    t.moves("3").pile(0, "bjorn").pile(1, "bjorn").run(OpenAdventure(1))
    assert t.s.for_sale() == [] and len(t.s.prepared) == 1


# ── 14. Bifröst ──────────────────────────────────────────────────────────────────────────────


def bridge(players: int = 2) -> Trail:
    return Trail(players, "adv-B-1")


@pytest.mark.rule("SAGA-14.1", "SAGA-14.9")
def test_both_cards_of_bifrost_count_for_rewards_on_the_land_trail() -> None:
    t = bridge().player(0, gold=0)
    assert len(t.s.course.icons) == 16 and t.s.length == 22
    first = t.space("gold+2")
    assert first < t.s.course.goal
    assert t.slide(5).land(0, first)[0].gold == 2


@pytest.mark.rule("SAGA-14.2")
def test_bifrost_uses_dark_markers() -> None:
    m, s = fresh(seed=2)
    while s.round < 7:
        d = m.decision
        assert d is not None
        m.play(d.options[0], d.seat)
    assert {BOX.marks[c - BOX.first_mark].back for c in s.marks} == {"dark"} and len(s.marks) == 3


@pytest.mark.rule("SAGA-14.3")
def test_before_bifrost_every_card_outside_valhalla_becomes_a_gold() -> None:
    t = bridge().player(0, gold=1).pile(0, "bjorn", "thor", "ulf").valhalla(0, "ragnar").run(CrossOver())
    assert t[0].gold == 4 and len(t[0].boxed) == 3
    assert t.names(t[0].draw) == ["ragnar"] and t[0].valhalla == []


@pytest.mark.rule("SAGA-14.3")
def test_gods_played_in_the_seventh_adventure_are_back_in_their_pile_and_bring_no_gold() -> None:
    t = Trail().lineup(0, "loki", "soren").player(0, gold=0).run(Depart(), CrossOver())
    assert t[0].gold == 1 and t.names(t.s.gods) == ["loki"]  # Sören's own card, and he adds nothing


@pytest.mark.rule("SAGA-14.4", "SAGA-1.4")
def test_the_valhalla_pile_is_the_new_draw_pile_gods_included() -> None:
    t = bridge().valhalla(0, "ragnar", "thor", "ulf").run(CrossOver())
    assert sorted(t.names(t[0].draw)) == ["ragnar", "thor", "ulf"]


@pytest.mark.rule("SAGA-14.5")
def test_bifrost_has_no_market_phase_and_no_valhalla_but_buying_cards_work() -> None:
    t = bridge().lineup(0, "bjorn").valhalla_phase()
    assert t.kind_asked == ""
    t = bridge().hand(0, "jorik").hand(1, "bjorn").market(ulf=1).player(0, gold=9).moves("1").turn()
    t.lay("jorik", "bjorn").play("use:jorik").play("take:ulf")
    assert t.names(t[0].hand) == ["ulf"]
    t.run(Count())
    assert t.s.final[0][2] == sum(BOX.cards[t.kind(n)].helmets for n in ("jorik", "ulf"))


@pytest.mark.rule("SAGA-14.6")
def test_leaving_bifrost_needs_a_landing_on_the_second_card() -> None:
    t = bridge().slide(8)
    assert not t.land(0, t.s.course.goal - 1)[0].may_leave
    assert t.land(0, t.s.course.goal)[0].may_leave


@pytest.mark.rule("SAGA-14.7")
def test_only_the_last_space_of_the_second_card_ends_bifrost() -> None:
    t = bridge().slide(8).player(0, vp=20)
    assert t.land(0, t.s.course.goal - 1)[0].out == -1
    t.player(0, vp=20)
    assert t.land(0, t.s.course.last)[0].vp == 20 - t.s.course.loss and t[0].out == 1
    assert bridge().player(0, vp=20).land(0, 22)[0].vp == 20 - t.s.course.loss  # place 22 is off the trail


@pytest.mark.rule("SAGA-14.8", "SAGA-19.10", "SAGA-18.25", "SAGA-18.18")
def test_nothing_goes_under_a_shield_at_bifrost() -> None:
    for name in ("heimdall", "thor", "hel", "leif"):
        t = bridge().hand(0, name, "bjorn").hand(1, "bjorn").pile(0, "ulf").market(ulf=1).player(0, gold=9)
        t.moves("1").turn().lay(name, "bjorn")
        assert t.kind_asked == "" and t.at(0) == 1 + BOX.cards[t.kind(name)].numbers[0]
    t = bridge().hand(0, "bjorn").hand(1, "bjorn").pile(0, "ulf").moves("spm-VI-C").turn()
    assert t[0].valhalla == [] and t.kind_asked == "lay"
    assert bridge().lineup(0, "alfred", "bjorn").valhalla_phase().kind_asked == ""


@pytest.mark.rule("SAGA-14.10")
def test_without_a_valhalla_pile_gods_move_the_pawn_over_bifrost() -> None:
    t = bridge().run(CrossOver()).gods("thor").hand(1, "bjorn").moves("1").turn().lay("bjorn")
    assert t[0].place == 7


# ── 16. the end ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-16.1")
def test_gold_is_returned_by_threes_and_the_rest_is_kept() -> None:
    t = bridge().player(0, gold=8, vp=10).player(1, gold=2, vp=10).run(Count())
    assert (t[0].vp, t[0].gold) == (12, 2) and (t[1].vp, t[1].gold) == (10, 2)


@pytest.mark.rule("SAGA-16.2", "SAGA-17.4")
def test_helmets_of_all_own_vikings_count_but_not_of_cards_in_the_box() -> None:
    t = bridge().player(0, gold=0, vp=0).hand(0, "ragnar", "helge").pile(0, "helga").lineup(0, "ulf", "thor")
    to_box(t.s, 0, t[0].hand[1], HAND, "SAGA-17.4")
    t.run(Count())
    assert t[0].vp == sum(BOX.cards[t.kind(n)].helmets for n in ("ragnar", "helga", "ulf"))


@pytest.mark.rule("SAGA-16.3", "SAGA-1.3")
def test_most_points_win_then_most_gold_kept_then_all_share() -> None:
    t = bridge(3)
    for seat, (vp, gold) in enumerate(((9, 0), (10, 1), (10, 2))):
        t.player(seat, vp=vp, gold=gold)
    assert GAME.result(t.s).winners == (2,)
    t.player(1, gold=2)
    assert GAME.result(t.s).winners == (1, 2)
    t.player(0, vp=11)
    assert GAME.result(t.s).winners == (0,)


@pytest.mark.rule("SAGA-16.3")
@pytest.mark.parametrize(
    ("gold", "line"),
    [
        ((0, 1, 2), "With 10 VP each, the gold kept decides: Cy has 2."),
        ((0, 2, 2), "2 players have 10 VP and keep 2 gold: they share the victory."),
    ],
)
def test_what_decides_a_tie_is_told_and_stands_over_the_end(gold: tuple[int, ...], line: str) -> None:
    t = bridge(3)
    for seat, vp in enumerate((9, 10, 10)):
        t.player(seat, vp=vp, gold=gold[seat])
    t.m.listen()
    t.run(Count())
    assert [told["text"] for told in t.m.lines(t.m.heard(), None, "en", NAMES)][-1] == line
    assert GAME.drawing.ending(t.s, t.m.look(None, "en", NAMES)) == ("", line)


@pytest.mark.rule("SAGA-16.3")
def test_a_plain_victory_needs_no_words() -> None:
    t = bridge(2).player(0, vp=9, gold=0).player(1, vp=10, gold=0)
    t.m.listen()
    t.run(Count())
    assert [e.kind for e in t.m.heard()] == ["counts", "counts"]
    assert GAME.drawing.ending(t.s, t.m.look(None, "en", NAMES)) == ("", "")


@pytest.mark.rule("SAGA-1.4", "SAGA-16.3")
def test_a_whole_game_ends_with_a_count() -> None:
    m, s = fresh(3, seed=9)
    while (d := m.decision) is not None:
        m.play(d.options[0], d.seat)
    assert s.round == 7 and m.result is not None
    assert m.result.scores == tuple(sum(parts) for parts in s.final)


@pytest.mark.rule("SAGA-16.1", "SAGA-16.2")
def test_until_the_end_the_sheet_says_that_gold_and_helmets_are_counted_then() -> None:
    t = bridge(2).player(0, vp=9, gold=7)
    names = [row["name"] for row in t.m.scene(0, "en", NAMES)["scores"]]
    assert names == ["Victory point track", "At the end: gold, 3 to a point", "At the end: helmets"]
    t.run(Count())
    names = [row["name"] for row in t.m.scene(0, "en", NAMES)["scores"]]
    assert names == ["Victory point track", "Gold, 3 to a point", "Helmets"]


# ── 17. general ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-17.2")
def test_the_widest_reading_is_taken_gold_of_jari_feeds_soren_and_other_jaris() -> None:
    t = Trail(3).marks("gold+1").lineup(1, "jari", "soren").lineup(2, "jari")
    for seat in range(3):
        t.player(seat, gold=0)
    t.land(0, t.s.course.markers[0])
    assert [p.gold for p in t.s.players] == [1, 4, 2]
    # seat 1: Jari answers seat 0 (1 + Sören 1) and seat 2 (1 + 1); seat 2's Jari answers seats 0 and 1


@pytest.mark.rule("SAGA-17.3")
def test_what_is_public_and_what_is_not() -> None:
    m, s = fresh(3, seed=4)
    view = m.view(1)["state"]
    assert view["stock"] == s.stock and view["row"] == s.row and view["marks"] == s.marks
    assert all(c < 0 for c in view["pile"]) and all(c < 0 for c in view["gods"]) and all(c < 0 for c in view["ahead"])
    assert len(view["pile"]) == len(s.pile)
    own = view["players"][1]["f"]
    assert s.players[1].draw not in own.values() and all(
        c < 0 for c in own["draw"]
    )  # the own pile is hidden from its owner too


@pytest.mark.rule("SAGA-17.5", "SAGA-18.9", "SAGA-18.11")
def test_a_voluntary_payment_needs_the_full_amount_and_is_never_forced() -> None:
    t = Trail().player(0, gold=1).hand(0, "bjorn").hand(1, "bjorn").gods("thor").moves("spm-II-B").turn()
    assert t.seat_asked == 1 and t.kind_asked == "conjure"  # seat 0 cannot pay 2
    t = Trail().player(0, gold=5, vp=5).lineup(0, "olav", "ellen").hand(0, "bjorn").hand(1, "bjorn").gods("thor", "hel")
    t.moves("spm-II-B").turn().play("pay")
    assert (t[0].gold, t[0].vp) == (3, 5)
