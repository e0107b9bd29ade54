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
from meadhall.games.odin.steps.menu import DEEDS

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

    def __init__(
        self, s: Odin, depth: int, have: Sequence[int], cards: Sequence[int] | None = None,
        copies: frozenset[int] | None = None,
    ) -> None:  # fmt: skip
        self.seat = s.frames[depth - 1].seat
        self.depth = depth
        self.have = have  # what the player had at first
        self.hand = s.players[self.seat].hand[:]  # cards drawn on the way are not known
        self.cards = self.hand if cards is None else cards  # those that may be played ahead of the action itself
        self.copies = copies  # spaces that cards may use; None: all
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
        """Does one of the answers lead on?"""
        for o in self._answers(s, ask):
            if self.left <= 0:
                return False
            self.left -= 1
            twin = s.clone()
            twin.stack.pop()
            ask.carry_out(twin, o)
            if self.leads(twin):
                return True
        return False

    def _answers(self, s: Odin, ask: Ask[Odin]) -> list[Option]:
        """Those of the question itself; ships and cards at any time only once something has come in to pay for them:
        else they could have been bought and used before the action as well."""
        if not isinstance(ask, Foreseen):
            found = ask.options(s)
            return list(found if ask.listed else found[:1])  # where a piece lies is all the same
        cards = self.hand if len(s.frames) > self.depth else self.cards
        own = [o for o in ask.tried(s) if o.verb != "card" or o.a in cards]
        if self.copies is not None:
            own = [o for o in own if o.verb != "copy" or o.a in self.copies]
        if ask.beside is not None:
            have = s.players[self.seat].have
            if have[I.SILVER] > self.have[I.SILVER]:
                own += DEEDS["buy"].legal(s, ask.seat)
            if any(map(gt, have, self.have)):
                own += [o for o in DEEDS["use"].legal(s, ask.seat) if not _free(s, o.a)]
        return own


def _free(s: Odin, clause: int) -> bool:
    """Does an anytime card cost nothing (card 39)? Then it could have been used before the action as well."""
    return s.box.clauses[clause].branches[0].free


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
