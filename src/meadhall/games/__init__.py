"""The games of the hall: one folder each, found by looking. `meadhall.games()` names them."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

from meadhall.core.errors import UnknownGame
from meadhall.core.game import Game


@cache
def keys() -> tuple[str, ...]:
    """The keys of the games that are here."""
    return tuple(sorted({p.parent.name for p in Path(__file__).parent.glob("[!_]*/__init__.*")}))


def find(name: str | Game[Any, Any]) -> Game[Any, Any]:
    """The game of a key, or of a Python file that defines `GAME`."""
    if isinstance(name, Game):
        return name
    if not isinstance(name, str):
        raise UnknownGame(f"a game is named by its key or its file, not by {name!r}")
    if name.endswith(".py"):
        return _from_file(Path(name))
    if name not in keys():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(keys())}")
    return _from_package(name)


@cache
def _from_package(key: str) -> Game[Any, Any]:
    game = importlib.import_module(f"meadhall.games.{key}").GAME
    assert isinstance(game, Game)
    return game


def _from_file(path: Path) -> Game[Any, Any]:
    try:
        return _loaded(path.resolve(strict=True))
    except OSError as e:
        raise UnknownGame(f"{path}: cannot be read: {e.strerror}") from None


@cache
def _loaded(path: Path) -> Game[Any, Any]:
    name = f"meadhall_game_{path.stem}_{blake2b(bytes(path), digest_size=4).hexdigest()}"  # nobody else's
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # a .py file always has both
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # a game finds its own parts and steps by the name of its module
    try:
        spec.loader.exec_module(module)
    except Exception as e:
        raise UnknownGame(f"{path}: does not run: {type(e).__name__}: {e}") from e
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(f"{path}: defines no GAME")
    return game


class _Games(ModuleType):
    """`meadhall.games` is this package and, called, the keys of its games."""

    def __call__(self) -> tuple[str, ...]:
        return keys()


sys.modules[__name__].__class__ = _Games
