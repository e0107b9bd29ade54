"""A Feast for Odin, by Uwe Rosenberg (Feuerland, 2016)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.content import Content
from meadhall.core.drawing import Drawing
from meadhall.core.game import Credits, Game, Variant
from meadhall.core.judgement import Judgement, Search, Skill
from meadhall.core.match import start
from meadhall.core.option import Option
from meadhall.core.record import Record
from meadhall.core.step import Ask
from meadhall.core.text import Text, text
from meadhall.games.odin import acts, bot, previews, scene, shapes, words
from meadhall.games.odin import items as I
from meadhall.games.odin.arrays import OdinArrays
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.features import FEATURES, measure, progress
from meadhall.games.odin.scoring import total
from meadhall.games.odin.state import ZONES, Odin, new_player
from meadhall.games.odin.steps import SetUp
from meadhall.games.odin.steps.anytime import Window
from meadhall.games.odin.steps.feast import Feast
from meadhall.games.odin.steps.turn import Act
from meadhall.games.odin.upgrade import upgraded, with_moments

#: the mixes of the rulebook first (ODIN-17.2), then every other
DECKS = ("abc", "a", "bc", "b", "c", "ab", "ac")


class OdinDrawing(Drawing[Odin]):
    """How it is shown."""

    thing_data = {
        "chart": shapes.ChartData, "space": shapes.SpaceData, "strip": shapes.StripData, "island": shapes.IslandData,
        "special": shapes.SpecialData, "die": shapes.DieData, "lifted": shapes.LiftedData,
        "player": shapes.PlayerData, "store": shapes.StoreData, "area": shapes.AreaData, "table": shapes.TableData,
        "served": shapes.ServedData, "bay": shapes.BayData, "ship": shapes.ShipData, "card": shapes.CardData,
    }  # fmt: skip
    choice_data = {
        "at": shapes.AtData, "serve": shapes.ServeData, "loot": shapes.LootData, "spend": shapes.SpendData,
        "fail": shapes.FailData,
    }  # fmt: skip
    suggestion = shapes.Suggestion
    draw = staticmethod(scene.draw)
    printed = staticmethod(scene.printed)
    sheet = staticmethod(scene.sheet)
    title = staticmethod(words.title)
    about = staticmethod(words.about)
    count = staticmethod(previews.count)
    settled = staticmethod(previews.settled)
    choice = staticmethod(words.choice)
    ending = staticmethod(words.ending)


class OdinJudgement(Judgement[Odin]):
    """What a decent player thinks of it."""

    worlds = 1  # hands and draw piles matter little for one decision
    lookahead = bot.LOOKAHEAD
    value = staticmethod(bot.value)
    sensible = staticmethod(bot.sensible)
    suggest = staticmethod(bot.suggest)
    features = FEATURES
    trusted = ("prospects", "always")
    in_points = True
    measure = staticmethod(measure)
    progress = staticmethod(progress)

    search = Search(turns=400, most=2000, doubt=0.7, width=8, blur=8.0)  # to the end: only there does a plan pay
    skills = (Skill(0.12, lapse=0.08), Skill(0.07), Skill(0.025), Skill(passes=6))
    opening = ("space", "fewer")

    def policy(self, s: Odin, ask: Ask[Odin], options: Sequence[Option]) -> Sequence[float] | None:
        """In points alone, else in what they mean for the chances of equals."""
        looks = acts.policy(s, ask, options)
        return looks if looks is None or s.seats == 1 else [points / (4 * self.even) for points in looks]

    def begins(self, s: Odin, ask: Ask[Odin], last: int) -> bool:
        """A turn begins where Vikings may be placed."""
        return isinstance(ask, Act)

    def rests(self, s: Odin, ask: Ask[Odin]) -> bool:
        return isinstance(ask, (Act, Window, Feast))


class OdinGame(Game[Odin, OdinBox]):
    """Vikings work, hunt, sail and feast; their treasures cover the board."""

    key = "odin"
    version = "4"
    players = (1, 2, 3, 4)
    default_players = 2
    minutes = "30–150"
    weight = 4
    credits = Credits(("Uwe Rosenberg",), "Feuerland Spiele", 2016, "Dennis Lohausen")
    zones = ZONES
    longest = 12_000
    hashed_before = ("031b69f90ad390ef", "c4109f76f056ca78", "54c5607a299606e2")
    state = Odin
    package = __name__
    drawn_by = OdinDrawing
    judged_by = OdinJudgement
    numbered_by = OdinArrays

    def read(self, content: Content) -> OdinBox:
        return OdinBox(content)

    @property
    def variants(self) -> tuple[Variant, ...]:
        return (
            Variant("length", ("long", "short"), "long"),
            Variant("decks", DECKS, "abc"),
            Variant("light", ("drawn", "chosen"), "drawn"),
        )

    def empty(self, players: int, options: Mapping[str, str]) -> Odin:
        box = self.box
        decks = options["decks"].upper()
        cards = [c for c in box.cards if c.deck in decks]
        return Odin(
            box,
            arms=list(box.weapons),
            arms_out=[0] * 4,
            arms_spare=[0] * 4,
            deck=[c.index for c in cards if c.dark],
            extension=0,
            first=0,
            frames=[],
            held=[0] * (len(box.spaces) + 4),
            houses=[h.stock for h in box.houses],
            last=-1,
            length=0 if options["length"] == "long" else 1,
            out=0,
            owners=[-1] * 4,
            passed=0,
            phase=0,
            pick=int(options["light"] == "chosen"),
            players=[new_player() for _ in range(players)],
            removed=[c.index for c in cards if not c.dark],
            round=1,
            seen=((0, 0),) * players,
            sides=0,
            silver=[0] * 4,
            specials=(1 << len(I.SPECIALS)) - 1,
            strip_at=[],
            strip_pile=(1 << len(box.strips)) - 1,
            strips=[],
            taken=0,
        )

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        """What version 3 left under way goes on as it stands: it has the same steps, only fewer moments."""
        data = super().upgrade(data, self.version if version == "3" else version)
        state = upgraded(data["state"])
        state["own"].pop("history", None)  # points at the end of each round, which nobody asked for
        return {**data, "state": state}

    def upgrade_record(self, record: Record) -> Record:
        """The same choices lead to the same end, unless one of them is one that newer rules forbid."""
        found: Record | None = None
        if record.rules == "3" and self.made_with(record.content):
            found = with_moments(record, start(self, record.players, record.seed, dict(record.options)))
        return found or super().upgrade_record(record)

    def opening(self, s: Odin) -> SetUp:
        return SetUp()

    def standing(self, s: Odin, seat: int | None) -> Sequence[int | None]:
        """ODIN-15.15: the highest total wins; equal totals share the victory."""
        return [total(s, i) for i in range(s.seats)]

    def totals(self, s: Odin) -> dict[str, int]:
        """Vikings, weapons, special tiles, houses and boards are never lost or made."""
        found: dict[str, int] = {}
        for i, name in enumerate(I.WEAPONS):
            held = sum(p.have[I.BOW + i] for p in s.players)
            found[name] = s.arms[i] + s.arms_out[i] + held - s.arms_spare[i]
        for i, name in enumerate(I.SPECIALS):
            item = I.FIRST_SPECIAL + i
            held = sum(p.have[item] + sum(x[1] == item for x in p.placed) for p in s.players)
            found[name] = held + (s.specials >> i & 1)
        for i, house in enumerate(I.HOUSES):
            found[house] = s.houses[i] + sum(p.kinds.count(I.HOUSE_AREA[i]) for p in s.players)
        found["boards"] = sum(1 for owner in s.owners if owner < 0) + sum(
            I.FIRST_BOARD <= k < I.FIRST_HOUSE for p in s.players for k in p.kinds
        )
        return {**found, **self._vikings(s)}

    def _vikings(self, s: Odin) -> dict[str, int]:
        """ODIN-3.8, 16.1, 16.2: every Viking is on the banquet table, the Thing Square or a space."""
        on_spaces = sum(s.standing(space)[1] for space in range(len(s.held)))
        if s.seats == 1:
            left = sum(self.box.solo[s.length][2][s.out :])
            p = s.players[0]
            return {"vikings": on_spaces + p.vikings + p.waiting + left}
        at_home = sum(p.vikings for p in s.players)
        return {"vikings": on_spaces + at_home + s.seats * (s.rules.rounds - s.out)}

    def mark(self, s: Odin) -> Text:
        return text("mark-round", number=s.round)


GAME = OdinGame()
