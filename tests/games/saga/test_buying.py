"""SAGA-4 and 5: buying Vikings, drawing the hand."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.buying import BuyingRound, DrawHands
from meadhall.games.saga.steps.cards import draw
from tests.games.saga.kit import Trail, fresh


def market(gold: tuple[int, ...] = (9, 9), odin: int = 0) -> Trail:
    t = Trail(len(gold), odin=odin).market(gunnar=3, knut=1)
    for seat, n in enumerate(gold):
        t.player(seat, gold=n)
    return t.run(BuyingRound(1))


def price(t: Trail, name: str) -> int:
    return t.box.cards[t.kind(name)].price


@pytest.mark.rule("SAGA-4.1")
def test_the_phases_come_in_order() -> None:
    m, s = fresh(seed=3)
    kinds = []
    while s.round == 0:
        d = m.decision
        assert d is not None
        kinds.append(d.kind)
        m.play(d.options[-1] if d.kind in ("buy", "leave-or-stay") else d.options[0], d.seat)
    assert kinds[0] == "buy" and "lay" in kinds
    assert kinds.index("lay") > max(i for i, k in enumerate(kinds) if k == "buy")
    assert kinds.index("send") > max(i for i, k in enumerate(kinds) if k == "lay")


@pytest.mark.rule("SAGA-4.2", "SAGA-17.1")
def test_in_odin_order_everybody_may_buy_one_or_pass() -> None:
    t = market((9, 9, 9), odin=1)
    asked = []
    for _ in range(3):
        asked.append(t.seat_asked)
        assert "pass" in t.ids
        t.play("buy:gunnar" if t.seat_asked == 1 else "pass")
    assert asked == [1, 2, 0]
    assert t.names(t[1].bought) == ["gunnar"]


@pytest.mark.rule("SAGA-4.3")
def test_each_round_costs_one_more_for_every_buyer() -> None:
    t = market((20, 20))
    p = price(t, "gunnar")
    t.play("buy:gunnar").play("pass")
    assert t[0].gold == 20 - p
    t.play("buy:gunnar")
    assert t[0].gold == 20 - p - (p + 1)
    t.play("buy:gunnar")  # seat 1 has not bought before, and pays the same
    assert t[1].gold == 20 - (p + 1)


@pytest.mark.rule("SAGA-4.4")
def test_rounds_go_on_until_one_passes_without_a_purchase_and_passing_excludes_nobody() -> None:
    t = market()
    t.play("pass").play("buy:gunnar")
    assert t.seat_asked == 0  # passed, and asked again
    t.play("buy:gunnar").play("pass").play("pass").play("pass")
    assert t.kind_asked == ""


@pytest.mark.rule("SAGA-4.6", "SAGA-4.7")
def test_several_copies_may_be_owned_but_a_pile_is_not_refilled() -> None:
    t = market((99, 99))
    t.play("buy:gunnar").play("buy:knut")
    assert "buy:knut" not in t.ids and t.s.stock[t.kind("knut")] == 0
    t.play("buy:gunnar").play("pass").play("buy:gunnar")
    assert t.names(t[0].draw) == ["gunnar"] * 3 and t.s.for_sale() == []  # sold out: the phase is over


@pytest.mark.rule("SAGA-4.8")
def test_nobody_buys_on_credit() -> None:
    t = Trail().market(gunnar=1, knut=1)
    t.player(0, gold=price(t, "knut") - 1).player(1, gold=0).run(BuyingRound(1))
    assert "buy:gunnar" in t.ids and "buy:knut" not in t.ids
    assert t.whys("buy:knut") == ["SAGA-4.8"]
    t.play("pass")
    assert t.kind_asked == ""  # seat 1 can pay for nothing


@pytest.mark.rule("SAGA-4.9")
def test_what_was_bought_is_shuffled_into_the_draw_pile() -> None:
    t = market()
    t.pile(0, "bjorn", "mikka")
    t.play("buy:gunnar").play("pass").play("pass").play("pass")
    assert t[0].bought == [] and sorted(t.names(t[0].draw)) == ["bjorn", "gunnar", "mikka"]


@pytest.mark.rule("SAGA-4.10", "SAGA-14.5")
def test_there_is_a_market_before_every_adventure_but_bifrost() -> None:
    m, s = fresh(seed=5)
    bought: dict[int, bool] = {}
    while (d := m.decision) is not None:
        bought[s.round] = bought.get(s.round, False) or d.kind == "buy"
        if all(p.gold < 40 for p in s.players):
            for p in s.players:
                p.gold = 40
        m.play(d.options[-1] if d.kind == "buy" else d.options[0], d.seat)
    assert bought == {**dict.fromkeys(range(7), True), 7: False}


@pytest.mark.rule("SAGA-4.11")
def test_with_an_empty_market_nothing_is_asked() -> None:
    t = Trail().player(0, gold=50).run(BuyingRound(1))
    assert t.kind_asked == ""


def hands(points: tuple[int, ...], pile: int = 7) -> list[int]:
    t = Trail(len(points))
    for seat, vp in enumerate(points):
        t.player(seat, vp=vp).pile(seat, *["bjorn", "mikka", "helga", "kjer", "solveig", "ragnar", "harald"][:pile])
    t.run(DrawHands())
    return [len(p.hand) for p in t.s.players]


@pytest.mark.rule("SAGA-5.1", "SAGA-1.5")
def test_the_last_on_the_track_draw_most() -> None:
    assert hands((9, 8, 7, 6)) == [3, 4, 5, 6]


@pytest.mark.rule("SAGA-5.2")
def test_tied_players_share_a_rank_and_ranks_have_no_gaps() -> None:
    assert hands((9, 9, 7, 6)) == [3, 3, 4, 5]
    assert hands((5, 5, 5, 5)) == [3, 3, 3, 3]


@pytest.mark.rule("SAGA-5.3")
def test_a_short_draw_pile_is_drawn_whole() -> None:
    assert hands((9, 8, 7, 6), pile=2) == [2, 2, 2, 2]


@pytest.mark.rule("SAGA-5.4")
def test_hands_are_secret_and_have_no_limit() -> None:
    t = Trail().pile(0, *["gunnar"] * 5, *["knut"] * 5, *["ulf"] * 5).hand(0, "bjorn")
    draw(t.s, 0, 15, "SAGA-9.1")
    assert len(t[0].hand) == 16
    seen = t.m.view(1)["state"]["players"][0]["f"]
    assert not any(isinstance(pile, list) and set(pile) & set(t[0].hand) for pile in seen)
