"""Flipping a movement card and following its instruction: SAGA-6.1 to 6.4, 13 and 20."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Seat
from meadhall.core.zones import find, learn, move, shuffle
from meadhall.games.saga.content import Move
from meadhall.games.saga.state import DISCARD, DRAW, HAND, LINEUP, PILE, ROW, SagaState
from meadhall.games.saga.steps.cards import (
    FREE,
    FromMarket,
    MayDraw,
    Shield,
    Tuck,
    kinds,
    look_at_gods,
    lose_track,
    name,
    shield,
    to_box,
)
from meadhall.games.saga.steps.gains import Pay, can_pay, gain_gold, gain_vp, pay_gold, set_hooks
from meadhall.games.saga.steps.prophecy import InAdventure

NO_RANSOM_FOR_GODS = reason("SAGA-20.17", "why-only-vikings")
NO_GOD_COMES_BACK = reason("SAGA-20.6", "why-only-vikings")


class Flip(Step[SagaState]):
    """SAGA-6.1, 6.2, 6.19 (1): the top card goes into the row and slides the trail, never below 0."""

    def run(self, s: SagaState) -> None:
        s.turn += 1
        if not s.pile:
            renew(s)
        c = s.pile[-1]
        card = s.box.moves[c - s.box.first_move]
        for p in s.players:
            p.fame = p.spent = p.bent = 0
            p.played = p.owed = p.ready = ()
            p.caught = int(card.do == "exit" and p.out < 0 and s.slide + p.place >= s.course.goal)
        move(s, c, PILE, 0, ROW, 0)
        was = s.slide
        s.slide = max(0, was + card.number)
        if s.log is not None:
            self._tell(s, card, s.slide - was)
        s.push(Instructions())

    def _tell(self, s: SagaState, card: Move, by: int) -> None:
        """SAGA-6.2: how far it really slid."""
        way = "on" if by > 0 else "stays" if not by else "back" if by == card.number else "stops"
        things = (f"move:{s.row[-1] - s.box.first_move}", "trail")
        s.tell("flips", s.odin, "SAGA-6.1", things, seat=Seat(s.odin), card=card.name, way=way, n=abs(by), to=s.slide,
               on=s.afloat)  # fmt: skip


def renew(s: SagaState) -> None:
    """SAGA-6.3: the discard becomes the new pile; SAGA-6.4: if there is none, the row but for its last card."""
    if s.discard:
        source, zone = s.discard[:], DISCARD
    else:
        source, zone = s.row[:-1], ROW
    for c in source:
        move(s, c, zone, 0, PILE, 0)
    shuffle(s, PILE)
    if s.log is not None:
        s.tell("renews", None, "SAGA-6.3" if zone is DISCARD else "SAGA-6.4", ("pile",), n=len(s.pile))


class Instructions(Step[SagaState]):
    """SAGA-13.2, 13.3, 13.7: after the slide, in Odin order, those active now (or everybody)."""

    def run(self, s: SagaState) -> None:
        card = s.flipped
        if card.do in _DO:
            for seat in reversed(s.order() if card.everybody else s.active()):
                s.push(Instruction(seat))


class Instruction(Step[SagaState]):
    """SAGA-20.1 to 20.27: what the card flipped asks of one player."""

    seat: int

    def run(self, s: SagaState) -> None:
        card = s.flipped
        _DO[card.do](s, self.seat, card)


# ── the instructions ─────────────────────────────────────────────────────────────────────────


def _swap(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.1"""
    if s.players[seat].hand:
        s.push(TrollSwap(seat, cards=1, may=1))


def _pay(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.2, 20.16"""
    s.push(Pay(card.gold, card.rule, seat))


def _draw(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.4"""
    if s.players[seat].draw:
        s.push(GroveDraw(seat, card.cards))


def _conjure(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.5"""
    if s.gods and can_pay(s, seat, card.gold):
        s.push(Conjure(seat))


def _recall(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.6"""
    if s.vikings(seat):
        s.push(Recall(seat))


def _tuck(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.7"""
    if s.players[seat].hand:
        s.push(DraugrLure(seat))


def _gain(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.9, 20.15"""
    gain_gold(s, seat, card.gold * (len(s.row) if card.per == "row" else 1), card.rule)


def _ransom(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.17"""
    if s.players[seat].hand:
        s.push(Ransom(seat))


def _bury(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.18: the top card of the own draw pile, unseen until then; not at Bifröst."""
    p = s.players[seat]
    if p.draw and not s.bifrost:
        shield(s, seat, p.draw[-1], DRAW, card.rule)


def _shield(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.21, 14.8"""
    if s.players[seat].hand and not s.bifrost:
        s.push(MistShield(seat, gods=1, left=card.cards))


def _offer(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.24"""
    if can_pay(s, seat, card.gold):
        s.push(Nidhogg(seat, card.times))


def _reorder(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.25"""
    if s.players[seat].draw:
        s.push(SkrymirLook(seat))


def _take(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.27"""
    if s.for_sale():
        s.push(HymirGift(seat, may=1, price=FREE, to="pile"))


def _bend(s: SagaState, seat: int, card: Move) -> None:
    """SAGA-20.22"""
    if can_pay(s, seat, card.gold):
        s.push(IceSpirits(seat))


_DO: dict[str, Callable[[SagaState, int, Move], None]] = {
    "swap": _swap,
    "pay": _pay,
    "draw": _draw,
    "conjure": _conjure,
    "recall": _recall,
    "tuck": _tuck,
    "gain": _gain,
    "ransom": _ransom,
    "bury": _bury,
    "shield": _shield,
    "offer": _offer,
    "reorder": _reorder,
    "take": _take,
    "bend": _bend,
}


# ── their questions ──────────────────────────────────────────────────────────────────────────


class TrollSwap(Tuck):
    """SAGA-20.1: a hand card under the draw pile for a new one."""

    rule = "SAGA-20.1"


class DraugrLure(Tuck):
    """SAGA-20.7: a hand card must go under the draw pile."""

    rule = "SAGA-20.7"


class GroveDraw(MayDraw):
    """SAGA-20.4: draw a card, or do without."""

    rule = "SAGA-20.4"


class MistShield(Shield):
    """SAGA-20.21: a hand card, Viking or god, under the shield; not replaced."""

    rule = "SAGA-20.21"


class HymirGift(FromMarket):
    """SAGA-20.27: a market Viking free, under the draw pile."""

    rule = "SAGA-20.27"


class PayOrRefuse(InAdventure):
    """A voluntary payment (SAGA-17.5): only asked of those who can pay in full."""

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.pay, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.pay:
            pay_gold(s, self.seat, s.flipped.gold, self.rule)
            self.paid(s)

    def paid(self, s: SagaState) -> None:
        """What the gold buys."""
        raise NotImplementedError


class Conjure(PayOrRefuse):
    """SAGA-20.5: 2 gold for a god card."""

    rule = "SAGA-20.5"

    def paid(self, s: SagaState) -> None:
        look_at_gods(s, self.seat)


class IceSpirits(PayOrRefuse):
    """SAGA-20.22: 2 gold, and the Viking chosen this turn counts one more or one less."""

    rule = "SAGA-20.22"

    def paid(self, s: SagaState) -> None:
        s.players[self.seat].bent = 1


class Nidhogg(PayOrRefuse):
    """SAGA-20.24: 2 gold for 1 VP, up to three times; each is a gain of its own (SAGA-7.20)."""

    left: int
    rule = "SAGA-20.24"

    def paid(self, s: SagaState) -> None:
        gain_vp(s, self.seat, s.flipped.vp, self.rule)
        if self.left > 1 and can_pay(s, self.seat, s.flipped.gold):
            s.push(Nidhogg(self.seat, self.left - 1))


class Recall(InAdventure):
    """SAGA-20.6: a Viking of the own lineup back into the hand."""

    rule = "SAGA-20.6"
    of = ("pick", "lineup")
    no_gods = NO_GOD_COMES_BACK

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.pick[k] for k in kinds(s, s.vikings(self.seat))), s.box.opt.refuse]

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.refuse:
            return
        p = s.players[self.seat]
        c = find(s.box.kind, p.lineup, o.a)
        move(s, c, LINEUP, self.seat, HAND, self.seat)
        set_hooks(s, p)
        if s.log is not None:
            s.tell("recalls", self.seat, self.rule, seat=Seat(self.seat), card=name(s, c))


class Ransom(InAdventure):
    """SAGA-20.17: a hand Viking to the box for gold equal to its price."""

    rule = "SAGA-20.17"
    veiled = True
    of = ("pick", "hand")
    no_gods = NO_RANSOM_FOR_GODS

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.pick[k] for k in kinds(s, s.players[self.seat].hand)), s.box.opt.refuse]

    def against(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (NO_RANSOM_FOR_GODS,) if o.verb == "pick" and s.box.cards[o.a].god else ()

    def choose(self, s: SagaState, o: Option) -> None:
        if o is not s.box.opt.refuse:
            to_box(s, self.seat, find(s.box.kind, s.players[self.seat].hand, o.a), HAND, self.rule)
            gain_gold(s, self.seat, s.box.cards[o.a].price, self.rule)


class SkrymirLook(InAdventure):
    """SAGA-20.25: look at the top cards of the own draw pile, or leave them."""

    rule = "SAGA-20.25"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.look, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.look:
            learn(s, self.seat, s.players[self.seat].draw[-s.flipped.cards :])
            if s.log is not None:
                s.tell("looks", self.seat, self.rule, (f"draw:{self.seat}",), seat=Seat(self.seat))
            top = min(s.flipped.cards, len(s.players[self.seat].draw))
            s.push(Arrange(0, top, self.seat))


class Arrange(Step[SagaState]):
    """SAGA-20.25: with two cards left there is still an order to choose; asked even if they are alike, since
    who is asked must not tell others what was seen."""

    done: int
    left: int
    seat: int

    def run(self, s: SagaState) -> None:
        if self.left > 1:
            s.push(SkrymirOrder(self.seat, self.done, self.left))


def window(s: SagaState, seat: int, done: int, left: int) -> list[int]:
    """The cards looked at that are still to be ordered, under those already put on top."""
    pile = s.players[seat].draw
    return pile[len(pile) - done - left : len(pile) - done]


class SkrymirOrder(InAdventure):
    """SAGA-20.25: which of the cards looked at comes next from the top?"""

    done: int
    left: int
    rule = "SAGA-20.25"
    veiled = True
    of = ("first", "window")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.first[k] for k in kinds(s, window(s, self.seat, self.done, self.left))]

    def choose(self, s: SagaState, o: Option) -> None:
        pile = s.players[self.seat].draw
        cards = window(s, self.seat, self.done, self.left)
        lose_track(s, self.seat, cards)
        c = find(s.box.kind, cards, o.a)
        pile.remove(c)
        pile.insert(len(pile) - self.done, c)
        s.push(Arrange(self.done + 1, self.left - 1, self.seat))
