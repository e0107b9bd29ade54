"""The games that a hall offers: those that come with it, files of further ones, corrected contents."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.core.errors import UnknownGame
from meadhall.core.game import Game
from meadhall.games import find, keys

log = logging.getLogger(__name__)


class Stock(NamedTuple):
    """What is on a shelf, said so that another process can fill one alike."""

    files: tuple[str, ...] = ()
    contents: tuple[tuple[str, str], ...] = ()  #: (game, file laid over its content)


class Shelf:
    """Games by key, in the order in which they are offered."""

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        self._games: dict[str, Game[Any, Any]] = {}
        for key in keys():
            self._add_own(key)
        for file in stock.files:
            game = find(file)
            self._games[game.key] = game
        for key, file in stock.contents:
            self._games[key] = self.find(key).with_content(Path(file))

    def _add_own(self, key: str) -> None:
        """One game that cannot be loaded must not close the hall."""
        try:
            self._games[key] = find(key)
        except Exception:
            log.exception("the game %s cannot be loaded and is not offered", key)

    def __iter__(self) -> Iterator[Game[Any, Any]]:
        return iter(self._games.values())

    def find(self, key: str) -> Game[Any, Any]:
        """The game of that key, or a clear error."""
        game = self._games.get(key)
        if game is None:
            raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(self._games) or 'none'}")
        return game
