"""RAIDS-12 to 14: a Voyage begins and ends."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import ranking
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.turn import Turn, clear


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
        s.home = 0
        for ship in range(len(s.at)):
            s.at[ship] = 0
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


class EndVoyage(Step[Raids]):
    """RAIDS-12.1 to 12.5, 13.1 to 13.14: sails, then the harbour tile, then the ghost's place."""

    def run(self, s: Raids) -> None:
        self._clear(s)
        self._sails(s)
        self._reward(s)
        if s.voyage < s.box.voyages:
            self._ghost_first(s)
        elif s.log is not None:
            s.tell("end", None, "RAIDS-15.1")

    def _clear(self, s: Raids) -> None:
        """RAIDS-12.3: nothing stays on the board."""
        for space in range(s.harbor):
            if s.route[space] >= 0:
                s.gone.append(s.lift(space))
            if s.vikings[space] or s.coins[space]:
                clear(s, space)

    def _sails(self, s: Raids) -> None:
        """RAIDS-2.13, 12.5: one Viking a sail, first home first."""
        for seat in sorted(range(s.seats), key=s.berth.__getitem__):
            if s.sails[seat]:
                gained = s.recruit(seat, s.sails[seat])
                if s.log is not None:
                    s.tell("sails", seat, "RAIDS-12.5", vikings=gained)

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
