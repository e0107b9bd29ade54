"""The Prophecy token, which stays open beside every question of an adventure: SAGA-7.15 to 7.18."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Ask, Menu
from meadhall.core.text import Seat
from meadhall.core.zones import learn
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.beyond import NO_TOKEN, TOKEN_WITHOUT_EFFECT, absent, elsewhere


class ProphecyToken(Menu[SagaState]):
    """SAGA-7.15, 7.18: whoever has not left may return the token to see the next movement card."""

    verbs = frozenset({"peek"})

    def candidates(self, s: SagaState, seat: int) -> Sequence[Option]:
        p = s.players[seat]
        return (s.box.opt.peek,) if p.token and p.out < 0 else ()

    def beyond(self, s: SagaState, seat: int, o: Option) -> Sequence[Reason]:
        return (TOKEN_WITHOUT_EFFECT if s.players[seat].token else NO_TOKEN,)

    def choose(self, s: SagaState, seat: int, o: Option) -> None:
        s.players[seat].token = 0
        s.tokens += 1
        if s.log is not None:
            s.tell("prophesies", seat, "SAGA-7.15", seat=Seat(seat))
        foresee(s, seat, 1, "SAGA-7.15")


PROPHECY = ProphecyToken()


class InAdventure(Ask[SagaState]):
    """A question of phase 3, beside which the token may be returned. If it asks for a card, `of` says by which verb
    and where such cards lie; `no_gods` says why no god is meant."""

    beside = PROPHECY
    of: ClassVar[tuple[str, str]] = ("", "")
    no_gods: ClassVar[Reason | None] = None

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        verb, pile = self.of
        if o.verb != verb:
            return elsewhere(s, self.seat, o)
        card = s.box.cards[o.a]
        return (self.no_gods if card.god and self.no_gods is not None else absent(self.rule, pile, card),)


def foresee(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-7.15, 7.16, 18.22: look secretly at the top movement cards, as many as there are."""
    seen = s.pile[-n:][::-1]
    learn(s, seat, seen)
    if s.log is not None:
        for c in seen:
            card = s.box.moves[c - s.box.first_move].name
            s.tell("foresees", seat, rule, only=(seat,), seat=Seat(seat), card=card)
