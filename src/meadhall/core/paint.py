"""Small helpers to build scenes and choices: every thing is put into another, what says nothing is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.scene import Chip, Choice, Kind, Promise, Scene, ScoreRow, SeatLook, Thing
from meadhall.core.text import Arg, Say, Seat


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
        thing: dict[str, object] = {"id": id, "kind": kind}
        for field, said in (("name", name), ("note", note), ("icon", icon), ("tone", tone), ("hidden", hidden),
                            ("rule", rule), ("data", data)):  # fmt: skip
            if said:
                thing[field] = said
        for field, given in (("value", value), ("seat", seat)):
            if given is not None:
                thing[field] = given
        for field, numbers in (("at", at), ("size", size)):
            if numbers is not None:
                thing[field] = list(numbers)
        for field, shape in (("cells", cells), ("edges", edges)):
            if shape is not None:
                thing[field] = [list(part) for part in shape]
        if id in self.things:
            raise AssertionError(f"two things of one id: {id}")
        self.things[id] = cast(Thing, thing)
        if into is None:
            self.root = id
        else:
            self.things[into].setdefault("things", []).append(id)
        return id

    def once(self, look: Look, into: str, name: str, paint: Callable[[Painter, Look], None]) -> None:
        """What looks to a viewer as it does to a spectator: painted for a spectator, once for all who look now. It
        goes into one thing, which is there already; nothing is put into it afterwards."""
        if name not in look.painted:
            apart = Painter()
            apart.put(None, into, "area")
            paint(apart, look.anybody)
            look.painted[name] = apart.things.pop(into).get("things", []), apart.things
        inside, things = look.painted[name]
        self.things.update(things)
        self.things[into].setdefault("things", []).extend(inside)

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
    preview: Sequence[Promise] = (),
    remarks: Sequence[str] = (),
    rule: str = "",
    aside: bool = False,
    data: Mapping[str, object] | None = None,
) -> Choice:
    """An option as it is shown, with the ids of the things it concerns."""
    said = {"note": note, "icon": icon, "preview": list(preview), "remarks": list(remarks), "rule": rule,
            "aside": aside, "data": data}  # fmt: skip
    return cast(Choice, {"id": o.id, "label": label, "things": list(things), **{k: v for k, v in said.items() if v}})


def promise(say: Say, seat: int, what: str, change: int, *, sure: bool = True, key: str = "", **args: Arg) -> Promise:
    """A line of a preview: text `preview-WHAT` (or `key`), which may name `seat`, `change` and its size `n`."""
    words = say(key or f"preview-{what}", seat=Seat(seat), change=change, n=abs(change), **args)
    return {"text": words, "seat": seat, "what": what, "change": change, "sure": sure}
