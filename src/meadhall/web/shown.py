"""What a viewer has been shown, encoded, and what has to be sent so that they see the next."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from meadhall.core.scene import Scene, SceneChange
from meadhall.web.message import ServerMessage


def encode(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


class Shown(NamedTuple):
    """A scene, each part of it encoded: small, quick to compare, and nothing for the garbage collector to walk."""

    things: dict[str, bytes]
    seats: list[bytes]
    rest: dict[str, bytes]  #: status, progress, scores, round

    @classmethod
    def of(cls, scene: Scene, coded: dict[int, bytes] | None = None) -> Shown:
        """`coded`: things, by their number, that have been encoded already."""
        code, known = msgspec.json.encode, {} if coded is None else coded
        rest = {name: scene[name] for name in ("status", "progress", "scores")}
        rest["round"] = scene.get("round", "")
        return cls(
            {
                name: known.get(id(thing)) or known.setdefault(id(thing), code(thing))
                for name, thing in scene["things"].items()
            },
            [code(seat) for seat in scene["seats"]],
            {name: code(part) for name, part in rest.items()},
        )

    def since(self, old: Shown) -> SceneChange:
        """What has to be sent so that a page that shows `old` shows this: things and seats that are other than
        before, and of the rest what is."""
        before = old.things
        change: dict[str, Any] = {
            "changed": {id: msgspec.Raw(thing) for id, thing in self.things.items() if before.get(id) != thing},
            "removed": [id for id in before if id not in self.things],
        }
        seats = [msgspec.Raw(seat) for i, seat in enumerate(self.seats) if old.seats[i : i + 1] != [seat]]
        if seats:
            change["seats"] = seats
        change.update({name: msgspec.Raw(part) for name, part in self.rest.items() if old.rest[name] != part})
        return change  # type: ignore[return-value]  # its parts as they go over the wire
