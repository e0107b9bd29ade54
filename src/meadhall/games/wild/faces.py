"""What stands on a card: its face as signs, and the same in words."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.core.faces import Face, Sign, Strength, icon, victory, word
from meadhall.core.text import Say, Text
from meadhall.games.wild.cards import (
    BEER,
    DESTROY,
    DRAW,
    GAIN_PER,
    NO_LIMIT,
    PEEK,
    RECOVER,
    REVEAL,
    STEAL,
    Act,
    Building,
    Card,
    Hall,
)
from meadhall.games.wild.content import WildBox

KIND_ICONS = {
    "resource": "swap-bag",
    "unit": "crossed-axes",
    "hero": "laurel-crown",
    "defence": "round-shield",
    "undead": "skull-crossed-bones",
    "action": "card-play",
    "item": "broadsword",
    "trap": "wolf-trap",
}
LANDSCAPES: dict[str, Literal["hall", "fjord", "rays", "field", "night"]] = {
    "resource": "hall",
    "unit": "fjord",
    "hero": "rays",
    "defence": "field",
    "undead": "night",
    "action": "night",
    "item": "rays",
    "trap": "field",
}
ACT_ICONS = {
    DRAW: "card-draw",
    REVEAL: "magnifying-glass",
    RECOVER: "card-pickup",
    PEEK: "third-eye",
    DESTROY: "card-burn",
}
CHIPS: Final = ("beer", "gold")
WORD_OF = ("word-beer", "word-gold")


def chip(res: int, value: int | str) -> Sign:
    """Beer or Gold for this turn."""
    return {"sign": CHIPS[res], "value": value}


def token(res: int, value: int | str | None = None) -> Sign:
    """A barrel or a bar, which can be stored."""
    found: Sign = {"sign": CHIPS[res], "kept": True}
    return found if value is None else {**found, "value": value}


def price_signs(price: tuple[int, int] | None) -> list[Sign]:
    """Beer and Gold chips."""
    return [chip(res, n) for res, n in enumerate(price or ()) if n]


def price_words(price: tuple[int, int], say: Say) -> str:
    """A price in words."""
    beer, gold = price
    if beer and gold:
        return say("price-both", beer=beer, gold=gold)
    return say("price-beer", beer=beer) if beer else say("price-gold", gold=gold)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def card_face(card: Card) -> Face:
    """The face of a card of the decks, or of an Undead."""
    face: Face = {"kind": KIND_ICONS[card.type], "scene": LANDSCAPES[card.type]}
    strength = _strength(card)
    if strength:
        face["strength"] = [strength]
    effect = _effect_signs(card)
    if effect:
        face["effect"] = effect
    if card.price:
        face["price"] = price_signs(card.price)
    if card.type == "hero" or card.source == "favour":
        face["wash"] = "hero"
    return face


def _strength(card: Card) -> Strength | None:
    if card.attacks:
        return {"shape": "attack", "value": card.attack}
    if card.boost or card.double:
        return {"shape": "attack", "value": f"+{card.boost}" if card.boost else "×2"}
    if card.defend or card.wave:
        return {"shape": "defence", "value": f"+{card.defend or card.wave}"}
    if card.type == "undead":
        return {"shape": "defence", "value": card.defence}
    return None


def _effect_signs(card: Card) -> list[Sign]:
    parts: list[list[Sign]] = []
    if card.type == "undead":
        return [token(card.loot, f"+{card.tokens}"), victory(card.vp)]
    gains = [chip(res, f"+{n}") for res, n in enumerate(card.gains) if n]
    if gains:
        parts.append(gains)
    parts += [_act_signs(act) for act in card.acts]
    if card.per >= 0:
        parts.append([icon("crossed-swords", "+1"), word("/"), icon("cauldron")])
    if card.aura:
        parts.append([icon("crossed-swords", f"+{card.aura}")])
    if card.trophy:
        parts.append([icon("hammer-break"), victory(card.trophy)])
    if card.wave:
        parts.append([icon("village")])
    if card.removes:
        parts.append([icon("cancel"), icon("viking-head" if card.removes == "unit" else "laurel-crown")])
    between = word("/" if card.attacks and card.removes else "+")
    return [sign for i, part in enumerate(parts) for sign in ([between, *part] if i else part)]


def _act_signs(act: Act) -> list[Sign]:
    if act.op == GAIN_PER:
        return [chip(act.n, "+1"), word("/"),
                icon("gold-mine" if act.n else "cauldron")]  # fmt: skip
    if act.op == STEAL:
        return [icon("robber-hand", act.n)]
    if act.op == REVEAL:
        return [icon("magnifying-glass", act.n), icon("swap-bag" if act.what == 0 else "crossed-axes")]
    return [icon(ACT_ICONS[act.op], act.n if act.op != PEEK else None)]


def card_note(card: Card, box: WildBox, say: Say) -> str:
    """A card in words: what it does, what it costs."""
    parts = [say(f"type-{card.type}")]
    if card.attacks:
        parts.append(say("fx-attack", n=card.attack))
    if card.per >= 0:
        parts.append(say("fx-per", building=Text(box.buildings[card.per].id)))
    parts += [say(f"fx-{name}", n=n) for name, n in _numbers(card).items() if n]
    parts += [say(f"fx-gain-{CHIPS[res]}", n=n) for res, n in enumerate(card.gains) if n]
    parts += [act_words(act, box, say) for act in card.acts]
    if card.removes:
        parts.append(say(f"fx-remove-{card.removes}"))
    if card.type == "undead":
        loot = say(f"tokens-{CHIPS[card.loot]}", n=card.tokens)
        parts.append(say("fx-undead", n=card.defence, loot=loot, vp=card.vp))
    if card.price:
        parts.append(say("fx-price", price=price_words(card.price, say)))
    return " ".join(parts)


def _numbers(card: Card) -> dict[str, int]:
    return {
        "aura": card.aura,
        "boost": card.boost,
        "double": int(card.double),
        "trophy": card.trophy,
        "defend": card.defend,
        "wave": card.wave,
    }


def act_words(act: Act, box: WildBox, say: Say) -> str:
    """One effect in words."""
    if act.op == GAIN_PER:
        return say("fx-gain-per", what=Text(WORD_OF[act.n]), building=Text(box.buildings[act.what].id))
    if act.op == STEAL:
        return say("fx-steal-beer" if act.what == BEER else "fx-steal-gold", n=act.n)
    if act.op == REVEAL:
        return say("fx-reveal-resource" if act.what == 0 else "fx-reveal-unit", n=act.n)
    names = {DRAW: "fx-draw", RECOVER: "fx-recover", PEEK: "fx-peek", DESTROY: "fx-destroy"}
    return say(names[act.op], n=act.n)


# ── villages ─────────────────────────────────────────────────────────────────────────────────


def building_face(building: Building, box: WildBox) -> Face:
    """The face of a Building."""
    face: Face = {
        "kind": "claw-hammer",
        "scene": "field",
        "strength": [{"shape": "defence", "value": building.defence}],
        "price": price_signs(building.price),
        "effect": _power_signs(building, box),
    }
    if building.vp:
        face["victory"] = {"value": building.vp, "reward": True}
    return face


def _power_signs(building: Building, box: WildBox) -> list[Sign]:
    if building.produces >= 0:
        return [token(building.produces, "+1")]
    if building.stores >= 0:
        return [word(f"{box.capacity}×"), token(building.stores),
                word("→"), victory(box.full_vp)]  # fmt: skip
    if building.extra_cards:
        return [icon("card-draw", f"+{building.extra_cards}")]
    return [icon("hand", building.keep_cards)]


def building_note(building: Building, box: WildBox, say: Say) -> str:
    """A Building in words."""
    if building.produces >= 0:
        power = say("power-makes-beer" if building.produces == BEER else "power-makes-gold")
    elif building.stores >= 0:
        key = "power-stores-beer" if building.stores == BEER else "power-stores-gold"
        power = say(key, n=box.capacity, vp=box.full_vp)
    elif building.extra_cards:
        power = say("power-draws", n=building.extra_cards)
    else:
        power = say("power-keeps", n=building.keep_cards)
    parts = [say("type-building"), power, say("fx-defence", n=building.defence)]
    if building.vp:
        parts.append(say("reward-vp", vp=building.vp))
    if building.pillage >= 0:
        parts.append(say("reward-loot", n=building.looted))
    return " ".join([*parts, say("fx-price", price=price_words(building.price, say))])


def hall_face(hall: Hall) -> Face:
    """The face of a Town Hall level."""
    face: Face = {
        "kind": "viking-longhouse",
        "scene": "hall",
        "strength": [{"shape": "defence", "value": hall.defence}],
        "effect": [icon("village", "∞" if hall.limit == NO_LIMIT else hall.limit)],
    }
    if hall.price:
        face["price"] = [word("▲"), *price_signs(hall.price)]
    if hall.vp:
        face["victory"] = {"value": hall.vp, "reward": True}
    return face


def hall_note(hall: Hall, say: Say) -> str:
    """A Town Hall level in words."""
    limit = say("hall-no-limit") if hall.limit == NO_LIMIT else say("hall-limit", n=hall.limit)
    parts = [say("type-hall"), limit, say("fx-defence", n=hall.defence)]
    if hall.vp:
        parts.append(say("reward-vp", vp=hall.vp))
    if hall.favour:
        parts.append(say("reward-favour", n=hall.favour))
    if hall.points:
        parts.append(say("hall-points", vp=hall.points))
    if hall.price:
        parts.append(say("hall-next", price=price_words(hall.price, say)))
    return " ".join(parts)


# ── beside the decks ─────────────────────────────────────────────────────────────────────────


def draco_face(box: WildBox) -> Face:
    """The face of Draco."""
    return {"strength": [{"shape": "defence", "value": box.draco_defence}], "scene": "rays"}


def draco_loot(box: WildBox, say: Say) -> str:
    """What Draco gives, in a few words."""
    beer, gold = (say(f"tokens-{name}", n=box.draco_reward) for name in CHIPS)
    return say("draco-loot", beer=beer, gold=gold)


def draco_note(box: WildBox, say: Say) -> str:
    """Draco in words."""
    return say("note-draco", n=box.draco_defence, loot=draco_loot(box, say))


def mission_note(box: WildBox, kind: int, say: Say) -> str:
    """What a Mission asks for."""
    mission = box.missions[kind]
    what = Text(box.buildings[mission.what].id) if mission.objective == "own_building" else Text(mission.id)
    return say(f"goal-{mission.objective.replace('_', '-')}", n=mission.n, building=what)


def bonus_note(box: WildBox, bonus: int, say: Say) -> str:
    """What a Bonus card counts, and what it is worth to one or to several who meet it."""
    what = say(f"bonus-{box.bonuses[bonus].id}")
    shares = " / ".join(str(box.bonus_split[n]) for n in sorted(box.bonus_split))
    return say("bonus-note", what=what, shares=shares)
