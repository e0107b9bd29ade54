"""What an option brings or costs, as promises: the words are made from them, and `check` holds them. Things that come
are promised as the least: an income or a card may add to them before the next question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.paint import promise
from meadhall.core.scene import Promise
from meadhall.core.step import Ask
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.placing import place
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.building_and_sailing import Explore
from meadhall.games.odin.steps.feast import Feast
from meadhall.games.odin.steps.laying import At
from meadhall.games.odin.steps.mountains_and_trade import (
    Flip,
    Mountain,
    Sale,
    Turn,
    Upgrade,
    goes_to,
    next_items,
    sale_prices,
)
from meadhall.games.odin.steps.serving import Spot
from meadhall.games.odin.steps.turn import Act, Imitate
from meadhall.games.odin.told import amount

#: cards that answer to what comes or goes: then only what comes is foretold
H_ANSWERS = sum(bit(f"{what}-{when}") for what in ("space", "action", "viking_action") for when in ("with", "after"))
H_ANSWERS |= sum(map(bit, ("receive", "receive-instead", "stable", "strip_take", "acquire", "become", "place")))
H_ANSWERS |= sum(map(bit, ("vikings_back", "thing_square")))

Changes = Iterator[tuple[str, int]]


def count(s: Odin, seat: int, what: str) -> int:
    """How much a player has of what previews speak of: an item, a ship, or one of these."""
    p = s.players[seat]
    if what in I.ITEM:
        return p.have[I.ITEM[what]]
    if what in I.SHIPS:
        return p.ships(I.SHIPS.index(what))
    return COUNTS[what](s, seat)


def _minus(s: Odin, seat: int) -> int:
    """Open cells of −1 on boards and houses."""
    p = s.players[seat]
    kinds = [(a, kind) for a, kind in enumerate(p.kinds) if kind != I.AREA_SHED]
    return sum(s.box.areas[kind].open_minus(p.covered[a]) for a, kind in kinds)


COUNTS: dict[str, Callable[[Odin, int], int]] = {
    "vikings": lambda s, seat: s.players[seat].vikings,
    "penalties": lambda s, seat: s.players[seat].penalties,
    "open": lambda s, seat: s.open_spaces(seat).bit_count(),
    "boards": lambda s, seat: len(s.players[seat].kinds),
    "aboard": lambda s, seat: sum(s.players[seat].boats) + sum(s.players[seat].longships),
    "income": total_income,
    "minus": _minus,
}


def settled(s: Odin, ask: Ask[Odin]) -> bool:
    """What a battle brings comes once it is said what is spent for it."""
    return not isinstance(ask, (dice.Spend, dice.SpendArm, dice.SecondLoot))


def promises(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> list[Promise]:
    """The lines of an option's preview."""
    found, seat = FORETOLD.get(o.verb), ask.seat
    if found is None:
        return []
    answers = bool(s.players[seat].hooks & H_ANSWERS)
    lines = []
    for what, change in found(s, ask, o):
        thing = what in I.ITEM or what in I.SHIPS
        if change > 0 or (change < 0 and not (thing and answers)):
            lines.append(_line(s, look, seat, what, change, sure=not thing or change < 0))
    return lines


def _line(s: Odin, look: Look, seat: int, what: str, change: int, sure: bool) -> Promise:
    if what == "vikings" and change < 0:  # how many a space takes is said beside it
        return promise(look.say, seat, what, change, key="preview-left", left=s.players[seat].vikings + change)
    if what in I.ITEM or what in I.SHIPS or what == "vikings":
        key = "preview-gain" if change > 0 else "preview-loss"
        return promise(look.say, seat, what, change, sure=sure, key=key, amount=amount(what, change))
    return promise(look.say, seat, what, change, sure=sure)


def _net(*changes: Iterable[tuple[int, int]]) -> Changes:
    """Items that come (or go, if negative), each kind once."""
    total: Counter[int] = Counter()
    for item, n in (pair for pairs in changes for pair in pairs):
        total[item] += n
    return ((I.NAMES[item], n) for item, n in total.items())


# ── by verb ──────────────────────────────────────────────────────────────────────────────────


def _vikings(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, Act) and o.a < len(s.box.spaces):
        yield "vikings", -ask.vikings(s, o)
    elif isinstance(ask, Imitate):
        yield "vikings", -s.box.column[ask.on]


def _buy(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    yield I.SHIPS[o.a], 1
    yield "silver", -s.box.ships[o.a].price


def _load(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    yield "ore", -1
    yield "aboard", 1


def _tile(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    yield I.NAMES[o.a], 1
    if isinstance(ask, Sale) and ask.left > 1:  # after the last one an income may come at once
        yield "silver", -sale_prices(s, ask.seat, ask.spent).get(o.a, 0)


def _at(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, At):
        twin = s.clone()
        place(twin, ask.seat, ask.area, ask.item, o.a, o.b)
        for what in ("income", "minus"):
            yield what, count(twin, ask.seat, what) - count(s, ask.seat, what)


def _spend(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    d = dice.dice_of(s)
    paid = [(item, -n) for item, n in zip(d.pay, (o.a, o.b), strict=True)]
    if d.high:
        tiles = ask.tiles if isinstance(ask, dice.Spend) else ()
        return _net(paid[:1], [(item, 1) for item in tiles])  # which weapons go may still be asked
    return _net(paid, d.success)


def _fail(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    yield "vikings", o.a
    yield from _net(dice.dice_of(s).failure)


def _loot(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    yield I.NAMES[o.a], 1
    weapon = dice.dice_of(s).pay[1]
    if isinstance(ask, dice.Rolled) and dice.loot_tiles(s, ask.seat) == 1 and not dice.stands_in(s, ask.seat, weapon):
        ways = dice.ways_to(s, ask.seat, (o.a,))
        if len(ways) == 1:  # else it is asked
            yield from ((I.NAMES[item], -n) for item, n in zip(dice.dice_of(s).pay, ways[0], strict=True))


def _strip(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, Mountain) and o.a in s.strips:
        yield from _net((item, I.EACH[item]) for item in next_items(s, o.a, o.b))


def _upgrade(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    new = goes_to(s.box, o.a, ask.args[2] if isinstance(ask, Upgrade) else 0, o.b)
    return _net([(new, 1)] if I.SHEEP <= o.a < I.FIRST_GREEN else [(o.a, -1), (new, 1)])  # animals may breed


def _turn(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    return _net([(o.a, -1), (s.box.other_side[o.a], 1)] if isinstance(ask, (Turn, Flip)) else [])


def _explore(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, Explore):
        yield "boards", 1
        yield "silver", s.silver[s.box.islands[o.a].board]


def _spot(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, Spot):
        length = ask.lengths(s)[o.verb == "along"]
        if length < s.open_spaces(ask.seat).bit_count():  # else the feast is over
            yield "open", -length


def _done(s: Odin, ask: Ask[Odin], o: Option) -> Changes:
    if isinstance(ask, Feast):
        yield "penalties", s.open_spaces(ask.seat).bit_count()


FORETOLD: dict[str, Callable[[Odin, Ask[Odin], Option], Changes]] = {
    "space": _vikings, "fewer": _vikings, "copy": _vikings, "buy": _buy, "load": _load, "tile": _tile, "at": _at,
    "spend": _spend, "fail": _fail, "loot": _loot, "strip": _strip, "upgrade": _upgrade, "turn": _turn,
    "explore": _explore, "along": _spot, "upright": _spot, "done": _done,
}  # fmt: skip
