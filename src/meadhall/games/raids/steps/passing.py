"""RAIDS-7 and 8: Villages, Encounters, Pillages and Monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask
from meadhall.games.raids.state import Raids


def pass_by(s: Raids, seat: int, start: int, end: int) -> None:
    """RAIDS-6.12, 7.1: everything strictly between two spaces acts, in route order."""
    vikings, coins = s.vikings, s.coins
    for space in range(start + 1, end):
        if vikings[space]:
            meet(s, seat, space)
        elif coins[space]:
            loot(s, seat, space)


def meet(s: Raids, seat: int, space: int) -> None:
    """RAIDS-7.2, 7.3, 7.5: one Viking of a Village; two, then one of an Encounter."""
    village = s.town >> space & 1
    found = min(s.box.village_gain if village else s.box.encounter[0], s.vikings[space])
    s.vikings[space] -= found
    aboard = s.board_ship(seat, found)
    if s.log is not None:
        kind, rule = ("village", "RAIDS-7.2") if village else ("encounter", "RAIDS-7.3")
        s.tell(kind, seat, rule, (f"space:{space}",), vikings=aboard, lost=found - aboard)


def loot(s: Raids, seat: int, space: int) -> None:
    """RAIDS-7.4: the coin of 3, then the coin of 1."""
    coin = s.box.pillage[-s.coins[space]]
    s.coins[space] -= 1
    s.take_coin(seat, coin)
    if s.log is not None:
        s.tell("pillage", seat, "RAIDS-7.4", (f"space:{space}",), coin=coin)


def monster_cost(s: Raids, seat: int, space: int) -> int:
    """RAIDS-8.3, 8.4: strength less weapons, never below 0."""
    return max(0, s.tile_at(space).strength - s.weapons[seat])


class MeetMonster(Ask[Raids]):
    """RAIDS-8.1 to 8.13: give up a Viking, or fight for strength less weapons."""

    space: int
    rule = "RAIDS-8.1"

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.opt.fight, s.box.opt.give)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.opt.fight:
            cost, crew = monster_cost(s, self.seat, self.space), s.crew[self.seat]
            if crew < cost:
                yield reason("RAIDS-8.3", "why-crew-too-small", cost=cost, crew=crew)

    def choose(self, s: Raids, o: Option) -> None:
        seat, monster = self.seat, s.tile_at(self.space)
        if o is s.box.opt.give:
            paid, kind, rule = min(s.box.give_up_cost, s.crew[seat]), "gives-up", "RAIDS-8.2"
        else:
            paid, kind, rule = monster_cost(s, seat, self.space), "beats", "RAIDS-8.6"
            s.beside[seat] = (*s.beside[seat], s.lift(self.space))
        s.pay(seat, paid)
        if s.log is not None:
            s.tell(kind, seat, rule, (monster.thing,), monster=monster.name, vikings=paid)
