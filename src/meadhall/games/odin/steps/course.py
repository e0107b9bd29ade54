"""ODIN-6.14: using an action space: what comes before it, its effects, what comes with and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Step, numbers, pick
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit, holds
from meadhall.games.odin.state import Frame, Odin
from meadhall.games.odin.steps.ahead import H_AHEAD, AskFirst, Before, FreePlay, Moment, look_ahead
from meadhall.games.odin.steps.cards import H_DRAW, draw_do
from meadhall.games.odin.steps.clauses import (
    RunBranch,
    RunClause,
    answer,
    close_frame,
    fire,
    new_frame,
    played_answers,
    reap,
)
from meadhall.games.odin.steps.conditions import (
    H_INSTEAD,
    instead_of,
    payable,
    unpaid,
    usable,
    without_effect,
)
from meadhall.games.odin.steps.dice import StartDice
from meadhall.games.odin.steps.foresight import Due
from meadhall.games.odin.steps.ops import SPACE
from meadhall.games.odin.steps.paying import pay
from meadhall.games.odin.steps.question import Own
from meadhall.games.odin.told import space_name

H_SQUARE = bit("thing_square")


def set_out(s: Odin, seat: int, space: int, on: int, vikings: int) -> None:
    """ODIN-6.2 to 6.4: Vikings are placed, and the action follows at once."""
    p = s.players[seat]
    s.occupy(on, seat, vikings)
    s.last = seat
    column = s.box.spaces[space].column
    if column == 2 and vikings == 2:
        p.twos += 1
    if s.log is not None:
        kind, rule = ("uses", "ODIN-6.4") if on == space else ("imitates", "ODIN-13.2")
        s.tell(kind, seat, rule, (f"space:{s.box.space_ids[on]}",), number=vikings, space=space_name(s.box, space))
    frame = use_space(s, seat, space, on, vikings, 1)
    frame.may_play = int(column == 4 and vikings == 4)
    if column == 3 and vikings == 3:
        s.push(ColumnDraw(seat))
        if p.hooks & H_DRAW and p.hooks & H_AHEAD:
            s.push(AskFirst(seat))
    fire(s, seat, "thing_square", count=p.vikings)


def use_space(s: Odin, seat: int, space: int, on: int, vikings: int, named: int) -> Frame:
    """An action begins: what comes before it, its effects, what comes with and after it (ODIN-6.14)."""
    frame = new_frame(s, seat, space, on, vikings, named)
    s.players[seat].quiet = 1  # until something comes: what was there could be used before
    s.plan(*COURSE[seat])
    return frame


class ColumnDraw(Step[Odin]):
    """ODIN-12.7: placing on the third column draws a card first."""

    seat: int

    def run(self, s: Odin) -> None:
        draw_do(s, self.seat, (1,), 0)
        if s.players[self.seat].hooks & H_DRAW:
            look_ahead(s, self.seat)


# ── the effects of a space ───────────────────────────────────────────────────────────────────


class Effects(Due):
    """ODIN-6.4: costs and effects of the space itself."""

    seat: int

    def run(self, s: Odin) -> None:
        frame, seat, p = s.frames[-1], self.seat, s.players[self.seat]
        frame.need = p.quiet = 0
        frame.cards = len(p.played)
        space = s.box.spaces[frame.space]
        if space.style == "dice":
            s.push(StartDice(seat))
        elif space.style == "parts":
            s.push(NextPart((1 << len(space.branches)) - 1, seat, 0))
        else:
            open_ = open_parts(s, seat, (1 << len(space.branches)) - 1)
            others = instead_of(s, seat)
            if len(open_) + len(others) == 1 and open_:
                run_branch(s, seat, space, open_[0])
            elif open_ or others:
                s.push(Choose(seat))


def run_branch(s: Odin, seat: int, space: Space, number: int) -> None:
    """One branch of a space; plundering uses the ships it demands (EL-23)."""
    if space.actions >> I.PLUNDERING & 1 and s.players[seat].longships:
        s.frames[-1].ships_used |= 1 << I.LONGSHIP
    declared = s.frames[-1].will_pay_ore
    if declared and space.branches[number].one_of:
        s.push(RunDeclared(space.branches[number].number, I.ORE if declared > 0 else I.WOOD, seat))
    else:
        s.push(RunBranch(space.branches[number].number, seat, SPACE, -1))


class RunDeclared(Step[Odin]):
    """Card 103: what was declared is paid."""

    branch: int
    item: int
    seat: int

    def run(self, s: Odin) -> None:
        if not s.players[self.seat].have[self.item]:
            return  # an anytime action has used up what was declared: nothing else may be paid
        pay(s, self.seat, self.item, 1, SPACE)
        reap(s, s.box.branches[self.branch], self.seat, SPACE, -1)


def part_open(s: Odin, seat: int, part: int) -> bool:
    """ODIN-6.5, 9.12: can a branch of the space under way be used?"""
    frame = s.frames[-1]
    return usable(s, seat, s.box.spaces[frame.space].branches[part], SPACE, frame.itself)


def against_part(s: Odin, seat: int, part: int) -> Iterator[Reason]:
    """Why it cannot."""
    if not part_open(s, seat, part):
        frame = s.frames[-1]
        b, at = s.box.spaces[frame.space].branches[part], frame.itself
        yield from without_effect(s, seat, (b,)) if payable(s, seat, b, at) else (unpaid(s, seat, (b,), at),)


class Choose(Own):
    """ODIN-9.21, 9.38: one of the ways of a space, or what a card puts in its place."""

    rule = "ODIN-9.21"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt, frame = s.box.opt, s.frames[-1]
        ways = opt.choose[: len(s.box.spaces[frame.space].branches)]
        return [*ways, *(opt.use[n] for n in instead_of(s, self.seat))]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "choose":
            yield from against_part(s, self.seat, o.a)

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "use":
            s.push(RunClause(o.a, self.seat, -1))
        else:
            run_branch(s, self.seat, s.box.spaces[s.frames[-1].space], o.a)


class NextPart(Step[Odin]):
    """ODIN-6.6, 9.38, A-21: the parts of a space, each once, in any order; at least one is used."""

    left: int
    seat: int
    used: int

    def run(self, s: Odin) -> None:
        space = s.box.spaces[s.frames[-1].space]
        open_ = open_parts(s, self.seat, self.left)
        free = [i for i in open_ if not space.branches[i].pay and not space.branches[i].do]
        only = len(open_) == 1 and not self.used and not replacing(s, self.seat, self.left)
        if free or only:
            run_part(s, self.seat, self.left, free[0] if free else open_[0])
        elif open_ or replacing(s, self.seat, self.left):
            s.push(Parts(self.seat, self.left, self.used))


def run_part(s: Odin, seat: int, left: int, part: int) -> None:
    """One part, then those left; the exchange of a ship comes first or not at all (ODIN-9.53)."""
    branches = s.box.spaces[s.frames[-1].space].branches
    left = 0 if part and any(b.ship >= 0 for b in branches) else left & ~(1 << part)
    s.plan(RunBranch(branches[part].number, seat, SPACE, -1), NextPart(left, seat, 1))


def open_parts(s: Odin, seat: int, left: int) -> list[int]:
    """Parts of the space that can be used now."""
    return [i for i in numbers(left) if part_open(s, seat, i)]


def replacing(s: Odin, seat: int, left: int) -> list[int]:
    """Card 102: what may be done instead of the upgrade, while that part is unused."""
    if not s.players[seat].hooks & H_INSTEAD:
        return []
    branches = s.box.spaces[s.frames[-1].space].branches
    upgrades = any(left >> i & 1 and b.do and b.do[0].name == "upgrade" for i, b in enumerate(branches))
    return instead_of(s, seat) if upgrades else []


class Parts(Own):
    """ODIN-9.38: which part next, or enough?"""

    left: int
    used: int
    rule = "ODIN-9.38"

    def candidates(self, s: Odin) -> Sequence[Option]:
        """The parts that are left, what cards put in their place, and "enough"."""
        opt = s.box.opt
        found = [*pick(opt.part, self.left), *(opt.use[n] for n in replacing(s, self.seat, self.left))]
        return [*found, opt.done] if self.used else found

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "part":
            yield from against_part(s, self.seat, o.a)

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        if o.verb == "use":
            branches = s.box.spaces[s.frames[-1].space].branches
            part = next(i for i, b in enumerate(branches) if b.do and b.do[0].name == "upgrade")
            s.plan(RunClause(o.a, self.seat, -1), NextPart(self.left & ~(1 << part), self.seat, 1))
            return
        run_part(s, self.seat, self.left, o.a)


# ── with, after, end ─────────────────────────────────────────────────────────────────────────

#: actions that a whole space is; the others (emigration, exploration, upgrades) speak for themselves
WHOLE = sum(1 << a for a in (I.HUNTING, I.SNARING, I.WHALING, I.RAIDING, I.PILLAGING, I.PLUNDERING, I.OVERSEAS))


def answers_around(s: Odin, seat: int, when: str, cards: int) -> list[int]:
    """Clauses that answer the use of a space or an action, with it or after it."""
    frame = s.frames[-1]
    result = frame.result
    found: list[int] = []
    if frame.named:
        found += answering(s, seat, HOOK[f"space-{when}"], space=frame.space, result=result, cards=cards)
    actions = s.box.spaces[frame.space].actions & WHOLE
    if actions:
        action = actions.bit_length() - 1
        found += answering(s, seat, HOOK[f"action-{when}"], action=action, result=result, cards=cards)
    if frame.vikings:
        found += answering(s, seat, HOOK[f"viking_action-{when}"], cards=cards)
    return found


H_WITH = bit("space-with") | bit("action-with") | bit("viking_action-with")
H_AFTER = bit("space-after") | bit("action-after") | bit("viking_action-after") | bit("ship_used-after")


class With(Step[Odin]):
    """EL-6: cards that belong to the same resolution; they were in play before it began (EL-17)."""

    seat: int

    def run(self, s: Odin) -> None:
        if s.players[self.seat].hooks & H_WITH:
            found = answers_around(s, self.seat, "with", s.frames[-1].cards)
            answer(s, self.seat, [n for n in found if holds(s, self.seat, s.box.clauses[n])])


class After(Step[Odin]):
    """ODIN-6.14: cards that act after the action; then the free play of the fourth column, if not yet used. What
    they bring belongs to the action (EL-19): cards whose condition did not hold may answer to it in the end."""

    seat: int

    def run(self, s: Odin) -> None:
        p, frame, seat = s.players[self.seat], s.frames[-1], self.seat
        now: list[int] = []
        if p.hooks & H_AFTER:
            found = answers_around(s, seat, "after", -1)
            now = [n for n in found if holds(s, seat, s.box.clauses[n])]
            answer(s, seat, [n for n in found if n not in now])
            if frame.ships_used >> I.LONGSHIP & 1:
                now += answering(s, seat, HOOK["ship_used-after"])
        if frame.may_play and p.hand:
            s.push(FreePlay(seat, 1))
        answer(s, seat, now)


class EndUse(Step[Odin]):
    """The action is over (EL-19)."""

    seat: int

    def run(self, s: Odin) -> None:
        frame, seat = s.frames[-1], self.seat
        found = played_answers(s, seat)
        more = [] if frame.vikings else answering(s, seat, HOOK["occupation_action"])
        found += [n for n in more if holds(s, seat, s.box.clauses[n])]
        close_frame(s, seat, found)


#: the course of an action, by seat: steps never change, so they need not be made anew
COURSE = tuple((Before(i), Moment(i), Effects(i), With(i), After(i), EndUse(i)) for i in range(4))
