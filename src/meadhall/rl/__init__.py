"""The games as environments of the libraries that learners use; needs the extra `meadhall[rl]`.

>>> from meadhall import rl
>>> env = rl.aec("raids", players=3)            # PettingZoo, one agent after the other
>>> many = rl.vector("raids", matches=64)       # NumPy alone, many matches at once
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from meadhall.core.errors import MeadhallError
from meadhall.games import find, keys

if TYPE_CHECKING:
    from meadhall.rl.coding import Encoder
    from meadhall.rl.many import Vector
    from meadhall.rl.turns import Turns

__all__ = ["MissingExtra", "aec", "encoder", "register", "spiel", "vector"]

#: How Gymnasium calls them.
_SINGLE = {key: f"Meadhall/{key}-v0" for key in keys()}


class MissingExtra(MeadhallError):
    """What an optional part of Meadhall needs is not installed."""


def _needed(module: str, package: str) -> Any:
    """A module of this package that needs another."""
    try:
        return import_module(f"meadhall.rl.{module}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("meadhall"):
            raise
        raise MissingExtra(f"this needs {package}: pip install 'meadhall[rl]'") from None


def encoder(name: str, players: int | None = None) -> Encoder:
    """What turns positions and options of a game into NumPy arrays."""
    game = find(name)
    made: Encoder = _needed("coding", "numpy").Encoder(game, players or game.default_players)
    return made


def aec(name: str, players: int | None = None, **how: Any) -> Turns:
    """A PettingZoo environment in which agents act one after the other; `how` as `Turns` takes it."""
    made: Turns = _needed("turns", "pettingzoo").Turns(name, players, **how)
    return made


def vector(name: str, matches: int = 64, players: int | None = None, **how: Any) -> Vector:
    """Many matches at once, in NumPy buffers; every seat is played by whoever calls. `how` as `Vector` takes it."""
    made: Vector = _needed("many", "numpy").Vector(name, matches, players, **how)
    return made


def register() -> None:
    """Make `gymnasium.make("Meadhall/raids-v0")` work. It is done when this package is imported after Gymnasium, and
    by the name `gymnasium.make("meadhall.rl:Meadhall/raids-v0")` too."""
    gymnasium: Any = import_module("gymnasium")
    for key, id in _SINGLE.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="meadhall.rl.single:Single", kwargs={"name": key})


def spiel() -> None:
    """Make `pyspiel.load_game("meadhall_raids(players=2)")` work."""
    _needed("spiel_games", "open_spiel").register()


with suppress(ModuleNotFoundError):  # who learns without Gymnasium does not need it
    register()
