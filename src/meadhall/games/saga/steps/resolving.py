"""One player's part of a turn after the reveal: SAGA-6.15, 6.18, 6.19 (5).

An action may be used before moving or after the rewards. The third moment of SAGA-6.15, between moving and
rewards, never differs from one of these: nothing happens between unless the adventure ends, and then no
rewards follow.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Seat, Text
from meadhall.core.zones import find, learn, move, shuffle
from meadhall.games.saga.content import DOUBLE, INTENTS, REST, Action, Card
from meadhall.games.saga.state import DRAW, LINEUP, SagaState
from meadhall.games.saga.steps.actions import OVER_FOR_YOU, copyable, hindrance, not_copyable, perform
from meadhall.games.saga.steps.cards import kinds, name, thing
from meadhall.games.saga.steps.gains import gain_gold, set_hooks
from meadhall.games.saga.steps.landing import Land
from meadhall.games.saga.steps.prophecy import InAdventure

TJURE_NEEDS_ANOTHER = reason("SAGA-18.19", "why-tjure-needs-another")
NO_KIND: frozenset[int] = frozenset()


class Resolve(Step[SagaState]):
    """SAGA-6.18: movement, checks of section 8, icons, action, before the next player's turn."""

    seat: int

    def run(self, s: SagaState) -> None:
        p, seat = s.players[self.seat], self.seat
        if p.ready or p.hooks & DOUBLE:
            s.push(Finish(seat))
        if p.played:
            leap(s, seat, p.played)
            Proceed(0, seat).run(s)
        elif s.flipped.do == "stop" or rests(s, seat):
            s.push(Land(0, 0, seat))
        else:
            s.push(GodsHelp(seat))


def rests(s: SagaState, seat: int) -> bool:
    """SAGA-20.10: does this seat play no card at the rune gate?"""
    return s.flipped.do == "rest" and s.players[seat].intent[0] == s.box.first_token + INTENTS * seat + REST


def leap(s: SagaState, seat: int, cards: Sequence[int]) -> None:
    """SAGA-20.14: a Viking whose only number is 6 or more brings gold while Ginnungagap is in the row."""
    secret = s.in_row("leap")
    if secret is not None:
        for c in cards:
            number = s.card(c).single
            if number is not None and number >= secret.least:
                gain_gold(s, seat, secret.gold, secret.rule)


class GodsHelp(Step[SagaState]):
    """SAGA-6.11, 6.12: without a playable card the top god moves the pawn; with no god pile it stays."""

    seat: int

    def run(self, s: SagaState) -> None:
        if not s.gods:
            s.push(Land(0, 0, self.seat))
            return
        c = s.gods.pop()
        s.gods.insert(0, c)
        for seat in range(s.seats):
            learn(s, seat, (c,))
        if s.log is not None:
            s.tell("gods-help", self.seat, "SAGA-6.11", ("gods",), seat=Seat(self.seat), card=name(s, c))
        s.push(Land(s.card(c).numbers[0], 1, self.seat))


# ── movement ─────────────────────────────────────────────────────────────────────────────────


def distances(s: SagaState, seat: int, first: int) -> list[int]:
    """SAGA-6.7, 6.9, 20.12: what the cards played (from slot `first` on) can move in all; with the ice
    spirits paid, one more or one less (SAGA-20.22, A-28), but not for a Viking fetched by Njord."""
    p = s.players[seat]
    if first + 1 == len(p.played) and not p.bent:
        return sorted(numbers(s, seat, p.played[first]))
    found = {0}
    for c in p.played[first:]:
        found = {a + b for a in found for b in numbers(s, seat, c)}
    if p.bent and not first and any(c < s.box.first_god for c in p.played):
        by = s.flipped.by
        found = {a + b for a in found for b in (-by, by)}
    return sorted(found)


def numbers(s: SagaState, seat: int, c: int) -> Sequence[int]:
    """SAGA-6.9: what a card of the lineup can move."""
    card = s.card(c)
    return card.numbers if card.moves == "printed" else by_others(s, card, s.vikings(seat, before=c))


def by_others(s: SagaState, card: Card, others: Sequence[int]) -> Sequence[int]:
    """SAGA-18.19: Tjure moves as another Viking of the lineup; SAGA-18.27: Thorsten by their count."""
    if card.moves == "crowd":
        return (len(others),)
    return sorted({n for other in others for n in s.card(other).numbers or (0,)}) or (0,)


class Proceed(Step[SagaState]):
    """SAGA-6.7: move; ask first if there is a choice of numbers or an action to use before it (SAGA-6.15)."""

    first: int
    seat: int

    def run(self, s: SagaState) -> None:
        p = s.players[self.seat]
        fixed = s.card(p.played[self.first]).fixed
        if fixed is not None and not p.ready and not p.bent and len(p.played) == self.first + 1:
            Land(fixed, 1, self.seat).run(s)
            return
        by = distances(s, self.seat, self.first)
        if len(by) > 1 or (p.ready and any(barred(s, self.seat, i, moved=False) is None for i in p.ready)):
            s.push(MoveOrAct(self.seat, self.first))
        else:
            Land(by[0], 1, self.seat).run(s)


def barred(s: SagaState, seat: int, slot: int, moved: bool) -> Reason | None:
    """Why the action of the card in a slot cannot be used now."""
    p = s.players[seat]
    card = s.card(p.played[slot])
    action = card.action
    assert action is not None, "only cards with an action are ready"
    if action.when == "after" and not moved:
        return reason(card.rule, "why-after-moving")
    if action.when == "after" and p.out >= 0:
        return OVER_FOR_YOU
    return hindrance(s, seat, action, p.played[slot])


class Acting(InAdventure):
    """A question in which an action of a card just played may be used."""

    moved = False

    def actions(self, s: SagaState) -> list[Option]:
        p = s.players[self.seat]
        return list(dict.fromkeys(s.box.opt.use[s.box.kind[p.played[i]]] for i in p.ready))

    def slot(self, s: SagaState, o: Option) -> int:
        """The card played whose action is meant: of two alike, one that can be used now."""
        p = s.players[self.seat]
        alike = [i for i in p.ready if s.box.kind[p.played[i]] == o.a]
        return next((i for i in alike if barred(s, self.seat, i, self.moved) is None), alike[0])

    def against(self, s: SagaState, o: Option) -> Sequence[Reason]:
        why = barred(s, self.seat, self.slot(s, o), self.moved) if o.verb == "use" else None
        return () if why is None else (why,)

    def use(self, s: SagaState, o: Option) -> None:
        p = s.players[self.seat]
        slot = self.slot(s, o)
        p.ready = tuple(i for i in p.ready if i != slot)
        if s.log is not None:
            c = p.played[slot]
            s.tell("uses", self.seat, s.card(c).rule, (thing(s, c),), seat=Seat(self.seat), card=name(s, c))
        action = s.box.cards[o.a].action
        if action is not None and action.do == "fetch":
            learn(s, self.seat, p.draw)
            s.push(NjordFetches(self.seat))
        elif action is not None and action.do == "copy":
            s.push(LokiCopies(self.seat, slot))
        else:
            perform(s, self.seat, o.a, slot)


class MoveOrAct(Acting):
    """SAGA-6.7, 6.9, 6.15: choose the number, or use the action first."""

    first: int
    rule = "SAGA-6.9"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        moves = [s.box.opt.move[n] for n in distances(s, self.seat, self.first)]
        return [*moves, *self.actions(s)]

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (reason("SAGA-6.7", "why-not-so-far"),) if o.verb == "move" else super().beyond(s, o)

    def choose(self, s: SagaState, o: Option) -> None:
        if o.verb == "move":
            s.push(Land(o.a, 1, self.seat))
        else:
            s.push(Proceed(self.first, self.seat))
            self.use(s, o)


# ── after the rewards ────────────────────────────────────────────────────────────────────────


class Finish(Step[SagaState]):
    """SAGA-6.19 (5): actions not used yet, then Gullveig's gold (SAGA-19.8)."""

    seat: int

    def run(self, s: SagaState) -> None:
        p = s.players[self.seat]
        if p.ready and any(barred(s, self.seat, i, moved=True) is None for i in p.ready):
            s.push(ActOrEnd(self.seat))
            return
        p.ready = ()
        if p.hooks & DOUBLE and p.fame:
            for action in self._doubling(s):
                gain_gold(s, self.seat, action.gold * p.fame, "SAGA-19.8")

    def _doubling(self, s: SagaState) -> list[Action]:
        """Only in the turn it is played."""
        played = [s.card(c).action for c in s.players[self.seat].played]
        return [a for a in played if a is not None and a.hook & DOUBLE]


class ActOrEnd(Acting):
    """SAGA-6.15, 6.16: use the action now, or not at all."""

    rule = "SAGA-6.15"
    moved = True

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*self.actions(s), s.box.opt.done]

    def choose(self, s: SagaState, o: Option) -> None:
        s.push(Finish(self.seat))
        if o is s.box.opt.done:
            s.players[self.seat].ready = ()
        else:
            self.use(s, o)


class LokiCopies(InAdventure):
    """SAGA-19.2: perform once the action of a Viking in an opponent's lineup."""

    slot: int
    rule = "SAGA-19.2"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.copy[k] for k in copyable(s, self.seat, s.players[self.seat].played[self.slot])]

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        loki = s.players[self.seat].played[self.slot]
        return (not_copyable(s, self.seat, o.a, loki),) if o.verb == "copy" else super().beyond(s, o)

    def choose(self, s: SagaState, o: Option) -> None:
        if s.log is not None:
            s.tell("copies", self.seat, self.rule, seat=Seat(self.seat), card=Text(s.box.cards[o.a].id))
        perform(s, self.seat, o.a, self.slot)


class NjordFetches(InAdventure):
    """SAGA-19.4: a Viking out of the own draw pile is played at once; the pile is shuffled."""

    rule = "SAGA-19.4"
    veiled = True
    of = ("pick", "draw")
    no_gods = reason("SAGA-19.4", "why-only-vikings")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        vikings = [c for c in s.players[self.seat].draw if c < s.box.first_god]
        return [*(s.box.opt.pick[k] for k in kinds(s, vikings)), s.box.opt.refuse]

    def against(self, s: SagaState, o: Option) -> Sequence[Reason]:
        stuck = unplayable(s, s.players[self.seat].lineup)
        return (TJURE_NEEDS_ANOTHER,) if o.verb == "pick" and o.a in stuck else ()

    def choose(self, s: SagaState, o: Option) -> None:
        p = s.players[self.seat]
        if o is s.box.opt.refuse:
            shuffle(s, DRAW, self.seat)
            return
        c = find(s.box.kind, p.draw, o.a)
        move(s, c, DRAW, self.seat, LINEUP, self.seat)
        shuffle(s, DRAW, self.seat)
        slot = len(p.played)
        play(s, self.seat, (c,))
        leap(s, self.seat, (c,))
        s.push(Proceed(slot, self.seat))


def unplayable(s: SagaState, before: Sequence[int]) -> frozenset[int]:
    """SAGA-6.20, 18.19: the kinds that cannot follow those cards: Tjure, if there is no Viking among them."""
    god = s.box.first_god
    for c in before:
        if c < god:
            return NO_KIND
    return s.box.tjures


def play(s: SagaState, seat: int, cards: Sequence[int]) -> None:
    """SAGA-6.10, 6.14, 9.9: cards that have come into the lineup are played; each will be replaced."""
    p = s.players[seat]
    for c in cards:
        card = s.card(c)
        action = card.action
        slot = len(p.played)
        p.played = (*p.played, c)
        p.owed = (*p.owed, -1 - card.index if action is not None and action.when == "draw" else 1)
        if action is not None and action.when in ("immediate", "after"):
            p.ready = (*p.ready, slot)
        if s.log is not None:
            s.tell("plays", seat, "SAGA-6.5", (thing(s, c),), seat=Seat(seat), card=name(s, c))
    set_hooks(s, p)
