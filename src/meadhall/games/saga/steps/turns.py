"""The turns of an adventure: sections 6 and 9."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Informed, Step
from meadhall.core.text import Seat
from meadhall.core.zones import find, forget, learn, move
from meadhall.games.saga.content import INTENTS, PLAY, REST
from meadhall.games.saga.state import HAND, LAID, SagaState
from meadhall.games.saga.steps.beyond import absent, elsewhere
from meadhall.games.saga.steps.cards import MayDraw, kinds
from meadhall.games.saga.steps.flipping import Flip
from meadhall.games.saga.steps.prophecy import PROPHECY, InAdventure
from meadhall.games.saga.steps.replacing import Decisions, Exits, Replacements
from meadhall.games.saga.steps.resolving import TJURE_NEEDS_ANOTHER, Resolve, play, rests, unplayable

MUST_PLAY = reason("SAGA-6.6", "why-must-play")
GOD_MUST_HELP = reason("SAGA-6.12", "why-god-must-help")
NOT_TWO = reason("SAGA-20.12", "why-not-two")
NO_GOD_HELPS = reason("SAGA-6.11", "why-no-god-helps")


class Turn(Step[SagaState]):
    """SAGA-6.19, 9.7: the order of one turn; the adventure goes on while anybody is active."""

    def run(self, s: SagaState) -> None:
        if any(p.out < 0 for p in s.players):
            s.plan(Flip(), Choose(), Reveal(), self)


# ── choosing in secret ───────────────────────────────────────────────────────────────────────


class Choose(Step[SagaState]):
    """SAGA-6.5: all active players choose at the same time, face down. Who is asked depends only on what
    everybody can see: the number of hand cards and the card flipped."""

    def run(self, s: SagaState) -> None:
        for seat, p in enumerate(s.players):
            if p.intent[0] != s.box.first_token + INTENTS * seat + PLAY:
                intend(s, seat, PLAY)
        do = s.flipped.do
        if do == "stop":
            return
        asked: dict[int, Step[SagaState]] = {}
        for seat in s.active():
            cards = len(s.players[seat].hand)
            if cards:
                asked[seat] = Lay(seat, 2 if do == "twice" and cards > 1 else 1)
            elif do == "rest":
                asked[seat] = FlipOrRest(seat)
        if asked:
            s.ask_together(asked)


def intend(s: SagaState, seat: int, what: int) -> list[int]:
    """Say by the tokens what the card laid means; only the owner sees their order. They lie alone again."""
    first, tokens = s.box.first_token + INTENTS * seat, s.players[seat].intent
    tokens[:] = [first + what, *(first + i for i in range(INTENTS) if i != what)]
    forget(s, tokens)
    return tokens


class Lay(Informed[SagaState, frozenset[int]]):
    """SAGA-6.5, 6.6, 6.20: lay a card face down. Whoever has no playable card, or rests at the rune gate
    (SAGA-20.10), lays one for show and takes it back at the reveal: so nobody can tell before."""

    left: int
    rule = "SAGA-6.5"
    veiled = True
    beside = PROPHECY

    def facts(self, s: SagaState) -> frozenset[int]:
        """The kinds that cannot be played now; of two cards the first laid comes before the second (SAGA-20.12)."""
        p = s.players[self.seat]
        return unplayable(s, (*p.lineup, *p.laid))

    def candidates_by(self, s: SagaState, facts: frozenset[int]) -> Sequence[Option]:
        p, hand, opt = s.players[self.seat], kinds(s, s.players[self.seat].hand), s.box.opt
        found = [*(opt.lay[k] for k in hand), opt.none]
        if facts.issuperset(hand):
            found.append(opt.done if p.laid else opt.flip)
        return found

    def against_by(self, s: SagaState, o: Option, facts: frozenset[int]) -> Sequence[Reason]:
        if o.verb == "lay":
            return (TJURE_NEEDS_ANOTHER,) if o.a in facts else ()
        if o is s.box.opt.none and s.flipped.do != "rest":
            p = s.players[self.seat]
            return (GOD_MUST_HELP if not p.laid and facts.issuperset(kinds(s, p.hand)) else MUST_PLAY,)
        return ()

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        if o.verb == "lay":
            return (absent(self.rule, "hand", s.box.cards[o.a]),)
        if o is s.box.opt.done:
            return (MUST_PLAY if s.players[self.seat].laid else NOT_TWO,)
        return (NO_GOD_HELPS,) if o is s.box.opt.flip else elsewhere(s, self.seat, o)

    def shortcut(self, s: SagaState) -> Sequence[Option] | None:
        """Without Tjure the whole hand can be laid. Four of ten questions are this one: a match is 6 % faster."""
        box, lay = s.box, s.box.opt.lay
        hand = kinds(s, s.players[self.seat].hand)
        if not box.tjures.isdisjoint(hand):
            return None
        found = [lay[k] for k in hand]
        if s.row[-1] >= box.first_special and s.flipped.do == "rest":
            found.append(box.opt.none)
        return found

    def choose(self, s: SagaState, o: Option) -> None:
        p, seat = s.players[self.seat], self.seat
        if o.verb == "lay":
            c = find(s.box.kind, p.hand, o.a)
            p.hand.remove(c)
            p.laid.append(c)
            hide_hand(s, seat)
            if self.left > 1:
                s.push(Lay(seat, self.left - 1))
                return
        else:
            if o is s.box.opt.none:
                intend(s, seat, REST)
            for _ in range(self.left):
                move(s, p.hand[0], HAND, seat, LAID, seat)
        if s.log is not None:
            s.tell("lays", seat, "SAGA-6.5", (f"laid:{seat}",), seat=Seat(seat), n=len(p.laid))


def hide_hand(s: SagaState, seat: int) -> None:
    """Which card left a hand is not to be seen: whatever others knew of it they know no longer."""
    p, bits = s.players[seat], 0
    for c in p.hand:
        bits |= 1 << c
    for c in p.laid:
        bits |= 1 << c
    s.known[:] = [known & ~bits for known in s.known]


class FlipOrRest(InAdventure):
    """SAGA-20.10: without cards at the rune gate, let a god move the pawn or stay where the slide left it."""

    rule = "SAGA-20.10"
    of = ("lay", "hand")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.flip, s.box.opt.none)

    def choose(self, s: SagaState, o: Option) -> None:
        intend(s, self.seat, REST if o is s.box.opt.none else PLAY)


# ── the reveal ───────────────────────────────────────────────────────────────────────────────


class Reveal(Step[SagaState]):
    """SAGA-6.5, 6.19 (3) to (8): all cards are turned together and come into the lineups."""

    def run(self, s: SagaState) -> None:
        seats = s.active()
        gate, kind, tjures = s.flipped.do == "rest", s.box.kind, s.box.tjures
        for seat in seats:
            p = s.players[seat]
            if gate or not tjures.isdisjoint([kind[c] for c in p.laid]):
                self._take_back(s, seat)
            if p.laid:
                cards = p.laid[:]
                p.lineup += cards
                p.laid.clear()
                play(s, seat, cards)
        s.plan(
            *self._orders(s, seats),
            *guardians(s, seats),
            *(Resolve(seat) for seat in seats),
            Replacements(),
            Exits(),
            Decisions(),
        )

    def _take_back(self, s: SagaState, seat: int) -> None:
        """Cards laid for show go back to the hand: all of a seat that rests, and what cannot be played. Those who
        chose at the same time now know the one and the other: no undo goes behind that."""
        p, keep, resting = s.players[seat], 0, rests(s, seat)
        if resting:
            self._show(s, seat, p.intent)
        else:
            for c in p.laid:
                if s.box.kind[c] in unplayable(s, (*p.lineup, *p.laid[:keep])):
                    break
                keep += 1
        for c in p.laid[keep:]:
            move(s, c, LAID, seat, HAND, seat)
            if not resting:
                self._show(s, seat, (c,))

    def _show(self, s: SagaState, seat: int, secret: Sequence[int]) -> None:
        for other in s.active():
            if other != seat:
                learn(s, other, secret)

    def _orders(self, s: SagaState, seats: Sequence[int]) -> list[Step[SagaState]]:
        """SAGA-20.12: the owner of two different cards orders them, unless Tjure can only be second."""
        if s.flipped.do != "twice":
            return []
        return [OrderTwo(seat) for seat in seats if len(kinds(s, s.players[seat].played)) > 1 and free_order(s, seat)]


def free_order(s: SagaState, seat: int) -> bool:
    """SAGA-18.19: could each of the two cards come first?"""
    p = s.players[seat]
    return unplayable(s, p.lineup[:-2]).isdisjoint(kinds(s, p.played))


class OrderTwo(InAdventure):
    """SAGA-20.12: which of the two cards counts as played first?"""

    rule = "SAGA-20.12"
    of = ("first", "played")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.first[k] for k in kinds(s, s.players[self.seat].played)]

    def choose(self, s: SagaState, o: Option) -> None:
        p = s.players[self.seat]
        if s.box.kind[p.played[0]] != o.a:
            p.lineup[-2:] = p.lineup[:-3:-1]
            p.played = p.played[::-1]
            p.owed = p.owed[::-1]
            p.ready = tuple(sorted(1 - i for i in p.ready))


def guardians(s: SagaState, seats: Sequence[int]) -> list[Step[SagaState]]:
    """SAGA-20.20: players whose Vikings show the same single number as another's may each draw at once."""
    secret = s.in_row("match")
    if secret is None:
        return []
    shown = {seat: {s.card(c).single for c in s.players[seat].played} - {None} for seat in seats}
    found: list[Step[SagaState]] = []
    for seat in seats:
        others = set().union(*(n for other, n in shown.items() if other != seat))
        if shown[seat] & others and s.players[seat].draw:
            found.append(GuardiansDraw(seat, secret.cards))
    return found


class GuardiansDraw(MayDraw):
    """SAGA-20.20: draw two at once, besides the replacement."""

    rule = "SAGA-20.20"
