"""What every answer looks like at one glance: a policy that tries nothing out, so that whole rounds can be imagined.

An act is worth what it brings less what it costs, by the same table of worths as a player's judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Dice, Space
from meadhall.games.odin.bot import WORTH, shortage
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.ahead import FreePlay
from meadhall.games.odin.steps.building_and_sailing import Emigrate, Explore, explorable
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.course import Choose, Parts
from meadhall.games.odin.steps.mountains_and_trade import Mountain
from meadhall.games.odin.steps.turn import Act

# Found by playing many matches alone: a number was kept where the same luck brought more points with it.
ROLLS = 3  #: of the dice, at most
HIGH = 0.87  #: rolls are not always that good
UPGRADE, OVERSEAS, SALE = 1.02, 1.26, 1.1  #: trade is worth more than its tiles
PER_VIKING = 2.0  #: what a Viking brings on a space that another has taken
UNKNOWN = 0.3  #: a card's clause, of which nothing is known
VIKING = 1.94  #: what a Viking brings elsewhere
ALONE = 0.06  #: a single Viking leaves more choice for the others
CARD, HAND = 1.54, 0.76  #: playing a card, having one
SHIP = (1.5, 4.28, 4.28)  #: what a ship is used for beside its points
HOPE = 3.34  #: that a large ship will emigrate
SPARED = 1.7  #: a banquet space less to fill
SHORT = 2.3  #: … that could not be filled
SILVER_THERE = 1.17  #: the silver on an unclaimed board, each
COVERED, COVERED_EACH = 0.027, 0.133  #: the share of a new board's or house's cells that will be covered, by incomes
FOOD = (0.0, 0.45, 0.75, 1.08)  #: how much of its worth food keeps, by incomes to come
STORE, STORE_EACH = 0.31, 0.31  #: … and stores and weapons
TILE = 0.956  #: … and tiles
COIN = 0.92  #: a silver before the last income, which takes no care of it
#: what is worth more or less than at the end of a long look ahead
OTHERWISE = {
    "beans": 2.11, "mead": 1.63, "pregnant_sheep": 1.77, "wool": 3.28, "fur": 7.9, "rune_stone": 3.24,
    "glass_beads": 3.27, "cloakpin": 2.76, "gold_brooch": 5.08, "round_shield": 12.27, "bow_and_arrow": 0.22,
    "snare": 0.51,
}  # fmt: skip


def incomes_of(s: Odin) -> int:
    """How many incomes are still to come."""
    return s.rules.rounds - s.round + (s.phase < I.INCOME)


def panels_left(s: Odin, p: Player) -> int:
    """How many ships can still emigrate."""
    return (s.rules.first_space + s.rules.rounds) // 2 - len(p.emigrated)


class Glance:
    """What things are worth to a seat at this moment."""

    __slots__ = ("covered", "incomes", "p", "s", "seat", "worth")

    def __init__(self, s: Odin, seat: int) -> None:
        self.s, self.seat, self.p = s, seat, s.players[seat]
        self.incomes = incomes_of(s)
        self.worth: tuple[float, ...] = worths_at(self.incomes)
        self.covered = COVERED + COVERED_EACH * min(self.incomes, 5)

    # ── acts ─────────────────────────────────────────────────────────────────────────────────

    def option(self, o: Option) -> float:
        """A place to put Vikings, or to pass; a card's clause."""
        if o.verb == "pass":
            return -VIKING * self.p.vikings
        if o.verb == "use":
            return UNKNOWN
        column = self.s.box.column[o.a]
        if o.a >= len(self.s.box.spaces):
            return (PER_VIKING - VIKING) * column
        return self.space(self.s.box.spaces[o.a]) + self.bonus(column) - VIKING * column + ALONE * (column == 1)

    def bonus(self, column: int) -> float:
        """Three Vikings draw a card, four play one."""
        return HAND * (column == 3 and self.incomes > 1) + CARD * (column == 4 and bool(self.p.hand))

    def space(self, space: Space) -> float:
        """The best that a use of it brings."""
        if space.dice is not None:
            return self.dice(space.dice)
        found = [self.branch(b) for b in space.branches]
        if space.style == "parts":
            return sum(max(0.0, worth) for worth in found)
        return max(found)

    def branch(self, b: Branch) -> float:
        """Cost, gain and operations; nothing where the cost is not there."""
        have, worth = self.p.have, 0.0
        for item, n in b.pay:
            if have[item] < n:
                return 0.0
            worth -= n * self.worth[item]
        if b.metric_pay:
            if have[I.SILVER] < self.s.round:
                return 0.0
            worth -= self.s.round * self.worth[I.SILVER]
        if b.one_of:
            worth -= min((self.worth[i] for i in b.one_of if have[i]), default=0.0)
        if b.ship >= 0:
            if not self.p.ships(b.ship):
                return 0.0
            worth -= self.ship(b.ship)
        for item, n in b.gain:
            worth += n * self.worth[item]
        if b.by_count:
            counted, good, most = b.by_count
            worth += min(most, self.p.animals(counted)) * self.worth[good]
        for animal, more in b.extra:
            if self.p.animals(animal):
                worth += sum(n * self.worth[item] for item, n in more)
        return worth + sum(self.operation(op) for op in b.do)

    # ── operations ───────────────────────────────────────────────────────────────────────────

    def operation(self, op: Op) -> float:
        """What it brings, by its name."""
        brings = BRINGS.get(op.name)
        return brings(self, op.args) if brings is not None else 0.0

    def exploration(self, boards: int) -> float:
        """The best board that can be claimed."""
        return max((self.island(side) for side in explorable(self.s, self.seat, boards)), default=0.0)

    def emigrating(self) -> float:
        """With the ship that suits best."""
        return max((self.emigration(kind) for kind in (I.KNARR, I.LONGSHIP) if self.p.ships(kind)), default=0.0)

    def strip(self, at: int, count: int) -> float:
        """So many of the next items of a mountain strip; a coin there is two silver."""
        first = self.s.strip_at[at]
        items = self.s.box.strips[self.s.strips[at]][first : first + count]
        return sum(self.worth[item] * I.EACH[item] for item in items)

    def mountain(self, counts: Sequence[int]) -> float:
        """The best strips, each once."""
        left, worth = list(range(len(self.s.strips))), 0.0
        for count in counts:
            if left:
                best = max(left, key=lambda at: self.strip(at, count))
                worth += self.strip(best, count)
                left.remove(best)
        return worth

    def upgrade(self, goods: int, steps: int) -> float:
        """The goods that gain most, one of each kind."""
        gains = []
        for item in range(I.FIRST_BLUE):
            if self.p.have[item]:
                new = item
                for _ in range(steps):
                    new = max(new if self.s.box.next[new] < 0 else self.s.box.next[new], 0)
                gains.append(self.worth[new] - self.worth[item])
        return sum(gain for gain in sorted(gains, reverse=True)[:goods] if gain > 0)

    def overseas(self) -> float:
        """One of each green kind is turned to its blue side."""
        other = self.s.box.other_side
        greens = (i for i in range(I.FIRST_GREEN, I.FIRST_BLUE) if self.p.have[i])
        return OVERSEAS * sum(self.worth[other[i]] - self.worth[i] for i in greens)

    def sale(self, most: int) -> float:
        """Special tiles, as long as there is silver for them."""
        s, silver, worth = self.s, self.p.have[I.SILVER], 0.0
        gains = [self.worth[I.FIRST_SPECIAL + i] - self.worth[I.SILVER] * price for i, price in enumerate(s.box.price)]
        for tile in sorted(range(len(gains)), key=gains.__getitem__, reverse=True):
            if most and s.specials >> tile & 1 and 0 <= s.box.price[tile] <= silver and gains[tile] > 0:
                most, silver, worth = most - 1, silver - s.box.price[tile], worth + gains[tile]
        return SALE * worth

    def forge(self) -> float:
        """The best tile with tongs."""
        free = self.s.specials
        tiles = (i for i in self.s.box.tongs if i < I.FIRST_SPECIAL or free >> (i - I.FIRST_SPECIAL) & 1)
        return max((self.worth[i] for i in tiles), default=0.0)

    def ship(self, kind: int) -> float:
        """A ship more: its points, what it is used for, and the hope to emigrate with it."""
        found = self.s.box.ships[kind].points + SHIP[kind] * min(self.incomes, 3) / 3
        if kind != I.BOAT and self.p.large < min(panels_left(self.s, self.p), self.incomes):
            found += HOPE
        return found

    def emigration(self, kind: int) -> float:
        """The points, and two spaces less to fill at every feast to come."""
        s, box = self.s, self.s.box
        emigrants = 2 * len(self.p.emigrated)
        feasts = range(s.round, s.rules.rounds + 1)
        spared = sum(min(2, max(0, s.rules.first_space + r - emigrants)) for r in feasts)
        worth = box.ships[kind].emigrated - self.ship(kind) + SPARED * spared
        return worth + SHORT * min(2, shortage(s, self.seat))

    def island(self, side: int) -> float:
        """Points and silver of a board, and that its cells can still be covered."""
        s = self.s
        open_ = s.box.areas[I.FIRST_BOARD + side].minus.bit_count()
        worth = s.box.islands[side].points + SILVER_THERE * s.silver[side % 4]
        return worth - open_ * (1 - self.covered)

    def house(self, kind: int) -> float:
        """Points of a house, and that its cells can still be covered."""
        house = self.s.box.houses[kind]
        area = self.s.box.areas[I.HOUSE_AREA[kind]].minus.bit_count() if kind else 0
        open_ = area + house.wood + house.stone
        return house.points - open_ * (1 - self.covered)

    # ── dice ─────────────────────────────────────────────────────────────────────────────────

    def dice(self, d: Dice) -> float:
        """The best of several rolls, helped by what there is to spend."""
        have = self.p.have
        help_, other = have[d.pay[0]], have[d.pay[1]]
        if not d.high:
            return self.low(d, help_ + other)
        rolled = d.sides - d.sides / (ROLLS + 1) + (max(self.p.longships, default=0) if d.ship_ore else 0)
        boost = min(2, help_ + other)
        loot = self.loot(rolled + boost) - boost * self.worth[d.pay[1] if other else d.pay[0]]
        return HIGH * max(loot, self.loot(rolled))

    def low(self, d: Dice, stock: int) -> float:
        """Success if the best roll can be paid."""
        sides = float(d.sides)
        if d.boats:
            ore = sum(self.p.boats) if d.boats > 1 else max(self.p.boats, default=0)
            sides, stock = max(1.0, sides), stock + ore
        chance = 1 - (max(0.0, sides - stock) / sides) ** ROLLS
        price = min(stock / 2, sides / (ROLLS + 1)) * self.worth[d.pay[1] if self.p.have[d.pay[1]] else d.pay[0]]
        success = sum(n * self.worth[item] for item, n in d.success) - price
        failure = sum(n * self.worth[item] for item, n in d.failure) + VIKING * d.back
        return chance * success + (1 - chance) * failure

    def loot(self, strength: float) -> float:
        """The best tile with a sword of no more than that."""
        box, best = self.s.box, 0.0
        for item in range(I.FIRST_BLUE, I.WOOD):
            if 0 < box.sword[item] <= strength and self.worth[item] > best:
                if item < I.FIRST_SPECIAL or self.s.specials >> (item - I.FIRST_SPECIAL) & 1:
                    best = self.worth[item]
        return best


#: by the name of an operation
BRINGS: dict[str, Callable[[Glance, tuple[Any, ...]], float]] = {
    "mountain": lambda look, args: look.mountain(args[0]),
    "upgrade": lambda look, args: UPGRADE * look.upgrade(args[0], args[1]),
    "ship": lambda look, args: look.ship(args[0]),
    "explore": lambda look, args: look.exploration(args[0]),
    "emigrate": lambda look, args: look.emigrating(),
    "house": lambda look, args: look.house(args[0]),
    "overseas": lambda look, args: look.overseas(),
    "sale": lambda look, args: look.sale(args[0]),
    "play": lambda look, args: CARD * float(min(args[0], len(look.p.hand))),
    "draw": lambda look, args: HAND,
    "forge": lambda look, args: look.forge(),
    "weapons": lambda look, args: float(args[0]) * look.worth[I.BOW],
    "wood_per_player": lambda look, args: look.s.seats * look.worth[I.WOOD],
}


def policy(s: Odin, ask: Ask[Odin], options: Sequence[Option]) -> list[float] | None:
    """How good each answer looks; None where only trying tells."""
    if isinstance(ask, Act):
        look = Glance(s, ask.seat)
        return [look.option(o) for o in options]
    if isinstance(ask, Mountain):
        look = Glance(s, ask.seat)
        return [look.strip(s.strips.index(o.a), o.b) if o.verb == "strip" else 0.0 for o in options]
    if isinstance(ask, Explore):
        look = Glance(s, ask.seat)
        return [look.island(o.a) if o.verb == "explore" else -1.0 for o in options]
    if isinstance(ask, Emigrate):
        look = Glance(s, ask.seat)
        return [look.emigration(o.a) if o.verb == "emigrate" else 0.0 for o in options]
    if isinstance(ask, (Choose, Parts)):
        look, space = Glance(s, ask.seat), s.box.spaces[s.frames[-1].space]
        return [look.branch(space.branches[o.a]) if o.verb in ("choose", "part") else 0.0 for o in options]
    if isinstance(ask, (PlayCard, FreePlay)):
        return [s.box.cards[o.a].points + CARD if o.verb == "card" else 0.0 for o in options]
    return None


@cache
def worths_at(incomes: int) -> tuple[float, ...]:
    """What one more of each item is worth with so many incomes to come: stores and weapons fade, and food."""
    return tuple(_worth_at(item, incomes) for item in range(I.COUNT))


def _worth_at(item: int, incomes: int) -> float:
    worth = OTHERWISE.get(I.NAMES[item], WORTH[item])
    if item == I.SILVER:
        return COIN if incomes > 1 else 1.0
    if item >= I.WOOD:
        return worth * min(1.0, STORE + STORE_EACH * incomes)
    return worth * (FOOD[min(incomes, 3)] if item < I.FIRST_GREEN else TILE)
