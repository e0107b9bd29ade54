"""PettingZoo: agents that act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from meadhall.core.match import Match, start
from meadhall.games import find
from meadhall.rl.coding import WORST, Encoder, Floats, checked_reward, rewards


class Turns(AECEnv):
    """Agents are called `seat_0`, `seat_1`, …; where several seats are asked at once they answer one after the other,
    and none sees what another has answered. An action that is not legal ends the episode: it costs its agent the worst
    reward there is, and the others nothing."""

    metadata = {"render_modes": ["ansi"], "name": "meadhall_v0", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        reward: str = "win",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        game = find(name)
        self.encoder = Encoder(game, players or game.default_players)
        self.reward, self.options = checked_reward(reward), dict(options or {})
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"meadhall_{game.key}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.players)]
        self.agents: list[str] = []
        size, actions = self.encoder.size, len(self.encoder.actions)
        observed = {"observation": spaces.Box(-1, 1, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8)}  # fmt: skip
        self.observation_spaces = {agent: spaces.Dict(observed) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: numbers between -1 and 1, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every answer that the game knows, numbered."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: with a seed, the same one each time."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match: Match = start(self.encoder.game, self.encoder.players, int(self._luck.integers(1 << 62)),
                                  self.options)  # fmt: skip
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, whether it is asked or not."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.encoder.observation(self.match, seat),
                "action_mask": self._mask(seat)}  # fmt: skip

    def _mask(self, seat: int) -> Any:
        if not any(self.terminations.values()):
            return self.encoder.mask(self.match, seat)
        return np.zeros(len(self.encoder.actions), np.int8)

    def state(self) -> Floats:
        """Everything that is true, hidden or not, as the seat sees it that is asked: for critics."""
        return self.encoder.observation(self.match, self.possible_agents.index(self.agent_selection), openly=True)

    def action_masks(self) -> Any:
        """The legal actions of the agent that is asked, as masked learners want them."""
        return self._mask(self.possible_agents.index(self.agent_selection)).astype(bool)

    def step(self, action: int | None) -> None:
        """An answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        option = None if action is None else self.encoder.legal(self.match, seat, int(action))
        if option is None:
            self._end({agent: WORST[self.reward]}, illegal=agent)
        else:
            self.match.play(option, seat)
            if self.match.over:
                self._end(dict(zip(self.agents, rewards(self.match, self.reward), strict=True)))
        if not self.terminations[agent]:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _asked(self) -> str:
        return self.possible_agents[self.match.state.asked()[0].seat]

    def _end(self, won: Mapping[str, float], illegal: str = "") -> None:
        """The episode is over for all."""
        self.rewards.update(won)
        self.terminations = dict.fromkeys(self.agents, True)
        if illegal:
            self.infos[illegal] = {"illegal": True}

    def render(self) -> str:
        """Who is asked what, in words."""
        seat = self.possible_agents.index(self.agent_selection)
        question = self.match.question(seat, "en")
        return "" if question is None else f"{self.agent_selection}: {question['title']}"

    def close(self) -> None:
        """Nothing is held open."""
