"""Action spaces as the rules read them, and reading them from the content file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.content import Entry, Fixed
from meadhall.games.odin import items as I
from meadhall.games.odin.effects import Branch, Op, understood


class Dice(Fixed):
    """A dice action (section 10)."""

    action: int
    sides: int
    high: bool
    pay: tuple[int, int]
    success: tuple[tuple[int, int], ...]
    failure: tuple[tuple[int, int], ...]
    back: int
    fails_at: int
    ship_ore: bool
    boats: int


class Space(Fixed):
    """An action space. `style`: exchange (all at once), choice (one branch), parts (any of them)."""

    number: int
    id: str
    column: int
    order: int
    groups: int
    tone: str
    actions: int
    need: tuple[int, int]
    any_ship: int
    style: str
    branches: tuple[Branch, ...]
    dice: Dice | None
    printed_silver: int
    costs: frozenset[int]  #: what it may cost


class Reader:
    """Reads the action spaces of a content file; `branches` is where their effects are numbered."""

    def __init__(self, branches: list[Branch], sides: Mapping[str, int]) -> None:
        self.branches = branches
        self.sides = sides

    def read(self, number: int, e: Entry) -> Space:
        """A space."""
        return understood(e, "effects", lambda: self.space(number, e))

    def space(self, number: int, e: Entry) -> Space:
        groups = [e.str("group", among=I.GROUPS), *e.strs("also_groups", ())]
        need, any_ship = (-1, 0), 0
        if e.has("requires"):
            r = e.entry("requires")
            if r.has("any_ship_of"):
                any_ship = sum(1 << I.SHIPS.index(k) for k in r.strs("any_ship_of"))
            else:
                need = (I.SHIPS.index(r.str("ship", among=I.SHIPS)), r.int("count"))
        style, branches = self.ways(e)
        names = e.strs("actions")
        paid = [i for b in branches for i in (*b.one_of, *dict(b.pay), *(item for item, _ in b.metric_pay))]
        return Space(
            number=number,
            id=e.str("id"),
            column=e.int("column"),
            order=e.int("order_in_column"),
            groups=sum(1 << I.GROUPS.index(g) for g in groups),
            tone=e.str("color"),
            actions=sum(1 << I.ACTION[a] for a in names),
            need=need,
            any_ship=any_ship,
            style=style,
            branches=branches,
            dice=self.dice(e.entry("dice"), I.ACTION[names[0]]) if e.has("dice") else None,
            printed_silver=e.data.get("gain", {}).get("silver", 0),
            costs=frozenset(paid),
        )

    def ways(self, e: Entry) -> tuple[str, tuple[Branch, ...]]:
        """The effects of a space: see `Space.style`."""
        if e.has("dice"):
            return "dice", ()
        if e.has("choice"):
            base = dict(e.data.get("cost", {}))
            return "choice", tuple(
                self.keep(
                    _branch(e, {**base, **c.data.get("cost", {})}, c.data.get("gain", {}), c.data.get("effects", ()))
                )
                for c in e.entries("choice")
            )
        if e.has("optional_exchanges"):
            parts = [_branch(e, {}, e.data["gain"], ())] if e.has("gain") else []
            parts += [_branch(e, x.data["cost"], x.data["gain"], ()) for x in e.entries("optional_exchanges")]
            if e.has("then"):
                then = e.entry("then")
                parts.append(_branch(e, then.data["cost"], {}, then.data["effects"]))
            return "parts", tuple(self.keep(b) for b in parts)
        cost, gain, effects = e.data.get("cost", {}), e.data.get("gain", {}), e.data.get("effects", ())
        if effects and not cost and not gain:
            return "parts", tuple(self.keep(_branch(e, {}, {}, [x])) for x in effects)
        branch = _branch(e, cost, gain, effects)
        if e.has("gain_by_count"):
            by = e.entry("gain_by_count")
            branch.by_count = (I.ITEM[by.str("count")], I.ITEM[by.str("good")], by.int("max"))
        branch.extra = tuple(
            (I.ITEM[c.str("if").split()[0]], tuple((I.ITEM[k], v) for k, v in c.entry("gain").items()))
            for c in (e.entries("conditional") if e.has("conditional") else ())
        )
        return "exchange", (self.keep(branch),)

    def keep(self, branch: Branch) -> Branch:
        """Number a branch, so that steps can name it."""
        branch.seal(len(self.branches))
        self.branches.append(branch)
        return branch

    def dice(self, d: Entry, action: int) -> Dice:
        high = d.str("aim", among=("high", "low")) == "high"
        pay = d.strs("boost_with" if high else "pay_with")
        failure = d.entry("failure")
        boats = d.data.get("boats_used", "")
        success = () if high else tuple((I.ITEM[k], v) for k, v in d.entry("success").items())
        return Dice(
            action, self.sides[d.str("die")], high, (I.ITEM[pay[0]], I.ITEM[pay[1]]), success,
            tuple((I.ITEM[k], v) for k, v in failure.items() if k != "return_vikings"), failure.int("return_vikings"),
            d.int("auto_fail_at") if high else -1, bool(d.raw("ship_ore")) if "ship_ore" in d.data else False,
            3 if boats.startswith("1 to") else 1 if boats else 0,
        )  # fmt: skip


def _branch(e: Entry, cost: dict[str, Any], gain: dict[str, Any], effects: Sequence[dict[str, Any]]) -> Branch:
    """Cost, gain and effects of a space in the terms that occupations use too."""
    b = Branch()
    for name, n in cost.items():
        if name == "one_of":
            b.one_of = tuple(I.ITEM[i] for i in n)
        elif name == "ship":
            b.ship = I.SHIPS.index(n)
        elif n == "round number":
            b.metric_pay = ((I.SILVER, "round"),)
        else:
            b.pay = (*b.pay, (I.ITEM[name], n))
    ops = [_effect(e, x) for x in effects]
    for name, n in gain.items():
        if name in I.ITEM:
            b.gain = (*b.gain, (I.ITEM[name], n))
        else:
            ops.append(_gain_op(e, name, n, built=b.ship < 0))
    b.do = tuple(ops)
    return b


def _gain_op(e: Entry, name: str, n: Any, built: bool) -> Op:
    if name == "building":
        return Op("house", (I.HOUSES.index(n), 1))
    if name == "ship":
        return Op("ship", (I.SHIPS.index(n), 1, int(built), 0))
    if name == "wood_per_player":
        return Op("wood_per_player", (n,))
    if name == "exploration_board":
        return Op("explore", (sum(1 << I.BOARDS.index(b) for b in n),))
    if name == "play_occupations":
        return Op("play", (n,))
    if name == "dark_occupation":
        return Op("draw", (n,))
    if name == "one_tile_with_forge_tongs":
        return Op("forge", ())
    raise e.fail("gain", f"there is no such gain: {name}")


def _effect(e: Entry, effect: dict[str, Any]) -> Op:
    name, n = next(iter(effect.items()))
    if name == "mountain":
        return Op("mountain", (tuple(n), 0))
    if name == "upgrade":
        named = I.ACTION.get(f"{'double_' if n['steps'] > 1 else ''}upgrade_{n['goods']}", -1)
        return Op("upgrade", (n["goods"], n["steps"], 0, -1, named, 1, 0))
    if name == "flip_green_to_blue":
        return Op("overseas", ())
    if name == "buy_special_tiles":
        return Op("sale", (n,))
    if name == "emigrate":
        return Op("emigrate", ())
    if name == "draw_weapons":
        return Op("weapons", (n,))
    raise e.fail("effects", f"there is no such effect: {name}")
