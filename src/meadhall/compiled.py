"""Extension modules of the kernel and the games, if `tools/compile.py` has built them from these very sources."""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from pathlib import Path

FOLDER = Path("build", "compiled")  #: in a checkout
NOTE = "sources.txt"


def fingerprint(package: Path) -> str:
    """A hash of all that is compiled, and of the Python it is compiled for."""
    total = blake2b(sys.version.encode(), digest_size=16)
    for part in ("core", "games"):
        for path in sorted((package / part).rglob("*.py")):
            total.update(bytes(path.relative_to(package)) + path.read_bytes())
    return total.hexdigest()


def folder(package: Path) -> Path | None:
    """Where the extension modules of a package in a checkout lie; None if there are none, or they are stale."""
    built = package.parent.parent / FOLDER
    note = built / NOTE
    if os.environ.get("MEADHALL_PURE") or not note.exists():
        return None
    if note.read_text(encoding="utf-8") != fingerprint(package):
        print("meadhall: the compiled modules in build/compiled are stale and not used", file=sys.stderr)  # fmt: skip
        return None
    return built / "meadhall"
