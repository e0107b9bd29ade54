"""Under which rules a match was played, and what becomes of it when they change.

A running match goes on from its last snapshot, if its game knows how to bring that up to date. A match
that is only looked at is drawn from what was stored, whatever the rules are by now: nothing is played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from meadhall.core.errors import BadSnapshot
from meadhall.core.event import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.snapshot import FORMAT
from meadhall.core.text import Text, text
from meadhall.table.chain import page, read
from meadhall.table.rows import MoveRow, Stored, TableRow, unpack

AnyGame = Game[Any, Any]


def playable(game: AnyGame, snapshot: Any) -> Match:
    """The match of a snapshot, to go on with: `BadSnapshot` if these rules cannot."""
    return Match.restore(game, snapshot)


def watchable(game: AnyGame, snapshot: Any) -> Match:
    """The match of a snapshot, to look at: whatever rules it was played by, as long as it can be drawn at all."""
    try:
        return Match.restore(game, snapshot)
    except BadSnapshot:
        return Match.restore(game, as_if_of_now(game, snapshot))


def as_if_of_now(game: AnyGame, data: Any) -> Any:
    """A snapshot that says of itself that it fits: whether its fields do shows when it is read."""
    named = data if "format" in data else game.from_first_format(data)
    fitted = game.upgrade(named, game.version)
    return {**fitted, "format": FORMAT, "rules": game.version, "content": game.content.hash}


def began_under(row: TableRow) -> str:
    """The version of the rules under which a match began; empty: not known."""
    try:
        said = json.loads(row.record) if row.record else unpack(row.start)
        return str(said.get("rules", ""))
    except ValueError:  # a damaged record is no reason not to play
        return ""


def last_rules(stored: Stored) -> str:
    """The version of the rules by which a table was last moved."""
    return stored.moves[-1].rules if stored.moves else began_under(stored.table)


def updates(began: str, moves: Sequence[MoveRow], now: str | None) -> dict[int, Event]:
    """After which moves the rules were updated, as events for the log. `now` is None once a match is over."""
    first = moves[0].rules if moves and moves[0].number > 1 else began  # what came before is not at hand
    start = moves[0].number - 1 if moves else 0
    played = [(start, first), *((move.number, move.rules) for move in moves)]
    follows = [rules for _, rules in played[1:]] + [now or played[-1][1]]
    return {
        number: Event("rules-updated", None, "", {"old": old, "new": new})
        for (number, old), new in zip(played, follows, strict=True)
        if old and new and old != new
    }


def why_not_open(error: Exception, stored: Stored, game: AnyGame | None) -> Text:
    """Why a table cannot be opened, for who sits at it."""
    if game is None:
        return text("lost-game", game=stored.table.game)
    if not isinstance(error, BadSnapshot):
        return text("lost-damaged")
    snapshot = read(page(stored.moves).snapshot) if stored.moves else unpack(stored.table.start)
    return why_not(game, snapshot, last_rules(stored))


def why_not(game: AnyGame, snapshot: Any, rules: str) -> Text:
    """Why a snapshot that was made under these rules cannot be used."""
    if rules and rules != game.version:
        return text("lost-rules", old=rules, new=game.version)
    if not game.made_with(snapshot.get("content", game.content.hash)):
        return text("lost-content")
    return text("lost-damaged")
