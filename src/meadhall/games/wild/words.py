"""Questions and options in words, with the things they concern."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask, numbers
from meadhall.core.text import Arg, Seat, Text
from meadhall.games.wild.cards import BEER
from meadhall.games.wild.faces import CHIPS, act_words, bonus_note, card_note, draco_note, mission_note, price_words
from meadhall.games.wild.names import card_thing, mission_thing, slot_name, slot_thing
from meadhall.games.wild.scene import wear_of
from meadhall.games.wild.shapes import AimData
from meadhall.games.wild.state import PURSE, Wild
from meadhall.games.wild.steps.attack import Muster
from meadhall.games.wild.steps.cards import Destroy, Drop, Recover, Steal, Stow
from meadhall.games.wild.steps.defence import Guard, RemoveAttacker
from meadhall.games.wild.steps.path import FromRow
from meadhall.games.wild.steps.paying import ChoosePayment, budget
from meadhall.games.wild.steps.phases import KeepCard, Store
from meadhall.games.wild.steps.targets import attack_value
from meadhall.games.wild.steps.turn import Turn

TOKEN_WORDS = ("word-barrel", "word-bar")


def title(s: Wild, ask: Ask[Wild], look: Look) -> tuple[str, str]:
    """A question, and a line under it. Nothing in it depends on what others may not know."""
    key = f"ask-{kebab(ask)}"
    args = _title_args(s, ask)
    if look.seat != ask.seat and look.say.has(f"wait-{kebab(ask)}"):
        return look.say(f"wait-{kebab(ask)}", **args), ""
    if isinstance(ask, ChoosePayment):
        args = {"price": price_words(ask.missing(s), look.say)}
    note = look.say(f"{key}-note", **args) if look.say.has(f"{key}-note") else ""
    if isinstance(ask, Turn) and s.used & PURSE:
        note = look.say("ask-turn-by-hand")
    if isinstance(ask, Guard):
        note = " ".join([note, *_declared_with(s, ask, look)])
    return look.say(key, **args), note


def _title_args(s: Wild, ask: Ask[Wild]) -> dict[str, Arg]:
    if isinstance(ask, Guard):
        value = attack_value(s, ask.rival, ask.cards, ask.boosted)
        return {"rival": Seat(ask.rival), "target": slot_name(s, ask.seat, ask.slot), "value": value,
                "defence": s.defence(ask.seat, ask.slot)}  # fmt: skip
    if isinstance(ask, (Store, Steal, Stow)):
        return {"what": Text(TOKEN_WORDS[ask.res]), "n": s.tokens(ask.seat, ask.res)}
    if isinstance(ask, (Recover, KeepCard, Destroy)):
        return {"left": ask.left}
    if isinstance(ask, FromRow):
        return {"card": _name(s, ask.kind)}
    if isinstance(ask, Drop):
        return {"rival": Seat(ask.rival)}
    if isinstance(ask, Muster):
        return {"declared": len(ask.declared)}
    return {}


def _declared_with(s: Wild, ask: Guard, look: Look) -> list[str]:
    """WILD-13.8: the attacks that wait behind this one are seen before it is answered."""
    waiting = [step for step in reversed(s.stack) if isinstance(step, Guard) and step is not ask]
    return [look.say("ask-guard-more", **_title_args(s, more)) for more in waiting]


def choice(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """An option in words."""
    return CHOICES[o.verb](s, ask, o, look)


def _name(s: Wild, kind: int) -> Text:
    return Text(s.box.cards[kind].id)


def _of_kind(s: Wild, cards: Sequence[int], kind: int) -> list[str]:
    return [card_thing(s, c) for c in cards if c >= 0 and s.box.kind_of[c] == kind]


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def _play(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    card = s.box.cards[o.a]
    preview = [card_note(card, s.box, look.say)]
    return offer(o, look.say("option-play", card=_name(s, o.a)), *_of_kind(s, s.hands[ask.seat], o.a), preview=preview)


def _use(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    kind, i = s.box.opt.uses[o.a]
    effect = act_words(s.box.cards[kind].acts[i], s.box, look.say)
    label = look.say("option-use", card=_name(s, kind), effect=effect)
    return offer(o, label, *_of_kind(s, s.play[ask.seat], kind))


def _attack(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    cards = [c for c in (*s.hands[ask.seat], *s.ready) if s.box.kind_of[c] == o.a]
    value = attack_value(s, ask.seat, cards[:1])
    things = _of_kind(s, cards, o.a)
    return offer(o, look.say(f"option-{o.verb}", card=_name(s, o.a)), *things, note=look.say("note-value", n=value))


def _add(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Muster)
    cards = [c for c in (*s.hands[ask.seat], *s.ready) if s.box.kind_of[c] == o.a]
    value = _gathered_value(s, ask.seat, (*ask.gathered(s), *cards[:1]))
    things = _of_kind(s, cards, o.a)
    return offer(o, look.say("option-add", card=_name(s, o.a)), *things, note=look.say("note-value-then", n=value))


def _gathered_value(s: Wild, seat: int, cards: Sequence[int]) -> int:
    """An attack in the making: Odin's Boost doubles the best Unit, though it is named only with the target."""
    units = [c for c in cards if s.box.units >> s.box.kind_of[c] & 1]
    return attack_value(s, seat, cards, max(units, key=lambda c: s.box.attack[s.box.kind_of[c]], default=-1))


def _from(pile: str) -> Callable[[Wild, Ask[Wild], Option, Look], Choice]:
    """Options on a card of one's own hand or discard pile."""

    def made(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
        label = look.say(f"option-{o.verb}", card=_name(s, o.a))
        things = _of_kind(s, s.hands[ask.seat], o.a) if pile == "hand" else [f"discard:{ask.seat}"]
        return offer(o, label, *things)

    return made


def _destroy(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    key = "option-destroy-discard" if o.b else "option-destroy-hand"
    things = [f"discard:{ask.seat}"] if o.b else _of_kind(s, s.hands[ask.seat], o.a)
    return offer(o, look.say(key, card=_name(s, o.a)), *things)


def _favour(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    note = card_note(s.box.cards[o.a], s.box, look.say)
    return offer(o, look.say("option-favour", card=_name(s, o.a)), *_of_kind(s, s.favours_open, o.a), preview=[note])


def _drop(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Drop)
    return offer(o, look.say("option-drop", card=_name(s, o.a)), *_of_kind(s, s.hands[ask.rival], o.a))


def _peek(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(
        o, look.say("option-peek", rival=Seat(o.a)), f"hand:{o.a}", note=look.say("note-cards", n=len(s.hands[o.a]))
    )


# ── buying and building ──────────────────────────────────────────────────────────────────────


def _price(s: Wild, seat: int, price: tuple[int, int], look: Look) -> tuple[str, list[str]]:
    """The price in words, and what would be left."""
    beer, gold = budget(s, seat)
    left = look.say("preview-left", beer=max(0, beer - price[0]), gold=max(0, gold - price[1]))
    return price_words(price, look.say), [left]


def _buy(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    card = s.box.cards[o.a]
    things = _of_kind(s, s.row, o.a) if card.source == "path" else [f"pile:{card.id}"]
    label = look.say("option-buy", card=_name(s, o.a))
    if card.price is None:
        return offer(o, label, *things)
    note, left = _price(s, ask.seat, card.price, look)
    return offer(o, label, *things, note=note, preview=[card_note(card, s.box, look.say), *left])


def _space(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(o, look.say("option-space", n=o.a + 1), card_thing(s, s.row[o.a]))


def _build(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    building = s.box.buildings[o.a]
    note, left = _price(s, ask.seat, building.price, look)
    label = look.say("option-build", building=Text(building.id))
    return offer(o, label, f"pile:{building.id}", note=note, preview=[look.say("preview-build"), *left])


def _upgrade(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    price, points = s.box.halls[o.a].price, s.box.halls[o.a + 1].points
    note, left = _price(s, ask.seat, price or (0, 0), look)
    if points:
        left = [look.say("preview-points", vp=points), *left]
    return offer(o, look.say("option-upgrade", level=o.a + 2), f"site:{ask.seat}:hall", note=note, preview=left)


def _return(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    seat, slots = ask.seat, [o.a]
    while s.twins(seat) >> slots[-1] + 1 & 1:
        slots.append(slots[-1] + 1)
    label = look.say("option-return", building=slot_name(s, seat, o.a))
    lost = s.stored[seat][o.a] + (s.made[seat] >> o.a & 1)
    note = look.say("note-return-tokens", n=lost) if lost else look.say("note-return")
    wear = wear_of(s, seat, o.a)
    preview = [look.say(f"wear-{wear}")] if wear else []
    return offer(o, label, *(slot_thing(s, seat, slot) for slot in slots), note=note, preview=preview)


def _trade(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    key, thing = ("option-trade-beer", "purse:beer") if o.a == BEER else ("option-trade-gold", "purse:gold")
    return offer(o, look.say(key, give=s.box.exchange_give, get=s.box.exchange_get), thing)


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
    label = look.say("option-token", place=slot_name(s, seat, slots[0]), what=Text(TOKEN_WORDS[o.b]))
    return offer(o, label, *(slot_thing(s, seat, slot) for slot in slots), note=note)


# ── Missions ─────────────────────────────────────────────────────────────────────────────────


def _mission_option(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """`claim` and `swap`."""
    things = [mission_thing(s, c) for c in s.missions[ask.seat] if s.box.mission(c) == o.a][:1]
    mission = s.box.missions[o.a]
    label = look.say(f"option-{o.verb}", mission=Text(mission.id), vp=mission.vp)
    if o.verb == "swap":
        return offer(o, label, *things, note=look.say("price-gold", gold=s.box.swap))
    return offer(o, label, *things, note=mission_note(s.box, o.a, look.say))


# ── attack and defence ───────────────────────────────────────────────────────────────────────


def _at(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    """A target, with the odds: known defence, unknown hand."""
    assert isinstance(ask, Muster)
    say, opt = look.say, s.box.opt
    if o.a == opt.draco:
        label, things, defence, preview = (
            say("option-at-draco"),
            ["draco"],
            s.box.draco_defence,
            [draco_note(s.box, say)],
        )
    elif o.a > opt.draco:
        kind = next(k for k, t in opt.undead.items() if t == o.a)
        card = s.box.cards[kind]
        label, things, defence = say("option-at-undead", card=Text(card.id)), _of_kind(s, s.row, kind), card.defence
        preview = [say("preview-undead", loot=say(f"tokens-{CHIPS[card.loot]}", n=card.tokens), vp=card.vp)]
    else:
        defender, slot = divmod(o.a, opt.per_seat)
        label = say(f"option-{o.verb}", target=slot_name(s, defender, slot), rival=Seat(defender))
        things = [slot_thing(s, defender, slot)] if o.verb == "at" else []
        defence, preview = s.defence(defender, slot), _target_preview(s, defender, slot, look)
    value = _gathered_value(s, ask.seat, ask.gathered(s))
    sure = "-sure" if o.a >= opt.draco else ""  # nobody defends them (WILD-16.8)
    verdict = say(f"preview-enough{sure}" if value >= defence else f"preview-too-weak{sure}")
    data: AimData = {"enough": value >= defence}
    return offer(o, label, *things, note=_odds(value, defence, look), preview=[verdict, *preview], data=data)


def _odds(value: int, defence: int, look: Look) -> str:
    """Value against value; equality is enough (WILD-12.3)."""
    return look.say("note-enough" if value >= defence else "note-too-weak", value=value, defence=defence)


def _target_preview(s: Wild, defender: int, slot: int, look: Look) -> list[str]:
    box, say = s.box, look.say
    lines = [say("preview-hand", rival=Seat(defender), n=len(s.hands[defender]))]
    if slot == box.hall_slot:
        hall = box.halls[s.halls[defender]]
        vp, favour = hall.vp, hall.favour
    else:
        building = box.buildings[slot // box.per_type]
        vp, favour = building.vp, 0
        if building.pillage >= 0 and s.stored[defender][slot]:
            lines.append(say("preview-loot", what=Text(TOKEN_WORDS[building.pillage])))
    if vp:
        lines.append(say("preview-points", vp=vp))
    if favour:
        lines.append(say("reward-favour", n=favour))
    return lines


def _lay(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Guard)
    card = s.box.cards[o.a]
    things = _of_kind(s, s.hands[ask.seat], o.a)
    label = look.say("option-lay", card=_name(s, o.a))
    if card.removes:
        return offer(o, label, *things, note=look.say(f"fx-remove-{card.removes}"))
    return offer(o, label, *things, note=_verdict(s, ask, card.defend + card.wave, look))


def _stand(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Guard)
    staged = len(s.staged[ask.seat])
    key = "option-stand-with" if staged else "option-stand"
    return offer(o, look.say(key, n=staged), "fight", note=_verdict(s, ask, 0, look))


def _verdict(s: Wild, ask: Guard, extra: int, look: Look) -> str:
    """WILD-15.5, 15.6: only more than the attack holds, and the attack is known when the traps are sprung."""
    staged = [s.box.cards[s.box.kind_of[c]] for c in s.staged[ask.seat]]
    if any(card.removes for card in staged):
        return look.say("note-traps")
    defence = s.defence(ask.seat, ask.slot) + sum(c.defend + c.wave for c in staged) + extra
    value = attack_value(s, ask.rival, ask.cards, ask.boosted)
    vp = s.box.repel_vp * sum(s.box.cards[s.box.kind_of[c]].attacks for c in ask.cards)
    return look.say("verdict-holds" if defence > value else "verdict-falls", defence=defence, value=value, vp=vp)


def _remove(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, RemoveAttacker)
    things = _of_kind(s, [c for c in ask.fight.cards if c not in ask.fight.removed], o.a)
    return offer(o, look.say("option-remove", card=_name(s, o.a)), *things)


def _boost(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    note = look.say("note-plus", n=s.box.attack[o.a])
    return offer(o, look.say("option-boost", card=_name(s, o.a)), *_of_kind(s, s.play[ask.seat], o.a), note=note)


def _loot(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    return offer(o, look.say("option-loot-beer" if o.a == BEER else "option-loot-gold"), "draco")


def _steal(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    label = look.say("option-steal", rival=Seat(o.a), place=slot_name(s, o.a, o.b))
    return offer(o, label, slot_thing(s, o.a, o.b), note=_holds(s, o.a, o.b, look))


def _into(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    label = look.say("option-into", place=slot_name(s, ask.seat, o.a))
    return offer(o, label, slot_thing(s, ask.seat, o.a), note=_holds(s, ask.seat, o.a, look))


def _holds(s: Wild, seat: int, slot: int, look: Look) -> str:
    """What lies in a Container, and whether it can still be attacked (WILD-13.6)."""
    n, damaged, _ = s.container(seat, slot)
    return look.say("note-stored-damaged" if damaged else "note-stored", n=n)


# ── phases ───────────────────────────────────────────────────────────────────────────────────


def _store(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    assert isinstance(ask, Store)
    share = s.box.opt.shares[o.b]
    full = sum(n == s.box.capacity for n in share)
    label = look.say("option-store", n=sum(share), share=" + ".join(map(str, share)), containers=len(share))
    note = look.say("note-full", vp=full * s.box.full_vp) if full else ""
    things = [slot_thing(s, ask.seat, slot) for slot in s.containers(ask.seat, ask.res)]
    return offer(o, label, *things, note=note)


def _bonus(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
    bonus = s.box.bonuses[o.a]
    label = look.say("option-bonus", bonus=Text(bonus.id))
    return offer(o, label, f"bonus:{bonus.id}", preview=[bonus_note(s.box, o.a, look.say)])


def _plain(*things: str) -> Callable[[Wild, Ask[Wild], Option, Look], Choice]:
    """Options that need nothing but their name."""

    def made(s: Wild, ask: Ask[Wild], o: Option, look: Look) -> Choice:
        note = look.say("note-end") if o.verb == "end" and (s.beer or s.gold) else ""
        return offer(o, look.say(f"option-{o.verb}"), *(t.replace("SEAT", str(ask.seat)) for t in things), note=note)

    return made


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
    "at": _at,
    "also": _at,
    "lay": _lay,
    "stand": _stand,
    "remove": _remove,
    "boost": _boost,
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
    "end": _plain(),
    "mission": _plain("missions:SEAT"),
    "no-mission": _plain(),
}
