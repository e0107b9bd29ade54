"""Which rules of a ledger, and which occupations, a test proves, and which rules the code cites: found by reading,
without running anything."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from meadhall.cli.page import CHECKOUT
from meadhall.core.errors import MeadhallError

#: what a mark cites: ids of rules, numbers of cards
Cited = str | int


def tests_folder() -> Path:
    """The tests of the checkout that is run, else those where the command is given."""
    own = CHECKOUT / "tests"
    return own if own.is_dir() else Path("tests")


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """Every rule id in a `@pytest.mark.rule(...)` under a folder, with the places that cite it."""
    return {rule: places for rule, places in _cited(folder, "rule").items() if isinstance(rule, str)}


def cited_occupations(folder: Path) -> dict[int, list[str]]:
    """Every number in a `@pytest.mark.occupation(...)` under a folder, with the places that cite it."""
    return {number: places for number, places in _cited(folder, "occupation").items() if isinstance(number, int)}


def _cited(folder: Path, mark: str) -> dict[Cited, list[str]]:
    if not folder.is_dir():
        raise MeadhallError(f"no tests to read: there is no folder {folder}")
    cited: dict[Cited, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for value, line in _marks(path, mark):
            cited.setdefault(value, []).append(f"{path.relative_to(folder)}:{line}")
    return cited


def _marks(path: Path, mark: str) -> Iterator[tuple[Cited, int]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise MeadhallError(f"cannot read the test {path}: {error.msg}, line {error.lineno}") from error
    nodes = list(ast.walk(tree))
    aliases = {
        target.id
        for node in nodes
        if isinstance(node, ast.Assign) and _is_mark(node.value, mark)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in nodes:
        if isinstance(node, ast.Call) and (_is_mark(node.func, mark) or _named(node.func) in aliases):
            yield from ((value, node.lineno) for value in _values(node.args))


def _is_mark(node: ast.expr, mark: str) -> bool:
    return ast.unparse(node) in (f"pytest.mark.{mark}", f"mark.{mark}")


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _values(nodes: list[ast.expr]) -> list[Cited]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, (str, int))]


def rules_in_code(folder: Path, ids: Sequence[str]) -> set[str]:
    """The rules that a game's code cites, in full or shortened: `RAIDS-3.1 to 3.12, 4.2`."""
    if not ids:
        return set()
    prefix = ids[0].partition("-")[0]
    cites = re.compile(rf"{prefix}-(\d[\d.]*\d|\d)((?:(?:, | to | and )(?:{prefix}-)?\d+\.[\d.]*\d)*)")
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for first, rest in cites.findall(path.read_text(encoding="utf-8")):
            found |= _cited_run(prefix, first, rest, ids)
    return found


def _cited_run(prefix: str, first: str, rest: str, ids: Sequence[str]) -> set[str]:
    """One run of citations; `to` takes in all that the ledger has between."""
    last, found = f"{prefix}-{first}", {f"{prefix}-{first}"}
    for joint, number in re.findall(rf"(, | to | and )(?:{prefix}-)?([\d.]+)", rest):
        rule = f"{prefix}-{number}"
        if joint == " to " and last in ids and rule in ids:
            found |= set(ids[ids.index(last) : ids.index(rule)])
        found.add(rule)
        last = rule
    return found
