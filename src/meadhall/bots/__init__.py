"""Bots that play any game."""

from __future__ import annotations

from meadhall.bots.bot import Bot, Insight
from meadhall.bots.greedy import Greedy
from meadhall.bots.uniform import Uniform
from meadhall.core.errors import UnknownBot

__all__ = ["Bot", "Greedy", "Insight", "Uniform", "get", "names"]

_BOTS: dict[str, Bot] = {"greedy": Greedy(), "random": Uniform()}


def names() -> tuple[str, ...]:
    """The kinds of bots there are."""
    return tuple(_BOTS)


def get(name: str) -> Bot:
    """The bot of that name, or a clear error."""
    if name not in _BOTS:
        raise UnknownBot(f"no bot is called {name!r} (there are: {', '.join(_BOTS)})")
    return _BOTS[name]
