"""What the table of A Feast for Odin shows."""

from __future__ import annotations

from meadhall.core.game import Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Space
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.look import GROUP_ICONS, ICONS, icon, tone_name
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scoring import LINES, RULES, points, total
from meadhall.games.odin.state import ROLL, ROLLS, Odin, Player

PANEL_TONES = {"immediate": "gold", "anytime": "blue", "each_time": "red", "as_soon_as": "green"}
PANEL_ICONS = {"immediate": "lightning-frequency", "anytime": "infinity", "each_time": "cycle", "as_soon_as": "flag-objective"}


def draw(s: Odin, look: Look) -> Scene:
    """The whole table."""
    p = Painter()
    p.put(None, "table", "area")
    _actions(p, s, look)
    _strips(p, s, look)
    _islands(p, s, look)
    _oval(p, s, look)
    _dice(p, s, look)
    for seat in range(s.seats):
        _player(p, s, seat, look)
    done = len(I.PHASES) * (s.round - 1) + s.phase
    status = look.say("status", round=s.round, of=s.rules.rounds, phase=Text(I.PHASES[s.phase]))
    return p.scene(status, [done, len(I.PHASES) * s.rules.rounds], _seats(s, look), sheet(s, look))


# ── the action board ─────────────────────────────────────────────────────────────────────────


def _actions(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "actions", "panel", name=look.say("actions"))
    for group in I.GROUPS:
        p.put("actions", f"band:{group}", "area", name=look.say(f"group_{group}"), icon=GROUP_ICONS[group])
    for space in s.box.spaces:
        group = next(g for i, g in enumerate(I.GROUPS) if space.groups >> i & 1)
        p.put(
            f"band:{group}", f"space:{space.id}", "cell", name=look.say(space.id), tone=space.tone,
            rule="ODIN-6.1", value=space.column, data=_space_data(s, space) | _held(s, space.number),
        )  # fmt: skip
    if s.extension:
        p.put("actions", "band:imitate", "area", name=look.say("imitation"), icon="mirror-mirror")
        for column in range(1, 5):
            if s.extension >> (column - 1) & 1:
                number = len(s.box.spaces) + column - 1
                p.put(
                    "band:imitate", f"space:imitate_{column}", "cell", name=look.say(f"imitate_{column}"), tone="grey",
                    rule="ODIN-13.2", value=column, data={"column": column, "tokens": []} | _held(s, number),
                )  # fmt: skip


def _held(s: Odin, number: int) -> dict[str, object]:
    held = s.held[number]
    if not held:
        return {}
    colour = (held >> 4) - 1
    return {"taken": {"seat": 0 if s.seats == 1 else colour, "colour": colour, "vikings": held & 15}}


def _space_data(s: Odin, space: Space) -> dict[str, object]:
    """Column, order and signs: [sign, number, place] with place need, cost, gain or or."""
    tokens: list[list[object]] = []
    if space.need[0] >= 0:
        tokens.append([I.SHIPS[space.need[0]], space.need[1], "need"])
    for i, b in enumerate(space.branches):
        if i and space.style == "choice":
            tokens.append(["or", 0, "or"])
        tokens += _branch_tokens(s, b, cost=not (i and space.style == "choice" and b.pay == space.branches[0].pay))
    if space.dice:
        d = space.dice
        tokens += [[f"d{d.sides}", 0, "die"]]
        tokens += [[I.NAMES[i], n, "gain"] for i, n in d.success] or [["loot", 0, "gain"]]
    return {"column": space.column, "order": space.order, "tokens": tokens, "vikings": space.column}


def _branch_tokens(s: Odin, b: Branch, cost: bool) -> list[list[object]]:
    tokens: list[list[object]] = [[I.NAMES[i], n, "cost"] for i, n in b.pay] if cost else []
    tokens += [[I.NAMES[i], s.round, "cost"] for i, _ in b.metric_pay]
    tokens += [["+".join(I.NAMES[i] for i in b.one_of), 1, "cost"]] if b.one_of else []
    tokens += [[I.SHIPS[b.ship], 1, "cost"]] if b.ship >= 0 else []
    tokens += [[I.NAMES[i], n, "gain"] for i, n in b.gain]
    if b.by_count:
        tokens.append([f"{I.NAMES[b.by_count[1]]}/{I.NAMES[b.by_count[0]]}", 0, "gain"])
    for animal, gains in b.extra:
        tokens += [[f"{I.NAMES[i]}/{I.NAMES[animal]}", n, "gain"] for i, n in gains]
    for o in b.do:
        tokens += _op_tokens(s, o)
    return tokens


def _op_tokens(s: Odin, o: Op) -> list[list[object]]:
    if o.name == "mountain":
        return [["mountain", n, "gain"] for n in o.args[0]]
    if o.name == "upgrade":
        return [["upgrade" if o.args[1] == 1 else "double", o.args[0], "gain"]]
    if o.name == "house":
        return [[I.HOUSES[o.args[0]], 1, "gain"]]
    if o.name == "ship":
        return [[I.SHIPS[o.args[0]], 1, "gain"]]
    if o.name == "explore":
        open_sides = s.unclaimed() & o.args[0]
        return [[f"explore:{I.BOARDS[i]}", 0, "gain"] for i in range(8) if open_sides >> i & 1] or [["explore", 0, "gain"]]
    if o.name == "wood_per_player":
        return [["wood", s.seats * o.args[0], "gain"]]
    return [[o.name, o.args[0] if o.args else 0, "gain"]]


# ── strips, islands, special tiles, dice ─────────────────────────────────────────────────────


def _strips(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "strips", "panel", name=look.say("strips"), icon="peaks", rule="ODIN-9.31")
    for number, at in zip(s.strips, s.strip_at, strict=True):
        items = s.box.strips[number][at:]
        words = ", ".join(look.say("two-silver") if i == I.SILVER else look.say(I.NAMES[i]) for i in items)
        p.put(
            "strips", f"strip:{number + 1}", "track", name=look.say("strip", number=number + 1), note=words,
            data={"items": [I.NAMES[i] for i in items]},
        )  # fmt: skip


def _islands(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "islands", "panel", name=look.say("islands"), icon="island", rule="ODIN-11.1")
    for board in range(4):
        side, owner = s.facing(board), s.owners[board]
        island = s.box.islands[side]
        data: dict[str, object] = {"silver": s.silver[board], "side": island.id, "points": island.points}
        grid = s.box.areas[I.FIRST_BOARD + side]
        data["ships"] = [I.SHIPS[k] for k in range(3) if s.box.explorers[side] >> k & 1]
        note = look.say("island-note", points=island.points, minus=grid.minus.bit_count(), silver=s.silver[board])
        if owner >= 0:
            data["owner"] = owner
            note = look.say("island-owned", seat=Seat(owner))
        p.put("islands", f"island:{board}", "tile", name=look.say(island.id), note=note, value=island.points,
              icon="island", seat=owner if owner >= 0 else None, data=data)  # fmt: skip


def _oval(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "oval", "panel", name=look.say("oval"), icon="crown", rule="ODIN-3.2")
    for i, name in enumerate(I.SPECIALS):
        if s.specials >> i & 1:
            item = I.FIRST_SPECIAL + i
            price, sword = s.box.price[i], s.box.sword[item]
            forged = item in s.box.tongs
            note = look.say("special-note", price=price, sword=sword) if price >= 0 else look.say("crown-note", sword=sword)
            p.put("oval", f"special:{name}", "tile", name=look.say(name), note=note, icon=ICONS[name], tone="blue",
                  value=price if price >= 0 else None, cells=s.box.pieces[item][0].cells,
                  data={"sword": sword, "price": price, "tongs": forged})  # fmt: skip
    p.put("table", "stock", "panel", name=look.say("stock"), rule="ODIN-3.11")
    for kind, left in enumerate(s.houses):
        name = I.HOUSES[kind]
        p.put("stock", f"stock:{name}", "token", name=look.say(name), value=left, icon=ICONS[name])


def _dice(p: Painter, s: Odin, look: Look) -> None:
    frame = s.frames[-1] if s.frames else None
    if frame is not None and frame.space >= 0 and s.box.spaces[frame.space].dice and frame.facts[ROLLS]:
        d = s.box.spaces[frame.space].dice
        assert d is not None
        p.put("table", "die", "die", name=look.say(s.box.spaces[frame.space].id), value=frame.facts[ROLL],
              seat=frame.seat, rule="ODIN-10.1", data={"sides": d.sides, "rolls": frame.facts[ROLLS], "high": d.high})  # fmt: skip


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _player(p: Painter, s: Odin, seat: int, look: Look) -> None:
    q = s.players[seat]
    at = p.put("table", f"player:{seat}", "panel", seat=seat, name=look.say("things-of", seat=Seat(seat)),
               data={"vikings": q.vikings, "waiting": q.waiting, "income": total_income(s, seat),
                     "passed": bool(s.passed >> seat & 1), "penalties": q.penalties, "first": seat == s.first,
                     "colour": s.colour(seat)})  # fmt: skip
    _stores(p, s, seat, at, look)
    for area in range(len(q.kinds)):
        _area(p, s, seat, area, at, look)
    _table(p, s, seat, at, look)
    _bay(p, s, seat, at, look)
    _cards(p, s, seat, at, look)


def _stores(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"goods:{seat}", "area", name=look.say("goods"), seat=seat)
    for item, n in enumerate(q.have):
        if n or item >= I.WOOD:
            name = I.NAMES[item]
            cells = s.box.pieces[item][0].cells if item in s.box.pieces and item < I.WOOD else None
            p.put(f"goods:{seat}", f"store:{seat}:{name}", "token", name=look.say(name), value=n, icon=icon(item),
                  tone=tone_name(item), seat=seat, data={"item": name, "cells": [list(c) for c in cells or ()]})  # fmt: skip


def _area(p: Painter, s: Odin, seat: int, area: int, at: str, look: Look) -> None:
    q = s.players[seat]
    kind = q.kinds[area]
    id = f"area:{seat}:{area}"
    if kind == I.AREA_SHED:
        p.put(at, id, "panel", seat=seat, name=look.say("shed"), icon="wood-cabin", data=_slots(s, q, area))
        return
    grid = s.box.areas[kind]
    covered = [[x, y] for (x, y) in grid.marks if q.covered[area] & grid.bit(x, y)]
    data: dict[str, object] = {
        "kind": I.AREAS[kind],
        "marks": [[x, y, mark] for (x, y), mark in sorted(grid.marks.items(), key=lambda m: (m[0][1], m[0][0]))],
        "income": [[*grid.at(i.bit), i.value] for d in grid.income for i in d if i.bit],
        "outside": [d[-1].value for d in grid.income],
        "bonuses": [[*grid.at(b.bit), list(b.gives)] for b in grid.bonuses],
        "earns": grid.earns(q.covered[area]),
        "covered": covered,
        "minus": (grid.minus & ~q.covered[area]).bit_count(),
    }
    if kind >= I.FIRST_HOUSE:
        data |= _slots(s, q, area)
    p.put(at, id, "grid", seat=seat, name=look.say(I.AREAS[kind]), size=[grid.width, grid.height],
          note=look.say("area-note", income=grid.earns(q.covered[area]), minus=data["minus"]), data=data)  # type: ignore[arg-type]  # fmt: skip
    for n, (where, item, turn, cell) in enumerate(q.placed):
        if where == area:
            y, x = divmod(cell, 16)
            way = next(w for w in s.box.pieces[item] if w.number == turn)
            p.put(id, f"tile:{seat}:{area}:{n}", "tile", name=look.say(I.NAMES[item]), icon=icon(item),
                  tone=tone_name(item), at=[x, y], cells=way.cells)  # fmt: skip


def _slots(s: Odin, q: Player, area: int) -> dict[str, object]:
    house = s.box.houses[I.HOUSE_AREA.index(q.kinds[area])]
    return {"slots": {"wood": [q.slots[area] & 7, house.wood], "stone": [q.slots[area] >> 3, house.stone]}}


def _table(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    out = s.round if s.phase > I.NEW_VIKING else s.round - 1
    id = f"table:{seat}"
    free = [i for i in range(s.box.table) if s.open_spaces(seat) >> i & 1]
    first = s.rules.first_space
    data = {
        "open": free,
        "vikings": list(range(first + out, first + s.rules.rounds)),
        "emigrated": [I.SHIPS[k] for k in q.emigrated],
        "numbers": list(range(first, first + s.rules.rounds)),
    }
    p.put(at, id, "track", seat=seat, name=look.say("banquet"), size=[s.box.table, 1], rule="ODIN-7.30", data=data,  # type: ignore[arg-type]
          note=look.say("banquet-note", open=len(free)))  # fmt: skip
    for n, (start, item, length) in enumerate(q.table):
        p.put(id, f"served:{seat}:{n}", "tile", name=look.say(I.NAMES[item]), icon=icon(item), tone=tone_name(item),
              at=[start], size=[length, 1])  # fmt: skip


def _bay(p: Painter, s: Odin, seat: int, at: str, look: Look) -> None:
    q = s.players[seat]
    p.put(at, f"bay:{seat}", "area", seat=seat, name=look.say("bay"), rule="ODIN-2.7",
          data={"docks": list(s.box.docks)})  # fmt: skip
    n = 0
    for kind, ores in ((I.BOAT, q.boats), (I.KNARR, [0] * q.knarrs), (I.LONGSHIP, q.longships)):
        for ore in ores:
            name = I.SHIPS[kind]
            p.put(f"bay:{seat}", f"ship:{seat}:{n}", "piece", name=look.say(name), icon=ICONS[name], seat=seat,
                  value=ore or None, data={"kind": name, "ore": ore})  # fmt: skip
            n += 1


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
    p.put(into, f"card:{card.number}", "card", name=look.say(card.id), note=look.say(f"card-{card.number}"),
          tone=PANEL_TONES[card.panel], value=card.points, icon=PANEL_ICONS[card.panel],
          data={"number": card.number, "deck": card.deck, "panel": card.panel,
                "face": {"victory": {"value": card.points}, "timing": PANEL_ICONS[card.panel]}})  # fmt: skip


# ── seats and score sheet ────────────────────────────────────────────────────────────────────


def _seats(s: Odin, look: Look) -> list[SeatLook]:
    found: list[SeatLook] = []
    for seat, q in enumerate(s.players):
        income = total_income(s, seat)
        line = look.say("seat-passed") if s.passed >> seat & 1 and s.phase == I.ACTIONS else look.say("seat-line", income=income)
        found.append({
            "seat": seat, "score": total(s, seat), "line": line,
            "chips": [
                chip("meeple", q.vikings, look.say("chip-vikings")),
                chip("coins", q.have[I.SILVER], look.say("silver")),
                chip("receive-money", income, look.say("chip-income")),
                chip("card-play", len(q.hand), look.say("chip-hand")),
            ],
        })  # fmt: skip
    return found


def sheet(s: Odin, look: Look) -> list[ScoreRow]:
    """ODIN section 15, line by line; the last income is shown within the silver (A-13)."""
    by_seat = [points(s, seat) for seat in range(s.seats)]
    rows: list[ScoreRow] = []
    for line in LINES:
        notes = [look.say("final-income", number=q.income) if line == "silver" and s.last_round() else "" for q in s.players]
        rows.append({
            "name": look.say(f"score-{line}"), "rule": RULES[line],
            "values": [found[line] for found in by_seat], "notes": notes,
        })  # fmt: skip
    return rows
