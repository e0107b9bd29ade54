"""A match as it is saved: game, versions, options, seed and choices. Save, replay, undo, fork, test
fixture and bug report are this one thing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.core.errors import BadRecord
from meadhall.core.fair import Fair

FORMAT = 1


class Record(NamedTuple):
    """`choices` are (seat, option id) in the order in which they were made."""

    game: str
    rules: str
    content: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    choices: tuple[tuple[int, str], ...]
    fair: Fair | None = None  #: the proof that nobody chose the seed

    def data(self) -> dict[str, Any]:
        """As JSON."""
        fair = {} if self.fair is None else {"fair": self.fair.data()}
        return {
            "meadhall": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "choices": [list(c) for c in self.choices],
            **fair,
        }

    def save(self, path: Path) -> None:
        """To a file."""
        path.write_text(json.dumps(self.data(), separators=(",", ":")) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Record:
        """From a file, or a clear error."""
        try:
            words = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as e:
            raise BadRecord(f"{path}: cannot be read: {e}") from None
        try:
            return cls.parse(json.loads(words))
        except json.JSONDecodeError as e:
            raise BadRecord(f"{path}: broken or truncated: {e.msg} at character {e.pos}") from None
        except BadRecord as e:
            raise BadRecord(f"{path}: {e}") from None

    @classmethod
    def parse(cls, data: object) -> Record:
        """From JSON, or a clear error that names the field."""
        if not isinstance(data, dict) or "meadhall" not in data:
            raise BadRecord("this is no Meadhall record")
        if data["meadhall"] != FORMAT:
            raise BadRecord(f"format {data['meadhall']!r} is not known (this is format {FORMAT})")
        for field, kind in _FIELDS.items():
            value = data.get(field)
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadRecord(f"{field}: missing or not {_NAMES[kind]}")
        return cls(
            data["game"],
            data["rules"],
            data["content"],
            data["players"],
            tuple(_options(data["options"])),
            data["seed"],
            tuple(_choice(i, c) for i, c in enumerate(data["choices"])),
            Fair.parse(data["fair"]) if "fair" in data else None,
        )


_FIELDS: Mapping[str, type] = {
    "game": str,
    "rules": str,
    "content": str,
    "players": int,
    "options": dict,
    "seed": int,
    "choices": list,
}
_NAMES = {str: "a text", int: "a whole number", dict: "a table of options", list: "a list"}


def _options(options: Mapping[Any, Any]) -> list[tuple[str, str]]:
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise BadRecord(f"options: {name!r}: must be a text")
    return sorted(options.items())


def _choice(i: int, choice: object) -> tuple[int, str]:
    if isinstance(choice, list) and len(choice) == 2:
        seat, option = choice
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(option, str):
            return seat, option
    raise BadRecord(f"choices[{i}]: must be [seat, option], not {choice!r}")
