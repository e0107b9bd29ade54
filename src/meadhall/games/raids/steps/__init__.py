"""Raids, step by step, in the words of the ledger."""

from __future__ import annotations

from meadhall.games.raids.steps.sailing import Answer, Flee, MeetMonster, Sail
from meadhall.games.raids.steps.tiles import Sell, Stow
from meadhall.games.raids.steps.voyage import EndVoyage, NewVoyage, SetUp, Turn

__all__ = ["Answer", "EndVoyage", "Flee", "MeetMonster", "NewVoyage", "Sail", "Sell", "SetUp", "Stow", "Turn"]
