"""Taking back: generous, but nobody peeks.

A seat goes back to its last own decision, unless luck was used or something was revealed since, or
another person has acted. Bots never mind. Beyond that the other people at the table may agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Seat as SeatName
from meadhall.table.rows import unpack

NOTHING = reason("", "why-undo-nothing")
OVER = reason("", "why-over")


class Moment:
    """The match as it stood before move `number`, kept as it is or as the store has it."""

    __slots__ = ("_game", "_kept", "number", "seat")

    def __init__(self, game: Game[Any, Any], number: int, seat: int, kept: Match | bytes) -> None:
        self._game = game
        self._kept = kept
        self.number = number
        self.seat = seat

    def match(self) -> Match:
        if isinstance(self._kept, bytes):
            self._kept = Match.restore(self._game, unpack(self._kept))
        return self._kept


class Standing(NamedTuple):
    """Where a seat could go back to, and what speaks against it (None: nothing)."""

    moment: Moment | None
    reason: Reason | None


def standing(match: Match, past: Iterable[Moment], seat: int | None, bots: frozenset[int]) -> Standing:
    """May `seat` take back its last decision?"""
    moments = list(past)
    if match.over:
        return Standing(None, OVER)
    since = next((i for i in range(len(moments) - 1, -1, -1) if moments[i].seat == seat), None)
    if since is None or seat is None:
        return Standing(None, NOTHING)
    for moment in moments[since + 1 :]:
        if moment.seat != seat and moment.seat not in bots:
            return Standing(moments[since], reason("", "why-undo-acted", seat=SeatName(moment.seat)))
    return Standing(moments[since], _peeks(match, moments[since].match(), seat))


def _peeks(match: Match, before: Match, seat: int) -> Reason | None:
    """Luck used or something revealed since. Who acted is judged above: a restored match has no past."""
    return _bare(match).barrier(_bare(before), seat)


def _bare(match: Match) -> Match:
    return Match(match.game, match.state, match.seed, match.options_chosen)
