"""The conformance suite: the same for the hall's games and for a stranger's.

`check(game)` plays random matches at every seat count and table option and tries, after every decision,
everything the kernel promises. It reports faults as sentences; it never stops at the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from meadhall.core.errors import BadVariant
from meadhall.core.game import Game
from meadhall.core.text import LANGS
from meadhall.core.trial import MOST_FAILURES, Report, Trial

__all__ = ["Report", "check"]

Tell = Callable[[int, int], None]


def check(
    game: Game[Any, Any],
    games: int = 20,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    progress: Tell | None = None,
) -> Report:
    """Play `games` random matches, spread over seat counts and table options, and try every promise."""
    report = Report()
    _texts(game, report)
    setups = list(_setups(game, players, options))
    for n in range(games):
        seats, chosen = setups[n % len(setups)]
        Trial(game, seats, chosen, seed + n, report).run()
        if progress:
            progress(n + 1, games)
        if len(report.failures) >= MOST_FAILURES:
            break
    return report


def _setups(
    game: Game[Any, Any], players: int | None, options: dict[str, str] | None
) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of table options, the defaults first."""
    seats = (players,) if players is not None else game.players
    given = options or {}
    variants = [v for v in game.variants if v.id not in given]
    defaults = [v.default for v in variants]
    ways = product(*((v.default, *(x for x in v.values if x != v.default)) for v in variants))
    # with many table options a few games cannot try them all: first each alone, then each with each
    for values in sorted(ways, key=lambda way: sum(a != b for a, b in zip(way, defaults, strict=True))):
        chosen = {**given, **{v.id: value for v, value in zip(variants, values, strict=True)}}
        for n in seats:
            if _can_be_set_up(game, n, chosen):
                yield n, chosen


def _can_be_set_up(game: Game[Any, Any], players: int, chosen: dict[str, str]) -> bool:
    """Not every table option is for every number of players."""
    try:
        game.empty(players, game.checked_options(chosen))
    except BadVariant:
        return False
    return True


def _texts(game: Game[Any, Any], report: Report) -> None:
    """Both languages have the same texts, and the ledgers the same rules."""
    en, fr = (game.texts.messages[lang] | set(game.texts.names[lang]) for lang in LANGS)
    for key in sorted(en ^ fr):
        report.failures.append(f"text {key!r} is missing in {'fr' if key in en else 'en'}")
    ids = [list(game.ledger(lang).entries) for lang in LANGS]
    for id in sorted(set(ids[0]) ^ set(ids[1])):
        report.failures.append(f"rule {id} is missing in the {'fr' if id in ids[0] else 'en'} ledger")
    for key in ("game-name", "game-pitch"):
        if key not in en:
            report.failures.append(f"text {key!r} is missing")
