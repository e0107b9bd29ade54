"""Cups, a game for tests of the table: hidden hands, a secret choice of all seats at once, luck, and a boast.

Each round everybody secretly lays a card; the highest wins the round and may boast twice; everybody draws,
except before the last round, so that the last card is the only one left.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from meadhall.core.content import Box, Content
from meadhall.core.drawing import Drawing, Look
from meadhall.core.game import Credits, Game, Result, Variant
from meadhall.core.judgement import Judgement
from meadhall.core.ledger import Ledger
from meadhall.core.option import Option, Options
from meadhall.core.refusal import Reason, reason
from meadhall.core.scene import Choice, Scene, Thing
from meadhall.core.state import State
from meadhall.core.step import Ask, Step
from meadhall.core.text import Seat, Text, Texts, text
from meadhall.core.zones import Sight, Zone, move, shuffle

CARDS, HAND = 24, 2
OPTIONS = Options()
LAY = OPTIONS.row("lay", range(CARDS))
BOAST, HUSH = OPTIONS.add("boast"), OPTIONS.add("hush")
NOT_HELD = reason("CUPS-1.1", "why-not-held")


class Cups(State):
    box: Box
    boasts: list[int]
    deck: list[int]
    hands: list[list[int]]
    laid: list[list[int]]
    points: list[int]
    rounds: int
    shown: list[int]


DECK: Zone[Cups] = Zone("deck", Sight.NOBODY, lambda s, i: s.deck)
HANDS: Zone[Cups] = Zone("hands", Sight.OWNER, lambda s, i: s.hands[i], owned=True)
LAID: Zone[Cups] = Zone("laid", Sight.OWNER, lambda s, i: s.laid[i], owned=True)
SHOWN: Zone[Cups] = Zone("shown", Sight.PUBLIC, lambda s, i: s.shown)


class Deal(Step[Cups]):
    def run(self, s: Cups) -> None:
        shuffle(s, DECK)
        for _ in range(HAND):
            for seat in range(s.seats):
                move(s, s.deck[-1], DECK, 0, HANDS, seat)
        s.push(Round())


class Round(Step[Cups]):
    def run(self, s: Cups) -> None:
        if s.rounds:
            s.push(Reveal())
            s.ask_together({seat: Lay(seat) for seat in range(s.seats)})


class Lay(Ask[Cups]):
    rule = "CUPS-1.1"

    def candidates(self, s: Cups) -> Sequence[Option]:
        return LAY

    def against(self, s: Cups, o: Option) -> Iterator[Reason]:
        if o.a not in s.hands[self.seat]:
            yield NOT_HELD

    def choose(self, s: Cups, o: Option) -> None:
        move(s, o.a, HANDS, self.seat, LAID, self.seat)
        if s.log is not None:
            s.tell("lays", self.seat, "CUPS-1.1", only=(self.seat,), seat=Seat(self.seat), card=o.a)


class Reveal(Step[Cups]):
    def run(self, s: Cups) -> None:
        best = max(range(s.seats), key=lambda seat: s.laid[seat][0])
        for seat in range(s.seats):
            move(s, s.laid[seat][0], LAID, seat, SHOWN, 0)
        s.points[best] += 1
        s.plan(Boast(best), Boast(best), Draw())


class Boast(Ask[Cups]):
    rule = "CUPS-1.2"

    def candidates(self, s: Cups) -> Sequence[Option]:
        return (BOAST, HUSH)

    def choose(self, s: Cups, o: Option) -> None:
        s.boasts[self.seat] += o is BOAST
        if s.log is not None:
            s.tell("boasts", self.seat, "CUPS-1.2", seat=Seat(self.seat))


class Draw(Step[Cups]):
    def run(self, s: Cups) -> None:
        s.rounds -= 1
        for seat in range(s.seats):
            if s.deck and s.rounds > 1:
                move(s, s.deck[s.draw(len(s.deck))], DECK, 0, HANDS, seat)
        s.push(Round())


def feel() -> None:
    """Think as a test wants it: the file that CUPS_MOOD names says slow, hang or die, or wait until it says else."""
    named = os.environ.get("CUPS_MOOD")
    mood = Path(named).read_text() if named else ""
    while named and mood == "wait":
        time.sleep(0.01)
        mood = Path(named).read_text()
    if mood == "die":
        os._exit(1)
    time.sleep({"slow": 0.2, "hang": 3600}.get(mood, 0))


WORDS = """
game-name = Cups
game-pitch = Cards and cups.
ask-lay = Lay a card
ask-boast = Boast
option-lay = Lay { $a }
option-boast = Boast
option-hush = Hush
event-lays = { $seat } lays { $card }
event-lays-hidden = Somebody lays a card
event-boasts = { $seat } boasts
why-not-held = Not in the hand
mark-round = Round { $number }
variant-rounds = Rounds
"""


class CupsDrawing(Drawing[Cups]):
    def choice(self, s: Cups, ask: Ask[Cups], option: Option, look: Look) -> Choice:
        held = option.verb == "lay" and option.a in s.hands[ask.seat]
        things = [f"card:{option.a}"] if held else []
        label = look.say(f"option-{option.verb}", a=option.a)
        return {"id": option.id, "label": label, "things": things, "data": {"face": f"face-{option.a:02}"}}

    def draw(self, s: Cups, look: Look) -> Scene:
        mine = [] if look.seat is None else [*s.hands[look.seat], *s.laid[look.seat]]
        things: dict[str, Thing] = {
            "table": {"id": "table", "kind": "area", "things": ["deck", *(f"card:{c}" for c in (*mine, *s.shown))]},
            "deck": {"id": "deck", "kind": "pile", "value": len(s.deck)},
        }
        for card in (*mine, *s.shown):
            things[f"card:{card}"] = {"id": f"card:{card}", "kind": "card", "name": f"face-{card:02}"}
        seats = [look.say.seat(i) for i in range(s.seats)]
        return {
            "root": "table",
            "things": things,
            "status": f"{s.rounds} to go",
            "progress": [0, 1],
            "seats": [{"seat": i, "score": s.points[i], "line": seats[i], "chips": []} for i in range(s.seats)],
            "scores": [],
        }


class CupsJudgement(Judgement[Cups]):
    def sensible(self, s: Cups, ask: Ask[Cups], options: Sequence[Option]) -> Sequence[Option]:
        feel()
        return options


class CupsGame(Game[Cups, Box]):
    key = "cups"
    players = (2, 3)
    default_players = 2
    credits = Credits(("Nobody",), "Nobody", 2020)
    variants = (Variant("rounds", ("3", "5"), "3"),)
    zones = (DECK, HANDS, LAID, SHOWN)
    state = Cups
    package = __name__
    drawn_by = CupsDrawing
    judged_by = CupsJudgement
    texts = Texts({"en": WORDS, "fr": WORDS}, {})

    def own_content(self) -> Content:
        return Content("cups", {"cards": [{"id": "all", "count": CARDS, "provenance": "house", "en": "Cards"}]})

    def ledger(self, lang: str) -> Ledger:
        return Ledger.parse(
            f"# Cups ({lang})\n## 1. Play\n- **CUPS-1.1** Lay. `house`\n- **CUPS-1.2** Boast. `house`\n", "cups"
        )

    def read(self, content: Content) -> Box:
        return Box(OPTIONS, [0] * CARDS)

    def empty(self, players: int, options: Mapping[str, str]) -> Cups:
        empty: list[list[int]] = [[] for _ in range(players)]
        rounds = int(options["rounds"])
        return Cups(self.box, [0] * players, list(range(CARDS)), empty, [[] for _ in empty], [0] * players, rounds, [])

    def opening(self, s: Cups) -> Deal:
        return Deal()

    def result(self, s: Cups) -> Result:
        return Result(tuple(s.points), tuple(i for i, p in enumerate(s.points) if p == max(s.points)))

    def standing(self, s: Cups, seat: int | None) -> Sequence[int | None]:
        return s.points

    def mark(self, s: Cups) -> Text:
        return text("mark-round", number=s.rounds)


GAME = CupsGame()
