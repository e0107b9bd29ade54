"""What stands on a card, in places that are the same in every game: the page draws its shared card from a `Face`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Landscape = Literal["fjord", "sea", "hall", "rays", "night", "field"]


class Sign(TypedDict):
    """One sign of a line. icon: a plain one; coin, victory, beer, gold: chips; pip: a resource disc; need: a dashed
    requirement; word: an operator."""

    sign: Literal["icon", "coin", "victory", "beer", "gold", "pip", "need", "word"]
    icon: NotRequired[str]
    value: NotRequired[int | str]
    tone: NotRequired[str]
    kept: NotRequired[bool]  #: a token that can be stored, not just for this turn
    lacking: NotRequired[bool]  #: what the player lacks


class Strength(TypedDict):
    """Top left; the shape says what the number is."""

    shape: Literal["move", "back", "attack", "defence", "icon"]
    value: NotRequired[int | str]
    icon: NotRequired[str]
    tone: NotRequired[str]


class Victory(TypedDict):
    """Top right: victory points; `reward` goes to whoever beats this card."""

    value: int | str
    reward: NotRequired[bool]


class Face(TypedDict):
    """The face of a card. What it does not show is left out."""

    strength: NotRequired[list[Strength]]  #: several are stacked
    victory: NotRequired[Victory]
    effect: NotRequired[list[Sign]]  #: one line: what it does
    timing: NotRequired[str]  #: when that happens: an icon in a dark seal before it
    price: NotRequired[list[Sign]]
    kind: NotRequired[str]  #: bottom right: the icon of its kind
    scene: NotRequired[Landscape]  #: the landscape behind the picture
    wash: NotRequired[Literal["god", "hero"]]  #: over the parchment
    wear: NotRequired[Literal["building", "damaged"]]  #: not whole


def icon(name: str, value: int | str | None = None) -> Sign:
    """A plain sign, with a number if it has one."""
    return {"sign": "icon", "icon": name} if value is None else {"sign": "icon", "icon": name, "value": value}


def word(value: str) -> Sign:
    """An operator."""
    return {"sign": "word", "value": value}


def coin(value: int | str) -> Sign:
    """Money."""
    return {"sign": "coin", "value": value}


def victory(value: int | str) -> Sign:
    """Victory points."""
    return {"sign": "victory", "value": value}
