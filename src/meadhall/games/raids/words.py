"""Questions and options of Raids in words, with the things they concern."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from meadhall.core.drawing import Look, tried
from meadhall.core.option import Option
from meadhall.core.paint import offer, promise
from meadhall.core.scene import Choice, Promise
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Seat
from meadhall.games.raids.content import Kind, Tile
from meadhall.games.raids.faces import vikings
from meadhall.games.raids.scoring import glory
from meadhall.games.raids.shapes import SailData
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import Answer, MeetMonster, Sail, Sell, Stow
from meadhall.games.raids.steps.sailing import monster_cost

#: What previews speak of, by seat.
COUNTS: Mapping[str, Callable[[Raids, int], int]] = {
    "crew": lambda s, seat: s.crew[seat],
    "shields": lambda s, seat: s.capacity[seat],
    "weapons": lambda s, seat: s.weapons[seat],
    "sails": lambda s, seat: s.sails[seat],
    "hammers": lambda s, seat: s.hammers[seat],
    "glory": lambda s, seat: sum(glory(s, seat)),
}
ON_THE_WAY = ("village", "encounter", "pillage")


def count(s: Raids, seat: int, what: str) -> int:
    """How much a ship has of something."""
    return COUNTS[what](s, seat)


def about(s: Raids, ask: Ask[Raids]) -> dict[str, Arg]:
    """What the title of a question names."""
    if isinstance(ask, Stow):
        crew = vikings(s.crew[ask.seat])
        return {"tile": s.box.tiles[s.loose[0]].name, "shields": s.capacity[ask.seat], "crew": crew}
    if isinstance(ask, Sell):
        return {"left": ask.left}
    if isinstance(ask, MeetMonster):
        return {"strength": s.tile_at(ask.space).strength, **_facing(s, ask.seat, ask.space)}
    if isinstance(ask, Answer):
        paid = ask.due - s.box.combat_step
        return {"due": ask.due, "rival": Seat(ask.rival), "paid": paid, "crew": s.crew[ask.seat]}
    assert isinstance(ask, Sail)
    rival = s.rival_at(ask.least, ask.seat)  # how far one must sail at least (RAIDS-6.5 to 6.7)
    how = "free" if ask.least == 0 else "home" if ask.least == s.harbor else "rival" if rival >= 0 else "ghost"
    if 0 < ask.least < ask.start:  # beyond a Monster that lay further on
        how = "past"
    return {"how": how, "rival": Seat(rival) if rival >= 0 else ""}


def _facing(s: Raids, seat: int, space: int) -> dict[str, Arg]:
    """RAIDS-8.2, 8.3: a Monster, what it takes, and what a ship that reaches it can do."""
    crew, cost = s.crew[seat], monster_cost(s, seat, space)
    can = ("fight" if crew else "unmanned") if crew >= cost else "give" if crew else "pass"
    lost = vikings(min(s.box.give_up_cost, crew) or s.box.give_up_cost)
    return {"monster": s.tile_at(space).name, "can": can, "lost": lost, "cost": cost}


def choice(s: Raids, ask: Ask[Raids], o: Option, look: Look) -> Choice:
    """An option in words, with what it would change: it is tried on a copy, for nothing is hidden (RAIDS-1.5)."""
    shown = _in_words(s, ask, o, look)
    if ask.reasons(s, o):
        return shown
    after = tried(s, ask, o)
    preview = list(_changes(s, after, ask, look))
    met = [look.say(f"preview-{e.kind}", **e.args) for e in after.log or () if e.kind in ON_THE_WAY]
    if o.verb == "on":
        met.append(look.say("preview-monster", **_facing(after, ask.seat, o.a)))
    if preview:
        shown["preview"] = preview
    if met:
        shown["remarks"] = met + shown.get("remarks", [])
    return shown


def _changes(s: Raids, after: Raids, ask: Ask[Raids], look: Look) -> Iterator[Promise]:
    """Whatever an answer would make more or less of."""
    for what, of in COUNTS.items():
        was, now = of(s, ask.seat), of(after, ask.seat)
        if was != now:
            key = "preview-overboard" if what == "crew" and isinstance(ask, Stow) else ""
            yield promise(look.say, ask.seat, what, now - was, key=key, sign="+" if now > was else "−", now=now)


def _in_words(s: Raids, ask: Ask[Raids], o: Option, look: Look) -> Choice:
    if isinstance(ask, Sail):
        return _past(s, o, look) if o is s.box.opt.on[o.a] else _stop(s, ask, o, look)
    if isinstance(ask, Stow):
        return _stow(s, ask, o, look)
    if isinstance(ask, Sell):
        return _sell(s, ask, o, look)
    assert isinstance(ask, (MeetMonster, Answer))
    return _stand(s, ask, o, look)


def _stop(s: Raids, ask: Sail, o: Option, look: Look) -> Choice:
    say, id = look.say, f"space:{o.a}"
    data: SailData = {"fight": None}
    if o.a == s.harbor:
        note = say("note-berth", berth=s.home + 1)
        return offer(o, say("option-harbour"), id, note=note, icon="harbor-dock", data=data)
    if s.route[o.a] < 0:
        return offer(o, _bare(s, o.a, look), id, data=data)
    tile, rival = s.tile_at(o.a), s.rival_at(o.a, ask.seat)
    label = _at(s, o.a, look)
    if rival < 0:
        return offer(o, label, id, tile.thing, note=say("note-free"), data=data)
    data["fight"], foe = rival, Seat(rival)
    cost = say("preview-fight", rival=foe, crew=s.crew[rival], cost=vikings(s.box.opening_cost))
    return offer(o, label, id, tile.thing, f"pawn:{rival}", note=say("note-rival", rival=foe),
                 remarks=[cost], data=data)  # fmt: skip


def _at(s: Raids, space: int, look: Look) -> str:
    """The tile of a space, which is named where another reads the same."""
    tiles = [_named(s.box.tiles[number], look) for number in s.route if number >= 0]
    here = _named(s.tile_at(space), look)
    return here if tiles.count(here) == 1 else look.say("named-space", tile=here, number=space)


def _bare(s: Raids, space: int, look: Look) -> str:
    """A space without a tile."""
    if s.town >> space & 1:
        return look.say("village", number=s.board.villages.index(space) + 1)
    return look.say("option-empty", number=space)


def _past(s: Raids, o: Option, look: Look) -> Choice:
    monster = s.tile_at(o.a)
    return offer(o, look.say("option-on", monster=monster.name), f"space:{o.a}", monster.thing,
                 note=look.say("note-on", strength=monster.strength))  # fmt: skip


def _named(tile: Tile, look: Look) -> str:
    """A tile's name, with its value where it has one."""
    return look.say("named-value", tile=tile.name, value=tile.glory) if tile.glory else look.say.text(tile.name)


def _stow(s: Raids, ask: Stow, o: Option, look: Look) -> Choice:
    say, tile = look.say, s.box.tiles[s.loose[0]]
    if o is s.box.opt.discard:
        label = say("option-discard", tile=_named(tile, look))
        return offer(o, label, tile.thing, note=say("note-discard"), icon="cancel")
    old, slot = s.slots[ask.seat][o.a], f"slot:{ask.seat}:{o.a}"
    if old < 0:
        note = say("note-shields", before=s.box.empty_shields, after=tile.shields)
        return offer(o, say("option-slot", number=o.a + 1), slot, note=note)
    over = s.box.tiles[old]
    note = say("note-over", before=over.shields, after=tile.shields)
    return offer(o, say("option-over", number=o.a + 1, tile=_named(over, look)), slot, over.thing, note=note)


def _sell(s: Raids, ask: Sell, o: Option, look: Look) -> Choice:
    if o is s.box.opt.done:
        return offer(o, look.say("option-done"))
    number, slot = s.slots[ask.seat][o.a], f"slot:{ask.seat}:{o.a}"
    if number < 0 or s.box.kind[number] != Kind.GOODS:
        return offer(o, look.say("option-sell-slot", number=o.a + 1), slot)
    goods = s.box.tiles[number]
    note = look.say("note-glory", glory=goods.glory)
    return offer(o, look.say("option-sell", tile=_named(goods, look)), slot, goods.thing, note=note)


#: The rule and the sign of what a ship does when it meets a Monster or a rival.
STANDS = {"fight": ("RAIDS-8.3", "crossed-swords"), "give": ("RAIDS-8.2", ""),
          "retaliate": ("RAIDS-9.4", "crossed-swords"), "flee": ("RAIDS-9.8", "sail")}  # fmt: skip


def _stand(s: Raids, ask: MeetMonster | Answer, o: Option, look: Look) -> Choice:
    seat, paid, thing, remarks = ask.seat, 0, f"pawn:{ask.seat}", []
    if o is s.box.opt.fight:
        paid, thing = monster_cost(s, seat, ask.space), s.tile_at(ask.space).thing
    elif o is s.box.opt.give:
        paid = min(s.box.give_up_cost, s.crew[seat])
    elif isinstance(ask, Answer) and o is s.box.opt.retaliate:
        paid, thing, due = ask.due, f"pawn:{ask.rival}", ask.due + s.box.combat_step
        if s.crew[ask.rival] < due:
            remarks = [look.say("preview-must-flee", rival=Seat(ask.rival), due=due)]
    label = look.say(f"option-{o.verb}", vikings=paid)
    note = look.say(f"note-{o.verb}", keep=s.crew[seat] - paid, glory=s.tile_at(ask.space).strength)
    rule, icon = STANDS[o.verb]
    return offer(o, label, thing, note=note, icon=icon, remarks=remarks, rule=rule)
