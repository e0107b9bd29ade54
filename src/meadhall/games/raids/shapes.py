"""What the page's own layout draws of things and choices, beside what every layout reads."""

from __future__ import annotations

from typing import Literal, TypedDict


class SpaceData(TypedDict):
    """A space of the route. Only the start and the harbour have berths; a Village is full with so many Vikings."""

    what: Literal["start", "tile", "village", "harbor"]
    berths: list[int | Literal["ghost"] | None]  # whose ship lies there
    full: int


class TileData(TypedDict):
    """A Voyage tile: what its tone and its value do not say."""

    passage: bool
    symbols: int
    sells: int
    shields: int | None  # None: it goes into no slot
    full: list[int]  # Vikings on the two places of an Encounter; coins of a Pillage, the first to go first
    left: list[int]  # the same, as they are now


class HarbourData(TypedDict):
    """The harbour tile of this Voyage: coins by rank, and how every seat stands (not by order of arrival)."""

    metric: str
    rewards: list[int]
    standings: list[int | None]


class ShipData(TypedDict):
    """A ship's Vikings, shields and symbols; what its Runes are worth, now and with one more."""

    crew: int
    capacity: int
    weapons: int
    sails: int
    hammers: int
    runes: tuple[int, int]


class FightData(TypedDict):
    """A combat: attacker and defender, what they paid in turn; what is due now, and what then of the other."""

    space: int
    sides: tuple[int, int]
    paid: list[int]
    due: int
    then: int


class SailData(TypedDict):
    """The seat that would be attacked on this space."""

    fight: int | None


THINGS = {"space": SpaceData, "tile": TileData, "harbour-tile": HarbourData, "ship": ShipData, "fight": FightData}
CHOICES = {"sail": SailData}
