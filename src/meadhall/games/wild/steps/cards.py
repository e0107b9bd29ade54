"""Playing cards and using their effects (WILD-7.3 to 7.6, 22, 23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, numbers, pick
from meadhall.core.text import Seat, Text
from meadhall.core.zones import find, learn, move, shuffle
from meadhall.games.wild.cards import BEER, DESTROY, DRAW, GAIN_PER, PEEK, RECOVER, REVEAL, STEAL, Act
from meadhall.games.wild.names import card_name, card_thing, slot_name, slot_thing
from meadhall.games.wild.state import ASIDE, DECK, DISCARD, GONE, HAND, Wild
from meadhall.games.wild.steps.beyond import NOBODY_THERE, NOT_DISCARDED, PLAYED, missing_card, no_stowing, no_theft
from meadhall.games.wild.steps.paying import play_card

# ── decks ────────────────────────────────────────────────────────────────────────────────────


def refresh_deck(s: Wild, seat: int) -> None:
    """WILD-22.1, 22.2: the discard pile, without the cards in play, becomes the deck."""
    deck, discard = s.decks[seat], s.discards[seat]
    deck.extend(discard)
    discard.clear()
    shuffle(s, DECK, seat)
    if s.log is not None:
        s.tell("reshuffle", seat, "WILD-22.1", seat=Seat(seat))


def draw_cards(s: Wild, seat: int, n: int, rule: str) -> None:
    """WILD-6.4, 22.1, 22.3, 22.4: from the own deck to the own hand, as far as cards go.

    Nobody ever knows a card inside a deck, so nothing is learnt or forgotten but by the owner.
    """
    deck, hand = s.decks[seat], s.hands[seat]
    drawn: list[int] = []
    while len(drawn) < n:
        if not deck:
            if not s.discards[seat]:
                break
            refresh_deck(s, seat)
        drawn.append(deck.pop())
    hand.extend(drawn)
    if s.log is not None:
        s.tell("draws", seat, rule, seat=Seat(seat), n=len(drawn))


# ── playing ──────────────────────────────────────────────────────────────────────────────────


def open_acts(s: Wild, kind: int) -> None:
    """WILD-7.3, 7.6: effects that may still be used this turn."""
    s.opened = (*s.opened, *(n for n, (k, _) in enumerate(s.box.opt.uses) if k == kind))


def play_for_effect(s: Wild, seat: int, kind: int) -> None:
    """WILD-7.6, 23.2: a card with one effect does it; of several, each is used when wanted."""
    card = find(s.box.kind_of, s.hands[seat], kind)
    kind_card = s.box.cards[kind]
    acts = kind_card.acts
    play_card(s, seat, card)
    if kind_card.attacks:
        s.ready = (*s.ready, card)
    if len(acts) > 1 or any(may_steal(s, seat, act.what) for act in acts if act.op == STEAL):
        open_acts(s, kind)
    elif acts:
        do_act(s, seat, acts[0])


def do_act(s: Wild, seat: int, act: Act) -> None:
    """The effect vocabulary of content.yaml."""
    if act.op == DRAW:
        draw_cards(s, seat, act.n, "WILD-22.4")
    elif act.op == GAIN_PER:
        gain_per(s, seat, act)
    elif act.op == REVEAL:
        reveal(s, seat, act)
    elif act.op == STEAL:
        start_steal(s, seat, act.what, act.n)
    elif act.op == PEEK:
        s.push(Peek(seat))
    elif act.op == RECOVER:
        start_recovery(s, seat, act.n)
    elif act.op == DESTROY and (s.discards[seat] or s.hands[seat]):
        s.push(Destroy(seat, act.n))


def gain_per(s: Wild, seat: int, act: Act) -> None:
    """WILD-10.9, 23.10: one for each own Building of a type, also under construction."""
    n = s.owned(seat, act.what)
    if act.n == BEER:
        s.beer += n
    else:
        s.gold += n
    if s.log is not None:
        s.tell("gains-beer" if act.n == BEER else "gains-gold", seat, "WILD-23.10", seat=Seat(seat), n=n,
               building=Text(s.box.buildings[act.what].id))  # fmt: skip


def reveal(s: Wild, seat: int, act: Act) -> None:
    """WILD-23.14: the revealed cards lie aside until all are known; those of the kind go to hand."""
    for _ in range(act.n):
        if not s.decks[seat]:
            if not s.discards[seat]:
                break
            refresh_deck(s, seat)
        move(s, s.decks[seat][-1], DECK, seat, ASIDE, 0)
    wanted = ("resource",) if act.what == 0 else ("unit", "hero")
    for card in s.aside[:]:
        keep = s.box.cards[s.box.kind_of[card]].type in wanted
        move(s, card, ASIDE, 0, HAND if keep else DISCARD, seat)
        if s.log is not None:
            kind = "reveals-keeps" if keep else "reveals-drops"
            s.tell(kind, seat, "WILD-23.14", seat=Seat(seat), card=card_name(s, card))


# ── loot ─────────────────────────────────────────────────────────────────────────────────────


def take_loot(s: Wild, seat: int, res: int) -> None:
    """WILD-7.10: a token from a Container goes into an own one with room, which the taker picks; else it is loose."""
    cap = s.box.capacity
    room = [slot for slot in s.containers(seat, res) if s.stored[seat][slot] < cap]
    if len({s.container(seat, slot) for slot in room}) > 1:
        s.push(Stow(seat, res))
    elif room:
        s.add_stored(seat, room[0], 1)
    else:
        s.add_loose(seat, res, 1)


class Stow(Ask[Wild]):
    """WILD-7.10: which own Container takes the loot."""

    res: int
    rule = "WILD-7.10"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.into[slot] for slot in s.containers(self.seat, self.res)]

    def against(self, s: Wild, o: Option) -> Iterator[Reason]:
        if s.stored[self.seat][o.a] >= s.box.capacity:
            yield CONTAINER_FULL

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (no_stowing(s, self.seat, o.a, self.res),) if o.verb == "into" else ()

    def choose(self, s: Wild, o: Option) -> None:
        s.add_stored(self.seat, o.a, 1)


CONTAINER_FULL = reason("WILD-19.3", "why-container-full")


def may_steal(s: Wild, seat: int, res: int) -> bool:
    """Has any opponent a stored token?"""
    return any(s.in_containers(other, res) for other in range(s.seats) if other != seat)


def start_steal(s: Wild, seat: int, res: int, n: int) -> None:
    """WILD-23.11: nothing happens if no opponent has a stored token."""
    if may_steal(s, seat, res):
        s.push(Steal(seat, n, res))
    elif s.log is not None:
        s.tell("steals-nothing", seat, "WILD-23.11", seat=Seat(seat))


class Steal(Ask[Wild]):
    """WILD-23.11: one stored token of an opponent's Container; no attack, no VP."""

    left: int
    res: int
    rule = "WILD-23.11"

    def candidates(self, s: Wild) -> Sequence[Option]:
        per, table = s.box.opt.per_seat, s.box.opt.steal
        return [
            table[other * per + slot]
            for other in range(s.seats)
            if other != self.seat
            for slot in s.box.store_slots[self.res]
            if s.stored[other][slot]
        ]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (no_theft(s, self.seat, o.a, o.b, self.res),) if o.verb == "steal" else ()

    def choose(self, s: Wild, o: Option) -> None:
        s.add_stored(o.a, o.b, -1)
        if s.log is not None:
            s.tell("steals", self.seat, "WILD-23.11", (slot_thing(s, o.a, o.b),), seat=Seat(self.seat),
                   rival=Seat(o.a), place=slot_name(s, o.a, o.b))  # fmt: skip
        if self.left > 1:
            start_steal(s, self.seat, self.res, self.left - 1)
        take_loot(s, self.seat, self.res)


# ── Loki's Lens ──────────────────────────────────────────────────────────────────────────────


OWN_HAND = reason("WILD-23.19", "why-own-hand")
NOT_THERE = reason("WILD-23.19", "why-not-there")
ONLY_DEFENCE = reason("WILD-23.19", "why-only-defence")
MUST_DROP = reason("WILD-23.19", "why-must-drop")


class Peek(Ask[Wild]):
    """WILD-23.19: whose hand is looked at."""

    rule = "WILD-23.19"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.peek[other] for other in range(s.seats) if other != self.seat]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "peek":
            yield NOBODY_THERE if o.a >= s.seats else OWN_HAND

    def choose(self, s: Wild, o: Option) -> None:
        learn(s, self.seat, s.hands[o.a])
        if s.log is not None:
            s.tell("peeks", self.seat, "WILD-23.19", (f"hand:{o.a}",), seat=Seat(self.seat), rival=Seat(o.a))
        s.push(Drop(self.seat, o.a))


class Drop(Ask[Wild]):
    """WILD-23.19: one Defence card of that hand is discarded; asked also where there is none."""

    rival: int
    rule = "WILD-23.19"

    def candidates(self, s: Wild) -> Sequence[Option]:
        cards = s.box.cards
        kinds = [k for k in numbers(s.box.bits(s.hands[self.rival])) if cards[k].type == "defence"]
        return [s.box.opt.drop[k] for k in kinds] or [s.box.opt.nothing]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        """The hand has been looked at: nothing in it is hidden from who is asked."""
        if o is s.box.opt.nothing:
            yield MUST_DROP
        elif o.verb == "drop":
            yield NOT_THERE if s.box.cards[o.a].type == "defence" else ONLY_DEFENCE

    def choose(self, s: Wild, o: Option) -> None:
        if o is s.box.opt.nothing:
            return
        card = find(s.box.kind_of, s.hands[self.rival], o.a)
        move(s, card, HAND, self.rival, DISCARD, self.rival)
        if s.log is not None:
            s.tell("drops", self.seat, "WILD-23.19", (card_thing(s, card),), seat=Seat(self.seat),
                   rival=Seat(self.rival), card=card_name(s, card))  # fmt: skip


# ── Resurrection and Crystal ─────────────────────────────────────────────────────────────────


def start_recovery(s: Wild, seat: int, n: int) -> None:
    """WILD-23.20: nothing comes back out of an empty discard pile."""
    if s.discards[seat]:
        s.push(Recover(seat, n))
    elif s.log is not None:
        s.tell("recovers-nothing", seat, "WILD-23.20", seat=Seat(seat))


class Recover(Ask[Wild]):
    """WILD-23.20: cards of one's own discard pile come back to hand, one by one, up to so many."""

    left: int
    rule = "WILD-23.20"

    def candidates(self, s: Wild) -> Sequence[Option]:
        found = pick(s.box.opt.recover, s.box.bits(s.discards[self.seat]))
        return [*found, s.box.opt.done]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (NOT_DISCARDED[self.rule],) if o.verb == "recover" else ()

    def choose(self, s: Wild, o: Option) -> None:
        if o is s.box.opt.done:
            return
        card = find(s.box.kind_of, s.discards[self.seat], o.a)
        move(s, card, DISCARD, self.seat, HAND, self.seat)
        if s.log is not None:
            s.tell("recovers", self.seat, "WILD-23.20", (card_thing(s, card),), seat=Seat(self.seat),
                   card=card_name(s, card))  # fmt: skip
        if self.left > 1 and s.discards[self.seat]:
            s.push(Recover(self.seat, self.left - 1))


class Destroy(Ask[Wild]):
    """WILD-23.13, 23.21: up to so many cards of one's own hand or discard pile leave the game."""

    left: int
    rule = "WILD-23.13"

    def candidates(self, s: Wild) -> Sequence[Option]:
        opt, box = s.box.opt, s.box
        hand = pick(opt.destroy_hand, box.bits(s.hands[self.seat]))
        discard = pick(opt.destroy_discard, box.bits(s.discards[self.seat]))
        return [*hand, *discard, opt.done]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "destroy":
            yield NOT_DISCARDED[self.rule] if o.b else missing_card(s, self.seat, o.a, self.rule, PLAYED)

    def choose(self, s: Wild, o: Option) -> None:
        if o is s.box.opt.done:
            return
        zone, pile = (DISCARD, s.discards) if o.b else (HAND, s.hands)
        card = find(s.box.kind_of, pile[self.seat], o.a)
        move(s, card, zone, self.seat, GONE, 0)
        if s.log is not None:
            s.tell("destroys", self.seat, "WILD-23.13", (card_thing(s, card),), seat=Seat(self.seat),
                   card=card_name(s, card))  # fmt: skip
        if self.left > 1 and (s.discards[self.seat] or s.hands[self.seat]):
            s.push(Destroy(self.seat, self.left - 1))
