"""Bots of one's own: a Python file that defines a subclass of `Bot`. Only for those who own the machine: it is run."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

from meadhall.bots.bot import Bot
from meadhall.core.errors import UnknownBot


def from_file(path: Path) -> Bot:
    """A new bot of the last class that a file defines."""
    try:
        found = _loaded(path.resolve(strict=True))
    except OSError as e:
        raise UnknownBot(f"{path}: cannot be read: {e.strerror}") from None
    return found()


@cache
def _loaded(path: Path) -> type[Bot]:
    name = f"meadhall_bot_{path.stem}_{blake2b(bytes(path), digest_size=4).hexdigest()}"  # nobody else's
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # a .py file always has both
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as e:
        raise UnknownBot(f"{path}: does not run: {type(e).__name__}: {e}") from e
    own = [c for c in vars(module).values() if isinstance(c, type) and issubclass(c, Bot) and c.__module__ == name]
    if not own:
        raise UnknownBot(f"{path}: defines no bot (a class that inherits from meadhall.bots.Bot)")
    return own[-1]
