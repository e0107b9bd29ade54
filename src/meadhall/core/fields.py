"""Fields declared once: `seat: int` in the body of a state, part or step gives it its slot, its place in the
constructor and its line in `clone`.

What is written here as source is also what a compiled build is made of (`tools/expand.py`), so that both are the same
program. Annotations say what a copy shares: numbers, texts and tuples never change and are shared, lists are copied,
parts are cloned.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, dataclass_transform

#: What never changes, and so is shared by copies.
_SHARED = re.compile(r"(int|str|bool|float|None|tuple\[.*\]|tuple|frozenset\[.*\])( \| None)?$")
_LIST = re.compile(r"list\[(.*)\]$")


class Field(NamedTuple):
    """A declared field; `default` is source, empty if there is none, and `value` what it stands for."""

    name: str
    type: str
    default: str = ""
    value: object = None


# ── as source ────────────────────────────────────────────────────────────────────────────────


def init_source(fields: Sequence[Field]) -> str:
    """A constructor that takes every field by name or in order."""
    takes = ", ".join(f"{f.name}: {f.type}{' = ' + f.default if f.default else ''}" for f in fields)
    return f"def __init__(self, {takes}) -> None: " + "; ".join(f"self.{f.name} = {f.name}" for f in fields)


def clone_source(cls: str, fields: Sequence[Field], carries: bool) -> str:
    """A copy by way of the constructor; a state also carries the kernel's fields over."""
    made = f"{cls}({', '.join(copied('self.' + f.name, f.type, f.name == 'box') for f in fields)})"
    if carries:
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


# ── as classes ───────────────────────────────────────────────────────────────────────────────

_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields(cls: type) -> tuple[Field, ...]:
    """The declared fields of a class, those of its bases first."""
    return next((_FIELDS[base] for base in cls.__mro__ if base in _FIELDS), ())


def names(cls: type) -> tuple[str, ...]:
    """Their names."""
    return tuple(f.name for f in fields(cls))


def declare(cls: type, own: Sequence[Field]) -> None:
    """Note what a class declares."""
    again = {f.name for f in own}
    _FIELDS[cls] = (*(f for f in fields(cls.__mro__[1]) if f.name not in again), *own)


def adopt(cls: type) -> None:
    """Read what a new class declares, and write the methods that it does not write itself."""
    space = vars(cls)
    if "__slots__" in space and "_defaults" not in space:
        slots = space["__slots__"]
        declare(cls, [Field(n, "") for n in ((slots,) if isinstance(slots, str) else slots)])
        return  # it names its slots, and so writes its methods, by hand
    own = declared(space, space.get("_defaults", space))
    if own:
        declare(cls, own)
    lines = []
    if own and "__init__" not in space:
        lines.append(init_source(fields(cls)))
    if fields(cls) and hasattr(cls, "clone") and "clone" not in space:
        lines.append(clone_source("_new", fields(cls), hasattr(cls, "carry")))
    made: dict[str, Any] = {}
    values = {f.default: f.value for f in fields(cls) if f.default}
    exec("\n".join(["from __future__ import annotations", *lines]), {"_new": cls, **values}, made)
    for name in made.keys() & {"__init__", "clone"}:
        made[name].__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, made[name])


def declared(space: Mapping[str, Any], defaults: Mapping[str, Any]) -> list[Field]:
    """The fields in the body of a class, whose module must postpone annotations."""
    found = []
    for name, type in space.get("__annotations__", {}).items():
        if not isinstance(type, str):
            raise TypeError(f"{space['__qualname__']}: a module of states and steps begins with "
                            "`from __future__ import annotations`")  # fmt: skip
        if not type.startswith("ClassVar"):
            found.append(Field(name, type, f"_{name}" if name in defaults else "", defaults.get(name)))
    return found


@dataclass_transform()
class Fields(type):
    """The metaclass of states, parts and steps: what is declared becomes slots."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **more: Any) -> Fields:
        if "__slots__" not in space:
            own = [f.name for f in declared(space, space)]
            held = {f.name for base in bases for f in fields(base)}
            space["_defaults"] = {n: space.pop(n) for n in own if n in space}
            space["__slots__"] = tuple(n for n in own if n not in held)
        cls = super().__new__(mcs, name, bases, space, **more)
        adopt(cls)
        return cls


# ── on a compiled kernel ─────────────────────────────────────────────────────────────────────


def opened(root: type) -> None:
    """Let plain classes descend from a root of the compiled kernel, which has no metaclass and no type parameters."""

    def read(cls: type) -> None:
        if "__mypyc_attrs__" not in vars(cls):
            adopt(cls)

    def same(cls: type, of: object) -> type:
        return cls

    setattr(root, "__init_subclass__", classmethod(read))  # noqa: B010 - mypy knows it as a method
    setattr(root, "__class_getitem__", classmethod(same))  # noqa: B010
