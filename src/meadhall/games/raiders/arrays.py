"""A match of Viking Raiders in numbers: hands as far as they are known, table areas, the Market, what is being done."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.arrays import Arrays, Counted, Part, one_hot, part, plane
from meadhall.games.raiders.cards import CATEGORIES
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.scoring import goal
from meadhall.games.raiders.state import DECK, DISCARD, GIVEN, HAND, LOOKED, MARKET, PAID, SHOWN, SOLD, SUPPLY, Raiders

TABLE = {"target": 12.0, "clan": 1.0, "with_chiefs": 1.0, "buys": 5.0, "actions": 5.0, "cheap": 5.0, "still": 10.0,
         "round": 100.0, "chain": 8.0}  # fmt: skip


class RaidersArrays(Arrays[Raiders]):
    """The Arctic Clan is one more row wherever there are rows by place."""

    points = 30.0
    details = {"left": 10.0, "least": 10.0, "more": 10.0, "less": 10.0, "victim": 5.0}
    rivals = ("victim",)
    seat_in = {"play": 1}  # `play:night_raid:1:navy`; where a card or the Clan is named instead it is no number

    def read(self, box: RaidersBox) -> None:
        self.wares = box.kind[box.first_market]  # from this kind on: cards of the Market

    def kinds_of(self, box: RaidersBox) -> tuple[Sequence[int], Sequence[str]]:
        return box.kind, [k.id for k in box.kinds]

    def counted_of(self, box: RaidersBox) -> Sequence[Counted]:
        every, wares = len(box.kinds), len(box.kinds) - self.wares
        return [*(Counted(zone, 0, self.wares) for zone in (HAND, LOOKED, SHOWN, DECK, DISCARD)),
                *(Counted(zone, 0, every) for zone in (PAID, GIVEN, SOLD)),  # wares of one's table may be given too
                *(Counted(zone, self.wares, wares) for zone in (MARKET, SUPPLY))]  # fmt: skip

    def own_parts(self, players: int) -> Sequence[Part]:
        kinds = self.game.box.kinds
        names = [k.id for k in kinds]
        places = ["own", *(f"rival_{i}" for i in range(1, players)), "clan"]
        return (
            part("tables", players + 1, {k.id: float(max(1, k.copies)) for k in kinds[self.wares :]}),
            plane("vp", players + 1, CATEGORIES, 15),
            part("goals", players + 1, {"goal": 15.0}),
            plane("chiefs", players + 1, names),
            plane("powers", players + 1, names),
            plane("active", 1, places),
            plane("first", 1, places),
            part("table", 1, TABLE),
            plane("act", 1, names),
            plane("doer", 1, places),
            plane("aim", 1, places),
            plane("last_answer", 1, names),
        )

    def own_numbers(self, s: Raiders, order: Sequence[int], openly: bool) -> list[float]:
        kinds, found = len(s.box.kinds), self._tables(s, order)
        places = [*order, s.clan]
        for place in places:
            found += s.vp[place] if place >= 0 else (0, 0, 0)
        found += [goal(s, place) if place >= 0 else 0 for place in places]
        for of in (s.chiefs, s.ability):
            for place in places:
                found += one_hot(kinds, of[place] if place >= 0 else -1)
        found += self._place(s, order, s.active)
        found += self._place(s, order, s.first)
        found += (s.target, s.clan >= 0, s.with_chiefs, s.buys, s.actions, s.cheap, s.still, s.round, len(s.chain))
        kind, doer, aim = s.act[:3] if s.act else (-1, -1, -1)
        found += one_hot(kinds, kind)
        found += self._place(s, order, doer)
        found += self._place(s, order, aim)
        return found + one_hot(kinds, s.chain[-1][0] if s.chain else -1)

    def _tables(self, s: Raiders, order: Sequence[int]) -> list[float]:
        """What lies in every table area, the Clan's last."""
        found, of, first = [], s.box.kind, self.wares
        for place in (*order, s.clan):
            counts = [0.0] * (len(s.box.kinds) - first)
            for card in s.tables[place] if place >= 0 else ():
                counts[of[card] - first] += 1
            found += counts
        return found

    def _place(self, s: Raiders, order: Sequence[int], place: int) -> list[float]:
        """A place at the table, counted from the own seat."""
        n = s.seats
        return one_hot(n + 1, -1 if place < 0 else n if place == s.clan else (place - order[0]) % n)
