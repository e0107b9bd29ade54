"""ODIN section 6: placing Vikings and carrying an action out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, numbers, pick
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import Window
from meadhall.games.odin.steps.conditions import reduced
from meadhall.games.odin.steps.course import set_out
from meadhall.games.odin.steps.estimate import hopeful
from meadhall.games.odin.steps.glance import eased, usable_at_once
from meadhall.games.odin.steps.menu import ANYTIME_AND_TABLE, DEEDS, H_ANYTIME
from meadhall.games.odin.steps.question import Own, explain
from meadhall.games.odin.steps.spaces import NOT_ANOTHERS, against_space, foreseen, imitable, lacks, of_others, stands
from meadhall.games.odin.told import amount

OCCUPIED = reason("ODIN-6.3", "why-occupied")
NOBODY_ELSE = reason("ODIN-13.3", "why-nobody-else")

H_VIKINGS = bit("mod-vikings")


class Act(Own):
    """ODIN-6.1 to 6.9: place Vikings on one space, or pass."""

    rule = "ODIN-6.1"
    beside = ANYTIME_AND_TABLE

    def field(self, s: Odin) -> int:
        """All spaces on the board, as bits."""
        bits = s.box.all_spaces
        for column in range(4) if s.extension else ():
            if s.extension >> column & 1:
                bits |= s.box.imitation[column]
        return bits

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [*pick(s.box.opt.space, self.field(s)), *self.fewer(s), s.box.opt.passed]

    def fewer(self, s: Odin) -> list[Option]:
        """Card 106: Plundering with fewer Vikings."""
        if not s.players[self.seat].hooks & H_VIKINGS:
            return []
        return [s.box.opt.fewer[n] for n in numbers(s.box.fewer) if reduced(s, self.seat, n)]

    def vikings(self, s: Odin, o: Option) -> int:
        """How many it takes."""
        return s.box.column[o.a] - (reduced(s, self.seat, o.a) if o.verb == "fewer" else 0)

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "pass":
            return
        vikings, seat = self.vikings(s, o), self.seat
        has = s.players[seat].vikings
        occupied, few = s.taken >> o.a & 1, has < vikings
        if occupied:
            yield OCCUPIED
        if few:
            yield reason("ODIN-6.2", "why-too-few-vikings", vikings=amount("vikings", vikings), has=has)
        if o.a >= len(s.box.spaces):
            if not imitable(s, seat, o.a):
                yield NOT_ANOTHERS
        elif not occupied and not few:
            yield from against_space(s, seat, s.box.spaces[o.a], o.a, vikings)
        elif not stands(s, seat, s.box.spaces[o.a], vikings):
            yield from lacks(s, seat, s.box.spaces[o.a])

    def shortcut(self, s: Odin) -> Sequence[Option]:
        """Most spaces are open or shut at a glance, by bits; only those that cards might open are looked at one by
        one. Without it the game runs at half its speed."""
        p, box, opt = s.players[self.seat], s.box, s.box.opt
        left = self.field(s) & ~s.taken & ~box.beyond[min(4, p.vikings)]
        usable = usable_at_once(s, self.seat)
        plain, shut = left & usable, left & ~usable & box.all_spaces
        for n in numbers(left & ~box.all_spaces):
            others = of_others(s, self.seat, n)
            if others & usable or any(True for _ in self.opened(s, others, n)):
                plain |= 1 << n
        found = [o for o in self.fewer(s) if not any(self.forbids(s, o))]
        found += [opt.space[n] for n in self.opened(s, shut)]
        return [*pick(opt.space, plain), *found, opt.passed]

    def opened(self, s: Odin, among: int, on: int = -1) -> Iterator[int]:
        """Those of these spaces that cards open: they ease its conditions, or bring something ahead of it. `on`: where
        Vikings stand if not there."""
        spaces = s.box.spaces
        for n in numbers(among & eased(s, self.seat)):
            if stands(s, self.seat, spaces[n], spaces[n].column):
                among &= ~(1 << n)
                yield n
        for n, cards in hopeful(s, self.seat, among).items():
            if foreseen(s, self.seat, spaces[n], n if on < 0 else on, spaces[n].column, cards):
                yield n

    def choose(self, s: Odin, o: Option) -> None:
        seat = self.seat
        s.players[seat].unloaded = ()
        s.push(NextTurn(seat))
        if o.verb == "pass":
            s.passed |= 1 << seat
            if s.log is not None:
                s.tell("passes", seat, "ODIN-6.7")
        elif o.a >= len(s.box.spaces):
            s.push(Imitate(seat, o.a))
        else:
            set_out(s, seat, o.a, o.a, self.vikings(s, o))


class Imitate(Ask[Odin]):
    """ODIN-13.2 to 13.8: which space is copied?"""

    on: int
    rule = "ODIN-13.2"
    beyond = explain

    def candidates(self, s: Odin) -> Sequence[Option]:
        return pick(s.box.opt.copy, s.box.by_column[s.box.column[self.on]])

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        if s.standing(o.a)[0] in (-1, s.colour(self.seat)):
            yield NOBODY_ELSE
        yield from against_space(s, self.seat, s.box.spaces[o.a], self.on, s.box.column[self.on])

    def choose(self, s: Odin, o: Option) -> None:
        set_out(s, self.seat, o.a, self.on, s.box.column[self.on])


class NextTurn(Step[Odin]):
    """ODIN-6.7 to 6.9: the next seat that has not passed; without Vikings it must."""

    seat: int

    def run(self, s: Odin) -> None:
        if s.last == self.seat and s.players[self.seat].hooks & H_ANYTIME and in_a_hurry(s, self.seat):
            s.plan(Window(self.seat), self)
            return
        for i in range(1, s.seats + 1):
            seat = (self.seat + i) % s.seats
            if not s.passed >> seat & 1:
                if s.players[seat].vikings:
                    s.push(Act(seat))
                    return
                s.passed |= 1 << seat


def in_a_hurry(s: Odin, seat: int) -> bool:
    """ODIN-8.5: after the action, is there a card that may bring Vikings back or take what others could take?"""
    if s.players[seat].quiet or s.passed >> seat & 1:
        return False
    return any(s.box.urgent >> o.a & 1 for o in DEEDS["use"].legal(s, seat))
