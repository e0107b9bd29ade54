"""EL-30: what branches and cards might bring ahead of an action, by their words alone, at most. All of it is read with
the content (`box.brings`, `box.helps`); `steps.estimate` looks at it as a match stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import add
from typing import NamedTuple

from meadhall.core.content import Fixed
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, HOOKS, Card, Clause

#: cards in play that answer to goods and houses, to ships, and to Vikings that come back: one thing leads to another
H_GOODS = sum(1 << HOOK[h] for h in ("receive", "receive-instead", "stable", "build"))
H_SHIPS = sum(1 << HOOK[h] for h in ("acquire", "build", "become"))
H_BACK = sum(1 << HOOK[h] for h in ("vikings_back", "thing_square"))
ANSWERING = H_GOODS | H_SHIPS | H_BACK
#: cards in play that bring something around the use of a space
H_AROUND = sum(1 << HOOK[f"{what}-{when}"] for what in ("space", "action") for when in ("before", "with", "after"))
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


# ── cards ────────────────────────────────────────────────────────────────────────────────────


class Help(Fixed):
    """What a card might bring ahead of an action."""

    answers: tuple[tuple[int, Aid], ...]  #: in play, by clause: hooks it answers to, and what it brings, however often
    later: Aid  #: all of these
    played: Aid  #: what comes if it is played; nothing of a card that uses a space
    around: tuple[tuple[int, int, Aid], ...]  #: by clause: around which spaces and actions, and what it brings then
    saved: Aid  #: what it is worth where it makes a space easier
    dear: tuple[Branch, ...]  #: what it does at any time for a price (for nothing it could have come before)
    near: int  #: the spaces for which it might help if it is played ahead of the action, as bits
    served: int  #: those for which what it does at any time might help


def read_helps(
    cards: Sequence[Card], spaces: Sequence[Space], brings: Sequence[Aid], bends: Sequence[int]
) -> tuple[Help, ...]:
    """By card; `brings`: `by_words` of every branch, `bends`: the spaces whose own conditions a card bends."""

    def asking(aid: Aid) -> int:
        return sum(1 << space.number for space in spaces if _asks_for(space, aid))

    found = []
    for card in cards:
        answers = tuple((hooks, aid) for c, hooks, aid in _often(card, brings, ANSWERING))
        around = tuple((c.spaces, c.actions, aid) for c, _, aid in _often(card, brings, H_AROUND))
        later = _sum(aid for _, aid in answers)
        dear = tuple(b for c in card.clauses if HOOK["anytime"] in c.hooks for b in c.branches if not b.free)
        served = 0
        for b in dear:
            served |= asking(brings[b.number])
        played = later.plus(_played(card, brings))
        near = asking(played) | bends[card.index]
        uses_space = any(o.name == "use_space" for c in card.clauses for b in c.branches for o in b.do)
        played = NOTHING if uses_space else played
        found.append(Help(answers, later, played, around, _saved(card), dear, near, served))
    return tuple(found)


def _sum(aids: Iterable[Aid]) -> Aid:
    found = NOTHING
    for aid in aids:
        found = found.plus(aid)
    return found


def _often(card: Card, brings: Sequence[Aid], among: int) -> Iterator[tuple[Clause, int, Aid]]:
    """Its clauses that answer to any of these hooks, to which of them, and what they bring if they act again and
    again."""
    for c in card.clauses:
        if hooks := sum(1 << h for h in c.hooks) & among:
            yield c, hooks, _sum(brings[b.number].times(PLENTY) for b in c.branches)


def _played(card: Card, brings: Sequence[Aid]) -> Aid:
    """What a card brings if it is played ahead of an action."""
    now = [(b, HOOK["anytime"] in c.hooks) for c in card.clauses if HOOKS[c.hooks[0]] in AHEAD for b in c.branches]
    return _sum(brings[b.number].times(PLENTY if b.per or often else 1) for b, often in now)


def _saved(card: Card) -> Aid:
    """A discount is as good as what it takes off."""
    found = NOTHING
    for kind, args in (change for c in card.clauses for change in c.modify or (("", ()),)):
        if kind != "cost" or len(card.clauses) > 1 or not I.WOOD <= args[0] <= I.SILVER:
            return EVERYTHING
        found = found.plus(Aid(*[-args[1] * (item == args[0]) for item in range(I.WOOD, I.SILVER + 1)]))
    return found


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
