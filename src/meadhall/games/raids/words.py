"""Questions and options of Raids in words, with the things they concern."""

from __future__ import annotations

from meadhall.core.drawing import Look
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
from meadhall.games.raids.steps.sailing import monster_cost, pass_by


def about(s: Raids, ask: Ask[Raids]) -> dict[str, Arg]:
    """What the title of a question names."""
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
    assert isinstance(ask, (MeetMonster, Answer))
    return _stand(s, ask, o, look)


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
    return offer(o, _named(tile, look), id, tile.thing, f"pawn:{rival}", note=say("note-rival", rival=foe),
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
    note = say("note-over" if old >= 0 else "note-shields", before=before, after=after)
    if old < 0:
        return offer(o, say("option-slot", number=o.a + 1), slot, note=note, preview=preview)
    over = s.box.tiles[old]
    return offer(o, say("option-over", tile=_named(over, look)), slot, over.thing, note=note, preview=preview)


def _sell(s: Raids, ask: Sell, o: Option, look: Look) -> Choice:
    if o is s.box.opt.done:
        return offer(o, look.say("option-done"))
    number, slot = s.slots[ask.seat][o.a], f"slot:{ask.seat}:{o.a}"
    if number < 0 or s.box.kind[number] != Kind.GOODS:
        return offer(o, look.say("option-sell-slot", number=o.a + 1), slot)
    goods = s.box.tiles[number]
    note = look.say("note-glory", glory=goods.glory)
    return offer(o, look.say("option-sell", tile=goods.name), slot, goods.thing, note=note)


#: The rule and the sign of what a ship does when it meets a Monster or a rival.
STANDS = {"fight": ("RAIDS-8.3", "crossed-swords"), "give": ("RAIDS-8.2", ""),
          "retaliate": ("RAIDS-9.4", "crossed-swords"), "flee": ("RAIDS-9.8", "sail")}  # fmt: skip


def _stand(s: Raids, ask: MeetMonster | Answer, o: Option, look: Look) -> Choice:
    """What it costs is tried on a copy."""
    twin, seat, preview = s.clone(), ask.seat, []
    ask.choose(twin, o)
    paid, thing = s.crew[seat] - twin.crew[seat], f"pawn:{seat}"
    if o is s.box.opt.fight:
        thing = s.tile_at(ask.space).thing
    if isinstance(ask, Answer) and o is s.box.opt.retaliate:
        thing, due = f"pawn:{ask.rival}", ask.due + s.box.combat_step
        if s.crew[ask.rival] < due:
            preview = [look.say("preview-must-flee", rival=Seat(ask.rival), due=due)]
    label = look.say(f"option-{o.verb}", vikings=paid)
    note = look.say(f"note-{o.verb}", keep=twin.crew[seat], glory=s.tile_at(ask.space).strength)
    rule, icon = STANDS[o.verb]
    return offer(o, label, thing, note=note, icon=icon, preview=preview, rule=rule)
