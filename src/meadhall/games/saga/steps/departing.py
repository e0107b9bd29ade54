"""Phases 4 and 5, the way to Bifröst, and the end: sections 10, 11, 14 and 16."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask, Step
from meadhall.core.text import Seat
from meadhall.core.zones import learn, move, shuffle
from meadhall.games.saga.content import SEND
from meadhall.games.saga.scoring import tally
from meadhall.games.saga.state import (
    AHEAD,
    DRAW,
    GODS,
    LINEUP,
    MARKS,
    REMOVED,
    SagaState,
)
from meadhall.games.saga.steps.cards import find, kinds, shield

# ── phase 4 ──────────────────────────────────────────────────────────────────────────────────


class ToValhalla(Step[SagaState]):
    """SAGA-10.1, 10.3, 10.4, 14.5: all choose at the same time; Alfred adds a card (SAGA-18.18)."""

    def run(self, s: SagaState) -> None:
        if s.bifrost:
            return
        asked: dict[int, Step[SagaState]] = {}
        for seat, p in enumerate(s.players):
            if s.vikings(seat):
                extra = sum(a.cards for c in p.lineup if (a := s.card(c).action) is not None and a.hook & SEND)
                extra += sum(a.cards for k in p.copied if (a := s.box.cards[k].action) is not None and a.hook & SEND)
                asked[seat] = Send(seat, 1 + extra)
        if asked:
            s.ask_together(asked)


class Send(Ask[SagaState]):
    """SAGA-10.1: a Viking of the own lineup under the own shield, or none."""

    left: int
    rule = "SAGA-10.1"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.send[k] for k in kinds(s, s.vikings(self.seat))), s.box.opt.none]

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.none:
            return
        seat = self.seat
        shield(s, seat, find(s, s.players[seat].lineup, o.a), LINEUP, self.rule)
        if self.left > 1 and s.vikings(seat):
            s.push(Send(seat, self.left - 1))


# ── phase 5 ──────────────────────────────────────────────────────────────────────────────────


class Depart(Step[SagaState]):
    """SAGA-11.1, 11.2, 11.5, 7.15: clear the table, pass Odin on, shuffle; or end the game."""

    def run(self, s: SagaState) -> None:
        for seat in s.order():
            for c in [c for c in s.players[seat].lineup if c >= s.box.first_god]:
                move(s, c, LINEUP, seat, GODS, 0, at=0)
        if s.round + 1 == len(s.journey):
            s.push(Count())
            return
        self._clear_markers(s)
        s.discard += s.row
        s.row.clear()
        s.odin = (s.odin + 1) % s.seats
        for seat, p in enumerate(s.players):
            s.tokens += p.token
            p.token = p.hooks = 0
            p.copied = p.played = p.owed = ()
            p.draw += p.hand + p.lineup
            p.hand.clear()
            p.lineup.clear()
            shuffle(s, DRAW, seat)

    def _clear_markers(self, s: SagaState) -> None:
        """SAGA-11.1: to the box; SAGA-21.6: or back among the others."""
        again = s.mode[1] == "drawn"
        for c in s.marks[:]:
            move(s, c, MARKS, 0, AHEAD if again else REMOVED, 0)
        if again:
            shuffle(s, AHEAD)


class CrossOver(Step[SagaState]):
    """SAGA-14.3, 14.4: before Bifröst, 1 gold for every own card outside Valhalla, which go to the box; the
    Valhalla pile is the new draw pile. This gain is outside any adventure: nothing answers it."""

    def run(self, s: SagaState) -> None:
        for seat in s.order():
            p = s.players[seat]
            p.gold += len(p.draw)
            if s.log is not None:
                s.tell("crosses", seat, "SAGA-14.3", (f"purse:{seat}",), seat=Seat(seat), n=len(p.draw))
            p.boxed += p.draw
            learn(s, seat, p.draw)
            p.shown = seen_by_all(s, seat, p.valhalla)
            p.draw[:] = p.valhalla
            p.valhalla.clear()
            shuffle(s, DRAW, seat)


def seen_by_all(s: SagaState, seat: int, cards: Sequence[int]) -> int:
    """Those of a seat's cards that all others know, as bits."""
    bits = sum(1 << c for c in cards)
    for other, known in enumerate(s.known):
        if other != seat:
            bits &= known
    return bits


# ── the end ──────────────────────────────────────────────────────────────────────────────────


class Count(Step[SagaState]):
    """SAGA-16.1, 16.2: gold, then the helmets of all own Vikings."""

    def run(self, s: SagaState) -> None:
        found = [tally(s, seat) for seat in range(s.seats)]
        for seat, (_, gold, crowns) in enumerate(found):
            p = s.players[seat]
            p.gold -= gold * s.box.gold_per_vp
            p.vp += gold + crowns
            if s.log is not None and s.mode[0] != "tutorial":
                s.tell("counts", seat, "SAGA-16.2", (f"score:{seat}",), seat=Seat(seat), gold=gold, helmets=crowns)
        s.final = tuple(found)
