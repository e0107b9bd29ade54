"""Taking back: generous, but nobody peeks.

A seat goes back to its last own decision, unless luck was used or something was revealed since, or
another person has acted. Bots never mind. Beyond that the other people at the table may agree.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Seat as SeatName
from meadhall.table.rows import unpack

MOVES = 40  #: that can be taken back
NOTHING = reason("", "why-undo-nothing")
OVER = reason("", "why-over")


class Moment(NamedTuple):
    """Move `number` of `seat`, with the packed snapshot of the match before it."""

    number: int
    seat: int
    before: bytes


class Standing(NamedTuple):
    """Where a seat could go back to, and what speaks against it (None: nothing)."""

    moment: Moment | None
    reason: Reason | None


class Past:
    """The last moves of a table. Kept packed: thousands of live matches would slow the whole server down."""

    def __init__(self, game: Game[Any, Any], moments: Iterable[Moment]) -> None:
        self._game = game
        self._moments = deque(moments, MOVES)
        self._restored: dict[int, tuple[Moment, Match]] = {}  #: seat → where it was last asked about

    def add(self, moment: Moment) -> None:
        self._moments.append(moment)

    def cut(self, keep: int) -> None:
        """Forget what came after move `keep`."""
        while self._moments and self._moments[-1].number > keep:
            self._moments.pop()

    def match(self, moment: Moment) -> Match:
        """The match as it stood before that move."""
        return Match.restore(self._game, unpack(moment.before))

    def standing(self, match: Match, seat: int | None, bots: frozenset[int]) -> Standing:
        """May `seat` take back its last decision?"""
        if match.over:
            return Standing(None, OVER)
        acted: int | None = None
        for moment in reversed(self._moments):
            if moment.seat == seat:
                return Standing(moment, self._against(match, moment, acted))
            if moment.seat not in bots:
                acted = moment.seat
        return Standing(None, NOTHING)

    def _against(self, match: Match, moment: Moment, acted: int | None) -> Reason | None:
        """Another person's act, luck, or something revealed since. A restored match has no past to tell the first."""
        if acted is not None:
            return reason("", "why-undo-acted", seat=SeatName(acted))
        kept = self._restored.get(moment.seat)
        if kept is None or kept[0] is not moment:
            kept = self._restored[moment.seat] = moment, self.match(moment)
        return _bare(match).barrier(kept[1], moment.seat)


def _bare(match: Match) -> Match:
    return Match(match.game, match.state, match.seed, match.options_chosen)
