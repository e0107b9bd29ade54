"""What the table of Raids shows."""

from __future__ import annotations

from meadhall.core.drawing import Drawing, Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.text import Seat
from meadhall.games.raids import shapes
from meadhall.games.raids.content import Kind
from meadhall.games.raids.faces import icon, tile, vikings
from meadhall.games.raids.scoring import Glory, glory, goods, parts, rune_glory, standing
from meadhall.games.raids.state import Raids
from meadhall.games.raids.steps import Answer
from meadhall.games.raids.words import about, choice, count


class RaidsDrawing(Drawing[Raids]):
    """The route, the harbour tiles, every ship, and a fight if there is one."""

    about = staticmethod(about)
    choice = staticmethod(choice)
    count = staticmethod(count)
    thing_data = shapes.THINGS
    choice_data = shapes.CHOICES
    for_all = True  # what is hidden is hidden from all

    def draw(self, s: Raids, look: Look) -> Scene:
        p = Painter()
        p.put(None, "table", "area")
        _route(p, s, look)
        p.put("table", "reserve", "token", name=look.say("reserve"), value=s.reserve, icon="viking-helmet")
        _harbours(p, s, look)
        for seat in range(s.seats):
            _ship(p, s, seat, look)
        for ask in s.asked():
            if isinstance(ask, Answer):
                _fight(p, s, ask, look)
        status = look.say("status", voyage=s.voyage, of=s.box.voyages)
        seats = [_panel(s, seat, look) for seat in range(s.seats)]
        return p.scene(status, [s.voyage, s.box.voyages], seats, self.sheet(s, look))

    def sheet(self, s: Raids, look: Look) -> list[ScoreRow]:
        """RAIDS-15: one line per kind of glory, with how it came about."""
        scores = [glory(s, seat) for seat in range(s.seats)]
        return [
            {"name": look.say(f"score-{field}"), "rule": f"RAIDS-15.{i + 2}", "values": [score[i] for score in scores],
             "notes": [_sum(s, seat, field) for seat in range(s.seats)]}
            for i, field in enumerate(Glory._fields)
        ]  # fmt: skip


def _route(p: Painter, s: Raids, look: Look) -> None:
    p.put("table", "route", "track", name=look.say("route"))
    for space in range(s.harbor + 1):
        _space(p, s, space, look)
    for ship, space in enumerate(s.at):
        if ship == s.ghost:
            p.put(f"space:{space}", "pawn:ghost", "piece", name=look.say("ghost"))
        else:
            p.put(f"space:{space}", f"pawn:{ship}", "piece", name=look.say("ship-of", seat=Seat(ship)), seat=ship)


def _space(p: Painter, s: Raids, space: int, look: Look) -> None:
    id, say, villages = f"space:{space}", look.say, s.board.villages
    data: shapes.SpaceData = {"what": "tile", "berths": [], "full": 0}
    if space in (0, s.harbor):
        ships = {s.berth[ship]: ship for ship, at in enumerate(s.at) if at == space}
        berths = (ships.get(berth) for berth in range(1, len(s.box.rewards) + 1))
        data["what"] = "harbor" if space else "start"
        data["berths"] = ["ghost" if ship == s.ghost else ship for ship in berths]
        note = say("note-condition", condition=s.harbor_tile.name) if space else ""
        p.put("route", id, "cell", name=say("harbour" if space else "start"), at=[space], note=note, data=data)
    elif space in villages:
        left, name = s.vikings[space], say("village", number=villages.index(space) + 1)
        data["what"], data["full"] = "village", s.box.setups[s.seats].per_village
        note = say("note-village", vikings=vikings(s.box.village_gain))
        p.put("route", id, "cell", name=name, note=note, at=[space], icon="viking-longhouse", value=left, data=data)
    else:
        p.put("route", id, "cell", name=say("space", number=space), at=[space], data=data)
    if s.route[space] >= 0:
        tile(p, s, id, s.route[space], look, space)


def _harbours(p: Painter, s: Raids, look: Look) -> None:
    now, rewards = s.harbor_tile, [coin for coin in s.box.rewards if coin]
    standings = [standing(s, seat) for seat in range(s.seats)]
    data: shapes.HarbourData = {"metric": now.metric, "rewards": rewards, "standings": standings}
    note = look.say("note-harbour", counts=now.metric, coins=", ".join(map(str, rewards)))
    p.put("table", "harbour-tile", "tile", name=look.say.text(now.name), note=note, icon=icon(now), tone="harbour",
          rule="RAIDS-13.1" if s.voyage == 1 else "RAIDS-13.2", data=data)  # fmt: skip
    p.put("table", "next-harbours", "area", name=look.say("next-harbours"))
    for voyage in range(s.voyage + 1, s.box.voyages + 1):
        later = s.box.tiles[s.harbors[voyage - 1]]
        name = look.say("next-harbour", voyage=voyage, condition=later.name)
        note = look.say("note-harbour", counts=later.metric, coins=", ".join(map(str, rewards)))
        p.put("next-harbours", f"harbour:{voyage}", "tile", name=name, note=note, icon=icon(later))


def _ship(p: Painter, s: Raids, seat: int, look: Look) -> None:
    runes, values = len(s.kept(seat, Kind.RUNE)), s.box.rune_glory
    data: shapes.ShipData = {
        "crew": s.crew[seat],
        "capacity": s.capacity[seat],
        "weapons": s.weapons[seat],
        "sails": s.sails[seat],
        "hammers": s.hammers[seat],
        "runes": (rune_glory(values, runes), rune_glory(values, runes + 1)),
    }
    id = p.put("table", f"ship:{seat}", "panel", name=look.say("ship-of", seat=Seat(seat)), seat=seat, data=data)
    for i, number in enumerate(s.slots[seat]):
        shields = s.box.tiles[number].shields if number >= 0 else s.box.empty_shields
        p.put(id, f"slot:{seat}:{i}", "cell", name=look.say("slot", number=i + 1), at=[i], value=shields)
        if number >= 0:
            tile(p, s, f"slot:{seat}:{i}", number, look)
    if s.loose and s.asked()[0].seat == seat:
        tile(p, s, id, s.loose[0], look)
    _beside(p, s, seat, look)


def _beside(p: Painter, s: Raids, seat: int, look: Look) -> None:
    id = p.put(f"ship:{seat}", f"beside:{seat}", "area", name=look.say("beside"), seat=seat)
    for number in s.beside[seat]:
        tile(p, s, id, number, look)
    for i, coin in enumerate(s.coins_of(seat)):
        p.put(id, f"coin:{seat}:{i}", "token", name=look.say("coin", value=coin), value=coin, icon="coins")


def _panel(s: Raids, seat: int, look: Look) -> SeatLook:
    say, score = look.say, glory(s, seat)
    return {
        "seat": seat,
        "score": sum(score),
        "line": _place(s, seat, look),
        "chips": [
            chip("viking-helmet", f"{s.crew[seat]}/{s.capacity[seat]}", say("chip-crew")),
            chip("battle-axe", s.weapons[seat], say("chip-weapons")),
            chip("sail", s.sails[seat], say("chip-sails")),
            chip("thor-hammer", s.hammers[seat], say("chip-hammers")),
            chip("rune-stone", len(s.kept(seat, Kind.RUNE)), say("chip-runes")),
            chip("sea-serpent", len(s.kept(seat, Kind.MONSTER)), say("chip-monsters")),
            chip("log", len(goods(s, seat)), say("chip-goods")),
            chip("coins", score.coins, say("chip-coins")),
        ],
    }


def _place(s: Raids, seat: int, look: Look) -> str:
    space = s.at[seat]
    if space in (0, s.harbor):
        return look.say("at-home" if space else "at-start", berth=s.berth[seat])
    return look.say("at-tile", tile=s.tile_at(space).name) if s.route[space] >= 0 else look.say("at-sea")


def _fight(p: Painter, s: Raids, ask: Answer, look: Look) -> None:
    """A combat in progress: who paid what, what is due next."""
    due, step = ask.due, s.box.combat_step
    paid = range(s.box.opening_cost, due, step)
    sides = (ask.rival, ask.seat) if len(paid) % 2 else (ask.seat, ask.rival)
    data: shapes.FightData = {"space": ask.space, "sides": sides, "paid": list(paid), "due": due, "then": due + step}
    p.put("table", "fight", "panel", note=look.say("note-combat", step=step), data=data)


def _sum(s: Raids, seat: int, field: str) -> str:
    """How a line of the score sheet adds up."""
    if field == "mjollnirs":
        return f"{s.hammers[seat]} × {s.crew[seat]}" if s.hammers[seat] else ""
    if field == "runes":
        return str(len(s.kept(seat, Kind.RUNE)) or "")
    pieces = parts(s, seat)[field]
    return " + ".join(map(str, pieces)) if len(pieces) > 1 else ""
