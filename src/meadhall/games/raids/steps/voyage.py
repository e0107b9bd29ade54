"""RAIDS-3, 4, 6a, 12 to 14 and 16: from the setup to the end, Voyage by Voyage and turn by turn; the ghost."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import ranking
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.sailing import Sail, arrive
from meadhall.games.raids.steps.tiles import TakeTile, enlist


class SetUp(Step[Raids]):
    """RAIDS-1.2, 3.1 to 3.12: who begins, berths, crews and harbour tiles are settled; then four Voyages."""

    def run(self, s: Raids) -> None:
        plan, first = s.box.setups[s.seats], s.draw(s.seats)
        for turn in range(s.seats):
            seat = (first + turn) % s.seats
            s.berth[seat] = plan.berths[turn]
            s.recruit(seat, plan.crews[turn])
        if s.ghost >= 0:
            s.berth[s.ghost] = plan.ghost_berth
        tiles, later = s.box.later_harbors[:], s.box.voyages - 1
        s.shuffle(tiles)
        s.harbors, s.unused = (s.box.arrival, *tiles[:later]), tuple(tiles[later:])  # RAIDS-3.4, 3.5
        if s.log is not None:
            s.tell("first-player", first, "RAIDS-3.6")
        for voyage in range(s.box.voyages, 0, -1):
            s.plan(NewVoyage(voyage), EndVoyage())


class NewVoyage(Step[Raids]):
    """RAIDS-3.3, 14.1 to 14.5: lay out tiles, Vikings and coins; ships start where they arrived."""

    voyage: int

    def run(self, s: Raids) -> None:
        s.voyage = self.voyage
        tiles, s.deck = s.deck[:16], s.deck[16:]
        s.shuffle(tiles)
        for space, tile in zip(s.board.tile_spaces, tiles, strict=True):
            s.lay(space, tile)
        s.stops |= 1 << s.harbor
        s.passages |= s.town
        s.home, s.at = 0, [0] * len(s.at)
        self._people(s)
        if s.log is not None:
            s.tell("voyage", None, "RAIDS-14.1", number=self.voyage, condition=s.harbor_tile.name)
        s.push(Turn())

    def _people(self, s: Raids) -> None:
        """RAIDS-2.14, 3.11, 3.12, 14.2, 14.4: Encounters first, then Villages one Viking a round."""
        for space in s.board.tile_spaces:
            kind = s.box.kind[s.route[space]]
            if kind == Kind.ENCOUNTER:
                self._settle(s, space, sum(s.box.encounter))
            elif kind == Kind.PILLAGE:
                s.coins[space] = len(s.box.pillage)
                for coin in s.box.pillage:
                    s.return_coin(coin, -1)
        for _ in range(s.box.setups[s.seats].per_village):
            for space in s.board.villages:
                self._settle(s, space, 1)

    def _settle(self, s: Raids, space: int, vikings: int) -> None:
        found = min(vikings, s.reserve)
        s.reserve -= found
        s.vikings[space] += found


class Turn(Step[Raids]):
    """RAIDS-4.1 to 4.7: the ship furthest back takes its tile and navigates; until all are home."""

    def run(self, s: Raids) -> None:
        ship = s.furthest_back()
        if ship < 0:
            return
        s.push(self)
        if ship == s.ghost:
            s.push(GhostSails())
        else:
            s.push(Navigate(ship))
            s.push(TakeTile(ship))


class Navigate(Step[Raids]):
    """RAIDS-6.1 to 6.6: discard up to the next ship ahead, then sail at least that far."""

    seat: int

    def run(self, s: Raids) -> None:
        s.push(Sail(self.seat, s.at[self.seat], discard(s, self.seat)))


def discard(s: Raids, ship: int) -> int:
    """RAIDS-6.1 to 6.6: the tiles up to the next ship ahead; its space is given back, 0 if it has not left yet."""
    lost, ahead = 0, sorted(s.at)[1]
    for space in range(s.at[ship] + 1, ahead):
        if s.route[space] >= 0:
            clear(s, space)
            lost += 1
    if lost and s.log is not None:
        s.tell("discards", None if ship == s.ghost else ship, "RAIDS-6.1", count=lost)
    return ahead


def clear(s: Raids, space: int) -> None:
    """RAIDS-6.2: a tile leaves the game, Vikings on it go to the reserve, coins to the supply; nobody gets them."""
    if s.route[space] >= 0:
        s.gone.append(s.lift(space))
    s.reserve += s.vikings[space]
    s.vikings[space] = 0
    if s.coins[space]:
        for coin in s.box.pillage[-s.coins[space] :]:
            s.return_coin(coin)
        s.coins[space] = 0


class GhostSails(Step[Raids]):
    """RAIDS-16.3 to 16.10: it discards like any ship and goes to its next stop, taking nothing."""

    def run(self, s: Raids) -> None:
        ghost, space = s.ghost, s.at[s.ghost]
        discard(s, ghost)
        stop = next(n for n in s.board.ghost_stops if n > space)
        if stop == s.harbor:
            arrive(s, ghost)
            return
        s.at[ghost] = stop
        if s.log is not None:
            s.tell("ghost-sails", None, "RAIDS-16.4", ("pawn:ghost",))


class EndVoyage(Step[Raids]):
    """RAIDS-12.1 to 12.5, 13.1 to 13.14: the board is cleared; sails, harbour tile, the ghost's place."""

    def run(self, s: Raids) -> None:
        for space in range(s.harbor):
            clear(s, space)
        self._sails(s)
        self._reward(s)
        if s.voyage < s.box.voyages:
            self._ghost_first(s)
        elif s.log is not None:
            s.tell("end", None, "RAIDS-15.1")

    def _sails(self, s: Raids) -> None:
        """RAIDS-2.13, 12.5: one Viking a sail, first home first."""
        for seat in sorted(range(s.seats), key=s.berth.__getitem__):
            if s.sails[seat]:
                enlist(s, seat, s.sails[seat], "sails", "RAIDS-12.5")

    def _reward(self, s: Raids) -> None:
        """RAIDS-13.1 to 13.3: by berth in Voyage 1, then by count, the earlier arrival first."""
        for rank, seat in ranking(s):
            if coin := s.box.rewards[rank]:
                s.gain_coin(seat, coin)
                if s.log is not None:
                    rule = "RAIDS-13.1" if s.voyage == 1 else "RAIDS-13.2"
                    s.tell("reward", seat, rule, coin=coin, rank=rank + 1)

    def _ghost_first(self, s: Raids) -> None:
        """RAIDS-16.14 to 16.18: the ghost changes places with the player on its position."""
        own = s.box.setups[s.seats].ghost_berth
        if s.ghost >= 0 and s.berth[s.ghost] != own:
            first = s.berth.index(own)
            s.berth[first], s.berth[s.ghost] = s.berth[s.ghost], own
            if s.log is not None:
                s.tell("ghost-swaps", first, "RAIDS-16.14", own=own, berth=s.berth[first])
