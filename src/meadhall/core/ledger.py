"""The rules ledger: numbered statements in Markdown, one line each.

## 6. Navigate
- **RAIDS-6.7** After the discard the ship must move forward. `rulebook`
- **RAIDS-2.1** The box holds one board. `public` {exempt: a list of components}
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from meadhall.core.errors import LedgerError

SOURCES = "Sources"  #: the section that names them, in both languages
_LINE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]?\d+(?:\.\d+)*)\*\* (?P<text>.+)$")
_EXEMPT = re.compile(r"\s*\{exempt: (?P<why>[^}]+)\}\s*$")
_SOURCE = re.compile(r"\s*`(?P<source>[^`]+)`\s*$")


class Rule(NamedTuple):
    """One statement; `exempt` says why no test need prove it."""

    id: str
    section: str
    text: str
    source: str
    exempt: str | None

    @property
    def is_note(self) -> bool:
        """An ambiguity or a gap and how it is resolved: not a rule of play."""
        prefix, _, number = self.id.partition("-")
        return prefix in ("A", "G") or number[0].isalpha()


class Ledger(NamedTuple):
    """A game's rules in one language."""

    title: str
    intro: str
    sections: tuple[str, ...]
    entries: dict[str, Rule]
    sources: tuple[str, ...]

    @property
    def rules(self) -> list[Rule]:
        """The numbered rules."""
        return [r for r in self.entries.values() if not r.is_note]

    @property
    def notes(self) -> list[Rule]:
        """Ambiguities and gaps."""
        return [r for r in self.entries.values() if r.is_note]

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """From a file."""
        return cls.parse(path.read_text(encoding="utf-8"), path.name)

    @classmethod
    def parse(cls, words: str, file: str) -> Ledger:
        """From Markdown."""
        title, section = "", ""
        intro: list[str] = []
        sections: list[str] = []
        sources: list[str] = []
        entries: dict[str, Rule] = {}
        for number, line in enumerate(words.splitlines(), 1):
            found = _LINE.match(line)
            if found:
                rule = _rule(found, section)
                if rule.id in entries:
                    raise LedgerError(f"{file}:{number}: {rule.id} stands twice")
                entries[rule.id] = rule
            elif line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("#"):
                section = line.lstrip("#").strip()
                sections.append(section)
            elif line.startswith("- **"):
                raise LedgerError(f"{file}:{number}: not a rule line: {line[:60]}")
            elif line.strip() and not sections:
                intro.append(line.strip())
            elif line.strip() and section == SOURCES:
                sources.append(line.removeprefix("- ").strip())
        return cls(title, "\n".join(intro), tuple(sections), entries, tuple(sources))


def _rule(found: re.Match[str], section: str) -> Rule:
    words, exempt, source = found["text"], None, ""
    if m := _EXEMPT.search(words):
        words, exempt = words[: m.start()], m["why"]
    if m := _SOURCE.search(words):
        words, source = words[: m.start()], m["source"]
    return Rule(found["id"], section, words.strip(), source, exempt)
