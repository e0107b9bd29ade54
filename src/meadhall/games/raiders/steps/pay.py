"""5 and 6. Payments: resources, trades, discounts, requirements; buying at the Market and on the Black Market.

A payment is a set of cards: some played as resources, some given up in trades. Which symbol a card covers
and which symbols are waived follows from the set, so it is asked for card by card: cards are staged before
the payer, unseen, and revealed whole when the price is met. `Purse` counts; every question asks it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Informed, Step
from meadhall.core.text import Text
from meadhall.core.zones import Zone, find, learn, move, pour, shuffle
from meadhall.games.raiders.advice import plan
from meadhall.games.raiders.cards import ABILITY, ITEM, RESOURCES, Kind
from meadhall.games.raiders.content import VIKING
from meadhall.games.raiders.options import NOTHING
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
    hidden_vp,
    lay,
    out_of_market,
    unlay,
)
from meadhall.games.raiders.steps.beyond import NO_CHEAP_TRADE, unplayable, untradable
from meadhall.games.raiders.steps.market import FromSupply, settle_abilities
from meadhall.games.raiders.steps.purse import Purse, due, enough, fewest, qualifying
from meadhall.games.raiders.steps.telling import name, thing

NO_SYMBOL = reason("RAIDERS-5.5", "why-no-symbol")
CANNOT_FINISH = reason("RAIDERS-5.15", "why-cannot-finish")
NO_CARDS_TO_TRADE = reason("RAIDERS-5.7", "why-no-cards-to-trade")
NEEDED = reason("RAIDERS-6.4.4", "why-needed-for-requirement")
UNDER_RAID = reason("RAIDERS-14.11", "why-under-raid")


def purchase(s: Raiders, seat: int, o: Option, less: int) -> None:
    """RAIDERS-5.18: to buy is to pay as suggested; or card by card, as one likes."""
    if o.verb == "pay":
        settle(s, seat, o.a, less)
        return
    paying = plan(s, seat, o.a, less)
    for zone, kinds in zip(STAGES, (paying.use, paying.give, paying.sell), strict=True):
        for kind in kinds:
            stage_card(s, seat, kind, zone)
    complete(s, seat, o.a, less)


def settle(s: Raiders, seat: int, what: int, less: int) -> None:
    """RAIDERS-5.15, 6.12: is the price met? Then the payment is made; else something is still to be paid."""
    if due(s, seat, what, less) > 0:
        s.push(Pay(seat, less, what))
    else:
        complete(s, seat, what, less)


# ── staging ──────────────────────────────────────────────────────────────────────────────────

STAGES = (PAID, GIVEN, SOLD)


def stage_card(s: Raiders, seat: int, kind: int, zone: Zone[Raiders]) -> None:
    """A card goes from the hand, or else from the table area, to the payment."""
    card = find(s.box.kind, s.hands[seat], kind)
    if card >= 0:
        move(s, card, HAND, seat, zone, seat)
    else:
        unlay(s, find(s.box.kind, s.tables[seat], kind), seat, zone, seat)


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
    traded = False
    for zone in STAGES:
        pile = zone.pile(s, seat)
        if pile:
            for card in [c for c in pile if s.box.backs[c] != VIKING]:
                move(s, card, zone, seat, SUPPLY, 0)
                traded = True
            pour(s, zone, seat, DISCARD, 0)
    if traded:
        shuffle(s, SUPPLY)


class Paying(Informed[Raiders, Purse]):
    """What payments have in common: resources to play, cards to trade."""

    def candidates_by(self, s: Raiders, facts: Purse) -> list[Option]:
        """Resources in hand, and what else could pay."""
        resources = compress(s.box.opt.use, facts.counts[: len(s.box.resources)])
        return [*resources, *self.other_ways(s, facts)]

    def other_ways(self, s: Raiders, purse: Purse) -> list[Option]:
        """A trade, and a cheap one for who may make it. RAIDERS-5.5: of two Gifts or more, one may cover one symbol
        only; the last card loses a half of itself anyway."""
        opt = s.box.opt
        found = [opt.trade]
        if s.cheap and self.seat == s.active:
            found.append(opt.cheap_trade)
        if purse.gifts > 1 and purse.need > 1:
            found.append(opt.half)
        return found

    def against_by(self, s: Raiders, o: Option, facts: Purse) -> Sequence[Reason]:
        """RAIDERS-5.5, 5.15: every card covers something, and the rest stays payable."""
        if o.verb == "use":
            if o.a < len(RESOURCES) and facts.room[o.a] <= 0:
                return (NO_SYMBOL,)
            return () if facts.payable(s.box.constants.rate) else (CANNOT_FINISH,)
        return self._against_half(s, facts) if o.verb == "half" else self._against_trade(s, o, facts)

    def beyond(self, s: Raiders, o: Option) -> Iterable[Reason]:
        return unplayable(s, self.seat, o)

    def _against_half(self, s: Raiders, purse: Purse) -> Sequence[Reason]:
        """RAIDERS-5.5: a Gift for one symbol only."""
        rate = s.box.constants.rate
        fits = enough(purse.need - 1, purse.singles, purse.gifts - 1, purse.spare, 0, rate, purse.cheap)
        return () if fits else (CANNOT_FINISH,)

    def _against_trade(self, s: Raiders, o: Option, purse: Purse) -> Sequence[Reason]:
        """RAIDERS-5.7, 5.15, 14.13: the cards are there, and the rest stays payable."""
        cheap = int(o is s.box.opt.cheap_trade)
        cards = 1 if cheap else s.box.constants.rate
        if cheap > purse.cheap:
            return (NO_CHEAP_TRADE,)
        if purse.singles + purse.gifts + purse.spare < cards:
            own = len(s.hands[self.seat]) + len(s.tables[self.seat])
            return (NO_CARDS_TO_TRADE if purse.kind is None or own < cards else CANNOT_FINISH,)
        return () if self._trade_fits(s, purse, cards, purse.cheap - cheap) else (CANNOT_FINISH,)

    def _trade_fits(self, s: Raiders, purse: Purse, cards: int, cheap: int) -> bool:
        """RAIDERS-5.15, 6.6.1: is the rest payable after a trade? The ability that lowers the price may be in it."""
        need, ones, gifts, spare, rate = purse.need - 1, purse.singles, purse.gifts, purse.spare, s.box.constants.rate
        if enough(need, ones, gifts, spare, cards, rate, cheap):
            return True
        less = s.box.powers[s.ability[self.seat]].discount[purse.kind.category] if purse.kind else 0
        return less > 0 and enough(need + less, ones, gifts, spare + 1, cards, rate, cheap)


def begin_trade(s: Raiders, o: Option, seat: int, what: int, less: int, barred: int = -1) -> None:
    """A trade begins: one card, or as many as the rate says."""
    cheap = o is s.box.opt.cheap_trade
    left = 1 if cheap else s.box.constants.rate
    s.push(Trade(seat, barred, int(cheap), left, less, what))


#: what could be given; may a card go that would pay a unit, may one that is good for trading only?
Bargain = tuple[Purse, bool, bool]


class Trade(Informed[Raiders, Bargain]):
    """RAIDERS-5.7 to 5.10, 5.17: which own cards are given up for one resource? Hand and table area alike."""

    barred: int
    cheap: int
    left: int
    less: int
    what: int
    rule = "RAIDERS-5.7"

    def facts(self, s: Raiders) -> Bargain:
        purse = Purse(s, self.seat, self.what, self.less, self.barred)
        return purse, self._goes_on(s, purse, 1), self._goes_on(s, purse, 0, 0, 1)

    def candidates_by(self, s: Raiders, facts: Bargain) -> list[Option]:
        """Every kind of card in hand, then on the table."""
        give, table = s.box.opt.give, s.tables[self.seat]
        found = list(compress(give, facts[0].counts))
        if table:
            found += [give[k] for k in distinct(s, table)]
        return found

    def against_by(self, s: Raiders, o: Option, facts: Bargain) -> Sequence[Reason]:
        """RAIDERS-5.15, 6.4.4, 6.6.1, 14.11: what is left must still meet requirement and price."""
        kind, (purse, unit, spare) = s.box.kinds[o.a], facts
        if kind.category >= 0:
            return self._against_points(s, kind, facts)
        if kind.units > 1:
            fits = self._goes_on(s, purse, gifts=1)
        elif kind.units and purse.counts_on(o.a):
            fits = unit
        elif kind.family == ABILITY and purse.kind and (less := s.box.powers[o.a].discount[purse.kind.category]):
            fits = self._goes_on(s, purse, dearer=less)  # counted among the cards that must stay, not as spare
        else:
            fits = spare
        return () if fits else (CANNOT_FINISH,)

    def beyond(self, s: Raiders, o: Option) -> Iterable[Reason]:
        return untradable(s, self.seat, o)

    def _against_points(self, s: Raiders, kind: Kind, facts: Bargain) -> Sequence[Reason]:
        """RAIDERS-6.4.4, 14.11: an item under raid stays, and so do the VP that the requirement needs."""
        if kind.category == self.barred and kind.family == ITEM:
            return (UNDER_RAID,)
        purse, _, fits = facts
        category, vp = purse.kind.requires if purse.kind else (-1, 0)
        if kind.category == category:
            worths = qualifying(s, self.seat, category, purse.counts)
            before = fewest(worths, vp)
            worths.remove(kind.vp)
            if sum(worths) < vp:
                return (NEEDED,)
            fits = self._goes_on(s, purse, spare=1 + fewest(worths, vp) - before)
        return () if fits else (CANNOT_FINISH,)

    def _goes_on(
        self, s: Raiders, purse: Purse, ones: int = 0, gifts: int = 0, spare: int = 0, dearer: int = 0
    ) -> bool:
        """RAIDERS-5.15: can trade and payment be completed without so many of the cards?"""
        rate = s.box.constants.rate
        opens = self.left == (1 if self.cheap else rate)
        return purse.spare >= spare and enough(
            purse.need + dearer - opens, purse.singles - ones, purse.gifts - gifts, purse.spare - spare,
            self.left - 1, rate, purse.cheap - self.cheap,
        )  # fmt: skip

    def lapse(self, s: Raiders) -> Option:
        """Nothing fits only where somebody imagines other cards before the payer than there are."""
        return s.box.opt.take_back

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.opt.take_back:
            unstage(s, self.seat)
            return
        stage_card(s, self.seat, o.a, SOLD if self.cheap else GIVEN)
        if self.left > 1:
            left = self.left - 1
            s.push(Trade(self.seat, self.barred, self.cheap, left, self.less, self.what))


class Pay(Paying):
    """RAIDERS-5.15: a payment at the Market or on the Black Market (`less`: see `due`)."""

    less: int
    what: int
    rule = "RAIDERS-5.15"

    def facts(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, self.what, self.less)

    def lapse(self, s: Raiders) -> Option:
        """See `Trade.lapse`."""
        return s.box.opt.take_back

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.opt.take_back:
            unstage(s, self.seat)
            return
        if o.verb == "use":
            stage_card(s, self.seat, o.a, PAID)
            settle(s, self.seat, self.what, self.less)
        elif o is s.box.opt.half:
            stage_card(s, self.seat, o.a, PAID)
            settle(s, self.seat, self.what, self.less - 1)
        else:
            s.push(Settle(self.less, self.seat, self.what))
            begin_trade(s, o, self.seat, self.what, self.less)


class Settle(Step[Raiders]):
    """RAIDERS-5.15: a trade is made; the payment goes on."""

    less: int
    seat: int
    what: int

    def run(self, s: Raiders) -> None:
        settle(s, self.seat, self.what, self.less)


def complete(s: Raiders, seat: int, what: int, less: int) -> None:
    """RAIDERS-6.12: the payment is revealed and leaves, the card is taken, a second ability given back."""
    s.still = 0
    s.cheap -= len(s.stage[4 * seat + SELL])
    if s.log is not None:
        tell_payment(s, seat, what, less)
    if what == NOTHING:
        pay_out(s, seat)
        s.push(FromSupply(seat))
        return
    show_hidden(s, seat, what)
    pay_out(s, seat)
    card = find(s.box.kind, s.market, what)
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


def tell_payment(s: Raiders, seat: int, what: int, less: int = 0) -> None:
    """RAIDERS-5.4, 5.7: what is played as what, and what is traded."""
    paid, given = s.stage[4 * seat + PAY], s.stage[4 * seat + GIVE] + s.stage[4 * seat + SELL]
    # what is due, were nothing paid out of hand: symbols that are waived or traded for are covered already, and a Gift
    # for one symbol only (`less` below zero) adds none
    symbols = due(s, seat, what, max(0, less)) + sum(s.box.units[c] for c in paid)
    for card, resources in announced(s, paid, what, symbols):
        kind = s.box.kinds[s.box.kind[card]]
        if kind.units and kind.resource >= len(RESOURCES) and resources:
            s.tell("pays-as", seat, "RAIDERS-5.4", card=name(s, card),
                   first=Text(RESOURCES[resources[0]]), second=Text(RESOURCES[resources[-1]]),
                   how=("none", "one", "two")[len(resources)])  # fmt: skip
        else:
            s.tell("pays", seat, "RAIDERS-5.6", card=name(s, card))
    for card in given:
        s.tell("trades", seat, "RAIDERS-5.7", card=name(s, card))


def announced(s: Raiders, paid: list[int], what: int, symbols: int) -> list[tuple[int, list[int]]]:
    """Which resources each card gives: plain ones their own, wild ones what is left of the price (RAIDERS-5.16)."""
    kinds = [s.box.kinds[s.box.kind[c]] for c in paid]
    left = list(s.box.kinds[what].cost) if what >= 0 else [0] * len(RESOURCES)
    for kind in kinds:
        if kind.resource < len(RESOURCES):
            left[kind.resource] -= 1
    plain = sum(kind.resource < len(RESOURCES) for kind in kinds)
    wild = [r for r, n in enumerate(left) for _ in range(max(0, n))][: max(0, symbols - plain)]
    found = [
        (card, [kind.resource] if kind.resource < len(RESOURCES) else [])
        for card, kind in zip(paid, kinds, strict=True)
    ]
    for units in (1, 2):  # one symbol each, then the second halves
        for (_, resources), kind in zip(found, kinds, strict=True):
            if wild and len(resources) < units <= kind.units:
                resources.append(wild.pop(0))
    return found
