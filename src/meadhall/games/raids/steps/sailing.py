"""RAIDS-6b and 9: where a ship sails, and combat where two ships meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Wide, pick
from meadhall.core.text import Seat
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
        return s.box.opt.moves

    def next_monster(self, s: Raids) -> int:
        """The space of the next Monster in front, or 0."""
        ahead = s.monsters >> (self.start + 1)
        return self.start + (ahead & -ahead).bit_length() if ahead else 0

    def field(self, s: Raids) -> int:
        spaces = (2 << s.harbor) - 2
        monster = self.next_monster(s)
        return spaces | 1 << monster + len(s.box.opt.sail) if monster else spaces

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

    def shortcut(self, s: Raids) -> Sequence[Option]:
        """What `bars` leaves, at one stroke. Every second decision asks this: without it the game plays 14 % slower."""
        left = s.stops & -1 << max(self.least, self.start + 1)
        if monster := self.next_monster(s):
            left = left & (2 << monster) - 1 | 1 << monster + len(s.box.opt.sail)
        if not s.crew[self.seat]:
            left &= ~self.unassailable(s)
        return pick(s.box.opt.moves, left)

    def unassailable(self, s: Raids) -> int:
        """RAIDS-6.14, 6.18: the occupied spaces that a ship without a crew reaches before its first Viking."""
        occupied = sum({1 << space for ship, space in enumerate(s.at) if ship != self.seat})
        return occupied & (1 << s.harbor) - 2 & (2 << self.first_crew(s)) - 1

    def first_crew(self, s: Raids) -> int:
        """Where a ship without a crew takes its first Viking aboard: it may attack beyond (RAIDS-6.18)."""
        if s.capacity[self.seat]:
            for space in range(self.start + 1, s.harbor):
                if s.vikings[space]:
                    return space
        return s.harbor

    def choose(self, s: Raids, o: Option) -> None:
        seat, space = self.seat, o.a
        pass_by(s, seat, self.start, space)
        if space == s.harbor:
            arrive(s, seat)
            return
        s.at[seat] = space
        if o is s.box.opt.on[space]:
            s.plan(MeetMonster(seat, space), type(self)(seat, space, self.least))  # RAIDS-6.13: and on from there
            return
        if s.log is not None:
            s.tell("stops", seat, "RAIDS-6.16", (f"space:{space}",), tile=s.tile_at(space).name)
        if (rival := s.rival_at(space, seat)) >= 0:
            attack(s, seat, rival, space)


class Flee(Sail):
    """RAIDS-9.8 to 9.10, 9.14: forward to any later stop; no tile taken, none discarded, nobody to catch up with."""

    rule = "RAIDS-9.8"


def arrive(s: Raids, ship: int) -> None:
    """RAIDS-6.17: the k-th ship home gets position k."""
    s.home += 1
    s.at[ship] = s.harbor
    s.berth[ship] = s.home
    if s.log is not None and ship == s.ghost:
        s.tell("ghost-arrives", None, "RAIDS-16.11", ("pawn:ghost",), berth=s.home)
    elif s.log is not None:
        s.tell("arrives", ship, "RAIDS-6.17", (f"pawn:{ship}",), berth=s.home)


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
        return (s.box.opt.retaliate, s.box.opt.flee)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.opt.retaliate and s.crew[self.seat] < self.due:
            yield reason("RAIDS-9.5", "why-cannot-retaliate", due=self.due, crew=s.crew[self.seat])

    def choose(self, s: Raids, o: Option) -> None:
        seat, rival = self.seat, self.rival
        if o is s.box.opt.flee:
            if s.log is not None:
                s.tell("flees", seat, "RAIDS-9.6", (f"pawn:{seat}",), rival=Seat(rival))
            s.push(Flee(seat, self.space, 0))
            return
        s.pay(seat, self.due)
        if s.log is not None:
            s.tell("retaliates", seat, "RAIDS-9.4", rival=Seat(rival), vikings=self.due)
        s.push(Answer(rival, seat, self.space, self.due + s.box.combat_step))
