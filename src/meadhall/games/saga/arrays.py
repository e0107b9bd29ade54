"""A match of Vikings Saga in numbers: the board with its icons, the pawns, and who has which cards where."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.arrays import Arrays, Counted, Part, one_hot, part, plane
from meadhall.games.saga.content import Saga
from meadhall.games.saga.scoring import saved_helmets
from meadhall.games.saga.state import BOUGHT, DISCARD, HAND, LAID, LINEUP, PILE, ROW, VALHALLA, SagaState

SEAT = {
    "gold": 60.0, "active": 1.0, "landed": 1.0, "may_leave": 1.0, "token": 2.0, "fame": 40.0, "spent": 40.0,
    "draw": 30.0, "after_odin": 4.0, "helmets_saved": 20.0,
}  # fmt: skip
TABLE = {"round": 8.0, "turn": 30.0, "slide": 36.0, "adventures": 8.0, "tokens": 8.0, "gods": 16.0, "ahead": 41.0}


class SagaArrays(Arrays[SagaState]):
    """Everybody can follow which Vikings a player has; which gods, and where they lie, only their owner."""

    points = 100.0
    details = {"left": 10.0, "number": 20.0}

    def read(self, box: Saga) -> None:
        self.small = len(box.cards)
        self.icons = {token: i for i, token in enumerate(box.icon)}
        self.vikings = [k.id for k in box.cards if not k.god]
        self.copies = [float(k.count) for k in box.cards if not k.god]

    def kinds_of(self, box: Saga) -> tuple[Sequence[int], Sequence[str]]:
        """Small cards by name, movement cards by what stands on them, then markers and tokens."""
        ids = [k.id for k in box.cards]
        rest = [*(m.id for m in box.moves), *(m.id for m in box.marks)]
        ids += dict.fromkeys(rest)
        number = {id: i for i, id in enumerate(ids)}
        tokens = len(box.backs) - box.first_token
        return [*box.kind, *(number[id] for id in rest), *[len(ids)] * tokens], [*ids, "token"]

    def counted_of(self, box: Saga) -> Sequence[Counted]:
        moves = len({m.id for m in box.moves})
        hands = [Counted(zone, 0, self.small) for zone in (HAND, LAID, LINEUP, VALHALLA, BOUGHT)]
        return [*hands, *(Counted(zone, self.small, moves) for zone in (ROW, PILE, DISCARD))]

    def own_parts(self, players: int) -> Sequence[Part]:
        box = self.game.box
        owned = dict(zip(self.vikings, self.copies, strict=True))
        return (
            plane("board", box.spaces, list(self.icons)),
            plane("pawns", players, [str(place) for place in range(max(box.trail, box.ship))]),
            part("seats", players, SEAT),
            plane("hooks", players, [str(bit) for bit in range(8)]),
            part("owned", players, owned),
            part("market", 1, {k.id: float(k.count) for k in box.cards}),
            part("table", 1, TABLE),
            plane("course", 1, [course.id for course in box.courses]),
        )

    def own_numbers(self, s: SagaState, order: Sequence[int], openly: bool) -> list[float]:
        found = self._board(s)
        for seat in order:
            p = s.players[seat]
            found += one_hot(max(s.box.trail, s.box.ship), p.place if p.active else -1)
        for seat in order:
            found += self._seat(s, seat, openly or seat == order[0])
        for seat in order:
            hooks = s.players[seat].hooks
            found += [float(hooks >> bit & 1) for bit in range(8)]
        for seat in order:
            found += self._owned(s, seat)
        goods = frozenset(s.goods)
        found += [float(left if kind in goods else 0) for kind, left in enumerate(s.stock)]
        found += (s.round, s.turn, s.slide, len(s.journey), s.tokens, len(s.gods), len(s.ahead))
        return found + one_hot(len(s.box.courses), s.journey[s.round] if s.round < len(s.journey) else -1)

    def _board(self, s: SagaState) -> list[float]:
        """The icons of every space."""
        width = len(self.icons)
        found = [0.0] * (width * s.box.spaces)
        if s.journey:
            for space in s.course.icons:
                for icon in s.icons(space):
                    found[space * width + self.icons[icon.token]] = 1.0
        return found

    def _seat(self, s: SagaState, seat: int, knows: bool) -> list[float]:
        p = s.players[seat]
        return [
            p.gold, p.active, p.landed > 0, p.may_leave, p.token, p.fame, p.spent, len(p.draw),
            (seat - s.odin) % s.seats, saved_helmets(s, seat) if knows else 0,
        ]  # fmt: skip

    def _owned(self, s: SagaState, seat: int) -> list[float]:
        """The Vikings that entered a player's deck, whether they are still in it or went back to the box from a hand:
        that much everybody knows."""
        p, kinds, vikings = s.players[seat], s.box.kind, len(self.vikings)
        found = [0.0] * vikings
        for pile in (p.draw, p.hand, p.laid, p.lineup, p.valhalla, p.bought, p.boxed):
            for card in pile:
                if kinds[card] < vikings:
                    found[kinds[card]] += 1
        return found
