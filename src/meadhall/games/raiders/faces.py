"""What is drawn on a card: the signs of its face, in the words of the shared card (`data.face`)."""

from __future__ import annotations

from meadhall.core.faces import Face, Landscape, Sign, Strength, icon, victory, word
from meadhall.games.raiders.cards import (
    ABILITY,
    ACTION,
    ANY,
    CATEGORIES,
    CHIEF,
    EVENT,
    FAMILIES,
    HIDDEN,
    ITEM,
    RESOURCE,
    RESOURCES,
    Deed,
    Kind,
    Powers,
)
from meadhall.games.raiders.content import RaidersBox

CATEGORY_ICONS = ("drakkar", "viking-longhouse", "locked-chest")
CATEGORY_SCENES: tuple[Landscape, ...] = ("sea", "field", "hall")
WILD: Sign = {"sign": "pip", "icon": "star-swirl", "tone": "any"}
RAID_SCENES: dict[str, Landscape] = {"night_raid": "night", "spring_raid": "field", "pillage_raid": "rays"}


def pip(box: RaidersBox, resource: int) -> Sign:
    """A resource disc."""
    if resource == ANY:
        return WILD
    return {"sign": "pip", "icon": box.kinds[resource].icon, "tone": RESOURCES[resource]}


def corner(name: str, tone: str) -> Strength:
    return {"shape": "icon", "icon": name, "tone": tone}


def face(box: RaidersBox, number: int) -> Face:
    """The face of a kind of card."""
    kind = box.kinds[number]
    if kind.family == RESOURCE:
        return _resource(box, kind)
    if kind.family in (ITEM, HIDDEN):
        return _points(box, kind)
    if kind.family == ACTION and kind.deed is not None:
        return _action(kind, kind.deed)
    if kind.family == EVENT:
        return {"strength": [corner("lightning-trio", "bad")], "scene": "night", "kind": "lightning-trio"}
    if kind.family in (ABILITY, CHIEF):
        found: Face = {"strength": [corner("infinity" if kind.family == ABILITY else "viking-helmet", "ability")],
                       "effect": _power(box.powers[number]), "scene": "rays"}  # fmt: skip
        return {**found, "price": price(box, kind)} if kind.symbols else found
    return {"scene": "hall"}


def price(box: RaidersBox, kind: Kind, lacking: list[int] | None = None) -> list[Sign]:
    """The symbols of a price; those a player lacks are struck out, the last of each resource first."""
    found: list[Sign] = []
    for resource, n in kind.symbols:
        missing = lacking[resource] if lacking is not None else 0
        found += [{**pip(box, resource), "lacking": True} if i >= n - missing else pip(box, resource) for i in range(n)]
    return found


def _resource(box: RaidersBox, kind: Kind) -> Face:
    one = pip(box, kind.resource)
    sign = corner(one["icon"], one["tone"])
    return {"strength": [sign], "effect": [one] * kind.units, "scene": "rays" if kind.resource == ANY else "field",
            "kind": "swap-bag"}  # fmt: skip


def _points(box: RaidersBox, kind: Kind) -> Face:
    where = kind.category
    found: Face = {
        "strength": [corner(CATEGORY_ICONS[where], CATEGORIES[where])],
        "victory": {"value": kind.vp},
        "scene": "night" if kind.family == HIDDEN else CATEGORY_SCENES[where],
    }
    if kind.family == HIDDEN:
        return {**found, "effect": [icon("domino-mask")], "kind": "domino-mask"}
    if kind.requires[1]:
        found["effect"] = [{"sign": "need", "icon": CATEGORY_ICONS[kind.requires[0]], "value": f"≥{kind.requires[1]}"}]
    return {**found, "price": price(box, kind)}


def _action(kind: Kind, deed: Deed) -> Face:
    if deed.do == "raid":
        return {"strength": [corner("crossed-axes", "raid")], "effect": _bonus(deed), "kind": "crossed-axes",
                "scene": RAID_SCENES.get(kind.id, "fjord")}  # fmt: skip
    if deed.do in ("cancel", "fenrir"):
        signs = [icon("cancel"), icon("card-play")]
        if deed.do == "fenrir":
            signs = [icon("round-shield", f"×{deed.cards}"), word("/"), icon("round-shield", deed.guards)]
        return {"strength": [corner("enrage", "reaction")], "effect": signs, "kind": "hourglass",
                "scene": "rays" if deed.do == "cancel" else "night"}  # fmt: skip
    return {"strength": [corner("card-play", "action")], "effect": _signs(deed), "kind": "card-play",
            "scene": "rays" if deed.do in ("favour", "steal", "destroy", "recall") else "fjord"}  # fmt: skip


def _bonus(deed: Deed) -> list[Sign]:
    """What a raid brings when it succeeds (a tick) or fails (a cross)."""
    found = [icon("round-shield", f"−{-deed.guards}")] if deed.guards else []
    for draw, take, seal in ((deed.won_draw, deed.won_take, "check-mark"), (deed.lost_draw, deed.lost_take, "cancel")):
        if draw or take:
            found += [icon(seal), icon("card-draw", draw) if draw else icon("card-pickup", take)]
    return found


def _signs(deed: Deed) -> list[Sign]:
    """The gist of an Action; its text says the rest."""
    n = deed.cards
    return {
        "draw": [icon("card-draw", n)],
        "look": [icon("magnifying-glass", n), word("→"), icon("card-draw", deed.keep)],
        "take": [icon("card-pickup", n)],
        "spy": [icon("magnifying-glass"), word("→"), icon("card-pickup", n)],
        "plunder": [icon("three-friends"), word("→"), icon("card-pickup", n)],
        "curse": [icon("three-friends"), icon("card-burn", n)],
        "pool": [icon("card-random"), icon("card-draw", f"+{n}")],
        "exchange": [icon("card-burn"), word("→"), icon("card-draw", f"+{deed.keep}")],
        "recall": [icon("card-burn"), word("→"), icon("card-pickup", 1)],
        "favour": [icon("trade", "→"), icon("viking-helmet")],
        "fire": [icon("trade", f"−{n}")],
        "buys": [icon("trade", f"+{n}")],
        "steal": [icon("card-pickup", 1), icon("viking-helmet")],
        "snatch": [icon("card-pickup", 1), icon("drakkar")],
        "destroy": [icon("card-burn", 1), icon("viking-helmet")],
    }.get(deed.do, [])


def _power(power: Powers) -> list[Sign]:
    """What an ability or a chief does, in signs."""
    if power.discount[3]:
        return [icon("trade", f"−{power.discount[3]}")]
    for category, less in enumerate(power.discount[:3]):
        if less:
            return [icon(CATEGORY_ICONS[category]), icon("trade", f"−{less}")]
    if power.raiding:
        return [icon("crossed-axes"), icon("round-shield", f"−{-power.raiding}")]
    if power.raided:
        return [icon("round-shield", f"+{power.raided}")]
    if power.target:
        return [victory(power.target)]
    if power.recover:
        return [icon("anticlockwise-rotation"), icon("round-shield", power.recover)]
    return [icon("card-burn", 1), word("→"), WILD] if power.cheap_trades else []


def tone(kind: Kind) -> str:
    """The colour role of a card."""
    if kind.family == RESOURCE:
        return "any" if kind.resource == ANY else RESOURCES[kind.resource]
    if kind.family in (ITEM, HIDDEN):
        return CATEGORIES[kind.category]
    if kind.family == ACTION and kind.deed is not None:
        return {"raid": "raid", "cancel": "reaction", "fenrir": "reaction"}.get(kind.deed.do, "action")
    return FAMILIES[kind.family]
