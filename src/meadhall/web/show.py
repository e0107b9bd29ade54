"""A table as one viewer may see it: the messages, made from the match's views only."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.match import Match, whys_in_words
from meadhall.core.refusal import Reason
from meadhall.core.scene import Question, Scene, Waiting
from meadhall.table.hall import CannotOpen, Frame
from meadhall.table.news import Moved
from meadhall.table.rows import ChatRow
from meadhall.table.seats import Seat
from meadhall.table.table import Table
from meadhall.web.messages import (
    ChatLine,
    Lang,
    LoggedMove,
    Over,
    ReplayFrame,
    SceneChange,
    SeatInfo,
    TableMessage,
    TableRow,
    UndoState,
    Update,
)
from meadhall.web.words import say_text


class Show:
    """What a seat (None: a spectator) sees of a table, in one language. `online` are the seats with an open page."""

    def __init__(self, table: Table, seat: int | None, lang: Lang, online: frozenset[int], secret: bytes) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self._online = online
        self._secret = secret

    # ── parts ────────────────────────────────────────────────────────────────────────────────

    @property
    def host(self) -> bool:
        return self.seat is not None and self.table.seats[self.seat].host

    def scene(self, match: Match | None = None) -> Scene:
        return (match or self.table.match).scene(self.seat, self.lang, self.table.names)

    def seats(self) -> list[SeatInfo]:
        return [self._seat(seat) for seat in self.table.seats]

    def _seat(self, seat: Seat) -> SeatInfo:
        link = seat_url(self.table.id, seat.key(self._secret)) if self.host and seat.kind == "open" else None
        return SeatInfo(seat.number, seat.name, seat.kind, seat.bot, seat.number in self._online, link)

    def asks(self) -> list[Question]:
        """What this viewer may answer now: nothing while a bot plays the seat."""
        if self.seat is None or self.table.seats[self.seat].bot is not None:
            return []
        question = self.table.match.question(self.seat, self.lang, self.table.names)
        return [question] if question is not None else []

    def waiting(self, match: Match | None = None) -> list[Waiting]:
        bot_plays = self.seat is not None and self.table.seats[self.seat].bot is not None
        seen_by = None if bot_plays else self.seat
        return (match or self.table.match).waiting(seen_by, self.lang, self.table.names)

    def move(self, move: Moved) -> LoggedMove:
        lines = self.table.match.lines(move.events, self.seat, self.lang, self.table.names)
        return LoggedMove(move.version, lines)

    def undo(self) -> UndoState:
        standing = self.table.undo(self.seat)
        if standing.reason is None:
            return UndoState(standing.moment is not None, "", "", self.table.wish)
        why = self.reasons([standing.reason])[0]
        return UndoState(False, why["text"], why["rule"], self.table.wish)

    def reasons(self, reasons: Sequence[Reason]) -> list[dict[str, str]]:
        say = self.table.match.look(self.seat, self.lang, self.table.names).say
        return [{"rule": why["rule"], "text": why["text"]} for why in whys_in_words(reasons, say)]

    def over(self) -> Over | None:
        result = self.table.match.result
        if result is None:
            return None
        history = self.table.stretches.history(self.table.version, result.scores)
        say = self.table.match.look(None, self.lang, self.table.names).say
        return Over(
            list(result.scores),
            list(result.winners),
            list(self.table.stretches.start),
            [list(scores) for _, scores in history],
            [say.text(mark) for mark, _ in history],
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
            options=dict(table.match.options_chosen),
            scene=scene,
            asks=self.asks(),
            waiting=self.waiting(),
            log=[self.move(move) for move in table.log],
            chat=[chat_line(row) for row in table.chat],
            undo=self.undo(),
            over=self.over(),
            again=table.followed,
        )

    def update(self, change: SceneChange, move: Moved | None) -> Update:
        return Update(
            version=self.table.version,
            change=change,
            asks=self.asks(),
            waiting=self.waiting(),
            moved=None if move is None else self.move(move),
            undo=self.undo(),
            over=self.over(),
        )

    def frame(self, frame: Frame) -> ReplayFrame:
        table = self.table
        say = table.match.look(None, self.lang, table.names).say
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
            marks=[(number, say.text(mark)) for number, mark in table.stretches.marks()],
        )

    def row(self) -> TableRow:
        table = self.table
        asked = [decision.seat for decision in table.match.pending]
        mine = self.seat is not None and self.seat in asked and table.seats[self.seat].bot is None
        key = None if self.seat is None else table.seats[self.seat].key(self._secret)
        return TableRow(
            table=table.id,
            game=table.game.key,
            name=" · ".join(table.names),
            status=self.scene()["status"],
            seats=self.seats(),
            your_turn=mine,
            your_seat=self.seat,
            waiting_for=[table.names[seat] for seat in asked],
            over=table.over,
            changed=table.changed,
            url=seat_url(table.id, key),
        )


def lost_row(lost: CannotOpen, seat: int, lang: Lang) -> TableRow:
    """A table that cannot be opened, as it stands in its owner's list all the same."""
    table, seats = lost.stored.table, lost.stored.seats
    return TableRow(
        table=table.id,
        game=table.game,
        name=" · ".join(row.name for row in seats),
        status="",
        seats=[SeatInfo(s.seat, s.name, Seat(s).kind, s.bot, online=False) for s in seats],
        your_turn=False,
        your_seat=seat,
        waiting_for=[],
        over=table.over,
        changed=table.changed,
        url=seat_url(table.id, None),
        lost=say_text(lang, lost.why),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.seat, row.text, row.at)


def seat_url(table: str, key: str | None) -> str:
    """The page of a table, or of a seat at it."""
    return f"/table/{table}" if key is None else f"/table/{table}/{key}"
