"""A match of Raids in numbers: the route space by space, ships, slots, and what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.arrays import Arrays, Counted, Part, one_hot, part, plane
from meadhall.games.raids.content import METRICS, Kind, RaidsBox, Tile
from meadhall.games.raids.scoring import rune_glory, standing
from meadhall.games.raids.state import Raids

#: What tells one tile from another: its type, and its numbers.
TILE = {**{kind.name.lower(): 1.0 for kind in Kind if kind < Kind.HARBOR},
        "symbols": 3.0, "shields": 4.0, "glory": 15.0, "strength": 12.0, "sells": 4.0}  # fmt: skip
#: The same of a tile in a slot, which is none of those that are passed.
STOWED = {name: most for name, most in TILE.items() if name not in ("rune", "port", "encounter", "pillage", "monster",
                                                                    "strength", "sells")}  # fmt: skip
SEAT = {
    "crew": 20.0, "shields": 20.0, "weapons": 8.0, "sails": 8.0, "hammers": 8.0, "berth": 5.0, "coins": 80.0,
    "rune_glory": 100.0, "might": 60.0, "runes": 12.0, "ports": 12.0, "monsters": 60.0, "goods": 80.0, "harbour": 20.0,
}  # fmt: skip
#: What is summed up of the tiles beside a ship.
BESIDE = {Kind.RUNE: 0, Kind.PORT: 1, Kind.MONSTER: 2, Kind.GOODS: 3}


def _row(tile: Tile | None) -> list[float]:
    """A tile in numbers; all noughts where there is none."""
    if tile is None:
        return [0.0] * len(TILE)
    kinds = one_hot(int(Kind.HARBOR), tile.kind)
    return [*kinds, *map(float, (tile.symbols, tile.shields, tile.glory, tile.strength, tile.sells))]


class RaidsArrays(Arrays[Raids]):
    """Everything is public but the tiles of later Voyages, of which nobody can see more than that they come."""

    points = 0.0  # all that counts stands in the columns of the seats
    details = {"due": 10.0, "space": 21.0, "least": 21.0, "left": 5.0}

    def read(self, box: RaidsBox) -> None:
        self.spaces = max(layout.harbor for layout in box.layouts) + 1
        self.slots, self.voyages = box.slots, box.voyages
        self.tile = [*map(_row, box.tiles), _row(None)]  # the last one answers for -1
        kept = [list(TILE).index(name) for name in STOWED]
        self.stowed = [[row[column] for column in kept] for row in self.tile]
        self.value = tuple(box.coins)
        self.villages = [[float(space in layout.villages) for space in range(self.spaces)] for layout in box.layouts]
        self.harbor = [one_hot(self.spaces, layout.harbor) for layout in box.layouts]
        self.metric = [one_hot(len(METRICS), METRICS.index(t.metric) if t.metric else -1) for t in box.tiles]
        worth = {Kind.MONSTER: "strength", Kind.GOODS: "glory"}
        self.beside = [(BESIDE.get(t.kind, -1), float(getattr(t, worth[t.kind])) if t.kind in worth else 1.0)
                       for t in box.tiles]  # fmt: skip

    def counted_of(self, box: RaidsBox) -> Sequence[Counted]:
        return ()

    def own_parts(self, players: int) -> Sequence[Part]:
        spaces = [str(space) for space in range(self.spaces)]
        return (
            part("route", self.spaces, TILE),
            plane("vikings", 1, spaces, 4),
            plane("treasure", 1, spaces, 2),
            plane("villages", 1, spaces),
            plane("harbour", 1, spaces),
            plane("ships", players + 1, spaces),
            part("slots", players * self.slots, STOWED),
            part("seats", players, SEAT),
            part("stowing", 1, TILE),
            plane("harbour_tiles", self.voyages, METRICS),
            part("table", 1, {"voyage": float(self.voyages), "home": 5.0, "reserve": 40.0}),
        )

    def own_numbers(self, s: Raids, order: Sequence[int], openly: bool) -> list[float]:
        found: list[float] = []
        tile, stowed = self.tile, self.stowed
        for lies in s.route:
            found += tile[lies]
        found += [0.0] * (self.spaces * len(TILE) - len(found))
        for row in (s.vikings, s.coins):
            found += row
            found += [0.0] * (self.spaces - len(row))
        found += self.villages[s.layout]
        found += self.harbor[s.layout]
        for seat in order:
            found += one_hot(self.spaces, s.at[seat])
        found += one_hot(self.spaces, s.at[s.ghost] if s.ghost >= 0 else -1)
        for seat in order:
            for lies in s.slots[seat]:
                found += stowed[lies]
        for seat in order:
            found += self._seat(s, seat)
        found += tile[s.loose[0] if s.loose else -1]
        for harbour in s.harbors:
            found += self.metric[harbour]
        found += (s.voyage, s.home, s.reserve)
        return found

    def _seat(self, s: Raids, seat: int) -> list[float]:
        kept = [0.0, 0.0, 0.0, 0.0]
        for lies in s.beside[seat]:
            kind, worth = self.beside[lies]
            kept[kind] += worth
        coins = 0
        for value, held in zip(self.value, s.purse[seat], strict=True):
            coins += value * held
        crew, hammers = s.crew[seat], s.hammers[seat]
        return [
            crew, s.capacity[seat], s.weapons[seat], s.sails[seat], hammers, s.berth[seat], coins,
            rune_glory(s.box.rune_glory, int(kept[0])), hammers * crew, *kept, standing(s, seat) or 0,
        ]  # fmt: skip
