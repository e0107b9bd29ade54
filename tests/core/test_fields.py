"""Fields are declared once: slots, constructor and clone follow from them."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

import meadhall
from meadhall.core.content import Box
from meadhall.core.fields import Field, copied, init_source, names
from meadhall.core.option import Options
from meadhall.core.state import Part, State
from meadhall.core.step import Ask, Step
from tests.support import COMPILED


class Ship(Part):
    crew: list[int]
    name: str = "Skidbladnir"


class Fleet(State):
    box: Box
    ships: list[Ship]
    flag: Ship
    routes: list[list[int]]
    marks: tuple[int, ...]
    limit: ClassVar[int] = 3


class Pay(Ask["Fleet"]):
    price: int
    less: int = 0


class PayTwice(Pay):
    again: int = 2


def fleet() -> Fleet:
    s = Fleet(Box(Options()), [Ship([1]), Ship([2])], Ship([3], "Naglfar"), [[1, 2], [3]], (4,))
    s.begin(2, 7)
    return s


def test_a_clone_copies_lists_and_parts_and_shares_what_never_changes() -> None:
    s = fleet()
    twin = s.clone()
    assert (twin.ships[0].crew, twin.flag.name, twin.routes, twin.marks) == ([1], "Naglfar", [[1, 2], [3]], (4,))
    assert twin.box is s.box and twin.key == 7 and type(twin) is Fleet
    twin.ships[0].crew.append(9)
    twin.flag.crew.append(9)
    twin.routes[0].append(9)
    assert (s.ships[0].crew, s.flag.crew, s.routes[0]) == ([1], [3], [1, 2])


def test_fields_of_the_bases_come_first_and_defaults_may_be_left_out() -> None:
    ask = Pay(1, 5)
    assert (ask.seat, ask.price, ask.less) == (1, 5, 0)
    twice = PayTwice(seat=0, price=2)
    assert (twice.less, twice.again) == (0, 2)
    assert hasattr(ask, "__dict__") is COMPILED and Ship([1]).name == "Skidbladnir"
    with pytest.raises(TypeError, match="price"):
        Pay(1)  # type: ignore[call-arg]


def test_a_class_may_name_its_slots_and_write_its_methods_itself() -> None:
    class ByHand(Step["Fleet"]):
        __slots__ = ("n",)

        def __init__(self, n: int) -> None:
            self.n = n

    assert ByHand(3).n == 3 and names(ByHand) == ("n",)


def test_how_values_are_copied() -> None:
    assert [copied("x", t) for t in ("int", "tuple[int, ...]", "str | None", "list[int]", "list[list[int]]")] == [
        "x", "x", "x", "x[:]", "[v[:] for v in x]",
    ]  # fmt: skip
    assert [copied("x", t) for t in ("Ship", "Ship | None", "list[Ship]")] == [
        "x.clone()", "x and x.clone()", "[v.clone() for v in x]",
    ]  # fmt: skip
    assert init_source([Field("a", "int")]) == "def __init__(self, a: int) -> None: self.a = a"


# ── modules of games ─────────────────────────────────────────────────────────────────────────


def test_a_games_module_can_be_imported_under_another_name() -> None:
    script = "import meadhall\nimport meadhall.games.wild.state as x\nassert x.Wild and 'wild' in meadhall.games()"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


def test_bytecode_beside_the_games_is_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("__init__.py", "tafl/__init__.py", "__pycache__/__init__.cpython-311.pyc"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).touch()
    games = importlib.import_module("meadhall.games")
    monkeypatch.setattr(games, "__file__", str(tmp_path / "__init__.py"))
    assert games.keys.__wrapped__() == ("tafl",)


def test_a_file_takes_no_name_from_the_standard_library_and_two_of_one_stem_work(tmp_path: Path) -> None:
    brandubh = Path("examples/brandubh.py").read_text(encoding="utf-8")
    places = [tmp_path / "a" / "colorsys.py", tmp_path / "b" / "colorsys.py"]
    for n, place in enumerate(places):
        place.parent.mkdir()
        place.write_text(brandubh.replace('"brandubh"', f'"brandubh{n}"', 1), encoding="utf-8")
    games = [meadhall.game(str(place)) for place in places]
    assert [g.key for g in games] == ["brandubh0", "brandubh1"]
    assert [meadhall.start(g, 2, 1).options != () for g in games] == [True, True]
    assert hasattr(importlib.import_module("colorsys"), "rgb_to_hls")
