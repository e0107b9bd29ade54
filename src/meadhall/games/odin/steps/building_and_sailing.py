"""Operations on houses and ships: building, exploring, emigrating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import numbers
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import bit, modifiers
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import get_ship, tell_loaded
from meadhall.games.odin.steps.clauses import fire, gain
from meadhall.games.odin.steps.ops import NEITHER, OPS, SPACE, Args, Operation, follow
from meadhall.games.odin.steps.paying import pay
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.supply import add_house, free_docks, load_ore, remove_ship
from meadhall.games.odin.told import a_ship, either, the

NOT_FACE_UP = reason("ODIN-11.2", "why-not-face-up")


# ── houses and ships (ODIN-9.20 to 9.22) ─────────────────────────────────────────────────────


def house_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """A house from the stock; built or only received."""
    house, built = args
    add_house(s, seat, house)
    if built:
        fire(s, seat, "build", thing=I.COUNT + 3 + house)


def ship_can(s: Odin, seat: int, args: Args) -> bool:
    """Is there a free dock (and ore to load, card 184)?"""
    ship, _, _, ore = args
    return free_docks(s, s.players[seat], ship) > 0 and s.players[seat].have[I.ORE] >= ore


def ship_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Ships, as many as there are docks for (ODIN-8.41)."""
    ship, count, built, ore = args
    p = s.players[seat]
    for _ in range(min(count, free_docks(s, p, ship))):
        if built:
            fire(s, seat, "build", thing=I.COUNT + ship)
        get_ship(s, seat, ship)
        if ore:
            load_ore(p, ship, 0, ore)
            if s.log is not None:
                tell_loaded(s, seat, ship, ore)


def buy_ship_price(s: Odin, seat: int, args: Args) -> int:
    """Cards 81 and 82: the price by table, less half a silver for each unit of `less`, rounded down."""
    from_table, by, less = args[1], args[2], args[3]
    row = METRICS[by](s, seat) if by else 0
    price = next((v for k, v in reversed(from_table) if k <= row), from_table[0][1])
    halves = 2 * price - sum(METRICS[m](s, seat) * n for m, n in less)
    return int(max(0, halves // 2))


def buy_ship_can(s: Odin, seat: int, args: Args) -> bool:
    """Dock and money."""
    p = s.players[seat]
    return free_docks(s, p, args[0]) > 0 and p.have[I.SILVER] >= buy_ship_price(s, seat, args)


def buy_ship_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Pay and receive."""
    pay(s, seat, I.SILVER, buy_ship_price(s, seat, args), NEITHER)
    get_ship(s, seat, args[0])


# ── exploration (section 11) ─────────────────────────────────────────────────────────────────


def explorable(s: Odin, seat: int, boards: int) -> dict[int, int]:
    """Each board that can be claimed, with the kinds of ship that may be used, as bits."""
    p = s.players[seat]
    ships = sum(1 << k for k in range(3) if p.ships(k))
    space = s.box.explore_space[boards]
    if p.hooks & bit("mod-explore") and modifiers(s, seat, "explore", space):
        return {side: ships for side in range(8) if s.unclaimed() >> side & 1} if ships else {}
    found = {}
    stand_in = bool(p.hooks & bit("mod-ship_as") and modifiers(s, seat, "ship_as", space, I.EXPLORATION))
    open_sides = boards & s.unclaimed()
    for side in range(8):
        if open_sides >> side & 1:
            with_ships = ships & s.box.explorers[side]
            if stand_in and ships >> I.KNARR & 1:
                with_ships |= 1 << I.KNARR
            if with_ships:
                found[side] = with_ships
    return found


def no_ship(ships: Text, rule: str = "ODIN-6.10") -> Reason:
    """ODIN-6.10, 11.1: the ship that something demands."""
    return reason(rule, "why-no-ship", ships=ships)


def explorers(s: Odin, sides: int) -> Text:
    """ODIN-11.1: the kinds of ship with which at least one of these boards can be reached."""
    return either(a_ship(kind) for kind in range(3) if any(s.box.explorers[n] >> kind & 1 for n in numbers(sides)))


def no_board(s: Odin, side: int) -> Iterator[Reason]:
    """ODIN-11.2: why a side cannot be claimed now: somebody has the board, or it shows its other side."""
    board = s.box.islands[side].board
    if s.owners[board] >= 0:
        yield reason("ODIN-11.2", "why-claimed", owner=Seat(s.owners[board]))
    elif s.facing(board) != side:
        yield NOT_FACE_UP


class Explore(Own):
    """ODIN-11.1 to 11.5: claim a board that shows that side."""

    boards: int
    rule = "ODIN-11.2"

    def candidates(self, s: Odin) -> Sequence[Option]:
        sides = {side for side in range(8) if self.boards >> side & 1} | set(explorable(s, self.seat, self.boards))
        return [s.box.opt.explore[side] for side in sorted(sides)]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not s.unclaimed() >> o.a & 1:
            yield from no_board(s, o.a)
        elif o.a not in explorable(s, self.seat, self.boards):
            yield no_ship(explorers(s, 1 << o.a), "ODIN-11.1")

    def choose(self, s: Odin, o: Option) -> None:
        ships = explorable(s, self.seat, self.boards)[o.a]
        p = s.players[self.seat]
        if p.hooks & bit("ship_used-after") and ships.bit_count() > 1:
            s.push(SailWith(self.seat, ships))
        else:
            s.frames[-1].ships_used |= ships if ships.bit_count() == 1 else 1 << I.KNARR
        claim(s, self.seat, o.a)


class SailWith(Own):
    """ODIN-11.6: which ship was used? Asked only where a card cares."""

    ships: int
    rule = "ODIN-11.6"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.sail[k] for k in range(3) if self.ships >> k & 1]

    def choose(self, s: Odin, o: Option) -> None:
        s.frames[-1].ships_used |= 1 << o.a


def claim(s: Odin, seat: int, side: int) -> None:
    """ODIN-11.2, 11.3: the board and the silver on it."""
    board = s.box.islands[side].board
    s.owners[board] = seat
    s.players[seat].add_area(I.FIRST_BOARD + side)
    if s.log is not None:
        s.tell("explores", seat, "ODIN-11.2", (f"island:{board}",), board=the(I.BOARDS[side]))
    silver, s.silver[board] = s.silver[board], 0
    fire(s, seat, "action-with", action=I.EXPLORATION, cards=s.frames[-1].cards)
    gain(s, seat, I.SILVER, silver, SPACE)


# ── emigration (ODIN-9.50 to 9.55) ───────────────────────────────────────────────────────────


def emigrate_can(s: Odin, seat: int, args: Args) -> bool:
    """A large ship, and the two spaces of the next panel free of Vikings and food (ODIN-9.52)."""
    p = s.players[seat]
    panel = 3 << 2 * len(p.emigrated)
    return p.large > 0 and s.open_spaces(seat) & panel == panel


class Emigrate(Single):
    """ODIN-9.50, 9.51: a large ship is turned over and laid on the banquet table; its ore is lost."""

    rule = "ODIN-9.50"

    def candidates(self, s: Odin) -> Sequence[Option]:
        p, opt = s.players[self.seat], s.box.opt
        found = [opt.emigrate[I.KNARR][0]] if p.knarrs else []
        return found + [opt.emigrate[I.LONGSHIP][ore] for ore in sorted(set(p.longships))]

    def choose(self, s: Odin, o: Option) -> None:
        p = s.players[self.seat]
        remove_ship(p, o.a, o.b)
        p.emigrated = (*p.emigrated, o.a)
        s.frames[-1].ships_used |= 1 << o.a
        if s.log is not None:
            s.tell("emigrates", self.seat, "ODIN-9.50", ship=a_ship(o.a))
        fire(s, self.seat, "action-with", action=I.EMIGRATION, cards=s.frames[-1].cards)


OPS.update(
    {
        "house": Operation(lambda s, seat, args: s.houses[args[0]], house_do),
        "ship": Operation(ship_can, ship_do),
        "buy_ship": Operation(buy_ship_can, buy_ship_do),
        "explore": Operation(
            lambda s, seat, args: explorable(s, seat, args[0]),
            follow(lambda seat, args: Explore(seat, args[0])),
        ),
        "emigrate": Operation(emigrate_can, follow(lambda seat, args: Emigrate(seat))),
    }
)
