"""The state of a match of Raids: parallel lists by seat, bits for sets of spaces."""

from __future__ import annotations

from meadhall.core.state import State
from meadhall.core.zones import Sight, Zone
from meadhall.games.raids.content import Kind, Layout, RaidsBox, Tile


class Raids(State):
    """Lists are by seat unless said otherwise; the ghost is one ship more in `at` and `berth` (RAIDS-16.2)."""

    box: RaidsBox
    layout: int
    harbor: int  # the last space of the route
    town: int  # bits of the Villages
    at: list[int]  # space of each ship
    berth: list[int]  # start position, then place of arrival
    beside: list[tuple[int, ...]]  # tiles beside the ship board
    capacity: list[int]  # shields, kept by refit
    coins: list[int]  # by space: coins left on a Pillage
    crew: list[int]
    deck: list[int]  # Voyage tiles not laid out yet, face down, next Voyage first
    gone: list[int]  # tiles out of the game
    hammers: list[int]  # symbols of Mjollnir, kept by refit
    purse: list[tuple[int, ...]]  # coins: how many of each value of the box
    reserve: int
    route: list[int]  # by space: the tile there, or -1
    sails: list[int]  # symbols, kept by refit
    slots: list[tuple[int, ...]]  # the five slots: tiles or -1
    supply: tuple[int, ...]  # coins: how many of each value of the box
    unused: tuple[int, ...]  # harbour tiles back in the box
    vikings: list[int]  # by space: Vikings left in a Village or on an Encounter
    weapons: list[int]  # symbols, kept by refit
    harbors: tuple[int, ...] = ()  # the harbour tile of each Voyage
    home: int = 0  # how many ships have arrived
    loose: tuple[int, ...] = ()  # a tile just taken, before it is stowed: at most one
    monsters: int = 0  # bits of the spaces with a Monster
    passages: int = 0  # bits of the spaces that can only be passed
    stops: int = 0  # bits of the spaces where a ship may stop
    voyage: int = 0

    @property
    def board(self) -> Layout:
        """The layout played on."""
        return self.box.layouts[self.layout]

    @property
    def harbor_tile(self) -> Tile:
        """What is counted in this Voyage."""
        return self.box.tiles[self.harbors[self.voyage - 1]]

    @property
    def ghost(self) -> int:
        """The ghost's number among the ships, or -1 (RAIDS-16.2)."""
        return self.seats if len(self.at) > self.seats else -1

    def furthest_back(self) -> int:
        """The ship whose turn it is, or -1 when all are home (RAIDS-4.1, 4.2)."""
        last, least = -1, self.harbor * 8
        for ship, space in enumerate(self.at):
            key = space * 8 - self.berth[ship]  # berths are at most 4
            if key < least and space < self.harbor:
                last, least = ship, key
        return last

    def rival_at(self, space: int, seat: int) -> int:
        """The player whom a ship would meet on a space, or -1."""
        for other in range(self.seats):
            if self.at[other] == space and other != seat:
                return other
        return -1

    def tile_at(self, space: int) -> Tile:
        """The tile on a space that has one."""
        return self.box.tiles[self.route[space]]

    def lay(self, space: int, tile: int) -> None:
        """Put a tile on the route."""
        self.route[space] = tile
        kind = self.box.kind[tile]
        if kind <= Kind.PORT:
            self.stops |= 1 << space
        else:
            self.passages |= 1 << space
        if kind == Kind.MONSTER:
            self.monsters |= 1 << space

    def lift(self, space: int) -> int:
        """Take the tile of a space; the space stays without one (RAIDS-5.8, 8.7)."""
        tile = self.route[space]
        self.route[space] = -1
        others = ~(1 << space)
        self.stops &= others
        self.passages &= others
        self.monsters &= others
        return tile

    def aboard(self, seat: int, kind: Kind) -> list[Tile]:
        """The tiles of a kind in a ship's slots."""
        return [self.box.tiles[t] for t in self.slots[seat] if t >= 0 and self.box.kind[t] == kind]

    def kept(self, seat: int, kind: Kind) -> list[Tile]:
        """The tiles of a kind beside a ship."""
        return [self.box.tiles[t] for t in self.beside[seat] if self.box.kind[t] == kind]

    def refit(self, seat: int, slots: tuple[int, ...]) -> None:
        """New tiles in the slots: capacity and symbols follow, excess Vikings leave (RAIDS-2.19, 2.21)."""
        box, symbols, shields = self.box, [0, 0, 0], 0
        for tile in slots:
            if tile < 0:
                shields += box.empty_shields
            else:
                t = box.tiles[tile]
                shields += t.shields
                if t.kind <= Kind.MJOLLNIR:
                    symbols[t.kind] += t.symbols
        self.slots[seat] = slots
        self.capacity[seat] = shields
        self.weapons[seat], self.sails[seat], self.hammers[seat] = symbols
        if self.crew[seat] > shields:
            self.pay(seat, self.crew[seat] - shields)

    def stow(self, seat: int, slot: int, tile: int) -> int:
        """Another tile (or none: -1) in a slot; what was there is given back."""
        slots = self.slots[seat]
        self.refit(seat, (*slots[:slot], tile, *slots[slot + 1 :]))
        return slots[slot]

    def pay(self, seat: int, vikings: int) -> None:
        """Vikings go from the ship to the reserve."""
        self.crew[seat] -= vikings
        self.reserve += vikings

    def board_ship(self, seat: int, vikings: int) -> int:
        """Vikings come aboard; those without a free shield go to the reserve (RAIDS-2.20, 7.5)."""
        room = min(vikings, self.capacity[seat] - self.crew[seat])
        self.crew[seat] += room
        self.reserve += vikings - room
        return room

    def recruit(self, seat: int, vikings: int) -> int:
        """Vikings come from the reserve, as far as it and the shields reach (RAIDS-2.12)."""
        found = min(vikings, self.reserve)
        self.reserve -= found
        return self.board_ship(seat, found)

    def coins_of(self, seat: int) -> list[int]:
        """The coins of a player, by value."""
        return [value for value, n in zip(self.box.coins, self.purse[seat], strict=True) for _ in range(n)]

    def gain_coin(self, seat: int, value: int) -> None:
        """A coin from the supply goes to a player."""
        self.return_coin(value, -1)
        self.take_coin(seat, value)

    def take_coin(self, seat: int, value: int) -> None:
        """A coin that is already off the supply goes to a player."""
        self.purse[seat] = self._coin(self.purse[seat], value, 1)

    def return_coin(self, value: int, by: int = 1) -> None:
        """A coin goes back to the supply (or, with -1, leaves it; below zero it counts all the same: RAIDS-2.10)."""
        self.supply = self._coin(self.supply, value, by)

    def _coin(self, coins: tuple[int, ...], value: int, by: int) -> tuple[int, ...]:
        i = self.box.coin_place[value]
        return (*coins[:i], coins[i] + by, *coins[i + 1 :])


ZONES: tuple[Zone[Raids], ...] = (
    Zone("deck", Sight.NOBODY, lambda s, i: s.deck),
    Zone("route", Sight.PUBLIC, lambda s, i: s.route),
    Zone("slots", Sight.PUBLIC, lambda s, i: s.slots[i], owned=True),
    Zone("beside", Sight.PUBLIC, lambda s, i: s.beside[i], owned=True),
    Zone("loose", Sight.PUBLIC, lambda s, i: s.loose),
    Zone("harbors", Sight.PUBLIC, lambda s, i: s.harbors),
    Zone("unused", Sight.PUBLIC, lambda s, i: s.unused),
    Zone("gone", Sight.PUBLIC, lambda s, i: s.gone),
)
