"""The state of a match of A Feast for Odin."""

from __future__ import annotations

from meadhall.core.state import Part, State
from meadhall.core.zones import Sight, Zone
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Length, OdinBox

#: What an action has brought about so far (see `Frame.facts`).
(
    GAVE_SILVER, GAVE_WOOD, GAVE_STONE, GOT_STOCKFISH, PAID_ORE, PAID_WOOD, PAID_KINDS, ROLLS, ROLL, DIE, ORE_HELP,
    BOATS, SPENT_WOOD, SPENT_ARM, RESULT, STRIP_KINDS, PLAYED, SHIPS_USED, MAY_PLAY, ONCE, NO_RETURN, DISCOUNT,
    WILL_PAY_ORE, CARDS, NEED, REPEATED, FACTS,
) = range(27)  # fmt: skip
SUCCESS, FAILURE = 1, 2


class Frame(Part):
    """An action under way (EL-19): a use of a space, an action without one, or a card's own clause.

    `space` is what is used (-1: none), `on` where its Vikings stand (-1: nowhere), `named` whether the
    space itself is used (and not only its action, by a card)."""

    facts: list[int]
    named: int
    on: int
    seat: int
    space: int
    vikings: int


class Player(Part):
    """What a player has. Lists by area: `kinds[i]` says what the i-th area is; the home board is the first."""

    boats: list[int]  # ore added on each whaling boat, fewest first
    covered: tuple[int, ...]  # by area: covered cells
    emigrated: tuple[int, ...]  # ships on the banquet table, from the left
    first: tuple[int, ...]  # by area: cells under green tiles (boards) or orange tiles (houses)
    hand: list[int]
    have: list[int]  # how many of each item
    hooks: int  # bits of all hooks of the cards played
    income: int  # the last income, for the score sheet
    kinds: tuple[int, ...]
    knarrs: int
    laid: tuple[int, int, int]  # banquet spaces under orange tiles, under red ones, under anything, as bits
    longships: list[int]  # ore on each longship, fewest first
    penalties: int
    placed: tuple[tuple[int, int, int, int], ...]  # (area, item, turn, cell): what lies where
    played: list[int]
    quiet: int  # wants no window until something new arrives
    second: tuple[int, ...]  # by area: cells under red tiles (houses)
    slots: list[int]  # by area: wood and 8 x stone put on a shed or stone house
    sober: int  # has declared a feast without mead (card 160)
    table: tuple[tuple[int, int, int], ...]  # (space, item, length): what lies on the banquet table
    twos: int  # placements of exactly 2 Vikings on the second column this round (card 166)
    #: (kind, ore left): ships that ore was unloaded from in this window (card 39), never loaded (EL-33)
    unloaded: tuple[tuple[int, int], ...]
    used: int  # bits of clauses that are spent
    vikings: int  # on the Thing Square
    waiting: int  # solo: Vikings of the other colour on the waiting space

    @property
    def large(self) -> int:
        """Large ships in the bay."""
        return self.knarrs + len(self.longships)

    def ships(self, kind: int) -> int:
        """How many ships of a kind are in the bay."""
        return self.knarrs if kind == I.KNARR else len(self.boats if kind == I.BOAT else self.longships)

    def animals(self, kind: int) -> int:
        """Sheep or cattle in the stable, pregnant ones included."""
        return self.have[kind] + self.have[kind + 1]

    def add_area(self, kind: int) -> None:
        """A new board or house."""
        self.kinds = (*self.kinds, kind)
        self.covered, self.first, self.second = (*self.covered, 0), (*self.first, 0), (*self.second, 0)
        self.slots.append(0)


def new_player() -> Player:
    """A player with an empty home board and nothing else."""
    return Player(
        [], (0,), (), (0,), [], [0] * I.COUNT, 0, 0, (I.HOME,), 0, (0, 0, 0), [], 0, (), [], 0, (0,), [0], 0, (), 0, (),
        0, 0, 0,
    )  # fmt: skip


class Odin(State):
    """A match. `held[i]` is 0 for an empty action space, else 16 x (colour + 1) + Vikings on it;
    a colour is a seat, or in the solo game one of the two colours."""

    box: OdinBox
    arms: list[int]  # weapons in the draw pile, by kind: drawing is luck, so their order need not be kept
    arms_out: list[int]  # in the discard pile
    arms_spare: list[int]  # received although none was left (ODIN-14.4)
    deck: list[int]  # dark occupations, face down
    extension: int  # columns with an imitation space, as bits
    first: int  # start player
    frames: list[Frame]
    held: list[int]
    history: tuple[tuple[int, ...], ...]  # points of each seat at the end of each round
    houses: list[int]  # left, by kind
    last: int  # who placed Vikings last this round, or -1
    length: int  # 0 long, 1 short
    out: int  # how many banquet spaces their Vikings have left
    owners: list[int]  # by exploration board: seat or -1
    passed: int  # seats that have passed, as bits
    phase: int
    pick: int  # solo: the light occupation is chosen (ODIN-16.8)
    players: list[Player]
    removed: list[int]  # light occupations that left the game, unseen
    round: int
    seen: tuple[tuple[int, int], ...]  # by seat: flax and grain at the start of the harvest (card 169)
    sides: int  # exploration boards that show their back, as bits
    silver: list[int]  # by exploration board
    specials: int  # special tiles still on the oval board, as bits
    strip_at: list[int]  # by strip face up: items taken
    strip_pile: int  # strips not yet turned up, as bits: which comes is luck
    strips: list[int]  # face up
    taken: int  # occupied spaces, as bits

    # ── rounds, seats, colours ───────────────────────────────────────────────────────────────

    @property
    def rules(self) -> Length:
        """The side of the home board played on."""
        return self.box.lengths[self.length]

    def colour(self, seat: int) -> int:
        """Whose Vikings a seat places now (ODIN-16.1, 16.12)."""
        return (self.round - 1) % 2 if self.seats == 1 else seat

    def order(self) -> list[int]:
        """Seats in turn order (ODIN-4.3)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def last_round(self) -> bool:
        """Is this the last round?"""
        return self.round == self.rules.rounds

    # ── the action board ─────────────────────────────────────────────────────────────────────

    def occupy(self, space: int, seat: int, vikings: int) -> None:
        """Vikings go from the Thing Square to a space (ODIN-6.2, 6.3)."""
        self.players[seat].vikings -= vikings
        self.held[space] = 16 * (self.colour(seat) + 1) + vikings
        self.taken |= 1 << space

    def vikings_on(self, space: int, seat: int) -> int:
        """Own Vikings on a space (of the active colour, ODIN-16.12)."""
        held = self.held[space]
        return held & 15 if held >> 4 == self.colour(seat) + 1 else 0

    def take_back(self, space: int, seat: int, vikings: int) -> None:
        """Vikings return from a space; an emptied one is free again (ODIN-6.13)."""
        self.held[space] -= vikings
        self.players[seat].vikings += vikings
        if not self.held[space] & 15:
            self.held[space] = 0
            self.taken &= ~(1 << space)

    # ── the banquet table ────────────────────────────────────────────────────────────────────

    def open_spaces(self, seat: int) -> int:
        """ODIN-7.30: bits of the banquet spaces without Viking, emigrated ship or food."""
        p = self.players[seat]
        seats = (1 << (self.rules.first_space + self.out)) - 1
        return seats & ~((1 << 2 * len(p.emigrated)) - 1) & ~p.laid[2]

    # ── exploration boards ───────────────────────────────────────────────────────────────────

    def facing(self, board: int) -> int:
        """The side an exploration board shows, as a number of `box.islands`."""
        return board + 4 * (self.sides >> board & 1)

    def unclaimed(self) -> int:
        """Sides that can be claimed now, as bits of `box.islands`."""
        bits = 0
        for board, owner in enumerate(self.owners):
            if owner < 0:
                bits |= 1 << self.facing(board)
        return bits


ZONES: tuple[Zone[Odin], ...] = (
    Zone("hand", Sight.OWNER, lambda s, i: s.players[i].hand, owned=True),
    Zone("played", Sight.PUBLIC, lambda s, i: s.players[i].played, owned=True),
    Zone("deck", Sight.NOBODY, lambda s, i: s.deck),
    Zone("removed", Sight.NOBODY, lambda s, i: s.removed),
)
HAND, PLAYED_CARDS, DECK, REMOVED = ZONES
