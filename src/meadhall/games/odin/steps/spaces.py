"""ODIN-6.5, 6.10, 6.14: may an action space be used?"""

from __future__ import annotations

from meadhall.core.refusal import Reason, reason
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Space
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit, in_time, modifiers
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.clauses import clause_ready, usable, ways
from meadhall.games.odin.steps.paying import CANNOT_PAY, NOTHING_TO_GAIN, lacking
from meadhall.games.odin.steps.registry import OPS, SPACE

H_SHIP_AS = bit("mod-ship_as")
NO_SHIP = reason("ODIN-6.10", "why-no-ship")
NOT_ANOTHERS = reason("ODIN-13.2", "why-not-anothers")


# ── may a space be used? ─────────────────────────────────────────────────────────────────────


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


def instead_of(s: Odin, seat: int, space: int) -> list[int]:
    """Cards 102 and 105: what may be done instead of the space's own effect."""
    if not s.players[seat].hooks & bit("space-instead"):
        return []
    found = answering(s, seat, HOOK["space-instead"], space=space, cards=in_time(s, space))
    return [n for n in found if clause_ready(s, seat, s.box.clauses[n])]


# ── the turn ─────────────────────────────────────────────────────────────────────────────────


def effective(s: Odin, seat: int) -> int:
    """ODIN-6.5: spaces of which at least one effect could be used, costs and ships apart."""
    p, effect = s.players[seat], s.box.effect
    have, found = p.have, s.box.always
    if s.strips:
        found |= effect["mountain"]
    if any(have[: I.FIRST_BLUE]):
        found |= effect["upgrade"]
    for kind, left in enumerate(s.houses):
        if left:
            found |= s.box.house_spaces[kind]
    found |= _docked(s, seat)
    if p.hand:
        found |= effect["play:2"] | effect["play:4"]
    elif s.deck:
        found |= effect["play:4"]  # ODIN-12.22
    if p.large and have[I.SILVER] >= s.round and OPS["emigrate"].can(s, seat, ()):
        found |= effect["emigrate"]
    if p.knarrs and OPS["sale"].can(s, seat, (0,)):
        found |= effect["sale"]
    for first, second, name in EITHER:
        if have[first] or have[second]:
            found |= effect[name]
    return found | _explored(s, seat)


def why_no_effect(s: Odin, seat: int, space: Space) -> Reason:
    """ODIN-6.5, 6.10, 9.12: what a space lacks of which no effect can be used: something to pay, a ship, or more."""
    p = s.players[seat]
    names = {o.name for b in space.branches for o in b.do}
    if ("emigrate" in names and not p.large) or ("explore" in names and _no_ship_for(s, seat, space)):
        return NO_SHIP
    dear = "sale" in names and any(price >= 0 and s.specials >> i & 1 for i, price in enumerate(s.box.price))
    payable = any(lacking(s, seat, b, space.number) == -1 for b in space.branches)
    return CANNOT_PAY if dear or not payable else NOTHING_TO_GAIN


def _no_ship_for(s: Odin, seat: int, space: Space) -> bool:
    """Is there a board to claim on this space, and only the ship is missing?"""
    boards = next(o.args[0] for b in space.branches for o in b.do if o.name == "explore")
    return bool(boards & s.unclaimed())


#: effects that need one of two items
EITHER = (
    (I.WOOD, I.ORE, "one_of:wood+ore"),
    (I.STONE, I.ORE, "one_of:stone+ore"),
    (I.SHEEP, I.PREGNANT_SHEEP, "count:sheep"),
    (I.CATTLE, I.PREGNANT_CATTLE, "count:cattle"),
)


def _docked(s: Odin, seat: int) -> int:
    """Spaces that give a ship there is a dock for."""
    p, effect, found = s.players[seat], s.box.effect, 0
    if p.large < s.box.docks[1]:
        found |= effect["ship:1"] | (effect["swap"] if p.boats else 0)
    return found | (effect["ship:0"] if len(p.boats) < s.box.docks[0] else 0)


def _explored(s: Odin, seat: int) -> int:
    """ODIN-11.1, 11.2: exploration spaces with a board to claim and a ship for it."""
    p, found = s.players[seat], 0
    ships = (1 if p.boats else 0) | (2 if p.knarrs else 0) | (4 if p.longships else 0)
    if ships:
        for board, owner in enumerate(s.owners):
            if owner < 0:
                side = board + 4 * (s.sides >> board & 1)
                if ships & s.box.explorers[side]:
                    found |= s.box.explore_bit[side]
    return found


def reduced(s: Odin, seat: int, space: int) -> int:
    """By how many Vikings a space may be used with fewer (card 106)."""
    for n in answering(s, seat, HOOK["mod-vikings"], space=space):
        for b in ways(s, seat, s.box.clauses[n]):
            return -int(b.do[0].args[0])
    return 0
