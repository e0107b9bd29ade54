"""Operations of cards that are deeds: phases and actions of their own, Vikings that come back."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import numbers, pick
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.conditions import price
from meadhall.games.odin.steps.course import use_space
from meadhall.games.odin.steps.dice import vikings_back
from meadhall.games.odin.steps.feast import FeastFor
from meadhall.games.odin.steps.ops import OPS, Args, Operation, always, follow
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.steps.rounds import BonusFor, Breed, HarvestFor, Hook
from meadhall.games.odin.steps.spaces import against_space, spaces_for
from meadhall.games.odin.told import space_name

# ── phases and actions ───────────────────────────────────────────────────────────────────────


def phase_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Cards 5, 20, 21 and 35: a phase for the owner only (EL-13)."""
    phase, scope = args
    if phase == I.FEAST:
        s.push(FeastFor(seat))
    elif phase == I.BREEDING:
        s.push(Breed(seat))
    else:
        s.plan(BonusFor(scope, seat), Hook("bonus-after", seat))


def emit_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Card 49: a harvest for the owner's other cards."""
    have = s.players[seat].have
    now = (have[I.ITEM["flax"]] - 1, have[I.ITEM["grain"]] - 1)
    s.seen = (*s.seen[:seat], now, *s.seen[seat + 1 :])
    s.push(HarvestFor(1, seat))


def take_action_can(s: Odin, seat: int, args: Args) -> bool:
    """Could the action be taken now?"""
    action, discount = args
    space = s.box.spaces[s.box.actions[action]]
    if action == I.EMIGRATION:
        silver = s.players[seat].have[I.SILVER]
        return bool(OPS["emigrate"].can(s, seat, ())) and silver >= emigration_price(s, seat, discount)
    return next(against_space(s, seat, space), None) is None


def emigration_price(s: Odin, seat: int, discount: str) -> int:
    """Cards 84 and 110: the price of an emigration by a card, with card 170."""
    space = s.box.spaces[s.box.actions[I.EMIGRATION]]
    printed = price(s, seat, space.branches[0])[0][1]
    return max(0, printed - (METRICS[discount](s, seat) if discount else 0))


def take_action_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """The action without Vikings: a failure returns none (EL-29)."""
    action, discount = args
    off = METRICS[discount](s, seat) if discount else 0
    frame = use_space(s, seat, s.box.actions[action], -1, 0, 0)
    frame.no_return = 1
    frame.discount = off


class UseOther(Own):
    """Cards 77 and 91: which space is used?"""

    args: Args
    rule = "ODIN-12.21"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.copy[n] for n in spaces_for(s, self.seat, self.args)] or [s.box.opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "copy":
            if s.log is not None:
                s.tell("uses-without", self.seat, "ODIN-12.21", space=space_name(s.box, o.a))
            use_space(s, self.seat, o.a, -1, 0, 1).no_return = 1


# ── Vikings ──────────────────────────────────────────────────────────────────────────────────


def come_back(s: Odin, seat: int, spaces: dict[int, int]) -> None:
    """A card brings Vikings back, and the log says so."""
    if s.log is not None:
        s.tell("vikings-back", seat, "ODIN-6.13", tuple(f"space:{s.box.space_ids[i]}" for i in spaces),
               number=sum(spaces.values()))  # fmt: skip
    vikings_back(s, seat, spaces)


def own_spaces(s: Odin, seat: int, least: int) -> list[int]:
    """Spaces with at least so many own Vikings."""
    return [i for i in range(len(s.held)) if s.vikings_on(i, seat) >= least]


class TakeBack(Single):
    """Card 60: from which space do Vikings come back?"""

    count: int
    rule = "ODIN-6.13"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.back[i] for i in own_spaces(s, self.seat, self.count)]

    def choose(self, s: Odin, o: Option) -> None:
        come_back(s, self.seat, {o.a: self.count})


def from_column_can(s: Odin, seat: int, args: Args) -> bool:
    """Card 76: own Vikings on the column."""
    return any(s.box.column[i] == args[1] for i in own_spaces(s, seat, 1))


class LeaveOut(Single):
    """Card 76: one Viking from each space of the column; the owner may leave spaces out."""

    column: int
    left: int
    rule = "ODIN-12.10"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [*pick(s.box.opt.back, self.left), s.box.opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "back":
            rest = self.left & ~(1 << o.a)
            if rest.bit_count() > 1:
                s.push(LeaveOut(self.seat, self.column, rest))
                return
            come_back(s, self.seat, dict.fromkeys(numbers(rest), 1))
        else:
            come_back(s, self.seat, dict.fromkeys(numbers(self.left), 1))


def from_column_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """One from each; with several spaces the owner may leave some out."""
    spaces = [i for i in own_spaces(s, seat, 1) if s.box.column[i] == args[1]]
    if len(spaces) == 1:
        come_back(s, seat, {spaces[0]: args[0]})
    else:
        s.push(LeaveOut(seat, args[1], sum(1 << i for i in spaces)))


def from_here_can(s: Odin, seat: int, args: Args) -> bool:
    """Cards 108 and 130: Vikings placed in this use."""
    frame = s.frames[-1]
    return frame.on >= 0 and s.vikings_on(frame.on, seat) >= args[0]


def from_here_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """They come back from where they stand."""
    come_back(s, seat, {s.frames[-1].on: args[0]})


def sober_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Card 160: no mead is served in this feast."""
    s.players[seat].sober = 1


OPS.update(
    {
        "phase": Operation(always, phase_do),
        "emit": Operation(always, emit_do),
        "take_action": Operation(take_action_can, take_action_do),
        "use_space": Operation(spaces_for, follow(UseOther)),
        "vikings_from_space": Operation(
            lambda s, seat, args: own_spaces(s, seat, args[0]),
            follow(lambda seat, args: TakeBack(seat, args[0])),
        ),
        "vikings_from_column": Operation(from_column_can, from_column_do),
        "vikings_from_here": Operation(from_here_can, from_here_do),
        "sober": Operation(always, sober_do),
    }
)
