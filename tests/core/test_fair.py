"""Fair luck by itself: what is refused, and what speaks against a match."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import BadRecord
from meadhall.core.fair import Fair, commitment_of, is_part, seed_of

SECRET, PARTS = "ab" * 16, ("cd" * 16, "")
FAIR = Fair(commitment_of(SECRET), SECRET, PARTS)


def test_what_is_fair_has_no_faults_and_reads_back_as_it_was() -> None:
    assert FAIR.faults(seed_of(SECRET, PARTS), 2) == []
    assert Fair.parse(FAIR.data()) == FAIR


SHORT = "ab" * 15


@pytest.mark.parametrize(
    ("fair", "players", "said"),
    [
        (FAIR, 3, "one for each of 3 seats"),
        (FAIR._replace(parts=("xy" * 16, "")), 2, "one for each of 2 seats"),
        (Fair(commitment_of(SHORT), SHORT, PARTS), 2, "32 to 128"),
        (FAIR._replace(commitment="0" * 64), 2, "changed its mind"),
    ],
)
def test_each_fault_is_named(fair: Fair, players: int, said: str) -> None:
    (fault,) = fair.faults(seed_of(fair.secret, fair.parts), players)
    assert said in fault


def test_another_seed_is_another_deal() -> None:
    (fault,) = FAIR.faults(seed_of(SECRET, PARTS) + 1, 2)
    assert "other cards were dealt" in fault


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"parts": "abcd"}, "parts"),
        ({"parts": [1, 2]}, "parts"),
        ({"parts": ["", 2]}, "parts"),
        ({"parts": None}, "parts"),
        ({"secret": 5}, "secret"),
        ({"commitment": None}, "commitment"),
    ],
)
def test_what_is_no_proof_is_refused_by_field(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRecord, match=f"fair: {said}: missing"):
        Fair.parse({**FAIR.data(), **change})
    with pytest.raises(BadRecord, match="must be a table"):
        Fair.parse([change])


def test_a_number_is_of_32_to_64_digits_or_none_at_all() -> None:
    assert is_part("") and is_part("0" * 32) and is_part("0" * 64)
    assert not any(map(is_part, ("0" * 31, "0" * 65, "g" * 32)))
