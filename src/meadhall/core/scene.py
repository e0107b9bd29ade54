"""What a table shows: a flat tree of things with stable ids, and the question put to a viewer.

These are the wire types as well: plain dictionaries, so that a scene can be compared, diffed and
sent as it is. The page draws them and knows no rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

Kind = Literal[
    "area",  # a region that holds other things
    "panel",  # a framed area with a title
    "grid",  # cells in rows; `size` = [columns, rows]; children have `at` = [column, row]
    "track",  # places in a line
    "cell",  # one place of a grid or track
    "pile",  # a stack, `value` = how many
    "card",
    "tile",  # `cells` gives its shape if it is not a single square
    "token",
    "piece",  # what stands on places: pawns, ships
    "die",
    "text",
]


class Thing(TypedDict):
    """One thing on the table. Optional fields are left out when they say nothing."""

    id: str
    kind: Kind
    things: NotRequired[list[str]]  #: ids of what lies in it, in order
    name: NotRequired[str]  #: what it is called, in the viewer's language
    note: NotRequired[str]  #: the longer text shown on hover, focus or long press
    value: NotRequired[int | str]  #: the one number that matters
    icon: NotRequired[str]  #: a game-icons name
    tone: NotRequired[str]  #: a colour role of the game's style sheet
    seat: NotRequired[int]  #: whose it is
    at: NotRequired[list[float]]  #: [x, y] in the parent's cells, or [index] on a track
    size: NotRequired[list[float]]  #: [width, height] in cells
    cells: NotRequired[list[list[int]]]  #: the shape of a polyomino: [[x, y], …]
    edges: NotRequired[list[list[str]]]  #: of a grid: which of its cells touch, drawn as lines: [[id, id], …]
    hidden: NotRequired[bool]  #: face down for this viewer
    rule: NotRequired[str]
    data: NotRequired[Mapping[str, object]]  #: what only the game's own layout draws: see `Drawing.thing_data`


class Chip(TypedDict):
    """A small count on a seat's panel."""

    icon: str
    value: int | str
    name: str


class SeatLook(TypedDict):
    """A seat's compact panel."""

    seat: int
    score: int | None  #: None where it is hidden from the viewer
    line: str  #: where this player stands, in a few words
    chips: list[Chip]


class ScoreRow(TypedDict):
    """A line of the score sheet: one value per seat (None = hidden), and how it came about."""

    name: str
    rule: str
    values: list[int | None]
    notes: list[str]


class Why(TypedDict):
    """A reason, in words, with the rule it rests on."""

    rule: str
    text: str


class Promise(TypedDict):
    """What an option would change, in words and as a number: `check` compares it with what happens."""

    text: str
    seat: int
    what: str  #: something that is counted: see `Drawing.count`
    change: int
    sure: bool  #: by exactly so much; else at least so much, more of the same is possible


class Choice(TypedDict):
    """An option as it is shown."""

    id: str
    verb: NotRequired[str]  #: its structure, filled in by the kernel: what is done …
    args: NotRequired[list[int | str]]  #: … and with what
    label: str
    things: list[str]  #: ids of the things it concerns
    note: NotRequired[str]  #: what it leads to, short ("fight Bo", "3 shields → 1")
    icon: NotRequired[str]
    preview: NotRequired[list[Promise]]  #: what would happen, line by line
    remarks: NotRequired[list[str]]  #: what else one should know: the text of a card, where a way leads
    rule: NotRequired[str]
    aside: NotRequired[bool]  #: seldom meant: pointing at things does not pick it while there is another
    data: NotRequired[Mapping[str, object]]  #: what only the game's own layout reads: see `Drawing.choice_data`


class Refused(TypedDict):
    """What exists but cannot be done now, with all the reasons."""

    id: str
    verb: str
    args: list[int | str]
    label: str
    things: list[str]
    reasons: list[Why]


class Question(TypedDict):
    """A decision as it is shown to the seat that makes it."""

    seat: int
    kind: str  #: the step's name, for layouts that draw a question in their own way
    title: str
    note: str
    rule: str
    options: list[Choice]
    refused: list[Refused]
    auto: NotRequired[str]  #: the option that the table gives by itself in a moment


class Waiting(TypedDict):
    """A decision of somebody else, as a viewer may know it."""

    seat: int
    title: str
    rule: str


class LogLine(TypedDict):
    """An event in words."""

    kind: str
    seat: int | None
    text: str
    rule: str
    things: list[str]


class Scene(TypedDict):
    """All that is drawn for one viewer in one language."""

    root: str
    things: dict[str, Thing]
    status: str  #: "Voyage 3 of 4"
    progress: list[int]  #: [done, of]
    seats: list[SeatLook]
    scores: list[ScoreRow]
    round: NotRequired[str]  #: "Voyage 3": the game's mark, filled in by the kernel


class SceneChange(TypedDict):
    """What differs between two scenes of one viewer; what is left out is as it was."""

    changed: dict[str, Thing]
    removed: list[str]
    status: NotRequired[str]
    progress: NotRequired[list[int]]
    seats: NotRequired[list[SeatLook]]  #: those that differ; a seat stays where it is
    scores: NotRequired[list[ScoreRow]]
    round: NotRequired[str]
