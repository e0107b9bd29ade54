"""SAGA-15 and 19: every god."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.gains import set_hooks
from tests.games.saga.kit import GAME, Trail

BOX = GAME.box


def god(name: str, *hand: str, place: int = 0, slide: str = "1", **fields: int) -> Trail:
    """Seat 0 holds a god and other cards, seat 1 Bjorn."""
    return Trail().player(0, place=place, **fields).hand(0, name, *hand).hand(1, "bjorn").moves(slide)


def go(t: Trail, name: str) -> Trail:
    return t.turn().lay(name, "bjorn")


@pytest.mark.rule("SAGA-15.2", "SAGA-15.6")
@pytest.mark.parametrize("name", [k.name for k in BOX.cards if k.god])
def test_every_god_is_played_like_a_viking_and_replaced(name: str) -> None:
    t = god(name).pile(0, "ulf", "ulf")
    go(t, name)
    if t.kind_asked == "move-or-act":
        t.play(next(o for o in t.ids if o.startswith("move")))
    if t.kind_asked == "act-or-end":
        t.play("done")
    assert t[0].place == BOX.cards[t.kind(name)].numbers[0]
    assert t.names(t[0].lineup) == [name] and t.names(t[0].hand) == ["ulf"]


def loki(*theirs: str, **fields: int) -> Trail:
    """Seat 1 has played these Vikings; seat 0 plays Loki and is about to copy."""
    t = god("loki").player(0, **fields).lineup(1, *theirs).pile(0, *["ulf"] * 4)
    return go(t, "loki").play("use:loki")


@pytest.mark.rule("SAGA-19.2")
def test_loki_copies_the_action_of_an_opponents_viking_after_landing() -> None:
    t = loki("gunnar", "tjure", "thorsten", "helga", "kjer", gold=0)
    assert t.ids == ["copy:gunnar"]  # no action, Tjure and Thorsten: not to be copied
    t.play("copy:gunnar")
    assert t[0].gold == 2 and t[0].place == 3  # no movement by Gunnar's number


@pytest.mark.rule("SAGA-19.2")
def test_loki_copies_a_viking_revealed_this_turn_or_of_a_player_who_left() -> None:
    t = Trail(3).hand(0, "loki").hand(1, "gunnar").player(2, out=1).lineup(2, "ansgar").moves("1")
    t.player(0, gold=0).pile(0, "ulf", "ulf", "ulf").turn().lay("loki", "gunnar").play("use:loki")
    assert t.ids == ["copy:ansgar", "copy:gunnar"]


@pytest.mark.rule("SAGA-19.2", "SAGA-9.9")
def test_a_copied_draw_action_changes_lokis_own_replacement() -> None:
    t = loki("knut").play("copy:knut").play("use:knut")
    assert len(t[0].hand) == 3
    t = loki("ole", vp=5).play("copy:ole")
    assert t[0].vp == 7 and t[0].hand == []


@pytest.mark.rule("SAGA-19.2")
def test_a_copied_permanent_action_works_once_at_its_next_occasion() -> None:
    t = loki("soren", gold=0).play("copy:soren").marks("gold+1")
    t.land(0, 6).land(0, 6)
    assert t[0].gold == 3  # 1 + 1 for Sören, then 1
    t = loki("olav", gold=0).play("copy:olav").marks("gold-2")
    t.land(0, 6).play("waive").land(0, 6)
    assert t[0].gold == 0  # gained 2, then paid 2
    t = loki("ingrid", gold=0).play("copy:ingrid").marks("gold+1")
    assert t.land(0, 6).play("gain:gold").land(0, 6).kind_asked == "" and t[0].gold == 4


@pytest.mark.rule("SAGA-19.2")
def test_a_copy_declined_at_its_next_occasion_is_used_up() -> None:
    t = loki("ingrid").play("copy:ingrid").marks("gold+1")
    assert t.land(0, 6).play("refuse").land(0, 6).kind_asked == ""
    t = loki("olav").player(0, gold=5).play("copy:olav").marks("gold-2")
    assert t.land(0, 6).play("pay").land(0, 6).kind_asked == "" and t[0].gold == 1


@pytest.mark.rule("SAGA-19.2", "SAGA-18.30")
@pytest.mark.parametrize(("name", "icon", "gold", "vp"), [("soren", "gold+1", 3, 5), ("ellen", "gold-1", 0, 9),
                                                          ("britta", "vp+1", 0, 8)])  # fmt: skip
def test_two_copies_that_wait_for_the_same_occasion_both_work(name: str, icon: str, gold: int, vp: int) -> None:
    t = Trail().player(0, gold=int(name == "ellen"), vp=5).marks(icon)
    t[0].copied = (t.kind(name), t.kind(name))
    set_hooks(t.s, t[0])
    t.land(0, 6)
    assert (t[0].gold, t[0].vp) == (gold, vp) and not t[0].hooks


@pytest.mark.rule("SAGA-19.2", "SAGA-18.4", "SAGA-18.30")
def test_two_copies_of_ingrid_both_add_to_the_next_marker() -> None:
    t = Trail().player(0, gold=0, vp=5).marks("gold+1")
    t[0].copied = (t.kind("ingrid"), t.kind("ingrid"))
    set_hooks(t.s, t[0])
    t.land(0, 6).play("gain:gold").play("gain:vp")
    assert (t[0].gold, t[0].vp) == (3, 6) and t.land(0, 6).kind_asked == ""


@pytest.mark.rule("SAGA-19.2", "SAGA-17.3")
def test_everybody_hears_whose_action_loki_performs() -> None:
    t = loki("soren", "mats")
    t.m.listen()
    t.play("copy:soren")
    assert any("Sören" in line["text"] for line in t.m.lines(t.m.heard(), 1, "en"))


@pytest.mark.rule("SAGA-19.2")
def test_the_copy_stays_valid_when_the_card_copied_leaves_its_lineup() -> None:
    t = loki("britta", vp=5).play("copy:britta").marks("vp+1")
    t[1].lineup.clear()
    assert t.land(0, 6)[0].vp == 7


@pytest.mark.rule("SAGA-19.2", "SAGA-18.16", "SAGA-18.18")
def test_own_lineup_in_a_copied_text_is_that_of_lokis_owner() -> None:
    t = god("loki", gold=0).lineup(0, "bjorn", "mikka", "helga").lineup(1, "christian", "alfred")
    go(t, "loki").play("use:loki").play("copy:christian")
    assert t[0].gold == 3
    t = god("loki").lineup(0, "bjorn", "mikka").lineup(1, "alfred")
    go(t, "loki").play("use:loki").play("copy:alfred").valhalla_phase()
    t.play("send:bjorn", 0)
    assert t.m.decision_of(0) is not None  # and a second one


@pytest.mark.rule("SAGA-19.3")
def test_idun_returns_a_hand_card_and_takes_a_market_viking_into_the_hand() -> None:
    t = go(god("idun", "bjorn", gold=0).market(helge=1), "idun").play("use:idun").play("pick:bjorn").play("take:helge")
    assert t.names(t[0].hand) == ["helge"] and t.names(t[0].boxed) == ["bjorn"] and t[0].gold == 0


@pytest.mark.rule("SAGA-19.4", "SAGA-20.22")
def test_njord_plays_a_viking_out_of_the_draw_pile_with_landing_and_action() -> None:
    t = god("njord", place=6, slide="4", gold=0).pile(0, "gunnar", "thor", "ulf", "ulf")
    go(t, "njord")
    assert t.at(0) == 15 and t[0].gold == 1  # his own landing first
    t.play("use:njord")
    assert t.ids == ["pick:gunnar", "pick:ulf", "refuse"]
    t.play("pick:ulf")
    assert t.at(0) == 14 and t[0].gold == 1 + 2  # the second landing
    assert t.names(t[0].lineup) == ["njord", "ulf"] and len(t[0].hand) == 2


@pytest.mark.rule("SAGA-19.2", "SAGA-19.4")
@pytest.mark.parametrize(("name", "rule"), [("loki", "SAGA-19.2"), ("njord", "SAGA-19.4")])
def test_what_loki_and_njord_do_after_moving_is_refused_before_by_their_own_rule(name: str, rule: str) -> None:
    t = god(name, "kjer", slide="spm-IV-C").lineup(1, "gunnar").pile(0, "ulf").turn()
    t.play(f"lay:{name}", 0).play("lay:kjer", 0).play("lay:bjorn", 1).play("first:kjer")
    assert t.kind_asked == "move-or-act" and t.whys(f"use:{name}") == [rule]


@pytest.mark.rule("SAGA-19.4")
def test_njord_shuffles_the_pile_and_declined_only_he_is_replaced() -> None:
    names = ["bjorn", "mikka", "helga", "solveig", "ragnar", "kjer", "harald"]
    t = go(god("njord").pile(0, *names), "njord").play("use:njord")
    assert all(t.s.known[0] >> c & 1 for c in t[0].draw)
    t.play("refuse")
    assert len(t[0].hand) == 1 and not any(t.s.known[0] >> c & 1 for c in t[0].draw)
    t = go(god("njord").pile(0, "thor", "tjure"), "njord").play("use:njord")
    assert "pick:tjure" not in t.ids or t[0].lineup  # Tjure needs another Viking; Njord is none
    assert t.ids == ["refuse"] and t.whys("pick:tjure") == ["SAGA-18.19"]


@pytest.mark.rule("SAGA-19.5", "SAGA-15.4")
def test_heimdall_sends_up_to_three_hand_cards_gods_too() -> None:
    t = go(god("heimdall", "bjorn", "thor", "ulf", "knut").pile(0, "erik"), "heimdall").play("use:heimdall")
    t.play("send:bjorn").play("send:thor").play("send:ulf")
    assert sorted(t.names(t[0].valhalla)) == ["bjorn", "thor", "ulf"]
    assert sorted(t.names(t[0].hand)) == ["erik", "knut"]


@pytest.mark.rule("SAGA-19.6")
def test_freyja_gives_three_points_for_a_hand_card_under_the_pile() -> None:
    t = go(god("freyja", "bjorn", vp=5).pile(0, "ulf"), "freyja").play("use:freyja").play("tuck:bjorn")
    assert t[0].vp == 8 and t.names(t[0].hand) == ["ulf"] and t.names(t[0].draw) == ["bjorn"]


@pytest.mark.rule("SAGA-19.7")
def test_thor_sends_a_card_of_the_pile_for_gold_equal_to_its_price() -> None:
    t = go(god("thor", gold=0).pile(0, "ulf", "bjorn", "loki"), "thor").play("use:thor")
    assert t.ids == ["pick:bjorn", "pick:ulf", "pick:loki", "refuse"]
    t.play("pick:ulf")
    assert t.names(t[0].valhalla) == ["ulf"] and t[0].gold == BOX.cards[t.kind("ulf")].price
    assert len(t[0].hand) == 1 and t.s.known[0] == 0  # shuffled, then the normal replacement


@pytest.mark.rule("SAGA-19.8")
def test_gullveig_doubles_the_points_of_her_turn_in_gold() -> None:
    t = god("gullveig", place=8, slide="2", gold=2, vp=9)  # onto 16, 1 VP
    t.slide(0)
    go(t, "gullveig")
    assert t.at(0) == 16 and (t[0].vp, t[0].gold) == (10, 4)


@pytest.mark.rule("SAGA-19.8", "SAGA-20.24")
def test_gullveig_counts_points_from_the_flip_on_and_one_gain_of_gold() -> None:
    t = god("gullveig", slide="spm-VIII-C", gold=4, vp=9).player(1, gold=0).lineup(0, "soren").slide(1)
    t.turn().play("pay").play("pay")
    t.lay("gullveig", "bjorn")
    assert t[0].vp == 11 and t[0].gold == 2 * 2 + 1


@pytest.mark.rule("SAGA-19.9")
def test_hel_releases_a_card_of_valhalla_for_four_points() -> None:
    t = go(god("hel", vp=5).valhalla(0, "ragnar", "loki"), "hel").play("use:hel")
    assert t.ids == ["pick:ragnar", "pick:loki"]
    t.play("pick:ragnar")
    assert t[0].vp == 9 and t.names(t[0].valhalla) == ["loki"] and t.names(t[0].boxed) == ["ragnar"]
