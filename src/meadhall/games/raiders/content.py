"""The box of Viking Raiders: content.yaml as frozen, flat tables.

Every card is a component number; `kind[c]` says which card it is. All else is indexed by kind. Tables
that are looked up by an ability or a chief end with an empty row, so that -1 means "none".
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.content import Box, Content, Fixed
from meadhall.core.option import Options
from meadhall.games.raiders.cards import (
    ACTION,
    CATEGORIES,
    HIDDEN,
    ITEM,
    RESOURCE,
    RESOURCES,
    TRAINING,
    Kind,
    read_kinds,
    read_powers,
)
from meadhall.games.raiders.options import MOST_PLAYERS, RaidersOptions

VIKING, MARKET = 0, 1  #: the two backs


class Constants(Fixed):
    """Numbers of the rules."""

    market: int
    hand: int
    draw: int
    buys: int
    actions: int
    rate: int  #: cards given for one traded resource
    guards: int
    guards_per_card: int
    least_guards: int
    offering: int
    offering_kept: int
    black_price: int
    mercenary_price: int
    rounds: int


class RaidersBox(Box):
    """Everything that is in the box."""

    def __init__(self, content: Content) -> None:
        self.kinds = read_kinds(content)
        self.number = {k.id: i for i, k in enumerate(self.kinds)}
        self.kind, backs = _components(self.kinds)
        super().__init__(Options(), backs)
        self._piles()
        self._cards()
        self._prices()
        self.constants = _constants(content)
        self.powers = read_powers(content, self.kinds)
        #: what a Market card costs less: by ability, chief (-1: none) and category
        self.discounts = tuple(tuple(_together(a.discount, c.discount) for c in self.powers) for a in self.powers)
        self.lowest = 2 * min(p.target for p in self.powers)  #: an ability and a chief may lower a target
        self.starters = _starters(content, self.kinds)
        lengths = content.entry("game_length")
        self.default_target = {n: lengths.entry("default").int(str(n)) for n in range(2, MOST_PLAYERS + 1)}
        sides = [e.ints("sides") for e in content.entry("other_cards").entry("victory_cards").entries("cards")]
        self.targets = tuple(sorted(t for side in sides for t in side))
        self.opt = RaidersOptions(self.options, self.kinds, self.gift)

    def _piles(self) -> None:
        """The component numbers of each deck."""
        family = [self.kinds[k].family for k in self.kind]
        self.first_market = self.backs.index(MARKET)
        cards = range(len(self.kind))
        self.viking_cards = tuple(c for c in cards if self.backs[c] == VIKING and family[c] != TRAINING)
        self.market_cards = tuple(c for c in cards if self.backs[c] == MARKET and family[c] != TRAINING)
        self.training_viking = tuple(c for c in cards if self.backs[c] == VIKING and family[c] == TRAINING)
        self.training_market = tuple(c for c in cards if self.backs[c] == MARKET and family[c] == TRAINING)

    def _cards(self) -> None:
        """Cards that rules speak of by name, and what rules ask of every card."""
        self.horn, self.gift = self.number["horn_of_plenty"], self.number["gift_of_the_gods"]
        self.berserker, self.fenrir = self.number["berserker"], self.number["fenrir"]
        self.berserkers = frozenset(c for c, k in enumerate(self.kind) if k == self.berserker)
        self.fenrirs = frozenset(c for c, k in enumerate(self.kind) if k == self.fenrir)
        self.answers = self.berserkers | self.fenrirs
        self.does = tuple(k.deed.do if k.deed else "" for k in self.kinds)
        self.actions = tuple(i for i, k in enumerate(self.kinds) if k.family == ACTION)
        self.resources = tuple(i for i, k in enumerate(self.kinds) if k.family == RESOURCE)
        hidden = {k.category: i for i, k in enumerate(self.kinds) if k.family == HIDDEN}
        self.hidden = tuple(hidden[c] for c in range(len(CATEGORIES)))  #: by category
        self.units = tuple(self.kinds[k].units for k in self.kind)
        self.worth = tuple(self.kinds[k].vp for k in self.kind)
        self.category = tuple(self.kinds[k].category for k in self.kind)
        self.ones = frozenset(c for c in range(self.first_market, len(self.kind)) if self.worth[c] == 1)

    def _prices(self) -> None:
        """The symbols of every price: see `packed`."""
        most = max(max(self.kinds[r].copies for r in range(len(RESOURCES))), *(k.price for k in self.kinds))
        self._fields = [[(1 << n) - 1 << most * r for n in range(most + 1)] for r in range(len(RESOURCES))]
        self.prices = tuple(self.packed(k.cost) if k.cost else 0 for k in self.kinds)

    def packed(self, counts: Sequence[int]) -> int:
        """How many there are of each resource, as that many bits in a field of its own: what a price and a hand have
        in common is one `&`."""
        vikings, wood, stone, food, gold = self._fields
        return vikings[counts[0]] | wood[counts[1]] | stone[counts[2]] | food[counts[3]] | gold[counts[4]]


def _together(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _components(kinds: Sequence[Kind]) -> tuple[tuple[int, ...], list[int]]:
    """One number per card: which kind it is, and its back."""
    kind = tuple(i for i, k in enumerate(kinds) for _ in range(k.copies))
    first_ware = next(i for i, k in enumerate(kinds) if k.family == ITEM)
    return kind, [VIKING if k < first_ware else MARKET for k in kind]


def _constants(content: Content) -> Constants:
    e = content.entry("constants")
    offer, rate = e.entry("offering"), e.entry("trade_rate")
    return Constants(
        market=e.int("market_size", least=1),
        hand=e.int("starting_hand"),
        draw=e.int("draw_per_turn"),
        buys=e.int("buys_per_turn"),
        actions=e.int("actions_per_turn"),
        rate=rate.int("give_cards", least=1),
        guards=e.int("protection_pile", least=1),
        guards_per_card=e.int("protection_per_raided_card"),
        least_guards=e.int("protection_minimum_in_raid"),
        offering=offer.int("draw"),
        offering_kept=offer.int("draw") - offer.int("discard_of_those"),
        black_price=e.int("black_market_price_any_resources"),
        mercenary_price=e.int("mercenary_price_any_resources", least=1),
        rounds=e.int("max_rounds", least=1),
    )


def _starters(content: Content, kinds: Sequence[Kind]) -> tuple[str, ...]:
    """Who begins when a card of that kind is turned up (RAIDERS-3.7)."""
    e = content.entry("first_player_card")
    family = {ACTION: e.str("action"), HIDDEN: e.str("hidden_vp")}
    return tuple(e.str(k.id, family.get(k.family, "")) for k in kinds)
