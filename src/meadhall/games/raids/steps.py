"""Raids, step by step, in the order of the ledger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, Wide
from meadhall.core.text import Seat, Text
from meadhall.games.raids.content import SLOT_KINDS, Kind
from meadhall.games.raids.scoring import ranking
from meadhall.games.raids.state import Raids

# ── 3. Setup ─────────────────────────────────────────────────────────────────────────────────


class SetUp(Step[Raids]):
    """RAIDS-3.1 to 3.12: who begins, berths, crews and harbour tiles are settled; then Voyage 1."""

    __slots__ = ()

    def run(self, s: Raids) -> None:
        plan = s.box.setups[s.seats]
        first = s.draw(s.seats)
        for turn in range(s.seats):
            seat = (first + turn) % s.seats
            s.berth[seat] = plan.berths[turn]
            s.recruit(seat, plan.crews[turn])
        if s.ghost >= 0:
            s.berth[s.ghost] = plan.ghost_berth
        self._draw_harbors(s)
        if s.log is not None:
            s.tell("first-player", first, "RAIDS-3.6")
        s.push(NewVoyage(1))

    def _draw_harbors(self, s: Raids) -> None:
        """RAIDS-3.4, 3.5: the order of arrival first, three of the others, the rest back in the box."""
        tiles, later = s.box.later_harbors[:], s.box.voyages - 1
        s.shuffle(tiles)
        s.harbors = (s.box.arrival, *tiles[:later])
        s.unused = tuple(tiles[later:])


# ── 14. A new Voyage ─────────────────────────────────────────────────────────────────────────


class NewVoyage(Step[Raids]):
    """RAIDS-3.3, 14.1 to 14.5: lay out tiles, Vikings and coins; ships start where they arrived."""

    __slots__ = ("voyage",)

    def __init__(self, voyage: int) -> None:
        self.voyage = voyage

    def run(self, s: Raids) -> None:
        s.voyage = self.voyage
        tiles, s.deck = s.deck[:16], s.deck[16:]
        s.shuffle(tiles)
        for space, tile in zip(s.board.tile_spaces, tiles, strict=True):
            s.lay(space, tile)
        s.stops |= 1 << s.harbor
        s.passages |= s.town
        s.home = 0
        for ship in range(len(s.at)):
            s.at[ship] = 0
        self._people(s)
        if s.log is not None:
            condition = Text(s.box.tiles[s.harbors[self.voyage - 1]].id)
            s.tell("voyage", None, "RAIDS-14.1", number=self.voyage, condition=condition)
        s.push(Turn())

    def _people(self, s: Raids) -> None:
        """RAIDS-2.14, 3.11, 3.12, 14.2, 14.4: Encounters first, then Villages one Viking a round."""
        for space in s.board.tile_spaces:
            kind = s.box.kind[s.route[space]]
            if kind == Kind.ENCOUNTER:
                self._settle(s, space, sum(s.box.encounter))
            elif kind == Kind.PILLAGE:
                s.coins[space] = len(s.box.pillage)
                for coin in s.box.pillage:
                    s.return_coin(coin, -1)
        for _ in range(s.box.setups[s.seats].per_village):
            for space in s.board.villages:
                self._settle(s, space, 1)

    def _settle(self, s: Raids, space: int, vikings: int) -> None:
        found = min(vikings, s.reserve)
        s.reserve -= found
        s.vikings[space] += found


# ── 4. Whose turn it is ──────────────────────────────────────────────────────────────────────


class Turn(Step[Raids]):
    """RAIDS-4.1 to 4.7: the ship furthest back takes its tile and navigates; when all are home the Voyage ends."""

    __slots__ = ()

    def run(self, s: Raids) -> None:
        ship = s.furthest_back()
        if ship < 0:
            s.push(EndVoyage())
            return
        s.push(self)
        if ship == s.ghost:
            s.push(GhostSails())
        else:
            s.push(Navigate(ship))
            s.push(TakeTile(ship))


# ── 5. Phase 1: take a Voyage tile ───────────────────────────────────────────────────────────


class TakeTile(Step[Raids]):
    """RAIDS-5.1 to 5.6: the tile where the ship stands; nothing on the first turn of a Voyage."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Raids) -> None:
        space, seat = s.at[self.seat], self.seat
        if space == 0:
            return
        tile = s.lift(space)
        kind = s.box.kind[tile]
        if s.log is not None:
            s.tell("takes", seat, "RAIDS-5.1", (thing(s, tile),), tile=Text(s.box.tiles[tile].id))
        if kind in SLOT_KINDS:
            s.loose = (tile,)
            s.push(Stow(seat))
            return
        s.beside[seat] = (*s.beside[seat], tile)
        if kind == Kind.PORT:
            s.push(Recruit(seat))
            if has_goods(s, seat):
                s.push(Sell(seat, s.box.tiles[tile].sells))


class Stow(Ask[Raids]):
    """RAIDS-5.4, 5.5: into an empty slot, over another tile, or out of the game."""

    __slots__ = ()
    rule = "RAIDS-5.4"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return s.box.stow

    def options(self, s: Raids) -> Sequence[Option]:
        return s.box.stow

    def choose(self, s: Raids, o: Option) -> None:
        (tile,) = s.loose
        s.loose = ()
        seat, lost = self.seat, tile
        if o is not s.box.discard:
            slots = s.slots[seat]
            lost = slots[o.a]
            s.refit(seat, (*slots[: o.a], tile, *slots[o.a + 1 :]))
        if lost >= 0:
            s.gone.append(lost)
        if s.log is not None:
            if lost != tile:
                name = Text(s.box.tiles[tile].id)
                s.tell("stows", seat, "RAIDS-5.4", (thing(s, tile),), tile=name, slot=o.a + 1)
            if lost >= 0:
                s.tell("loses-tile", seat, "RAIDS-5.5", tile=Text(s.box.tiles[lost].id))


# ── 11. Ports ────────────────────────────────────────────────────────────────────────────────

NO_GOODS = reason("RAIDS-11.14", "why-no-goods")


class Sell(Ask[Raids]):
    """RAIDS-11.13 to 11.18: goods from the slots go beside the ship, as many as the port takes."""

    __slots__ = ("left",)
    rule = "RAIDS-11.13"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (*s.box.sell, s.box.done)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is not s.box.done:
            tile = s.slots[self.seat][o.a]
            if tile < 0 or s.box.kind[tile] != Kind.GOODS:
                yield NO_GOODS

    def choose(self, s: Raids, o: Option) -> None:
        if o is s.box.done:
            return
        seat, slots = self.seat, s.slots[self.seat]
        tile = slots[o.a]
        s.beside[seat] = (*s.beside[seat], tile)
        s.refit(seat, (*slots[: o.a], -1, *slots[o.a + 1 :]))
        if s.log is not None:
            name = Text(s.box.tiles[tile].id)
            glory = s.box.tiles[tile].glory
            s.tell("sells", seat, "RAIDS-11.14", (thing(s, tile),), tile=name, glory=glory)
        if self.left > 1 and has_goods(s, seat):
            s.push(Sell(seat, self.left - 1))


def has_goods(s: Raids, seat: int) -> bool:
    """Is there anything to sell?"""
    return any(t >= 0 and s.box.kind[t] == Kind.GOODS for t in s.slots[seat])


class Recruit(Step[Raids]):
    """RAIDS-11.16, 11.17: after selling, one Viking from the reserve."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Raids) -> None:
        gained = s.recruit(self.seat, s.box.recruits)
        if s.log is not None:
            s.tell("recruits", self.seat, "RAIDS-11.13", vikings=gained)


# ── 6. Phase 2: navigate ─────────────────────────────────────────────────────────────────────


class Navigate(Step[Raids]):
    """RAIDS-6.1 to 6.6: discard up to the next ship ahead, then sail at least that far."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Raids) -> None:
        least = s.next_ahead()
        discard(s, self.seat, s.at[self.seat], least)
        s.push(Sail(self.seat, s.at[self.seat], least))


def discard(s: Raids, ship: int, start: int, end: int) -> None:
    """RAIDS-6.1, 6.2: all tiles strictly between two spaces, with what lies on them."""
    lost = 0
    for space in range(start + 1, end):
        if s.route[space] >= 0:
            s.gone.append(s.lift(space))
            clear(s, space)
            lost += 1
    if lost and s.log is not None:
        seat = None if ship == s.ghost else ship
        s.tell("discards", seat, "RAIDS-6.1", count=lost)


def clear(s: Raids, space: int) -> None:
    """RAIDS-6.2: Vikings left on a space go to the reserve, coins to the supply; nobody gets them."""
    s.reserve += s.vikings[space]
    s.vikings[space] = 0
    if s.coins[space]:
        for coin in s.box.pillage[-s.coins[space] :]:
            s.return_coin(coin)
        s.coins[space] = 0


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

    __slots__ = ("least", "start")
    rule = "RAIDS-6.7"

    def __init__(self, seat: int, start: int, least: int) -> None:
        self.seat = seat
        self.start = start
        self.least = least

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

    __slots__ = ()
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


# ── 7. Passing Villages, Encounters and Pillages ─────────────────────────────────────────────


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
    found = 1 if village else min(s.box.encounter[0], s.vikings[space])
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


# ── 8. Monsters ──────────────────────────────────────────────────────────────────────────────


class MeetMonster(Ask[Raids]):
    """RAIDS-8.1 to 8.13: give up a Viking, or fight for strength less weapons."""

    __slots__ = ("space",)
    rule = "RAIDS-8.1"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def cost(self, s: Raids) -> int:
        """RAIDS-8.3, 8.4: never below 0."""
        return max(0, s.box.tiles[s.route[self.space]].strength - s.weapons[self.seat])

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.fight, s.box.give)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.fight and s.crew[self.seat] < self.cost(s):
            yield reason("RAIDS-8.3", "why-crew-too-small", cost=self.cost(s), crew=s.crew[self.seat])

    def choose(self, s: Raids, o: Option) -> None:
        seat, tile = self.seat, s.route[self.space]
        name = Text(s.box.tiles[tile].id)
        if o is s.box.give:
            paid = min(s.box.give_up_cost, s.crew[seat])
            s.pay(seat, paid)
            if s.log is not None:
                s.tell("gives-up", seat, "RAIDS-8.2", (thing(s, tile),), monster=name, vikings=paid)
            return
        cost = self.cost(s)
        s.pay(seat, cost)
        s.beside[seat] = (*s.beside[seat], s.lift(self.space))
        if s.log is not None:
            s.tell("beats", seat, "RAIDS-8.6", (thing(s, tile),), monster=name, vikings=cost)


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

    __slots__ = ("due", "rival", "space")
    rule = "RAIDS-9.4"

    def __init__(self, seat: int, rival: int, space: int, due: int) -> None:
        self.seat = seat
        self.rival = rival
        self.space = space
        self.due = due

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


# ── 16. The ghost ship ───────────────────────────────────────────────────────────────────────


class GhostSails(Step[Raids]):
    """RAIDS-16.3 to 16.10: it discards like any ship and goes to its next stop, taking nothing."""

    __slots__ = ()

    def run(self, s: Raids) -> None:
        ghost, space = s.ghost, s.at[s.ghost]
        discard(s, ghost, space, s.next_ahead())
        stop = next(n for n in s.board.ghost_stops if n > space)
        if stop == s.harbor:
            arrive(s, ghost)
            return
        s.at[ghost] = stop
        if s.log is not None:
            s.tell("ghost-sails", None, "RAIDS-16.4", ("pawn:ghost",))


# ── 12 and 13. End of a Voyage ───────────────────────────────────────────────────────────────


class EndVoyage(Step[Raids]):
    """RAIDS-12.1 to 12.5, 13.1 to 13.14: sails, then the harbour tile, then the next Voyage or the end."""

    __slots__ = ()

    def run(self, s: Raids) -> None:
        self._clear(s)
        self._sails(s)
        self._reward(s)
        if s.voyage < s.box.voyages:
            self._ghost_first(s)
            s.push(NewVoyage(s.voyage + 1))
        elif s.log is not None:
            s.tell("end", None, "RAIDS-15.1")

    def _clear(self, s: Raids) -> None:
        """RAIDS-12.3: nothing stays on the board."""
        for space in range(s.harbor):
            if s.route[space] >= 0:
                s.gone.append(s.lift(space))
            if s.vikings[space] or s.coins[space]:
                clear(s, space)

    def _sails(self, s: Raids) -> None:
        """RAIDS-2.13, 12.5: one Viking a sail, first home first."""
        for seat in sorted(range(s.seats), key=s.berth.__getitem__):
            if s.sails[seat]:
                gained = s.recruit(seat, s.sails[seat])
                if s.log is not None:
                    s.tell("sails", seat, "RAIDS-12.5", vikings=gained)

    def _reward(self, s: Raids) -> None:
        """RAIDS-13.1 to 13.3: by berth in Voyage 1, then by count, the earlier arrival first."""
        for rank, seat in ranking(s):
            coin = s.box.rewards[rank]
            if coin:
                s.gain_coin(seat, coin)
                if s.log is not None:
                    rule = "RAIDS-13.1" if s.voyage == 1 else "RAIDS-13.2"
                    s.tell("reward", seat, rule, coin=coin, rank=rank + 1)

    def _ghost_first(self, s: Raids) -> None:
        """RAIDS-16.14 to 16.18: the ghost changes places with the player on position 1."""
        if s.ghost >= 0 and s.berth[s.ghost] != 1:
            first = s.berth.index(1)
            s.berth[first], s.berth[s.ghost] = s.berth[s.ghost], 1
            if s.log is not None:
                s.tell("ghost-swaps", first, "RAIDS-16.14", berth=s.berth[first])


def thing(s: Raids, tile: int) -> str:
    """The id under which a tile is drawn."""
    t = s.box.tiles[tile]
    return f"tile:{t.id}.{t.copy}"
