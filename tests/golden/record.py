"""Write the golden matches of a game as today's rules play them: `python -m tests.golden.record KEY`.

A folder is written once. When a change means that the same choices lead elsewhere, the game's
version is raised and a new folder is written beside the old ones.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count as counting
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.cli.common import progress
from meadhall.core.errors import BadVariant
from meadhall.core.game import Game
from meadhall.core.match import Match, replay, start
from meadhall.core.option import Option
from meadhall.core.snapshot import Json
from meadhall.games import find, keys
from tests.golden.reading import ENDS, Golden, Moment, Questions, count, folder, missing, walk

MATCHES = 50
MOMENTS = 8
TRIES = 20_000  #: matches in which a rare end is looked for

AnyGame = Game[Any, Any]
REASONS = ("wins", "stalemate", "too-long", "quiet")  #: events that say why a match ends
STYLES = (("greedy",), ("random",), ("greedy", "random"))  #: each decision is made by one of them


class Hunt(NamedTuple):
    """How a rare end is brought about: at such tables, by players who like these verbs best."""

    players: tuple[int, ...] = ()
    options: Mapping[str, str] = {}
    verbs: tuple[str, ...] = ()


ARCTIC = {"arctic": "on", "target": "8"}
HUNTS = {
    "wins, nobody": Hunt((2,), {"arctic": "on", "target": "5"}),
    "stalemate": Hunt((2, 3, 4, 5), {"arctic": "off"}, ("end", "pass", "draw")),
    "stalemate, nobody": Hunt((2,), ARCTIC, ("end", "pass", "draw")),
    "too-long, nobody": Hunt((2,), ARCTIC),
    "quiet, shared": Hunt(verbs=("end", "no-mission")),
}

#: Questions that a few dozen matches would hardly ask.
RARE = {"odin": ("copy-good", "further", "house-bonus", "in-shed", "leave-out")}


def main(words: Sequence[str]) -> None:
    if len(words) != 1 or words[0] not in keys():
        sys.exit(f"python -m tests.golden.record KEY, where KEY is one of {', '.join(keys())}")
    game = find(words[0])
    target = folder(game.key, game.version)
    if target.exists():
        sys.exit(f"{target} is there already, and a golden is never written anew: bump the game's version")
    with progress(f"{game.key}: matches", MATCHES) as done:
        goldens = []
        for golden in play_all(game):
            goldens.append(golden)
            done(1)
    lacks = missing(game, goldens)
    if lacks:
        sys.exit(f"no match shows {'; '.join(lacks)}")
    write(game, goldens, target)


# ── playing ──────────────────────────────────────────────────────────────────────────────────


def play_all(game: AnyGame) -> Iterator[Golden]:
    """One match of every way to end, one of each rare question, then whatever comes, at tables of all kinds."""
    hunted = [hunt(game, end) for end in sorted(ENDS[game.key])]
    hunted += [hunt(game, kind) for kind in RARE.get(game.key, ())]
    yield from hunted
    musts = [("", n) for n in game.players] + [(v.id, value) for v in game.variants for value in v.values]
    for number in range(MATCHES - len(hunted)):
        luck = Random(f"{game.key} {number}")
        match = table(game, number, musts[number % len(musts)], luck)
        play(match, STYLES[number % len(STYLES)], luck)
        yield golden(match)


def hunt(game: AnyGame, wanted: str) -> Golden:
    """The first match that ends like that, or asks that."""
    how = HUNTS.get(wanted, Hunt())
    for number in range(TRIES):
        luck = Random(f"{game.key} {wanted} {number}")
        match = start(game, luck.choice(how.players or game.players), number, how.options)
        asked = play(match, ("random",), luck, how.verbs)
        if wanted in asked or (wanted in ENDS[game.key] and end_of(match) == wanted):
            return golden(match)
    sys.exit(f"in {TRIES} matches there is no {wanted!r}")


def table(game: AnyGame, seed: int, must: tuple[str, Any], luck: Random) -> Match:
    """A table with one thing given and all others by lot, half of them at their default."""
    name, value = must
    while True:
        players = luck.choice(game.players) if name else value
        options = {v.id: luck.choice((v.default, luck.choice(v.values))) for v in game.variants}
        if name:
            options[name] = value
        try:
            return start(game, players, seed, options)
        except BadVariant:
            continue  # such a table is not allowed


def play(match: Match, names: Sequence[str], luck: Random, verbs: Sequence[str] = ()) -> set[str]:
    """To its end. Where several are asked at once, any of them answers first. Returns the kinds of questions."""
    asked: set[str] = set()
    while not match.over:
        decision = luck.choice(match.pending)
        asked.add(decision.kind)
        liked = [o for verb in verbs for o in decision.options if o.verb == verb]
        option: Option = liked[0] if liked else bots.get(luck.choice(names)).choose(match, decision.seat, luck)
        match.play(option, decision.seat)
    return asked


def golden(match: Match) -> Golden:
    result = match.result
    assert result is not None
    return Golden(match.record(), list(result.scores), list(result.winners), end_of(match))


def end_of(match: Match) -> str:
    """Why it ended, and what is odd about the victory."""
    record, result = match.record(), match.result
    assert result is not None
    last = replay(match.game, record, len(record.choices) - 1)
    last.listen()
    last.play(record.choices[-1][1], record.choices[-1][0])
    reason = next((event.kind for event in last.heard() if event.kind in REASONS), "")
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    odd = "shared" if len(result.winners) > 1 else "" if result.winners else "nobody"
    if not reason and not odd and len(best) > 1:
        odd = "tie-broken"
    return ", ".join(filter(None, (reason, odd)))


# ── writing ──────────────────────────────────────────────────────────────────────────────────


def write(game: AnyGame, goldens: Sequence[Golden], target: Path) -> None:
    asked: Questions = {}
    with progress(f"{game.key}: questions", len(goldens)) as done:
        for found in goldens:
            for match in walk(game, found.record):
                count(match, asked)
            done(1)
    moments = [moment._asdict() for moment in pick(game, goldens, asked)]
    target.mkdir(parents=True)
    _zip(target / "matches.jsonl.gz", "".join(_line(g._asdict() | {"record": g.record.data()}) for g in goldens))
    _zip(target / "snapshots.json.gz", _line(moments))
    rows = ",\n".join(f" {json.dumps(kind)}: {json.dumps(asked[kind])}" for kind in sorted(asked))
    (target / "questions.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def pick(game: AnyGame, goldens: Sequence[Golden], asked: Questions) -> Iterator[Moment]:
    """Moments spread over the matches, each in the middle of one, and of the rarest question not yet shown."""
    shown: set[str] = set()
    for number in range(0, len(goldens), -(-len(goldens) // MOMENTS)):
        record = goldens[number].record
        best: tuple[tuple[bool, int], Moment] | None = None
        for move, match in zip(counting(), walk(game, record)):
            if not len(record.choices) // 5 <= move < len(record.choices) * 4 // 5:
                continue
            kinds = [decision.kind for decision in match.pending]
            rank = (bool(shown & set(kinds)), min(asked[kind][0] for kind in kinds))
            if best is None or rank < best[0]:
                options = {str(d.seat): [o.id for o in d.options] for d in match.pending}
                best = rank, Moment(number, move, kinds, options, match.snapshot())
        assert best is not None
        shown |= set(best[1].kinds)
        yield best[1]


def _line(data: Json) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _zip(path: Path, words: str) -> None:
    """The same bytes for the same words, whenever it is written."""
    path.write_bytes(gzip.compress(words.encode(), 9, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
