"""A Feast for Odin, step by step: `rounds` has the phases, `act` a turn, `dice` and `feast` theirs,
`anytime` what may be done at any time, `clauses` costs, gains and cards, the others the operations."""

from __future__ import annotations

from meadhall.games.odin.steps import cardops, cards, goods, ventures
from meadhall.games.odin.steps.rounds import SetUp

__all__ = ["SetUp", "cardops", "cards", "goods", "ventures"]
