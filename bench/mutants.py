"""Do the tests notice when the rules are wrong?

    python bench/mutants.py core --count 200
    python bench/mutants.py raids/steps --count 200

Makes small faults at random places of a part (an operator, a comparison, a number, a condition turned round), one at
a time in a copy of everything, and runs the tests of that part until one fails. A mutant that no test notices is
either no fault at all or a rule that nothing proves: it is printed with its place. What has been tried is kept in a
file, so that a run can be broken off and taken up again; `--retry` tries only those again that have survived.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr, ast.And: ast.Or, ast.Or: ast.And, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}  # fmt: skip
#: Nothing in these is a rule: what types say, what only a reader or a checker of types sees.
SILENT = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
KILLED, SURVIVED = "killed", "survived"


class Mutant(NamedTuple):
    """A piece of a source file, by its bytes, and what stands there instead."""

    file: str
    line: int
    column: int
    start: int
    end: int
    old: str
    new: str

    @property
    def name(self) -> str:
        """How it is printed, and known again in a later run."""
        return f"{self.file}:{self.line}:{self.column} {self.old} → {self.new}"

    def put_into(self, whole: bytes) -> bytes:
        """The file with the fault."""
        return whole[: self.start] + self.new.encode() + whole[self.end :]


# ── making them ──────────────────────────────────────────────────────────────────────────────


def mutants(file: Path) -> Iterator[Mutant]:
    """All mutants of a file."""
    text = file.read_bytes()
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for node, new in (fault for place in _carried_out(ast.parse(text)) for fault in _faults(place)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        old = " ".join(text[start:end].decode().split())
        yield Mutant(str(file.relative_to(SOURCES)), node.lineno, node.col_offset + 1, start, end, old, new)


def _carried_out(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that is carried out when the program runs."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, SILENT):
                yield from _carried_out(child)


def _faults(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What could stand there by mistake."""
    if isinstance(node, ast.BinOp | ast.BoolOp):
        yield node, f"({ast.unparse(_changed(node, op=OPERATORS[type(node.op)]()))})"
    elif isinstance(node, ast.AugAssign):
        yield node, ast.unparse(_changed(node, op=OPERATORS[type(node.op)]()))
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield node, f"({ast.unparse(_changed(node, ops=[OPERATORS[type(node.ops[0])]()]))})"
    elif isinstance(node, ast.UnaryOp):
        yield node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, str(not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _turned(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _turned(test)


def _turned(test: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """A condition turned round, unless turning its operator does just that."""
    if not isinstance(test, ast.Compare | ast.UnaryOp):
        yield test, f"(not ({ast.unparse(test)}))"


def _changed(node: ast.AST, **fields: object) -> ast.AST:
    return type(node)(**{**dict(ast.iter_fields(node)), **fields})


# ── trying them ──────────────────────────────────────────────────────────────────────────────


def tests_of(part: str) -> list[list[str]]:
    """What must notice a fault in a part: runs of pytest, the quickest first."""
    if part.split("/")[0] == "core":
        return [["tests/test_golden.py", "-k", "raids"], ["tests/core"]]
    return [[f"tests/games/{part.split('/')[0]}"]]


def copy_of_all(into: Path) -> Path:
    """Sources and tests on their own, compiled so that only the file with the fault is read anew."""
    unneeded = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "ui", "page", "images", "build", "dist")
    shutil.copytree(ROOT, into, ignore=unneeded)
    folders = [str(into / "src"), str(into / "tests")]
    subprocess.run(
        [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", *folders], check=True
    )
    return into


def passes(copy: Path, part: str, timeout: float | None) -> bool:
    """Do the tests of a part pass on a copy? One that takes for ever does not."""
    plain = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins cost more than the tests
    settings = {**os.environ, **plain, "PYTHONPATH": str(copy / "src")}
    for chosen in tests_of(part):
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *chosen]
        try:
            run = subprocess.run(words, cwd=copy, env=settings, timeout=timeout, capture_output=True)
        except subprocess.TimeoutExpired:
            return False
        if run.returncode:
            return False
    return True


def trial(mutant: Mutant, part: str, copies: SimpleQueue[Path], timeout: float) -> str:
    """Put the fault into a free copy, run the tests, mend it again."""
    copy = copies.get()
    file = copy / "src" / mutant.file
    whole = file.read_bytes()
    try:
        file.write_bytes(mutant.put_into(whole))
        return SURVIVED if passes(copy, part, timeout) else KILLED
    finally:
        file.write_bytes(whole)
        copies.put(copy)


# ── the whole ────────────────────────────────────────────────────────────────────────────────


def chosen(part: str, count: int, seed: int) -> list[Mutant]:
    """A random sample of the mutants of a part."""
    folder = SOURCES / "meadhall" / (part if part.split("/")[0] == "core" else f"games/{part}")
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]
    found = [mutant for file in files for mutant in mutants(file)]
    return sorted(Random(seed).sample(found, min(count, len(found))))


def run(part: str, wanted: list[Mutant], out: Path, jobs: int, console: Console) -> dict[str, str]:
    """Try all that have not been tried yet; the outcome of each by its name."""
    known: dict[str, str] = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    left = [m for m in wanted if m.name not in known]
    Random(0).shuffle(left)  # so that a run that is broken off says something of the whole
    with tempfile.TemporaryDirectory() as scratch:
        copies: SimpleQueue[Path] = SimpleQueue()
        for n in range(jobs):
            copies.put(copy_of_all(Path(scratch) / str(n)))
        begun, copy = perf_counter(), copies.get()
        if not passes(copy, part, None):
            raise SystemExit(f"the tests of {part} fail without any mutant")
        copies.put(copy)
        timeout = 10 + 4 * (perf_counter() - begun)
        with ThreadPoolExecutor(jobs) as pool, Progress(console=console) as bar:
            task = bar.add_task(part, total=len(left))
            trials = {pool.submit(trial, m, part, copies, timeout): m for m in left}
            for done in as_completed(trials):
                known[trials[done].name] = done.result()
                out.write_text(json.dumps(known, ensure_ascii=False, indent=1), encoding="utf-8")
                bar.advance(task)
    return known


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("part", help="core, core/FILE.py, raids/steps, raids/state.py …")
    words.add_argument("--count", type=int, default=200, help="how many mutants at most (200)")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    words.add_argument("--out", type=Path, help="where outcomes are kept")
    words.add_argument("--retry", action="store_true", help="try those again that have survived")
    said = words.parse_args()
    name = f"mutants-{said.part.replace('/', '-')}-{said.seed}.json"
    out: Path = said.out or Path(tempfile.gettempdir()) / name
    wanted = chosen(said.part, said.count, said.seed)
    if said.retry and out.exists():
        kept = {name: end for name, end in json.loads(out.read_text(encoding="utf-8")).items() if end == KILLED}
        out.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
    console = Console()
    known = run(said.part, wanted, out, said.jobs, console)
    survivors = [m.name for m in wanted if known[m.name] == SURVIVED]
    for survivor in survivors:
        console.print(survivor, markup=False, emoji=False, highlight=False, soft_wrap=True)
    killed = len(wanted) - len(survivors)
    console.print(f"{said.part}: {killed} of {len(wanted)} killed ({killed / len(wanted):.1%}); outcomes in {out}")


if __name__ == "__main__":
    main()
