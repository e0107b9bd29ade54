"""The layers of the package and the shape of a game's folder, as docs/architecture.md draws them."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support import PACKAGE, ROOT

LAYERS = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "table": {"core", "games", "bots", "table"},
    "web": {"core", "games", "bots", "table", "web"},
    "lab": {"core", "games", "bots", "lab"},
    "rl": {"core", "games", "bots", "rl"},
    "cli": {"core", "games", "bots", "table", "web", "lab", "cli"},
}
# What the rules may lean on besides the standard library.
RULES_NEED = {"yaml", "fluent"}
# Modules whose answers differ from one run to the next, or that reach outside.
UNREPEATABLE = {"random", "secrets", "time", "datetime", "os", "uuid", "socket", "subprocess", "threading", "asyncio"}
GAME_FILES = (
    "__init__.py content.yaml ahead.yaml rules.en.md rules.fr.md options.py state.py scoring.py words.py shapes.py"
    " bot.py arrays.py text/en.ftl text/fr.ftl"
)


def sources(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


EVERY_FILE = [path for layer in LAYERS for path in sources(layer)]
RULES_FILES = sources("core") + sources("games")
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


def imports(text: str, place: Path) -> Iterator[tuple[int, str]]:
    """Every name that a file at this place imports, with the line; relative ones in full."""
    package = ("meadhall", *place.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (start, node.module) if part)
            yield from ((node.lineno, f"{module}.{name.name}") for name in node.names)


def wrong_imports(text: str, place: Path) -> list[str]:
    """What is imported from a layer that this one must not know, or, in a game, from another game."""
    layer, *inside = place.relative_to(PACKAGE).parts
    wrong = []
    for line, module in imports(text, place):
        parts = module.split(".")
        if parts[0] != "meadhall" or len(parts) < 2 or parts[1] not in LAYERS:
            continue
        own_game = layer == "games" and parts[1:3] == ["games", inside[0]]
        if parts[1] not in LAYERS[layer] and not own_game:
            wrong.append(f"line {line}: {module}")
    return wrong


def unrepeatable(text: str, place: Path) -> list[str]:
    """Imports that make a match depend on more than its record; a seeded `random.Random` does not."""
    found = [(line, name) for line, name in imports(text, place) if name.split(".")[0] in UNREPEATABLE]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            found.append((node.lineno, f"random.{node.attr}"))
    return [f"line {line}: {name}" for line, name in sorted(found) if name not in ("random", "random.Random")]


def said(wrong: Callable[[str, Path], list[str]], paths: list[Path]) -> list[str]:
    """What is wrong in which file."""
    return [f"{named(path)}, {what}" for path in paths for what in wrong(path.read_text(encoding="utf-8"), path)]


def foreign(text: str, place: Path) -> list[str]:
    """What the rules lean on beyond the standard library, YAML and Fluent."""
    allowed = {"meadhall", *RULES_NEED, *sys.stdlib_module_names}
    return [f"line {line}: {name}" for line, name in imports(text, place) if name.split(".")[0] not in allowed]


def test_imports_point_downwards_only() -> None:
    assert said(wrong_imports, EVERY_FILE) == []


def test_the_rules_need_only_the_standard_library_yaml_and_fluent() -> None:
    assert said(foreign, RULES_FILES) == []


def test_the_rules_read_no_clock_no_shared_chance_and_no_machine() -> None:
    assert said(unrepeatable, RULES_FILES) == []


def test_no_file_is_longer_than_anybody_would_want_to_read() -> None:
    places = [ROOT / name for name in ("src", "tests", "bench", "tools", "examples")]
    files = [path for place in places for path in place.rglob("*.py")]
    assert len(files) > len(EVERY_FILE)
    assert {p.name: n for p in files if (n := len(p.read_text(encoding="utf-8").splitlines())) > 450} == {}


def test_the_kernels_table_names_every_file_of_it_and_no_other() -> None:
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = told.partition("## The kernel")[2].partition("**A stack of steps.**")[0]
    assert set(re.findall(r"`(\w+\.py)`", table)) == {path.name for path in sources("core")} - {"__init__.py"}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_folder_has_the_same_shape(folder: Path) -> None:
    missing = [name for name in GAME_FILES.split() if not (folder / name).is_file()]
    rooms = ("content", "scene", "steps")  # a file, or a package once it has grown
    missing += [r for r in rooms if not (folder / f"{r}.py").is_file() and not (folder / r / "__init__.py").is_file()]
    assert missing == []


def test_an_upward_import_and_a_look_into_another_game_are_seen() -> None:
    text = "from meadhall.web import app\nfrom ..raids import state\nfrom . import content\nfrom ...core import step\n"
    place = PACKAGE / "games" / "saga" / "steps.py"
    assert wrong_imports(text, place) == ["line 1: meadhall.web.app", "line 2: meadhall.games.raids.state"]


def test_shared_chance_and_clocks_are_seen_and_a_seeded_generator_is_not() -> None:
    text = "import random\nimport time\nrandom.shuffle([])\nrandom.Random(7)\nfrom random import choice, Random\n"
    place = PACKAGE / "games" / "saga" / "steps.py"
    assert unrepeatable(text, place) == ["line 2: time", "line 3: random.shuffle", "line 5: random.choice"]
