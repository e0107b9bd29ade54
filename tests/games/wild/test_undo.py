"""Taking back in Vikings Gone Wild: what one has paid with cards of the own hand, until something is turned up."""

from __future__ import annotations

import pytest

from meadhall.core.match import Match
from meadhall.games.wild import GAME
from meadhall.table.chain import Chain
from meadhall.table.rows import MoveRow, pack
from meadhall.table.undo import Past
from tests.games.wild.kit import Camp, play, state


def row(chain: Chain, number: int, seat: int, after: Match) -> MoveRow:
    """A move as a table stores it."""
    snapshot, events = chain.pack(number, after.snapshot(), [])
    return MoveRow("table", number, seat, "", snapshot, events, "", "", "")


def barred(m: Match, before: Match) -> str:
    why = m.barrier(before, 0)
    return why.text.key if why is not None else ""


@pytest.mark.rule("WILD-7.4", "WILD-8.1")
def test_a_purchase_paid_with_cards_of_the_own_hand_is_taken_back_freely() -> None:
    for choice in ("buy:cannon", "build:brewery", "upgrade:2", "trade:beer"):
        m = Camp(2).hand(0, *["beer"] * 4, *["gold"] * 4).turn(0)
        before = m.clone()
        m.play(choice)
        assert len(state(m).play[0]) > 0, "cards of the hand have paid"
        assert barred(m, before) == "", choice


@pytest.mark.rule("WILD-9.1")
def test_what_a_purchase_turns_up_bars_it() -> None:
    m = Camp(2).hand(0, *["beer"] * 4, *["gold"] * 4).path("scroll").row("sword", "gold_bars").turn(0)
    before = m.clone()
    m.play("buy:sword")
    assert barred(m, before) == "why-undo-revealed"


@pytest.mark.rule("WILD-15.2")
def test_an_attack_that_a_bot_has_answered_is_not_taken_back() -> None:
    """That nobody defends it is worth knowing; before the answer it is free."""
    m = Camp(2).hand(0, "viking_warrior", "beer").hand(1, "beer").turn(0)
    play(m, "attack:viking_warrior")
    before = m.clone()
    m.play("at:1:hall")
    chain = Chain(pack(before.snapshot()), [], 40)
    past = Past(GAME, chain)
    chain.add(row(chain, 1, 0, m))
    assert past.standing(m, 0, frozenset({1})).reason is None
    m.play("stand")
    chain.add(row(chain, 2, 1, m))
    why = past.standing(m, 0, frozenset({1})).reason
    assert why is not None and why.text.key == "why-undo-revealed"
