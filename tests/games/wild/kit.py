"""A position of Vikings Gone Wild in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

import meadhall
from meadhall.core.match import Match
from meadhall.core.step import Step
from meadhall.games.wild import GAME
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.phases import EndOfRound, StoragePhase
from meadhall.games.wild.steps.turn import BeginTurn
from tests.games.kit import asked as asked
from tests.games.kit import ids as ids
from tests.games.kit import plays
from tests.games.kit import reasons as reasons
from tests.games.kit import told_alike as told_alike
from tests.games.kit import unheard as unheard
from tests.games.kit import whys as whys

BOX = GAME.box
play = plays
FILLER = ("gold_bars", "gold_bars", "gold_bars", "beer_mugs", "beer_mugs")


class Camp:
    """An empty table: no hands, no decks, no Missions, level-1 Town Halls, a row of Resource cards.

    camp = Camp(2).hand(0, "beer", "beer").village(1, "gold_factory")
    m = camp.turn(0)
    """

    def __init__(self, players: int = 2, **options: str) -> None:
        self.match = meadhall.start("wild", players=players, seed=3, options=options)
        s = self.match.state
        assert isinstance(s, Wild)
        self.s = s
        s.first = 0
        s.phase = 3
        self.free = [*s.favours, *s.favours_open, *s.favours_unused, *s.box_cards, *s.path_deck]
        for pile in (*s.decks, *s.hands):
            self.free += pile
            pile.clear()
        for pile in (s.favours, s.favours_open, s.favours_unused, s.box_cards):
            pile.clear()
        self.missions_free = [*s.mission_deck, *(c for held in s.missions for c in held)]
        s.mission_deck.clear()
        s.missions = [()] * players
        s.path_deck.clear()
        self.row(*FILLER)
        s.bonuses, s.spare = (), tuple(range(len(BOX.bonuses)))
        s.stack.clear()

    # ── cards ────────────────────────────────────────────────────────────────────────────────

    def find(self, id: str) -> int:
        """A card of that kind that lies nowhere yet, or from its pile."""
        kind = BOX.kinds[id]
        for c in self.free:
            if BOX.kind_of[c] == kind:
                self.free.remove(c)
                return c
        if kind in BOX.piles:
            pile = BOX.piles.index(kind)
            self.s.left[pile] -= 1
            return BOX.first[kind] + self.s.left[pile]
        raise AssertionError(f"no {id} is left")

    def cards(self, ids: Sequence[str]) -> list[int]:
        return [self.find(id) for id in ids]

    def hand(self, seat: int, *ids: str) -> Camp:
        self.s.hands[seat] += self.cards(ids)
        return self

    def deck(self, seat: int, *ids: str) -> Camp:
        """The first named is drawn first."""
        self.s.decks[seat][:0] = reversed(self.cards(ids))
        return self

    def discard(self, seat: int, *ids: str) -> Camp:
        self.s.discards[seat] += self.cards(ids)
        return self

    def row(self, *ids: str) -> Camp:
        """The Odin's Path row, from the deck outward."""
        self.free += [c for c in self.s.row if c >= 0]
        self.s.row[:] = self.cards(ids)
        return self

    def path(self, *ids: str) -> Camp:
        """The Odin's Path deck, the next card first."""
        self.s.path_deck[:] = reversed(self.cards(ids))
        return self

    def favours(self, open_: Sequence[str], deck: Sequence[str] = ()) -> Camp:
        self.s.favours_open[:] = self.cards(open_)
        self.s.favours[:] = reversed(self.cards(deck))
        return self

    def missions(self, seat: int, *ids: str) -> Camp:
        self.s.missions[seat] = (*self.s.missions[seat], *(self._mission(id) for id in ids))
        return self

    def mission_deck(self, *ids: str) -> Camp:
        """The next Mission first."""
        self.s.mission_deck[:] = reversed([self._mission(id) for id in ids])
        return self

    def _mission(self, id: str) -> int:
        found = next(c for c in self.missions_free if BOX.missions[BOX.mission(c)].id == id)
        self.missions_free.remove(found)
        return found

    # ── villages ─────────────────────────────────────────────────────────────────────────────

    def village(self, seat: int, *ids: str, raw: bool = False, hall: int = 0) -> Camp:
        """Buildings, active unless `raw`; `hall` is the Town Hall level, if not 1."""
        for id in ids:
            kind = next(i for i, b in enumerate(BOX.buildings) if b.id == id)
            free = BOX.of_type[kind] & ~self.s.built[seat]
            bit = free & -free
            assert bit, f"too many of {id}"
            self.s.built[seat] |= bit
            self.s.left[len(BOX.piles) + kind] -= 1
            if raw:
                self.s.raw[seat] |= bit
        if hall:
            self.s.halls[seat] = hall - 1
        return self

    def store(self, seat: int, slot: str, n: int) -> Camp:
        self.s.add_stored(seat, place(slot), n)
        return self

    def make(self, seat: int, *slots: str) -> Camp:
        """Tokens on producers."""
        for slot in slots:
            self.s.made[seat] |= 1 << place(slot)
        return self

    def loose(self, seat: int, beer: int = 0, gold: int = 0) -> Camp:
        self.s.loose_beer[seat] += beer
        self.s.loose_gold[seat] += gold
        return self

    def vp(self, seat: int, vp: int) -> Camp:
        """VP gained earlier, thresholds included."""
        self.s.vp[seat] = vp
        self.s.steps[seat] = sum(vp >= t for t in BOX.thresholds)
        return self

    def bonuses(self, *ids: str) -> Camp:
        names = [b.id for b in BOX.bonuses]
        self.s.bonuses = tuple(names.index(id) for id in ids)
        self.s.spare = tuple(i for i in range(len(names)) if i not in self.s.bonuses)
        return self

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def turn(self, seat: int = 0) -> Match:
        """That player's turn, then those after it, storage and the end of the round."""
        turns = [BeginTurn(other) for other in range(seat, self.s.seats)]
        return self.run(*turns, StoragePhase(), EndOfRound())

    def only(self, seat: int = 0) -> Match:
        """That player's turn and nothing after it."""
        return self.run(BeginTurn(seat))

    def run(self, *steps: Step[Wild]) -> Match:
        self.s.stack[:] = list(reversed(steps))
        self.match.reconsider()
        self.s.run()
        return self.match


def place(slot: str) -> int:
    """The number of a slot: `brewery.1`, `hall`."""
    return BOX.opt.slot_ids.index(slot)


def state(m: Match) -> Wild:
    assert isinstance(m.state, Wild)
    return m.state


def names(cards: Sequence[int]) -> list[str]:
    """Kinds of cards, empty places as ""."""
    return [BOX.cards[BOX.kind_of[c]].id if c >= 0 else "" for c in cards]


def missions(s: Wild, seat: int) -> list[str]:
    return [BOX.missions[BOX.mission(c)].id for c in s.missions[seat]]


def damaged(s: Wild, seat: int) -> list[str]:
    return [id for i, id in enumerate(BOX.opt.slot_ids) if s.damaged[seat] >> i & 1]


def raw(s: Wild, seat: int) -> list[str]:
    return [id for i, id in enumerate(BOX.opt.slot_ids) if s.raw[seat] >> i & 1]


def built(s: Wild, seat: int) -> list[str]:
    return [id for i, id in enumerate(BOX.opt.slot_ids) if s.built[seat] >> i & 1]


def rich(camp: Camp, seat: int = 0) -> Camp:
    """Enough of everything."""
    return camp.loose(seat, beer=40, gold=40)
