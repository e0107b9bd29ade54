"""Questions and options of A Feast for Odin in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin import pack
from meadhall.games.odin.labels import ITEM_VERBS, SHIP_VERBS, cost_words, label
from meadhall.games.odin.look import ICONS, icon, tone_name
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice, serving
from meadhall.games.odin.steps.course import space_name
from meadhall.games.odin.steps.laying import At
from meadhall.games.odin.steps.mountains_and_trade import Mountain, Sale, sale_prices

#: places found by the helper, by piece and board
TIPS: dict[tuple[object, ...], dict[str, object]] = {}
MOST_TIPS = 5_000


def title(s: Odin, ask: Ask[Odin], look: Look) -> tuple[str, str]:
    """A question, and a line under it."""
    say, p = look.say, s.players[ask.seat]
    key = f"ask-{kebab(ask)}"
    item = getattr(ask, "item", None)
    name: str | Text = Text(I.NAMES[item]) if isinstance(item, int) else ""
    number = 0
    if isinstance(ask, Mountain):
        number = max(ask.allowed)
    if isinstance(ask, (dice.Rolled, dice.SecondLoot, dice.Spend)):
        return say(key, number=dice.result(s)), _roll_note(s, look)
    if key == "ask-act":
        number = p.vikings
    if key == "ask-feast":
        number = s.open_spaces(ask.seat).bit_count()
    note = say(f"{key}-note", number=number, item=name) if say.has(f"{key}-note") else ""
    return say(key, number=number, item=name), note


def _roll_note(s: Odin, look: Look) -> str:
    frame = s.frames[-1]
    return look.say(
        "roll-note", roll=frame.roll, rolls=frame.rolls, add=frame.die, ore=frame.ore_help, boats=frame.boats
    )


def choice(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> Choice:
    """An option in words."""
    found: Choice = {"id": o.id, "label": "", "things": things(s, ask, o)}
    found["label"] = label(s, ask, o, look)
    note = _note(s, ask, o, look)
    if note:
        found["note"] = note
    sign = _icon(s, o)
    if sign:
        found["icon"] = sign
    data = _data(s, ask, o, look)
    if data:
        found["data"] = data
    return found


# ── notes, icons, things ─────────────────────────────────────────────────────────────────────


def _note(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    say = look.say
    if o.verb in ("space", "copy") and o.a < len(s.box.spaces):
        return _space_note(s, o.a, look)
    if o.verb == "spend" and not dice.dice_of(s).high:
        return say("note-get", items=_amounts(dice.dice_of(s).success, look))
    if o.verb == "fail":
        return say("note-get", items=_amounts(dice.dice_of(s).failure, look))
    if o.verb == "card":
        return say(f"card-{s.box.cards[o.a].number}")
    if o.verb == "use":
        return say(f"card-{s.box.cards[s.box.clauses[o.a].card].number}")
    if o.verb == "buy":
        return say("note-price", number=s.box.ships[o.a].price)
    if o.verb == "tile" and isinstance(ask, Sale):
        return say("note-price", number=sale_prices(s, ask.seat, ask.spent).get(o.a, 0))
    if o.verb == "loot":
        return say("note-sword", number=dice.sword_of(s, ask.seat, o.a))
    if o.verb == "suggest":
        return ", ".join(say(I.NAMES[x.item]) for x in pack.feast(s, ask.seat)[0])
    return ""


def _amounts(items: tuple[tuple[int, int], ...], look: Look) -> str:
    return " + ".join(look.say("amount", number=n, item=Text(I.NAMES[i])) for i, n in items)


def _space_note(s: Odin, number: int, look: Look) -> str:
    """How many Vikings a space takes, and what is paid for it."""
    space = s.box.spaces[number]
    note = look.say("note-vikings", number=space.column)
    costs = [b for b in space.branches if b.pay or b.metric_pay or b.one_of or b.ship >= 0]
    if space.style == "exchange" and costs:
        return look.say("note-cost", vikings=note, cost=cost_words(s, costs[0], look))
    return note


def _icon(s: Odin, o: Option) -> str:
    if o.verb in ITEM_VERBS or o.verb == "upgrade":
        return icon(o.a)
    if o.verb in SHIP_VERBS:
        return ICONS[I.SHIPS[o.a]]
    return ""


# ── what the page draws of an option ─────────────────────────────────────────────────────────


def _data(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> dict[str, object]:
    if isinstance(ask, At):
        return _cells(s, ask, o)
    if o.verb == "lay" and o.a < I.WOOD and s.players[ask.seat].have[o.a]:
        return _tip(s, ask.seat, o.a)
    if o.verb == "suggest":
        return {"served": [[I.NAMES[x.item], x.start, x.length] for x in pack.feast(s, ask.seat)[0]]}
    if o.verb == "serve":
        return _ways(s, ask.seat, o.a, look)
    if o.verb == "loot":
        return _loot(s, ask, o.a, look)
    if o.verb == "spend":
        pay = [[I.NAMES[i], n] for i, n in zip(dice.dice_of(s).pay, (o.a, o.b), strict=True) if n]
        return {"pay": pay, "get": [[I.NAMES[i], n] for i, n in dice.dice_of(s).success]}
    if o.verb == "fail":
        return {"get": [[I.NAMES[i], n] for i, n in dice.dice_of(s).failure], "back": o.a}
    return {}


def _ways(s: Odin, seat: int, item: int, look: Look) -> dict[str, object]:
    """Both ways a food may lie: the first space for it, or why there is none (ODIN-7.33)."""
    ask = serving.Spot(seat, item)
    found: dict[str, object] = {}
    for verb in ("upright", "along"):
        open_ = [o for o in ask.options(s) if o.verb == verb]
        tried = [o for o in ask.candidates(s) if o.verb == verb]
        if open_:
            found[verb] = {"start": open_[0].a}
        elif tried:
            whys = min((ask.reasons(s, o) for o in tried), key=len)
            found[verb] = {"why": look.say.text(whys[0].text), "rule": whys[0].rule}
    return found


def _loot(s: Odin, ask: Ask[Odin], item: int, look: Look) -> dict[str, object]:
    """A tile that a battle may bring: its sword value, and what stone and swords still have to add to the roll."""
    tiles = (ask.first, item) if isinstance(ask, dice.SecondLoot) else (item,)
    cells = [list(c) for c in s.box.pieces[item][0].cells]
    return {
        "name": look.say(I.NAMES[item]), "tone": tone_name(item), "cells": cells,
        "sword": dice.sword_of(s, ask.seat, item), "lacks": max(0, dice.wanted(s, ask.seat, tiles) - dice.result(s)),
    }  # fmt: skip


def _cells(s: Odin, ask: At, o: Option) -> dict[str, object]:
    """The cells of the board that the piece would cover, for the page's grid."""
    top, left = divmod(o.b, 16)
    way = next((w for w in s.box.pieces[ask.item] if w.number == o.a), None)
    return {"cells": [[left + x, top + y] for x, y in way.cells]} if way else {}


def _tip(s: Odin, seat: int, item: int) -> dict[str, object]:
    """Where the helper would lay a piece, for the page's plan. Boards change seldom, so it is remembered."""
    p, rounds = s.players[seat], s.rules.rounds - s.round
    key = (id(s.box), seat, item, rounds, p.kinds, *p.covered, *p.first, *p.second)
    found = TIPS.get(key)
    if found is None:
        if len(TIPS) > MOST_TIPS:
            TIPS.clear()
        found = TIPS[key] = _spot(s, seat, item, rounds)
    return found


def _spot(s: Odin, seat: int, item: int, rounds: int) -> dict[str, object]:
    spot = pack.best_spot(s, seat, item, rounds)
    if spot is None:
        return {}
    top, left = divmod(spot.cell, 16)
    way = next(w for w in s.box.pieces[item] if w.number == spot.turn)
    return {"area": f"area:{seat}:{spot.area}", "cells": [[left + x, top + y] for x, y in way.cells]}


def things(s: Odin, ask: Ask[Odin], o: Option) -> list[str]:
    """What one would click for it."""
    seat, verb = ask.seat, o.verb
    if verb in ("space", "fewer", "copy", "back"):
        return [f"space:{space_name(s, o.a)}"]
    if verb in ("lay", "serve", "upgrade", "turn", "pay", "fill"):
        held = s.players[seat].have[o.a] or o.a >= I.WOOD
        return [f"store:{seat}:{I.NAMES[o.a]}"] if held else []
    if verb in ("tile", "loot"):
        special = I.FIRST_SPECIAL <= o.a < I.WOOD and s.specials >> (o.a - I.FIRST_SPECIAL) & 1
        return [f"special:{I.NAMES[o.a]}"] if special else []
    if verb in ("buy", "load", "unload", "ship", "emigrate", "boats"):
        return [f"bay:{seat}"]
    if verb in ("board", "at"):
        area = o.a if verb == "board" else getattr(ask, "area", 0)
        return [f"area:{seat}:{area}"]
    if verb in ("along", "upright"):
        return [f"table:{seat}"]
    if verb == "strip":
        return [f"strip:{o.a + 1}"] if o.a in s.strips else []
    if verb == "explore":
        return [f"island:{s.box.islands[o.a].board}"]
    if verb in ("card", "use"):
        card = o.a if verb == "card" else s.box.clauses[o.a].card
        shown = card in s.players[seat].hand or card in s.players[seat].played
        return [f"card:{s.box.cards[card].number}"] if shown else []
    return ["die"] if verb == "roll" and s.frames and s.frames[-1].rolls else []
