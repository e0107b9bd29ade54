"""OpenSpiel: Python games with information states.

Luck is one chance node before the first move, which says which of `deals` shuffles it is; all that follows from it is
hidden until it shows. So a state is its history, and can be saved and copied as OpenSpiel does it. What it cannot
express: that what comes next is drawn only when it is needed. A search that copies states sees into the shuffle, as it
would in any game whose cards are dealt at its root; sample another deal to search honestly.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from meadhall.core.match import Match, replay, start
from meadhall.core.record import Record
from meadhall.games import find, keys
from meadhall.rl.coding import Encoder, rewards

DEALS = 1000  #: shuffles, where a game is not told how many


class Held:
    """A match, copied as a match is, and saved as its record."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.match.clone())

    def __reduce__(self) -> Any:
        return _again, (self.match.record(),)


def _again(record: Record) -> Held:
    return Held(replay(find(record.game), record))


@cache
def _encoder(key: str, players: int) -> Encoder:
    """Beside the games, which OpenSpiel saves with all that they hold."""
    return Encoder(find(key), players)


def _type(key: str) -> Any:
    game = find(key)
    return pyspiel.GameType(
        short_name=f"meadhall_{key}",
        long_name=f"Meadhall: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.default_players), "deals": DEALS},
    )


class SpielGame(pyspiel.Game):
    """A game at a table of so many. Returns are shares of the win: they add up to 1."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = find(key)
        players, self.deals = given.get("players", max(2, game.default_players)), given.get("deals", DEALS)
        self.key = key
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_encoder(key, players).actions),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.longest,
        )
        super().__init__(_type(key), info, given)

    @property
    def encoder(self) -> Encoder:
        """Its positions and actions in numbers."""
        return _encoder(self.key, self.num_players())

    def new_initial_state(self) -> SpielState:
        """Before the shuffle."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What reads a state for a player."""
        return Observer(self.encoder, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A position; before the shuffle there is no match yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held: Held | None = None
        self._recalled = [""] * game.num_players()

    @property
    def _encoder(self) -> Encoder:
        encoder: Encoder = self.get_game().encoder
        return encoder

    def current_player(self) -> int:
        """Who is asked first."""
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._held.match.state.asked()
        return asked[0].seat if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._held is None else sorted(self._encoder.actions.legal(self._held.match, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every shuffle is as likely as any other."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        encoder = self._encoder
        if self._held is None:
            self._held = Held(start(encoder.game, encoder.players, Random(action).getrandbits(60)))
        else:
            seat = self.current_player()
            self._held.match.play(encoder.actions.option(action, seat), seat)
        self._recalled = [self._recall(seat) for seat in range(encoder.players)]

    def _recall(self, seat: int) -> str:
        """All that a seat has ever seen, in short: two histories that it could tell apart differ."""
        seen = f"{self._recalled[seat]}{self.seen(seat)}"
        return blake2b(seen.encode(), digest_size=16).hexdigest()

    def seen(self, seat: int) -> str:
        """What a seat sees now."""
        return "" if self._held is None else repr(self._held.match.view(seat))

    def recalled(self, seat: int) -> str:
        """What a seat sees now and has seen before."""
        return f"{self._recalled[seat]} {self.seen(seat)}"

    def tensor(self, seat: int) -> Any:
        """What a seat sees now in numbers."""
        if self._held is None:
            return np.zeros(self._encoder.size, np.float32)
        return self._encoder.observation(self._held.match, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self._encoder.actions.option(action, player).id

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self._held is not None and self._held.match.over

    def returns(self) -> list[float]:
        """The share of the win of each player, once it is over."""
        none = [0.0] * self._encoder.players
        return none if self._held is None else rewards(self._held.match, "win")

    def __str__(self) -> str:
        return "not dealt" if self._held is None else f"{len(self._held.match.choices())} choices"


class Observer:
    """What OpenSpiel calls an observer: a tensor with named parts, and the same as a string."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = encoder.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Read a state for a player."""
        self.tensor[:] = state.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a string; with perfect recall, with a mark of all that went before."""
        return state.recalled(player) if self._recall else state.seen(player)


def register() -> None:
    """Add the five games to OpenSpiel's list. Doing it again changes nothing."""
    known = set(pyspiel.registered_names())
    for key in keys():
        if f"meadhall_{key}" not in known:
            made = type(f"Spiel{key.capitalize()}", (SpielGame,), {"__init__": _maker(key)})
            pyspiel.register_game(_type(key), made)


def _maker(key: str) -> Any:
    def init(self: Any, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, key, params)

    return init
