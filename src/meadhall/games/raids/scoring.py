"""Counting: harbour tiles (RAIDS-13) and the final score (RAIDS-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from meadhall.games.raids.content import Kind
from meadhall.games.raids.state import Raids


class Glory(NamedTuple):
    """What a player's possessions are worth."""

    coins: int
    runes: int
    mjollnirs: int
    pennants: int
    goods: int
    monsters: int

    @property
    def total(self) -> int:
        """The sum of all."""
        return sum(self)


def glory(s: Raids, seat: int) -> Glory:
    """RAIDS-15.2 to 15.8."""
    box, tiles = s.box, s.box.tiles
    beside = [tiles[t] for t in s.beside[seat]]
    return Glory(
        coins=sum(value * n for value, n in zip(box.coins, s.purse[seat], strict=True)),
        runes=rune_glory(box.rune_glory, sum(t.kind == Kind.RUNE for t in beside)),
        mjollnirs=s.hammers[seat] * s.crew[seat],
        pennants=sum(tiles[t].glory for t in s.slots[seat] if t >= 0 and box.kind[t] == Kind.PENNANT),
        goods=sum(t.glory for t in beside if t.kind == Kind.GOODS),
        monsters=sum(t.strength for t in beside if t.kind == Kind.MONSTER),
    )


def rune_glory(values: tuple[int, ...], runes: int) -> int:
    """RAIDS-15.3: as many full collections as possible and one with the rest."""
    most = len(values) - 1
    return runes // most * values[most] + values[runes % most]


# ── 13. Harbour tiles ────────────────────────────────────────────────────────────────────────


def _beside(s: Raids, seat: int, kind: Kind) -> int:
    return sum(s.box.kind[t] == kind for t in s.beside[seat])


def _goods(s: Raids, seat: int) -> list[str]:
    """RAIDS-13.4: on the ship and beside it."""
    held = (*s.slots[seat], *s.beside[seat])
    return [s.box.tiles[t].goods for t in held if t >= 0 and s.box.kind[t] == Kind.GOODS]


COUNT: Mapping[str, Callable[[Raids, int], int]] = {
    "goods_tiles_on_and_beside": lambda s, seat: len(_goods(s, seat)),
    "distinct_goods_kinds_on_and_beside": lambda s, seat: len(set(_goods(s, seat))),
    "rune_tiles": lambda s, seat: _beside(s, seat, Kind.RUNE),
    "visible_shields": lambda s, seat: s.capacity[seat],
    "weapon_symbols": lambda s, seat: s.weapons[seat],
    "port_tiles": lambda s, seat: _beside(s, seat, Kind.PORT),
    "monster_tiles": lambda s, seat: _beside(s, seat, Kind.MONSTER),
    "sail_symbols": lambda s, seat: s.sails[seat],
}


def standing(s: Raids, seat: int) -> int | None:
    """What the harbour tile of this Voyage counts for a seat; None for the order of arrival."""
    count = COUNT.get(s.box.tiles[s.harbors[s.voyage - 1]].metric)
    return None if count is None else count(s, seat)


def ranking(s: Raids) -> Iterator[tuple[int, int]]:
    """(rank from 0, seat) for the harbour tile. RAIDS-13.1: by berth, the ghost's pays nobody (16.12).
    RAIDS-13.2, 13.3: by count, then by arrival; only players are ranked (16.13)."""
    count = COUNT.get(s.box.tiles[s.harbors[s.voyage - 1]].metric)
    if count is None:
        return ((s.berth[seat] - 1, seat) for seat in range(s.seats))
    order = sorted(range(s.seats), key=lambda seat: (-count(s, seat), s.berth[seat]))
    return iter(enumerate(order))
