"""Raids, step by step; the files are named after the sections of the ledger."""

from __future__ import annotations

from meadhall.games.raids.steps.passing import MeetMonster
from meadhall.games.raids.steps.sailing import Answer, Flee, Sail
from meadhall.games.raids.steps.setup import SetUp
from meadhall.games.raids.steps.tiles import Sell, Stow
from meadhall.games.raids.steps.turn import Turn
from meadhall.games.raids.steps.voyage import EndVoyage, NewVoyage

__all__ = ["Answer", "EndVoyage", "Flee", "MeetMonster", "NewVoyage", "Sail", "Sell", "SetUp", "Stow", "Turn"]
