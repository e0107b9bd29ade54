"""The end of the game: bonuses and ties (WILD-24 to 26)."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.core.text import Seat, Text
from meadhall.games.wild.scoring import meeting
from meadhall.games.wild.state import BONUS, Wild


class Finish(Step[Wild]):
    """WILD-24.2, 25.1 to 25.10: bonuses are scored, without Favours (21.9); then the winner."""

    def run(self, s: Wild) -> None:
        s.phase = 6
        everybody = tuple(range(s.seats))
        for bonus in s.bonuses:
            met = meeting(s, bonus, everybody)
            for seat in met:
                self._award(s, seat, bonus, s.box.bonus_split[len(met)])
        s.winners = break_tie(s, tuple(i for i in everybody if s.vp[i] == max(s.vp)))
        if s.log is not None:
            s.tell("end", None, "WILD-25.10")

    def _award(self, s: Wild, seat: int, bonus: int, vp: int) -> None:
        s.vp[seat] += vp
        points = s.points[seat]
        s.points[seat] = (*points[:BONUS], points[BONUS] + vp, *points[BONUS + 1 :])
        if s.log is not None:
            s.tell("bonus", seat, "WILD-25.2", seat=Seat(seat), bonus=Text(s.box.bonuses[bonus].id), vp=vp)


def break_tie(s: Wild, tied: tuple[int, ...]) -> tuple[int, ...]:
    """WILD-26.1 to 26.6: the Bonus cards left over, one by one, compare only those still tied."""
    if len(tied) == 1:
        return tied
    if s.log is not None:
        s.tell("tie", None, "WILD-26.1", n=len(tied), vp=s.vp[tied[0]])
    cards = list(s.spare)
    s.shuffle(cards)
    for bonus in cards:
        s.tie = (*s.tie, bonus)
        tied = meeting(s, bonus, tied) or tied
        if len(tied) == 1:
            break
        if s.log is not None:
            s.tell("tie-break", None, "WILD-26.4", bonus=Text(s.box.bonuses[bonus].id), n=len(tied))
    if s.log is not None:
        _tell_how_broken(s, tied)
    return tied


def _tell_how_broken(s: Wild, tied: tuple[int, ...]) -> None:
    if len(tied) > 1:
        s.tell("tie-stays", None, "WILD-26.5", n=len(tied))
    else:
        s.tell("tie-broken", tied[0], "WILD-26.3", seat=Seat(tied[0]), bonus=Text(s.box.bonuses[s.tie[-1]].id))
