"""The compiled build and plain Python are one program: `make test-compiled` holds them against each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tools.expand import Expander, expand

import meadhall
from meadhall import compiled
from meadhall.core.match import Match
from meadhall.core.snapshot import digest
from tests.golden import reading
from tests.support import COMPILED, PACKAGE, ROOT, run_meadhall

compiled_only = pytest.mark.skipif(not os.environ.get("MEADHALL_COMPILED"), reason="only on a compiled build")


# ── how it is built and found ────────────────────────────────────────────────────────────────


def test_every_module_can_be_translated() -> None:
    """No C compiler is needed for that, and it shows what a game must not do."""
    command = [sys.executable, "tools/compile.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_writing_sources_out_moves_no_line(tmp_path: Path) -> None:
    """Every function stands on the line on which one reads it."""
    for made in expand(PACKAGE, tmp_path):
        written = made.read_text(encoding="utf-8").splitlines()
        read = (PACKAGE / made.relative_to(tmp_path)).read_text(encoding="utf-8").splitlines()
        for n, line in enumerate(read):
            if line.lstrip().startswith(("def ", "return ", "yield ", "if ", "for ")):
                assert written[n].split("(")[0] == line.split("(")[0], f"{made.name}:{n + 1}"


def test_constants_are_written_down_where_they_stand() -> None:
    text = """from __future__ import annotations
T = TypeVar("T")
WOOD, STONE = range(2)
(
    LOW, HIGH,
) = ITEMS
BITS = sum(
    1 << n for n in (WOOD, STONE)
)
ITEMS: tuple[int, ...] = (4, 7)
SEEN = 0
SEEN |= 1
box = 3
"""
    values = {
        "T": TypeVar("T"), "WOOD": 0, "STONE": 1, "LOW": 4, "HIGH": 7, "BITS": 3, "ITEMS": (4, 7), "SEEN": 1, "box": 3
    }  # fmt: skip
    written = Expander().module(text, kernel=True, values=values).splitlines()
    assert written[:13] == [
        "from __future__ import annotations; from typing import Final as _Final",
        'T = TypeVar("T")',
        "WOOD: _Final = 0; STONE: _Final = 1",
        "LOW: _Final = 4; HIGH: _Final = 7",
        "",
        "",
        "BITS: _Final = 3",
        "",
        "",
        "ITEMS: _Final[tuple[int, ...]] = (4, 7)",
        "SEEN = 0",
        "SEEN |= 1",
        "box = 3",
    ]


def test_without_a_compiler_it_is_said_what_is_missing() -> None:
    command = [sys.executable, "tools/compile.py"]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False, env=environment)
    assert done.returncode == 1
    assert "make compile needs a C compiler" in done.stderr
    assert "Traceback" not in done.stderr


def checkout(root: Path) -> Path:
    """A checkout with compiled modules of its sources; gives its package."""
    package = root / "src" / "meadhall"
    files = {"core/step.py": "STEP = 1\n", "games/tafl/content.yaml": "pieces: 13\n"}
    for name, words in files.items():
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text(words, encoding="utf-8")
    (root / compiled.FOLDER).mkdir(parents=True)
    (root / compiled.FOLDER / compiled.NOTE).write_text(compiled.fingerprint(package), encoding="utf-8")
    return package


def test_compiled_modules_are_used_unless_one_asks_for_plain_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MEADHALL_PURE", raising=False)
    package = checkout(tmp_path)
    assert compiled.folder(package) == tmp_path / "build" / "compiled" / "meadhall"
    monkeypatch.setenv("MEADHALL_PURE", "1")
    assert compiled.folder(package) is None


@pytest.mark.parametrize("file", ["core/step.py", "games/tafl/content.yaml"])
def test_stale_modules_are_never_used(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Judged by what the sources say, not by when they were written."""
    monkeypatch.delenv("MEADHALL_PURE", raising=False)
    path = checkout(tmp_path) / file
    was, when = path.read_text(encoding="utf-8"), path.stat().st_mtime
    path.write_text(was.replace("1", "2"), encoding="utf-8")
    os.utime(path, (when, when))
    assert compiled.folder(tmp_path / "src" / "meadhall") is None
    assert "stale and not used; `make compile` renews them" in capsys.readouterr().err
    path.write_text(was, encoding="utf-8")
    assert compiled.folder(tmp_path / "src" / "meadhall") is not None


# ── both are the same ────────────────────────────────────────────────────────────────────────

OTHER = """
import json, sys
import meadhall
from meadhall.core import match
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
assert match.__file__.endswith(".py")
for line in sys.stdin:
    m = meadhall.replay(Record.parse(json.loads(line)["record"]))
    again = match.Match.restore(m.game, json.loads(line)["snapshot"])
    print(json.dumps([digest(m.state), digest(again.state), m.snapshot()]), flush=True)
"""


def in_plain_python(matches: list[Match]) -> list[Any]:
    """What plain Python makes of records and snapshots: two digests, and a snapshot of its own."""
    lines = [json.dumps({"record": m.record().data(), "snapshot": m.snapshot()}) for m in matches]
    done = subprocess.run(
        [sys.executable, "-c", OTHER], input="\n".join(lines), capture_output=True, text=True, check=True, timeout=500,
        env={**os.environ, "MEADHALL_PURE": "1"},
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


def same_in_plain_python(matches: list[Match]) -> None:
    for m, (replayed, restored, snapshot) in zip(matches, in_plain_python(matches), strict=True):
        assert replayed == restored == digest(m.state)
        assert digest(Match.restore(m.game, snapshot).state) == digest(m.state)


@compiled_only
def test_what_is_tested_is_compiled() -> None:
    assert COMPILED


@compiled_only
@pytest.mark.parametrize("key", meadhall.games())
def test_every_golden_record_leads_both_builds_to_the_same_state(key: str) -> None:
    goldens = reading.matches(key, meadhall.game(key).version)
    same_in_plain_python([meadhall.replay(golden.record) for golden in goldens])


@compiled_only
@pytest.mark.parametrize("key", meadhall.games())
def test_records_and_snapshots_of_matches_under_way_go_from_one_build_to_the_other(key: str) -> None:
    matches = [meadhall.start(key, players, players) for players in meadhall.game(key).players]
    for m in matches:
        for n in range(60):
            m.play(m.options[n * 7 % len(m.options)])
    same_in_plain_python(matches)


@compiled_only
@pytest.mark.parametrize("key", meadhall.games())
def test_bots_in_worker_processes_play_the_same_matches_in_both_builds(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = []
    for build, pure in (("compiled", ""), ("pure", "1")):
        monkeypatch.setenv("MEADHALL_PURE", pure)
        words = ("--games", "2", "--players", "2", "--bots", "greedy,random", "--seed", "5", "--save")
        done = run_meadhall("sim", key, *words, str(tmp_path / build), timeout=500)
        assert done.returncode == 0, done.stderr
        saved.append([path.read_text(encoding="utf-8") for path in sorted((tmp_path / build).iterdir())])
    assert len(saved[0]) == 2
    assert saved[0] == saved[1]


@compiled_only
def test_a_game_in_plain_python_keeps_all_promises_on_the_compiled_kernel() -> None:
    done = run_meadhall("check", "--game", "examples/brandubh.py", "--games", "3", timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr


@compiled_only
def test_a_traceback_of_the_compiled_build_names_file_and_line() -> None:
    try:
        meadhall.start("raids", 3, 1).play("no such option")
    except meadhall.Illegal:
        said = traceback.format_exc()
    lines = (PACKAGE / "core" / "match.py").read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if "raise Illegal(self._refuse(who, id))" in line)
    assert f'match.py", line {number}' in said
