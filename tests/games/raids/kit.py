"""A position of Raids in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import meadhall
from meadhall.core.drawing import Look
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.step import Step
from meadhall.core.text import Say
from meadhall.games.raids.content import Kind
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import EndVoyage, NewVoyage, Turn
from tests.games.kit import ids as ids
from tests.games.kit import reasons as reasons
from tests.games.kit import told_alike as told_alike
from tests.games.kit import unheard as unheard
from tests.games.kit import whys as whys

GAME = meadhall.game("raids")


class Sea:
    """An empty board with ships on it: 30 Vikings in the reserve, nobody aboard, no tile anywhere.

    sea = Sea(3).tile(6, "v1_weapon_axe").ship(0, at=6, crew=5).ship(1, at=9).ship(2, at=13)
    m = sea.play()
    """

    def __init__(self, players: int = 3, voyage: int = 1, layout: str = "three_villages") -> None:
        self.match = meadhall.start("raids", players=players, seed=1, options={"layout": layout})
        s = self.match.state
        assert isinstance(s, Raids)
        self.s = s
        s.voyage = voyage
        for space in range(s.harbor + 1):
            if s.route[space] >= 0:
                s.gone.append(s.lift(space))
            s.reserve += s.vikings[space]
            s.vikings[space] = s.coins[space] = 0
        for seat in range(players):
            s.pay(seat, s.crew[seat])
        s.stack.clear()

    def find(self, id: str) -> int:
        """A tile of that entry that is not in play yet."""
        for pile in (self.s.gone, self.s.deck):
            for tile in pile:
                if self.s.box.tiles[tile].id == id:
                    pile.remove(tile)
                    return tile
        raise AssertionError(f"no {id} is left")

    def tile(self, space: int, id: str, vikings: int = 0, coins: int = 0) -> Sea:
        """Lay a tile on a space."""
        self.s.lay(space, self.find(id))
        return self.people(space, vikings) if vikings else self.loot(space, coins)

    def stops(self, *spaces: int) -> Sea:
        """Runes where a ship may stop: taking one asks nothing."""
        for space in spaces:
            rune = next(t for t in (*self.s.deck, *self.s.gone) if self.s.box.kind[t] == Kind.RUNE)
            self.tile(space, self.s.box.tiles[rune].id)
        return self

    def people(self, space: int, vikings: int) -> Sea:
        """Vikings in a Village or on an Encounter."""
        self.s.vikings[space] = vikings
        self.s.reserve -= vikings
        return self

    def loot(self, space: int, coins: int) -> Sea:
        self.s.coins[space] = coins
        return self

    def ship(
        self, seat: int, at: int, crew: int = 0, slots: Sequence[str] = (), beside: Sequence[str] = (), berth: int = 0
    ) -> Sea:
        """A ship on a space (the ghost is the seat after the last), with its tiles and crew."""
        s = self.s
        s.at[seat] = at
        s.berth[seat] = berth or seat + 1
        if seat < s.seats:
            held = [self.find(id) for id in slots]
            s.refit(seat, (*held, *[-1] * (5 - len(held))))
            s.beside[seat] = tuple(self.find(id) for id in beside)
            s.recruit(seat, crew)
        if at == s.harbor:
            s.home = max(s.home, s.berth[seat])
        return self

    def play(self, first: Step[Raids] | None = None) -> Match:
        """Begin with a turn (or with that step). A ship stands at a tile: a Rune, where none is named."""
        self.stops(*(n for n in self.s.at[: self.s.seats] if 0 < n < self.s.harbor and self.s.route[n] < 0))
        self.match.reconsider()
        first = first or Turn()
        now = first.voyage if isinstance(first, NewVoyage) else self.s.voyage
        later = [step for voyage in range(self.s.box.voyages, now, -1) for step in (EndVoyage(), NewVoyage(voyage))]
        self.s.stack[:] = [*later, *([] if isinstance(first, EndVoyage) else [EndVoyage()]), first]
        self.s.run()
        return self.match

    def end_voyage(self) -> Sea:
        """All ships are home: sails and harbour tile, up to the first decision of the next Voyage."""
        self.play(EndVoyage())
        return self


def state(m: Match) -> Raids:
    assert isinstance(m.state, Raids)
    return m.state


def sails(m: Match) -> list[int]:
    """The spaces where the ship may stop."""
    return [o.a for o in m.options if o.verb == "sail"]


def names(s: Raids, tiles: Sequence[int]) -> list[str]:
    return [s.box.tiles[t].id for t in tiles if t >= 0]


def look(game: Game[Any, Any], lang: str, seat: int | None = None) -> Look:
    """Who looks at texts, without a table."""
    return Look(seat, Say(game.texts, lang))
