"""What action spaces and occupations do, as data: branches of cost, gain and operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from meadhall.core.content import Entry, Fixed
from meadhall.core.errors import ContentError
from meadhall.games.odin import items as I

T = TypeVar("T")


def understood(e: Entry, field: str, read: Callable[[], T]) -> T:
    """What is read of an entry; a word that is not known there is named with it."""
    try:
        return read()
    except ContentError:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, StopIteration) as error:
        raise e.fail(field, f"cannot be read: {error}") from None


class Op(NamedTuple):
    """One operation: its name and its numbers (see `steps.ops`)."""

    name: str
    args: tuple[Any, ...]  # numbers and tuples of numbers, as the operation of that name takes them


class Test(Fixed):
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


class Branch(Fixed):
    """Cost, then gain, then operations: all of one use of a space, or one way of a card's clause."""

    tests: tuple[Test, ...] = ()
    pay: tuple[tuple[int, int], ...] = ()
    metric_pay: tuple[tuple[int, str], ...] = ()
    one_of: tuple[int, ...] = ()
    ship: int = -1
    ship_ore: int = 0
    any_weapon: int = 0
    gain: tuple[tuple[int, int], ...] = ()
    per: str = ""
    by_count: tuple[int, int, int] | None = None
    extra: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    do: tuple[Op, ...] = ()
    number: int = -1
    builds: bool = False  # a ship, and does not only receive it
    emigrates: bool = False  # which has its own price and cards
    free: bool = True
    choosy: bool = False  # it asks for weapons by name

    def seal(self, number: int) -> None:
        """Number a branch that is complete, so that steps can name it, and note what is often asked."""
        self.number = number
        self.builds = any(o.name == "ship" and o.args[2] for o in self.do)
        self.emigrates = bool(self.do) and self.do[0].name == "emigrate"
        costs = (self.pay, self.metric_pay, self.one_of, self.ship >= 0, self.ship_ore, self.any_weapon)
        self.free = not any(costs)
        counted = [metric for o in self.do if o.name == "buy_ship" for metric, _ in o.args[3]]
        self.choosy = any(i >= I.BOW for i, _ in self.pay) or any(metric.startswith("weapons") for metric in counted)
