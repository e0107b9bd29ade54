"""The kernel and the games as extension modules, from the same source: `python tools/compile.py`.

They are built below `build/compiled`, never inside `src`. A note beside them says of which sources they were made; a
package whose sources have changed since does not use them (see `meadhall/compiled.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
os.environ["MEADHALL_PURE"] = "1"  # what was built before must not build what comes
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.expand import PLAIN, expand  # noqa: E402

from meadhall.compiled import FOLDER, NOTE, fingerprint  # noqa: E402

SOURCE = ROOT / "src" / "meadhall"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
setup(name="meadhall-compiled", packages=[], ext_modules=mypycify(
    [{flags!r}, *[f for files, _ in groups for f in files]], opt_level={opt!r}, debug_level="0",
    separate=[(files, name) for files, name in groups]))
"""


def main() -> None:
    """Build everything, saying what is done."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        sys.exit("this needs a C compiler (Debian: apt-get install build-essential); pure Python works without")
    began = time.monotonic()
    scratch = ROOT / "build" / "compiling"
    shutil.rmtree(scratch, ignore_errors=True)
    print("1 of 3: writing the sources out for the compiler …", flush=True)
    modules = expand(SOURCE, scratch / "meadhall")
    _rest(scratch / "meadhall")
    print(
        f"2 of 3: checking and translating {len(modules)} modules to C, then compiling them: some minutes …", flush=True
    )
    _build(scratch, [path.relative_to(scratch) for path in modules])
    print("3 of 3: laying them out …", flush=True)
    _lay_out(scratch)
    print(f"Compiled in {time.monotonic() - began:.0f} s. Remove {FOLDER} to go back to plain Python.")


def _rest(target: Path) -> None:
    """What is not compiled but imported by what is, for the type checker; and the games' own files."""
    for path in SOURCE.rglob("*"):
        kept = path.suffix != ".py" or path.relative_to(SOURCE).parts[0] not in ("core", "games")
        if path.is_file() and kept and "page" not in path.parts and path.suffix != ".pyc":
            out = target / path.relative_to(SOURCE)
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, out)


def _build(scratch: Path, modules: list[Path]) -> None:
    """One shared library for the kernel and one for each game, so that two cores have work."""
    groups: dict[str, list[str]] = {}
    for path in modules:
        part, *room = path.parts[1:]
        groups.setdefault(f"meadhall_{part if part == 'core' else room[0]}", []).append(str(path))
    setup = SETUP.format(groups=[(files, name) for name, files in groups.items()], flags="--strict", opt=_level())
    (scratch / "setup.py").write_text(setup, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    environment = {**os.environ, "PYTHONPATH": str(scratch), "MYPYPATH": str(scratch)}
    done = subprocess.run(command, cwd=scratch, env=environment, capture_output=True, text=True, check=False)
    (scratch / "compile.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode:
        sys.exit("\n".join([*(done.stdout + done.stderr).splitlines()[-25:], f"see {scratch / 'compile.log'}"]))


def _level() -> str:
    return os.environ.get("MEADHALL_OPT", "2")


def _lay_out(scratch: Path) -> None:
    """Only extension modules and the games' files: what is not compiled stays where it is read."""
    target = ROOT / FOLDER
    shutil.rmtree(target, ignore_errors=True)
    for path in scratch.rglob("*"):
        inside = path.relative_to(scratch)
        ours = inside.parts[:2] in (("meadhall", "games"), ("meadhall", "core"))
        data = ours and (path.suffix != ".py" or PLAIN.fullmatch(inside.relative_to("meadhall").as_posix()))
        if path.is_file() and "build" not in inside.parts and (path.suffix in (".so", ".pyd") or data):
            out = target / inside
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, out)
    (target / NOTE).write_text(fingerprint(SOURCE), encoding="utf-8")


if __name__ == "__main__":
    main()
