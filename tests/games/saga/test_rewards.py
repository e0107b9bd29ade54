"""SAGA-7: rewards and penalties."""

from __future__ import annotations

import pytest

from tests.games.saga.kit import Trail


def marker(icon: str, players: int = 2) -> Trail:
    """A marker with that icon on the first marker space."""
    return Trail(players).marks(icon)


def on_marker(t: Trail, seat: int = 0) -> Trail:
    return t.land(seat, t.s.course.markers[0])


@pytest.mark.rule("SAGA-7.1")
def test_only_the_place_after_slide_and_movement_counts() -> None:
    t = Trail().player(0, place=12, gold=0).hand(0, "ragnar").hand(1, "bjorn").moves("3").turn()
    t.slide(3)
    t.lay("ragnar", "bjorn")  # 15 would have given gold; the pawn moves on, past the end
    assert t[0].gold == 0
    t = Trail().player(0, gold=0).land(0, 15)
    assert t[0].gold == 1


@pytest.mark.rule("SAGA-7.2")
def test_a_marker_stays_and_serves_everybody_again_and_again() -> None:
    t = marker("gold+2").player(0, gold=0).player(1, gold=0)
    on_marker(t, 0)
    on_marker(t, 1)
    on_marker(t, 0)
    assert (t[0].gold, t[1].gold) == (4, 2) and len(t.s.marks) == 1


@pytest.mark.rule("SAGA-7.3", "SAGA-7.4")
def test_every_turn_brings_a_landing_also_on_the_same_space() -> None:
    t = Trail().player(0, gold=0, place=11).hand(0, "helga", "sven").hand(1, "ulf", "ulf").player(1, place=5)
    t.moves("4", "4").slide(0).player(0, place=7).turn().lay("helga", "ulf").play("stay")
    assert t.at(0) == 15 and t[0].gold == 1
    t.turn().lay("sven", "ulf").play("move:-4")
    assert t.at(0) == 15 and t[0].gold == 2  # slid 4 on, 4 back: again on 15


@pytest.mark.rule("SAGA-7.5")
def test_the_owner_orders_icons_where_it_matters() -> None:
    t = Trail(2, "adv-VIII-C").pile(0, "bjorn").market(ulf=1)
    at = next(n for n, icons in t.s.course.icons.items() if {i.verb for i in icons} == {"draw", "viking"})
    t.slide(10).land(0, at)
    assert t.kind_asked == "next-icon" and sorted(t.ids) == ["icon:draw", "icon:viking"]
    t.play("icon:viking").play("take:ulf").play("draw")
    assert t.names(t[0].hand) == ["bjorn"] and t.names(t[0].draw) == ["ulf"]


@pytest.mark.rule("SAGA-7.6")
def test_points_are_gained() -> None:
    t = on_marker(marker("vp+1").player(0, vp=5))
    assert t[0].vp == 6


@pytest.mark.rule("SAGA-7.7")
def test_points_are_lost_but_never_below_zero() -> None:
    t = on_marker(marker("vp-1").player(0, vp=5))
    assert t[0].vp == 4
    assert on_marker(t.player(0, vp=0))[0].vp == 0


@pytest.mark.rule("SAGA-7.7", "SAGA-8.1")
def test_the_story_tells_only_of_points_that_were_there_to_lose() -> None:
    t = Trail().player(0, vp=1)
    t.m.listen()
    t.land(0, t.s.course.last)
    assert [e.args["n"] for e in t.m.heard() if e.kind == "loses-vp"] == [1] and t[0].vp == 0


@pytest.mark.rule("SAGA-7.8")
def test_gold_is_gained() -> None:
    assert on_marker(marker("gold+2").player(0, gold=3))[0].gold == 5


@pytest.mark.rule("SAGA-7.9")
def test_whoever_cannot_pay_in_full_pays_all_and_loses_a_point() -> None:
    t = on_marker(marker("gold-2").player(0, gold=5, vp=5))
    assert (t[0].gold, t[0].vp) == (3, 5)
    t = on_marker(marker("gold-2").player(0, gold=1, vp=5))
    assert (t[0].gold, t[0].vp) == (0, 4)


@pytest.mark.rule("SAGA-7.10", "SAGA-7.19")
def test_a_free_viking_goes_under_the_draw_pile_or_is_declined() -> None:
    t = on_marker(marker("viking").market(ulf=1, knut=1).pile(0, "bjorn").player(0, gold=0))
    assert sorted(t.ids) == ["refuse", "take:knut", "take:ulf"]
    t.play("take:ulf")
    assert t.names(t[0].draw) == ["ulf", "bjorn"] and t[0].gold == 0
    t = on_marker(marker("viking").market(ulf=1)).play("refuse")
    assert t[0].draw == [] and t.s.stock[t.kind("ulf")] == 1


@pytest.mark.rule("SAGA-7.10")
def test_only_vikings_of_realms_visited_are_free() -> None:
    t = marker("viking").market(ulf=1, knut=1)
    t.s.goods = (t.kind("knut"),)
    assert on_marker(t).ids == ["take:knut", "refuse"]


def losing(*lineup: str) -> Trail:
    """On a space that takes a played Viking."""
    t = Trail(2, "adv-III-A").lineup(0, *lineup).hand(0, "ragnar").pile(0, "helga")
    return t.land(0, t.space("lose"))


@pytest.mark.rule("SAGA-7.11", "SAGA-17.4")
def test_a_played_viking_is_lost_for_good_but_no_god_and_nothing_from_hand_or_pile() -> None:
    t = losing("bjorn", "mikka", "loki")
    assert sorted(t.ids) == ["lose:bjorn", "lose:mikka"]
    place = t[0].place
    t.play("lose:mikka")
    assert t.names(t[0].lineup) == ["bjorn", "loki"] and t.names(t[0].boxed) == ["mikka"]
    assert t[0].place == place and t.names(t[0].hand) == ["ragnar"]


@pytest.mark.rule("SAGA-7.11")
def test_with_no_viking_in_the_lineup_nothing_is_lost() -> None:
    t = losing("loki")
    assert t.kind_asked == "" and t[0].boxed == []


@pytest.mark.rule("SAGA-7.12", "SAGA-7.19")
def test_the_draw_icon_gives_a_card_or_is_declined() -> None:
    t = on_marker(marker("draw").pile(0, "bjorn", "mikka")).play("draw")
    assert t.names(t[0].hand) == ["bjorn"]
    t = on_marker(marker("draw").pile(0, "bjorn")).play("refuse")
    assert t[0].hand == []


@pytest.mark.rule("SAGA-7.13", "SAGA-15.1")
def test_a_god_is_chosen_of_the_top_two_and_seen_by_nobody_else() -> None:
    t = on_marker(marker("god").gods("thor", "loki", "hel").pile(0, "bjorn")).play("look")
    assert sorted(t.ids) == ["keep:loki", "keep:thor"]
    t.play("keep:loki")
    assert t.names(t[0].draw) == ["loki", "bjorn"] and t.names(t.s.gods) == ["thor", "hel"]
    god = t[0].draw[0]
    assert t.s.known[0] >> god & 1 and not t.s.known[1] >> god & 1


@pytest.mark.rule("SAGA-7.13")
def test_a_single_god_is_taken_and_with_none_nothing_happens() -> None:
    t = on_marker(marker("god").gods("thor")).play("look")
    assert t.names(t[0].draw) == ["thor"] and t.s.gods == []
    assert on_marker(marker("god")).kind_asked == ""


@pytest.mark.rule("SAGA-7.13", "SAGA-7.19")
def test_the_gods_may_be_left_alone_but_not_after_looking() -> None:
    t = on_marker(marker("god").gods("thor", "loki"))
    assert t.ids == ["look", "refuse"]
    t.play("refuse")
    assert t.names(t.s.gods) == ["loki", "thor"] and t.s.known == [0, 0]


@pytest.mark.rule("SAGA-7.14", "SAGA-15.4", "SAGA-7.19")
def test_a_hand_viking_may_go_to_valhalla_but_no_god() -> None:
    t = on_marker(marker("valhalla").hand(0, "bjorn", "loki"))
    assert t.ids == ["send:bjorn", "done"] and t.whys("send:loki") == ["SAGA-7.14"]
    t.play("send:bjorn")
    assert t.names(t[0].valhalla) == ["bjorn"] and t.kind_asked == ""
    assert on_marker(marker("valhalla").hand(0, "bjorn")).play("done")[0].valhalla == []


def prophet() -> Trail:
    t = on_marker(marker("prophecy").moves("6", "2")).play("take-token")
    t.s.row.clear()
    return t


@pytest.mark.rule("SAGA-7.15", "SAGA-7.19")
def test_a_prophecy_token_is_taken_or_declined_one_at_a_time() -> None:
    t = prophet()
    assert t[0].token == 1 and t.s.tokens == 3
    assert on_marker(t).kind_asked == ""  # holding one already
    assert on_marker(marker("prophecy")).play("refuse")[0].token == 0


@pytest.mark.rule("SAGA-7.15", "SAGA-7.18")
def test_a_token_shows_the_top_movement_card_to_its_owner_only() -> None:
    t = prophet().hand(0, "bjorn").hand(1, "bjorn").turn()
    assert t.ids == ["lay:bjorn", "peek"]
    t.m.listen()
    t.play("peek", 0)
    assert t[0].token == 0 and t.s.tokens == 4 and t.ids == ["lay:bjorn"]  # and the question stands
    top = t.s.pile[-1]
    assert t.s.known[0] >> top & 1 and not t.s.known[1] >> top & 1
    events = t.m.heard()
    assert [line["kind"] for line in t.m.lines(events, 1, "en")] == ["prophesies"]
    assert [line["kind"] for line in t.m.lines(events, 0, "en")] == ["prophesies", "foresees"]


@pytest.mark.rule("SAGA-7.18", "SAGA-8.4")
def test_whoever_was_carried_past_the_end_can_no_longer_use_the_token() -> None:
    t = Trail().player(0, place=14, token=1).hand(0, "gunnar").hand(1, "bjorn").moves("1", "6").turn()
    t.lay("gunnar", "bjorn")
    assert t.ids == ["move:7", "use:gunnar", "peek"]
    t.play("move:7")
    assert t.ids == ["use:gunnar", "done"] and t[0].token == 1


@pytest.mark.rule("SAGA-7.15")
def test_unused_tokens_are_returned_at_departure() -> None:
    t = prophet().depart()
    assert t[0].token == 0 and t.s.tokens == 4


@pytest.mark.rule("SAGA-7.16")
def test_a_token_used_on_an_empty_pile_shows_nothing_and_shuffles_nothing() -> None:
    t = Trail().player(0, token=1).hand(0, "bjorn").hand(1, "bjorn").moves("2")
    t.s.tokens = 3
    t.s.discard.append(t.move("5"))
    t.turn().play("peek", 0)
    assert t.s.known[0] == 0 and len(t.s.discard) == 1


@pytest.mark.rule("SAGA-7.17")
def test_penalties_are_losses_of_points_gold_vikings_and_the_end() -> None:
    icons = Trail().box.icon
    losses = {t for t in icons if t == "lose" or t.startswith(("vp-", "gold-", "end-"))}
    assert {t for t, i in icons.items() if i.penalty} == losses


@pytest.mark.rule("SAGA-7.19")
def test_gains_and_penalties_cannot_be_declined() -> None:
    for icon in ("gold+1", "vp+1", "gold-1", "vp-1"):
        assert on_marker(marker(icon)).kind_asked == ""


@pytest.mark.rule("SAGA-7.20", "SAGA-18.20")
def test_one_icon_is_one_gain() -> None:
    t = on_marker(marker("gold+2").lineup(0, "soren").player(0, gold=0))
    assert t[0].gold == 3  # 2, and 1 for the one gain
