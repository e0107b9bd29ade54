"""What is promised comes true; what another card could still change is not promised."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.saga import previews
from meadhall.games.saga.steps.buying import Buy
from meadhall.games.saga.steps.landing import MarkerBonus
from meadhall.games.saga.steps.replacing import LeaveOrStay
from tests.games.saga.kit import Trail


def promises(t: Trail, option: str, seat: int = 0) -> dict[str, tuple[int, bool]]:
    """What an option promises: by what is counted, how much, and whether exactly."""
    question: Any = t.m.question(seat, "en")
    choice = next(c for c in question["options"] if c["id"] == option)
    return {p["what"]: (p["change"], p["sure"]) for p in choice.get("preview", ())}


def lines(t: Trail, option: str, seat: int = 0) -> list[str]:
    question: Any = t.m.question(seat, "en")
    choice = next(c for c in question["options"] if c["id"] == option)
    return [p["text"] for p in choice.get("preview", ())]


def before(t: Trail, token: str, *names: str) -> Trail:
    """Seat 0 stands so that its first card leads onto the space with that icon."""
    number = t.box.cards[t.kind(names[0])].numbers[0]
    return t.hand(0, *names).hand(1, "bjorn").moves("1").player(0, place=t.space(token) - t.s.slide - 1 - number).turn()


@pytest.mark.rule("SAGA-7.6", "SAGA-7.8", "SAGA-7.9")
def test_laying_a_card_promises_what_its_space_brings() -> None:
    t = before(Trail().player(0, gold=5), "gold-1", "helga")
    assert promises(t, "lay:helga") == {"gold": (-1, True)} and lines(t, "lay:helga") == ["You pay 1 gold and keep 4."]
    t = before(Trail().player(0, gold=0), "gold-1", "helga")
    assert promises(t, "lay:helga") == {"vp": (-1, True)}


@pytest.mark.rule("SAGA-18.15", "SAGA-18.20")
def test_a_promise_counts_what_permanent_actions_add() -> None:
    plain = before(Trail(), "vp+1", "helga")
    with_britta = before(Trail().lineup(0, "britta"), "vp+1", "helga")
    assert promises(plain, "lay:helga") == {"vp": (1, True)} and promises(with_britta, "lay:helga") == {"vp": (2, True)}


@pytest.mark.rule("SAGA-18.26")
def test_where_jari_may_add_gold_it_is_at_least_so_much() -> None:
    t = before(Trail().lineup(0, "jari"), "gold+1", "helga")
    assert promises(t, "lay:helga") == {"gold": (1, False)} and lines(t, "lay:helga") == ["You gain at least 1 gold."]
    assert promises(before(Trail().lineup(0, "jari"), "gold-1", "helga"), "lay:helga") == {}


@pytest.mark.rule("SAGA-8.1", "SAGA-8.3")
def test_the_end_of_the_card_is_promised_too() -> None:
    t = Trail().player(0, place=16, vp=9).hand(0, "ragnar").hand(1, "bjorn").moves("3").turn()
    assert promises(t, "lay:ragnar") == {"vp": (-2 * t.s.course.loss, True)}  # past the end and off the trail


def test_what_the_next_card_could_change_is_not_promised() -> None:
    t = Trail().marks("gold+1").hand(0, "solveig").hand(1, "bjorn").moves("1").turn()  # a five, onto the marker at 6
    assert promises(t, "lay:solveig") == {}
    assert "+1 gold" in t.m.question(0, "en")["options"][0]["remarks"][0]  # type: ignore[index]


@pytest.mark.rule("SAGA-20.8", "SAGA-18.9")
def test_where_the_player_decides_on_the_way_nothing_is_promised() -> None:
    assert promises(before(Trail().lineup(0, "olav"), "gold-1", "helga"), "lay:helga") == {}
    kjer = before(Trail(), "vp+1", "kjer")
    assert promises(kjer, "lay:kjer") == {}  # 2 or 6
    move = f"move:{t_number(kjer, 'kjer')}"
    kjer.lay("kjer", "bjorn")
    assert promises(kjer, move) == {"vp": (1, True)}


@pytest.mark.rule("SAGA-20.23", "SAGA-7.11")
def test_nothing_is_promised_while_the_viking_may_be_lost_who_turns_a_payment_round() -> None:
    t = before(Trail(adventure="adv-VIII-B").slide(9).row("spm-VIII-B").lineup(0, "olav", "bjorn"), "lose", "helga")
    assert promises(t, "lay:helga") == {}


def t_number(t: Trail, name: str) -> int:
    return t.box.cards[t.kind(name)].numbers[0]


@pytest.mark.rule("SAGA-6.18")
def test_a_card_laid_counts_for_what_it_will_bring_until_it_has() -> None:
    t = before(Trail().player(0, vp=5), "vp+1", "helga")
    counted = [previews.count(t.s, 0, "vp")]
    counted.append(previews.count(t.play("lay:helga", 0).s, 0, "vp"))
    counted.append(previews.count(t.play("lay:bjorn", 1).s, 0, "vp"))
    assert counted == [5, 6, 6] and t[0].vp == 6 and isinstance(t.s.asked()[0], LeaveOrStay)


@pytest.mark.rule("SAGA-18.4")
def test_a_bonus_that_is_still_to_be_chosen_belongs_to_the_landing() -> None:
    assert not previews.settled(MarkerBonus(0, 0, 2, 1)) and previews.settled(LeaveOrStay(0))


@pytest.mark.rule("SAGA-4.3")
def test_a_purchase_promises_what_is_left_while_somebody_can_still_buy() -> None:
    t = Trail().market(halvar=2).player(0, gold=5).player(1, gold=9).run(Buy(0, 1))
    assert promises(t, "buy:halvar") == {"gold": (-2, True), "vikings": (1, True)}
    assert lines(t, "buy:halvar") == ["You keep 3 gold.", "You own one more Viking."]
    t.player(1, gold=0).player(0, gold=2)
    assert promises(t, "buy:halvar") == {"vikings": (1, True)}
    assert t.m.question(0, "en")["options"][0]["remarks"][-1] == "You keep no gold."  # type: ignore[index]


@pytest.mark.rule("SAGA-18.8", "SAGA-19.3")
def test_a_viking_taken_before_moving_is_told_but_not_promised() -> None:
    t = (
        Trail()
        .hand(0, "jorik")
        .hand(1, "bjorn")
        .market(ulf=1)
        .player(0, gold=9)
        .moves("1")
        .turn()
        .lay("jorik", "bjorn")
    )
    t.play("use:jorik")
    assert promises(t, "take:ulf") == {}  # the landing may cost a Viking, or bring gold
    remarks = t.m.question(0, "en")["options"][0]["remarks"]  # type: ignore[index]
    assert remarks[1:] == ["You keep 6 gold.", "You own one more Viking."]


@pytest.mark.rule("SAGA-20.24", "SAGA-18.15")
def test_what_is_bought_of_a_movement_card_is_promised() -> None:
    t = Trail().player(0, gold=3).lineup(0, "britta").hand(1, "bjorn").moves("spm-VIII-C").turn()
    assert promises(t, "pay") == {"gold": (-2, True), "vp": (2, True)} and promises(t, "refuse") == {}
    t[1].hand.clear()  # nobody is asked before the next card is flipped
    assert promises(t, "pay") == {}


@pytest.mark.rule("SAGA-10.1", "SAGA-16.2")
def test_whom_to_send_is_told_by_helmets() -> None:
    t = Trail().lineup(0, "ragnar", "bjorn").lineup(1, "bjorn").valhalla_phase()
    helmets = t.box.cards[t.kind("ragnar")].helmets
    assert promises(t, "send:ragnar") == {"helmets": (helmets, False)}
    was = previews.count(t.s, 0, "helmets")
    assert previews.count(t.play("send:ragnar", 0).s, 0, "helmets") == was + helmets
    assert previews.count(t.play("none", 1).s, 0, "helmets") == was + helmets
