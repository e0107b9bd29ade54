"""Counting at the end: section 16."""

from __future__ import annotations

from meadhall.core.game import Result
from meadhall.games.saga.state import SagaState


def tally(s: SagaState, seat: int) -> tuple[int, int, int]:
    """SAGA-16.1, 16.2: points on the track, for gold, for helmets. The tutorial only shows the track (SAGA-22.4)."""
    p = s.players[seat]
    if s.mode[0] == "tutorial":
        return p.vp, 0, 0
    return p.vp, p.gold // s.box.gold_per_vp, helmets(s, seat)


def helmets(s: SagaState, seat: int) -> int:
    """SAGA-16.2: on all own Vikings: hand, draw pile and lineup, and what lies in Valhalla."""
    p = s.players[seat]
    cards, kind = s.box.cards, s.box.kind
    return sum(cards[kind[c]].helmets for pile in (p.hand, p.draw, p.lineup, p.valhalla) for c in pile)


def saved_helmets(s: SagaState, seat: int) -> int:
    """SAGA-10.2: those that already lie in Valhalla, and what the owner has just chosen for it."""
    return sum(s.card(c).helmets for c in (*s.players[seat].valhalla, *s.chosen(seat)))


def level(s: SagaState) -> list[int]:
    """SAGA-16.3: the seats with the most VP; where there are several, the gold kept decides. None in the tutorial."""
    most = max(p.vp for p in s.players)
    return [seat for seat, p in enumerate(s.players) if p.vp == most and s.mode[0] != "tutorial"]


def result(s: SagaState) -> Result:
    """SAGA-16.3: most VP, then most gold kept; in the tutorial nobody beats anybody (SAGA-22.4)."""
    scores = tuple(p.vp for p in s.players)
    if s.mode[0] == "tutorial":
        return Result(scores, tuple(range(s.seats)))
    best = max((p.vp, p.gold) for p in s.players)
    return Result(scores, tuple(i for i, p in enumerate(s.players) if (p.vp, p.gold) == best))
