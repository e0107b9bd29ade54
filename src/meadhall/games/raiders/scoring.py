"""13. Victory points: what somebody has, what they need, and who stands before whom."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.raiders.state import Raiders, hidden_vp

TIE_BREAKS = ("total", "threes", "twos", "ones", "began")  #: in the order of `rank`


def goal(s: Raiders, place: int) -> int:
    """RAIDERS-3.3, 11.9, 13.3: the target of one player."""
    powers = s.box.powers
    return s.target + powers[s.ability[place]].target + powers[s.chiefs[place]].target


def totals(s: Raiders, place: int) -> tuple[int, int, int]:
    """RAIDERS-13.2: VP by category, hidden ones included."""
    vp = list(s.vp[place])
    for category, points, _ in hidden_vp(s, place):
        vp[category] += points
    return vp[0], vp[1], vp[2]


def has_won(s: Raiders, place: int) -> bool:
    """RAIDERS-13.1: the target in each category at once."""
    need = goal(s, place)
    navy, clan, loot = s.vp[place]
    if navy >= need and clan >= need and loot >= need:
        return True
    # the hidden VP of the whole box cannot fill more than three
    return navy + clan + loot + 3 >= 3 * need and min(totals(s, place)) >= need


def rank(s: Raiders, place: int) -> tuple[int, ...]:
    """RAIDERS-13.8, 13.9, 15.13: total, 3-VP, 2-VP, 1-VP cards, then who began playing last."""
    worths = [s.box.worth[c] for c in s.tables[place]]
    worths += [vp for _, vp, _ in hidden_vp(s, place)]
    began = -1 if place == s.clan else (place - s.first) % s.seats
    return sum(worths), worths.count(3), worths.count(2), worths.count(1), began


def decided_by(s: Raiders, places: Sequence[int]) -> tuple[str, int]:
    """RAIDERS-13.8: which tie-break tells the first of several from the second, and how much of it the first has."""
    first, second = sorted((rank(s, p) for p in places), reverse=True)[:2]
    level = next(i for i, (a, b) in enumerate(zip(first, second, strict=True)) if a != b)
    return TIE_BREAKS[level], first[level]


def contenders(s: Raiders) -> list[int]:
    """Among whom a finished game was decided: who met the condition; all, if nobody did (RAIDERS-13.11, 13.12)."""
    everybody = range(len(s.tables))
    return [p for p in everybody if has_won(s, p)] or [*everybody]
