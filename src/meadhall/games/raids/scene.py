"""What the table of Raids shows."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.text import Seat, Text
from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import Glory, glory, rune_glory, standing
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import Answer
from meadhall.games.raids.words import choice, title

__all__ = ["choice", "draw", "sheet", "title"]

ICONS = {
    Kind.WEAPON: "battle-axe",
    Kind.SAIL: "sail",
    Kind.MJOLLNIR: "thor-hammer",
    Kind.PENNANT: "flying-flag",
    Kind.RUNE: "rune-stone",
    Kind.PORT: "anchor",
    Kind.ENCOUNTER: "horned-helm",
    Kind.PILLAGE: "coins",
}
GOODS_ICONS = {"wood": "log", "pigs": "pig", "furs": "animal-hide", "mead": "beer-horn", "amber": "amber-mosquito"}
MONSTER_ICONS = {
    "v1_monster_3": "sea-serpent",
    "v1_monster_4": "giant-squid",
    "v2_monster_4": "troll",
    "v2_monster_5": "shambling-zombie",
    "v3_monster_6": "wolf-head",
    "v3_monster_7": "giant",
    "v4_monster_7": "kraken-tentacle",
    "v4_monster_8": "sea-dragon",
    "v4_monster_9": "spiked-dragon-head",
}
METRIC_ICONS = {
    "arrival_order": "harbor-dock",
    "goods_tiles_on_and_beside": "log",
    "distinct_goods_kinds_on_and_beside": "swap-bag",
    "rune_tiles": "rune-stone",
    "visible_shields": "viking-shield",
    "weapon_symbols": "battle-axe",
    "port_tiles": "anchor",
    "monster_tiles": "sea-serpent",
    "sail_symbols": "sail",
}


def draw(s: Raids, look: Look) -> Scene:
    """The whole table: route, reserve, harbour tiles, every ship, and a fight if there is one."""
    p = Painter()
    p.put(None, "table", "area")
    _route(p, s, look)
    p.put("table", "reserve", "token", name=look.say("reserve"), value=s.reserve, icon="viking-helmet")
    _harbours(p, s, look)
    for seat in range(s.seats):
        _ship(p, s, seat, look)
    _fight(p, s)
    status = look.say("status", voyage=s.voyage, of=s.box.voyages)
    seats = [_panel(s, seat, look) for seat in range(s.seats)]
    return p.scene(status, [s.voyage, s.box.voyages], seats, sheet(s, look))


# ── the route ────────────────────────────────────────────────────────────────────────────────


def _route(p: Painter, s: Raids, look: Look) -> None:
    board = s.board
    data: dict[str, object] = {"harbor": board.harbor, "villages": list(board.villages), "ghost": s.ghost >= 0}
    p.put("table", "route", "track", name=look.say("route"), data=data)
    for space in range(board.harbor + 1):
        _space(p, s, space, look)
    for ship, space in enumerate(s.at):
        id, seat = ("pawn:ghost", None) if ship == s.ghost else (f"pawn:{ship}", ship)
        name = look.say("ghost") if seat is None else look.say("ship-of", seat=Seat(ship))
        p.put(f"space:{space}", id, "piece", name=name, seat=seat, data={"berth": s.berth[ship]})


def _space(p: Painter, s: Raids, space: int, look: Look) -> None:
    board = s.board
    id = f"space:{space}"
    if space in (0, board.harbor):
        berths: list[object] = [None] * 4
        for ship, at in enumerate(s.at):
            if at == space:
                berths[s.berth[ship] - 1] = "ghost" if ship == s.ghost else ship
        what, name = ("start", "start") if space == 0 else ("harbor", "harbour")
        p.put("route", id, "cell", name=look.say(name), at=[space], data={"what": what, "berths": berths})
    elif space in board.villages:
        vikings = {"what": "village", "vikings": s.vikings[space], "full": s.box.setups[s.seats].per_village}
        name = look.say("village", number=board.villages.index(space) + 1)
        p.put("route", id, "cell", name=name, at=[space], icon="viking-longhouse", value=s.vikings[space], data=vikings)
    else:
        name = look.say("space", number=space)
        p.put("route", id, "cell", name=name, at=[space], data={"what": "tile"})
        if s.route[space] >= 0:
            tile(p, s, id, s.route[space], look, space)


def tile(p: Painter, s: Raids, into: str, number: int, look: Look, space: int = 0) -> None:
    """A Voyage tile, wherever it lies."""
    t = s.box.tiles[number]
    data: dict[str, object] = {"type": t.kind.name.lower(), "passage": t.kind >= Kind.ENCOUNTER}
    for field in ("symbols", "glory", "strength", "sells"):
        if getattr(t, field):
            data[field] = getattr(t, field)
    if t.kind <= Kind.GOODS:
        data["shields"] = t.shields
    if t.kind == Kind.ENCOUNTER:
        first = max(0, s.vikings[space] - s.box.encounter[1])
        data["vikings"] = [first, s.vikings[space] - first]
    if t.kind == Kind.PILLAGE:
        data["coins"] = list(s.box.pillage[len(s.box.pillage) - s.coins[space] :]) if s.coins[space] else []
    p.put(
        into,
        s.box.tiles[number].thing,
        "tile",
        name=look.say.text(Text(t.id)),
        note=look.say(
            f"note-{t.kind.name.lower()}", symbols=t.symbols, glory=t.glory, strength=t.strength, sells=t.sells
        ),
        icon=MONSTER_ICONS.get(t.id) or GOODS_ICONS.get(t.goods) or ICONS[t.kind],
        tone=t.kind.name.lower(),
        value=t.glory or t.strength or None,
        data=data,
    )


def _harbours(p: Painter, s: Raids, look: Look) -> None:
    rewards = [r for r in s.box.rewards if r]
    now = s.box.tiles[s.harbors[s.voyage - 1]]
    standings = [standing(s, seat) for seat in range(s.seats)]
    p.put(
        "table",
        "harbour-tile",
        "tile",
        name=look.say.text(Text(now.id)),
        note=look.say("note-harbour"),
        icon=METRIC_ICONS[now.metric],
        tone="harbour",
        rule="RAIDS-13.1" if s.voyage == 1 else "RAIDS-13.2",
        data={"metric": now.metric, "rewards": rewards, "standings": standings, "voyage": s.voyage},
    )
    p.put("table", "next-harbours", "area", name=look.say("next-harbours"))
    for voyage in range(s.voyage + 1, s.box.voyages + 1):
        t = s.box.tiles[s.harbors[voyage - 1]]
        name = look.say("next-harbour", voyage=voyage, condition=Text(t.id))
        data: dict[str, object] = {"voyage": voyage, "metric": t.metric}
        p.put("next-harbours", f"harbour:{voyage}", "tile", name=name, icon=METRIC_ICONS[t.metric], data=data)


# ── ships ────────────────────────────────────────────────────────────────────────────────────


def _ship(p: Painter, s: Raids, seat: int, look: Look) -> None:
    data: dict[str, object] = {
        "crew": s.crew[seat],
        "capacity": s.capacity[seat],
        "weapons": s.weapons[seat],
        "sails": s.sails[seat],
        "hammers": s.hammers[seat],
    }
    id = p.put("table", f"ship:{seat}", "panel", name=look.say("ship-of", seat=Seat(seat)), seat=seat, data=data)
    left = s.crew[seat]
    for i, number in enumerate(s.slots[seat]):
        shields = s.box.tiles[number].shields if number >= 0 else s.box.empty_shields
        manned = min(shields, left)
        left -= manned
        slot = p.put(id, f"slot:{seat}:{i}", "cell", name=look.say("slot", number=i + 1), at=[i],
                     data={"shields": shields, "vikings": manned})  # fmt: skip
        if number >= 0:
            tile(p, s, slot, number, look)
    if s.loose and _owner_of_loose(s) == seat:
        tile(p, s, id, s.loose[0], look)
    _beside(p, s, seat, look)


def _owner_of_loose(s: Raids) -> int:
    return s.asked()[0].seat


def _beside(p: Painter, s: Raids, seat: int, look: Look) -> None:
    runes = sum(s.box.kind[t] == Kind.RUNE for t in s.beside[seat])
    coins = [value for value, n in zip(s.box.coins, s.purse[seat], strict=True) for _ in range(n)]
    data: dict[str, object] = {
        "runes": runes,
        "runeNow": rune_glory(s.box.rune_glory, runes),
        "runeNext": rune_glory(s.box.rune_glory, runes + 1),
        "coins": coins,
    }
    id = p.put(f"ship:{seat}", f"beside:{seat}", "area", name=look.say("beside"), seat=seat, data=data)
    for number in s.beside[seat]:
        tile(p, s, id, number, look)
    for i, coin in enumerate(coins):
        p.put(id, f"coin:{seat}:{i}", "token", name=look.say("coin", value=coin), value=coin, icon="coins")


def _panel(s: Raids, seat: int, look: Look) -> SeatLook:
    say, kinds = look.say, [s.box.kind[t] for t in s.beside[seat]]
    goods = sum(k == Kind.GOODS for k in kinds)
    goods += sum(t >= 0 and s.box.kind[t] == Kind.GOODS for t in s.slots[seat])
    coins = sum(value * n for value, n in zip(s.box.coins, s.purse[seat], strict=True))
    return {
        "seat": seat,
        "score": glory(s, seat).total,
        "line": _place(s, seat, look),
        "chips": [
            chip("viking-helmet", f"{s.crew[seat]}/{s.capacity[seat]}", say("chip-crew")),
            chip("battle-axe", s.weapons[seat], say("chip-weapons")),
            chip("sail", s.sails[seat], say("chip-sails")),
            chip("thor-hammer", s.hammers[seat], say("chip-hammers")),
            chip("rune-stone", sum(k == Kind.RUNE for k in kinds), say("chip-runes")),
            chip("sea-serpent", sum(k == Kind.MONSTER for k in kinds), say("chip-monsters")),
            chip("log", goods, say("chip-goods")),
            chip("coins", coins, say("chip-coins")),
        ],
    }


def _place(s: Raids, seat: int, look: Look) -> str:
    space = s.at[seat]
    if space == 0:
        return look.say("at-start", berth=s.berth[seat])
    if space == s.harbor:
        return look.say("at-home", berth=s.berth[seat])
    if s.route[space] >= 0:
        return look.say("at-tile", tile=Text(s.box.tiles[s.route[space]].id))
    return look.say("at-sea")


def _fight(p: Painter, s: Raids) -> None:
    """A combat in progress: who paid what, what is due next."""
    asked = s.asked()
    if not asked or not isinstance(asked[0], Answer):
        return
    ask = asked[0]
    paid = range(s.box.opening_cost, ask.due, s.box.combat_step)
    sides = (ask.rival, ask.seat)
    payments = [[sides[(len(paid) - 1 - i) % 2], cost] for i, cost in enumerate(paid)]
    data: dict[str, object] = {
        "space": ask.space,
        "attacker": payments[0][0],
        "defender": ask.seat if payments[0][0] == ask.rival else ask.rival,
        "payments": payments,
        "next": ask.due,
        "turn": ask.seat,
    }
    p.put("table", "fight", "panel", data=data)


# ── the score sheet ──────────────────────────────────────────────────────────────────────────

RULES = ("RAIDS-15.2", "RAIDS-15.3", "RAIDS-15.4", "RAIDS-15.5", "RAIDS-15.6", "RAIDS-15.7")


def sheet(s: Raids, look: Look) -> list[ScoreRow]:
    """RAIDS-15: one line per kind of glory, with how it came about."""
    all_ = [glory(s, seat) for seat in range(s.seats)]
    rows: list[ScoreRow] = []
    for i, (field, rule) in enumerate(zip(Glory._fields, RULES, strict=True)):
        notes = [_note(s, seat, field) for seat in range(s.seats)]
        rows.append({"name": look.say(f"score-{field}"), "rule": rule, "values": [g[i] for g in all_], "notes": notes})
    return rows


def _note(s: Raids, seat: int, field: str) -> str:
    if field == "mjollnirs" and s.hammers[seat]:
        return f"{s.hammers[seat]} × {s.crew[seat]}"
    if field == "runes":
        runes = sum(s.box.kind[t] == Kind.RUNE for t in s.beside[seat])
        return str(runes) if runes else ""
    held = {
        "coins": [v for v, n in zip(s.box.coins, s.purse[seat], strict=True) for _ in range(n)],
        "pennants": [s.box.tiles[t].glory for t in s.slots[seat] if t >= 0 and s.box.kind[t] == Kind.PENNANT],
        "goods": [s.box.tiles[t].glory for t in s.beside[seat] if s.box.kind[t] == Kind.GOODS],
        "monsters": [s.box.tiles[t].strength for t in s.beside[seat] if s.box.kind[t] == Kind.MONSTER],
    }.get(field, [])
    return " + ".join(str(v) for v in held) if len(held) > 1 else ""
