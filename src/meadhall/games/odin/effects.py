"""What action spaces and occupations do, as data: branches of cost, gain and operations."""

from __future__ import annotations

from typing import Any, NamedTuple


class Op(NamedTuple):
    """One operation: its name and its numbers (see `steps.ops`)."""

    name: str
    args: tuple[Any, ...]  # numbers and tuples of numbers, as the operation of that name takes them


class Test(NamedTuple):
    """A condition: a metric or fact against a number or a set of values."""

    metric: str
    sign: str
    value: Any  # a number, or a tuple of names for sign "in"

    def holds(self, found: int) -> bool:
        """Does the number satisfy it?"""
        if self.sign == ">=":
            return bool(found >= self.value)
        if self.sign == "<=":
            return bool(found <= self.value)
        return bool(found == self.value) if self.sign == "==" else found in self.value


class Branch:
    """Cost, then gain, then operations: all of one use of a space, or one way of a card's clause."""

    __slots__ = (
        "any_weapon", "builds", "by_count", "do", "emigrates", "extra", "free", "gain", "metric_pay", "number",
        "one_of", "pay", "per", "ship", "ship_ore", "tests",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tests: tuple[Test, ...] = ()
        self.pay: tuple[tuple[int, int], ...] = ()
        self.metric_pay: tuple[tuple[int, str], ...] = ()
        self.one_of: tuple[int, ...] = ()
        self.ship = -1
        self.ship_ore = 0
        self.any_weapon = 0
        self.gain: tuple[tuple[int, int], ...] = ()
        self.per = ""
        self.by_count: tuple[int, int, int] | None = None
        self.extra: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
        self.do: tuple[Op, ...] = ()

        self.seal(-1)

    def seal(self, number: int) -> None:
        """Number a branch that is complete, so that steps can name it, and note what is often asked."""
        self.number = number
        self.builds = any(o.name == "ship" and o.args[2] for o in self.do)  # a ship, and not only receives it
        self.emigrates = bool(self.do) and self.do[0].name == "emigrate"  # which has its own price and cards
        costs = (self.pay, self.metric_pay, self.one_of, self.ship >= 0, self.ship_ore, self.any_weapon)
        self.free = not any(costs)
