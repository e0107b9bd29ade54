"""Bots that play any game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meadhall.bots import guests, levels
from meadhall.bots.bot import Bot, Insight
from meadhall.bots.files import from_file
from meadhall.bots.greedy import Greedy
from meadhall.bots.guide import Guide
from meadhall.bots.newcomer import Newcomer
from meadhall.bots.programs import from_program, is_program
from meadhall.bots.uniform import Uniform
from meadhall.core.errors import UnknownBot

__all__ = [
    "OFFERED",
    "Bot",
    "Greedy",
    "Guide",
    "Insight",
    "Newcomer",
    "Uniform",
    "admit",
    "find",
    "get",
    "guests",
    "names",
    "searches",
]

OFFERED = levels.NAMES  #: to people, from the weakest to the strongest; the others are there to compare with
_PLAIN: dict[str, type[Bot]] = {"greedy": Greedy, "guide": Guide, "newcomer": Newcomer, "random": Uniform}


def names() -> tuple[str, ...]:
    """The kinds of bots there are, the levels first."""
    return (*levels.NAMES, *_PLAIN, *guests.known())


def admit(words: Sequence[str]) -> None:
    """Let bots of the house's own in, each `NAME=FILE` or `NAME=run:COMMAND`: from now on there are these, by name."""
    guests.admit(words, (*levels.NAMES, *_PLAIN))
    for where in guests.known().values():
        find(where)


def searches(name: str) -> bool:
    """Does that bot think for long?"""
    return name in levels.SEARCHING


def get(name: str, think: float | None = None, passes: int | None = None, within: float | None = None) -> Bot:
    """The bot of that name, or a clear error. Those that search may be told how long: in CPU milliseconds a decision,
    or in passes, which makes them repeatable; and `within` which CPU time in any case."""
    if name in levels.NAMES:
        return levels.make(name, think, passes, within)
    if (where := guests.known().get(name)) is not None:
        return find(where)
    if name not in _PLAIN:
        raise UnknownBot(f"no bot is called {name!r} (there are: {', '.join(names())})")
    return _PLAIN[name]()


def find(name: str, think: float | None = None, passes: int | None = None) -> Bot:
    """The bot of that name, of a Python file or of a program, which are run: never for names that come from
    elsewhere."""
    if is_program(name):
        return from_program(name, think)
    return from_file(Path(name)) if name.endswith(".py") else get(name, think, passes)
