"""Write a source tree out for mypyc: declared fields become the methods that they stand for.

Nothing moves to another line, so that a traceback of a compiled build names the line that one reads: the lines of
the declarations hold the constructor and `clone`, the empty line above a class of the kernel its permission to be
subclassed in plain Python, and what classes declare is noted below the last line. Constants are said to be such, and
numbers and words among them written down, so that nobody has to look them up in their modules.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from meadhall.core.fields import Field, clone_source, init_source

#: Where the chain of bases ends, and whether what descends from it is copied, and carries the kernel's fields over.
ROOTS = {
    "Step": (False, False),
    "Menu": (False, False),
    "Fixed": (False, False),
    "Part": (True, False),
    "State": (True, True),
}
IMPORTS = (
    "from typing import Any as _Any",
    "from meadhall.core.fields import Field as _Field, declare as _declare, opened as _opened",
)
#: What one may want to change of a game, in plain Python; classes of the kernel are all open to that.
OPENED = frozenset({"Game", "Drawing", "Judgement"})
FUTURE = "from __future__ import annotations"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"


class Declared:
    """A class with declared fields: those of its bases first."""

    def __init__(self, name: str, fields: list[Field], copies: bool, carries: bool) -> None:
        self.name = name
        self.fields = fields
        self.copies = copies
        self.carries = carries


class Expander:
    """The modules of the kernel or of a game, base classes before those that descend from them."""

    def __init__(self, kernel: Expander | None = None) -> None:
        roots: dict[str, Declared] = {name: Declared(name, [], *kind) for name, kind in ROOTS.items()}
        self._known: dict[str, Declared] = roots if kernel is None else dict(kernel._known)
        #: what the methods of the kernel's classes take
        self._takes: dict[tuple[str, str], list[str]] = {} if kernel is None else kernel._takes

    def module(self, text: str, kernel: bool, values: Mapping[str, object]) -> str:
        """One module, written out; `values` are those of its names."""
        text = _without_types(text)
        lines = text.split("\n")
        below: list[str] = []
        _say_constants(lines, ast.parse(text).body, values)
        for cls in [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]:
            if (kernel or OPENED.intersection(map(_base, cls.bases))) and lines[cls.lineno - 2] == "":
                lines[cls.lineno - 2] = OPEN
            if kernel:
                self._takes |= {(cls.name, f.name): [a.arg for a in f.args.args[1:]] for f in _methods(cls)}
                below += [f"_opened({cls.name})"] if cls.name in ROOTS else []
            self._functions_as_methods(cls, lines)
            below += self._class(cls, lines)
        at = lines.index(FUTURE) if FUTURE in lines else -1
        if OPEN in lines:
            lines[at + 1] = "from mypy_extensions import mypyc_attr"
        if at >= 0:
            lines[at] += "; from typing import Final as _Final"
        return "\n".join([*lines, *IMPORTS, *below])

    def _functions_as_methods(self, cls: ast.ClassDef, lines: list[str]) -> None:
        """`value = staticmethod(value)` and `beyond = explain` as the methods that mypyc finds where it looks for
        overridden ones."""
        for node in [node for node in cls.body if isinstance(node, ast.Assign)]:
            name, made = ast.unparse(node.targets[0]), ast.unparse(node.value)
            if made.startswith("staticmethod("):
                takes = next(self._takes[_base(base), name] for base in cls.bases)
                lines[node.lineno - 1] = _method(name, takes, f"{made[13:-1]}({', '.join(takes)})")
            elif isinstance(node.value, ast.Name) and ("Ask", name) in self._takes:
                takes = self._takes["Ask", name]
                lines[node.lineno - 1] = _method(name, takes, f"{made}({', '.join(['self', *takes])})")

    def _class(self, cls: ast.ClassDef, lines: list[str]) -> Iterator[str]:
        lines[cls.lineno - 1] = re.sub(r"(, )?metaclass=Fields", "", lines[cls.lineno - 1]).replace("()", "")
        base = next((self._known[b] for b in map(_base, cls.bases) if b in self._known), None)
        if base is None or cls.name in ROOTS:
            return
        own = [node for node in cls.body if isinstance(node, ast.AnnAssign) and _is_field(node)]
        fields = [_field(node) for node in own]
        again = {f.name for f in fields}
        made = Declared(
            cls.name, [*(f for f in base.fields if f.name not in again), *fields], base.copies, base.carries
        )
        self._known[cls.name] = made
        if fields:
            self._write(cls, own, made, lines)
            yield f"_declare({cls.name}, [{', '.join(f'_Field({f.name!r}, {f.type!r})' for f in fields)}])"

    def _write(self, cls: ast.ClassDef, own: list[ast.AnnAssign], made: Declared, lines: list[str]) -> None:
        methods = {f.name for f in _methods(cls)}
        written = [] if "__init__" in methods else [init_source(made.fields)]
        if made.copies and "clone" not in methods:
            written.append(clone_source(cls.name, made.fields, made.carries))
        room = [n for node in own for n in range(node.lineno, (node.end_lineno or node.lineno) + 1)]
        if len(written) > len(room):
            raise SystemExit(f"{cls.name}: declare its fields on at least {len(written)} lines")
        for n, line in zip(room, [*written, *[""] * len(room)], strict=False):
            lines[n - 1] = f"    {line}" if line else ""


#: Steps are many, and each would carry a dictionary as an heir of `Generic`: they are checked with their types (by
#: `make lint`) and compiled without.
STEPS = "Step|Menu|Ask|Informed|Wide"


def _without_types(text: str) -> str:
    if "class Step(" in text:
        text = re.sub(r'^([SF]) = TypeVar\("\1"\)', r"\1 = Any", text, flags=re.M)
        text = re.sub(r"(, )?Generic\[[SF, ]+\](, )?", "", text)
    return re.sub(rf"\b({STEPS})\[(?:[^][]|\[[^]]*\])*\]", r"\1", text)


def _method(name: str, takes: list[str], call: str) -> str:
    return f"    def {name}(self, {', '.join(f'{arg}: _Any' for arg in takes)}) -> _Any: return {call}"


def _methods(cls: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in cls.body if isinstance(node, ast.FunctionDef)]


def _base(node: ast.expr) -> str:
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node).rpartition(".")[2]


def _is_field(node: ast.AnnAssign) -> bool:
    return isinstance(node.target, ast.Name) and not ast.unparse(node.annotation).startswith("ClassVar")


def _field(node: ast.AnnAssign) -> Field:
    default = "" if node.value is None else ast.unparse(node.value)
    return Field(ast.unparse(node.target), ast.unparse(node.annotation), default)


# ── constants ────────────────────────────────────────────────────────────────────────────────

CONSTANT = re.compile("_?[A-Z][A-Z0-9_]*")


def _say_constants(lines: list[str], body: list[ast.stmt], values: Mapping[str, object]) -> None:
    """What is named in capitals and set once never changes: compiled code need not ask the module for it."""
    times = Counter(name for node in body for name in _set_by(node))
    for node in body:
        names = _set_by(node)
        if names and all(CONSTANT.fullmatch(n) and times[n] == 1 and _is_value(values[n]) for n in names):
            first, end = node.lineno - 1, node.end_lineno or node.lineno
            if all(type(values[n]) in (int, float, str, bool) for n in names):  # as they come out
                lines[first:end] = ["; ".join(f"{n}: _Final = {values[n]!r}" for n in names), *[""] * (end - first - 1)]
            elif len(names) == 1:
                of = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
                said = of if of.startswith("Final") else f"_Final[{of}]" if of else "_Final"
                lines[first] = f"{names[0]}: {said} ={lines[first].partition('=')[2]}"


def _set_by(node: ast.stmt) -> list[str]:
    """The names that a statement sets; those that it changes, twice."""
    if isinstance(node, ast.AugAssign):
        return [ast.unparse(node.target)] * 2
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return [ast.unparse(node.target)]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [ast.unparse(n) for t in targets for n in (t.elts if isinstance(t, ast.Tuple) else [t])]


def _is_value(value: object) -> bool:
    return not isinstance(value, (type, TypeVar))


# ── all modules ──────────────────────────────────────────────────────────────────────────────

#: Left in plain Python: a module that can be called, a metaclass, and the wire types (TypedDicts).
PLAIN = re.compile(r"games/__init__\.py|core/(fields|scene|faces)\.py|games/\w+/shapes\.py")


def expand(source: Path, target: Path) -> list[Path]:
    """The kernel and the games of a package, written out below another folder; gives the modules to compile."""
    kernel = Expander()
    games: dict[str, Expander] = {}
    made = []
    for path in _in_order(source):
        part, room, *_ = path.relative_to(source).parts
        expander = kernel if part == "core" else games.setdefault(room, Expander(kernel))
        text = path.read_text(encoding="utf-8")
        out = target / path.relative_to(source)
        out.parent.mkdir(parents=True, exist_ok=True)
        values = vars(import_module(_module(path, source)))
        expanded = expander.module(text, kernel=part == "core", values=values)
        out.write_text(expanded, encoding="utf-8")
        if not PLAIN.fullmatch(path.relative_to(source).as_posix()):
            made.append(out)
    return made


def _in_order(source: Path) -> list[Path]:
    """Modules after those that they import from the same tree."""
    paths = {_module(p, source): p for part in ("core", "games") for p in sorted((source / part).rglob("*.py"))}
    ordered: dict[str, Path] = {}  # the kernel comes first, since it needs no game

    def visit(name: str) -> None:
        if name in ordered or name not in paths:
            return
        path = paths.pop(name)
        for needed in _imports(path):
            visit(needed)
        ordered[name] = path

    for name in list(paths):
        visit(name)
    return list(ordered.values())


def _module(path: Path, source: Path) -> str:
    return ".".join(("meadhall", *path.relative_to(source).with_suffix("").parts)).removesuffix(".__init__")


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
