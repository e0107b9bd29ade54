"""A position of A Feast for Odin in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import meadhall
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.step import Step
from meadhall.core.zones import Zone, move
from meadhall.games.odin import items as I
from meadhall.games.odin.placing import place, with_cells
from meadhall.games.odin.scoring import points
from meadhall.games.odin.state import DECK, HAND, PLAYED_CARDS, REMOVED, Odin, Player
from meadhall.games.odin.steps.feast import FeastFor
from meadhall.games.odin.steps.rounds import (
    AfterBonuses,
    Bonuses,
    Breed,
    EndActions,
    Harvest,
    Income,
    NewWeapon,
    RoundEnd,
    UpdateStrips,
)
from meadhall.games.odin.steps.turn import Act

GAME = meadhall.game("odin")


def state_of(m: Match) -> Odin:
    """The state of a match, with its type."""
    assert isinstance(m.state, Odin)
    return m.state


class Hall:
    """Players with nothing at all but Vikings: no goods, no weapons, no cards, no strips, no ships.

    h = Hall().give(stone=1, silver=2).ships(knarrs=1).hand(25)
    h.act("space:play_occupation_1", "card:25")
    assert h.has() == {"salt_meat": 1, "silver": 3}
    """

    def __init__(
        self,
        players: int = 1,
        round: int = 1,
        vikings: int = 8,
        length: str = "long",
        game: Game[Any, Any] = GAME,
    ) -> None:
        self.match: Match = meadhall.start(game, players=players, seed=1, options={"length": length})
        s = self.match.state
        assert isinstance(s, Odin)
        self.s = s
        s.stack.clear()
        self.before: list[list[int]] = []
        s.round = s.out = round
        s.first = 0
        s.strip_pile |= sum(1 << n for n in s.strips)
        s.strips.clear()
        s.strip_at.clear()
        for seat, p in enumerate(s.players):
            for item in range(I.BOW, I.COUNT):
                s.arms[item - I.BOW] += p.have[item]
            p.have[:] = [0] * I.COUNT
            p.vikings = vikings
            for card in p.hand[:]:
                move(s, card, HAND, seat, REMOVED, 0)

    # ── what players have ────────────────────────────────────────────────────────────────────

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def give(self, seat: int = 0, **items: int) -> Hall:
        """Goods, special tiles, resources, silver or weapons in the supply or stable."""
        for name, n in items.items():
            item = I.ITEM[name]
            self.player(seat).have[item] += n
            if I.FIRST_SPECIAL <= item < I.WOOD:
                self.s.specials &= ~(1 << (item - I.FIRST_SPECIAL))
            if item >= I.BOW:
                self.s.arms[item - I.BOW] -= n
        return self

    def ships(self, boats: Sequence[int] = (), knarrs: int = 0, longships: Sequence[int] = (), seat: int = 0) -> Hall:
        """Ships in the bay: of boats and longships the ore on each."""
        p = self.player(seat)
        p.boats, p.knarrs, p.longships = sorted(boats), knarrs, sorted(longships)
        return self

    def houses(self, *names: str, seat: int = 0) -> Hall:
        """Sheds, stone houses and long houses; they are the areas 1, 2, 3…"""
        for name in names:
            house = I.HOUSES.index(name)
            self.s.houses[house] -= 1
            self.player(seat).add_area(I.HOUSE_AREA[house])
        return self

    def boards(self, *names: str, seat: int = 0) -> Hall:
        """Exploration boards that the player has claimed."""
        for name in names:
            side = I.BOARDS.index(name)
            self.s.owners[self.s.box.islands[side].board] = seat
            self.player(seat).add_area(I.FIRST_BOARD + side)
        return self

    def cover(self, area: int, *cells: tuple[int, int], seat: int = 0) -> Hall:
        """Some cells of an area are covered; without cells all but its bonus cells."""
        p = self.player(seat)
        grid = self.s.box.areas[p.kinds[area]]
        bonus = sum(b.bit for b in grid.bonuses)
        more = sum(grid.bit(x, y) for x, y in cells) if cells else grid.cells & ~bonus
        p.covered = with_cells(p.covered, area, p.covered[area] | more)
        return self

    def lay(self, tile: str, x: int, y: int, area: int = 0, seat: int = 0, turn: int = 0) -> Hall:
        """A tile lies on an area, as printed or turned, its upper left corner there."""
        item = I.ITEM[tile]
        if I.FIRST_SPECIAL <= item < I.WOOD:
            self.s.specials &= ~(1 << (item - I.FIRST_SPECIAL))
        place(self.s, seat, area, item, turn, y * 16 + x)
        return self

    # ── cards ────────────────────────────────────────────────────────────────────────────────

    def _find(self, number: int) -> tuple[int, Zone[Odin]]:
        card = next(c.index for c in self.s.box.cards if c.number == number)
        return card, DECK if card in self.s.deck else REMOVED

    def hand(self, *numbers: int, seat: int = 0) -> Hall:
        """Occupations in hand."""
        for number in numbers:
            card, zone = self._find(number)
            move(self.s, card, zone, 0, HAND, seat)
        return self

    def cards(self, *numbers: int, seat: int = 0) -> Hall:
        """Occupations in play; what they do when they are played is not done."""
        for number in numbers:
            card, zone = self._find(number)
            move(self.s, card, zone, 0, PLAYED_CARDS, seat)
            self.player(seat).hooks |= self.s.box.cards[card].hooks
        return self

    def top(self, number: int) -> Hall:
        """An occupation on top of the draw pile."""
        card, zone = self._find(number)
        move(self.s, card, zone, 0, DECK, 0)
        return self

    # ── the table ────────────────────────────────────────────────────────────────────────────

    def strip(self, number: int, taken: int = 0) -> Hall:
        """Mountain strip 1 to 8 lies there, so many items already gone."""
        self.s.strips.append(number - 1)
        self.s.strip_at.append(taken)
        self.s.strip_pile &= ~(1 << (number - 1))
        return self

    def occupied(self, space: str, vikings: int = 0, seat: int = 0) -> Hall:
        """Vikings of a player stand on a space (as many as its column says)."""
        x = self.s.box.spaces[self.s.box.space_at[space]]
        self.s.occupy(x.number, seat, vikings or x.column)
        return self

    def backs(self) -> Hall:
        """All exploration boards show their backs."""
        self.s.sides = 15
        return self

    def luck(self, *rolls: int, sides: int = 8) -> Hall:
        """The next rolls of the die."""
        s, count = self.s, self.s.count
        s.key = 0
        while True:
            found = [s.draw(sides) + 1 for _ in rolls]
            s.count = count
            if found == list(rolls):
                return self
            s.key += 1

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def run(self, *steps: Step[Odin]) -> Hall:
        """Carry these steps out, up to the first question."""
        self.match.reconsider()
        self.s.stack[:] = list(reversed(steps))
        self.s.run()
        return self

    def turn(self, seat: int = 0) -> Hall:
        """A player is to place Vikings."""
        self.s.phase = I.ACTIONS
        return self.run(Act(seat))

    def act(self, *options: str, seat: int = 0) -> Hall:
        """A player's turn, and what is answered in it."""
        return self.turn(seat).do(*options)

    def do(self, *options: str) -> Hall:
        """Answer the questions that come, whoever is asked."""
        for option in options:
            self.match.play(option)
        return self

    def play(self, number: int, *options: str) -> Hall:
        """Play an occupation on the space that costs nothing and gives nothing else."""
        return self.hand(number).act("space:play_occupation_2", f"card:{number}", *options)

    def harvest(self) -> Hall:
        self.s.phase = I.HARVEST
        return self.run(Harvest())

    def new_weapon(self) -> Hall:
        return self.run(NewWeapon())

    def end_actions(self) -> Hall:
        self.s.phase = I.ACTIONS
        return self.run(EndActions())

    def income(self) -> Hall:
        """Everybody has had a moment at the end of phase 5."""
        for p in self.s.players:
            p.quiet = 1
        return self.run(Income())

    def breeding(self) -> Hall:
        self.s.phase = I.BREEDING
        return self.run(Breed(0))

    def feast(self) -> Hall:
        self.s.phase = I.FEAST
        return self.run(FeastFor(0))

    def bonus(self) -> Hall:
        return self.run(Bonuses(), AfterBonuses())

    def mountains(self) -> Hall:
        return self.run(UpdateStrips())

    def end(self) -> Hall:
        """What comes after the feast of the last round."""
        self.s.round = self.s.rules.rounds
        self.s.phase = I.FEAST
        return self.run(RoundEnd())

    # ── looking ──────────────────────────────────────────────────────────────────────────────

    def has(self, seat: int = 0) -> dict[str, int]:
        """All that lies in a player's supply and stables."""
        return {I.NAMES[i]: n for i, n in enumerate(self.player(seat).have) if n}

    def mark(self) -> Hall:
        """From here `gained` counts."""
        self.before = [p.have[:] for p in self.s.players]
        return self

    def gained(self, seat: int = 0) -> dict[str, int]:
        """What a player has more (or less) than at `mark`."""
        have, before = self.player(seat).have, self.before[seat]
        return {I.NAMES[i]: n - before[i] for i, n in enumerate(have) if n != before[i]}

    def weapons(self, seat: int = 0) -> int:
        """How many weapon cards a player holds."""
        return sum(self.player(seat).have[I.BOW :])

    def ids(self) -> list[str]:
        """What may be chosen now; nothing if the steps are done."""
        return [o.id for o in self.match.options]

    def may(self, option: str) -> bool:
        return option in self.ids()

    def whys(self, option: str) -> list[str]:
        """The rules against a choice."""
        assert self.match.decision is not None
        refusal = self.match.refuse(self.match.decision.seat, option)
        return [r.rule for r in refusal.reasons] if refusal else []

    def bay(self, seat: int = 0) -> tuple[list[int], int, list[int]]:
        """Boats with the ore on each, knarrs, longships with the ore on each."""
        p = self.player(seat)
        return p.boats, p.knarrs, p.longships

    def lies(self, seat: int = 0) -> list[tuple[str, str]]:
        """What lies on which kind of area."""
        p = self.player(seat)
        return [(I.NAMES[item], I.AREAS[p.kinds[area]]) for area, item, _, _ in p.placed]

    def points(self, seat: int = 0) -> dict[str, int]:
        """The score sheet."""
        return points(self.s, seat)
