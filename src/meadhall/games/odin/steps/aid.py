"""EL-30: what things could bring ahead of an action, at most (see `hopes`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.step import numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOKS, Clause
from meadhall.games.odin.occupations.hooks import bit, holds
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.ahead import H_AHEAD
from meadhall.games.odin.steps.clauses import usable, ways
from meadhall.games.odin.steps.paying import lacking
from meadhall.games.odin.steps.registry import CARD, Args
from meadhall.games.odin.steps.use import H_SQUARE

#: cards in play that answer to goods and houses, to ships, and to Vikings that come back: one thing leads to another
H_GOODS = sum(bit(h) for h in ("receive", "receive-instead", "stable", "build"))
H_SHIPS = sum(bit(h) for h in ("acquire", "build", "become"))
H_BACK = bit("vikings_back") | H_SQUARE
H_CHAIN = H_GOODS | H_SHIPS
H_STRIP = bit("strip_take")
#: cards in play that bring something ahead of an action
H_SUPPLY = H_CHAIN | H_AHEAD | H_SQUARE
H_BEFORE, H_ACTION, H_PLAY = bit("space-before"), bit("action-before"), bit("play")
H_PHASES = sum(
    bit(h) for h in ("bonus-during", "bonus-after", "house_bonus-instead", "feast-start", "feast-during", "feast-after")
)
#: cards in play that bring something around the use of a space
H_AROUND = sum(bit(f"{what}-{when}") for what in ("space", "action") for when in ("before", "with", "after"))
#: operations that bring nothing an action could cost, and operations that bring only goods
BARREN = frozenset(
    ("weapons", "take_weapons", "fill_weapons", "refund", "pregnant", "draw", "sober", "place_now", "shed", "served",
     "vikings", "vikings_from_space", "vikings_from_column", "vikings_from_here")
)  # fmt: skip
WARES = frozenset(("upgrade", "flip", "copy_good", "double", "special", "swap", "house", "forge", "overseas", "sale"))
#: actions that bring only what luck brings
CHANCY = frozenset((I.HUNTING, I.SNARING, I.WHALING, I.RAIDING, I.PILLAGING))
PLENTY = 99
BY_SPACE = 4  #: no space of the first two columns takes more from a strip


class Aid(NamedTuple):
    """What something brings ahead of an action, at most."""

    wood: int = 0
    stone: int = 0
    ore: int = 0
    silver: int = 0
    ships: int = 0
    goods: int = 0
    purse: int = 0  # silver that comes early enough to buy ships with it
    room: int = 0  # for ships: in the bay, or on the banquet table

    def plus(self, more: Aid) -> Aid:
        """Both together."""
        if self is NOTHING or more is NOTHING:
            return more if self is NOTHING else self
        return Aid(*[a + b for a, b in zip(self, more, strict=True)])

    def times(self, n: int) -> Aid:
        """So many times."""
        return self if n == 1 or self is NOTHING else Aid(*[n * a for a in self])


NOTHING = Aid()
SOMETHING = Aid()  #: nothing that an action could cost, but cards may answer to it
EVERYTHING = Aid(*[PLENTY] * len(NOTHING))


@lru_cache(maxsize=1024)
def of_branch(b: Branch, skip: int = 0) -> Aid:
    """What a branch brings each time, by its words alone; without its first `skip` operations."""
    given = dict(b.gain)
    wood, stone, ore, silver = (given.get(item, 0) for item in range(I.WOOD, I.SILVER + 1))
    goods = sum(n for item, n in b.gain if item < I.WOOD)
    found = Aid(wood, stone, ore, silver, 0, goods, silver, int(b.ship >= 0))
    for o in b.do[skip:]:
        if o.name == "mountain":
            n = sum(o.args[0])
            found = found.plus(Aid(n, n, n, 2 * n, purse=2 * n))
        elif o.name == "ship":
            found = found.plus(Aid(ships=o.args[1]))
        elif o.name == "buy_ship":
            found = found.plus(Aid(ships=1))
        elif o.name == "explore":
            found = found.plus(Aid(silver=PLENTY, purse=PLENTY))  # what lies on the board
        elif o.name == "wood_per_player":
            found = found.plus(Aid(wood=4 * o.args[0]))
        elif o.name in WARES:
            found = found.plus(Aid(goods=1))
        elif o.name == "emigrate" or (o.name == "take_action" and o.args[0] == I.EMIGRATION):
            found = found.plus(Aid(room=1))
        elif o.name not in BARREN and not (o.name == "take_action" and o.args[0] in CHANCY):
            return EVERYTHING
    return found if any(found) else SOMETHING if b.do else NOTHING


AT_ONCE = ("play", "become")


@lru_cache(maxsize=512)
def of_card(box: OdinBox, card: int) -> Aid:
    """What playing a card brings ahead of an action, by its words alone; how it bends rules is not counted."""
    found = of_chain(box, card)
    for c in box.cards[card].clauses:
        if HOOKS[c.hooks[0]] in (*AT_ONCE, "space-before", "space-instead", "strip_take"):
            for b in c.branches:
                found = found.plus(of_branch(b).times(PLENTY if b.per else 1))
    return found


def _of_rules(s: Odin, seat: int, c: Clause) -> Aid:
    """What a card that changes rules is as good as: things off a price, ships that stand in for others."""
    p, found = s.players[seat], NOTHING
    for name, args in c.modify:
        if name == "cost":
            found = found.plus(Aid(**{I.NAMES[args[0]]: -args[1]}))
        elif name == "ship_as" and not p.hooks & H_SUPPLY:  # nothing comes that could buy more
            found = found.plus(Aid(ships=p.ships(args[0])))
        elif name in ("ship_as", "explore"):
            found = found.plus(Aid(ships=PLENTY))
    return found


@lru_cache(maxsize=512)
def of_chain(box: OdinBox, card: int, hooks: int = H_CHAIN) -> Aid:
    """What a card in play brings if others bring something; in a phase that counts once."""
    found = NOTHING
    for c in box.cards[card].clauses:
        if any(hooks >> h & 1 for h in c.hooks):
            once = hooks == H_PHASES and not c.times
            for b in c.branches:
                found = found.plus(of_branch(b).times(1 if once and not b.per else PLENTY))
    return found


def answered(s: Odin, seat: int, aid: Aid, also: int = 0) -> Aid:
    """That, and what cards in play bring in answer to it; `also`: hooks that answer to something else."""
    p, found, hooks = s.players[seat], aid, -1
    if not p.hooks & (H_CHAIN | H_BACK):
        return aid
    while hooks != (hooks := p.hooks & (calls(found) | also)):
        found = aid
        for card in p.played if hooks else ():
            found = found.plus(of_chain(s.box, card, hooks))
    return found


def calls(aid: Aid) -> int:
    """The hooks of cards that may answer to it."""
    return (H_GOODS if aid.goods else 0) | (H_SHIPS if aid.ships or aid.purse else 0)


def of_card_now(s: Odin, seat: int, space: int, card: int, helped: bool = False) -> list[Aid]:
    """What playing a card brings as things stand, one of these; `helped`: something else comes that it may need."""
    clauses, chain = s.box.cards[card].clauses, of_chain(s.box, card)
    alone = len(clauses) == 1 and not helped  # several may help each other
    found = together([_of_clause(s, seat, space, c, card, alone) for c in clauses])
    return [aid.plus(chain) for aid in found if aid is not NOTHING]


def _of_clause(s: Odin, seat: int, space: int, c: Clause, card: int, alone: bool) -> list[Aid]:
    """What one clause brings when its card is played; `alone`: as it stands, nothing else helps it."""
    found: list[Aid] = []
    if HOOKS[c.hooks[0]] in AT_ONCE:
        if not alone or holds(s, seat, c):
            for b in ways(s, seat, c):
                if not alone or moves_vikings(b) or usable(s, seat, b, CARD):
                    found += of_branch_now(s, seat, b)
    elif c.spaces >> space & 1 and HOOKS[c.hooks[0]] in ("space-before", "space-instead"):
        for b in c.branches:
            found += of_branch_now(s, seat, b)
    elif H_STRIP >> c.hooks[0] & 1 and s.players[seat].hooks & H_AHEAD:  # cards in play may still take from strips
        found += [of_branch(b).times(BY_SPACE) for b in c.branches]
    if c.modify and s.box.bends[card] >> space & 1:
        rules = _of_rules(s, seat, c)
        found = [aid.plus(rules) for aid in found or [NOTHING]]
    return found


def moves_vikings(b: Branch) -> bool:
    """Does it bring Vikings back? Those placed for the action itself may be among them."""
    return any(o.name.startswith("vikings") for o in b.do)


def most_of(aids: Sequence[Aid]) -> Aid:
    """As much of each as any of them brings."""
    return Aid(*map(max, zip(*aids, strict=True))) if aids else NOTHING


def of_branch_now(s: Odin, seat: int, b: Branch) -> list[Aid]:
    """What a branch brings, one of these: its number read, strips and spaces looked at, a phase's bonuses counted."""
    name, args = b.do[0] if b.do else ("", ())
    if name == "mountain":
        rest = of_branch(b, 1)
        return [aid.plus(rest) for aid in _of_strips(s, seat, args[0], args[1])]
    if name == "use_space":
        return _of_spaces(s, seat, args)
    if name == "phase":
        aid = _of_phase(s, seat, args[0], args[1])
        return [aid] if any(aid) else []
    times = METRICS[b.per](s, seat) if b.per else 1
    return [of_branch(b).times(times)] if times else []


def _of_spaces(s: Odin, seat: int, args: Args) -> list[Aid]:
    """What each space brings that may be used without placing Vikings (cards 77 and 91)."""
    column, occupied, _ = args
    found: list[Aid] = []
    for n in numbers(s.box.by_column[column] & (s.taken if occupied else ~s.taken)):
        found += of_space(s, seat, n)
    return found


def of_space(s: Odin, seat: int, space: int) -> list[Aid]:
    """What using a space brings, and what cards in play bring around it: one of these."""
    p, around = s.players[seat], NOTHING
    for card in p.played if p.hooks & H_AROUND else ():
        around = around.plus(_around(s.box, card, space))
    helped = bool(p.hooks & H_AHEAD)  # cards in play may bring what the space costs
    ways = [_of_space_branch(s, seat, b) for b in s.box.spaces[space].branches if helped or lacking(s, seat, b) == -1]
    return [aid.plus(around) for aid in together(ways)]


@lru_cache(maxsize=4096)
def _around(box: OdinBox, card: int, space: int) -> Aid:
    """What a card in play may bring around the use of a space."""
    found, actions = NOTHING, box.spaces[space].actions
    for c in box.cards[card].clauses:
        concerned = (c.spaces >> space & 1 or not c.spaces) and (c.actions & actions or not c.actions)
        if concerned and any(H_AROUND >> h & 1 for h in c.hooks):
            for b in c.branches:
                found = found.plus(of_branch(b).times(PLENTY))
    return found


def _of_space_branch(s: Odin, seat: int, b: Branch) -> list[Aid]:
    return [_of_hand(s, seat)] if b.do and b.do[0].name == "play" else of_branch_now(s, seat, b)


def together(parts: Sequence[list[Aid]]) -> list[Aid]:
    """What several things bring that may all come: one of these."""
    if len(parts) == 1:
        return parts[0]
    total = NOTHING
    for aids in parts:
        total = total.plus(most_of(aids))
    return [total] if parts else []


def _of_hand(s: Odin, seat: int) -> Aid:
    """What all cards in hand could bring; one that uses a space is the one being played."""
    found = NOTHING
    for card in s.players[seat].hand:
        if not uses_spaces(s.box, card):
            found = found.plus(of_card(s.box, card))
    return found


@lru_cache(maxsize=512)
def uses_spaces(box: OdinBox, card: int) -> bool:
    """Cards 77 and 91: does it use an action space when it is played?"""
    return any(o.name == "use_space" for c in box.cards[card].clauses for b in c.branches for o in b.do)


def _of_strips(s: Odin, seat: int, counts: tuple[int, ...], only: int) -> list[Aid]:
    """The next items of each strip, and what cards give for taking them; of any, if several may be taken from."""
    p, bonus, found = s.players[seat], NOTHING, []
    for card in p.played if p.hooks & H_STRIP else ():
        bonus = bonus.plus(of_chain(s.box, card, H_STRIP))
    most, others = max(counts), _other_takes(s, seat, sum(counts))
    for n, at in zip(s.strips, s.strip_at, strict=True):
        aid = _of_strip(s.box, n, at, most, only, others)
        if aid is not NOTHING:
            found.append(aid.plus(bonus))
    return found if len(counts) == 1 or not found else [most_of(found).times(len(counts))]


@lru_cache(maxsize=2048)
def _of_strip(box: OdinBox, strip: int, at: int, count: int, only: int, others: int) -> Aid:
    """The next items of a strip, of the kinds that may be taken; `others`: so many may be gone by then."""
    items = [i for i in box.strips[strip][at : at + count + others] if not only or only >> i & 1]
    wood, stone, ore, silver = (min(count, items.count(item)) for item in range(I.WOOD, I.SILVER + 1))
    return Aid(wood, stone, ore, 2 * silver, purse=2 * silver) if items else NOTHING


def _other_takes(s: Odin, seat: int, own: int) -> int:
    """How many items other cards may take from strips ahead of the same action."""
    p, box = s.players[seat], s.box
    played = sum(_takes(box, card) for card in p.played) if p.hooks & H_AHEAD else 0
    return max(0, played + max((_takes(box, card) for card in p.hand), default=0) - own) if played else 0


@lru_cache(maxsize=512)
def _takes(box: OdinBox, card: int) -> int:
    """How many items a card takes from strips ahead of an action, at most, itself or by a space that it uses."""
    now = [c for c in box.cards[card].clauses if (H_AHEAD | H_PLAY) >> c.hooks[0] & 1]
    ops = [o for c in now for b in c.branches for o in b.do if o.name in ("mountain", "use_space")]
    return max((sum(o.args[0]) if o.name == "mountain" else BY_SPACE for o in ops), default=0)


def _of_phase(s: Odin, seat: int, phase: int, scope: str) -> Aid:
    """A phase of one's own (cards 5, 20, 21 and 35), with what cards in play give for it; a feast itself only costs."""
    p = s.players[seat]
    found = Aid(room=1) if phase == I.FEAST else Aid(goods=1) if phase == I.BREEDING else _bonuses(s, seat, scope)
    for card in p.played if p.hooks & H_PHASES else ():
        found = found.plus(of_chain(s.box, card, H_PHASES))
    return found


def _bonuses(s: Odin, seat: int, scope: str) -> Aid:
    p, given = s.players[seat], []
    for area, kind in enumerate(p.kinds):
        if kind != I.AREA_SHED and (scope != "houses") == (kind < I.FIRST_HOUSE):
            given += [I.ITEM.get(name, 0) for b in s.box.areas[kind].ringed(p.covered[area]) for name in b.gives]
    wood, stone, ore, silver = (given.count(item) for item in range(I.WOOD, I.SILVER + 1))
    return Aid(wood, stone, ore, silver, 0, len(given), silver)
