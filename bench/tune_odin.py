"""Tries other weights for the bot of A Feast for Odin, on the same solo games.

    python bench/tune_odin.py 12 VIKING=1.7 ROOM=0.6 SPACE_COST=1.3

Each weight of `bot.py` that is named is tried alone; the first line is the bot as it is.
"""

from __future__ import annotations

import sys
from random import Random

import meadhall
from meadhall.bots import get
from meadhall.games.odin import bot
from meadhall.games.odin.state import Odin


def scores(games: int) -> tuple[list[int], int]:
    """The scores of so many solo games, and in how many of them there was a penalty."""
    found, punished = [], 0
    for seed in range(games):
        m, rng = meadhall.start("odin", players=1, seed=2000 + seed), Random(seed)
        while m.decision is not None:
            m.play(get("greedy").choose(m, m.decision.seat, rng))
        assert m.result is not None
        assert isinstance(m.state, Odin)
        found.append(m.result.scores[0])
        punished += m.state.players[0].penalties > 0
    return found, punished


def report(name: str, games: int) -> None:
    """One line."""
    found, punished = scores(games)
    print(f"{name:<24} mean {sum(found) / games:6.1f}  least {min(found):4}  with penalties {punished}", flush=True)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    report("as it is", games)
    for word in sys.argv[2:]:
        name, _, value = word.partition("=")
        if not isinstance(getattr(bot, name, None), float):
            raise SystemExit(f"bot.py has no weight {name}")
        before = getattr(bot, name)
        setattr(bot, name, float(value))
        report(word, games)
        setattr(bot, name, before)


if __name__ == "__main__":
    main()
