"""The content of Raids as frozen tables. Tiles are numbered: 64 Voyage tiles, then 9 harbour tiles."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from meadhall.core.content import Box, Content, Entry
from meadhall.core.option import Option, Options


class Kind(IntEnum):
    """Types of Voyage tiles. A ship may stop at those up to PORT; those up to GOODS go into a slot."""

    WEAPON = 0
    SAIL = 1
    MJOLLNIR = 2
    PENNANT = 3
    GOODS = 4
    RUNE = 5
    PORT = 6
    ENCOUNTER = 7
    PILLAGE = 8
    MONSTER = 9
    HARBOR = 10


SLOT_KINDS = frozenset((Kind.WEAPON, Kind.SAIL, Kind.MJOLLNIR, Kind.PENNANT, Kind.GOODS))
STOP_KINDS = SLOT_KINDS | {Kind.RUNE, Kind.PORT}

#: What a harbour tile counts (RAIDS-13.5 to 13.12).
METRICS = (
    "arrival_order",
    "goods_tiles_on_and_beside",
    "distinct_goods_kinds_on_and_beside",
    "rune_tiles",
    "visible_shields",
    "weapon_symbols",
    "port_tiles",
    "monster_tiles",
    "sail_symbols",
)


class Tile(NamedTuple):
    """One tile: `id` is its entry in the content, `copy` tells equal ones apart."""

    id: str
    copy: int
    kind: Kind
    voyage: int
    symbols: int = 0
    shields: int = 0
    glory: int = 0
    strength: int = 0
    sells: int = 0
    goods: str = ""
    metric: str = ""

    @property
    def thing(self) -> str:
        """The id under which it is drawn."""
        return f"tile:{self.id}.{self.copy}"


class Layout(NamedTuple):
    """A board: which spaces are Villages, where the harbour is, where the ghost stops (RAIDS-2.24)."""

    id: str
    harbor: int
    villages: tuple[int, ...]
    tile_spaces: tuple[int, ...]
    ghost_stops: tuple[int, ...]
    village_bits: int


class Setup(NamedTuple):
    """How a match of so many players begins, in order of play."""

    berths: tuple[int, ...]
    ghost_berth: int
    crews: tuple[int, ...]
    per_village: int


class RaidsBox(Box):
    """All tables of the game, and its options."""

    def __init__(self, content: Content) -> None:
        options = Options()
        self.tiles = _tiles(content)
        super().__init__(options, [t.voyage if t.kind != Kind.HARBOR else 0 for t in self.tiles])
        self.kind = tuple(t.kind for t in self.tiles)
        self.shields = tuple(t.shields for t in self.tiles)
        self.symbols = tuple(t.symbols for t in self.tiles)
        self.voyage_tiles = [n for n, kind in enumerate(self.kind) if kind != Kind.HARBOR]
        harbors = [n for n, kind in enumerate(self.kind) if kind == Kind.HARBOR]
        self.arrival = next(n for n in harbors if self.tiles[n].metric == "arrival_order")
        self.later_harbors = [n for n in harbors if n != self.arrival]
        self.layouts = _layouts(content)
        self.setups = {s.int("players"): _setup(s) for s in content.entries("setup")}
        self.vikings = next(c.int("count") for c in content.entries("components") if c.str("id") == "viking")
        self.coins = {c.int("value"): c.int("count", least=0) for c in content.entries("coins")}
        self.coin_place = {value: i for i, value in enumerate(self.coins)}
        self.voyages = content.entry("game").int("voyages", least=1)
        self._read_ship(content.entry("ship_board"))
        self._read_scoring(content.entry("scoring"))
        widest = max(layout.harbor for layout in self.layouts) + 1
        self.sail: tuple[Option, ...] = options.row("sail", range(widest))
        self.on: tuple[Option, ...] = options.row("on", range(widest))
        self.moves = self.sail + self.on
        self.slot: tuple[Option, ...] = options.row("slot", range(self.slots))
        self.sell: tuple[Option, ...] = options.row("sell", range(self.slots))
        self.discard = options.add("discard")
        self.stow = (*self.slot, self.discard)
        self.done = options.add("done")
        self.fight, self.give = options.add("fight"), options.add("give")
        self.retaliate, self.flee = options.add("retaliate"), options.add("flee")

    def _read_ship(self, ship: Entry) -> None:
        self.slots = ship.entry("slots").int("count", least=1)
        self.empty_shields = ship.entry("shields_per_empty_slot").int("value", least=0)

    def _read_scoring(self, scoring: Entry) -> None:
        runes = scoring.entry("rune_collection")
        sizes = runes.raw("glory_by_size")
        most = runes.entry("max_size").int("value", least=1)
        if not isinstance(sizes, dict) or sorted(sizes) != list(range(1, most + 1)):
            raise runes.fail("glory_by_size", f"must give a value for each size from 1 to {most}")
        self.rune_glory = (0, *(sizes[n] for n in range(1, most + 1)))
        rewards = scoring.entry("harbor_rewards")
        self.rewards = tuple(rewards.int(f"rank_{n}", least=0) for n in (1, 2, 3, 4))
        meet, loot = scoring.entry("encounter"), scoring.entry("pillage")
        self.encounter = (meet.int("first_passer_vikings"), meet.int("second_passer_vikings"))
        self.pillage = (loot.int("first_passer_coin"), loot.int("second_passer_coin"))
        for coin in (*self.pillage, *(r for r in self.rewards if r)):
            if coin not in self.coins:
                raise scoring.fail("harbor_rewards", f"there is no coin of value {coin}")
        self.recruits = scoring.entry("port_recruit_vikings").int("value", least=0)
        fight = scoring.entry("combat")
        self.opening_cost, self.combat_step = fight.int("opening_cost", least=1), fight.int("step", least=1)
        self.give_up_cost = scoring.entry("monster_give_up_cost").int("value", least=0)


def _tiles(content: Content) -> tuple[Tile, ...]:
    tiles = [t for e in content.entries("voyage_tiles") for t in _copies(e)]
    tiles.sort(key=lambda t: t.voyage)
    for voyage in range(1, content.entry("game").int("voyages") + 1):
        count = sum(t.voyage == voyage for t in tiles)
        if count != 16:
            raise content.fail("voyage_tiles", f"voyage {voyage} has {count} tiles, must have 16 (RAIDS-2.3)")
    harbors = content.entries("harbor_tiles")
    harbor = [Tile(h.str("id"), 1, Kind.HARBOR, 0, metric=h.str("metric", among=METRICS)) for h in harbors]
    return (*tiles, *harbor)


def _copies(e: Entry) -> list[Tile]:
    kind = Kind[e.str("type", among=[k.name.lower() for k in Kind]).upper()]
    tile = Tile(
        e.str("id"),
        1,
        kind,
        e.int("voyage", least=1),
        e.int("symbols", 0, least=0),
        e.int("shields", 0, least=0),
        e.int("glory", 0, least=0),
        e.int("strength", 0, least=0),
        e.int("sells", 0, least=0),
        e.str("kind", "") if kind == Kind.GOODS else "",
    )
    return [tile._replace(copy=n + 1) for n in range(e.int("count", least=0))]


def _layouts(content: Content) -> tuple[Layout, ...]:
    board = content.entry("board")
    spaces = board.entries("spaces")
    main = _layout(
        "three_villages",
        board.int("harbor_space"),
        tuple(s.int("space") for s in spaces if s.str("kind") == "village"),
        tuple(s.int("space") for s in spaces if s.str("kind") == "tile"),
        content.entry("ghost").ints("stops"),
    )
    others = [
        _layout(a.str("id"), a.int("harbor_space"), a.ints("villages"), a.ints("tile_spaces"), a.ints("ghost_stops"))
        for a in board.entries("alternatives")
    ]
    for layout in (main, *others):
        if len(layout.tile_spaces) != 16:
            raise board.fail(layout.id, "a board has 16 tile spaces (RAIDS-2.3)")
    return (main, *others)


def _layout(
    id: str, harbor: int, villages: tuple[int, ...], tile_spaces: tuple[int, ...], ghost_stops: tuple[int, ...]
) -> Layout:
    return Layout(id, harbor, villages, tile_spaces, ghost_stops, sum(1 << v for v in villages))


def _setup(e: Entry) -> Setup:
    ghost = e.int("ghost_position") if e.has("ghost_position") else 0
    return Setup(e.ints("start_positions"), ghost, e.ints("starting_vikings"), e.int("vikings_per_village"))
