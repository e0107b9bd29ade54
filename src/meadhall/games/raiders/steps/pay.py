"""5 and 6. Payments: resources, trades, discounts, requirements; buying at the Market and on the Black Market.

A payment is a set of cards: some played as resources, some given up in trades. Which symbol a card covers
and which symbols are waived follows from the set, so it is asked for card by card: cards are staged before
the payer, unseen, and revealed whole when the price is met. `Purse` counts; every question asks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Text
from meadhall.core.zones import Zone, learn, move
from meadhall.games.raiders.content import ABILITY, CATEGORIES, ITEM, RESOURCES, VIKING, Kind
from meadhall.games.raiders.state import (
    DISCARD,
    GIVE,
    GIVEN,
    HAND,
    PAID,
    PAY,
    SELL,
    SOLD,
    SUPPLY,
    Raiders,
    distinct,
    find,
    held,
    hidden_vp,
    into_supply,
    lay,
    out_of_market,
    unlay,
)
from meadhall.games.raiders.steps.market import FromSupply, name, settle_abilities, thing

NOTHING = -1  #: paid for: a card nobody has seen (the Black Market)
MERCENARIES = -2  #: paid for: as many as one likes

NO_SYMBOL = reason("RAIDERS-5.5", "why-no-symbol")
CANNOT_FINISH = reason("RAIDERS-5.15", "why-cannot-finish")
NO_CARDS_TO_TRADE = reason("RAIDERS-5.7", "why-no-cards-to-trade")
NEEDED = reason("RAIDERS-6.4.4", "why-needed-for-requirement")
UNDER_RAID = reason("RAIDERS-14.11", "why-under-raid")
NO_CHEAP_TRADE = reason("RAIDERS-14.13", "why-no-cheap-trade")


def discount(s: Raiders, seat: int, kind: Kind) -> int:
    """RAIDERS-6.6, 11.6, 14.2: what abilities and chiefs take off a Market price."""
    powers, category = s.box.powers, kind.category  # -1, the last column, is for abilities
    return powers[s.ability[seat]].discount[category] + powers[s.chiefs[seat]].discount[category]


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
    its second half may be lost (RAIDERS-5.5, 6.6); a trade under way counts as made."""
    box = s.box
    if what >= 0:
        kind = box.kinds[what]
        need = max(0, kind.price - less - discount(s, seat, kind))
    else:
        need = box.constants.black_price if what == NOTHING else 0
    stage, units = s.stage, box.units
    for card in stage[4 * seat + PAY]:
        need -= units[card]
    rate = box.constants.rate
    return need - len(stage[4 * seat + SELL]) - (len(stage[4 * seat + GIVE]) + rate - 1) // rate


class Purse:
    """What a seat could pay with, and what is still to be paid, for one price.

    `need`: units not covered by what is staged; `room`: symbols of each resource not covered by its own card;
    `singles`: hand cards worth one unit; `gifts`; `spare`: cards good for trading only; `open`: cards that an
    open trade still lacks; `cheap`: cheap trades left.
    """

    __slots__ = ("cheap", "counts", "gifts", "kind", "need", "open", "room", "seat", "singles", "spare")

    def __init__(
        self, s: Raiders, seat: int, what: int, less: int, counts: list[int], gone: int = 0, barred: int = -1
    ) -> None:
        """`gone` spare hand cards will have been played by then; the items of category `barred` are committed."""
        box = s.box
        self.seat = seat
        self.counts = counts
        self.kind = kind = box.kinds[what] if what >= 0 else None
        self.cheap = s.cheap if seat == s.active else 0
        self.open = 0
        self.gifts = gifts = counts[box.gift]
        self.need = due(s, seat, what, less)
        self.room = EVERYTHING if kind is None else kind.cost
        stage, mine = s.stage, 4 * seat
        if stage[mine] or stage[mine + GIVE] or stage[mine + SELL]:
            self._take_off_staged(s, seat)
        plain = counts[box.horn]
        for resource, room in enumerate(self.room):
            have = counts[resource]
            plain += room if room < have else have
        self.singles = plain
        self.spare = len(s.hands[seat]) + len(s.tables[seat]) - plain - gifts - gone
        if kind is not None and (kind.requires[1] or s.ability[seat] >= 0):
            self.spare -= self._kept(s, kind)
        elif barred >= 0:
            self.spare -= s.num[seat][barred]

    def _take_off_staged(self, s: Raiders, seat: int) -> None:
        """Symbols covered by their own card, an open trade, cheap trades made."""
        stage, kinds = s.stage, s.box.kind
        room = list(self.room)
        for card in stage[4 * seat + PAY]:
            if kinds[card] < len(RESOURCES):
                room[kinds[card]] -= 1
        self.room = tuple(room)
        self.open = -len(stage[4 * seat + GIVE]) % s.box.constants.rate
        self.cheap -= len(stage[4 * seat + SELL])

    def _kept(self, s: Raiders, kind: Kind) -> int:
        """Cards that must stay: a discount, and what the requirement rests on (RAIDERS-6.4.4, 6.6.1)."""
        kept = 1 if s.box.powers[s.ability[self.seat]].discount[kind.category] else 0
        category, vp = kind.requires
        return kept + (fewest(qualifying(s, self.seat, category, self.counts), vp) if vp else 0)

    def payable(self, rate: int) -> bool:
        """Can the rest be paid?"""
        return enough(self.need, self.singles, self.gifts, self.spare, self.open, rate, self.cheap)


EVERYTHING = (1000,) * len(RESOURCES)


def qualifying(s: Raiders, seat: int, category: int, counts: list[int]) -> list[int]:
    """The VP of every card that counts toward a requirement (RAIDERS-6.4, 6.4.1)."""
    where, worth = s.box.category, s.box.worth
    found = [worth[c] for c in s.tables[seat] if where[c] == category]
    hidden = s.box.hidden[category]
    if counts[hidden]:
        found += [s.box.kinds[hidden].vp] * counts[hidden]
    return found


def fewest(worths: list[int], vp: int) -> int:
    """The fewest cards that reach so many VP."""
    if vp in worths:
        return 1
    n = 0
    for worth in sorted(worths, reverse=True):
        if vp <= 0:
            break
        vp -= worth
        n += 1
    return n


@cache
def _requires(vp: int, category: int) -> Reason:
    return reason("RAIDERS-6.4", "why-requirement", vp=vp, category=Text(CATEGORIES[category]))


@cache
def _too_dear(id: str) -> Reason:
    return reason("RAIDERS-6.1", "why-cannot-pay", card=Text(id))


def against_buying(s: Raiders, seat: int, what: int, less: int, counts: list[int], gone: int = 0) -> Iterator[Reason]:
    """RAIDERS-6.4, 6.9: requirement and price."""
    kind = s.box.kinds[what]
    category, vp = kind.requires
    if category >= 0 and s.vp[seat][category] < vp and sum(qualifying(s, seat, category, counts)) < vp:
        yield _requires(vp, category)
    if not affordable(s, seat, what, less, counts, gone):
        yield _too_dear(kind.id)


def affordable(s: Raiders, seat: int, what: int, less: int, counts: list[int], gone: int = 0) -> bool:
    """Out of hand, which is quickly seen; or with trades."""
    kind = s.box.kinds[what]
    short = kind.price - less - discount(s, seat, kind) - counts[s.box.horn] - 2 * counts[s.box.gift]
    if short <= 0 or short <= singles(kind, counts):
        return True
    return Purse(s, seat, what, less, counts, gone).payable(s.box.constants.rate)


def singles(kind: Kind, counts: list[int]) -> int:
    """How many symbols of a price plain resource cards cover."""
    found = 0
    for resource, n in kind.symbols:
        have = counts[resource]
        found += n if n < have else have
    return found


def buy(s: Raiders, seat: int, what: int, less: int) -> None:
    """RAIDERS-6.12: the payment is asked for, unless nothing is to be paid."""
    s.push(Settle(less, seat, what))


# ── staging ──────────────────────────────────────────────────────────────────────────────────

STAGES = (PAID, GIVEN, SOLD)


def stage_card(s: Raiders, seat: int, kind: int, zone: Zone[Raiders]) -> None:
    """A card goes from the hand, or else from the table area, to the payment."""
    card = find(s, s.hands[seat], kind)
    if card >= 0:
        move(s, card, HAND, seat, zone, seat)
    else:
        unlay(s, find(s, s.tables[seat], kind), seat, zone, seat)


def unstage(s: Raiders, seat: int) -> None:
    """Everything staged goes back where it was."""
    for zone in STAGES:
        for card in list(zone.pile(s, seat)):
            if s.box.backs[card] == VIKING:
                move(s, card, zone, seat, HAND, seat)
            else:
                lay(s, card, zone, seat, seat)


def pay_out(s: Raiders, seat: int) -> None:
    """RAIDERS-5.6, 5.11: Viking cards to the discard pile, Market cards shuffled into the supply."""
    wares: list[int] = []
    for zone in STAGES:
        for card in list(zone.pile(s, seat)):
            if s.box.backs[card] == VIKING:
                move(s, card, zone, seat, DISCARD, 0)
            else:
                move(s, card, zone, seat, SUPPLY, 0)
                wares.append(card)
    into_supply(s, wares, SUPPLY, 0)


class Paying(Ask[Raiders]):
    """What payments have in common: resources to play, cards to trade."""

    __slots__ = ()
    what: int
    less: int

    def purse(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, self.what, self.less, held(s, self.seat))

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return self.tries(s, held(s, self.seat))

    def tries(self, s: Raiders, counts: list[int]) -> list[Option]:
        """Resources in hand; a trade, and a cheap one for who may make it."""
        box = s.box
        found = [box.use[k] for k in box.resources if counts[k]]
        found.append(box.trade)
        if s.cheap and self.seat == s.active:
            found.append(box.cheap_trade)
        return found

    def options(self, s: Raiders) -> Sequence[Option]:
        purse = self.purse(s)
        return [o for o in self.tries(s, purse.counts) if next(self.why_not(s, o, purse), None) is None]

    def against(self, s: Raiders, o: Option) -> Iterator[Reason]:
        return self.why_not(s, o, self.purse(s))

    def why_not(self, s: Raiders, o: Option, purse: Purse) -> Iterator[Reason]:
        """RAIDERS-5.5, 5.15, 14.13: every card covers something, and the rest stays payable."""
        box = s.box
        rate = box.constants.rate
        if o is box.cheap_trade and not purse.cheap:
            yield NO_CHEAP_TRADE
        if o is box.trade:
            if not enough(purse.need - 1, purse.singles, purse.gifts, purse.spare, rate, rate, purse.cheap):
                yield NO_CARDS_TO_TRADE
        elif o is box.cheap_trade:
            if not enough(purse.need - 1, purse.singles, purse.gifts, purse.spare, 1, rate, purse.cheap - 1):
                yield NO_CARDS_TO_TRADE
        elif o.a < len(RESOURCES) and purse.room[o.a] <= 0:
            yield NO_SYMBOL
        elif not purse.payable(rate):
            yield CANNOT_FINISH

    def start(self, s: Raiders, o: Option, barred: int) -> None:
        """A resource is staged, or a trade begins."""
        if o.verb == "use":
            stage_card(s, self.seat, o.a, PAID)
        else:
            cheap = int(o is s.box.cheap_trade)
            s.push(Trade(self.seat, barred, cheap, 1 if cheap else s.box.constants.rate, self.less, self.what))


class Trade(Ask[Raiders]):
    """RAIDERS-5.7 to 5.10, 5.17: which own cards are given up for one resource? Hand and table area alike."""

    __slots__ = ("barred", "cheap", "left", "less", "what")
    rule = "RAIDERS-5.7"

    def __init__(self, seat: int, barred: int, cheap: int, left: int, less: int, what: int) -> None:
        self.seat = seat
        self.what = what
        self.less = less
        self.left = left
        self.cheap = cheap
        self.barred = barred

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return self._own(s, held(s, self.seat))

    def _own(self, s: Raiders, counts: list[int]) -> list[Option]:
        """Every kind of card in hand, then on the table."""
        give = s.box.give
        found = [give[k] for k, n in enumerate(counts) if n]
        return found + [give[k] for k in distinct(s, s.tables[self.seat])]

    def options(self, s: Raiders) -> Sequence[Option]:
        purse = self._purse(s)
        found = [o for o in self._own(s, purse.counts) if next(self._why_not(s, o, purse), None) is None]
        # nothing fits only where somebody imagines other cards before the payer than there are
        return found or [s.box.take_back]

    def against(self, s: Raiders, o: Option) -> Iterator[Reason]:
        return self._why_not(s, o, self._purse(s))

    def _purse(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, self.what, self.less, held(s, self.seat), barred=self.barred)

    def _why_not(self, s: Raiders, o: Option, purse: Purse) -> Iterator[Reason]:
        """RAIDERS-5.15, 6.4.4, 6.6.1, 14.11: what is left must still meet requirement and price."""
        box, kind = s.box, s.box.kinds[o.a]
        if kind.family == ITEM and kind.category == self.barred:
            yield UNDER_RAID
            return
        spare, need = self._without(s, kind, purse)
        if spare < 0:
            yield NEEDED
            return
        ones, gifts = purse.singles, purse.gifts
        if o.a == box.gift:
            gifts -= 1
        elif o.a == box.horn or (o.a < len(RESOURCES) and purse.counts[o.a] <= purse.room[o.a]):
            ones -= 1
        elif kind.family != ABILITY or need == purse.need:
            spare -= 1
        rate = box.constants.rate
        opens = self.left == (1 if self.cheap else rate)
        if spare < 0 or not enough(need - opens, ones, gifts, spare, self.left - 1, rate, purse.cheap - self.cheap):
            yield CANNOT_FINISH

    def _without(self, s: Raiders, kind: Kind, purse: Purse) -> tuple[int, int]:
        """Spare cards and need if a card of this kind no longer counted; -1 if it must not go."""
        ware = purse.kind
        if ware is None:
            return purse.spare, purse.need
        if kind.family == ABILITY:
            return purse.spare, purse.need + s.box.powers[s.box.number[kind.id]].discount[ware.category]
        category, vp = ware.requires
        if category < 0 or kind.category != category:
            return purse.spare, purse.need
        worths = qualifying(s, self.seat, category, purse.counts)
        before = fewest(worths, vp)
        worths.remove(kind.vp)
        if sum(worths) < vp:
            return -1, purse.need
        return purse.spare + before - fewest(worths, vp), purse.need

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.take_back:
            unstage(s, self.seat)
            return
        stage_card(s, self.seat, o.a, SOLD if self.cheap else GIVEN)
        if self.left > 1:
            s.push(Trade(self.seat, self.barred, self.cheap, self.left - 1, self.less, self.what))


class Pay(Paying):
    """RAIDERS-5.15: a payment at the Market (`less` = what Market on Fire takes off) or on the Black Market."""

    __slots__ = ("less", "what")
    rule = "RAIDERS-5.15"

    def __init__(self, seat: int, less: int, what: int) -> None:
        self.seat = seat
        self.less = less
        self.what = what

    def options(self, s: Raiders) -> Sequence[Option]:
        # nothing fits only where somebody imagines other cards before the payer than there are
        return super().options(s) or [s.box.take_back]

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.take_back:
            unstage(s, self.seat)
            return
        s.push(Settle(self.less, self.seat, self.what))
        self.start(s, o, -1)


class Settle(Step[Raiders]):
    """RAIDERS-5.15: is the price met? Then the payment is made; else something is still to be paid."""

    __slots__ = ("less", "seat", "what")

    def __init__(self, less: int, seat: int, what: int) -> None:
        self.less = less
        self.seat = seat
        self.what = what

    def run(self, s: Raiders) -> None:
        if due(s, self.seat, self.what, self.less) > 0:
            s.push(Pay(self.seat, self.less, self.what))
        else:
            complete(s, self.seat, self.what)


def complete(s: Raiders, seat: int, what: int) -> None:
    """RAIDERS-6.12: the payment is revealed and leaves, the card is taken, a second ability given back."""
    s.still = 0
    s.cheap -= len(s.stage[4 * seat + SELL])
    if s.log is not None:
        tell_payment(s, seat, what)
    if what == NOTHING:
        pay_out(s, seat)
        s.push(FromSupply(seat))
        return
    show_hidden(s, seat, what)
    pay_out(s, seat)
    card = find(s, s.market, what)
    out_of_market(s, card, seat)
    if s.log is not None:
        s.tell("buys", seat, "RAIDERS-6.2", (thing(s, card),), card=name(s, card))
    settle_abilities(s, seat)


def show_hidden(s: Raiders, seat: int, what: int) -> None:
    """RAIDERS-6.4.1, 10.2, 10.5: hidden VP that the requirement needs are shown to all and stay in hand."""
    category, vp = s.box.kinds[what].requires
    if category < 0:
        return
    short = vp - s.vp[seat][category]
    for where, worth, card in hidden_vp(s, seat):
        if short > 0 and where == category:
            short -= worth
            for other in range(s.seats):
                if other != seat:
                    learn(s, other, [card])
            if s.log is not None:
                s.tell("shows", seat, "RAIDERS-6.4.1", card=name(s, card))


def tell_payment(s: Raiders, seat: int, what: int) -> None:
    """RAIDERS-5.4, 5.7: what is played as what, and what is traded."""
    paid, given = s.stage[4 * seat + PAY], s.stage[4 * seat + GIVE] + s.stage[4 * seat + SELL]
    for card, resources in announced(s, paid, what):
        kind = s.box.kinds[s.box.kind[card]]
        if kind.units and kind.resource >= len(RESOURCES) and resources:
            s.tell("pays-as", seat, "RAIDERS-5.4", card=name(s, card),
                   first=Text(RESOURCES[resources[0]]), second=Text(RESOURCES[resources[-1]]),
                   how=("none", "one", "two")[len(resources)])  # fmt: skip
        else:
            s.tell("pays", seat, "RAIDERS-5.6", card=name(s, card))
    for card in given:
        s.tell("trades", seat, "RAIDERS-5.7", card=name(s, card))


def announced(s: Raiders, paid: list[int], what: int) -> list[tuple[int, list[int]]]:
    """Which resources each card gives: plain ones their own, wild ones what is left of the price (RAIDERS-5.16)."""
    kinds = [s.box.kinds[s.box.kind[c]] for c in paid]
    left = list(s.box.kinds[what].cost) if what >= 0 else [0] * len(RESOURCES)
    for kind in kinds:
        if kind.resource < len(RESOURCES):
            left[kind.resource] -= 1
    wild = [r for r, n in enumerate(left) for _ in range(max(0, n))]
    found = []
    for card, kind in zip(paid, kinds, strict=True):
        if kind.resource < len(RESOURCES):
            found.append((card, [kind.resource]))
        else:
            found.append((card, wild[: kind.units]))
            del wild[: kind.units]
    return found
