"""What cards and icons show, in signs and in words: the same wherever they lie."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.faces import Face, Sign, Strength, coin, icon, victory, word
from meadhall.core.text import Arg, Say, Text, text
from meadhall.games.saga.content import Action, Card, Icon, Move

TIMING = {"immediate": "lightning-trio", "permanent": "infinity", "draw": "card-draw", "end": "checkered-flag",
          "after": "footprint"}  # fmt: skip
GROUP_TONE = {"green": "realm", "deep": "deep", "ice": "ice"}
GOD_ICONS = {"loki": "fire-silhouette", "idun": "shiny-apple", "njord": "trident", "heimdall": "hunting-horn",
             "freyja": "feline", "thor": "thor-hammer", "gullveig": "gold-stack", "hel": "death-skull"}  # fmt: skip
ICON_ICONS = {"viking": "viking-head", "lose": "skull-crossed-bones", "draw": "card-draw", "god": "hand-of-god",
              "valhalla": "viking-shield", "prophecy": "crystal-ball"}  # fmt: skip


def signed(n: int) -> str:
    """A gain with its sign."""
    return f"+{n}"


def icon_sign(i: Icon) -> Sign:
    """An icon of a space or marker."""
    if i.verb == "gold+":
        return coin(signed(i.n))
    if i.verb == "gold-":
        return coin(-i.n)
    if i.verb == "vp+":
        return victory(signed(i.n))
    return victory(-i.n) if i.verb in ("vp-", "end-") else icon(ICON_ICONS[i.verb])


def face(card: Card) -> Face:
    """The face of a Viking or god."""
    found: Face = {"strength": _strength(card), "kind": "raven" if card.god else "viking-helmet"}
    if card.helmets:
        found["victory"] = {"value": card.helmets}
    if card.price >= 0:
        found["price"] = [coin(card.price)]
    if card.action is not None:
        found["effect"] = _effect(card.action)
        found["timing"] = TIMING[card.action.when]
    if card.god:
        found["wash"], found["scene"] = "god", "rays"
    return found


def tone(card: Card, groups: tuple[str, ...]) -> str:
    """The colour role of a card."""
    return "god" if card.god else "start" if card.realm < 0 else GROUP_TONE[groups[card.realm]]


def _strength(card: Card) -> list[Strength]:
    if card.moves == "copy":
        return [{"shape": "move", "icon": "card-exchange"}]
    if card.moves == "crowd":
        return [{"shape": "move", "icon": "three-friends"}]
    return [_number(n) for n in card.numbers]


def _number(n: int) -> Strength:
    return {"shape": "back" if n < 0 else "move", "value": n}


def _effect(a: Action) -> list[Sign]:
    if a.do in _FIXED:
        return _FIXED[a.do](a)
    gains = [coin(a.gold)] if a.gold else []
    gains += [victory(a.vp)] if a.vp else []
    if a.do == "gain" and a.per == "viking":
        return [*gains, word("×"), icon("viking-head")]
    if a.do == "gain" and a.per == "row":
        return [*gains, word("×"), icon("trail", "/".join(str(n) for n in sorted(a.row)))]
    if a.do == "gain" and a.replace == 0:
        return [*gains, icon("cancel"), icon("card-draw")]
    return gains


_FIXED: dict[str, Callable[[Action], list[Sign]]] = {
    "tuck": lambda a: [icon("card-pickup", 1), word("→"), victory(a.vp) if a.vp else coin(a.gold)],
    "marker": lambda a: [icon("footprint"), coin(a.gold), word("/"), victory(a.vp)],
    "replace": lambda a: [icon("card-draw", a.cards)],
    "exchange": lambda a: [icon("card-exchange"), word("+"), icon("card-draw", a.cards)],
    "buy": lambda a: [
        icon("viking-head"),
        word("→"),
        icon({"hand": "card-play", "pile": "card-pickup", "valhalla": "viking-shield"}[a.to]),
        *([coin(a.price)] if a.price >= 0 else []),
    ],
    "waive": lambda a: [coin("−N"), word("→"), coin("+N")],
    "paid": lambda a: [coin("−N"), word("→"), victory(a.vp)],
    "fame": lambda a: [icon("viking-helmet"), word("→"), victory(a.vp)],
    "interest": lambda a: [icon("two-coins"), word("→"), coin(a.gold)],
    "tribute": lambda a: [icon("hooded-figure"), icon("two-coins"), word("→"), coin(a.gold)],
    "send": lambda a: [icon("viking-shield", f"+{a.cards}")],
    "look": lambda a: [icon("magnifying-glass"), icon("trail", a.cards)],
    "copy": lambda a: [icon("viking-head"), word("⇄")],
    "barter": lambda a: [icon("card-burn", 1), word("→"), icon("viking-head")],
    "fetch": lambda a: [icon("card-play", 1), word("←"), icon("card-draw")],
    "shield": lambda a: [icon("card-play", f"≤{a.cards}"), word("→"), icon("viking-shield")],
    "search": lambda a: [icon("card-draw"), word("→"), icon("viking-shield"), coin("$")],
    "double": lambda a: [icon("viking-helmet"), word("→"), coin(f"×{a.gold}")],
    "release": lambda a: [icon("viking-shield", -1), word("→"), victory(a.vp)],
}


def move_face(m: Move) -> Face:
    """The face of a movement card."""
    found: Face = {"strength": [_number(m.number)], "kind": "trail", "scene": "night"}
    if m.do:
        found["effect"] = _MOVE_SIGNS[m.do](m)
        found["timing"] = {"flip": "lightning-trio", "row": "infinity", "turn": "hourglass"}[m.when]
    return found


_MOVE_SIGNS: dict[str, Callable[[Move], list[Sign]]] = {
    "swap": lambda m: [icon("card-exchange", 1)],
    "pay": lambda m: [coin(-m.gold)],
    "first": lambda m: [icon("footprint", "1"), word("→"), coin(m.gold)],
    "draw": lambda m: [icon("card-draw", m.cards)],
    "conjure": lambda m: [coin(-m.gold), word("→"), icon("hand-of-god")],
    "recall": lambda m: [icon("viking-head"), word("→"), icon("card-play")],
    "tuck": lambda m: [icon("card-pickup", 1)],
    "greed": lambda m: [icon("viking-helmet"), word("→"), coin(-m.gold)],
    "gain": lambda m: [coin(m.gold), *([word("×"), icon("trail")] if m.per else [])],
    "rest": lambda m: [icon("card-play", "0–1")],
    "toll": lambda m: [icon("card-draw"), coin(-m.gold)],
    "twice": lambda m: [icon("card-play", 2)],
    "dread": lambda m: [icon("cancel"), icon("card-draw")],
    "leap": lambda m: [icon("viking-head", f"≥{m.least}"), word("→"), coin(m.gold)],
    "ransom": lambda m: [icon("card-burn", 1), word("→"), coin("$")],
    "bury": lambda m: [icon("card-draw", 1), word("→"), icon("viking-shield")],
    "exit": lambda m: [icon("footprint"), word("→"), icon("exit-door")],
    "match": lambda m: [word("="), icon("card-draw", m.cards)],
    "shield": lambda m: [icon("card-play", m.cards), word("→"), icon("viking-shield")],
    "bend": lambda m: [coin(-m.gold), word("→"), icon("viking-head", f"±{m.by}")],
    "demons": lambda m: [icon("skull-crossed-bones"), word("→"), coin(-m.gold)],
    "offer": lambda m: [coin(-m.gold), word("→"), victory(m.vp), word(f"×{m.times}")],
    "reorder": lambda m: [icon("magnifying-glass"), icon("card-draw", m.cards)],
    "stop": lambda m: [icon("cancel"), icon("card-play")],
    "take": lambda m: [icon("viking-head", "+1")],
}


# ── in words ─────────────────────────────────────────────────────────────────────────────────


def card_text(card: Card) -> Text:
    """What a Viking or god does, with its numbers."""
    a = card.action
    if a is None:
        return _movement_text(card)
    args: dict[str, Arg] = {"gold": a.gold, "vp": a.vp, "cards": a.cards, "price": a.price, "replace": a.replace}
    if a.row:
        args["numbers"] = _either(sorted(a.row))
    return text(f"text-{card.id}", **args)


def card_note(card: Card, say: Say) -> str:
    """The same in words."""
    return say.text(card_text(card))


def _movement_text(card: Card) -> Text:
    """Of a card without an action only an unusual way of moving is told: back, not at all, one of two."""
    if card.moves != "printed":
        return Text(f"text-{card.id}")
    way, *others = (text("way-back" if n < 0 else "way-forward", n=abs(n)) for n in card.numbers)
    if others:
        first, second = card.numbers[:2]
        alike = "no" if first * second < 0 else "back" if first < 0 else "forward"
        return text("text-moves-either", way=way, other=others[0], alike=alike, n=abs(first), m=abs(second))
    if card.numbers[0] < 0:
        return text("text-moves", way=way)
    return Text("text-no-action" if card.numbers[0] else "text-stays")


def _either(numbers: list[int]) -> Text | str:
    """5, 6 or 7."""
    *before, last = map(str, numbers)
    return text("either", before=", ".join(before), last=last) if before else last


def move_text(m: Move) -> Text:
    """What a special movement card says."""
    return text(f"text-{m.id}", gold=m.gold, vp=m.vp, cards=m.cards, times=m.times, least=m.least, by=m.by)


def icon_text(i: Icon) -> Text:
    """An icon of a space or marker."""
    key = _ICON_TEXTS.get(i.verb)
    return text(key, n=i.n) if key else Text(f"icon-{i.verb}-note")


_ICON_TEXTS = {"vp+": "icon-points", "vp-": "icon-lose-points", "gold+": "icon-gold", "gold-": "icon-pay",
               "end-": "icon-end-of-card"}  # fmt: skip
