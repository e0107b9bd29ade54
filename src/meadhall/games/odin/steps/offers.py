"""Offering cards to their owner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import Own
from meadhall.games.odin.steps.clauses import NOT_READY, Remains, RunClause, clause_ready
from meadhall.games.odin.steps.registry import ASKS


class Offer(Own):
    """ODIN-12.12: the owner may use these now."""

    __slots__ = ("clauses",)
    rule = "ODIN-12.12"

    def __init__(self, seat: int, clauses: tuple[int, ...]) -> None:
        self.seat = seat
        self.clauses = clauses

    def own(self, s: Odin) -> Sequence[Option]:
        make = s.box.make
        return [*(make.use[n] for n in dict.fromkeys(self.clauses)), make.done]

    def why(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "use" and not clause_ready(s, self.seat, s.box.clauses[o.a]):
            yield NOT_READY

    def take(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        rest = list(self.clauses)
        rest.remove(o.a)
        s.plan(RunClause(o.a, self.seat, -1), Remains(tuple(rest), self.seat))


ASKS.offer = Offer
