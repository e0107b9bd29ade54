"""Writes the page's types: `wire.ts` from the messages, and for each game one from what its drawing declares, so that
page and server agree by construction."""

from __future__ import annotations

import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shape

from meadhall.core import faces, scene
from meadhall.core.drawing import Drawing
from meadhall.games import find, keys
from meadhall.web import descriptions, life, message, messages

GAME_HEAD = "// Generated from what the game's drawing declares (`shapes.py`) by `meadhall wire`. Do not edit.\n"
HEAD = "// Generated from src/meadhall/web/messages.py and core/scene.py by `meadhall wire`. Do not edit.\n"
ALIASES = {
    "Lang": messages.Lang,
    "SeatKind": messages.SeatKind,
    "LuckKind": messages.LuckKind,
    "Kind": scene.Kind,
    "PaceKind": life.PaceKind,
    "Late": life.Late,
    "Asked": life.Asked,
    "Door": life.Door,
}
UNIONS = {"FromPage": messages.FromPage, "ToPage": messages.ToPage}
PLAIN: dict[type[shape.Type], str] = {
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
    shape.AnyType: "unknown",
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [f"export type {name} = {_words(typing.get_args(alias))}\n" for name, alias in ALIASES.items()]
    parts += [_interface(described) for described in _described()]
    parts += [_union(name, union) for name, union in UNIONS.items()]
    return "\n".join(parts)


def game_typescript(drawing: Drawing[Any]) -> str:
    """What a game's own layout may read: `thing.data` by the id of the thing, `choice.data` by the verb."""
    roots = [*drawing.thing_data.values(), *drawing.choice_data.values()]
    roots += [drawing.suggestion] if drawing.suggestion else []
    found = {described.cls: described for root in roots for described in _within(shape_of(root))}
    own = "\n".join(_interface(d) for d in found.values() if d.cls.__module__ != faces.__name__)
    shared = sorted(cls.__name__ for cls in found if cls.__module__ == faces.__name__ and f" {cls.__name__}" in own)
    parts = [GAME_HEAD, *([f"import type {{ {', '.join(shared)} }} from '../../wire'\n"] if shared else []), own]
    parts += [_keyed("ThingData", drawing.thing_data), _keyed("ChoiceData", drawing.choice_data)]
    return "\n".join(parts)


def files(ui: Path) -> dict[Path, str]:
    """Every generated file of the page with its text."""
    games = {key: find(key).drawing for key in keys()}
    own = {ui / "games" / key / "wire.ts": game_typescript(d) for key, d in games.items() if d.thing_data}
    return {ui / "wire.ts": typescript(), **own}


def write(ui: Path) -> list[Path]:
    """All of them; says which."""
    made = files(ui)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)


def shape_of(typed: type) -> shape.TypedDictType:
    described = shape.type_info(typed)
    if not isinstance(described, shape.TypedDictType):
        raise TypeError(f"{typed.__name__}: what a drawing declares is a TypedDict")
    return described


def _within(described: shape.Type) -> Iterator[shape.TypedDictType]:
    """The shapes inside a type, and then itself."""
    if isinstance(described, shape.TypedDictType):
        for field in described.fields:
            yield from _within(field.type)
        yield described
    elif isinstance(described, shape.ListType):
        yield from _within(described.item_type)
    elif isinstance(described, shape.DictType):
        yield from _within(described.value_type)
    elif isinstance(described, shape.TupleType):
        for item in described.item_types:
            yield from _within(item)
    elif isinstance(described, shape.UnionType):
        for member in described.types:
            yield from _within(member)


def _keyed(name: str, declared: Mapping[str, type]) -> str:
    lines = [f"  {_words((key,))}: {typed.__name__}" for key, typed in declared.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def _described() -> Iterator[shape.StructType | shape.TypedDictType]:
    """Every message and every part of a scene, in the order of the sources."""
    for module in (scene, faces, life, messages, descriptions):
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == module.__name__ and _is_message(value):
                described = shape.type_info(value)
                assert isinstance(described, shape.StructType | shape.TypedDictType)
                yield described


def _is_message(value: type) -> bool:
    if value in (message.ClientMessage, message.ServerMessage):
        return False
    return typing.is_typeddict(value) or issubclass(value, msgspec.Struct)


def _interface(described: shape.StructType | shape.TypedDictType) -> str:
    lines = [f"export interface {described.cls.__name__} {{"]
    if isinstance(described, shape.StructType) and described.tag is not None:
        lines.append(f"  {described.tag_field}: {_words((described.tag,))}")
    lines += [f"  {_name(field)}: {_type(field.type)}" for field in described.fields]
    return "\n".join([*lines, "}", ""])


def _name(field: shape.Field) -> str:
    """What has a default may be left out."""
    return field.encode_name if field.required else f"{field.encode_name}?"


def _type(described: shape.Type) -> str:
    plain = PLAIN.get(type(described))
    if plain is not None:
        return plain
    if isinstance(described, shape.LiteralType):
        return _alias(described.values)
    if isinstance(described, shape.UnionType):
        return " | ".join(_type(member) for member in described.types)
    if isinstance(described, shape.StructType | shape.TypedDictType):
        return described.cls.__name__
    return _container(described)


def _container(described: shape.Type) -> str:
    if isinstance(described, shape.ListType):
        item = _type(described.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(described, shape.TupleType):
        return f"[{', '.join(_type(item) for item in described.item_types)}]"
    if isinstance(described, shape.DictType):
        key = _type(described.key_type)
        return f"Record<{key}, {_type(described.value_type)}>"
    if isinstance(described, shape.CustomType) and described.cls is object:
        return "unknown"  # what only a game's own layout reads
    raise TypeError(f"no TypeScript for {described}")


def _alias(values: tuple[object, ...]) -> str:
    for name, alias in ALIASES.items():
        if set(typing.get_args(alias)) == set(values):
            return name
    return _words(values)


def _words(values: tuple[object, ...]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _union(name: str, union: object) -> str:
    members = [member.__name__ for member in typing.get_args(union)]
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + "\n"
