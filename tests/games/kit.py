"""Asking a match, the same in tests of every game; each game's kit passes these on."""

from __future__ import annotations

from typing import Any

from meadhall.core.drawing import kebab_of
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.step import Ask
from meadhall.core.text import LANGS


def ids(m: Match) -> list[str]:
    """What may be chosen now."""
    return [o.id for o in m.options]


def asked(m: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert m.decision is not None
    return m.decision.seat, m.decision.kind


def plays(m: Match, *options: str) -> Match:
    """Several choices in a row."""
    for option in options:
        m.play(option)
    return m


def whys(m: Match, option: str) -> list[str]:
    """The rules against a choice."""
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, option)
    return [r.rule for r in refusal.reasons] if refusal else []


def reasons(m: Match, option: str) -> list[str]:
    """Why it may not be chosen, as texts name it, with the rule."""
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, option)
    return [f"{r.rule} {r.text.key}" for r in refusal.reasons] if refusal else []


def unheard(game: Game[Any, Any]) -> list[str]:
    """Questions without words for those who wait."""
    asks = [cls for cls in game.vocabulary.values() if issubclass(cls, Ask) and cls.choose is not Ask.choose]
    keys = [f"wait-{kebab_of(cls)}" for cls in asks]
    return [f"{lang}: {key}" for key in keys for lang in LANGS if not game.texts.has(lang, key)]


def told_alike(m: Match) -> list[str]:
    """Labels that two options of the open question share, in either language."""
    assert m.decision is not None
    found = []
    for lang in LANGS:
        question = m.question(m.decision.seat, lang)
        labels = [c["label"] for c in question["options"]] if question else []
        found += [label for label in labels if labels.count(label) > 1]
    return found
