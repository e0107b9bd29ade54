"""Questions and options of A Feast for Odin in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.game import Look, kebab
from meadhall.core.option import Option
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin import pack
from meadhall.games.odin.areas import TURNS
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.look import ICONS, icon
from meadhall.games.odin.state import BOATS, DIE, ORE_HELP, ROLL, ROLLS, Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.act import Choose, Parts, space_name
from meadhall.games.odin.steps.anytime import At
from meadhall.games.odin.steps.clauses import ChooseWay
from meadhall.games.odin.steps.goods import Mountain, Sale, sale_prices
from meadhall.games.odin.steps.rounds import InsteadOfWeapon


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
    facts = s.frames[-1].facts
    return look.say(
        "roll-note", roll=facts[ROLL], rolls=facts[ROLLS], add=facts[DIE], ore=facts[ORE_HELP], boats=facts[BOATS]
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
    if isinstance(ask, At):
        found["data"] = _cells(s, ask, o)
    return found


# ── labels ───────────────────────────────────────────────────────────────────────────────────

ITEM_VERBS = frozenset(("lay", "serve", "tile", "pay", "loot", "turn", "fill"))
SHIP_VERBS = frozenset(("load", "unload", "ship", "emigrate", "buy", "sail"))


def label(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """What an option is called."""
    say, verb = look.say, o.verb
    if verb in ITEM_VERBS:
        return say(f"option-{verb}", item=Text(I.NAMES[o.a]))
    if verb in SHIP_VERBS:
        return say(f"option-{verb}", ship=Text(I.SHIPS[o.a]), ore=o.b)
    if verb in ("space", "fewer", "copy", "back"):
        return say(f"option-{verb}", space=Text(space_name(s, o.a)))
    if verb == "upgrade":
        return _upgrade(s, ask, o, look)
    if verb == "card":
        return say("option-card", card=Text(s.box.cards[o.a].id))
    if verb == "use":
        card = s.box.cards[s.box.clauses[o.a].card]
        return say("option-use", card=Text(card.id), number=s.box.clauses[o.a].order + 1, of=len(card.clauses))
    if verb == "at":
        y, x = divmod(o.b, 16)
        return say("option-at", column=x + 1, row=y + 1, turn=TURNS[o.a])
    if verb == "explore":
        return say("option-explore", board=Text(I.BOARDS[o.a]))
    if verb == "board":
        return say("option-board", area=Text(I.AREAS[s.players[ask.seat].kinds[o.a]]), number=o.a)
    if verb == "strip":
        return _strip(s, o, look)
    if verb in ("choose", "part"):
        return _way(s, ask, o, look)
    if verb == "spend":
        d = dice.dice_of(s)
        return say("option-spend", a=o.a, b=o.b, first=Text(I.NAMES[d.pay[0]]), second=Text(I.NAMES[d.pay[1]]))
    if verb == "done":
        return _done(s, ask, look)
    return say(f"option-{verb}", a=o.a + 1 if verb in ("along", "upright") else o.a, b=o.b)


def _upgrade(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    direction = getattr(ask, "args", (0, 0, 0))[2]
    new = o.a
    for _ in range(o.b):
        new = s.box.up[direction][new]
    return look.say("option-upgrade", old=Text(I.NAMES[o.a]), new=Text(I.NAMES[new]))


def _strip(s: Odin, o: Option, look: Look) -> str:
    if o.a not in s.strips:
        return look.say("option-strip", number=o.a + 1, items=str(o.b))
    at = s.strip_at[s.strips.index(o.a)]
    words = [
        look.say("two-silver") if i == I.SILVER else look.say(I.NAMES[i]) for i in s.box.strips[o.a][at : at + o.b]
    ]
    return look.say("option-strip", number=o.a + 1, items=", ".join(words))


def _done(s: Odin, ask: Ask[Odin], look: Look) -> str:
    key = f"option-done-{kebab(ask)}"
    if look.say.has(key):
        open_ = s.open_spaces(ask.seat).bit_count()
        return look.say(key, number=open_, points=-s.box.penalty * open_)
    return look.say("option-done")


def _way(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """One branch of a space or card: what it costs and gives."""
    if isinstance(ask, (ChooseWay, InsteadOfWeapon)):
        return branch_words(s, s.box.clauses[ask.clause].branches[o.a], look)
    if isinstance(ask, (Choose, Parts)) and s.frames:
        branches = s.box.spaces[s.frames[-1].space].branches
        if o.a < len(branches):
            return branch_words(s, branches[o.a], look)
    return look.say("option-choose", number=o.a + 1)


def branch_words(s: Odin, b: Branch, look: Look) -> str:
    """«2 wood → 1 shed»."""
    say = look.say
    cost = [say("amount", number=n, item=Text(I.NAMES[i])) for i, n in b.pay]
    cost += [say("amount", number=s.round, item=Text(I.NAMES[i])) for i, _ in b.metric_pay]
    cost += [say(I.SHIPS[b.ship])] if b.ship >= 0 else []
    gain = [say("amount", number=n, item=Text(I.NAMES[i])) for i, n in b.gain]
    gain += [_op_words(o, look) for o in b.do]
    text = " + ".join(gain)
    return say("exchange", cost=" + ".join(cost), gain=text) if cost else text


def _op_words(o: Op, look: Look) -> str:
    say = look.say
    if o.name == "house":
        return say(I.HOUSES[o.args[0]])
    if o.name in ("ship", "buy_ship"):
        return say(I.SHIPS[o.args[0]])
    if o.name == "special":
        return " / ".join(say(I.NAMES[i]) for i in o.args)
    if o.name == "mountain":
        return say("op-mountain", number="+".join(str(n) for n in o.args[0]))
    if o.name == "upgrade":
        return say("op-upgrade" if o.args[1] == 1 else "op-double", number=o.args[0])
    if o.name == "weapons":
        return say("op-weapons", number=o.args[0])
    return say(f"op-{o.name.replace('_', '-')}")


# ── notes, icons, things ─────────────────────────────────────────────────────────────────────


def _note(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    say = look.say
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
        served, _ = pack.feast(s, ask.seat)
        return ", ".join(say(I.NAMES[x.item]) for x in served)
    return ""


def _icon(s: Odin, o: Option) -> str:
    if o.verb in ITEM_VERBS or o.verb == "upgrade":
        return icon(o.a)
    if o.verb in SHIP_VERBS:
        return ICONS[I.SHIPS[o.a]]
    return ""


def _cells(s: Odin, ask: At, o: Option) -> dict[str, object]:
    """The cells of the board that the piece would cover, for the page's grid."""
    top, left = divmod(o.b, 16)
    way = next((w for w in s.box.pieces[ask.item] if w.number == o.a), None)
    return {"cells": [[left + x, top + y] for x, y in way.cells]} if way else {}


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
    return ["die"] if verb == "roll" and s.frames and s.frames[-1].facts[ROLLS] else []
