"""RAIDS-7 and 8: Villages, Encounters, Pillages and Monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask
from meadhall.core.text import Text
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
    found = 1 if village else min(s.box.encounter[0], s.vikings[space])
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


# ── 8. Monsters ──────────────────────────────────────────────────────────────────────────────


class MeetMonster(Ask[Raids]):
    """RAIDS-8.1 to 8.13: give up a Viking, or fight for strength less weapons."""

    space: int
    rule = "RAIDS-8.1"

    def cost(self, s: Raids) -> int:
        """RAIDS-8.3, 8.4: never below 0."""
        return max(0, s.box.tiles[s.route[self.space]].strength - s.weapons[self.seat])

    def candidates(self, s: Raids) -> Sequence[Option]:
        return (s.box.fight, s.box.give)

    def against(self, s: Raids, o: Option) -> Iterator[Reason]:
        if o is s.box.fight and s.crew[self.seat] < self.cost(s):
            yield reason("RAIDS-8.3", "why-crew-too-small", cost=self.cost(s), crew=s.crew[self.seat])

    def choose(self, s: Raids, o: Option) -> None:
        seat, tile = self.seat, s.route[self.space]
        name = Text(s.box.tiles[tile].id)
        if o is s.box.give:
            paid = min(s.box.give_up_cost, s.crew[seat])
            s.pay(seat, paid)
            if s.log is not None:
                s.tell("gives-up", seat, "RAIDS-8.2", (s.box.tiles[tile].thing,), monster=name, vikings=paid)
            return
        cost = self.cost(s)
        s.pay(seat, cost)
        s.beside[seat] = (*s.beside[seat], s.lift(self.space))
        if s.log is not None:
            s.tell("beats", seat, "RAIDS-8.6", (s.box.tiles[tile].thing,), monster=name, vikings=cost)
