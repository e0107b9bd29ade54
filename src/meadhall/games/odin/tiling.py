"""A helper for people and bots: the best place for a tile, and a good packing of several on a player's areas.

A packing lays the tiles one after the other, each at its best place, in several orders and by two measures: what a
place brings at once, and how near it comes to what follows. The best of all these is the answer. They are bounded by
numbers, not by a clock, so the same question has the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from meadhall.games.odin import items as I
from meadhall.games.odin.areas import Area, cell_at
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.placing import place, places
from meadhall.games.odin.state import Odin

#: in how many orders tiles are laid, and for how many rounds of income the second measure plans ahead
ORDERS, AHEAD = 10, 30


class Spot(NamedTuple):
    """A place for a piece, and what it is worth."""

    worth: float
    area: int
    turn: int
    cell: int


def strict_gain(grid: Area, covered: int, mask: int) -> float:
    """Income first, then bonuses, then cells of minus one point."""
    after = covered | mask
    income = grid.earns(after) - grid.earns(covered)
    bonuses = len(grid.ringed(after)) - len(grid.ringed(covered))
    return 10_000.0 * income + 100.0 * bonuses + (grid.minus & mask).bit_count()


#: how much less each further income number is worth on the way to it
FURTHER = 0.52
#: what a bonus each round is worth, whatever it gives
BONUS_WORTH = 1.7
MINUS_WORTH = 1.0


def gain_of(grid: Area, covered: int, mask: int, rounds: int) -> float:
    """What covering these cells brings: income for the rounds left, bonuses, and cells of minus one point."""
    worth = MINUS_WORTH * (grid.minus & mask).bit_count()
    return worth + promise(grid, covered | mask, rounds) - promise(grid, covered, rounds) if rounds else worth


@lru_cache(maxsize=100_000)
def promise(grid: Area, covered: int, rounds: int) -> float:
    """What the covered cells of an area bring in the rounds left, and how near the next numbers and bonuses are."""
    worth, (diagonals, bonuses) = float(grid.earns(covered)), _ahead(grid)
    for diagonal in diagonals:
        share, before = 1.0, -1
        for bit, value, after, needs, count in diagonal:
            if covered & bit:
                continue
            if before < 0:
                before = value
            if after > before:
                open_ = (needs & ~covered).bit_count()
                if open_ < count:
                    worth += share * (after - value) * (1 - open_ / count) ** 2
                share *= FURTHER
    for bit, around, count, given in bonuses:
        if not covered & bit:
            open_ = (around & ~covered).bit_count()
            each = BONUS_WORTH * given
            worth += each if not open_ else 0.6 * each * (1 - open_ / count) ** 2
    return rounds * worth


#: numbers that can be covered: bit, value, the next value, the bits needed for it, and how many
Steps = tuple[tuple[int, int, int, int, int], ...]


@cache
def _ahead(grid: Area) -> tuple[tuple[Steps, ...], tuple[tuple[int, int, int, int], ...]]:
    """The income numbers and bonuses of an area, as `promise` goes through them."""
    diagonals = []
    for numbers in grid.income:
        found = []
        for (value, bit), after in pairwise(numbers):
            if bit:
                needs = grid.needs[bit]
                found.append((bit, value, after.value, needs, needs.bit_count()))
        diagonals.append(tuple(found))
    bonuses = [(b.bit, b.around, b.around.bit_count(), len(b.gives)) for b in grid.bonuses]
    return tuple(diagonals), tuple(bonuses)


def best_spot(s: Odin, seat: int, item: int, rounds: int, only: int = -1, strict: bool = False) -> Spot | None:
    """The best place for one piece: by points over the rounds left, or strictly income first, then bonuses,
    then cells of minus one point."""
    p = s.players[seat]
    best: Spot | None = None
    for area, kind in enumerate(p.kinds):
        if kind == I.AREA_SHED or only not in (-1, area):
            continue
        found = places(s, p, area, item)
        if found:
            worth, turn, cell = _best_of(s.box.areas[kind], p.covered[area], item, found, rounds, strict)
            if best is None or worth > best.worth:
                best = Spot(worth, area, turn, cell)
    return best


@lru_cache(maxsize=50_000)
def _best_of(
    grid: Area, covered: int, item: int, found: tuple[int, ...], rounds: int, strict: bool
) -> tuple[float, int, int]:
    """The best of the places on one area: worth, turn and cell. The same is asked before, while and after laying."""
    best = (float("-inf"), 0, 0)
    for shape, anchors in zip(grid.shapes[item], found, strict=False):
        while anchors:
            anchor = anchors & -anchors
            anchors ^= anchor
            mask = shape.mask * anchor
            worth = strict_gain(grid, covered, mask) if strict else gain_of(grid, covered, mask, rounds)
            worth += 0.01 * snug(grid.beside(mask) & ~mask, covered, grid.cells)
            if worth > best[0]:
                best = (worth, shape.turn, cell_at(*grid.at(anchor)))
    return best


def snug(around: int, covered: int, cells: int) -> int:
    """How many of the cells around a piece are covered or outside: tight packing wastes less."""
    return (around & (covered | ~cells)).bit_count()


class Laid(NamedTuple):
    """A tile of a packing: which, on which area, turned how, its corner."""

    item: int
    area: int
    turn: int
    cell: int


def pack(s: Odin, seat: int, items: Sequence[int]) -> list[Laid]:
    """A good packing of these tiles on a player's areas, in an order in which they may be laid; not all may fit."""
    best, found = (-1, 0, 0), list[Laid]()
    for n in range(ORDERS):
        order = sorted(items, key=lambda i: i * n % 37 / (1 + n % 4) - size(s.box, i))  # large first, more or less
        for strict in (True, False):
            brings, laid = _one_by_one(s, seat, order, strict)
            if brings > best:
                best, found = brings, laid
    return found


def size(box: OdinBox, item: int) -> int:
    """How many cells a piece covers."""
    return len(box.pieces[item][0].cells)


def _one_by_one(s: Odin, seat: int, items: Sequence[int], strict: bool) -> tuple[tuple[int, int, int], list[Laid]]:
    trial, laid = s.clone(), list[Laid]()
    for item in items:
        spot = best_spot(trial, seat, item, AHEAD, strict=strict)
        if spot is not None:
            place(trial, seat, spot.area, item, spot.turn, spot.cell)
            laid.append(Laid(item, spot.area, spot.turn, spot.cell))
    p = trial.players[seat]
    return income_bonuses_minus(s.box, p.kinds, p.covered), laid


def income_bonuses_minus(box: OdinBox, kinds: Sequence[int], covered: Sequence[int]) -> tuple[int, int, int]:
    """What areas bring: income, bonuses, cells of -1 covered."""
    filled = [(box.areas[k], cells) for k, cells in zip(kinds, covered, strict=True) if k < I.AREA_SHED]
    income = sum(grid.earns(cells) for grid, cells in filled)
    bonuses = sum(len(grid.ringed(cells)) for grid, cells in filled)
    return income, bonuses, sum((grid.minus & cells).bit_count() for grid, cells in filled)
