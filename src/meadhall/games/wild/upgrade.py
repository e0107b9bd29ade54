"""Snapshots of older versions, as this one reads them."""

from __future__ import annotations

from typing import Any

#: Fields of the state that the first format still had: VP round by round are the table's to keep.
GONE = ("history",)


def without_gone(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without the fields that are gone."""
    state = data["state"]
    own = {name: value for name, value in state["own"].items() if name not in GONE}
    return {**data, "state": {**state, "own": own}}
