"""What the log tells is what happened, and why."""

from __future__ import annotations

import pytest

from meadhall.games.saga.steps.cards import draw
from meadhall.games.saga.steps.departing import Count, CrossOver
from meadhall.games.saga.steps.gains import Pay, gain_gold
from tests.games.saga.kit import Trail

NAMES = ("Astrid", "Bo", "Cy")


def told(t: Trail, lang: str = "en") -> list[str]:
    """All lines since the last time, as everybody reads them."""
    return [line["text"] for line in t.m.lines(t.m.heard(), None, lang, NAMES)]


def listening(t: Trail) -> Trail:
    t.m.listen()
    return t


@pytest.mark.rule("SAGA-6.7", "SAGA-18.1")
def test_a_pawn_that_does_not_move_stays() -> None:
    for lang, says in (("en", "Astrid stays on 3."), ("fr", "Astrid reste sur la case 3.")):
        t = listening(Trail().hand(0, "harald").hand(1, "bjorn").moves("3")).turn().lay("harald", "bjorn")
        lines = told(t, lang)
        assert says in lines
    t = listening(Trail().hand(0, "mikka").hand(1, "bjorn").moves("3")).turn().lay("mikka", "bjorn")
    assert "Astrid moves from 3 to 6." in told(t)


@pytest.mark.rule("SAGA-6.2")
@pytest.mark.parametrize(
    ("at", "en", "fr"),
    [
        (9, "slides back by 4, to 5.", "recule de 4, jusqu’à 5."),
        (2, "slides back by 2 and stops at 0.", "recule de 2 et s’arrête à 0."),
        (0, "stays at 0.", "reste à 0."),
    ],
)
def test_the_log_says_how_far_the_trail_really_slid(at: int, en: str, fr: str) -> None:
    for lang, says in (("en", f"the trail {en}"), ("fr", f"le sentier {fr}")):
        t = listening(Trail().slide(at).hand(0, "bjorn").hand(1, "bjorn").moves("spm-IX-A")).turn()
        assert told(t, lang)[0].endswith(says)


@pytest.mark.rule("SAGA-6.1")
def test_in_a_french_sentence_the_title_of_a_card_is_quoted() -> None:
    t = listening(Trail().hand(0, "bjorn").hand(1, "bjorn").moves("spm-I-B")).turn()
    assert told(t, "fr")[0] == "Astrid retourne « L’aura du démon de la forêt » : le sentier glisse de 5, jusqu’à 5."


@pytest.mark.rule("SAGA-12.1")
def test_at_sea_it_is_the_ship_that_slides_and_that_pawns_fall_off() -> None:
    t = listening(Trail(2, "adv-S-A").player(0, place=11, vp=9).hand(0, "bjorn").hand(1, "bjorn").moves("1")).turn()
    assert told(t) == ["Astrid flips Movement 1: the ship slides on by 1, to 1."]
    lines = told(t.lay("bjorn", "bjorn"))
    assert "Astrid moves away from 12." in lines and "Astrid falls off the ship." in lines
    t = listening(Trail(2, "adv-S-A").player(0, place=11, vp=9).hand(0, "bjorn").hand(1, "bjorn").moves("1")).turn()
    assert "Astrid tombe du bateau." in told(t.lay("bjorn", "bjorn"), "fr")


@pytest.mark.rule("SAGA-7.9", "SAGA-7.7")
@pytest.mark.parametrize(
    ("gold", "vp", "lines"),
    [
        (5, 5, ["Astrid pays 3 gold."]),
        (2, 5, ["Astrid should pay 3 gold and has only 2 to give.", "Astrid loses 1 VP."]),
        (0, 5, ["Astrid should pay 3 gold and has none.", "Astrid loses 1 VP."]),
        (0, 0, ["Astrid should pay 3 gold and has none.", "Astrid should lose 1 VP and has none."]),
    ],
)
def test_a_payment_that_falls_short_says_so(gold: int, vp: int, lines: list[str]) -> None:
    assert told(listening(Trail().row("1").player(0, gold=gold, vp=vp)).run(Pay(3, "SAGA-7.9", 0))) == lines


@pytest.mark.rule("SAGA-7.7")
def test_whoever_has_less_to_lose_loses_that() -> None:
    t = listening(Trail().player(0, vp=1))
    t.land(0, t.s.course.last)
    assert told(t)[-1] == "Astrid loses 1 VP: there are no more."


@pytest.mark.rule("SAGA-18.26", "SAGA-18.20")
def test_jaris_gold_is_explained() -> None:
    t = listening(Trail().lineup(1, "jari", "soren").row("1"))
    gain_gold(t.s, 0, 2, "SAGA-7.8")
    assert told(t) == [
        "Astrid gains 2 gold.",
        "Jari brings Bo 1 gold, because Astrid gained some.",
        "Sören adds 1 gold for Bo.",
    ]
    t = listening(Trail().lineup(1, "jari").row("1"))
    gain_gold(t.s, 0, 2, "SAGA-7.8")
    assert told(t, "fr")[1] == "Jari rapporte 1 pièce d’or à Bo, parce qu’Astrid en a gagné."


@pytest.mark.rule("SAGA-20.9", "SAGA-20.2")
def test_gains_and_payments_name_the_card_that_causes_them() -> None:
    t = listening(Trail().hand(0, "bjorn").hand(1, "bjorn").moves("spm-III-C")).turn()
    assert told(t)[1] == "Astrid gains 1 gold (The gold of the forest city)."
    t = listening(Trail().hand(0, "bjorn").hand(1, "bjorn").moves("spm-I-B")).turn()
    assert told(t)[1] == "Astrid pays 1 gold (The aura of the forest demon)."
    t = listening(Trail().player(0, gold=0).hand(0, "bjorn").hand(1, "bjorn").moves("spm-I-B")).turn()
    assert told(t)[1] == "Astrid should pay 1 gold and has none (The aura of the forest demon)."


@pytest.mark.rule("SAGA-14.3", "SAGA-16.2", "SAGA-9.1")
def test_numbers_in_the_log_are_counted_out() -> None:
    t = listening(Trail(adventure="adv-B-1").pile(0, "bjorn", "ulf")).run(CrossOver())
    assert told(t) == [
        "Astrid gains 2 gold: one for each card left behind before Bifröst.",
        "Bo leaves no card behind before Bifröst.",
    ]
    t = listening(Trail(adventure="adv-B-1").pile(0, "bjorn", "ulf", "erik"))
    draw(t.s, 0, 1, "SAGA-9.1")
    draw(t.s, 0, 2, "SAGA-9.1")
    assert told(t) == ["Astrid draws a card.", "Astrid draws 2 cards."]
    t = listening(Trail(adventure="adv-B-1").player(0, gold=7)).run(Count())
    assert told(t)[0] == "Astrid scores 2 VP for gold and 0 VP for helmets."
