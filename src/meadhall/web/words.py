"""What the server itself says, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from meadhall.core.text import LANGS, Arg, Text, Texts, text
from meadhall.web.messages import Lang

_FOLDER = Path(__file__).parent / "text"
TEXTS = Texts({lang: (_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}, {})


def say(lang: str, key: str, **args: Arg) -> str:
    return TEXTS.say(lang, text(key, **args))


def say_text(lang: str, message: Text) -> str:
    return TEXTS.say(lang, message)


def language(wanted: str | None, accepted: str | None = None) -> Lang:
    """The language asked for; else the first known one of an Accept-Language header; else English."""
    for tag in (wanted or "", *(accepted or "").split(",")):
        code = tag.strip()[:2].lower()
        if code in get_args(Lang):
            return code  # type: ignore[return-value]  # just looked up among them
    return "en"
