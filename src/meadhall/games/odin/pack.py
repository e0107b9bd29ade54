"""Helpers for people and bots: the cheapest feast for a larder, the best place for tiles."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from meadhall.games.odin import items as I
from meadhall.games.odin.areas import Area
from meadhall.games.odin.placing import place, places
from meadhall.games.odin.state import Odin, Player

#: what a food is worth if it is not eaten, in points: what it could become covers so many cells
FOOD_WORTH = {
    "peas": 0.5, "flax": 0.8, "beans": 0.9, "grain": 1.0, "cabbage": 1.3, "fruits": 1.9,
    "mead": 1.0, "stockfish": 1.3, "milk": 1.6, "salt_meat": 1.7, "game_meat": 2.2, "whale_meat": 3.2,
    "sheep": 4.5, "pregnant_sheep": 6.0, "cattle": 6.5, "pregnant_cattle": 8.5,
}  # fmt: skip
WORTH = tuple(FOOD_WORTH[name] for name in I.GOODS[: I.FIRST_GREEN])
SILVER_WORTH = 1.05
OPEN_WORTH = 3.0
BEAM = 120


class Served(NamedTuple):
    """One tile or coin of a planned feast."""

    item: int
    start: int
    length: int


class _Plan(NamedTuple):
    cost: float
    tone: int  # of the last space: orange, red, or -1
    used: tuple[int, ...]  # how many of each food
    along: int  # types already lying along, as bits
    served: tuple[Served, ...]


def feast(s: Odin, seat: int) -> tuple[tuple[Served, ...], float]:
    """The cheapest way found to cover the open banquet spaces, and what it costs in points (ODIN-7.30 to 7.36)."""
    p = s.players[seat]
    free = s.open_spaces(seat)
    tones = _tones(p)
    along = sum(
        1 << i for i in {_type(i) for _, i, n in p.table if i < I.FIRST_GREEN and n == s.box.long[i] > s.box.short[i]}
    )
    have = [min(n, 12) for n in p.have[: I.FIRST_GREEN]]
    if p.sober:
        have[I.MEAD] = 0
    begin = _Plan(0.0, -1, (0,) * I.FIRST_GREEN, along, ())
    layers: list[dict[tuple[int, tuple[int, ...], int], _Plan]] = [{} for _ in range(s.box.table + 1)]
    layers[0][_key(begin)] = begin
    for at in range(s.box.table):
        plans = sorted(layers[at].values(), key=lambda x: x.cost)[:BEAM]
        for plan in plans:
            if not free >> at & 1:
                _keep(layers[at + 1], plan._replace(tone=tones.get(at, -1)))
                continue
            for new in _ways(s, plan, at, free, have, p.have[I.SILVER], tones):
                _keep(layers[at + new.served[-1].length if new.served and new.served[-1].start == at else at + 1], new)
    best = min(layers[-1].values(), key=lambda x: x.cost)
    return best.served, best.cost


def _type(item: int) -> int:
    return item - 1 if item in (I.PREGNANT_SHEEP, I.PREGNANT_CATTLE) else item


def _tones(p: Player) -> dict[int, int]:
    """The colour that already lies on each banquet space."""
    return {
        start + k: I.tone(item)
        for start, item, length in p.table
        if item < I.FIRST_GREEN
        for k in range(length)
    }  # fmt: skip


def _key(plan: _Plan) -> tuple[int, tuple[int, ...], int]:
    return plan.tone, plan.used, plan.along


def _keep(layer: dict[tuple[int, tuple[int, ...], int], _Plan], plan: _Plan) -> None:
    old = layer.get(_key(plan))
    if old is None or plan.cost < old.cost:
        layer[_key(plan)] = plan


def _ways(s: Odin, plan: _Plan, at: int, free: int, have: list[int], silver: int, tones: dict[int, int]) -> list[_Plan]:
    """Everything that can cover the space `at` next: a food, a coin, or nothing."""
    found = [plan._replace(cost=plan.cost + OPEN_WORTH, tone=-1)]
    if sum(1 for x in plan.served if x.item == I.SILVER) < silver:
        coin = Served(I.SILVER, at, 1)
        found.append(plan._replace(cost=plan.cost + SILVER_WORTH, tone=-1, served=(*plan.served, coin)))
    for item in range(I.FIRST_GREEN):
        if plan.used[item] >= have[item] or I.tone(item) == plan.tone:
            continue
        short, long = s.box.short[item], s.box.long[item]
        lengths = {short} if short == long or plan.along >> _type(item) & 1 else {short, long}
        for length in lengths:
            run = ((1 << length) - 1) << at
            if free & run != run or tones.get(at + length, -1) == I.tone(item):
                continue
            used = (*plan.used[:item], plan.used[item] + 1, *plan.used[item + 1 :])
            along = plan.along | (1 << _type(item) if length == long > short else 0)
            found.append(
                _Plan(plan.cost + WORTH[item], I.tone(item), used, along, (*plan.served, Served(item, at, length)))
            )
    return found


# ── packing ──────────────────────────────────────────────────────────────────────────────────


class Spot(NamedTuple):
    """A place for a piece, and what it is worth."""

    worth: float
    area: int
    turn: int
    cell: int


def strict_gain(s: Odin, p: Player, area: int, mask: int) -> float:
    """Income first, then bonuses, then cells of minus one point."""
    grid, covered = s.box.areas[p.kinds[area]], p.covered[area]
    after = covered | mask
    income = grid.earns(after) - grid.earns(covered)
    bonuses = len(grid.ringed(after)) - len(grid.ringed(covered))
    return 10_000.0 * income + 100.0 * bonuses + (grid.minus & mask).bit_count()


#: how much less each further income number is worth on the way to it
FURTHER = 0.62
#: what a bonus each round is worth, whatever it gives
BONUS_WORTH = 1.7
MINUS_WORTH = 1.0


def gain_of(s: Odin, p: Player, area: int, mask: int, rounds: int) -> float:
    """What covering these cells brings: income for the rounds left, bonuses, and cells of minus one point."""
    grid, covered = s.box.areas[p.kinds[area]], p.covered[area]
    worth = MINUS_WORTH * (grid.minus & mask).bit_count()
    return worth + promise(grid, covered | mask, rounds) - promise(grid, covered, rounds) if rounds else worth


def promise(grid: Area, covered: int, rounds: int) -> float:
    """What the covered cells of an area bring in the rounds left, and how near the next numbers and bonuses are."""
    worth, share = float(rounds * grid.earns(covered)), 1.0
    for diagonal in grid.income:
        share, before = 1.0, 0
        for value, bit in diagonal:
            if bit and not covered & bit:
                before = value
                break
        for (value, bit), after in pairwise(diagonal):
            if not bit or covered & bit or after.value <= before:
                continue
            needs = grid.needs[bit]
            worth += (
                share * rounds * (after.value - value) * (1 - (needs & ~covered).bit_count() / needs.bit_count()) ** 2
            )
            share *= FURTHER
    for bonus in grid.bonuses:
        if not covered & bonus.bit:
            open_ = (bonus.around & ~covered).bit_count()
            each = BONUS_WORTH * rounds * len(bonus.gives)
            worth += each if not open_ else 0.6 * each * (1 - open_ / bonus.around.bit_count()) ** 2
    return worth


def best_spot(s: Odin, seat: int, item: int, rounds: int, only: int = -1, strict: bool = False) -> Spot | None:
    """The best place for one piece: by points over the rounds left, or strictly income first, then bonuses,
    then cells of minus one point."""
    p = s.players[seat]
    best: Spot | None = None
    for area, kind in enumerate(p.kinds):
        if kind == I.AREA_SHED or only not in (-1, area):
            continue
        grid = s.box.areas[kind]
        for shape, anchors in zip(grid.shapes[item], places(s, p, area, item), strict=False):
            while anchors:
                anchor = anchors & -anchors
                anchors ^= anchor
                mask = shape.mask * anchor
                worth = strict_gain(s, p, area, mask) if strict else gain_of(s, p, area, mask, rounds)
                worth += 0.01 * snug(grid.beside(mask) & ~mask, p.covered[area], grid.cells)
                if best is None or worth > best.worth:
                    x, y = grid.at(anchor)
                    best = Spot(worth, area, shape.turn, y * 16 + x)
    return best


def snug(around: int, covered: int, cells: int) -> int:
    """How many of the cells around a piece are covered or outside: tight packing wastes less."""
    return (around & (covered | ~cells)).bit_count()


def pack(s: Odin, seat: int, items: list[int], rounds: int) -> list[tuple[int, Spot]]:
    """A good packing of these tiles, largest first, each at its best place; `s` is not changed."""
    trial = s.clone()
    found = []
    for item in sorted(items, key=lambda i: -len(s.box.pieces[i][0].cells)):
        spot = best_spot(trial, seat, item, rounds, strict=rounds > 0)
        if spot is not None:
            place(trial, seat, spot.area, item, spot.turn, spot.cell)
            found.append((item, spot))
    return found
