"""5 and 6. What a price is, what could pay it, what speaks against buying: counted here, asked by every question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Text
from meadhall.games.raiders.cards import CATEGORIES, RESOURCES, Kind
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.state import GIVE, PAY, SELL, Raiders, held

MERCENARIES = -2  #: paid for: as many as one likes
NOTHING_TO_PAY = reason("RAIDERS-6.6", "why-nothing-to-pay")
EVERYTHING = (1000,) * len(RESOURCES)  #: a price that every resource covers


def discounts(s: Raiders, seat: int) -> tuple[int, ...]:
    """RAIDERS-6.6, 11.6, 14.2: what ability and chief take off a Market price, by category; abilities last."""
    return s.box.discounts[s.ability[seat]][s.chiefs[seat]]


def enough(need: int, ones: int, gifts: int, spare: int, missing: int, rate: int, cheap: int) -> bool:
    """Can `need` further units be found? `missing` cards must first close an open trade."""
    while missing:
        missing -= 1
        if spare:
            spare -= 1
        elif ones:
            ones -= 1
        elif gifts:
            gifts -= 1
        else:
            return False
    short = need - ones - 2 * gifts
    if short > 0 and cheap and spare:
        short -= 1
        spare -= 1
    return short <= 0 or short <= spare // rate


def due(s: Raiders, seat: int, what: int, less: int) -> int:
    """Units still to be paid: the price, less discounts, less what is staged. A Gift covers up to two of them, and
    its second half may be lost (RAIDERS-5.5, 6.6); a trade under way counts as made. `less` is what Market on Fire
    takes off, and one fewer for every Gift that is to cover one symbol only."""
    box = s.box
    if what >= 0:
        kind = box.kinds[what]
        need = max(0, kind.price - less - discounts(s, seat)[kind.category])
    else:
        need = box.constants.black_price - less if what == NOTHING else 0
    stage, units = s.stage, box.units
    for card in stage[4 * seat + PAY]:
        need -= units[card]
    rate = box.constants.rate
    return need - len(stage[4 * seat + SELL]) - (len(stage[4 * seat + GIVE]) + rate - 1) // rate


# ── a payment under way ──────────────────────────────────────────────────────────────────────


class Purse:
    """What a seat could pay with, and what is still to be paid, for one price.

    `need`: units not covered by what is staged; `room`: symbols of each resource not covered by its own card;
    `singles`: hand cards worth one unit; `gifts`; `spare`: cards good for trading only; `open`: cards that an
    open trade still lacks; `cheap`: cheap trades left.
    """

    __slots__ = ("cheap", "counts", "gifts", "kind", "need", "open", "room", "singles", "spare")

    def __init__(self, s: Raiders, seat: int, what: int, less: int, barred: int = -1) -> None:
        """The items of category `barred` are committed."""
        box = s.box
        self.counts = counts = held(s, seat)
        self.kind = kind = box.kinds[what] if what >= 0 else None
        self.cheap = s.cheap if seat == s.active else 0
        self.open = 0
        self.gifts = gifts = counts[box.gift]
        self.need = due(s, seat, what, less)
        self.room = EVERYTHING if kind is None else kind.cost
        stage, mine = s.stage, 4 * seat
        if stage[mine] or stage[mine + GIVE] or stage[mine + SELL]:
            self._take_off_staged(s, seat)
        covering = box.packed(counts)
        if kind is not None:
            covering &= box.prices[what] if self.room is kind.cost else box.packed(self.room)
        self.singles = ones = counts[box.horn] + covering.bit_count()
        self.spare = len(s.hands[seat]) + len(s.tables[seat]) - ones - gifts
        if kind is not None:
            if kind.requires[1] or s.ability[seat] >= 0:
                self.spare -= kept(s, seat, kind, counts)
        elif barred >= 0:
            self.spare -= s.num[seat][barred]

    def _take_off_staged(self, s: Raiders, seat: int) -> None:
        """Symbols covered by their own card, an open trade, cheap trades made."""
        stage, kinds = s.stage, s.box.kind
        room = list(self.room)
        for card in stage[4 * seat + PAY]:
            if kinds[card] < len(RESOURCES) and room[kinds[card]]:
                room[kinds[card]] -= 1
        self.room = tuple(room)
        self.open = -len(stage[4 * seat + GIVE]) % s.box.constants.rate
        self.cheap -= len(stage[4 * seat + SELL])

    def payable(self, rate: int) -> bool:
        """Can the rest be paid?"""
        return enough(self.need, self.singles, self.gifts, self.spare, self.open, rate, self.cheap)

    def counts_on(self, kind: int) -> bool:
        """Is every card of this resource one of the `singles`?"""
        return kind >= len(RESOURCES) or self.counts[kind] <= self.room[kind]


def kept(s: Raiders, seat: int, kind: Kind, counts: list[int]) -> int:
    """Cards that must stay: a discount, and what the requirement rests on (RAIDERS-6.4.4, 6.6.1)."""
    category, vp = kind.requires
    needed = fewest(qualifying(s, seat, category, counts), vp) if vp else 0
    return needed + 1 if s.box.powers[s.ability[seat]].discount[kind.category] else needed


def qualifying(s: Raiders, seat: int, category: int, counts: list[int]) -> list[int]:
    """The VP of every card that counts toward a requirement (RAIDERS-6.4, 6.4.1)."""
    where, worth = s.box.category, s.box.worth
    found = [worth[c] for c in s.tables[seat] if where[c] == category]
    hidden = s.box.hidden[category]
    if counts[hidden]:
        found += [s.box.kinds[hidden].vp] * counts[hidden]
    return found


def fewest(worths: list[int], vp: int) -> int:
    """The fewest cards that reach so many VP; none, if all of them do not."""
    if vp in worths:
        return 1
    for n, worth in enumerate(sorted(worths, reverse=True), 1):
        vp -= worth
        if vp <= 0:
            return n
    return 0


# ── before a payment ─────────────────────────────────────────────────────────────────────────


class Means:
    """What a seat has to buy with while nothing is staged: asked for every card of the Market, so counted once.

    `wild`: units of Horns and Gifts; `plain`: all cards but those, in hand and on the table; `covers`: plain
    resources, see `RaidersBox.packed`; `off`: see `discounts`.
    """

    __slots__ = ("counts", "covers", "off", "plain", "seat", "wild")

    def __init__(self, s: Raiders, seat: int) -> None:
        box = s.box
        self.seat = seat
        self.counts = counts = held(s, seat)
        horns, gifts = counts[box.horn], counts[box.gift]
        self.wild = horns + 2 * gifts
        self.plain = len(s.hands[seat]) + len(s.tables[seat]) - horns - gifts
        self.covers = box.packed(counts)
        self.off = discounts(s, seat)


@cache
def _requires(vp: int, category: int) -> Reason:
    return reason("RAIDERS-6.4", "why-requirement", vp=vp, category=Text(CATEGORIES[category]))


@cache
def _too_dear(id: str) -> Reason:
    return reason("RAIDERS-6.1", "why-cannot-pay", card=Text(id))


def against_buying(s: Raiders, means: Means, what: int, less: int = 0, gone: int = 0) -> Iterable[Reason]:
    """RAIDERS-6.4, 6.9: the requirement and the price. Empty if it may be bought."""
    kind = s.box.kinds[what]
    category, vp = kind.requires
    if s.vp[means.seat][category] < vp and not meets_with_hidden(s, means, category, vp):
        return _against_both(s, means, what, less, gone)
    return () if affordable(s, means, what, less, gone) else (_too_dear(kind.id),)


def _against_both(s: Raiders, means: Means, what: int, less: int, gone: int) -> Iterator[Reason]:
    """The price is looked at only if somebody asks: the requirement is reason enough."""
    category, vp = s.box.kinds[what].requires
    yield _requires(vp, category)
    if not affordable(s, means, what, less, gone):
        yield _too_dear(s.box.kinds[what].id)


def against_choosing(s: Raiders, means: Means, what: int, less: int = 0) -> Sequence[Reason]:
    """RAIDERS-6.6: what costs nothing can be paid in one way only."""
    kind = s.box.kinds[what]
    return () if kind.price > less + means.off[kind.category] else (NOTHING_TO_PAY,)


def meets_with_hidden(s: Raiders, means: Means, category: int, vp: int) -> bool:
    """RAIDERS-6.4.1: hidden VP count toward a requirement."""
    hidden = s.box.hidden[category]
    return s.vp[means.seat][category] + means.counts[hidden] * s.box.kinds[hidden].vp >= vp


def affordable(s: Raiders, means: Means, what: int, less: int, gone: int) -> bool:
    """Out of hand, which is quickly seen; or with trades, when `gone` hand cards that are no resources will have
    been played."""
    box = s.box
    kind, ones = box.kinds[what], (box.prices[what] & means.covers).bit_count()
    short = kind.price - less - means.off[kind.category] - means.wild - ones
    if short <= 0:
        return True
    spare = means.plain - ones - gone
    if spare < short:
        return False
    if kind.requires[1] or s.ability[means.seat] >= 0:
        spare -= kept(s, means.seat, kind, means.counts)
    return enough(short, 0, 0, spare, 0, box.constants.rate, s.cheap)
