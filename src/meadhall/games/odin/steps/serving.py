"""Laying food on the banquet table (ODIN-7.30 to 7.39), during the feast or before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Wide
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.clauses import RunClause
from meadhall.games.odin.steps.menu import DEEDS, Deed
from meadhall.games.odin.steps.question import explain
from meadhall.games.odin.told import amount

FOOD = tuple(range(I.FIRST_GREEN))

NONE_HELD = reason("ODIN-7.30", "why-none-held")
NOT_FOOD = reason("ODIN-7.32", "why-not-food")
SILVER_WAITS = reason("ODIN-7.38", "why-silver-waits")
SOBER = reason("ODIN-12.12", "why-sober")
NO_ROOM = reason("ODIN-7.36", "why-no-room")
NEXT_TO_SAME = reason("ODIN-7.31", "why-next-to-same")
ONE_ALONG = reason("ODIN-7.34", "why-one-along")


def same_tone(p: Player, item: int) -> int:
    """Banquet spaces under tiles of the same colour; silver has none (ODIN-7.31)."""
    return p.laid[I.TONE[item]] if item < I.FIRST_GREEN else 0


def room(free: int, length: int) -> int:
    """Where so many free spaces begin."""
    found = free
    for k in range(1, length):
        found &= free >> k
    return found


def may_lie_along(s: Odin, seat: int, item: int) -> bool:
    """ODIN-7.34: one tile of a type lies along the table."""
    p, long = s.players[seat], s.box.long[item]
    already, type_ = 0, I.TYPE[item]
    for _, other, length in p.table:
        already += length == long and I.TYPE[other] == type_
    return already < most_along(s, seat, item)


def most_along(s: Odin, seat: int, item: int) -> int:
    """ODIN-7.34: one tile of a type, with card 186 two peas."""
    most = 1
    for n in answering(s, seat, HOOK["mod-table_horizontal"]):
        for _, (good, count) in s.box.clauses[n].modify:
            most = max(most, count if good == item else 1)
    return most


def tries(s: Odin, seat: int, silver: bool) -> list[Option]:
    """Food one could try to lay; silver only at the feast itself."""
    have, serve = s.players[seat].have, s.box.opt.serve
    found = [serve[item] for item in FOOD if have[item]]
    return [*found, serve[I.SILVER]] if silver and have[I.SILVER] else found


def against(s: Odin, seat: int, item: int) -> Iterable[Reason]:
    """Why a food cannot be laid now. What fits along the table also fits upright, which is shorter."""
    p, free, length = s.players[seat], s.open_spaces(seat), s.box.short[item] if item < I.FIRST_GREEN else 1
    sober = (SOBER,) if p.sober and item == I.MEAD else ()
    if longest(free, same_tone(p, item)) >= length:
        return sober
    return (*sober, NEXT_TO_SAME if room(free, length) else NO_ROOM)


def servable(s: Odin, seat: int, silver: bool) -> list[Option]:
    """The food against which nothing speaks, at one look."""
    free, p, short, tone, serve = s.open_spaces(seat), s.players[seat], s.box.short, I.TONE, s.box.opt.serve
    most = longest(free, p.laid[I.ORANGE_TONE]), longest(free, p.laid[I.RED_TONE])
    have, sober = p.have, p.sober
    found = [serve[i] for i in FOOD if have[i] and short[i] <= most[tone[i]] and not (sober and i == I.MEAD)]
    return [*found, serve[I.SILVER]] if silver and free and have[I.SILVER] else found


@lru_cache(maxsize=4096)
def longest(free: int, near: int) -> int:
    """The most spaces in a row, up to three, that are free and not beside `near`."""
    return next((n for n in (3, 2, 1) if room(free, n) & ~beside(near, n)), 0)


def beside(near: int, length: int) -> int:
    """Where something of that length would touch `near`."""
    return near << 1 | near >> length


class Serve(Deed):
    """ODIN-7.38: food is laid on the banquet table before the feast."""

    def candidates(self, s: Odin, seat: int) -> list[Option]:
        return tries(s, seat, False)

    def against(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        return against(s, seat, o.a)

    def beyond(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        return unserved(s, seat, o.a)

    def legal(self, s: Odin, seat: int) -> list[Option]:
        return servable(s, seat, False)

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        s.push(Spot(seat, o.a))


DEEDS["serve"] = Serve()


def unserved(s: Odin, seat: int, item: int) -> tuple[Reason, ...]:
    """Why something is no food that one could try to lay."""
    if item >= I.FIRST_GREEN and item != I.SILVER:
        return (NOT_FOOD,)
    if not s.players[seat].have[item]:
        return (NONE_HELD,)
    return (SILVER_WAITS,) if item == I.SILVER else ()


class Spot(Wide[Odin]):
    """ODIN-7.33 to 7.36: where on the table, upright or along it?"""

    item: int
    rule = "ODIN-7.33"
    beyond = explain

    def lengths(self, s: Odin) -> tuple[int, int]:
        """How many spaces it takes upright, and along."""
        return (1, 1) if self.item == I.SILVER else (s.box.short[self.item], s.box.long[self.item])

    def row(self, s: Odin) -> Sequence[Option]:
        return s.box.opt.spot

    def both(self, s: Odin, upright: int, along: int) -> int:
        """Spaces to lie upright and along, as bits of `row`."""
        n = s.box.table
        return upright & (1 << n) - 1 | (along & (1 << n) - 1) << n

    def field(self, s: Odin) -> int:
        free = s.open_spaces(self.seat)
        short, long = self.lengths(s)
        return self.both(s, free, free if long > short else 0)

    def bars(self, s: Odin) -> Iterator[tuple[Reason, int]]:
        free, near = s.open_spaces(self.seat), same_tone(s.players[self.seat], self.item)
        short, long = self.lengths(s)
        yield NO_ROOM, self.both(s, ~room(free, short), ~room(free, long))
        yield NEXT_TO_SAME, self.both(s, beside(near, short), beside(near, long))
        if long > short and not may_lie_along(s, self.seat, self.item):
            yield ONE_ALONG, self.both(s, 0, -1)

    def choose(self, s: Odin, o: Option) -> None:
        serve(s, self.seat, self.item, o.a, self.lengths(s)[o.verb == "along"])


def serve(s: Odin, seat: int, item: int, start: int, length: int) -> None:
    """A tile or coin comes to lie on the table, for good (ODIN-7.38, 8.2)."""
    p = s.players[seat]
    p.have[item] -= 1
    p.table = (*p.table, (start, item, length))
    orange, red, laid = p.laid
    bits = ((1 << length) - 1) << start
    if item < I.FIRST_RED:
        orange |= bits
    elif item < I.FIRST_GREEN:
        red |= bits
    p.laid = (orange, red, laid | bits)
    if s.log is not None:
        s.tell("serves", seat, "ODIN-7.30", (f"table:{seat}",), what=amount(I.NAMES[item], 1))
    if s.phase == I.FEAST:
        answer_served(s, seat, item)


def answer_served(s: Odin, seat: int, item: int) -> None:
    """EL-25: cards 157 and 158 pay for each tile at the moment it is laid."""
    for n in answering(s, seat, HOOK["feast-during"]):
        per = s.box.clauses[n].branches[0].per
        if per and item in COUNTED[per]:
            s.push(RunClause(n, seat, 1))


COUNTED = {
    "ev.table.animals": (I.SHEEP, I.PREGNANT_SHEEP, I.CATTLE, I.PREGNANT_CATTLE),
    "ev.table.game_or_whale_meat": (I.GAME_MEAT, I.WHALE_MEAT),
}
