"""The suites of those whose environments ours want to be; they run where those are installed (`make test-rl`)."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import meadhall
from meadhall import rl

pettingzoo_test = pytest.importorskip("pettingzoo.test")
gymnasium: Any = pytest.importorskip("gymnasium")
pyspiel: Any = pytest.importorskip("pyspiel")

SHORT = {"odin": {"length": "short"}}
TABLES = [("raids", 2), ("raids", 3), ("saga", 2), ("saga", 4), ("raiders", 2), ("raiders", 5),
          ("wild", 2), ("wild", 3), ("odin", 1), ("odin", 2)]  # fmt: skip


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoos_api_test(key: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that a Dict is no Box
        pettingzoo_test.api_test(rl.aec(key, players, options=SHORT.get(key)), num_cycles=200)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoos_seed_test(key: str, players: int) -> None:
    pettingzoo_test.seed_test(lambda: rl.aec(key, players, options=SHORT.get(key)), num_cycles=50)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_gymnasiums_check_env(key: str, players: int) -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make(
        f"Meadhall/{key}-v0", players=players, against=("random",), seat=None, disable_env_checker=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("serialize", [False, True], ids=["played", "saved"])
@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[1] > 1])
def test_open_spiels_random_sim_test(key: str, players: int, serialize: bool) -> None:
    rl.spiel()
    game = pyspiel.load_game(f"meadhall_{key}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def test_an_information_state_forgets_nothing_and_tells_no_secret() -> None:
    rl.spiel()
    game = pyspiel.load_game("meadhall_raiders(players=2,deals=5)")
    state = game.new_initial_state()
    state.apply_action(3)
    strings = [state.information_state_string(seat) for seat in (0, 1)]
    first = state.current_player()
    while state.current_player() == first:
        state.apply_action(state.legal_actions()[0])
    assert [state.information_state_string(seat) != before for seat, before in enumerate(strings)] == [True, True]
    twin = state.clone()
    assert twin.information_state_string(0) == state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[-1])
    assert twin.history() != state.history() and str(twin) != str(state)
    assert pyspiel.load_game(str(game)).num_distinct_actions() == len(rl.encoder("raiders", 2).actions)


def test_an_illegal_action_ends_the_episode_with_the_worst_reward_for_its_agent_alone() -> None:
    env = rl.aec("raids", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.observe(agent)["action_mask"].argmin())
    env.step(illegal)
    assert env.rewards == {a: -1.0 if a == agent else 0.0 for a in env.possible_agents}
    assert all(env.terminations.values()) and env.infos[agent] == {"illegal": True}


def test_a_match_played_out_shares_out_the_win() -> None:
    env = rl.aec("raids", players=2)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(observation["action_mask"].argmax()))
    assert sum(total.values()) == 1.0
    result = env.match.result
    assert result is not None
    assert total == {f"seat_{seat}": (seat in result.winners) / len(result.winners) for seat in (0, 1)}


def test_one_seat_against_bots_is_asked_until_the_end() -> None:
    env = gymnasium.make(
        "Meadhall/raids-v0", players=3, against=("level1", "random"), seat=2, reward="points"
    ).unwrapped
    _, info = env.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        assert (env.action_masks() == info["action_mask"]).all()
        _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward == env.match.result.scores[2]
    assert {seat for seat, _ in env.match.choices()} == {0, 1, 2}
    env.reset(seed=2)
    with pytest.raises(meadhall.MeadhallError, match="reward is one of"):
        gymnasium.make("Meadhall/raids-v0", reward="fame")
