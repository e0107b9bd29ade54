"""The state of a match: plain data, a stack of steps, and luck.

A game's state declares its fields, the box first; the kernel's own are set by `begin` or `carry`.
`clone` calls the constructor.
"""

from __future__ import annotations

from hashlib import blake2b, shake_128
from typing import Any, Self, TypeVar

from meadhall.core.errors import RulesError
from meadhall.core.event import Event
from meadhall.core.fields import Fields
from meadhall.core.step import Ask, Step
from meadhall.core.text import Arg, Seat

T = TypeVar("T")


class Part(metaclass=Fields):
    """Plain data inside a state: a player, a ship. Its fields are declared in its body."""

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError


class Kernel:
    """What all states have. `todo` is where a running step puts what follows: the stack or its own lane."""

    __slots__ = ("count", "key", "known", "lanes", "log", "seats", "stack", "todo")

    seats: int
    key: int
    count: int
    stack: list[Step[Any]]  # steps of this very state: the game's own classes know their type
    lanes: list[list[Step[Any]]]
    known: list[int]
    todo: list[Step[Any]]
    log: list[Event] | None

    def begin(self, seats: int, key: int) -> None:
        """An empty stack, fresh luck, nothing learnt."""
        self.seats = seats
        self.key = key
        self.count = 0
        self.stack = []
        self.lanes = []
        self.known = [0] * seats
        self.todo = self.stack
        self.log = None

    def carry(self, other: Kernel) -> None:
        """Take over the kernel's part of another state: the second half of every `clone`."""
        self.seats = other.seats
        self.key = other.key
        self.count = other.count
        self.stack = self.todo = other.stack[:]
        self.lanes = [lane[:] for lane in other.lanes] if other.lanes else []
        self.known = other.known[:]
        self.log = None

    # ── steps ────────────────────────────────────────────────────────────────────────────────

    def push(self, step: Step[Any]) -> None:
        """Do this next."""
        self.todo.append(step)

    def plan(self, *steps: Step[Any]) -> None:
        """Do these next, in this order."""
        self.todo.extend(reversed(steps))

    def ask_together(self, questions: dict[int, Step[Any]]) -> None:
        """Ask several seats at once: one lane a seat; the stack waits until all lanes are empty."""
        if self.lanes:
            raise RulesError("lanes inside lanes")
        self.lanes = [[questions[seat]] if seat in questions else [] for seat in range(self.seats)]

    def run(self) -> None:
        """Do what is to be done until something is asked or nothing is left."""
        stack = self.stack
        while True:
            if self.lanes:
                if self._run_lanes():
                    return
            elif not stack or stack[-1].asks:
                return
            else:
                stack.pop().run(self)

    def _run_lanes(self) -> bool:
        """Run every lane up to its question; False when all are done."""
        open_ = False
        for lane in self.lanes:
            self.todo = lane
            while lane and not lane[-1].asks:
                lane.pop().run(self)
            open_ = open_ or bool(lane)
        self.todo = self.stack
        if not open_:
            self.lanes = []
        return open_

    def asked(self) -> list[Ask[Any]]:
        """The questions that may be answered now, by seat."""
        if self.lanes:
            return [lane[-1] for lane in self.lanes if lane]  # type: ignore[misc]  # run() leaves only Asks on top
        return [self.stack[-1]] if self.stack else []  # type: ignore[list-item]

    # ── luck: a key and a count, hashed; the same on every Python ───────────────────────────────

    def _luck(self) -> bytes:
        if self.todo is not self.stack:
            raise RulesError("luck inside a lane: the order of simultaneous answers would matter")
        self.count += 1
        return b"%d:%d" % (self.key, self.count)

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int.from_bytes(blake2b(self._luck(), digest_size=16).digest(), "big") % n

    def shuffle(self, pile: list[T]) -> None:
        """Shuffle in place. Cards that anybody may know about go through `zones.shuffle` instead."""
        n = len(pile)
        digest = shake_128(self._luck()).digest(8 * n)
        keys = [digest[i : i + 8] for i in range(0, 8 * n, 8)]
        pile[:] = [pile[i] for i in sorted(range(n), key=keys.__getitem__)]

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def tell(
        self,
        kind: str,
        doer: int | None,
        rule: str,
        things: tuple[str, ...] = (),
        /,
        *,
        only: tuple[int, ...] | None = None,
        open: tuple[str, ...] = (),
        **args: Arg,
    ) -> None:
        """Say what happened and by whom; texts may name the seat as `$seat`. Call it behind `if s.log is not None`:
        simulations do not listen. An argument of a text must not be called like one of the four parameters here: mypyc
        would take the one for the other."""
        if self.log is not None:
            named = args if doer is None else {"seat": Seat(doer), **args}
            self.log.append(Event(kind, doer, rule, named, things, only, ("seat", *open)))


class State(Kernel, metaclass=Fields):
    """A game's state: the box first, then fields of its own."""

    def clone(self) -> Self:
        """A copy that never changes when this one does."""
        raise NotImplementedError
