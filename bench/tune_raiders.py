"""What the house values of Viking Raiders do to a game: seats, length, and which cards are bought.

    python bench/tune_raiders.py --games 2000 --players 4        one player count
    python bench/tune_raiders.py --games 500 --json              all of them, as JSON
    python bench/tune_raiders.py --content my-raiders.yaml …     the same with a corrected content file

Greedy bots play; only values marked `house` in content.yaml may be changed for what comes out here. Three
things are wanted: seat shares within 5 points of even, a median of 8 to 15 rounds, and no card of the Market
that is never or always bought.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import meadhall
from meadhall import bots
from meadhall.core.match import Match, start
from meadhall.core.text import Text
from meadhall.games.raiders import RaidersGame
from meadhall.games.raiders.cards import ABILITY, ITEM

BATCH = 50


class Tally:
    """Sums over many matches."""

    def __init__(self) -> None:
        self.wins: Counter[int] = Counter()
        self.rounds: list[int] = []
        self.offered: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def add(self, other: Tally) -> None:
        """Another batch."""
        self.wins += other.wins
        self.rounds += other.rounds
        self.offered += other.offered
        self.bought += other.bought
        self.events += other.events

    def data(self, players: int) -> dict[str, Any]:
        """The figures, ready to print."""
        games = len(self.rounds)
        shares = [100 * self.wins[seat] / games for seat in range(players)]
        raids = self.events["raid-won"] + self.events["raid-lost"]
        return {
            "players": players,
            "games": games,
            "seat share %, from the first player": [round(share, 1) for share in shares],
            "furthest from even": round(max(abs(share - 100 / players) for share in shares), 1),
            "rounds 10 % / median / 90 %": [_at(self.rounds, 0.1), median(self.rounds), _at(self.rounds, 0.9)],
            "raids a game": round(raids / games, 1),
            "raids won %": round(100 * self.events["raid-won"] / max(1, raids)),
            "Berserkers a game": round(self.events["berserker"] / games, 1),
            "rebuilt Markets a game": round(self.events["rebuild"] / games, 2),
            "bought of 100 offered": {id: round(100 * self.bought[id] / n) for id, n in sorted(self.offered.items())},
        }


def _at(values: list[int], share: float) -> int:
    return sorted(values)[int(share * (len(values) - 1))]


def game_of(content: str) -> RaidersGame:
    """The game, with a corrected content file if one is named."""
    found = meadhall.game("raiders")
    found = found.with_content(Path(content)) if content else found
    assert isinstance(found, RaidersGame)
    return found


def play_batch(content: str, players: int, seeds: range) -> Tally:
    """A few matches of greedy bots."""
    game, tally = game_of(content), Tally()
    for seed in seeds:
        m = start(game, players, seed)
        m.listen()
        _offer(tally, game, m)
        _play(m, Random(seed), tally)
        s: Any = m.state  # the state of this very game
        tally.wins[(s.winner - s.first) % players] += 1
        tally.rounds.append(s.round)
    return tally


def _offer(tally: Tally, game: RaidersGame, m: Match) -> None:
    """The first Market; what comes later is told by events."""
    s: Any = m.state
    kinds = [game.box.kinds[game.box.kind[c]] for c in s.market if c >= 0]
    tally.offered.update(k.id for k in kinds if k.family in (ITEM, ABILITY))


def _play(m: Match, rng: Random, tally: Tally) -> None:
    greedy = bots.get("greedy")
    while m.decision is not None:
        m.play(greedy.choose(m, m.decision.seat, rng))
        for event in m.heard():
            tally.events[event.kind] += 1
            card = event.args.get("card")
            if isinstance(card, Text) and event.kind in ("refill", "buys"):
                (tally.offered if event.kind == "refill" else tally.bought)[card.key] += 1


def measure(content: str, players: int, games: int, jobs: int) -> dict[str, Any]:
    """Many matches, shared out over processes; the same figures whatever their number."""
    total = Tally()
    batches = [range(i, min(i + BATCH, games)) for i in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(play_batch, [content] * len(batches), [players] * len(batches), batches):
            total.add(tally)
    return total.data(players)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=500)
    words.add_argument("--players", type=int, choices=(2, 3, 4, 5))
    words.add_argument("--content", default="")
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    found = []
    for players in (asked.players,) if asked.players else (2, 3, 4, 5):
        figures = measure(asked.content, players, asked.games, asked.jobs)
        found.append(figures)
        if not asked.json:
            print("\n".join(f"{name:38} {value}" for name, value in figures.items()), end="\n\n", flush=True)
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
