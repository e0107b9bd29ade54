"""What the page's own layout draws of things and choices, beside what every layout reads."""

from __future__ import annotations

from typing import Literal, TypedDict

from meadhall.core.faces import Face, Sign


class TableData(TypedDict):
    """The question that is open, by its name, or "over"; the round of buying."""

    phase: str
    round: int


class AdventureData(TypedDict):
    """Which kind of landscape the adventure lies in."""

    group: str


class BoardData(TypedDict):
    """How many spaces there are, and which of them the adventure card covers."""

    spaces: int
    first: int
    last: int


class SpaceData(TypedDict):
    """A space of the board; a marker is light or dark."""

    what: Literal["plain", "marker", "card", "end"]
    signs: list[Sign]
    dark: bool


class TrailData(TypedDict):
    """The trail or ship: the space beside its first place, its places, and how far the last card slid it."""

    at: int
    length: int
    ship: bool
    slid: int


class PawnData(TypedDict):
    """The board space a pawn stands beside; `out`: its player has left the adventure."""

    at: int
    out: bool


class RowData(TypedDict):
    """The numbers of the movement cards in the row, and where they slid the trail."""

    numbers: list[int]
    slide: int


class PileData(TypedDict):
    """The numbers of the next movement cards, as far as the viewer has seen them."""

    known: list[int]


class MoveData(TypedDict):
    """A movement card."""

    face: Face


class LandingData(TypedDict):
    """Where a card leads: by how much, to which space, what that brings, and whether the adventure is over then."""

    by: int
    to: int
    signs: list[Sign]
    bad: bool


class CardData(TypedDict):
    """A Viking or god; in the hand of one who is to lay a card, with where it would land."""

    face: Face
    name: str
    lands: list[LandingData]


class GoodsData(TypedDict):
    """A kind of Viking in the market: copies left, and the price of this round."""

    face: Face
    name: str
    left: int
    price: int
    raised: bool


class ChapterData(TypedDict):
    """An adventure of the journey: played, being played, or still to come."""

    done: bool
    now: bool


Doing = Literal["choosing", "deciding", "laid", "left", "next", "done", "idle"]


class SeatData(TypedDict):
    """A player: who holds Odin, the rank by points, the turn order, what is being done, and the cards just played."""

    odin: bool
    rank: int
    order: int
    doing: Doing
    played: list[str]


class ValhallaData(TypedDict):
    """The helmets under a shield, for its owner only."""

    helmets: int | None


class CourseSpace(TypedDict):
    """A space of an adventure card."""

    at: int
    signs: list[Sign]


class CourseData(TypedDict):
    """An adventure that may be chosen."""

    code: str
    spaces: list[CourseSpace]


class LandsData(TypedDict):
    """Where a choice leads, one landing for each number."""

    lands: list[LandingData]


THINGS = {
    "table": TableData,
    "adventure": AdventureData,
    "board": BoardData,
    "space": SpaceData,
    "trail": TrailData,
    "pawn": PawnData,
    "row": RowData,
    "move": MoveData,
    "pile": PileData,
    "goods": GoodsData,
    "chapter": ChapterData,
    "seat": SeatData,
    "card": CardData,
    "seen": CardData,
    "valhalla": ValhallaData,
    "course": CourseData,
}
CHOICES = {"lay": LandsData, "move": LandsData}
