"""Laying food on the banquet table (ODIN-7.30 to 7.39), during the feast or before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, pick
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.steps.clauses import RunClause

FOOD = tuple(range(I.FIRST_GREEN))
H_TABLE, H_DURING = bit("mod-table_horizontal"), bit("feast-during")

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
    """ODIN-7.34: one tile of a type lies along the table; square ones are not restricted."""
    if item == I.SILVER or s.box.long[item] == s.box.short[item]:
        return False
    p, long = s.players[seat], s.box.long[item]
    already, type_ = 0, I.TYPE[item]
    for _, other, length in p.table:
        already += length == long and I.TYPE[other] == type_
    return already < most_along(s, seat, item)


def most_along(s: Odin, seat: int, item: int) -> int:
    """ODIN-7.34: one tile of a type, with card 186 two peas."""
    if not s.players[seat].hooks & H_TABLE:
        return 1
    most = 1
    for n in answering(s, seat, HOOK["mod-table_horizontal"]):
        for _, (good, count) in s.box.clauses[n].modify:
            most = max(most, count if good == item else 1)
    return most


def spots(s: Odin, seat: int, item: int) -> tuple[int, int]:
    """Where a tile may begin, upright and along, as bits."""
    p = s.players[seat]
    free, near = s.open_spaces(seat), same_tone(p, item)
    short = 1 if item == I.SILVER else s.box.short[item]
    upright = _upright(free, near, short)
    if not may_lie_along(s, seat, item):
        return upright, 0
    long = s.box.long[item]
    return upright, _upright(free, near, long)


def tries(s: Odin, seat: int, silver: bool) -> list[Option]:
    """Food one could try to lay; silver only at the feast itself."""
    have, serve = s.players[seat].have, s.box.opt.serve
    found = [serve[item] for item in FOOD if have[item]]
    return [*found, serve[I.SILVER]] if silver and have[I.SILVER] else found


def menu(s: Odin, seat: int, silver: bool) -> list[Option]:
    """Food that can be laid now."""
    free = s.open_spaces(seat)
    if not free:
        return []
    p, serve = s.players[seat], s.box.opt.serve
    have = p.have
    found = [serve[i] for i in servable(s, p, free) if have[i]]
    if p.sober and serve[I.MEAD] in found:
        found.remove(serve[I.MEAD])
    if silver and have[I.SILVER]:
        found.append(serve[I.SILVER])
    return found


def servable(s: Odin, p: Player, free: int) -> tuple[int, ...]:
    """The foods there is room for, remembered: only what already lies on the table matters."""
    known, key = s.box.servable, (free, p.laid)
    found = known.get(key)
    if found is None:
        if len(known) > 20_000:
            known.clear()
        # what fits along the table also fits upright, so looking at the short side is enough
        most = [_longest(free, p.laid[tone]) for tone in (I.ORANGE_TONE, I.RED_TONE)]
        short = s.box.short
        found = known[key] = tuple([i for i in FOOD if short[i] <= most[I.TONE[i]]])
    return found


def _longest(free: int, near: int) -> int:
    """The most spaces in a row, up to three, that are free and not beside `near`."""
    for length in (3, 2, 1):
        if _upright(free, near, length):
            return length
    return 0


def _upright(free: int, near: int, length: int) -> int:
    """Where so many free spaces begin that are not beside `near`."""
    return room(free, length) & ~(near << 1) & ~(near >> length)


def against(s: Odin, seat: int, o: Option) -> Iterator[Reason]:
    """Why a food cannot be laid now."""
    p = s.players[seat]
    if p.sober and o.a == I.MEAD:
        yield SOBER
    if not any(spots(s, seat, o.a)):
        short = 1 if o.a == I.SILVER else s.box.short[o.a]
        yield NEXT_TO_SAME if room(s.open_spaces(seat), short) else NO_ROOM


class Spot(Ask[Odin]):
    """ODIN-7.33 to 7.36: where on the table, along it or upright?"""

    item: int
    rule = "ODIN-7.33"

    def options(self, s: Odin) -> Sequence[Option]:
        upright, along = spots(s, self.seat, self.item)
        return pick(s.box.opt.upright, upright) + pick(s.box.opt.along, along)

    def candidates(self, s: Odin) -> Sequence[Option]:
        free = s.open_spaces(self.seat)
        found = pick(s.box.opt.upright, free)
        if self.item != I.SILVER and s.box.long[self.item] != s.box.short[self.item]:
            found += pick(s.box.opt.along, free)
        return found

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        short = 1 if self.item == I.SILVER else s.box.short[self.item]
        length = s.box.long[self.item] if o.verb == "along" else short
        if not room(s.open_spaces(self.seat), length) >> o.a & 1:
            yield NO_ROOM
        near = same_tone(s.players[self.seat], self.item)
        if (near << 1 | near >> length) >> o.a & 1:
            yield NEXT_TO_SAME
        if o.verb == "along" and not may_lie_along(s, self.seat, self.item):
            yield ONE_ALONG

    def choose(self, s: Odin, o: Option) -> None:
        short = 1 if self.item == I.SILVER else s.box.short[self.item]
        serve(s, self.seat, self.item, o.a, s.box.long[self.item] if o.verb == "along" else short)


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
        s.tell("serves", seat, "ODIN-7.30", (f"table:{seat}",), seat=Seat(seat), item=Text(I.NAMES[item]))
    if s.phase == I.FEAST and p.hooks & H_DURING:
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
