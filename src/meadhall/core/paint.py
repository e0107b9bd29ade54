"""A small helper to build scenes: every thing is put into another, fields that say nothing are left out."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.scene import Chip, Kind, Scene, ScoreRow, SeatLook, Thing


class Painter:
    """Collects the things of a scene. `into` is the id of what holds it; the first thing is the root."""

    def __init__(self) -> None:
        self.things: dict[str, Thing] = {}
        self.root = ""

    def put(
        self,
        into: str | None,
        id: str,
        kind: Kind,
        *,
        name: str = "",
        note: str = "",
        value: int | str | None = None,
        icon: str = "",
        tone: str = "",
        seat: int | None = None,
        at: Sequence[float] | None = None,
        size: Sequence[float] | None = None,
        cells: Sequence[Sequence[int]] | None = None,
        hidden: bool = False,
        rule: str = "",
        data: dict[str, object] | None = None,
    ) -> str:
        """Add a thing and give its id back."""
        thing: Thing = {"id": id, "kind": kind}
        if name:
            thing["name"] = name
        if note:
            thing["note"] = note
        if value is not None:
            thing["value"] = value
        if icon:
            thing["icon"] = icon
        if tone:
            thing["tone"] = tone
        if seat is not None:
            thing["seat"] = seat
        if at is not None:
            thing["at"] = list(at)
        if size is not None:
            thing["size"] = list(size)
        if cells is not None:
            thing["cells"] = [list(c) for c in cells]
        if hidden:
            thing["hidden"] = True
        if rule:
            thing["rule"] = rule
        if data:
            thing["data"] = data
        if id in self.things:
            raise AssertionError(f"two things of one id: {id}")
        self.things[id] = thing
        if into is None:
            self.root = id
        else:
            self.things[into].setdefault("things", []).append(id)
        return id

    def scene(self, status: str, progress: Sequence[int], seats: list[SeatLook], scores: list[ScoreRow]) -> Scene:
        """The finished scene."""
        return {
            "root": self.root,
            "things": self.things,
            "status": status,
            "progress": list(progress),
            "seats": seats,
            "scores": scores,
        }


def chip(icon: str, value: int | str, name: str) -> Chip:
    """A small count on a seat's panel."""
    return {"icon": icon, "value": value, "name": name}
