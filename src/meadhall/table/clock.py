"""The clocks of a table, as data: what is known goes in, what follows comes out. Nothing here knows what time it is.

Times are whole milliseconds of the hall's own time, which stands still while no hall is open (`halltime.py`). A hand
that runs says only since when; so nothing has to be counted, and whoever reads the same clock at the same time reads
the same. A hand may run from a moment that is still to come: a question that was put just now has yet to be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal

import msgspec

Kind = Literal["none", "live", "slow"]
Late = Literal["move", "bot", "wait"]
Span = tuple[int, int]

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SHOWN_WITHIN = 10 * SECOND  #: a page has shown a question after that, whatever it says
LIFELINE = 2 * MINUTE  #: what somebody has whose time was out
PATIENCE = 3  #: how often a bot helps out before it sits in


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays. *Live*: `first` for the whole match, `more` after every turn. *Slow*: `first` for every
    turn. `late` says what comes of time that runs out: a bot makes that `move`, a `bot` sits in, or all `wait`."""

    kind: Kind = "none"
    first: int = 0
    more: int = 0
    late: Late = "move"


class Hand(msgspec.Struct, frozen=True, array_like=True):
    """The time of one seat: `left`, from which runs off what passes after `since` (None: it stands)."""

    left: int
    since: int | None = None
    outs: int = 0  #: how often it has run out
    helped: bool = False  #: it has run out on this question: a bot answers it
    rests: tuple[Span, ...] = ()  #: when it stands all the same: at night, while somebody is away for days; in order

    def left_at(self, now: int) -> int:
        """What is left: never less than nothing."""
        return self.left if self.since is None else max(0, self.left - self._spent(now))

    def _spent(self, now: int) -> int:
        since = now if self.since is None else self.since
        rested = sum(max(0, min(end, now) - max(begin, since)) for begin, end in self.rests)
        return max(0, now - since) - rested

    def runs_at(self, now: int) -> bool:
        """Does its time run off at this moment, or in a few seconds?"""
        return self.since is not None and not any(begin <= now < end for begin, end in self.rests)

    @property
    def ends(self) -> int | None:
        """When it will have run out; None: it stands."""
        if self.since is None:
            return None
        end = self.since + self.left
        for begin, over in self.rests:
            if over > self.since and begin < end:
                end += over - max(begin, self.since)
        return end

    def stopped(self, now: int) -> Hand:
        return msgspec.structs.replace(self, left=self.left_at(now), since=None, rests=())


class Pause(msgspec.Struct, frozen=True, array_like=True):
    """All clocks stand: who wanted it, since when, and why, if they said so."""

    by: int
    at: int
    why: str = ""


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """The hands of a table by seat."""

    hands: tuple[Hand, ...]
    pause: Pause | None = None

    # ── what can be read off ─────────────────────────────────────────────────────────────────

    def out(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        ends = ((seat, hand.ends) for seat, hand in enumerate(self.hands))
        return [seat for seat, end in ends if end is not None and end <= now]

    def due(self, pace: Pace) -> int | None:
        """When something has to be done about it: the first hand has run out."""
        ends = [] if pace.late == "wait" else [hand.ends for hand in self.hands if hand.ends is not None]
        return min(ends, default=None)

    # ── what becomes of it ───────────────────────────────────────────────────────────────────

    def turned(self, asked: Collection[int], now: int, rests: Mapping[int, tuple[Span, ...]] | None = None) -> Clock:
        """Whoever is asked has a running hand, and nobody else: who was asked before is still at it, who is asked now
        begins once the question can have been read."""
        at_work = () if self.pause is not None else asked

        def turn(seat: int, hand: Hand) -> Hand:
            if seat not in at_work or hand.helped:
                return hand.stopped(now)
            if hand.since is not None:
                return hand
            rest = disjoint((rests or {}).get(seat, ()))
            return msgspec.structs.replace(hand, since=now + SHOWN_WITHIN, rests=rest)

        return self._each(turn)

    def answered(self, seat: int, pace: Pace, asked: Collection[int], now: int, earns: bool = True) -> Clock:
        """A seat has answered. Its turn is over once it is not asked at once again; then it gets its time, unless
        (`earns`) nobody had to think."""
        goes_on = seat in asked
        hand = msgspec.structs.replace(self.hands[seat], helped=False)
        if not goes_on:
            hand = hand.stopped(now)
            if pace.kind == "slow":
                hand = msgspec.structs.replace(hand, left=pace.first)
            elif earns and not self.hands[seat].helped:
                hand = msgspec.structs.replace(hand, left=hand.left + pace.more)
        return self._with(seat, hand)

    def shown(self, seat: int, now: int) -> Clock:
        """The question is to be seen: from now on its time runs."""
        hand = self.hands[seat]
        if hand.since is None or hand.since <= now:
            return self
        return self._with(seat, msgspec.structs.replace(hand, since=now))

    def ran_out(self, seat: int, pace: Pace) -> Clock:
        """A time was out: a bot answers, and there is something left for what comes after."""
        left = pace.first if pace.kind == "slow" else LIFELINE
        return self._with(seat, Hand(left, None, self.hands[seat].outs + 1, helped=True))

    def relieved(self, seat: int) -> Clock:
        """A bot sits there now, and needs no help."""
        return self._with(seat, msgspec.structs.replace(self.hands[seat], helped=False))

    def stopped(self, now: int) -> Clock:
        """All hands stand."""
        return self._each(lambda _, hand: hand.stopped(now))

    def paused(self, pause: Pause) -> Clock:
        return msgspec.structs.replace(self.stopped(pause.at), pause=pause)

    def resumed(self) -> Clock:
        """No pause any more; who is asked is for `turned` to say."""
        return msgspec.structs.replace(self, pause=None)

    def _with(self, seat: int, hand: Hand) -> Clock:
        return self._each(lambda number, old: hand if number == seat else old)

    def _each(self, change: Callable[[int, Hand], Hand]) -> Clock:
        hands = tuple(change(seat, hand) for seat, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands)


def wound(pace: Pace, seats: int) -> Clock:
    """As a match begins."""
    return Clock((Hand(pace.first),) * seats)


def write(data: Pace | Clock) -> str:
    return msgspec.json.encode(data).decode()


def read_pace(words: str) -> Pace:
    return msgspec.json.decode(words, type=Pace) if words else NO_PACE


def read_clock(words: str) -> Clock:
    return msgspec.json.decode(words, type=Clock)


def disjoint(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same times in order, each counted once."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((begin, end))
    return tuple(found)


NO_PACE = Pace()
