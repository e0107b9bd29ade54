"""13. Winning: checked at the end of every step, never in between."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.zones import move
from meadhall.games.raiders.scoring import decided_by, goal, has_won, rank
from meadhall.games.raiders.state import HAND, SHOWN, Raiders, hidden_vp
from meadhall.games.raiders.steps.telling import by, name, who


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
        _tell_end(s, places, how, rule)
    for seat in range(s.seats):
        for card in s.hands[seat][:]:
            move(s, card, HAND, seat, SHOWN, seat)
    s.stack.clear()


def _tell_end(s: Raiders, places: Sequence[int], how: str, rule: str) -> None:
    """Why the game ends, and what decided among several (RAIDERS-13.8)."""
    seat, winner = by(s, s.winner), who(s, s.winner)
    if how == "wins":
        for place in places:
            _tell_shown(s, place)
    s.tell(how, seat, rule, who=winner, several=len(places), rounds=s.box.constants.rounds)
    if len(places) > 1:
        level, n = decided_by(s, places)
        s.tell("decided", seat, "RAIDERS-13.8", who=winner, level=level, n=n)


def _tell_shown(s: Raiders, place: int) -> None:
    """RAIDERS-13.2: hidden VP without which the condition would not be met are shown."""
    short = [goal(s, place) - vp for vp in s.vp[place]]
    for category, vp, card in hidden_vp(s, place):
        if short[category] > 0:
            short[category] -= vp
            s.tell("shows", place, "RAIDERS-13.2", card=name(s, card))
