"""RAIDS-4, 6a and 16: whose turn it is, what is discarded, and the ghost."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps.sailing import Sail, arrive
from meadhall.games.raids.steps.tiles import TakeTile


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
    """RAIDS-6.1, 6.2: all tiles between a ship and the next one ahead, with what lies on them. Gives the latter's
    space: 0 while another ship is still on the start (RAIDS-6.5, 6.6)."""
    lost, ahead = 0, sorted(s.at)[1]
    for space in range(s.at[ship] + 1, ahead):
        if s.route[space] >= 0:
            s.gone.append(s.lift(space))
            clear(s, space)
            lost += 1
    if lost and s.log is not None:
        s.tell("discards", None if ship == s.ghost else ship, "RAIDS-6.1", count=lost)
    return ahead


def clear(s: Raids, space: int) -> None:
    """RAIDS-6.2: Vikings left on a space go to the reserve, coins to the supply; nobody gets them."""
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
