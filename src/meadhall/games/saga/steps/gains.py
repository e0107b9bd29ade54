"""Gold and victory points: gains, losses, forced payments, and the permanent actions that answer them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Seat, Text, text
from meadhall.games.saga.content import FAME, INTEREST, PAID, TRIBUTE, WAIVE, Action
from meadhall.games.saga.state import Player, SagaState
from meadhall.games.saga.steps.prophecy import InAdventure

# ── permanent actions ────────────────────────────────────────────────────────────────────────


def set_hooks(s: SagaState, p: Player) -> None:
    """SAGA-18.29: what works is read from the lineup, and from what Loki copied (SAGA-19.2)."""
    box, hooks = s.box, 0
    for c in p.lineup:
        action = box.cards[box.kind[c]].action
        if action is not None:
            hooks |= action.hook
    for k in p.copied:
        action = box.cards[k].action
        if action is not None:
            hooks |= action.hook
    p.hooks = hooks


def acting(s: SagaState, p: Player, hook: int) -> list[Action]:
    """SAGA-18.30: every copy in the lineup works."""
    found = [s.card(c).action for c in p.lineup]
    return [a for a in found if a is not None and a.hook & hook]


def spend_copy(s: SagaState, p: Player, hook: int) -> Action | None:
    """SAGA-19.2: a permanent action copied by Loki works once."""
    for k in p.copied:
        action = s.box.cards[k].action
        if action is not None and action.hook & hook:
            copied = list(p.copied)
            copied.remove(k)
            p.copied = tuple(copied)
            set_hooks(s, p)
            return action
    return None


def spend_copies(s: SagaState, p: Player, hook: int) -> list[Action]:
    """SAGA-19.2, 18.30: all copies that wait for the same occasion work at it."""
    found: list[Action] = []
    while (action := spend_copy(s, p, hook)) is not None:
        found.append(action)
    return found


def _all_once(s: SagaState, p: Player, hook: int) -> list[Action]:
    return [*acting(s, p, hook), *spend_copies(s, p, hook)]


# ── gold ─────────────────────────────────────────────────────────────────────────────────────


def cause(s: SagaState, rule: str) -> Text:
    """The card by whose rule something happens, in brackets; nothing if it is no card."""
    card = s.box.named_by.get(rule)
    return Text("by-rule") if card is None else text("by-card", card=card)


def gain_gold(s: SagaState, seat: int, n: int, rule: str, giver: int | None = None) -> None:
    """SAGA-7.8, 7.20: one gain; Sören adds to it (SAGA-18.20), opponents' Jari answer it (SAGA-18.26)."""
    if n <= 0:
        return
    p = s.players[seat]
    extra = sum(a.gold for a in _all_once(s, p, INTEREST)) if p.hooks & INTEREST else 0
    p.gold += n + extra
    if s.log is not None:
        purse = (f"purse:{seat}",)
        if giver is not None:
            s.tell("tribute", seat, rule, purse, seat=Seat(seat), n=n, giver=Seat(giver))
        else:
            s.tell("gains-gold", seat, rule, purse, seat=Seat(seat), n=n, by=cause(s, rule))
        if extra:
            s.tell("interest", seat, "SAGA-18.20", purse, seat=Seat(seat), n=extra)
    for other in s.order():
        if other != seat and s.players[other].hooks & TRIBUTE:
            _tribute(s, other, seat)


def _tribute(s: SagaState, seat: int, giver: int) -> None:
    """SAGA-18.26: until the end of the turn in which Jari's owner leaves; once per copy, opponent and turn.
    What Jari brings is itself a gain (A-9)."""
    p = s.players[seat]
    if p.out >= 0 and p.out < s.turn:
        return
    gold = 0
    for c in p.lineup:
        action = s.card(c).action
        if action is not None and action.hook & TRIBUTE:
            bit = 1 << 8 + 4 * (c - s.card(c).first) + giver
            if not p.spent & bit:
                p.spent |= bit
                gold += action.gold
    gold += sum(copy.gold for copy in spend_copies(s, p, TRIBUTE))
    gain_gold(s, seat, gold, "SAGA-18.26", giver)


def can_pay(s: SagaState, seat: int, n: int) -> bool:
    """SAGA-17.5: a voluntary payment is made in full or not at all."""
    return s.players[seat].gold >= n


def too_dear(rule: str, price: int, gold: int) -> Reason:
    """What speaks against something that cannot be paid."""
    return reason(rule, "why-too-dear", price=price, gold=gold)


def pay_gold(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-17.5: a voluntary payment, always in full."""
    s.players[seat].gold -= n
    if s.log is not None:
        s.tell("pays", seat, rule, (f"purse:{seat}",), seat=Seat(seat), n=n, by=cause(s, rule))


# ── victory points ───────────────────────────────────────────────────────────────────────────


def gain_vp(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-7.6, 7.20: one gain; Britta adds to it once per copy and turn (SAGA-18.15), Gullveig counts it."""
    if n <= 0:
        return
    p = s.players[seat]
    extra = _fame(s, p) if p.hooks & FAME else 0
    p.vp += n + extra
    p.fame += n + extra
    if s.log is not None:
        s.tell("gains-vp", seat, rule, (f"score:{seat}",), seat=Seat(seat), n=n, by=cause(s, rule))
        if extra:
            s.tell("fame", seat, "SAGA-18.15", (f"score:{seat}",), seat=Seat(seat), n=extra)


def _fame(s: SagaState, p: Player) -> int:
    extra = 0
    for c in p.lineup:
        action = s.card(c).action
        if action is not None and action.hook & FAME:
            bit = 1 << (c - s.card(c).first)
            if not p.spent & bit:
                p.spent |= bit
                extra += action.vp
    return extra + sum(copy.vp for copy in spend_copies(s, p, FAME))


def lose_vp(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-7.7: never below 0."""
    p = s.players[seat]
    lost = min(n, p.vp)
    p.vp -= lost
    if s.log is not None:
        left = "enough" if lost == n else "some" if lost else "none"
        s.tell("loses-vp", seat, rule, (f"score:{seat}",), seat=Seat(seat), n=lost, due=n, left=left)


# ── forced payments ──────────────────────────────────────────────────────────────────────────


class Pay(Step[SagaState]):
    """SAGA-7.9: a forced payment. With Olav at work the player may turn it round (SAGA-18.9, A-7)."""

    n: int
    rule: str
    seat: int

    def run(self, s: SagaState) -> None:
        if s.players[self.seat].hooks & WAIVE:
            s.push(WaiveOrPay(self.seat, self.n))
        else:
            force(s, self.seat, self.n, self.rule)


def force(s: SagaState, seat: int, n: int, rule: str) -> None:
    """SAGA-7.9: whoever holds less pays all and loses 1 VP. Ellen rewards a payment in full (SAGA-18.11)."""
    p = s.players[seat]
    paid = min(p.gold, n)
    p.gold -= paid
    if s.log is not None:
        kind = "pays" if paid == n else "pays-short"
        s.tell(kind, seat, rule, (f"purse:{seat}",), seat=Seat(seat), n=paid, due=n, by=cause(s, rule))
    if paid < n:
        lose_vp(s, seat, s.box.shortfall, "SAGA-7.9")
    elif p.hooks & PAID:
        for action in _all_once(s, p, PAID):
            gain_vp(s, seat, action.vp, "SAGA-18.11")


class WaiveOrPay(InAdventure):
    """SAGA-18.9, A-7: gain the amount instead of paying it, or pay. A copy is used up either way (A-15)."""

    n: int
    rule = "SAGA-18.9"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.waive, s.box.opt.pay)

    def choose(self, s: SagaState, o: Option) -> None:
        p = s.players[self.seat]
        if not acting(s, p, WAIVE):
            spend_copy(s, p, WAIVE)
        if o is s.box.opt.pay:
            force(s, self.seat, self.n, "SAGA-7.9")
        else:
            gain_gold(s, self.seat, self.n, "SAGA-18.9")
