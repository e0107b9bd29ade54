"""A helper for people and bots: the cheapest feast that a larder allows."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.serving import most_along

#: what a food is worth if it is not eaten, in points: what it could become covers so many cells
FOOD_WORTH = {
    "peas": 0.5, "flax": 0.8, "beans": 0.9, "grain": 1.0, "cabbage": 1.3, "fruits": 1.9,
    "mead": 1.0, "stockfish": 1.3, "milk": 1.6, "salt_meat": 1.7, "game_meat": 2.2, "whale_meat": 3.2,
    "sheep": 4.5, "pregnant_sheep": 6.0, "cattle": 6.5, "pregnant_cattle": 8.5,
}  # fmt: skip
WORTH = tuple(FOOD_WORTH[name] for name in I.GOODS[: I.FIRST_GREEN])
SILVER_WORTH = 1.05
OPEN_WORTH = 3.0
BEAM = 20


class Served(NamedTuple):
    """One tile or coin of a planned feast."""

    item: int
    start: int
    length: int


#: what was served, last first: (what came before, item, start, length)
Chain = tuple[Any, int, int, int] | None  # a `Chain` again, which mypyc could not translate
#: the colour of the last space (or -1), how many of each food are used (4 bits each, coins after the foods),
#: types that lie along the table (bits)
Key = tuple[int, int, int]
#: the cheapest plans up to some space
Layer = dict[Key, tuple[float, Chain]]
COINS = 4 * I.FIRST_GREEN


def feast(s: Odin, seat: int) -> tuple[tuple[Served, ...], float]:
    """The cheapest way found to cover the open banquet spaces, and what it costs in points (ODIN-7.30 to 7.36)."""
    p, table = s.players[seat], s.box.table
    free, tones = s.open_spaces(seat), _tones(p)
    lying = _lying(s, seat)
    layers: list[Layer] = [{} for _ in range(table + 1)]
    layers[0][-1, 0, _along(s, p)] = (0.0, None)
    for at in range(table):
        layer = layers[at]
        plans = sorted(layer.items(), key=_cost)[:BEAM] if len(layer) > BEAM else layer.items()
        if free >> at & 1:
            here = [x for x in lying if not x.run & ~(free >> at) and tones.get(at + x.length, -1) != x.tone]
            after = {tone: [x for x in here if x.tone != tone] for tone in (-1, I.ORANGE_TONE, I.RED_TONE)}
            for key, (cost, chain) in plans:
                _extend(layers, key, cost, chain, at, after[key[0]], p.have[I.SILVER])
        else:
            tone = tones.get(at, -1)
            for (_, used, along), (cost, chain) in plans:
                _keep(layers[at + 1], (tone, used, along), cost, chain)
    _, (cost, chain) = min(layers[-1].items(), key=_cost)
    return _served(chain), cost


def _served(chain: Chain) -> tuple[Served, ...]:
    found = []
    while chain is not None:
        chain, item, start, length = chain
        found.append(Served(item, start, length))
    return tuple(reversed(found))


def _cost(plan: tuple[Key, tuple[float, Chain]]) -> float:
    return plan[1][0]


class Lying(NamedTuple):
    """A food that may be served, upright or along the table."""

    item: int
    most: int
    tone: int
    length: int
    run: int  #: the spaces it covers, as bits
    kind: int  #: a bit of its type if it lies along the table: as many as may do so have one each; else 0
    shift: int  #: where its number is counted in `Key`


def _lying(s: Odin, seat: int) -> list[Lying]:
    """Each food that may be served, each way it may lie."""
    p, found = s.players[seat], []
    for item in range(I.FIRST_GREEN):
        if p.have[item] and not (p.sober and item == I.MEAD):
            short, long, most = s.box.short[item], s.box.long[item], min(p.have[item], 12)
            ways = [(short, 0)]
            if long > short:
                ways += [(long, _kind(item, k)) for k in range(most_along(s, seat, item))]
            for length, kind in ways:
                found.append(Lying(item, most, I.TONE[item], length, (1 << length) - 1, kind, 4 * item))
    return found


def _kind(item: int, nth: int) -> int:
    return 1 << I.TYPE[item] << I.FIRST_GREEN * nth


def _along(s: Odin, p: Player) -> int:
    """The bits of the tiles that already lie along the table."""
    found = 0
    for _, item, length in p.table:
        if item < I.FIRST_GREEN and length == s.box.long[item] > s.box.short[item]:
            found |= _kind(item, 1 if found & _kind(item, 0) else 0)
    return found


def _tones(p: Player) -> dict[int, int]:
    """The colour that already lies on each banquet space."""
    return {
        start + k: I.TONE[item]
        for start, item, length in p.table
        if item < I.FIRST_GREEN
        for k in range(length)
    }  # fmt: skip


def _keep(layer: Layer, key: Key, cost: float, chain: Chain) -> None:
    old = layer.get(key)
    if old is None or cost < old[0]:
        layer[key] = (cost, chain)


def _extend(layers: list[Layer], key: Key, cost: float, chain: Chain, at: int, here: list[Lying], silver: int) -> None:
    """Everything that can cover the space `at` next: a food, a coin, or nothing if no coin is left."""
    _, used, along = key
    if used >> COINS < silver:
        _keep(layers[at + 1], (-1, used + (1 << COINS), along), cost + SILVER_WORTH, (chain, I.SILVER, at, 1))
    else:
        _keep(layers[at + 1], (-1, used, along), cost + OPEN_WORTH, chain)
    for item, most, colour, length, _, kind, shift in here:
        if not along & kind and used >> shift & 15 < most:
            layer, then, price = layers[at + length], (colour, used + (1 << shift), along | kind), cost + WORTH[item]
            old = layer.get(then)
            if old is None or price < old[0]:  # `_keep`, without a call for each of thousands
                layer[then] = (price, (chain, item, at, length))
