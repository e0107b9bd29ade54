"""The box of Viking Raiders: content.yaml as frozen, flat tables.

Every card is a component number; `kind[c]` says which card it is. All else is indexed by kind. Tables
that are looked up by an ability or a chief end with an empty row, so that -1 means "none".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.core.content import Box, Content, Entry
from meadhall.core.option import Option, Options

CATEGORIES = ("navy", "clan", "loot")
RESOURCES = ("vikings", "wood", "stone", "food", "gold")
ANY = 5  #: the wild "resource" of Horn and Gift
MOST_PLAYERS = 5
ARCTIC = 5  #: the Arctic Clan among the targets of options

VIKING, MARKET = 0, 1  #: the two backs

RESOURCE, ACTION, HIDDEN, ITEM, ABILITY, EVENT, TRAINING, CHIEF = range(8)
FAMILIES = ("resource", "action", "hidden_vp", "item", "ability", "event", "training", "chief")

#: What an Action card does (the words of content.yaml), and how its targets are named on playing.
DEEDS = (
    "cancel", "fenrir", "raid", "draw", "look", "take", "spy", "plunder", "curse", "pool", "exchange",
    "recall", "favour", "fire", "buys", "steal", "snatch", "destroy",
)  # fmt: skip
UNCOUNTED = ("cancel", "fenrir")  #: does not use up the turn's action
AT_HAND = ("take", "spy")  #: names an opponent with hand cards
AT_NAVY = ("snatch",)  #: names an opponent with visible cards of its category
AT_CARD = ("steal", "destroy")  #: names a visible card of an opponent
AIMED = ("raid", *AT_HAND, *AT_NAVY, *AT_CARD, "favour")  #: everything that names a target


class Constants(NamedTuple):
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


class Deed(NamedTuple):
    """What an Action card does. The numbers mean what content.yaml says for that deed."""

    do: str
    cards: int = 0
    keep: int = 0
    guards: int = 0
    won_draw: int = 0
    won_take: int = 0
    lost_draw: int = 0
    lost_take: int = 0


class Kind(NamedTuple):
    """One card as printed."""

    id: str
    family: int
    icon: str
    copies: int
    vp: int = 0
    category: int = -1
    resource: int = -1  #: what a resource card gives; ANY for Horn and Gift
    units: int = 0  #: how many
    cost: tuple[int, ...] = ()  #: how many of each resource
    symbols: tuple[tuple[int, int], ...] = ()  #: the same as (resource, how many)
    asks: tuple[int, ...] = ()  #: the resources asked for, each once
    price: int = 0  #: how many in all
    requires: tuple[int, int] = (-1, 0)  #: (category, VP)
    deed: Deed | None = None
    rule: str = ""


class Powers(NamedTuple):
    """What an ability or a chief does for its owner."""

    discount: tuple[int, int, int, int] = (0, 0, 0, 0)  #: navy, clan, loot, abilities
    raiding: int = 0
    raided: int = 0
    target: int = 0
    recover: int = 0
    cheap_trades: int = 0


class RaidersBox(Box):
    """Everything that is in the box."""

    __slots__ = (
        "actions",
        "berserker",
        "black",
        "buy",
        "cancel",
        "card_play",
        "category",
        "cheap_trade",
        "constants",
        "decline",
        "default_target",
        "does",
        "done",
        "draw",
        "drop",
        "end",
        "fenrir",
        "first_market",
        "gift",
        "give",
        "half",
        "hidden",
        "horn",
        "keep",
        "kind",
        "kinds",
        "lose",
        "lowest",
        "market_cards",
        "market_play",
        "number",
        "offering",
        "ones",
        "pass_",
        "play",
        "powers",
        "raid_play",
        "react_fenrir",
        "resources",
        "seat_play",
        "starters",
        "take",
        "take_back",
        "targets",
        "trade",
        "training_market",
        "training_viking",
        "under",
        "units",
        "use",
        "viking_cards",
        "worth",
    )

    def __init__(self, content: Content) -> None:
        self.kinds = _kinds(content)
        self.number = {k.id: i for i, k in enumerate(self.kinds)}
        self.kind, backs = _components(self.kinds)
        super().__init__(Options(), backs)
        self._piles()
        self.constants = _constants(content)
        self.powers = _powers(content, self.kinds)
        self.starters = _starters(content, self.kinds)
        lengths = content.entry("game_length")
        self.default_target = {n: lengths.entry("default").int(str(n)) for n in range(2, MOST_PLAYERS + 1)}
        sides = [e.ints("sides") for e in content.entry("other_cards").entry("victory_cards").entries("cards")]
        self.targets = tuple(sorted(t for side in sides for t in side))
        self.horn, self.gift = self.number["horn_of_plenty"], self.number["gift_of_the_gods"]
        self.berserker, self.fenrir = self.number["berserker"], self.number["fenrir"]
        self.does = tuple(k.deed.do if k.deed else "" for k in self.kinds)
        self.actions = tuple(i for i, k in enumerate(self.kinds) if k.family == ACTION)
        self.resources = tuple(i for i, k in enumerate(self.kinds) if k.family == RESOURCE)
        self.units = tuple(self.kinds[k].units for k in self.kind)
        self.worth = tuple(self.kinds[k].vp for k in self.kind)
        self.ones = frozenset(c for c in range(self.first_market, len(self.kind)) if self.worth[c] == 1)
        self.category = tuple(self.kinds[k].category for k in self.kind)
        self.hidden = tuple(
            next(i for i, k in enumerate(self.kinds) if k.family == HIDDEN and k.category == c) for c in range(3)
        )
        self.lowest = 2 * min(p.target for p in self.powers)
        self._name_options()

    def _piles(self) -> None:
        """The component numbers of each deck."""
        family = [self.kinds[k].family for k in self.kind]
        self.first_market = self.backs.index(MARKET)
        cards = range(len(self.kind))
        self.viking_cards = tuple(c for c in cards if self.backs[c] == VIKING and family[c] != TRAINING)
        self.market_cards = tuple(c for c in cards if self.backs[c] == MARKET and family[c] != TRAINING)
        self.training_viking = tuple(c for c in cards if self.backs[c] == VIKING and family[c] == TRAINING)
        self.training_market = tuple(c for c in cards if self.backs[c] == MARKET and family[c] == TRAINING)

    def _name_options(self) -> None:
        """Every answer there is, by meaning."""
        o = self.options
        row = self._row
        self.end, self.black, self.pass_ = o.add("end"), o.add("black"), o.add("pass")
        self.done, self.take_back, self.decline = o.add("done"), o.add("back"), o.add("decline")
        self.draw, self.offering, self.react_fenrir = o.add("draw"), o.add("offering"), o.add("fenrir")
        self.trade, self.cheap_trade = o.add("trade"), o.add("cheap")
        self.buy, self.use, self.give = row("buy"), row("use"), row("give")
        self.half = o.add(f"half:{self.kinds[self.gift].id}", self.gift)
        self.keep, self.under, self.take, self.drop = row("keep"), row("under"), row("take"), row("drop")
        self.lose = row("lose")
        #: what a Berserker is aimed at: the Action, then the n-th card laid in answer to it
        self.cancel = (o.add("cancel:action"), *(o.add(f"cancel:answer:{n}", n) for n in range(1, 8)))
        self._name_plays()

    def _row(self, verb: str) -> tuple[Option, ...]:
        """`verb:KIND` for every kind of card."""
        return tuple(self.options.add(f"{verb}:{k.id}", i) for i, k in enumerate(self.kinds))

    def _name_plays(self) -> None:
        """`play:CARD` with its targets: `play:night_raid:1:navy:fenrir`, `play:thors_vengeance:arctic:karvi`."""
        add = self.options.add
        seats = [str(n) for n in range(MOST_PLAYERS)] + ["arctic"]
        actions = [(i, k) for i, k in enumerate(self.kinds) if k.family == ACTION]
        market = [(i, k) for i, k in enumerate(self.kinds) if k.family in (ITEM, ABILITY)]
        self.play = {i: add(f"play:{k.id}", i) for i, k in actions}
        self.seat_play = {
            i: tuple(add(f"play:{k.id}:{name}", i, n) for n, name in enumerate(seats)) for i, k in actions
        }
        self.raid_play = {
            i: tuple(self._raid_option(i, seats[n], c, n, with_fenrir) for n in range(6) for c in range(3)
                     for with_fenrir in (0, 1))
            for i, k in actions if k.deed and k.deed.do == "raid"
        }  # fmt: skip
        self.card_play = {
            (i, n): {m: add(f"play:{k.id}:{name}:{c.id}", i, n * 1000 + m) for m, c in market}
            for i, k in actions if k.deed and k.deed.do in AT_CARD for n, name in enumerate(seats)
        }  # fmt: skip
        self.market_play = {
            i: {m: add(f"play:{k.id}:{c.id}", i, m) for m, c in market}
            for i, k in actions if k.deed and k.deed.do == "favour"
        }  # fmt: skip

    def _raid_option(self, kind: int, seat: str, category: int, target: int, with_fenrir: int) -> Option:
        id = f"play:{self.kinds[kind].id}:{seat}:{CATEGORIES[category]}" + (":fenrir" if with_fenrir else "")
        return self.options.add(id, kind, (target * 3 + category) * 2 + with_fenrir)


def _kinds(content: Content) -> tuple[Kind, ...]:
    """Every kind of card, in the order of the file; resources first."""
    other = content.entry("other_cards")
    market = content.entry("market_deck")
    training = other.entry("training_cards").entries("cards")
    kinds = (
        *(_viking(e) for e in content.entry("viking_deck").entries("cards")),
        *(Kind(e.str("id"), TRAINING, e.str("icon"), e.int("count")) for e in training if e.str("deck") == "viking"),
        *(_ware(e, ITEM) for e in market.entries("items")),
        *(_ware(e, ABILITY) for e in market.entries("abilities")),
        *(Kind(e.str("id"), EVENT, e.str("icon"), e.int("count", least=0)) for e in market.entries("events")),
        *(Kind(e.str("id"), TRAINING, e.str("icon"), e.int("count")) for e in training if e.str("deck") == "market"),
        *(Kind(e.str("id"), CHIEF, e.str("icon"), 0) for e in other.entry("chiefs").entries("cards")),
    )
    if [k.resource for k in kinds[:7]] != [*range(5), ANY, ANY]:
        raise content.fail("viking_deck.cards", "begins with the five resources, Horn of Plenty and Gift of the Gods")
    return kinds


def _viking(e: Entry) -> Kind:
    family = FAMILIES.index(e.str("kind", among=FAMILIES[:3]))
    id, icon, count = e.str("id"), e.str("icon"), e.int("count", least=0)
    rule = e.strs("rules")[-1]
    if family == RESOURCE:
        gives = e.strs("gives")
        if len(set(gives)) != 1 or gives[0] not in (*RESOURCES, "any"):
            raise e.fail("gives", f"must be one resource or 'any', once or more often, not {list(gives)}")
        what = ANY if gives[0] == "any" else RESOURCES.index(gives[0])
        return Kind(id, family, icon, count, resource=what, units=len(gives), rule=rule)
    if family == HIDDEN:
        category = CATEGORIES.index(e.str("category", among=CATEGORIES))
        return Kind(id, family, icon, count, e.int("vp"), category, rule=rule)
    return Kind(id, family, icon, count, deed=_deed(e.entry("ops")), rule=rule)


def _deed(e: Entry) -> Deed:
    do = e.str("do", among=DEEDS)
    n = e.int
    if do == "raid":
        return Deed(do, guards=n("guards", 0), won_draw=n("won_draw", 0), won_take=n("won_take", 0),
                    lost_draw=n("lost_draw", 0), lost_take=n("lost_take", 0))  # fmt: skip
    if do == "fenrir":
        return Deed(do, guards=n("raider_base", least=0), cards=n("defender_times", least=1))
    if do == "exchange":
        return Deed(do, cards=n("least", least=0), keep=n("more"))
    if do in ("pool", "fire"):
        return Deed(do, cards=n("bonus" if do == "pool" else "discount", least=0))
    if do in ("cancel", "recall", "favour", "steal", "snatch", "destroy"):
        return Deed(do)
    return Deed(do, cards=n("cards", least=1), keep=n("keep", 0))


def _ware(e: Entry, family: int) -> Kind:
    """A card of the Market that is paid for."""
    cost = e.strs("cost")
    if unknown := [r for r in cost if r not in RESOURCES]:
        raise e.fail("cost", f"{unknown[0]!r} is no resource ({', '.join(RESOURCES)})")
    category = CATEGORIES.index(e.str("category", among=CATEGORIES)) if family == ITEM else -1
    requires = (-1, 0)
    if e.has("requires"):
        where, vp = next(e.entry("requires").items())
        requires = (CATEGORIES.index(where), e.entry("requires").int(where)) if vp else requires
    counts = tuple(cost.count(r) for r in RESOURCES)
    symbols = tuple((r, n) for r, n in enumerate(counts) if n)
    return Kind(e.str("id"), family, e.str("icon"), e.int("count", least=0), e.int("vp"), category,
                cost=counts, symbols=symbols, asks=tuple(r for r, _ in symbols), price=len(cost),
                requires=requires, rule=e.strs("rules")[0])  # fmt: skip


def _components(kinds: Sequence[Kind]) -> tuple[tuple[int, ...], list[int]]:
    """One number per card: which kind it is, and its back."""
    kind = tuple(i for i, k in enumerate(kinds) for _ in range(k.copies))
    first_ware = next(i for i, k in enumerate(kinds) if k.family == ITEM)
    return kind, [VIKING if k < first_ware else MARKET for k in kind]


def _constants(content: Content) -> Constants:
    e = content.entry("constants")
    offer, rate = e.entry("offering"), e.entry("trade_rate")
    return Constants(
        e.int("market_size", least=1), e.int("starting_hand"), e.int("draw_per_turn"), e.int("buys_per_turn"),
        e.int("actions_per_turn"), rate.int("give_cards", least=1), e.int("protection_pile", least=1),
        e.int("protection_per_raided_card"), e.int("protection_minimum_in_raid"), offer.int("draw"),
        offer.int("draw") - offer.int("discard_of_those"), e.int("black_market_price_any_resources"),
        e.int("mercenary_price_any_resources", least=1), e.int("max_rounds", least=1),
    )  # fmt: skip


def _powers(content: Content, kinds: Sequence[Kind]) -> tuple[Powers, ...]:
    """By kind; the last row is "none"."""
    given = {e.str("id"): _power(e.entry("ops")) for e in content.entry("market_deck").entries("abilities")}
    chiefs = content.entry("other_cards").entry("chiefs").entries("cards")
    given.update({e.str("id"): _power(e.entry("ops")) for e in chiefs})
    return (*(given.get(k.id, Powers()) for k in kinds), Powers())


def _power(e: Entry) -> Powers:
    n = e.int
    cheaper = (0, 0, 0, 0)
    if e.has("discount"):
        d = e.entry("discount")
        everything = d.int("all", 0)
        cheaper = (d.int("navy", 0) + everything, d.int("clan", 0) + everything, d.int("loot", 0) + everything,
                   everything)  # fmt: skip
    return Powers(cheaper, n("raiding", 0), n("raided", 0), n("target", 0), n("recover", 0), n("cheap_trades", 0))


def _starters(content: Content, kinds: Sequence[Kind]) -> tuple[str, ...]:
    """Who begins when a card of that kind is turned up (RAIDERS-3.7)."""
    e = content.entry("first_player_card")
    family = {ACTION: e.str("action"), HIDDEN: e.str("hidden_vp")}
    return tuple(e.str(k.id, family.get(k.family, "")) for k in kinds)
