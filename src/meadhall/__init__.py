"""Meadhall: five Viking board games, for people and for programs.

>>> import meadhall
>>> m = meadhall.start("raids", players=3, seed=7)
>>> while m.decision is not None:
...     m.play(m.decision.options[0])
>>> len(m.result.scores)
3
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall import compiled as _compiled

if (_folder := _compiled.folder(Path(__file__).parent)) is not None:
    __path__.insert(0, str(_folder))  # before anything of the kernel is imported
    sys.path.append(str(_folder.parent))  # where their shared libraries lie

from meadhall import bots
from meadhall.core import check as _check
from meadhall.core import match as _match
from meadhall.core.check import Report
from meadhall.core.errors import Illegal, MeadhallError
from meadhall.core.game import Game, Result
from meadhall.core.match import Decision, Match
from meadhall.core.option import Option
from meadhall.core.record import Record
from meadhall.core.refusal import Reason, Refusal
from meadhall.games import find as game

if TYPE_CHECKING:
    from meadhall.games import keys as games
else:
    from meadhall import games  # the package itself, which can be called for its keys

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Game",
    "Illegal",
    "Match",
    "MeadhallError",
    "Option",
    "Reason",
    "Record",
    "Refusal",
    "Report",
    "Result",
    "bots",
    "check",
    "game",
    "games",
    "load",
    "replay",
    "start",
]


def start(
    name: str | Game[Any, Any],
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """A new match. Without a seed luck is real; `options` are the game's variants."""
    found = game(name)
    chosen = secrets.randbits(63) if seed is None else seed
    return _match.start(found, found.default_players if players is None else players, chosen, options)


def replay(record: Record, upto: int | None = None, name: str | Game[Any, Any] | None = None) -> Match:
    """The match of a record, or its first `upto` choices; `name` where the game is not of the hall."""
    return _match.replay(game(name or record.game), record, upto)


def load(path: str | Path) -> Record:
    """A record from a file."""
    return Record.load(Path(path))


def check(
    name: str | Game[Any, Any],
    games: int = 20,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """The conformance suite: random matches in which everything the kernel promises is tried."""
    return _check.check(game(name), games, players, options, seed, progress)
