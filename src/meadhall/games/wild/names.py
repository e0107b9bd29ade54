"""What things are called, and the ids under which they are drawn."""

from __future__ import annotations

from meadhall.core.text import Text
from meadhall.games.wild.state import Wild


def card_thing(s: Wild, card: int) -> str:
    """The id under which a card is drawn."""
    kind = s.box.kind_of[card]
    return f"card:{s.box.cards[kind].id}.{card - s.box.first[kind]}"


def card_name(s: Wild, card: int) -> Text:
    """What a card is called."""
    return Text(s.box.cards[s.box.kind_of[card]].id)


def slot_name(s: Wild, seat: int, slot: int) -> Text:
    """What a target is called."""
    box = s.box
    if slot == box.hall_slot:
        return Text(box.halls[s.hall_shown(seat)].id)
    return Text(box.buildings[slot // box.per_type].id)


def slot_thing(s: Wild, seat: int, slot: int) -> str:
    """The id under which a target is drawn."""
    return f"site:{seat}:{s.box.opt.slot_ids[slot]}"


def mission_thing(s: Wild, number: int) -> str:
    """The id under which a Mission is drawn."""
    return f"mission:{number - s.box.missions_from}"
