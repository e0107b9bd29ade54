"""What the house values of Vikings Saga do to a game: seats, turns, gold, and each journal's character.

    python bench/tune_saga.py seats --games 2000 --players 3     who wins, counted from the first Odin player
    python bench/tune_saga.py journals --games 100               what each journal is about
    python bench/tune_saga.py seats --content my-saga.yaml …     the same with a corrected content file

Greedy bots play; only values marked `house` in content.yaml may be changed for what comes out here.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall import bots
from meadhall.core.event import Event
from meadhall.core.match import Match, start
from meadhall.games.saga import SagaGame

#: What a journal's theme should lead in: the events counted for it.
THEMES = {"gold": "gold gained", "gods": "gods kept", "long": "turns", "glory": "VP gained",
          "companions": "Vikings taken free", "suffering": "VP lost"}  # fmt: skip


class Tally:
    """Sums over many matches."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.sums: dict[str, float] = defaultdict(float)
        self.by_round: Counter[int] = Counter()

    def hear(self, events: list[Event], buying: bool) -> None:
        """What happened, by kind."""
        for e in events:
            n = e.args.get("n", 0)
            amount = n if isinstance(n, int) else 0
            if e.kind == "gains-gold":
                self.sums["gold gained"] += amount
            elif e.kind == "gains-vp":
                self.sums["VP gained"] += amount
            elif e.kind == "buys":
                self.sums["gold spent on Vikings"] += amount
                self.sums["Vikings bought"] += 1
            elif e.kind == "takes" and not buying:
                self.sums["Vikings taken free"] += 1
            elif e.kind == "keeps-god":
                self.sums["gods kept"] += 1
            elif e.kind == "loses-vp":
                self.sums["VP lost"] += amount
            elif e.kind.startswith("ends-"):
                self.sums["thrown out"] += 1
            elif e.kind == "gods-help":
                self.sums["moved by a god"] += 1
            elif e.kind == "crosses":
                self.sums["gold before Bifröst"] += amount

    def turn(self, round: int, turn: int) -> None:
        """An adventure took so many turns."""
        self.turns[turn] += 1
        self.by_round[round] += turn
        self.sums["turns"] += turn


def play(game: SagaGame, players: int, seed: int, options: dict[str, str], bot: str, tally: Tally) -> None:
    """One match of bots, counted as it goes."""
    m = start(game, players, seed, options)
    m.listen()
    luck = Random(seed)
    mind = bots.get(bot)
    last = (0, 0)
    while (d := m.decision) is not None:
        s: Any = m.state
        buying = d.kind == "buy"
        m.play(mind.choose(m, d.seat, luck), d.seat)
        if (s.round, s.turn) != last and s.round != last[0]:
            tally.turn(*last)
        last = (s.round, s.turn)
        tally.hear(m.heard(), buying)
    tally.turn(*last)
    end(m, tally)


def end(m: Match, tally: Tally) -> None:
    """Who won, and out of what."""
    tally.games += 1
    s: Any = m.state
    result = m.result
    assert result is not None
    for seat in result.winners:
        tally.wins[seat] += 1
    for track, gold, helmets in s.final:
        tally.sums["VP on the track"] += track
        tally.sums["VP from gold"] += gold
        tally.sums["VP from helmets"] += helmets


def seats(game: SagaGame, args: argparse.Namespace) -> None:
    """Seat by seat, counted from the first Odin player."""
    tally = Tally()
    for n in range(args.games):
        play(game, args.players, args.seed + n, {"journal": args.journal, "odin": "host"}, args.bot, tally)
    share = 100 / args.players
    print(f"{args.players} players, {args.games} games of {args.bot} bots, journal {args.journal}")
    won = sum(tally.wins.values())
    for seat in range(args.players):
        print(f"  seat {seat + 1} from Odin: {100 * tally.wins[seat] / won:.1f} % of wins (share {share:.1f} %)")
    show(tally, args.players)


def show(tally: Tally, players: int) -> None:
    """Per player and game."""
    total = sum(tally.turns.values())
    within = sum(n for turn, n in tally.turns.items() if 2 <= turn <= 5)
    spread = ", ".join(f"{t}: {100 * n / total:.0f} %" for t, n in sorted(tally.turns.items()))
    print(f"  turns of an adventure: {spread}; 2 to 5 turns in {100 * within / total:.1f} %")
    rounds = ", ".join(f"{n / tally.games:.1f}" for _, n in sorted(tally.by_round.items()))
    print(f"  turns by chapter: {rounds}")
    for what, n in sorted(tally.sums.items()):
        print(f"  {what}: {n / tally.games / players:.2f} a player and game")


def journals(game: SagaGame, args: argparse.Namespace) -> None:
    """Each journal should lead in its theme."""
    found: dict[str, dict[str, float]] = {}
    for journal in game.box.journals:
        tally = Tally()
        name = journal.id.removeprefix("journal-")
        for n in range(args.games):
            play(game, args.players, args.seed + n, {"journal": name}, args.bot, tally)
        means = {k: v / tally.games / args.players for k, v in tally.sums.items()}
        found[journal.theme] = defaultdict(float, means)
        print(name)
        show(tally, args.players)
    print()
    for theme, measure in THEMES.items():
        ranked = sorted(found, key=lambda t: -found[t][measure])
        line = ", ".join(f"{t} {found[t][measure]:.2f}" for t in ranked)
        print(f"{'ok ' if ranked[0] == theme else 'NO '}{theme} should lead in {measure}: {line}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("seats", "journals"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--journal", default="first")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--content", type=Path)
    args = parser.parse_args()
    found: Any = meadhall.game("saga")
    game: SagaGame = found.with_content(args.content) if args.content else found
    {"seats": seats, "journals": journals}[args.what](game, args)


if __name__ == "__main__":
    main()
