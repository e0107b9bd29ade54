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

    __slots__ = ("facts", "named", "on", "seat", "space", "vikings")

    def __init__(self, facts: list[int], named: int, on: int, seat: int, space: int, vikings: int) -> None:
        self.facts = facts
        self.named = named
        self.on = on
        self.seat = seat
        self.space = space
        self.vikings = vikings

    def clone(self) -> Frame:
        return Frame(self.facts[:], self.named, self.on, self.seat, self.space, self.vikings)


class Player(Part):
    """What a player has. Lists by area: `kinds[i]` says what the i-th area is; the home board is the first."""

    __slots__ = (
        "boats",  # ore added on each whaling boat, fewest first
        "covered",  # by area: covered cells
        "emigrated",  # ships on the banquet table, from the left
        "first",  # by area: cells under green tiles (boards) or orange tiles (houses)
        "hand",
        "have",  # how many of each item
        "hooks",  # bits of all hooks of the cards played
        "income",  # the last income, for the score sheet
        "kinds",
        "knarrs",
        "laid",  # banquet spaces under orange tiles, under red ones, under anything, as bits
        "longships",  # ore on each longship, fewest first
        "penalties",
        "placed",  # (area, item, turn, cell): what lies where
        "played",
        "quiet",  # wants no window until something new arrives
        "second",  # by area: cells under red tiles (houses)
        "slots",  # by area: wood and 8 x stone put on a shed or stone house
        "sober",  # has declared a feast without mead (card 160)
        "table",  # (space, item, length): what lies on the banquet table
        "twos",  # placements of exactly 2 Vikings on the second column this round (card 166)
        "unloaded",  # (kind, ore left): ships that ore was unloaded from in this window (card 39), never loaded (EL-33)
        "used",  # bits of clauses that are spent
        "vikings",  # on the Thing Square
        "waiting",  # solo: Vikings of the other colour on the waiting space
    )

    def __init__(
        self, boats: list[int], covered: tuple[int, ...], emigrated: tuple[int, ...], first: tuple[int, ...],
        hand: list[int], have: list[int], hooks: int, income: int, kinds: tuple[int, ...], knarrs: int,
        laid: tuple[int, int, int], longships: list[int], penalties: int,
        placed: tuple[tuple[int, int, int, int], ...], played: list[int], quiet: int, second: tuple[int, ...],
        slots: list[int], sober: int, table: tuple[tuple[int, int, int], ...], twos: int,
        unloaded: tuple[tuple[int, int], ...], used: int,
        vikings: int, waiting: int,
    ) -> None:  # fmt: skip
        self.boats = boats
        self.covered = covered
        self.emigrated = emigrated
        self.first = first
        self.hand = hand
        self.have = have
        self.hooks = hooks
        self.income = income
        self.kinds = kinds
        self.knarrs = knarrs
        self.laid = laid
        self.longships = longships
        self.penalties = penalties
        self.placed = placed
        self.played = played
        self.quiet = quiet
        self.second = second
        self.slots = slots
        self.sober = sober
        self.table = table
        self.twos = twos
        self.unloaded = unloaded
        self.used = used
        self.vikings = vikings
        self.waiting = waiting

    def clone(self) -> Player:
        return Player(
            self.boats[:], self.covered, self.emigrated, self.first, self.hand[:], self.have[:], self.hooks,
            self.income, self.kinds, self.knarrs, self.laid, self.longships[:], self.penalties, self.placed,
            self.played[:], self.quiet, self.second, self.slots[:], self.sober, self.table, self.twos, self.unloaded,
            self.used, self.vikings, self.waiting,
        )  # fmt: skip

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

    __slots__ = (
        "arms",  # weapons in the draw pile, by kind: drawing is luck, so their order need not be kept
        "arms_out",  # in the discard pile
        "arms_spare",  # received although none was left (ODIN-14.4)
        "deck",  # dark occupations, face down
        "extension",  # columns with an imitation space, as bits
        "first",  # start player
        "frames",
        "held",
        "history",  # points of each seat at the end of each round
        "houses",  # left, by kind
        "last",  # who placed Vikings last this round, or -1
        "length",  # 0 long, 1 short
        "out",  # how many banquet spaces their Vikings have left
        "owners",  # by exploration board: seat or -1
        "passed",  # seats that have passed, as bits
        "phase",
        "pick",  # solo: the light occupation is chosen (ODIN-16.8)
        "players",
        "removed",  # light occupations that left the game, unseen
        "round",
        "seen",  # by seat: flax and grain at the start of the harvest (card 169)
        "sides",  # exploration boards that show their back, as bits
        "silver",  # by exploration board
        "specials",  # special tiles still on the oval board, as bits
        "strip_at",  # by strip face up: items taken
        "strip_pile",  # strips not yet turned up, as bits: which comes is luck
        "strips",  # face up
        "taken",  # occupied spaces, as bits
    )

    box: OdinBox

    def __init__(
        self, box: OdinBox, arms: list[int], arms_out: list[int], arms_spare: list[int], deck: list[int],
        extension: int, first: int, frames: list[Frame], held: list[int], history: tuple[tuple[int, ...], ...],
        houses: list[int], last: int, length: int, out: int, owners: list[int], passed: int, phase: int, pick: int,
        players: list[Player], removed: list[int], round: int, seen: tuple[tuple[int, int], ...], sides: int,
        silver: list[int], specials: int, strip_at: list[int], strip_pile: int, strips: list[int], taken: int,
    ) -> None:  # fmt: skip
        self.box = box
        self.arms = arms
        self.arms_out = arms_out
        self.arms_spare = arms_spare
        self.deck = deck
        self.extension = extension
        self.first = first
        self.frames = frames
        self.held = held
        self.history = history
        self.houses = houses
        self.last = last
        self.length = length
        self.out = out
        self.owners = owners
        self.passed = passed
        self.phase = phase
        self.pick = pick
        self.players = players
        self.removed = removed
        self.round = round
        self.seen = seen
        self.sides = sides
        self.silver = silver
        self.specials = specials
        self.strip_at = strip_at
        self.strip_pile = strip_pile
        self.strips = strips
        self.taken = taken

    def clone(self) -> Odin:
        twin = Odin(
            self.box, self.arms[:], self.arms_out[:], self.arms_spare[:], self.deck[:], self.extension, self.first,
            [f.clone() for f in self.frames] if self.frames else [], self.held[:], self.history, self.houses[:],
            self.last, self.length, self.out, self.owners[:], self.passed, self.phase, self.pick,
            [p.clone() for p in self.players], self.removed[:], self.round, self.seen, self.sides, self.silver[:],
            self.specials, self.strip_at[:], self.strip_pile, self.strips[:], self.taken,
        )  # fmt: skip
        twin.carry(self)
        return twin

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
