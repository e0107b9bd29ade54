"""The compiled build and plain Python are one program; with MEADHALL_COMPILED=1 they are held against each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest
from tools.expand import expand

import meadhall
from meadhall.core import match as kernel
from meadhall.core.snapshot import digest
from tests.golden import reading

COMPILED = not str(kernel.__file__).endswith(".py")
compiled_only = pytest.mark.skipif(not os.environ.get("MEADHALL_COMPILED"), reason="only on a compiled build")
SRC = Path(meadhall.__file__).parent


@compiled_only
def test_what_is_tested_is_compiled() -> None:
    assert COMPILED


OTHER = """
import json, sys
import meadhall
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
for line in sys.stdin:
    record = Record.parse(json.loads(line))
    print(digest(meadhall.replay(record).state), flush=True)
"""


@compiled_only
@pytest.mark.parametrize("key", meadhall.games())
def test_every_golden_record_leads_both_builds_to_the_same_state(key: str) -> None:
    goldens = reading.matches(key, meadhall.game(key).version)
    records = "\n".join(json.dumps(golden.record.data()) for golden in goldens)
    pure = subprocess.run(
        [sys.executable, "-c", OTHER], input=records, capture_output=True, text=True, check=True, timeout=300,
        env={**os.environ, "MEADHALL_PURE": "1"},
    )  # fmt: skip
    assert pure.stdout.split() == [digest(meadhall.replay(golden.record).state) for golden in goldens]


@compiled_only
def test_a_traceback_of_the_compiled_build_names_file_and_line() -> None:
    try:
        meadhall.start("raids", 3, 1).play("no such option")
    except meadhall.Illegal:
        said = traceback.format_exc()
    lines = (SRC / "core" / "match.py").read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if "raise Illegal(self._refuse(who, id))" in line)
    assert f'match.py", line {number}' in said


def test_writing_sources_out_moves_no_line(tmp_path: Path) -> None:
    """Every function stands on the line on which one reads it."""
    for made in expand(SRC, tmp_path):
        written = made.read_text(encoding="utf-8").splitlines()
        read = (SRC / made.relative_to(tmp_path)).read_text(encoding="utf-8").splitlines()
        for n, line in enumerate(read):
            if line.lstrip().startswith(("def ", "return ", "yield ", "if ", "for ")):
                assert written[n] == line, f"{made.name}:{n + 1}"
