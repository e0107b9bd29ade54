"""ODIN-6.14, EL-30: may a space be used, if need be with what comes between placing Vikings and its costs?

A column bonus and cards can supply what is missing, alone or together. `hopes` looks quickly whether they might;
only then the runs are tried out on copies, without looking at hidden cards and without counting on luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import gt

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Ask, numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Space
from meadhall.games.odin.state import FAILURE, NEED, RESULT, Odin
from meadhall.games.odin.steps.ahead import Declare, startable
from meadhall.games.odin.steps.dice import StartDice
from meadhall.games.odin.steps.feast import Feast
from meadhall.games.odin.steps.hopes import hopes, plainly, worth_using
from meadhall.games.odin.steps.laying import At
from meadhall.games.odin.steps.paying import CANNOT_PAY, NOTHING_TO_GAIN, lacking
from meadhall.games.odin.steps.question import DEEDS, Own, Single
from meadhall.games.odin.steps.registry import ASKS, Args
from meadhall.games.odin.steps.spaces import NO_SHIP, ready, ship_ready
from meadhall.games.odin.steps.use import Effects, set_out, use_space

#: how many answers are tried out at most: several times as many as any position of a thousand games asked for
ENOUGH = 5000


def against_space(s: Odin, seat: int, space: Space, on: int = -1, vikings: int = 0) -> Iterator[Reason]:
    """ODIN-6.5, 6.10, 6.14, 9.27: requirements, costs, and at least one effect. `on`, `vikings`: where so many
    would be placed; none if a card uses the space."""
    sails = ship_ready(s, seat, space)
    starts = space.style == "dice" or ready(s, seat, space) or _draws_first(s, space, vikings)
    if sails and starts:
        return
    for cards in hopes(s, seat, 1 << space.number, vikings).values():
        if foreseen(s, seat, space, on, vikings, cards):
            return
    if not sails:
        yield NO_SHIP
    if not starts:
        payable = any(lacking(s, seat, b, space.number) == -1 for b in space.branches)
        yield NOTHING_TO_GAIN if payable else CANNOT_PAY


def opened(s: Odin, seat: int, bent: int, hoped: int) -> int:
    """Of spaces that the plain rules bar those that cards open: `bent`, which cards in play make easier, and
    `hoped`, which a card from hand may make possible too."""
    found = eased = 0
    for card in s.players[seat].played if bent else ():
        eased |= s.box.eases[card]
    for n in numbers(bent & eased):
        space = s.box.spaces[n]
        if ship_ready(s, seat, space) and (space.style == "dice" or ready(s, seat, space)):
            found |= 1 << n
    for n, cards in hopes(s, seat, (bent | hoped) & ~found, -1).items():
        if foreseen(s, seat, s.box.spaces[n], n, s.box.column[n], cards):
            found |= 1 << n
    return found


def _draws_first(s: Odin, space: Space, vikings: int) -> bool:
    """ODIN-12.22: the card that the third column draws can be played."""
    return vikings == 3 and bool(s.deck) and any(o.name == "play" for b in space.branches for o in b.do)


def imitable(s: Odin, seat: int, on: int) -> list[int]:
    """ODIN-13.2, 13.3: spaces of the column with another player's Vikings that could be used."""
    mine, column = s.colour(seat) + 1, s.box.column[on]
    return [
        x.number
        for x in s.box.spaces
        if x.column == column and s.held[x.number] and s.held[x.number] >> 4 != mine
        and next(against_space(s, seat, x, on, column), None) is None
    ]  # fmt: skip


def spaces_for(s: Odin, seat: int, args: Args) -> list[int]:
    """Cards 77 and 91: spaces that may be used without placing Vikings."""
    column, occupied, neighbour = args
    own = [x.order for x in s.box.spaces if x.column == column and s.vikings_on(x.number, seat)]
    found = []
    for x in s.box.spaces:
        if x.column != column or bool(s.taken >> x.number & 1) != bool(occupied):
            continue
        if neighbour and not any(abs(x.order - o) == 1 for o in own):
            continue
        if next(against_space(s, seat, x), None) is None:
            found.append(x.number)
    return found


# ── trying it out ────────────────────────────────────────────────────────────────────────────


class Trial:
    """A search for one run that makes an action possible."""

    def __init__(
        self, seat: int, depth: int, cards: Sequence[int], hand: Sequence[int], have: Sequence[int]
    ) -> None:  # fmt: skip
        self.seat = seat
        self.depth = depth  # how many actions are under way when it is carried out
        self.cards = cards  # those that may be played ahead of the action
        self.hand = hand  # those that may be played by what comes ahead: cards drawn on the way are not known
        self.have = have  # what the player had at first
        self.left = ENOUGH

    def leads(self, s: Odin) -> bool:
        """Can the action be carried out in the end? `s` is used up."""
        stack = s.stack
        while stack and not stack[-1].asks:
            step = stack.pop()
            if isinstance(step, Effects) and len(s.frames) == self.depth:
                return startable(s, self.seat)
            if isinstance(step, StartDice):
                s.frames[-1].facts[RESULT] = FAILURE  # nobody counts on luck, and failing costs nothing
            else:
                step.run(s)
        return bool(stack) and self._any(s, stack[-1])  # type: ignore[arg-type]  # what asks is an Ask

    def _any(self, s: Odin, ask: Ask[Odin]) -> bool:
        for o in self._answers(s, ask):
            if self.left <= 0:
                return False
            self.left -= 1
            twin = s.clone()
            twin.stack.pop()
            ask.carry_out(twin, o)
            if self.leads(twin):
                return True
        return False

    def _answers(self, s: Odin, ask: Ask[Odin]) -> Sequence[Option]:
        """Its own answers; anytime purchases and cards once something has come in that could pay for them."""
        if not isinstance(ask, Single):
            return ask.options(s)[:1] if isinstance(ask, At) else ask.options(s)
        if isinstance(ask, Feast):  # card 5: however it is served, the cheapest way leaves most
            return ask.by_rules(s)[-2:]
        # what is declared is judged by a trial
        legal = ask.candidates(s) if isinstance(ask, Declare) else ask.by_rules(s)
        cards = self.hand if len(s.frames) > self.depth else self.cards
        own = [o for o in list(legal) or [s.box.opt.done] if o.verb != "card" or o.a in cards]
        if own and own[0].verb == "copy" and not startable(s, self.seat):
            space = s.box.spaces[s.frames[self.depth - 1].space]
            own = [o for o in own if worth_using(s, self.seat, o.a, space)]
        have = s.players[self.seat].have
        if isinstance(ask, Own) and any(map(gt, have, self.have)):
            own += DEEDS["buy"].legal(s, ask.seat)
            own += [o for o in DEEDS["use"].legal(s, ask.seat) if not _free(s, o.a)]
        return own


def _free(s: Odin, clause: int) -> bool:
    """Does an anytime card cost nothing (card 39)? Then it could have been used before the action as well."""
    return s.box.clauses[clause].branches[0].free


def foreseen(s: Odin, seat: int, space: Space, on: int, vikings: int, cards: list[int]) -> bool:
    """Is there a run of what comes ahead, perhaps with one of these cards, after which the space can be used?"""
    if plainly(s, seat, space, vikings, cards):
        return True
    twin = s.clone()
    twin.stack.clear()
    twin.key = 0  # real luck is not looked at
    if vikings:
        set_out(twin, seat, space.number, on, vikings)
    else:
        use_space(twin, seat, space.number, -1, 0, 1)
    twin.frames[-1].facts[NEED] = 1
    p = s.players[seat]
    return Trial(seat, len(twin.frames), cards, tuple(p.hand), p.have).leads(twin)


def still_leads(s: Odin, depth: int) -> bool:
    """Can the action that lies so deep be carried out from here? `s` is used up."""
    s.key = 0
    seat = s.frames[depth - 1].seat
    hand = tuple(s.players[seat].hand)
    return Trial(seat, depth, hand, hand, [0] * I.COUNT).leads(s)


ASKS.leads = still_leads
