"""The stretches of a match (rounds, voyages): where a replay jumps to, and the chart at the end."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from meadhall.core.match import Match
from meadhall.core.text import Text
from meadhall.table.events import read_arg, write_arg


class Stretch(NamedTuple):
    """In which stretch a match stands, and the true score of every seat there. Not for running matches' viewers."""

    mark: Text | None
    scores: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Stretch:
        game, s = match.game, match.state
        return cls(game.mark(s), tuple(game.standing(s, seat)[seat] or 0 for seat in range(match.players)))

    def to_json(self) -> str:
        return json.dumps([None if self.mark is None else write_arg(self.mark), self.scores])

    @classmethod
    def from_json(cls, words: str) -> Stretch:
        mark, scores = json.loads(words)
        read = None if mark is None else read_arg(mark)
        return cls(read if isinstance(read, Text) else None, tuple(scores))


class Stretches:
    """The moves at which one stretch ended and the next began."""

    def __init__(self, start: Stretch) -> None:
        self._turns: list[tuple[int, Stretch]] = [(0, start)]

    @property
    def start(self) -> tuple[int, ...]:
        """The scores before the first move."""
        return self._turns[0][1].scores

    def add(self, number: int, stretch: Stretch) -> None:
        """The match stands there after move `number`."""
        if stretch.mark != self._turns[-1][1].mark:
            self._turns.append((number, stretch))

    def extend(self, stored: Iterable[tuple[int, str]]) -> None:
        for number, words in stored:
            self.add(number, Stretch.from_json(words))

    def cut(self, keep: int) -> None:
        """Forget what came after move `keep`."""
        self._turns = [self._turns[0], *(turn for turn in self._turns[1:] if turn[0] <= keep)]

    def marks(self) -> list[tuple[int, Text]]:
        """(move, name) of every stretch begun so far."""
        return [(number, s.mark) for number, s in self._turns if s.mark is not None]

    def history(self, version: int, final: tuple[int, ...]) -> list[tuple[Text, tuple[int, ...]]]:
        """(name, scores at its end) of every stretch of a match that ended with move `version`."""
        played = [turn for turn in self._turns if turn[0] < version]
        # The move that ends one stretch opens the next, so the scores noted there are the end's.
        ends = [s.scores for _, s in played[1:]] + [final]
        named = [(s.mark, end) for (_, s), end in zip(played, ends, strict=True)]
        return [(mark, end) for mark, end in named if mark is not None]
