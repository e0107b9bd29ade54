"""The state of a match of Viking Raiders, its zones, and the few ways in which cards move."""

from __future__ import annotations

from meadhall.core.state import State
from meadhall.core.text import text
from meadhall.core.zones import Sight, Zone, follow, forget, move, shuffle
from meadhall.games.raiders.cards import ABILITY, HIDDEN, TRAINING
from meadhall.games.raiders.content import RaidersBox

#: What lies staged before a seat: resources, traded cards, cheap trades, cards looked at.
PAY, GIVE, SELL, ASIDE = range(4)

Act = tuple[int, ...]  #: (kind, seat, place aimed at or -1, category or kind named or -1)
Link = tuple[int, int, int]  #: (kind, seat, what it is aimed at)
Chain = tuple[Link, ...]


class Raiders(State):
    """`tables`, `vp`, `num`, `ability` and `chiefs` have one place per seat, then one for the Arctic Clan."""

    box: RaidersBox
    ability: list[int]
    act: tuple[int, ...]
    actions: int
    active: int
    adrift: list[int]
    buys: int
    chain: tuple[Link, ...]
    cheap: int
    chiefs: tuple[int, ...]
    clan: int
    deck: list[int]
    discard: list[int]
    first: int
    gone: list[int]
    hands: list[list[int]]
    market: list[int]
    num: list[tuple[int, int, int]]
    round: int
    setup: tuple[str, ...]
    shown: list[list[int]]
    stage: list[list[int]]
    still: int
    supply: list[int]
    tables: list[list[int]]
    target: int
    turned: int
    vp: list[tuple[int, int, int]]
    winner: int
    with_chiefs: int

    # ── who sits where ───────────────────────────────────────────────────────────────────────

    def round_from(self, seat: int) -> list[int]:
        """The seats clockwise, beginning with this one."""
        n = self.seats
        return [(seat + i) % n for i in range(n)]

    def circle(self) -> list[int]:
        """For events: clockwise from the active player; the Clan sits after the second player (RAIDERS-15.12)."""
        places = self.round_from(self.active)
        if self.clan < 0:
            return places
        return [*places, self.clan] if self.active == self.first else [places[0], self.clan, places[1]]


HAND: Zone[Raiders] = Zone("hand", Sight.OWNER, lambda s, i: s.hands[i], owned=True)
PAID: Zone[Raiders] = Zone("paid", Sight.OWNER, lambda s, i: s.stage[4 * i + PAY], owned=True)
GIVEN: Zone[Raiders] = Zone("given", Sight.OWNER, lambda s, i: s.stage[4 * i + GIVE], owned=True)
SOLD: Zone[Raiders] = Zone("sold", Sight.OWNER, lambda s, i: s.stage[4 * i + SELL], owned=True)
LOOKED: Zone[Raiders] = Zone("looked", Sight.OWNER, lambda s, i: s.stage[4 * i + ASIDE], owned=True)
DECK: Zone[Raiders] = Zone("deck", Sight.NOBODY, lambda s, i: s.deck)
DISCARD: Zone[Raiders] = Zone("discard", Sight.PUBLIC, lambda s, i: s.discard)
MARKET: Zone[Raiders] = Zone("market", Sight.PUBLIC, lambda s, i: s.market)
SUPPLY: Zone[Raiders] = Zone("supply", Sight.NOBODY, lambda s, i: s.supply)
TABLE: Zone[Raiders] = Zone("table", Sight.PUBLIC, lambda s, i: s.tables[i], piles=lambda s: len(s.tables))
ADRIFT: Zone[Raiders] = Zone("adrift", Sight.PUBLIC, lambda s, i: s.adrift)
GONE: Zone[Raiders] = Zone("gone", Sight.PUBLIC, lambda s, i: s.gone)
SHOWN: Zone[Raiders] = Zone("shown", Sight.PUBLIC, lambda s, i: s.shown[i], owned=True)
ZONES = (HAND, PAID, GIVEN, SOLD, LOOKED, DECK, DISCARD, MARKET, SUPPLY, TABLE, ADRIFT, GONE, SHOWN)


def held(s: Raiders, seat: int) -> list[int]:
    """How many cards of each kind of the Viking deck a hand holds."""
    kinds = s.box.kind
    counts = [0] * kinds[s.box.first_market]
    for c in s.hands[seat]:
        counts[kinds[c]] += 1
    return counts


def distinct(s: Raiders, pile: list[int]) -> list[int]:
    """The kinds in a pile, each once, in the order of the box."""
    kinds = s.box.kind
    return sorted({kinds[c] for c in pile if c >= 0})


# ── the Viking deck ──────────────────────────────────────────────────────────────────────────


def top_viking(s: Raiders) -> int:
    """The card on top of the draw pile, or -1; training cards are shown and leave (RAIDERS-4.7, 16.6)."""
    while True:
        if not s.deck:
            if not s.discard:
                return -1
            s.deck[:], s.discard[:] = s.discard, []
            shuffle(s, DECK)
            if s.log is not None:
                s.tell("reshuffle", None, "RAIDERS-4.7")
        card = s.deck[-1]
        if s.box.kinds[s.box.kind[card]].family != TRAINING:
            return card
        show_lesson(s, card, DECK)


def show_lesson(s: Raiders, card: int, zone: Zone[Raiders]) -> None:
    """A training card is shown to all and leaves the game (RAIDERS-16.6)."""
    move(s, card, zone, 0, GONE, 0)
    if s.log is not None:
        rules, id = s.box.constants, s.box.kinds[s.box.kind[card]].id
        lesson = text(f"lesson-{id}", rate=rules.rate, actions=rules.actions, guards=rules.guards_per_card)
        s.tell("lesson", None, "RAIDERS-16.6", lesson=lesson)


def draw_cards(s: Raiders, seat: int, n: int, to: Zone[Raiders] = HAND) -> list[int]:
    """Draw Viking cards; what cannot be drawn is not drawn (RAIDERS-4.7)."""
    drawn: list[int] = []
    for _ in range(n):
        card = top_viking(s)
        if card < 0:
            break
        move(s, card, DECK, 0, to, seat)
        drawn.append(card)
    if drawn:
        s.still = 0
    return drawn


def take_at_random(s: Raiders, taker: int, victim: int, n: int) -> list[int]:
    """Cards from a hand, each picked blindly (RAIDERS-7.14, 17.3)."""
    taken: list[int] = []
    for _ in range(min(n, len(s.hands[victim]))):
        hand = s.hands[victim]
        card = hand[s.draw(len(hand))]
        move(s, card, HAND, victim, HAND, taker)
        taken.append(card)
    return taken


# ── table areas: the only places where VP change ─────────────────────────────────────────────


def lay(s: Raiders, card: int, src: Zone[Raiders], i: int, place: int) -> None:
    """A Market card goes face up to a table area (RAIDERS-6.2, 7.16)."""
    move(s, card, src, i, TABLE, place)
    _count(s, card, place, 1)


def unlay(s: Raiders, card: int, place: int, dst: Zone[Raiders], j: int) -> None:
    """A card leaves a table area."""
    move(s, card, TABLE, place, dst, j)
    _count(s, card, place, -1)


def _count(s: Raiders, card: int, place: int, by: int) -> None:
    number = s.box.kind[card]
    kind = s.box.kinds[number]
    if kind.family == ABILITY:
        s.ability[place] = abilities_of(s, place)[-1] if abilities_of(s, place) else -1
        return
    vp, num = list(s.vp[place]), list(s.num[place])
    vp[kind.category] += by * kind.vp
    num[kind.category] += by
    s.vp[place] = (vp[0], vp[1], vp[2])
    s.num[place] = (num[0], num[1], num[2])


def abilities_of(s: Raiders, place: int) -> list[int]:
    """The kinds of the abilities in a table area: one, or two while one must be given back."""
    box = s.box
    return [box.kind[c] for c in s.tables[place] if box.kinds[box.kind[c]].family == ABILITY]


def items_of(s: Raiders, place: int, category: int = -1) -> list[int]:
    """The items in a table area, of one category or of all."""
    box = s.box
    found = []
    for c in s.tables[place]:
        where = box.kinds[box.kind[c]].category
        if where >= 0 and category in (-1, where):
            found.append(c)
    return found


def hidden_vp(s: Raiders, place: int) -> list[tuple[int, int, int]]:
    """(category, VP, card) of each hidden-VP card in a hand, or in the hand shown at the end (RAIDERS-10.1)."""
    if place == s.clan:
        return []
    box = s.box
    cards = [(c, box.kinds[box.kind[c]]) for c in (s.shown[place] or s.hands[place])]
    return [(k.category, k.vp, c) for c, k in cards if k.family == HIDDEN]


def into_supply(s: Raiders, cards: list[int], src: Zone[Raiders], i: int) -> None:
    """Market cards that leave a player are shuffled into the supply (RAIDERS-5.11)."""
    cards = cards[:]
    for card in cards:
        if src is TABLE:
            unlay(s, card, i, SUPPLY, 0)
        else:
            move(s, card, src, i, SUPPLY, 0)
    if cards:
        shuffle(s, SUPPLY)


def out_of_market(s: Raiders, card: int, place: int) -> None:
    """A Market card goes to a table area and leaves a gap (RAIDERS-6.13)."""
    s.market[s.market.index(card)] = -1
    s.tables[place].append(card)
    follow(s, card, MARKET, 0, TABLE, place)
    _count(s, card, place, 1)


def pool_hands(s: Raiders) -> list[int]:
    """All hands in one shuffled pile that nobody knows (RAIDERS-9.13.1)."""
    pool = [c for hand in s.hands for c in hand]
    for hand in s.hands:
        hand.clear()
    s.shuffle(pool)
    forget(s, pool)
    return pool
