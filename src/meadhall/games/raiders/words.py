"""Viking Raiders in words: what cards say, questions, and options with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Say, Seat, Text
from meadhall.games.raiders.advice import Plan, plan
from meadhall.games.raiders.cards import ABILITY, ANY, CATEGORIES, EVENT, HIDDEN, ITEM, RESOURCE, RESOURCES, Deed, Kind
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.scoring import totals
from meadhall.games.raiders.shapes import BuyData
from meadhall.games.raiders.state import ASIDE, PAY, Act, Raiders, find, hidden_vp
from meadhall.games.raiders.steps.actions import Drop, Exchange, Fire, Spy, Vision
from meadhall.games.raiders.steps.pay import Pay, Trade
from meadhall.games.raiders.steps.purse import NOTHING
from meadhall.games.raiders.steps.raid import Hire, chance, protection
from meadhall.games.raiders.steps.react import Window
from meadhall.games.raiders.steps.telling import who
from meadhall.games.raiders.steps.turn import Main, Offer, act_of

BONUSES = ("guards", "won_draw", "won_take", "lost_draw", "lost_take")  #: of raids


def place_id(s: Raiders, place: int) -> str:
    """A player, or the Arctic Clan, as things name them."""
    return "arctic" if place == s.clan else str(place)


def cards_of(s: Raiders, pile: list[int], kind: int) -> list[str]:
    """The things that are cards of one kind."""
    return [f"card:{c}" for c in pile if c >= 0 and s.box.kind[c] == kind]


def kind_name(s: Raiders, kind: int) -> Text:
    """What a kind of card is called."""
    return Text(s.box.kinds[kind].id)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def note(box: RaidersBox, number: int, say: Say) -> str:
    """The text of a card, with its numbers."""
    kind = box.kinds[number]
    if kind.family == RESOURCE:
        if kind.resource == ANY:
            return say("card-any", units=kind.units)
        return say("card-resource", units=kind.units, resource=Text(RESOURCES[kind.resource]))
    if kind.family == HIDDEN:
        return say("card-hidden_vp", vp=kind.vp, category=Text(CATEGORIES[kind.category]))
    if kind.family == EVENT:
        return say(f"card-event-{kind.id}")
    if kind.deed is not None:
        return _deed_note(kind.deed, say)
    if kind.family == ITEM:
        key = "card-item-requires" if kind.requires[1] else "card-item"
        category = Text(CATEGORIES[kind.category])
        return say(key, vp=kind.vp, category=category, price=_price(kind, say), needs=kind.requires[1])
    power = _power_note(box, number, say)
    return say("card-ability", text=power, price=_price(kind, say)) if kind.family == ABILITY else power


def _deed_note(deed: Deed, say: Say) -> str:
    if deed.do != "raid":
        return say(f"card-{deed.do}", cards=deed.cards, keep=deed.keep, guards=deed.guards)
    given = [(f"bonus-{name}", abs(getattr(deed, name))) for name in BONUSES if getattr(deed, name)]
    return say("card-raid", bonus=" ".join(say(key, n=n) for key, n in given))


def _power_note(box: RaidersBox, number: int, say: Say) -> str:
    power = box.powers[number]
    return say(
        f"power-{box.kinds[number].id}",
        discount=max(power.discount),
        raiding=abs(power.raiding),
        raided=power.raided,
        target=abs(power.target),
        chances=power.recover + 1,
        trades=power.cheap_trades,
        least=box.constants.least_guards,
    )


def _price(kind: Kind, say: Say) -> str:
    return ", ".join(say.text(Text(RESOURCES[r])) for r, n in kind.symbols for _ in range(n))


# ── questions ────────────────────────────────────────────────────────────────────────────────


def title(s: Raiders, ask: Ask[Raiders], look: Look) -> tuple[str, str]:
    """A question, and a line under it. Others read the first too: it holds nothing hidden."""
    say = look.say
    key = f"ask-{kebab(ask)}"
    args = _arguments(s, ask)
    if isinstance(ask, Window) and s.act[2] >= 0 and _is_raid(s):
        key = "ask-window-raid"
    if isinstance(ask, Pay) and ask.what == NOTHING:
        return say("ask-pay-black", price=s.box.constants.black_price), say("ask-pay-note", **args)
    note = "ask-window-note" if isinstance(ask, Window) else f"{key}-note"
    return say(key, **args), say(note, **args)


def _is_raid(s: Raiders) -> bool:
    return s.box.does[s.act[0]] == "raid"


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
        return {"category": Text(CATEGORIES[ask.act[3]]), "guards": ask.guards, "hired": ask.hired(s),
                "price": rules.mercenary_price}  # fmt: skip
    if isinstance(ask, Window):
        return _window_arguments(s)
    if isinstance(ask, Offer):
        return {"draw": rules.draw, "offering": rules.offering, "keep": rules.offering_kept}
    if isinstance(ask, Spy):
        return {"victim": Seat(ask.victim)}
    if isinstance(ask, Exchange):
        n = len(s.stage[4 * ask.seat + PAY])
        return {"n": n, "draw": n + ask.more, "least": ask.least}
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
    rules = s.box.constants
    if o is s.box.opt.done and isinstance(ask, Hire):
        return offer(o, look.say("option-done-hire", hired=ask.hired(s)))
    if o is s.box.opt.done and isinstance(ask, Exchange):
        return offer(o, look.say("option-done-exchange", draw=len(s.stage[4 * ask.seat + PAY]) + ask.more))
    where = {"black": ["supply"], "draw": ["deck"], "offering": ["deck"]}.get(o.verb, [])
    return offer(o, look.say(f"option-{o.verb}", draw=rules.draw, rate=rules.rate), *where)


def _card(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """Options that name a kind of card."""
    say, seat = look.say, ask.seat
    table = cards_of(s, s.tables[seat], o.a)
    things = cards_of(s, s.hands[seat], o.a) + table + cards_of(s, s.stage[4 * seat + ASIDE], o.a)
    if isinstance(ask, Spy):
        things = cards_of(s, s.hands[ask.victim], o.a)
    elif o.verb == "take":
        things = [f"discarded:{s.box.kinds[o.a].id}"]
    key = "option-keep-hand" if isinstance(ask, Vision) else f"option-{o.verb}"
    said = say("note-copies", n=len(things)) if len(things) > 1 else ""
    if o.verb == "give" and table:
        said = say("note-table")
    return offer(o, say(key, card=kind_name(s, o.a)), *things, note=said, icon=s.box.kinds[o.a].icon)


# ── buying ───────────────────────────────────────────────────────────────────────────────────


def _buy(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """A Market card: whether it takes a trade, which cards would pay, what it brings."""
    say, kind = look.say, s.box.kinds[o.a]
    paying = plan(s, ask.seat, o.a, ask.less if isinstance(ask, Fire) else 0)
    said = say("note-trade", cards=paying.cards) if paying.trades else say("note-buy" if paying.use else "note-free")
    data: BuyData = {
        "trades": paying.trades,
        "pays": _payers(s, ask.seat, paying),
        "category": CATEGORIES[kind.category] if kind.category >= 0 else None,
        "vp": kind.vp,
    }
    return offer(o, say("option-buy", card=kind_name(s, o.a)), *cards_of(s, s.market, o.a), note=said, icon=kind.icon,
                 preview=_buy_preview(s, ask.seat, o.a, paying, look), data=data)  # fmt: skip


def _payers(s: Raiders, seat: int, paying: Plan) -> list[str]:
    """The cards that a plan would pay with."""
    hand, found = list(s.hands[seat]), []
    for kind in paying.use:
        card = find(s, hand, kind)
        hand.remove(card)
        found.append(f"card:{card}")
    return found


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


# ── Actions and answers ──────────────────────────────────────────────────────────────────────


def _play(s: Raiders, seat: int, o: Option, look: Look) -> Choice:
    """An Action card with its targets; pointing at the card or at a target narrows."""
    say, box = look.say, s.box
    act, with_fenrir = act_of(s, seat, o) if o is not box.opt.play[o.a] else ((o.a, seat, -1, -1), False)
    kind, _, place, named = act
    things, card, icon = cards_of(s, s.hands[seat], kind), kind_name(s, kind), box.kinds[kind].icon
    if place >= 0 and box.does[kind] == "raid":
        return _raid(s, act, o, with_fenrir, look)
    if place >= 0 and named >= 0:
        label = say("option-play-card", card=card, victim=who(s, place), what=kind_name(s, named))
        return offer(o, label, *things, *cards_of(s, s.tables[place], named), icon=icon)
    if place >= 0:
        label = say("option-play-at", card=card, victim=who(s, place))
        return offer(o, label, *things, f"player:{place_id(s, place)}", icon=icon)
    if named >= 0:
        label = say("option-play-market", card=card, what=kind_name(s, named))
        return offer(o, label, *things, *cards_of(s, s.market, named), icon=icon)
    return offer(o, say("option-play", card=card), *things, icon=icon)


def _raid(s: Raiders, act: Act, o: Option, with_fenrir: bool, look: Look) -> Choice:
    """RAIDERS-8.19: a raid, and what it draws from."""
    say, (kind, seat, place, named) = look.say, act
    things = [*cards_of(s, s.hands[seat], kind), f"track:{place_id(s, place)}:{CATEGORIES[named]}"]
    if with_fenrir:
        things += cards_of(s, s.hands[seat], s.box.fenrir)
    key = "option-play-raid-fenrir" if with_fenrir else "option-play-raid"
    label = say(key, card=kind_name(s, kind), victim=who(s, place), category=Text(CATEGORIES[named]))
    items, said, preview = s.num[place][named], "", []
    if items:
        guards = protection(s, act, seat if with_fenrir else -1)
        said = say("note-odds", chance=round(100 * chance(s, place, items, guards)))
        preview = [say("preview-raid", items=items, guards=guards, of=items + guards)]
    return offer(o, label, *things, note=said, icon=s.box.kinds[kind].icon, preview=preview)


def _answer(s: Raiders, seat: int, o: Option, look: Look) -> Choice:
    """An answer in a reaction window."""
    say, box = look.say, s.box
    if o is box.opt.pass_:
        return offer(o, say("option-pass"))
    if o is box.opt.react_fenrir:
        wolf = box.kinds[box.fenrir].deed
        label = say("option-fenrir", times=wolf.cards if wolf else 0)
        return offer(o, label, *cards_of(s, s.hands[seat], box.fenrir), "stage", icon=box.kinds[box.fenrir].icon)
    kind, whose, _ = s.chain[o.a]
    label = say("option-cancel", card=kind_name(s, kind), whose=Seat(whose))
    things = [*cards_of(s, s.hands[seat], box.berserker), f"link:{o.a}"]
    return offer(o, label, *things, icon=box.kinds[box.berserker].icon)
