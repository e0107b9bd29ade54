"""A helper for people and bots: a good packing of several tiles: income first, then bonuses, then cells of -1.

Two ways of looking, and the better packing is the answer. Drafts: income numbers lie on diagonals, and each needs
everything below and left of it, so a cell is worth the more the sooner a number needs it; plans grow tile by tile,
and the best few of each size live on. Greed: the tiles one after the other, each at its best place, in several
orders. Both are bounded by numbers, not by a clock, so the same question has the same answer everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.games.odin import items as I
from meadhall.games.odin.areas import Area, Shape
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.pack import best_spot, snug
from meadhall.games.odin.placing import barred_cells, place, takes
from meadhall.games.odin.state import Odin, Player

#: how many plans live on, how many places of a tile each of them tries, and how many plans are made at most
BREADTH, TRIES, ENOUGH = 8, 2, 4_000
#: how much less each further income number counts than the one before
FURTHER = 0.75
BONUS_CELL, MINUS_CELL, LOST_BONUS = 0.15, 0.04, 2.0
#: for each cell around a tile that is covered or outside
SNUG = 0.2
#: what a free cell that nothing can fill any more costs
HOLE = 0.3


class Laid(NamedTuple):
    """A tile of a packing: which, on which area, turned how, its corner as 16 x row + column."""

    item: int
    area: int
    turn: int
    cell: int


class Place(NamedTuple):
    """A place of a tile on one area, and the worth of the cells it covers."""

    worth: float
    anchor: int
    mask: int
    turn: int
    way: int  #: the number of its shape


class Board(NamedTuple):
    """An area as a plan has filled it."""

    covered: int
    first: int
    second: int


class Draft(NamedTuple):
    """A plan: what it is worth on the way, the areas, how many of each tile are left, and what was laid."""

    worth: float
    boards: tuple[Board, ...]
    left: tuple[int, ...]
    laid: tuple[Laid, ...]


#: in how many orders tiles are laid greedily: the large ones first, more or less
ORDERS = 6


def pack(s: Odin, seat: int, items: Sequence[int]) -> list[Laid]:
    """A good packing of these tiles on a player's areas, in an order in which they may be laid; not all may fit."""
    best, found = Packer(s.box, s.players[seat], items).best()
    size = {i: len(s.box.pieces[i][0].cells) for i in items}
    for n in range(ORDERS):
        trial, laid = s.clone(), []
        for item in sorted(items, key=lambda i: (i + n) * n % 6 - size[i]):  # used at once
            spot = best_spot(trial, seat, item, 1, strict=True)
            if spot is not None:
                place(trial, seat, spot.area, item, spot.turn, spot.cell)
                laid.append(Laid(item, spot.area, spot.turn, spot.cell))
        brings = income_bonuses_minus(s.box, trial.players[seat].kinds, trial.players[seat].covered)
        if brings > best:
            best, found = brings, laid
    return found


def income_bonuses_minus(box: OdinBox, kinds: Sequence[int], covered: Sequence[int]) -> tuple[int, int, int]:
    """What areas bring: income, bonuses, cells of -1 covered."""
    income = bonuses = minus = 0
    for kind, cells in zip(kinds, covered, strict=True):
        if kind < I.AREA_SHED:
            grid = box.areas[kind]
            income += grid.earns(cells)
            bonuses += len(grid.ringed(cells))
            minus += (grid.minus & cells).bit_count()
    return income, bonuses, minus


class Packer:
    """One search."""

    def __init__(self, box: OdinBox, p: Player, items: Sequence[int]) -> None:
        self.box = box
        self.kinds = p.kinds
        self.kinds_of_tile = sorted(set(items), key=lambda i: (-len(box.pieces[i][0].cells), i))
        left = tuple(items.count(i) for i in self.kinds_of_tile)
        boards = tuple(map(Board, p.covered, p.first, p.second))
        self.start = Draft(0.0, boards, left, ())
        self.worths = [_worths(box.areas[k], b.covered) if k < I.AREA_SHED else {} for k, b in self._areas(self.start)]
        self.places: dict[tuple[int, int], list[Place]] = {}
        self.made = 0

    def _areas(self, draft: Draft) -> list[tuple[int, Board]]:
        return list(zip(self.kinds, draft.boards, strict=True))

    def best(self) -> tuple[tuple[int, int, int], list[Laid]]:
        """Grow the plans, and choose the one that brings most; of equals the one with more tiles."""
        drafts, best, found = [self.start], self.brings(self.start), self.start
        while drafts and self.made < ENOUGH:
            grown: dict[tuple[Board, ...], Draft] = {}
            for draft in drafts:
                for more in self.grow(draft):
                    grown.setdefault(more.boards, more)
            drafts = sorted(grown.values(), key=_by_worth)[:BREADTH]
            for draft in drafts:
                brings = self.brings(draft)
                if brings >= best:
                    best, found = brings, draft
        return best, list(found.laid)

    def brings(self, draft: Draft) -> tuple[int, int, int]:
        """What a draft comes to."""
        return income_bonuses_minus(self.box, self.kinds, [board.covered for board in draft.boards])

    def grow(self, draft: Draft) -> list[Draft]:
        """The plan with one more tile: each kind at its few best places of each area."""
        found = []
        for n, item in enumerate(self.kinds_of_tile):
            if draft.left[n]:
                left = (*draft.left[:n], draft.left[n] - 1, *draft.left[n + 1 :])
                for area, (kind, board) in enumerate(self._areas(draft)):
                    if kind < I.AREA_SHED and takes(self.box, kind, item):
                        found += self.lay(draft, left, item, area, kind, board)
        self.made += len(found)
        return found

    def lay(self, draft: Draft, left: tuple[int, ...], item: int, area: int, kind: int, board: Board) -> list[Draft]:
        """The plan with that tile on that area."""
        grid = self.box.areas[kind]
        barred = barred_cells(self.box, kind, board.first, board.second, item)
        legal = self.box.where(kind, board.covered, barred, item)
        found: list[Draft] = []
        for spot in self.ranked(item, area, kind) if legal else ():
            if legal[spot.way] & spot.anchor:
                x, y = grid.at(spot.anchor)
                tight = SNUG * snug(grid.beside(spot.mask) & ~spot.mask, board.covered, grid.cells)
                worth = draft.worth + spot.worth + tight - HOLE * _holes(grid, board.covered, spot.mask)
                boards = (*draft.boards[:area], _with(board, kind, item, spot.mask), *draft.boards[area + 1 :])
                found.append(Draft(worth, boards, left, (*draft.laid, Laid(item, area, spot.turn, y * 16 + x))))
                if len(found) == TRIES:
                    break
        return found

    def ranked(self, item: int, area: int, kind: int) -> list[Place]:
        """All places of a tile on an area, the most valuable cells first."""
        known = self.places.get((item, area))
        if known is None:
            grid, worths = self.box.areas[kind], self.worths[area]
            covered = self.start.boards[area].covered
            known = [
                spot
                for way, shape in enumerate(grid.shapes[item])
                for spot in _all_places(grid, shape, way, worths, covered)
            ]
            known.sort(key=_by_worth)
            self.places[item, area] = known
        return known


def _by_worth(one: Place | Draft) -> float:
    return -one.worth


def _worths(grid: Area, covered: int) -> dict[int, float]:
    """What covering each free cell is worth: for the next income numbers, for bonuses, for itself."""
    found = dict.fromkeys(_bits(grid.cells & ~covered), 0.0)
    for diagonal in grid.diagonals:
        share = 1.0
        for bit, needs, _ in diagonal:
            missing = [b for b in _bits((needs | bit) & ~covered) if b in found]
            for b in missing:
                found[b] += share / (4 + len(missing))
            share *= FURTHER if missing else 1.0
    for bonus in grid.bonuses:
        if not covered & bonus.bit:
            for b in _bits(bonus.around & ~covered):
                found[b] += BONUS_CELL
            found[bonus.bit] -= LOST_BONUS
    for b in _bits(grid.minus & ~covered):
        found[b] += MINUS_CELL
    return found


def _all_places(grid: Area, shape: Shape, way: int, worths: dict[int, float], covered: int) -> list[Place]:
    free = grid.cells & ~covered
    found = -1
    for offset in shape.offsets:
        found &= free >> offset
    places = []
    for anchor in _bits(found):
        worth = sum([worths[anchor << offset] for offset in shape.offsets])
        places.append(Place(worth, anchor, shape.mask * anchor, shape.turn, way))
    return places


def _holes(grid: Area, covered: int, mask: int) -> int:
    """Free cells that this tile shuts in one by one."""
    near = grid.beside(mask) & grid.cells & ~covered & ~mask
    if not near:
        return 0
    free = grid.cells & ~covered & ~mask
    open_ = near & grid.beside(free)
    bonus = sum([b.bit for b in grid.bonuses])
    return (near & ~open_ & ~bonus).bit_count()


def _with(board: Board, kind: int, item: int, mask: int) -> Board:
    """The area with a tile on it (see `placing.place`)."""
    tone = I.TONE[item]
    first = tone == (I.GREEN_TONE if kind < I.FIRST_HOUSE else I.ORANGE_TONE)
    second = kind >= I.FIRST_HOUSE and tone == I.RED_TONE
    return Board(
        board.covered | mask, board.first | (mask if first else 0), board.second | (mask if second else 0)
    )  # fmt: skip


def _bits(cells: int) -> list[int]:
    found = []
    while cells:
        bit = cells & -cells
        found.append(bit)
        cells ^= bit
    return found
