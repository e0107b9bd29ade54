"""Taking back: generous, but nobody peeks.

A seat goes back to its last own decision, unless luck was used or something was revealed since, or
another person has acted. What it has shown of its own hand was its own to show, as long as nobody has
answered it. Bots never mind, and what the table answered by itself was nobody's decision. Beyond that the other
people at the table may agree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Seat as SeatName
from meadhall.table.auto import is_auto
from meadhall.table.chain import Chain
from meadhall.table.clocks import is_late
from meadhall.table.news import moved

MOVES = 40  #: that can be taken back
NOTHING = reason("", "why-undo-nothing")
LATE = reason("", "why-undo-late")
OVER = reason("", "why-over")


class Moment(NamedTuple):
    """Before move `number`, which `seat` made."""

    number: int
    seat: int


class Standing(NamedTuple):
    """Where a seat could go back to, and what speaks against it (None: nothing)."""

    moment: Moment | None
    reason: Reason | None


class Past:
    """The last moves of a table. A match is kept for the last decision of each seat only:
    thousands of them would slow the whole server down."""

    def __init__(self, game: Game[Any, Any], chain: Chain) -> None:
        self._game = game
        self._chain = chain
        self._known: dict[int, tuple[Moment, Match]] = {}  #: seat → before its last decision
        self._read: tuple[set[int], set[int]] | None = None

    @property
    def _marked(self) -> tuple[set[int], set[int]]:
        """Moves that the table answered for somebody, and those that a bot made because a time was out."""
        if self._read is None:
            last = [moved(row, page) for row, page in self._chain.last(MOVES)]
            self._read = {m.version for m in last if is_auto(m)}, {m.version for m in last if is_late(m)}
        return self._read

    @property
    def _auto(self) -> set[int]:
        return self._marked[0]

    def answered_by_itself(self, number: int) -> None:
        """A move was the table's answer for somebody."""
        self._auto.add(number)

    def was_late(self, number: int) -> None:
        """A bot has made a move because a time was out."""
        self._marked[1].add(number)

    @property
    def last_decision(self) -> int | None:
        """Who made the last move, if it was a decision."""
        last = self._chain.rows[-1] if self._chain.rows else None
        return None if last is None or last.number in self._auto else last.seat

    def add(self, moment: Moment, before: Match) -> None:
        """A person has decided. The match that they saw need not be read again to know whether they may take back."""
        self._known[moment.seat] = moment, before

    def cut(self, keep: int) -> None:
        """Forget what came after move `keep`."""
        self._known = {seat: known for seat, known in self._known.items() if known[0].number <= keep}
        self._read = None

    def match(self, moment: Moment) -> Match:
        """The match as it stood before that move."""
        return Match.restore(self._game, self._chain.snapshot(moment.number - 1))

    def standing(self, match: Match, seat: int | None, bots: frozenset[int]) -> Standing:
        """May `seat` take back its last decision?"""
        if match.over:
            return Standing(None, OVER)
        acted: int | None = None
        answered = False
        for row in reversed(self._chain.rows[-MOVES:]):
            if row.number in self._auto:
                continue
            if row.seat == seat and row.number in self._marked[1]:
                return Standing(None, LATE)
            if row.seat == seat:
                moment = Moment(row.number, row.seat)
                return Standing(moment, self._against(match, moment, acted, answered))
            answered = True
            if row.seat not in bots:
                acted = row.seat
        return Standing(None, NOTHING)

    def _against(self, match: Match, moment: Moment, acted: int | None, answered: bool) -> Reason | None:
        """Another person's act, luck, or something revealed since. A restored match has no past to tell the first."""
        if acted is not None:
            return reason("", "why-undo-acted", seat=SeatName(acted))
        kept = self._known.get(moment.seat)
        if kept is None or kept[0] != moment:
            kept = self._known[moment.seat] = moment, self.match(moment)
        return _bare(match).barrier(kept[1], moment.seat, answered)


def _bare(match: Match) -> Match:
    return Match(match.game, match.state, match.seed, match.options_chosen)
