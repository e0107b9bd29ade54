"""Golden matches: finished matches as a version of the rules played them, which that version must play for ever.

`KEY/VERSION/` holds, for one game under one version of its rules:

* `matches.jsonl.gz`: a line per match, its record and how it ended;
* `questions.json`: per kind of question [times asked, candidates, options, refusals], over all these matches;
* `snapshots.json.gz`: a few moments of them as a store keeps them, with the options offered then.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.core.game import Game
from meadhall.core.match import Match, replay
from meadhall.core.record import Record

HERE = Path(__file__).parent
Questions = dict[str, list[int]]  #: kind → [times asked, candidates, options, refusals]

#: Every way in which a match of a game can end; "nobody" is a victory of the Arctic Clan.
ENDS = {
    "odin": {"", "shared"},
    "raiders": {"wins", "wins, nobody", "stalemate", "stalemate, nobody", "too-long", "too-long, nobody"},
    "raids": {"", "shared"},
    "saga": {"", "shared", "tie-broken"},
    "wild": {"", "shared", "tie-broken", "quiet, shared"},
}


class Golden(NamedTuple):
    """A finished match."""

    record: Record
    scores: list[int]
    winners: list[int]
    end: str  #: one of `ENDS`


class Moment(NamedTuple):
    """Match number `match` after `move` moves, as it was stored, with what each asked seat was offered."""

    match: int
    move: int
    kinds: list[str]
    options: dict[str, list[str]]  #: by seat
    snapshot: Any  #: as `Match.snapshot` gave it then


def folder(key: str, version: str) -> Path:
    return HERE / key / version


def versions(key: str) -> list[str]:
    """The versions of a game's rules of which there are goldens."""
    return sorted(path.name for path in (HERE / key).iterdir() if path.is_dir())


def matches(key: str, version: str) -> list[Golden]:
    with gzip.open(folder(key, version) / "matches.jsonl.gz", "rt", encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    return [Golden(Record.parse(f["record"]), f["scores"], f["winners"], f["end"]) for f in found]


def questions(key: str, version: str) -> Questions:
    found: Questions = json.loads((folder(key, version) / "questions.json").read_text(encoding="utf-8"))
    return found


def moments(key: str, version: str) -> list[Moment]:
    with gzip.open(folder(key, version) / "snapshots.json.gz", "rt", encoding="utf-8") as file:
        return [Moment(**moment) for moment in json.load(file)]


def walk(game: Game[Any, Any], record: Record) -> Iterator[Match]:
    """The match of a record before every choice, and at its end; always the same object."""
    match = replay(game, record, 0)
    yield match
    for seat, option in record.choices:
        match.play(option, seat)
        yield match


def count(match: Match, into: Questions) -> None:
    """Add up what may be answered now."""
    for decision in match.pending:
        candidates, legal = decision.ask.all_candidates(match.state), set(decision.options)
        refused = sum(o not in legal for o in candidates)
        found = into.setdefault(decision.kind, [0, 0, 0, 0])
        for i, more in enumerate((1, len(candidates), len(decision.options), refused)):
            found[i] += more


def missing(game: Game[Any, Any], goldens: list[Golden]) -> list[str]:
    """What no match shows: a number of players, a value of a table option, a way to end."""
    seen: dict[str, set[Any]] = defaultdict(set)
    for golden in goldens:
        seen["players"].add(golden.record.players)
        seen["end"].add(golden.end)
        for name, value in golden.record.options:
            seen[f"option {name}"].add(value)
    wanted: dict[str, set[Any]] = {"players": set(game.players), "end": ENDS[game.key]}
    wanted |= {f"option {v.id}": set(v.values) for v in game.variants}
    return [f"{what}: {value!r}" for what, values in wanted.items() for value in sorted(values - seen[what])]
