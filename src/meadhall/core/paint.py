"""Small helpers to build scenes and choices: every thing is put into another, what says nothing is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from meadhall.core.option import Option
from meadhall.core.scene import Chip, Choice, Kind, Scene, ScoreRow, SeatLook, Thing


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
        edges: Sequence[Sequence[str]] | None = None,
        hidden: bool = False,
        rule: str = "",
        data: Mapping[str, object] | None = None,
    ) -> str:
        """Add a thing and give its id back."""
        said: dict[str, object | None] = {
            "name": name or None,
            "note": note or None,
            "value": value,
            "icon": icon or None,
            "tone": tone or None,
            "seat": seat,
            "at": None if at is None else list(at),
            "size": None if size is None else list(size),
            "cells": None if cells is None else [list(c) for c in cells],
            "edges": None if edges is None else [list(e) for e in edges],
            "hidden": hidden or None,
            "rule": rule or None,
            "data": data or None,
        }
        thing = cast(Thing, {"id": id, "kind": kind, **{k: v for k, v in said.items() if v is not None}})
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


def offer(
    o: Option,
    label: str,
    *things: str,
    note: str = "",
    icon: str = "",
    preview: Sequence[str] = (),
    rule: str = "",
    data: Mapping[str, object] | None = None,
) -> Choice:
    """An option as it is shown, with the ids of the things it concerns."""
    said = {"note": note, "icon": icon, "preview": list(preview), "rule": rule, "data": data}
    return cast(Choice, {"id": o.id, "label": label, "things": list(things), **{k: v for k, v in said.items() if v}})
