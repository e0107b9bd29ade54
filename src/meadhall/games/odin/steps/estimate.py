"""EL-30: a quick look whether what comes ahead could make an action possible, so that little has to be searched.

Only the shortcut of `Act` asks it. It may hope for too much, never for too little: `check` holds it against the
search at every turn it meets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from meadhall.core.step import numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.aid import (
    ANSWERING,
    AT_ONCE,
    EVERYTHING,
    H_AROUND,
    H_BACK,
    H_GOODS,
    H_SHIPS,
    NOTHING,
    PLENTY,
    SOMETHING,
    Aid,
    most_of,
)
from meadhall.games.odin.occupations.compile import HOOK, HOOKS, Clause
from meadhall.games.odin.occupations.hooks import answering, bit, holds
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import conditions
from meadhall.games.odin.steps.ahead import H_AHEAD
from meadhall.games.odin.steps.cards import H_DRAW
from meadhall.games.odin.steps.conditions import holds_item, payable, price, usable, ways
from meadhall.games.odin.steps.course import H_SQUARE
from meadhall.games.odin.steps.menu import H_ANYTIME
from meadhall.games.odin.steps.mountains_and_trade import next_items
from meadhall.games.odin.steps.ops import CARD, OPS

H_STRIP, H_BEFORE = bit("strip_take"), bit("space-before")
H_PHASES = sum(
    bit(h) for h in ("bonus-during", "bonus-after", "house_bonus-instead", "feast-start", "feast-during", "feast-after")
)
LINKS = 4  #: of one thing that leads to another
OTHERS = 4  #: no more is taken from a strip by other cards ahead of the same action


# ── what it brings now ───────────────────────────────────────────────────────────────────────


def of_branch(s: Odin, seat: int, b: Branch, gone: int = 0) -> list[Aid]:
    """What a branch brings, one of these: its number read, strips and spaces looked at, a phase's bonuses counted.
    `gone`: so many items of a strip others may have taken by then."""
    name, args = b.do[0] if b.do else ("", ())
    if name == "mountain" and len(b.do) == 1:
        if s.players[seat].hooks & H_STRIP:
            return [EVERYTHING]
        strips = [_of_strip(s, strip, max(args[0]), args[1], gone) for strip in s.strips]
        return strips if len(args[0]) == 1 else [most_of(strips).times(len(args[0]))]
    if name == "play" and len(b.do) == 1 and not any(map(s.box.eases.__getitem__, s.players[seat].hand)):
        return [_of_hand(s, seat, b)]
    if name == "use_space":
        return _of_spaces(s, seat, args[0], args[1])
    if name == "phase":
        return [_of_phase(s, seat, args[0], args[1])]
    times = METRICS[b.per](s, seat) if b.per else 1
    return [s.box.brings[b.number].times(times)] if times else []


def together(parts: Sequence[list[Aid]]) -> list[Aid]:
    """What several things bring that may all come: one of these."""
    if len(parts) == 1:
        return parts[0]
    total = NOTHING
    for aids in parts:
        total = total.plus(most_of(aids))
    return [total]


def _of_strip(s: Odin, strip: int, count: int, only: int, gone: int) -> Aid:
    """The next items of a strip, of the kinds that may be taken."""
    items = [item for item in next_items(s, strip, count + gone) if not only or only >> item & 1]
    wood, stone, ore, silver = (min(count, items.count(item)) for item in range(I.WOOD, I.SILVER + 1))
    return Aid(wood, stone, ore, I.EACH[I.SILVER] * silver) if items else NOTHING


def _of_hand(s: Odin, seat: int, b: Branch) -> Aid:
    """What all cards in hand could bring; one that uses a space is the one being played."""
    hand, found = s.players[seat].hand, SOMETHING
    for card in hand:
        found = found.plus(s.box.helps[card].played)
    return found if hand else s.box.brings[b.number]


def _of_spaces(s: Odin, seat: int, column: int, occupied: int) -> list[Aid]:
    """What each space brings that may be used without placing Vikings (cards 77 and 91)."""
    spaces = numbers(s.box.by_column[column] & (s.taken if occupied else ~s.taken))
    return [aid for n in spaces for aid in _of_space(s, seat, s.box.spaces[n])]


def _of_space(s: Odin, seat: int, space: Space) -> list[Aid]:
    """What using a space brings, and what cards in play bring around it: one of these."""
    p, around = s.players[seat], NOTHING
    for card in p.played if p.hooks & H_AROUND else ():
        for spaces, actions, aid in s.box.helps[card].around:
            if (not spaces or spaces >> space.number & 1) and (not actions or actions & space.actions):
                around = around.plus(aid)
    helped = p.hooks & H_AHEAD  # cards in play may bring what the space costs
    open_ = [b for b in space.branches if helped or payable(s, seat, b, space.number)]
    return [aid.plus(around) for aid in together([of_branch(s, seat, b, OTHERS if helped else 0) for b in open_])]


def _of_phase(s: Odin, seat: int, phase: int, scope: str) -> Aid:
    """A phase of one's own (cards 5, 20, 21 and 35), with what cards in play give for it; a feast itself only costs."""
    p = s.players[seat]
    if p.hooks & H_PHASES:
        return EVERYTHING
    if phase in (I.FEAST, I.BREEDING):
        return Aid(room=1) if phase == I.FEAST else Aid(goods=1)
    given: list[int] = []
    for area, kind in enumerate(p.kinds):
        if kind != I.AREA_SHED and (scope != "houses") == (kind < I.FIRST_HOUSE):
            given += [I.ITEM.get(name, 0) for b in s.box.areas[kind].ringed(p.covered[area]) for name in b.gives]
    wood, stone, ore, silver = (given.count(item) for item in range(I.WOOD, I.SILVER + 1))
    return Aid(wood, stone, ore, silver, 0, len(given)) if given else NOTHING


def of_card(s: Odin, seat: int, space: int, card: int, helped: bool) -> list[Aid]:
    """What playing a card ahead of an action brings, one of these; `helped`: something else comes that it may need."""
    box = s.box
    if box.eases[card] >> space & 1:
        return [box.helps[card].saved]
    alone = len(box.cards[card].clauses) == 1 and not helped  # several may help each other
    found = together([_of_clause(s, seat, space, c, alone) for c in box.cards[card].clauses])
    return [aid.plus(box.helps[card].later) for aid in found if aid]


def _of_clause(s: Odin, seat: int, space: int, c: Clause, alone: bool) -> list[Aid]:
    """What one clause brings when its card is played; `alone`: as it stands, nothing else helps it."""
    if H_STRIP >> c.hooks[0] & 1 and s.players[seat].hooks & H_AHEAD:  # cards in play may still take from strips
        return [EVERYTHING]
    before = H_BEFORE >> c.hooks[0] & 1 and c.spaces >> space & 1
    if not before and (HOOKS[c.hooks[0]] not in AT_ONCE or (alone and not holds(s, seat, c))):
        return []
    open_ = [b for b in ways(s, seat, c) if before or not alone or _moves_vikings(b) or usable(s, seat, b, CARD)]
    often = PLENTY if HOOK["anytime"] in c.hooks else 1
    return [aid.times(often) for b in open_ for aid in of_branch(s, seat, b, 0 if alone else OTHERS)]


def _moves_vikings(b: Branch) -> bool:
    """Does it bring Vikings back? Those placed for the action itself may be among them."""
    return any(o.name.startswith("vikings") for o in b.do)


# ── what cards in play make of it ────────────────────────────────────────────────────────────


def answered(s: Odin, seat: int, aid: Aid, ways: Sequence[Branch]) -> Aid:
    """That, and what cards in play bring in answer to it, or in these ways for it at any time: one thing leads to
    another, and where that has no end soon, to everything."""
    p, found = s.players[seat], aid
    for _ in range(LINKS):
        before, hooks, found = found, p.hooks & _calls(found), aid
        for b in ways:
            if times := _times(s, seat, b, before):
                found = found.plus(most_of(of_branch(s, seat, b)).times(times))
        for card in p.played if hooks else ():
            for to, more in s.box.helps[card].answers:
                found = found.plus(more) if to & hooks else found
        if found == before:
            return found
    return EVERYTHING


def _calls(aid: Aid) -> int:
    """The hooks of cards that may answer to it."""
    ships = H_SHIPS if aid.ships or aid.silver else 0
    return (H_GOODS if aid.goods else 0) | ships | (H_BACK if aid.back else 0)


def _times(s: Odin, seat: int, b: Branch, aid: Aid) -> int:
    """How often a branch could be paid at most, with that and what is there."""
    most = (aid.arms + sum(s.players[seat].have[I.BOW :])) // b.any_weapon if b.any_weapon else PLENTY
    for item, n in b.pay:
        most = min(most, (_brings(aid, item) + holds_item(s, seat, item)) // n)
        if not most:
            break
    return most


# ── is it enough? ────────────────────────────────────────────────────────────────────────────


def hopeful(s: Odin, seat: int, among: int) -> dict[int, list[int]]:
    """Of these spaces those that something might make possible once Vikings are placed there, each with the cards in
    hand of which one might do it, besides what comes in any case."""
    p, box = s.players[seat], s.box
    found: dict[int, list[int]] = {}
    sure: dict[int, Aid] = {}
    for n in numbers(among & _near(s, seat)) if p.hooks & (H_AHEAD | H_SQUARE) else ():
        aids = in_any_case(s, seat, box.spaces[n], 0)
        if aids:
            sure[n] = most_of(in_any_case(s, seat, box.spaces[n], OTHERS))
            if reaches(s, seat, box.spaces[n], aids):
                found[n] = []
    bonus, chained = among & _with_bonus(s, seat), -1 if p.hooks & ANSWERING else 0
    if p.hooks & H_ANYTIME and not chained and p.hand:
        chained = reduce(or_, (box.helps[card].served for card in p.played))
    for card in p.hand if bonus else ():
        usual: list[Aid] | None = None  # what it brings on most spaces
        for n in numbers(bonus & (chained | box.helps[card].near)):
            other, special = sure.get(n, NOTHING), box.bends[card] >> n & 1
            if other or special or usual is None:
                aids = of_card(s, seat, n, card, bool(other))
                usual = usual if other or special else aids
            else:
                aids = usual
            if reaches(s, seat, box.spaces[n], [aid.plus(other) for aid in aids] if other else aids):
                found.setdefault(n, []).append(card)
    return found


def _near(s: Odin, seat: int) -> int:
    """The spaces for which cards in play have something ahead of the action, as bits."""
    p, bits = s.players[seat], 0
    for card in p.played if p.hooks & H_AHEAD else ():
        bits |= s.box.bends[card]
    for column in range(1, 5) if p.hooks & H_SQUARE else ():
        if answering(s, seat, HOOK["thing_square"], count=p.vikings - column):
            bits |= s.box.by_column[column]
    return bits


def _with_bonus(s: Odin, seat: int) -> int:
    """The spaces whose column bonus lets a card be played ahead of the action (ODIN-12.8, card 99)."""
    return s.box.by_column[4] | (s.box.by_column[3] if s.players[seat].hooks & H_DRAW else 0)


def in_any_case(s: Odin, seat: int, space: Space, gone: int) -> list[Aid]:
    """What cards in play bring when Vikings are placed there, one of these."""
    clauses = answering(s, seat, HOOK["space-before"], space=space.number)
    clauses += answering(s, seat, HOOK["thing_square"], count=s.players[seat].vikings - space.column)
    for action in numbers(space.actions):
        clauses += answering(s, seat, HOOK["action-before"], action=action)
    gone = gone if len(clauses) == 1 else OTHERS
    return together([of_branch(s, seat, s.box.clauses[n].branches[0], gone) for n in clauses]) if clauses else []


def reaches(s: Odin, seat: int, space: Space, aids: Sequence[Aid]) -> bool:
    """Is one of these perhaps enough, with what cards in play bring in answer to it?"""
    p = s.players[seat]
    ways = [b for card in p.played for b in s.box.helps[card].dear] if p.hooks & H_ANYTIME else []
    if not ways and not p.hooks & ANSWERING:
        return any(_enough(s, seat, space, aid) for aid in aids if aid)
    return any(_enough(s, seat, space, answered(s, seat, aid, ways)) for aid in aids if aid)


def _enough(s: Odin, seat: int, space: Space, aid: Aid) -> bool:
    """Is that perhaps enough?"""
    kind, count = space.need
    if kind >= 0 and not space.any_ship and conditions.ships_for(s, seat, space) + _fleet(s, seat, kind, aid) < count:
        return False
    if space.style == "dice" or any(_pays(s, seat, b, space, aid) for b in space.branches):
        return True
    if not s.players[seat].hooks & conditions.H_INSTEAD:
        return False
    others = answering(s, seat, HOOK["space-instead"], space=space.number)
    return any(_pays(s, seat, b, space, aid) for n in others for b in s.box.clauses[n].branches)


def _fleet(s: Odin, seat: int, kind: int, aid: Aid) -> int:
    """How many ships of a kind might come, bought ones with them."""
    p = s.players[seat]
    money = p.have[I.SILVER] + aid.silver if aid.silver else 0
    return aid.ships + money // (s.box.cheapest_ship if p.hooks & conditions.H_SHIP_AS else s.box.ships[kind].price)


def _pays(s: Odin, seat: int, b: Branch, space: Space, aid: Aid) -> bool:
    """Might a branch be paid, and lead to something?"""
    p = s.players[seat]
    for item, n in price(s, seat, b, space.number):
        if n - holds_item(s, seat, item) > _brings(aid, item):
            return False
    if b.one_of and not any(p.have[i] or _brings(aid, i) for i in b.one_of):
        return False
    if b.ship >= 0 and not p.ships(b.ship) and not _fleet(s, seat, b.ship, aid):
        return False
    if b.gain or (b.by_count and (aid.goods or p.animals(b.by_count[0]))):
        return True
    fleet = aid.ships or (aid.silver and p.have[I.SILVER] + aid.silver >= s.box.cheapest_ship)
    helped = {
        "emigrate": fleet or aid.room, "ship": aid.room, "explore": fleet, "upgrade": aid.goods, "sale": aid.silver
    }  # fmt: skip
    return any(helped.get(o.name) or OPS[o.name].can(s, seat, o.args) for o in b.do)


def _brings(aid: Aid, item: int) -> int:
    """How many of an item it brings at most; which goods and weapons is not known."""
    if item >= I.BOW:
        return aid.arms
    return aid[item - I.WOOD] if item >= I.WOOD else aid.goods
