"""The payment that is suggested, and made by who just buys (RAIDERS-5.18); what a hand lacks of a price."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.raiders.cards import RESOURCES
from meadhall.games.raiders.state import GIVE, PAY, SELL, Raiders, held
from meadhall.games.raiders.steps.purse import Purse, discounts
from meadhall.games.raiders.worth import UNIT, WILD, keeping


class Plan(NamedTuple):
    """Kinds of cards: to pay with, to trade one for one, to trade at the usual rate."""

    use: tuple[int, ...]
    sell: tuple[int, ...]
    give: tuple[int, ...]

    @property
    def traded(self) -> tuple[int, ...]:
        """All that is given up in trades."""
        return self.sell + self.give


def plan(s: Raiders, seat: int, what: int, less: int) -> Plan:
    """RAIDERS-5.18: no card more than needed, trades only for what resources cannot cover, what is worth least."""
    purse = Purse(s, seat, what, less)
    plain, horns, gifts = _plain(purse), purse.counts[s.box.horn], purse.gifts
    short = purse.need - len(plain) - horns - 2 * gifts
    if short > 0:
        use = (*plain, *[s.box.horn] * horns, *[s.box.gift] * gifts)
        return _with_trades(s, seat, purse, use, short)
    return Plan(_cheapest(s, purse, plain), (), ())


def _plain(purse: Purse) -> list[int]:
    """The plain cards that cover a symbol, the most plentiful kinds first."""
    counts = purse.counts
    found = [(counts[r] - i, r) for r in range(len(RESOURCES)) for i in range(min(purse.room[r], counts[r]))]
    return [r for _, r in sorted(found, reverse=True)]


def _cheapest(s: Raiders, purse: Purse, plain: list[int]) -> tuple[int, ...]:
    """Resource cards alone, worth the least: with so many Gifts, then plain ones, then Horns."""
    ways = []
    for gifts in range(purse.gifts + 1):
        left = max(0, purse.need - 2 * gifts)
        horns = max(0, left - len(plain))
        if horns <= purse.counts[s.box.horn]:
            ways.append((UNIT * (left - horns) + WILD * (horns + 2 * gifts), left - horns, horns, gifts))
    _, used, horns, gifts = min(ways)
    return (*plain[:used], *[s.box.horn] * horns, *[s.box.gift] * gifts)


def _with_trades(s: Raiders, seat: int, purse: Purse, use: tuple[int, ...], trades: int) -> Plan:
    """All resource cards that cover something, and what one would miss least for the rest."""
    sold = min(purse.cheap, trades)
    fodder = _fodder(s, seat, purse, use)
    cards = sold + (trades - sold) * s.box.constants.rate
    return Plan(use, tuple(fodder[:sold]), tuple(fodder[sold:cards]))


def _fodder(s: Raiders, seat: int, purse: Purse, use: tuple[int, ...]) -> list[int]:
    """RAIDERS-5.8, 6.4.4, 6.6.1: what may be traded beside that payment, the least missed first."""
    kinds = [s.box.kind[c] for c in (*s.hands[seat], *s.tables[seat])]
    for kind in use:
        kinds.remove(kind)
    found = []
    category, spare = -1, 0
    if purse.kind is not None:
        category, vp = purse.kind.requires
        spare = sum(s.box.kinds[k].vp for k in kinds if s.box.kinds[k].category == category) - vp
        kinds = [k for k in kinds if not s.box.powers[k].discount[purse.kind.category]]
    for number in sorted(kinds, key=lambda k: keeping(s, seat, k)):
        if category >= 0 and s.box.kinds[number].category == category:
            if s.box.kinds[number].vp > spare:
                continue
            spare -= s.box.kinds[number].vp
        found.append(number)
    return found


def lacking(s: Raiders, seat: int, what: int, less: int = 0, begun: bool = False) -> list[int]:
    """How many symbols of each resource a hand cannot cover, wild cards and discounts used where they help
    (RAIDERS-6.6). `less` is what Market on Fire takes off; a payment that is `begun` covers some of them already."""
    counts, wild = held(s, seat), less + discounts(s, seat)[s.box.kinds[what].category]
    if begun:
        mine = 4 * seat
        wild += len(s.stage[mine + SELL]) + len(s.stage[mine + GIVE]) // s.box.constants.rate
        for card in s.stage[mine + PAY]:
            counts[s.box.kind[card]] += 1
    wild += counts[s.box.horn] + 2 * counts[s.box.gift]
    short = []
    for resource, n in enumerate(s.box.kinds[what].cost):
        missing = max(0, n - counts[resource])
        helped = min(missing, wild)
        wild -= helped
        short.append(missing - helped)
    return short
