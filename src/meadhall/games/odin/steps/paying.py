"""Costs of action spaces and cards: what a branch costs now, and paying it."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.refusal import reason
from meadhall.core.step import Step
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import (
    CARDS,
    DISCOUNT,
    PAID_KINDS,
    PAID_ORE,
    PAID_WOOD,
    Frame,
    Odin,
)  # fmt: skip
from meadhall.games.odin.steps.registry import ASKS, SPACE
from meadhall.games.odin.supply import spend_weapon

MOD_COST = bit("mod-cost")
CANNOT_PAY = reason("ODIN-9.12", "why-cannot-pay")
NOTHING_TO_GAIN = reason("ODIN-6.5", "why-no-effect")


# ── paying ───────────────────────────────────────────────────────────────────────────────────


def price(s: Odin, seat: int, b: Branch, space: int = -1) -> Sequence[tuple[int, int]]:
    """What a branch costs now: printed, by metric, and less what cards take off (EL-10). `space`: of
    which action space it is a use."""
    cost = [*b.pay, *((item, METRICS[m](s, seat)) for item, m in b.metric_pay)] if b.metric_pay else b.pay
    emigrates = b.emigrates
    if not cost or (space < 0 and not emigrates):
        return cost
    off = _discounts(s, seat, b, space, cost) if s.players[seat].hooks & MOD_COST else {}
    if emigrates and s.frames and s.frames[-1].facts[DISCOUNT]:
        off[I.SILVER] = off.get(I.SILVER, 0) + s.frames[-1].facts[DISCOUNT]
    return [(item, max(0, n - off.get(item, 0))) for item, n in cost] if off else cost


def _discounts(s: Odin, seat: int, b: Branch, space: int, cost: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Cards 1, 2, 116 and 170."""
    silver = sum(n for item, n in cost if item == I.SILVER)
    house = next((o.args[0] for o in b.do if o.name == "house"), -1)
    facts = {"ev.cost.silver": silver, "ev.builds": house}
    cards = s.frames[-1].facts[CARDS] if s.frames and s.frames[-1].space == space else -1
    off: dict[int, int] = {}
    action = I.EMIGRATION if b.emigrates else -1
    for n in answering(s, seat, HOOK["mod-cost"], space=space, action=action, cards=cards):
        c = s.box.clauses[n]
        if all(t.holds(facts[t.metric]) for t in c.tests):
            item, by, _ = c.modify[0][1]
            off[item] = off.get(item, 0) - by
    return off


def holds_item(s: Odin, seat: int, item: int) -> int:
    """How many a player can pay: sheep and cattle pregnant or not (EL-2)."""
    p = s.players[seat]
    return p.animals(item) if item in I.PREGNANT else p.have[item]


def lacking(s: Odin, seat: int, b: Branch, space: int = -1) -> int:
    """-1 if a branch can be paid, the item if only one piece of it is missing, else -2."""
    if b.free:
        return -1
    p = s.players[seat]
    missing = -1
    for item, n in price(s, seat, b, space):
        short = n - holds_item(s, seat, item)
        if short > 0:
            if short > 1 or missing >= 0:
                return -2
            missing = item
    if b.one_of and not any(p.have[i] for i in b.one_of):
        return b.one_of[0] if missing < 0 else -2
    if b.ship >= 0 and not p.ships(b.ship):
        return -2
    if b.ship_ore and not any(p.longships):
        return -2
    if b.any_weapon > sum(p.have[I.BOW :]):
        return -2
    return missing


def pay(s: Odin, seat: int, item: int, n: int, source: int) -> list[Step[Odin]]:
    """Things go to the general supply (ODIN-9.26); what has to be asked is given back as steps."""
    if n <= 0:
        return []
    p = s.players[seat]
    if item in I.PREGNANT and p.have[item] and p.have[item + 1]:
        return [ASKS.pay_one(seat, (item, item + 1))] * n
    if item in I.PREGNANT and not p.have[item]:
        item += 1
    hand_over(s, seat, item, n, source)
    return []


def hand_over(s: Odin, seat: int, item: int, n: int, source: int) -> None:
    """What is paid goes; the action under way notes what a space is paid with."""
    if item >= I.BOW:
        spend_weapon(s, seat, item, n)
    else:
        s.players[seat].have[item] -= n
    if s.frames and source == SPACE:
        _note_paid(s.frames[-1], item, n)
    if s.log is not None:
        s.tell("pays", seat, "ODIN-9.26", (f"store:{seat}:{I.NAMES[item]}",), seat=Seat(seat), number=n,
               item=Text(I.NAMES[item]))  # fmt: skip


def _note_paid(frame: Frame, item: int, n: int) -> None:
    if I.WOOD <= item <= I.ORE:
        frame.facts[PAID_KINDS] |= 1 << (item - I.WOOD)
    if item == I.ORE:
        frame.facts[PAID_ORE] += n
    if item == I.WOOD:
        frame.facts[PAID_WOOD] += n


def pay_one(s: Odin, seat: int, among: tuple[int, ...]) -> list[Step[Odin]]:
    """One piece of one of several kinds."""
    p = s.players[seat]
    held = [i for i in among if p.have[i]]
    if len(held) > 1:
        return [ASKS.pay_one(seat, among)]
    return pay(s, seat, held[0], 1, SPACE)
