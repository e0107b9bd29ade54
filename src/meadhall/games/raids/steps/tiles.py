"""RAIDS-5 and 11: taking a tile, stowing it, and ports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Text
from meadhall.games.raids.content import SLOT_KINDS, Kind
from meadhall.games.raids.state import Raids


class TakeTile(Step[Raids]):
    """RAIDS-5.1 to 5.6: the tile where the ship stands; nothing on the first turn of a Voyage."""

    seat: int

    def run(self, s: Raids) -> None:
        space, seat = s.at[self.seat], self.seat
        if space == 0:
            return
        tile = s.lift(space)
        kind = s.box.kind[tile]
        if s.log is not None:
            s.tell("takes", seat, "RAIDS-5.1", (s.box.tiles[tile].thing,), tile=Text(s.box.tiles[tile].id))
        if kind in SLOT_KINDS:
            s.loose = (tile,)
            s.push(Stow(seat))
            return
        s.beside[seat] = (*s.beside[seat], tile)
        if kind == Kind.PORT:
            s.push(Recruit(seat))
            if has_goods(s, seat):
                s.push(Sell(seat, s.box.tiles[tile].sells))


class Stow(Ask[Raids]):
    """RAIDS-5.4, 5.5: into an empty slot, over another tile, or out of the game."""

    rule = "RAIDS-5.4"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return s.box.stow

    def options(self, s: Raids) -> Sequence[Option]:
        return s.box.stow

    def choose(self, s: Raids, o: Option) -> None:
        (tile,) = s.loose
        s.loose = ()
        seat, lost = self.seat, tile
        if o is not s.box.discard:
            slots = s.slots[seat]
            lost = slots[o.a]
            s.refit(seat, (*slots[: o.a], tile, *slots[o.a + 1 :]))
        if lost >= 0:
            s.gone.append(lost)
        if s.log is not None:
            if lost != tile:
                name = Text(s.box.tiles[tile].id)
                s.tell("stows", seat, "RAIDS-5.4", (s.box.tiles[tile].thing,), tile=name, slot=o.a + 1)
            if lost >= 0:
                s.tell("loses-tile", seat, "RAIDS-5.5", tile=Text(s.box.tiles[lost].id))


NO_GOODS = reason("RAIDS-11.14", "why-no-goods")


class Sell(Ask[Raids]):
    """RAIDS-11.13 to 11.18: goods from the slots go beside the ship, as many as the port takes."""

    left: int
    rule = "RAIDS-11.13"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (*s.box.sell, s.box.done)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is not s.box.done:
            tile = s.slots[self.seat][o.a]
            if tile < 0 or s.box.kind[tile] != Kind.GOODS:
                yield NO_GOODS

    def choose(self, s: Raids, o: Option) -> None:
        if o is s.box.done:
            return
        seat, slots = self.seat, s.slots[self.seat]
        tile = slots[o.a]
        s.beside[seat] = (*s.beside[seat], tile)
        s.refit(seat, (*slots[: o.a], -1, *slots[o.a + 1 :]))
        if s.log is not None:
            name = Text(s.box.tiles[tile].id)
            glory = s.box.tiles[tile].glory
            s.tell("sells", seat, "RAIDS-11.14", (s.box.tiles[tile].thing,), tile=name, glory=glory)
        if self.left > 1 and has_goods(s, seat):
            s.push(Sell(seat, self.left - 1))


def has_goods(s: Raids, seat: int) -> bool:
    """Is there anything to sell?"""
    return any(t >= 0 and s.box.kind[t] == Kind.GOODS for t in s.slots[seat])


class Recruit(Step[Raids]):
    """RAIDS-11.16, 11.17: after selling, one Viking from the reserve."""

    seat: int

    def run(self, s: Raids) -> None:
        gained = s.recruit(self.seat, s.box.recruits)
        if s.log is not None:
            s.tell("recruits", self.seat, "RAIDS-11.13", vikings=gained)
