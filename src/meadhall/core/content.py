"""Content files: every component of a game as data, each entry with its provenance.

Reading is checking: a game reads its file through `Entry`, which names file, entry and field when
something is missing or of the wrong kind. An owner of the box may lay a corrected file over it.
"""

from __future__ import annotations

import builtins
import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import yaml

from meadhall.core.errors import ContentError
from meadhall.core.fields import Fields
from meadhall.core.option import Options
from meadhall.core.text import LANGS

Yaml = Any  # what a YAML file holds; `Entry` gives it types
Section = Mapping[Any, Yaml]  # its names are texts, or numbers: of players, of rounds

#: From the firmest to the least firm: an entry counts as its least firm value.
PROVENANCE = ("rulebook", "public", "house")


class Box:
    """What is in the box, as frozen tables. `backs[c]` is the back of component c."""

    __slots__ = ("backs", "options")

    def __init__(self, options: Options, backs: Sequence[int] = ()) -> None:
        self.options = options
        self.backs = tuple(backs)


class Fixed(metaclass=Fields):
    """Content as the rules read it, a card, a tile: declared fields, never changed once it is made."""


class Entry:
    """One mapping of a content file, read with types: methods are named after what they give."""

    def __init__(self, file: builtins.str, path: builtins.str, data: Section) -> None:
        self.file = file
        self.path = path
        self.data = data

    def fail(self, field: builtins.str, why: builtins.str) -> ContentError:
        """An error that names this entry: `raise entry.fail("count", "must not be negative")`."""
        return ContentError(f"{self.file}: {self.path}: {field}: {why}")

    def has(self, field: builtins.str) -> builtins.bool:
        """Is the field given?"""
        return self.data.get(field) is not None

    def raw(self, field: builtins.str, default: Yaml = None) -> Yaml:
        """The field as it stands, or else the default."""
        if field not in self.data and default is None:
            raise self.fail(field, "is missing")
        return self.data.get(field, default)

    def int(
        self, field: builtins.str, default: builtins.int | None = None, least: builtins.int | None = None
    ) -> builtins.int:
        """A whole number."""
        value = self.raw(field, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(field, f"must be a whole number, not {value!r}")
        if least is not None and value < least:
            raise self.fail(field, f"must be at least {least}, not {value}")
        return value

    def str(
        self, field: builtins.str, default: builtins.str | None = None, among: Sequence[builtins.str] = ()
    ) -> builtins.str:
        """A text, if `among` is given one of those."""
        value = self.raw(field, default)
        if not isinstance(value, str):
            raise self.fail(field, f"must be a text, not {value!r}")
        if among and value not in among:
            raise self.fail(field, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def bool(self, field: builtins.str, default: builtins.bool | None = None) -> builtins.bool:
        """Yes or no."""
        value = self.raw(field, default)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def ints(self, field: builtins.str, default: Sequence[builtins.int] | None = None) -> tuple[builtins.int, ...]:
        """A list of whole numbers."""
        value = self.raw(field, default)
        if not isinstance(value, (list, tuple)) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            raise self.fail(field, f"must be a list of whole numbers, not {value!r}")
        return tuple(value)

    def strs(self, field: builtins.str, default: Sequence[builtins.str] | None = None) -> tuple[builtins.str, ...]:
        """A list of texts."""
        value = self.raw(field, default)
        if not isinstance(value, (list, tuple)) or any(not isinstance(v, str) for v in value):
            raise self.fail(field, f"must be a list of texts, not {value!r}")
        return tuple(value)

    def entry(self, field: builtins.str) -> Entry:
        """A mapping inside this one."""
        value = self.raw(field)
        if not isinstance(value, Mapping):
            raise self.fail(field, f"must hold fields, not {value!r}")
        return Entry(self.file, f"{self.path}.{field}", value)

    def entries(self, field: builtins.str) -> tuple[Entry, ...]:
        """A list of mappings; those with an id are named by it."""
        value = self.raw(field)
        if not isinstance(value, list) or any(not isinstance(v, Mapping) for v in value):
            raise self.fail(field, "must be a list of entries")
        return tuple(Entry(self.file, f"{self.path}{field}[{v.get('id', i)}]", v) for i, v in enumerate(value))

    def items(self) -> Iterator[tuple[Any, Yaml]]:
        """Field by field."""
        return iter(self.data.items())


class Content(Entry):
    """A whole content file."""

    def __init__(self, file: str, data: Section) -> None:
        super().__init__(file, "", data)
        self._hash = ""

    @classmethod
    def parse(cls, words: str, file: str) -> Content:
        """From the text of a file."""
        try:
            data = yaml.load(words, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        except yaml.YAMLError as e:
            where = getattr(e, "problem_mark", None)
            line = f" line {where.line + 1}" if where else ""
            raise ContentError(f"{file}:{line}: not YAML: {getattr(e, 'problem', e)}") from None
        if not isinstance(data, Mapping):
            raise ContentError(f"{file}: a content file holds named sections")
        return cls(file, data)

    @classmethod
    def read(cls, path: Path) -> Content:
        """From a file."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"), path.name)
        except (OSError, UnicodeDecodeError) as e:
            raise ContentError(f"{path}: cannot be read: {e}") from None

    @property
    def hash(self) -> str:
        """What a record keeps, to know whether it was made with the same values: what things are called, and where
        their values come from, may be corrected in the middle of a match. Every snapshot asks for it."""
        if not self._hash:
            words = json.dumps(_values(self.data), sort_keys=True, default=str)
            self._hash = blake2b(words.encode(), digest_size=8).hexdigest()
        return self._hash

    def overlaid(self, other: Content) -> Content:
        """This content with the fields of another file laid over it. Only what exists can be changed."""
        return Content(other.file, _lay(other.file, "", self.data, other.data))

    def provenance(self) -> dict[str, int]:
        """How many entries rest on what: rulebook, public, house."""
        counts = dict.fromkeys(PROVENANCE, 0)
        for _, entry in self.sourced():
            counts[_firmness(entry["provenance"])] += 1
        return counts

    def sourced(self) -> Iterator[tuple[str, Section]]:
        """Every entry that states its provenance, with its path."""
        yield from _sourced("", self.data)

    def names(self) -> dict[str, dict[str, str]]:
        """The names of all entries that have an id (or a kind or type) and a name in both languages; apostrophes as
        they are printed, however they were typed."""
        found: dict[str, dict[str, str]] = {lang: {} for lang in LANGS}
        for entry in _mappings(self.data):
            key = entry.get("id") or entry.get("kind") or entry.get("type")
            if isinstance(key, str) and all(isinstance(entry.get(lang), str) for lang in LANGS):
                for lang, named in found.items():
                    named.setdefault(key, entry[lang].replace("'", "’"))
        return found


#: the ends of fields that say how something is called, or how that is known
_NO_VALUES = frozenset((*LANGS, "provenance"))


def _values(node: Yaml) -> Yaml:
    """What the rules may read: no names (`en`, `fr`, `subtitle_fr`), no provenance."""
    if isinstance(node, Mapping):
        return {k: _values(v) for k, v in node.items() if str(k).rpartition("_")[2] not in _NO_VALUES}
    return [_values(v) for v in node] if isinstance(node, list) else node


def _mappings(node: Yaml) -> Iterator[Section]:
    if isinstance(node, Mapping):
        yield node
        for v in node.values():
            yield from _mappings(v)
    elif isinstance(node, list):
        for v in node:
            yield from _mappings(v)


def _sourced(path: str, node: Yaml) -> Iterator[tuple[str, Section]]:
    if isinstance(node, Mapping):
        if "provenance" in node:
            yield path, node
        for k, v in node.items():
            if k != "provenance":
                yield from _sourced(f"{path}.{k}" if path else str(k), v)
    elif isinstance(node, list):
        for i, v in enumerate(node):
            name = v.get("id", i) if isinstance(v, Mapping) else i
            yield from _sourced(f"{path}[{name}]", v)


#: What a thing is called is a word, not a value: it says nothing about how firm its numbers are.
_WORDS = frozenset({"name", "name_fr", "alt_name", "en", "fr"})


def _firmness(said: Yaml) -> str:
    if isinstance(said, Mapping):
        said = {k: v for k, v in said.items() if k not in _WORDS} or said
        words = " ".join(str(v) for v in said.values())
    else:
        words = str(said)
    for least in reversed(PROVENANCE):
        if least in words:
            return least
    return "house"


def _lay(file: str, path: str, base: Section, over: Section) -> dict[Any, Yaml]:
    merged = dict(base)
    for field, value in over.items():
        where = f"{path}.{field}" if path else str(field)
        if field not in base:
            raise ContentError(f"{file}: {path or 'top level'}: {field}: there is no such field")
        merged[field] = _lay_value(file, where, base[field], value)
    return merged


def _lay_value(file: str, where: str, base: Yaml, value: Yaml) -> Yaml:
    if isinstance(base, Mapping) and isinstance(value, Mapping):
        return _lay(file, where, base, value)
    if isinstance(base, list) and base and isinstance(base[0], Mapping) and "id" in base[0]:
        return _lay_entries(file, where, base, value)
    if base is not None and value is not None and type(base) is not type(value):
        raise ContentError(f"{file}: {where}: must be {_kind(base)}, not {value!r}")
    return value


def _lay_entries(file: str, where: str, base: list[Yaml], over: Yaml) -> list[Yaml]:
    if not isinstance(over, list) or any(not isinstance(e, Mapping) or "id" not in e for e in over):
        raise ContentError(f"{file}: {where}: must be a list of entries, each with an id")
    fields = {k for e in base for k in e}
    merged = {e["id"]: e for e in base}
    for entry in over:
        name = f"{where}[{entry['id']}]"
        if entry["id"] not in merged:
            raise ContentError(f"{file}: {name}: there is no such entry")
        old = merged[entry["id"]]
        unknown = [k for k in entry if k not in fields]
        if unknown:
            raise ContentError(f"{file}: {name}: {unknown[0]}: there is no such field")
        merged[entry["id"]] = {
            **old,
            **{k: _lay_value(file, f"{name}.{k}", old.get(k), v) for k, v in entry.items()},
        }
    return list(merged.values())


def _kind(value: Yaml) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "fields"
