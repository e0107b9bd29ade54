"""Fields declared once: `seat: int` in the body of a state, part or step gives it its slot, its place in the
constructor and its line in `clone`.

What is written here as source is also what a compiled build is made of (see `meadhall.build`), so that both are
the same program. Annotations say what a copy shares: numbers, texts and tuples never change and are shared,
lists are copied, parts are cloned.
"""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple, dataclass_transform

#: What never changes, and so is shared by copies.
_SHARED = re.compile(r"(int|str|bool|float|None|tuple\[.*\]|tuple|frozenset\[.*\]|Steps?(\[.*\])?)( \| None)?$")
_LIST = re.compile(r"list\[(.*)\]$")

#: steps are never copied; a part is rebuilt; a state also carries the kernel's fields over
Copies = Literal["", "part", "state"]


class Field(NamedTuple):
    """A declared field; `default` is source, empty if there is none."""

    name: str
    type: str
    default: str = ""


def init_source(inherited: list[Field], own: list[Field]) -> str:
    """A constructor that takes every field by name or in order, those of the bases first."""
    takes = ", ".join(f"{f.name}: {f.type}{' = ' + f.default if f.default else ''}" for f in (*inherited, *own))
    sets = "; ".join(f"self.{f.name} = {f.name}" for f in (*inherited, *own))
    return f"def __init__(self, {takes}) -> None: {sets}"


def clone_source(cls: str, fields: list[Field], copies: Copies) -> str:
    """A copy by way of the constructor."""
    made = f"{cls}({', '.join(copied('self.' + f.name, f.type, f.name == 'box') for f in fields)})"
    if copies == "state":
        return f"def clone(self) -> {cls}: twin = {made}; twin.carry(self); return twin"
    return f"def clone(self) -> {cls}: return {made}"


def copied(value: str, type: str, shared: bool = False) -> str:
    """How a value of a declared type is copied, as source."""
    if shared or _SHARED.match(type):
        return value
    listed = _LIST.match(type)
    if listed is None:
        part = type.removesuffix(" | None")
        return f"{value}.clone()" if part == type else f"{value} and {value}.clone()"
    if _SHARED.match(listed[1]):
        return f"{value}[:]"
    return f"[{copied('v', listed[1])} for v in {value}]"


@dataclass_transform()
class Fields(type):
    """The metaclass of states, parts and steps."""

    #: every declared field, those of the bases first
    fields: tuple[Field, ...] = ()

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], copies: Copies | None = None) -> Fields:
        kind: Copies = copies if copies is not None else next((b.copies for b in bases if hasattr(b, "copies")), "")
        by_hand = "__slots__" in space  # a class may also name its slots and write its methods itself
        declared = _named(space, kind) if by_hand else _declared(space)
        inherited = list(dict.fromkeys(f for base in bases for f in getattr(base, "fields", ())))
        again = {f.name for f in declared}
        before = [f for f in inherited if f.name not in again]
        defaults = {name: value for base in bases for name, value in getattr(base, "defaults", {}).items()}
        defaults |= {f.name: space.pop(f.name) for f in declared if f.default}
        space["__slots__"] = tuple(f.name for f in declared if f.name not in {f.name for f in inherited})
        space.update(fields=(*before, *declared), defaults=defaults, copies=kind)
        cls = super().__new__(mcs, name, bases, space)
        if by_hand:
            return cls
        lines = []
        if declared and "__init__" not in space:
            lines.append(init_source(before, declared))
        if kind and "clone" not in space and cls.fields:
            lines.append(clone_source("_new", [*before, *declared], kind))
        cls._write("\n".join(lines), {"_new": cls, "_defaults": defaults})
        return cls

    def _write(cls, source: str, names: dict[str, Any]) -> None:
        """Give the class the methods of a source."""
        made: dict[str, Any] = {}
        exec(f"from __future__ import annotations\n{source}", names, made)
        for name in ("__init__", "clone"):
            if name in made:
                made[name].__qualname__ = f"{cls.__qualname__}.{name}"
                setattr(cls, name, made[name])


def _declared(space: dict[str, Any]) -> list[Field]:
    """The fields in the body of a class, whose module must postpone annotations."""
    found = []
    for name, type in space.get("__annotations__", {}).items():
        if not isinstance(type, str):
            raise TypeError(f"{space['__qualname__']}: a module of states and steps begins with "
                            "`from __future__ import annotations`")  # fmt: skip
        if not type.startswith("ClassVar"):
            found.append(Field(name, type, f"_defaults[{name!r}]" if name in space else ""))
    return found


def _named(space: dict[str, Any], copies: Copies) -> list[Field]:
    """The fields of a class that names its slots itself."""
    slots = space["__slots__"]
    names = (slots,) if isinstance(slots, str) else tuple(slots)
    if copies == "state" and "box" not in names:
        names = ("box", *names)
    return [Field(name, "") for name in names]


def names(cls: type) -> tuple[str, ...]:
    """The declared fields of a class, those of its bases first."""
    found: tuple[Field, ...] = getattr(cls, "fields", ())
    return tuple(f.name for f in found)


class Fixed(metaclass=Fields, copies=""):
    """Content as the rules read it, a card, a tile: declared fields, never changed once it is made."""
