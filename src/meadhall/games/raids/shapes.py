"""What the page's own layout draws of things and choices, beside what every layout reads."""

from __future__ import annotations

from typing import Literal, TypedDict

Berth = int | Literal["ghost"] | None  # whose ship lies there


class SpaceData(TypedDict):
    """A space of the route; only the start and the harbour have berths, only Villages are `full` at so many."""

    what: Literal["start", "tile", "village", "harbor"]
    berths: list[Berth]
    vikings: int
    full: int


class TileData(TypedDict):
    """A Voyage tile: its numbers, and what is left on it where it lies."""

    type: str
    passage: bool
    symbols: int
    shields: int | None  # None: it goes into no slot
    glory: int
    strength: int
    sells: int
    vikings: list[int]  # of an Encounter: of those who pass first, of those who pass next
    coins: list[int]  # of a Pillage, the next to go first


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
    runeNow: int
    runeNext: int


class SlotData(TypedDict):
    """A slot: its shields, and how many of them are manned."""

    shields: int
    vikings: int


class FightData(TypedDict):
    """A combat: (seat, Vikings paid) in order; who must pay what next, and what the rival then."""

    space: int
    attacker: int
    defender: int
    payments: list[tuple[int, int]]
    turn: int
    next: int
    then: int


class SailData(TypedDict):
    """The seat that would be attacked on this space."""

    fight: int | None
