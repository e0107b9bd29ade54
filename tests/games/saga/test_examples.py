"""The worked examples of the rulebook, EX-1 to EX-35."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.buying import BuyingRound, DrawHands
from meadhall.games.saga.steps.departing import Count, CrossOver
from meadhall.games.saga.steps.landing import Land
from tests.games.saga.kit import GAME, Trail, fresh

BOX = GAME.box


@pytest.mark.rule("SAGA-4.5")
def test_ex_1_vikings_of_realms_to_come_are_not_for_sale() -> None:
    m, s = fresh(seed=2)
    while s.round < 2:
        d = m.decision
        assert d is not None
        m.play(d.options[0], d.seat)
    assert {BOX.realms[BOX.cards[k].realm] for k in s.for_sale()} <= {"midgard", "nidavellir"}
    assert {BOX.realms[BOX.courses[i].realm] for i in s.journey[4:6]} == {"vanaheim"}


@pytest.mark.rule("SAGA-4.2", "SAGA-4.3")
def test_ex_2_a_viking_of_price_three_costs_3_4_and_5() -> None:
    t = Trail().market(ulf=3).player(0, gold=12).player(1, gold=0).run(BuyingRound(1))
    assert BOX.cards[t.kind("ulf")].price == 3
    for left in (9, 5, 0):
        assert t.play("buy:ulf")[0].gold == left


@pytest.mark.rule("SAGA-5.1", "SAGA-5.2")
def test_ex_3_hands_with_a_shared_lead() -> None:
    t = Trail(4)
    for seat, vp in enumerate((9, 9, 7, 5)):
        t.player(seat, vp=vp).pile(seat, "bjorn", "mikka", "helga", "kjer", "solveig", "ragnar")
    t.run(DrawHands())
    assert [len(p.hand) for p in t.s.players] == [3, 3, 4, 5]


@pytest.mark.rule("SAGA-3.9", "SAGA-5.1")
def test_ex_4_everybody_draws_three_in_the_first_adventure() -> None:
    m, s = fresh(4, seed=7)
    while m.decision is not None and m.decision.kind == "buy":
        m.play("pass")
    assert [len(p.hand) for p in s.players] == [3, 3, 3, 3]


@pytest.mark.rule("SAGA-6.1", "SAGA-6.5", "SAGA-6.7")
def test_ex_5_slide_and_move() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "mikka").moves("3").turn().lay("bjorn", "mikka")
    assert t.s.slide == 3 and (t[0].place, t.at(0)) == (1, 4) and (t[1].place, t.at(1)) == (3, 6)


@pytest.mark.rule("SAGA-7.1", "SAGA-7.6", "SAGA-7.8")
def test_ex_6_rewards_of_spaces_15_and_18() -> None:
    t = Trail(2, "adv-I-C").player(0, gold=0, vp=5).player(1, gold=0, vp=5).slide(4)
    t.land(0, 15).land(1, 18)
    assert (t[0].gold, t[0].vp) == (1, 5) and (t[1].gold, t[1].vp) == (3, 6)


@pytest.mark.rule("SAGA-18.1")
def test_ex_7_harald_and_kjer() -> None:
    t = Trail().player(0, place=11, gold=0).hand(0, "harald").hand(1, "kjer").moves("4").turn().lay("harald", "kjer")
    assert t.at(0) == 15 and t[0].gold == 1
    assert t.ids == ["move:2", "move:6"]
    assert t.play("move:6")[1].place == 6


@pytest.mark.rule("SAGA-7.1")
def test_ex_8_the_place_in_between_gives_nothing() -> None:
    t = Trail().player(0, place=11, gold=0, vp=5).hand(0, "erik").hand(1, "bjorn").moves("4").turn()
    assert t.at(0) == 15
    t.lay("erik", "bjorn")
    assert t.at(0) == 9 and (t[0].gold, t[0].vp) == (0, 5)


@pytest.mark.rule("SAGA-7.9")
def test_ex_9_not_enough_gold() -> None:
    t = Trail(2, "adv-II-A").player(0, gold=1, vp=6).slide(5)
    t.land(0, t.space("gold-3"))
    assert (t[0].gold, t[0].vp) == (0, 5)


@pytest.mark.rule("SAGA-8.1", "SAGA-8.2", "SAGA-8.3", "SAGA-8.4")
def test_ex_10_past_the_end_and_off_the_trail() -> None:
    def after(slide: int, place: int, by: int) -> tuple[int, int]:
        t = Trail(2, "adv-S-A").player(0, place=place, vp=10).slide(slide).row("1")
        t.s.turn = 1
        t.run(Land(by, 1, 0))
        return t[0].vp, t[0].out

    assert after(10, 9, 1) == (8, 1) and after(10, 9, 2) == (8, 1)
    assert after(2, 11, 1) == (8, 1) and after(2, 1, -2) == (8, 1)
    assert after(10, 10, 3) == (6, 1)


@pytest.mark.rule("SAGA-6.11", "SAGA-6.12")
def test_ex_11_no_cards_left() -> None:
    t = Trail().gods("thor", "loki").hand(1, "bjorn").moves("3").turn().lay("bjorn")
    assert t.at(0) == 3 + 7 and t.names(t.s.gods) == ["thor", "loki"] and t.kind_asked == ""


@pytest.mark.rule("SAGA-18.4")
def test_ex_12_ingrid() -> None:
    t = Trail().marks("gold+1", "vp+1").player(0, place=0, gold=0, vp=5).hand(0, "ingrid").hand(1, "bjorn").moves("1")
    t.turn().lay("ingrid", "bjorn")
    assert t.at(0) == 6 and t.ids == ["gain:gold", "gain:vp", "refuse"]
    t.play("gain:gold").land(0, 9).play("gain:vp")
    assert (t[0].gold, t[0].vp) == (3, 7)


@pytest.mark.rule("SAGA-13.5", "SAGA-20.11")
def test_ex_13_knut_against_the_dwarf_city() -> None:
    t = Trail().row("spm-IV-B").player(0, gold=2).player(1, gold=2).hand(0, "knut").hand(1, "bjorn").moves("1")
    t.pile(0, "ulf", "ulf", "ulf").pile(1, "ulf").turn().lay("knut", "bjorn").play("use:knut")
    assert len(t[0].hand) == 3 and t[0].gold == 2
    assert t.seat_asked == 1 and t.kind_asked == "pay-to-draw"
    assert t.play("pay")[1].gold == 1


@pytest.mark.rule("SAGA-11.3")
def test_ex_14_entering_nidavellir() -> None:
    m, s = fresh(seed=2)
    prepared = [BOX.moves[c - BOX.first_move].id for c in s.prepared]
    assert {"spm-IV-A", "spm-IV-B"} <= set(prepared)
    while s.round < 2:
        d = m.decision
        assert d is not None
        m.play(d.options[0], d.seat)
    where = [BOX.moves[c - BOX.first_move].id for c in (*s.pile, *s.row)]
    assert {"spm-IV-A", "spm-IV-B"} <= set(where)


@pytest.mark.rule("SAGA-7.12", "SAGA-9.1")
def test_ex_15_the_extra_draw() -> None:
    t = Trail().marks("draw").hand(0, "solveig", "mikka", "helga").hand(1, "bjorn").pile(0, "ulf", "ulf").moves("1")
    t.turn().lay("solveig", "bjorn").play("draw")
    assert t.at(0) == 6 and len(t[0].hand) == 4


@pytest.mark.rule("SAGA-7.14")
def test_ex_16_valhalla_from_the_hand() -> None:
    t = Trail().marks("valhalla").hand(0, "solveig", "mikka", "helga").hand(1, "bjorn").pile(0, "ulf", "ulf").moves("1")
    t.turn().lay("solveig", "bjorn").play("send:mikka")
    assert len(t[0].hand) == 2 and t.names(t[0].valhalla) == ["mikka"]


@pytest.mark.rule("SAGA-18.3")
def test_ex_17_lasse() -> None:
    t = Trail().player(0, gold=0).hand(0, "lasse", "mikka", "helga").hand(1, "bjorn").pile(0, "ulf").moves("1")
    t.turn().lay("lasse", "bjorn").play("use:lasse").play("tuck:mikka")
    assert len(t[0].hand) == 2 and t[0].gold == 1


@pytest.mark.rule("SAGA-18.9")
def test_ex_18_olav() -> None:
    t = Trail().marks("gold-2").lineup(0, "olav").player(0, gold=3).land(0, 6).play("waive")
    assert t[0].gold == 5
    t = Trail().market(ulf=1).lineup(0, "olav").player(0, gold=3).run(BuyingRound(1)).play("buy:ulf")
    assert t[0].gold == 0


@pytest.mark.rule("SAGA-18.11")
def test_ex_19_ellen() -> None:
    for gold, left, vp in ((4, 1, 7), (2, 0, 4)):
        t = Trail(2, "adv-II-A").lineup(0, "ellen").player(0, gold=gold, vp=5).slide(5)
        t.land(0, t.space("gold-3"))
        assert (t[0].gold, t[0].vp) == (left, vp)


@pytest.mark.rule("SAGA-18.12")
def test_ex_20_magnus() -> None:
    t = Trail().hand(0, "magnus", "mikka", "helga", "kjer").hand(1, "bjorn").pile(0, *["ulf"] * 5).moves("1").turn()
    t.lay("magnus", "bjorn").play("use:magnus").play("tuck:mikka").play("tuck:kjer").play("done")
    assert len(t[0].hand) == 5


@pytest.mark.rule("SAGA-18.19")
def test_ex_21_tjure_with_a_two_number_card() -> None:
    t = Trail().lineup(0, "halvar").player(0, place=5).hand(0, "tjure").hand(1, "bjorn").moves("1").turn()
    assert t.lay("tjure", "bjorn").ids == ["move:-2", "move:2"]


@pytest.mark.rule("SAGA-18.16", "SAGA-18.27")
def test_ex_22_thorsten_and_christian() -> None:
    def played(name: str, *lineup: str) -> Trail:
        t = Trail().lineup(0, *lineup).player(0, gold=0).hand(0, name).hand(1, "bjorn").moves("1").turn()
        return t.lay(name, "bjorn")

    assert played("thorsten", "bjorn", "mikka", "loki", "helga")[0].place == 3
    assert played("christian", "bjorn", "mikka", "loki", "helga").play("use:christian")[0].gold == 3
    assert played("thorsten")[0].place == 0


@pytest.mark.rule("SAGA-18.18")
def test_ex_23_alfred() -> None:
    t = Trail().lineup(0, "alfred", "bjorn", "mikka").valhalla_phase().play("send:alfred").play("send:mikka")
    assert len(t[0].valhalla) == 2 and t.kind_asked == ""
    assert Trail(2, "adv-B-1").lineup(0, "alfred", "bjorn", "mikka").valhalla_phase().kind_asked == ""


@pytest.mark.rule("SAGA-19.4")
def test_ex_24_njord() -> None:
    t = Trail().player(0, place=6, gold=0).hand(0, "njord").hand(1, "bjorn").pile(0, "gunnar", "ulf", "ulf", "ulf")
    t.moves("4").turn().lay("njord", "bjorn")
    assert t.at(0) == 15 and t[0].gold == 1
    t.play("use:njord").play("pick:ulf")
    assert t.at(0) == 14 and t[0].gold == 3 and len(t[0].hand) == 2 and len(t[0].draw) == 1


@pytest.mark.rule("SAGA-19.7")
def test_ex_25_thor_on_a_card_without_a_price() -> None:
    t = Trail().player(0, gold=0).hand(0, "thor").hand(1, "bjorn").pile(0, "mikka").moves("1").turn()
    t.lay("thor", "bjorn").play("use:thor").play("pick:mikka")
    assert t.names(t[0].valhalla) == ["mikka"] and t[0].gold == 0


@pytest.mark.rule("SAGA-19.9")
def test_ex_26_hel() -> None:
    t = Trail().player(0, vp=5, gold=0).hand(0, "hel").hand(1, "bjorn").valhalla(0, "britta").moves("1").turn()
    assert BOX.cards[t.kind("britta")].helmets == 3
    t.lay("hel", "bjorn").play("use:hel").play("pick:britta").run(Count())
    assert t.s.final[0] == (9, 0, 0)


@pytest.mark.rule("SAGA-20.13")
def test_ex_27_fear_of_surt() -> None:
    def drawn(name: str, *marks: str) -> int:
        t = Trail().row("spm-V-A").marks(*marks).hand(0, name).hand(1, "bjorn").pile(0, "ulf", "ulf", "ulf").moves("1")
        t.turn().lay(name, "bjorn")
        while t.kind_asked:
            t.play(t.ids[0])
        return len(t[0].hand)

    assert drawn("mikka") == 0 and drawn("solveig", "draw") == 1 and drawn("knut") == 3


@pytest.mark.rule("SAGA-20.19")
def test_ex_28_terror_of_the_ice_valley() -> None:
    def out(name: str, place: int) -> bool:
        t = Trail().player(0, place=place).hand(0, name).hand(1, "bjorn").moves("spm-VII-A").turn().lay(name, "bjorn")
        return t[0].out == 1

    assert not out("erik", 11) and out("bjorn", 10) and out("erik", 14)


@pytest.mark.rule("SAGA-20.20")
def test_ex_29_stone_guardians() -> None:
    t = Trail(3).row("spm-VII-B").moves("1").player(2, place=5)
    for seat, name in enumerate(("helga", "lasse", "sven")):
        t.hand(seat, name).pile(seat, "bjorn", "mikka", "solveig")
    t.turn().lay("helga", "lasse", "sven").play("draw").play("draw")
    while t.kind_asked:
        t.play(t.ids[0] if t.kind_asked == "move-or-act" else t.ids[-1])
    assert [len(p.hand) for p in t.s.players] == [3, 3, 1]


@pytest.mark.rule("SAGA-20.24")
def test_ex_30_nidhoggs_prophecy() -> None:
    for times, (gold, vp) in enumerate(((7, 5), (5, 6), (3, 7), (1, 8))):
        t = Trail().player(0, gold=7, vp=5).player(1, gold=0).hand(0, "bjorn").hand(1, "bjorn").moves("spm-VIII-C")
        t.slide(3).turn()
        for _ in range(times):
            t.play("pay")
        if times < 3:
            t.play("refuse")
        assert (t[0].gold, t[0].vp) == (gold, vp) and t.kind_asked == "lay"


@pytest.mark.rule("SAGA-20.26")
def test_ex_31_shadow_of_the_survivors() -> None:
    t = Trail().slide(10).player(0, place=6).hand(0, "bjorn").hand(1, "bjorn").pile(0, "ulf").moves("spm-IX-B", "1")
    t.market(ulf=1).turns()
    assert t.s.slide == 13 and t.at(0) == 19 and t.kind_asked == "free-viking"  # the icon of 19
    t.play("refuse")
    assert t.kind_asked == "leave-or-stay" and t.names(t[0].hand) == ["bjorn"]
    t.play("stay")
    assert t.kind_asked == "lay" and t.s.turn == 2


@pytest.mark.rule("SAGA-14.3")
def test_ex_32_before_bifrost() -> None:
    t = Trail(2, "adv-B-1").player(0, gold=0).valhalla(0, "helge")
    t.pile(0, "bjorn", "mikka", "helga", "kjer", "solveig", "ragnar", "thor").run(CrossOver())
    assert t[0].gold == 7 and len(t[0].boxed) == 7 and t.names(t[0].draw) == ["helge"]


@pytest.mark.rule("SAGA-16.1")
def test_ex_33_the_final_sacrifice() -> None:
    t = Trail(2, "adv-B-1").player(0, gold=8, vp=5).run(Count())
    assert t.s.final[0] == (5, 2, 0) and t[0].gold == 2


@pytest.mark.rule("SAGA-19.5", "SAGA-19.6")
def test_ex_34_freyja_and_heimdall() -> None:
    t = Trail().player(0, vp=5).hand(0, "freyja", "mikka", "helga", "kjer").hand(1, "bjorn").pile(0, "ulf").moves("1")
    t.turn().lay("freyja", "bjorn").play("use:freyja").play("tuck:kjer")
    assert len(t[0].hand) == 3 and t[0].vp == 8
    t = Trail().hand(0, "heimdall", "mikka", "helga", "kjer").hand(1, "bjorn").pile(0, "ulf").moves("1").turn()
    t.lay("heimdall", "bjorn").play("use:heimdall").play("send:mikka").play("send:helga").play("send:kjer")
    assert t.names(t[0].hand) == ["ulf"] and len(t[0].valhalla) == 3


@pytest.mark.rule("SAGA-3.4")
def test_ex_35_the_size_of_the_market() -> None:
    assert set(fresh(3)[1].stock) == {0, 4}
