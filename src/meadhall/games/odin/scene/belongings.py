"""What a player has on the table: boards, houses, goods, banquet table, bay, occupations."""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter
from meadhall.core.text import Seat
from meadhall.games.odin import items as I
from meadhall.games.odin.areas import Area
from meadhall.games.odin.look import ICONS, icon, named, tone_name
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.packing import Laid, pack
from meadhall.games.odin.state import Odin, Player

PANEL_TONES = {"immediate": "gold", "anytime": "blue", "each_time": "red", "as_soon_as": "green"}
PANEL_ICONS = {
    "immediate": "lightning-frequency",
    "anytime": "infinity",
    "each_time": "cycle",
    "as_soon_as": "flag-objective",
}


def belongings(p: Painter, s: Odin, seat: int, look: Look) -> None:
    q = s.players[seat]
    at = p.put("table", f"player:{seat}", "panel", seat=seat, name=look.say("things-of", seat=Seat(seat)),
               data={"vikings": q.vikings, "waiting": q.waiting, "income": total_income(s, seat),
                     "passed": bool(s.passed >> seat & 1), "penalties": q.penalties, "first": seat == s.first,
                     "colour": s.colour(seat)} | _packing(s, seat, look))  # fmt: skip
    _stores(p, s, seat, at, look)
    for area in range(len(q.kinds)):
        _area(p, s, seat, area, at, look)
    _table(p, s, seat, at, look)
    _bay(p, s, seat, at, look)
    _cards(p, s, seat, at, look)


#: packings found by the helper: a scene is drawn more often than boards and goods change
PACKINGS: dict[tuple[object, ...], list[list[object]]] = {}
MOST_PACKINGS = 1_000


def _packing(s: Odin, seat: int, look: Look) -> dict[str, object]:
    """Where the helper would lay the viewer's tiles, for the plan: only while one of them may be laid."""
    q = s.players[seat]
    tiles = [i for i in range(I.FIRST_GREEN, I.WOOD) for _ in range(min(q.have[i], 6))]
    if look.seat != seat or not tiles or all(ask.seat != seat for ask in s.asked()):
        return {}
    key = (id(s.box), q.kinds, *q.covered, *q.first, *q.second, *tiles)
    if key not in PACKINGS:
        if len(PACKINGS) > MOST_PACKINGS:
            PACKINGS.clear()
        PACKINGS[key] = [[I.NAMES[x.item], x.area, _cells(s, x)] for x in pack(s, seat, tiles)]
    return {"packing": [[item, f"area:{seat}:{area}", cells] for item, area, cells in PACKINGS[key]]}


def _cells(s: Odin, laid: Laid) -> list[list[int]]:
    top, left = divmod(laid.cell, 16)
    way = next(w for w in s.box.pieces[laid.item] if w.number == laid.turn)
    return [[left + x, top + y] for x, y in way.cells]


def _stores(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"goods:{seat}", "area", name=named(look, "goods"), seat=seat)
    for item, n in enumerate(q.have):
        if n or item >= I.WOOD:
            name = I.NAMES[item]
            data: dict[str, object] = {"item": name}
            if item in s.box.pieces and item != I.WOOD:
                data["cells"] = [list(c) for c in s.box.pieces[item][0].cells]
            p.put(f"goods:{seat}", f"store:{seat}:{name}", "token", name=named(look, name), value=n, icon=icon(item),
                  tone=tone_name(item), seat=seat, data=data)  # fmt: skip


def _area(p: Painter, s: Odin, seat: int, area: int, at: str, look: Look) -> None:
    q = s.players[seat]
    kind = q.kinds[area]
    id = f"area:{seat}:{area}"
    if kind == I.AREA_SHED:
        data: dict[str, object] = {"kind": "shed"} | _slots(s, q, area)
        p.put(at, id, "panel", seat=seat, name=named(look, "shed"), icon="wood-cabin", data=data)
        return
    grid = s.box.areas[kind]
    earns, minus = grid.earns(q.covered[area]), (grid.minus & ~q.covered[area]).bit_count()
    data = {"kind": I.AREAS[kind], "earns": earns, "minus": minus, "accepts": _accepted(s, kind)} | _printed(grid)
    if kind >= I.FIRST_HOUSE:
        data |= _slots(s, q, area)
    p.put(at, id, "grid", seat=seat, name=named(look, I.AREAS[kind]), size=[grid.width, grid.height],
          note=look.say("area-note", income=earns, minus=minus), data=data)  # fmt: skip
    for n, (where, item, turn, cell) in enumerate(q.placed):
        if where == area:
            y, x = divmod(cell, 16)
            way = next(w for w in s.box.pieces[item] if w.number == turn)
            coin = item == I.SILVER
            p.put(id, f"tile:{seat}:{area}:{n}", "tile", name=named(look, I.NAMES[item]), tone=tone_name(item),
                  icon="" if coin else icon(item), at=[x, y], cells=way.cells, value=1 if coin else None)  # fmt: skip


def _accepted(s: Odin, kind: int) -> list[str]:
    """The tones of what may lie on an area (ODIN-8.10, 8.21); special tiles are blue."""
    words = ("orange", "red", "green", "blue", "blue", "silver", "ore")
    return sorted({word for i, word in enumerate(words) if s.box.accepts[kind] >> i & 1})


@lru_cache(maxsize=64)  # printed once: every scene shows it
def _printed(grid: Area) -> dict[str, object]:
    """What is printed on an area: rows of cells, income by diagonal, bonuses."""
    rows = ["".join(grid.marks.get((x, y), " ") for x in range(grid.width)) for y in range(grid.height)]
    found: dict[str, object] = {
        "rows": rows,
        "income": [[[*grid.at(i.bit), i.value] for i in d if i.bit] for d in grid.income],
        "bonuses": [[*grid.at(b.bit), list(b.gives)] for b in grid.bonuses],
    }
    if grid.income and not grid.income[0][-1].bit:
        found["top"] = grid.income[0][-1].value
    return found


def _slots(s: Odin, q: Player, area: int) -> dict[str, object]:
    house = s.box.houses[I.HOUSE_AREA.index(q.kinds[area])]
    return {"slots": {"wood": [q.slots[area] & 7, house.wood], "stone": [q.slots[area] >> 3, house.stone]}}


def _table(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    id = f"table:{seat}"
    free = [i for i in range(s.box.table) if s.open_spaces(seat) >> i & 1]
    first = s.rules.first_space
    data = {
        "open": free,
        "vikings": list(range(first + s.out, first + s.rules.rounds)),
        "first": first,
        "emigrated": [[I.SHIPS[k], s.box.ships[k].emigrated] for k in q.emigrated],
    }
    p.put(at, id, "track", seat=seat, name=named(look, "banquet"), size=[s.box.table, 1], rule="ODIN-7.30", data=data,
          note=look.say("banquet-note", open=len(free)))  # fmt: skip
    for n, (start, item, length) in enumerate(q.table):
        p.put(id, f"served:{seat}:{n}", "tile", name=named(look, I.NAMES[item]), icon=icon(item), tone=tone_name(item),
              at=[start], size=[length, 1], data={"depth": _depth(s, item, length)})  # fmt: skip


def _depth(s: Odin, item: int, length: int) -> int:
    """How far a tile on the banquet table reaches across it."""
    if item == I.SILVER:
        return 1
    return s.box.long[item] if length == s.box.short[item] else s.box.short[item]


def _bay(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"bay:{seat}", "area", seat=seat, name=named(look, "bay"), rule="ODIN-2.7",
          data={"docks": list(s.box.docks)})  # fmt: skip
    n = 0
    for kind, ores in ((I.BOAT, q.boats), (I.KNARR, [0] * q.knarrs), (I.LONGSHIP, q.longships)):
        for ore in ores:
            name, ship = I.SHIPS[kind], s.box.ships[kind]
            pips = [ship.printed_ore + ore, ship.printed_ore + ship.slots]
            p.put(f"bay:{seat}", f"ship:{seat}:{n}", "piece", name=named(look, name), icon=ICONS[name], seat=seat,
                  value=ore or None, data={"kind": name, "pips": pips})  # fmt: skip
            n += 1


def _cards(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"hand:{seat}", "area", seat=seat, name=named(look, "hand"), value=len(q.hand))
    if look.seat == seat:
        for c in sorted(q.hand):
            _card(p, s, c, f"hand:{seat}", look)
    else:
        for n in range(len(q.hand)):
            p.put(f"hand:{seat}", f"back:{seat}:{n}", "card", hidden=True, name=named(look, "card-back"), tone="wood")
    p.put(at, f"played:{seat}", "area", seat=seat, name=named(look, "played"))
    for c in q.played:
        _card(p, s, c, f"played:{seat}", look)


def _card(p: Painter, s: Odin, c: int, into: str, look: Look) -> None:
    card = s.box.cards[c]
    p.put(into, f"card:{card.number}", "card", name=named(look, card.id), note=named(look, f"card-{card.number}"),
          tone=PANEL_TONES[card.panel], value=card.points, icon=PANEL_ICONS[card.panel],
          data={"number": card.number, "deck": card.deck, "panel": card.panel,
                "face": {"victory": {"value": card.points}, "timing": PANEL_ICONS[card.panel]}})  # fmt: skip
