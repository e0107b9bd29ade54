"""Every kind of card in the box, as content.yaml prints it: resources, Actions, hidden VP, wares, events, chiefs."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.content import Content, Entry, Fixed
from meadhall.games.raiders.shapes import Category, Family

CATEGORIES: tuple[Category, ...] = ("navy", "clan", "loot")
RESOURCES = ("vikings", "wood", "stone", "food", "gold")
ANY = 5  #: the wild "resource" of Horn and Gift

RESOURCE, ACTION, HIDDEN, ITEM, ABILITY, EVENT, TRAINING, CHIEF = range(8)
FAMILIES: tuple[Family, ...] = ("resource", "action", "hidden_vp", "item", "ability", "event", "training", "chief")

#: What an Action card does (the words of content.yaml), and how its targets are named on playing.
DEEDS = (
    "cancel", "fenrir", "raid", "draw", "look", "take", "spy", "plunder", "curse", "pool", "exchange",
    "recall", "favour", "fire", "buys", "steal", "snatch", "destroy",
)  # fmt: skip
UNCOUNTED = ("cancel", "fenrir")  #: does not use up the turn's action
AT_HAND = ("take", "spy")  #: names an opponent with hand cards
AT_NAVY = ("snatch",)  #: names an opponent with visible cards of its category
AT_SOMEBODY = (*AT_HAND, *AT_NAVY)
AT_CARD = ("steal", "destroy")  #: names a visible card of an opponent
AT_ALL = ("plunder", "curse", "pool")  #: names nobody and strikes every hand
AIMED = frozenset(("raid", *AT_SOMEBODY, *AT_CARD, "favour"))  #: everything that names a target


class Deed(Fixed):
    """What an Action card does. The numbers mean what content.yaml says for that deed."""

    do: str
    cards: int = 0
    keep: int = 0
    guards: int = 0
    won_draw: int = 0
    won_take: int = 0
    lost_draw: int = 0
    lost_take: int = 0


class Kind(Fixed):
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
    price: int = 0  #: how many in all
    requires: tuple[int, int] = (-1, 0)  #: (category, VP)
    deed: Deed | None = None
    rule: str = ""


class Powers(Fixed):
    """What an ability or a chief does for its owner."""

    discount: tuple[int, int, int, int] = (0, 0, 0, 0)  #: navy, clan, loot, abilities
    raiding: int = 0
    raided: int = 0
    target: int = 0
    recover: int = 0
    cheap_trades: int = 0


def read_kinds(content: Content) -> tuple[Kind, ...]:
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
        known = (*RESOURCES, "any")
        if len(set(gives)) != 1 or gives[0] not in known:
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
                cost=counts, symbols=symbols, price=len(cost),
                requires=requires, rule=e.strs("rules")[0])  # fmt: skip


def read_powers(content: Content, kinds: Sequence[Kind]) -> tuple[Powers, ...]:
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
