"""What is looked at in a position of Viking Raiders, by name: `meadhall train raiders` finds what it is worth."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.raiders.cards import ACTION, HIDDEN, RESOURCE, RESOURCES
from meadhall.games.raiders.scoring import goal, totals
from meadhall.games.raiders.state import Raiders
from meadhall.games.raiders.worth import DEEDS

POWERS = ("command", "efficiency", "second_wind", "cunning")
FEATURES = (
    "value", "short", "near", "widest", "surplus", "items", "cards", "plain", "kinds", "wild", "deeds", "raids",
    "cancels", "hidden", *POWERS, "next",
)  # fmt: skip


def progress(s: Raiders) -> float:
    """By the VP of whoever lacks least."""
    return max(1 - _short(s, seat) / (3 * max(1, goal(s, seat))) for seat in range(s.seats))


def measure(s: Raiders, value: Callable[[Raiders, int], float]) -> list[list[float]]:
    """What is looked at, for every seat."""
    return [_seat(s, seat, value(s, seat)) for seat in range(s.seats)]


def _short(s: Raiders, seat: int) -> int:
    need = goal(s, seat)
    return sum(max(0, need - v) for v in totals(s, seat))


def _seat(s: Raiders, seat: int, value: float) -> list[float]:
    need, vp = goal(s, seat), totals(s, seat)
    gaps = [max(0, need - v) for v in vp]
    short = sum(gaps)
    power = s.box.kinds[s.ability[seat]].id if s.ability[seat] >= 0 else ""
    return [
        value, short, 3.0 / (1 + short), max(gaps), sum(max(0, v - need) for v in vp), sum(s.num[seat]),
        len(s.hands[seat]), *_hand(s, seat), *(float(power == id) for id in POWERS),
        (seat - s.active) % s.seats / s.seats,
    ]  # fmt: skip


def _hand(s: Raiders, seat: int) -> tuple[float, ...]:
    """Plain resources, how many kinds of them, wild units, what the Actions are worth, raids, cancels, hidden VP."""
    kinds, of = s.box.kinds, s.box.kind
    plain, wild, deeds, raids, cancels, hidden, seen = 0, 0, 0.0, 0, 0, 0, 0
    for c in s.hands[seat]:
        kind = kinds[of[c]]
        if kind.family == RESOURCE:
            if kind.resource < len(RESOURCES):
                plain, seen = plain + 1, seen | 1 << kind.resource
            else:
                wild += kind.units
        elif kind.family == HIDDEN:
            hidden += kind.vp
        elif kind.family == ACTION and kind.deed is not None:
            deeds += DEEDS[kind.deed.do]
            raids += kind.deed.do == "raid"
            cancels += kind.deed.do == "cancel"
    return plain, seen.bit_count(), wild, deeds, raids, cancels, hidden
