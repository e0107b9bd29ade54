"""ODIN-6.14, EL-30: is there a run of what comes ahead of an action after which it can be carried out?

A column bonus and cards can supply what is missing, alone or together. Runs are tried out on copies, without looking
at hidden cards and without counting on luck."""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt

from meadhall.core.option import Option
from meadhall.core.step import Ask, Step
from meadhall.games.odin import items as I
from meadhall.games.odin.state import FAILURE, Odin
from meadhall.games.odin.steps.conditions import startable
from meadhall.games.odin.steps.menu import DEEDS, H_ANYTIME

#: how many answers are tried out at most: several times as many as any position of a thousand games asked for
ENOUGH = 5000


class Due(Step[Odin]):
    """The step in which the costs of an action fall due: what comes ahead of it is over."""

    seat: int


class Chance(Step[Odin]):
    """A step that begins with luck: nobody counts on it, and failing costs nothing."""

    seat: int


class Foreseen(Ask[Odin]):
    """A question that knows which of its answers have to be tried out."""

    def tried(self, s: Odin) -> Sequence[Option]:
        """All legal ones, if not fewer stand for all; EL-30 apart, which the search itself decides."""
        raise NotImplementedError


class Search:
    """A search for one run that makes the action possible which lies so deep under way."""

    def __init__(self, s: Odin, depth: int, have: Sequence[int], cards: Sequence[int] | None = None) -> None:
        self.seat = s.frames[depth - 1].seat
        self.depth = depth
        self.have = have  # what the player had at first
        p = s.players[self.seat]
        self.hand = p.hand[:]  # cards drawn on the way are not known
        self.played = len(p.played)
        self.cards = self.hand if cards is None else cards  # those that may be played ahead of the action itself
        self.left = ENOUGH

    def leads(self, s: Odin) -> bool:
        """Can the action be carried out in the end? `s` is used up."""
        stack = s.stack
        while stack and not stack[-1].asks:
            step = stack.pop()
            if isinstance(step, Due) and len(s.frames) == self.depth:
                s.frames[-1].cards = len(s.players[self.seat].played)
                return startable(s, self.seat)
            if isinstance(step, Chance):
                s.frames[-1].result = FAILURE
            else:
                step.run(s)
        return bool(stack) and self._some(s, stack[-1])  # type: ignore[arg-type]  # what asks is an Ask

    def _some(self, s: Odin, ask: Ask[Odin]) -> bool:
        """Does one of the answers lead on? The last one needs no copy."""
        answers = self._answers(s, ask)
        for i, o in enumerate(answers, 1):
            if self.left <= 0:
                return False
            self.left -= 1
            twin = s.clone() if i < len(answers) else s
            twin.stack.pop()
            ask.carry_out(twin, o)
            if self.leads(twin):
                return True
        return False

    def _answers(self, s: Odin, ask: Ask[Odin]) -> list[Option]:
        """Those of the question itself; ships and cards at any time only once something has come in to pay for them, or
        the card itself has: else they could have been bought and used before the action as well."""
        if not isinstance(ask, Foreseen):
            found = ask.options(s)
            return list(found if ask.listed else found[:1])  # where a piece lies is all the same
        cards = self.hand if len(s.frames) > self.depth else self.cards
        own = [o for o in ask.tried(s) if o.verb != "card" or o.a in cards]
        if ask.beside is not None:
            p = s.players[self.seat]
            if p.have[I.SILVER] > self.have[I.SILVER]:
                own += DEEDS["buy"].legal(s, ask.seat)
            richer, new = any(map(gt, p.have, self.have)), p.played[self.played :]
            if (richer or new) and p.hooks & H_ANYTIME:
                own += [o for o in DEEDS["use"].legal(s, ask.seat) if _new(s, o.a, richer, new)]
        return own


def _new(s: Odin, clause: int, richer: bool, cards: Sequence[int]) -> bool:
    """Could an anytime card not have been used before? It has just been played, or what it costs may have come in."""
    c = s.box.clauses[clause]
    return c.card in cards or (richer and not c.branches[0].free)


def leads(s: Odin, ask: Ask[Odin], o: Option, depth: int) -> bool:
    """After this answer to the question asked now, could the action that lies so deep still be carried out?"""
    twin = s.clone()
    twin.stack.pop()
    ask.choose(twin, o)
    return still_leads(twin, depth)


def still_leads(s: Odin, depth: int) -> bool:
    """Can the action that lies so deep be carried out from here? `s` is used up."""
    s.key = 0  # real luck is not looked at
    return Search(s, depth, [0] * len(s.players[0].have)).leads(s)
