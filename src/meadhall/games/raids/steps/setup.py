"""RAIDS-3: setup."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.voyage import EndVoyage, NewVoyage


class SetUp(Step[Raids]):
    """RAIDS-1.2, 3.1 to 3.12: who begins, berths, crews and harbour tiles are settled; then four Voyages."""

    def run(self, s: Raids) -> None:
        plan = s.box.setups[s.seats]
        first = s.draw(s.seats)
        for turn in range(s.seats):
            seat = (first + turn) % s.seats
            s.berth[seat] = plan.berths[turn]
            s.recruit(seat, plan.crews[turn])
        if s.ghost >= 0:
            s.berth[s.ghost] = plan.ghost_berth
        self._draw_harbors(s)
        if s.log is not None:
            s.tell("first-player", first, "RAIDS-3.6")
        for voyage in range(s.box.voyages, 0, -1):
            s.plan(NewVoyage(voyage), EndVoyage())

    def _draw_harbors(self, s: Raids) -> None:
        """RAIDS-3.4, 3.5: the order of arrival first, three of the others, the rest back in the box."""
        tiles, later = s.box.later_harbors[:], s.box.voyages - 1
        s.shuffle(tiles)
        s.harbors = (s.box.arrival, *tiles[:later])
        s.unused = tuple(tiles[later:])
