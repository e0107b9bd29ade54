"""Extension modules of the kernel and the games, if `make compile` has built them from these very sources."""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from pathlib import Path

FOLDER = Path("build", "compiled")  #: in a checkout
PARTS = ("core", "games")  #: of the package, that are compiled
NOTE = "sources.txt"


def fingerprint(package: Path) -> str:
    """A hash of all that lies there: modules and what they read, how they are translated, and for which Python."""
    total = blake2b(sys.version.encode(), digest_size=16)
    for part in [*(package / part for part in PARTS), package.parent.parent / "tools"]:
        for path in sorted(p for p in part.rglob("*.*") if p.suffix != ".pyc" and p.is_file()):
            total.update(bytes(path.relative_to(part)) + path.read_bytes())
    return total.hexdigest()


def folder(package: Path) -> Path | None:
    """Where the extension modules of a package in a checkout lie; None if there are none, or they are stale."""
    built = package.parent.parent / FOLDER
    note = built / NOTE
    if os.environ.get("MEADHALL_PURE") or not note.exists():
        return None
    if note.read_text(encoding="utf-8") != fingerprint(package):
        print(
            "meadhall: the compiled modules are stale and not used; `make compile` renews them, `make pure` removes "
            "them",
            file=sys.stderr,
        )
        return None
    return built / "meadhall"
