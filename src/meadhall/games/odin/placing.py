"""Where a piece may lie on a player's areas (ODIN-8.10 to 8.22), and laying it there."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.odin import items as I
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import Odin, Player

H_HOUSE_PLACE = bit("mod-house_placeable")


def accepts(s: Odin, p: Player, kind: int, item: int) -> bool:
    """ODIN-8.10, 8.21: what may be placed on an area at all; wood only in houses, where a card lets it lie."""
    return takes(s.box, kind, item, I.WOOD if p.hooks & H_HOUSE_PLACE else -1)


def takes(box: OdinBox, kind: int, item: int, wood: int = -1) -> bool:
    """`accepts`, with `wood` as what a card lets lie in houses."""
    bits = box.accepts[kind]
    if item < I.FIRST_SPECIAL:
        return bool(bits >> I.TONE[item] & 1)
    if item == I.WOOD:
        return item == wood and I.FIRST_HOUSE <= kind < I.AREA_SHED
    return bool(bits >> (4 if item < I.WOOD else 5 if item == I.SILVER else 6) & 1)


def barred(s: Odin, p: Player, area: int, item: int) -> int:
    """ODIN-8.12, 8.22: cells beside a tile of the same colour, where that is forbidden."""
    return barred_cells(s.box, p.kinds[area], p.first[area], p.second[area], item)


def barred_cells(box: OdinBox, kind: int, first: int, second: int, item: int) -> int:
    """`barred`, for an area as it might be covered."""
    if item >= I.FIRST_BLUE:
        return 0
    colour = I.TONE[item]
    if kind < I.FIRST_HOUSE:
        return box.areas[kind].beside(first)
    if colour == I.GREEN_TONE:
        return 0
    return box.areas[kind].beside(first if colour == I.ORANGE_TONE else second)


def places(s: Odin, p: Player, area: int, item: int) -> tuple[int, ...]:
    """For each way the piece may lie, where it may lie on one area; empty if nowhere."""
    kind = p.kinds[area]
    if kind == I.AREA_SHED or not accepts(s, p, kind, item):
        return ()
    return s.box.where(kind, p.covered[area], barred(s, p, area, item), item)


def fits(s: Odin, p: Player, item: int) -> bool:
    """Is there any place for the piece?"""
    wood = I.WOOD if p.hooks & H_HOUSE_PLACE else -1
    return _fits(s.box, p.kinds, p.covered, p.first, p.second, item, wood)


@lru_cache(maxsize=50_000)
def _fits(
    box: OdinBox, kinds: tuple[int, ...], covered: tuple[int, ...], first: tuple[int, ...], second: tuple[int, ...],
    item: int, wood: int,
) -> bool:  # fmt: skip
    """`fits` by what it depends on alone: it is asked beside nearly every question, and only laying changes it."""
    for area, kind in enumerate(kinds):
        if takes(box, kind, item, wood):
            barred = barred_cells(box, kind, first[area], second[area], item)
            if box.areas[kind].fits(covered[area], barred, item):
                return True
    return False


def place(s: Odin, seat: int, area: int, item: int, turn: int, cell: int) -> None:
    """A piece comes to lie on an area, for good (ODIN-8.2, 8.30)."""
    p = s.players[seat]
    kind = p.kinds[area]
    grid = s.box.areas[kind]
    mask = grid.under(item, turn, cell)
    p.covered = with_cells(p.covered, area, p.covered[area] | mask)
    colour = I.TONE[item]
    if kind < I.FIRST_HOUSE:
        if colour == I.GREEN_TONE:
            p.first = with_cells(p.first, area, p.first[area] | mask)
    elif colour == I.ORANGE_TONE:
        p.first = with_cells(p.first, area, p.first[area] | mask)
    elif colour == I.RED_TONE:
        p.second = with_cells(p.second, area, p.second[area] | mask)
    p.placed = (*p.placed, (area, item, turn, cell))


def with_cells(cells: tuple[int, ...], area: int, now: int) -> tuple[int, ...]:
    """The cells of every area, those of one changed."""
    return (*cells[:area], now, *cells[area + 1 :])
