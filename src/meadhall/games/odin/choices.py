"""What the page draws of an option, and the things one would click for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.games.odin import items as I
from meadhall.games.odin.faces import cells_at, cells_of, tone_name
from meadhall.games.odin.shapes import Amount, AtData, FailData, LootData, ServeData, SpendData, Way
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice, serving
from meadhall.games.odin.steps.laying import At


def preview(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> Mapping[str, object]:
    """What an option would do, as the page draws it; empty for most."""
    if isinstance(ask, At) and o.verb == "at":
        return AtData(cells=cells_at(s.box, ask.item, o.a, o.b))
    if o.verb == "serve":
        return _ways(s, ask.seat, o.a, look)
    if o.verb == "loot":
        return _loot(s, ask, o.a, look)
    if o.verb == "spend":
        paid = zip(dice.dice_of(s).pay, (o.a, o.b), strict=True)
        return SpendData(pay=_amounts((i, n) for i, n in paid if n), get=_amounts(dice.dice_of(s).success))
    if o.verb == "fail":
        return FailData(get=_amounts(dice.dice_of(s).failure), back=o.a)
    return {}


def _amounts(items: Iterable[tuple[int, int]]) -> list[Amount]:
    return [(I.NAMES[i], n) for i, n in items]


def _ways(s: Odin, seat: int, item: int, look: Look) -> ServeData:
    """Both ways a food may lie: the first space for it, or why there is none (ODIN-7.33)."""
    ask = serving.Spot(seat, item)
    open_, tried = ask.options(s), ask.candidates(s)
    found: ServeData = {}
    if way := _way(s, ask, _of(open_, "upright"), _of(tried, "upright"), look):
        found["upright"] = way
    if way := _way(s, ask, _of(open_, "along"), _of(tried, "along"), look):
        found["along"] = way
    return found


def _of(options: Iterable[Option], verb: str) -> list[Option]:
    return [o for o in options if o.verb == verb]


def _way(s: Odin, ask: serving.Spot, open_: list[Option], tried: list[Option], look: Look) -> Way | None:
    if open_:
        return {"start": open_[0].a}
    if not tried:
        return None
    why = min((ask.reasons(s, o) for o in tried), key=len)[0]
    return {"why": look.say.text(why.text), "rule": why.rule}


def _loot(s: Odin, ask: Ask[Odin], item: int, look: Look) -> LootData:
    """A tile that a battle may bring."""
    return {
        "name": look.say(I.NAMES[item]), "tone": tone_name(item), "cells": cells_of(s.box, item),
        "sword": dice.sword_of(s, ask.seat, item), "lacks": lacks(s, ask, item),
    }  # fmt: skip


def lacks(s: Odin, ask: Ask[Odin], item: int) -> int:
    """What stone and swords still have to add to the roll for a tile, with the one already chosen (ODIN-10.11)."""
    tiles = (ask.first, item) if isinstance(ask, dice.SecondLoot) else (item,)
    return max(0, dice.wanted(s, ask.seat, tiles) - dice.result(s))


# ── what one would click ─────────────────────────────────────────────────────────────────────


def things(s: Odin, ask: Ask[Odin], o: Option) -> list[str]:
    """What one would click for an option."""
    seat, verb = ask.seat, o.verb
    if verb in ("lay", "serve", "upgrade", "turn", "pay", "fill"):
        held = s.players[seat].have[o.a] or o.a >= I.WOOD
        return [f"store:{seat}:{I.NAMES[o.a]}"] if held else []
    if verb in ("buy", "load", "unload", "ship", "emigrate", "boats"):
        return [f"bay:{seat}"]
    if verb in ("board", "at"):
        return [f"area:{seat}:{o.a if verb == 'board' else getattr(ask, 'area', 0)}"]
    if verb in ("along", "upright"):
        return [f"table:{seat}"]
    if verb in ("card", "use"):
        card = o.a if verb == "card" else s.box.clauses[o.a].card
        shown = card in s.players[seat].hand or card in s.players[seat].played
        return [f"card:{s.box.cards[card].number}"] if shown else []
    return _shared(s, o)


def _shared(s: Odin, o: Option) -> list[str]:
    if o.verb in ("space", "fewer", "copy", "back"):
        return [f"space:{s.box.space_ids[o.a]}"]
    if o.verb in ("tile", "loot"):
        special = I.FIRST_SPECIAL <= o.a < I.WOOD and s.specials >> (o.a - I.FIRST_SPECIAL) & 1
        return [f"special:{I.NAMES[o.a]}"] if special else []
    if o.verb == "strip":
        return [f"strip:{o.a + 1}"] if o.a in s.strips else []
    if o.verb == "explore":
        return [f"island:{s.box.islands[o.a].board}"]
    return ["die"] if o.verb == "roll" and s.frames and s.frames[-1].rolls else []
