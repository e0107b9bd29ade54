"""Questions that cards and costs put: what to use, which way, what to pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.games.odin import items as I
from meadhall.games.odin.state import ORE_HELP, SHIPS_USED, Odin
from meadhall.games.odin.steps.clauses import NOT_READY, Remains, RunBranch, RunClause, clause_ready, usable
from meadhall.games.odin.steps.paying import CANNOT_PAY, hand_over
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.steps.registry import ASKS, CARD, SPACE
from meadhall.games.odin.supply import remove_ship


class Offer(Own):
    """ODIN-12.12: the owner may use these now."""

    clauses: tuple[int, ...]
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        return [*(opt.use[n] for n in dict.fromkeys(self.clauses)), opt.done]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "use" and not clause_ready(s, self.seat, s.box.clauses[o.a]):
            yield NOT_READY

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        rest = list(self.clauses)
        rest.remove(o.a)
        s.plan(RunClause(o.a, self.seat, -1), Remains(tuple(rest), self.seat))


class ChooseWay(Single):
    """ODIN-12.14: one or the other."""

    clause: int
    rule = "ODIN-12.14"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return s.box.opt.choose[: len(s.box.clauses[self.clause].branches)]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not usable(s, self.seat, s.box.clauses[self.clause].branches[o.a], CARD):
            yield NOT_READY

    def choose(self, s: Odin, o: Option) -> None:
        s.push(RunBranch(s.box.clauses[self.clause].branches[o.a].number, self.seat, CARD, -1))


# ── what is paid: choosing it is part of a single act (ODIN-8.4) ─────────────────────────────


class PayOne(Single):
    """ODIN-9.23, 12.4, EL-2, EL-24: one or the other."""

    among: tuple[int, ...]
    rule = "ODIN-9.23"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.pay[i] for i in self.among]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not s.players[self.seat].have[o.a]:
            yield CANNOT_PAY

    def choose(self, s: Odin, o: Option) -> None:
        hand_over(s, self.seat, o.a, 1, SPACE)


class PayShip(Single):
    """EL-24: a ship of the bay, with the ore on it."""

    kind: int
    rule = "ODIN-9.53"

    def candidates(self, s: Odin) -> Sequence[Option]:
        p = s.players[self.seat]
        ores = {0} if self.kind == I.KNARR else set(p.boats if self.kind == I.BOAT else p.longships)
        return [s.box.opt.ship[self.kind][ore] for ore in sorted(ores)]

    def choose(self, s: Odin, o: Option) -> None:
        remove_ship(s.players[self.seat], self.kind, o.b)


class PayShipOre(Single):
    """Cards 90 and 132: one ore of the longship used; pillaging prescribes the one with most ore."""

    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        ores = sorted({ore for ore in s.players[self.seat].longships if ore})
        if s.frames and s.box.spaces[s.frames[-1].space].actions >> I.PILLAGING & 1:
            ores = ores[-1:]
        return [s.box.opt.ship[I.LONGSHIP][ore] for ore in ores]

    def choose(self, s: Odin, o: Option) -> None:
        ships = s.players[self.seat].longships
        ships.remove(o.b)
        ships.append(o.b - 1)
        ships.sort()
        facts = s.frames[-1].facts
        facts[SHIPS_USED] = 1 << I.LONGSHIP
        facts[ORE_HELP] = o.b - 1


ASKS.offer = Offer
ASKS.choose_way = ChooseWay
ASKS.pay_one = PayOne
ASKS.pay_ship = PayShip
ASKS.pay_ship_ore = PayShipOre
