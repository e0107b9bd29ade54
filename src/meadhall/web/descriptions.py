"""What is told of games, bots and the hall itself, as it goes over the wire."""

from __future__ import annotations

import msgspec


class OptionValue(msgspec.Struct, frozen=True):
    id: str
    name: str
    note: str


class GameOption(msgspec.Struct, frozen=True):
    """A table option of a game, in the asked language."""

    id: str
    name: str
    note: str
    values: list[OptionValue]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    name: str
    pitch: str
    players: list[int]
    minutes: str
    weight: int  #: 1 to 5
    designers: list[str]
    publisher: str
    year: int
    artist: str
    options: list[GameOption]
    provenance: dict[str, int]
    entries: int
    default_players: int


class BotInfo(msgspec.Struct, frozen=True):
    """A kind of bot, in the asked language: its name, how strong it is from 1 to `most`, who it is, how it plays."""

    id: str
    name: str
    level: int
    most: int
    rank: str
    line: str


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    provenance: str


class Rules(msgspec.Struct, frozen=True):
    game: str
    title: str
    intro: str
    sections: list[str]
    rules: list[Rule]
    notes: list[Rule]  #: ambiguities and how they are resolved
    sources: list[str]


class Source(msgspec.Struct, frozen=True):
    """One entry of the content and where its values come from."""

    section: str
    id: str
    name: str
    provenance: dict[str, str]


class HealthReport(msgspec.Struct, frozen=True):
    """How a hall is. `wrong` names what is not as it should be: `store`, `disk`, `workers`."""

    ok: bool
    wrong: list[str]
    store: str  #: what it says against being written to; empty: nothing
    disk_free: int | None  #: bytes
    workers: int  #: processes that may think; they are started when they are needed
    workers_alive: int
    queued: int  #: thoughts that wait for one
    waited: float  #: seconds, of the one that waits longest
