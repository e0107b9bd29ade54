"""13. Winning: checked at the end of every step, never in between."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.text import Seat, Text
from meadhall.core.zones import move
from meadhall.games.raiders.state import HAND, SHOWN, Raiders, hidden_vp


def who(s: Raiders, place: int) -> Seat | Text:
    """A player or the Arctic Clan, in a text."""
    return Text("arctic-clan") if place == s.clan else Seat(place)


def by(s: Raiders, place: int) -> int | None:
    """The seat of an event; the Arctic Clan has none."""
    return None if place == s.clan else place


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


def check_victory(s: Raiders) -> bool:
    """RAIDERS-13.4 to 13.8: all places are looked at; if several have won, the highest rank does."""
    # nobody can win with less than this, whatever is hidden and whatever lowers a target
    bar = 3 * (s.target + s.box.lowest) - 3
    won = [p for p, vp in enumerate(s.vp) if vp[0] + vp[1] + vp[2] >= bar and has_won(s, p)]
    if won:
        finish(s, won, "wins", "RAIDERS-13.1" if len(won) == 1 else "RAIDERS-13.8")
    return bool(won)


def finish(s: Raiders, places: Sequence[int], how: str, rule: str) -> None:
    """RAIDERS-13.10, 13.13, 15.11: exactly one wins; all hands are shown; nothing is left to do."""
    s.winner = max(places, key=lambda p: rank(s, p))
    if s.log is not None:
        s.tell(how, by(s, s.winner), rule, who=who(s, s.winner))
    for seat in range(s.seats):
        for card in s.hands[seat][:]:
            move(s, card, HAND, seat, SHOWN, seat)
    s.stack.clear()
