"""The content of A Feast for Odin as frozen tables."""

from __future__ import annotations

from functools import reduce
from operator import or_

from meadhall.core.content import Box, Content, Entry, Fixed
from meadhall.core.option import Options
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Reader
from meadhall.games.odin.areas import Area, Turned, anchors, turned
from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.aid import by_words, read_helps
from meadhall.games.odin.occupations.compile import HOOK, HOOKS, Card, read_cards
from meadhall.games.odin.options import OdinOptions
from meadhall.games.odin.told import told


class Ship(Fixed):
    """A kind of ship."""

    id: str
    large: bool
    price: int
    points: int
    printed_ore: int
    slots: int
    emigrated: int


class House(Fixed):
    """A kind of building."""

    id: str
    stock: int
    points: int
    wood: int
    stone: int


class Island(Fixed):
    """A side of an exploration board: `board` 0 to 3 is the piece of cardboard."""

    id: str
    board: int
    back: bool
    points: int


class Length(Fixed):
    """A side of the home board: rounds, harvests and boards turned, by round."""

    rounds: int
    harvest: tuple[tuple[int, ...], ...]
    flip: tuple[int, ...]
    first_space: int


class OdinBox(Box):
    """All tables of the game, and its options."""

    def __init__(self, content: Content) -> None:
        options = Options()
        self._read_goods(content)
        self._read_areas(content)
        self._read_things(content)
        self._read_rounds(content)
        self.branches: list[Branch] = []
        spaces = Reader(self.branches, self.sides)
        self.spaces = tuple(spaces.read(i, e) for i, e in enumerate(content.entries("action_spaces")))
        self.space_at = {s.id: s.number for s in self.spaces}
        self.actions = self._action_spaces()
        self.told = told(content)
        self.cards: tuple[Card, ...] = read_cards(content, self.branches, self.space_at)
        self.clauses = tuple(c for card in self.cards for c in card.clauses)
        self._read_hooks()
        super().__init__(options, [1 if c.dark else 0 for c in self.cards])
        self._read_masks()
        self.opt = OdinOptions(options, self)

    # ── goods and tiles ──────────────────────────────────────────────────────────────────────

    def _read_goods(self, content: Content) -> None:
        goods = content.entries("goods")
        tiles = content.entries("special_tiles")
        stores = content.entries("resources")
        weapons = content.entries("weapons")
        names = tuple(e.str("id") for e in (*goods, *tiles, *stores, *weapons))
        if names != I.NAMES:
            odd = next((a for a, b in zip(names, I.NAMES, strict=False) if a != b), "a missing one")
            raise content.fail("goods", f"goods, special tiles, resources and weapons must stand in order; see {odd}")
        self.long = tuple(e.int("long_side") for e in goods)
        self.short = tuple(e.int("short_side") for e in goods)
        self.next = tuple(I.ITEM[e.raw("upgrades_to")] if e.has("upgrades_to") else -1 for e in goods)
        self._read_chart(content.entry("goods_chart"))
        self.stable = tuple(e.int("points_in_stable", 0) for e in goods)
        swords = [e.int("sword", 0) for e in (*goods, *tiles)]
        self.sword = tuple(swords) + (0,) * (I.COUNT - len(swords))
        self.tongs = tuple(i for i, e in enumerate((*goods, *tiles)) if e.bool("forge_tongs", False))
        self.price = tuple(e.int("silver_price") if e.has("silver_price") else -1 for e in tiles)
        self.crown_points = tiles[-1].int("points")
        self.weapons = tuple(e.int("count") for e in weapons)
        self.pieces: dict[int, tuple[Turned, ...]] = {}
        for i in range(len(goods)):
            self.pieces[i] = turned([(x, y) for y in range(self.short[i]) for x in range(self.long[i])], False)
        for i, e in enumerate(tiles):
            cells = [(x, y) for y, row in enumerate(e.strs("shape")) for x, c in enumerate(row) if c == "#"]
            self.pieces[I.FIRST_SPECIAL + i] = turned(cells, True)
        for item in (I.WOOD, I.ORE, I.SILVER):
            self.pieces[item] = turned([(0, 0)], False)

    def _read_chart(self, chart: Entry) -> None:
        """The goods chart: columns of one shape; a step goes one row up, for some cards to the side as well."""
        rows = [chart.raw(colour) for colour in ("orange", "red", "green", "blue")]
        names = {g: (x, y) for y, row in enumerate(rows) for x, g in enumerate(row) if g}

        def step(good: str, aside: int) -> int:
            x, y = names[good.removeprefix("pregnant_")]
            inside = 0 <= x + aside < len(rows[0]) and y + 1 < len(rows)
            name = rows[y + 1][x + aside] if inside else None
            return I.ITEM[name] if name else -1

        self.up = tuple(tuple(step(g, aside) for g in I.GOODS) for aside in (0, -1, 1))
        if self.up[0] != self.next:
            raise chart.fail("orange", "must agree with upgrades_to of the goods")
        sides = [(a, b) for low, high in ((0, 1), (2, 3)) for a, b in zip(rows[low], rows[high], strict=True) if a]
        self.other_side = {I.ITEM[a]: I.ITEM[b] for pair in sides for a, b in (pair, pair[::-1])}

    def _read_areas(self, content: Content) -> None:
        boards = content.entries("exploration_boards")
        houses = {e.str("id"): e for e in content.entries("buildings")}
        entries = [content.entry("home_board"), *boards, houses["stone_house"], houses["long_house"]]
        self.areas = tuple(Area(e.entry("area")) for e in entries)
        for area in self.areas:
            for piece, ways in self.pieces.items():
                area.learn(piece, ways)
        self.islands = tuple(
            Island(e.str("id"), "ABCD".index(e.str("board")), e.str("side") == "back", e.int("points")) for e in boards
        )
        self.explorers = tuple(sum(1 << I.SHIPS.index(k) for k in e.strs("requires_ship")) for e in boards)
        if tuple(b.id for b in self.islands) != I.BOARDS:
            raise content.fail("exploration_boards", "must be the eight sides in order")
        fields = ("count", "points", "wood_slots", "stone_slots")
        self.houses = tuple(House(k, *(houses[k].int(field) for field in fields)) for k in I.HOUSES)
        self.accepts = (*(_tones(e) for e in entries), 0)

    def _read_things(self, content: Content) -> None:
        self.ships = tuple(
            Ship(
                e.str("id"), e.str("size") == "large", e.int("price_silver"), e.int("points"),
                e.int("printed_ore"), e.int("ore_slots"), e.data["emigrated_points"] or 0,
            )
            for e in content.entries("ships")
        )  # fmt: skip
        docks = content.entry("docks")
        self.docks = (docks.int("small"), docks.int("large"))
        self.cheapest_ship = min(ship.price for ship in self.ships)
        kinds = {"wood": I.WOOD, "stone": I.STONE, "ore": I.ORE, "silver_2": I.SILVER}
        self.strips = tuple(tuple(kinds[i] for i in e.strs("items")) for e in content.entries("mountain_strips"))
        self.strips_up = {int(k): v for k, v in content.entry("mountain_setup").entry("face_up_at_start").items()}
        self.penalty = content.entry("thing_penalty").int("points")
        start = content.entry("player_start")
        self.start = tuple((I.ITEM[k], v) for k, v in start.entry("goods").items())
        self.start_weapons = tuple(I.ITEM[w] for w in start.strs("weapons"))
        self.sides = {e.str("id"): e.int("sides") for e in content.entries("dice")}
        self.table = content.entry("home_board").entry("banquet_table").int("spaces")
        self.vikings = content.entry("vikings").int("per_color")

    def _read_rounds(self, content: Content) -> None:
        rounds = content.entry("rounds")
        sets = {k: tuple(I.ITEM[g] for g in v) for k, v in rounds.entry("harvest_sets").items()}
        at = content.entry("home_board").entry("banquet_table").entry("round_numbers_at")
        self.lengths = []
        self.solo = []
        for name in ("long", "short"):
            e = rounds.entry(name)
            harvest = tuple(sets[h] if h else () for h in e.raw("harvest"))
            flip = tuple("ABCD".index(f) if f else -1 for f in e.raw("flip"))
            self.lengths.append(Length(e.int("rounds"), harvest, flip, at.entry(name).int("1") - 1))
            solo = content.entry("solo").entry(name)
            one, two = solo.entry("color_1"), solo.entry("color_2")
            spaces = {int(k): v for c in (one, two) for k, v in c.entry("round_spaces").items()}
            by_round = tuple(spaces[r + 1] for r in range(e.int("rounds")))
            self.solo.append((one.int("thing_square"), two.int("waiting_space"), by_round))

    # ── action spaces and cards ──────────────────────────────────────────────────────────────

    def _action_spaces(self) -> dict[int, int]:
        """For each action that cards name, a space that describes it (the first of its kind)."""
        found: dict[int, int] = {}
        for space in self.spaces:
            for action in range(len(I.ACTION_NAMES)):
                if space.actions >> action & 1:
                    found.setdefault(action, space.number)
        return found

    def _read_hooks(self) -> None:
        """Clauses by hook and card, so that firing a hook looks only at what may answer."""
        self.at: dict[int, dict[int, list[int]]] = {}
        for number, clause in enumerate(self.clauses):
            clause.number = number
            for hook in clause.hooks:
                self.at.setdefault(hook, {}).setdefault(clause.card, []).append(number)

    def _read_masks(self) -> None:
        """Sets of spaces as bits, for the rules that bar many at once."""
        n = len(self.spaces)
        self.all_spaces = (1 << n) - 1
        self.by_column = tuple(sum(1 << s.number for s in self.spaces if s.column == c) for c in range(5))
        self.imitation = tuple(1 << (n + c) for c in range(4))
        #: spaces for more Vikings than so many
        self.beyond = tuple(
            sum(self.by_column[c] | self.imitation[c - 1] for c in range(have + 1, 5)) for have in range(5)
        )
        #: clauses that play cards, as bits; and those that take special tiles too: who is first matters
        self.plays = self._clauses_with("play")
        self.urgent = self.plays | self._clauses_with("special")
        #: spaces that a card lets be used with fewer Vikings
        self.fewer = reduce(or_, (c.spaces for c in self.clauses if HOOK["mod-vikings"] in c.hooks), 0)
        #: of all spaces, those for imitation last
        self.column = (*(s.column for s in self.spaces), 1, 2, 3, 4)
        self.space_ids = (*(s.id for s in self.spaces), *(f"imitate_{c}" for c in range(1, 5)))
        self.too_dear = self._too_dear()
        self.ship_needs = tuple(
            (ship, n, sum(1 << s.number for s in self.spaces if s.need == (ship, n)))
            for ship, n in sorted({s.need for s in self.spaces if s.need[0] >= 0})
        )
        self._read_effects()
        #: cards that ask for weapons by name
        self.choosy = frozenset(c.card for c in self.clauses if any(b.choosy for b in c.branches))
        #: by card, as bits: spaces whose own conditions it makes easier; those, and spaces it supplies something for
        self.eases = tuple(self._bent(card, EASING) for card in self.cards)
        self.bends = tuple(self._bent(card, EASING | {"space-before", "action-before"}) for card in self.cards)
        #: what branches and cards might bring ahead of an action
        self.brings = tuple(map(by_words, self.branches))
        self.helps = read_helps(self.cards, self.spaces, self.brings, self.bends)

    def _clauses_with(self, op: str) -> int:
        return sum(1 << c.number for c in self.clauses if any(o.name == op for b in c.branches for o in b.do))

    def _read_effects(self) -> None:
        """Which spaces have an effect that is always there, and which only under a condition (ODIN-6.5)."""
        sure = ("overseas", "forge", "draw", "wood_per_player", "weapons")
        self.always = 0
        self.effect: dict[str, int] = {}
        for s in self.spaces:
            bit = 1 << s.number
            if s.dice or any((b.gain or any(o.name in sure for o in b.do)) and not b.one_of for b in s.branches):
                self.always |= bit
            for b in s.branches:
                for name in self._conditions(b):
                    self.effect[name] = self.effect.get(name, 0) | bit
        self.house_spaces = tuple(self.effect[f"house:{house}"] for house in range(len(self.houses)))
        sails = [(s.number, o.args[0]) for s in self.spaces for b in s.branches for o in b.do if o.name == "explore"]
        self.explore_space = {boards: number for number, boards in sails}
        self.explore_bit = tuple(sum(1 << n for n, boards in sails if boards >> side & 1) for side in range(8))

    def _conditions(self, b: Branch) -> list[str]:
        """What must be there for a branch to have an effect."""
        if b.one_of:
            return ["one_of:" + "+".join(I.NAMES[i] for i in b.one_of)]
        if b.ship >= 0:
            return ["swap"]
        if b.by_count:
            return [f"count:{I.NAMES[b.by_count[0]]}"]
        names = [o.name for o in b.do if o.name in ("mountain", "upgrade", "sale", "emigrate")]
        names += [f"house:{o.args[0]}" for o in b.do if o.name == "house"]
        names += [f"ship:{int(self.ships[o.args[0]].large)}" for o in b.do if o.name == "ship"]
        return names + [f"play:{o.args[0]}" for o in b.do if o.name == "play"]

    def _bent(self, card: Card, hooks: frozenset[str]) -> int:
        """The spaces for which a card has a clause of this kind."""
        bits = 0
        for c in card.clauses:
            if hooks & {HOOKS[h] for h in c.hooks}:
                found = c.spaces | sum(1 << s.number for s in self.spaces if s.actions & c.actions)
                priced = [self._priced(args[0]) for name, args in c.modify if name == "cost"]
                bits |= found & priced[0] if priced else found
        return bits

    def _priced(self, item: int) -> int:
        """The spaces on which something of an item is paid."""
        bits = 0
        for s in self.spaces:
            paid = {i for b in s.branches for i, _ in (*b.pay, *b.metric_pay)}
            sells = item == I.SILVER and any(o.name == "sale" for b in s.branches for o in b.do)
            bits |= 1 << s.number if item in paid or sells else 0
        return bits

    def _too_dear(self) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        """(item, the most that any space costs of it, and for each smaller number held the spaces too dear)."""
        costs: dict[int, dict[int, int]] = {}
        for s in self.spaces:
            if s.branches and s.style != "parts":
                for item, _ in s.branches[0].pay:
                    costs.setdefault(item, {})[s.number] = min(dict(b.pay).get(item, 0) for b in s.branches)
        return tuple(
            (item, max(by.values()), tuple(
                sum(1 << space for space, n in by.items() if n > held) for held in range(max(by.values()))
            ))
            for item, by in sorted(costs.items())
        )  # fmt: skip

    def turned(self, piece: int, turn: int) -> Turned:
        """A piece as it lies when it is turned so."""
        return next(way for way in self.pieces[piece] if way.number == turn)

    def where(self, kind: int, covered: int, barred: int, piece: int) -> tuple[int, ...]:
        """For each way the piece may lie on an area, the bits where its upper left corner may go; empty if nowhere."""
        return anchors(self.areas[kind], covered, barred, piece)


#: what cards in play do to make a space easier to use
EASING = frozenset(("mod-cost", "mod-ship_as", "mod-explore", "space-instead"))


def _tones(e: Entry) -> int:
    """What an area accepts, as bits: orange, red, green, blue, special, silver, ore (ODIN-8.10, 8.21)."""
    words = ("orange", "red", "green", "blue", "special", "silver", "ore")
    return sum(1 << words.index(w) for w in e.strs("accepts"))
