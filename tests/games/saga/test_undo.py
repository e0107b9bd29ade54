"""Taking back a choice: free while nothing is revealed, never once another's secret answer is known."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.core.match import Match
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.turns import Choose, Reveal
from tests.games.saga.kit import Trail


def barred(t: Trail, before: Match, seat: int) -> str:
    """Why a seat cannot go back, as a table asks: bots act in between, and a restored match knows no past."""
    m = t.m
    why = Match(m.game, m.state, m.seed, m.options_chosen).barrier(before, seat)
    return why.text.key if why is not None else ""


def at_the_gate(*, cards: bool = True, active: int = 2) -> Trail:
    """All choose at the rune gate; whatever they do, somebody is asked afterwards and the match goes on."""
    t = Trail(3)
    for seat in range(3):
        t.player(seat, may_leave=1, out=-1 if seat < active else 1)
        if cards:
            t.hand(seat, "bjorn")
    return t.moves("spm-IV-A").turn()


@pytest.mark.rule("SAGA-20.10", "SAGA-6.5", "SAGA-17.3")
@pytest.mark.parametrize("cards", [True, False])
def test_at_the_rune_gate_nobody_takes_back_once_it_is_known_that_another_rests(cards: bool) -> None:
    t = at_the_gate(cards=cards).play("none", 0)
    before = t.m.clone()
    t.play("none", 1)
    assert t.kind_asked == "leave-or-stay"
    assert barred(t, before, 1) == "why-undo-revealed"


@pytest.mark.rule("SAGA-20.10", "SAGA-6.5", "SAGA-17.3")
def test_at_the_rune_gate_the_first_to_answer_does_not_take_back_after_the_reveal_either() -> None:
    t = at_the_gate()
    before = t.m.clone()
    t.play("none", 0).play("none", 1)
    assert barred(t, before, 0) == "why-undo-revealed"


@pytest.mark.rule("SAGA-20.10", "SAGA-6.5")
@pytest.mark.parametrize("first", ["none", "lay:bjorn"])
@pytest.mark.parametrize("second", ["none", "lay:bjorn"])
def test_before_the_reveal_every_choice_at_the_gate_is_taken_back_freely(first: str, second: str) -> None:
    t = at_the_gate(active=3)
    start = t.m.clone()
    t.play(first, 0)
    assert barred(t, start, 0) == ""
    before = t.m.clone()
    t.play(second, 1)
    assert barred(t, before, 1) == "" and barred(t, start, 0) == ""


@pytest.mark.rule("SAGA-20.10", "SAGA-9.3")
def test_whoever_rests_alone_takes_it_back_freely() -> None:
    t = at_the_gate(active=1)
    before = t.m.clone()
    t.play("none", 0)
    assert t.kind_asked == "leave-or-stay"
    assert barred(t, before, 0) == ""


@pytest.mark.rule("SAGA-20.10", "SAGA-17.3")
def test_what_was_learnt_at_the_gate_is_no_help_at_the_next_one() -> None:
    t = at_the_gate().play("none", 0).play("none", 1).play("stay").play("stay")
    t.run(Choose(), Reveal()).play("none", 0)
    found = set()
    for i in range(30):
        s = t.m.imagine(1, Random(i)).state
        assert isinstance(s, SagaState)
        found.add(tuple(s.players[0].intent))
    assert len(found) == 2


@pytest.mark.rule("SAGA-6.5", "SAGA-17.3")
def test_cards_laid_are_taken_back_freely_until_they_are_turned() -> None:
    t = Trail(2).hand(0, "bjorn", "mikka").hand(1, "helga").moves("3").player(0, may_leave=1).turn()
    start = t.m.clone()
    t.play("lay:bjorn", 0)
    assert barred(t, start, 0) == ""
    before = t.m.clone()
    t.play("lay:helga", 1)
    assert t.kind_asked == "leave-or-stay"
    assert barred(t, before, 1) == barred(t, start, 0) == "why-undo-revealed"


@pytest.mark.rule("SAGA-6.20", "SAGA-6.5", "SAGA-17.3")
def test_a_card_laid_for_show_is_known_once_it_goes_back() -> None:
    """Only Tjure cannot be played: whoever takes a card back had him. Without gods nothing else is seen."""
    t = Trail(2).hand(0, "tjure").hand(1, "tjure").moves("3").player(0, may_leave=1).turn().play("flip", 0)
    before = t.m.clone()
    t.play("flip", 1)
    assert t.kind_asked == "leave-or-stay"
    assert barred(t, before, 1) == "why-undo-revealed"
    assert t.m.view(1)["state"]["players"][0]["f"]["hand"] == t[0].hand
