"""Viking Raiders in words: what cards say, questions, and options with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Say, Seat, Text
from meadhall.games.raiders.advice import plan
from meadhall.games.raiders.cards import ABILITY, ANY, CATEGORIES, EVENT, HIDDEN, ITEM, RESOURCE, RESOURCES, Deed, Kind
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.previews import Payment, drawing
from meadhall.games.raiders.scoring import contenders, decided_by, has_won
from meadhall.games.raiders.shapes import BuyData
from meadhall.games.raiders.state import ASIDE, PAY, Act, Raiders
from meadhall.games.raiders.steps.actions import Drop, Exchange, Fire, Spy, Under, Vision
from meadhall.games.raiders.steps.pay import Pay, Trade
from meadhall.games.raiders.steps.purse import due
from meadhall.games.raiders.steps.raid import Hire, chance, protection
from meadhall.games.raiders.steps.react import Window
from meadhall.games.raiders.steps.telling import who
from meadhall.games.raiders.steps.turn import Main, Offer, Offered, act_of

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
    """A question, and a line under it."""
    key, args = f"ask-{kebab(ask)}", about(s, ask)
    return look.say(key, **args), look.say(f"{key}-note", **args)


def about(s: Raiders, ask: Ask[Raiders]) -> dict[str, Arg]:
    """What the texts of a question may name. Those for who waits leave out what is hidden from them."""
    rules = s.box.constants
    if isinstance(ask, Main):
        return {"buys": s.buys, "actions": s.actions}
    if isinstance(ask, Pay):
        card, how = (kind_name(s, ask.what), "market") if ask.what >= 0 else (Text("supply"), "black")
        return {"card": card, "how": how, "left": max(0, ask.facts(s).need), "price": rules.black_price}
    if isinstance(ask, (Trade, Drop, Vision)):
        return {"left": ask.left}
    if isinstance(ask, Hire):
        return {"category": Text(CATEGORIES[ask.act[3]]), "guards": ask.guards, "hired": ask.hired(s),
                "price": rules.mercenary_price}  # fmt: skip
    if isinstance(ask, Window):
        return _about_window(s, ask.seat)
    if isinstance(ask, Offer):
        return {"draw": rules.draw, "offering": rules.offering, "keep": rules.offering_kept}
    if isinstance(ask, Spy):
        return {"victim": Seat(ask.victim)}
    if isinstance(ask, Exchange):
        n = len(s.stage[4 * ask.seat + PAY])
        return {"n": n, "draw": n + ask.more, "least": ask.least}
    return {"less": ask.less} if isinstance(ask, Fire) else {}


def _about_window(s: Raiders, seat: int) -> dict[str, Arg]:
    """`how`: is it aimed at somebody, is it a raid, and is it the asked seat that is meant?"""
    kind, _, place, named = s.act
    found: dict[str, Arg] = {"card": kind_name(s, kind), "how": "plain"}
    if place >= 0:
        found |= {"how": "at-me" if place == seat else "at", "victim": who(s, place)}
    if s.box.does[kind] == "raid":
        found |= {"how": "raid-me" if place == seat else "raid", "category": Text(CATEGORIES[named])}
    return found


def ending(s: Raiders, look: Look) -> tuple[str, str]:
    """RAIDERS-13.8, 13.11, 13.12, 15.11: the Arctic Clan wins without a seat; limits and tie-breaks say that they
    decided."""
    say, places, clan = look.say, contenders(s), s.winner == s.clan
    lines = []
    if not has_won(s, s.winner):
        how = "stalemate" if s.still >= s.seats else "too-long"
        lines.append(say(f"event-{how}", rounds=s.box.constants.rounds))
    if len(places) > 1:
        level, n = decided_by(s, places)
        lines.append(say("event-decided", who=who(s, s.winner), level=level, n=n))
    elif clan:
        navy, folk, loot = s.vp[s.clan]
        lines.append(say("ending-clan-line", navy=navy, clan=folk, loot=loot))
    return say("ending-clan") if clan else "", " ".join(lines)


# ── options ──────────────────────────────────────────────────────────────────────────────────


def choice(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """An option in words."""
    if o.verb in ("buy", "black"):
        return _buy(s, ask, o, look)
    if o.verb == "pay":
        return _pay(s, o, look)
    if o.verb == "play":
        return _play(s, ask.seat, o, look)
    if o.verb in ("cancel", "fenrir", "pass"):
        return _answer(s, ask.seat, o, look)
    if o.verb in ("use", "give", "keep", "take", "drop", "lose", "under"):
        return _card(s, ask, o, look)
    return _plain(s, ask, o, look)


def _plain(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """Options that concern no single card."""
    rules, opt, say = s.box.constants, s.box.opt, look.say
    if o is opt.done and isinstance(ask, Hire):
        return offer(o, say("option-done-hire", hired=ask.hired(s)))
    if o is opt.done and isinstance(ask, Exchange):
        dropped = len(s.stage[4 * ask.seat + PAY])
        n = dropped + ask.more
        return offer(o, say("option-done-exchange", draw=n), preview=drawing(s, ask.seat, n, look, more=dropped))
    if o is opt.draw:
        label = say("option-draw", draw=rules.draw)
        return offer(o, label, "deck", preview=drawing(s, ask.seat, rules.draw, look))
    if o is opt.offering:
        return offer(o, say("option-offering"), "deck", preview=drawing(s, ask.seat, rules.offering_kept, look))
    return offer(o, say(f"option-{o.verb}", rate=rules.rate))


def _card(s: Raiders, ask: Ask[Raiders], o: Option, look: Look) -> Choice:
    """Options that name a kind of card."""
    say, seat = look.say, ask.seat
    table = cards_of(s, s.tables[seat], o.a)
    things = cards_of(s, s.hands[seat], o.a) + table
    if isinstance(ask, (Offered, Vision, Under)):
        things = cards_of(s, s.stage[4 * seat + ASIDE], o.a)
    elif isinstance(ask, Spy):
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
    """A Market card, or an unseen one: which cards would pay or be traded, what it brings."""
    say, seat, less = look.say, ask.seat, ask.less if isinstance(ask, Fire) else 0
    payment = Payment(s, seat, o.a, plan(s, seat, o.a, less))
    cards = len(payment.paid) + len(payment.traded)
    how = "free" if not cards else "trade" if payment.trades else "buy"
    label, things, icon = _ware(s, o, look)
    return offer(o, label, *things, note=say("note-buy", how=how, cards=cards), icon=icon,
                 preview=payment.preview(look), remarks=payment.remarks(look, due(s, seat, o.a, less)),
                 data=_buy_data(payment))  # fmt: skip


def _pay(s: Raiders, o: Option, look: Look) -> Choice:
    """The same purchase, paid with other cards."""
    label, things, icon = _ware(s, o, look)
    return offer(o, label, *things, icon=icon, aside=True)


def _ware(s: Raiders, o: Option, look: Look) -> tuple[str, list[str], str]:
    """A purchase in words, what it concerns, and its sign."""
    if o.a == NOTHING:
        return look.say("option-pay-black" if o.verb == "pay" else "option-black"), ["supply"], ""
    label = look.say(f"option-{o.verb}", card=kind_name(s, o.a))
    return label, cards_of(s, s.market, o.a), s.box.kinds[o.a].icon


def _buy_data(payment: Payment) -> BuyData:
    kind = payment.s.box.kinds[payment.what] if payment.what >= 0 else None
    return {
        "trades": payment.trades,
        "pays": [f"card:{c}" for c in payment.paid],
        "gives": [f"card:{c}" for c in payment.traded],
        "category": CATEGORIES[kind.category] if kind and kind.category >= 0 else None,
        "vp": kind.vp if kind else 0,
        "net": sum(payment.vp()),
    }


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
    items, said, odds = s.num[place][named], "", []
    if items:
        guards = protection(s, act, seat if with_fenrir else -1)
        said = say("note-odds", chance=round(100 * chance(s, place, items, guards)))
        odds = [say("remark-raid", items=items, guards=guards, of=items + guards)]
        if wind := s.box.powers[s.ability[place]].recover:
            odds.append(say("remark-wind", chances=wind + 1))
    return offer(o, label, *things, note=said, icon=s.box.kinds[kind].icon, remarks=odds)


def _answer(s: Raiders, seat: int, o: Option, look: Look) -> Choice:
    """An answer in a reaction window."""
    say, box = look.say, s.box
    if o is box.opt.pass_:
        return offer(o, say("option-pass"))
    if o is box.opt.react_fenrir:
        wolf = box.kinds[box.fenrir].deed
        label = say("option-fenrir", times=wolf.cards if wolf else 0)
        return offer(o, label, *cards_of(s, s.hands[seat], box.fenrir), "stage", icon=box.kinds[box.fenrir].icon)
    kind, whose, aim = s.chain[o.a]
    key, against = "option-cancel", kind_name(s, s.chain[max(aim, 0)][0])
    if kind == box.berserker:  # somebody may have played several
        key = "option-cancel-answer"
    label = say(key, card=kind_name(s, kind), whose=Seat(whose), against=against)
    things = [*cards_of(s, s.hands[seat], box.berserker), f"link:{o.a}"]
    return offer(o, label, *things, icon=box.kinds[box.berserker].icon, aside=whose == seat)
