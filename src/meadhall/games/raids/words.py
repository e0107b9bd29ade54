"""Questions and options of Raids in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.option import Option
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.games.raids.content import Kind
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import Answer, Flee, MeetMonster, Sail, Sell, Stow


def title(s: Raids, ask: Ask[Raids], look: Look) -> tuple[str, str]:
    """A question, and a line under it."""
    say = look.say
    if isinstance(ask, Stow):
        name = Text(s.box.tiles[s.loose[0]].id)
        return say("ask-stow", tile=name), say("ask-stow-note", shields=s.capacity[ask.seat])
    if isinstance(ask, Sell):
        return say("ask-sell"), say("ask-sell-note", left=ask.left)
    if isinstance(ask, MeetMonster):
        t = s.box.tiles[s.route[ask.space]]
        return say("ask-meet-monster", monster=Text(t.id), strength=t.strength), say("ask-meet-monster-note")
    if isinstance(ask, Answer):
        note = say("ask-answer-note", rival=Seat(ask.rival), paid=ask.due - s.box.combat_step, crew=s.crew[ask.seat])
        return say("ask-answer", due=ask.due), note
    if isinstance(ask, Flee):
        return say("ask-flee"), say("ask-flee-note")
    assert isinstance(ask, Sail)
    return say("ask-sail"), _least(s, ask, look)


def _least(s: Raids, ask: Sail, look: Look) -> str:
    """How far a ship must sail at least (RAIDS-6.5 to 6.7)."""
    if ask.least == 0:
        return look.say("ask-sail-free")
    if ask.least == s.harbor:
        return look.say("ask-sail-home")
    ahead = [ship for ship, space in enumerate(s.at) if space == ask.least and ship != ask.seat]
    if not ahead or ahead[0] == s.ghost:
        return look.say("ask-sail-ghost")
    return look.say("ask-sail-least", rival=Seat(ahead[0]))


def choice(s: Raids, ask: Ask[Raids], o: Option, look: Look) -> Choice:
    """An option in words."""
    if isinstance(ask, Sail):
        return _passing(s, ask, o, look) if o is s.box.on[o.a] else _stop(s, ask, o, look)
    if isinstance(ask, Stow):
        return _stow(s, ask, o, look)
    if isinstance(ask, Sell):
        return _sell(s, ask, o, look)
    if isinstance(ask, MeetMonster):
        return _monster(s, ask, o, look)
    assert isinstance(ask, Answer)
    return _answer(s, ask, o, look)


# ── sailing ──────────────────────────────────────────────────────────────────────────────────


def _stop(s: Raids, ask: Sail, o: Option, look: Look) -> Choice:
    say, space = look.say, o.a
    things = [f"space:{space}"]
    number = s.route[space]
    found: Choice = {"id": o.id, "label": "", "things": things, "preview": passed(s, ask, space, look)}
    if space == s.harbor:
        found["label"] = say("option-harbour")
        found["note"] = say("note-berth", berth=s.home + 1)
        found["icon"] = "harbor-dock"
        return found
    if number < 0:
        key = "option-village" if s.town >> space & 1 else "option-empty"
        found["label"] = say(key, number=space)
        return found
    t = s.box.tiles[number]
    things.append(s.box.tiles[number].thing)
    found["label"] = _named(s, number, look)
    rivals = [other for other in range(s.seats) if s.at[other] == space and other != ask.seat]
    found["note"] = say("note-fight", rival=Seat(rivals[0])) if rivals else say("note-free")
    found["data"] = {"fight": rivals[0] if rivals else None, "type": t.kind.name.lower()}
    if rivals:
        things.append(f"pawn:{rivals[0]}")
        found["preview"] = [*found["preview"], say("preview-fight", rival=Seat(rivals[0]), crew=s.crew[rivals[0]])]
    return found


def _passing(s: Raids, ask: Sail, o: Option, look: Look) -> Choice:
    t = s.box.tiles[s.route[o.a]]
    return {
        "id": o.id,
        "label": look.say("option-on", monster=Text(t.id)),
        "things": [f"space:{o.a}", s.box.tiles[s.route[o.a]].thing],
        "note": look.say("note-on", strength=t.strength),
        "preview": [*passed(s, ask, o.a, look), _prices(s, ask.seat, o.a, look)],
    }


def _prices(s: Raids, seat: int, space: int, look: Look) -> str:
    t = s.box.tiles[s.route[space]]
    cost = max(0, t.strength - s.weapons[seat])
    return look.say("preview-monster", monster=Text(t.id), cost=cost)


def passed(s: Raids, ask: Sail, end: int, look: Look) -> list[str]:
    """What would be gained on the way, in route order (RAIDS-6.12)."""
    lines = []
    for space in range(ask.start + 1, end):
        if s.town >> space & 1 and s.vikings[space]:
            lines.append(look.say("preview-village"))
        elif s.vikings[space]:
            lines.append(look.say("preview-encounter", vikings=min(s.box.encounter[0], s.vikings[space])))
        elif s.coins[space]:
            lines.append(look.say("preview-pillage", coin=s.box.pillage[-s.coins[space]]))
        elif s.monsters >> space & 1:
            lines.append(_prices(s, ask.seat, space, look))
    return lines


def _named(s: Raids, number: int, look: Look) -> str:
    """A tile's name, with its value where it has one."""
    t = s.box.tiles[number]
    return look.say("named-value", tile=Text(t.id), value=t.glory) if t.glory else look.say.text(Text(t.id))


# ── tiles ────────────────────────────────────────────────────────────────────────────────────


def _stow(s: Raids, ask: Stow, o: Option, look: Look) -> Choice:
    say, (tile,) = look.say, s.loose
    if o is s.box.discard:
        name = _named(s, tile, look)
        return {"id": o.id, "label": say("option-discard", tile=name), "things": [s.box.tiles[tile].thing],
                "note": say("note-discard"), "icon": "cancel"}  # fmt: skip
    there = s.slots[ask.seat][o.a]
    before = s.box.tiles[there].shields if there >= 0 else s.box.empty_shields
    after = s.box.tiles[tile].shields
    things = [f"slot:{ask.seat}:{o.a}"]
    if there < 0:
        label, note = say("option-slot", number=o.a + 1), say("note-shields", before=before, after=after)
    else:
        things.append(s.box.tiles[there].thing)
        label = say("option-over", tile=_named(s, there, look))
        note = say("note-over", before=before, after=after)
    found: Choice = {"id": o.id, "label": label, "things": things, "note": note}
    lost = s.crew[ask.seat] - (s.capacity[ask.seat] + after - before)
    if lost > 0:
        found["preview"] = [say("preview-overboard", vikings=lost)]
    return found


def _sell(s: Raids, ask: Sell, o: Option, look: Look) -> Choice:
    if o is s.box.done:
        return {"id": o.id, "label": look.say("option-done"), "things": []}
    number = s.slots[ask.seat][o.a]
    slot = f"slot:{ask.seat}:{o.a}"
    if number < 0 or s.box.kind[number] != Kind.GOODS:
        return {"id": o.id, "label": look.say("option-sell-slot", number=o.a + 1), "things": [slot]}
    note = look.say("note-glory", glory=s.box.tiles[number].glory)
    label = look.say("option-sell", tile=Text(s.box.tiles[number].id))
    return {"id": o.id, "label": label, "things": [slot, s.box.tiles[number].thing], "note": note}


# ── Monsters and rivals ──────────────────────────────────────────────────────────────────────


def _monster(s: Raids, ask: MeetMonster, o: Option, look: Look) -> Choice:
    say, seat, number = look.say, ask.seat, s.route[ask.space]
    t, cost = s.box.tiles[number], ask.cost(s)
    if o is s.box.fight:
        note = say("note-monster-fight", keep=s.crew[seat] - cost, glory=t.strength)
        return {"id": o.id, "label": say("option-fight", cost=cost), "things": [t.thing], "note": note,
                "rule": "RAIDS-8.3", "icon": "crossed-swords"}  # fmt: skip
    paid = min(s.box.give_up_cost, s.crew[seat])
    note = say("note-monster-give", keep=s.crew[seat] - paid)
    return {"id": o.id, "label": say("option-give", vikings=paid), "things": [f"pawn:{seat}"], "note": note,
            "rule": "RAIDS-8.2"}  # fmt: skip


def _answer(s: Raids, ask: Answer, o: Option, look: Look) -> Choice:
    say, seat = look.say, ask.seat
    if o is s.box.flee:
        return {"id": o.id, "label": say("option-flee"), "things": [f"pawn:{seat}"], "note": say("note-flee"),
                "rule": "RAIDS-9.8", "icon": "sail"}  # fmt: skip
    note = say("note-retaliate", keep=s.crew[seat] - ask.due)
    next_due = ask.due + s.box.combat_step
    preview = [say("preview-must-flee", rival=Seat(ask.rival), due=next_due)] if s.crew[ask.rival] < next_due else []
    return {"id": o.id, "label": say("option-retaliate", due=ask.due), "things": [f"pawn:{ask.rival}"], "note": note,
            "rule": "RAIDS-9.4", "icon": "crossed-swords", "preview": preview}  # fmt: skip
