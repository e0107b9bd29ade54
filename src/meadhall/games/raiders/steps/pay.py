"""5 and 6. Payments: resources, trades, discounts, requirements; buying at the Market and on the Black Market.

A payment is a set of cards: some played as resources, some given up in trades. Which symbol a card covers
and which symbols are waived follows from the set, so it is asked for card by card: cards are staged before
the payer, unseen, and revealed whole when the price is met. `Purse` counts; every question asks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Text
from meadhall.core.zones import Zone, learn, move
from meadhall.games.raiders.cards import ABILITY, ITEM, RESOURCES, Kind
from meadhall.games.raiders.content import VIKING
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
from meadhall.games.raiders.steps.purse import NOTHING, Purse, due, enough, fewest, qualifying

NO_SYMBOL = reason("RAIDERS-5.5", "why-no-symbol")
CANNOT_FINISH = reason("RAIDERS-5.15", "why-cannot-finish")
NO_CARDS_TO_TRADE = reason("RAIDERS-5.7", "why-no-cards-to-trade")
NEEDED = reason("RAIDERS-6.4.4", "why-needed-for-requirement")
UNDER_RAID = reason("RAIDERS-14.11", "why-under-raid")
NO_CHEAP_TRADE = reason("RAIDERS-14.13", "why-no-cheap-trade")


def buy(s: Raiders, seat: int, what: int, less: int) -> None:
    """RAIDERS-5.15, 6.12: is the price met? Then the payment is made; else something is still to be paid."""
    if due(s, seat, what, less) > 0:
        s.push(Pay(seat, less, what))
    else:
        complete(s, seat, what, less)


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

    @property
    def what(self) -> int:
        """What is paid for."""
        raise NotImplementedError

    @property
    def less(self) -> int:
        """See `due`."""
        raise NotImplementedError

    def purse(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, self.what, self.less, held(s, self.seat))

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return self.tries(s, held(s, self.seat))

    def tries(self, s: Raiders, counts: list[int]) -> list[Option]:
        """Resources in hand; a trade, and a cheap one for who may make it."""
        box = s.box
        found = [box.opt.use[k] for k in box.resources if counts[k]]
        found.append(box.opt.trade)
        if s.cheap and self.seat == s.active:
            found.append(box.opt.cheap_trade)
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
        if o is box.opt.cheap_trade and not purse.cheap:
            yield NO_CHEAP_TRADE
        if o is box.opt.trade or o is box.opt.cheap_trade:
            cards, cheap = (rate, 0) if o is box.opt.trade else (1, 1)
            if purse.singles + purse.gifts + purse.spare < cards:
                own = len(s.hands[self.seat]) + len(s.tables[self.seat])
                yield NO_CARDS_TO_TRADE if purse.kind is None or own < cards else CANNOT_FINISH
            elif not self._trade_fits(s, purse, cards, purse.cheap - cheap):
                yield CANNOT_FINISH
        elif o.a < len(RESOURCES) and purse.room[o.a] <= 0:
            yield NO_SYMBOL
        elif not purse.payable(rate):
            yield CANNOT_FINISH

    def _trade_fits(self, s: Raiders, purse: Purse, cards: int, cheap: int) -> bool:
        """RAIDERS-5.15, 6.6.1: is the rest payable after a trade? The ability that lowers the price may be in it."""
        need, ones, gifts, spare, rate = purse.need - 1, purse.singles, purse.gifts, purse.spare, s.box.constants.rate
        if enough(need, ones, gifts, spare, cards, rate, cheap):
            return True
        less = s.box.powers[s.ability[self.seat]].discount[purse.kind.category] if purse.kind else 0
        return less > 0 and enough(need + less, ones, gifts, spare + 1, cards, rate, cheap)

    def trade(self, s: Raiders, o: Option, barred: int) -> None:
        """A trade begins."""
        cheap = int(o is s.box.opt.cheap_trade)
        s.push(Trade(self.seat, barred, cheap, 1 if cheap else s.box.constants.rate, self.less, self.what))


class Trade(Ask[Raiders]):
    """RAIDERS-5.7 to 5.10, 5.17: which own cards are given up for one resource? Hand and table area alike."""

    barred: int
    cheap: int
    left: int
    less: int
    what: int
    rule = "RAIDERS-5.7"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return self._own(s, held(s, self.seat))

    def _own(self, s: Raiders, counts: list[int]) -> list[Option]:
        """Every kind of card in hand, then on the table."""
        give = s.box.opt.give
        found = [give[k] for k, n in enumerate(counts) if n]
        return found + [give[k] for k in distinct(s, s.tables[self.seat])]

    def options(self, s: Raiders) -> Sequence[Option]:
        """What `_why_not` leaves: cards on which nothing else rests are as good as others of their sort."""
        purse = self._purse(s)
        watched = [c for c in (self.barred, purse.kind.requires[0] if purse.kind else -1) if c >= 0]
        ones, gifts, spare = purse.singles, purse.gifts, purse.spare
        as_unit = self._goes_on(s, purse, purse.need, ones - 1, gifts, spare)
        as_spare = self._goes_on(s, purse, purse.need, ones, gifts, spare - 1)
        found = []
        for o in self._own(s, purse.counts):
            kind = s.box.kinds[o.a]
            if kind.units > 1 or kind.family == ABILITY or kind.category in watched:
                fits = next(self._why_not(s, o, purse), None) is None
            else:
                fits = as_unit if kind.units and purse.counts_on(o.a) else as_spare
            if fits:
                found.append(o)
        # nothing fits only where somebody imagines other cards before the payer than there are
        return found or [s.box.opt.take_back]

    def against(self, s: Raiders, o: Option) -> Iterator[Reason]:
        return self._why_not(s, o, self._purse(s))

    def _purse(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, self.what, self.less, held(s, self.seat), barred=self.barred)

    def _why_not(self, s: Raiders, o: Option, purse: Purse) -> Iterator[Reason]:
        """RAIDERS-5.15, 6.4.4, 6.6.1, 14.11: what is left must still meet requirement and price."""
        kind = s.box.kinds[o.a]
        if kind.family == ITEM and kind.category == self.barred:
            yield UNDER_RAID
            return
        spare, need = self._without(s, kind, purse)
        if spare < 0:
            yield NEEDED
            return
        ones, gifts = purse.singles, purse.gifts
        if kind.units > 1:
            gifts -= 1
        elif kind.units and purse.counts_on(o.a):
            ones -= 1
        elif kind.family != ABILITY or need == purse.need:
            spare -= 1
        if not self._goes_on(s, purse, need, ones, gifts, spare):
            yield CANNOT_FINISH

    def _goes_on(self, s: Raiders, purse: Purse, need: int, ones: int, gifts: int, spare: int) -> bool:
        """RAIDERS-5.15: can trade and payment be completed with what is left?"""
        rate = s.box.constants.rate
        opens = self.left == (1 if self.cheap else rate)
        return spare >= 0 and enough(need - opens, ones, gifts, spare, self.left - 1, rate, purse.cheap - self.cheap)

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
        if o is s.box.opt.take_back:
            unstage(s, self.seat)
            return
        stage_card(s, self.seat, o.a, SOLD if self.cheap else GIVEN)
        if self.left > 1:
            s.push(Trade(self.seat, self.barred, self.cheap, self.left - 1, self.less, self.what))


class Pay(Paying):
    """RAIDERS-5.15: a payment at the Market or on the Black Market (`less`: see `due`)."""

    less: int
    what: int
    rule = "RAIDERS-5.15"

    def tries(self, s: Raiders, counts: list[int]) -> list[Option]:
        found = super().tries(s, counts)
        return [*found, s.box.opt.half] if self._halves(s, counts, due(s, self.seat, self.what, self.less)) else found

    def _halves(self, s: Raiders, counts: list[int], need: int) -> bool:
        """RAIDERS-5.5: two Gifts or more may cover one symbol each; the last card loses a half of itself anyway."""
        return counts[s.box.gift] > 1 and need > 1

    def why_not(self, s: Raiders, o: Option, purse: Purse) -> Iterator[Reason]:
        if o is not s.box.opt.half:
            return super().why_not(s, o, purse)
        return iter(()) if self._half_fits(s, purse) else iter((CANNOT_FINISH,))

    def _half_fits(self, s: Raiders, purse: Purse) -> bool:
        rate = s.box.constants.rate
        return enough(purse.need - 1, purse.singles, purse.gifts - 1, purse.spare, 0, rate, purse.cheap)

    def options(self, s: Raiders) -> Sequence[Option]:
        """What `why_not` leaves: every resource that covers a symbol is as good as another, trades are asked for."""
        box, purse = s.box, self.purse(s)
        counts, room = purse.counts, purse.room
        found: list[Option] = []
        if purse.payable(box.constants.rate):
            found = [box.opt.use[k] for k in box.resources if counts[k] and (k >= len(RESOURCES) or room[k] > 0)]
        trades = (box.opt.trade, box.opt.cheap_trade) if purse.cheap else (box.opt.trade,)
        found += [o for o in trades if next(self.why_not(s, o, purse), None) is None]
        if self._halves(s, counts, purse.need) and self._half_fits(s, purse):
            found.append(box.opt.half)
        # nothing fits only where somebody imagines other cards before the payer than there are
        return found or [box.opt.take_back]

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.opt.take_back:
            unstage(s, self.seat)
            return
        if o.verb == "use":
            stage_card(s, self.seat, o.a, PAID)
            buy(s, self.seat, self.what, self.less)
        elif o is s.box.opt.half:
            stage_card(s, self.seat, o.a, PAID)
            buy(s, self.seat, self.what, self.less - 1)
        else:
            s.push(Settle(self.less, self.seat, self.what))
            self.trade(s, o, -1)


class Settle(Step[Raiders]):
    """RAIDERS-5.15: a trade is made; the payment goes on."""

    less: int
    seat: int
    what: int

    def run(self, s: Raiders) -> None:
        buy(s, self.seat, self.what, self.less)


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


def tell_payment(s: Raiders, seat: int, what: int, less: int = 0) -> None:
    """RAIDERS-5.4, 5.7: what is played as what, and what is traded."""
    paid, given = s.stage[4 * seat + PAY], s.stage[4 * seat + GIVE] + s.stage[4 * seat + SELL]
    # what is due, were nothing paid out of hand: symbols that are waived or traded for are covered already
    symbols = due(s, seat, what, less) + sum(s.box.units[c] for c in paid)
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
