"""The Prophecy token, which stays open beside every question of an adventure: SAGA-7.15 to 7.18."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask, Menu
from meadhall.core.text import Seat
from meadhall.core.zones import learn
from meadhall.games.saga.state import SagaState


class ProphecyToken(Menu[SagaState]):
    """SAGA-7.15, 7.18: whoever has not left may return the token to see the next movement card."""

    verbs = frozenset({"peek"})

    def candidates(self, s: SagaState, seat: int) -> Sequence[Option]:
        p = s.players[seat]
        return (s.box.opt.peek,) if p.token and p.out < 0 else ()

    def choose(self, s: SagaState, seat: int, o: Option) -> None:
        s.players[seat].token = 0
        s.tokens += 1
        if s.log is not None:
            s.tell("prophesies", seat, "SAGA-7.15", seat=Seat(seat))
        foresee(s, seat, 1, "SAGA-7.15")


PROPHECY = ProphecyToken()


class InAdventure(Ask[SagaState]):
    """A question of phase 3, beside which the token may be returned."""

    beside = PROPHECY


def foresee(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-7.15, 7.16, 18.22: look secretly at the top movement cards, as many as there are."""
    seen = s.pile[-n:][::-1]
    learn(s, seat, seen)
    if s.log is not None:
        for c in seen:
            card = s.box.moves[c - s.box.first_move].name
            s.tell("foresees", seat, rule, only=(seat,), seat=Seat(seat), card=card)
