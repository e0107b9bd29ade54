"""Which rules of a ledger a test proves, found by reading the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from meadhall.core.errors import MeadhallError


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """Every rule id in a `@pytest.mark.rule(...)` under a folder, with the places that cite it."""
    if not folder.is_dir():
        raise MeadhallError(f"no tests to read: there is no folder {folder}")
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule, line in _marks(path):
            cited.setdefault(rule, []).append(f"{path.relative_to(folder)}:{line}")
    return cited


def _marks(path: Path) -> Iterator[tuple[str, int]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise MeadhallError(f"cannot read the test {path}: {error.msg}, line {error.lineno}") from error
    nodes = list(ast.walk(tree))
    aliases = {
        target.id
        for node in nodes
        if isinstance(node, ast.Assign) and _is_mark(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in nodes:
        if isinstance(node, ast.Call) and (_is_mark(node.func) or _named(node.func) in aliases):
            yield from ((rule, node.lineno) for rule in _texts(node.args))


def _is_mark(node: ast.expr) -> bool:
    return ast.unparse(node) in ("pytest.mark.rule", "mark.rule")


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _texts(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
