"""What all questions of this game share: the anytime actions beside them (ODIN-8.1), and the promise that an action
which something must still make possible is made possible (EL-30)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Menu
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.foresight import Foreseen, leads
from meadhall.games.odin.steps.menu import ANYTIME

MUST_SUPPLY = reason("ODIN-6.14", "why-must-supply")

#: by verb, what is to be said of an option that is no candidate (see `beyond`)
STRAYS: dict[str, Callable[[Odin, Ask[Odin], Option], Iterable[Reason]]] = {}


def explain(ask: Ask[Odin], s: Odin, o: Option) -> Iterable[Reason]:
    """`Ask.beyond` of all questions; of anytime actions their menu speaks."""
    menu = ask.beside
    if o.verb not in STRAYS or (menu is not None and o.verb in menu.verbs):
        return ()
    return STRAYS[o.verb](s, ask, o)


class Single(Foreseen):
    """A question that is part of a single act: nothing comes between (ODIN-8.4). What an action still lacks must be
    supplied by the answer if there is one that does (EL-30)."""

    plain: ClassVar[bool] = True  #: nothing speaks against any candidate but EL-30
    bound: ClassVar[bool] = True  #: by EL-30
    beyond = explain

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
        if (way_out is None or o is way_out) and not self.leads_on(s, depth):
            return whys
        return (MUST_SUPPLY,)

    def leads_on(self, s: Odin, depth: int) -> bool:
        """Is there an answer after which the action that lies so deep can be carried out?"""
        return any(leads(s, self, o, depth) for o in self.by_rules(s))

    def shortcut(self, s: Odin) -> Sequence[Option]:
        """Most often no action waits for anything; where one does, every run is looked at once."""
        found = self.by_rules(s)
        depth = self.promise(s) if s.frames else 0
        if not depth:
            return found
        kept = [o for o in found if leads(s, self, o, depth)]
        return kept if kept or self.lapse(s) is not None or self.leads_on(s, depth) else found

    def tried(self, s: Odin) -> Sequence[Option]:
        return self.by_rules(s) or (s.box.opt.done,)

    def promise(self, s: Odin) -> int:
        """How many actions are under way, up to one that something must still make possible (EL-30); 0: none."""
        if s.frames and self.bound:
            for i, frame in enumerate(s.frames):
                if frame.need:
                    return i + 1
        return 0


class Own(Single):
    """A question in which anytime actions are open too (ODIN-8.1, 8.4)."""

    beside: ClassVar[Menu[Odin]] = ANYTIME

    def lapse(self, s: Odin) -> Option | None:
        """Anytime actions may have used up what the question was about: then it is over."""
        return s.box.opt.done
