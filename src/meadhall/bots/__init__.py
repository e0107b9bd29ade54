"""Bots that play any game."""

from __future__ import annotations

from meadhall.bots import levels
from meadhall.bots.bot import Bot, Insight
from meadhall.bots.greedy import Greedy
from meadhall.bots.guide import Guide
from meadhall.bots.newcomer import Newcomer
from meadhall.bots.uniform import Uniform
from meadhall.core.errors import UnknownBot

__all__ = ["OFFERED", "Bot", "Greedy", "Guide", "Insight", "Newcomer", "Uniform", "get", "names"]

OFFERED = ("greedy", "random")  #: to people: the levels follow once the ladder has shown them to be apart
_PLAIN: dict[str, type[Bot]] = {"greedy": Greedy, "guide": Guide, "newcomer": Newcomer, "random": Uniform}


def names() -> tuple[str, ...]:
    """The kinds of bots there are, the levels first."""
    return (*levels.NAMES, *_PLAIN)


def get(name: str, think: float | None = None, passes: int | None = None) -> Bot:
    """The bot of that name, or a clear error. Those that search may be told how long: in CPU milliseconds a decision,
    or in passes, which makes them repeatable."""
    if name in levels.NAMES:
        return levels.make(name, think, passes)
    if name not in _PLAIN:
        raise UnknownBot(f"no bot is called {name!r} (there are: {', '.join(names())})")
    return _PLAIN[name]()
