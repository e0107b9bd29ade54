"""A game in one file: its rules and texts are columns of English and French inside it."""

from __future__ import annotations

from typing import ClassVar

from meadhall.core.content import Content
from meadhall.core.game import B, Game, S
from meadhall.core.ledger import Ledger
from meadhall.core.text import LANGS, Texts


def columns(rows: str) -> dict[str, dict[str, str]]:
    """Both languages from lines `key | English | French`."""
    cells = [[cell.strip() for cell in row.split("|")] for row in rows.strip().splitlines()]
    return {lang: {row[0]: row[1 + i] for row in cells} for i, lang in enumerate(LANGS)}


class Leaflet(Game[S, B]):
    """`laws` are the rules by id, `phrases` its texts by key."""

    laws: ClassVar[str]
    phrases: ClassVar[str]

    def own_content(self) -> Content:
        return Content(self.key, {})

    def own_texts(self) -> Texts:
        lines = {lang: [f"{k} = {v}" for k, v in rows.items()] for lang, rows in columns(self.phrases).items()}
        return Texts({lang: "\n".join(found) for lang, found in lines.items()}, {})

    def ledger(self, lang: str) -> Ledger:
        name = columns(self.phrases)[lang]["game-name"]
        lines = [f"- **{id}** {words}" for id, words in columns(self.laws)[lang].items()]
        return Ledger.parse("\n".join([f"# {name}", f"## {name}", *lines]), f"rules.{lang}")
