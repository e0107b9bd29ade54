"""Saves of older versions, as this one reads them."""

from __future__ import annotations

from typing import Any

#: The content that version 2 was published with. Since then it says when a match has fallen asleep (WILD-24.4).
CONTENT_2 = "031256188b3b5e53"

#: Fields of the state that the first format still had: VP round by round are the table's to keep.
GONE = ("history",)


def woken(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of version 2: without the fields that are gone, and as lively as in a round with VP."""
    state = data["state"]
    own = {name: value for name, value in state["own"].items() if name not in GONE}
    return {**data, "state": {**state, "own": {**own, "lively": own["round"]}}}
