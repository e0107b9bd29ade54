"""ODIN section 8: what a player may do at any time, and the questions it leads to.

`Own` is the base of a player's larger questions: it adds the anytime actions to their answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, pick
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import ANYTIME, answering, bit
from meadhall.games.odin.placing import H_HOUSE_PLACE, accepts, barred, fits, fitting, place, places
from meadhall.games.odin.state import NEED, Odin, Player
from meadhall.games.odin.steps import serving
from meadhall.games.odin.steps.clauses import Answer, RunClause, become, clause_ready, fire
from meadhall.games.odin.steps.registry import ASKS
from meadhall.games.odin.supply import add_ship, free_docks, load_ore, loadable

VERBS = frozenset(("lay", "fill", "buy", "load", "use", "serve"))
H_ANYTIME, H_PLACE, H_ACQUIRE, H_BECOME = (bit(h) for h in ("anytime", "place", "acquire", "become"))

NO_SILVER = reason("ODIN-8.40", "why-no-silver")
NO_DOCK = reason("ODIN-8.41", "why-no-dock")
NO_SLOT = reason("ODIN-8.24", "why-no-slot")
NONE_HELD = reason("ODIN-8.30", "why-none-held")
NO_PLACE = reason("ODIN-8.11", "why-no-place")
NOT_ACCEPTED = reason("ODIN-8.10", "why-not-accepted")
DURING_ACTION = reason("ODIN-8.50", "why-during-action")
UNLOADED = reason("ODIN-8.50", "why-unloaded")
SHIP_FULL = reason("ODIN-2.8", "why-ship-full")
MUST_SUPPLY = reason("ODIN-6.14", "why-must-supply")
CARD_NOT_USABLE = reason("ODIN-12.11", "why-not-usable")

ON_BOARDS = (*range(I.FIRST_GREEN, I.WOOD), I.ORE, I.SILVER)
LAYABLE = (*range(I.FIRST_GREEN), *ON_BOARDS)


# ── the menu ─────────────────────────────────────────────────────────────────────────────────


def menu(s: Odin, seat: int) -> list[Option]:
    """All anytime actions that are legal now, except serving."""
    p = s.players[seat]
    opt, have, fit = s.box.opt, p.have, fitting(s, p)
    housed = len(p.kinds) > 1 and max(p.kinds) >= I.FIRST_HOUSE
    lay = opt.lay
    found = [lay[item] for item in (LAYABLE if housed else ON_BOARDS) if have[item] and fit[item]]
    if housed:
        if have[I.WOOD] and p.hooks & H_HOUSE_PLACE and fits(s, p, I.WOOD):
            found.append(lay[I.WOOD])
        found += [opt.fill[i] for i in (I.WOOD, I.STONE) if have[i] and free_slots(s, p, i)]
    if have[I.SILVER] >= s.box.cheapest_ship:
        found += [
            opt.buy[ship]
            for ship, kind in enumerate(s.box.ships)
            if have[I.SILVER] >= kind.price and free_docks(s, p, ship) > 0
        ]
    if have[I.ORE] and not s.frames:
        most = s.box.ships[I.LONGSHIP].slots
        found += [opt.load[I.BOAT][0]] if 0 in loadable(p, I.BOAT) else []
        found += [opt.load[I.LONGSHIP][ore] for ore in sorted(set(loadable(p, I.LONGSHIP))) if ore < most]
    if p.hooks & H_ANYTIME:
        found += [opt.use[n] for n in usable_cards(s, seat)]
    return found


def spends(s: Odin, o: Option) -> Sequence[tuple[int, int]]:
    """What an anytime action takes from the supply, as far as it is known before it begins."""
    if o.verb == "buy":
        return ((I.SILVER, s.box.ships[o.a].price),)
    if o.verb == "use":
        ways = s.box.clauses[o.a].branches
        return ways[0].pay if len(ways) == 1 else ()
    return ((I.ORE if o.verb == "load" else o.a, 1),)


def usable_cards(s: Odin, seat: int) -> list[int]:
    """The anytime clauses of cards in play that can be used now."""
    return [n for n in answering(s, seat, ANYTIME) if clause_ready(s, seat, s.box.clauses[n])]


def tries(s: Odin, seat: int) -> list[Option]:
    """What a person could try at any time, legal or not."""
    p, opt, have = s.players[seat], s.box.opt, s.players[seat].have
    found = [opt.lay[item] for item in LAYABLE if have[item]]
    if have[I.WOOD] and p.hooks & H_HOUSE_PLACE:
        found.append(opt.lay[I.WOOD])
    if len(p.kinds) > 1:
        found += [opt.fill[i] for i in (I.WOOD, I.STONE) if have[i]]
    found += opt.buy
    if have[I.ORE]:
        found += [opt.load[I.BOAT][ore] for ore in sorted(set(p.boats))]
        found += [opt.load[I.LONGSHIP][ore] for ore in sorted(set(p.longships))]
    if p.hooks & H_ANYTIME:
        found += [opt.use[n] for n in answering(s, seat, ANYTIME)]
    return found


def free_slots(s: Odin, p: Player, item: int) -> int:
    """ODIN-8.24: free slots for wood or stone on sheds and stone houses."""
    free = 0
    for kind, filled in zip(p.kinds, p.slots, strict=True):
        if kind >= I.FIRST_HOUSE:
            house = s.box.houses[I.HOUSE_AREA.index(kind)]
            free += house.wood - (filled & 7) if item == I.WOOD else house.stone - (filled >> 3)
    return free


def against(s: Odin, seat: int, o: Option) -> Iterator[Reason]:
    """Why an anytime action is not possible now."""
    p = s.players[seat]
    if o.verb == "lay":
        if not p.have[o.a]:
            yield NONE_HELD
        if not any(accepts(s, p, kind, o.a) for kind in p.kinds):
            yield NOT_ACCEPTED
        elif not fits(s, p, o.a):
            yield NO_PLACE
    elif o.verb == "fill":
        if not free_slots(s, p, o.a):
            yield NO_SLOT
    elif o.verb == "buy":
        if p.have[I.SILVER] < s.box.ships[o.a].price:
            yield NO_SILVER
        if free_docks(s, p, o.a) <= 0:
            yield NO_DOCK
    elif o.verb == "load":
        yield from _against_load(s, p, o)
    elif not clause_ready(s, seat, s.box.clauses[o.a]):
        yield CARD_NOT_USABLE


def _against_load(s: Odin, p: Player, o: Option) -> Iterator[Reason]:
    if s.frames:
        yield DURING_ACTION
    if o.b not in loadable(p, o.a):
        yield UNLOADED
    if o.b >= s.box.ships[o.a].slots:
        yield SHIP_FULL


def begin(s: Odin, seat: int, o: Option) -> None:
    """Carry an anytime action out."""
    p = s.players[seat]
    if o.verb == "lay":
        lay(s, seat, o.a, 0)
    elif o.verb == "fill":
        fill_slot(s, seat, o.a)
    elif o.verb == "buy":
        p.have[I.SILVER] -= s.box.ships[o.a].price
        get_ship(s, seat, o.a)
    elif o.verb == "load":
        load_ore(p, o.a, o.b)
        if s.log is not None:
            s.tell("loads", seat, "ODIN-8.50", seat=Seat(seat), ship=Text(I.SHIPS[o.a]))
    else:
        s.push(RunClause(o.a, seat, -1))


def get_ship(s: Odin, seat: int, ship: int) -> None:
    """A ship comes into the bay in any way (EL-5)."""
    p = s.players[seat]
    add_ship(p, ship)
    if s.log is not None:
        s.tell("ship", seat, "ODIN-8.41", (f"bay:{seat}",), seat=Seat(seat), ship=Text(I.SHIPS[ship]))
    if p.hooks & H_ACQUIRE:
        fire(s, seat, "acquire", thing=I.COUNT + ship)
    if p.hooks & H_BECOME:
        become(s, seat)


def fill_slot(s: Odin, seat: int, item: int) -> None:
    """ODIN-8.24: a wood or stone on the first free slot; all slots are worth the same."""
    p = s.players[seat]
    for area, kind in enumerate(p.kinds):
        if kind >= I.FIRST_HOUSE:
            house, filled = s.box.houses[I.HOUSE_AREA.index(kind)], p.slots[area]
            if item == I.WOOD and filled & 7 < house.wood:
                p.slots[area] += 1
                break
            if item == I.STONE and filled >> 3 < house.stone:
                p.slots[area] += 8
                break
    p.have[item] -= 1
    if s.log is not None:
        s.tell("fills", seat, "ODIN-8.24", seat=Seat(seat), item=Text(I.NAMES[item]))


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


COVERED = reason("ODIN-8.11", "why-covered")
OUTSIDE = reason("ODIN-8.19", "why-outside")
BARREN = reason("ODIN-8.20", "why-barren")
PILLAR = reason("ODIN-8.23", "why-pillar")
GREEN_TOUCHES = reason("ODIN-8.12", "why-green-touches")
SAME_COLOUR = reason("ODIN-8.22", "why-same-colour")


class Anywhere(list[Option]):
    """The legal places of a piece; every other place inside the grid may be asked about too, but there are
    hundreds of them, so they are not listed as refused."""

    def __init__(self, legal: Sequence[Option], inside: Sequence[Option]) -> None:
        super().__init__(legal)
        self.inside = frozenset(inside)

    def __contains__(self, option: object) -> bool:
        return option in self.inside


class At(Ask[Odin]):
    """ODIN-8.11 to 8.22: where exactly, turned how? All legal places at once, by bits; `against` says why not."""

    area: int
    gift: int
    item: int
    rule = "ODIN-8.11"

    def options(self, s: Odin) -> Sequence[Option]:
        p = s.players[self.seat]
        kind = p.kinds[self.area]
        tables, shapes = s.box.opt.cells[kind], s.box.areas[kind].shapes[self.item]
        found: list[Option] = []
        for shape, anchors in zip(shapes, places(s, p, self.area, self.item), strict=False):
            if anchors:
                found += pick(tables[shape.turn], anchors)
        return found

    def candidates(self, s: Odin) -> Sequence[Option]:
        return Anywhere(self.options(s), self.tries(s))

    def tries(self, s: Odin) -> list[Option]:
        """Every place inside the grid."""
        grid = s.box.areas[s.players[self.seat].kinds[self.area]]
        found = []
        for way in s.box.pieces[self.item]:
            wide, high = max(x for x, _ in way.cells), max(y for _, y in way.cells)
            at = s.box.opt.at[way.number]
            found += [at[y * 16 + x] for y in range(grid.height - high) for x in range(grid.width - wide)]
        return found

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        """Cell by cell: the slow wording of `Area.anchors`, which `check` compares with it."""
        p = s.players[self.seat]
        kind = p.kinds[self.area]
        grid, covered = s.box.areas[kind], p.covered[self.area]
        top, left = divmod(o.b, 16)
        way = next(w for w in s.box.pieces[self.item] if w.number == o.a)
        cells = sum(grid.bit(left + x, top + y) for x, y in way.cells)
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

    def choose(self, s: Odin, o: Option) -> None:
        p, item = s.players[self.seat], self.item
        if not self.gift:
            p.have[item] -= 1
        place(s, self.seat, self.area, item, o.a, o.b)
        if s.log is not None:
            where = Text(I.AREAS[p.kinds[self.area]])
            s.tell("places", self.seat, "ODIN-8.11", (f"area:{self.seat}:{self.area}",), seat=Seat(self.seat),
                   item=Text(I.NAMES[item]), area=where)  # fmt: skip
        if p.hooks & H_PLACE and not self.gift:
            found = answering(s, self.seat, HOOK["place"], thing=item, area=p.kinds[self.area])
            if found:
                s.push(Answer(tuple(found), self.seat))


# ── the base of larger questions ─────────────────────────────────────────────────────────────


def guarded(s: Odin) -> int:
    """How many actions are under way, up to one that something must still make possible (EL-30); 0: none."""
    for i, frame in enumerate(s.frames):
        if frame.facts[NEED]:
            return i + 1
    return 0


def leads(s: Odin, ask: Ask[Odin], o: Option, depth: int) -> bool:
    """Could that action still be carried out after this answer to the question asked now?"""
    twin = s.clone()
    twin.stack.pop()
    ask.choose(twin, o)
    return ASKS.leads(twin, depth)


class Own(Ask[Odin]):
    """A question in which anytime actions are open too (ODIN-8.1, 8.4)."""

    early: ClassVar[bool] = False  #: food may be laid on the banquet table before the feast (ODIN-7.38)
    single: ClassVar[bool] = False  #: part of a single act: nothing comes between (ODIN-8.4)
    unbarred: ClassVar[bool] = True  #: nothing ever speaks against its own candidates
    bound: ClassVar[bool] = True  #: what an action needs must be supplied here if it is still missing (EL-30)
    free: ClassVar[bool] = True  #: nor against an anytime action, as far as the question goes

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.unbarred = cls.why is Own.why
        cls.free = cls.bars is Own.bars

    def own(self, s: Odin) -> Sequence[Option]:
        """The candidates of the question itself."""
        raise NotImplementedError

    def why(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What speaks against one of its own candidates."""
        return iter(())

    def bars(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What in the question speaks against an anytime action."""
        return iter(())

    def take(self, s: Odin, o: Option) -> None:
        """Carry one of its own answers out."""
        raise NotImplementedError

    def legal(self, s: Odin) -> list[Option]:
        """Its own legal answers."""
        if self.unbarred:
            return list(self.own(s))
        return [o for o in self.own(s) if next(self.why(s, o), None) is None]

    def candidates(self, s: Odin) -> Sequence[Option]:
        anytime = [] if self.single else tries(s, self.seat)
        extra = serving.tries(s, self.seat, False) if self.early else []
        own, done = self.own(s), s.box.opt.done
        over = done not in own and done in self.options(s)
        return [*own, *anytime, *extra, *([done] if over else [])]

    def options(self, s: Odin) -> Sequence[Option]:
        found = self.legal(s)
        depth = guarded(s) if s.frames and self.bound else 0
        if depth:
            found = [o for o in found if leads(s, self, o, depth)]
        # anytime actions may have used up what the question was about: then it is over
        found = found or [s.box.opt.done]
        if self.single:
            return found
        found += menu(s, self.seat) if self.free else [o for o in menu(s, self.seat) if not any(self.bars(s, o))]
        if self.early:
            found += serving.menu(s, self.seat, False)
        return found

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "serve":
            return serving.against(s, self.seat, o)
        if o.verb in VERBS and o not in self.own(s):
            return chain(against(s, self.seat, o), self.bars(s, o))
        return self.why_not(s, o)

    def why_not(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What speaks against an answer; ahead of an action, what must supply it cannot be declined (EL-30)."""
        if o is s.box.opt.done and o not in self.own(s):
            return  # the question is over: nothing else is left
        refused = False
        for why in self.why(s, o):
            refused = True
            yield why
        depth = guarded(s) if s.frames and self.bound and not refused else 0
        if depth and not leads(s, self, o, depth) and o not in self.options(s):
            yield MUST_SUPPLY

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb in VERBS and (o.verb != "use" or o not in self.own(s)):
            s.push(self)
            if o.verb == "serve":
                s.push(serving.Spot(self.seat, o.a))
            else:
                begin(s, self.seat, o)
        elif o is not s.box.opt.done or o in self.own(s):
            self.take(s, o)


class Window(Own):
    """ODIN-8.5: a moment for anytime actions. Asked only if there are any, and not again after "done"
    until something new has arrived."""

    rule = "ODIN-8.5"
    early = True

    def own(self, s: Odin) -> Sequence[Option]:
        return (s.box.opt.done,)

    def take(self, s: Odin, o: Option) -> None:
        p = s.players[self.seat]
        p.quiet = 1
        p.unloaded = ()


class OpenWindow(Step[Odin]):
    """ODIN-8.5: offer the moment to one seat."""

    seat: int

    def run(self, s: Odin) -> None:
        s.players[self.seat].unloaded = ()
        if not s.players[self.seat].quiet and menu(s, self.seat):
            s.push(Window(self.seat))


class LastWindow(Window):
    """ODIN-15.2: before scoring, whatever was said before; food laid on the table would serve nobody."""

    rule = "ODIN-15.2"
    early = False


class OpenLastWindow(Step[Odin]):
    """ODIN-15.2, 15.17: offer the last moment to one seat."""

    seat: int

    def run(self, s: Odin) -> None:
        s.players[self.seat].unloaded = ()
        if menu(s, self.seat):
            s.push(LastWindow(self.seat))


def windows(s: Odin) -> list[Step[Odin]]:
    """The moment for every seat, in turn order (ODIN-4.3)."""
    return [OpenWindow(seat) for seat in s.order()]
