"""Halls and workers are killed at random moments: what was acknowledged is there afterwards, once, and all goes on.

`make prove-kill` is the long form.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.arena import arena
from tests.prove_kill import PROMISED, Proof, prove

KILLS = 8
GAMES = ("raids", "saga", "cups")

pytestmark = pytest.mark.live


def holds(proof: Proof) -> None:
    assert sum(proof.kills.values()) == KILLS
    assert proof.stuck == []
    assert proof.median_share < PROMISED, "a busy machine may be late now and then"
    assert proof.moves > 20
    assert proof.told > 20


def test_killed_at_random_moments_a_hall_of_its_own_loses_and_doubles_nothing(tmp_path: Path) -> None:
    with arena(tmp_path, None) as place:
        holds(prove(place, KILLS, Random(20), GAMES))


@pytest.mark.postgres
def test_killed_at_random_moments_halls_and_workers_lose_and_double_nothing(tmp_path: Path, database: str) -> None:
    with arena(tmp_path, database, halls=2, workers=2) as place:
        holds(prove(place, KILLS, Random(20), GAMES))
