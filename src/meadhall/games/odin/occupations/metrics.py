"""What cards count: metrics of a player and facts of the action under way."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin

Metric = Callable[[Odin, int], int]


def total_income(s: Odin, seat: int) -> int:
    """ODIN-7.10: the incomes of all areas at this moment."""
    p = s.players[seat]
    areas = s.box.areas
    return sum(areas[k].earns(c) for k, c in zip(p.kinds, p.covered, strict=True) if k < I.FIRST_HOUSE)


def specials_owned(s: Odin, seat: int) -> int:
    """Special tiles in supply or on areas."""
    p = s.players[seat]
    end = I.FIRST_SPECIAL + len(I.SPECIALS)
    return sum(p.have[I.FIRST_SPECIAL : end]) + sum(1 for _, item, _, _ in p.placed if I.FIRST_SPECIAL <= item < end)


def red_kinds(s: Odin, seat: int) -> int:
    """Different red goods; pregnant or not is one kind."""
    p = s.players[seat]
    plain = sum(1 for i in range(I.FIRST_RED, I.SHEEP) if p.have[i])
    return plain + (p.animals(I.SHEEP) > 0) + (p.animals(I.CATTLE) > 0)


def on_spaces(s: Odin, seat: int, spaces: int) -> int:
    """Own Vikings on any of these spaces."""
    return sum(s.vikings_on(i, seat) for i in range(len(s.held)) if spaces >> i & 1)


def on_column(s: Odin, seat: int, column: int) -> int:
    """Own Vikings on a column; its imitation space lies in it too."""
    return on_spaces(s, seat, s.box.by_column[column] | s.box.imitation[column - 1])


def on_table(s: Odin, seat: int, items: tuple[int, ...]) -> int:
    """How many of these lie on the banquet table."""
    return sum(1 for _, item, _ in s.players[seat].table if item in items)


def _fact(name: str) -> Metric:
    return lambda s, seat: int(getattr(s.frames[-1], name)) if s.frames else 0


def _kinds(name: str) -> Metric:
    return lambda s, seat: int(getattr(s.frames[-1], name)).bit_count() if s.frames else 0


def _supply(item: int) -> Metric:
    return lambda s, seat: s.players[seat].have[item]


def _group(name: str) -> Metric:
    bit = 1 << I.GROUPS.index(name)
    return lambda s, seat: on_spaces(s, seat, sum(1 << x.number for x in s.box.spaces if x.groups & bit))


def _printed(s: Odin, seat: int) -> int:
    return s.box.spaces[s.frames[-1].space].printed_silver


def _in_viking_action(s: Odin, seat: int) -> int:
    return int(any(f.seat == seat and f.vikings > 0 for f in s.frames))


METRICS: dict[str, Metric] = {
    "round": lambda s, seat: s.round,
    "players": lambda s, seat: s.seats,
    "income": total_income,
    "ships.whaling_boat": lambda s, seat: len(s.players[seat].boats),
    "ships.knarr": lambda s, seat: s.players[seat].knarrs,
    "ships.longship": lambda s, seat: len(s.players[seat].longships),
    "ships.large": lambda s, seat: s.players[seat].large,
    "ships.full_sets": lambda s, seat: min(s.players[seat].ships(k) for k in range(3)),
    "ore_on_ships": lambda s, seat: sum(s.players[seat].boats) + sum(s.players[seat].longships),
    "longships_with_2_ore": lambda s, seat: sum(1 for ore in s.players[seat].longships if ore >= 2),
    "houses": lambda s, seat: sum(k in (I.AREA_STONE_HOUSE, I.AREA_LONG_HOUSE) for k in s.players[seat].kinds),
    "animals.sheep": lambda s, seat: s.players[seat].animals(I.SHEEP),
    "animal_kinds": lambda s, seat: sum(s.players[seat].animals(k) > 0 for k in (I.SHEEP, I.CATTLE)),
    "red_kinds": red_kinds,
    "specials": specials_owned,
    "exploration_boards": lambda s, seat: s.owners.count(seat),
    "pairs.game_meat_whale_meat": lambda s, seat: min(
        s.players[seat].have[I.GAME_MEAT], s.players[seat].have[I.WHALE_MEAT]
    ),
    **{f"supply.{name}": _supply(I.ITEM[name]) for name in ("grain", "flax", "silk", "spices", "clothing", "ore")},
    **{f"weapons.{name}": _supply(I.ITEM[name]) for name in I.WEAPONS},
    "vikings_on.crafting": _group("crafting"),
    "vikings_on.column_2": lambda s, seat: on_column(s, seat, 2),
    "vikings_on.column_3": lambda s, seat: on_column(s, seat, 3),
    "now": _in_viking_action,
    "seen.flax": lambda s, seat: s.seen[seat][0],
    "seen.grain": lambda s, seat: s.seen[seat][1],
    "ev.printed.silver": _printed,
    "ev.space_gave.silver": _fact("gave_silver"),
    "ev.space_gave.wood": _fact("gave_wood"),
    "ev.space_gave.stone": _fact("gave_stone"),
    "ev.received.stockfish": _fact("got_stockfish"),
    "ev.paid.ore": _fact("paid_ore"),
    "ev.paid.wood": _fact("paid_wood"),
    "ev.will_pay.ore": _fact("will_pay_ore"),
    "ev.paid_resource_kinds": _kinds("paid_kinds"),
    "ev.rolls": _fact("rolls"),
    "ev.spent.long_sword": _fact("spent_arm"),
    "ev.spent.spear": _fact("spent_arm"),
    "ev.spent.wood": _fact("spent_wood"),
    "ev.boats_used": _fact("boats"),
    "ev.vikings_placed": lambda s, seat: s.frames[-1].vikings,
    "ev.nth_in_round": lambda s, seat: s.players[seat].twos,
    "ev.strip_kinds": _kinds("strip_kinds"),
    "ev.table.mead": lambda s, seat: on_table(s, seat, (I.MEAD,)),
    "ev.table.game_meat": lambda s, seat: on_table(s, seat, (I.GAME_MEAT,)),
    "ev.table.game_or_whale_meat": lambda s, seat: on_table(s, seat, (I.GAME_MEAT, I.WHALE_MEAT)),
    "ev.table.animals": lambda s, seat: on_table(s, seat, (I.SHEEP, I.PREGNANT_SHEEP, I.CATTLE, I.PREGNANT_CATTLE)),
}
