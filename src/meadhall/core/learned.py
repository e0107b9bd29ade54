"""A learned judgement: named features of a position, weighed for each number of players, early and late in a match."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

FILE = "weights.json"


class Weights(NamedTuple):
    """What each feature is worth, at the beginning of a match and at its end."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """What each is worth at that moment."""
        return [a + (b - a) * progress for a, b in zip(self.early, self.late, strict=True)]


class Learned(NamedTuple):
    """The weights of a game by number of players, and where they come from."""

    features: tuple[str, ...]
    by_players: Mapping[int, Weights]
    made: Mapping[str, Any]  #: provenance as data: matches, date, quality and more, each by number of players

    def of(self, players: int) -> Weights:
        """Those for a number of players, or for the nearest that was trained."""
        return self.by_players[min([(abs(n - players), n) for n in self.by_players])[1]]

    def data(self) -> dict[str, Any]:
        """As a file keeps it."""
        by_players = {str(n): {"early": list(w.early), "late": list(w.late)} for n, w in self.by_players.items()}
        return {"made": self.made, "features": list(self.features), "weights": by_players}


def read(folder: Path, features: Sequence[str]) -> Learned | None:
    """The weights in a game's folder, if there are any for just these features; others would have to be trained."""
    path = folder / FILE
    if not features or not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["features"] != list(features):
        return None
    found = {int(n): Weights(tuple(w["early"]), tuple(w["late"])) for n, w in data["weights"].items()}
    return Learned(tuple(features), found, data["made"])


def shares(scores: Sequence[float]) -> list[float]:
    """Scores of all seats as shares of the win."""
    best = max(scores)
    raised = [exp(max(score - best, -60.0)) for score in scores]
    total = sum(raised)
    return [r / total for r in raised]
