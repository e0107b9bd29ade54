"""What a sensible payment looks like: for the suggestion on the table, and for bots."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.raiders.cards import RESOURCES
from meadhall.games.raiders.state import Raiders, held
from meadhall.games.raiders.steps.purse import Purse


class Plan(NamedTuple):
    """Kinds of the cards to pay with, in order; how many trades and of how many cards; is half a Gift lost?"""

    use: tuple[int, ...]
    trades: int
    cards: int
    waste: bool


def plan(s: Raiders, seat: int, what: int, less: int) -> Plan:
    """Plain resources first, those one has most of; then wild cards so that no half is lost; then trades."""
    purse = Purse(s, seat, what, less)
    counts = purse.counts
    need = purse.need
    use = _plain(purse, counts)[:need]
    left = need - len(use)
    horns, gifts = counts[s.box.horn], counts[s.box.gift]
    while left > 0 and (horns or gifts):
        if gifts and (left >= 2 or not horns):
            use.append(s.box.gift)
            gifts -= 1
            left -= 2
        else:
            use.append(s.box.horn)
            horns -= 1
            left -= 1
    trades, rate = max(0, left), s.box.constants.rate
    return Plan(tuple(use), trades, trades * rate - (rate - 1) * min(purse.cheap, trades), left < 0)


def _plain(purse: Purse, counts: list[int]) -> list[int]:
    """The plain cards that cover a symbol, the most plentiful kinds first."""
    found = [(counts[r] - i, r) for r in range(len(RESOURCES)) for i in range(min(purse.room[r], counts[r]))]
    return [r for _, r in sorted(found, reverse=True)]


def lacking(s: Raiders, seat: int, what: int) -> list[int]:
    """How many symbols of each resource a hand cannot cover, wild cards used where they help."""
    counts = held(s, seat)
    wild = counts[s.box.horn] + 2 * counts[s.box.gift]
    short = []
    for resource, n in enumerate(s.box.kinds[what].cost):
        missing = max(0, n - counts[resource])
        helped = min(missing, wild)
        wild -= helped
        short.append(missing - helped)
    return short
