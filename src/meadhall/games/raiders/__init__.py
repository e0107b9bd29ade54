"""Viking Raiders, by Morten Billcliff (Neowulf Games, 2024; French edition by Matagot)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.content import Content
from meadhall.core.errors import BadVariant
from meadhall.core.game import Credits, Game, Result, Variant
from meadhall.core.record import Record
from meadhall.core.text import Text, text
from meadhall.core.zones import Zone
from meadhall.games.raiders.arrays import RaidersArrays
from meadhall.games.raiders.bot import RaidersJudgement
from meadhall.games.raiders.cards import TRAINING
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.scene import RaidersDrawing
from meadhall.games.raiders.scoring import totals
from meadhall.games.raiders.state import ZONES, Raiders
from meadhall.games.raiders.steps.setup import SetUp
from meadhall.games.raiders.upgrade import BEFORE_BUYING_PAID, upgraded

OFF, ON = "off", "on"


class RaidersGame(Game[Raiders, RaidersBox]):
    """Hidden hands, a Market, raids, and a Berserker when it hurts most."""

    key = "raiders"
    version = "4"
    players = (2, 3, 4, 5)
    default_players = 3
    minutes = "30–60"
    weight = 2
    credits = Credits(("Morten Billcliff",), "Neowulf Games · Matagot", 2024)
    zones = ZONES
    longest = 12_000
    hashed_before = ("316a0f9ef5e44967",)
    state = Raiders
    package = __name__
    drawn_by = RaidersDrawing
    judged_by = RaidersJudgement
    numbered_by = RaidersArrays

    def read(self, content: Content) -> RaidersBox:
        return RaidersBox(content)

    @property
    def variants(self) -> tuple[Variant, ...]:
        return (
            Variant("target", ("suggested", *(str(t) for t in self.box.targets)), "suggested"),
            Variant("chiefs", (OFF, ON), OFF),
            Variant("arctic", (OFF, ON), OFF),
            Variant("quick", (OFF, ON), OFF),
            Variant("lessons", (OFF, ON), OFF),
            Variant("first", ("random", "host"), "random"),
            Variant("fuse", ("12", "6", "20", "off"), "12"),
        )

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        """A payment that was begun goes on as it was."""
        return data if version == BEFORE_BUYING_PAID else super().upgrade(data, version)

    def upgrade_record(self, record: Record) -> Record:
        if record.rules != BEFORE_BUYING_PAID:
            return super().upgrade_record(record)
        return upgraded(record, self.version)

    def empty(self, players: int, options: Mapping[str, str]) -> Raiders:
        """RAIDERS-16.7: the Arctic Clan is for 2 players, the fast start for 4 or 5."""
        if options["arctic"] == ON and players != 2:
            raise BadVariant(f"raiders: arctic is for 2 players, not {players} (RAIDERS-15.1)")
        if options["quick"] == ON and players < 4:
            raise BadVariant(f"raiders: quick is for 4 or 5 players, not {players} (RAIDERS-16.3)")
        suggested = options["target"] == "suggested"
        return self._empty(
            players,
            target=self.box.default_target[players] if suggested else int(options["target"]),
            clan=players if options["arctic"] == ON else -1,
            with_chiefs=int(options["chiefs"] == ON),
            setup=_agreed(options),
        )

    def _empty(self, players: int, target: int, clan: int, with_chiefs: int, setup: tuple[str, ...]) -> Raiders:
        """Everything in its deck, nothing before anybody."""
        box, places = self.box, players + (clan >= 0)
        return Raiders(
            box,
            target=target,
            clan=clan,
            with_chiefs=with_chiefs,
            setup=setup,
            hands=[[] for _ in range(players)],
            stage=[[] for _ in range(4 * players)],
            deck=list(box.viking_cards),
            discard=[],
            market=[-1] * box.constants.market,
            supply=list(box.market_cards),
            tables=[[] for _ in range(places)],
            adrift=[],
            gone=[],
            shown=[[] for _ in range(players)],
            vp=[(0, 0, 0)] * places,
            num=[(0, 0, 0)] * places,
            ability=[-1] * places,
            chiefs=(-1,) * places,
            active=0,
            first=0,
            round=0,
            buys=0,
            actions=0,
            cheap=0,
            still=0,
            winner=-1,
            turned=-1,
            act=(),
            chain=(),
        )

    def opening(self, s: Raiders) -> SetUp:
        return SetUp()

    def result(self, s: Raiders) -> Result:
        """RAIDERS-13.13, 15.11: one winner, none if it is the Arctic Clan; the sum of VP is the score shown."""
        scores = tuple(sum(totals(s, seat)) for seat in range(s.seats))
        return Result(scores, () if s.winner == s.clan else (s.winner,))

    def standing(self, s: Raiders, seat: int | None) -> Sequence[int | None]:
        """Visible VP; the own hidden ones too."""
        return [sum(totals(s, i) if i == seat or s.winner >= 0 else s.vp[i]) for i in range(s.seats)]

    def totals(self, s: Raiders) -> dict[str, int]:
        """The VP kept beside every table area are those of its cards."""
        vp = [self.box.kinds[self.box.kind[c]].vp for table in s.tables for c in table]
        return {"VP counted too often": sum(map(sum, s.vp)) - sum(vp)}

    def pool(self, s: Raiders, zone: Zone[Raiders], i: int, card: int) -> object:
        """Training cards lie in the decks only (RAIDERS-16.6)."""
        return self.box.backs[card], self.box.kinds[self.box.kind[card]].family == TRAINING

    def mark(self, s: Raiders) -> Text:
        return text("mark-round", number=s.round)


def _agreed(options: Mapping[str, str]) -> tuple[str, ...]:
    """The words for what else was agreed."""
    words = [name for name in ("quick", "lessons") if options[name] == ON]
    words += ["host"] if options["first"] == "host" else []
    words += [f"fuse-{options['fuse']}"] if options["fuse"] != OFF else []
    return tuple(words)


GAME = RaidersGame()
