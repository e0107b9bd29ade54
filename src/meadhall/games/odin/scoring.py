"""ODIN section 15: what everything is worth."""

from __future__ import annotations

from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin
from meadhall.games.odin.supply import on_offer

#: the rule of each line of the score sheet
RULES = {
    "ships": "ODIN-15.3", "emigrations": "ODIN-15.4", "exploration_boards": "ODIN-15.5",
    "sheds_and_houses": "ODIN-15.6", "sheep_and_cattle": "ODIN-15.7", "occupations": "ODIN-15.8",
    "silver": "ODIN-15.9", "english_crown": "ODIN-15.11", "home_board": "ODIN-15.12",
    "boards_minus": "ODIN-15.12", "houses_minus": "ODIN-15.12", "thing_penalties": "ODIN-15.13",
}  # fmt: skip


def points(s: Odin, seat: int) -> dict[str, int]:
    """The score sheet of one player, line by line (ODIN-15.3 to 15.14)."""
    p, box = s.players[seat], s.box
    have = p.have
    ships = sum(p.ships(k) * box.ships[k].points for k in range(3))
    boards = houses = 0
    minus = [0, 0, 0]
    for area, kind in enumerate(p.kinds):
        if kind < I.AREA_SHED:
            open_ = box.areas[kind].open_minus(p.covered[area])
            minus[0 if kind == I.HOME else 1 if kind < I.FIRST_HOUSE else 2] -= open_
        if I.FIRST_BOARD <= kind < I.FIRST_HOUSE:
            boards += box.islands[kind - I.FIRST_BOARD].points
        elif kind >= I.FIRST_HOUSE:
            house = box.houses[I.HOUSE_AREA.index(kind)]
            houses += house.points
            minus[2] -= house.wood + house.stone - p.filled(area, I.WOOD) - p.filled(area, I.STONE)
    crown = have[I.CROWN] or (not on_offer(s, I.CROWN) and any(item == I.CROWN for _, item, _, _ in p.placed))
    return {
        "ships": ships,
        "emigrations": sum(box.ships[k].emigrated for k in p.emigrated),
        "exploration_boards": boards,
        "sheds_and_houses": houses,
        "sheep_and_cattle": sum(have[i] * box.stable[i] for i in range(I.SHEEP, I.FIRST_GREEN)),
        "occupations": sum(box.cards[c].points for c in p.played),
        "silver": have[I.SILVER],
        "english_crown": box.crown_points if crown else 0,
        "home_board": minus[0],
        "boards_minus": minus[1],
        "houses_minus": minus[2],
        "thing_penalties": p.penalties * box.penalty,
    }


def total(s: Odin, seat: int) -> int:
    """All points of a player."""
    return sum(points(s, seat).values())
