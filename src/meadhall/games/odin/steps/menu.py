"""ODIN-8.1: the anytime actions, open beside most questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Menu
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.hooks import bit
from meadhall.games.odin.state import Odin

H_ANYTIME = bit("anytime")
NONE_HELD = reason("ODIN-8.30", "why-none-held")


class Deed:
    """One kind of anytime action: all options of one verb."""

    def candidates(self, s: Odin, seat: int) -> Sequence[Option]:
        """What a person could try, legal or not."""
        raise NotImplementedError

    def against(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        """Why it is not possible now."""
        return ()

    def beyond(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        """Why it is no candidate."""
        return ()

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        """Carry it out."""
        raise NotImplementedError

    def legal(self, s: Odin, seat: int) -> list[Option]:
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

    def beyond(self, s: Odin, seat: int, o: Option) -> Iterable[Reason]:
        return DEEDS[o.verb].beyond(s, seat, o)

    def choose(self, s: Odin, seat: int, o: Option) -> None:
        DEEDS[o.verb].choose(s, seat, o)

    def shortcut(self, s: Odin, seat: int) -> Sequence[Option]:
        """Beside most questions stand a dozen candidates of which two or three are legal: looking only at those
        that can be saves a third of all time."""
        p = s.players[seat]
        found = DEEDS["lay"].legal(s, seat)
        if len(p.kinds) > 1:
            found += DEEDS["fill"].legal(s, seat)
        if p.have[I.SILVER] >= s.box.cheapest_ship:
            found += DEEDS["buy"].legal(s, seat)
        if p.have[I.ORE] and not s.frames:
            found += DEEDS["load"].legal(s, seat)
        if p.hooks & H_ANYTIME:
            found += DEEDS["use"].legal(s, seat)
        return found


class AnytimeAndTable(Anytime):
    """ODIN-7.38: and food may be laid on the banquet table before the feast."""

    verbs = Anytime.verbs | {"serve"}
    order = (*Anytime.order, "serve")

    def shortcut(self, s: Odin, seat: int) -> Sequence[Option]:
        return [*super().shortcut(s, seat), *DEEDS["serve"].legal(s, seat)]


ANYTIME, ANYTIME_AND_TABLE = Anytime(), AnytimeAndTable()
