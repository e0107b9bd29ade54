"""What is looked at in a position of A Feast for Odin, by name: `meadhall train odin` finds what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.odin import items as I
from meadhall.games.odin.bot import WORTH, prospects
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scoring import points
from meadhall.games.odin.state import Odin, Player

FEATURES = (
    "prospects", "always", "points", "minus_home", "minus_boards", "income", "emigrated", "knarrs", "longships",
    "boats", "boards", "houses", "food", "green", "blue", "special", "silver", "stores", "weapons", "hand", "played",
    "vikings", "penalties",
)  # fmt: skip


def progress(s: Odin) -> float:
    """By rounds, and within one by the Vikings that have been placed."""
    out = sum(s.standing(space)[1] for space in range(len(s.held)))
    at_home = sum(p.vikings for p in s.players) if s.phase <= I.ACTIONS else 0
    within = out / max(1, out + at_home)
    return min(1.0, (s.round - 1 + within) / s.rules.rounds)


def measure(s: Odin) -> list[list[float]]:
    """What is looked at, for every seat."""
    return [_seat(s, seat, p) for seat, p in enumerate(s.players)]


def _seat(s: Odin, seat: int, p: Player) -> list[float]:
    sheet = points(s, seat)
    minus = sheet["boards_minus"] + sheet["houses_minus"]
    vikings = p.vikings if s.phase <= I.ACTIONS and not s.passed >> seat & 1 else 0
    return [
        prospects(s, seat), 1.0, sum(sheet.values()), sheet["home_board"], minus, total_income(s, seat),
        len(p.emigrated), p.knarrs, len(p.longships), len(p.boats),
        sum(I.FIRST_BOARD <= kind < I.FIRST_HOUSE for kind in p.kinds), sum(k >= I.FIRST_HOUSE for k in p.kinds),
        _worth(p, range(I.FIRST_GREEN)), _worth(p, range(I.FIRST_GREEN, I.FIRST_BLUE)),
        _worth(p, range(I.FIRST_BLUE, I.FIRST_SPECIAL)), _worth(p, range(I.FIRST_SPECIAL, I.WOOD)), p.have[I.SILVER],
        _worth(p, (I.WOOD, I.STONE, I.ORE)), _worth(p, range(I.BOW, I.COUNT)), len(p.hand), len(p.played),
        vikings, p.penalties,
    ]  # fmt: skip


def _worth(p: Player, items: Sequence[int]) -> float:
    """What a player holds of these."""
    return sum(p.have[item] * WORTH[item] for item in items if p.have[item])
