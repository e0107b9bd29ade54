"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt

SURE = 1.96  #: standard errors on either side: 95 of 100


def wilson(won: float, games: int, z: float = SURE) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times of 100."""
    if not games:
        return 0.0, 1.0
    share, slack = won / games, z * z / games
    middle = (share + slack / 2) / (1 + slack)
    spread = z * sqrt(share * (1 - share) / games + slack / games / 4) / (1 + slack)
    return max(0.0, middle - spread), min(1.0, middle + spread)
