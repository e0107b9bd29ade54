"""How Vikings Gone Wild plays with its house values: `greedy` against itself.

    python bench/tune_wild.py --games 2000 --players 2 3 4 [--content my-values.yaml] [--json]

Wanted, and printed with what was found: every place in turn order wins within 5 points of its share,
8 to 14 rounds, every card that can be bought is bought in at least 2 % of the games and none in all of them,
and attacking, building and Missions each give between 15 % and 55 % of the points.

Whoever stops it (Ctrl-C) gets the figures of the games played so far.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from statistics import median_low

from meadhall import bots
from meadhall.core.content import Content
from meadhall.core.match import start
from meadhall.games.wild import GAME, WildGame
from meadhall.games.wild.scoring import meeting
from meadhall.games.wild.state import SOURCES, Wild

#: Which way of playing a source of points belongs to.
WAYS = {
    "damage": "attacking",
    "reward": "attacking",
    "undead": "attacking",
    "card": "attacking",
    "repel": "defending",
    "hall": "building",
    "storage": "building",
    "mission": "missions",
}
BONUS_WAYS = {
    "builder": "building",
    "miner": "building",
    "beer_tycoon": "building",
    "accomplisher": "missions",
    "king_pig": "attacking",
    "conqueror": "attacking",
    "defender": "defending",
    "follower": "cards",
}


class Tally:
    """What is counted over many games of one player count."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.rounds: Counter[int] = Counter()
        self.wins = [0.0] * players
        self.ways: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.decks: Counter[str] = Counter()
        self.decisions = 0

    def play(self, game: WildGame, seed: int) -> None:
        """One game of `greedy` against itself."""
        m = start(game, self.players, seed)
        rng, greedy = random.Random(seed), bots.get("greedy")
        s = m.state
        assert isinstance(s, Wild)
        first = s.first
        bought: list[set[str]] = [set() for _ in range(self.players)]
        while not m.over:
            d = m.pending[0]
            option = greedy.choose(m, d.seat, rng)
            m.play(option, d.seat)
            self.decisions += 1
            if option.verb in ("buy", "build"):
                bought[d.seat].add(option.id.partition(":")[2])
        self._count(s, first, bought)

    def _count(self, s: Wild, first: int, bought: list[set[str]]) -> None:
        self.games += 1
        self.rounds[s.round] += 1
        self.bought.update(set().union(*bought))
        for one in bought:
            self.decks.update(one)
        for seat in s.winners:
            self.wins[(seat - first) % self.players] += 1 / len(s.winners)
        for points in s.points:
            for source, vp in zip(SOURCES, points, strict=True):
                self.sources[source] += vp
                if source != "bonus":
                    self.ways[WAYS[source]] += vp
        everybody = tuple(range(s.seats))
        for bonus in s.bonuses:
            met = meeting(s, bonus, everybody)
            if met:
                self.ways[BONUS_WAYS[s.box.bonuses[bonus].id]] += len(met) * s.box.bonus_split[len(met)]

    def data(self, game: WildGame) -> dict[str, object]:
        """The figures."""
        box = game.box
        names = [c.id for c in box.cards if c.price] + [b.id for b in box.buildings]
        points = sum(self.ways.values())
        rounds = sum(n * k for n, k in self.rounds.items()) / self.games
        return {
            "players": self.players,
            "games": self.games,
            "rounds": round(rounds, 1),
            "rounds_median": median_low(self.rounds.elements()),
            "rounds_8_to_14": round(100 * sum(k for n, k in self.rounds.items() if 8 <= n <= 14) / self.games, 1),
            "wins_by_turn_order": [round(100 * w / self.games, 1) for w in self.wins],
            "points": {way: round(100 * vp / points, 1) for way, vp in sorted(self.ways.items())},
            "sources": {source: round(100 * vp / points, 1) for source, vp in self.sources.items()},
            "bought_by": {name: round(100 * self.decks[name] / self.games / self.players, 1) for name in names},
            "bought_in": {name: round(100 * self.bought[name] / self.games, 2) for name in names},
            "decisions": round(self.decisions / self.games, 1),
        }


def faults(found: dict[str, object]) -> list[str]:
    """What is not as wanted."""
    wrong = []
    share = 100 / int(str(found["players"]))
    for turn, wins in enumerate(found["wins_by_turn_order"], 1):  # type: ignore[var-annotated, arg-type]
        if abs(wins - share) > 5:
            wrong.append(f"place {turn} in turn order wins {wins} %")
    if not 8 <= float(str(found["rounds"])) <= 14:
        wrong.append(f"{found['rounds']} rounds")
    for name, percent in found["bought_in"].items():  # type: ignore[attr-defined]
        if not 2 <= percent < 100:
            wrong.append(f"{name} is bought in {percent} % of the games")
    for way in ("attacking", "building", "missions"):
        percent = found["points"].get(way, 0)  # type: ignore[attr-defined]
        if not 15 <= percent <= 55:
            wrong.append(f"{way} gives {percent} % of the points")
    return wrong


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--content", type=Path)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    game = WildGame(GAME.content.overlaid(Content.read(args.content))) if args.content else GAME
    documents = []
    for players in args.players:
        tally = Tally(players)
        finished = play_all(tally, game, range(args.seed, args.seed + args.games), quiet=args.json)
        found = tally.data(game)
        documents.append({**found, "faults": faults(found)})
        if not args.json:
            print(json.dumps(documents[-1], indent=1))
        if not finished:
            break
    if args.json:
        print(json.dumps(documents))


def play_all(tally: Tally, game: WildGame, seeds: range, quiet: bool) -> bool:
    """Play them; False if somebody stopped it."""
    try:
        for n, seed in enumerate(seeds, 1):
            tally.play(game, seed)
            if not quiet and sys.stderr.isatty():
                print(f"\r{tally.players} players: {n} of {len(seeds)}", end="", file=sys.stderr)
    except KeyboardInterrupt:
        if not tally.games:
            raise
        return False
    return True


if __name__ == "__main__":
    main()
