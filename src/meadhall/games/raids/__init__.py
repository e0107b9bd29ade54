"""Raids, by Matthew Dunstan and Brett J. Gilbert (IELLO, 2018)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.core.content import Content
from meadhall.core.game import Credits, Game, Variant
from meadhall.core.text import Text, text
from meadhall.games.raids.arrays import RaidsArrays
from meadhall.games.raids.bot import RaidsJudgement
from meadhall.games.raids.content import RaidsBox
from meadhall.games.raids.scene import RaidsDrawing
from meadhall.games.raids.scoring import glory
from meadhall.games.raids.state import ZONES, Raids
from meadhall.games.raids.steps import SetUp


class RaidsGame(Game[Raids, RaidsBox]):
    """Last ship moves: take tiles, drive rivals off, beat the Monsters."""

    key = "raids"
    players = (2, 3, 4)
    default_players = 3
    minutes = "40"
    weight = 2
    credits = Credits(("Matthew Dunstan", "Brett J. Gilbert"), "IELLO", 2018, "Biboun")
    zones = ZONES
    longest = 600
    hashed_before = ("97cd2c9f4d654f36",)
    state = Raids
    package = __name__
    drawn_by = RaidsDrawing
    judged_by = RaidsJudgement
    numbered_by = RaidsArrays

    def read(self, content: Content) -> RaidsBox:
        return RaidsBox(content)

    @property
    def variants(self) -> tuple[Variant, ...]:
        layouts = tuple(layout.id for layout in self.box.layouts)
        return (Variant("layout", layouts, layouts[0]),)

    def empty(self, players: int, options: Mapping[str, str]) -> Raids:
        box = self.box
        layout = self.variants[0].values.index(options["layout"])
        board = box.layouts[layout]
        spaces, ships = board.harbor + 1, players + (box.setups[players].ghost_berth > 0)
        return Raids(
            box,
            layout=layout,
            harbor=board.harbor,
            town=sum(1 << village for village in board.villages),
            at=[0] * ships,
            berth=[0] * ships,
            beside=[()] * players,
            capacity=[box.slots * box.empty_shields] * players,
            coins=[0] * spaces,
            crew=[0] * players,
            deck=box.voyage_tiles[:],
            gone=[],
            hammers=[0] * players,
            purse=[(0,) * len(box.coins)] * players,
            reserve=box.vikings,
            route=[-1] * spaces,
            sails=[0] * players,
            slots=[(-1,) * box.slots] * players,
            supply=tuple(box.coins.values()),
            unused=(box.arrival, *box.later_harbors),
            vikings=[0] * spaces,
            weapons=[0] * players,
        )

    def opening(self, s: Raids) -> SetUp:
        return SetUp()

    def standing(self, s: Raids, seat: int | None) -> Sequence[int]:
        """RAIDS-15.8, 15.9: the highest total wins; equal totals share the victory."""
        return [sum(glory(s, i)) for i in range(s.seats)]

    def totals(self, s: Raids) -> dict[str, int]:
        """RAIDS-2.11: Vikings; every coin."""
        found = {"vikings": s.reserve + sum(s.crew) + sum(s.vikings)}
        for i, value in enumerate(self.box.coins):
            on_board = sum(value in self.box.pillage[-left:] for left in s.coins if left)
            found[f"coins of {value}"] = s.supply[i] + sum(p[i] for p in s.purse) + on_board
        return found

    def mark(self, s: Raids) -> Text:
        return text("mark-voyage", number=s.voyage)


GAME = RaidsGame()
