"""Phases 1 and 2: buying Vikings and drawing the hand, sections 4 and 5."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Informed, Step
from meadhall.core.text import Seat
from meadhall.core.zones import shuffle
from meadhall.games.saga.state import BOUGHT, DRAW, SagaState
from meadhall.games.saga.steps.beyond import NOT_BEGUN, off_market
from meadhall.games.saga.steps.cards import draw, take_from_market
from meadhall.games.saga.steps.gains import too_dear


class BuyingRound(Step[SagaState]):
    """SAGA-4.2, 4.4: everybody in Odin order may buy one; rounds go on until one passes without a purchase."""

    number: int

    def run(self, s: SagaState) -> None:
        cards = sum(len(p.bought) for p in s.players)
        s.plan(*(MayBuy(self.number, seat) for seat in s.order()), AnotherRound(cards, self.number))


class AnotherRound(Step[SagaState]):
    """SAGA-4.4: has anything been bought in this round?"""

    before: int
    number: int

    def run(self, s: SagaState) -> None:
        if sum(len(p.bought) for p in s.players) > self.before:
            s.push(BuyingRound(self.number + 1))
        else:
            s.push(BringHome())


class MayBuy(Step[SagaState]):
    """SAGA-4.2, 4.8: asked of those who can pay for something."""

    number: int
    seat: int

    def run(self, s: SagaState) -> None:
        if payable(s, self.seat, self.number):
            s.push(Buy(self.seat, self.number))


def surcharge(number: int) -> int:
    """SAGA-4.3: everything costs one more in each later round."""
    return number - 1


def price(s: SagaState, kind: int, number: int) -> int:
    """What a Viking costs in that round of buying."""
    return s.box.cards[kind].price + surcharge(number)


def payable(s: SagaState, seat: int, number: int) -> list[int]:
    """SAGA-4.8: the kinds in the market that a player can pay in full."""
    cards, most = s.box.cards, s.players[seat].gold - surcharge(number)
    return [k for k in s.for_sale() if cards[k].price <= most]


class Buy(Informed[SagaState, list[int]]):
    """SAGA-4.2 to 4.8: buy one market Viking, or pass."""

    number: int
    rule = "SAGA-4.2"

    def facts(self, s: SagaState) -> list[int]:
        return payable(s, self.seat, self.number)

    def candidates_by(self, s: SagaState, facts: list[int]) -> Sequence[Option]:
        return [*(s.box.opt.buy[k] for k in s.for_sale()), s.box.opt.pass_]

    def against_by(self, s: SagaState, o: Option, facts: list[int]) -> Sequence[Reason]:
        if o is s.box.opt.pass_ or o.a in facts:
            return ()
        return (too_dear("SAGA-4.8", price(s, o.a, self.number), s.players[self.seat].gold),)

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (off_market(s, o.a) if o.verb == "buy" else NOT_BEGUN,)

    def shortcut(self, s: SagaState) -> Sequence[Option]:
        """What can be paid, without a reason for all the rest: a match is 3 % faster."""
        opt = s.box.opt
        return [*(opt.buy[k] for k in payable(s, self.seat, self.number)), opt.pass_]

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.pass_:
            return
        cost = price(s, o.a, self.number)
        s.players[self.seat].gold -= cost
        if s.log is not None:
            s.tell("buys", self.seat, "SAGA-4.3", seat=Seat(self.seat), n=cost)
        take_from_market(s, self.seat, o.a, BOUGHT, None, "SAGA-4.2")


class BringHome(Step[SagaState]):
    """SAGA-4.9: each buyer shuffles the bought cards into the own draw pile."""

    def run(self, s: SagaState) -> None:
        for seat in s.order():
            p = s.players[seat]
            if p.bought:
                p.draw += p.bought
                p.bought.clear()
                shuffle(s, DRAW, seat)


class DrawHands(Step[SagaState]):
    """SAGA-5.1 to 5.3: by rank on the VP track; tied players share a rank, and ranks have no gaps."""

    def run(self, s: SagaState) -> None:
        totals = sorted({p.vp for p in s.players}, reverse=True)
        for seat in s.order():
            rank = totals.index(s.players[seat].vp)
            draw(s, seat, s.box.hand[rank], "SAGA-5.1")
