"""Asking a match, the same in tests of every game; each game's kit passes these on."""

from __future__ import annotations

from meadhall.core.match import Match


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
