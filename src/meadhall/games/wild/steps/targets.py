"""Who fights with what strength, and what may be attacked (WILD-12, 13)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.refusal import Reason, reason
from meadhall.games.wild.state import Wild


def fighters(s: Wild, cards: Sequence[int]) -> list[int]:
    """The Units and Heroes among some cards (WILD-12.1)."""
    aim, of = s.box.aim, s.box.kind_of
    return [c for c in cards if aim >> of[c] & 1]


def attack_value(s: Wild, seat: int, cards: Sequence[int], boosted: int = -1) -> int:
    """WILD-12.3, 12.8, 23.5, 23.6, 23.9, 23.10, 23.16: nothing without a Unit or Hero."""
    box = s.box
    men = fighters(s, cards)
    if not men:
        return 0
    value = 0
    for c in cards:
        card = box.cards[box.kind_of[c]]
        value += card.attack + card.boost
        if card.per >= 0:
            value += s.owned(seat, card.per)
        if card.aura:
            value += card.aura * (len(men) - 1)
        if card.double and boosted in cards:
            value += box.attack[box.kind_of[boosted]]
    return value


# ── targets ──────────────────────────────────────────────────────────────────────────────────

ATTACKED = reason("WILD-13.3", "why-attacked")
ONE_OPPONENT = reason("WILD-13.2", "why-one-opponent")
DAMAGED = reason("WILD-13.6", "why-damaged")
UNDER_CONSTRUCTION = reason("WILD-13.6", "why-construction")
DRACO_ONCE = reason("WILD-16.2", "why-draco-once")


def target_field(s: Wild, seat: int) -> int:
    """All targets there are: other players' sites, Draco, the Undead of the row."""
    opt, hall = s.box.opt, 1 << s.box.hall_slot
    bits = 1 << opt.draco
    for other in range(s.seats):
        if other != seat:
            bits |= (s.built[other] | hall) << other * opt.per_seat
    for card in s.row:
        bits |= opt.row_target[card]
    return bits


def target_bars(s: Wild, seat: int) -> list[tuple[Reason, int]]:
    """WILD-13.2 to 13.6, 13.13, 13.14, 16.2"""
    villages, per = s.box.opt.villages, s.box.opt.per_seat
    damaged = raw = attacked = fresh = 0
    for other in range(s.seats):
        if other != seat:
            damaged |= s.damaged[other] << other * per
            raw |= s.raw[other] << other * per
            if s.attacked >> other & 1:
                attacked |= villages[other]
            else:
                fresh |= villages[other]
    found = [(DAMAGED, damaged), (UNDER_CONSTRUCTION, raw)]
    if s.prey >= 0:
        others = ~villages[s.prey]
        found.append((ONE_OPPONENT, (attacked | fresh) & others))
        attacked &= others
    if fresh:
        found.append((ATTACKED, attacked))
    if s.dragon >> seat & 1:
        found.append((DRACO_ONCE, 1 << s.box.opt.draco))
    return found


def targets(s: Wild, seat: int) -> int:
    """The targets that may be attacked now."""
    gone = 0
    for _, barred in target_bars(s, seat):
        gone |= barred
    return target_field(s, seat) & ~gone
