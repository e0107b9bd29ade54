"""Replacement cards, forced exits, and the decision to leave or go on: section 9."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Step
from meadhall.core.text import Seat
from meadhall.core.zones import find
from meadhall.games.saga.content import Action
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.cards import draw, kinds, tuck
from meadhall.games.saga.steps.gains import can_pay, pay_gold
from meadhall.games.saga.steps.prophecy import InAdventure


class Replacements(Step[SagaState]):
    """SAGA-9.1, 6.19 (6): in Odin order, those still active; at once where nothing special is at work."""

    def run(self, s: SagaState) -> None:
        seats = [seat for seat in s.active() if s.players[seat].owed]
        if max(s.row) < s.box.first_special and all(s.players[seat].owed == (1,) for seat in seats):
            for seat in seats:
                draw(s, seat, 1, "SAGA-9.1")
        else:
            s.plan(*(Replace(seat) for seat in seats))


class Replace(Step[SagaState]):
    """SAGA-9.1, 9.9, 6.13: for each card played this turn, added up."""

    seat: int

    def run(self, s: SagaState) -> None:
        p = s.players[self.seat]
        if p.owed == (1,):
            DrawOne(self.seat).run(s)
            return
        for owed in reversed(p.owed):
            if owed < 0:
                s.push(ReplaceBy(-1 - owed, self.seat))
            else:
                for _ in range(owed):
                    s.push(DrawOne(self.seat))


class DrawOne(Step[SagaState]):
    """SAGA-9.1: a regular replacement. Under the fear of Surt none (SAGA-20.13), under the curse of the
    dwarf city against gold (SAGA-20.11); of both the later one prevails (SAGA-13.8)."""

    seat: int

    def run(self, s: SagaState) -> None:
        p = s.players[self.seat]
        if not p.draw:
            return
        for c in reversed(s.row):
            if c < s.box.first_special:
                continue
            card = s.box.moves[c - s.box.first_move]
            if card.do == "dread":
                return
            if card.do == "toll":
                if can_pay(s, self.seat, card.gold):
                    s.push(PayToDraw(self.seat, card.gold))
                return
        draw(s, self.seat, 1, "SAGA-9.1")


class PayToDraw(InAdventure):
    """SAGA-20.11, A-14: a replacement against gold, or none."""

    gold: int
    rule = "SAGA-20.11"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.pay, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.pay:
            pay_gold(s, self.seat, self.gold, self.rule)
            draw(s, self.seat, 1, self.rule)


class ReplaceBy(Step[SagaState]):
    """SAGA-18.5, 18.7, 18.12: a draw action may change the replacement; it prevails over the row (SAGA-13.5)."""

    kind: int
    seat: int

    def run(self, s: SagaState) -> None:
        if s.players[self.seat].draw:
            s.push(UseDrawAction(self.seat, self.kind))


class UseDrawAction(InAdventure):
    """SAGA-6.16: use the draw action, or take the regular replacement."""

    kind: int
    rule = "SAGA-9.9"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.use[self.kind], s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.refuse:
            s.push(DrawOne(self.seat))
            return
        card = s.box.cards[self.kind]
        action: Action | None = card.action
        assert action is not None, "only draw actions are owed"
        if action.do == "exchange" and s.players[self.seat].hand:
            s.push(Exchange(self.seat, action.cards, 0))
        else:
            draw(s, self.seat, action.cards, card.rule)


class Exchange(InAdventure):
    """SAGA-18.12: put any number of hand cards under the draw pile, draw as many, then the replacement."""

    cards: int
    put: int
    rule = "SAGA-18.12"
    of = ("tuck", "hand")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.tuck[k] for k in kinds(s, s.players[self.seat].hand)), s.box.opt.done]

    def choose(self, s: SagaState, o: Option) -> None:
        hand = s.players[self.seat].hand
        put = self.put
        if o is not s.box.opt.done:
            tuck(s, self.seat, find(s.box.kind, hand, o.a), self.rule)
            put += 1
            if hand:
                s.push(Exchange(self.seat, self.cards, put))
                return
        draw(s, self.seat, put + self.cards, self.rule)


# ── leaving ──────────────────────────────────────────────────────────────────────────────────


class Exits(Step[SagaState]):
    """SAGA-20.19: while the ice valley is in the row, whoever ends a turn on the card leaves, and whoever
    stood there at its flip. In the survivors' turn leaving stays a choice (SAGA-13.8)."""

    def run(self, s: SagaState) -> None:
        valley = s.in_row("exit")
        if valley is None or s.flipped.do == "stop":
            return
        for seat in s.active():
            p = s.players[seat]
            if p.caught or s.slide + p.place >= s.course.goal:
                leave(s, seat, valley.rule)


def leave(s: SagaState, seat: int, rule: str) -> None:
    """SAGA-9.5: the pawn goes onto the adventure card; hand and lineup stay."""
    s.players[seat].out = s.turn
    if s.log is not None:
        s.tell("leaves", seat, rule, (f"pawn:{seat}",), seat=Seat(seat))


class Decisions(Step[SagaState]):
    """SAGA-9.3, 9.4: in Odin order, those who have been on the card may leave; the others go on."""

    def run(self, s: SagaState) -> None:
        s.plan(*(LeaveOrStay(seat) for seat in s.active() if s.players[seat].may_leave))


class LeaveOrStay(InAdventure):
    """SAGA-9.3, 9.8: leave, or go on and be moved by the next card."""

    rule = "SAGA-9.3"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.leave, s.box.opt.stay)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.leave:
            leave(s, self.seat, "SAGA-9.5")
        elif s.log is not None:
            s.tell("stays", self.seat, "SAGA-9.8", (f"pawn:{self.seat}",), seat=Seat(self.seat))
