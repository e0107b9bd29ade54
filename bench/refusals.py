"""How often a refusal can only say "not now": `python bench/refusals.py KEY [--random 200] [--greedy 50]`.

First, matches are played to learn which options each kind of question ever had as candidates. Then they are played
again, and at every question each of those that is not offered is tried.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import meadhall
from meadhall import bots
from meadhall.core.game import Game
from meadhall.core.match import Decision, Match

GENERIC = "why-not-now"
MOST = 60  #: options tried at one question


def questions(game: Game[Any, Any], randomly: int, greedily: int) -> Iterator[tuple[Match, Decision]]:
    """Every question of matches of random and of greedy players, the same each time."""
    for seed in range(randomly + greedily):
        m = meadhall.start(game, players=game.players[seed % len(game.players)], seed=seed)
        rng = Random(seed)
        bot = bots.get("random" if seed < randomly else "greedy")
        while m.decision is not None:
            d = m.decision
            yield m, d
            m.play(bot.choose(m, d.seat, rng), d.seat)


def measure(key: str, randomly: int, greedily: int) -> tuple[Counter[str], Counter[str], dict[str, set[str]]]:
    """Per kind of question: refusals tried, generic ones, and some of those."""
    game = meadhall.game(key)
    ever: dict[str, set[str]] = defaultdict(set)
    for m, d in questions(game, randomly, greedily):
        ever[d.kind].update(o.id for o in d.ask.all_candidates(m.state))
    tried: Counter[str] = Counter()
    generic: Counter[str] = Counter()
    examples: dict[str, set[str]] = defaultdict(set)
    rng = Random(0)
    for m, d in questions(game, randomly, greedily):
        others = sorted(ever[d.kind] - {o.id for o in d.options})
        for id in rng.sample(others, min(MOST, len(others))):
            refusal = m.refuse(d.seat, id)
            tried[d.kind] += 1
            if refusal is not None and any(r.text.key == GENERIC for r in refusal.reasons):
                generic[d.kind] += 1
                examples[d.kind].add(id)
    return tried, generic, examples


def main() -> None:
    """Print the share of generic reasons, by kind of question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--greedy", type=int, default=50)
    args = parser.parse_args()
    tried, generic, examples = measure(args.key, args.random, args.greedy)
    for kind, n in tried.most_common():
        some = ", ".join(sorted(examples[kind])[:6])
        print(f"{kind:24} {generic[kind]:7} of {n:8}  {generic[kind] / n:6.1%}  {some}")
    all = sum(tried.values())
    print(f"{args.key}: {sum(generic.values())} of {all} refusals say only that it is not now: "
          f"{sum(generic.values()) / all:.1%}")  # fmt: skip


if __name__ == "__main__":
    main()
