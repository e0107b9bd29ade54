"""The state of a match of A Feast for Odin."""

from __future__ import annotations

from meadhall.core.state import Part, State
from meadhall.core.zones import Sight, Zone
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Length, OdinBox

SUCCESS, FAILURE = 1, 2


class Frame(Part):
    """An action under way (EL-19): a use of a space, an action without one, or a card's own clause; and what it has
    brought about so far."""

    named: int  # whether the space itself is used (and not only its action, by a card)
    on: int  # where its Vikings stand (-1: nowhere)
    seat: int
    space: int  # what is used (-1: none)
    vikings: int
    cards: int  # of the owner, in play when it began (EL-17)
    boats: int = 0  # named for whaling
    die: int = 0  # what cards add to every roll
    discount: int = 0  # off the price of an emigration
    gave_silver: int = 0
    gave_stone: int = 0
    gave_wood: int = 0
    got_stockfish: int = 0
    may_play: int = 0  # a card for the fourth column, still (ODIN-12.8)
    need: int = 0  # something must still make it possible (EL-30)
    no_return: int = 0  # a failure brings no Vikings back (EL-29)
    once: int = 0  # clauses that have acted and do so once, as bits
    ore_help: int = 0  # of the ships that fight or hunt
    paid_kinds: int = 0  # wood, stone, ore, as bits
    paid_ore: int = 0
    paid_wood: int = 0
    played: int = 0  # cards
    repeated: int = 0  # how often card 88 was used
    result: int = 0  # SUCCESS or FAILURE
    roll: int = 0
    rolls: int = 0
    ships_used: int = 0  # kinds, as bits
    spent_arm: int = 0
    spent_wood: int = 0
    strip_kinds: int = 0  # of the items taken, as bits
    will_pay_ore: int = 0  # 1 if declared so, -1 if wood (card 103)

    @property
    def itself(self) -> int:
        """The space, if it is itself used; -1 if only its action is."""
        return self.space if self.named else -1


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
        return self.knarrs if kind == I.KNARR else len(self.holds(kind))

    def holds(self, kind: int) -> list[int]:
        """The ore on each boat or longship, fewest first."""
        return self.boats if kind == I.BOAT else self.longships

    def load(self, kind: int, ore: int, by: int) -> None:
        """So much more ore (or less) on a ship that carries `ore`."""
        ships = self.holds(kind)
        ships.remove(ore)
        ships.append(ore + by)
        ships.sort()

    def animals(self, kind: int) -> int:
        """Sheep or cattle in the stable, pregnant ones included."""
        return self.have[kind] + self.have[kind + 1]

    def filled(self, area: int, item: int) -> int:
        """How many slots of a shed or stone house hold wood, or stone."""
        return self.slots[area] & 7 if item == I.WOOD else self.slots[area] >> 3

    def fill(self, area: int, item: int) -> None:
        """A wood or stone goes from the supply to a slot."""
        self.slots[area] += 1 if item == I.WOOD else 8
        self.have[item] -= 1

    def add_area(self, kind: int) -> None:
        """A new board or house."""
        self.kinds = (*self.kinds, kind)
        self.covered, self.first, self.second = (*self.covered, 0), (*self.first, 0), (*self.second, 0)
        self.slots.append(0)


def new_player() -> Player:
    """A player with an empty home board and nothing else."""
    return Player(
        boats=[], covered=(0,), emigrated=(), first=(0,), hand=[], have=[0] * I.COUNT, hooks=0, income=0,
        kinds=(I.HOME,), knarrs=0, laid=(0, 0, 0), longships=[], penalties=0, placed=(), played=[], quiet=0,
        second=(0,), slots=[0], sober=0, table=(), twos=0, unloaded=(), used=0, vikings=0, waiting=0,
    )  # fmt: skip


class Odin(State):
    """A match."""

    box: OdinBox
    arms: list[int]  # weapons in the draw pile, by kind: drawing is luck, so their order need not be kept
    arms_out: list[int]  # in the discard pile
    arms_spare: list[int]  # received although none was left (ODIN-14.4)
    deck: list[int]  # dark occupations, face down
    extension: int  # columns with an imitation space, as bits
    first: int  # start player
    frames: list[Frame]
    held: list[int]  # by space: 0 or 16 x (colour + 1) + Vikings on it, see `standing`
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
        """Whose Vikings a seat places now: its own; in the solo game those of one of two colours (ODIN-16.1, 16.12)."""
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

    def standing(self, space: int) -> tuple[int, int]:
        """The colour and number of the Vikings on a space; (-1, 0) if there are none."""
        return (self.held[space] >> 4) - 1, self.held[space] & 15

    def vikings_on(self, space: int, seat: int) -> int:
        """Own Vikings on a space (of the active colour, ODIN-16.12)."""
        colour, vikings = self.standing(space)
        return vikings if colour == self.colour(seat) else 0

    def take_back(self, space: int, seat: int, vikings: int) -> None:
        """Vikings return from a space."""
        self.held[space] -= vikings
        self.players[seat].vikings += vikings
        if not self.standing(space)[1]:
            self.clear(space)

    def clear(self, space: int) -> None:
        """An emptied space is free again (ODIN-6.13)."""
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
