"""What the page's own layout draws of things and choices, beside what every layout reads."""

from __future__ import annotations

from typing import Literal, TypedDict

from meadhall.core.faces import Face

Category = Literal["navy", "clan", "loot"]
Family = Literal["resource", "action", "hidden_vp", "item", "ability", "event", "training", "chief"]


class TableData(TypedDict):
    """What was agreed: seconds to answer an Action (0: no limit), the target, whether there are chiefs."""

    fuse: int
    target: int
    chiefs: bool


class MarketData(TypedDict):
    """The id of the card that somebody is paying for."""

    paying: str | None


class CardData(TypedDict):
    """A card: its kind and its face."""

    card: str
    family: Family
    face: Face


class LinkData(CardData):
    """A card played at the link `aim` of the chain (-1: the Action itself); would it take effect now?"""

    aim: int
    stands: bool


class PlayerData(TypedDict):
    """A table area: whose (a seat's number, or `arctic`), with how many hand cards; is it their turn?"""

    place: str
    hand: int
    active: bool


class TrackData(TypedDict):
    """A category of a table area: what it is called, the VP to reach, and the hidden ones that the viewer knows of."""

    category: Category
    label: str
    goal: int
    hidden: int


class HandData(TypedDict):
    """Is this hand of somebody else being looked at?"""

    spied: bool


class AskedData(TypedDict):
    """How far the round of answers has come to a seat."""

    seat: int
    state: Literal["passed", "now", "next"]


class PlayedData(TypedDict):
    """An Action that may be answered: by whom, and how far it has come."""

    by: int
    phase: Literal["react", "hire"]


class StageData(PlayedData, total=False):
    """At whom (a place) and at which card it is aimed; who is asked in which order. Of a raid: where, and what is
    drawn from (`each`: guards for a card); Second Wind saves one item in `wind`, or none."""

    victim: str
    named: str
    order: list[AskedData]
    category: Category
    items: int
    guards: int
    each: int
    wind: int


class BuyData(TypedDict):
    """What a purchase would take and bring: trades, the ids of the cards that would pay and of those that would be
    given up in trades, VP in a category if any, and by how much all VP together would change."""

    trades: int
    pays: list[str]
    gives: list[str]
    category: Category | None
    vp: int
    net: int
