"""ODIN section 6: placing Vikings and carrying an action out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, numbers, pick
from meadhall.core.text import Seat
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import H_ANYTIME, Window
from meadhall.games.odin.steps.cards import H_DRAW
from meadhall.games.odin.steps.foresee import against_space, imitable, opened
from meadhall.games.odin.steps.hopes import near
from meadhall.games.odin.steps.paying import CANNOT_PAY, NOTHING_TO_GAIN
from meadhall.games.odin.steps.question import ANYTIME_AND_TABLE, DEEDS, Own
from meadhall.games.odin.steps.spaces import NO_SHIP, NOT_ANOTHERS, effective, reduced, why_no_effect
from meadhall.games.odin.steps.use import H_SQUARE, set_out

OCCUPIED = reason("ODIN-6.3", "why-occupied")
TOO_FEW = reason("ODIN-6.2", "why-too-few-vikings")

#: cards that make a space easier to use: its exact conditions are looked at one by one then
H_BENDS = bit("mod-cost") | bit("mod-ship_as") | bit("mod-explore") | bit("space-before") | bit("space-instead")
H_VIKINGS = bit("mod-vikings")


class Act(Own):
    """ODIN-6.1 to 6.9: place Vikings on one space, or pass."""

    rule = "ODIN-6.1"
    beside = ANYTIME_AND_TABLE

    def shut(self, s: Odin) -> int:
        """ODIN-6.2, 6.3: spaces that no card opens: they are occupied, or for more Vikings than are left."""
        return s.taken | s.box.beyond[min(4, s.players[self.seat].vikings)]

    def demands(self, s: Odin) -> Iterator[tuple[Reason, int]]:
        """What a space demands, as bits of those that demand too much; cards may make it easier."""
        p, box = s.players[self.seat], s.box
        for item, enough, too_dear in box.too_dear:
            if p.have[item] < enough:
                yield CANNOT_PAY, too_dear[p.have[item]]
        for ship, n, spaces in box.ship_needs:
            if p.ships(ship) < n:
                yield NO_SHIP, spaces
        yield NOTHING_TO_GAIN, box.all_spaces & ~effective(s, self.seat)

    def demanded(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What one space demands that is not there; only if it is nothing else, it would have no effect."""
        whys = [why for why, barred in self.demands(s) if barred >> o.a & 1]
        if whys == [NOTHING_TO_GAIN]:
            yield why_no_effect(s, self.seat, s.box.spaces[o.a])
        else:
            yield from (why for why in whys if why is not NOTHING_TO_GAIN)

    def demanding(self, s: Odin) -> int:
        """All bits of `demands` at one stroke, and those that are no spaces."""
        p, box = s.players[self.seat], s.box
        have, bits = p.have, ~effective(s, self.seat)
        for item, enough, too_dear in box.too_dear:
            if have[item] < enough:
                bits |= too_dear[have[item]]
        for ship, n, spaces in box.ship_needs:
            if p.ships(ship) < n:
                bits |= spaces
        return bits

    def bent(self, s: Odin) -> int:
        """Spaces that the player's cards make easier: `why` looks at each."""
        p, bits, box = s.players[self.seat], 0, s.box
        if p.hooks & H_BENDS:
            for card in p.played:
                bits |= box.bends[card]
        if p.hooks & H_SQUARE:
            for column in range(1, 5):
                if answering(s, self.seat, HOOK["thing_square"], count=p.vikings - column):
                    bits |= box.by_column[column]
        return bits

    def hoped(self, s: Odin) -> int:
        """Spaces that a card from hand, played as their bonus ahead of the action, might make possible."""
        p, bits = s.players[self.seat], 0
        columns = s.box.by_column[4] if p.vikings >= 4 else 0
        if p.hooks & H_DRAW and p.vikings >= 3:
            columns |= s.box.by_column[3]
        if columns:
            for _, spaces in near(s, self.seat):
                bits |= spaces
        return bits & columns

    def field(self, s: Odin) -> int:
        """All spaces on the board, as bits."""
        bits = s.box.all_spaces
        if not s.extension:
            return bits
        for column in range(4):
            if s.extension >> column & 1:
                bits |= s.box.imitation[column]
        return bits

    def shortcut(self, s: Odin) -> list[Option]:
        left, opt = self.field(s) & ~self.shut(s), s.box.opt
        barred = self.demanding(s)
        found = pick(opt.space, left & ~barred)
        bent, hoped = left & barred & self.bent(s), left & barred & self.hoped(s)
        if bent | hoped:
            found += pick(opt.space, opened(s, self.seat, bent, hoped))
        if s.extension:
            imitations = pick(opt.space, left & ~s.box.all_spaces)
            found += [o for o in imitations if imitable(s, self.seat, o.a)]
        if s.players[self.seat].hooks & H_VIKINGS:
            found += [o for o in self.fewer(s) if next(self.against(s, o), None) is None]
        found.append(opt.passed)
        return found

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [*pick(s.box.opt.space, self.field(s)), *self.fewer(s), s.box.opt.passed]

    def fewer(self, s: Odin) -> list[Option]:
        """Card 106: Plundering with fewer Vikings."""
        p = s.players[self.seat]
        if not p.hooks & H_VIKINGS:
            return []
        return [s.box.opt.fewer[n] for n in numbers(s.box.fewer) if reduced(s, self.seat, n)]

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "space":
            if s.taken >> o.a & 1:
                yield OCCUPIED
            if s.box.beyond[min(4, s.players[self.seat].vikings)] >> o.a & 1:
                yield TOO_FEW
            if (self.bent(s) | self.hoped(s) | ~s.box.all_spaces) >> o.a & 1:
                yield from self.why_here(s, o)
            else:
                yield from dict.fromkeys(self.demanded(s, o))
        elif o.verb == "fewer":
            if s.taken >> o.a & 1:
                yield OCCUPIED
            if s.players[self.seat].vikings < s.box.column[o.a] - reduced(s, self.seat, o.a):
                yield TOO_FEW
            vikings = s.box.column[o.a] - reduced(s, self.seat, o.a)
            yield from against_space(s, self.seat, s.box.spaces[o.a], o.a, vikings)

    def why_here(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What only this space demands."""
        if o.a < len(s.box.spaces):
            yield from against_space(s, self.seat, s.box.spaces[o.a], o.a, s.box.column[o.a])
        elif not imitable(s, self.seat, o.a):
            yield NOT_ANOTHERS

    def choose(self, s: Odin, o: Option) -> None:
        seat = self.seat
        s.players[seat].unloaded = ()
        if o.verb == "pass":
            s.passed |= 1 << seat
            s.push(NextTurn(seat))
            if s.log is not None:
                s.tell("passes", seat, "ODIN-6.7", seat=Seat(seat))
            return
        vikings = s.box.column[o.a] - (reduced(s, seat, o.a) if o.verb == "fewer" else 0)
        s.push(NextTurn(seat))
        if o.a >= len(s.box.spaces):
            s.push(Imitate(seat, o.a))
        else:
            set_out(s, seat, o.a, o.a, vikings)


class Imitate(Ask[Odin]):
    """ODIN-13.2 to 13.8: which space is copied?"""

    on: int
    rule = "ODIN-13.2"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return pick(s.box.opt.copy, s.box.by_column[s.box.column[self.on]])

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        held = s.held[o.a]
        if not held or held >> 4 == s.colour(self.seat) + 1:
            yield NOT_ANOTHERS
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
