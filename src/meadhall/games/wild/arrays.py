"""A match of Vikings Gone Wild in numbers: villages slot by slot, decks by kind, piles, Missions and the turn."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.arrays import Arrays, Counted, Part, one_hot, part, plane
from meadhall.games.wild.cards import TURN_GOALS
from meadhall.games.wild.content import WildBox
from meadhall.games.wild.state import (
    ASIDE,
    DISCARD,
    DONE,
    FAVOURS,
    FAVOURS_OPEN,
    HAND,
    LAID,
    MISSION_DECK,
    MISSIONS,
    PATH_DECK,
    PLAY,
    STAGED,
    Wild,
)

SEAT = {
    "hall": 2.0, "loose_beer": 20.0, "loose_gold": 20.0, "steps": 6.0, "claimed": 3.0, "wave": 10.0, "attacked": 1.0,
    "dragon": 1.0, "deck": 40.0,
}  # fmt: skip
TABLE = {"goal": 60.0, "beer": 30.0, "gold": 30.0, "round": 60.0, "last": 1.0, "swapped": 1.0, "returned": 1.0,
         "purse": 1.0}  # fmt: skip
PHASES = 7


class WildArrays(Arrays[Wild]):
    """What each deck holds is public, only its order is not."""

    points = 60.0
    details = {"left": 10.0, "res": 1.0, "slot": 20.0, "beer": 20.0, "gold": 20.0, "more": 10.0, "rival": 4.0}
    rivals = ("rival",)
    seat_in = {"at": 0, "also": 0, "steal": 0, "peek": 0}

    def read(self, box: WildBox) -> None:
        self.cards = [card.id for card in box.cards]
        self.copies = {card.id: float(max(1, card.copies)) for card in box.cards}
        self.slots = range(box.hall_slot + 1)

    def kinds_of(self, box: WildBox) -> tuple[Sequence[int], Sequence[str]]:
        first = len(box.cards)
        return [*box.kind_of, *(first + m for m in box.mission_of)], [*self.cards, *(m.id for m in box.missions)]

    def counted_of(self, box: WildBox) -> Sequence[Counted]:
        cards, missions = len(box.cards), len(box.missions)
        decks = (HAND, STAGED, DISCARD, PLAY, LAID, ASIDE, PATH_DECK, FAVOURS, FAVOURS_OPEN)
        return [*(Counted(zone, 0, cards) for zone in decks),
                *(Counted(zone, cards, missions) for zone in (MISSIONS, DONE, MISSION_DECK))]  # fmt: skip

    def own_parts(self, players: int) -> Sequence[Part]:
        box = self.game.box
        places = ["own", *(f"rival_{i}" for i in range(1, players))]
        slots = box.opt.slot_ids
        piles = {self.cards[kind]: self.copies[self.cards[kind]] for kind in box.piles}
        return (
            *(plane(name, players, slots) for name in ("built", "raw", "damaged", "made")),
            plane("stored", players, slots[:-1], box.capacity),
            plane("guards", players, slots, 5),
            part("seats", players, SEAT),
            part("owned", players, self.copies),
            plane("row", box.row, self.cards),
            part("piles", 1, piles | {b.id: float(max(1, b.copies)) for b in box.buildings}),
            part("table", 1, TABLE),
            plane("phase", 1, [str(phase) for phase in range(PHASES)]),
            plane("turn", 1, places),
            plane("prey", 1, places),
            plane("bonuses", 1, [bonus.id for bonus in box.bonuses]),
            plane("did", 1, list(TURN_GOALS), 20),
            part("ready", 1, self.copies),
            plane("opened", 1, [str(n) for n in range(len(box.opt.uses))], 4),
        )

    def own_numbers(self, s: Wild, order: Sequence[int], openly: bool) -> list[float]:
        found: list[float] = []
        for bits in (s.built, s.raw, s.damaged, s.made):
            for seat in order:
                found += [float(bits[seat] >> slot & 1) for slot in self.slots]
        for seat in order:
            found += s.stored[seat]
        for seat in order:
            found += [float(s.laid_at[seat].count(slot)) for slot in self.slots]
        for seat in order:
            found += self._seat(s, seat)
        for seat in order:
            found += self._owned(s, seat)
        for card in s.row:
            found += one_hot(len(self.cards), s.box.kind_of[card] if card >= 0 else -1)
        found += s.left
        return found + self._turn(s, order)

    def _seat(self, s: Wild, seat: int) -> list[float]:
        return [
            s.halls[seat], s.loose_beer[seat], s.loose_gold[seat], s.steps[seat], s.claimed[seat], s.wave[seat],
            s.attacked >> seat & 1, s.dragon >> seat & 1, len(s.decks[seat]),
        ]  # fmt: skip

    def _owned(self, s: Wild, seat: int) -> list[float]:
        """All cards of a player, wherever they are."""
        found, of = [0.0] * len(self.cards), s.box.kind_of
        for pile in (s.decks[seat], s.hands[seat], s.staged[seat], s.discards[seat], s.play[seat], s.laid[seat]):
            for card in pile:
                found[of[card]] += 1
        return found

    def _turn(self, s: Wild, order: Sequence[int]) -> list[float]:
        """What is going on."""
        found = [s.goal, s.beer, s.gold, s.round, s.last, *(float(s.used >> bit & 1) for bit in range(3))]
        found += one_hot(PHASES, s.phase)
        for seat in (s.turn, s.prey):
            found += one_hot(s.seats, (seat - order[0]) % s.seats if seat >= 0 else -1)
        found += [float(bonus in s.bonuses) for bonus in range(len(s.box.bonuses))]
        found += s.did
        ready = [0.0] * len(self.cards)
        for card in s.ready:
            ready[s.box.kind_of[card]] += 1
        return found + ready + [float(s.opened.count(n)) for n in range(len(s.box.opt.uses))]
