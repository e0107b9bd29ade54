"""EL-30: a quick look whether what comes ahead could make an action possible, so that little has to be tried out
(see `foresee`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from meadhall.core.step import numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.content import OdinBox, Space
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, HOOKS
from meadhall.games.odin.occupations.hooks import answering, holds
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.ahead import H_AHEAD
from meadhall.games.odin.steps.aid import (
    H_ACTION,
    H_BACK,
    H_BEFORE,
    H_CHAIN,
    NOTHING,
    Aid,
    answered,
    calls,
    most_of,
    moves_vikings,
    of_branch,
    of_branch_now,
    of_card,
    of_card_now,
    of_chain,
    of_space,
    together,
)
from meadhall.games.odin.steps.cards import H_DRAW
from meadhall.games.odin.steps.clauses import ways
from meadhall.games.odin.steps.paying import holds_item, price
from meadhall.games.odin.steps.registry import OPS
from meadhall.games.odin.steps.spaces import H_SHIP_AS, ready, ship_ready, ships_for
from meadhall.games.odin.steps.use import H_INSTEAD, H_SQUARE


@lru_cache(maxsize=8)
def aided(box: OdinBox) -> tuple[int, ...]:
    """By card: the spaces for which it might help if it is played ahead of the action, as bits."""
    return tuple(
        sum(1 << x.number for x in box.spaces if _concerns(x, of_card(box, c.index))) | box.bends[c.index]
        for c in box.cards
    )


@lru_cache(maxsize=512)
def _chained(box: OdinBox, card: int, hooks: int) -> int:
    """The spaces for which a card in play might help that answers to something, as bits."""
    return sum(1 << x.number for x in box.spaces if _concerns(x, of_chain(box, card, hooks)))


@lru_cache(maxsize=512)
def _links(box: OdinBox, card: int) -> int:
    """The hooks of cards in play that may answer to what a card does if it is played ahead of an action."""
    also = _stirs(box, card)
    return H_CHAIN | also if also else calls(of_card(box, card))


@lru_cache(maxsize=512)
def _stirs(box: OdinBox, card: int) -> int:
    """The hooks that answer to something else than what a card brings: to Vikings that come back."""
    return H_BACK if any(moves_vikings(b) for c in box.cards[card].clauses for b in c.branches) else 0


@lru_cache(maxsize=8)
def _by_card(box: OdinBox) -> tuple[tuple[int, int], ...]:
    """For each card the spaces for which it might help if it is played ahead of the action, and its `_links`."""
    return tuple((bits, _links(box, card)) for card, bits in enumerate(aided(box)))


def near(s: Odin, seat: int) -> Iterator[tuple[int, int]]:
    """Each card in hand, with the spaces for which it might help if it is played ahead of the action, as bits."""
    p, box = s.players[seat], s.box
    known = _by_card(box)
    for card in p.hand:
        bits, links = known[card]
        if p.hooks & links:
            for other in p.played:
                bits |= _chained(box, other, links)
        yield card, bits


def _concerns(space: Space, aid: Aid) -> bool:
    """Does a space ask for anything of that kind?"""
    fleet = aid.ships or aid.silver
    asked = {item for b in space.branches for item in (*b.one_of, *(i for i, _ in (*b.pay, *b.metric_pay)))}
    names = {o.name for b in space.branches for o in b.do}
    return bool(
        any(aid[item - I.WOOD] if item >= I.WOOD else aid.goods for item in asked)
        or (fleet and (space.need[0] >= 0 or space.any_ship or any(b.ship >= 0 for b in space.branches)))
        or ((fleet or aid.room) and "emigrate" in names)
        or (aid.room and "ship" in names)
        or (aid.goods and ("upgrade" in names or any(b.by_count for b in space.branches)))
        or (aid.silver and "sale" in names)
    )


def hopes(s: Odin, seat: int, among: int, vikings: int) -> dict[int, list[int]]:
    """Of these spaces those that something might make possible ahead of the action, each with the cards in hand of
    which one might do it, besides what comes in any case. Never leaves out one that would do.
    `vikings`: so many are placed (-1: as many as the column says)."""
    p, box = s.players[seat], s.box
    base = _in_any_case(s, seat, among, vikings) if p.hooks & (H_AHEAD | H_SQUARE) else {}
    found: dict[int, list[int]] = {}
    for n, aids in base.items():
        if any(_reaches(s, seat, box.spaces[n], answered(s, seat, aid)) for aid in aids):
            found[n] = []
    bonus = _with_bonus(s, seat, vikings) & among
    for card, spaces in near(s, seat) if bonus else ():
        now, helped, bends, also = None, False, box.bends[card] & bonus, _stirs(box, card)
        alone = not p.hooks & _links(box, card)
        for n in numbers(spaces & bonus):
            if now is None or bends or helped != (n in base):  # else it brings the same everywhere
                helped = n in base
                now = of_card_now(s, seat, n, card, helped)
            more = most_of(base.get(n, ()))
            if alone and more is NOTHING and _is_last(box, card):
                now = [aid._replace(purse=0) for aid in now]
            if alone and more is NOTHING and _only_eases(box, card):
                helps = _with_card(s, seat, box.spaces[n], card)
            else:
                helps = any(_reaches(s, seat, box.spaces[n], answered(s, seat, aid.plus(more), also)) for aid in now)
            if helps:
                found.setdefault(n, []).append(card)
    return found


@lru_cache(maxsize=512)
def _is_last(box: OdinBox, card: int) -> bool:
    """Does the action follow at once on what a card brings, so that nothing can be bought in between?"""
    c = box.cards[card].clauses[0]
    alone = len(box.cards[card].clauses) == 1 and HOOKS[c.hooks[0]] == "play" and not c.times
    return alone and all(not b.do or not of_branch(b).purse or (_takes_once(b) and not b.gain) for b in c.branches)


@lru_cache(maxsize=512)
def _only_eases(box: OdinBox, card: int) -> bool:
    """Is all that a card does to make spaces easier to use?"""
    return all(c.modify and not any(b.gain or b.do or b.pay for b in c.branches) for c in box.cards[card].clauses)


def _with_card(s: Odin, seat: int, space: Space, card: int) -> bool:
    """Could the space be used if the card were in play?"""
    p = s.players[seat]
    hooks = p.hooks
    p.hooks |= s.box.cards[card].hooks
    p.played.append(card)
    found = _usable_now(s, seat, space)
    p.played.pop()
    p.hooks = hooks
    return found


def _takes_once(b: Branch) -> bool:
    """Is all that it does to take from one strip?"""
    return len(b.do) == 1 and b.do[0].name == "mountain" and len(b.do[0].args[0]) == 1


def _with_bonus(s: Odin, seat: int, vikings: int) -> int:
    """The spaces whose column bonus lets a card be played ahead of the action (ODIN-12.8, card 99)."""
    bits = s.box.by_column[4] if vikings in (-1, 4) else 0
    if s.players[seat].hooks & H_DRAW and vikings in (-1, 3):
        bits |= s.box.by_column[3]
    return bits


def _in_any_case(s: Odin, seat: int, among: int, vikings: int) -> dict[int, list[Aid]]:
    """What cards in play bring when Vikings are placed on each of these spaces: one of these."""
    found: dict[int, list[Aid]] = {}
    known: dict[int, list[Aid]] = {}  # by clause: most answer on many spaces
    for n in numbers(among):
        clauses = ahead_of(s, seat, s.box.spaces[n], s.box.column[n] if vikings < 0 else vikings)
        for clause in clauses:
            if clause not in known:
                known[clause] = of_branch_now(s, seat, s.box.clauses[clause].branches[0])
        if clauses:
            found[n] = together([known[clause] for clause in clauses])
    return found


def ahead_of(s: Odin, seat: int, space: Space, vikings: int) -> list[int]:
    """The clauses of cards in play that answer when Vikings are placed there."""
    p = s.players[seat]
    found = answering(s, seat, HOOK["space-before"], space=space.number) if p.hooks & H_BEFORE else []
    if vikings and p.hooks & H_SQUARE:
        found += answering(s, seat, HOOK["thing_square"], count=p.vikings - vikings)
    if p.hooks & H_ACTION:
        for action in numbers(space.actions):
            found += answering(s, seat, HOOK["action-before"], action=action)
    return found


def _reaches(s: Odin, seat: int, space: Space, aid: Aid) -> bool:
    """Is that perhaps enough?"""
    kind, count = space.need
    if kind >= 0 and not space.any_ship and ships_for(s, seat, space) + _fleet(s, seat, kind, aid) < count:
        return False
    if space.style == "dice":
        return True
    for b in space.branches:
        if _pays(s, seat, b, space, aid):
            return True
    if not s.players[seat].hooks & H_INSTEAD:
        return False
    others = answering(s, seat, HOOK["space-instead"], space=space.number)
    return any(_pays(s, seat, b, space, aid) for n in others for b in s.box.clauses[n].branches)


def _fleet(s: Odin, seat: int, kind: int, aid: Aid) -> int:
    """How many ships of a kind might come, bought ones with them."""
    p = s.players[seat]
    money = p.have[I.SILVER] + aid.purse if aid.purse else 0
    return aid.ships + money // (s.box.cheapest_ship if p.hooks & H_SHIP_AS else s.box.ships[kind].price)


def _pays(s: Odin, seat: int, b: Branch, space: Space, aid: Aid) -> bool:
    """Might a branch be paid, and lead to something?"""
    p = s.players[seat]
    for item, n in price(s, seat, b, space.number):
        if n - holds_item(s, seat, item) > (aid[item - I.WOOD] if item >= I.WOOD else aid.goods):
            return False
    if b.one_of and not any(p.have[i] or aid[i - I.WOOD] for i in b.one_of):
        return False
    if b.ship >= 0 and not p.ships(b.ship) and not _fleet(s, seat, b.ship, aid):
        return False
    if b.gain or (b.by_count and (aid.goods or p.animals(b.by_count[0]))):
        return True
    fleet = aid.ships or (aid.purse and p.have[I.SILVER] + aid.purse >= s.box.cheapest_ship)
    helped = {
        "emigrate": fleet or aid.room, "ship": aid.room, "explore": fleet, "upgrade": aid.goods, "sale": aid.silver
    }  # fmt: skip
    return any(helped.get(o.name) or OPS[o.name].can(s, seat, o.args) for o in b.do)


def plainly(s: Odin, seat: int, space: Space, vikings: int, cards: list[int]) -> bool:
    """Does one of these cards, or one in play, simply give what is missing? Then it need not be tried out."""
    for card in cards:
        clauses = s.box.cards[card].clauses
        if _only_eases(s.box, card) and _with_card(s, seat, space, card):
            return True
        if HOOKS[clauses[0].hooks[0]] == "play" and holds(s, seat, clauses[0]):
            for b in ways(s, seat, clauses[0]):
                if any(_enough(s, seat, space, gift) for gift in _gifts(s, seat, b)):
                    return True
    if s.players[seat].hooks & H_BEFORE:
        for n in answering(s, seat, HOOK["space-before"], space=space.number):
            c = s.box.clauses[n]
            gifts = _gifts(s, seat, c.branches[0])
            if any(t.metric == "ev.will_pay.ore" for t in c.tests):  # card 103: the ore taken is what is paid
                gifts = [gift for gift in gifts if gift == [(I.ORE, 1)]]
            elif not all(t.metric == "ev.vikings_placed" and t.holds(vikings) for t in c.tests):
                continue
            if any(_enough(s, seat, space, gift) for gift in gifts):
                return True
    return False


def _gifts(s: Odin, seat: int, b: Branch) -> list[list[tuple[int, int]]]:
    """What a branch that costs nothing gives for sure, in each way it may be used."""
    if not b.free or b.tests:
        return []
    if not b.do:
        times = METRICS[b.per](s, seat) if b.per else 1
        return [[(item, n * times) for item, n in b.gain]]
    name, args = b.do[0]
    if name != "mountain":
        return []
    counts, only = args
    strips = [s.box.strips[n][at : at + counts[0]] for n, at in zip(s.strips, s.strip_at, strict=True)]
    return [[(i, 2 if i == I.SILVER else 1) for i in items] for items in strips if not only or only >> items[0] & 1]


def _enough(s: Odin, seat: int, space: Space, more: Sequence[tuple[int, int]]) -> bool:
    """With so much more, could the space be used?"""
    p = s.players[seat]
    before, p.have = p.have, p.have[:]
    for item, n in more:
        p.have[item] += n
    found = _usable_now(s, seat, space)
    p.have = before
    return found


def _usable_now(s: Odin, seat: int, space: Space) -> bool:
    return ship_ready(s, seat, space) and (space.style == "dice" or ready(s, seat, space))


def worth_using(s: Odin, seat: int, other: int, space: Space) -> bool:
    """Might a space that a card uses ahead of the action help towards it?"""
    if s.players[seat].hooks & H_AHEAD:
        return True
    return any(_reaches(s, seat, space, answered(s, seat, aid)) for aid in of_space(s, seat, other))
