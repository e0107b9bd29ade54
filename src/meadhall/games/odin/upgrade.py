"""Older snapshots as this version reads them."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import BadSeat, Illegal
from meadhall.core.match import Match
from meadhall.core.record import Record

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
    if found.get("c") == "Frame" and "facts" in found["f"]:
        facts = found["f"].pop("facts")
        found["f"] |= dict(zip(FACTS, facts, strict=True))
    return found


def with_moments(record: Record, m: Match) -> Record | None:
    """A record of version 3, as a match that begins like it can be played: in moments that version did not know
    nothing is done, and slots are filled in the first house. None if something in it is no longer allowed."""
    choices: list[tuple[int, str]] = []
    try:
        for seat, option in record.choices:
            while (answer := _unknown(m, seat, option)) is not None:
                choices.append(answer)
                m.play(answer[1], answer[0])
            choices.append((seat, option))
            m.play(option, seat)
    except (Illegal, BadSeat):
        return None
    return record._replace(rules=m.game.version, content=m.game.content.hash, choices=tuple(choices))


def _unknown(m: Match, seat: int, option: str) -> tuple[int, str] | None:
    """The answer to a question that version 3 did not ask at this point."""
    asked = m.decision
    if asked is None or asked.kind not in ("make-ready", "fill-where", "window"):
        return None
    if asked.kind == "window" and asked.seat == seat and any(o.id == option for o in asked.options):
        return None
    return asked.seat, asked.options[0].id
