"""What all questions of this game share: the anytime actions beside them (ODIN-8.1), and the promise that an action
which something must still make possible is made possible (EL-30)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Menu
from meadhall.games.odin.state import NEED, Odin
from meadhall.games.odin.steps.registry import ASKS

MUST_SUPPLY = reason("ODIN-6.14", "why-must-supply")


# ── anytime actions ──────────────────────────────────────────────────────────────────────────


class Deed:
    """One kind of anytime action: all options of one verb."""

    def candidates(self, s: Odin, seat: int) -> Sequence[Option]:
        """What a person could try, legal or not."""
        raise NotImplementedError

    def against(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        """Why it is not possible now."""
        return ()

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        """Carry it out."""
        raise NotImplementedError

    def legal(self, s: Odin, seat: int) -> Sequence[Option]:
        """Those against which nothing speaks; some find them faster (see `Anytime.shortcut`)."""
        return [o for o in self.candidates(s, seat) if not any(self.against(s, seat, o))]


#: anytime actions by verb: every part of the rules adds its own, as with `OPS`
DEEDS: dict[str, Deed] = {}


class Anytime(Menu[Odin]):
    """ODIN section 8: what a player may do at any time."""

    verbs = frozenset(("lay", "fill", "buy", "load", "use"))
    order: ClassVar[tuple[str, ...]] = ("lay", "fill", "buy", "load", "use")

    def candidates(self, s: Odin, seat: int) -> Sequence[Option]:
        return [o for verb in self.order for o in DEEDS[verb].candidates(s, seat)]

    def against(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        return DEEDS[o.verb].against(s, seat, o)

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        DEEDS[o.verb].choose(s, seat, o)

    def shortcut(self, s: Odin, seat: int) -> Sequence[Option]:
        """Beside most questions stand a dozen candidates of which two or three are legal: looking only at those
        that can be saves a third of all time."""
        found: list[Option] = []
        for verb in self.order:
            found += DEEDS[verb].legal(s, seat)
        return found


class AnytimeAndTable(Anytime):
    """ODIN-7.38: and food may be laid on the banquet table before the feast."""

    verbs = Anytime.verbs | {"serve"}
    order = (*Anytime.order, "serve")


ANYTIME, ANYTIME_AND_TABLE = Anytime(), AnytimeAndTable()


# ── questions ────────────────────────────────────────────────────────────────────────────────


def leads(s: Odin, ask: Ask[Odin], o: Option, depth: int) -> bool:
    """Could that action still be carried out after this answer to the question asked now?"""
    twin = s.clone()
    twin.stack.pop()
    ask.choose(twin, o)
    return ASKS.leads(twin, depth)


class Single(Ask[Odin]):
    """A question that is part of a single act: nothing comes between (ODIN-8.4). What an action still lacks must be
    supplied by the answer if there is one that does (EL-30)."""

    plain: ClassVar[bool] = True  #: nothing speaks against any candidate but EL-30
    bound: ClassVar[bool] = True  #: by EL-30

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.plain = cls.forbids is Single.forbids

    def forbids(self, s: Odin, o: Option) -> Iterable[Reason]:
        """What speaks against an answer, EL-30 apart."""
        return ()

    def by_rules(self, s: Odin) -> Sequence[Option]:
        """The answers that are legal, EL-30 apart."""
        found = self.candidates(s)
        return found if self.plain else [o for o in found if not any(self.forbids(s, o))]

    def against(self, s: Odin, o: Option) -> Iterable[Reason]:
        whys = tuple(self.forbids(s, o))
        depth = 0 if whys else self.promise(s)
        if not depth or leads(s, self, o, depth):
            return whys
        way_out = self.lapse(s)  # where nothing leads on
        if (way_out is None or o is way_out) and not any(leads(s, self, x, depth) for x in self.by_rules(s)):
            return whys
        return (MUST_SUPPLY,)

    def shortcut(self, s: Odin) -> Sequence[Option]:
        """Most often no action waits for anything; where one does, every run is looked at once."""
        found, depth = self.by_rules(s), self.promise(s)
        kept = [o for o in found if leads(s, self, o, depth)] if depth else found
        return kept if kept or self.lapse(s) is not None else found

    def promise(self, s: Odin) -> int:
        """How many actions are under way, up to one that something must still make possible (EL-30); 0: none."""
        if s.frames and self.bound:
            for i, frame in enumerate(s.frames):
                if frame.facts[NEED]:
                    return i + 1
        return 0


class Own(Single):
    """A question in which anytime actions are open too (ODIN-8.1, 8.4)."""

    beside: ClassVar[Menu[Odin]] = ANYTIME

    def lapse(self, s: Odin) -> Option:
        """Anytime actions may have used up what the question was about: then it is over."""
        return s.box.opt.done
