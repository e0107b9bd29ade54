"""What the table of A Feast for Odin shows."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin import pack
from meadhall.games.odin.belongings import belongings
from meadhall.games.odin.look import GROUP_ICONS, ICONS, icon, named, tone_name
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.scoring import LINES, RULES, points, total
from meadhall.games.odin.signs import space_data
from meadhall.games.odin.state import DIE, ORE_HELP, ROLL, ROLLS, Odin
from meadhall.games.odin.steps import dice
from meadhall.games.odin.steps.anytime import At
from meadhall.games.odin.steps.serving import Spot


def draw(s: Odin, look: Look) -> Scene:
    """The whole table."""
    p = Painter()
    p.put(None, "table", "area")
    _actions(p, s, look)
    _strips(p, s, look)
    _islands(p, s, look)
    _oval(p, s, look)
    _dice(p, s, look)
    _lifted(p, s, look)
    for seat in range(s.seats):
        belongings(p, s, seat, look)
    done = len(I.PHASES) * (s.round - 1) + s.phase
    status = look.say("status", round=s.round, of=s.rules.rounds, phase=Text(I.PHASES[s.phase]))
    return p.scene(status, [done, len(I.PHASES) * s.rules.rounds], _seats(s, look), sheet(s, look))


# ── the action board ─────────────────────────────────────────────────────────────────────────


def _actions(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "actions", "panel", name=named(look, "actions"))
    for group in I.GROUPS:
        p.put("actions", f"band:{group}", "area", name=named(look, f"group_{group}"), icon=GROUP_ICONS[group])
    for space in s.box.spaces:
        group = I.GROUPS[(space.groups & -space.groups).bit_length() - 1]
        p.put(
            f"band:{group}", f"space:{space.id}", "cell", name=named(look, space.id), tone=space.tone,
            rule="ODIN-6.1", value=space.column, data=space_data(s, space, look) | _held(s, space.number),
        )  # fmt: skip
    if s.extension:
        p.put("actions", "band:imitate", "area", name=named(look, "imitation"), icon="mirror-mirror")
        for column in range(1, 5):
            if s.extension >> (column - 1) & 1:
                number = len(s.box.spaces) + column - 1
                data: dict[str, object] = {"column": column, "tokens": [["imitate", 0, "gain"]]}
                p.put(
                    "band:imitate", f"space:imitate_{column}", "cell", tone="grey",
                    name=named(look, f"imitate_{column}"), rule="ODIN-13.2", value=column, data=data | _held(s, number),
                )  # fmt: skip


def _held(s: Odin, number: int) -> dict[str, object]:
    held = s.held[number]
    if not held:
        return {}
    colour = (held >> 4) - 1
    return {"taken": {"seat": 0 if s.seats == 1 else colour, "colour": colour, "vikings": held & 15}}


# ── strips, islands, special tiles, dice ─────────────────────────────────────────────────────


def _strips(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "strips", "panel", name=named(look, "strips"), icon="peaks", rule="ODIN-9.31")
    for number, at in zip(s.strips, s.strip_at, strict=True):
        items = s.box.strips[number][at:]
        words = ", ".join(named(look, "two-silver") if i == I.SILVER else named(look, I.NAMES[i]) for i in items)
        p.put(
            "strips", f"strip:{number + 1}", "track", name=look.say("strip", number=number + 1), note=words,
            data={"items": [I.NAMES[i] for i in items]},
        )  # fmt: skip


def _islands(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "islands", "panel", name=named(look, "islands"), icon="island", rule="ODIN-11.1")
    for board in range(4):
        side, owner = s.facing(board), s.owners[board]
        island = s.box.islands[side]
        data: dict[str, object] = {"silver": s.silver[board], "side": island.id}
        grid = s.box.areas[I.FIRST_BOARD + side]
        data["ships"] = [I.SHIPS[k] for k in range(3) if s.box.explorers[side] >> k & 1]
        note = look.say("island-note", points=island.points, minus=grid.minus.bit_count(), silver=s.silver[board])
        if owner >= 0:
            data["owner"] = owner
            note = look.say("island-owned", seat=Seat(owner))
        p.put("islands", f"island:{board}", "tile", name=named(look, island.id), note=note, value=island.points,
              icon="island", seat=owner if owner >= 0 else None, data=data)  # fmt: skip


def _oval(p: Painter, s: Odin, look: Look) -> None:
    p.put("table", "oval", "panel", name=named(look, "oval"), icon="crown", rule="ODIN-3.2")
    for i, name in enumerate(I.SPECIALS):
        if s.specials >> i & 1:
            item = I.FIRST_SPECIAL + i
            price, sword = s.box.price[i], s.box.sword[item]
            forged = item in s.box.tongs
            note = (
                look.say("special-note", price=price, sword=sword)
                if price >= 0
                else look.say("crown-note", sword=sword)
            )
            p.put("oval", f"special:{name}", "tile", name=named(look, name), note=note, icon=ICONS[name], tone="blue",
                  value=price if price >= 0 else None, cells=s.box.pieces[item][0].cells,
                  data={"sword": sword, "price": price, "tongs": forged})  # fmt: skip
    p.put("table", "stock", "panel", name=named(look, "stock"), rule="ODIN-3.11")
    for kind, left in enumerate(s.houses):
        name = I.HOUSES[kind]
        p.put("stock", f"stock:{name}", "token", name=named(look, name), value=left, icon=ICONS[name])


def _dice(p: Painter, s: Odin, look: Look) -> None:
    """The roll of a hunt or battle, what helps, and what it comes to (ODIN-10.1 to 10.3)."""
    frame = s.frames[-1] if s.frames else None
    if frame is None or frame.space < 0 or not s.box.spaces[frame.space].dice or not frame.facts[ROLLS]:
        return
    d, facts = dice.dice_of(s), frame.facts
    data: dict[str, object] = {
        "sides": d.sides, "high": d.high, "rolls": facts[ROLLS], "allowed": dice.rolls_allowed(s, frame.seat),
        "ore": facts[ORE_HELP], "extra": facts[DIE], "result": dice.result(s), "pay": [I.NAMES[i] for i in d.pay],
    }  # fmt: skip
    p.put("table", "die", "die", name=named(look, s.box.spaces[frame.space].id), value=facts[ROLL], seat=frame.seat,
          rule=dice.RULE[d.action], data=data)  # fmt: skip


def _lifted(p: Painter, s: Odin, look: Look) -> None:
    """The piece or food that is being laid, with the place that the helper would take."""
    for ask in s.asked():
        if not isinstance(ask, (At, Spot)):
            continue
        item = ask.item
        data: dict[str, object] = {}
        if isinstance(ask, At):
            data = {"area": f"area:{ask.seat}:{ask.area}"}
            best = (
                pack.best_spot(s, ask.seat, item, s.rules.rounds - s.round, ask.area) if look.seat == ask.seat else None
            )
            if best:
                data["best"] = s.box.opt.at[best.turn][best.cell].id
        elif item != I.SILVER:
            data = {"long": s.box.long[item], "short": s.box.short[item]}
        p.put("table", "lifted", "tile", name=named(look, I.NAMES[item]), icon=icon(item), tone=tone_name(item),
              seat=ask.seat, cells=s.box.pieces[item][0].cells, data=data)  # fmt: skip


# ── seats and score sheet ────────────────────────────────────────────────────────────────────


def _seats(s: Odin, look: Look) -> list[SeatLook]:
    found: list[SeatLook] = []
    for seat, q in enumerate(s.players):
        income = total_income(s, seat)
        line = (
            named(look, "seat-passed")
            if s.passed >> seat & 1 and s.phase == I.ACTIONS
            else look.say("seat-line", income=income)
        )
        found.append({
            "seat": seat, "score": total(s, seat), "line": line,
            "chips": [
                chip("meeple", q.vikings, named(look, "chip-vikings")),
                chip("coins", q.have[I.SILVER], named(look, "silver")),
                chip("receive-money", income, named(look, "chip-income")),
                chip("card-play", len(q.hand), named(look, "chip-hand")),
            ],
        })  # fmt: skip
    return found


def sheet(s: Odin, look: Look) -> list[ScoreRow]:
    """ODIN section 15, line by line; the last income is shown within the silver (A-13)."""
    by_seat = [points(s, seat) for seat in range(s.seats)]
    rows: list[ScoreRow] = []
    for line in LINES:
        notes = [
            look.say("final-income", number=q.income) if line == "silver" and s.last_round() else "" for q in s.players
        ]
        rows.append({
            "name": named(look, f"score-{line}"), "rule": RULES[line],
            "values": [found[line] for found in by_seat], "notes": notes,
        })  # fmt: skip
    return rows
