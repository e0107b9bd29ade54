"""Steps: what is still to be done, one small immutable record per rulebook step.

A step that asks *is* the decision. Steps are slotted classes whose `__init__` takes the slots by
name; they hold numbers and tuples, never state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason

S = TypeVar("S")


class Step(Generic[S]):
    """Something the rulebook does next."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Do it. What follows from it is pushed on `s`."""
        raise NotImplementedError


class Ask(Step[S]):
    """A question to one seat. Subclasses say what may be tried, what speaks against it, and what it does.

    A rule is written once, in `against`: legality takes its first reason, a refusal takes all.
    """

    __slots__ = ("seat",)
    asks: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    veiled: ClassVar[bool] = False  #: whether one could answer is secret: the time an answer takes must not tell

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: S) -> Sequence[Option]:
        """All that a person could reasonably try, legal or not."""
        raise NotImplementedError

    def against(self, s: S, o: Option) -> Iterator[Reason]:
        """Every reason why a candidate is not legal."""
        return iter(())

    def choose(self, s: S, o: Option) -> None:
        """Carry out the answer. The question has already left the stack."""
        raise NotImplementedError

    def options(self, s: S) -> Sequence[Option]:
        """The legal answers. The default asks `against`; a question whose rules never bar anything
        may return its candidates."""
        return [o for o in self.candidates(s) if next(self.against(s, o), None) is None]

    def reasons(self, s: S, o: Option) -> tuple[Reason, ...]:
        """All that speaks against a candidate."""
        return tuple(self.against(s, o))


class Wide(Ask[S]):
    """A question with many candidates, kept as bits: rules that bar many at once are one mask."""

    __slots__ = ()
    masks_say_all: ClassVar[bool] = True  #: no rule looks at the candidates one by one

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.masks_say_all = cls.against is Ask.against

    def table(self, s: S) -> Sequence[Option]:
        """The option of each bit."""
        raise NotImplementedError

    def field(self, s: S) -> int:
        """The bits of all candidates."""
        raise NotImplementedError

    def bars(self, s: S) -> Iterable[tuple[Reason, int]]:
        """Rules that bar many candidates: the reason and the bits it bars."""
        return ()

    def candidates(self, s: S) -> Sequence[Option]:
        return pick(self.table(s), self.field(s))

    def options(self, s: S) -> Sequence[Option]:
        left = self.field(s)
        for _, barred in self.bars(s):
            left &= ~barred
        found = pick(self.table(s), left)
        if self.masks_say_all:
            return found
        return [o for o in found if next(self.against(s, o), None) is None]

    def reasons(self, s: S, o: Option) -> tuple[Reason, ...]:
        bit = 1 << self.table(s).index(o)
        return (*(why for why, barred in self.bars(s) if barred & bit), *self.against(s, o))


T = TypeVar("T")

#: The positions of the bits of every byte: listing bits by bytes is three times as fast as one by one.
_BYTE = tuple(tuple(i for i in range(8) if byte >> i & 1) for byte in range(256))


def pick(table: Sequence[T], bits: int) -> list[T]:
    """The entries of a table whose bits are set."""
    found: list[T] = []
    base = 0
    for byte in bits.to_bytes(bits.bit_length() + 7 >> 3, "little"):
        if byte:
            for i in _BYTE[byte]:
                found.append(table[base + i])
        base += 8
    return found


def numbers(bits: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    found: list[int] = []
    base = 0
    for byte in bits.to_bytes(bits.bit_length() + 7 >> 3, "little"):
        if byte:
            for i in _BYTE[byte]:
                found.append(base + i)
        base += 8
    return found
