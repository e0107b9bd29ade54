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


def parts(s: Raids, seat: int) -> dict[str, list[int]]:
    """RAIDS-15.2 to 15.8: what brings glory, piece by piece."""
    return {
        "coins": s.coins_of(seat),
        "runes": [rune_glory(s.box.rune_glory, len(s.kept(seat, Kind.RUNE)))],
        "mjollnirs": [s.hammers[seat] * s.crew[seat]],
        "pennants": [t.glory for t in s.aboard(seat, Kind.PENNANT)],
        "goods": [t.glory for t in s.kept(seat, Kind.GOODS)],
        "monsters": [t.strength for t in s.kept(seat, Kind.MONSTER)],
    }


def glory(s: Raids, seat: int) -> Glory:
    """RAIDS-15.2 to 15.8."""
    return Glory(**{kind: sum(pieces) for kind, pieces in parts(s, seat).items()})


def rune_glory(values: tuple[int, ...], runes: int) -> int:
    """RAIDS-15.3: as many full collections as possible and one with the rest."""
    most = len(values) - 1
    return runes // most * values[most] + values[runes % most]


def goods(s: Raids, seat: int) -> list[str]:
    """RAIDS-13.4: the kinds of all goods on the ship and beside it."""
    return [t.goods for t in (*s.aboard(seat, Kind.GOODS), *s.kept(seat, Kind.GOODS))]


COUNT: Mapping[str, Callable[[Raids, int], int]] = {
    "goods_tiles_on_and_beside": lambda s, seat: len(goods(s, seat)),
    "distinct_goods_kinds_on_and_beside": lambda s, seat: len(set(goods(s, seat))),
    "rune_tiles": lambda s, seat: len(s.kept(seat, Kind.RUNE)),
    "visible_shields": lambda s, seat: s.capacity[seat],
    "weapon_symbols": lambda s, seat: s.weapons[seat],
    "port_tiles": lambda s, seat: len(s.kept(seat, Kind.PORT)),
    "monster_tiles": lambda s, seat: len(s.kept(seat, Kind.MONSTER)),
    "sail_symbols": lambda s, seat: s.sails[seat],
}


def standing(s: Raids, seat: int) -> int | None:
    """What the harbour tile of this Voyage counts for a seat; None for the order of arrival."""
    metric = s.harbor_tile.metric
    return COUNT[metric](s, seat) if metric in COUNT else None


def ranking(s: Raids) -> Iterator[tuple[int, int]]:
    """(rank from 0, seat) for the harbour tile. RAIDS-13.1: by berth, the ghost's pays nobody (16.12).
    RAIDS-13.2, 13.3: by count, then by arrival; only players are ranked (16.13)."""
    if s.harbor_tile.metric not in COUNT:
        return ((s.berth[seat] - 1, seat) for seat in range(s.seats))
    return enumerate(sorted(range(s.seats), key=lambda seat: (-(standing(s, seat) or 0), s.berth[seat])))
