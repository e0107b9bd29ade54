"""RAIDS-6b to 9: where a ship sails, what it meets on the way, and combat where two ships meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Wide, pick
from meadhall.core.text import Seat
from meadhall.games.raids.state import Raids

BEHIND = reason("RAIDS-6.19", "why-behind")
SHORT = reason("RAIDS-6.7", "why-short")
PASSAGE = reason("RAIDS-6.10", "why-passage")
NO_TILE = reason("RAIDS-6.10", "why-no-tile")
MONSTER_FIRST = reason("RAIDS-6.18", "why-monster-first")
NO_CREW = reason("RAIDS-6.14", "why-no-crew")
NO_MONSTER = reason("RAIDS-6.18", "why-no-monster")
ROUTE_ENDS = reason("RAIDS-2.4", "why-route-ends")


class Sail(Wide[Raids]):
    """RAIDS-6.7 to 6.19: stop on a legal space short of the next Monster, or sail on past it."""

    start: int
    least: int  # the space to catch up with, 0 if there is none (RAIDS-6.5)
    rule = "RAIDS-6.7"

    def row(self, s: Raids) -> Sequence[Option]:
        return s.box.opt.moves

    def next_monster(self, s: Raids) -> int:
        """The space of the next Monster in front, or 0."""
        ahead = s.monsters >> (self.start + 1)
        return self.start + (ahead & -ahead).bit_length() if ahead else 0

    def field(self, s: Raids) -> int:
        monster = self.next_monster(s)
        return (2 << s.harbor) - 2 | (1 << monster + s.box.opt.past if monster else 0)

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
        left = s.stops & -1 << (self.least if self.least > self.start else self.start + 1)
        if monster := self.next_monster(s):
            left = left & (2 << monster) - 1 | 1 << monster + s.box.opt.past
        if not s.crew[self.seat]:
            left &= ~self.unassailable(s)
        return pick(s.box.opt.moves, left)

    def beyond(self, s: Raids, o: Option) -> Iterator[Reason]:
        """Past what is no Monster, or not the next one; a space that only a longer route has."""
        if o not in s.box.opt.moves:
            return
        if o.a <= self.start:
            yield BEHIND
        elif o.a > s.harbor:
            yield ROUTE_ENDS
        else:
            yield MONSTER_FIRST if s.monsters >> o.a & 1 else NO_MONSTER

    def unassailable(self, s: Raids) -> int:
        """RAIDS-6.14, 6.18: the occupied spaces that a ship without a crew reaches before its first Viking."""
        occupied = sum({1 << s.at[rival] for rival in range(s.seats) if rival != self.seat})
        return occupied & (1 << s.harbor) - 2 & (2 << self.first_crew(s)) - 1

    def first_crew(self, s: Raids) -> int:
        """Where a ship without a crew takes its first Viking aboard: it may attack beyond (RAIDS-6.18)."""
        for space in range(self.start + 1, s.harbor):
            if s.vikings[space] and s.capacity[self.seat]:
                return space
        return s.harbor

    def choose(self, s: Raids, o: Option) -> None:
        seat, space = self.seat, o.a
        pass_by(s, seat, self.start, space)
        if space == s.harbor:
            arrive(s, seat)
            return
        s.at[seat] = space
        if o.verb == "on":
            s.push(type(self)(seat, space, self.least))  # RAIDS-6.13: the same question again, from beyond
            s.push(MeetMonster(seat, space))
            return
        if s.log is not None:
            s.tell("stops", seat, "RAIDS-6.16", (f"space:{space}",), tile=s.tile_at(space).name)
        if (rival := s.rival_at(space, seat)) >= 0:
            strike(s, "attacks", seat, rival, space, s.box.opening_cost)


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


def pass_by(s: Raids, seat: int, start: int, end: int) -> None:
    """RAIDS-6.12, 7.1: everything strictly between two spaces acts, in route order."""
    vikings, coins = s.vikings, s.coins
    for space in range(start + 1, end):
        if vikings[space]:
            meet(s, seat, space)
        elif coins[space]:
            loot(s, seat, space)


def meet(s: Raids, seat: int, space: int) -> None:
    """RAIDS-7.2, 7.3, 7.5: one Viking of a Village; two, then one of an Encounter."""
    village = s.town >> space & 1
    found = min(s.box.village_gain if village else s.box.encounter[0], s.vikings[space])
    s.vikings[space] -= found
    aboard = s.board_ship(seat, found)
    if s.log is not None:
        kind, rule = ("village", "RAIDS-7.2") if village else ("encounter", "RAIDS-7.3")
        s.tell(kind, seat, rule, (f"space:{space}",), vikings=aboard, lost=found - aboard)


def loot(s: Raids, seat: int, space: int) -> None:
    """RAIDS-7.4: the coin of 3, then the coin of 1."""
    coin = s.box.pillage[-s.coins[space]]
    s.coins[space] -= 1
    s.take_coin(seat, coin)
    if s.log is not None:
        s.tell("pillage", seat, "RAIDS-7.4", (f"space:{space}",), coin=coin)


def monster_cost(s: Raids, seat: int, space: int) -> int:
    """RAIDS-8.3, 8.4: strength less weapons, never below 0."""
    return max(0, s.tile_at(space).strength - s.weapons[seat])


class MeetMonster(Ask[Raids]):
    """RAIDS-8.1 to 8.13: give up a Viking, or fight for strength less weapons."""

    space: int
    rule = "RAIDS-8.1"

    def in_sight(self, s: Raids, what: str) -> int:
        return {"strength": monster_cost(s, self.seat, self.space)}[what]

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.opt.fight, s.box.opt.give)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.opt.fight:
            cost, crew = monster_cost(s, self.seat, self.space), s.crew[self.seat]
            if crew < cost:
                yield reason("RAIDS-8.3", "why-crew-too-small", cost=cost, crew=crew)

    def choose(self, s: Raids, o: Option) -> None:
        seat, monster = self.seat, s.tile_at(self.space)
        if o is s.box.opt.give:
            paid, kind, rule = min(s.box.give_up_cost, s.crew[seat]), "gives-up", "RAIDS-8.2"
        else:
            paid, kind, rule = monster_cost(s, seat, self.space), "beats", "RAIDS-8.6"
            s.beside[seat] = (*s.beside[seat], s.lift(self.space))
        s.pay(seat, paid)
        if s.log is not None:
            s.tell(kind, seat, rule, (monster.thing,), monster=monster.name, vikings=paid)


def strike(s: Raids, kind: str, seat: int, rival: int, space: int, cost: int) -> None:
    """RAIDS-9.1 to 9.4: an attack or an answer is paid; the rival must pay more, or flee."""
    s.pay(seat, cost)
    if s.log is not None:
        rule = "RAIDS-9.1" if kind == "attacks" else "RAIDS-9.4"
        s.tell(kind, seat, rule, (f"space:{space}",), rival=Seat(rival), vikings=cost)
    s.push(Answer(rival, seat, space, cost + s.box.combat_step))


class Answer(Ask[Raids]):
    """RAIDS-9.3 to 9.6, 9.15: retaliate with one Viking more than the rival's last payment, or flee."""

    rival: int
    space: int
    due: int
    rule = "RAIDS-9.4"

    def in_sight(self, s: Raids, what: str) -> int:
        return {"kept": s.crew[self.seat] - self.due}[what]

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.opt.retaliate, s.box.opt.flee)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.opt.retaliate and s.crew[self.seat] < self.due:
            yield reason("RAIDS-9.5", "why-cannot-retaliate", due=self.due, crew=s.crew[self.seat])

    def choose(self, s: Raids, o: Option) -> None:
        if o is s.box.opt.retaliate:
            strike(s, "retaliates", self.seat, self.rival, self.space, self.due)
            return
        if s.log is not None:
            s.tell("flees", self.seat, "RAIDS-9.6", (f"pawn:{self.seat}",), rival=Seat(self.rival))
        s.push(Flee(self.seat, self.space, least=0))
