"""Bots of the house's own that people may choose at its tables: each has a name, and is a Python file or a program.

They are kept in the environment, so that every process that thinks for this one knows them too.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence

from meadhall.core.errors import UnknownBot

KEPT = "MEADHALL_BOTS"
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


def known() -> dict[str, str]:
    """Where each guest is, by name."""
    found: dict[str, str] = json.loads(os.environ.get(KEPT) or "{}")
    return found


def admit(words: Sequence[str], taken: Sequence[str]) -> None:
    """Let bots in, each as `NAME=FILE` or `NAME=run:COMMAND`; none is called what another is."""
    guests: dict[str, str] = {}
    for word in words:
        name, equals, where = word.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise UnknownBot(f"{word}: a bot is let in as NAME=FILE, NAME=run:COMMAND or NAME=ws://ADDRESS, its name "
                             "in small letters, digits and hyphens")  # fmt: skip
        if name in taken or name in guests:
            raise UnknownBot(f"{word}: another bot is called {name} already")
        guests[name] = where
    os.environ[KEPT] = json.dumps(guests)
