"""ODIN section 8: filling slots, buying and loading ships, using cards at any time; the moments for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import ANYTIME as AT_ANY_TIME
from meadhall.games.odin.occupations.hooks import answering
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.clauses import RunClause, become, fire
from meadhall.games.odin.steps.conditions import NO_DOCK, clause_lacks, clause_ready
from meadhall.games.odin.steps.menu import ANYTIME, ANYTIME_AND_TABLE, DEEDS, H_ANYTIME, NONE_HELD, Anytime, Deed
from meadhall.games.odin.steps.ops import NEITHER
from meadhall.games.odin.steps.paying import pay
from meadhall.games.odin.steps.question import Own, explain
from meadhall.games.odin.supply import add_ship, free_docks, load_ore, loadable
from meadhall.games.odin.told import a_ship, amount

NO_SLOT = reason("ODIN-8.24", "why-no-slot")
DURING_ACTION = reason("ODIN-8.50", "why-during-action")
UNLOADED = reason("ODIN-8.50", "why-unloaded")
SHIP_FULL = reason("ODIN-2.8", "why-ship-full")
NO_HOLD = reason("ODIN-2.8", "why-no-hold")
NO_ORE = reason("ODIN-8.50", "why-none-held")
NO_SUCH_SHIP = reason("ODIN-8.50", "why-no-such-ship")
NOT_IN_PLAY = reason("ODIN-12.1", "why-not-in-play")
NOT_ITS_MOMENT = reason("ODIN-12.12", "why-not-its-moment")
USED_UP = reason("ODIN-12.13", "why-used-up")


# ── anytime actions beside laying pieces ─────────────────────────────────────────────────────


class Fill(Deed):
    """ODIN-8.24: wood and stone on the slots of sheds and stone houses."""

    def candidates(self, s: Odin, seat: int) -> list[Option]:
        p, fill = s.players[seat], s.box.opt.fill
        return [fill[i] for i in (I.WOOD, I.STONE) if p.have[i]] if len(p.kinds) > 1 else []

    def against(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        if not slots(s, s.players[seat], o.a):
            yield NO_SLOT

    def beyond(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        p = s.players[seat]
        if not p.have[o.a]:
            yield NONE_HELD
        if not slots(s, p, o.a):
            yield NO_SLOT

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        p = s.players[seat]
        kinds = {p.kinds[area] for area in slots(s, p, o.a)}
        if len(kinds) > 1:
            s.push(FillWhere(seat, o.a))
        else:
            fill_slot(s, seat, o.a, tuple(kinds))


class Buy(Deed):
    """ODIN-8.40: ships at their price."""

    def candidates(self, s: Odin, seat: int) -> tuple[Option, ...]:
        return s.box.opt.buy

    def against(self, s: Odin, seat: int, o: Option) -> tuple[Reason, ...]:
        p = s.players[seat]
        price, silver = s.box.ships[o.a].price, p.have[I.SILVER]
        dear = (too_dear("ODIN-8.40", price, silver),) if silver < price else ()
        return (*dear, NO_DOCK) if free_docks(s, p, o.a) <= 0 else dear

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        pay(s, seat, I.SILVER, s.box.ships[o.a].price, NEITHER)
        get_ship(s, seat, o.a)


@lru_cache(maxsize=256)
def too_dear(rule: str, price: int, silver: int) -> Reason:
    """ODIN-8.40, 9.41: more than there is."""
    return reason(rule, "why-too-dear", price=price, silver=silver)


class Load(Deed):
    """ODIN-8.50: ore on boats and longships, between actions."""

    def candidates(self, s: Odin, seat: int) -> list[Option]:
        p, load = s.players[seat], s.box.opt.load
        if not p.have[I.ORE]:
            return []
        boats = [load[I.BOAT][ore] for ore in sorted(set(p.boats))]
        return boats + [load[I.LONGSHIP][ore] for ore in sorted(set(p.longships))]

    def against(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        if s.frames:
            yield DURING_ACTION
        if o.b not in loadable(s.players[seat], o.a):
            yield UNLOADED
        if o.b >= s.box.ships[o.a].slots:
            yield SHIP_FULL

    def beyond(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        p = s.players[seat]
        if not p.have[I.ORE]:
            yield NO_ORE
        if o.a == I.KNARR:
            yield NO_HOLD
        elif o.b not in p.holds(o.a):
            yield NO_SUCH_SHIP

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        load_ore(s.players[seat], o.a, o.b)
        if s.log is not None:
            tell_loaded(s, seat, o.a, 1)


def tell_loaded(s: Odin, seat: int, ship: int, ore: int) -> None:
    """So much ore from the supply lies on a ship now, for the log."""
    s.tell("loads", seat, "ODIN-8.50", (f"bay:{seat}",), what=amount("ore", ore), ship=a_ship(ship))


class Use(Deed):
    """ODIN-12.11: cards that may be used at any time."""

    def candidates(self, s: Odin, seat: int) -> list[Option]:
        use = s.box.opt.use
        return [use[n] for n in answering(s, seat, AT_ANY_TIME)] if s.players[seat].hooks & H_ANYTIME else []

    def against(self, s: Odin, seat: int, o: Option) -> Iterator[Reason]:
        yield from clause_lacks(s, seat, s.box.clauses[o.a])

    def legal(self, s: Odin, seat: int) -> list[Option]:
        return [o for o in self.candidates(s, seat) if clause_ready(s, seat, s.box.clauses[o.a])]

    def beyond(self, s: Odin, seat: int, o: Option) -> tuple[Reason, ...]:
        p, clause = s.players[seat], s.box.clauses[o.a]
        if clause.card not in p.played:
            return (NOT_IN_PLAY,)
        return (USED_UP if (p.used | (s.frames[-1].once if s.frames else 0)) >> o.a & 1 else NOT_ITS_MOMENT,)

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        s.push(RunClause(o.a, seat, -1))


DEEDS.update(fill=Fill(), buy=Buy(), load=Load(), use=Use())


def spends(s: Odin, o: Option) -> Sequence[tuple[int, int]]:
    """What an anytime action takes from the supply, as far as it is known before it begins."""
    if o.verb == "buy":
        return ((I.SILVER, s.box.ships[o.a].price),)
    if o.verb == "use":
        ways = s.box.clauses[o.a].branches
        return ways[0].pay if len(ways) == 1 else ()
    return ((I.ORE if o.verb == "load" else o.a, 1),)


def slots(s: Odin, p: Player, item: int, kinds: Sequence[int] = I.HOUSE_AREA) -> list[int]:
    """ODIN-8.24: the areas with a free slot for wood or stone, of these kinds."""
    found = []
    for area, kind in enumerate(p.kinds):
        if kind >= I.FIRST_HOUSE and kind in kinds:
            house = s.box.houses[I.HOUSE_AREA.index(kind)]
            if p.filled(area, item) < (house.wood if item == I.WOOD else house.stone):
                found.append(area)
    return found


def get_ship(s: Odin, seat: int, ship: int) -> None:
    """A ship comes into the bay in any way (EL-5)."""
    p = s.players[seat]
    add_ship(p, ship)
    if s.log is not None:
        s.tell("ship", seat, "ODIN-8.41", (f"bay:{seat}",), ship=a_ship(ship))
    fire(s, seat, "acquire", thing=I.COUNT + ship)
    become(s, seat)


class FillWhere(Ask[Odin]):
    """ODIN-8.24: in a house of which kind? For card 42 slots of sheds are worth more than others."""

    item: int
    rule = "ODIN-8.24"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        p = s.players[self.seat]
        first = {p.kinds[area]: area for area in reversed(slots(s, p, self.item))}
        return [s.box.opt.board[area] for area in sorted(first.values())]

    def choose(self, s: Odin, o: Option) -> None:
        fill_slot(s, self.seat, self.item, (s.players[self.seat].kinds[o.a],))


def fill_slot(s: Odin, seat: int, item: int, kinds: Sequence[int]) -> None:
    """ODIN-8.24: a wood or stone on the first free slot in houses of these kinds."""
    p = s.players[seat]
    p.fill(slots(s, p, item, kinds)[0], item)
    if s.log is not None:
        s.tell("fills", seat, "ODIN-8.24", what=amount(I.NAMES[item], 1))


# ── moments for anytime actions ──────────────────────────────────────────────────────────────


class Window(Own):
    """ODIN-8.5: a moment for anytime actions. Asked only if there are any, and not again after "done"
    until something new has arrived."""

    rule = "ODIN-8.5"
    beside: ClassVar[Anytime] = ANYTIME_AND_TABLE

    def candidates(self, s: Odin) -> Sequence[Option]:
        return (s.box.opt.done,)

    def obvious(self, s: Odin) -> Option | None:
        return s.box.opt.done

    def choose(self, s: Odin, o: Option) -> None:
        p = s.players[self.seat]
        p.quiet = 1
        p.unloaded = ()


class OpenWindow(Step[Odin]):
    """ODIN-8.5: offer the moment to one seat."""

    seat: int

    def run(self, s: Odin) -> None:
        s.players[self.seat].unloaded = ()
        if not s.players[self.seat].quiet and ANYTIME.options(s, self.seat):
            s.push(Window(self.seat))


class LastWindow(Window):
    """ODIN-15.2: before scoring, whatever was said before; food laid on the table would serve nobody."""

    rule = "ODIN-15.2"
    beside = ANYTIME

    def obvious(self, s: Odin) -> Option | None:
        return None  # what is not placed now is never placed


class OpenLastWindow(Step[Odin]):
    """ODIN-15.2, 15.17: offer the last moment to one seat."""

    seat: int

    def run(self, s: Odin) -> None:
        s.players[self.seat].unloaded = ()
        if ANYTIME.options(s, self.seat):
            s.push(LastWindow(self.seat))


def windows(s: Odin) -> list[Step[Odin]]:
    """The moment for every seat, in turn order (ODIN-4.3)."""
    return [OpenWindow(seat) for seat in s.order()]
