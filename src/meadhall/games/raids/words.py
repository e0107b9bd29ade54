"""Questions and options of Raids in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import offer
from meadhall.core.scene import Choice
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Seat
from meadhall.games.raids.content import Kind, Tile
from meadhall.games.raids.faces import vikings
from meadhall.games.raids.shapes import SailData
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import Answer, MeetMonster, Sail, Sell, Stow
from meadhall.games.raids.steps.passing import monster_cost, pass_by


def title(s: Raids, ask: Ask[Raids], look: Look) -> tuple[str, str]:
    """A question, and a line under it."""
    key, about = f"ask-{kebab(ask)}", _about(s, ask)
    return look.say(key, **about), look.say(f"{key}-note", **about)


def _about(s: Raids, ask: Ask[Raids]) -> dict[str, Arg]:
    """What a question is about."""
    if isinstance(ask, Stow):
        return {"tile": s.box.tiles[s.loose[0]].name, "shields": s.capacity[ask.seat]}
    if isinstance(ask, Sell):
        return {"left": ask.left}
    if isinstance(ask, MeetMonster):
        monster = s.tile_at(ask.space)
        return {"monster": monster.name, "strength": monster.strength, "lost": vikings(s.box.give_up_cost)}
    if isinstance(ask, Answer):
        paid = ask.due - s.box.combat_step
        return {"due": ask.due, "rival": Seat(ask.rival), "paid": paid, "crew": s.crew[ask.seat]}
    assert isinstance(ask, Sail)
    rival = s.rival_at(ask.least, ask.seat)  # how far one must sail at least (RAIDS-6.5 to 6.7)
    how = "free" if ask.least == 0 else "home" if ask.least == s.harbor else "rival" if rival >= 0 else "ghost"
    return {"how": how, "rival": Seat(rival) if rival >= 0 else ""}


def choice(s: Raids, ask: Ask[Raids], o: Option, look: Look) -> Choice:
    """An option in words."""
    if isinstance(ask, Sail):
        return _past(s, ask, o, look) if o is s.box.opt.on[o.a] else _stop(s, ask, o, look)
    if isinstance(ask, Stow):
        return _stow(s, ask, o, look)
    if isinstance(ask, Sell):
        return _sell(s, ask, o, look)
    if isinstance(ask, MeetMonster):
        return _monster(s, ask, o, look)
    assert isinstance(ask, Answer)
    return _answer(s, ask, o, look)


def _stop(s: Raids, ask: Sail, o: Option, look: Look) -> Choice:
    say, id, preview = look.say, f"space:{o.a}", _on_the_way(s, ask, o.a, look)
    data: SailData = {"fight": None}
    if o.a == s.harbor:
        note = say("note-berth", berth=s.home + 1)
        return offer(o, say("option-harbour"), id, note=note, icon="harbor-dock", preview=preview, data=data)
    if s.route[o.a] < 0:
        label = say("option-village" if s.town >> o.a & 1 else "option-empty")
        return offer(o, label, id, preview=preview, data=data)
    tile, rival = s.tile_at(o.a), s.rival_at(o.a, ask.seat)
    if rival < 0:
        return offer(o, _named(tile, look), id, tile.thing, note=say("note-free"), preview=preview, data=data)
    data["fight"], foe = rival, Seat(rival)
    cost = say("preview-fight", rival=foe, crew=s.crew[rival], cost=vikings(s.box.opening_cost))
    return offer(o, _named(tile, look), id, tile.thing, f"pawn:{rival}", note=say("note-fight", rival=foe),
                 preview=[*preview, cost], data=data)  # fmt: skip


def _past(s: Raids, ask: Sail, o: Option, look: Look) -> Choice:
    monster, cost = s.tile_at(o.a), monster_cost(s, ask.seat, o.a)
    price = look.say("preview-monster", monster=monster.name, cost=cost, lost=vikings(s.box.give_up_cost))
    return offer(o, look.say("option-on", monster=monster.name), f"space:{o.a}", monster.thing,
                 note=look.say("note-on", strength=monster.strength),
                 preview=[*_on_the_way(s, ask, o.a, look), price])  # fmt: skip


def _on_the_way(s: Raids, ask: Sail, end: int, look: Look) -> list[str]:
    """What would be gained before a space (RAIDS-6.12): it is tried on a copy."""
    twin = s.clone()
    twin.log = []
    pass_by(twin, ask.seat, ask.start, end)
    return [look.say(f"preview-{event.kind}", **event.args) for event in twin.log]


def _named(tile: Tile, look: Look) -> str:
    """A tile's name, with its value where it has one."""
    return look.say("named-value", tile=tile.name, value=tile.glory) if tile.glory else look.say.text(tile.name)


def _stow(s: Raids, ask: Stow, o: Option, look: Look) -> Choice:
    say, tile, seat = look.say, s.box.tiles[s.loose[0]], ask.seat
    if o is s.box.opt.discard:
        label = say("option-discard", tile=_named(tile, look))
        return offer(o, label, tile.thing, note=say("note-discard"), icon="cancel")
    twin = s.clone()
    old, slot = twin.stow(seat, o.a, s.loose[0]), f"slot:{seat}:{o.a}"
    after = tile.shields
    before = after + s.capacity[seat] - twin.capacity[seat]
    lost = s.crew[seat] - twin.crew[seat]
    preview = [say("preview-overboard", vikings=lost)] if lost else []
    if old < 0:
        note = say("note-shields", before=before, after=after)
        return offer(o, say("option-slot", number=o.a + 1), slot, note=note, preview=preview)
    label, note = say("option-over", tile=_named(s.box.tiles[old], look)), say("note-over", before=before, after=after)
    return offer(o, label, slot, s.box.tiles[old].thing, note=note, preview=preview)


def _sell(s: Raids, ask: Sell, o: Option, look: Look) -> Choice:
    if o is s.box.opt.done:
        return offer(o, look.say("option-done"))
    number, slot = s.slots[ask.seat][o.a], f"slot:{ask.seat}:{o.a}"
    if number < 0 or s.box.kind[number] != Kind.GOODS:
        return offer(o, look.say("option-sell-slot", number=o.a + 1), slot)
    goods = s.box.tiles[number]
    note = look.say("note-glory", glory=goods.glory)
    return offer(o, look.say("option-sell", tile=goods.name), slot, goods.thing, note=note)


def _monster(s: Raids, ask: MeetMonster, o: Option, look: Look) -> Choice:
    say, crew, monster = look.say, s.crew[ask.seat], s.tile_at(ask.space)
    if o is s.box.opt.give:
        paid = min(s.box.give_up_cost, crew)
        note = say("note-monster-give", keep=crew - paid)
        return offer(o, say("option-give", vikings=paid), f"pawn:{ask.seat}", note=note, rule="RAIDS-8.2")
    cost = monster_cost(s, ask.seat, ask.space)
    note = say("note-monster-fight", keep=crew - cost, glory=monster.strength)
    return offer(o, say("option-fight", cost=cost), monster.thing, note=note, rule="RAIDS-8.3", icon="crossed-swords")


def _answer(s: Raids, ask: Answer, o: Option, look: Look) -> Choice:
    say, seat = look.say, ask.seat
    if o is s.box.opt.flee:
        note = say("note-flee")
        return offer(o, say("option-flee"), f"pawn:{seat}", note=note, rule="RAIDS-9.8", icon="sail")
    note, then = say("note-retaliate", keep=s.crew[seat] - ask.due), ask.due + s.box.combat_step
    last = [say("preview-must-flee", rival=Seat(ask.rival), due=then)] if s.crew[ask.rival] < then else []
    return offer(o, say("option-retaliate", due=ask.due), f"pawn:{ask.rival}", note=note, preview=last,
                 rule="RAIDS-9.4", icon="crossed-swords")  # fmt: skip
