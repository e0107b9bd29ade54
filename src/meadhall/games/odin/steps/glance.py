"""Which action spaces can be used, seen at a glance: the shortcut of `Act`, whose rules are in `spaces`."""

from __future__ import annotations

from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.ops import OPS

H_EASING = bit("mod-cost") | bit("mod-ship_as") | bit("mod-explore") | bit("space-instead")


def usable_at_once(s: Odin, seat: int) -> int:
    """The spaces that can be used as things stand, cards that change them apart, as bits."""
    p, box = s.players[seat], s.box
    have, bits = p.have, effective(s, seat)
    for item, enough, too_dear in box.too_dear:
        if have[item] < enough:
            bits &= ~too_dear[have[item]]
    for ship, n, spaces in box.ship_needs:
        if p.ships(ship) < n:
            bits &= ~spaces
    return bits


def eased(s: Odin, seat: int) -> int:
    """The spaces whose own conditions cards in play make easier, as bits."""
    p, bits = s.players[seat], 0
    for card in p.played if p.hooks & H_EASING else ():
        bits |= s.box.eases[card]
    return bits


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
