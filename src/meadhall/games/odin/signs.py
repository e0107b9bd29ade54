"""An action space as a sentence of signs: what it needs and costs, what it gives."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.look import named
from meadhall.games.odin.state import Odin


def space_data(s: Odin, space: Space, look: Look) -> dict[str, object]:
    """Column, short name and signs: [sign, number, place]; places are need, cost, die, gain, or, plus."""
    tokens: list[list[object]] = []
    if space.need[0] >= 0:
        most = space.dice.boats if space.dice else 0
        tokens.append([I.SHIPS[space.need[0]], f"1–{most}" if most > 1 else space.need[1], "need"])
    for i, b in enumerate(space.branches):
        if i and space.style == "choice":
            tokens.append(["or", 0, "or"])
        elif i and (b.pay or b.metric_pay):
            tokens.append(["plus", 0, "plus"])
        tokens += _branch_tokens(s, b, cost=not (i and space.style == "choice" and b.pay == space.branches[0].pay))
    if space.dice:
        d = space.dice
        tokens += [[f"d{d.sides}", 0, "die"], ["+".join(I.NAMES[i] for i in d.pay), 0, "die"]]
        tokens += [[I.NAMES[i], n, "gain"] for i, n in d.success] or [["loot", 0, "gain"]]
    return {"column": space.column, "tokens": tokens, "short": named(look, f"short-{space.id}")}


def _branch_tokens(s: Odin, b: Branch, cost: bool) -> list[list[object]]:
    tokens: list[list[object]] = [[I.NAMES[i], n, "cost"] for i, n in b.pay] if cost else []
    tokens += [[I.NAMES[i], s.round, "cost"] for i, _ in b.metric_pay]
    tokens += [["+".join(I.NAMES[i] for i in b.one_of), 1, "cost"]] if b.one_of else []
    tokens += [[I.SHIPS[b.ship], 1, "cost"]] if b.ship >= 0 else []
    tokens += [[I.NAMES[i], n, "gain"] for i, n in b.gain]
    if b.by_count:
        tokens.append([f"{I.NAMES[b.by_count[1]]}/{I.NAMES[b.by_count[0]]}", 0, "gain"])
    for animal, gains in b.extra:
        tokens += [[f"{I.NAMES[i]}/{I.NAMES[animal]}", n, "gain"] for i, n in gains]
    for o in b.do:
        tokens += _op_tokens(s, o)
    return tokens


def _op_tokens(s: Odin, o: Op) -> list[list[object]]:
    if o.name == "mountain":
        return [["mountain", "+".join(str(n) for n in o.args[0]), "gain"]]
    if o.name == "upgrade":
        return [["upgrade" if o.args[1] == 1 else "double", o.args[0], "gain"]]
    if o.name == "house":
        return [[I.HOUSES[o.args[0]], 1, "gain"]]
    if o.name == "ship":
        return [[I.SHIPS[o.args[0]], 1, "gain"]]
    if o.name == "explore":
        open_sides = s.unclaimed() & o.args[0]
        return [[f"explore:{I.BOARDS[i]}", 0, "gain"] for i in range(8) if open_sides >> i & 1] or [
            ["explore", 0, "gain"]
        ]
    if o.name == "wood_per_player":
        return [["wood", s.seats * o.args[0], "gain"]]
    return [[o.name, o.args[0] if o.args else 0, "gain"]]
