"""What may be answered ahead, as data: which question, what is chosen, and from when on one would rather be asked.

An answer that is given ahead rests on what everybody can see and is legal whatever a seat holds: so nobody learns
anything from it. `check` tries both. Its words are texts: `ahead-ID`, and `ahead-ID-unless` with `{ $at }` for the
number.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.core.content import Content, Entry
from meadhall.core.drawing import kebab
from meadhall.core.option import Option
from meadhall.core.step import Ask

SIDES = ("at_least", "at_most")


class Unless(NamedTuple):
    """A number of the question that everybody can see (`Ask.in_sight`), and the values it may be held against."""

    number: str
    side: str  #: one would rather be asked if it is `at_least`, or `at_most`, so much
    values: tuple[int, ...]
    preset: int


class Ahead(NamedTuple):
    """One sentence with at most one gap."""

    id: str
    question: str  #: the name of the step that asks
    answer: str  #: the option
    unless: Unless | None = None


def read(path: Path) -> tuple[Ahead, ...]:
    """From a file, or an error that names entry and field."""
    return tuple(_ahead(e) for e in Content.read(path).entries("ahead")) if path.exists() else ()


def _ahead(e: Entry) -> Ahead:
    return Ahead(e.str("id"), e.str("question"), e.str("answer"), _unless(e) if e.has("number") else None)


def _unless(e: Entry) -> Unless:
    sides = [side for side in SIDES if e.has(side)]
    if len(sides) != 1:
        raise e.fail("number", f"is held against one of {', '.join(SIDES)}")
    values = tuple(e.ints(sides[0]))
    preset = e.int("preset")
    if preset not in values:
        raise e.fail("preset", f"must be one of {values}")
    return Unless(e.str("number"), sides[0], values, preset)


def answer(s: Any, ask: Ask[Any], options: Sequence[Option], ahead: Ahead, at: int) -> Option | None:
    """What is answered to this question; None: it is another one, or one would rather be asked."""
    if kebab(ask) != ahead.question:
        return None
    if ahead.unless is not None:
        seen = ask.in_sight(s, ahead.unless.number)
        if seen >= at if ahead.unless.side == SIDES[0] else seen <= at:
            return None
    return next((option for option in options if option.id == ahead.answer), None)
