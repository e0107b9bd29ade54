"""Options: one object per meaning, made once, compared by identity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Option:
    """A legal answer, named by kind and meaning: `move:12`, `place:oil`. `a` and `b` are for the rules."""

    __slots__ = ("a", "b", "id", "verb")

    def __init__(self, id: str, a: int = 0, b: int = 0) -> None:
        self.id = id
        self.verb = id.partition(":")[0]
        self.a = a
        self.b = b

    @property
    def args(self) -> tuple[int | str, ...]:
        """What follows the verb in the id, numbers as numbers: `place:oil:3` → ("oil", 3)."""
        parts = self.id.split(":")[1:]
        return tuple(int(part) if part.isdecimal() else part for part in parts)

    def __repr__(self) -> str:
        return self.id


class Options:
    """A game's table of options: the same id is always the same object."""

    def __init__(self) -> None:
        self._by_id: dict[str, Option] = {}

    def add(self, id: str, a: int = 0, b: int = 0) -> Option:
        """The option of that id, made if it is new."""
        found = self._by_id.get(id)
        if found is None:
            found = self._by_id[id] = Option(id, a, b)
        elif (found.a, found.b) != (a, b):
            raise AssertionError(f"two meanings for one option: {id}")
        return found

    def row(self, verb: str, numbers: Iterable[int]) -> tuple[Option, ...]:
        """`row("move", range(21))`: move:0 … move:20, each with its number as `a`."""
        return tuple(self.add(f"{verb}:{n}", n) for n in numbers)

    def find(self, id: str) -> Option | None:
        """The option of that id, if there is one."""
        return self._by_id.get(id)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_id.values())
