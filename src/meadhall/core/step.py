"""Steps: what is still to be done, one small immutable record per rulebook step.

A step that asks *is* the decision. A step declares its fields; they hold numbers and tuples, never state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, final

from meadhall.core.fields import Fields, adopt
from meadhall.core.option import Option
from meadhall.core.refusal import Reason

S = TypeVar("S")
F = TypeVar("F")


class Step(Generic[S], metaclass=Fields):
    """Something the rulebook does next."""

    asks: ClassVar[bool] = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        adopt(cls)

    def run(self, s: S) -> None:
        """Do it. What follows from it is pushed on `s`."""
        raise NotImplementedError


class Menu(Generic[S]):
    """What stays open beside questions: whoever is asked may do it first, and is then asked again."""

    verbs: ClassVar[frozenset[str]] = frozenset()  #: of all its options

    def candidates(self, s: S, seat: int) -> Sequence[Option]:
        """All that a person could reasonably try, legal or not."""
        raise NotImplementedError

    def against(self, s: S, seat: int, o: Option) -> Iterable[Reason]:
        """Every reason why a candidate is not legal."""
        return ()

    def choose(self, s: S, seat: int, o: Option) -> None:
        """Carry it out; the question waits beneath."""
        raise NotImplementedError

    def shortcut(self, s: S, seat: int) -> Sequence[Option] | None:
        """See `Ask.shortcut`."""
        return None

    @final
    def options(self, s: S, seat: int) -> Sequence[Option]:
        """What is legal of it."""
        found = self.shortcut(s, seat)
        return self.sifted(s, seat) if found is None else found

    @final
    def sifted(self, s: S, seat: int) -> list[Option]:
        """What is legal of it, by its rules alone."""
        return [o for o in self.candidates(s, seat) if not any(self.against(s, seat, o))]


class Ask(Step[S]):
    """A question to one seat. Subclasses say what may be tried, what speaks against it, and what it does.

    A rule is written once, in `against`: legality takes its first reason, a refusal takes all.
    """

    seat: int
    asks: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    veiled: ClassVar[bool] = False  #: whether one could answer is secret: the time an answer takes must not tell
    listed: ClassVar[bool] = True  #: else refused candidates are so many that they are only asked about one by one
    beside: ClassVar[Menu[Any] | None] = None  #: what stays open while this is asked (a menu for this very state)
    free: ClassVar[bool] = True  #: nothing ever speaks against a candidate

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.free = cls.against is Ask.against

    # ── what a question says ─────────────────────────────────────────────────────────────────

    def candidates(self, s: S) -> Sequence[Option]:
        """All that a person could reasonably try, legal or not."""
        raise NotImplementedError

    def against(self, s: S, o: Option) -> Iterable[Reason]:
        """Every reason why a candidate is not legal."""
        return ()

    def choose(self, s: S, o: Option) -> None:
        """Carry out the answer. The question has already left the stack."""
        raise NotImplementedError

    def against_beside(self, s: S, o: Option) -> Iterable[Reason]:
        """What in this question speaks against something of the menu beside it."""
        return ()

    def lapse(self, s: S) -> Option | None:
        """The only answer when nothing is legal, where the menu beside a question may use up what it is about."""
        return None

    def shortcut(self, s: S) -> Sequence[Option] | None:
        """The same answers as the rules leave, found faster: only where a profile asks for it. `check` compares
        both at every question it meets. None: there is no shorter way here."""
        return None

    # ── what follows from it ─────────────────────────────────────────────────────────────────

    def sifted(self, s: S) -> Sequence[Option]:
        """The candidates against which nothing speaks, by the rules alone."""
        found = self.candidates(s)
        return found if self.free else [o for o in found if not any(self.against(s, o))]

    @final
    def options(self, s: S) -> Sequence[Option]:
        """The legal answers."""
        found = self.shortcut(s)
        if found is None:
            found = self.sifted(s)
        return found if self.beside is None else self._with_menu(s, found, self.beside.options(s, self.seat))

    def _with_menu(self, s: S, own: Sequence[Option], menu: Sequence[Option]) -> list[Option]:
        over = None if own else self.lapse(s)
        rest = [o for o in menu if o not in own and not any(self.against_beside(s, o))] if menu else ()
        return [*own, *((over,) if over is not None else ()), *rest]

    @final
    def slow_options(self, s: S) -> Sequence[Option]:
        """The legal answers without any shortcut: what `options` must agree with."""
        own = self.sifted(s)
        return own if self.beside is None else self._with_menu(s, own, self.beside.sifted(s, self.seat))

    @final
    def all_candidates(self, s: S) -> Sequence[Option]:
        """All candidates: its own, those of the menu beside it, and its lapse if it comes to that."""
        own, menu = self.candidates(s), self.beside
        if menu is None:
            return own
        over = self.lapse(s)
        lapsed = (over,) if over is not None and over not in own and over in self.options(s) else ()
        return [*own, *(o for o in menu.candidates(s, self.seat) if o not in own), *lapsed]

    @final
    def reasons(self, s: S, o: Option) -> tuple[Reason, ...]:
        """All that speaks against a candidate."""
        menu = self.beside
        if menu is not None and o not in self.candidates(s):
            return (*menu.against(s, self.seat, o), *self.against_beside(s, o)) if o.verb in menu.verbs else ()
        return tuple(self.objections(s, o))

    def objections(self, s: S, o: Option) -> Iterable[Reason]:
        """All that speaks against one of its own candidates."""
        return self.against(s, o)

    @final
    def carry_out(self, s: S, o: Option) -> None:
        """Carry an option out. After something of the menu the question is asked again."""
        menu = self.beside
        if menu is None:
            self.choose(s, o)
        elif o.verb in menu.verbs and o not in self.candidates(s):
            s.push(self)  # type: ignore[attr-defined]  # every S is a State, which this module cannot know
            menu.choose(s, self.seat, o)
        elif o is not self.lapse(s) or o in self.candidates(s):
            self.choose(s, o)


class Informed(Ask[S], Generic[S, F]):
    """A question whose rules share something costly: it is worked out once and handed to all of them."""

    def facts(self, s: S) -> F:
        """What candidates and rules share."""
        raise NotImplementedError

    def candidates_by(self, s: S, facts: F) -> Sequence[Option]:
        """`candidates`, by the facts."""
        raise NotImplementedError

    def against_by(self, s: S, o: Option, facts: F) -> Iterable[Reason]:
        """`against`, by the facts."""
        raise NotImplementedError

    @final
    def candidates(self, s: S) -> Sequence[Option]:
        return self.candidates_by(s, self.facts(s))

    @final
    def against(self, s: S, o: Option) -> Iterable[Reason]:
        return self.against_by(s, o, self.facts(s))

    @final
    def sifted(self, s: S) -> Sequence[Option]:
        facts = self.facts(s)
        return [o for o in self.candidates_by(s, facts) if not any(self.against_by(s, o, facts))]


class Wide(Ask[S]):
    """A question with many candidates, kept as bits: rules that bar many at once are one mask."""

    def table(self, s: S) -> Sequence[Option]:
        """The option of each bit."""
        raise NotImplementedError

    def field(self, s: S) -> int:
        """The bits of all candidates."""
        raise NotImplementedError

    def bars(self, s: S) -> Iterable[tuple[Reason, int]]:
        """Rules that bar many candidates: the reason and the bits it bars."""
        return ()

    def doubtful(self, s: S) -> int:
        """The bits of those that `against` has to look at one by one."""
        return 0 if self.free else -1

    @final
    def candidates(self, s: S) -> Sequence[Option]:
        return pick(self.table(s), self.field(s))

    @final
    def sifted(self, s: S) -> Sequence[Option]:
        left = self.field(s)
        for _, barred in self.bars(s):
            left &= ~barred
        if self.free:
            return pick(self.table(s), left)
        table, doubtful = self.table(s), self.doubtful(s)
        for bit in numbers(left & doubtful):
            if any(self.against(s, table[bit])):
                left &= ~(1 << bit)
        return pick(table, left)

    @final
    def objections(self, s: S, o: Option) -> Iterable[Reason]:
        bit = 1 << self.table(s).index(o)
        yield from (why for why, barred in self.bars(s) if barred & bit)
        if self.doubtful(s) & bit:
            yield from self.against(s, o)


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
