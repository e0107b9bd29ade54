"""Every number that a text shows comes from the content: change one, and the words must change in both languages."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from meadhall.core.content import Content
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.text import LANGS

Path = tuple[str | int, ...]

#: (game, language, path of the number) → all the words in which that number should be seen
Words = Callable[[Game[Any, Any], str, Path], str]


def numbers(data: object, path: Path = ()) -> Iterator[Path]:
    """Where the whole numbers of a content file stand."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from numbers(value, (*path, i))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path


def changed(game: Game[Any, Any], path: Path, by: int) -> Game[Any, Any]:
    """The same game with one number of its content changed."""
    data: Any = copy.deepcopy(game.content.data)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] += by
    twin = type(game)(Content(game.content.file, data))
    twin._texts = game.texts  # a number changes no name: they need not be read again
    return twin


def unsaid(game: Game[Any, Any], paths: Iterable[Path], words: Words) -> list[str]:
    """The numbers whose change no text shows, in one language or the other; those whose change the game refuses
    either way are passed over (a count that must add up)."""
    found = []
    for path in paths:
        twin = _allowed(game, path)
        if twin is None:
            continue
        for lang in LANGS:
            if words(game, lang, path) == words(twin, lang, path):
                found.append(f"{lang}: {'.'.join(map(str, path))}")
    return found


def _allowed(game: Game[Any, Any], path: Path) -> Game[Any, Any] | None:
    for by in (1, -1):
        try:
            return changed(game, path, by)
        except MeadhallError:
            continue
    return None
