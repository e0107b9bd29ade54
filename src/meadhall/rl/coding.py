"""Positions and options as NumPy arrays."""

from __future__ import annotations

from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.core.arrays import Actions
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.option import Option

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

#: What an answer that is not legal costs, by what is counted: worse than any end of a match.
WORST = {"win": -1.0, "points": -1000.0}


class Encoder:
    """A game at a table of so many. All numbers lie between -1 and 1: what exceeds its part's `most` is cut off."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        self.game = game
        self.players = game.checked_players(players)
        self.arrays = game.arrays
        self.parts = game.arrays.parts(players)
        self.actions = Actions(game, players)
        self._row = Struct(f"{sum(part.size for part in self.parts)}f")
        most = [most for part in self.parts for _ in range(part.rows) for most in part.most]
        self._scale: Floats = np.array([1 / m for m in most], np.float32)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self._scale)

    def observation(self, match: Match, seat: int, openly: bool = False) -> Floats:
        """What a seat sees. `openly`: as if nothing were hidden, for a critic that judges while learning."""
        found: Floats = np.empty(self.size, np.float32)
        self.write(found, match, seat, openly)
        return self.scaled(found)

    def write(self, row: Floats, match: Match, seat: int, openly: bool = False) -> None:
        """The same into a row of an array, as the game gives the numbers: `scaled` is to follow."""
        self._row.pack_into(row.data, 0, *self.arrays.numbers(match.state, seat, openly))

    def scaled(self, raw: Floats) -> Floats:
        """Numbers as the game gives them, or rows of them, brought between -1 and 1."""
        found: Floats = raw * self._scale
        np.minimum(found, 1, out=found)
        np.maximum(found, -1, out=found)
        return found

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for every action that is legal for a seat now; all 0 where it is not asked."""
        found = np.zeros(len(self.actions), np.int8)
        found[self.actions.legal(match, seat)] = 1
        return found

    def legal(self, match: Match, seat: int, action: int) -> Option | None:
        """The option of an action, if the seat may choose it now."""
        if not 0 <= action < len(self.actions):
            return None
        option = self.actions.option(int(action), seat)
        decision = match.decision_of(seat)
        return option if decision is not None and option in decision.options else None

    def split(self, observation: Floats) -> dict[str, Floats]:
        """An observation (or rows of them) by the names of its parts, each as rows of columns."""
        found, at = {}, 0
        for part in self.parts:
            piece = observation[..., at : at + part.size]
            found[part.name] = piece.reshape(*observation.shape[:-1], part.rows, len(part.columns))
            at += part.size
        return found


def checked_reward(reward: str) -> str:
    """What is counted, or a clear error."""
    if reward not in WORST:
        raise MeadhallError(f"reward is one of {', '.join(WORST)}, not {reward!r}")
    return reward


def rewards(match: Match, reward: str) -> list[float]:
    """What each seat gets at the end: its share of the win, or its points. Alone, always points."""
    result = match.result
    if result is None:
        return [0.0] * match.players
    if reward == "points" or match.players == 1:
        return [float(score) for score in result.scores]
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.players)]
