"""Every option of the game, by verb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meadhall.core.option import Option, Options
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import SPAN, TURNS, Area, cell_at

if TYPE_CHECKING:
    from meadhall.games.odin.content import OdinBox


class OdinOptions:
    """Every option of the game, by verb."""

    def __init__(self, options: Options, box: OdinBox) -> None:
        def add(verb: str, names: Sequence[str], start: int = 0) -> tuple[Option, ...]:
            return tuple(options.add(f"{verb}:{n}", start + i) for i, n in enumerate(names))

        def table(verb: str, rows: Sequence[str], columns: int) -> tuple[tuple[Option, ...], ...]:
            return tuple(
                tuple(options.add(f"{verb}:{r}:{j}", i, j) for j in range(columns)) for i, r in enumerate(rows)
            )

        self.done, self.passed = options.add("done"), options.add("pass")
        spaces = tuple(s.id for s in box.spaces)
        self.space = add("space", box.space_ids)
        self.fewer = add("fewer", spaces)
        self.copy = add("copy", spaces)
        self.lay = add("lay", I.NAMES)
        self.board = add("board", [str(i) for i in range(SPAN)])
        self.at = tuple(
            tuple(options.add(f"at:{t}:{x},{y}", n, cell_at(x, y)) for y in range(SPAN) for x in range(SPAN))
            for n, t in enumerate(TURNS)
        )
        self.cells = tuple(
            tuple(tuple(self._cell(area, at, n) for n in range(area.stride * area.height)) for at in self.at)
            for area in box.areas
        )
        self.fill = {I.WOOD: options.add("fill:wood", I.WOOD), I.STONE: options.add("fill:stone", I.STONE)}
        self.buy = add("buy", I.SHIPS)
        self.load = table("load", I.SHIPS, 4)
        self.unload = table("unload", I.SHIPS, 4)
        self.serve = add("serve", I.NAMES)
        self.along = options.row("along", range(box.table))
        self.upright = options.row("upright", range(box.table))
        self.spot = (*self.upright, *self.along)
        self.suggest = options.add("suggest")
        self.part = options.row("part", range(6))
        self.choose = options.row("choose", range(6))
        self.strip = tuple(
            tuple(options.add(f"strip:{i + 1}:{n}", i, n) for n in range(11)) for i in range(len(box.strips))
        )
        self.upgrade = table("upgrade", I.GOODS, 4)
        self.turn = add("turn", I.GOODS)
        self.tile = add("tile", I.NAMES)
        self.pay = add("pay", I.NAMES)
        self.ship = table("ship", I.SHIPS, 4)
        self.explore = add("explore", I.BOARDS)
        self.sail = add("sail", I.SHIPS)
        self.emigrate = table("emigrate", I.SHIPS, 4)
        self.boats = tuple(tuple(options.add(f"boats:{a}:{b}", a, b) for b in range(4)) for a in range(4))
        self.roll = options.add("roll")
        self.fail = options.row("fail", range(3))
        self.spend = tuple(tuple(options.add(f"spend:{a}:{b}", a, b) for b in range(40)) for a in range(40))
        self.loot = add("loot", I.NAMES)
        self.card = tuple(options.add(f"card:{c.number}", i) for i, c in enumerate(box.cards))
        self.use = tuple(options.add(f"use:{box.cards[c.card].number}:{c.order}", i) for i, c in enumerate(box.clauses))
        self.back = add("back", box.space_ids)

    def _cell(self, area: Area, at: tuple[Option, ...], n: int) -> Option:
        """The option of an anchor's bit; the padding of a row never is one."""
        y, x = divmod(n, area.stride)
        return at[cell_at(x, y)]
