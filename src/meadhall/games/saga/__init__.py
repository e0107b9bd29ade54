"""Vikings Saga, by Christian Fiore and Knut Happel (Schmidt Spiele, 2013)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.content import Content
from meadhall.core.game import Credits, Game, Variant
from meadhall.core.match import start
from meadhall.core.record import Record
from meadhall.core.text import Text, text
from meadhall.games.saga import scoring, secrets
from meadhall.games.saga.arrays import SagaArrays
from meadhall.games.saga.bot import SagaJudgement
from meadhall.games.saga.content import INTENTS, Saga
from meadhall.games.saga.scene import SagaDrawing
from meadhall.games.saga.state import ZONES, Player, SagaState
from meadhall.games.saga.steps import SetUp
from meadhall.games.saga.upgrade import answering_again, revealing


class SagaGame(Game[SagaState, Saga]):
    """Everybody lays a card in secret, the trail slides under all of them."""

    key = "saga"
    version = "4"
    players = (2, 3, 4)
    default_players = 3
    minutes = "60–90"
    weight = 3
    credits = Credits(("Christian Fiore", "Knut Happel"), "Schmidt Spiele", 2013, "Michael Menzel")
    zones = ZONES
    longest = 1_200
    hashed_before = ("8994db0f724fc937",)
    state = SagaState
    package = __name__
    drawn_by = SagaDrawing
    judged_by = SagaJudgement
    numbered_by = SagaArrays

    def read(self, content: Content) -> Saga:
        return Saga(content)

    @property
    def variants(self) -> tuple[Variant, ...]:
        journals = tuple(j.id.removeprefix("journal-") for j in self.box.journals)
        return (
            Variant("journal", (*journals, "free", "expert", "tutorial"), journals[0]),
            Variant("markers", ("dealt", "drawn"), "dealt"),
            Variant("odin", ("lot", "host"), "lot"),
        )

    def empty(self, players: int, options: Mapping[str, str]) -> SagaState:
        box = self.box
        return SagaState(
            box,
            players=[self._player(seat) for seat in range(players)],
            mode=(options["journal"], options["markers"], options["odin"]),
            journey=(),
            round=0,
            turn=0,
            odin=0,
            slide=0,
            opened=0,
            goods=(),
            stock=[0] * len(box.cards),
            tokens=box.prophecies,
            row=[],
            pile=[],
            discard=[],
            prepared=[],
            gods=[],
            marks=[],
            ahead=[],
            removed=[],
            unused=self._unused(players),
            final=(),
        )

    def _player(self, seat: int) -> Player:
        """SAGA-3.9: the start Vikings of one colour, 5 VP and 5 gold."""
        box = self.box
        start = [k.first + seat for k in box.cards if k.realm < 0 and not k.god]
        tokens = [box.first_token + INTENTS * seat + i for i in range(INTENTS)]
        return Player(
            vp=box.start_vp, gold=box.start_gold, place=0, out=-1, landed=0, may_leave=0, token=0, fame=0, spent=0,
            hooks=0, copied=(), played=(), ready=(), owed=(), bent=0, caught=0, shown=0,
            draw=start, hand=[], laid=[], lineup=[], valhalla=[], bought=[], boxed=[], intent=tokens,
        )  # fmt: skip

    def _unused(self, players: int) -> tuple[int, ...]:
        """Everything but what the players hold, until the journey is chosen."""
        box = self.box
        start = [k.first + seat for k in box.cards if k.realm < 0 and not k.god for seat in range(players)]
        return tuple(sorted(set(range(box.first_token)) - set(start)))

    def opening(self, s: SagaState) -> SetUp:
        return SetUp()

    def standing(self, s: SagaState, seat: int | None) -> Sequence[int | None]:
        return [p.vp for p in s.players]

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        if version == "3":
            data, version = revealing(data), "4"
        return super().upgrade(data, version)

    def upgrade_record(self, record: Record) -> Record:
        if record.rules != "3" or not self.made_with(record.content):
            return super().upgrade_record(record)
        return answering_again(record, start(self, record.players, record.seed, dict(record.options)))

    def totals(self, s: SagaState) -> dict[str, int]:
        """SAGA-2.10: the Prophecy tokens."""
        return {"prophecy tokens": s.tokens + sum(p.token for p in s.players)}

    dealings = staticmethod(secrets.dealings)
    result = staticmethod(scoring.result)

    def mark(self, s: SagaState) -> Text | None:
        return text("mark-adventure", number=s.round + 1) if s.journey else None


GAME = SagaGame()
