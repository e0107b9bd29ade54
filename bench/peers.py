"""Steps a second of our environments beside those that others ship, in one run: `python bench/peers.py`.

The others are installed into an environment of their own (build/peers), in which this file then runs itself. Times are
CPU times of one core; the uncompiled games are measured unless `make compile` has been run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "peers"
NEEDS = ("pettingzoo>=1.24.3", "pygame", "rlcard", "chess", "PyYAML", "fluent.runtime", "numpy")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")
OURS = (("raids", 2), ("raids", 4), ("saga", 3), ("raiders", 3), ("wild", 3), ("odin", 2))
SECONDS = 1.0
MATCHES = 64


def rate(step: Callable[[], int]) -> float:
    """How many steps a second of CPU time; `step` says how many it made."""
    step()
    began, made = process_time(), 0
    while process_time() - began < SECONDS:
        made += step()
    return made / (process_time() - began)


def episodes(env: Any, luck: Any) -> Callable[[], int]:
    """One episode of random legal play of an AEC environment."""

    def play() -> int:
        env.reset(seed=int(luck.integers(1 << 30)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if ended or cut else int(luck.choice(mask.nonzero()[0])))
            steps += 1
        return steps

    return play


def many(env: Any, luck: Any) -> Callable[[], int]:
    """One step of all matches of a vector environment."""
    masks = env.reset().masks

    def step() -> int:
        env.step((luck.random(masks.shape, dtype="float32") * masks).argmax(axis=1))
        return int(env.matches)

    return step


def cards(name: str) -> Callable[[], int]:
    """One episode of a game of RLCard."""
    rlcard: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return lambda: sum(len(path) // 2 for path in env.run(is_training=False)[0])


def measure() -> None:
    """Everything, line by line."""
    import numpy as np

    from meadhall import rl
    from meadhall.core import match

    luck = np.random.default_rng(1)
    print("compiled" if not str(match.__file__).endswith(".py") else "uncompiled")
    for key, players in OURS:
        say(f"meadhall {key}, {players} players, AEC", lambda: episodes(rl.aec(key, players), luck))  # noqa: B023
    for key, players in OURS:
        say(f"meadhall {key}, {players} players, {MATCHES} at once",
            lambda: many(rl.vector(key, MATCHES, players), luck))  # noqa: B023  # fmt: skip
    for name in CLASSIC:
        say(f"pettingzoo {name}", lambda: episodes(import_module(f"pettingzoo.classic.{name}").env(), luck))  # noqa: B023
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        say(f"rlcard {name}", lambda: cards(name))  # noqa: B023


def say(what: str, make: Callable[[], Callable[[], int]]) -> None:
    """One line of the table; what cannot be made says why."""
    try:
        print(f"{what:45} {rate(make()):10,.0f} steps/s", flush=True)
    except (ImportError, AttributeError, TypeError) as error:
        print(f"{what:45} cannot be measured: {error}", flush=True)


def main() -> None:
    """Install what is missing, and go on there."""
    if Path(sys.prefix).resolve() == HOME:
        measure()
        return
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *NEEDS], check=True)
    subprocess.run([python, __file__], check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})


if __name__ == "__main__":
    main()
