"""9. Action cards: what each does once the window has closed. The deeds are the words of content.yaml."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Informed, Step
from meadhall.core.text import Text
from meadhall.core.zones import find, learn, move
from meadhall.games.raiders.cards import Deed
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.state import (
    ADRIFT,
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LOOKED,
    PAID,
    PAY,
    TABLE,
    Act,
    Raiders,
    distinct,
    draw_cards,
    into_supply,
    items_of,
    lay,
    out_of_market,
    pool_hands,
    take_at_random,
    unlay,
)
from meadhall.games.raiders.steps.beyond import elsewhere
from meadhall.games.raiders.steps.market import NAVY, settle_abilities
from meadhall.games.raiders.steps.pay import pay_out, purchase
from meadhall.games.raiders.steps.purse import Means, against_buying, against_choosing
from meadhall.games.raiders.steps.raid import begin_raid, protection
from meadhall.games.raiders.steps.react import announce, fenrir_of, standing
from meadhall.games.raiders.steps.telling import name, tell_drawn, tell_taken, thing, who

NOT_FOR_LESS = reason("RAIDERS-14.7", "why-not-for-less")


def play_action(s: Raiders, act: Act, with_fenrir: bool) -> None:
    """RAIDERS-7.1: announced, answered, then resolved."""
    s.push(Resolve())
    announce(s, act, with_fenrir)


class Resolve(Step[Raiders]):
    """RAIDERS-7.10, 7.11, 7.18: the window is closed; the Action does what it can, or, cancelled, nothing."""

    def run(self, s: Raiders) -> None:
        act = s.act
        kind, seat, _, _ = act
        stands, fenrir = standing(s.chain, s.box.berserker)[0], fenrir_of(s)
        deed = s.box.kinds[kind].deed
        assert deed is not None
        if not stands:
            if s.log is not None:
                s.tell("cancelled", seat, "RAIDERS-7.11", card=Text(s.box.kinds[kind].id))
        elif deed.do == "raid":
            begin_raid(s, act, protection(s, act, fenrir))
        else:
            EFFECTS[deed.do](s, act, deed)
        s.act = s.chain = ()


# ── without choice ───────────────────────────────────────────────────────────────────────────


def draw(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.7."""
    tell_drawn(s, act[1], draw_cards(s, act[1], deed.cards), "RAIDERS-9.7")


def take(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.1.1, 9.1.2: at random from one hand, as many as there are."""
    tell_taken(s, act[1], act[2], take_at_random(s, act[1], act[2], deed.cards), "RAIDERS-9.1.1")


def plunder(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.18: from every opponent's hand, clockwise."""
    for victim in s.round_from(act[1])[1:]:
        tell_taken(s, act[1], victim, take_at_random(s, act[1], victim, deed.cards), "RAIDERS-9.18")


def pool(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.13.1 to 9.13.3: all hands together; the bonus first, then one card each in turn."""
    cards = pool_hands(s)
    seat = act[1]
    order = s.round_from(seat)
    for i, card in enumerate(cards):
        turn = 0 if i < deed.cards else (i - deed.cards) % s.seats
        s.hands[order[turn]].append(card)
    if s.log is not None:
        s.tell("pools", seat, "RAIDERS-9.13.1", count=len(cards))


def more_buys(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-4.9, 9.12.1, 9.12.2: a buy more for the rest of the turn."""
    s.buys += deed.cards


def snatch(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.14: a Navy card at random, without protection."""
    ships = items_of(s, act[2], NAVY)
    steal_card(s, act[1], act[2], ships[s.draw(len(ships))], "RAIDERS-9.14")


def steal(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-7.15, 9.9: the card that was named."""
    steal_card(s, act[1], act[2], find(s.box.kind, s.tables[act[2]], act[3]), "RAIDERS-9.9")


def steal_card(s: Raiders, thief: int, victim: int, card: int, rule: str) -> None:
    """RAIDERS-7.16: a stolen card keeps its kind and lies before the thief."""
    unlay(s, card, victim, ADRIFT, 0)
    lay(s, card, ADRIFT, 0, thief)
    if s.log is not None:
        s.tell("steals", thief, rule, (thing(s, card),), victim=who(s, victim), card=name(s, card))
    settle_abilities(s, thief)


def destroy(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.19: the named card is shuffled into the supply."""
    card = find(s.box.kind, s.tables[act[2]], act[3])
    into_supply(s, [card], TABLE, act[2])
    if s.log is not None:
        s.tell("destroys", act[1], "RAIDERS-9.19", (thing(s, card),), victim=who(s, act[2]),
               card=name(s, card))  # fmt: skip


def favour(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.10.1 to 9.10.4: the named Market card, without paying and without requirement."""
    card = find(s.box.kind, s.market, act[3])
    out_of_market(s, card, act[1])
    if s.log is not None:
        s.tell("takes-free", act[1], "RAIDERS-9.10.1", (thing(s, card),), card=name(s, card))
    settle_abilities(s, act[1])


# ── Gefjon's Disguise ────────────────────────────────────────────────────────────────────────


def spy(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.8: the whole hand is looked at."""
    if s.hands[act[2]]:
        learn(s, act[1], s.hands[act[2]])
        s.push(Spy(act[1], act[2]))
    else:
        tell_taken(s, act[1], act[2], [], "RAIDERS-7.18")


class Spy(Ask[Raiders]):
    """RAIDERS-9.8: which card of the hand looked at?"""

    victim: int
    rule = "RAIDERS-9.8"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.take[k] for k in distinct(s, s.hands[self.victim])]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "take":
            yield elsewhere(s, o.a, "RAIDERS-9.8", "why-not-in-that-hand")

    def choose(self, s: Raiders, o: Option) -> None:
        card = find(s.box.kind, s.hands[self.victim], o.a)
        move(s, card, HAND, self.victim, HAND, self.seat)
        tell_taken(s, self.seat, self.victim, [card], "RAIDERS-9.8")


# ── Curse of Valhalla ────────────────────────────────────────────────────────────────────────


def curse(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.15: each opponent in turn."""
    s.plan(*(Cursed(deed.cards, seat) for seat in s.round_from(act[1])[1:]))


class Cursed(Step[Raiders]):
    """RAIDERS-9.15: somebody with no more cards than that loses them all; others choose."""

    cards: int
    seat: int

    def run(self, s: Raiders) -> None:
        hand = s.hands[self.seat]
        if len(hand) > self.cards:
            s.push(Drop(self.seat, self.cards))
            return
        for card in hand[:]:
            move(s, card, HAND, self.seat, PAID, self.seat)
        reveal_dropped(s, self.seat, "RAIDERS-9.15")


class Drop(Ask[Raiders]):
    """RAIDERS-9.15, 17.7: which hand cards go? They are revealed together."""

    left: int
    rule = "RAIDERS-9.15"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.drop[k] for k in distinct(s, s.hands[self.seat])]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "drop":
            yield elsewhere(s, o.a, "RAIDERS-9.15")

    def choose(self, s: Raiders, o: Option) -> None:
        move(s, find(s.box.kind, s.hands[self.seat], o.a), HAND, self.seat, PAID, self.seat)
        if self.left > 1:
            s.push(Drop(self.seat, self.left - 1))
        else:
            reveal_dropped(s, self.seat, "RAIDERS-9.15")


def reveal_dropped(s: Raiders, seat: int, rule: str) -> int:
    """What was put aside goes to the discard pile, for all to see."""
    dropped = s.stage[4 * seat + PAY]
    n = len(dropped)
    if s.log is not None:
        for card in dropped:
            s.tell("drops", seat, rule, (thing(s, card),), card=name(s, card))
    pay_out(s, seat)
    return n


# ── Traders' Market ──────────────────────────────────────────────────────────────────────────


def exchange(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.16.2: if there is still something to exchange (RAIDERS-7.18)."""
    if len(s.hands[act[1]]) >= deed.cards:
        s.push(Exchange(act[1], deed.cards, deed.keep))
    elif s.log is not None:
        s.tell("no-effect", act[1], "RAIDERS-7.18", card=Text(s.box.kinds[act[0]].id))


class Exchange(Ask[Raiders]):
    """RAIDERS-9.16.2: discard N hand cards, then draw one more than that."""

    least: int
    more: int
    rule = "RAIDERS-9.16.2"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [*(s.box.opt.drop[k] for k in distinct(s, s.hands[self.seat])), s.box.opt.done]

    def against(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o is s.box.opt.done and len(s.stage[4 * self.seat + PAY]) < self.least:
            yield reason("RAIDERS-9.16.2", "why-more-to-exchange", least=self.least)

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "drop":
            yield elsewhere(s, o.a, "RAIDERS-9.16.2")

    def choose(self, s: Raiders, o: Option) -> None:
        if o is not s.box.opt.done:
            move(s, find(s.box.kind, s.hands[self.seat], o.a), HAND, self.seat, PAID, self.seat)
            s.push(self)
            return
        n = reveal_dropped(s, self.seat, "RAIDERS-9.16.2")
        tell_drawn(s, self.seat, draw_cards(s, self.seat, n + self.more), "RAIDERS-9.16.2")


# ── Market on Fire ───────────────────────────────────────────────────────────────────────────


def fire(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.17.3: the purchase is made now."""
    s.push(Fire(act[1], deed.cards))


class Fire(Informed[Raiders, Means]):
    """RAIDERS-9.17.1 to 9.17.4: one purchase for less, or none."""

    less: int
    rule = "RAIDERS-9.17.1"

    def facts(self, s: Raiders) -> Means:
        return Means(s, self.seat)

    def candidates_by(self, s: Raiders, facts: Means) -> Sequence[Option]:
        opt, wares = s.box.opt, distinct(s, s.market)
        pays = [opt.pay[k] for k in wares if not any(self.against_by(s, opt.pay[k], facts))]
        return [*(opt.buy[k] for k in wares), *pays, opt.decline]

    def against_by(self, s: Raiders, o: Option, facts: Means) -> Iterable[Reason]:
        if o is s.box.opt.decline:
            return ()
        found = against_buying(s, facts, o.a, self.less)
        return (*found, *against_choosing(s, facts, o.a, self.less)) if o.verb == "pay" else found

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb in ("buy", "pay", "black"):
            if o.a == NOTHING:
                yield NOT_FOR_LESS
            elif find(s.box.kind, s.market, o.a) < 0:
                yield elsewhere(s, o.a, "RAIDERS-9.17.1", "why-not-in-market")
            else:
                yield from self.against(s, o)

    def choose(self, s: Raiders, o: Option) -> None:
        if o is not s.box.opt.decline:
            purchase(s, self.seat, o, self.less)
        elif s.log is not None:
            s.tell("buys-nothing", self.seat, "RAIDERS-9.17.4")


# ── Yggdrasil ────────────────────────────────────────────────────────────────────────────────


def recall(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.20: if the discard pile offers another card (RAIDERS-7.18)."""
    if recallable(s, act[0]):
        s.push(Recall(act[1], act[0]))


def recallable(s: Raiders, kind: int) -> list[int]:
    """The kinds in the discard pile, without the card that is played."""
    return [k for k in distinct(s, s.discard) if k != kind]


class Recall(Ask[Raiders]):
    """RAIDERS-9.20: which card comes back to hand, for all to see?"""

    kind: int
    rule = "RAIDERS-9.20"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.take[k] for k in recallable(s, self.kind)]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "take":
            own = o.a == self.kind
            yield elsewhere(s, o.a, "RAIDERS-9.20", "why-being-played" if own else "why-not-discarded")

    def choose(self, s: Raiders, o: Option) -> None:
        card = find(s.box.kind, s.discard, o.a)
        move(s, card, DISCARD, 0, HAND, self.seat)
        if s.log is not None:
            s.tell("recalls", self.seat, "RAIDERS-9.20", (thing(s, card),), card=name(s, card))


# ── Vör's Vision ─────────────────────────────────────────────────────────────────────────────


def look(s: Raiders, act: Act, deed: Deed) -> None:
    """RAIDERS-9.21: the top cards are looked at."""
    seen = draw_cards(s, act[1], deed.cards, LOOKED)
    if seen:
        s.push(Vision(act[1], deed.keep))


class Vision(Ask[Raiders]):
    """RAIDERS-9.21: which of the cards looked at go to hand?"""

    left: int
    rule = "RAIDERS-9.21"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.keep[k] for k in distinct(s, s.stage[4 * self.seat + ASIDE])]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "keep":
            yield elsewhere(s, o.a, "RAIDERS-9.21", "why-not-looked-at")

    def choose(self, s: Raiders, o: Option) -> None:
        looked = s.stage[4 * self.seat + ASIDE]
        card = find(s.box.kind, looked, o.a)
        move(s, card, LOOKED, self.seat, HAND, self.seat)
        tell_drawn(s, self.seat, [card], "RAIDERS-9.21")
        if looked and self.left > 1:
            s.push(Vision(self.seat, self.left - 1))
        else:
            put_under(s, self.seat)


def put_under(s: Raiders, seat: int) -> None:
    """The last card looked at needs no question."""
    looked = s.stage[4 * seat + ASIDE]
    if len(looked) > 1:
        s.push(Under(seat))
    elif looked:
        move(s, looked[0], LOOKED, seat, DECK, 0, at=0)


class Under(Ask[Raiders]):
    """RAIDERS-9.21: in which order under the draw pile? The last one chosen lies at the very bottom."""

    rule = "RAIDERS-9.21"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.under[k] for k in distinct(s, s.stage[4 * self.seat + ASIDE])]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "under":
            yield elsewhere(s, o.a, "RAIDERS-9.21", "why-not-looked-at")

    def choose(self, s: Raiders, o: Option) -> None:
        move(s, find(s.box.kind, s.stage[4 * self.seat + ASIDE], o.a), LOOKED, self.seat, DECK, 0, at=0)
        put_under(s, self.seat)


EFFECTS: dict[str, Callable[[Raiders, Act, Deed], None]] = {
    "draw": draw,
    "look": look,
    "take": take,
    "spy": spy,
    "plunder": plunder,
    "curse": curse,
    "pool": pool,
    "exchange": exchange,
    "recall": recall,
    "favour": favour,
    "fire": fire,
    "buys": more_buys,
    "steal": steal,
    "snatch": snatch,
    "destroy": destroy,
}
