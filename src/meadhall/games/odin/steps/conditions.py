"""ODIN-6.5, 6.10, 9.12, 9.27: can it be paid, and does it lead to anything? Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, Clause
from meadhall.games.odin.occupations.hooks import answering, bit, holds, in_time, modifiers
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.ops import CARD, OPS, SPACE
from meadhall.games.odin.told import a_ship, amount, either, together

H_COST, H_SHIP_AS, H_INSTEAD = bit("mod-cost"), bit("mod-ship_as"), bit("space-instead")

CANNOT_PAY = reason("ODIN-9.12", "why-cannot-pay")
NOTHING_TO_GAIN = reason("ODIN-6.5", "why-no-effect")
NO_DOCK = reason("ODIN-8.41", "why-no-dock")
NONE_LEFT = reason("ODIN-14.1", "why-none-left")
UNMET = reason("ODIN-12.12", "why-unmet")
NO_ANIMALS = reason("ODIN-6.5", "why-no-animals")

BEING_PLAYED = reason("ODIN-12.5", "why-being-played")

#: by operation, why it is not possible
BECAUSE = {
    "house": NONE_LEFT, "special": NONE_LEFT, "ship": NO_DOCK, "emigrate": reason("ODIN-9.52", "why-panel-taken"),
    "explore": reason("ODIN-11.2", "why-no-board"), "mountain": reason("ODIN-6.5", "why-no-strip"),
    "upgrade": reason("ODIN-6.5", "why-nothing-to-upgrade"), "play": reason("ODIN-6.5", "why-empty-hand"),
    "sale": reason("ODIN-6.5", "why-nothing-for-sale"),
    "unload": reason("ODIN-12.11", "why-nothing-aboard"), "swap": reason("ODIN-12.10", "why-not-on-a-board"),
}  # fmt: skip


# ── a branch of a space or a card ────────────────────────────────────────────────────────────


def price(s: Odin, seat: int, b: Branch, space: int = -1) -> Sequence[tuple[int, int]]:
    """What a branch costs now: printed, by metric, and less what cards take off (EL-10). `space`: of
    which action space it is a use."""
    cost = [*b.pay, *((item, METRICS[m](s, seat)) for item, m in b.metric_pay)] if b.metric_pay else b.pay
    emigrates = b.emigrates
    if not cost or (space < 0 and not emigrates):
        return cost
    off = _discounts(s, seat, b, space, cost) if s.players[seat].hooks & H_COST else {}
    if emigrates and s.frames and s.frames[-1].discount:
        off[I.SILVER] = off.get(I.SILVER, 0) + s.frames[-1].discount
    return [(item, max(0, n - off.get(item, 0))) for item, n in cost] if off else cost


def _discounts(s: Odin, seat: int, b: Branch, space: int, cost: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Cards 1, 2, 116 and 170."""
    silver = sum(n for item, n in cost if item == I.SILVER)
    house = next((o.args[0] for o in b.do if o.name == "house"), -1)
    facts = {"ev.cost.silver": silver, "ev.builds": house}
    cards = s.frames[-1].cards if s.frames and s.frames[-1].space == space else -1
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


def payable(s: Odin, seat: int, b: Branch, space: int = -1) -> bool:
    """Is all there that a branch costs?"""
    if b.free:
        return True
    p = s.players[seat]
    for item, n in price(s, seat, b, space):
        if n > holds_item(s, seat, item):
            return False
    if b.one_of and not any(p.have[i] for i in b.one_of):
        return False
    if (b.ship >= 0 and not p.ships(b.ship)) or (b.ship_ore and not any(p.longships)):
        return False
    return b.any_weapon <= sum(p.have[I.BOW :])


def unpaid(s: Odin, seat: int, branches: Iterable[Branch], space: int = -1) -> Reason:
    """ODIN-9.12: what these ways cost, none of which can be paid."""
    return reason("ODIN-9.12", "why-costs", cost=either(_cost(s, seat, b, space) for b in branches))


def _cost(s: Odin, seat: int, b: Branch, space: int) -> Text:
    """«2 wood and 1 whaling boat»."""
    cost = [amount(I.NAMES[item], n) for item, n in price(s, seat, b, space) if n]
    cost += [either(amount(I.NAMES[item], 1) for item in b.one_of)] if b.one_of else []
    cost += [a_ship(b.ship)] if b.ship >= 0 else []
    cost += [amount("weapons", b.any_weapon)] if b.any_weapon else []
    cost += [amount("ore_on_used_longship", 1)] if b.ship_ore else []
    return together(cost)


def usable(s: Odin, seat: int, b: Branch, source: int, space: int = -1) -> bool:
    """Can it be paid, and does it lead to anything (ODIN-6.5, 9.27; EL-8)?"""
    if (b.tests and not holds(s, seat, b)) or not payable(s, seat, b, space):
        return False
    if source == CARD and b.pay and b.do:
        return yields_once_paid(s, seat, b)
    return yields(s, seat, b, source)


def yields_once_paid(s: Odin, seat: int, b: Branch) -> bool:
    """EL order 8: what a card makes possible is judged with its price gone."""
    twin = s.clone()
    for item, n in b.pay:
        if item not in I.PREGNANT:
            twin.players[seat].have[item] -= n
    return yields(twin, seat, b, CARD)


def yields(s: Odin, seat: int, b: Branch, source: int) -> bool:
    """Is there at least one effect?"""
    if b.per and not METRICS[b.per](s, seat):
        return False
    if source == CARD:
        if not b.do:
            return bool(b.gain or b.ship_ore)
    elif b.gain or (b.by_count and s.players[seat].animals(b.by_count[0])):
        return True
    for name, args in b.do:  # noqa: SIM110 (as in `holds`)
        if OPS[name].can(s, seat, args):
            return True
    return False


def without_effect(s: Odin, seat: int, branches: Iterable[Branch]) -> Iterator[Reason]:
    """ODIN-6.5: why none of these, which could be paid, leads to anything."""
    held = s.players[seat].hand
    whys = [
        BEING_PLAYED if o.name == "play" and held else BECAUSE[o.name]
        for b in branches for o in b.do if o.name in BECAUSE
    ]  # fmt: skip
    whys += [NO_ANIMALS for b in branches if b.by_count]
    yield from dict.fromkeys(whys or [NOTHING_TO_GAIN])


# ── a clause of a card ───────────────────────────────────────────────────────────────────────


def clause_ready(s: Odin, seat: int, c: Clause) -> bool:
    """Do its conditions hold, and is there a branch that can be used?"""
    if holds(s, seat, c):
        for b in ways(s, seat, c):
            if usable(s, seat, b, CARD):
                return True
    return False


def clause_lacks(s: Odin, seat: int, c: Clause) -> Iterator[Reason]:
    """ODIN-12.12: why a clause cannot be used: its condition, its price, or what it would lead to."""
    if clause_ready(s, seat, c):
        return
    open_ = [b for b in ways(s, seat, c) if holds(s, seat, b)]
    if not holds(s, seat, c) or not open_:
        yield UNMET
    else:
        yield from branches_lack(s, seat, open_)


def branches_lack(s: Odin, seat: int, branches: Sequence[Branch]) -> Iterator[Reason]:
    """Why none of these ways of a card can be used."""
    paid = [b for b in branches if payable(s, seat, b)]
    yield from without_effect(s, seat, paid) if paid else (unpaid(s, seat, branches),)


def ways(s: Odin, seat: int, c: Clause) -> tuple[Branch, ...]:
    """The branches open now: all of a choice, or the row of the tiers (EL tier modes)."""
    if c.mode != "tiers":
        return c.branches
    found, rows = METRICS[c.by](s, seat), [k for _, k in c.thresholds]
    mode = c.thresholds[0][0]
    at = -1
    for i, k in enumerate(rows):
        if mode == "at_least" and k <= found:
            at = i
        if mode == "at_most" and found <= k and at < 0:
            at = i
        if mode.startswith("exact") and k == found:
            at = i
    if mode == "exact_top_open" and found > rows[-1]:
        at = len(rows) - 1
    return (c.branches[at],) if at >= 0 else ()


# ── an action space ──────────────────────────────────────────────────────────────────────────


def ship_ready(s: Odin, seat: int, space: Space) -> bool:
    """ODIN-6.10, 11.1; cards 107 and 147."""
    if space.any_ship:
        return True  # `explorable` looks at the ships of each board
    kind, count = space.need
    return kind < 0 or ships_for(s, seat, space) >= count


def ships_for(s: Odin, seat: int, space: Space) -> int:
    """Ships of the kind that a space demands, and those that cards let stand in for them."""
    p, kind = s.players[seat], space.need[0]
    found = p.ships(kind)
    if p.hooks & H_SHIP_AS:
        action = (space.actions & -space.actions).bit_length() - 1
        for own, other in set(modifiers(s, seat, "ship_as", space.number, action)):
            found += p.ships(own) if other == kind else 0
    return found


def ready(s: Odin, seat: int, space: Space) -> bool:
    """Can at least one of its effects be used as things stand?"""
    for b in space.branches:
        if usable(s, seat, b, SPACE, space.number):
            return True
    return bool(instead_of(s, seat, space.number))


def instead_of(s: Odin, seat: int, space: int = -1) -> list[int]:
    """Cards 102 and 105: what may be done instead of the effect of a space, else of the one that is itself used."""
    if not s.players[seat].hooks & H_INSTEAD:
        return []
    if space < 0:
        space = s.frames[-1].itself
    found = answering(s, seat, HOOK["space-instead"], space=space, cards=in_time(s, space))
    return [n for n in found if clause_ready(s, seat, s.box.clauses[n])]


def reduced(s: Odin, seat: int, space: int) -> int:
    """By how many Vikings a space may be used with fewer (card 106)."""
    for n in answering(s, seat, HOOK["mod-vikings"], space=space):
        for b in ways(s, seat, s.box.clauses[n]):
            return -int(b.do[0].args[0])
    return 0


def startable(s: Odin, seat: int) -> bool:
    """ODIN-6.5, 6.10, EL-17: can the action under way be carried out as things stand?"""
    space = s.box.spaces[s.frames[-1].space]
    if not ship_ready(s, seat, space):
        return False
    return space.style == "dice" or (promised(s, seat) and ready(s, seat, space))


def promised(s: Odin, seat: int) -> bool:
    """Is the declared payment there, if one was declared?"""
    declared = s.frames[-1].will_pay_ore
    return not declared or s.players[seat].have[I.ORE if declared > 0 else I.WOOD] > 0
