"""Costs, gains and the clauses of cards: what an action space or an occupation does when it is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Step
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, Clause
from meadhall.games.odin.occupations.hooks import answering, bit, holds
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Frame, Odin
from meadhall.games.odin.steps.conditions import UNMET, branches_lack, clause_lacks, clause_ready, price, usable, ways
from meadhall.games.odin.steps.ops import CARD, NEITHER, OPS, SPACE
from meadhall.games.odin.steps.paying import WEAPONS, PayOne, PayShip, PayShipOre, pay, pay_one
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.supply import take_weapon
from meadhall.games.odin.told import amount

RECEIVE, RECEIVE_INSTEAD, STABLE = HOOK["receive"], HOOK["receive-instead"], HOOK["stable"]
ON_GAIN = bit("receive") | bit("receive-instead") | bit("stable")


def new_frame(s: Odin, seat: int, space: int = -1, on: int = -1, vikings: int = 0, named: int = 0) -> Frame:
    """An action begins."""
    frame = Frame(named, on, seat, space, vikings, cards=len(s.players[seat].played))
    s.frames.append(frame)
    return frame


# ── gaining ──────────────────────────────────────────────────────────────────────────────────


def gain(s: Odin, seat: int, item: int, n: int, source: int, told: bool = False) -> None:
    """Things come into a player's supply or stable (ODIN-9.10, 9.15). `told`: another line of the log says so."""
    if n <= 0:
        return
    p = s.players[seat]
    if item >= I.BOW:
        take_weapon(s, seat, item, n)
    else:
        p.have[item] += n
    p.quiet = 0
    if s.frames and source != NEITHER:
        _note_gain(s.frames[-1], item, n, source)
    if not told:
        tell_gain(s, seat, item, n)
    if p.hooks & ON_GAIN:
        _answer_gain(s, seat, item, n, source)


def tell_gain(s: Odin, seat: int, item: int, n: int) -> None:
    """What somebody receives, for the log."""
    if s.log is not None:
        s.tell("gains", seat, "ODIN-9.10", (f"store:{seat}:{I.NAMES[item]}",), what=amount(I.NAMES[item], n))


def _note_gain(frame: Frame, item: int, n: int, source: int) -> None:
    """What some cards ask for in the end."""
    if item == I.STOCKFISH:
        frame.got_stockfish += n
    elif source == SPACE and item == I.SILVER:
        frame.gave_silver += n
    elif source == SPACE and item == I.WOOD:
        frame.gave_wood += n
    elif source == SPACE and item == I.STONE:
        frame.gave_stone += n


def _answer_gain(s: Odin, seat: int, item: int, n: int, source: int) -> None:
    """Cards that wait for a good or an animal (EL-18)."""
    found = answering(s, seat, RECEIVE, thing=item) * n
    if item in (I.SHEEP, I.CATTLE):
        found += answering(s, seat, STABLE, thing=item) * n
    if source != NEITHER:
        found += answering(s, seat, RECEIVE_INSTEAD, thing=item, count=n)
    answer(s, seat, found)


def answered_to(s: Odin, seat: int, item: int) -> bool:
    """Does any card answer to one such thing?"""
    hooks = (RECEIVE, RECEIVE_INSTEAD, STABLE) if s.players[seat].hooks & ON_GAIN else ()
    return any(answering(s, seat, hook, thing=item, count=1) for hook in hooks)


class RunBranch(Step[Odin]):
    """Pay (asking where there is a choice), then gain, then the operations in order (EL order 4 to 8)."""

    branch: int
    seat: int
    source: int
    times: int

    def run(self, s: Odin) -> None:
        b, seat = s.box.branches[self.branch], self.seat
        asks: list[Step[Odin]] = []
        space = s.frames[-1].itself if self.source == SPACE else -1
        builds = self.source == CARD and b.builds  # card 105: its wood is paid for the ship built
        for item, n in price(s, seat, b, space):
            asks += pay(s, seat, item, n, SPACE if builds else self.source)
        if b.one_of:
            asks += pay_one(s, seat, b.one_of)
        if b.any_weapon:
            asks += [PayOne(seat, WEAPONS)] * b.any_weapon
        if b.ship >= 0:
            asks.append(PayShip(seat, b.ship))
        if b.ship_ore:
            asks.append(PayShipOre(seat))
        if asks:
            s.plan(*asks, Reap(self.branch, seat, self.source, self.times))
        else:
            reap(s, b, seat, self.source, self.times)


class Reap(RunBranch):
    """After paying: gain and operations."""

    def run(self, s: Odin) -> None:
        reap(s, s.box.branches[self.branch], self.seat, self.source, self.times)


def reap(s: Odin, b: Branch, seat: int, source: int, times: int) -> None:
    """The gain of a branch, then its operations (EL order 7, 8)."""
    if times < 0:
        times = METRICS[b.per](s, seat) if b.per else 1
    if b.do:
        s.plan(*[DoOp(b.number, i, seat, source, times) for i in range(len(b.do))])
    for item, n in b.gain:
        gain(s, seat, item, n * times, source)
    if b.by_count:
        animal, good, most = b.by_count
        gain(s, seat, good, min(most, s.players[seat].animals(animal)), source)
    for animal, gains in b.extra:
        if s.players[seat].animals(animal):
            for item, n in gains:
                gain(s, seat, item, n, source)


class DoOp(Step[Odin]):
    """One operation of a branch, if it is possible (EL-28)."""

    branch: int
    number: int
    seat: int
    source: int
    times: int

    def run(self, s: Odin) -> None:
        name, args = s.box.branches[self.branch].do[self.number]
        if not OPS[name].can(s, self.seat, args):
            return
        if name == "weapons":
            args = (args[0] * self.times,)
        OPS[name].do(s, self.seat, args, self.source)


# ── clauses of cards ─────────────────────────────────────────────────────────────────────────


def fire(s: Odin, seat: int, hook: str, **event: int) -> None:
    """Cards of one player answer an event."""
    answer(s, seat, answering(s, seat, HOOK[hook], **event))


def answer(s: Odin, seat: int, clauses: Sequence[int]) -> None:
    """These clauses act next, if there are any."""
    if clauses:
        s.push(Answer(tuple(clauses), seat))


def become(s: Odin, seat: int) -> None:
    """ODIN-12.13: cards whose condition may just have become true: ships came, or the card itself."""
    answer(s, seat, [n for n in answering(s, seat, HOOK["become"]) if holds(s, seat, s.box.clauses[n])])


class Answer(Step[Odin]):
    """EL-11: what happens of itself happens first; then the owner uses the rest in any order, or not."""

    clauses: tuple[int, ...]
    seat: int

    def run(self, s: Odin) -> None:
        table, seat = s.box.clauses, self.seat
        for i, n in enumerate(self.clauses):
            c = table[n]
            if not c.may:
                s.plan(RunClause(n, seat, -1), Answer(self.clauses[:i] + self.clauses[i + 1 :], seat))
                return
        offer(s, seat, tuple(n for c in self.clauses for n in [c] * self._times(s, table[c])))

    def _times(self, s: Odin, c: Clause) -> int:
        return METRICS[c.times](s, self.seat) if c.times and self.clauses.count(c.number) == 1 else 1


def offer(s: Odin, seat: int, clauses: tuple[int, ...]) -> None:
    """Ask for these while one of them can be used."""
    if any(clause_ready(s, seat, s.box.clauses[n]) for n in clauses):
        s.push(Offer(seat, clauses))


class Offer(Own):
    """ODIN-12.12: the owner may use these now."""

    clauses: tuple[int, ...]
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        return [*(opt.use[n] for n in dict.fromkeys(self.clauses)), opt.done]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "use":
            yield from clause_lacks(s, self.seat, s.box.clauses[o.a])

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
        b = s.box.clauses[self.clause].branches[o.a]
        if not usable(s, self.seat, b, CARD):
            yield from branches_lack(s, self.seat, [b]) if holds(s, self.seat, b) else (UNMET,)

    def choose(self, s: Odin, o: Option) -> None:
        s.push(RunBranch(s.box.clauses[self.clause].branches[o.a].number, self.seat, CARD, -1))


class Remains(Step[Odin]):
    """What is left of an offer after one of its cards was used."""

    clauses: tuple[int, ...]
    seat: int

    def run(self, s: Odin) -> None:
        offer(s, self.seat, self.clauses)


class RunClause(Step[Odin]):
    """A clause is used: its branch is chosen, paid and reaped. On its own it is an action (EL-19)."""

    clause: int
    seat: int
    times: int

    def run(self, s: Odin) -> None:
        c, seat = s.box.clauses[self.clause], self.seat
        p = s.players[seat]
        if not holds(s, seat, c) or p.used >> self.clause & 1:
            return
        if c.panel == "as_soon_as":
            p.used |= 1 << self.clause
        open_ways = [b for b in ways(s, seat, c) if usable(s, seat, b, CARD) or self.times > 0]
        if not open_ways:
            return
        if s.log is not None:
            card = s.box.cards[c.card]
            s.tell("card-used", seat, "ODIN-12.9", (f"card:{card.number}",), card=Text(card.id))
        if not s.frames:
            new_frame(s, seat)
            s.push(EndClause(seat))
        s.frames[-1].once |= (1 << self.clause) if c.limit == "once_per_action" else 0
        if c.modify:
            s.push(ApplyModifiers(self.clause, seat))
        if len(open_ways) == 1:
            s.push(RunBranch(open_ways[0].number, seat, CARD, self.times))
        else:
            s.push(ChooseWay(seat, self.clause))


class ApplyModifiers(Step[Odin]):
    """Cards 90 and 132: what was paid for changes every roll of this action."""

    clause: int
    seat: int

    def run(self, s: Odin) -> None:
        for name, args in s.box.clauses[self.clause].modify:
            if name == "die":
                s.frames[-1].die += args[0]


class EndClause(Step[Odin]):
    """EL-19: a clause that stood on its own is over; cards that wait for the end of an action answer."""

    seat: int

    def run(self, s: Odin) -> None:
        found = answering(s, self.seat, HOOK["occupation_action"])
        found = [n for n in found if holds(s, self.seat, s.box.clauses[n])]
        found += played_answers(s, self.seat)
        close_frame(s, self.seat, found)


def close_frame(s: Odin, seat: int, found: list[int]) -> None:
    """An action is over once these clauses have answered its end."""
    if found:
        s.plan(Answer(tuple(found), seat), CloseFrame())
    else:
        s.frames.pop()


class CloseFrame(Step[Odin]):
    """An action is over."""

    def run(self, s: Odin) -> None:
        s.frames.pop()


def played_answers(s: Odin, seat: int) -> list[int]:
    """Card 176: an action in which another card was played (its own play does not count)."""
    found = answering(s, seat, HOOK["occupation_played"]) if s.frames[-1].played else []
    return [n for n in found if s.players[seat].played[-1] != s.box.clauses[n].card]
