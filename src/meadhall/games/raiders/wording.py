"""Questions and options of Viking Raiders in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Seat, Text
from meadhall.games.raiders.advice import Plan, plan
from meadhall.games.raiders.cards import CATEGORIES, ITEM
from meadhall.games.raiders.state import PAY, Raiders, hidden_vp
from meadhall.games.raiders.steps.actions import Drop, Exchange, Fire, Spy, Vision
from meadhall.games.raiders.steps.pay import Pay, Trade
from meadhall.games.raiders.steps.purse import NOTHING
from meadhall.games.raiders.steps.raid import Hire, protection
from meadhall.games.raiders.steps.react import Window
from meadhall.games.raiders.steps.turn import Main, Offer, act_of
from meadhall.games.raiders.steps.win import totals, who


def place_id(s: Raiders, place: int) -> str:
    """A player, or the Arctic Clan, as things name them."""
    return "arctic" if place == s.clan else str(place)


def cards_of(s: Raiders, pile: list[int], kind: int) -> list[str]:
    """The things that are cards of one kind."""
    return [f"card:{c}" for c in pile if c >= 0 and s.box.kind[c] == kind]


def kind_name(s: Raiders, kind: int) -> Text:
    """What a kind of card is called."""
    return Text(s.box.kinds[kind].id)


# ── questions ────────────────────────────────────────────────────────────────────────────────


def title(s: Raiders, ask: Ask[Raiders], look: Look) -> tuple[str, str]:
    """A question, and a line under it. Others read the first too: it holds nothing hidden."""
    say = look.say
    key = _key(ask)
    args = _arguments(s, ask)
    if isinstance(ask, Window) and s.act[2] >= 0 and _is_raid(s):
        key = "ask-window-raid"
    if isinstance(ask, Pay) and ask.what == NOTHING:
        return say("ask-pay-black", price=s.box.constants.black_price), say("ask-pay-note", **args)
    note = "ask-window-note" if isinstance(ask, Window) else f"{key}-note"
    return say(key, **args), say(note, **args)


def _key(ask: Ask[Raiders]) -> str:
    name = type(ask).__name__
    return "ask" + "".join(f"-{c.lower()}" if c.isupper() else c for c in name)


def _is_raid(s: Raiders) -> bool:
    deed = s.box.kinds[s.act[0]].deed
    return deed is not None and deed.do == "raid"


def _arguments(s: Raiders, ask: Ask[Raiders]) -> dict[str, Arg]:
    rules = s.box.constants
    if isinstance(ask, Main):
        return {"buys": s.buys, "actions": s.actions}
    if isinstance(ask, Pay):
        card = kind_name(s, ask.what) if ask.what >= 0 else Text("supply")
        return {"card": card, "left": max(0, ask.facts(s).need)}
    if isinstance(ask, (Trade, Drop, Vision)):
        return {"left": ask.left}
    if isinstance(ask, Hire):
        return {"category": Text(CATEGORIES[ask.act[3]]), "guards": ask.guards, "hired": ask.hired(s)}
    if isinstance(ask, Window):
        return _window_arguments(s)
    if isinstance(ask, Offer):
        return {"draw": rules.draw, "offering": rules.offering, "keep": rules.offering_kept}
    if isinstance(ask, Spy):
        return {"victim": Seat(ask.victim)}
    if isinstance(ask, Exchange):
        n = len(s.stage[4 * ask.seat + PAY])
        return {"n": n, "draw": n + ask.more}
    return {"less": ask.less} if isinstance(ask, Fire) else {}


def _window_arguments(s: Raiders) -> dict[str, Arg]:
    kind, _, place, named = s.act
    found: dict[str, Arg] = {"card": kind_name(s, kind)}
    if _is_raid(s):
        found |= {"victim": who(s, place), "category": Text(CATEGORIES[named])}
    return found


# ── options ──────────────────────────────────────────────────────────────────────────────────


def choice(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """An option in words."""
    if o.verb == "buy":
        return _buy(s, ask, o, look)
    if o.verb == "play":
        return _play(s, ask.seat, o, look)
    if o.verb in ("cancel", "fenrir", "pass"):
        return _answer(s, ask.seat, o, look)
    if o.verb in ("use", "give", "keep", "take", "drop", "lose", "under"):
        return _card(s, ask, o, look)
    return _plain(s, ask, o, look)


def _plain(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """Options that concern no single card."""
    say, rules = look.say, s.box.constants
    key, things = f"option-{o.verb}", {"black": ["supply"], "draw": ["deck"], "offering": ["deck"]}.get(o.verb, [])
    args: dict[str, Arg] = {"draw": rules.draw, "rate": rules.rate}
    if o is s.box.opt.done and isinstance(ask, Hire):
        key, args = "option-done-hire", {"hired": ask.hired(s)}
    elif o is s.box.opt.done and isinstance(ask, Exchange):
        key, args = "option-done-exchange", {"draw": len(s.stage[4 * ask.seat + PAY]) + ask.more}
    return {"id": o.id, "label": say(key, **args), "things": things}


def _card(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """Options that name a kind of card."""
    say, seat = look.say, ask.seat
    table = cards_of(s, s.tables[seat], o.a)
    things = cards_of(s, s.hands[seat], o.a) + table + cards_of(s, s.stage[4 * seat + 3], o.a)
    if isinstance(ask, Spy):
        things = cards_of(s, s.hands[ask.victim], o.a)
    elif o.verb == "take":
        things = [f"discard:{s.box.kinds[o.a].id}"]
    key = "option-keep-hand" if isinstance(ask, Vision) else f"option-{o.verb}"
    found: Choice = {"id": o.id, "label": say(key, card=kind_name(s, o.a)), "things": things,
                     "icon": s.box.kinds[o.a].icon}  # fmt: skip
    if o.verb == "give" and table:
        found["note"] = say("note-table")
    elif len(things) > 1:
        found["note"] = say("note-copies", n=len(things))
    return found


def _buy(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """A Market card: whether it takes a trade, which cards would pay, what it brings."""
    say, seat = look.say, ask.seat
    less = ask.less if isinstance(ask, Fire) else 0
    paying = plan(s, seat, o.a, less)
    pays, hand = [], list(s.hands[seat])
    for kind in paying.use:
        card = next(c for c in hand if s.box.kind[c] == kind)
        hand.remove(card)
        pays.append(f"card:{card}")
    note = say("note-trade", cards=paying.cards) if paying.trades else say("note-buy")
    if not paying.use and not paying.trades:
        note = say("note-free")
    return {
        "id": o.id,
        "label": say("option-buy", card=kind_name(s, o.a)),
        "things": cards_of(s, s.market, o.a),
        "note": note,
        "icon": s.box.kinds[o.a].icon,
        "preview": _buy_preview(s, seat, o.a, paying, look),
        "data": {"trades": paying.trades, "pays": pays, "category": s.box.kinds[o.a].category,
                 "vp": s.box.kinds[o.a].vp},
    }  # fmt: skip


def _buy_preview(s: Raiders, seat: int, what: int, paying: Plan, look: Look) -> list[str]:
    say, kind = look.say, s.box.kinds[what]
    lines = []
    if paying.use:
        lines.append(say("preview-pays", cards=", ".join(say.text(kind_name(s, k)) for k in paying.use)))
    if paying.trades:
        lines.append(say("preview-trades", trades=paying.trades, cards=paying.cards))
    if paying.waste:
        lines.append(say("preview-waste"))
    if kind.family == ITEM:
        before = totals(s, seat)[kind.category]
        lines.append(say("preview-vp", category=Text(CATEGORIES[kind.category]), before=before, after=before + kind.vp))
    category, vp = kind.requires
    if vp and s.vp[seat][category] < vp:
        shown = [c for where, _, c in hidden_vp(s, seat) if where == category]
        lines += [say("preview-shows", card=kind_name(s, s.box.kind[c])) for c in shown]
    return lines


def _play(s: Raiders, seat: int, o: Option, look: Look) -> Choice:
    """An Action card with its targets; pointing at the card or at a target narrows."""
    say, box = look.say, s.box
    act, with_fenrir = act_of(s, seat, o) if o is not box.opt.play[o.a] else ((o.a, seat, -1, -1), False)
    kind, _, place, named = act
    things = cards_of(s, s.hands[seat], kind)
    found: Choice = {"id": o.id, "label": "", "things": things, "icon": box.kinds[kind].icon}
    deed = box.kinds[kind].deed
    assert deed is not None
    card = kind_name(s, kind)
    if deed.do == "raid" and place >= 0:
        things.append(f"track:{place_id(s, place)}:{CATEGORIES[named]}")
        key = "option-play-raid"
        if with_fenrir:
            key = "option-play-raid-fenrir"
            things += cards_of(s, s.hands[seat], box.fenrir)
        found["label"] = say(key, card=card, victim=who(s, place), category=Text(CATEGORIES[named]))
        _odds(s, act, with_fenrir, look, found)
    elif place >= 0 and named >= 0:
        things += cards_of(s, s.tables[place], named)
        found["label"] = say("option-play-card", card=card, victim=who(s, place), what=kind_name(s, named))
    elif place >= 0:
        things.append(f"player:{place_id(s, place)}")
        found["label"] = say("option-play-at", card=card, victim=who(s, place))
    elif named >= 0:
        things += cards_of(s, s.market, named)
        found["label"] = say("option-play-market", card=card, what=kind_name(s, named))
    else:
        found["label"] = say("option-play", card=card)
    return found


def _odds(s: Raiders, act: tuple[int, ...], with_fenrir: bool, look: Look, found: Choice) -> None:
    """RAIDERS-8.19: what a raid draws from."""
    items = s.num[act[2]][act[3]]
    if not items:
        return
    guards = protection(s, act, act[1] if with_fenrir else -1)
    chance = items / (items + guards)
    if s.box.powers[s.ability[act[2]]].recover:
        chance /= 1 + s.box.powers[s.ability[act[2]]].recover
    found["note"] = look.say("note-odds", chance=round(100 * chance))
    found["preview"] = [look.say("preview-raid", items=items, guards=guards, of=items + guards)]


def _answer(s: Raiders, seat: int, o: Option, look: Look) -> Choice:
    """An answer in a reaction window."""
    say, box = look.say, s.box
    if o is box.opt.pass_:
        return {"id": o.id, "label": say("option-pass"), "things": []}
    if o is box.opt.react_fenrir:
        wolf = box.kinds[box.fenrir].deed
        label = say("option-fenrir", times=wolf.cards if wolf else 0)
        things = [*cards_of(s, s.hands[seat], box.fenrir), "stage"]
        return {"id": o.id, "label": label, "things": things, "icon": box.kinds[box.fenrir].icon}
    kind, whose, _ = s.chain[o.a]
    label = say("option-cancel", card=kind_name(s, kind), whose=Seat(whose))
    things = [*cards_of(s, s.hands[seat], box.berserker), f"link:{o.a}"]
    return {"id": o.id, "label": label, "things": things, "icon": box.kinds[box.berserker].icon}
