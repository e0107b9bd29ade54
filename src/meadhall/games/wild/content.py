"""Reads content.yaml into frozen tables. Every value of every component comes from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.core.content import Box, Content, Entry
from meadhall.core.step import numbers
from meadhall.games.wild.options import WildOptions

BEER, GOLD = 0, 1
RESOURCES = ("beer", "gold")
TYPES = ("resource", "unit", "hero", "defence", "action", "item", "trap", "undead")

#: What a played card may do beside giving resources and fighting.
DRAW, GAIN_PER, STEAL, REVEAL, RECOVER, PEEK, DESTROY = range(7)
ACTS = {
    "draw": DRAW,
    "gain_per": GAIN_PER,
    "steal_token": STEAL,
    "reveal_keep": REVEAL,
    "recover": RECOVER,
    "peek_hand_discard": PEEK,
    "destroy": DESTROY,
}

#: What a player did this turn, as Missions count it (WILD-17.10, WILD-17.11).
TURN_GOALS = {
    "buildings_built": 0,
    "odins_path_cards_bought": 1,
    "unit_cards_bought": 2,
    "defence_cards_bought": 3,
    "beer_spent": 4,
    "gold_spent": 5,
    "town_halls_damaged": 6,
    "buildings_damaged": 7,
    "unit_bought_with_attack_at_least": 8,
}
BUILT, PATH_BOUGHT, UNITS_BOUGHT, DEFENCES_BOUGHT, BEER_SPENT, GOLD_SPENT, HALLS_HIT, HITS, STRONGEST = range(9)
#: What Missions look at when they are claimed (WILD-17.12, WILD-17.13).
OWN_TYPE, OWN_TOTAL, TOKENS = 9, 10, 11

METRICS = (
    "odins_path_cards_owned",
    "defence_cards_owned",
    "pigators_owned",
    "unit_cards_owned",
    "buildings_in_village",
    "stored_gold_bars",
    "stored_beer_barrels",
    "missions_accomplished",
)


class Act(NamedTuple):
    """One effect of a played card: `what` is a resource, a Building type or a kind of card."""

    op: int
    n: int
    what: int
    name: str


class Card(NamedTuple):
    """A kind of card that can be in a deck, and the Undead."""

    id: str
    type: str
    icon: str
    source: str  #: starter, unit, defence, path or favour
    copies: int
    price: tuple[int, int] | None
    attack: int
    per: int  #: Building type that adds 1 to the attack each, or -1
    aura: int
    boost: int
    double: bool
    trophy: int
    defend: int
    wave: int
    removes: str  #: "", "unit" or "hero"
    gains: tuple[int, int]
    acts: tuple[Act, ...]
    rules: tuple[str, ...]
    min_players: int
    defence: int  #: of an Undead
    loot: int  #: the resource an Undead gives
    vp: int  #: of an Undead

    @property
    def attacks(self) -> bool:
        """Only Units and Heroes attack (WILD-12.1)."""
        return self.type in ("unit", "hero")

    @property
    def reacts(self) -> bool:
        """May be played in another player's turn (WILD-15.1, WILD-15.6)."""
        return bool(self.defend or self.wave or self.removes)


class Building(NamedTuple):
    """A type of Building."""

    id: str
    icon: str
    copies: int
    price: tuple[int, int]
    defence: int
    vp: int  #: to whoever damages it
    pillage: int  #: the resource that is looted from it, or -1
    produces: int  #: a resource, or -1
    stores: int  #: a resource, or -1
    extra_cards: int
    keep_cards: int


class Hall(NamedTuple):
    """A Town Hall level."""

    id: str
    defence: int
    limit: int
    price: tuple[int, int] | None  #: of the next level
    vp: int
    favour: int
    points: int  #: on reaching it


class Mission(NamedTuple):
    """A kind of Mission: `goal` is a count of this turn or a look at what one owns."""

    id: str
    icon: str
    copies: int
    vp: int
    goal: int
    what: int
    n: int
    objective: str


class Bonus(NamedTuple):
    """An end-of-game Bonus card."""

    id: str
    icon: str
    metric: int


class WildBox(Box):
    """All that is in the box, as tables by kind."""

    __slots__ = (
        "aim",
        "any_store",
        "attack",
        "bonus_cards",
        "bonus_split",
        "bonuses",
        "buildings",
        "capacity",
        "cards",
        "cash",
        "counted",
        "damage",
        "damage_more",
        "draco_defence",
        "draco_reward",
        "end",
        "exchange_get",
        "exchange_give",
        "extras",
        "favours_each",
        "favours_open",
        "first",
        "first_game",
        "full_vp",
        "gains",
        "hall_slot",
        "halls",
        "hand",
        "keepers",
        "kind_bit",
        "kind_of",
        "kinds",
        "later_slots",
        "long_end",
        "makes",
        "mission_of",
        "missions",
        "missions_from",
        "missions_max",
        "missions_round",
        "nowhere",
        "of_type",
        "opt",
        "per_game",
        "per_type",
        "piles",
        "repel_vp",
        "row",
        "slot_defence",
        "starters",
        "store_slots",
        "stores",
        "swap",
        "thresholds",
        "total_vp",
        "units",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        self.buildings = tuple(_building(e) for e in content.entries("buildings"))
        self.halls = tuple(_hall(e) for e in content.entries("town_halls"))
        types = {b.id: i for i, b in enumerate(self.buildings)}
        self.cards = tuple(_cards(content, types))
        self.kinds = {card.id: i for i, card in enumerate(self.cards)}
        self.missions = tuple(_mission(e, types) for e in content.entries("missions"))
        self.bonuses = tuple(_bonus(e) for e in content.entries("bonuses"))
        self._read_constants(content.entry("constants"))
        self._read_rest(content)
        self._number_components()
        self._lay_out_village()
        self.opt = WildOptions(self)
        super().__init__(self.opt.options, self._backs())
        self._by_kind()

    def _read_constants(self, of: Entry) -> None:
        def value(name: str) -> int:
            return of.entry(name).int("value", least=0)

        self.hand = value("hand_size")
        self.row = value("odin_row_size")
        self.favours_open = value("favour_faceup")
        self.favours_each = value("favours_per_player")
        self.per_type = value("max_same_building")
        self.per_game = value("max_builds_per_type_per_game")
        self.capacity = value("container_capacity")
        self.bonus_cards = value("bonus_cards_in_play")
        self.full_vp = value("container_full_vp")
        self.missions_max = value("missions_faceup_max")
        self.missions_round = value("missions_per_round_max")
        self.total_vp = value("total_defence_vp")
        self.repel_vp = value("repelled_vp_per_card")
        for once in ("building_return_per_turn", "draco_attacks_per_round"):
            if value(once) != 1:
                raise of.entry(once).fail("value", "can only be 1")
        self.swap = of.entry("mission_swap_cost").int("gold", least=0)
        self.exchange_give = of.entry("exchange_rate").int("give", least=1)
        self.exchange_get = of.entry("exchange_rate").int("get", least=1)
        self.thresholds = of.entry("favour_thresholds").ints("value")
        self.bonus_split = {int(k): int(v) for k, v in of.entry("bonus_split").entry("value").items()}
        self.end = {int(k): int(v) for k, v in of.entry("end_threshold").entry("value").items()}
        self.long_end = {int(k): int(v) for k, v in of.entry("end_threshold_long").entry("value").items()}

    def _read_rest(self, content: Content) -> None:
        table = content.entry("damage_vp_table")
        rows = {int(k): int(v) for k, v in table.entry("rows").items()}
        if sorted(rows) != list(range(len(rows))):
            raise table.fail("rows", "must count up from 0 without a gap")
        self.damage = tuple(rows[i] for i in range(len(rows)))
        self.damage_more = table.int("per_extra_beyond_7", least=0)
        draco = content.entry("draco")
        self.draco_defence = draco.int("defence", least=0)
        self.draco_reward = draco.entries("reward")[0].int("n", least=1)
        ids = [b.id for b in self.bonuses]
        chosen = content.entry("first_game_bonuses").strs("ids")
        self.first_game = tuple(ids.index(b) for b in chosen)
        per_deck = {e.str("id"): e.int("per_deck", least=0) for e in content.entry("starter_deck").entries("cards")}
        self.starters = tuple((self.kinds[k], n) for k, n in per_deck.items())
        self.piles = tuple(i for i, c in enumerate(self.cards) if c.source in ("unit", "defence"))

    def _number_components(self) -> None:
        """Components 0… are the cards kind by kind, then the Missions."""
        first: list[int] = []
        kind_of: list[int] = []
        for i, card in enumerate(self.cards):
            first.append(len(kind_of))
            kind_of += [i] * card.copies
        self.first = tuple(first)
        self.kind_of = tuple(kind_of)
        self.cash = tuple(self.cards[k].gains if self.cards[k].type == "resource" else None for k in kind_of)
        self.gains = tuple(self.cards[k].gains for k in kind_of)
        self.kind_bit = (*(1 << k for k in kind_of), 0)  # the last one answers for -1
        self.mission_of = tuple(i for i, m in enumerate(self.missions) for _ in range(m.copies))
        self.missions_from = len(kind_of)

    def _backs(self) -> list[int]:
        """All cards of the decks look alike; Missions have the back of their stack (WILD-3.3)."""
        return [0] * len(self.kind_of) + [1 if self.missions[m].vp == 1 else 2 for m in self.mission_of]

    def _by_kind(self) -> None:
        """Columns that the rules read at every move: bits of kinds, attack values."""
        self.attack = tuple(c.attack for c in self.cards)
        self.units = sum(1 << i for i, c in enumerate(self.cards) if c.type == "unit")
        self.counted = {
            "odins_path_cards_owned": sum(1 << i for i, c in enumerate(self.cards) if c.source == "path"),
            "defence_cards_owned": sum(1 << i for i, c in enumerate(self.cards) if c.type == "defence"),
            "unit_cards_owned": self.units,
            "pigators_owned": 1 << self.kinds["pigator"],
        }
        self.aim = sum(1 << i for i, c in enumerate(self.cards) if c.attacks)

    def bits(self, cards: Sequence[int]) -> int:
        """The kinds among some cards, as bits; an empty place (-1) is none."""
        found = 0
        of = self.kind_bit
        for c in cards:
            found |= of[c]
        return found

    def full_types(self, built: int) -> int:
        """The Building types of which a village holds as many as it may (WILD-10.3), as bits."""
        found = 0
        for i, bits in enumerate(self.of_type):
            if built & bits == bits:
                found |= 1 << i
        return found

    def worth(self, cards: Sequence[int]) -> tuple[int, int]:
        """What the Resource cards among some cards give (WILD-23.1)."""
        beer = gold = 0
        for c in cards:
            gains = self.cash[c]
            if gains is not None:
                beer += gains[0]
                gold += gains[1]
        return beer, gold

    def mission(self, component: int) -> int:
        """The kind of a Mission card."""
        return self.mission_of[component - self.missions_from]

    def _lay_out_village(self) -> None:
        """Slots: as many a Building type as may be owned of it, then the Town Hall."""
        per, kinds = self.per_type, list(enumerate(self.buildings))
        self.hall_slot = len(kinds) * per
        self.nowhere = self.hall_slot + 1  # where cards lie whose Building is gone (WILD-10.12)
        self.of_type = tuple((1 << per) - 1 << i * per for i, _ in kinds)
        self.slot_defence = tuple(b.defence for _, b in kinds for _ in range(per))
        self.makes = tuple(sum(self.of_type[i] for i, b in kinds if b.produces == res) for res in (BEER, GOLD))
        self.stores = tuple(sum(self.of_type[i] for i, b in kinds if b.stores == res) for res in (BEER, GOLD))
        self.later_slots = sum(bits & bits - 1 for bits in self.of_type)
        self.any_store = self.stores[BEER] | self.stores[GOLD]
        self.store_slots = tuple(tuple(numbers(bits)) for bits in self.stores)
        self.extras = tuple((self.of_type[i], b.extra_cards) for i, b in kinds if b.extra_cards)
        self.keepers = tuple((self.of_type[i], b.keep_cards) for i, b in kinds if b.keep_cards)


def _price(e: Entry, field: str = "cost") -> tuple[int, int] | None:
    if not e.has(field):
        return None
    cost = e.entry(field)
    return cost.int("beer", least=0), cost.int("gold", least=0)


def _resource(e: Entry) -> int:
    return RESOURCES.index(e.str("resource", among=RESOURCES))


def _cards(content: Content, types: dict[str, int]) -> list[Card]:
    starter = content.entry("starter_deck").entries("cards")
    sources = (("starter", starter), ("unit", content.entries("units")), ("defence", content.entries("defences")),
               ("path", content.entries("odins_path")), ("favour", content.entries("divine_favours")))  # fmt: skip
    return [_card(e, source, types) for source, entries in sources for e in entries]


def _card(e: Entry, source: str, types: dict[str, int]) -> Card:
    effects = e.entries("effects") if e.has("effects") else ()
    kind = e.str("type", among=TYPES)
    found: dict[str, int] = {}
    gains, acts, removes = [0, 0], [], ""
    for effect in effects:
        op = effect.str("op", among=(*_NUMBERS, *ACTS, "gain", "boost_double", "attack_plus_per", "remove_attacker"))
        if op == "gain":
            gains[_resource(effect)] += effect.int("n", least=1)
        elif op in ACTS:
            acts.append(_act(effect, op, types))
        elif op == "attack_plus_per":
            found["per"] = _type(effect, types)
        elif op == "remove_attacker":
            removes = effect.str("kind", among=("unit", "hero"))
        else:
            found[op] = 1 if op == "boost_double" else effect.int(_NUMBERS[op], least=1)
    reward = e.entries("reward") if kind == "undead" else ()
    return Card(
        e.str("id"), kind, e.str("icon"), source, e.int("count", least=1), _price(e),
        found.get("attack", 0), found.get("per", -1), found.get("attack_aura", 0), found.get("boost", 0),
        "boost_double" in found, found.get("vp_if_damages", 0), found.get("defend", 0), found.get("defend_all", 0),
        removes, (gains[0], gains[1]), tuple(acts), e.strs("rules"), e.int("min_players", 2),
        e.int("defence", 0), _resource(reward[0]) if reward else -1, reward[1].int("vp") if reward else 0,
    )  # fmt: skip


#: Operations that are one number, and the field it stands in.
_NUMBERS = {"attack": "value", "attack_aura": "n", "boost": "n", "defend": "n", "defend_all": "n", "vp_if_damages": "n"}


def _type(e: Entry, types: dict[str, int]) -> int:
    return types[e.str("building", among=tuple(types))]


def _act(e: Entry, op: str, types: dict[str, int]) -> Act:
    code = ACTS[op]
    if code == GAIN_PER:
        return Act(code, _resource(e), _type(e, types), op)
    n = e.int("n", 1, least=1)
    if code == STEAL:
        return Act(code, n, _resource(e), op)
    if code == REVEAL:
        return Act(code, n, ("resource", "unit").index(e.str("keep", among=("resource", "unit"))), op)
    return Act(code, n, 0, op)


def _building(e: Entry) -> Building:
    power = e.entry("power")
    vp, pillage = 0, -1
    for reward in e.entries("attack_reward"):
        vp += reward.int("vp", 0)
        if reward.has("pillage"):
            pillage = RESOURCES.index(reward.str("pillage", among=RESOURCES))
    price = _price(e)
    if price is None:
        raise e.fail("cost", "is missing")
    return Building(
        e.str("id"), e.str("icon"), e.int("count", least=1), price, e.int("defence", least=0), vp, pillage,
        RESOURCES.index(power.str("produces")) if power.has("produces") else -1,
        RESOURCES.index(power.str("stores")) if power.has("stores") else -1,
        power.int("extra_cards", 0), power.int("keep_cards", 0),
    )  # fmt: skip


#: A village without limit (Town Hall level 3): more than there are Buildings.
NO_LIMIT = 99


def _hall(e: Entry) -> Hall:
    rewards = e.entries("attack_reward")
    return Hall(
        e.str("id"), e.int("defence", least=0), e.int("building_limit") if e.has("building_limit") else NO_LIMIT,
        _price(e, "upgrade_cost_to_next"), sum(r.int("vp", 0) for r in rewards),
        sum(r.int("divine_favour", 0) for r in rewards), e.int("vp_on_completion", least=0),
    )  # fmt: skip


def _mission(e: Entry, types: dict[str, int]) -> Mission:
    objective = e.entry("objective")
    name = next(iter(objective.data))
    what = 0
    if name == "own_building":
        goal, what, n = OWN_TYPE, types[objective.str(name, among=tuple(types))], objective.int("n", least=1)
    elif name == "own_buildings_total":
        goal, n = OWN_TOTAL, objective.int(name, least=1)
    elif name in ("barrels_on_own_cards", "bars_on_own_cards"):
        goal, what, n = TOKENS, BEER if name.startswith("barrels") else GOLD, objective.int(name, least=1)
    elif name in TURN_GOALS:
        goal, n = TURN_GOALS[name], objective.int(name, least=1)
    else:
        raise e.fail("objective", f"there is no such objective: {name!r}")
    return Mission(e.str("id"), e.str("icon"), e.int("count", least=1), e.int("vp", least=1), goal, what, n, name)


def _bonus(e: Entry) -> Bonus:
    return Bonus(e.str("id"), e.str("icon"), METRICS.index(e.str("metric", among=METRICS)))
