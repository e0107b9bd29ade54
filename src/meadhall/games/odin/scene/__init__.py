"""What the table of A Feast for Odin shows."""

from __future__ import annotations

from functools import partial

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scene.belongings import belongings
from meadhall.games.odin.scene.belongings import printed as printed
from meadhall.games.odin.scene.shared import ROOT, shared
from meadhall.games.odin.scoring import RULES, points, total
from meadhall.games.odin.state import Odin


def draw(s: Odin, look: Look) -> Scene:
    """The whole table."""
    p = Painter()
    p.put(None, ROOT, "area")
    p.once(look, ROOT, "shared", lambda apart, anybody: shared(apart, s, anybody))
    for seat in range(s.seats):
        if seat == look.seat:
            belongings(p, s, seat, look)
        else:
            p.once(look, ROOT, f"player:{seat}", partial(_rival, s, seat))
    done = len(I.PHASES) * (s.round - 1) + s.phase
    status = look.say("status", round=s.round, of=s.rules.rounds, phase=Text(I.PHASES[s.phase]))
    return p.scene(status, [done, len(I.PHASES) * s.rules.rounds], _seats(s, look), sheet(s, look))


def _rival(s: Odin, seat: int, p: Painter, look: Look) -> None:
    belongings(p, s, seat, look)


def _seats(s: Odin, look: Look) -> list[SeatLook]:
    say, found = look.say, list[SeatLook]()
    for seat, q in enumerate(s.players):
        income = total_income(s, seat)
        passed = s.passed >> seat & 1 and s.phase == I.ACTIONS
        found.append({
            "seat": seat, "score": total(s, seat),
            "line": say("seat-passed") if passed else say("seat-line", income=income),
            "chips": [
                chip("meeple", q.vikings, say("chip-vikings")),
                chip("coins", q.have[I.SILVER], say("silver")),
                chip("receive-money", income, say("chip-income")),
                chip("card-play", len(q.hand), say("chip-hand")),
            ],
        })  # fmt: skip
    return found


def sheet(s: Odin, look: Look) -> list[ScoreRow]:
    """ODIN section 15, line by line; the last income is shown within the silver (A-13)."""
    by_seat = [points(s, seat) for seat in range(s.seats)]
    final = [look.say("final-income", number=q.income) for q in s.players] if s.last_round() else [""] * s.seats
    rows: list[ScoreRow] = []
    for line, rule in RULES.items():
        rows.append({
            "name": look.say(f"score-{line}"), "rule": rule,
            "values": [found[line] for found in by_seat], "notes": final if line == "silver" else [""] * s.seats,
        })  # fmt: skip
    return rows
