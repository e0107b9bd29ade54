"""Cards that set off each other: what happens where several rules meet."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.gains import Pay
from tests.games.saga.kit import Trail


def purse(t: Trail) -> list[int]:
    return [p.gold for p in t.s.players]


def on_penalty(t: Trail, seat: int = 0) -> Trail:
    """A landing on a space that takes gold."""
    at = next(n for n, icons in t.s.course.icons.items() if [i.verb for i in icons] == ["gold-"])
    return t.land(seat, at)


@pytest.mark.rule("SAGA-20.23", "SAGA-18.9")
def test_olav_turns_the_space_and_the_snow_demons_round_each_on_its_own() -> None:
    t = Trail().row("spm-VIII-B").lineup(0, "olav", "soren").lineup(1, "jari").player(0, gold=0).player(1, gold=0)
    on_penalty(t)
    taken = next(icons[0].n for icons in t.s.course.icons.values() if [i.verb for i in icons] == ["gold-"])
    t.play("waive").play("waive")
    assert purse(t) == [taken + 1 + 2 + 1, 1]  # Sören adds to both gains; Jari answers an opponent once a turn


@pytest.mark.rule("SAGA-20.23", "SAGA-18.11", "SAGA-18.15")
def test_ellen_rewards_the_payment_in_full_but_not_the_one_that_falls_short() -> None:
    t = Trail().row("spm-VIII-B").lineup(0, "ellen", "britta")
    taken = next(icons[0].n for icons in t.s.course.icons.values() if [i.verb for i in icons] == ["gold-"])
    on_penalty(t.player(0, gold=taken + 1, vp=5))
    assert t[0].gold == 0 and t[0].vp == 5 + 2 + 1 - 1  # Ellen, Britta's point on it, then 1 of 2 gold: short


@pytest.mark.rule("SAGA-19.2", "SAGA-18.9")
def test_a_copied_olav_turns_one_payment_round_and_no_second() -> None:
    t = Trail().player(0, gold=5).hand(0, "loki").hand(1, "bjorn").lineup(1, "olav").moves("1").turn()
    t.lay("loki", "bjorn").play("use:loki").play("copy:olav")
    t.run(Pay(2, "SAGA-7.9", 0), Pay(2, "SAGA-7.9", 0)).play("waive")
    assert t[0].gold == 5 + 2 - 2 and t.kind_asked == ""


@pytest.mark.rule("SAGA-19.2", "SAGA-18.26")
def test_a_copied_jari_answers_one_gain() -> None:
    t = Trail(3).player(0, gold=0).hand(0, "loki").hand(1, "gunnar").hand(2, "gunnar").lineup(2, "jari").moves("1")
    t.turn().lay("loki", "gunnar", "gunnar").play("use:loki").play("copy:jari")
    while t.kind_asked in ("move-or-act", "act-or-end"):
        t.play("use:gunnar" if "use:gunnar" in t.ids else t.ids[0])
    assert t[0].gold == 1


@pytest.mark.rule("SAGA-20.9", "SAGA-9.6", "SAGA-18.26")
def test_of_those_who_left_soren_still_counts_the_forest_citys_gold_and_jari_does_not() -> None:
    t = Trail(3).hand(0, "bjorn").lineup(1, "soren").lineup(2, "jari").moves("spm-III-C")
    for seat in range(3):
        t.player(seat, gold=0)
    t.player(1, out=1).player(2, out=1)
    t.s.turn = 1
    t.turn()
    assert purse(t) == [1, 2, 1]


@pytest.mark.rule("SAGA-19.4", "SAGA-20.14", "SAGA-18.20")
def test_a_viking_fetched_by_njord_leaps_over_ginnungagap_too() -> None:
    t = Trail(adventure="adv-III-A").player(0, gold=0).row("spm-V-B").lineup(0, "soren").hand(0, "njord")
    t.pile(0, "ragnar").hand(1, "bjorn").moves("1").turn().lay("njord", "bjorn").play("use:njord").play("pick:ragnar")
    assert t[0].gold == 2 + 1 and t[0].place == 5 + 8


@pytest.mark.rule("SAGA-18.16", "SAGA-19.4", "SAGA-20.12")
@pytest.mark.parametrize("first", ["christian", "njord"])
def test_a_viking_fetched_by_njord_counts_for_christian_laid_beside_him(first: str) -> None:
    t = Trail(adventure="adv-III-A").player(0, gold=0).hand(0, "christian", "njord").pile(0, "ulf").hand(1, "bjorn")
    t.moves("spm-IV-C").turn().play("lay:christian", 0).play("lay:njord", 0).play("lay:bjorn", 1)
    t.play(f"first:{first}").play("use:njord").play("pick:ulf")
    assert t.ids == ["move:-1", "use:christian"]
    assert t.play("use:christian")[0].gold == 1


@pytest.mark.rule("SAGA-19.4", "SAGA-18.19")
def test_njord_cannot_fetch_tjure_before_any_other_viking_was_played() -> None:
    t = Trail().hand(0, "njord").pile(0, "tjure", "bjorn").hand(1, "bjorn").moves("1").turn().lay("njord", "bjorn")
    t.play("use:njord")
    assert t.ids == ["pick:bjorn", "refuse"] and t.whys("pick:tjure") == ["SAGA-18.19"]


@pytest.mark.rule("SAGA-20.12", "SAGA-19.8", "SAGA-18.28", "SAGA-9.9")
def test_gullveig_beside_ole_under_the_cave_spirit() -> None:
    t = Trail(adventure="adv-III-A").player(0, gold=0, vp=5).pile(0, "bjorn", "mikka", "helga")
    t.hand(0, "gullveig", "ole").hand(1, "bjorn").moves("spm-IV-C").turn()
    t.play("lay:gullveig", 0).play("lay:ole", 0).play("lay:bjorn", 1)
    while t.seat_asked == 0 and t.kind_asked != "leave-or-stay":
        t.play("use:ole" if "use:ole" in t.ids else t.ids[0])
    assert t[0].vp == 7 and t[0].gold == 4  # twice Ole's two points, one gain
    assert t.names(t[0].hand) == ["bjorn"]  # Gullveig is replaced, Ole is not


@pytest.mark.rule("SAGA-19.2", "SAGA-13.9", "SAGA-20.13")
def test_knut_copied_by_loki_draws_three_even_under_the_fear_of_surt() -> None:
    t = Trail().row("spm-V-A").hand(0, "loki").pile(0, "bjorn", "mikka", "helga", "ulf").hand(1, "bjorn")
    t.lineup(1, "knut").moves("1").turn().lay("loki", "bjorn").play("use:loki").play("copy:knut").play("use:knut")
    assert t.names(t[0].hand) == ["bjorn", "mikka", "helga"]


@pytest.mark.rule("SAGA-20.10", "SAGA-8.1", "SAGA-8.8")
def test_whoever_rests_at_the_rune_gate_beyond_the_last_space_is_out() -> None:
    t = Trail().hand(0, "ulf").hand(1, "bjorn").moves("spm-IV-A")
    t.player(0, vp=5, place=t.s.course.last - 8).turn().lay("none", "bjorn")
    assert not t[0].active and t[0].vp == 5 - t.s.course.loss and t.names(t[0].hand) == ["ulf"]


@pytest.mark.rule("SAGA-14.8", "SAGA-19.10", "SAGA-20.18", "SAGA-20.21")
def test_at_bifrost_nothing_goes_under_a_shield() -> None:
    for card in ("spm-VI-C", "spm-VII-C"):
        t = Trail(adventure="adv-B-1").hand(0, "bjorn").pile(0, "mikka").hand(1, "bjorn").moves(card).turn()
        assert t.kind_asked == "lay" and t[0].valhalla == [] and t.names(t[0].draw) == ["mikka"]
    t = (
        Trail(adventure="adv-B-1")
        .hand(0, "heimdall", "ulf")
        .hand(1, "bjorn")
        .moves("1")
        .turn()
        .lay("heimdall", "bjorn")
    )
    assert t.kind_asked == "" and t[0].valhalla == []


@pytest.mark.rule("SAGA-8.3", "SAGA-7.7")
def test_the_double_penalty_never_takes_more_points_than_there_are() -> None:
    t = Trail(adventure="adv-I-C").slide(8).player(0, vp=1, place=20).hand(0, "ragnar").hand(1, "bjorn").moves("1")
    t.turn().lay("ragnar", "bjorn")
    assert t[0].vp == 0 and not t[0].active
