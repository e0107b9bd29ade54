"""ODIN-6.14, EL-30: what comes between placing Vikings and the costs of an action space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import spends
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.clauses import Answer, Offer, RunClause
from meadhall.games.odin.steps.conditions import CANNOT_PAY, clause_ready, promised, ready, startable
from meadhall.games.odin.steps.foresight import leads, still_leads
from meadhall.games.odin.steps.menu import DEEDS, H_ANYTIME
from meadhall.games.odin.steps.question import Own

H_AHEAD = bit("space-before") | bit("action-before")
H_PLACE = bit("place")

STILL_NEEDED = reason("ODIN-8.4", "why-still-needed")


class Before(Step[Odin]):
    """ODIN-6.14, EL-30: cards that act before the space, and the free play of the fourth column."""

    seat: int

    def run(self, s: Odin) -> None:
        seat, p, frame = self.seat, s.players[self.seat], s.frames[-1]
        plays = frame.may_play and p.hand
        if plays:
            s.plan(FreePlay(seat, 0), AskAgain(len(p.played), seat))
        ask_ahead(s, seat)
        if plays or p.hooks & H_AHEAD:
            look_ahead(s, seat)


def look_ahead(s: Odin, seat: int) -> None:
    """EL-30: if something is still missing and can be supplied ahead of the action, it must be."""
    s.frames[-1].cards = len(s.players[seat].played)
    if not any(frame.need for frame in s.frames) and not startable(s, seat):
        s.frames[-1].need = int(still_leads(s.clone(), len(s.frames)))


class AskFirst(Step[Odin]):
    """EL-30: with card 99 the draw of the third column may play a card, so before-cards may come ahead of it too."""

    seat: int

    def run(self, s: Odin) -> None:
        ask_ahead(s, self.seat)
        look_ahead(s, self.seat)


class AskAgain(Step[Odin]):
    """EL-17, EL-30: a card just played ahead of the action, by the fourth column, may act before it too, and the
    owner orders them: cards that have not acted yet may do so now."""

    before: int
    seat: int

    def run(self, s: Odin) -> None:
        if len(s.players[self.seat].played) > self.before:
            ask_ahead(s, self.seat)


def ask_ahead(s: Odin, seat: int) -> None:
    """Cards that act before the space, and have not done so yet."""
    frame, p = s.frames[-1], s.players[seat]
    if not p.hooks & H_AHEAD:
        return
    space = s.box.spaces[frame.space]
    found = answering(s, seat, HOOK["space-before"], space=frame.space) if frame.named else []
    for action in range(len(I.ACTION_NAMES)):
        if space.actions >> action & 1:
            found += answering(s, seat, HOOK["action-before"], action=action)
    found = [n for n in found if not s.box.clauses[n].times or frame.repeated < p.knarrs]
    if found:
        s.push(Prepare(tuple(found), seat))
        if (
            not frame.will_pay_ore
            and len(space.branches) == 1
            and I.ORE in (space.branches[0].one_of or (i for i, _ in space.branches[0].pay))
        ):
            declare(s, seat, space, found)


def declare(s: Odin, seat: int, space: Space, found: list[int]) -> None:
    """Card 103: whether ore will be paid is said ahead of it, and binds."""
    frame = s.frames[-1]
    if not space.branches[0].one_of:
        frame.will_pay_ore = 1
    elif any(t.metric == "ev.will_pay.ore" for n in found for t in s.box.clauses[n].tests):
        s.push(Declare(seat))


class Declare(Own):
    """Card 103: will ore be paid, or wood?"""

    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.pay[i] for i in (I.WOOD, I.ORE)]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not s.players[self.seat].have[o.a] and not leads(s, self, o, len(s.frames)):
            yield CANNOT_PAY

    def tried(self, s: Odin) -> Sequence[Option]:
        return self.candidates(s)  # which of them can be paid in the end is what a search finds out

    def choose(self, s: Odin, o: Option) -> None:
        frame = s.frames[-1]
        frame.will_pay_ore = 1 if o.a == I.ORE else -1
        frame.need = int(not promised(s, self.seat))


class Prepare(Step[Odin]):
    """Cards ahead of the action: those that happen of themselves, then those the owner may use."""

    clauses: tuple[int, ...]
    seat: int

    def run(self, s: Odin) -> None:
        seat, table = self.seat, s.box.clauses
        offered = tuple(n for n in self.clauses if table[n].may)
        if offered:
            s.push(AskBefore(offered, seat))
        auto = tuple(n for n in self.clauses if not table[n].may)
        if auto:
            acted(s, auto)
            s.push(Answer(auto, seat))


def acted(s: Odin, clauses: Sequence[int]) -> None:
    """These cards do not act ahead of the same action again."""
    for n in clauses:
        s.frames[-1].once |= 1 << n


def cost_of(s: Odin, clause: int) -> Sequence[tuple[int, int]]:
    """The price of a card ahead of the action (card 88)."""
    return s.box.clauses[clause].branches[0].pay


class AskBefore(Step[Odin]):
    """Ask for cards ahead of the action while any can be used."""

    clauses: tuple[int, ...]
    seat: int

    def run(self, s: Odin) -> None:
        ready_now = [n for n in self.clauses if clause_ready(s, self.seat, s.box.clauses[n])]
        if any(not spoils(s, self.seat, cost_of(s, n)) for n in ready_now):
            s.push(Ahead(self.seat, self.clauses))


def spoils(s: Odin, seat: int, price: Sequence[tuple[int, int]]) -> bool:
    """ODIN-6.5: would that price, paid ahead of the action, take what the space itself costs?"""
    space = s.box.spaces[s.frames[-1].space]
    if not any(item in space.costs for item, _ in price) or not ready(s, seat, space):
        return False
    twin = s.clone()
    for item, n in price:
        twin.players[seat].have[item] -= n
    return not ready(twin, seat, space)


class Moment(Step[Odin]):
    """ODIN-8.5: something has come since the Vikings were placed, and the owner has not been asked since: is there
    anything to be done with it that the action might depend on? All of that lies open."""

    seat: int

    def run(self, s: Odin) -> None:
        p = s.players[self.seat]
        if not p.quiet and (p.hooks & H_ANYTIME or p.have[I.SILVER] >= s.box.cheapest_ship or p.hooks & H_PLACE):
            ask = MakeReady(self.seat)
            if ask.matters(s):
                s.push(ask)


def declines(s: Odin, seat: int) -> None:
    """Whoever has just been asked needs no other moment, unless the action still lacks something."""
    s.players[seat].quiet = int(not any(frame.need for frame in s.frames))


class MakeReady(Own):
    """ODIN-8.1, 8.4: a moment for anytime actions right ahead of an action."""

    rule = "ODIN-8.5"

    def matters(self, s: Odin) -> bool:
        """Can a card be used or a ship be bought, or a piece be laid to which a card answers? What else may be laid
        may as well be laid later."""
        verbs = ("use", "buy", "lay") if s.players[self.seat].hooks & H_PLACE else ("use", "buy")
        open_ = (o for verb in verbs for o in DEEDS[verb].legal(s, self.seat))
        return any(not any(self.against_beside(s, o)) for o in open_)

    def candidates(self, s: Odin) -> Sequence[Option]:
        return (s.box.opt.done,)

    def against_beside(self, s: Odin, o: Option) -> Iterator[Reason]:
        if spoils(s, self.seat, spends(s, o)):
            yield STILL_NEEDED

    def lapse(self, s: Odin) -> None:
        return None  # "done" is always there, unless the action still lacks what anytime actions may bring

    def leads_on(self, s: Odin, depth: int) -> bool:
        return still_leads(s.clone(), depth)

    def choose(self, s: Odin, o: Option) -> None:
        """The action follows."""


class Ahead(Offer):
    """ODIN-6.14: cards ahead of the action."""

    rule = "ODIN-6.14"

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        yield from super().forbids(s, o)
        if o.verb == "use" and o.a in self.clauses and spoils(s, self.seat, cost_of(s, o.a)):
            yield STILL_NEEDED

    def against_beside(self, s: Odin, o: Option) -> Iterator[Reason]:
        if spoils(s, self.seat, spends(s, o)):
            yield STILL_NEEDED

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            declines(s, self.seat)
            return
        times = s.box.clauses[o.a].times
        if not times:
            acted(s, (o.a,))
        again = self.clauses if times else tuple(n for n in self.clauses if n != o.a)
        s.plan(RunClause(o.a, self.seat, -1), Prepare(again, self.seat) if not times else Repeat(o.a, again, self.seat))


class Repeat(Step[Odin]):
    """Card 88: up to once per knarr."""

    clause: int
    clauses: tuple[int, ...]
    seat: int

    def run(self, s: Odin) -> None:
        s.frames[-1].repeated += 1
        done = s.frames[-1].repeated >= s.players[self.seat].knarrs
        s.push(AskBefore(tuple(n for n in self.clauses if not (done and n == self.clause)), self.seat))


class FreePlay(Own):
    """ODIN-12.8: placing four Vikings on the fourth column plays a card for free, before or after the action."""

    after: int
    rule = "ODIN-12.8"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        return [*(opt.card[c] for c in sorted(s.players[self.seat].hand)), opt.done]

    def against_beside(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not self.after and spoils(s, self.seat, spends(s, o)):
            yield STILL_NEEDED

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "card":
            frame = s.frames[-1]
            frame.may_play = 0
            frame.need |= not self.after  # what the card costs may be what the space costs
            PlayCard(self.seat, 0, 1, 0).choose(s, o)
        elif not self.after:
            declines(s, self.seat)
