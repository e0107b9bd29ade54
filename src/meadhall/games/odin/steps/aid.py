"""EL-30: what a branch or a card might bring ahead of an action, by its words alone, at most (see `estimate`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add
from typing import NamedTuple

from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, HOOKS
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.steps.course import H_SQUARE

#: cards in play that answer to goods and houses, to ships, and to Vikings that come back: one thing leads to another
H_GOODS = sum(bit(h) for h in ("receive", "receive-instead", "stable", "build"))
H_SHIPS = sum(bit(h) for h in ("acquire", "build", "become"))
H_BACK = bit("vikings_back") | H_SQUARE
AT_ONCE = ("play", "become", "anytime")
AHEAD = (*AT_ONCE, "space-before", "space-instead", "strip_take")
#: operations that bring nothing an action could cost, operations that bring weapons, and those that bring only goods
BARREN = frozenset(("pregnant", "draw", "sober", "place_now", "shed", "served"))
ARMS = frozenset(("weapons", "take_weapons", "fill_weapons", "refund"))
WARES = frozenset(("upgrade", "flip", "copy_good", "double", "special", "swap", "house", "forge", "overseas", "sale"))
#: actions that bring only what luck brings
CHANCY = frozenset((I.HUNTING, I.SNARING, I.WHALING, I.RAIDING, I.PILLAGING))
PLENTY = 99


class Aid(NamedTuple):
    """What something brings ahead of an action, at most."""

    wood: int = 0
    stone: int = 0
    ore: int = 0
    silver: int = 0
    ships: int = 0
    goods: int = 0
    room: int = 0  # for ships: in the bay, or on the banquet table
    back: int = 0  # Vikings
    arms: int = 0  # weapons

    def plus(self, more: Aid) -> Aid:
        """Both together."""
        if self is NOTHING or more is NOTHING:
            return more if self is NOTHING else self
        return Aid(*map(add, self, more))

    def times(self, n: int) -> Aid:
        """So many times."""
        return self if n == 1 else Aid(*[n * a for a in self])

    def __bool__(self) -> bool:
        return self is not NOTHING


NOTHING = Aid()
SOMETHING = Aid()  #: nothing that an action could cost, but cards may answer to it
EVERYTHING = Aid(*[PLENTY] * len(NOTHING))


def most_of(aids: Iterable[Aid]) -> Aid:
    """As much of each as any of them brings."""
    found = [aid for aid in aids if aid]
    return Aid(*map(max, zip(*found, strict=True))) if len(found) > 1 else found[0] if found else NOTHING


@lru_cache(maxsize=1024)
def by_words(b: Branch) -> Aid:
    """What a branch brings each time, by its words alone."""
    given = dict(b.gain)
    goods = sum(n for item, n in b.gain if item < I.WOOD)
    wood, stone, ore, silver = (given.get(item, 0) for item in range(I.WOOD, I.SILVER + 1))
    found = Aid(wood, stone, ore, silver, 0, goods, int(b.ship >= 0))
    for name, args in b.do:
        if name == "mountain":
            n = sum(args[0])
            more = Aid(n, n, n, 2 * n)
        elif name in ("ship", "buy_ship"):
            more = Aid(ships=args[1] if name == "ship" else 1)
        elif name == "explore":
            more = Aid(silver=PLENTY)  # what lies on the board
        elif name == "wood_per_player":
            more = Aid(wood=4 * args[0])
        elif name in WARES:
            more = Aid(goods=1)
        elif name == "emigrate" or (name == "take_action" and args[0] == I.EMIGRATION):
            more = Aid(room=1)
        elif name.startswith("vikings"):
            more = Aid(back=1)
        elif name in ARMS:
            more = Aid(arms=PLENTY)
        elif name in BARREN or (name == "take_action" and args[0] in CHANCY):
            more = SOMETHING
        else:
            return EVERYTHING
        found = found.plus(more)
    return found if any(found) or b.do else NOTHING


@lru_cache(maxsize=2048)
def in_answer(box: OdinBox, card: int, hooks: int) -> Aid:
    """What a card in play may bring if others bring something that these hooks answer to, as often as it likes."""
    answers = [c for c in box.cards[card].clauses if any(hooks >> h & 1 for h in c.hooks)]
    found = NOTHING
    for b in (b for c in answers for b in c.branches):
        found = found.plus(by_words(b).times(PLENTY))
    return found


@lru_cache(maxsize=64)
def saved(box: OdinBox, card: int) -> Aid:
    """What a card that makes spaces easier is worth there: a discount is as good as what it takes off."""
    found, clauses = NOTHING, box.cards[card].clauses
    for kind, args in (change for c in clauses for change in c.modify or (("", ()),)):
        if kind != "cost" or len(clauses) > 1 or not I.WOOD <= args[0] <= I.SILVER:
            return EVERYTHING
        found = found.plus(Aid(*[-args[1] * (item == args[0]) for item in range(I.WOOD, I.SILVER + 1)]))
    return found


@lru_cache(maxsize=8)
def by_card(box: OdinBox) -> tuple[Aid, ...]:
    """What each card brings if it is played ahead of an action, by its words alone."""
    found = []
    for card in box.cards:
        aid = in_answer(box, card.index, H_GOODS | H_SHIPS | H_BACK)
        for c in card.clauses:
            if HOOKS[c.hooks[0]] in AHEAD:
                for b in c.branches:
                    aid = aid.plus(by_words(b).times(PLENTY if b.per or HOOK["anytime"] in c.hooks else 1))
        found.append(aid)
    return tuple(found)


@lru_cache(maxsize=8)
def concerned(box: OdinBox) -> tuple[int, ...]:
    """By card: the spaces for which it might help if it is played ahead of the action, as bits."""
    near = [sum(1 << x.number for x in box.spaces if _asks_for(x, aid)) for aid in by_card(box)]
    return tuple(bits | bends for bits, bends in zip(near, box.bends, strict=True))


def _asks_for(space: Space, aid: Aid) -> bool:
    """Does a space ask for anything of that kind?"""
    fleet = aid.ships or aid.silver
    names = {o.name for b in space.branches for o in b.do}
    return bool(
        any(aid[item - I.WOOD] if item >= I.WOOD else aid.goods for item in space.costs)
        or (fleet and (space.need[0] >= 0 or space.any_ship or any(b.ship >= 0 for b in space.branches)))
        or ((fleet or aid.room) and "emigrate" in names)
        or (aid.room and "ship" in names)
        or (aid.goods and ("upgrade" in names or any(b.by_count for b in space.branches)))
        or (aid.silver and "sale" in names)
    )


@lru_cache(maxsize=512)
def uses_spaces(box: OdinBox, card: int) -> bool:
    """Cards 77 and 91: does it use an action space when it is played?"""
    return any(o.name == "use_space" for c in box.cards[card].clauses for b in c.branches for o in b.do)


# ── anytime cards that may help ──────────────────────────────────────────────────────────────


@lru_cache(maxsize=1024)
def dear(box: OdinBox, cards: tuple[int, ...]) -> list[Branch]:
    """What these cards do at any time, for a price. What they bring for nothing could have been had before as well."""
    clauses = [c for card in cards for c in box.cards[card].clauses if HOOK["anytime"] in c.hooks]
    return [b for c in clauses for b in c.branches if not b.free]


@lru_cache(maxsize=1024)
def served(box: OdinBox, card: int) -> int:
    """The spaces for which what a card brings at any time might help, as bits."""
    aids = [by_words(b) for b in dear(box, (card,))]
    return sum(1 << x.number for x in box.spaces if any(_asks_for(x, aid) for aid in aids))
