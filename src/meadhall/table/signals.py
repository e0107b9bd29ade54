"""What halls and workers of one database say to each other: little more than where to look."""

from __future__ import annotations

import msgspec

HALLS = "meadhall"  #: the channel on which halls listen
WORKERS = "meadhall_work"

Pages = dict[int, int]  #: seat → in how many pages it is open


class Changed(msgspec.Struct, frozen=True, tag="changed", array_like=True):
    """Something about a table was committed: moves, seats, a wish, chat. What it was is read."""

    hall: str
    table: str


class Present(msgspec.Struct, frozen=True, tag="present", array_like=True):
    """In how many pages seats are open with a hall now. `anew`: whatever it said before is void."""

    hall: str
    tables: dict[str, Pages]
    anew: bool = False


class Beat(msgspec.Struct, frozen=True, tag="beat", array_like=True):
    """A hall is there, and has these games in these versions. With another `spell` it has missed something."""

    hall: str
    spell: int
    games: dict[str, str]


class Bye(msgspec.Struct, frozen=True, tag="bye", array_like=True):
    """A hall closes."""

    hall: str


class Answered(msgspec.Struct, frozen=True, tag="answered", array_like=True):
    """A job is done: its answer can be read."""

    job: int


class Working(msgspec.Struct, frozen=True, tag="working", array_like=True):
    """A worker is there, with so many places, and takes jobs of these kinds."""

    worker: str
    places: int
    alive: int
    failing: bool
    kinds: list[str]


Signal = Changed | Present | Beat | Bye | Answered | Working

_decoder: msgspec.json.Decoder[Signal] = msgspec.json.Decoder(Signal)


def encode(signal: Signal) -> str:
    return msgspec.json.encode(signal).decode()


def decode(words: str) -> Signal | None:
    """None: something that this Meadhall does not know; a newer one may say more."""
    try:
        return _decoder.decode(words)
    except msgspec.MsgspecError:
        return None
