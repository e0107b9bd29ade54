"""RAIDS-5 and 11: taking a tile, stowing it, and ports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.games.raids.content import Kind
from meadhall.games.raids.state import Raids


class TakeTile(Step[Raids]):
    """RAIDS-5.1 to 5.6: the tile where the ship stands; nothing on the first turn of a Voyage."""

    seat: int

    def run(self, s: Raids) -> None:
        space, seat = s.at[self.seat], self.seat
        if space == 0:
            return
        number = s.lift(space)
        tile = s.box.tiles[number]
        if s.log is not None:
            s.tell("takes", seat, "RAIDS-5.1", (tile.thing,), tile=tile.name)
        if tile.kind <= Kind.GOODS:
            s.loose = (number,)
            s.push(Stow(seat))
            return
        s.beside[seat] = (*s.beside[seat], number)
        if tile.kind == Kind.PORT:
            s.push(Recruit(seat))
            offer_sale(s, seat, tile.sells)


class Stow(Ask[Raids]):
    """RAIDS-5.4, 5.5: into an empty slot, over another tile, or out of the game."""

    rule = "RAIDS-5.4"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return s.box.opt.stow

    def obvious(self, s: Raids) -> Option | None:
        """Where all slots are empty they are all the same."""
        return s.box.opt.stow[0] if all(tile < 0 for tile in s.slots[self.seat]) else None

    def choose(self, s: Raids, o: Option) -> None:
        (tile,), s.loose, crew = s.loose, (), s.crew[self.seat]
        lost = tile if o is s.box.opt.discard else s.stow(self.seat, o.a, tile)
        if s.log is not None and lost != tile:
            new = s.box.tiles[tile]
            s.tell("stows", self.seat, "RAIDS-5.4", (new.thing,), tile=new.name, slot=o.a + 1)
        if lost >= 0:
            s.gone.append(lost)
            if s.log is not None:
                s.tell("loses-tile", self.seat, "RAIDS-5.5", tile=s.box.tiles[lost].name)
        if s.log is not None and (overboard := crew - s.crew[self.seat]):
            s.tell("overboard", self.seat, "RAIDS-2.21", vikings=overboard)


NO_GOODS = reason("RAIDS-11.14", "why-no-goods")


class Sell(Ask[Raids]):
    """RAIDS-11.13 to 11.18: goods from the slots go beside the ship, as many as the port takes."""

    left: int
    rule = "RAIDS-11.13"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return s.box.opt.sell

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is not s.box.opt.done:
            tile = s.slots[self.seat][o.a]
            if tile < 0 or s.box.kind[tile] != Kind.GOODS:
                yield NO_GOODS

    def choose(self, s: Raids, o: Option) -> None:
        if o is s.box.opt.done:
            return
        sold = s.stow(self.seat, o.a, -1)
        s.beside[self.seat] = (*s.beside[self.seat], sold)
        if s.log is not None:
            goods = s.box.tiles[sold]
            s.tell("sells", self.seat, "RAIDS-11.14", (goods.thing,), tile=goods.name, glory=goods.glory)
        offer_sale(s, self.seat, self.left - 1)


def offer_sale(s: Raids, seat: int, most: int) -> None:
    """RAIDS-11.14, 11.15: ask what to sell, if the port takes more and there is anything."""
    if most and s.aboard(seat, Kind.GOODS):
        s.push(Sell(seat, most))


class Recruit(Step[Raids]):
    """RAIDS-11.16, 11.17: after selling, one Viking from the reserve."""

    seat: int

    def run(self, s: Raids) -> None:
        enlist(s, self.seat, s.box.recruits, "recruits", "RAIDS-11.13")


def enlist(s: Raids, seat: int, vikings: int, kind: str, rule: str) -> None:
    """RAIDS-2.12, 2.20: Vikings from the reserve come aboard, or nobody does."""
    gained = s.recruit(seat, vikings)
    if s.log is None:
        return
    if gained:
        s.tell(kind, seat, rule, vikings=gained)
    if lost := vikings - gained:
        why, limit = ("shields", "RAIDS-2.20") if s.reserve else ("reserve", "RAIDS-2.12")
        s.tell("turned-away" if gained else "nobody-joins", seat, limit, why=why, vikings=lost)
