"""One walk over declared fields gives snapshot, equality, hash and view.

Lists become JSON lists, tuples `{"t": […]}`, parts and steps `{"c": "Ship", "f": […]}`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

from meadhall.core.errors import BadSnapshot, RulesError
from meadhall.core.fields import names
from meadhall.core.state import Part, State
from meadhall.core.step import Step

S = TypeVar("S", bound=State)

Json = Any  # what json.dumps takes


#: What a state carries beside its own fields; `todo` and `log` are only for the moment.
KERNEL = ("count", "key", "known", "lanes", "seats", "stack")

#: The shape of what is written here, whatever the game. Before, fields went by their place (see `named`).
FORMAT = 2


def own_fields(cls: type[State]) -> tuple[str, ...]:
    """A state's own fields, without the box."""
    return tuple(n for n in names(cls) if n != "box")


def encode(value: object, instead: Mapping[int, Json] | None = None) -> Json:
    """A value as JSON; `instead` maps the id() of lists to what is shown in their place."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        if instead is not None and id(value) in instead:
            return instead[id(value)]
        return [v if type(v) is int else encode(v, instead) for v in value]  # most of what there is are numbers
    if isinstance(value, tuple):
        return {"t": [v if type(v) is int else encode(v, instead) for v in value]}
    if isinstance(value, (Part, Step)):
        cls = type(value)
        return {"c": cls.__name__, "f": {n: encode(getattr(value, n), instead) for n in names(cls)}}
    raise RulesError(f"a state holds numbers, texts, lists, tuples, parts and steps, not {type(value).__name__}")


def encode_state(s: State) -> Json:
    """A whole state as JSON."""
    return {
        "kernel": {n: encode(getattr(s, n)) for n in KERNEL},
        "own": {n: encode(getattr(s, n)) for n in own_fields(type(s))},
    }


def same(a: State, b: State) -> bool:
    """Do two states say the same?"""
    return bool(encode_state(a) == encode_state(b))


def digest(s: State) -> str:
    """A short hash of all that a state says."""
    words = json.dumps(encode_state(s), separators=(",", ":"))
    return blake2b(words.encode(), digest_size=12).hexdigest()


def _subclasses(cls: type) -> Iterator[type]:
    subs: list[type] = cls.__subclasses__()
    for sub in subs:
        yield sub
        yield from _subclasses(sub)


def vocabulary(package: str) -> dict[str, type]:
    """The parts and steps of a game, by name."""
    found: dict[str, type] = {}
    for base in (Part, Step):
        for cls in _subclasses(base):
            if cls.__module__ == package or cls.__module__.startswith(package + "."):
                if found.setdefault(cls.__name__, cls) is not cls:
                    raise RulesError(f"two parts or steps of one name: {cls.__name__}")
    return found


def decode(value: Json, kinds: Mapping[str, type]) -> Any:
    """What `encode` made, as it was."""
    if isinstance(value, list):
        return [decode(v, kinds) for v in value]
    if not isinstance(value, dict):
        return value
    if "t" in value:
        return tuple(decode(v, kinds) for v in value["t"])
    cls, fields = kinds.get(value.get("c", "")), value.get("f")
    if cls is None or not isinstance(fields, dict):
        raise BadSnapshot(f"the snapshot holds {value.get('c', 'something')!r}, which this version does not know")
    odd = sorted(set(fields) ^ set(names(cls)))
    if odd:
        raise BadSnapshot(f"the snapshot and this version differ in {value['c']}: {', '.join(odd)}")
    return cls(**{n: decode(v, kinds) for n, v in fields.items()})


def named(value: Json, fields: Mapping[str, Sequence[str]]) -> Json:
    """A value of the first format, in which fields went by their place, with its fields named."""
    if isinstance(value, list):
        return [named(v, fields) for v in value]
    if not isinstance(value, dict):
        return value
    if "c" not in value:
        return {k: named(v, fields) for k, v in value.items()}
    held, order = value.get("f") or (), fields.get(value["c"], ())
    if len(held) != len(order):
        raise BadSnapshot(f"the snapshot holds {value['c']!r}, which the first format did not know like that")
    return {"c": value["c"], "f": {n: named(v, fields) for n, v in zip(order, held, strict=True)}}


def decode_state(cls: type[S], box: object, data: Json, kinds: Mapping[str, type]) -> S:
    """A state from its snapshot."""
    if not isinstance(data, dict) or set(data) != {"kernel", "own"}:
        raise BadSnapshot("a snapshot has a 'kernel' and an 'own' part")
    wanted, given = own_fields(cls), data["own"]
    if set(wanted) != set(given) or set(KERNEL) != set(data["kernel"]):
        odd = sorted(set(wanted) ^ set(given)) or sorted(set(KERNEL) ^ set(data["kernel"]))
        raise BadSnapshot(f"the snapshot and this version differ in: {', '.join(odd)}")
    s: S = cls(box=box, **{n: decode(given[n], kinds) for n in wanted})  # type: ignore[call-arg]  # its own fields
    for name in KERNEL:
        setattr(s, name, decode(data["kernel"][name], kinds))
    s.todo = s.stack
    s.log = None
    return s


def shared_lists(a: State, b: State) -> list[str]:
    """Which lists or parts two states share: a faulty clone, since each may change them."""
    seen = {id(v): path for path, v in lists_and_parts(a)}
    return [path for path, v in lists_and_parts(b) if id(v) in seen]


def lists_and_parts(s: State) -> Iterator[tuple[str, object]]:
    """All that may change in a state, with where it stands."""
    for name in (*KERNEL, *own_fields(type(s))):
        yield from _inside(name, getattr(s, name))


def _inside(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, list):
        yield path, value
    if isinstance(value, (list, tuple)):
        for i, v in enumerate(value):
            yield from _inside(f"{path}[{i}]", v)
    elif isinstance(value, Part):
        yield path, value
        for n in names(type(value)):
            yield from _inside(f"{path}.{n}", getattr(value, n))
