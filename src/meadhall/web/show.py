"""A table as one viewer may see it: the messages, made from the match's views only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from meadhall.core.ahead import Ahead
from meadhall.core.drawing import Painted, whys_in_words
from meadhall.core.match import Match
from meadhall.core.refusal import Reason
from meadhall.core.scene import Question, Scene, SceneChange, Waiting
from meadhall.core.text import Say
from meadhall.table import coach
from meadhall.table.company import WATCHING
from meadhall.table.hall import CannotOpen
from meadhall.table.history import Frame
from meadhall.table.keys import table_key
from meadhall.table.luck import luck_of
from meadhall.table.news import Moved
from meadhall.table.rows import ChatRow
from meadhall.table.seats import Seat
from meadhall.table.table import Table
from meadhall.web.life import AheadInfo
from meadhall.web.messages import (
    ChatLine,
    Lang,
    LessonState,
    LoggedMove,
    LuckInfo,
    Over,
    Plate,
    ReplayFrame,
    SeatInfo,
    Seats,
    TableMessage,
    TableRow,
    UndoState,
    Update,
)
from meadhall.web.words import say, say_text

Pages = Mapping[int, int]  #: seat → in how many pages it is open
GAP = "⁂"  #: stands in a sentence where a number may be chosen
NOTHING: Scene = {"root": "", "things": {}, "status": "", "progress": [0, 1], "seats": [], "scores": []}


class Glance(NamedTuple):
    """How a match stands, in a line and in what lies open of its scores."""

    status: str
    scores: list[int | None]


class Show:
    """What a seat (None: a spectator) sees of a table, in one language. `pages` counts the open pages of seats."""

    def __init__(
        self, table: Table, seat: int | None, lang: Lang, pages: Pages, secret: bytes, painted: Painted | None = None
    ) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self._pages = pages
        self._secret = secret
        self._painted = painted  #: shared by the viewers of one moment in one language

    # ── parts ────────────────────────────────────────────────────────────────────────────────

    @property
    def host(self) -> bool:
        return self.seat is not None and self.table.seats[self.seat].host

    @property
    def elsewhere(self) -> bool:
        """Is this seat open in more than one page?"""
        return self.seat is not None and self._pages.get(self.seat, 0) > 1

    def luck(self) -> LuckInfo:
        luck = luck_of(self.table.row, self.table.seats)
        return LuckInfo(luck.kind, luck.commitment, list(luck.parts), None if luck.seed is None else str(luck.seed))

    def scene(self, match: Match | None = None) -> Scene:
        """What there is to draw: nothing before the cards are dealt."""
        if not self.table.dealt:
            return {**NOTHING, "status": say(self.lang, "gathering")}
        return (match or self.table.match).scene(self.seat, self.lang, self.table.names, self._painted)

    def seats(self) -> list[SeatInfo]:
        return [self._seat(seat) for seat in self.table.seats]

    def _seat(self, seat: Seat) -> SeatInfo:
        link = seat_url(self.table.id, seat.key(self._secret)) if self.host and seat.kind == "open" else None
        came = self.table.dealt or seat.bot is not None or seat.luck is not None
        return SeatInfo(seat.number, seat.name, seat.kind, seat.bot, seat.number in self._pages, came, link)

    def asks(self) -> list[Question]:
        """What this viewer may answer now: nothing while a bot plays the seat."""
        table = self.table
        if not table.dealt or table.over or self.seat is None or table.seats[self.seat].bot is not None:
            return []
        question = self.table.match.question(self.seat, self.lang, self.table.names)
        given = self.table.auto.answer(self.seat)
        if question is not None and given is not None:
            question["auto"] = given.id
        return [question] if question is not None else []

    def waiting(self, match: Match | None = None) -> list[Waiting]:
        if not self.table.dealt or self.table.row.ended:
            return []
        bot_plays = self.seat is not None and self.table.seats[self.seat].bot is not None
        seen_by = None if bot_plays else self.seat
        return (match or self.table.match).waiting(seen_by, self.lang, self.table.names)

    def move(self, move: Moved) -> LoggedMove:
        happened = [event for event in move.events if event.kind != coach.KIND]
        return LoggedMove(move.version, self.table.match.lines(happened, self.seat, self.lang, self.table.names))

    def _new(self, move: Moved) -> LoggedMove:
        """A move that has just been made, with what of it may want explaining."""
        found = coach.firsts(self.table.game.lesson, self.seat, move.events)
        return msgspec.structs.replace(self.move(move), firsts=[first.id for first in found])

    def lesson(self) -> LessonState | None:
        """What the coach has told this viewer."""
        taught = self.table.coach
        if taught.lesson is None or self.seat != coach.LEARNER:
            return None
        plates = [self._plate(plate) for plate in taught.plates]
        return LessonState(len(taught.lesson.steps), taught.over, plates)

    def _plate(self, plate: coach.Plate) -> Plate:
        texts, names = self.table.game.learn_texts, self.table.names
        title, text, do = (
            "" if t is None else texts.say(self.lang, t, names) for t in (plate.title, plate.text, plate.do)
        )
        return Plate(plate.id, plate.number, title, text, do, list(plate.at), list(plate.want), plate.version)

    def undo(self) -> UndoState:
        if not self.table.dealt:
            return UndoState(False, "", "")
        standing = self.table.undo(self.seat)
        if standing.reason is None:
            return UndoState(standing.moment is not None, "", "", self.table.wish)
        why = self.reasons([standing.reason])[0]
        return UndoState(False, why["text"], why["rule"], self.table.wish)

    def reasons(self, reasons: Sequence[Reason]) -> list[dict[str, str]]:
        if not reasons:
            return []
        words = self.table.match.look(self.seat, self.lang, self.table.names).say
        return [{"rule": why["rule"], "text": why["text"]} for why in whys_in_words(reasons, words)]

    def over(self) -> Over | None:
        result = self.table.match.result if self.table.dealt else None
        if result is None:
            return None
        history = self.table.stretches.history(self.table.version, result.scores)
        match = self.table.match
        look = match.look(None, self.lang, self.table.names)
        ending, line = match.game.drawing.ending(match.state, look)
        return Over(
            list(result.scores),
            list(result.winners),
            ending,
            line,
            list(self.table.stretches.start),
            [list(scores) for _, scores in history],
            [look.say.text(mark) for mark, _ in history],
        )

    # ── messages ─────────────────────────────────────────────────────────────────────────────

    def whole(self, scene: Scene) -> TableMessage:
        table = self.table
        return TableMessage(
            table=table.id,
            game=table.game.key,
            lang=self.lang,
            version=table.version,
            you=self.seat,
            host=self.host,
            seats=self.seats(),
            options=table.row.chosen,
            scene=scene,
            asks=self.asks(),
            waiting=self.waiting(),
            log=[self.move(move) for move in table.log],
            chat=[chat_line(row) for row in table.chat if hears(table, self.seat, row)],
            undo=self.undo(),
            over=self.over(),
            again=table.followed,
            elsewhere=self.elsewhere,
            dealt=table.dealt,
            luck=self.luck(),
            hushed=table.row.hushed,
            lesson=self.lesson(),
            ahead=self.ahead(),
            invite=self.invite(),
        )

    def company(self) -> Seats:
        """Who is there, and what goes with that."""
        table = self.table
        return Seats(
            self.seats(), self.undo(), table.followed, self.elsewhere, self.luck(), table.row.hushed, self.ahead()
        )

    def ahead(self) -> list[AheadInfo]:
        """What this viewer may answer ahead: where nobody else waits there is no need to."""
        seats = self.table.seats
        if self.seat is None or not any(seat.kind == "human" for seat in seats if seat.number != self.seat):
            return []
        wishes, say = seats[self.seat].wishes_ahead, Say(self.table.game.texts, self.lang)
        return [_ahead(one, say, wishes.get(one.id)) for one in self.table.game.answers_ahead]

    def invite(self) -> str | None:
        """The one link to whichever seat is free."""
        free = self.host and any(seat.kind == "open" for seat in self.table.seats)
        return seat_url(self.table.id, table_key(self._secret, self.table.id)) if free else None

    def update(self, change: SceneChange, move: Moved | None) -> Update:
        return Update(
            version=self.table.version,
            change=change,
            asks=self.asks(),
            waiting=self.waiting(),
            moved=None if move is None else self._new(move),
            undo=self.undo(),
            over=self.over(),
            lesson=self.lesson() if move is None or coach.told(move.events) else None,
        )

    def frame(self, frame: Frame) -> ReplayFrame:
        table = self.table
        words = table.match.look(None, self.lang, table.names).say
        return ReplayFrame(
            table=table.id,
            game=table.game.key,
            at=frame.at,
            of=table.version,
            you=self.seat,
            seats=self.seats(),
            scene=self.scene(frame.match),
            waiting=frame.match.waiting(None, self.lang, table.names),
            moved=None if frame.moved is None else self.move(frame.moved),
            over=self.over() if frame.match.over else None,
            marks=[(number, words.text(mark)) for number, mark in table.stretches.marks()],
        )

    def glance(self) -> Glance:
        """How the match stands, as everybody may know it."""
        scene = Show(self.table, None, self.lang, self._pages, self._secret).scene()
        return Glance(scene["status"], [look["score"] for look in scene["seats"]])

    def _left(self) -> int | None:
        """What is left of the viewer's own time, if it runs."""
        clock, now = self.table.clocks.clock, self.table.time.now()
        if clock is None or self.seat is None or not clock.hands[self.seat].runs_at(now):
            return None
        return clock.hands[self.seat].left_at(now)

    def row(self, glance: Glance) -> TableRow:
        table = self.table
        own = None if self.seat is None else table.seats[self.seat]
        asked = [decision.seat for decision in table.match.pending] if table.dealt and not table.over else []
        mine = own is not None and (own.number in asked and own.bot is None if table.dealt else own.luck is None)
        return TableRow(
            table=table.id,
            game=table.game.key,
            name=" · ".join(table.names),
            status=glance.status,
            seats=self.seats(),
            your_turn=mine,
            your_seat=self.seat,
            waiting_for=[table.names[seat] for seat in asked],
            over=table.over,
            changed=table.changed,
            dealt=table.dealt,
            luck=self.luck(),
            url=seat_url(table.id, None) if own is None else own_url(table, own, self._secret),
            pace=table.clocks.pace.kind,
            left=self._left(),
            room=table.row.room,
            ended=table.row.ended,
            scores=glance.scores,
            watching=self._pages.get(WATCHING, 0),
        )


def _ahead(one: Ahead, say: Say, at: int | None) -> AheadInfo:
    bound, key = one.unless, f"ahead-{one.id}"
    unless = say(f"{key}-unless", at=GAP) if say.has(f"{key}-unless") else ""
    return AheadInfo(one.id, say(key), unless, list(bound.values) if bound else [], bound.preset if bound else 0, at)


def lost_row(lost: CannotOpen, seat: int | None, lang: Lang) -> TableRow:
    """A table that cannot be opened, as it stands in its owner's list all the same."""
    table, seats = lost.stored.table, lost.stored.seats
    return TableRow(
        table=table.id,
        game=table.game,
        name=" · ".join(row.name for row in seats),
        status="",
        seats=[SeatInfo(s.seat, s.name, Seat(s).kind, s.bot, online=False, came=True) for s in seats],
        your_turn=False,
        your_seat=seat,
        waiting_for=[],
        over=table.over,
        changed=table.changed,
        url=seat_url(table.id, None),
        dealt=bool(table.start),
        luck=LuckInfo("own"),
        lost=say_text(lang, lost.why),
    )


def hears(table: Table, seat: int | None, line: ChatRow) -> bool:
    """Who looks on talks apart: while a match goes on, those who play do not hear what they say."""
    return seat is None or line.seat is not None or table.over


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.seat, row.text, row.at)


def seat_url(table: str, key: str | None) -> str:
    """The page of a table, or of a seat at it for who comes with its key."""
    return f"/table/{table}" if key is None else f"/table/{table}/{key}"


def own_url(table: Table, seat: Seat, secret: bytes) -> str:
    """The page of a seat for its owner. An identity needs no key; which seat is said where it has several."""
    if seat.owner is None:
        return seat_url(table.id, seat.key(secret))
    several = sum(other.owner == seat.owner for other in table.seats) > 1
    return f"/table/{table.id}?seat={seat.number}" if several else f"/table/{table.id}"
