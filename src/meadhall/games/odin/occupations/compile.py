"""The effect language of the cards, read into clauses. See docs/odin.md for the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.core.content import Content, Entry, Fixed
from meadhall.games.odin import items as I
from meadhall.games.odin.effects import Branch, Op, Test, understood

Yaml = Any  # what a YAML file holds; every field is checked where it is read

#: Where clauses may answer. A player's `hooks` has the bit of every hook of the cards played.
HOOKS = (
    "play", "anytime",
    "harvest-during", "harvest-after", "new_weapon-instead", "actions-end", "income-before",
    "feast-start", "feast-during", "feast-after", "bonus-during", "bonus-after",
    "space-before", "space-with", "space-after", "space-instead",
    "action-before", "action-with", "action-after", "action-instead",
    "viking_action-with", "viking_action-after", "occupation_action",
    "ship_used-after", "build", "acquire", "receive", "receive-instead", "place", "stable", "strip_take",
    "strip_discard", "vikings_back", "thing_square", "draw_occupation-instead", "occupation_played",
    "house_bonus-instead", "become", "scoring",
    "mod-cost", "mod-die", "mod-spend_value", "mod-spend_as", "mod-rolls_max", "mod-vikings", "mod-ship_as",
    "mod-explore", "mod-loot", "mod-special_sword", "mod-house_placeable", "mod-table_horizontal",
)  # fmt: skip
HOOK = {name: i for i, name in enumerate(HOOKS)}

DIRECTIONS = ("up", "up_left", "up_right")
TONES = ("orange", "red", "green", "blue")


class Clause(Fixed):
    """One sentence of a card. `spaces`, `actions`, `items`… say what the trigger matches, as bits."""

    card: int
    order: int
    number: int = -1
    panel: str = "immediate"
    hooks: tuple[int, ...] = ()
    spaces: int = 0  # spaces the trigger means
    actions: int = 0  # actions the trigger means
    items: int = 0  # goods, ships, houses, strip items or animals the trigger means
    counts: tuple[int, ...] = ()  # numbers the trigger means (Vikings back, Thing Square, batch)
    where: int = 0  # kinds of area for placing
    in_result: int = 0  # 1 success, 2 failure, 3 any
    part: bool = False  # instead of one part of the space only
    after: str = ""  # "harvest", "no_harvest", "future", "usable_anytime"
    tests: tuple[Test, ...] = ()
    may: bool = False
    limit: str = ""
    times: str = ""
    mode: str = ""  # "", "choose", "tiers"
    by: str = ""
    thresholds: tuple[tuple[str, int], ...] = ()
    branches: tuple[Branch, ...] = ()
    modify: tuple[tuple[str, tuple[Any, ...]], ...] = ()  # numbers and names of each modifier


class Card:
    """An occupation. `index` is its component number, `number` the printed one."""

    __slots__ = ("clauses", "dark", "deck", "hooks", "id", "index", "number", "panel", "points")

    def __init__(self, index: int, e: Entry) -> None:
        self.index = index
        self.number = e.int("number")
        self.id = e.str("id")
        self.deck = e.str("deck", among=("A", "B", "C"))
        self.dark = e.str("back", among=("light", "dark")) == "dark"
        self.points = e.int("points")
        self.panel = e.str("type")
        self.clauses: tuple[Clause, ...] = ()
        self.hooks = 0


class Reader:
    """Reads the cards of a content file."""

    def __init__(self, branches: list[Branch], spaces: Mapping[str, int], content: Content) -> None:
        self.branches = branches
        self.spaces = spaces
        self.content = content
        self.space_entries = content.entries("action_spaces")

    def read(self, index: int, e: Entry) -> Card:
        """One card."""
        return understood(e, "clauses", lambda: self.card(index, e))

    def card(self, index: int, e: Entry) -> Card:
        card = Card(index, e)
        clauses = e.raw("clauses")
        if not isinstance(clauses, list):
            raise e.fail("clauses", "must be a list")
        card.clauses = tuple(
            self.clause(index, n, Entry(e.file, f"{e.path}.clauses[{n}]", c)) for n, c in enumerate(clauses)
        )
        for clause in card.clauses:
            for hook in clause.hooks:
                card.hooks |= 1 << hook
        return card

    def clause(self, card: int, order: int, e: Entry) -> Clause:
        """One clause of a card."""
        c = Clause(card, order)
        c.panel = e.str("panel", among=("immediate", "anytime", "each_time", "as_soon_as"))
        c.may = e.bool("may")
        c.tests = tests(e.data.get("if", {}))
        limit = e.data.get("limit", "")
        c.limit, c.times = ("times", limit["times_per_event"]) if isinstance(limit, dict) else (limit, "")
        self.body(c, e)
        c.modify = tuple(self.modifier(e, m) for m in e.data.get("modify", ()))
        hook = self.trigger(c, e.entry("trigger"))
        mods = tuple(HOOK[f"mod-{name}"] for name, _ in self.all_modifiers(c))
        only_modifies = mods and not any(b.pay or b.gain or b.ship_ore or self.acts(b) for b in c.branches)
        c.hooks = mods if only_modifies else (HOOK[hook],)
        if c.after == "or_occupation":
            c.hooks = (*c.hooks, HOOK["occupation_action"])
        if c.after == "usable_anytime":  # its condition, once true, stays true: a house is never lost
            c.hooks = (HOOK["anytime"],)
        if hook == "feast-during" and c.tests:  # a feast without mead is declared at its start
            c.may = True
            c.branches[0].do = (Op("sober", ()),)
        return c

    def all_modifiers(self, c: Clause) -> tuple[tuple[str, tuple[Any, ...]], ...]:
        """Modifiers of the clause, tiers included (those name a number of Vikings)."""
        if c.mode == "tiers" and not c.modify and any(o.name == "vikings" for b in c.branches for o in b.do):
            return (("vikings", ()),)
        return c.modify

    def acts(self, b: Branch) -> bool:
        """Does a branch do something (and not only name a number of Vikings)?"""
        return any(o.name != "vikings" for o in b.do)

    def body(self, c: Clause, e: Entry) -> None:
        """choose, tiers, or a single branch."""
        if e.has("choose"):
            c.mode = "choose"
            c.branches = tuple(self.branch(e, o) for o in e.raw("choose"))
        elif e.has("tiers"):
            t = e.entry("tiers")
            c.mode, c.by = "tiers", t.str("by")
            mode = t.str("mode", among=("at_least", "at_most", "exact", "exact_top_open"))
            table = t.raw("table")
            c.thresholds = tuple((mode, k) for k in table)
            c.branches = tuple(self.branch(e, row) for row in table.values())
        else:
            c.branches = (self.branch(e, {k: e.data[k] for k in ("pay", "gain", "per", "do") if k in e.data}),)

    def branch(self, e: Entry, data: Mapping[str, Yaml]) -> Branch:
        """pay, gain, per, do."""
        b = Branch()
        b.tests = tests(data.get("if", {}))
        if e.data.get("snapshot") == "phase_start":
            b.tests = tuple(Test(t.metric.replace("supply.", "seen."), t.sign, t.value) for t in b.tests)
        b.per = data.get("per", "")
        for name, n in data.get("pay", {}).items():
            self.pay(b, name, n)
        b.gain = tuple((I.ITEM[k], n) for k, n in data.get("gain", {}).items())
        ops = [op(e, d) for d in data.get("do", ())]
        ops += [Op("vikings", (m["vikings"],)) for m in data.get("modify", ())]
        b.do = tuple(ops)
        b.seal(len(self.branches))
        self.branches.append(b)
        return b

    def pay(self, b: Branch, name: str, n: Yaml) -> None:
        """One thing to pay."""
        if name == "any_weapon":
            b.any_weapon = n
        elif name == "ore_on_used_longship":
            b.ship_ore = n
        elif name in I.SHIPS:
            b.ship = I.SHIPS.index(name)
        elif isinstance(n, str):
            b.metric_pay = (*b.metric_pay, (I.ITEM[name], n))
        else:
            b.pay = (*b.pay, (I.ITEM[name], n))

    # ── triggers ─────────────────────────────────────────────────────────────────────────────

    def trigger(self, c: Clause, t: Entry) -> str:
        """What the clause waits for; gives the name of its hook."""
        when = t.str("when", "")
        c.in_result = {"": 0, "success": 1, "failure": 2, "any": 3}[t.str("result", "")]
        kind = next(iter(t.data))
        if kind == "phase":
            if t.has("harvest"):
                c.after = "harvest" if t.bool("harvest") else "no_harvest"
            return f"{t.str('phase', among=I.PHASES)}-{when}"
        if kind == "space":
            c.spaces = self.space_mask(t.entry("space"))
            c.part = t.has("part")
            return f"space-{when}"
        if kind == "action":
            c.actions = sum(1 << I.ACTION[a] for a in t.strs("action"))
            return f"action-{when}"
        if kind == "viking_action":
            c.after = "or_occupation" if t.has("or_occupation_action") else ""
            return f"viking_action-{when}"
        return self.simple_trigger(c, t, kind, when)

    def simple_trigger(self, c: Clause, t: Entry, kind: str, when: str) -> str:
        """Triggers that name things or numbers."""
        if kind in ("build", "acquire", "receive", "stable", "strip_take", "strip_discard", "place"):
            c.items = sum(1 << thing(n) for n in t.strs(kind))
        if kind == "place":
            c.where = sum(1 << I.AREAS.index(a) for a in self.places(t.strs("at")))
        if kind == "acquire" and t.has("future_only"):
            c.after = "future"
        if kind == "vikings_back":
            c.counts = t.ints("vikings_back")
        if kind == "thing_square":
            c.counts = (t.int("thing_square"),)
        if kind in ("receive", "house_bonus", "become"):
            test = t.data.get("batch") or t.data.get("house_bonus") or t.data.get("become")
            if isinstance(test, dict):
                c.tests = (*c.tests, *tests(test))
                c.after = t.str("then", "")
            elif test:
                c.counts = (comparison(test)[1],)
        if kind == "occupation_played":
            return kind
        return f"{kind}-{when}" if when else kind if kind != "always" else "anytime"

    def places(self, names: tuple[str, ...]) -> list[str]:
        """Kinds of area by the words of the cards."""
        return [a for n in names for a in (I.BOARDS if n == "exploration_board" else (n,))]

    def space_mask(self, e: Entry) -> int:
        """The spaces a trigger means, as bits."""
        bits = 0
        for s in self.space_entries:
            groups = (s.str("group"), *s.strs("also_groups", ()))
            named = e.strs("id", ())
            unknown = [n for n in named if n not in self.spaces]
            if unknown:
                raise e.fail("id", f"there is no space {unknown[0]}")
            if (
                e.has("any")
                or s.str("id") in named
                or any(g in e.strs("group", ()) for g in groups)
                or (e.has("column") and s.int("column") == e.int("column"))
                or (e.has("has") and "mountain" in s.str("id"))
            ):
                bits |= 1 << self.spaces[s.str("id")]
        return bits

    def modifier(self, e: Entry, m: Mapping[str, Yaml]) -> tuple[str, tuple[Any, ...]]:
        """A change of numbers or permissions, read by the one function that states them."""
        name, v = next(iter(m.items()))
        if name == "cost":
            item = next(k for k in v if k != "min")
            return name, (I.ITEM[item], v[item], v["min"])
        if name == "die":
            return name, (v["add"],)
        if name == "spend_value":
            return name, (I.ITEM[v["item"]], abs(v["value"]))
        if name == "spend_as":
            ((own, other),) = v.items()
            return name, (I.ITEM[own], I.ITEM[other])
        if name in ("rolls_max", "vikings"):
            return name, (v,)
        if name == "ship_as":
            ((own, other),) = v.items()
            return name, (I.SHIPS.index(own), I.SHIPS.index(other))
        if name == "loot":
            return name, (v.get("max_tiles", 1), 1 if "also_colors" in v else 0)
        if name == "special_sword":
            return name, (v["add"],)
        if name == "house_placeable":
            return name, tuple(I.ITEM[i] for i in v["items"])
        if name == "table_horizontal":
            ((good, n),) = v.items()
            return name, (I.ITEM[good], n)
        if name == "explore":
            return name, ()
        raise e.fail("modify", f"there is no such modifier: {name}")


def thing(name: str) -> int:
    """The number of a good, ship, house or strip item in a trigger's bits."""
    if name in I.SHIPS:
        return I.COUNT + I.SHIPS.index(name)
    if name in I.HOUSES:
        return I.COUNT + 3 + I.HOUSES.index(name)
    return I.SILVER if name == "silver_2" else I.ITEM[name]


def comparison(words: str) -> tuple[str, int]:
    """`>=2` as its parts."""
    return words[:2], int(words[2:])


def tests(data: Mapping[str, Yaml]) -> tuple[Test, ...]:
    """Conditions: `{ev.rolls: '<=2'}`."""
    found = []
    for name, v in data.items():
        if isinstance(v, list):
            found.append(Test(name, "in", tuple(I.HOUSES.index(x) for x in v)))
        elif v == "own_viking_action":
            found.append(Test(name, ">=", 1))
        else:
            found.append(Test(name, *comparison(v)))
    return tuple(found)


def op(e: Entry, d: Mapping[str, Yaml]) -> Op:
    """An operation of a card, in the form that `steps.ops` takes."""
    name, v = next(iter(d.items()))
    if name not in OPERATIONS:
        raise e.fail("do", f"there is no such operation: {name}")
    return OPERATIONS[name](v)


def _upgrade(v: Yaml) -> Op:
    named = v.get("counts_as", "upgrade_1" if (v["count"], v["steps"], v["dir"]) == (1, 1, "up") else "")
    goods = v.get("from") or [g for g in I.GOODS if not v.get("color") or I.TONE[I.ITEM[g]] == TONES.index(v["color"])]
    only = sum(1 << I.ITEM[g] for g in goods)
    style = 1 if v.get("stop_early") else 2 if v.get("to") else 4 if v.get("only_just_upgraded") else 0
    direction, action = DIRECTIONS.index(v["dir"]), I.ACTION.get(named, -1)
    return Op("upgrade", (v["count"], v["steps"], direction, only, action, style, int("same_type" in v)))


def _use_space(v: Yaml) -> Op:
    return Op("use_space", (v["column"], int(v["occupied"]), int("next_to_own_in_column" in v)))


def _take_action(v: Yaml) -> Op:
    discount = v.get("discount", {}).get("silver", "")
    return Op("take_action", (I.ACTION[v["action"]], discount))


def _return_vikings(v: Yaml) -> Op:
    source = v["from"]
    if isinstance(source, dict):
        return Op("vikings_from_column", (v["count"], source["each_space_in_column"]))
    return Op("vikings_from_here" if source == "this_space" else "vikings_from_space", (v["count"],))


def _buy_ship(v: Yaml) -> Op:
    price = v["price"]
    rows = ((0, price),) if isinstance(price, int) else tuple(price["table"].items())
    by = "" if isinstance(price, int) else price["by"]
    less = tuple((k, int(n * 2)) for k, n in v.get("less", {}).items())
    return Op("buy_ship", (I.SHIPS.index(v["ship"]), rows, by, less))


def _phase(v: Yaml) -> Op:
    return Op("phase", (I.PHASES.index(v["phase"]), v["scope"]))


OPERATIONS: dict[str, Callable[[Yaml], Op]] = {
    "mountain": lambda v: Op("mountain", ((v["count"],), sum(1 << I.ITEM[k] for k in v.get("only", ())))),
    "upgrade": _upgrade,
    "flip": lambda v: Op("flip", (v["up_to"],)),
    "double": lambda v: Op("double", (I.ITEM[v["good"]], v["max_after"])),
    "copy_good": lambda v: Op("copy_good", (v["have_exactly"], v["count"])),
    "draw_weapons": lambda v: Op("weapons", (v,)),
    "take_weapons": lambda v: Op("take_weapons", tuple((I.ITEM[k], n) for k, n in v.items())),
    "fill_weapons": lambda v: Op("fill_weapons", (v["each_type_to"],)),
    "refund_spent": lambda v: Op("refund", tuple((I.ITEM[k], n) for k, n in v.items())),
    "get_ship": lambda v: Op(
        "ship", (I.SHIPS.index(v["ship"]), v.get("count", 1), int(v["counts_as_build"]), v.get("load_ore", 0))
    ),
    "buy_ship": _buy_ship,
    "get_house": lambda v: Op("house", (I.HOUSES.index(v["house"]), int(v["counts_as_build"]))),
    "take_special": lambda v: Op("special", tuple(I.ITEM[t] for t in v["any_of"])),
    "swap_special": lambda v: Op("swap", (I.ITEM[v["tile"]], tuple(I.ITEM[g] for g in v["fill"]))),
    "make_pregnant": lambda v: Op("pregnant", (I.ITEM[v["animal"]], v["count"])),
    "play_occupation": lambda v: Op("play", (v,)),
    "run_phase": _phase,
    "emit": lambda v: Op("emit", ()),
    "take_action": _take_action,
    "use_space": _use_space,
    "return_vikings": _return_vikings,
    "place_now": lambda v: Op("place_now", (I.ITEM[v["item"]], v["count"])),
    "place_in_shed": lambda v: Op("shed", tuple(I.ITEM[i] for i in v["any_of"])),
    "move_served": lambda v: Op("served", (I.ITEM[v["good"]],)),
    "unload_ore": lambda v: Op("unload", ()),
    "replace_received": lambda v: Op("replace", (I.ITEM[v["one"]], I.ITEM[next(iter(v["by"]))])),
}


def read_cards(content: Content, branches: list[Branch], spaces: Mapping[str, int]) -> tuple[Card, ...]:
    """All cards, by printed number."""
    reader = Reader(branches, spaces, content)
    return tuple(reader.read(i, e) for i, e in enumerate(content.entries("occupations")))
