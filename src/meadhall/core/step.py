"""Steps: what is still to be done, one small immutable record per rulebook step.

A step that asks *is* the decision. A step declares its fields; they hold numbers and tuples, never state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, final

from meadhall.core.fields import Fields
from meadhall.core.option import Option
from meadhall.core.refusal import Reason

S = TypeVar("S")
F = TypeVar("F")


class Step(Generic[S], metaclass=Fields):
    """Something the rulebook does next."""

    asks: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Do it. What follows from it is pushed on `s`."""
        raise NotImplementedError


class Menu(Generic[S], metaclass=Fields):
    """What stays open beside questions: whoever is asked may do it first, and is then asked again."""

    verbs: ClassVar[frozenset[str]] = frozenset()  #: of all its options

    def candidates(self, s: S, seat: int) -> Sequence[Option]:
        """All that a person could reasonably try, legal or not."""
        raise NotImplementedError

    def against(self, s: S, seat: int, o: Option) -> Iterable[Reason]:
        """Every reason why a candidate is not legal."""
        return ()

    def beyond(self, s: S, seat: int, o: Option) -> Iterable[Reason]:
        """See `Ask.beyond`: of its own verbs."""
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
    def sifted(self, s: S, seat: int) -> Sequence[Option]:
        """What is legal of it, by its rules alone."""
        found = self.candidates(s, seat)
        if type(self).against is Menu.against:
            return found
        return [o for o in found if not any(self.against(s, seat, o))]


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

    # ── what a question says ─────────────────────────────────────────────────────────────────

    def candidates(self, s: S) -> Sequence[Option]:
        """All that a person could reasonably try, legal or not."""
        raise NotImplementedError

    def against(self, s: S, o: Option) -> Iterable[Reason]:
        """Every reason why a candidate is not legal."""
        return ()

    def beyond(self, s: S, o: Option) -> Iterable[Reason]:
        """What is to be said of an option that is not even a candidate: sold out, not held, a place that is gone. It
        may know more than the candidates, never more than the seat that is asked."""
        return ()

    def choose(self, s: S, o: Option) -> None:
        """Carry out the answer. The question has already left the stack."""
        raise NotImplementedError

    def against_beside(self, s: S, o: Option) -> Iterable[Reason]:
        """What in this question speaks against something of the menu beside it."""
        return ()

    def lapse(self, s: S) -> Option | None:
        """The only answer when nothing is legal: where the menu beside a question may use up what it is about (it
        then does nothing), or where a bot imagines other cards than there are (`choose` carries it out)."""
        return None

    def shortcut(self, s: S) -> Sequence[Option] | None:
        """The same answers as the rules leave, found faster: only where a profile asks for it. `check` compares
        both at every question it meets. None: there is no shorter way here."""
        return None

    # ── what a table may answer by itself ────────────────────────────────────────────────────

    def obvious(self, s: S) -> Option | None:
        """The answer that nearly everybody gives, by what everybody can see: a table gives it unless its seat wants
        to be asked. A question with one option needs none. `check` looks whether it tells anything."""
        return None

    def unconcerned(self, s: S) -> Option | None:
        """How to let something pass that does not concern the seat, by what everybody can see: given for who has
        said so, whatever they hold."""
        return None

    def in_sight(self, s: S, what: str) -> int:
        """A number about this question that everybody can see, for answers that were given ahead."""
        raise KeyError(what)

    # ── what follows from it ─────────────────────────────────────────────────────────────────

    def sifted(self, s: S) -> Sequence[Option]:
        """The candidates against which nothing speaks, by the rules alone."""
        found = self.candidates(s)
        return found if type(self).against is Ask.against else [o for o in found if not any(self.against(s, o))]

    @final
    def options(self, s: S) -> Sequence[Option]:
        """The legal answers."""
        found, menu = self.shortcut(s), self.beside
        if found is None:
            found = self.sifted(s)
        open_ = () if menu is None else menu.options(s, self.seat)
        return found if found and not open_ else self._completed(s, found, open_)

    def _completed(self, s: S, own: Sequence[Option], menu: Sequence[Option]) -> Sequence[Option]:
        """With what lies beside it, or with its lapse."""
        if not own:
            over = self.lapse(s)
            own = () if over is None else (over,)
        if not menu:
            return own
        more = [o for o in menu if o not in own]
        if type(self).against_beside is not Ask.against_beside:
            more = [o for o in more if not any(self.against_beside(s, o))]
        return [*own, *more]

    @final
    def slow_options(self, s: S) -> Sequence[Option]:
        """The legal answers without any shortcut: what `options` must agree with."""
        return self._completed(s, self.sifted(s), () if self.beside is None else self.beside.sifted(s, self.seat))

    @final
    def all_candidates(self, s: S) -> Sequence[Option]:
        """All candidates: its own, those of the menu beside it, and its lapse if it comes to that."""
        own, menu, over = self.candidates(s), self.beside, self.lapse(s)
        lapsed = (over,) if over is not None and over not in own and over in self.options(s) else ()
        if menu is None:
            return [*own, *lapsed] if lapsed else own
        return [*own, *(o for o in menu.candidates(s, self.seat) if o not in own), *lapsed]

    @final
    def reasons(self, s: S, o: Option) -> tuple[Reason, ...]:
        """All that speaks against a candidate."""
        menu = self.beside
        if (menu is None and o is not self.lapse(s)) or o in self.candidates(s):
            return tuple(self.objections(s, o))
        if menu is None or o.verb not in menu.verbs:
            return ()
        return (*menu.against(s, self.seat, o), *self.against_beside(s, o))

    @final
    def strays(self, s: S, o: Option) -> tuple[Reason, ...]:
        """All that is to be said of an option that is no candidate."""
        menu = self.beside
        if menu is not None and o.verb in menu.verbs:
            return (*self.beyond(s, o), *menu.beyond(s, self.seat, o))
        return tuple(self.beyond(s, o))

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
        facts, against = self.facts(s), self.against_by
        return [o for o in self.candidates_by(s, facts) if not (why := against(s, o, facts)) or not any(why)]


class Bars:
    """Rules that bar together, made once: each reason with the bits it bars, and all those bits."""

    __slots__ = ("all", "rows")

    def __init__(self, rows: Iterable[tuple[Reason, int]]) -> None:
        self.rows = tuple((why, barred) for why, barred in rows if barred)
        self.all = 0
        for _, barred in self.rows:
            self.all |= barred


NO_BARS = Bars(())

#: the bits of all candidates, rules that bar some of them now, and rules that were put together beforehand
Sieve = tuple[int, Iterable[tuple[Reason, int]], Bars]


class Wide(Ask[S]):
    """A question with many candidates, kept as bits: rules that bar many at once are one mask."""

    def row(self, s: S) -> Sequence[Option]:
        """The option of each bit."""
        raise NotImplementedError

    def field(self, s: S) -> int:
        """The bits of all candidates."""
        raise NotImplementedError

    def bars(self, s: S) -> Iterable[tuple[Reason, int]]:
        """Rules that bar many candidates: the reason and the bits it bars."""
        return ()

    def sieve(self, s: S) -> Sieve:
        """The bits of all candidates and the rules that bar many. To be overridden instead of `field` and `bars`
        where both share something costly, or where rules can be put together beforehand (what nobody can pay who
        has so much)."""
        return self.field(s), self.bars(s), NO_BARS

    def doubtful(self, s: S) -> int:
        """The bits of those that `against` has to look at one by one."""
        return 0 if type(self).against is Ask.against else -1

    @final
    def candidates(self, s: S) -> Sequence[Option]:
        return pick(self.row(s), self.sieve(s)[0])

    @final
    def sifted(self, s: S) -> Sequence[Option]:
        field, bars, made = self.sieve(s)
        gone = made.all
        for _, barred in bars:
            gone |= barred
        left, row = field & ~gone, self.row(s)
        if type(self).against is not Ask.against:
            for bit in numbers(left & self.doubtful(s)):
                if any(self.against(s, row[bit])):
                    left &= ~(1 << bit)
        return pick(row, left)

    @final
    def objections(self, s: S, o: Option) -> Iterable[Reason]:
        bit = 1 << self.row(s).index(o)
        _, bars, made = self.sieve(s)
        yield from (why for why, barred in (*made.rows, *bars) if barred & bit)
        if self.doubtful(s) & bit:
            yield from self.against(s, o)


T = TypeVar("T")

#: The positions of the bits of every byte: listing bits by bytes is three times as fast as one by one.
_BYTE = tuple(tuple(i for i in range(8) if byte >> i & 1) for byte in range(256))


def pick(row: Sequence[T], bits: int) -> list[T]:
    """The entries of a row whose bits are set."""
    found: list[T] = []
    base = 0
    for byte in bits.to_bytes(bits.bit_length() + 7 >> 3, "little"):
        if byte:
            for i in _BYTE[byte]:
                found.append(row[base + i])
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
