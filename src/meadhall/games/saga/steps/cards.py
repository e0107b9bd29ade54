"""Cards on their way: drawing, tucking under a pile, the shield, the market, the gods."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Seat, Text
from meadhall.core.zones import Zone, find, follow, forget, learn, move
from meadhall.games.saga.state import BOXED, DRAW, GODS, HAND, LINEUP, MARKET, VALHALLA, SagaState
from meadhall.games.saga.steps.beyond import off_market
from meadhall.games.saga.steps.gains import can_pay, gain_gold, gain_vp, pay_gold, too_dear
from meadhall.games.saga.steps.prophecy import InAdventure

FREE, PRINTED = -2, -1

NOT_A_VIKING = reason("SAGA-7.14", "why-not-a-viking")


def draw(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-9.1, 9.2: from the own draw pile, as far as it goes."""
    p = s.players[seat]
    n = min(n, len(p.draw))
    known = s.known[seat]
    for _ in range(n):
        c = p.draw.pop()
        p.hand.append(c)
        if known >> c & 1:
            known ^= 1 << c
    s.known[seat] = known
    if n and s.log is not None:
        s.tell("draws", seat, rule, (f"hand:{seat}",), seat=Seat(seat), n=n)


def name(s: SagaState, c: int) -> Text:
    """What a small card is called."""
    return Text(s.card(c).id)


def thing(s: SagaState, c: int) -> str:
    """A small card on the table."""
    card = s.card(c)
    return f"card:{card.name}.{c - card.first}"


def kinds(s: SagaState, pile: Sequence[int]) -> list[int]:
    """The kinds in a pile, each once, in the order of the box (which says nothing about the pile)."""
    table = s.box.kind
    return sorted({table[c] for c in pile})


def lose_track(s: SagaState, seat: int, cards: Sequence[int]) -> None:
    """Others cannot follow which of these cards a seat puts where."""
    own = s.known[seat]
    forget(s, cards)
    s.known[seat] = own


def tuck(s: SagaState, seat: int, c: int, rule: str) -> None:
    """A hand card goes under the own draw pile, unseen by others."""
    move(s, c, HAND, seat, DRAW, seat, at=0)
    if s.log is not None:
        s.tell("tucks", seat, rule, only=(seat,), open=("seat",), seat=Seat(seat), card=name(s, c))


def shield(s: SagaState, seat: int, c: int, src: Zone[SagaState], rule: str) -> None:
    """A card goes face down under the own Valhalla shield."""
    move(s, c, src, seat, VALHALLA, seat)
    if s.log is not None:
        only = None if src is LINEUP else (seat,)
        s.tell("shields", seat, rule, only=only, open=("seat",), seat=Seat(seat), card=name(s, c))


def to_box(s: SagaState, seat: int, c: int, src: Zone[SagaState], rule: str) -> None:
    """SAGA-17.4: out of the game for good; others see which card it was only if it lay in the lineup."""
    if src is not LINEUP:
        s.players[seat].shown = 0
    move(s, c, src, seat, BOXED, seat)
    if s.log is not None:
        only = None if src is LINEUP else (seat,)
        s.tell("boxes", seat, rule, only=only, open=("seat",), seat=Seat(seat), card=name(s, c))


def take_from_market(s: SagaState, seat: int, kind: int, dst: Zone[SagaState], at: int | None, rule: str) -> None:
    """SAGA-4.7: one copy less in the market."""
    s.stock[kind] -= 1
    c = s.box.cards[kind].first + s.stock[kind]
    pile: list[int] = dst.pile(s, seat)  # type: ignore[assignment]  # a player's piles are lists
    pile.insert(len(pile) if at is None else at, c)
    follow(s, c, MARKET, 0, dst, seat)
    if s.log is not None:
        s.tell("takes", seat, rule, (f"goods:{s.box.cards[kind].name}",), seat=Seat(seat), card=name(s, c))


class FromMarket(InAdventure):
    """SAGA-18.8, 18.17, 18.25, 19.3: one Viking out of the market, free or paid for."""

    may: int
    price: int
    to: str
    rule = "SAGA-6.15"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        found = [s.box.opt.take[k] for k in s.for_sale()]
        return [*found, s.box.opt.refuse] if self.may else found

    def against(self, s: SagaState, o: Option) -> Sequence[Reason]:
        price = cost(s, o.a, self.price) if o.verb == "take" else 0
        return () if can_pay(s, self.seat, price) else (too_dear("SAGA-17.5", price, s.players[self.seat].gold),)

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        if o is s.box.opt.refuse:
            return (no_way_back(self.rule),)
        return (off_market(s, o.a),) if o.verb == "take" else super().beyond(s, o)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.refuse:
            return
        price = cost(s, o.a, self.price)
        if price:
            pay_gold(s, self.seat, price, "SAGA-17.5")
        dst, at = {"hand": (HAND, None), "pile": (DRAW, 0), "valhalla": (VALHALLA, None)}[self.to]
        take_from_market(s, self.seat, o.a, dst, at, self.rule)


def no_way_back(rule: str) -> Reason:
    """What is under way is carried through."""
    return reason(rule, "why-no-way-back")


class FreeViking(FromMarket):
    """SAGA-7.10, 7.19: take one free, under the own draw pile, or decline."""

    rule = "SAGA-7.10"


def cost(s: SagaState, kind: int, price: int) -> int:
    """What a Viking costs: nothing, its printed price, or a fixed price."""
    return 0 if price == FREE else s.box.cards[kind].price if price == PRINTED else price


def affordable(s: SagaState, seat: int, price: int) -> bool:
    """Is there a Viking that this player can pay?"""
    return any(can_pay(s, seat, cost(s, k, price)) for k in s.for_sale())


class MayLookAtGods(InAdventure):
    """SAGA-7.13, 7.19, A-31: the whole reward may be declined, but not after looking."""

    rule = "SAGA-7.13"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.look, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.look:
            look_at_gods(s, self.seat)


def look_at_gods(s: SagaState, seat: int) -> None:
    """SAGA-7.13, 15.1: the top two, seen by this player only; a single one left is taken."""
    learn(s, seat, s.gods[-s.box.gods_seen :])
    if s.log is not None:
        s.tell("looks-at-gods", seat, "SAGA-7.13", ("gods",), seat=Seat(seat), n=min(len(s.gods), s.box.gods_seen))
    if len(s.gods) > 1:
        s.push(KeepGod(seat))
    elif s.gods:
        receive_god(s, seat, s.gods[-1])


class KeepGod(InAdventure):
    """SAGA-7.13: one goes under the own draw pile, the other under the god pile."""

    rule = "SAGA-7.13"
    veiled = True
    of = ("keep", "gods")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.keep[k] for k in kinds(s, s.gods[-s.box.gods_seen :])]

    def choose(self, s: SagaState, o: Option) -> None:
        seen = s.gods[-s.box.gods_seen :]
        kept = find(s.box.kind, seen, o.a)
        lose_track(s, self.seat, seen)
        for c in seen:
            if c != kept:
                s.gods.remove(c)
                s.gods.insert(0, c)
        receive_god(s, self.seat, kept)


def receive_god(s: SagaState, seat: int, c: int) -> None:
    """SAGA-15.1: under the own draw pile; nobody else knows which."""
    move(s, c, GODS, 0, DRAW, seat, at=0)
    if s.log is not None:
        s.tell("keeps-god", seat, "SAGA-15.1", only=(seat,), open=("seat",), seat=Seat(seat), card=name(s, c))


class MayDraw(InAdventure):
    """SAGA-7.12, 7.19: draw, or do without."""

    n: int
    rule = "SAGA-7.12"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.draw, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.draw:
            draw(s, self.seat, self.n, self.rule)


class Tuck(InAdventure):
    """SAGA-18.3, 19.6: put a hand card under the own draw pile, for gold, VP or a new card."""

    cards: int = 0
    gold: int = 0
    may: int = 0
    vp: int = 0
    rule = "SAGA-6.15"
    veiled = True
    of = ("tuck", "hand")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        found = [s.box.opt.tuck[k] for k in kinds(s, s.players[self.seat].hand)]
        return [*found, s.box.opt.refuse] if self.may else found

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (no_way_back(self.rule),) if o is s.box.opt.refuse else super().beyond(s, o)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.refuse:
            return
        seat = self.seat
        tuck(s, seat, find(s.box.kind, s.players[seat].hand, o.a), self.rule)
        gain_gold(s, seat, self.gold, self.rule)
        gain_vp(s, seat, self.vp, self.rule)
        if self.cards:
            draw(s, seat, self.cards, self.rule)


class Shield(InAdventure):
    """SAGA-7.14, 7.19: hand cards under the own shield, one at a time; not replaced."""

    gods: int
    left: int
    rule = "SAGA-7.14"
    veiled = True
    of = ("send", "hand")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.send[k] for k in kinds(s, s.players[self.seat].hand)), s.box.opt.done]

    def against(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (NOT_A_VIKING,) if o.verb == "send" and s.box.cards[o.a].god and not self.gods else ()

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.done:
            return
        hand = s.players[self.seat].hand
        shield(s, self.seat, find(s.box.kind, hand, o.a), HAND, self.rule)
        if self.left > 1 and hand:
            s.push(type(self)(self.seat, self.gods, self.left - 1))
