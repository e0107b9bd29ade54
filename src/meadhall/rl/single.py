"""Gymnasium: one seat, against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from meadhall import bots
from meadhall.core.match import Match, start
from meadhall.games import find
from meadhall.rl.coding import WORST, Encoder, Floats, Mask, checked_reward, rewards


class Single(gymnasium.Env[dict[str, Any], int]):
    """`gymnasium.make("Meadhall/raids-v0", players=3, against=("greedy", "level2"), seat=None)`. Rivals sit clockwise,
    the last one named as often as needed; a seat of None is drawn anew for each match. An action that is not legal ends
    the episode with the worst reward."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}
    match: Match

    def __init__(
        self,
        name: str,
        players: int | None = None,
        against: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        *,
        reward: str = "win",
        options: Mapping[str, str] | None = None,
        passes: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        game = find(name)
        self.encoder = Encoder(game, players or game.default_players)
        self.reward, self.options = checked_reward(reward), dict(options or {})
        self.render_mode, self._wanted = render_mode, seat
        named = [against[min(i, len(against) - 1)] for i in range(self.encoder.players - 1)]
        self._rivals = [bots.find(name, passes=passes) for name in named]
        actions = len(self.encoder.actions)
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(-1, 1, (self.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })  # fmt: skip
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]  # Gymnasium numbers are NumPy's

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, up to the first question to this seat."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        wanted = self._wanted
        self.seat = int(draw(self.encoder.players)) if wanted is None else self.encoder_seat(wanted)
        self._luck = Random(int(draw(1 << 62)))
        while True:
            self.match = start(self.encoder.game, self.encoder.players, int(draw(1 << 62)), self.options)
            self._rivals_play()
            if not self.match.over:
                return self._observed()

    def encoder_seat(self, seat: int) -> int:
        """A seat of this table, or a clear error."""
        if not 0 <= seat < self.encoder.players:
            raise ValueError(f"seats are 0 to {self.encoder.players - 1}, not {seat!r}")
        return seat

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An answer, and all that the rivals answer until this seat is asked again."""
        option = self.encoder.legal(self.match, self.seat, int(action))
        if option is None:
            observation, info = self._observed()
            return observation, WORST[self.reward], True, False, {**info, "illegal": True}
        self.match.play(option, self.seat)
        self._rivals_play()
        observation, info = self._observed()
        return observation, rewards(self.match, self.reward)[self.seat], self.match.over, False, info

    def _rivals_play(self) -> None:
        m, mine, n = self.match, self.seat, self.encoder.players
        while not m.over and m.decision_of(mine) is None:
            seat = m.state.asked()[0].seat
            m.play(self._rivals[(seat - mine) % n - 1].choose(m, seat, self._luck), seat)

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.encoder.mask(self.match, self.seat)
        seen = {"observation": self.encoder.observation(self.match, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> Any:
        """The legal actions, as masked learners want them."""
        mask: Mask = self.encoder.mask(self.match, self.seat)
        return mask.astype(bool)

    def state(self) -> Floats:
        """Everything that is true, hidden or not: for critics."""
        return self.encoder.observation(self.match, self.seat, openly=True)

    def render(self) -> str:  # type: ignore[override]  # a text is one of the modes
        """What is asked, in words."""
        question = self.match.question(self.seat, "en")
        return "" if question is None else question["title"]
