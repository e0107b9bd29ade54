"""Events as JSON, so that the log of a table survives a restart in every language."""

from __future__ import annotations

from typing import Any

from meadhall.core.event import Event
from meadhall.core.text import Arg, Seat, Text

Json = Any  # what json.dumps takes


def to_json(events: list[Event]) -> Json:
    return [
        [e.kind, e.seat, e.rule, {k: write_arg(v) for k, v in e.args.items()}, e.things, e.only, e.open] for e in events
    ]


def from_json(data: Json) -> list[Event]:
    return [
        Event(
            kind,
            seat,
            rule,
            {k: read_arg(v) for k, v in args.items()},
            tuple(things),
            None if only is None else tuple(only),
            tuple(open_),
        )
        for kind, seat, rule, args, things, only, open_ in data
    ]


def write_arg(value: Arg) -> Json:
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Text):
        return {"text": value.key, "args": [[k, write_arg(v)] for k, v in value.args]}
    return value


def read_arg(value: Json) -> Arg:
    if not isinstance(value, dict):
        plain: int | str = value
        return plain
    if "seat" in value:
        return Seat(value["seat"])
    return Text(value["text"], tuple((k, read_arg(v)) for k, v in value["args"]))
