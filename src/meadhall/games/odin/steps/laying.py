"""ODIN-8.10 to 8.23: laying goods, ore and silver on boards and in houses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, pick
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import cell_at, corner
from meadhall.games.odin.placing import H_HOUSE_PLACE, accepts, barred, fits, place, places
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.clauses import fire
from meadhall.games.odin.steps.menu import DEEDS, NONE_HELD, Deed
from meadhall.games.odin.steps.question import explain
from meadhall.games.odin.told import amount

NO_PLACE = reason("ODIN-8.11", "why-no-place")
NOT_ACCEPTED = reason("ODIN-8.10", "why-not-accepted")
TAKEN_NOWHERE = reason("ODIN-8.10", "why-taken-nowhere")
COVERED = reason("ODIN-8.11", "why-covered")
OUTSIDE = reason("ODIN-8.19", "why-outside")
BARREN = reason("ODIN-8.20", "why-barren")
PILLAR = reason("ODIN-8.23", "why-pillar")
GREEN_TOUCHES = reason("ODIN-8.12", "why-green-touches")
SAME_COLOUR = reason("ODIN-8.22", "why-same-colour")

ON_BOARDS = (*range(I.FIRST_GREEN, I.WOOD), I.ORE, I.SILVER)
IN_HOUSES = (*range(I.FIRST_GREEN), *ON_BOARDS)


class Lay(Deed):
    """ODIN-8.10: a piece of the supply is laid on an area; wood only where a card lets it lie."""

    def candidates(self, s: Odin, seat: int) -> list[Option]:
        p, lay = s.players[seat], s.box.opt.lay
        found = [lay[item] for item in IN_HOUSES if p.have[item]]
        return [*found, lay[I.WOOD]] if p.have[I.WOOD] and p.hooks & H_HOUSE_PLACE else found

    def against(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        p = s.players[seat]
        if not p.have[o.a]:
            yield NONE_HELD
        if not any(accepts(s, p, kind, o.a) for kind in p.kinds):
            yield TAKEN_NOWHERE
        elif not fits(s, p, o.a):
            yield NO_PLACE

    def beyond(self, s: Odin, seat: int, o: Option) -> tuple[Reason, ...]:
        return (TAKEN_NOWHERE if s.players[seat].have[o.a] else NONE_HELD,)

    def legal(self, s: Odin, seat: int) -> list[Option]:
        p, lay = s.players[seat], s.box.opt.lay
        have, housed = p.have, p.kinds[-1] >= I.FIRST_HOUSE or max(p.kinds) >= I.FIRST_HOUSE
        found = [lay[item] for item in (IN_HOUSES if housed else ON_BOARDS) if have[item] and fits(s, p, item)]
        wood = housed and have[I.WOOD] and p.hooks & H_HOUSE_PLACE and fits(s, p, I.WOOD)
        return [*found, lay[I.WOOD]] if wood else found

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        lay(s, seat, o.a, 0)


DEEDS["lay"] = Lay()


def lay(s: Odin, seat: int, item: int, gift: int, only: int = -1) -> None:
    """Ask where a piece shall lie. `gift`: it does not come from the supply; `only`: kinds of area, as bits."""
    p = s.players[seat]
    open_areas = [a for a in range(len(p.kinds)) if only >> p.kinds[a] & 1 and places(s, p, a, item)]
    if len(open_areas) == 1:
        s.push(At(seat, open_areas[0], gift, item))
    elif open_areas:
        s.push(Where(seat, gift, item, only))


class Where(Ask[Odin]):
    """ODIN-8.10: on which area?"""

    gift: int
    item: int
    only: int
    rule = "ODIN-8.10"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        return s.box.opt.board[: len(s.players[self.seat].kinds)]

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        p = s.players[self.seat]
        if not self.only >> p.kinds[o.a] & 1 or not accepts(s, p, p.kinds[o.a], self.item):
            yield NOT_ACCEPTED
        elif not places(s, p, o.a, self.item):
            yield NO_PLACE

    def choose(self, s: Odin, o: Option) -> None:
        s.push(At(self.seat, o.a, self.gift, self.item))


class At(Ask[Odin]):
    """ODIN-8.11 to 8.22: where exactly, turned how?"""

    area: int
    gift: int
    item: int
    rule = "ODIN-8.11"
    listed = False
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        """Every place inside the grid."""
        grid = s.box.areas[s.players[self.seat].kinds[self.area]]
        found: list[Option] = []
        for way in s.box.pieces[self.item]:
            wide, high = max(x for x, _ in way.cells), max(y for _, y in way.cells)
            at = s.box.opt.at[way.number]
            found += [at[cell_at(x, y)] for y in range(grid.height - high) for x in range(grid.width - wide)]
        return found

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        """Cell by cell."""
        p = s.players[self.seat]
        kind = p.kinds[self.area]
        grid, covered = s.box.areas[kind], p.covered[self.area]
        left, top = corner(o.b)
        cells = sum(grid.bit(left + x, top + y) for x, y in s.box.turned(self.item, o.a).cells)
        if cells & ~grid.cells:
            yield PILLAR if kind == I.AREA_LONG_HOUSE else BARREN if I.FIRST_BOARD <= kind < I.FIRST_HOUSE else OUTSIDE
        if cells & covered:
            yield COVERED
        if cells & barred(s, p, self.area, self.item):
            yield GREEN_TOUCHES if kind < I.FIRST_HOUSE else SAME_COLOUR
        for lock in grid.locks:
            if lock.bit & cells and lock.needs & ~(covered | cells):
                missing = (lock.needs & ~(covered | cells)).bit_count()
                value = next(i.value for d in grid.income for i in d if i.bit == lock.bit)
                yield reason("ODIN-8.15", "why-income-order", value=value, missing=missing)

    def shortcut(self, s: Odin) -> Sequence[Option]:
        """All legal places at once, by the bits of `Area.anchors`: there are hundreds of candidates."""
        p = s.players[self.seat]
        kind = p.kinds[self.area]
        tables, shapes = s.box.opt.cells[kind], s.box.areas[kind].shapes[self.item]
        found: list[Option] = []
        for shape, anchors in zip(shapes, places(s, p, self.area, self.item), strict=False):
            if anchors:
                found += pick(tables[shape.turn], anchors)
        return found

    def choose(self, s: Odin, o: Option) -> None:
        p, item = s.players[self.seat], self.item
        if not self.gift:
            p.have[item] -= 1
        place(s, self.seat, self.area, item, o.a, o.b)
        if s.log is not None:
            where = Text(f"on-{I.AREAS[p.kinds[self.area]]}")
            s.tell("places", self.seat, "ODIN-8.11", (f"area:{self.seat}:{self.area}",),
                   what=amount(I.NAMES[item], 1), area=where)  # fmt: skip
        if not self.gift:
            fire(s, self.seat, "place", thing=item, area=p.kinds[self.area])
