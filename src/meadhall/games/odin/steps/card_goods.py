"""Operations of cards on goods, areas and ships."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.core.text import Seat
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import cell_at
from meadhall.games.odin.occupations.metrics import METRICS, on_table
from meadhall.games.odin.placing import place, places, with_cells
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.anytime import fill_slot, slots
from meadhall.games.odin.steps.clauses import gain, tell_gain
from meadhall.games.odin.steps.laying import lay
from meadhall.games.odin.steps.ops import CARD, NEITHER, OPS, Args, Operation, always, follow
from meadhall.games.odin.steps.paying import pay
from meadhall.games.odin.steps.question import Own, explain
from meadhall.games.odin.steps.rounds import turn_pregnant
from meadhall.games.odin.supply import take_weapon, unload_ore
from meadhall.games.odin.told import a_ship, amount, together

# ── goods and weapons ────────────────────────────────────────────────────────────────────────


def double_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 97: peas to double."""
    good, most = args
    return bool(0 < s.players[seat].have[good] < most)


def double_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """As many more, up to the limit."""
    good, most = args
    held = s.players[seat].have[good]
    gain(s, seat, good, min(held, most - held), source)


def copies(s: Odin, seat: int, args: Args) -> list[int]:
    """Card 31: goods of which exactly so many lie in the supply."""
    have = s.players[seat].have
    animals = range(I.SHEEP, I.FIRST_GREEN)
    return [g for g in range(I.FIRST_SPECIAL) if have[g] == args[0] and g not in animals]


class CopyGood(Own):
    """Card 31: one more of one of these."""

    args: Args
    rule = "ODIN-12.10"

    def candidates(self, s: Odin) -> Sequence[Option]:
        found = [s.box.opt.tile[g] for g in copies(s, self.seat, self.args)]
        return found or [s.box.opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "tile":
            gain(s, self.seat, o.a, self.args[1], CARD)


def take_weapons_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Named weapons (EL-4)."""
    for item, n in args:
        gain(s, seat, item, n, source)


def fill_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 69: is any type missing?"""
    return any(n < args[0] for n in s.players[seat].have[I.BOW :])


def fill_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """At least so many of each type."""
    for item in range(I.BOW, I.COUNT):
        gain(s, seat, item, max(0, args[0] - s.players[seat].have[item]), source)


def refund_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Cards 135 and 142: the weapon just spent comes back."""
    for item, n in args:
        take_weapon(s, seat, item, n)
        tell_gain(s, seat, item, n)


def replace_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 150: is one of the batch still there?"""
    return s.players[seat].have[args[0]] > 0


def replace_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """One of the batch is another good."""
    pay(s, seat, args[0], 1, NEITHER)
    gain(s, seat, args[1], 1, source)


def pregnant_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 79: an animal that is not pregnant."""
    return bool(s.players[seat].have[args[0]] >= args[1])


def pregnant_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """It is turned over."""
    turn_pregnant(s, seat, args[0], args[1])


# ── areas ────────────────────────────────────────────────────────────────────────────────────


def found_on(s: Odin, tile: int) -> tuple[int, int] | None:
    """On whose area a special tile lies: seat and number of the placement."""
    for seat, p in enumerate(s.players):
        for i, (_, item, _, _) in enumerate(p.placed):
            if item == tile:
                return seat, i
    return None


def swap_can(s: Odin, seat: int, args: Args) -> bool:
    """Cards 70 and 71: does the tile lie on an area?"""
    return found_on(s, args[0]) is not None


def swap_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """The tile comes into the supply, goods fill its outline; they fire no card."""
    found = found_on(s, args[0])
    assert found is not None
    owner = s.players[found[0]]
    area, item, turn, cell = owner.placed[found[1]]
    owner.placed = owner.placed[: found[1]] + owner.placed[found[1] + 1 :]
    grid = s.box.areas[owner.kinds[area]]
    mask = grid.under(item, turn, cell)
    owner.covered = with_cells(owner.covered, area, owner.covered[area] & ~mask)
    fill_outline(s, owner, found[0], area, mask, args[1])
    if s.log is not None:
        goods = together([amount(I.NAMES[good], 1) for good in args[1]])
        s.tell("swaps", seat, "ODIN-12.10", (f"area:{found[0]}:{area}",), owner=Seat(found[0]),
               what=amount(I.NAMES[item], 1), goods=goods)  # fmt: skip
    gain(s, seat, args[0], 1, source, told=True)


def fill_outline(s: Odin, p: Player, seat: int, area: int, mask: int, goods: tuple[int, ...]) -> None:
    """Lay the goods on exactly these cells (they fit in one way)."""
    grid = s.box.areas[p.kinds[area]]
    first = mask & -mask
    for good in goods:
        for shape in grid.shapes[good]:
            for offset in shape.offsets:
                anchor = first >> offset
                cells = shape.mask * anchor
                if (
                    anchor
                    and cells & ~mask == 0
                    and outline(s, p, area, mask & ~cells, tuple(g for g in goods if g != good))
                ):
                    place(s, seat, area, good, shape.turn, cell_at(*grid.at(anchor)))
                    rest = tuple(g for g in goods if g != good)
                    if rest:
                        fill_outline(s, p, seat, area, mask & ~cells, rest)
                    return


def outline(s: Odin, p: Player, area: int, mask: int, goods: tuple[int, ...]) -> bool:
    """Do the remaining goods fill these cells?"""
    if not goods:
        return mask == 0
    grid = s.box.areas[p.kinds[area]]
    first = mask & -mask
    return any(
        shape.mask * (first >> o) == mask for shape in grid.shapes[goods[0]] for o in shape.offsets if first >> o
    )


BOARD_KINDS = (1 << I.FIRST_HOUSE) - 1
HOUSE_KINDS = 1 << I.AREA_STONE_HOUSE | 1 << I.AREA_LONG_HOUSE


def has_room(s: Odin, seat: int, item: int, kinds: int) -> bool:
    """Is there a place for a piece on areas of these kinds?"""
    p = s.players[seat]
    return any(places(s, p, area, item) for area, kind in enumerate(p.kinds) if kinds >> kind & 1)


def place_now_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 9: is there a place, and something to place?"""
    return has_room(s, seat, args[0], BOARD_KINDS) and METRICS[args[1]](s, seat) > 0


def place_now_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """One after the other; what is not placed is not received."""
    s.push(PlaceGift(seat, args[0], METRICS[args[1]](s, seat), BOARD_KINDS))


class PlaceGift(Ask[Odin]):
    """Cards 9 and 172: place another one, or enough."""

    item: int
    left: int
    only: int
    rule = "ODIN-12.12"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt, open_ = s.box.opt, self.left and has_room(s, self.seat, self.item, self.only)
        return [opt.lay[self.item], opt.done] if open_ else [opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "lay":
            s.push(PlaceGift(self.seat, self.item, self.left - 1, self.only))
            lay(s, self.seat, self.item, 1, self.only)


def served_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 172: is the good on the table, and is there room in a house?"""
    return has_room(s, seat, args[0], HOUSE_KINDS) and on_table(s, seat, args) > 0


def served_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Any of those just served go into houses; the table is cleared afterwards anyway."""
    s.push(PlaceGift(seat, args[0], on_table(s, seat, args), HOUSE_KINDS))


SHEDS = (I.AREA_SHED,)


def for_sheds(s: Odin, seat: int, args: Args) -> tuple[int, ...]:
    """Card 42: wood or stone for a free slot of a shed."""
    p = s.players[seat]
    return tuple(i for i in args if p.have[i] and slots(s, p, i, SHEDS))


class InShed(Ask[Odin]):
    """Card 42: which of them?"""

    among: tuple[int, ...]
    rule = "ODIN-8.24"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.fill[i] for i in self.among]

    def choose(self, s: Odin, o: Option) -> None:
        fill_slot(s, self.seat, o.a, SHEDS)


def shed_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Ask if both are possible."""
    among = for_sheds(s, seat, args)
    if len(among) == 1:
        fill_slot(s, seat, among[0], SHEDS)
    else:
        s.push(InShed(seat, among))


# ── ships ────────────────────────────────────────────────────────────────────────────────────


def unload_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 39: ore on a ship."""
    p = s.players[seat]
    return any(p.boats) or any(p.longships)


class Unload(Ask[Odin]):
    """Card 39: take an ore off which ship?"""

    rule = "ODIN-12.11"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        p, opt = s.players[self.seat], s.box.opt
        found = [opt.unload[I.BOAT][1]] if 1 in p.boats else []
        return found + [opt.unload[I.LONGSHIP][ore] for ore in sorted({o for o in p.longships if o})]

    def choose(self, s: Odin, o: Option) -> None:
        unload_ore(s.players[self.seat], o.a, o.b)
        if s.log is not None:
            s.tell("unloads", self.seat, "ODIN-12.11", (f"bay:{self.seat}",), ship=a_ship(o.a))


OPS.update(
    {
        "double": Operation(double_can, double_do),
        "copy_good": Operation(copies, follow(CopyGood)),
        "take_weapons": Operation(always, take_weapons_do),
        "fill_weapons": Operation(fill_can, fill_do),
        "refund": Operation(always, refund_do),
        "replace": Operation(replace_can, replace_do),
        "pregnant": Operation(pregnant_can, pregnant_do),
        "swap": Operation(swap_can, swap_do),
        "place_now": Operation(place_now_can, place_now_do),
        "served": Operation(served_can, served_do),
        "shed": Operation(for_sheds, shed_do),
        "unload": Operation(unload_can, follow(lambda seat, args: Unload(seat))),
    }
)
