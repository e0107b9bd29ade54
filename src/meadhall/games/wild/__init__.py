"""Vikings Gone Wild, by Julien Vergonjeanne (Lucky Duck Games, 2016)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.content import Content
from meadhall.core.drawing import Drawing
from meadhall.core.game import Credits, Game, Result, Variant
from meadhall.core.record import Record
from meadhall.core.text import Text, text
from meadhall.core.zones import Zone
from meadhall.games.wild import bot, previews, scene, shapes, words
from meadhall.games.wild.arrays import WildArrays
from meadhall.games.wild.cards import TURN_GOALS
from meadhall.games.wild.content import WildBox
from meadhall.games.wild.state import SOURCES, ZONES, Wild, pool
from meadhall.games.wild.steps.setup import FIRST_GAME, PICKED, RANDOM, SetUp
from meadhall.games.wild.upgrade import CONTENT_2, woken


class WildDrawing(Drawing[Wild]):
    """How it is shown."""

    thing_data = shapes.THINGS
    choice_data = shapes.CHOICES
    draw = staticmethod(scene.draw)
    sheet = staticmethod(scene.sheet)
    about = staticmethod(words.about)
    title = staticmethod(words.title)
    choice = staticmethod(words.choice)
    ending = staticmethod(words.ended)
    count = staticmethod(previews.count)
    settled = staticmethod(previews.settled)


class WildGame(Game[Wild, WildBox]):
    """Build a village and a deck, raid the neighbours, hold your own."""

    key = "wild"
    version = "3"
    players = (2, 3, 4)
    default_players = 3
    minutes = "60–90"
    weight = 3
    credits = Credits(("Julien Vergonjeanne",), "Lucky Duck Games", 2016)
    zones = ZONES
    longest = 4000
    hashed_before = ("a4198f1e286302cb",)
    state = Wild
    package = __name__
    drawn_by = WildDrawing
    judged_by = bot.WildJudgement
    numbered_by = WildArrays

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        return woken(data) if version == "2" else super().upgrade(data, version)

    def upgrade_record(self, record: Record) -> Record:
        """The same choices lead to the same end, if what is played with is what was published."""
        if record.rules == "2" and record.content == CONTENT_2 and self.as_published:
            return record._replace(rules=self.version, content=self.content.hash)
        return super().upgrade_record(record)

    def read(self, content: Content) -> WildBox:
        return WildBox(content)

    @property
    def variants(self) -> tuple[Variant, ...]:
        return (
            Variant("end", ("standard", "long"), "standard"),
            Variant("bonuses", (RANDOM, FIRST_GAME, PICKED), RANDOM),
        )

    def empty(self, players: int, options: Mapping[str, str]) -> Wild:
        box = self.box
        goal = box.long_end.get(players, box.end[players]) if options["end"] == "long" else box.end[players]
        left = [box.cards[k].copies for k in box.piles] + [b.copies for b in box.buildings]
        return Wild(
            box,
            aside=[],
            attacked=0,
            beer=0,
            bonus_rule=options["bonuses"],
            bonuses=(),
            box_cards=[],
            built=[0] * players,
            builds=[(0,) * len(box.buildings)] * players,
            claimed=[0] * players,
            damaged=[0] * players,
            decks=[[] for _ in range(players)],
            did=[0] * len(TURN_GOALS),
            discards=[[] for _ in range(players)],
            done=[()] * players,
            dragon=0,
            favours=[],
            favours_open=[],
            favours_unused=[],
            first=0,
            fresh=0,
            gold=0,
            goal=goal,
            halls=[0] * players,
            hands=[[] for _ in range(players)],
            laid=[()] * players,
            laid_at=[()] * players,
            last=0,
            lively=0,
            left=left,
            loose_beer=[0] * players,
            loose_gold=[0] * players,
            made=[0] * players,
            mission_deck=[],
            missions=[()] * players,
            opened=(),
            path_deck=[],
            path_gone=[],
            phase=0,
            play=[[] for _ in range(players)],
            points=[(0,) * len(SOURCES)] * players,
            prey=-1,
            raw=[0] * players,
            ready=(),
            round=0,
            row=[-1] * box.row,
            spare=(),
            staged=[[] for _ in range(players)],
            steps=[0] * players,
            stored=[(0,) * box.hall_slot] * players,
            tie=(),
            turn=-1,
            used=0,
            vp=[0] * players,
            wave=[0] * players,
            winners=(),
        )

    def opening(self, s: Wild) -> SetUp:
        return SetUp()

    def result(self, s: Wild) -> Result:
        """WILD-25.10, 26.5"""
        return Result(tuple(s.vp), s.winners)

    def standing(self, s: Wild, seat: int | None) -> Sequence[int | None]:
        """WILD-22.7: VP are public."""
        return s.vp

    def totals(self, s: Wild) -> dict[str, int]:
        """Buildings lie in their piles or in villages (WILD-10.1, 10.11)."""
        piles = len(self.box.piles)
        return {
            b.id: s.left[piles + i] + sum(s.owned(seat, i) for seat in range(s.seats))
            for i, b in enumerate(self.box.buildings)
        }

    def pool(self, s: Wild, zone: Zone[Wild], i: int, card: int) -> object:
        return pool(s, zone, i, card)

    def mark(self, s: Wild) -> Text:
        return text("mark-round", number=s.round)


GAME = WildGame()
