"""Questions and options of A Feast for Odin in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import TURNS, corner
from meadhall.games.odin.choices import lacks, preview, things
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.faces import ICONS, icon
from meadhall.games.odin.previews import promises
from meadhall.games.odin.scoring import total
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.card_actions import LeaveOut, UseOther
from meadhall.games.odin.steps.cards import PlayCard
from meadhall.games.odin.steps.clauses import ChooseWay
from meadhall.games.odin.steps.conditions import price
from meadhall.games.odin.steps.course import Choose, Parts
from meadhall.games.odin.steps.feast import Feast
from meadhall.games.odin.steps.mountains_and_trade import Mountain, Sale, goes_to, next_items, sale_prices
from meadhall.games.odin.steps.ops import OPS
from meadhall.games.odin.steps.rounds import ChooseLight, InsteadOfWeapon
from meadhall.games.odin.steps.turn import Act
from meadhall.games.odin.told import a_ship, amount, card_text, space_name, strip_words, the

ITEM_VERBS = frozenset(("lay", "serve", "tile", "pay", "loot", "turn", "fill"))
SHIP_VERBS = frozenset(("load", "unload", "ship", "emigrate", "buy", "sail"))
SPACE_VERBS = frozenset(("space", "fewer", "copy", "back"))


def about(s: Odin, ask: Ask[Odin]) -> Mapping[str, Arg]:
    """What the texts of a question may name."""
    number, item = 0, getattr(ask, "item", None)
    if isinstance(ask, Mountain):
        number = max(ask.allowed)
    elif isinstance(ask, (dice.Rolled, dice.SecondLoot, dice.Spend)):
        number = dice.result(s)
    elif isinstance(ask, Act):
        number = s.players[ask.seat].vikings
    elif isinstance(ask, Feast):
        number = s.open_spaces(ask.seat).bit_count()
    can = _chances(s, ask) if isinstance(ask, dice.Rolled) else ""
    return {"number": number, "can": can, "item": the(I.NAMES[item]) if isinstance(item, int) else ""}


def _chances(s: Odin, ask: dice.Rolled) -> str:
    """What is left beside failing."""
    verbs = {o.verb for o in ask.by_rules(s)}
    wins, rolls = bool(verbs & {"loot", "spend"}), "roll" in verbs
    return ("all" if wins else "roll") if rolls else "win" if wins else "none"


def title(s: Odin, ask: Ask[Odin], look: Look) -> tuple[str, str]:
    """A question, and a line under it."""
    key, names = f"ask-{kebab(ask)}", about(s, ask)
    if isinstance(ask, (dice.Rolled, dice.SecondLoot, dice.Spend)):
        return look.say(key, **names), _roll_note(s, look)
    note = look.say(f"{key}-note", **names) if look.say.has(f"{key}-note") else ""
    return look.say(key, **names), note


def _roll_note(s: Odin, look: Look) -> str:
    """How the result comes about: ore lowers it for a hunt and raises it for a battle (EL-32)."""
    frame, ore = s.frames[-1], s.frames[-1].ore_help
    by_ore = ore if dice.dice_of(s).high else -ore
    return look.say("roll-note", roll=frame.roll, rolls=frame.rolls, add=_signed(frame.die), ore=_signed(by_ore))


def _signed(number: int) -> str:
    """«+1», «−2», «0»."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def choice(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> Choice:
    """An option in words."""
    return offer(o, label(s, ask, o, look), *things(s, ask, o), note=_note(s, ask, o, look), icon=_icon(o),
                 preview=promises(s, ask, o, look), data=preview(s, ask, o, look))  # fmt: skip


def _icon(o: Option) -> str:
    if o.verb in ITEM_VERBS or o.verb == "upgrade":
        return icon(o.a)
    return ICONS[I.SHIPS[o.a]] if o.verb in SHIP_VERBS else ""


# ── notes ────────────────────────────────────────────────────────────────────────────────────


def _note(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    say = look.say
    if o.verb in ("space", "copy", "fewer"):
        return _space_note(s, ask, o, look)
    if o.verb == "spend" and not dice.dice_of(s).high:
        return say("note-get", items=_amounts(dice.dice_of(s).success, look))
    if o.verb == "fail":
        return say("note-get", items=_amounts(dice.dice_of(s).failure, look))
    if o.verb in ("card", "use"):
        return say.text(card_text(s.box, o.a if o.verb == "card" else s.box.clauses[o.a].card))
    if o.verb == "buy":
        return say("note-price", number=s.box.ships[o.a].price)
    if o.verb == "tile" and isinstance(ask, Sale):
        return say("note-price", number=sale_prices(s, ask.seat, ask.spent).get(o.a, 0))
    if o.verb in ("choose", "part"):
        return _missing(s, ask, o, look)
    if o.verb == "loot":
        return say("note-sword", number=dice.sword_of(s, ask.seat, o.a), lacks=lacks(s, ask, o.a))
    return ""


def _amounts(items: Iterable[tuple[int, int]], look: Look) -> str:
    return " + ".join(look.say.text(amount(I.NAMES[i], n)) for i, n in items)


def _space_note(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """How many Vikings a space takes, and what is paid for it."""
    vikings = ask.vikings(s, o) if isinstance(ask, Act) else 0 if isinstance(ask, UseOther) else s.box.column[o.a]
    note = look.say.text(amount("vikings", vikings)) if vikings else look.say("note-no-vikings")
    if o.a >= len(s.box.spaces):
        return note
    space = s.box.spaces[o.a]
    costs = {_cost_words(s, ask.seat, b, o.a, look) for b in space.branches}
    cost = costs.pop() if len(costs) == 1 else ""  # else every way says its own
    return look.say("note-cost", vikings=note, cost=cost) if cost else note


# ── what an option is called ─────────────────────────────────────────────────────────────────


def label(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """What an option is called; a button begins with a capital, whatever it names."""
    named = _named(s, ask, o, look)
    return named[:1].upper() + named[1:]


def _named(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    say, verb = look.say, o.verb
    if verb in ITEM_VERBS:
        return say(f"option-{verb}", item=Text(I.NAMES[o.a]), the=the(I.NAMES[o.a]))
    if verb in SHIP_VERBS:
        ore = o.b + s.box.ships[o.a].printed_ore
        return say(f"option-{verb}", ship=Text(I.SHIPS[o.a]), a=a_ship(o.a), n=ore, ore=amount("ore", ore))
    if verb in SPACE_VERBS:
        key = "option-leave-out" if isinstance(ask, LeaveOut) else f"option-{verb}"
        return say(key, space=space_name(s.box, o.a))
    if verb in OWN_WORDS:
        return OWN_WORDS[verb](s, ask, o, look)
    return say(f"option-{verb}", a=o.a + 1 if verb in ("along", "upright") else o.a, b=o.b)


def _card(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    key = "option-take-card" if isinstance(ask, ChooseLight) else "option-card"
    return look.say(key, card=Text(s.box.cards[o.a].id))


def _use(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """A card by its name; where it can do several things, by what it does."""
    clause = s.box.clauses[o.a]
    card = s.box.cards[clause.card]
    what = branch_words(s, ask.seat, clause.branches[0], -1, look) if len(card.clauses) > 1 else ""
    return look.say("option-use-for" if what else "option-use", card=Text(card.id), what=what)


def _at(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    x, y = corner(o.b)
    return look.say("option-at", column=x + 1, row=y + 1, turn=TURNS[o.a])


def _explore(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-explore", board=the(I.BOARDS[o.a]))


def _board(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-board", area=Text(I.AREAS[s.players[ask.seat].kinds[o.a]]), number=o.a)


def _roll(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    return look.say("option-roll" if s.frames and s.frames[-1].rolls else "option-roll-first")


def _spend(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """What is spent on a hunt or battle: only what is spent, or that it is free."""
    first, second = dice.dice_of(s).pay
    paid = [look.say.text(amount(I.NAMES[first], o.a))] if o.a else []
    if o.b:
        weapon = "arms" if dice.stands_in(s, ask.seat, second) else I.NAMES[second]
        paid.append(look.say.text(amount(weapon, o.b)))
    return look.say("option-spend", items=" + ".join(paid)) if paid else look.say("option-spend-nothing")


def _upgrade(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    direction = getattr(ask, "args", (0, 0, 0))[2]
    new = goes_to(s.box, o.a, direction, o.b)
    return look.say("option-upgrade", old=Text(I.NAMES[o.a]), new=Text(I.NAMES[new]))


def _strip(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    if o.a not in s.strips:
        return look.say("option-strip", number=o.a + 1, items=str(o.b))
    return look.say("option-strip", number=o.a + 1, items=strip_words(next_items(s, o.a, o.b), look))


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
    b = _branch(s, ask, o)
    if b is None:
        return look.say("option-choose", number=o.a + 1)
    return branch_words(s, ask.seat, b, s.frames[-1].itself if isinstance(ask, (Choose, Parts)) else -1, look)


def _branch(s: Odin, ask: Ask[Odin], o: Option) -> Branch | None:
    """The branch that such an option stands for."""
    if isinstance(ask, (ChooseWay, InsteadOfWeapon)):
        return s.box.clauses[ask.clause].branches[o.a]
    branches = s.box.spaces[s.frames[-1].space].branches if isinstance(ask, (Choose, Parts)) and s.frames else ()
    return branches[o.a] if o.a < len(branches) else None


def _missing(s: Odin, ask: Ask[Odin], o: Option, look: Look) -> str:
    """ODIN-9.27: what is paid for all the same, but cannot be received: no dock is free, or none is left."""
    b = _branch(s, ask, o)
    lost = [op for op in b.do if not OPS[op.name].can(s, ask.seat, op.args)] if b is not None else []
    if b is None or not lost or len(lost) == len(b.do):
        return ""
    return look.say("note-missing", items=" + ".join(_op_words(s, op, look) for op in lost))


OWN_WORDS: dict[str, Callable[[Odin, Ask[Odin], Option, Look], str]] = {
    "upgrade": _upgrade, "card": _card, "use": _use, "at": _at, "explore": _explore, "board": _board,
    "strip": _strip, "choose": _way, "part": _way, "roll": _roll, "spend": _spend, "done": _done,
}  # fmt: skip


# ── exchanges ────────────────────────────────────────────────────────────────────────────────


def branch_words(s: Odin, seat: int, b: Branch, space: int, look: Look) -> str:
    """«2 wood → 1 shed»."""
    cost = _cost_words(s, seat, b, space, look)
    gain = " + ".join([*([_amounts(b.gain, look)] if b.gain else []), *(_op_words(s, o, look) for o in b.do)])
    return look.say("exchange", cost=cost, gain=gain) if cost else gain


def _cost_words(s: Odin, seat: int, b: Branch, space: int, look: Look) -> str:
    """«2 wood + 1 stone», less what cards take off; of a choice of costs «1 wood / 1 ore»."""
    paid = [(item, n) for item, n in price(s, seat, b, space) if n]
    cost = [_amounts(paid, look)] if paid else []
    cost += [" / ".join(_amounts([(i, 1)], look) for i in b.one_of)] if b.one_of else []
    cost += [look.say.text(amount(I.SHIPS[b.ship], 1))] if b.ship >= 0 else []
    return " + ".join(cost)


def _op_words(s: Odin, o: Op, look: Look) -> str:
    say = look.say
    if o.name == "house":
        return say.text(amount(I.HOUSES[o.args[0]], 1))
    if o.name == "ship" and o.args[3]:
        return say("op-loaded-ship", ship=amount(I.SHIPS[o.args[0]], 1), ore=amount("ore", o.args[3]))
    if o.name in ("ship", "buy_ship"):
        return say.text(amount(I.SHIPS[o.args[0]], 1))
    if o.name == "special":
        return " / ".join(say(I.NAMES[i]) for i in o.args)
    if o.name == "mountain":
        return say("op-mountain", number="+".join(str(n) for n in o.args[0]), strips=len(o.args[0]), most=o.args[0][0])
    if o.name == "upgrade":
        return say("op-upgrade" if o.args[1] == 1 else "op-double", number=o.args[0])
    if o.name == "weapons":
        return say.text(amount("weapons", o.args[0]))
    if o.name == "take_action":
        return say(next(x.id for x in s.box.spaces if x.actions >> o.args[0] & 1))
    if o.name == "replace":
        old, new = (say.text(amount(I.NAMES[i], 1)) for i in o.args)
        return say("exchange", cost=old, gain=new)
    if o.name == "vikings_from_space":
        return say("op-vikings-from-space", number=o.args[0])
    return say(f"op-{o.name.replace('_', '-')}")


VERY_GOOD = 100  #: ODIN-16.9: there is nobody to beat but this


def ending(s: Odin, look: Look) -> tuple[str, str]:
    """ODIN-16.9: alone nobody wins; the points are held against what is a very good result."""
    if s.seats > 1:
        return "", ""
    found = total(s, 0)
    how = "ending-solo-good" if found >= VERY_GOOD else "ending-solo-less"
    return look.say("ending-solo", points=found), look.say(how, good=VERY_GOOD, by=abs(found - VERY_GOOD))
