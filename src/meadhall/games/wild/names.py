"""What things are called, and the ids under which they are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.text import Text, text
from meadhall.games.wild.state import Wild

TOKEN_WORDS = ("word-barrel", "word-bar")


def card_thing(s: Wild, card: int) -> str:
    """The id under which a card is drawn."""
    kind = s.box.kind_of[card]
    return f"card:{s.box.cards[kind].id}.{card - s.box.first[kind]}"


def card_name(s: Wild, card: int) -> Text:
    """What a card is called."""
    return Text(s.box.cards[s.box.kind_of[card]].id)


def kind_name(s: Wild, kind: int) -> Text:
    """What cards of a kind are called."""
    return Text(s.box.cards[kind].id)


def things_of(s: Wild, cards: Sequence[int], kind: int) -> list[str]:
    """The cards of a kind among some, as they are drawn."""
    return [card_thing(s, c) for c in cards if c >= 0 and s.box.kind_of[c] == kind]


def slot_name(s: Wild, seat: int, slot: int) -> Text:
    """What a target is called."""
    box = s.box
    if slot == box.hall_slot:
        return Text("word-hall")
    return Text(box.buildings[slot // box.per_type].id)


def site_name(s: Wild, seat: int, slot: int) -> Text:
    """A target as it reads apart from its like: with its number where there are several, with what it stores."""
    box, name, kind = s.box, slot_name(s, seat, slot), slot // s.box.per_type
    if slot == box.hall_slot:
        return name
    if s.owned(seat, kind) > 1:
        name = text("site-number", site=name, n=slot % box.per_type + 1)
    if box.buildings[kind].stores >= 0:
        name = text("site-holds", site=name, tokens=tokens(box.buildings[kind].stores, s.stored[seat][slot]))
    return name


def tokens(res: int, n: int) -> Text:
    """So many barrels or bars."""
    return text("tokens-gold" if res else "tokens-beer", n=n)


def produce(beer: int, gold: int) -> Text:
    """So many barrels and bars, of which there are some."""
    if beer and gold:
        return text("tokens-both", beer=tokens(0, beer), gold=tokens(1, gold))
    return tokens(1, gold) if gold else tokens(0, beer)


def slot_thing(s: Wild, seat: int, slot: int) -> str:
    """The id under which a target is drawn."""
    return f"site:{seat}:{s.box.opt.slot_ids[slot]}"


def mission_thing(s: Wild, number: int) -> str:
    """The id under which a Mission is drawn."""
    return f"mission:{number - s.box.missions_from}"
