"""What a player has on the table: boards, houses, goods, banquet table, bay, occupations."""

from __future__ import annotations

from typing import cast

from meadhall.core.drawing import Look, Printed
from meadhall.core.paint import Painter
from meadhall.core.scene import Thing
from meadhall.core.text import Seat
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import corner
from meadhall.games.odin.faces import ICONS, PANEL_ICONS, PANEL_TONES, blank_area, card_data, cells_of, icon, tone_name
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scene.shared import ROOT
from meadhall.games.odin.shapes import (
    AreaData,
    BayData,
    PlayerData,
    ServedData,
    ShipData,
    Slots,
    StoreData,
    TableData,
)
from meadhall.games.odin.state import Odin, Player
from meadhall.games.odin.told import amount, card_text, together


def belongings(p: Painter, s: Odin, seat: int, look: Look) -> None:
    q = s.players[seat]
    data: PlayerData = {
        "vikings": q.vikings, "waiting": q.waiting, "income": total_income(s, seat), "colour": s.colour(seat),
        "passed": bool(s.passed >> seat & 1), "penalties": q.penalties, "first": seat == s.first,
        "areas": [f"area:{seat}:{area}" for area in range(len(q.kinds))],
    }  # fmt: skip
    at = p.put(ROOT, f"player:{seat}", "panel", seat=seat, name=look.say("things-of", seat=Seat(seat)), data=data)
    _stores(p, s, seat, at, look)
    for area in range(len(q.kinds)):
        _area(p, s, seat, area, at, look)
    _table(p, s, seat, at, look)
    _bay(p, s, seat, at, look)
    _cards(p, s, seat, at, look)


def _stores(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    p.put(at, f"goods:{seat}", "area", name=look.say("goods"), seat=seat)
    for item, n in enumerate(s.players[seat].have):
        if n or item >= I.WOOD:
            name = I.NAMES[item]
            laid = item in s.box.pieces and item != I.WOOD
            data: StoreData = {"item": name, "cells": cells_of(s.box, item) if laid else []}
            p.put(f"goods:{seat}", f"store:{seat}:{name}", "token", name=look.say(name), value=n, icon=icon(item),
                  tone=tone_name(item), seat=seat, data=data)  # fmt: skip


# ── boards and houses ────────────────────────────────────────────────────────────────────────


def _area(p: Painter, s: Odin, seat: int, area: int, at: str, look: Look) -> None:
    q, id = s.players[seat], f"area:{seat}:{area}"
    kind = q.kinds[area]
    data = blank_area(s.box, kind).copy()
    data["number"] = area
    if kind >= I.FIRST_HOUSE:
        data["slots"] = _slots(s, q, area)
    if kind == I.AREA_SHED:
        p.put(at, id, "panel", seat=seat, name=look.say("shed"), icon=ICONS["shed"], data=data)
        return
    grid = s.box.areas[kind]
    data["earns"] = grid.earns(q.covered[area])
    data["minus"] = grid.open_minus(q.covered[area])
    p.put(at, id, "grid", seat=seat, name=look.say(I.AREAS[kind]), size=[grid.width, grid.height], data=data,
          note=look.say("area-note", income=data["earns"], minus=data["minus"]))  # fmt: skip
    _tiles(p, s, seat, area, id, look)


def _tiles(p: Painter, s: Odin, seat: int, area: int, id: str, look: Look) -> None:
    for n, (where, item, turn, cell) in enumerate(s.players[seat].placed):
        if where == area:
            coin, way = item == I.SILVER, s.box.turned(item, turn)
            p.put(id, f"tile:{seat}:{area}:{n}", "tile", name=look.say(I.NAMES[item]), tone=tone_name(item),
                  icon="" if coin else icon(item), at=[*corner(cell)], cells=way.cells,
                  value=1 if coin else None)  # fmt: skip


def _slots(s: Odin, q: Player, area: int) -> Slots:
    house = s.box.houses[I.HOUSE_AREA.index(q.kinds[area])]
    return {"wood": (q.filled(area, I.WOOD), house.wood), "stone": (q.filled(area, I.STONE), house.stone)}


#: how the marks of the rows are read where nothing lies
READ = {"o": "·", "-": "−1", "*": "*", "#": "#", " ": " "}


def printed(thing: Thing, look: Look) -> Printed:
    """What a board or house shows where nothing lies: incomes, bonuses, cells that cost points while they are open."""
    board = cast(AreaData, thing.get("data", {}))
    marks = {(x, y): READ.get(mark, "") for y, row in enumerate(board["rows"]) for x, mark in enumerate(row)}
    marks |= {(x, y): str(value) for diagonal in board["income"] for x, y, value in diagonal}
    bonuses = [look.say("printed-bonus", column=x + 1, row=y + 1, what=together([amount(name, 1) for name in gives]))
               for x, y, gives in board["bonuses"]]  # fmt: skip
    income = 1 if board["income"] else 0
    return marks, look.say("printed", income=income, many=len(bonuses), bonuses=" · ".join(bonuses))


# ── banquet table, bay, cards ────────────────────────────────────────────────────────────────


def _table(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q, first, id = s.players[seat], s.rules.first_space, f"table:{seat}"
    free = [i for i in range(s.box.table) if s.open_spaces(seat) >> i & 1]
    data: TableData = {
        "open": free,
        "vikings": list(range(first + s.out, first + s.rules.rounds)),
        "first": first,
        "emigrated": [(I.SHIPS[k], s.box.ships[k].emigrated) for k in q.emigrated],
    }
    p.put(at, id, "track", seat=seat, name=look.say("banquet"), size=[s.box.table, 1], rule="ODIN-7.30", data=data,
          note=look.say("banquet-note", open=len(free)))  # fmt: skip
    for n, (start, item, length) in enumerate(q.table):
        served: ServedData = {"depth": _depth(s, item, length)}
        p.put(id, f"served:{seat}:{n}", "tile", name=look.say(I.NAMES[item]), icon=icon(item), tone=tone_name(item),
              at=[start], size=[length, 1], data=served)  # fmt: skip


def _depth(s: Odin, item: int, length: int) -> int:
    """How far a tile on the banquet table reaches across it."""
    if item == I.SILVER:
        return 1
    return s.box.long[item] if length == s.box.short[item] else s.box.short[item]


def _bay(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q, docks = s.players[seat], BayData(docks=(s.box.docks[0], s.box.docks[1]))
    p.put(at, f"bay:{seat}", "area", seat=seat, name=look.say("bay"), rule="ODIN-2.7", data=docks)
    ships = [(I.BOAT, ore) for ore in q.boats] + [(I.KNARR, 0)] * q.knarrs + [(I.LONGSHIP, ore) for ore in q.longships]
    for n, (kind, ore) in enumerate(ships):
        name, ship = I.SHIPS[kind], s.box.ships[kind]
        pips = (ship.printed_ore + ore, ship.printed_ore + ship.slots)
        data: ShipData = {"kind": name, "large": ship.large, "pips": pips}
        p.put(f"bay:{seat}", f"ship:{seat}:{n}", "piece", name=look.say(name), icon=ICONS[name], seat=seat,
              value=ore or None, data=data)  # fmt: skip


def _cards(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"hand:{seat}", "area", seat=seat, name=look.say("hand"), value=len(q.hand))
    if look.seat == seat:
        for c in sorted(q.hand):
            _card(p, s, c, f"hand:{seat}", look)
    else:
        for n in range(len(q.hand)):
            p.put(f"hand:{seat}", f"back:{seat}:{n}", "card", hidden=True, name=look.say("card-back"), tone="wood")
    p.put(at, f"played:{seat}", "area", seat=seat, name=look.say("played"))
    for c in q.played:
        _card(p, s, c, f"played:{seat}", look)


def _card(p: Painter, s: Odin, c: int, into: str, look: Look) -> None:
    card = s.box.cards[c]
    p.put(into, f"card:{card.number}", "card", name=look.say(card.id), note=look.say.text(card_text(s.box, c)),
          tone=PANEL_TONES[card.panel], value=card.points, icon=PANEL_ICONS[card.panel],
          data=card_data(card))  # fmt: skip
