"""What a hall counts while it works: for whoever watches over it from outside."""

from __future__ import annotations

from collections import Counter
from typing import Literal

Counted = Literal[
    "moves", "moves_of_bots", "conflicts", "unwritten", "writes", "commits", "followed", "handed_on", "gaps", "thoughts"
]

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  #: seconds


class Tally:
    """Counts since the start. Whoever works with a store counts with its tally."""

    def __init__(self) -> None:
        self.counts: Counter[Counted] = Counter()
        self.commits = [0] * (len(BOUNDS) + 1)  #: by how long they took: up to each of the bounds, and longer
        self.committing = 0.0  #: seconds in all

    def count(self, what: Counted, by: int = 1) -> None:
        self.counts[what] += by

    def wrote(self, writes: int, seconds: float) -> None:
        """So many writes were committed together."""
        self.count("writes", writes)
        self.count("commits")
        self.committing += seconds
        self.commits[sum(seconds > bound for bound in BOUNDS)] += 1
