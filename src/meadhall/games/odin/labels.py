"""What the options of A Feast for Odin are called."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import TURNS
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.card_actions import LeaveOut
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.clauses import ChooseWay
from meadhall.games.odin.steps.course import Choose, Parts, space_name
from meadhall.games.odin.steps.rounds import InsteadOfWeapon

ITEM_VERBS = frozenset(("lay", "serve", "tile", "pay", "loot", "turn", "fill"))
SHIP_VERBS = frozenset(("load", "unload", "ship", "emigrate", "buy", "sail"))
SPACE_VERBS = frozenset(("space", "fewer", "copy", "back"))


def label(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """What an option is called."""
    say, verb = look.say, o.verb
    if verb in ITEM_VERBS:
        return say(f"option-{verb}", item=Text(I.NAMES[o.a]))
    if verb in SHIP_VERBS:
        return say(f"option-{verb}", ship=Text(I.SHIPS[o.a]), ore=o.b)
    if verb in SPACE_VERBS:
        key = "option-leave-out" if isinstance(ask, LeaveOut) else f"option-{verb}"
        return say(key, space=Text(space_name(s, o.a)))
    if verb in OWN_WORDS:
        return OWN_WORDS[verb](s, ask, o, look)
    return say(f"option-{verb}", a=o.a + 1 if verb in ("along", "upright") else o.a, b=o.b)


def _card(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-card", card=Text(s.box.cards[o.a].id))


def _use(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    clause = s.box.clauses[o.a]
    card = s.box.cards[clause.card]
    return look.say("option-use", card=Text(card.id), number=clause.order + 1, of=len(card.clauses))


def _at(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    y, x = divmod(o.b, 16)
    return look.say("option-at", column=x + 1, row=y + 1, turn=TURNS[o.a])


def _explore(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-explore", board=Text(I.BOARDS[o.a]))


def _board(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-board", area=Text(I.AREAS[s.players[ask.seat].kinds[o.a]]), number=o.a)


def _roll(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-roll" if s.frames and s.frames[-1].rolls else "option-roll-first")


def _spend(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """What is spent on a hunt or battle: only what is spent, or that it is free."""
    pay = dice.dice_of(s).pay
    parts = [look.say("amount", number=n, item=Text(I.NAMES[i])) for i, n in zip(pay, (o.a, o.b), strict=True) if n]
    return look.say("option-spend", items=" + ".join(parts)) if parts else look.say("option-spend-nothing")


def _upgrade(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    direction = getattr(ask, "args", (0, 0, 0))[2]
    new = o.a
    for _ in range(o.b):
        new = s.box.up[direction][new]
    return look.say("option-upgrade", old=Text(I.NAMES[o.a]), new=Text(I.NAMES[new]))


def _strip(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    if o.a not in s.strips:
        return look.say("option-strip", number=o.a + 1, items=str(o.b))
    at = s.strip_at[s.strips.index(o.a)]
    words = [
        look.say("two-silver") if i == I.SILVER else look.say(I.NAMES[i]) for i in s.box.strips[o.a][at : at + o.b]
    ]
    return look.say("option-strip", number=o.a + 1, items=", ".join(words))


def _done(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    key = f"option-done-{kebab(ask)}"
    if isinstance(ask, PlayCard) and ask.enough < 2:
        return look.say("option-done-draw-instead" if ask.instead else "option-done-play-none")
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
    cost = cost_words(s, b, look)
    gain = [say("amount", number=n, item=Text(I.NAMES[i])) for i, n in b.gain]
    text = " + ".join([*gain, *(_op_words(o, look) for o in b.do)])
    return say("exchange", cost=cost, gain=text) if cost else text


def cost_words(s: Odin, b: Branch, look: Look) -> str:
    """«2 wood + 1 stone»; of a choice of costs «1 wood / 1 ore»."""
    say = look.say
    cost = [say("amount", number=n, item=Text(I.NAMES[i])) for i, n in b.pay]
    cost += [say("amount", number=s.round, item=Text(I.NAMES[i])) for i, _ in b.metric_pay]
    cost += [" / ".join(say("amount", number=1, item=Text(I.NAMES[i])) for i in b.one_of)] if b.one_of else []
    cost += [say(I.SHIPS[b.ship])] if b.ship >= 0 else []
    return " + ".join(cost)


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
    if o.name in ("weapons", "vikings_from_space"):
        return say(f"op-{o.name.replace('_', '-')}", number=o.args[0])
    return say(f"op-{o.name.replace('_', '-')}")


OWN_WORDS: dict[str, Callable[[Odin, Ask[Odin], Option, Look], str]] = {
    "upgrade": _upgrade, "card": _card, "use": _use, "at": _at, "explore": _explore, "board": _board,
    "strip": _strip, "choose": _way, "part": _way, "roll": _roll, "spend": _spend, "done": _done,
}  # fmt: skip
