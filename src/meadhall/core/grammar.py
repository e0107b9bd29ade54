"""Faults of language that a text shows when it is put together: those that can be found without understanding it."""

from __future__ import annotations

import re

#: People whose names try texts out: before a vowel French words are elided.
NAMES = ("Astrid", "Ingrid", "Olaf", "Eirik", "Unn")

_ANYWHERE = (
    (re.compile(r"(?<!\.)\.\.(?!\.)|[!?…]\.|[!?:;,] *[;,]|: *:"), "two marks of punctuation"),
    (re.compile(r"\S {2,}\S"), "two spaces"),
    (re.compile(r"\w'\w"), "a straight apostrophe"),
)
_ELIDED = r"(?<!-)\b(?:[djlmnst]e|la|que|lorsque|puisque|jusque) (?!onz|oui\b|une?\b|ou\b|où\b|et\b)[aâàeéèêiîïoôuûœæ]"
_FRENCH = (
    (re.compile(_ELIDED, re.IGNORECASE), "a vowel that is not elided"),
    (re.compile(r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)"), "an article that is not contracted"),
)


def faults(said: str, lang: str) -> list[str]:
    """What is wrong with a text that is shown."""
    return [why for pattern, why in (*_ANYWHERE, *(_FRENCH if lang == "fr" else ())) if pattern.search(said)]
