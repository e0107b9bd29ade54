"""What lies before all players: the action board, strips, islands, special tiles, the die, and the piece in a hand."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter
from meadhall.core.text import Seat
from meadhall.games.odin import items as I
from meadhall.games.odin.faces import EFFECTS, GROUP_ICONS, ICONS, blank_area, chart, icon, signs, tone_name
from meadhall.games.odin.placing import places
from meadhall.games.odin.shapes import (
    AreaData,
    DieData,
    IslandData,
    Later,
    LiftedData,
    SpaceData,
    SpaceSign,
    SpecialData,
    StripData,
)
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.laying import At
from meadhall.games.odin.steps.serving import Spot
from meadhall.games.odin.told import amount, space_name, strip_words

ROOT = "hall"


def shared(p: Painter, s: Odin, look: Look) -> None:
    """Everything that is nobody's."""
    p.put(ROOT, "chart", "area", data=chart(s.box))
    _actions(p, s, look)
    _strips(p, s, look)
    _islands(p, s, look)
    _oval(p, s, look)
    _dice(p, s, look)
    _lifted(p, s, look)


def _actions(p: Painter, s: Odin, look: Look) -> None:
    p.put(ROOT, "actions", "panel", name=look.say("actions"))
    for group in I.GROUPS:
        p.put("actions", f"band:{group}", "area", name=look.say(f"group_{group}"), icon=GROUP_ICONS[group])
    for space in s.box.spaces:
        group = I.GROUPS[(space.groups & -space.groups).bit_length() - 1]
        short = look.say(f"short-{space.id}")
        p.put(
            f"band:{group}", f"space:{space.id}", "cell", name=look.say.text(space_name(s.box, space.number)),
            tone=space.tone, rule="ODIN-6.1", value=space.column, note=_taken(s, space.number, look),
            data=_space(s, space.number, space.column, short, signs(s, space, look)),
        )  # fmt: skip
    if s.extension:
        _imitation(p, s, look)


def _imitation(p: Painter, s: Odin, look: Look) -> None:
    p.put("actions", "band:imitate", "area", name=look.say("imitation"), icon=EFFECTS["imitate"])
    sign: SpaceSign = {"sign": "imitate", "number": 0, "place": "gain"}
    for column in range(1, 5):
        if s.extension >> (column - 1) & 1:
            number = len(s.box.spaces) + column - 1
            p.put("band:imitate", f"space:{s.box.space_ids[number]}", "cell", tone="grey",
                  name=look.say(s.box.space_ids[number]),
                  rule="ODIN-13.2", value=column, note=_taken(s, number, look),
                  data=_space(s, number, column, "", [sign]))  # fmt: skip


def _space(s: Odin, number: int, column: int, short: str, sentence: list[SpaceSign]) -> SpaceData:
    data: SpaceData = {"column": column, "short": short, "signs": sentence}
    colour, vikings = s.standing(number)
    if vikings:
        data["taken"] = {"seat": 0 if s.seats == 1 else colour, "colour": colour, "vikings": vikings}
    return data


def _taken(s: Odin, number: int, look: Look) -> str:
    """Who stands on a space."""
    colour, vikings = s.standing(number)
    if not vikings:
        return ""
    return look.say("space-taken", seat=Seat(0 if s.seats == 1 else colour), vikings=amount("vikings", vikings))


def _strips(p: Painter, s: Odin, look: Look) -> None:
    p.put(ROOT, "strips", "panel", name=look.say("strips"), icon="peaks", rule="ODIN-9.31")
    for number, at in zip(s.strips, s.strip_at, strict=True):
        items = s.box.strips[number][at:]
        data: StripData = {"items": [(I.NAMES[i], I.EACH[i]) for i in items]}
        p.put("strips", f"strip:{number + 1}", "track", name=look.say("strip", number=number + 1),
              note=strip_words(items, look), data=data)  # fmt: skip


def _islands(p: Painter, s: Odin, look: Look) -> None:
    p.put(ROOT, "islands", "panel", name=look.say("islands"), icon="island", rule="ODIN-11.1")
    for board in range(4):
        side, owner = s.facing(board), s.owners[board]
        island, minus = s.box.islands[side], s.box.areas[I.FIRST_BOARD + side].open_minus(0)
        ships = [I.SHIPS[k] for k in range(3) if s.box.explorers[side] >> k & 1]
        data: IslandData = {"silver": s.silver[board], "ships": ships, "area": _unclaimed(s, side)}
        later = _later(s, board, look)
        if later:
            data["later"] = later
        if owner >= 0:
            note = look.say("island-owned", seat=Seat(owner))
        else:
            note = look.say("island-note", points=island.points, minus=minus, silver=s.silver[board])
        p.put("islands", f"island:{board}", "cell", name=look.say(island.id), note=note, value=island.points,
              icon="island", seat=owner if owner >= 0 else None, data=data)  # fmt: skip


def _unclaimed(s: Odin, side: int) -> AreaData:
    """An exploration board with nothing on it."""
    grid = s.box.areas[I.FIRST_BOARD + side]
    return {**blank_area(s.box, I.FIRST_BOARD + side), "earns": grid.earns(0), "minus": grid.open_minus(0)}


def _later(s: Odin, board: int, look: Look) -> Later | None:
    """ODIN-5.31: what an unclaimed board is turned to, and when."""
    if s.owners[board] >= 0 or s.sides >> board & 1 or board not in s.rules.flip:
        return None
    other = s.box.islands[board + 4]
    return {"round": s.rules.flip.index(board) + 1, "name": look.say(other.id), "points": other.points}


def _oval(p: Painter, s: Odin, look: Look) -> None:
    p.put(ROOT, "oval", "panel", name=look.say("oval"), icon="crown", rule="ODIN-3.2")
    for i, name in enumerate(I.SPECIALS):
        if s.specials >> i & 1:
            _special(p, s, I.FIRST_SPECIAL + i, name, look)
    p.put(ROOT, "stock", "panel", name=look.say("stock"), rule="ODIN-3.11")
    for kind, left in enumerate(s.houses):
        name = I.HOUSES[kind]
        p.put("stock", f"stock:{name}", "token", name=look.say(name), value=left, icon=ICONS[name])


def _special(p: Painter, s: Odin, item: int, name: str, look: Look) -> None:
    sword, found = s.box.sword[item], s.box.price[item - I.FIRST_SPECIAL]
    price = found if found >= 0 else None
    data: SpecialData = {"sword": sword, "price": price, "tongs": item in s.box.tongs}
    note = look.say("crown-note" if price is None else "special-note", price=found, sword=sword)
    p.put("oval", f"special:{name}", "tile", name=look.say(name), note=note, icon=ICONS[name], tone="blue",
          value=price, cells=s.box.pieces[item][0].cells, data=data)  # fmt: skip


def _dice(p: Painter, s: Odin, look: Look) -> None:
    """The roll of a hunt or battle, what helps, and what it comes to (ODIN-10.1 to 10.3)."""
    frame = s.frames[-1] if s.frames else None
    if frame is None or frame.space < 0 or not s.box.spaces[frame.space].dice or not frame.rolls:
        return
    d = dice.dice_of(s)
    data: DieData = {
        "sides": d.sides, "high": d.high, "rolls": frame.rolls, "allowed": dice.rolls_allowed(s, frame.seat),
        "ore": frame.ore_help, "extra": frame.die, "result": dice.result(s), "pay": [I.NAMES[i] for i in d.pay],
    }  # fmt: skip
    p.put(ROOT, "die", "die", name=look.say(s.box.spaces[frame.space].id), value=frame.roll, seat=frame.seat,
          rule=dice.RULE[d.action], data=data)  # fmt: skip


def _lifted(p: Painter, s: Odin, look: Look) -> None:
    """The piece or food that is being laid."""
    for ask in s.asked():
        if isinstance(ask, (At, Spot)):
            data = _laid(s, ask) if isinstance(ask, At) else LiftedData()
            p.put(ROOT, "lifted", "tile", name=look.say(I.NAMES[ask.item]), icon=icon(ask.item), seat=ask.seat,
                  tone=tone_name(ask.item), cells=s.box.pieces[ask.item][0].cells, data=data)  # fmt: skip


def _laid(s: Odin, ask: At) -> LiftedData:
    """Where a piece is being laid, and where else it could be."""
    p = s.players[ask.seat]
    fits = {f"area:{ask.seat}:{a}": sum(x.bit_count() for x in places(s, p, a, ask.item)) for a in range(len(p.kinds))}
    area, item = f"area:{ask.seat}:{ask.area}", I.NAMES[ask.item]
    return {"area": area, "item": item, "fits": fits, "gift": bool(ask.gift)}
