"""Phases 4 and 5, the way to Bifröst, and the end: sections 10, 11, 14 and 16."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Arg, Seat
from meadhall.core.zones import find, learn, move, shuffle
from meadhall.games.saga.content import INTENTS, PLAY, SEND
from meadhall.games.saga.scoring import level, result, tally
from meadhall.games.saga.state import (
    AHEAD,
    DRAW,
    GODS,
    LINEUP,
    MARKS,
    REMOVED,
    SagaState,
)
from meadhall.games.saga.steps.beyond import ALL_HAVE_LEFT, NOT_BOUGHT_NOW, absent
from meadhall.games.saga.steps.cards import kinds, shield
from meadhall.games.saga.steps.turns import intend

NO_GOD_TO_VALHALLA = reason("SAGA-15.4", "why-no-god-to-valhalla")

# ── phase 4 ──────────────────────────────────────────────────────────────────────────────────


class ToValhalla(Step[SagaState]):
    """SAGA-10.1, 10.3, 10.4, 14.5: all choose at the same time, and then all see what was chosen."""

    def run(self, s: SagaState) -> None:
        asked: dict[int, Step[SagaState]] = {}
        for seat in range(s.seats):
            if not s.bifrost and s.vikings(seat):
                asked[seat] = Send(seat, sendable(s, seat))
        if asked:
            s.push(Farewell())
            s.ask_together(asked)


def sendable(s: SagaState, seat: int) -> int:
    """SAGA-10.1: how many Vikings a seat may send; Alfred adds one (SAGA-18.18)."""
    p = s.players[seat]
    if not p.hooks & SEND:
        return 1
    at_work = (*(s.box.kind[c] for c in p.lineup), *p.copied)
    extra = sum(a.cards for k in at_work if (a := s.box.cards[k].action) is not None and a.hook & SEND)
    return min(1 + extra, len(s.vikings(seat)))


class Send(Ask[SagaState]):
    """SAGA-10.1: a Viking of the own lineup under the own shield, or none. Whoever may send several is asked as often,
    whatever the answers: so nobody can tell before the reveal (SAGA-10.4)."""

    left: int
    rule = "SAGA-10.1"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        sent, vikings = s.chosen(self.seat), s.vikings(self.seat)
        staying = [c for c in vikings if c not in sent] if sent else vikings
        return [*(s.box.opt.send[k] for k in kinds(s, staying)), s.box.opt.none]

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        if o.verb != "send":
            return (NOT_BOUGHT_NOW if o.verb == "buy" else ALL_HAVE_LEFT,)
        card = s.box.cards[o.a]
        return (NO_GOD_TO_VALHALLA if card.god else absent(self.rule, "lineup", card),)

    def choose(self, s: SagaState, o: Option) -> None:
        """SAGA-10.4: by the order of tokens and Vikings, which only the owner sees."""
        seat, sent = self.seat, s.chosen(self.seat)
        rest = [c for c in s.vikings(seat) if c not in sent]
        if o is not s.box.opt.none:
            c = find(s.box.kind, rest, o.a)
            rest.remove(c)
            sent.append(c)
        tokens = intend(s, seat, PLAY)
        tokens[:] = [*sent, *tokens, *rest]
        if self.left > 1:
            s.push(Send(seat, self.left - 1))
        elif s.log is not None:
            s.tell("has-chosen", seat, "SAGA-10.4", seat=Seat(seat))


class Farewell(Step[SagaState]):
    """SAGA-10.4: everybody sees who leaves the lineups, and that is known from now on."""

    def run(self, s: SagaState) -> None:
        for seat in s.order():
            if len(s.players[seat].intent) > INTENTS:
                self._reveal(s, seat, s.players[seat].intent)

    def _reveal(self, s: SagaState, seat: int, intent: list[int]) -> None:
        sent = s.chosen(seat)
        if len(sent) > 1:  # in an imagined match the tokens may lie anywhere
            sent = sent[: sendable(s, seat)]
        intent[:] = [c for c in intent if c >= s.box.first_token]
        for c in sent:
            shield(s, seat, c, LINEUP, "SAGA-10.1")
        if not sent and s.log is not None:
            s.tell("sends-nobody", seat, "SAGA-10.1", seat=Seat(seat))


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
    """SAGA-16.1 to 16.3: gold, then the helmets of all own Vikings; how a tie is broken is told."""

    def run(self, s: SagaState) -> None:
        found = [tally(s, seat) for seat in range(s.seats)]
        for seat, (_, gold, crowns) in enumerate(found):
            p = s.players[seat]
            p.gold -= gold * s.box.gold_per_vp
            p.vp += gold + crowns
            if s.log is not None and s.mode[0] != "tutorial":
                s.tell("counts", seat, "SAGA-16.2", (f"score:{seat}",), seat=Seat(seat), gold=gold, helmets=crowns)
        s.final = tuple(found)
        if s.log is not None and (tie := broken(s)) is not None:
            kind, args = tie
            s.tell(kind, None, "SAGA-16.3", only=None, open=(), **args)


def broken(s: SagaState) -> tuple[str, dict[str, Arg]] | None:
    """SAGA-16.3: what decided among several with the most VP, as an event; None if nothing had to."""
    tied, winners = level(s), result(s).winners
    if len(tied) < 2:
        return None
    best = s.players[winners[0]]
    if len(winners) > 1:
        return "tie-stays", {"n": len(winners), "vp": best.vp, "gold": best.gold}
    return "tie-gold", {"seat": Seat(winners[0]), "vp": best.vp, "gold": best.gold}
