"""The state of a match: lists by seat, bits for sets of Buildings, lists of cards for what may be hidden."""

from __future__ import annotations

from meadhall.core.state import State
from meadhall.core.step import numbers
from meadhall.core.zones import Sight, Zone
from meadhall.games.wild.cards import BEER, GOLD, OWN_TYPE, TOKENS
from meadhall.games.wild.content import WildBox

#: Where VP come from: the columns of `points`.
SOURCES = ("damage", "reward", "repel", "hall", "storage", "undead", "mission", "card", "bonus")
DAMAGE, REWARD, REPEL, HALL, STORAGE, UNDEAD, MISSION, CARD, BONUS = range(9)

#: Bits of `used`.
SWAPPED, RETURNED, PURSE = 1, 2, 4


class Wild(State):
    """Slots of a village: each Building type has as many as may be owned, then comes the Town Hall."""

    box: WildBox
    aside: list[int]  # cards revealed by a Mystery Gift, for a moment
    attacked: int  # bits of the seats attacked this round (WILD-13.4)
    beer: int  # the turn's pool: Beer that cannot be stored (WILD-7.8)
    bonus_rule: str  # the table option: how the Bonus cards are chosen
    bonuses: tuple[int, ...]  # the Bonus cards in play
    box_cards: list[int]  # cards removed from the game (WILD-23.21)
    builds: list[tuple[int, ...]]  # by seat: how often each type was built (WILD-10.13)
    built: list[int]  # by seat: bits of the Buildings, by slot
    claimed: list[int]  # by seat: Missions accomplished this round
    damaged: list[int]  # by seat: bits of the slots with a Damage token, Town Hall included
    decks: list[list[int]]  # by seat, top last
    did: list[int]  # what the active player did this turn, as Missions count it
    discards: list[list[int]]  # by seat
    done: list[tuple[int, ...]]  # by seat: accomplished Missions
    dragon: int  # bits of the seats that attacked Draco this round
    favours: list[int]  # the Favour deck, top last
    favours_open: list[int]  # face-up Favours
    favours_unused: list[int]  # Favours back in the box, unseen
    first: int  # who has the First Player token
    fresh: int  # bits of the cards bought this round
    goal: int  # VP that start the last round
    gold: int  # the turn's pool
    halls: list[int]  # by seat: the active Town Hall level, from 0
    hands: list[list[int]]  # by seat
    laid: list[tuple[int, ...]]  # by seat: Defence cards on targets
    laid_at: list[tuple[int, ...]]  # by seat: the slots of those; one past the Town Hall if the Building was sent back
    last: int  # 1 when this is the last round
    lively: int  # the last round in which anybody gained VP (WILD-24.4)
    left: list[int]  # cards left in each Unit and Defence pile, then in each Building pile
    loose_beer: list[int]  # by seat: tokens on the Town Hall
    loose_gold: list[int]  # by seat
    made: list[int]  # by seat: bits of the producers that hold a token
    mission_deck: list[int]  # top last
    missions: list[tuple[int, ...]]  # by seat: face up
    opened: tuple[int, ...]  # effects of played cards still to be used this turn (WILD-7.3)
    path_deck: list[int]  # top last
    path_gone: list[int]  # the face-down Odin's Path discard
    phase: int  # 1 to 5; 0 before the first round, 6 at the end
    play: list[list[int]]  # by seat: cards in play
    points: list[tuple[int, ...]]  # by seat: VP by source
    prey: int  # whom the active player attacks this turn, or -1 (WILD-13.2)
    raw: list[int]  # by seat: bits of the slots under construction, Town Hall included
    ready: tuple[int, ...]  # cards in play whose attack is still unused
    round: int
    row: list[int]  # the face-up Odin's Path cards, from the deck outward; -1 = empty
    spare: tuple[int, ...]  # the Bonus cards left for ties
    staged: list[list[int]]  # by seat: cards chosen for an attack, a defence or to be kept, not yet shown
    steps: list[int]  # by seat: score thresholds passed (WILD-21.2)
    stored: list[tuple[int, ...]]  # by seat: tokens in each slot
    tie: tuple[int, ...]  # Bonus cards revealed to break a tie
    turn: int  # whose turn it is, or -1
    used: int  # bits of what may be done once a turn
    vp: list[int]  # by seat
    wave: list[int]  # by seat: what Shockwave Towers add to every target this round
    winners: tuple[int, ...]

    # ── order ────────────────────────────────────────────────────────────────────────────────

    def order(self) -> list[int]:
        """Seats clockwise from the first player (WILD-4.2)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    # ── villages ─────────────────────────────────────────────────────────────────────────────

    def owned(self, seat: int, kind: int) -> int:
        """How many Buildings of a type, also under construction (WILD-10.5, 10.9)."""
        return (self.built[seat] & self.box.of_type[kind]).bit_count()

    def twins(self, seat: int) -> int:
        """Slots that hold the same as the slot before: a choice among like Buildings is offered once."""
        box, built = self.box, self.built[seat]
        found = built & built << 1 & box.later_slots & ~box.any_store
        if found:
            for bits in (self.raw[seat], self.damaged[seat], self.made[seat]):
                found &= ~(bits ^ bits << 1)
            for slot in self.laid_at[seat]:
                found &= ~(0b11 << slot)
        return found

    def working(self, seat: int) -> int:
        """The slots of the Buildings whose power works (WILD-10.7)."""
        return self.built[seat] & ~self.raw[seat]

    def hall_shown(self, seat: int) -> int:
        """The Town Hall card that lies face up, also while it is raised (WILD-11.1, 11.3)."""
        return self.halls[seat] + (self.raw[seat] >> self.box.hall_slot & 1)

    def limit(self, seat: int) -> int:
        """How many Buildings the active Town Hall allows (WILD-10.4, 11.4)."""
        return self.box.halls[self.halls[seat]].limit

    def defence(self, seat: int, slot: int) -> int:
        """The defence value of a target, with what was laid on it this round (WILD-15.3, 15.8, 23.4)."""
        box = self.box
        value = box.halls[self.halls[seat]].defence if slot == box.hall_slot else box.slot_defence[slot]
        if self.laid[seat]:
            laid = zip(self.laid[seat], self.laid_at[seat], strict=True)
            value += sum(box.cards[box.kind_of[c]].defend for c, at in laid if at == slot)
        return value + self.wave[seat]

    # ── resources ────────────────────────────────────────────────────────────────────────────

    def containers(self, seat: int, res: int) -> list[int]:
        """The slots of the active Containers of a resource."""
        working = self.working(seat) & self.box.stores[res]
        return numbers(working) if working else []

    def container(self, seat: int, slot: int) -> tuple[int, int, int]:
        """What tells a Container from its like: tokens, damage that keeps attackers away, cards laid on it."""
        laid = self.defence(seat, slot) if self.laid[seat] else 0
        return self.stored[seat][slot], self.damaged[seat] >> slot & 1, laid

    def unstored(self, seat: int, res: int) -> int:
        """Tokens on producers and loose ones."""
        loose = self.loose_beer if res == BEER else self.loose_gold
        return loose[seat] + (self.made[seat] & self.box.makes[res]).bit_count()

    def tokens(self, seat: int, res: int) -> int:
        """Storable tokens on a player's own cards (WILD-17.13)."""
        return self.unstored(seat, res) + self.in_containers(seat, res)

    def in_containers(self, seat: int, res: int) -> int:
        """Tokens that are stored (WILD-25.9)."""
        found = 0
        if self.built[seat] & self.box.stores[res]:
            stored = self.stored[seat]
            for slot in self.box.store_slots[res]:
                found += stored[slot]
        return found

    def purse(self, seat: int, res: int) -> int:
        """All that the active player can spend of a resource without playing a card (WILD-7.12)."""
        return self.purses(seat)[res]

    def purses(self, seat: int) -> tuple[int, int]:
        """The same for Beer and Gold at once: it is asked at every decision of a turn."""
        box, built = self.box, self.built[seat]
        beer = self.beer + self.loose_beer[seat]
        gold = self.gold + self.loose_gold[seat]
        if built:
            made = self.made[seat]
            if made:
                beer += (made & box.makes[BEER]).bit_count()
                gold += (made & box.makes[GOLD]).bit_count()
            if built & box.any_store:
                stored = self.stored[seat]
                for slot in box.store_slots[BEER]:
                    beer += stored[slot]
                for slot in box.store_slots[GOLD]:
                    gold += stored[slot]
        return beer, gold

    def add_loose(self, seat: int, res: int, n: int) -> None:
        """Tokens onto the Town Hall (or, below zero, off it)."""
        loose = self.loose_beer if res == BEER else self.loose_gold
        loose[seat] += n

    def add_stored(self, seat: int, slot: int, n: int) -> None:
        """Tokens into a Container (or, below zero, out of it)."""
        stored = self.stored[seat]
        self.stored[seat] = (*stored[:slot], stored[slot] + n, *stored[slot + 1 :])

    # ── Missions ─────────────────────────────────────────────────────────────────────────────

    def progress(self, seat: int, kind: int) -> int:
        """How far a Mission is (WILD-17.10 to 17.13)."""
        mission = self.box.missions[kind]
        if mission.goal < OWN_TYPE:
            return self.did[mission.goal] if seat == self.turn else 0
        if mission.goal == TOKENS:
            return self.tokens(seat, mission.what)
        return (self.built[seat] & self.box.wanted[kind]).bit_count()

    # ── piles ────────────────────────────────────────────────────────────────────────────────

    def pile(self, i: int) -> range:
        """The cards left in a Unit or Defence pile, the next to be bought last."""
        start = self.box.first[self.box.piles[i]]
        return range(start, start + self.left[i])


DECK: Zone[Wild] = Zone("deck", Sight.NOBODY, lambda s, i: s.decks[i], owned=True)
HAND: Zone[Wild] = Zone("hand", Sight.OWNER, lambda s, i: s.hands[i], owned=True)
STAGED: Zone[Wild] = Zone("staged", Sight.OWNER, lambda s, i: s.staged[i], owned=True)
DISCARD: Zone[Wild] = Zone("discard", Sight.PUBLIC, lambda s, i: s.discards[i], owned=True)
PLAY: Zone[Wild] = Zone("play", Sight.PUBLIC, lambda s, i: s.play[i], owned=True)
LAID: Zone[Wild] = Zone("laid", Sight.PUBLIC, lambda s, i: s.laid[i], owned=True)
ASIDE: Zone[Wild] = Zone("aside", Sight.PUBLIC, lambda s, i: s.aside)
GONE: Zone[Wild] = Zone("removed", Sight.PUBLIC, lambda s, i: s.box_cards)
PILES: Zone[Wild] = Zone("piles", Sight.PUBLIC, lambda s, i: s.pile(i), piles=lambda s: len(s.box.piles))
PATH_DECK: Zone[Wild] = Zone("path-deck", Sight.NOBODY, lambda s, i: s.path_deck)
ROW: Zone[Wild] = Zone("row", Sight.PUBLIC, lambda s, i: s.row)
PATH_GONE: Zone[Wild] = Zone("path-gone", Sight.NOBODY, lambda s, i: s.path_gone)
FAVOURS: Zone[Wild] = Zone("favours", Sight.NOBODY, lambda s, i: s.favours)
FAVOURS_OPEN: Zone[Wild] = Zone("favours-open", Sight.PUBLIC, lambda s, i: s.favours_open)
FAVOURS_UNUSED: Zone[Wild] = Zone("favours-unused", Sight.NOBODY, lambda s, i: s.favours_unused)
MISSION_DECK: Zone[Wild] = Zone("mission-deck", Sight.NOBODY, lambda s, i: s.mission_deck)
MISSIONS: Zone[Wild] = Zone("missions", Sight.PUBLIC, lambda s, i: s.missions[i], owned=True)
DONE: Zone[Wild] = Zone("done", Sight.PUBLIC, lambda s, i: s.done[i], owned=True)

ZONES: tuple[Zone[Wild], ...] = (
    DECK, HAND, STAGED, DISCARD, PLAY, LAID, ASIDE, GONE, PILES, PATH_DECK, ROW, PATH_GONE,
    FAVOURS, FAVOURS_OPEN, FAVOURS_UNUSED, MISSION_DECK, MISSIONS, DONE,
)  # fmt: skip

#: Hidden cards that nobody can tell apart lie in one of these: a player's own, Odin's Path, the Favours.
SHARED_POOLS = {"path-deck": "path", "path-gone": "path", "favours": "favours", "favours-unused": "favours"}


def pool(s: Wild, zone: Zone[Wild], i: int, card: int) -> object:
    """What each deck holds is public, since every card entered it openly: only its order is hidden (WILD-22.5)."""
    if zone.owned:
        return i
    return SHARED_POOLS.get(zone.name) or s.box.backs[card] + len(SHARED_POOLS) * 100
