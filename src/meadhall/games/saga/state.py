"""The state of a match of Vikings Saga: plain data."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.state import Part, State
from meadhall.core.zones import Sight, Zone
from meadhall.games.saga.content import INTENTS as TOKENS
from meadhall.games.saga.content import Card, Course, Icon, Marker, Move, Saga

#: By number of seats and Odin player: all seats, that one first, then clockwise.
ORDERS = tuple(tuple(tuple((odin + i) % seats for i in range(seats)) for odin in range(seats)) for seats in range(5))


class Player(Part):
    """A jarl: points, gold, pawn, and own cards (component numbers).

    `out` is the turn in which the player left the adventure, -1 while active. `hooks` are the permanent
    actions at work, read from the lineup and from what Loki copied. `ready` says which of the cards `played`
    this turn (by index) still have an action to use; `owed` says for each of them how it is replaced: a
    number, or -1 - kind where a draw action may change it (SAGA-9.9). `intent` are the tokens that say what is
    meant in secret; in phase 4 the Vikings played lie among them, and those before the tokens are to go (SAGA-10.4).
    """

    vp: int
    gold: int
    place: int
    out: int
    landed: int
    may_leave: int
    token: int
    fame: int
    spent: int
    hooks: int
    copied: tuple[int, ...]
    played: tuple[int, ...]
    ready: tuple[int, ...]
    owed: tuple[int, ...]
    bent: int
    caught: int
    shown: int
    draw: list[int]
    hand: list[int]
    laid: list[int]
    lineup: list[int]
    valhalla: list[int]
    bought: list[int]
    boxed: list[int]
    intent: list[int]

    @property
    def active(self) -> bool:
        """Still taking part in this adventure?"""
        return self.out < 0


class SagaState(State):
    """The table. `slide` is the board number beside the trail's first space; the last card is a pile's top."""

    box: Saga
    players: list[Player]
    mode: tuple[str, str, str]
    journey: tuple[int, ...]
    round: int
    turn: int
    odin: int
    slide: int
    opened: int
    goods: tuple[int, ...]
    stock: list[int]
    tokens: int
    row: list[int]
    pile: list[int]
    discard: list[int]
    prepared: list[int]
    gods: list[int]
    marks: list[int]
    ahead: list[int]
    removed: list[int]
    unused: tuple[int, ...]
    final: tuple[tuple[int, int, int], ...]

    # ── what every rule asks for ─────────────────────────────────────────────────────────────

    @property
    def course(self) -> Course:
        """The adventure that is played."""
        return self.box.courses[self.journey[self.round]]

    @property
    def bifrost(self) -> bool:
        """Is this the last adventure, without shields (SAGA-14.8)?"""
        return self.journey[self.round] == self.box.bifrost

    @property
    def length(self) -> int:
        """Places of the trail or the ship (SAGA-8.7)."""
        return self.box.ship if self.course.ship else self.box.trail

    @property
    def afloat(self) -> str:
        """SAGA-12.1: what the pawns stand on, as texts name it."""
        return "ship" if self.course.ship else "trail"

    def order(self) -> Sequence[int]:
        """All seats in Odin order (SAGA-17.1)."""
        return ORDERS[self.seats][self.odin]

    def active(self) -> list[int]:
        """The seats still in this adventure, in Odin order."""
        return [seat for seat in self.order() if self.players[seat].out < 0]

    @property
    def flipped(self) -> Move:
        """The movement card of this turn."""
        return self.box.moves[self.row[-1] - self.box.first_move]

    def in_row(self, do: str) -> Move | None:
        """A card in the row with that lasting effect (SAGA-13.6)."""
        box = self.box
        for c in self.row:
            if c >= box.first_special and box.moves[c - box.first_move].do == do:
                return box.moves[c - box.first_move]
        return None

    def marker(self, at: int) -> Marker | None:
        """The step marker on a board space."""
        course, box = self.course, self.box
        if at not in course.markers or not self.marks:
            return None
        return box.marks[self.marks[course.markers.index(at)] - box.first_mark]

    def icons(self, at: int) -> Sequence[Icon]:
        """What a board space shows: on a marker, or on the adventure card."""
        marker = self.marker(at)
        return marker.icons if marker is not None else self.course.icons.get(at, ())

    def card(self, c: int) -> Card:
        """What a small card is."""
        return self.box.cards[self.box.kind[c]]

    def vikings(self, seat: int, before: int = -1) -> list[int]:
        """The Vikings of a lineup, or those that lay there before a card."""
        god, lineup = self.box.first_god, self.players[seat].lineup
        end = lineup.index(before) if before >= 0 and before in lineup else len(lineup)
        return [c for c in lineup[:end] if c < god]

    def chosen(self, seat: int) -> list[int]:
        """SAGA-10.4: the Vikings that a seat has chosen for Valhalla, before all is revealed."""
        intent, token = self.players[seat].intent, self.box.first_token
        return [] if intent[0] >= token else intent[: next(i for i, c in enumerate(intent) if c >= token)]

    def for_sale(self) -> list[int]:
        """The kinds in the market, realm by realm (SAGA-4.5)."""
        stock = self.stock
        return [k for k in self.goods if stock[k]]


def _market(s: SagaState, _: int) -> list[int]:
    """The copies in the market and of realms still to come: the lowest numbers of each kind."""
    cards = s.box.cards
    return [cards[k].first + i for k, left in enumerate(s.stock) for i in range(left)]


def _lineup(s: SagaState, i: int) -> list[int]:
    """SAGA-10.4: while a choice of phase 4 is secret, all Vikings of the lineup lie among the tokens."""
    p = s.players[i]
    return p.lineup if len(p.intent) == TOKENS else [c for c in p.lineup if c not in p.intent]


DRAW: Zone[SagaState] = Zone("draw", Sight.NOBODY, lambda s, i: s.players[i].draw, owned=True)
HAND: Zone[SagaState] = Zone("hand", Sight.OWNER, lambda s, i: s.players[i].hand, owned=True)
LAID: Zone[SagaState] = Zone("laid", Sight.OWNER, lambda s, i: s.players[i].laid, owned=True)
LINEUP: Zone[SagaState] = Zone("lineup", Sight.PUBLIC, _lineup, owned=True)
VALHALLA: Zone[SagaState] = Zone("valhalla", Sight.OWNER, lambda s, i: s.players[i].valhalla, owned=True)
BOUGHT: Zone[SagaState] = Zone("bought", Sight.PUBLIC, lambda s, i: s.players[i].bought, owned=True)
BOXED: Zone[SagaState] = Zone("boxed", Sight.NOBODY, lambda s, i: s.players[i].boxed, owned=True)
INTENTS: Zone[SagaState] = Zone("intent", Sight.OWNER, lambda s, i: s.players[i].intent, owned=True)
MARKET: Zone[SagaState] = Zone("market", Sight.PUBLIC, _market)
ROW: Zone[SagaState] = Zone("row", Sight.PUBLIC, lambda s, i: s.row)
PILE: Zone[SagaState] = Zone("pile", Sight.NOBODY, lambda s, i: s.pile)
DISCARD: Zone[SagaState] = Zone("discard", Sight.PUBLIC, lambda s, i: s.discard)
PREPARED: Zone[SagaState] = Zone("prepared", Sight.PUBLIC, lambda s, i: s.prepared)
GODS: Zone[SagaState] = Zone("gods", Sight.NOBODY, lambda s, i: s.gods)
MARKS: Zone[SagaState] = Zone("marks", Sight.PUBLIC, lambda s, i: s.marks)
AHEAD: Zone[SagaState] = Zone("ahead", Sight.NOBODY, lambda s, i: s.ahead)
REMOVED: Zone[SagaState] = Zone("removed", Sight.NOBODY, lambda s, i: s.removed)
UNUSED: Zone[SagaState] = Zone("unused", Sight.PUBLIC, lambda s, i: s.unused)

ZONES = (DRAW, HAND, LAID, LINEUP, VALHALLA, BOUGHT, BOXED, INTENTS, MARKET, ROW, PILE, DISCARD, PREPARED, GODS,
         MARKS, AHEAD, REMOVED, UNUSED)  # fmt: skip
