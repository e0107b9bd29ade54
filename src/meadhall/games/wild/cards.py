"""What stands on cards, Buildings, Town Halls, Missions and Bonus cards, as content.yaml gives it."""

from __future__ import annotations

from meadhall.core.content import Content, Entry, Fixed

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


class Act(Fixed):
    """One effect of a played card: `what` is a resource, a Building type or a kind of card."""

    op: int
    n: int
    what: int
    name: str


class Card(Fixed):
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
    tokens: int  #: how many of it
    vp: int  #: of an Undead

    @property
    def attacks(self) -> bool:
        """Only Units and Heroes attack (WILD-12.1)."""
        return self.type in ("unit", "hero")

    @property
    def reacts(self) -> bool:
        """May be played in another player's turn (WILD-15.1, WILD-15.6)."""
        return bool(self.defend or self.wave or self.removes)


class Building(Fixed):
    """A type of Building."""

    id: str
    icon: str
    copies: int
    price: tuple[int, int]
    defence: int
    vp: int  #: to whoever damages it
    pillage: int  #: the resource that is looted from it, or -1
    looted: int  #: how many of it
    produces: int  #: a resource, or -1
    stores: int  #: a resource, or -1
    extra_cards: int
    keep_cards: int


#: A village without limit (Town Hall level 3): more than there are Buildings.
NO_LIMIT = 99


class Hall(Fixed):
    """A Town Hall level."""

    id: str
    defence: int
    limit: int
    price: tuple[int, int] | None  #: of the next level
    vp: int
    favour: int
    points: int  #: on reaching it


class Mission(Fixed):
    """A kind of Mission: `goal` is a count of this turn or a look at what one owns."""

    id: str
    icon: str
    copies: int
    vp: int
    goal: int
    what: int
    n: int
    objective: str


class Bonus(Fixed):
    """An end-of-game Bonus card."""

    id: str
    icon: str
    metric: int


# ── reading ──────────────────────────────────────────────────────────────────────────────────

#: Operations that are one number, and the field it stands in.
_NUMBERS = {"attack": "value", "attack_aura": "n", "boost": "n", "defend": "n", "defend_all": "n", "vp_if_damages": "n"}


def _price(e: Entry, field: str = "cost") -> tuple[int, int] | None:
    if not e.has(field):
        return None
    cost = e.entry(field)
    return cost.int("beer", least=0), cost.int("gold", least=0)


def _resource(e: Entry) -> int:
    return RESOURCES.index(e.str("resource", among=RESOURCES))


def read_cards(content: Content, types: dict[str, int]) -> list[Card]:
    """Every kind of card of the decks, and the Undead."""
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
        id=e.str("id"),
        type=kind,
        icon=e.str("icon"),
        source=source,
        copies=e.int("count", least=1),
        price=_price(e),
        attack=found.get("attack", 0),
        per=found.get("per", -1),
        aura=found.get("attack_aura", 0),
        boost=found.get("boost", 0),
        double="boost_double" in found,
        trophy=found.get("vp_if_damages", 0),
        defend=found.get("defend", 0),
        wave=found.get("defend_all", 0),
        removes=removes,
        gains=(gains[0], gains[1]),
        acts=tuple(acts),
        rules=e.strs("rules"),
        min_players=e.int("min_players", 2),
        defence=e.int("defence", 0),
        loot=_resource(reward[0]) if reward else -1,
        tokens=reward[0].int("n", least=1) if reward else 0,
        vp=reward[1].int("vp") if reward else 0,
    )


def _type(e: Entry, types: dict[str, int]) -> int:
    return types[e.str("building", among=tuple(types))]


def _act(e: Entry, op: str, types: dict[str, int]) -> Act:
    code = ACTS[op]
    if code == GAIN_PER:
        return Act(op=code, n=_resource(e), what=_type(e, types), name=op)
    what = 0
    if code == STEAL:
        what = _resource(e)
    elif code == REVEAL:
        what = ("resource", "unit").index(e.str("keep", among=("resource", "unit")))
    return Act(op=code, n=e.int("n", 1, least=1), what=what, name=op)


def read_building(e: Entry) -> Building:
    """A type of Building."""
    power = e.entry("power")
    vp, pillage, looted = 0, -1, 0
    for reward in e.entries("attack_reward"):
        vp += reward.int("vp", 0)
        if reward.has("pillage"):
            pillage = RESOURCES.index(reward.str("pillage", among=RESOURCES))
            looted = reward.int("n")
            if looted != 1:
                raise reward.fail("n", "can only be 1")
    price = _price(e)
    if price is None:
        raise e.fail("cost", "is missing")
    return Building(
        id=e.str("id"),
        icon=e.str("icon"),
        copies=e.int("count", least=1),
        price=price,
        defence=e.int("defence", least=0),
        vp=vp,
        pillage=pillage,
        looted=looted,
        produces=RESOURCES.index(power.str("produces")) if power.has("produces") else -1,
        stores=RESOURCES.index(power.str("stores")) if power.has("stores") else -1,
        extra_cards=power.int("extra_cards", 0),
        keep_cards=power.int("keep_cards", 0),
    )


def read_hall(e: Entry) -> Hall:
    """A Town Hall level."""
    rewards = e.entries("attack_reward")
    return Hall(
        id=e.str("id"),
        defence=e.int("defence", least=0),
        limit=e.int("building_limit") if e.has("building_limit") else NO_LIMIT,
        price=_price(e, "upgrade_cost_to_next"),
        vp=sum(r.int("vp", 0) for r in rewards),
        favour=sum(r.int("divine_favour", 0) for r in rewards),
        points=e.int("vp_on_completion", least=0),
    )


def read_mission(e: Entry, types: dict[str, int]) -> Mission:
    """A kind of Mission."""
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
    return Mission(
        id=e.str("id"),
        icon=e.str("icon"),
        copies=e.int("count", least=1),
        vp=e.int("vp", least=1),
        goal=goal,
        what=what,
        n=n,
        objective=name,
    )


def read_bonus(e: Entry) -> Bonus:
    """A Bonus card."""
    return Bonus(id=e.str("id"), icon=e.str("icon"), metric=METRICS.index(e.str("metric", among=METRICS)))
