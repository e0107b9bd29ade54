"""Which clauses answer an event."""

from __future__ import annotations

from typing import Any

from meadhall.games.odin.effects import Branch
from meadhall.games.odin.occupations.compile import HOOK, Clause
from meadhall.games.odin.occupations.metrics import METRICS
from meadhall.games.odin.state import Odin

ANYTIME = HOOK["anytime"]


def bit(name: str) -> int:
    """The bit of a hook in a player's `hooks`."""
    return 1 << HOOK[name]


def holds(s: Odin, seat: int, c: Clause | Branch) -> bool:
    """Do all conditions of a clause, or of one of its ways, hold now?"""
    for t in c.tests:  # noqa: SIM110 (most clauses have no condition: a generator costs more than that)
        if not t.holds(METRICS[t.metric](s, seat)):
            return False
    return True


def answering(
    s: Odin, seat: int, hook: int, *, space: int = -1, action: int = -1, thing: int = -1, count: int = -1,
    area: int = -1, result: int = 0, cards: int = -1,
) -> list[int]:  # fmt: skip
    """The clauses of a player's cards that an event concerns; `cards`: only the first so many (EL-17)."""
    p = s.players[seat]
    if not p.hooks >> hook & 1:
        return []
    table, found = s.box.at[hook], []
    once = s.frames[-1].once if s.frames else 0
    for card in p.played if cards < 0 else p.played[:cards]:
        for n in table.get(card, ()):
            c = s.box.clauses[n]
            if (
                not (p.used | once) >> n & 1
                and (not c.spaces or (space >= 0 and c.spaces >> space & 1))
                and (not c.actions or (action >= 0 and c.actions >> action & 1))
                and (not c.items or (thing >= 0 and c.items >> thing & 1))
                and (not c.counts or count in c.counts)
                and (not c.where or c.where >> area & 1)
                and (c.in_result in (0, 3) or c.in_result == result)
            ):
                found.append(n)
    return found


def in_time(s: Odin, space: int = -1) -> int:
    """EL-17: how many cards were in play before the action under way began; -1 (all) if the space is not its own."""
    return s.frames[-1].cards if s.frames and space in (-1, s.frames[-1].space) else -1


def modifiers(s: Odin, seat: int, name: str, space: int = -1, action: int = -1) -> list[tuple[Any, ...]]:
    """The values of all modifiers of that name that apply now."""
    hook = HOOK[f"mod-{name}"]
    if not s.players[seat].hooks >> hook & 1:
        return []
    found = []
    for n in answering(s, seat, hook, space=space, action=action, cards=in_time(s, space)):
        c = s.box.clauses[n]
        if holds(s, seat, c):
            found += [args for kind, args in c.modify if kind == name]
    return found
