"""The kernel and the games as extension modules, from the same source: `make compile`. With `--check` it only sees
whether all of it can be translated, for which no C compiler is needed.

They are built below `build/compiled`, never inside `src`. A note beside them says of which sources they were made; a
package whose sources have changed since does not use them (see `meadhall/compiled.py`). A compiled wheel is made of
the same modules (see `hatch_build.py`).
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Collection, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
os.environ["MEADHALL_PURE"] = "1"  # what was built before must not build what comes
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from mypy.version import __version__ as version  # noqa: E402
from mypyc.build import mypycify  # noqa: E402
from tools.expand import PLAIN, expand  # noqa: E402

from meadhall.compiled import FOLDER, NOTE, PARTS, fingerprint  # noqa: E402

SOURCE = ROOT / "src" / "meadhall"
SCRATCH = ROOT / "build" / "compiling"
KEPT = ROOT / "build" / "compiled-objects"


def main() -> None:
    """Build everything, saying what is done."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        sys.exit("make compile needs a C compiler (Debian: apt-get install build-essential); pure Python works without")
    began, made_of = time.monotonic(), fingerprint(SOURCE)
    print("1 of 3: checking the sources and translating them to C …", flush=True)
    extensions = translate(SCRATCH)
    print("2 of 3: compiling, some minutes:", flush=True)
    build(SCRATCH, extensions)
    print("3 of 3: laying everything out …", flush=True)
    _lay_out(SCRATCH, ROOT / FOLDER)
    (ROOT / FOLDER / NOTE).write_text(made_of, encoding="utf-8")
    print(f"Compiled in {time.monotonic() - began:.0f} s; `make pure` goes back to plain Python.")


# ── to C ─────────────────────────────────────────────────────────────────────────────────────


def translate(scratch: Path) -> list[Extension]:
    """Write the sources out and translate them: one shared library for the kernel and one for each game, and a small
    module for each of theirs, which finds itself in there."""
    shutil.rmtree(scratch, ignore_errors=True)
    modules = expand(SOURCE, scratch / "meadhall")
    _copy_data(scratch / "meadhall")
    groups: dict[str, list[str]] = {}
    for path in modules:
        part, room, *_ = path.relative_to(scratch / "meadhall").parts
        groups.setdefault(f"meadhall_{part if part == 'core' else room}", []).append(str(path.relative_to(scratch)))
    os.environ["MYPYPATH"] = str(scratch)
    before = Path.cwd()
    os.chdir(scratch)
    said = StringIO()  # that it makes lists of generators, which is not worth knowing
    try:
        with redirect_stdout(said):
            return _translated(groups)
    except SystemExit:
        print(said.getvalue())
        raise
    finally:
        os.chdir(before)


def _translated(groups: Mapping[str, list[str]]) -> list[Extension]:
    return mypycify(
        ["--no-warn-unused-ignores", *(path for paths in groups.values() for path in paths)],
        opt_level=os.environ.get("MEADHALL_OPT", "2"),
        debug_level="0",
        multi_file=True,
        separate=[(paths, name) for name, paths in groups.items()],
    )


def _copy_data(target: Path) -> None:
    """The games' own files; and a package, as far as the type checker needs one."""
    for path in [p for part in PARTS for p in (SOURCE / part).rglob("*.*") if p.is_file()]:
        if path.suffix not in (".py", ".pyc"):
            out = target / path.relative_to(SOURCE)
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, out)
    (target / "__init__.py").touch()


# ── to extension modules ─────────────────────────────────────────────────────────────────────


def build(scratch: Path, extensions: list[Extension]) -> None:
    """Compile and link them all."""
    os.chdir(scratch)
    command = Build(Distribution({"name": "meadhall", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = ".", "build/objects", True
    command.ensure_finalized()
    command.run()


class Build(build_ext):  # type: ignore[misc]  # its types are not told
    """Compiles file by file, as many at a time as there are cores, and keeps what it has made of each text: after a
    change of words or values nothing has to be compiled again, after one in a game only that game."""

    def build_extensions(self) -> None:
        of = {source: extension for extension in self.extensions for source in extension.sources}
        largest_first = sorted(of, key=lambda source: os.stat(source).st_size, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = {source: pool.submit(self._object, source, of[source]) for source in largest_first}
            try:
                _wait(jobs.values())
            finally:
                pool.shutdown(cancel_futures=True)
        made = {source: job.result() for source, job in jobs.items()}
        for extension in self.extensions:
            extension.extra_objects = [str(made[source]) for source in extension.sources]
            extension.sources = []
            self.build_extension(extension)
        for old in set(KEPT.iterdir()) - set(made.values()):
            old.unlink()

    def _object(self, source: str, extension: Extension) -> Path:
        """What a C file is compiled to: named by all that it depends on."""
        options = list(extension.extra_compile_args)
        if os.name == "posix":  # files of one library declare the same variables, and call nobody else by name
            options += ["-fcommon", "-fvisibility=hidden"]
        setting = (sys.version, version, vars(self.compiler).get("compiler_so"), options)
        key = blake2b(repr(setting).encode(), digest_size=20)
        for path in [source, *sorted(extension.depends)]:
            key.update(Path(path).read_bytes())
        kept = KEPT / f"{key.hexdigest()}.o"
        if not kept.exists():
            [made] = self.compiler.compile(
                [source], output_dir=self.build_temp, include_dirs=extension.include_dirs, extra_postargs=options
            )
            kept.parent.mkdir(parents=True, exist_ok=True)
            Path(made).replace(kept)
        return kept


def _wait(jobs: Collection[Future[Path]]) -> None:
    """Until all are done, saying how far it has come."""
    for n, job in enumerate(as_completed(jobs), 1):
        job.result()
        if n * 10 // len(jobs) > (n - 1) * 10 // len(jobs):
            print(f"        {n} of {len(jobs)} files", flush=True)


def _lay_out(scratch: Path, target: Path) -> None:
    """Extension modules, plain modules and the games' files: all that a package in `target` is made of."""
    shutil.rmtree(target, ignore_errors=True)
    for path in [p for p in scratch.rglob("*") if p.is_file()]:
        inside = path.relative_to(scratch)
        ours = inside.parts[0] == "meadhall" and inside.parts[1] in PARTS
        data = ours and (path.suffix != ".py" or PLAIN.fullmatch(inside.relative_to("meadhall").as_posix()))
        if inside.parts[0] != "build" and (path.suffix in (".so", ".pyd") or data):
            out = target / inside
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, out)


if __name__ == "__main__":
    if "--check" in sys.argv:
        with TemporaryDirectory() as scratch:
            translate(Path(scratch))
    else:
        main()
