"""The faces of the tiles of Raids."""

from __future__ import annotations

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter
from meadhall.core.text import Say, Text, text
from meadhall.games.raids.content import Kind, RaidsBox, Tile
from meadhall.games.raids.shapes import TileData
from meadhall.games.raids.state import Raids

TYPES = {"weapon": "battle-axe", "sail": "sail", "mjollnir": "thor-hammer", "pennant": "flying-flag",
         "rune": "rune-stone", "port": "anchor", "encounter": "horned-helm", "pillage": "coins"}  # fmt: skip
GOODS = {"wood": "log", "pigs": "pig", "furs": "animal-hide", "mead": "beer-horn", "amber": "amber-mosquito"}
MONSTERS = {"v1_monster_3": "sea-serpent", "v1_monster_4": "giant-squid", "v2_monster_4": "troll",
            "v2_monster_5": "shambling-zombie", "v3_monster_6": "wolf-head", "v3_monster_7": "giant",
            "v4_monster_7": "kraken-tentacle", "v4_monster_8": "sea-dragon",
            "v4_monster_9": "spiked-dragon-head"}  # fmt: skip
METRICS = {"arrival_order": "harbor-dock", "goods_tiles_on_and_beside": "log", "rune_tiles": "rune-stone",
           "distinct_goods_kinds_on_and_beside": "swap-bag", "visible_shields": "viking-shield",
           "weapon_symbols": "battle-axe", "port_tiles": "anchor", "monster_tiles": "sea-serpent",
           "sail_symbols": "sail"}  # fmt: skip


def icon(t: Tile) -> str:
    """The sign of a tile."""
    return METRICS.get(t.metric) or MONSTERS.get(t.id) or GOODS.get(t.goods) or TYPES[t.type]


def vikings(count: int) -> Text:
    """So many Vikings, in a sentence."""
    return text("vikings", count=count)


def tile(p: Painter, s: Raids, into: str, number: int, look: Look, space: int = 0) -> None:
    """A Voyage tile, wherever it lies."""
    t = s.box.tiles[number]
    data: TileData = {
        "passage": t.kind >= Kind.ENCOUNTER,
        "symbols": t.symbols,
        "sells": t.sells,
        "shields": t.shields if t.kind <= Kind.GOODS else None,
        "full": list({Kind.ENCOUNTER: s.box.encounter, Kind.PILLAGE: s.box.pillage}.get(t.kind, ())),
        "left": _left(s, t, space),
    }
    name, note, value = look.say.text(t.name), look.say.kept(tile_note, s.box, t), _value(s, t, space)
    p.put(into, t.thing, "tile", name=name, note=note, icon=icon(t), tone=t.type, value=value, data=data)


def _value(s: Raids, t: Tile, space: int) -> int | None:
    """The number that matters: glory, strength, the Vikings left, the next coin."""
    if t.kind == Kind.ENCOUNTER:
        return s.vikings[space]
    if t.kind == Kind.PILLAGE:
        return next(iter(_left(s, t, space)), 0)
    return t.glory or t.strength or None


def _left(s: Raids, t: Tile, space: int) -> list[int]:
    """What is left on a tile for those who pass."""
    if t.kind == Kind.PILLAGE:
        return list(s.box.pillage[len(s.box.pillage) - s.coins[space] :])
    second = min(s.vikings[space], s.box.encounter[1])
    return [s.vikings[space] - second, second] if t.kind == Kind.ENCOUNTER else []


def tile_note(box: RaidsBox, t: Tile, say: Say) -> str:
    """What a Voyage tile does, with every number of it."""
    first, second = box.pillage if t.kind == Kind.PILLAGE else map(vikings, box.encounter)
    note = say(f"note-{t.type}", symbols=t.symbols, glory=t.glory, strength=t.strength, sells=t.sells,
               first=first, second=second, lost=vikings(box.give_up_cost), recruits=vikings(box.recruits),
               values=", ".join(map(str, box.rune_glory[1:])), most=len(box.rune_glory) - 1)  # fmt: skip
    return f"{note} {say('note-on-board', shields=t.shields)}" if t.kind <= Kind.GOODS else note
