"""Grids and pieces as bit masks: which places a piece may take on an area.

A cell (x, y) is the bit y * stride + x; each row is padded by one cell that does not exist, so that
shifting a connected piece never wraps from one row into the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from meadhall.core.content import Entry, Fixed


class Turned(NamedTuple):
    """A piece as it may lie: `name` is r0 to r3 for quarter turns, m0 to m3 for its mirror image."""

    name: str
    number: int
    cells: tuple[tuple[int, int], ...]


#: the longest row and column of any area
SPAN = 16


def cell_at(x: int, y: int) -> int:
    """The number of a cell by which placements and options name it, whatever the area."""
    return y * SPAN + x


def corner(cell: int) -> tuple[int, int]:
    """Column and row of such a number."""
    y, x = divmod(cell, SPAN)
    return x, y


#: r0 … r3, m0 … m3
TURNS = tuple(f"{side}{turn}" for side in "rm" for turn in range(4))


def turned(cells: Sequence[tuple[int, int]], mirror: bool) -> tuple[Turned, ...]:
    """All different ways a piece may lie; the first is as printed (ODIN-8.11, 8.14)."""
    found: dict[tuple[tuple[int, int], ...], Turned] = {}
    for number, name in enumerate(TURNS if mirror else TURNS[:4]):
        at = [(-x, y) for x, y in cells] if name[0] == "m" else list(cells)
        for _ in range(int(name[1])):
            at = [(-y, x) for x, y in at]
        left, top = min(x for x, _ in at), min(y for _, y in at)
        shape = tuple(sorted(((x - left, y - top) for x, y in at), key=lambda c: (c[1], c[0])))
        found.setdefault(shape, Turned(name, number, shape))
    return tuple(found.values())


class Income(NamedTuple):
    """An income number; `bit` is 0 where it can never be covered (ODIN-7.11, A-4)."""

    value: int
    bit: int


class Bonus(Fixed):
    """A bonus cell, the cells that must be covered around it, and what it gives (ODIN-7.50 to 7.54)."""

    bit: int
    around: int
    gives: tuple[str, ...]


class Lock(NamedTuple):
    """An income cell and the cells that must be covered before it (ODIN-8.15, 8.16)."""

    bit: int
    needs: int


class Shape(Fixed):
    """A turned piece on one area: the distances of its cells from the anchor, and the same as bits."""

    turn: int
    offsets: tuple[int, ...]
    mask: int
    folds: tuple[int, ...]  #: for a rectangle: shifting a field on itself by these finds all anchors
    mirror: int  #: the bits of `mask` in reverse order: the anchors from which the last cell can be covered

    def covering(self, at: int) -> int:
        """The anchors from which the piece covers the cell of that number."""
        shift = at - self.offsets[-1]
        return self.mirror << shift if shift >= 0 else self.mirror >> -shift


class Area:
    """A grid of cells: a home board, a side of an exploration board, or a house."""

    def __init__(self, entry: Entry) -> None:
        rows = entry.strs("rows")
        self.width, self.height = max(len(r) for r in rows), len(rows)
        self.stride = self.width + 1
        self.marks = {(x, y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c != " "}
        self.cells = self._mask("o-$*")
        self.minus = self._mask("-")
        self.stuck = self._mask("#")
        self.income = tuple(self._diagonal(entry, d) for d in entry.raw("income_diagonals"))
        self.bonuses = tuple(self._bonus(entry, b) for b in entry.entries("bonuses"))
        bonus_cells = sum(b.bit for b in self.bonuses)
        diagonals = [[self._lock(i.bit, bonus_cells) for i in d if i.bit] for d in self.income]
        self.locks = tuple(lock for d in diagonals for lock in d)
        self.diagonals = tuple(self._upwards(entry, d) for d in diagonals)
        self.plain = self.cells & ~sum(lock.bit for lock in self.locks)
        self.needs = {lock.bit: lock.needs | lock.bit for lock in self.locks}
        self.shapes: dict[int, tuple[Shape, ...]] = {}
        self.ways: dict[tuple[int, int], Shape] = {}  #: by piece and turn

    def bit(self, x: int, y: int) -> int:
        """The bit of a cell."""
        return 1 << (y * self.stride + x)

    def at(self, bit: int) -> tuple[int, int]:
        """The cell of a bit."""
        y, x = divmod(bit.bit_length() - 1, self.stride)
        return x, y

    def _mask(self, kinds: str) -> int:
        return sum(self.bit(x, y) for (x, y), c in self.marks.items() if c in kinds)

    def _diagonal(self, entry: Entry, cells: list[dict[str, Any]]) -> tuple[Income, ...]:  # as the file has them
        found = []
        for cell in cells:
            x, y = cell["at"]
            mark = self.marks.get((x, y), " ")
            inside = not cell.get("outside_area")
            if inside and mark not in "$#":
                raise entry.fail("income_diagonals", f"no income cell at {x}, {y}")
            value = cell["value"]
            if not isinstance(value, int):
                raise entry.fail("income_diagonals", f"the value at {x}, {y} must be a whole number")
            found.append(Income(value, self.bit(x, y) if inside and mark == "$" else 0))
        return tuple(found)

    def _bonus(self, area: Entry, bonus: Entry) -> Bonus:
        x, y = bonus.ints("at")
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        around = [c for c in near if self.marks.get(c, " ") in "o-$*" and c in self.marks]
        if len(around) != bonus.int("neighbours_to_cover"):
            raise area.fail("bonuses", f"the cell {x}, {y} has {len(around)} neighbours")
        plain = sum(self.bit(*c) for c in around if self.marks[c] != "*")
        return Bonus(self.bit(x, y), plain, bonus.strs("gives"))

    def _lock(self, bit: int, bonus_cells: int) -> Lock:
        x, y = self.at(bit)
        below = sum(self.bit(i, j) for (i, j), c in self.marks.items() if c in "o-$*" and i <= x and j >= y)
        return Lock(bit, below & ~bit & ~bonus_cells)

    def _upwards(self, entry: Entry, locks: list[Lock]) -> tuple[tuple[int, int, int], ...]:
        """The locks of a diagonal from its lower end: each with the bits of itself and all further up."""
        if any(low.needs & ~high.needs for low, high in pairwise(locks)):
            raise entry.fail("income_diagonals", "must run upwards to the right")
        return tuple((x.bit, x.needs, sum(y.bit for y in locks[i:])) for i, x in enumerate(locks))

    def learn(self, piece: int, ways: Sequence[Turned]) -> None:
        """Prepare the shapes of a piece on this area."""
        found = []
        for way in ways:
            offsets = tuple(y * self.stride + x for x, y in way.cells)
            mirror = sum(1 << (offsets[-1] - o) for o in offsets)
            wide, high = max(x for x, _ in way.cells) + 1, max(y for _, y in way.cells) + 1
            full = len(way.cells) == wide * high
            folds = (*_doubled(wide, 1), *_doubled(high, self.stride)) if full else ()
            found.append(Shape(way.number, offsets, sum(1 << o for o in offsets), folds, mirror))
        self.shapes[piece] = tuple(found)
        self.ways |= {(piece, shape.turn): shape for shape in found}

    def beside(self, cells: int) -> int:
        """The cells that share an edge with these."""
        return cells << 1 | cells >> 1 | cells << self.stride | cells >> self.stride

    def fits(self, covered: int, barred: int, piece: int) -> bool:
        """Is there a way for the piece to lie?"""
        shapes = self.shapes[piece]
        if _fit(self.plain & ~covered & ~barred, shapes[0], ()):
            return True  # beside all income numbers: most often there is room, and this is quick to see
        free, open_locks = self.field(covered, barred, piece)
        for shape in shapes:  # noqa: SIM110 (a generator takes longer than most of these loops)
            if _fit(free, shape, open_locks):
                return True
        return False

    def field(self, covered: int, barred: int, piece: int) -> tuple[int, list[tuple[int, int]]]:
        """The free cells for a piece, and the income cells it may cover only with what they still need (ODIN-8.15)."""
        free = self.cells & ~covered & ~barred
        size = len(self.shapes[piece][0].offsets)
        open_locks = []
        for diagonal in self.diagonals:
            for bit, needs, beyond in diagonal:
                missing = needs & ~covered
                if missing.bit_count() >= size:
                    free &= ~beyond  # this piece cannot cover what is missing too, here nor further up
                    break
                if missing and bit & free:
                    open_locks.append((bit.bit_length() - 1, missing))
        return free, open_locks

    def under(self, piece: int, turn: int, cell: int) -> int:
        """The cells that a piece covers, turned so, with its corner there."""
        x, y = corner(cell)
        return self.ways[piece, turn].mask << (y * self.stride + x)

    def open_minus(self, covered: int) -> int:
        """How many cells of minus one point are open."""
        return (self.minus & ~covered).bit_count()

    def earns(self, covered: int) -> int:
        """ODIN-7.10 to 7.13: the smallest visible number of each diagonal."""
        total = 0
        for diagonal in self.income:
            for value, bit in diagonal:
                if not bit or not covered & bit:
                    total += value
                    break
        return total

    def ringed(self, covered: int) -> list[Bonus]:
        """ODIN-7.50 to 7.53: bonus cells that are open while all around them is covered."""
        return [b for b in self.bonuses if not covered & b.bit and not b.around & ~covered]


def _doubled(length: int, step: int) -> tuple[int, ...]:
    """The shifts by which a field, laid on itself again and again, shows where so many cells in a row are free."""
    found, known = [], 1
    while known < length:
        more = min(known, length - known)
        found.append(more * step)
        known += more
    return tuple(found)


def _fit(free: int, shape: Shape, open_locks: Sequence[tuple[int, int]]) -> int:
    if shape.folds:
        found = free
        for shift in shape.folds:
            found &= found >> shift
    else:
        found = free >> shape.offsets[0]
        for offset in shape.offsets[1:]:
            found &= free >> offset
    if found:
        for at, missing in open_locks:
            risky = found & shape.covering(at)
            while risky:
                anchor = risky & -risky
                risky ^= anchor
                if missing & ~(shape.mask * anchor):
                    found ^= anchor  # it would cover the income number before what lies below and left of it
    return found


@lru_cache(maxsize=100_000)
def anchors(area: Area, covered: int, barred: int, piece: int) -> tuple[int, ...]:
    """For each way a piece may lie on an area, the bits where its upper left corner may go; empty if nowhere. The same
    is asked many times, and areas never change."""
    free, open_locks = area.field(covered, barred, piece)
    found = tuple([_fit(free, shape, open_locks) for shape in area.shapes[piece]])
    return found if any(found) else ()
