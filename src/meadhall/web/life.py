"""What page and server say to each other about life at a table: clocks, pauses, who is there, what is asked of all."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from meadhall.web.message import ClientMessage, ServerMessage

PaceKind = Literal["none", "live", "slow"]
Late = Literal["move", "bot", "wait"]
Asked = Literal["end", "slow", "sit-in"]
Door = Literal["hall", "link", "shut"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=20)]


class PaceWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds: `first` for the match (live) or for each turn (slow), `more` after each turn of a live match. `late`:
    what comes of time that runs out."""

    kind: PaceKind = "none"
    first: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    more: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    late: Late = "move"


# ── page → server ────────────────────────────────────────────────────────────────────────────


class Shown(ClientMessage, tag="shown", frozen=True):
    """This page shows the question of its seat: from now on time runs."""


class Rest(ClientMessage, tag="rest", frozen=True):
    """Let all clocks stand, and all bots wait, until somebody goes on."""

    why: str = ""


class GoOn(ClientMessage, tag="go-on", frozen=True):
    """The pause is over: anybody may say so."""


class Propose(ClientMessage, tag="propose", frozen=True):
    """Ask the others to end the match without a result, to make it slow, or to let a bot sit in for `about`."""

    what: Asked
    about: SeatNumber | None = None


class Vote(ClientMessage, tag="vote", frozen=True):
    """Agree or not to what somebody asks."""

    agree: bool


class GiveUp(ClientMessage, tag="give-up", frozen=True):
    """Give the own seat up for good: a bot plays to the end."""

    bot: str = "greedy"


class Ready(ClientMessage, tag="ready", frozen=True):
    """In a waiting room: one is ready, or not yet."""

    ready: bool


class Appoint(ClientMessage, tag="appoint", frozen=True):
    """The host lets a bot keep a seat till somebody comes for it (None: no longer), before the match."""

    seat: SeatNumber
    bot: str | None = None


class Settle(ClientMessage, tag="settle", frozen=True):
    """The host says how it shall be played, before the match."""

    pace: PaceWish
    options: dict[str, str] = {}


class AnswerAhead(ClientMessage, tag="ahead", frozen=True):
    """What shall be answered for this seat: by id, the number at which one would rather be asked (0 where there is
    none). What is left out is asked."""

    answers: dict[str, int]


class SetDoor(ClientMessage, tag="door", frozen=True):
    """Who may look on: whom the hall tells of it, who has the address, or nobody."""

    door: Door


# ── server → page ────────────────────────────────────────────────────────────────────────────


class AheadInfo(msgspec.Struct, frozen=True):
    """What may be answered ahead, in words; `unless` has `⁂` where the number stands. `at`: it is answered so now."""

    id: str
    text: str
    unless: str
    values: list[int]
    preset: int
    at: int | None


class PaceInfo(msgspec.Struct, frozen=True):
    """Milliseconds: `first` for the match (live) or for each turn (slow), `more` after each turn."""

    kind: PaceKind
    first: int
    more: int
    late: Late


class SeatLife(msgspec.Struct, frozen=True):
    """A seat at this moment, in milliseconds."""

    left: int | None  #: of its time; None: no clock
    runs: bool
    begins: int  #: it runs after so much; 0: now
    outs: int  #: how often its time ran out
    helped: bool  #: it is out now: a bot answers this question
    away: int | None  #: how long nobody has been there; None: somebody is
    ready: bool


class PauseInfo(msgspec.Struct, frozen=True):
    by: int
    since: int  #: milliseconds ago
    why: str


class MotionInfo(msgspec.Struct, frozen=True):
    """What somebody asks, and who has not answered yet."""

    what: Asked
    by: int
    about: int | None
    agreed: list[int]
    asked: list[int]


class Life(ServerMessage, tag="life", frozen=True):
    """Life at the table, the same for everybody who looks at it. It counts from when it comes."""

    pace: PaceInfo
    seats: list[SeatLife]
    pause: PauseInfo | None
    motion: MotionInfo | None
    watching: int  #: how many look on
    door: Door
    ended: bool  #: its people have agreed to end it
    room: bool  #: it begins once all say that they are ready
    begins: int | None  #: in so many milliseconds
