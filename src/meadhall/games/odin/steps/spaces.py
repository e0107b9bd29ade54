"""ODIN-6.5, 6.10, 6.14: may an action space be used, if need be with what comes ahead of it?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.refusal import Reason, reason
from meadhall.core.step import numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.ahead import H_AHEAD
from meadhall.games.odin.steps.building_and_sailing import explorers, no_ship
from meadhall.games.odin.steps.cards import H_DRAW
from meadhall.games.odin.steps.conditions import payable, ready, ship_ready, unpaid, without_effect
from meadhall.games.odin.steps.course import H_SQUARE, set_out, use_space
from meadhall.games.odin.steps.foresight import Search
from meadhall.games.odin.steps.mountains_and_trade import sale_prices
from meadhall.games.odin.steps.ops import Args
from meadhall.games.odin.told import amount

NOT_ANOTHERS = reason("ODIN-13.2", "why-not-anothers")


def against_space(s: Odin, seat: int, space: Space, on: int = -1, vikings: int = 0) -> Iterator[Reason]:
    """ODIN-6.5, 6.10, 6.14, 9.27: requirements, costs, and at least one effect. `on`, `vikings`: where so many
    would be placed; none if a card uses the space."""
    if not stands(s, seat, space, vikings) and not foreseen(s, seat, space, on, vikings):
        yield from lacks(s, seat, space)


def stands(s: Odin, seat: int, space: Space, vikings: int) -> bool:
    """Can it be used as things stand? ODIN-12.22: the card that the third column draws can be played."""
    if not ship_ready(s, seat, space):
        return False
    draws = vikings == 3 and s.deck and any(o.name == "play" for b in space.branches for o in b.do)
    return space.style == "dice" or bool(draws) or ready(s, seat, space)


def foreseen(
    s: Odin, seat: int, space: Space, on: int, vikings: int, cards: Sequence[int] | None = None
) -> bool:  # fmt: skip
    """EL-30: is there a run of what comes ahead after which it can be used? `cards`: of the hand only these are played
    ahead of it; all, if not said."""
    if not comes_ahead(s, seat, space, vikings):
        return False
    twin = s.clone()
    twin.stack.clear()
    twin.key = 0  # real luck is not looked at
    if vikings:
        set_out(twin, seat, space.number, on, vikings)
    else:
        use_space(twin, seat, space.number, -1, 0, 1)
    twin.frames[-1].need = 1
    return Search(twin, len(twin.frames), s.players[seat].have, cards).leads(twin)


def comes_ahead(s: Odin, seat: int, space: Space, vikings: int) -> bool:
    """Does anything come between placing Vikings and the costs: a card in play, or one from hand?"""
    p = s.players[seat]
    if p.hooks & (H_AHEAD | H_SQUARE):
        return True
    return bool(p.hand) and vikings == space.column and (vikings == 4 or (vikings == 3 and p.hooks & H_DRAW > 0))


def lacks(s: Odin, seat: int, space: Space) -> Iterator[Reason]:
    """ODIN-6.5, 6.10, 9.12: what a space lacks that cannot be used: a ship, something to pay, or else an effect."""
    names = {o.name for b in space.branches for o in b.do}
    paid = space.style == "dice" or any(payable(s, seat, b, space.number) for b in space.branches)
    if not ship_ready(s, seat, space):
        yield from () if paid else (unpaid(s, seat, space.branches, space.number),)
        yield no_ship(amount(I.SHIPS[space.need[0]], space.need[1]))
    elif "emigrate" in names and not s.players[seat].large:
        yield no_ship(amount("large", 1))
    elif "explore" in names and (boards := _boards(space) & s.unclaimed()):
        yield no_ship(explorers(s, boards))
    elif not paid:
        yield unpaid(s, seat, space.branches, space.number)
    elif "sale" in names and (prices := sale_prices(s, seat, 0)):
        yield reason("ODIN-9.12", "why-costs", cost=amount("silver", min(prices.values())))
    else:
        yield from without_effect(s, seat, [b for b in space.branches if payable(s, seat, b, space.number)])


def _boards(space: Space) -> int:
    """The sides of the boards that this space explores, as bits."""
    return int(next(o.args[0] for b in space.branches for o in b.do if o.name == "explore"))


def of_others(s: Odin, seat: int, on: int) -> int:
    """ODIN-13.2: spaces of the column with another player's Vikings, as bits."""
    mine, bits = s.colour(seat), 0
    for n in numbers(s.box.by_column[s.box.column[on]] & s.taken):
        if s.standing(n)[0] != mine:
            bits |= 1 << n
    return bits


def imitable(s: Odin, seat: int, on: int) -> list[int]:
    """ODIN-13.3: those of them that could be used."""
    found = [s.box.spaces[n] for n in numbers(of_others(s, seat, on))]
    return [x.number for x in found if not any(against_space(s, seat, x, on, x.column))]


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
