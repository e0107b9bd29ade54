"""What is told of games, bots and the hall itself, as it goes over the wire."""

from __future__ import annotations

import msgspec

from meadhall.core.scene import Thing


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
    lesson: int  #: minutes of the guided first game; 0: there is none
    guide: bool  #: is there a page “How to play”?


class BotInfo(msgspec.Struct, frozen=True):
    """A kind of bot, in the asked language: its name, how strong it is from 1 to `most` (0: nobody knows), who it is,
    how it plays."""

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


class First(msgspec.Struct, frozen=True):
    """What is explained when it happens for the first time."""

    id: str
    text: str
    rule: str
    icon: str


class GuidePart(msgspec.Struct, frozen=True):
    """Something in a picture of 300 by 168. `name`: the id of a thing of a scene, an icon, words, or a path."""

    kind: str  #: thing, icon, tag, line, hole
    name: str
    scene: str
    x: float
    y: float
    width: float
    height: float
    turn: float
    fade: float
    glow: bool
    tone: str
    dash: str


class GuideLine(msgspec.Struct, frozen=True):
    """A line of words with a sign before it; `value` stands at its end."""

    text: str
    sign: GuidePart | None
    value: str = ""
    name: str = ""


class GuideTurn(msgspec.Struct, frozen=True):
    """One of the pictures of a turn."""

    title: str
    text: str
    picture: list[GuidePart]


class GuideDetail(msgspec.Struct, frozen=True):
    """A folded paragraph and the rules that it is about."""

    id: str
    title: str
    line: str
    text: str
    rules: list[str]


class HowTo(msgspec.Struct, frozen=True):
    """“How to play”, in one language."""

    game: str
    pitch: str
    ground: str
    facts: list[GuideLine]
    goal: str
    goal_picture: list[GuidePart]
    points: list[GuideLine]
    turn: list[GuideTurn]
    way_title: str
    way: list[GuideLine]
    ends: str
    stages: list[str]
    ends_lines: list[GuideLine]
    also_title: str
    also: str
    bars: list[int]
    signs: list[GuideLine]
    details: list[GuideDetail]
    scenes: dict[str, dict[str, Thing]]  #: by name: the things that pictures use
    rules: int  #: how many the ledger has


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
