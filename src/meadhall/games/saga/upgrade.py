"""Snapshots and records of version 3, as this one reads them: it revealed the choices of phase 4 one by one, and did
not ask again whoever sent nobody although Alfred allows a second Viking (SAGA-10.4)."""

from __future__ import annotations

from typing import Any

from meadhall.core.match import Match
from meadhall.core.record import Record


def revealing(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot: the choices of phase 4 that are still open are revealed together."""
    kernel = data["state"]["kernel"]
    sending = any(step["c"] == "Send" for lane in kernel["lanes"] for step in lane)
    stack = [*kernel["stack"], {"c": "Farewell", "f": {}}] if sending else kernel["stack"]
    return {**data, "rules": "4", "state": {**data["state"], "kernel": {**kernel, "stack": stack}}}


def answering_again(record: Record, m: Match) -> Record:
    """A record, as a match that begins like it can be played: who sent nobody says so as often as asked."""
    choices: list[tuple[int, str]] = []
    for seat, option in record.choices:
        again = option == "none" and _sends(m, seat)
        choices.append((seat, option))
        m.play(option, seat)
        while again and _sends(m, seat):
            choices.append((seat, option))
            m.play(option, seat)
    return record._replace(rules="4", choices=tuple(choices))


def _sends(m: Match, seat: int) -> bool:
    asked = m.decision_of(seat)
    return asked is not None and asked.kind == "send"
