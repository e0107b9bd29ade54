"""What a landing surely brings: the rules themselves, tried on a copy of the table.

Promised is only what nothing can change before the player is asked again: between a landing and the next question
another card may be flipped, and that can cost or bring something of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.paint import promise
from meadhall.core.scene import Promise
from meadhall.core.step import Ask, Step
from meadhall.games.saga.content import DOUBLE, TRIBUTE, Card
from meadhall.games.saga.scoring import helmets, saved_helmets
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.buying import Buy, payable
from meadhall.games.saga.steps.cards import FreeViking, KeepGod, MayDraw, MayLookAtGods, Shield
from meadhall.games.saga.steps.gains import WaiveOrPay
from meadhall.games.saga.steps.landing import Land, LoseViking, MarkerBonus, NextIcon, TakeProphecy
from meadhall.games.saga.steps.resolving import MoveOrAct, Proceed, Resolve, distances, leap, play, rests
from meadhall.games.saga.steps.turns import GuardiansDraw, OrderTwo

#: Questions that still belong to moving and landing.
ON_THE_WAY = (OrderTwo, GuardiansDraw, MoveOrAct, NextIcon, WaiveOrPay, MarkerBonus, FreeViking, MayDraw,
              MayLookAtGods, KeepGod, Shield, LoseViking, TakeProphecy)  # fmt: skip

#: Answers that change what the landing brings: the order, a payment turned round, the loss of who would do that.
DECISIVE = {NextIcon, WaiveOrPay, LoseViking}


class Outcome(NamedTuple):
    """What a landing changes; None where that is not certain. `more`: further gains are possible."""

    vp: int | None
    gold: int | None
    more: bool


#: The lines of an option: what is promised, and what is only told.
Told = tuple[list[Promise], list[str]]

NOTHING_SURE = Outcome(None, None, False)


def outcome(s: SagaState, seat: int, by: int, *, moved: bool = True, cards: Sequence[int] = ()) -> Outcome:
    """A landing by so much: of a pawn whose cards lie open already, or after laying `cards`."""
    twin = s.clone()
    twin.stack.clear()
    twin.lanes.clear()
    p = twin.players[seat]
    if cards:
        p.hand[:] = [c for c in p.hand if c not in cards]
        p.lineup += [c for c in cards if c not in p.lineup]
        p.played, p.owed, p.ready = (), (), ()
        play(twin, seat, cards)
        leap(twin, seat, cards)
    twin.push(Land(by, int(moved), seat))
    asked = _declining(twin)
    if asked & DECISIVE:
        return NOTHING_SURE
    return _certain(s, twin, seat, MarkerBonus in asked)


def _declining(twin: SagaState) -> set[type[Step[SagaState]]]:
    """Run to the end; whatever is offered on the way is declined, which is the last answer everywhere."""
    asked: set[type[Step[SagaState]]] = set()
    twin.run()
    while twin.stack:
        ask = twin.asked()[0]
        asked.add(type(ask))
        twin.stack.pop()
        ask.choose(twin, ask.candidates(twin)[-1])
        twin.run()
    return asked


def _certain(s: SagaState, twin: SagaState, seat: int, bonus: bool) -> Outcome:
    """What stays so until the next question: whoever may leave is asked before another card is flipped, and whoever
    is out is not bound by it."""
    before, after = s.players[seat], twin.players[seat]
    out = after.out >= 0 and (s.bifrost or any(twin.vikings(other) for other in range(s.seats)))
    asked = after.active and bool(after.may_leave) and s.in_row("exit") is None
    vp, gold = after.vp - before.vp, after.gold - before.gold
    more = bonus or bool(after.hooks & (TRIBUTE | DOUBLE))
    return Outcome(
        vp if (out or asked) and not (more and vp < 0) else None,
        gold if asked and not (more and gold < 0) else None,
        more,
    )


def promised(s: SagaState, seat: int, x: Outcome, look: Look) -> list[Promise]:
    """An outcome in words and numbers."""
    found = []
    for what, change, had in (("vp", x.vp, s.players[seat].vp), ("gold", x.gold, s.players[seat].gold)):
        if change:
            key = f"preview-{'gains' if change > 0 else 'loses'}-{what}"
            how = "least" if x.more else "exactly"
            found.append(promise(look.say, seat, what, change, sure=not x.more, key=key, how=how, then=had + change))
    return found


def purchase(s: SagaState, ask: Buy, o: Option, look: Look) -> Told:
    """What is left of the gold: promised if somebody is surely asked to buy before a card is flipped."""
    twin, seats = s.clone(), s.order()
    ask.choose(twin, o)
    later = seats[seats.index(ask.seat) + 1 :]
    goes_on = any(payable(twin, seat, ask.number) for seat in later)
    left = twin.players[ask.seat].gold
    spent = left - s.players[ask.seat].gold
    if goes_on or any(payable(twin, seat, ask.number + 1) for seat in seats):
        return [promise(look.say, ask.seat, "gold", spent, key="preview-gold-left", gold=left)], []
    return [], [look.say("preview-gold-left", gold=left)]


def payment(s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> list[Promise]:
    """What a movement card takes and gives for gold, if somebody has a card to lay before the next is flipped."""
    twin = s.clone()
    twin.stack.clear()
    ask.choose(twin, o)
    before, after = s.players[ask.seat], twin.players[ask.seat]
    if after.hooks & TRIBUTE or not any(s.players[seat].hand for seat in s.active()):
        return []
    return promised(s, ask.seat, Outcome(after.vp - before.vp, after.gold - before.gold, False), look)


def newcomer(s: SagaState, ask: Ask[SagaState], look: Look) -> Told:
    """One Viking more: promised unless the pawn is still to move and may lose one, or nobody has a card to lay before
    that."""
    moving = any(isinstance(step, Proceed) for step in s.stack)
    laying = isinstance(ask, Buy) or any(s.players[seat].hand for seat in s.active())
    if laying and not moving:
        return [promise(look.say, ask.seat, "vikings", 1)], []
    return [], [look.say("preview-vikings")]


def saved(s: SagaState, seat: int, card: Card, look: Look) -> list[Promise]:
    """SAGA-10.2, 16.2: helmets that will count at the end."""
    return [promise(look.say, seat, "helmets", card.helmets, sure=False)] if card.helmets else []


# ── counting ─────────────────────────────────────────────────────────────────────────────────


def count(s: SagaState, seat: int, what: str) -> int:
    """What previews speak of: points on the track, gold, Vikings owned, helmets that will count. A card laid already
    counts for what its landing will surely bring."""
    p = s.players[seat]
    if what == "vikings":
        piles = (p.draw, p.hand, p.laid, p.lineup, p.valhalla, p.bought)
        return sum(c < s.box.first_god for pile in piles for c in pile)
    if what == "helmets":
        return helmets(s, seat) if s.bifrost else saved_helmets(s, seat)
    track, sacrificed = s.final[seat][:2] if s.final else (p.vp, 0)
    coming = _coming(s, seat)
    if what == "vp":
        return track + (coming.vp or 0)
    return p.gold + sacrificed * s.box.gold_per_vp + (coming.gold or 0)


def _coming(s: SagaState, seat: int) -> Outcome:
    """What a card laid will bring when the pawn moves, which others may still delay."""
    p = s.players[seat]
    due = bool(p.laid) if s.lanes else any(isinstance(step, Resolve) and step.seat == seat for step in s.stack)
    if not due or any(ask.seat == seat for ask in s.asked()):
        return NOTHING_SURE
    if rests(s, seat):
        return outcome(s, seat, 0, moved=False)
    return expected(s, seat, p.laid or p.played)


def expected(s: SagaState, seat: int, cards: Sequence[int]) -> Outcome:
    """What laying these cards will bring, if they leave no choice of numbers."""
    twin = s.clone()
    p = twin.players[seat]
    p.lineup += [c for c in cards if c not in p.lineup]
    p.played = tuple(cards)
    by = distances(twin, seat, 0)
    return outcome(s, seat, by[0], cards=cards) if len(by) == len(cards) == 1 else NOTHING_SURE


def settled(ask: Ask[SagaState]) -> bool:
    """Is the landing done when this is asked?"""
    return type(ask) not in ON_THE_WAY
