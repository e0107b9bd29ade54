"""Questions and options in words, with the things they concern."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask, numbers
from meadhall.core.text import Arg, Seat, Text
from meadhall.games.wild import fights
from meadhall.games.wild.cards import BEER
from meadhall.games.wild.faces import act_words, bonus_note, card_note, mission_note, price_words
from meadhall.games.wild.names import (
    TOKEN_WORDS,
    card_thing,
    kind_name,
    mission_thing,
    site_name,
    slot_name,
    slot_thing,
    things_of,
)
from meadhall.games.wild.previews import (
    STORED,
    TOKENS,
    change,
    ending,
    gathered_value,
    guarded,
    idle,
    playing,
    spending,
    using,
)
from meadhall.games.wild.scene import wear_of
from meadhall.games.wild.state import PURSE, Wild
from meadhall.games.wild.steps.attack import Muster
from meadhall.games.wild.steps.cards import Destroy, Drop, Recover, Steal, Stow
from meadhall.games.wild.steps.defence import Guard
from meadhall.games.wild.steps.path import FromRow
from meadhall.games.wild.steps.paying import ChoosePayment
from meadhall.games.wild.steps.phases import KeepCard, Store
from meadhall.games.wild.steps.targets import attack_value
from meadhall.games.wild.steps.turn import Turn


def title(s: Wild, ask: Ask[Wild], look: Look) -> tuple[str, str]:
    """A question, and a line under it, as the seat reads it that is asked."""
    key = f"ask-{kebab(ask)}"
    args = about(s, ask)
    if isinstance(ask, ChoosePayment):
        args = {"price": price_words(ask.missing(s), look.say)}
    elif isinstance(ask, Guard):
        args = {**args, "defence": guarded(s, ask)}
    note = look.say(f"{key}-note", **args) if look.say.has(f"{key}-note") else ""
    if isinstance(ask, Turn) and s.used & PURSE:
        note = look.say("ask-turn-by-hand")
    if isinstance(ask, Guard):
        note = " ".join([note, *_declared_with(s, ask, look)])
    return look.say(key, **args), note


def about(s: Wild, ask: Ask[Wild]) -> dict[str, Arg]:
    """What the texts of a question name."""
    if isinstance(ask, Guard):
        value = attack_value(s, ask.rival, ask.cards, ask.boosted)
        return {"rival": Seat(ask.rival), "target": slot_name(s, ask.seat, ask.slot), "value": value,
                "defence": s.defence(ask.seat, ask.slot)}  # fmt: skip
    if isinstance(ask, (Store, Steal, Stow)):
        word = TOKEN_WORDS[ask.res]
        return {"what": Text(word), "kind": Text(word.replace("word", "words")), "n": s.tokens(ask.seat, ask.res)}
    if isinstance(ask, (Recover, KeepCard, Destroy)):
        return {"left": ask.left}
    if isinstance(ask, FromRow):
        return {"card": kind_name(s, ask.kind)}
    if isinstance(ask, Drop):
        return {"rival": Seat(ask.rival)}
    if isinstance(ask, Muster):
        return {"declared": len(ask.declared)}
    return {}


def _declared_with(s: Wild, ask: Guard, look: Look) -> list[str]:
    """WILD-13.8: the attacks that wait behind this one are seen before it is answered."""
    waiting = [step for step in s.stack[::-1] if isinstance(step, Guard) and step is not ask]
    return [look.say("ask-guard-more", **about(s, more)) for more in waiting]


def choice(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """An option in words."""
    return CHOICES[o.verb](s, ask, o, look)


def ended(s: Wild, look: Look) -> tuple[str, str]:
    """WILD-24.4, 26.3, 26.5: what decided beside the VP."""
    lines = []
    if not s.last:
        lines.append(look.say("event-quiet", rounds=s.round - s.lively))
    if len(s.winners) > 1:
        lines.append(look.say("event-tie-stays", n=len(s.winners)))
    elif s.tie:
        bonus = Text(s.box.bonuses[s.tie[-1]].id)
        lines.append(look.say("event-tie-broken", seat=Seat(s.winners[0]), bonus=bonus))
    return "", " ".join(lines)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def _play(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    card, seat = s.box.cards[o.a], ask.seat
    vain = bool(card.acts) and not any(card.gains) and all(idle(s, seat, act) for act in card.acts)
    return offer(o, look.say("option-play", card=kind_name(s, o.a)), *things_of(s, s.hands[seat], o.a),
                 note=look.say("note-idle") if vain else "", preview=playing(s, seat, card, look),
                 remarks=[card_note(card, s.box, look.say)])  # fmt: skip


def _use(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    kind, i = s.box.opt.uses[o.a]
    act = s.box.cards[kind].acts[i]
    label = look.say("option-use", card=kind_name(s, kind), effect=act_words(act, s.box, look.say))
    beer, gold = using(s, ask.seat, act)
    note = look.say("note-idle") if idle(s, ask.seat, act) else ""
    return offer(o, label, *things_of(s, s.play[ask.seat], kind), note=note,
                 preview=spending(s, ask.seat, (-beer, -gold), look))  # fmt: skip


def _attack(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    cards = [c for c in (*s.hands[ask.seat], *s.ready) if s.box.kind_of[c] == o.a]
    value = attack_value(s, ask.seat, cards[:1])
    things, preview = things_of(s, cards, o.a), change(s, ask.seat, "attack", value, look)
    label, note = look.say(f"option-{o.verb}", card=kind_name(s, o.a)), look.say("note-value", n=value)
    return offer(o, label, *things, note=note, preview=preview)


def _add(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Muster)
    cards = [c for c in (*s.hands[ask.seat], *s.ready) if s.box.kind_of[c] == o.a]
    so_far = ask.gathered(s)
    value = gathered_value(s, ask.seat, (*so_far, *cards[:1]))
    preview = change(s, ask.seat, "attack", value - gathered_value(s, ask.seat, so_far), look)
    label, note = look.say("option-add", card=kind_name(s, o.a)), look.say("note-value-then", n=value)
    return offer(o, label, *things_of(s, cards, o.a), note=note, preview=preview)


def _from(pile: str) -> Callable[[Wild, Ask[Wild], Option, Look], Choice]:
    """Options on a card of one's own hand or discard pile."""

    def made(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
        label = look.say(f"option-{o.verb}", card=kind_name(s, o.a))
        things = things_of(s, s.hands[ask.seat], o.a) if pile == "hand" else [f"discard:{ask.seat}"]
        return offer(o, label, *things)

    return made


def _destroy(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    key = "option-destroy-discard" if o.b else "option-destroy-hand"
    things = [f"discard:{ask.seat}"] if o.b else things_of(s, s.hands[ask.seat], o.a)
    return offer(o, look.say(key, card=kind_name(s, o.a)), *things)


def _favour(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    note = card_note(s.box.cards[o.a], s.box, look.say)
    return offer(
        o, look.say("option-favour", card=kind_name(s, o.a)), *things_of(s, s.favours_open, o.a), remarks=[note]
    )


def _drop(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Drop)
    return offer(o, look.say("option-drop", card=kind_name(s, o.a)), *things_of(s, s.hands[ask.rival], o.a))


def _peek(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(
        o, look.say("option-peek", rival=Seat(o.a)), f"hand:{o.a}", note=look.say("note-cards", n=len(s.hands[o.a]))
    )


# ── buying and building ──────────────────────────────────────────────────────────────────────


def _buy(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    card = s.box.cards[o.a]
    things = things_of(s, s.row, o.a) if card.source == "path" else [f"pile:{card.id}"]
    label = look.say("option-buy", card=kind_name(s, o.a))
    if card.price is None:
        return offer(o, label, *things)
    preview, note = spending(s, ask.seat, card.price, look), price_words(card.price, look.say)
    return offer(o, label, *things, note=note, preview=preview, remarks=[card_note(card, s.box, look.say)])


def _space(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(o, look.say("option-space", n=o.a + 1), card_thing(s, s.row[o.a]))


def _build(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    building, seat, say = s.box.buildings[o.a], ask.seat, look.say
    preview = change(s, seat, "buildings", 1, look) + spending(s, seat, building.price, look)
    return offer(o, say("option-build", building=Text(building.id)), f"pile:{building.id}",
                 note=price_words(building.price, say), preview=preview, remarks=[say("wear-building")])  # fmt: skip


def _upgrade(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    price, seat = s.box.halls[o.a].price or (0, 0), ask.seat
    preview = change(s, seat, "vp", s.box.halls[o.a + 1].points, look) + spending(s, seat, price, look)
    label, note = look.say("option-upgrade", level=o.a + 2), price_words(price, look.say)
    return offer(o, label, f"site:{seat}:hall", note=note, preview=preview)


def _return(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    seat, slots = ask.seat, [o.a]
    while s.twins(seat) >> slots[-1] + 1 & 1:
        slots.append(slots[-1] + 1)
    label = look.say("option-return", building=site_name(s, seat, o.a))
    lost = s.stored[seat][o.a] + (s.made[seat] >> o.a & 1)
    note = look.say("note-return-tokens", n=lost) if lost else look.say("note-return")
    wear = wear_of(s, seat, o.a)
    remarks = [look.say(f"wear-{wear}")] if wear else []
    preview = change(s, seat, "buildings", -1, look) + change(s, seat, "tokens", -lost, look)
    things = (slot_thing(s, seat, slot) for slot in slots)
    return offer(o, label, *things, note=note, preview=preview, remarks=remarks)


def _trade(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    give, get = s.box.exchange_give, s.box.exchange_get
    if o.a == BEER:
        key, thing, price = "option-trade-beer", "purse:beer", (give, -get)
    else:
        key, thing, price = "option-trade-gold", "purse:gold", (-get, give)
    return offer(o, look.say(key, give=give, get=get), thing, preview=spending(s, ask.seat, price, look))


def _purse(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(o, look.say("option-purse"), note=look.say("note-purse"))


def _token(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """`made`, `loose` and `take`: a token that pays, with the cards on which such ones lie."""
    seat, box = ask.seat, s.box
    slots = [o.a]
    if o.verb == "made":
        slots = numbers(s.made[seat] & box.makes[o.b])
    elif o.verb == "loose":
        slots = [box.hall_slot]
    note = _holds(s, seat, o.a, look) if o.verb == "take" else ""
    label = look.say("option-token", place=_token_place(s, seat, o, slots[0]), what=Text(TOKEN_WORDS[o.b]))
    return offer(o, label, *(slot_thing(s, seat, slot) for slot in slots), note=note)


def _token_place(s: Wild, seat: int, o: Option, slot: int) -> Text:
    """Like producers are all one; Containers are told apart."""
    return site_name(s, seat, slot) if o.verb == "take" else slot_name(s, seat, slot)


# ── Missions ─────────────────────────────────────────────────────────────────────────────────


def _mission_option(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """`claim` and `swap`."""
    things = [mission_thing(s, c) for c in s.missions[ask.seat] if s.box.mission(c) == o.a][:1]
    mission = s.box.missions[o.a]
    label = look.say(f"option-{o.verb}", mission=Text(mission.id), vp=mission.vp)
    if o.verb == "swap":
        note, preview = look.say("price-gold", gold=s.box.swap), spending(s, ask.seat, (0, s.box.swap), look)
    else:
        note, preview = mission_note(s.box, o.a, look.say), change(s, ask.seat, "vp", mission.vp, look)
    return offer(o, label, *things, note=note, preview=preview)


# ── loot ─────────────────────────────────────────────────────────────────────────────────────


def _loot(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    preview = change(s, ask.seat, TOKENS[o.a], s.box.draco_reward, look)
    return offer(o, look.say("option-loot-beer" if o.a == BEER else "option-loot-gold"), "draco", preview=preview)


def _steal(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Steal)
    label = look.say("option-steal", rival=Seat(o.a), place=site_name(s, o.a, o.b))
    preview = change(s, ask.seat, TOKENS[ask.res], 1, look)
    return offer(o, label, slot_thing(s, o.a, o.b), note=_holds(s, o.a, o.b, look), preview=preview)


def _into(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Stow)
    label = look.say("option-into", place=site_name(s, ask.seat, o.a))
    preview = change(s, ask.seat, STORED[ask.res], 1, look)
    return offer(o, label, slot_thing(s, ask.seat, o.a), note=_holds(s, ask.seat, o.a, look), preview=preview)


def _holds(s: Wild, seat: int, slot: int, look: Look) -> str:
    """Whether a Container can still be attacked (WILD-13.6); what it holds stands in its name."""
    return look.say("note-stored-damaged") if s.damaged[seat] >> slot & 1 else ""


# ── phases ───────────────────────────────────────────────────────────────────────────────────


def _store(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Store)
    share = s.box.opt.shares[o.b]
    full = sum(n == s.box.capacity for n in share)
    label = look.say("option-store", n=sum(share), share=" + ".join(map(str, share)), containers=len(share))
    note = look.say("note-full", vp=full * s.box.full_vp) if full else ""
    things = [slot_thing(s, ask.seat, slot) for slot in s.containers(ask.seat, ask.res)]
    more = sum(share) - s.in_containers(ask.seat, ask.res)
    return offer(o, label, *things, note=note, preview=change(s, ask.seat, STORED[ask.res], more, look))


def _bonus(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    bonus = s.box.bonuses[o.a]
    label = look.say("option-bonus", bonus=Text(bonus.id))
    return offer(o, label, f"bonus:{bonus.id}", remarks=[bonus_note(s.box, o.a, look.say)])


def _plain(*things: str) -> Callable[[Wild, Ask[Wild], Option, Look], Choice]:
    """Options that need nothing but their name."""

    def made(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
        return offer(o, look.say(f"option-{o.verb}"), *(t.replace("SEAT", str(ask.seat)) for t in things))

    return made


def _end(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    note = look.say("note-end") if s.beer or s.gold else ""
    return offer(o, look.say("option-end"), note=note, preview=ending(s, ask.seat, look))


CHOICES: dict[str, Callable[[Wild, Ask[Wild], Option, Look], Choice]] = {
    "play": _play,
    "use": _use,
    "attack": _attack,
    "add": _add,
    "buy": _buy,
    "build": _build,
    "upgrade": _upgrade,
    "return": _return,
    "trade": _trade,
    "purse": _purse,
    "spend": _from("hand"),
    "made": _token,
    "loose": _token,
    "take": _token,
    "rest": _plain(),
    "claim": _mission_option,
    "swap": _mission_option,
    "at": fights.at,
    "also": fights.at,
    "lay": fights.lay,
    "stand": fights.stand,
    "remove": fights.remove,
    "boost": fights.boost,
    "space": _space,
    "loot": _loot,
    "steal": _steal,
    "into": _into,
    "store": _store,
    "bonus": _bonus,
    "recover": _from("discard"),
    "keep": _from("hand"),
    "destroy": _destroy,
    "favour": _favour,
    "drop": _drop,
    "peek": _peek,
    "nothing": _plain(),
    "done": _plain(),
    "end": _end,
    "mission": _plain("missions:SEAT"),
    "no-mission": _plain(),
}
