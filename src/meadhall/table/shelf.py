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
    """Games by key. Each is loaded when it is first asked for."""

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        further = [self._with_content(find(file)) for file in stock.files]
        self._known = [*keys(), *(game.key for game in further)]
        self._games: dict[str, Game[Any, Any]] = {game.key: game for game in further}

    def fill(self) -> Shelf:
        """Load every game now. One that cannot be loaded must not close the hall: it is not offered."""
        for key in list(self._known):
            try:
                self.find(key)
            except Exception:
                log.exception("the game %s cannot be loaded and is not offered", key)
                self._known.remove(key)
        return self

    def __iter__(self) -> Iterator[Game[Any, Any]]:
        return iter([self.find(key) for key in self._known])

    def find(self, key: str) -> Game[Any, Any]:
        """The game of that key, or a clear error."""
        game = self._games.get(key)
        if game is None:
            if key not in self._known:
                raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(self._known) or 'none'}")
            game = self._games[key] = self._with_content(find(key))
        return game

    def _with_content(self, game: Game[Any, Any]) -> Game[Any, Any]:
        for key, file in self.stock.contents:
            if key == game.key:
                game = game.with_content(Path(file))
        return game
