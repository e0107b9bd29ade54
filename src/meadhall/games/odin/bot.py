"""What a decent player values in A Feast for Odin, and what it thinks about at all."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.games.odin import banquet, tiling
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Dice
from meadhall.games.odin.faces import cells_at
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scoring import total
from meadhall.games.odin.shapes import Placed, Suggestion
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.ahead import FreePlay
from meadhall.games.odin.steps.anytime import Window
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.feast import Feast
from meadhall.games.odin.steps.laying import At, Where
from meadhall.games.odin.steps.menu import ANYTIME_AND_TABLE
from meadhall.games.odin.steps.mountains_and_trade import (
    Flip,
    Further,
    Mountain,
    PickTile,
    Sale,
    Turn,
    Upgrade,
    goes_to,
)
from meadhall.games.odin.steps.question import Single
from meadhall.games.odin.steps.serving import Spot
from meadhall.games.odin.steps.turn import Act

LOOKAHEAD = 5
VERBS = ANYTIME_AND_TABLE.verbs

#: what one more of an item is worth in the supply, in points
WORTH: tuple[float, ...] = (
    1.29, 1.73, 1.83, 2.26, 2.48, 3.45,  # peas, flax, beans, grain, cabbage, fruits
    1.56, 2.16, 2.16, 2.51, 2.85, 3.98, 2.61, 3.0, 3.26, 3.78,  # mead to whale meat, animals
    1.9, 2.89, 3.59, 3.69, 5.39, 7.18, 7.98, 10.37,  # oil, hide, wool, linen, skin and bones, fur, robe, clothing
    2.47, 3.6, 4.73, 4.73, 6.99, 9.25, 10.27, 13.76,  # rune stone, silverware, chest, silk, spices to silver hoard
    3.53, 3.53, 3.53, 3.53, 4.24, 4.38, 5.23, 4.95,  # special tiles
    6.08, 6.36, 6.08, 6.64, 7.35, 9.19, 9.9,
    1.55, 1.53, 1.5, 0.17,  # wood, stone, ore, silver (beside its point)
    0.32, 0.32, 0.37, 0.41,  # weapons
)  # fmt: skip
SHIP_WORTH: tuple[float, ...] = (1.5, 2.79, 3.86)
EMIGRATION_HOPE = 4.0
SPACE_COST = 1.24
SHORT_COST = 3.54
OPEN_CELL = 0.93
VIKING = 2.0
ROOM = 0.49
HAND = 0.76
FADE = 0.27
LAY_CELL = 0.45
LAY_LEAST = 0.6
#: of one kind of tile, so many are packed at most
MOST_ALIKE = 6


def value(s: Odin, seat: int) -> float:
    """The own prospects; a rival's points count a little."""
    mine = prospects(s, seat)
    if s.seats == 1:
        return mine
    return mine - 0.1 * max(total(s, other) for other in range(s.seats) if other != seat)


def prospects(s: Odin, seat: int) -> float:
    """Points now, and what everything will still bring."""
    p, rounds = s.players[seat], s.rules.rounds
    incomes = rounds - s.round + (s.phase < I.INCOME)
    feasts = rounds - s.round + (s.phase <= I.FEAST)
    worth = float(total(s, seat)) + incomes * total_income(s, seat)
    worth += _food(s, p, incomes, feasts) + _tiles(s, p, incomes) + _stores(p, incomes)
    worth += sum(SHIP_WORTH[k] * p.ships(k) for k in range(3)) * min(incomes, 3) / 3
    panels = (s.rules.first_space + rounds) // 2 - len(p.emigrated)
    worth += EMIGRATION_HOPE * min(p.large, panels, incomes)
    worth += _open_cells(s, p) * OPEN_CELL * min(incomes, 5) / rounds
    worth += HAND * len(p.hand) * (incomes > 1)
    if s.phase == I.ACTIONS and not s.passed >> seat & 1:
        worth += VIKING * p.vikings
    return worth - _feasts(s, seat, feasts)


def _food(s: Odin, p: Player, incomes: int, feasts: int) -> float:
    """Food is worth what it saves at the feasts to come, or what it may become while there is time."""
    found = 0.0
    for item in range(I.FIRST_GREEN):
        if p.have[item]:
            found += p.have[item] * WORTH[item]
    if incomes >= 3:
        return found
    first, rounds = s.rules.first_space, s.rules.rounds
    spaces = sum(max(0, first + r - 2 * len(p.emigrated)) for r in range(rounds - feasts + 1, rounds + 1))
    return min(found, SPACE_COST * spaces + (1.5 * found / 3 if incomes == 2 else 0.0))


def _tiles(s: Odin, p: Player, incomes: int) -> float:
    """Tiles for the boards, as far as there is room for them."""
    found = 0.0
    for item in range(I.FIRST_GREEN, I.WOOD):
        if p.have[item]:
            found += p.have[item] * WORTH[item]
    room = 0.0
    for area, kind in enumerate(p.kinds):
        if kind < I.AREA_SHED:
            grid = s.box.areas[kind]
            minus = grid.open_minus(p.covered[area])
            other = (grid.cells & ~p.covered[area]).bit_count() - minus
            room += minus + other * min(1.0, 0.22 * incomes)
    return min(found, ROOM * room)


def _stores(p: Player, incomes: int) -> float:
    """Resources and weapons lose their worth towards the end."""
    fade = min(1.0, 0.25 + FADE * incomes)
    found = p.have[I.SILVER] * WORTH[I.SILVER] * (incomes > 1)
    for item in (I.WOOD, I.STONE, I.ORE, *range(I.BOW, I.COUNT)):
        if p.have[item]:
            found += fade * p.have[item] * WORTH[item]
    return found


def _open_cells(s: Odin, p: Player) -> int:
    """Cells of minus one point on boards and houses beside the home board: they can still be covered."""
    found = 0
    for area, kind in enumerate(p.kinds[1:], 1):
        if kind < I.AREA_SHED:
            found += s.box.areas[kind].open_minus(p.covered[area])
        else:
            found += 6 - p.filled(area, I.WOOD) - p.filled(area, I.STONE)
    return found


def _feasts(s: Odin, seat: int, feasts: int) -> float:
    """What the feasts to come will cost; the next one must be paid with what is there."""
    p, rounds = s.players[seat], s.rules.rounds
    first, ships = s.rules.first_space, 2 * len(p.emigrated)
    cost = sum(SPACE_COST * max(0, first + r - ships) for r in range(rounds - feasts + 1, rounds + 1))
    if feasts and s.phase <= I.FEAST:
        cost += SHORT_COST * shortage(s, seat)
    return cost


def shortage(s: Odin, seat: int) -> int:
    """How many banquet spaces of this round food and silver would not cover, roughly."""
    p = s.players[seat]
    need = s.open_spaces(seat).bit_count()
    lengths: tuple[list[int], list[int]] = ([], [])
    for item in range(I.FIRST_GREEN):
        n = min(p.have[item], 6)
        if n:
            long, short = s.box.long[item], s.box.short[item]
            lengths[I.TONE[item]].extend([long, *[short] * (n - 1)] if long != short else [short] * n)
    few, many = sorted((sorted(x, reverse=True) for x in lengths), key=len)
    apart = len(few) + 1 + min(p.have[I.SILVER], 4)
    return max(0, need - sum(few) - sum(many[:apart]) - p.have[I.SILVER])


# ── what to think about ──────────────────────────────────────────────────────────────────────


def sensible(s: Odin, ask: Ask[Odin], options: Sequence[Option]) -> Sequence[Option]:
    """The answers worth comparing; where the answer is plain, only that."""
    opt = s.box.opt
    if isinstance(ask, Window):
        return [_before_it_goes_on(s, ask.seat, options)]
    if isinstance(ask, At):
        return [_place(s, ask)]
    if isinstance(ask, Where):
        spot = tiling.best_spot(s, ask.seat, ask.item, _rounds(s))
        wanted = opt.board[spot.area] if spot else options[0]
        return [wanted] if wanted in options else options[:1]
    if isinstance(ask, Feast):
        return [opt.suggest if opt.suggest in options else opt.done]
    if isinstance(ask, Spot):
        return options[:1]
    if isinstance(ask, dice.Rolled):
        return [_roll(s, ask, options)]
    if isinstance(ask, (Upgrade, Further, Turn, Flip, PickTile, Sale)):
        return [_best_good(s, ask, options)]
    if isinstance(ask, Act):
        first = next((o for o in options if o.verb in VERBS and _worth_it(s, ask.seat, o)), None)
        return [first] if first else [o for o in options if o.verb not in VERBS or o.verb == "use"]
    own = [o for o in ask.candidates(s) if o in options] if isinstance(ask, Single) else list(options)
    if isinstance(ask, Mountain):
        most = {o.a: o for o in own if o.verb == "strip"}
        return list(most.values()) or own or options
    if isinstance(ask, (PlayCard, FreePlay)):
        return own[:8] or options
    return own or options


def _rounds(s: Odin) -> int:
    return s.rules.rounds - s.round + (s.phase < I.INCOME)


def _worth_it(s: Odin, seat: int, o: Option) -> bool:
    """Anytime actions on the own turn: a ship when there is silver to spare, and cards."""
    p = s.players[seat]
    if o.verb == "buy" and o.a != I.BOAT:
        price = s.box.ships[o.a].price
        return _rounds(s) > 1 and p.have[I.SILVER] - price > s.round + shortage(s, seat)
    return o.verb == "load" and o.a == I.LONGSHIP and o.b == 0


def _before_it_goes_on(s: Odin, seat: int, options: Sequence[Option]) -> Option:
    """Place tiles before income and at the end; then what fills slots; then go on."""
    p, opt = s.players[seat], s.box.opt
    rounds = _rounds(s)
    final = s.last_round() and s.phase >= I.FEAST
    if s.phase == I.FEAST or final or (s.phase == I.ACTIONS and s.passed.bit_count() == s.seats):
        best, found = LAY_LEAST if not final else 0.0, None
        for o in options:
            if o.verb == "lay":
                worth = _lay_worth(s, p, seat, o.a, rounds, final)
                if worth > best:
                    best, found = worth, o
        if found is not None:
            return found
    fills = [o for o in options if o.verb == "fill" and (final or p.have[o.a] > 3)]
    return fills[0] if fills else opt.done


def _lay_worth(s: Odin, p: Player, seat: int, item: int, rounds: int, final: bool) -> float:
    """How much better it is to have the piece on the board than in the supply."""
    if item < I.FIRST_GREEN and not final:
        return 0.0
    if item in (I.SILVER, I.ORE) and not final and (not rounds or p.have[item] < 2):
        return 0.0
    spot = tiling.best_spot(s, seat, item, rounds)
    if spot is None:
        return 0.0
    kept = 1.0 if item == I.SILVER else 0.0 if final else 1.5 if item == I.ORE else 0.0
    size = tiling.size(s.box, item)
    if final:
        return spot.worth - kept + (0.01 * size if spot.worth > kept else 0.0)
    if item in (I.SILVER, I.ORE):
        return spot.worth - kept - 1.2
    return spot.worth - LAY_CELL * size


# ── what the helper suggests to people ───────────────────────────────────────────────────────


def suggest(s: Odin, seat: int) -> Suggestion:
    """Where the tiles of a player should lie, all together and each alone, or the one in the hand; and the feast."""
    found: Suggestion = {}
    for ask in s.asked():
        if isinstance(ask, At) and ask.seat == seat:
            spot = tiling.best_spot(s, seat, ask.item, _left(s), ask.area)
            return {"lifted": _laid(s, seat, ask.item, *spot[1:])} if spot else {}
        if isinstance(ask, Feast) and ask.seat == seat:
            found["served"] = [(I.NAMES[item], start, length) for item, start, length in banquet.feast(s, seat)[0]]
    p = s.players[seat]
    tiles = [i for i in range(I.FIRST_GREEN, I.WOOD) for _ in range(min(p.have[i], MOST_ALIKE))]
    pieces = [i for i in s.box.pieces if p.have[i] and i != I.WOOD]
    found["packing"] = [_laid(s, seat, *laid) for laid in tiling.pack(s, seat, tiles)]
    spots = [(i, tiling.best_spot(s, seat, i, _left(s))) for i in pieces]
    found["spots"] = [_laid(s, seat, i, *spot[1:]) for i, spot in spots if spot]
    return found


def _laid(s: Odin, seat: int, item: int, area: int, turn: int, cell: int) -> Placed:
    return {"item": I.NAMES[item], "area": f"area:{seat}:{area}", "cells": cells_at(s.box, item, turn, cell)}


def _left(s: Odin) -> int:
    return s.rules.rounds - s.round


# ── single decisions ─────────────────────────────────────────────────────────────────────────


def _place(s: Odin, ask: At) -> Option:
    spot = tiling.best_spot(s, ask.seat, ask.item, _rounds(s), ask.area)
    assert spot is not None
    return s.box.opt.at[spot.turn][spot.cell]


def _best_good(s: Odin, ask: Ask[Odin], options: Sequence[Option]) -> Option:
    """The upgrade, turning or tile that gains most."""
    best, found = 0.0, options[0]
    for o in options:
        gain = _good_gain(s, ask, o)
        if gain is not None and (gain > best or found.verb in VERBS):
            best, found = gain, o
    if best <= 0 and s.box.opt.done in options:
        return s.box.opt.done
    return found


def _good_gain(s: Odin, ask: Ask[Odin], o: Option) -> float | None:
    if o.verb == "upgrade":
        return WORTH[goes_to(s.box, o.a, ask.args[2] if isinstance(ask, Upgrade) else 0, o.b)] - WORTH[o.a]
    if o.verb == "turn":
        return WORTH[s.box.other_side[o.a]] - WORTH[o.a]
    if o.verb == "tile":
        price = s.box.price[o.a - I.FIRST_SPECIAL] if isinstance(ask, Sale) and o.a >= I.FIRST_SPECIAL else 0
        return WORTH[o.a] - 1.1 * price
    return None


def _roll(s: Odin, ask: dice.Rolled, options: Sequence[Option]) -> Option:
    """Succeed if it is worth it, roll again while it is not, else fail and take Vikings back."""
    d = dice.dice_of(s)
    fail = max((o for o in options if o.verb == "fail"), key=lambda o: o.a)
    consolation = sum(n * WORTH[i] for i, n in d.failure) + 1.5 * fail.a
    best, found = consolation, fail
    for o in options:
        worth = _success(s, ask.seat, d, o)
        if worth > best:
            best, found = worth, o
    roll = s.box.opt.roll
    hope = consolation + 0.45 * (sum(n * WORTH[i] for i, n in d.success) if not d.high else 1.15 * d.sides)
    return roll if roll in options and best < hope else found


def _success(s: Odin, seat: int, d: Dice, o: Option) -> float:
    if o.verb == "spend":
        prize = sum(n * WORTH[i] for i, n in d.success)
        return prize - o.a * WORTH[d.pay[0]] - o.b * WORTH[d.pay[1]]
    if o.verb == "loot":
        short = max(0, dice.wanted(s, seat, (o.a,)) - dice.result(s))
        return WORTH[o.a] - 0.8 * short
    return float("-inf")
