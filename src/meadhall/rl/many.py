"""Many matches at once, in buffers that are filled anew at every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match, start
from meadhall.games import find
from meadhall.rl.coding import WORST, Encoder, Floats, Mask, checked_reward, rewards


class Batch(NamedTuple):
    """One row a match. The arrays are the environment's own: copy what is to be kept over a step."""

    observations: Floats  #: of the seat that is asked
    masks: Mask  #: its legal actions
    seats: NDArray[np.int64]  #: which seat that is
    rewards: Floats  #: by match and seat: what the last answer brought; all 0 until a match ends
    ended: NDArray[np.bool_]  #: the last answer ended its match, and this is the beginning of another
    states: Floats | None  #: everything that is true, for critics, where that was asked for


class Vector:
    """So many matches of self-play. Each is begun anew as soon as it ends; the same seed and the same answers give the
    same matches, however many there are beside them."""

    def __init__(
        self,
        name: str,
        matches: int = 64,
        players: int | None = None,
        *,
        seed: int = 0,
        reward: str = "win",
        options: Mapping[str, str] | None = None,
        critic: bool = False,
    ) -> None:
        if matches < 1:
            raise MeadhallError(f"at least one match is needed, not {matches}")
        game = find(name)
        self.encoder = Encoder(game, players or game.default_players)
        self.reward, self.options, self._seed = checked_reward(reward), dict(options or {}), seed
        size, actions = self.encoder.size, len(self.encoder.actions)
        self._raw = np.zeros((matches, size), np.float32)
        self._masks: Mask = np.zeros((matches, actions), np.int8)
        self._seats = np.zeros(matches, np.int64)
        self._rewards: Floats = np.zeros((matches, self.encoder.players), np.float32)
        self._ended = np.zeros(matches, np.bool_)
        self._open = np.zeros((matches, size), np.float32) if critic else None

    @property
    def matches(self) -> int:
        """How many there are."""
        return len(self._seats)

    def reset(self) -> Batch:
        """All matches from their beginning."""
        self._begun = [0] * self.matches
        self._legal: list[Sequence[int]] = [()] * self.matches
        self._masks[:], self._rewards[:], self._ended[:] = 0, 0, False
        self._running = [self._start(i) for i in range(self.matches)]
        for i in range(self.matches):
            self._look(i)
        return self._batch()

    def _start(self, i: int) -> Match:
        """The next match of a row. Rows never share a seed."""
        seed = int.from_bytes(np.random.SeedSequence([self._seed, i, self._begun[i]]).generate_state(2).tobytes())
        self._begun[i] += 1
        return start(self.encoder.game, self.encoder.players, seed >> 2, self.options)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """The answers of all seats that are asked, one a match."""
        self._rewards[:], self._ended[:] = 0, False
        for i, action in enumerate(actions):
            self._answer(i, int(action))
            self._look(i)
        return self._batch()

    def _answer(self, i: int, action: int) -> None:
        m, seat = self._running[i], int(self._seats[i])
        if action in self._legal[i]:
            m.play(self.encoder.actions.option(action, seat), seat)
            if not m.over:
                return
            self._rewards[i] = rewards(m, self.reward)
        else:
            self._rewards[i, seat] = WORST[self.reward]
        self._ended[i] = True
        self._running[i] = self._start(i)

    def _look(self, i: int) -> None:
        """Fill a row."""
        m, encoder = self._running[i], self.encoder
        seat = m.state.asked()[0].seat
        encoder.write(self._raw[i], m, seat)
        mask = self._masks[i]
        mask[self._legal[i]] = 0
        self._legal[i] = encoder.actions.legal(m, seat)
        mask[self._legal[i]] = 1
        self._seats[i] = seat
        if self._open is not None:
            encoder.write(self._open[i], m, seat, openly=True)

    def _batch(self) -> Batch:
        scaled = self.encoder.scaled
        states = None if self._open is None else scaled(self._open)
        return Batch(scaled(self._raw), self._masks, self._seats, self._rewards, self._ended, states)
