"""Every message between page and server, in one place.

`ui/src/wire.ts` is generated from these types (`meadhall wire`), so both sides agree by
construction. Client messages are decoded strictly: an unknown type or field is an error that
names it and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from meadhall.core.scene import LogLine, Question, Scene, SceneChange, Waiting
from meadhall.web import life
from meadhall.web.message import ClientMessage, ServerMessage

Lang = Literal["en", "fr"]
SeatKind = Literal["human", "bot", "open"]
LuckKind = Literal["own", "fair", "known"]


# ── page → server, over the WebSocket ────────────────────────────────────────────────────────


class Play(ClientMessage, tag="play", frozen=True):
    """Choose an option. `version` is the number of moves the page has seen: stale ones are refused."""

    option: str
    version: int


class Undo(ClientMessage, tag="undo", frozen=True):
    """Take back the last own decision, or ask the table to agree where that would peek."""

    version: int


class UndoAnswer(ClientMessage, tag="undo-answer", frozen=True):
    """Agree or not to somebody's wish to take back."""

    agree: bool


class Chat(ClientMessage, tag="chat", frozen=True):
    text: str


class SetLang(ClientMessage, tag="lang", frozen=True):
    """Switch this viewer's language; a whole `table` message follows."""

    lang: Lang


class Leave(ClientMessage, tag="leave", frozen=True):
    """A bot takes over this seat until the person comes back."""

    bot: str = "greedy"


class Back(ClientMessage, tag="back", frozen=True):
    """Take the own seat back from the bot."""


class Rename(ClientMessage, tag="rename", frozen=True):
    name: str


class Begin(ClientMessage, tag="begin", frozen=True):
    """The host waits no longer: a bot holds the seat of whoever is missing, till they come."""

    bot: str = "greedy"


class Mute(ClientMessage, tag="mute", frozen=True):
    """The host lets only those talk who sit at the table, or spectators too."""

    spectators: bool


class Ask(ClientMessage, tag="ask", frozen=True):
    """Why can this not be done? `option` is an option id; answered by `refusal`."""

    option: str


class Hint(ClientMessage, tag="hint", frozen=True):
    """What would a good bot do here? Answered by `hint`."""


class Suggest(ClientMessage, tag="suggest", frozen=True):
    """What would the game's helper lay out to plan with? Answered by `suggestion`, if there is one."""


class Auto(ClientMessage, tag="auto", frozen=True):
    """Which questions the table answers for this seat: none, those with one answer, also those that do not concern it.
    Until a page has said so, every question is asked."""

    mode: Literal["ask", "plain", "pass"]


class Ping(ClientMessage, tag="ping", frozen=True):
    pass


FromPage = (
    Play
    | Undo
    | UndoAnswer
    | Chat
    | SetLang
    | Leave
    | Back
    | Rename
    | Begin
    | Mute
    | Ask
    | Hint
    | Suggest
    | Auto
    | Ping
    | life.Shown
    | life.Rest
    | life.GoOn
    | life.Propose
    | life.Vote
    | life.GiveUp
    | life.Ready
    | life.Appoint
    | life.Settle
    | life.SetDoor
    | life.AnswerAhead
)


# ── shared parts ─────────────────────────────────────────────────────────────────────────────


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. `link` is only sent to the table's host, for seats that wait for a friend."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None  #: the kind of bot that plays now
    online: bool
    came: bool  #: nobody waits for this seat any more: its person has come, or a bot holds it
    link: str | None = None


class LuckInfo(msgspec.Struct, frozen=True):
    """Where the luck of a table comes from: `own` (one person and bots), `fair` among people, or `known` to all."""

    kind: LuckKind
    commitment: str | None = None  #: fair: the hash of what the hall adds, shown before anybody sits
    parts: list[str | None] = []  #: fair: what the seats have added; None: not here yet, empty: nothing
    seed: str | None = None  #: known: the seed, in words because it is larger than a page can count


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: str  #: ISO 8601


class LoggedMove(msgspec.Struct, frozen=True):
    """What happened in one move; `version` is the number of moves after it."""

    version: int
    lines: list[LogLine]
    firsts: list[str] = []  #: what of it may be explained to who meets it for the first time: ids of `Guide.firsts`


class Plate(msgspec.Struct, frozen=True):
    """What the coach of a lesson says after move `version`. Without a title it is a word about what was done."""

    id: str
    number: int  #: the how manyth plate; 0: a word in between
    title: str
    text: str
    do: str  #: what is waited for; empty: the reader just goes on
    at: list[str]  #: things that it points at, or parts of every table (`ui:score`)
    want: list[str]  #: the options that are waited for
    version: int


class LessonState(msgspec.Struct, frozen=True):
    """A guided first game and what has been told in it so far, the latest last."""

    steps: int
    over: bool  #: the last plate has been told
    plates: list[Plate]


class UndoState(msgspec.Struct, frozen=True):
    """Whether this viewer may take back now; `why` says why not. `asked_by`: a wish on the table."""

    can: bool
    why: str
    rule: str
    asked_by: int | None = None


class Over(msgspec.Struct, frozen=True):
    scores: list[int]
    winners: list[int]  #: empty where somebody without a seat has won: then `ending` says who
    ending: str  #: what stands over the podium in place of the winners' names, if anything
    ending_line: str  #: what else decided: a limit, a tie-break
    start: list[int]  #: scores before the first move
    history: list[list[int]]  #: scores at the end of each stretch, for the chart: [stretch][seat]
    history_names: list[str]


# ── server → page ────────────────────────────────────────────────────────────────────────────


class TableMessage(ServerMessage, tag="table", frozen=True):
    """Everything; sent on connecting, after a language switch, and whenever a page fell behind."""

    table: str
    game: str
    lang: Lang
    version: int
    you: int | None  #: the viewer's seat; None = spectator
    host: bool
    seats: list[SeatInfo]
    options: dict[str, str]
    scene: Scene
    asks: list[Question]  #: what this viewer may answer now
    waiting: list[Waiting]  #: what others decide
    log: list[LoggedMove]
    chat: list[ChatLine]
    undo: UndoState
    over: Over | None
    again: bool  #: the same people have a next match: `POST …/again` leads there
    elsewhere: bool  #: the viewer's seat is open in another page too
    dealt: bool  #: False: the match begins when everybody has come
    luck: LuckInfo
    hushed: bool  #: only who sits at the table may talk
    lesson: LessonState | None = None  #: for who is taught here
    ahead: list[life.AheadInfo] = []  #: what this viewer may answer ahead, and does
    invite: str | None = None  #: only for the host: the one link to whichever seat is free


class Update(ServerMessage, tag="update", frozen=True):
    """One move (or one move taken back: then `version` is smaller than before)."""

    version: int
    change: SceneChange
    asks: list[Question]
    waiting: list[Waiting]
    moved: LoggedMove | None  #: None after an undo
    undo: UndoState
    over: Over | None
    lesson: LessonState | None = None  #: where something new is told, or taken back


class Seats(ServerMessage, tag="seats", frozen=True):
    """Somebody sat down, left, came back, went on- or offline, was renamed, or made the next match."""

    seats: list[SeatInfo]
    undo: UndoState
    again: bool
    elsewhere: bool
    luck: LuckInfo
    hushed: bool
    ahead: list[life.AheadInfo]


class ChatMessage(ServerMessage, tag="chat", frozen=True):
    line: ChatLine


class RefusalMessage(ServerMessage, tag="refusal", frozen=True):
    option: str
    reasons: list[dict[str, str]]  #: {rule, text}; empty = it is legal


class HintMessage(ServerMessage, tag="hint", frozen=True):
    option: str
    label: str


class SuggestionMessage(ServerMessage, tag="suggestion", frozen=True):
    """For the question open at `version`; as the game's drawing declares it."""

    version: int
    suggestion: dict[str, Any]


class Failure(ServerMessage, tag="error", frozen=True):
    """Nothing changed, unless the code is `unshown`. `code` is stable, `text` is for people."""

    code: Literal[
        "malformed", "too-big", "too-often", "stale", "not-yours", "seated", "illegal", "over", "no-undo",
        "unavailable", "unshown",
    ]  # fmt: skip
    text: str
    reasons: list[dict[str, str]] = []


class Pong(ServerMessage, tag="pong", frozen=True):
    pass


ToPage = (
    TableMessage
    | Update
    | Seats
    | life.Life
    | ChatMessage
    | RefusalMessage
    | HintMessage
    | SuggestionMessage
    | Failure
    | Pong
)


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`human` = a friend comes by link; `bot` = played by that kind of bot."""

    kind: Literal["human", "bot"]
    bot: str = "greedy"
    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The maker sits on seat 0 (or on none: `watch`); `seats` are the others, in order."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)]
    name: str = ""
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)] | None = None
    public: bool = False  #: listed under open tables
    pace: life.PaceWish = life.PaceWish()  #: only where other people may come
    room: bool = False  #: it begins once everybody says so, not at once when all have come
    door: life.Door | None = None  #: who may look on; unless it is said, an open table is shown to all
    practice: bool = False  #: the seed is shown to everybody: only so may it be chosen where others sit
    watch: bool = False  #: all seats are in `seats`
    lesson: bool = False  #: the guided first game of the game: everything else but the name is as that says


class TableMade(msgspec.Struct, frozen=True):
    table: str
    key: str | None  #: of the maker's seat: a page exchanges it on arrival, a program plays with it
    url: str
    links: dict[int, str]  #: the links of the seats that wait for friends: each is good for one arrival


class SitDown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str = ""


class Arrive(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Come to one's seat: with a key, which is void afterwards, or as the browser that owns the seat."""

    key: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seat: int | None = None  #: which of one's own seats
    also: bool = False  #: take this seat beside another one at the same table
    luck: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32,64})?$")] = ""  #: a random number of one's own, in hex


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int
    key: str | None  #: None where the seat belongs to the identity of the browser that asked
    url: str


class Me(msgspec.Struct, frozen=True):
    """This browser is known to the hall, by a cookie."""

    new: bool  #: since now


class MyKeys(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Further seat keys to ask about; the tables of the browser's identity are always in the answer."""

    keys: Annotated[list[str], msgspec.Meta(max_length=200)] = []


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list. `lost` says why it cannot be opened; then only what is stored of it is told."""

    table: str
    game: str
    name: str
    status: str
    seats: list[SeatInfo]
    your_turn: bool
    your_seat: int | None
    waiting_for: list[str]
    over: bool
    changed: str  #: ISO 8601
    url: str
    dealt: bool
    luck: LuckInfo
    lost: str = ""
    pace: life.PaceKind = "none"
    left: int | None = None  #: milliseconds of one's own time, if it runs
    room: bool = False  #: it begins when all are ready
    ended: bool = False  #: its people have agreed to end it
    scores: list[int | None] = []  #: what lies open, by seat
    watching: int = 0


class ReplayFrame(msgspec.Struct, frozen=True):
    """A finished or running table as it stood after `at` moves."""

    table: str
    game: str
    at: int
    of: int
    you: int | None
    seats: list[SeatInfo]
    scene: Scene
    waiting: list[Waiting]
    moved: LoggedMove | None
    over: Over | None
    marks: list[tuple[int, str]]  #: (move, "Voyage 2"): where to jump


class Fork(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A new table from a moment of another; every other seat becomes a bot."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    bot: str = "greedy"
    name: str = ""


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    status: int
    code: str
    text: str
