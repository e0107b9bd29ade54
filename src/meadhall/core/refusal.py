"""Why something is not legal: values, not exceptions."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.text import Arg, Text


class Reason(NamedTuple):
    """One reason, with the rule it rests on."""

    rule: str
    text: Text


def reason(rule: str, key: str, **args: Arg) -> Reason:
    """`TOO_FEW = reason("ODIN-6.2", "why-too-few-vikings")`: without arguments, a module constant."""
    return Reason(rule, Text(key, tuple(args.items())))


class Refusal(NamedTuple):
    """All the reasons why a seat may not do something now."""

    seat: int
    action: str
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        whys = "; ".join(
            f"{r.text.key.removeprefix('why-')}{_plain(r.text)}{f' ({r.rule})' if r.rule else ''}" for r in self.reasons
        )
        return f"seat {self.seat} may not {self.action!r}: {whys}"


def _plain(message: Text) -> str:
    words = ", ".join(f"{k}={v.key if isinstance(v, Text) else v}" for k, v in message.args)
    return f" [{words}]" if words else ""
