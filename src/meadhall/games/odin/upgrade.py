"""Older snapshots as this version reads them."""

from __future__ import annotations

from typing import Any

#: the facts of an action under way, which the first format kept in a list, in this order
FACTS = (
    "gave_silver", "gave_wood", "gave_stone", "got_stockfish", "paid_ore", "paid_wood", "paid_kinds", "rolls", "roll",
    "die", "ore_help", "boats", "spent_wood", "spent_arm", "result", "strip_kinds", "played", "ships_used", "may_play",
    "once", "no_return", "discount", "will_pay_ore", "cards", "need", "repeated",
)  # fmt: skip


def upgraded(value: Any) -> Any:  # JSON
    """A part of a snapshot of the first format, with the facts of each action under way by name."""
    if isinstance(value, list):
        return [upgraded(v) for v in value]
    if not isinstance(value, dict):
        return value
    found = {k: upgraded(v) for k, v in value.items()}
    if found.get("c") == "Frame":
        facts = found["f"].pop("facts")
        found["f"] |= dict(zip(FACTS, facts, strict=True))
    return found
