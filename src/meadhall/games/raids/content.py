"""The content of Raids as frozen tables. Tiles are numbered: 64 Voyage tiles, then 9 harbour tiles."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from meadhall.core.content import Box, Content, Entry
from meadhall.core.option import Options
from meadhall.core.text import Text
from meadhall.games.raids.options import RaidsOptions

#: What a harbour tile counts (RAIDS-13.5 to 13.12).
METRICS = ("arrival_order", "goods_tiles_on_and_beside", "distinct_goods_kinds_on_and_beside", "rune_tiles",
           "visible_shields", "weapon_symbols", "port_tiles", "monster_tiles", "sail_symbols")  # fmt: skip


class Kind(IntEnum):
    """Types of tiles. Those up to GOODS go into a slot, those up to PORT are stops; the rest can only be passed."""

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


class Tile(NamedTuple):
    """One tile: `id` is its entry in the content, `copy` tells equal ones apart."""

    id: str
    copy: int
    kind: Kind
    goods: str = ""
    metric: str = ""
    voyage: int = 0
    symbols: int = 0
    shields: int = 0
    glory: int = 0
    strength: int = 0
    sells: int = 0

    @property
    def thing(self) -> str:
        """The id under which it is drawn."""
        return f"tile:{self.id}.{self.copy}"

    @property
    def type(self) -> str:
        """Its kind, in small letters."""
        return self.kind.name.lower()

    @property
    def name(self) -> Text:
        """What it is called."""
        return Text(self.id)


class Layout(NamedTuple):
    """A board: where the harbour is, which spaces are Villages, where the ghost stops (RAIDS-2.24)."""

    id: str
    harbor: int
    villages: tuple[int, ...]
    ghost_stops: tuple[int, ...]
    tile_spaces: tuple[int, ...]


class Setup(NamedTuple):
    """How a match of so many players begins, in order of play; without a ghost its berth is 0."""

    berths: tuple[int, ...]
    ghost_berth: int
    crews: tuple[int, ...]
    per_village: int


class RaidsBox(Box):
    """All tables of the game, and its options."""

    def __init__(self, content: Content) -> None:
        self.tiles = _tiles(content)
        super().__init__(Options(), [t.voyage for t in self.tiles])
        self.kind = tuple(t.kind for t in self.tiles)
        self.voyage_tiles = [n for n, t in enumerate(self.tiles) if not t.metric]
        self.arrival = next(n for n, t in enumerate(self.tiles) if t.metric == METRICS[0])
        self.later_harbors = [n for n, t in enumerate(self.tiles) if t.metric and n != self.arrival]
        self.layouts = _layouts(content.entry("board"), content.entry("ghost"))
        self.setups = {s.int("players"): _setup(s) for s in content.entries("setup")}
        self._read_numbers(content)
        self._read_scoring(content.entry("scoring"))
        spaces = max(layout.harbor for layout in self.layouts) + 1
        self.opt = RaidsOptions(self.options, spaces, self.slots)

    def _read_numbers(self, content: Content) -> None:
        self.voyages = content.entry("game").int("voyages", least=1)
        self.vikings = next(c.int("count") for c in content.entries("components") if c.str("id") == "viking")
        self.coins = {c.int("value"): c.int("count", least=0) for c in content.entries("coins")}
        self.coin_place = {value: i for i, value in enumerate(self.coins)}
        ship, village = content.entry("ship_board"), content.entry("board").entry("village")
        self.slots = ship.entry("slots").int("count", least=1)
        self.empty_shields = ship.entry("shields_per_empty_slot").int("value", least=0)
        self.village_gain = village.entry("gain_on_pass").int("vikings", least=1)

    def _read_scoring(self, scoring: Entry) -> None:
        self.rune_glory = _rune_glory(scoring.entry("rune_collection"))
        rewards = scoring.entry("harbor_rewards")
        self.rewards = tuple(rewards.int(f"rank_{n}", least=0) for n in (1, 2, 3, 4))
        meet, loot = scoring.entry("encounter"), scoring.entry("pillage")
        self.encounter = (meet.int("first_passer_vikings"), meet.int("second_passer_vikings"))
        self.pillage = (loot.int("first_passer_coin"), loot.int("second_passer_coin"))
        for coin in (*self.pillage, *filter(None, self.rewards)):
            if coin not in self.coins:
                raise scoring.fail("harbor_rewards", f"there is no coin of value {coin}")
        self.recruits = scoring.entry("port_recruit_vikings").int("value", least=0)
        fight = scoring.entry("combat")
        self.opening_cost, self.combat_step = fight.int("opening_cost", least=1), fight.int("step", least=1)
        self.give_up_cost = scoring.entry("monster_give_up_cost").int("value", least=0)


def _rune_glory(runes: Entry) -> tuple[int, ...]:
    """What a collection of so many Runes is worth, from none to the largest."""
    sizes, most = runes.raw("glory_by_size"), runes.entry("max_size").int("value", least=1)
    if not isinstance(sizes, dict) or sorted(sizes) != list(range(1, most + 1)):
        raise runes.fail("glory_by_size", f"must give a value for each size from 1 to {most}")
    return (0, *(sizes[n] for n in range(1, most + 1)))


def _tiles(content: Content) -> tuple[Tile, ...]:
    tiles = sorted((t for e in content.entries("voyage_tiles") for t in _copies(e)), key=lambda t: t.voyage)
    for voyage in range(1, content.entry("game").int("voyages") + 1):
        count = sum(t.voyage == voyage for t in tiles)
        if count != 16:
            raise content.fail("voyage_tiles", f"voyage {voyage} has {count} tiles, must have 16 (RAIDS-2.3)")
    harbors = content.entries("harbor_tiles")
    return (*tiles, *(Tile(h.str("id"), 1, Kind.HARBOR, metric=h.str("metric", among=METRICS)) for h in harbors))


def _copies(e: Entry) -> list[Tile]:
    kind = Kind[e.str("type", among=[k.name.lower() for k in Kind]).upper()]
    goods = e.str("kind") if kind == Kind.GOODS else ""
    numbers = (e.int(name, 0, least=0) for name in ("voyage", "symbols", "shields", "glory", "strength", "sells"))
    tile = Tile(e.str("id"), 1, kind, goods, "", *numbers)
    return [tile._replace(copy=n + 1) for n in range(e.int("count", least=0))]


def _layouts(board: Entry, ghost: Entry) -> list[Layout]:
    villages = tuple(s.int("space") for s in board.entries("spaces") if s.str("kind") == "village")
    main = _layout(board, "three_villages", villages, ghost.ints("stops"))
    return [main, *(_layout(e, e.str("id"), e.ints("villages"), e.ints("ghost_stops"))
                    for e in board.entries("alternatives"))]  # fmt: skip


def _layout(e: Entry, id: str, villages: tuple[int, ...], ghost_stops: tuple[int, ...]) -> Layout:
    harbor = e.int("harbor_space")
    spaces = tuple(space for space in range(1, harbor) if space not in villages)
    if len(spaces) != 16:
        raise e.fail("villages", "a board has 16 tile spaces (RAIDS-2.3)")
    return Layout(id, harbor, villages, ghost_stops, spaces)


def _setup(e: Entry) -> Setup:
    ghost = e.int("ghost_position") if e.has("ghost_position") else 0
    return Setup(e.ints("start_positions"), ghost, e.ints("starting_vikings"), e.int("vikings_per_village"))
