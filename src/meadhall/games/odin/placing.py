"""Where a piece may lie on a player's areas (ODIN-8.10 to 8.22), and laying it there."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import Odin, Player

H_HOUSE_PLACE = bit("mod-house_placeable")


def accepts(s: Odin, p: Player, kind: int, item: int) -> bool:
    """ODIN-8.10, 8.21: what may be placed on an area at all."""
    takes = s.box.accepts[kind]
    if item < I.FIRST_SPECIAL:
        return bool(takes >> I.TONE[item] & 1)
    if item < I.WOOD:
        return bool(takes >> 4 & 1)
    if item == I.WOOD:
        return I.FIRST_HOUSE <= kind < I.AREA_SHED and bool(p.hooks & H_HOUSE_PLACE)
    return bool(takes >> (5 if item == I.SILVER else 6) & 1)


def barred(s: Odin, p: Player, area: int, item: int) -> int:
    """ODIN-8.12, 8.22: cells beside a tile of the same colour, where that is forbidden."""
    if item >= I.FIRST_BLUE:
        return 0
    kind, colour = p.kinds[area], I.tone(item)
    if kind < I.FIRST_HOUSE:
        return s.box.areas[kind].beside(p.first[area])
    if colour == I.GREEN_TONE:
        return 0
    return s.box.areas[kind].beside(p.first[area] if colour == I.ORANGE_TONE else p.second[area])


def places(s: Odin, p: Player, area: int, item: int) -> tuple[int, ...]:
    """For each way the piece may lie, where it may lie on one area; empty if nowhere."""
    kind = p.kinds[area]
    if kind == I.AREA_SHED or not accepts(s, p, kind, item):
        return ()
    return s.box.where(kind, p.covered[area], barred(s, p, area, item), item)


def fits(s: Odin, p: Player, item: int) -> bool:
    """Is there any place for the piece?"""
    for area, kind in enumerate(p.kinds):
        if accepts(s, p, kind, item) and s.box.where(kind, p.covered[area], barred(s, p, area, item), item):
            return True
    return False


def fitting(s: Odin, p: Player, items: Sequence[int]) -> list[int]:
    """Those of the pieces held that fit somewhere; wood, which only a card lets lie, is not asked here."""
    have, box, found = p.have, s.box, []
    areas = [
        (area, box.fits_at(kind, p.covered[area], p.first[area], p.second[area])) for area, kind in enumerate(p.kinds)
    ]
    for item in items:
        if have[item]:
            for area, known in areas:
                fit = known.get(item)
                if fit is None:
                    fit = known[item] = bool(places(s, p, area, item))
                if fit:
                    found.append(item)
                    break
    return found


def place(s: Odin, seat: int, area: int, item: int, turn: int, cell: int) -> None:
    """A piece comes to lie on an area, for good (ODIN-8.2, 8.30)."""
    p = s.players[seat]
    kind = p.kinds[area]
    grid = s.box.areas[kind]
    shape = next(x for x in grid.shapes[item] if x.turn == turn)
    y, x = divmod(cell, 16)
    mask = shape.mask << (y * grid.stride + x)
    p.covered[area] |= mask
    colour = I.tone(item) if item < I.FIRST_SPECIAL else I.BLUE_TONE
    if kind < I.FIRST_HOUSE:
        if colour == I.GREEN_TONE:
            p.first[area] |= mask
    elif colour == I.ORANGE_TONE:
        p.first[area] |= mask
    elif colour == I.RED_TONE:
        p.second[area] |= mask
    p.placed = (*p.placed, (area, item, turn, cell))
