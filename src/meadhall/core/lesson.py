"""A guided first game as data: when a plate is due, what it points at, what it waits for.

A plate is due whenever its conditions hold, whatever was chosen before: a lesson is no script. Its words are texts:
`learn-ID` is the title, `learn-ID-say` what is said (or `learn-ID-NAME`, where a moment names its words), `learn-ID-do`
what is waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from meadhall.core.content import Content, Entry

WHO = ("anyone", "you", "rival")
#: Parts of every table that a plate may point at beside things of the scene.
PARTS = ("ui:prompt", "ui:list", "ui:undo", "ui:hint", "ui:log", "ui:score", "ui:rivals", "ui:status", "ui:rules")
ANY = "any"  #: whatever the learner is asked


class When(NamedTuple):
    """All of it must hold. `*` stands for anything in patterns of options and things."""

    ask: tuple[str, ...] = ()  #: the learner is asked one of these, or `any`
    event: tuple[str, ...] = ()  #: one of these is what just happened
    happened: tuple[str, ...] = ()  #: one of these has happened at some time
    by: str = WHO[0]  #: who did that
    to: str = WHO[0]  #: whom it names beside who did it
    played: tuple[str, ...] = ()  #: the learner has just chosen such an option
    told: tuple[str, ...] = ()  #: all these plates have been shown
    option: tuple[str, ...] = ()  #: the learner may choose such an option
    thing: tuple[str, ...] = ()  #: such a thing is on the table
    decisions: int = 0  #: the learner has decided at least so often
    round: int = 0  #: the match has come at least so far
    over: bool = False  #: the match is over


class Moment(NamedTuple):
    """One occasion to show a plate, and how it is shown then."""

    when: When
    at: tuple[str, ...]  #: things, or parts of every table; each must be there
    want: tuple[str, ...]  #: options, one of which the coach waits for
    say: str  #: the last word of the text's name


class Step(NamedTuple):
    """A plate. Its first moment that holds shows it, once; `then` is what may be said to the learner's answer."""

    id: str
    moments: tuple[Moment, ...]
    then: tuple[Moment, ...]


class First(NamedTuple):
    """What is explained in any match when it happens for the first time: text `first-ID`, in one sentence."""

    id: str
    when: When
    rule: str
    icon: str


class Lesson(NamedTuple):
    """A match with luck of its own, and the plates in the order in which they are looked at. The last one closes it."""

    seed: int
    players: int
    options: dict[str, str]
    bot: str  #: who sits on the other seats
    minutes: int
    steps: tuple[Step, ...]
    firsts: tuple[First, ...]

    def step(self, id: str) -> Step | None:
        """The plate of that name."""
        return next((step for step in self.steps if step.id == id), None)

    def texts(self) -> list[str]:
        """The names of all texts that it needs."""
        found: list[str] = []
        for step in self.steps:
            found += [f"learn-{step.id}", *(said(step, moment) for moment in (*step.moments, *step.then))]
            found += [f"learn-{step.id}-do"] if any(moment.want for moment in step.moments) else []
        return [*dict.fromkeys(found), *(f"first-{first.id}" for first in self.firsts)]

    @classmethod
    def read(cls, path: Path) -> Lesson:
        """From a file, or an error that names entry and field."""
        return cls.parse(Content.read(path))

    @classmethod
    def parse(cls, c: Content) -> Lesson:
        _known(c, ("seed", "players", "options", "bot", "minutes", "steps", "firsts"))
        steps = tuple(_step(e) for e in c.entries("steps"))
        names = [step.id for step in steps]
        for e, step in zip(c.entries("steps"), steps, strict=True):
            if names.count(step.id) > 1:
                raise e.fail("id", f"{step.id!r} stands twice")
            for other in (id for moment in step.moments for id in moment.when.told):
                if other not in names:
                    raise e.fail("told", f"there is no step {other!r}")
        if not steps:
            raise c.fail("steps", "must hold at least one")
        options = {str(k): str(v) for k, v in c.entry("options").items()} if c.has("options") else {}
        firsts = tuple(_first(e) for e in c.entries("firsts")) if c.has("firsts") else ()
        return cls(c.int("seed"), c.int("players", least=1), options, c.str("bot", "guide"), c.int("minutes", least=1),
                   steps, firsts)  # fmt: skip


def said(step: Step, moment: Moment) -> str:
    """The name of the text."""
    return f"learn-{step.id}-{moment.say}"


def matches(patterns: Sequence[str], name: str) -> bool:
    """Is one of the patterns about this?"""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


_MOMENT = ("when", "at", "want", "say")


def _step(e: Entry) -> Step:
    _known(e, ("id", "moments", "then", *_MOMENT))
    several = e.has("moments")
    for field in _MOMENT if several else ():
        if e.has(field):
            raise e.fail(field, "belongs into one of the moments")
    moments = tuple(_moment(one) for one in e.entries("moments")) if several else (_moment(e, ("id", "then")),)
    answers = tuple(_answer(one) for one in e.entries("then")) if e.has("then") else ()
    return Step(e.str("id"), moments, answers)


def _moment(e: Entry, beside: Sequence[str] = ()) -> Moment:
    _known(e, (*_MOMENT, *beside))
    at = _words(e, "at")
    for name in at:
        if name.startswith("ui:") and name not in PARTS:
            raise e.fail("at", f"there is no part {name!r} of every table: {', '.join(PARTS)}")
    when = _when(e.entry("when")) if e.has("when") else When()
    want = _words(e, "want")
    if want and not when.ask:
        raise e.fail("want", "only where the learner is asked: `when: {ask: …}`")
    return Moment(when, at, want, e.str("say", "say"))


def _answer(e: Entry) -> Moment:
    """What is said to an answer: like a moment, but the words have a name of their own."""
    _known(e, ("played", "event", "say", "at"))
    return Moment(When(played=_words(e, "played"), event=_words(e, "event")), _words(e, "at"), (), e.str("say"))


def _when(e: Entry) -> When:
    _known(e, When._fields)
    return When(
        _words(e, "ask"), _words(e, "event"), _words(e, "happened"), e.str("by", WHO[0], WHO), e.str("to", WHO[0], WHO),
        _words(e, "played"), _words(e, "told"), _words(e, "option"), _words(e, "thing"), e.int("decisions", 0),
        e.int("round", 0), e.bool("over", False),
    )  # fmt: skip


def _first(e: Entry) -> First:
    _known(e, ("id", "event", "by", "to", "rule", "icon"))
    when = When(event=_words(e, "event"), by=e.str("by", WHO[0], WHO), to=e.str("to", WHO[0], WHO))
    return First(e.str("id"), when, e.str("rule"), e.str("icon"))


def _words(e: Entry, field: str) -> tuple[str, ...]:
    """A text, or a list of them."""
    value = e.data.get(field)
    return (value,) if isinstance(value, str) else e.strs(field, ())


def _known(e: Entry, fields: Sequence[str]) -> None:
    for field in e.data:
        if field not in fields:
            raise e.fail(str(field), f"is not known here: {', '.join(fields)}")
