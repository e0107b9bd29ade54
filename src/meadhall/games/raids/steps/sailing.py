"""RAIDS-6b and 9: where a ship sails, and combat where two ships meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Wide, pick
from meadhall.core.text import Seat, Text
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.passing import MeetMonster, pass_by

BEHIND = reason("RAIDS-6.19", "why-behind")
SHORT = reason("RAIDS-6.7", "why-short")
PASSAGE = reason("RAIDS-6.10", "why-passage")
NO_TILE = reason("RAIDS-6.10", "why-no-tile")
MONSTER_FIRST = reason("RAIDS-6.18", "why-monster-first")
NO_CREW = reason("RAIDS-6.14", "why-no-crew")


class Sail(Wide[Raids]):
    """RAIDS-6.7 to 6.19: stop on a legal space short of the next Monster, or sail on past it.

    `least` is the space to catch up with, 0 if there is none (RAIDS-6.5).
    """

    start: int
    least: int
    rule = "RAIDS-6.7"

    def table(self, s: Raids) -> Sequence[Option]:
        return s.box.moves

    def next_monster(self, s: Raids) -> int:
        """The space of the next Monster in front, or 0."""
        ahead = s.monsters >> (self.start + 1)
        return self.start + (ahead & -ahead).bit_length() if ahead else 0

    def field(self, s: Raids) -> int:
        spaces = (2 << s.harbor) - 2
        monster = self.next_monster(s)
        return spaces | 1 << monster + len(s.box.sail) if monster else spaces

    def bars(self, s: Raids) -> Iterable[tuple[Reason, int]]:
        spaces = (2 << s.harbor) - 2
        monster = self.next_monster(s)
        return (
            (BEHIND, (2 << self.start) - 1),
            (SHORT, (1 << self.least) - 1),
            (PASSAGE, s.passages),
            (NO_TILE, spaces & ~s.stops & ~s.passages),
            (MONSTER_FIRST, spaces & -2 << monster if monster else 0),
            (NO_CREW, 0 if s.crew[self.seat] else self.unassailable(s)),
        )

    def options(self, s: Raids) -> Sequence[Option]:
        """What `bars` leaves, at one stroke: this is the question of every second decision."""
        left = s.stops & -1 << (self.least if self.least > self.start else self.start + 1)
        if monster := self.next_monster(s):
            left = left & (2 << monster) - 1 | 1 << monster + len(s.box.sail)
        if not s.crew[self.seat]:
            left &= ~self.unassailable(s)
        return pick(s.box.moves, left)

    def unassailable(self, s: Raids) -> int:
        """RAIDS-6.14, 6.18: the occupied spaces that a ship without a crew reaches before its first Viking."""
        return s.occupied(self.seat) & (1 << s.harbor) - 2 & (2 << self.first_crew(s)) - 1

    def first_crew(self, s: Raids) -> int:
        """Where a ship without a crew takes its first Viking aboard: it may attack beyond (RAIDS-6.18)."""
        if s.capacity[self.seat]:
            for space in range(self.start + 1, s.harbor):
                if s.vikings[space]:
                    return space
        return s.harbor

    def choose(self, s: Raids, o: Option) -> None:
        seat = self.seat
        if o is s.box.on[o.a]:
            pass_by(s, seat, self.start, o.a)
            s.at[seat] = o.a
            s.plan(MeetMonster(seat, o.a), self.after(o.a))
            return
        pass_by(s, seat, self.start, o.a)
        if o.a == s.harbor:
            arrive(s, seat)
            return
        rivals = [other for other in range(s.seats) if s.at[other] == o.a and other != seat]
        s.at[seat] = o.a
        if s.log is not None:
            name = Text(s.box.tiles[s.route[o.a]].id)
            s.tell("stops", seat, "RAIDS-6.16", (f"space:{o.a}",), tile=name)
        if rivals:
            attack(s, seat, rivals[0], o.a)

    def after(self, space: int) -> Sail:
        """RAIDS-6.13: the same question again from beyond a Monster."""
        return Sail(self.seat, space, self.least)


class Flee(Sail):
    """RAIDS-9.8 to 9.10, 9.14: forward to any later stop; no tile taken, none discarded, nobody to catch up with."""

    rule = "RAIDS-9.8"

    def after(self, space: int) -> Sail:
        return Flee(self.seat, space, self.least)


def arrive(s: Raids, ship: int) -> None:
    """RAIDS-6.17: the k-th ship home gets position k."""
    s.home += 1
    s.at[ship] = s.harbor
    s.berth[ship] = s.home
    if s.log is not None:
        if ship == s.ghost:
            s.tell("ghost-arrives", None, "RAIDS-16.11", ("pawn:ghost",), berth=s.home)
        else:
            s.tell("arrives", ship, "RAIDS-6.17", (f"pawn:{ship}",), berth=s.home)


# ── 9. Combat between ships ──────────────────────────────────────────────────────────────────


def attack(s: Raids, seat: int, rival: int, space: int) -> None:
    """RAIDS-9.1, 9.2: the attacker pays one Viking; the defender answers."""
    cost = s.box.opening_cost
    s.pay(seat, cost)
    if s.log is not None:
        s.tell("attacks", seat, "RAIDS-9.1", (f"space:{space}",), rival=Seat(rival), vikings=cost)
    s.push(Answer(rival, seat, space, cost + s.box.combat_step))


class Answer(Ask[Raids]):
    """RAIDS-9.3 to 9.6, 9.15: retaliate with one Viking more than the rival's last payment, or flee."""

    rival: int
    space: int
    due: int
    rule = "RAIDS-9.4"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.retaliate, s.box.flee)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.retaliate and s.crew[self.seat] < self.due:
            yield reason("RAIDS-9.5", "why-cannot-retaliate", due=self.due, crew=s.crew[self.seat])

    def choose(self, s: Raids, o: Option) -> None:
        seat, rival = self.seat, self.rival
        if o is s.box.flee:
            if s.log is not None:
                s.tell("flees", seat, "RAIDS-9.6", (f"pawn:{seat}",), rival=Seat(rival))
            s.push(Flee(seat, self.space, 0))
            return
        s.pay(seat, self.due)
        if s.log is not None:
            s.tell("retaliates", seat, "RAIDS-9.4", rival=Seat(rival), vikings=self.due)
        s.push(Answer(rival, seat, self.space, self.due + s.box.combat_step))
