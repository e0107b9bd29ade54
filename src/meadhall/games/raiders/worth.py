"""What a card is worth to who has it: for the payment that is suggested, and for bots."""

from __future__ import annotations

from functools import cache

from meadhall.games.raiders.cards import ABILITY, ACTION, HIDDEN, ITEM, RESOURCE, RESOURCES, Kind
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.scoring import goal, totals
from meadhall.games.raiders.state import Raiders

UNIT = 0.36  #: a resource
WILD = 0.42  #: a resource of one's choice
DEEDS = {
    "cancel": 0.6, "fenrir": 0.4, "raid": 0.45, "draw": 0.7, "look": 0.5, "take": 0.5, "spy": 0.55, "plunder": 0.6,
    "curse": 0.4, "pool": 0.3, "exchange": 0.4, "recall": 0.45, "favour": 1.3, "fire": 0.6, "buys": 0.35,
    "steal": 1.0, "snatch": 0.7, "destroy": 0.6,
}  # fmt: skip
ABILITIES = {"command": 0.75, "efficiency": 1.9, "second_wind": 0.65, "cunning": 0.6}


def worth(s: Raiders, number: int) -> float:
    """A card in the own hand, or one that could be."""
    return worths(s.box)[number]


@cache
def worths(box: RaidersBox) -> tuple[float, ...]:
    """By kind of card."""
    return tuple(map(_worth, box.kinds))


def _worth(kind: Kind) -> float:
    if kind.family == RESOURCE:
        return UNIT if kind.resource < len(RESOURCES) else WILD * kind.units
    if kind.family == ACTION and kind.deed is not None:
        return DEEDS[kind.deed.do]
    if kind.family == HIDDEN:
        return 0.2
    return 1.0 + kind.vp if kind.family == ITEM else 1.5


def keeping(s: Raiders, seat: int, number: int) -> float:
    """What one would miss: hidden VP count as long as the category is short."""
    kind = s.box.kinds[number]
    if kind.family == HIDDEN:
        return 1.2 if totals(s, seat)[kind.category] <= goal(s, seat) else 0.3
    if kind.family == ABILITY:
        return 2 * ABILITIES.get(kind.id, 0.0) + 1.5 * (kind.id == "cunning")
    return worth(s, number)
