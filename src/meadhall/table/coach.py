"""The coach of a lesson: goes along with a match and says which plates are due.

What has been told is an event of the move that led to it, for the learner alone: so it is stored, shown again after a
reload and taken back with the move. What is told before the first move follows from the deal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.core.event import Event
from meadhall.core.game import Game
from meadhall.core.lesson import ANY, First, Lesson, Moment, Step, When, matches, said
from meadhall.core.match import Match
from meadhall.core.text import Arg, Seat, Text
from meadhall.table.chain import Chain
from meadhall.table.news import Moved, moved
from meadhall.table.rows import TableRow
from meadhall.table.seats import Seat as TableSeat

KIND = "coach"  #: of the events that say what was told
LEARNER = 0  #: the seat that is taught
LONGEST = 1000  #: moves after which nothing more is taught
MOST = 4  #: plates in a row: what else is due waits for the next move

Happened = tuple[str, Event]


class Plate(NamedTuple):
    """What is told: texts of the game with arguments, and ids of things and options."""

    id: str
    title: Text | None  #: None: a word about what the learner did
    text: Text
    do: Text | None
    at: tuple[str, ...]
    want: tuple[str, ...]
    number: int = 0  #: the how manyth plate it is; 0: a word in between
    version: int = 0

    @classmethod
    def of(cls, event: Event, number: int, version: int) -> Plate:
        """As it was written down."""
        id, words, want = (str(event.args[name]) for name in ("#id", "#say", "#want"))
        args = tuple((k, v) for k, v in event.args.items() if not k.startswith("#"))
        title = Text(f"learn-{id}", args) if number else None
        do = Text(f"learn-{id}-do", args) if want else None
        return cls(id, title, Text(words, args), do, event.things, tuple(want.split()), number, version)


class Coach:
    """What has happened in a lesson so far, and what is told next. Without a lesson it says nothing."""

    def __init__(
        self, lesson: Lesson | None, start: Match | None, moves: Callable[[], Iterable[Moved]] = tuple
    ) -> None:
        self.lesson = lesson if start is not None else None
        self._moves = moves  #: all that were made, to be gone through again
        self._forget()
        self._opening = [] if self.lesson is None or start is None else self._due(start, None, [])
        self.back()

    def _forget(self) -> None:
        self.plates: list[Plate] = []
        self._told: list[str] = []
        self._answered: set[str] = set()
        self._happened: list[Event] = []
        self._decisions = 0

    def back(self) -> None:
        """Moves were taken back, or the table comes from the store: remember what is left."""
        if self.lesson is None:
            return
        self._forget()
        self._remember(self._opening, 0)
        for move in self._moves():
            self.hear(move)

    @property
    def over(self) -> bool:
        """Has the last plate been told?"""
        return self.lesson is None or self.lesson.steps[-1].id in self._told

    def due(self, match: Match, seat: int, option: str, events: Sequence[Event]) -> list[Event]:
        """What is to be told after a move, as events of it. `hear` the move afterwards."""
        return [] if self.over else self._due(match, option if seat == LEARNER else None, events)

    def hear(self, move: Moved) -> None:
        """A move was made, with all that was told after it."""
        if self.over:
            return
        self._decisions += move.seat == LEARNER
        self._happened += [event for event in move.events if event.kind != KIND]
        self._remember([event for event in move.events if event.kind == KIND], move.version)

    def _remember(self, told: Iterable[Event], version: int) -> None:
        for event in told:
            id = str(event.args["#id"])
            answer = id in self._told
            if answer:
                self._answered.add(id)
            else:
                self._told.append(id)
            self.plates.append(Plate.of(event, 0 if answer else len(self._told), version))

    # ── what is due ──────────────────────────────────────────────────────────────────────────

    def _due(self, match: Match, played: str | None, events: Sequence[Event]) -> list[Event]:
        now = Now(self, match, played, events)
        found = now.answer(self._told, self._answered)
        told = list(self._told)
        while len(found) < MOST and not self._closed(told):
            event = now.next(told)
            if event is None:
                break
            found.append(event)
            told.append(str(event.args["#id"]))
            if event.args["#want"]:
                break
        return found

    def _closed(self, told: Sequence[str]) -> bool:
        assert self.lesson is not None
        return self.lesson.steps[-1].id in told

    @property
    def happened(self) -> Sequence[Event]:
        """All that happened before the move that is looked at."""
        return self._happened

    @property
    def decisions(self) -> int:
        """How often the learner has decided before it."""
        return self._decisions


class Now:
    """One moment of a lesson: what a plate's conditions are held against."""

    def __init__(self, coach: Coach, match: Match, played: str | None, events: Sequence[Event]) -> None:
        assert coach.lesson is not None
        self._lesson = coach.lesson
        self._match = match
        self._played = played
        self._events = events
        self._past = coach.happened
        self._decisions = coach.decisions + (played is not None)
        decision = match.decision_of(LEARNER)
        self._asked = None if decision is None else decision.kind
        self._options = [] if decision is None else [option.id for option in decision.options]
        self._scene: Mapping[str, Any] | None = None

    @property
    def scene(self) -> Mapping[str, Any]:
        """What the learner sees; drawn when it is first needed."""
        if self._scene is None:
            self._scene = self._match.scene(LEARNER, "en")
        return self._scene

    def next(self, told: Sequence[str]) -> Event | None:
        """The first plate that is due and has not been told."""
        for step in self._lesson.steps:
            for moment in step.moments if step.id not in told else ():
                if (args := self._holds(moment.when, told)) is not None:
                    return self._event(step, moment, args)
        return None

    def answer(self, told: Sequence[str], answered: set[str]) -> list[Event]:
        """A word about what the learner did, where the plate before has one for it."""
        step = self._lesson.step(told[-1]) if told else None
        if step is None or self._played is None or step.id in answered:
            return []
        for moment in step.then:
            if (args := self._holds(moment.when, told)) is not None:
                return [self._event(step, moment, args)]
        return []

    def _event(self, step: Step, moment: Moment, args: Mapping[str, Arg]) -> Event:
        want = [id for id in self._options if matches(moment.want, id)]
        named = {**args, "#id": step.id, "#say": said(step, moment), "#want": " ".join(want)}
        return Event(KIND, LEARNER, "", named, self.found(moment.at), (LEARNER,))

    def found(self, at: Sequence[str]) -> tuple[str, ...]:
        """The things that patterns point at, in the patterns' order."""
        ids = [id for pattern in at for id in self._named(pattern)]
        return tuple(dict.fromkeys(ids))

    def _named(self, pattern: str) -> list[str]:
        if pattern.startswith("ui:"):
            return [pattern]
        if "*" not in pattern and "?" not in pattern:
            return [pattern] if pattern in self.scene["things"] else []
        return [id for id in self.scene["things"] if matches((pattern,), id)]

    def _holds(self, when: When, told: Sequence[str]) -> Mapping[str, Arg] | None:
        """The arguments of what happened, if all of it holds."""
        plain = (
            not when.ask or (self._asked is not None and (ANY in when.ask or self._asked in when.ask)),
            not when.played or (self._played is not None and matches(when.played, self._played)),
            all(id in told for id in when.told),
            self._decisions >= when.decisions,
            not when.over or self._match.over,
            not when.option or any(matches(when.option, id) for id in self._options),
        )
        if not all(plain):
            return None
        if when.round and self.scene["progress"][0] < when.round:
            return None
        if when.thing and not self.found(when.thing):
            return None
        return self._event_args(when)

    def _event_args(self, when: When) -> Mapping[str, Arg] | None:
        """What the events that are looked for say; nothing where none are."""
        if when.event:
            return told_of(self._events, when.event, when, LEARNER)
        if when.happened:
            return told_of([*self._past, *self._events], when.happened, when, LEARNER)
        return {}


def told_of(events: Sequence[Event], kinds: Sequence[str], when: When, learner: int) -> Mapping[str, Arg] | None:
    """The arguments of the last event of these kinds; None: there is none."""
    for event in reversed(events):
        if event.kind in kinds and _concerns(event, when, learner):
            return event.args
    return None


def _concerns(event: Event, when: When, learner: int) -> bool:
    others = [v.number for k, v in event.args.items() if isinstance(v, Seat) and k != "seat"]
    return _is(when.by, [] if event.seat is None else [event.seat], learner) and _is(when.to, others, learner)


def _is(who: str, seats: Sequence[int], learner: int) -> bool:
    if who == "you":
        return learner in seats
    return who == "anyone" or any(seat != learner for seat in seats)


def told(events: Sequence[Event]) -> bool:
    """Was anything told after this?"""
    return any(event.kind == KIND for event in events)


def firsts(lesson: Lesson | None, seat: int | None, events: Sequence[Event]) -> list[First]:
    """What of this a seat may want explained if it is the first time."""
    if lesson is None or seat is None:
        return []
    seen = [event for event in events if event.only is None or seat in event.only]
    return [first for first in lesson.firsts if told_of(seen, first.when.event, first.when, seat) is not None]


def coach_of(
    game: Game[Any, Any], row: TableRow, seats: Sequence[TableSeat], start: Match | None, chain: Chain
) -> Coach:
    """The coach of a table: of one that was set up as the game's lesson says, else one that says nothing."""
    if not _is_lesson(game, row, seats):
        return Coach(None, None)
    return Coach(game.lesson, start, lambda: (moved(row, page) for row, page in chain.last(LONGEST)))


def _is_lesson(game: Game[Any, Any], row: TableRow, seats: Sequence[TableSeat]) -> bool:
    lesson, others = game.lesson, [seat for seat in seats if seat.number != LEARNER]
    if lesson is None or not row.record or any(seat.bot != lesson.bot for seat in others):
        return False
    record = json.loads(row.record)
    same = record["seed"] == lesson.seed and not record["choices"] and len(seats) == lesson.players
    return same and row.chosen == game.checked_options(lesson.options)
