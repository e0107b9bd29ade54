"""ODIN-7.30 to 7.45: the feast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.games.odin import banquet
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import serving
from meadhall.games.odin.steps.clauses import fire
from meadhall.games.odin.steps.menu import DEEDS
from meadhall.games.odin.steps.question import Own

NOTHING_TO_SERVE = reason("ODIN-7.30", "why-nothing-to-serve")


class FeastFor(Step[Odin]):
    """Phase 9 for one player: cards at its start, serving, penalties, cards after it, clearing the table."""

    seat: int

    def run(self, s: Odin) -> None:
        seat, p = self.seat, s.players[self.seat]
        s.plan(Serve(seat), Judge(seat), AfterFeast(seat), Clear(s.phase, seat, p.sober))
        s.phase = I.FEAST
        p.sober = 0
        fire(s, seat, "feast-during")
        fire(s, seat, "feast-start")


class Serve(Step[Odin]):
    """Ask until the table is covered or the player has enough."""

    seat: int

    def run(self, s: Odin) -> None:
        if s.open_spaces(self.seat):
            s.push(Feast(self.seat))


class Feast(Own):
    """ODIN-7.30 to 7.37, 7.44: serve food and coins; every space left open costs a penalty."""

    rule = "ODIN-7.30"
    bound = False  # card 5 ahead of an action: everybody serves as they like

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        return [*serving.tries(s, self.seat, True), opt.suggest, opt.done]

    def forbids(self, s: Odin, o: Option) -> Iterable[Reason]:
        if o.verb == "serve":
            return serving.against(s, self.seat, o.a)
        if o.verb == "suggest":
            silver = s.players[self.seat].have[I.SILVER] and s.open_spaces(self.seat)
            if not silver and not DEEDS["serve"].legal(s, self.seat):
                return (NOTHING_TO_SERVE,)
        return ()

    def by_rules(self, s: Odin) -> Sequence[Option]:
        """What fits, at one look."""
        food, opt = serving.servable(s, self.seat, True), s.box.opt
        return [*food, opt.suggest, opt.done] if food else [opt.done]

    def tried(self, s: Odin) -> Sequence[Option]:
        return self.by_rules(s)[-2:]  # however it is served, the cheapest way leaves most

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "serve":
            s.plan(serving.Spot(self.seat, o.a), Serve(self.seat))
        elif o.verb == "suggest":
            s.push(Serve(self.seat))
            for item, start, length in banquet.feast(s, self.seat)[0]:
                serving.serve(s, self.seat, item, start, length)


class Judge(Step[Odin]):
    """ODIN-7.44: a Thing Penalty for every open space."""

    seat: int

    def run(self, s: Odin) -> None:
        p, empty = s.players[self.seat], s.open_spaces(self.seat).bit_count()
        p.penalties += empty
        if s.log is not None and empty:
            s.tell("penalties", self.seat, "ODIN-7.44", number=empty)


class AfterFeast(Step[Odin]):
    """EL-25: cards right after the feast still see what was served."""

    seat: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, "feast-after")


class Clear(Step[Odin]):
    """ODIN-7.45: everything on the table goes to the general supply."""

    phase: int
    seat: int
    sober: int

    def run(self, s: Odin) -> None:
        p = s.players[self.seat]
        p.table, p.laid = (), (0, 0, 0)
        p.sober = self.sober
        s.phase = self.phase
