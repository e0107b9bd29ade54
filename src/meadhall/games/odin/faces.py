"""Faces of goods, tiles, cards and action spaces: icons, colour roles, and signs instead of sentences."""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.drawing import Look
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Space
from meadhall.games.odin.areas import corner
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.effects import Branch, Op
from meadhall.games.odin.occupations.compile import Card
from meadhall.games.odin.shapes import AreaData, CardData, Cell, ChartData, Emblem, SpaceSign
from meadhall.games.odin.state import Odin

ICONS = {
    "peas": "peas", "flax": "flax", "beans": "jelly-beans", "grain": "grain-bundle", "cabbage": "cabbage",
    "fruits": "shiny-apple", "mead": "beer-horn", "stockfish": "double-fish", "milk": "full-wood-bucket",
    "salt_meat": "ham-shank", "game_meat": "meat", "whale_meat": "whale-tail", "sheep": "sheep",
    "pregnant_sheep": "sheep", "cattle": "cow", "pregnant_cattle": "cow", "oil": "amphora", "hide": "animal-hide",
    "wool": "wool", "linen": "rolled-cloth", "skin_and_bones": "crossed-bones", "fur": "fox-tail", "robe": "robe",
    "clothing": "fur-shirt", "rune_stone": "rune-stone", "silverware": "fork-knife-spoon", "chest": "locked-chest",
    "silk": "yarn", "spices": "powder-bag", "jewelry": "gem-necklace", "treasure_chest": "open-treasure-chest",
    "silver_hoard": "coins-pile", "glass_beads": "pearl-necklace", "helmet": "viking-helmet", "cloakpin": "safety-pin",
    "belt": "belt", "crucifix": "crucifix", "drinking_horn": "hunting-horn", "amber_figure": "amber-mosquito",
    "horseshoe": "horseshoe", "gold_brooch": "gold-shell", "forge_hammer": "thor-hammer", "fibula": "ring",
    "throwing_axe": "battle-axe", "chalice": "jeweled-chalice", "round_shield": "viking-shield",
    "english_crown": "crown", "wood": "log", "stone": "stone-block", "ore": "ore", "silver": "coins",
    "bow_and_arrow": "bow-arrow", "snare": "lasso", "spear": "stone-spear", "long_sword": "broadsword",
    "whaling_boat": "wood-canoe", "knarr": "sailboat", "longship": "drakkar", "shed": "wood-cabin",
    "stone_house": "house", "long_house": "viking-longhouse",
}  # fmt: skip
#: what spaces do beside giving things
EFFECTS = {
    "mountain": "peaks", "weapons": "card-random", "draw": "card-draw", "play": "card-play", "emigrate": "boat-horizon",
    "forge": "anvil", "loot": "broadsword", "imitate": "mirror-mirror", "explore": "island", "sale": "crown",
}  # fmt: skip
#: effects that bring a good of this colour
EFFECT_TONES = {"forge": "blue", "loot": "blue", "sale": "blue"}
GROUP_ICONS = {
    "build_houses": "house", "build_ships": "drakkar", "hunting": "bow-arrow", "livestock_market": "cow",
    "weekly_market": "shop", "products": "full-wood-bucket", "crafting": "anvil", "mountains_and_trade": "peaks",
    "sailing": "sailboat", "emigration_and_occupation": "card-play",
}  # fmt: skip
PANEL_TONES = {"immediate": "gold", "anytime": "blue", "each_time": "red", "as_soon_as": "green"}
PANEL_ICONS = {
    "immediate": "lightning-frequency", "anytime": "infinity", "each_time": "cycle", "as_soon_as": "flag-objective",
}  # fmt: skip
TONE_NAMES = ("orange", "red", "green", "blue")


def tone_name(item: int) -> str:
    """The colour role of an item."""
    if item < I.FIRST_SPECIAL:
        return TONE_NAMES[I.TONE[item]]
    if item < I.WOOD:
        return "blue"
    return ("wood", "stone", "ore", "silver")[item - I.WOOD] if item < I.BOW else "weapon"


def icon(item: int) -> str:
    """The icon of an item."""
    return ICONS[I.NAMES[item]]


def card_data(card: Card) -> CardData:
    """An occupation: what it is worth, and when it works."""
    return {"number": card.number, "deck": card.deck, "panel": card.panel,
            "face": {"victory": {"value": card.points}, "timing": PANEL_ICONS[card.panel]}}  # fmt: skip


def cells_of(box: OdinBox, item: int) -> list[Cell]:
    """The shape of a piece as it is printed."""
    return list(box.pieces[item][0].cells)


def cells_at(box: OdinBox, item: int, turn: int, cell: int) -> list[Cell]:
    """The cells of an area that a piece covers, turned so, with its corner there."""
    left, top = corner(cell)
    return [(left + x, top + y) for x, y in box.turned(item, turn).cells]


# ── the goods chart ──────────────────────────────────────────────────────────────────────────


def chart(box: OdinBox) -> ChartData:
    """The goods as they are printed: eight shapes, four colours; pregnant animals stand where no farm product does."""
    columns = [_column(box, green) for green in range(I.FIRST_GREEN, I.FIRST_BLUE)]
    rows = [[None if i < 0 else I.NAMES[i] for i in row] for row in zip(*columns, strict=True)]
    goods = {name: Emblem(icon=ICONS[name], tone=tone_name(I.ITEM[name])) for name in I.GOODS}
    others = {name: Emblem(icon=sign) for name, sign in (ICONS | EFFECTS).items() if name not in goods}
    for name, tone in EFFECT_TONES.items():
        others[name]["tone"] = tone
    sizes = [f"{box.long[column[-1]]}×{box.short[column[-1]]}" for column in columns]
    return {"goods": rows, "sizes": sizes, "stores": ["silver", *I.NAMES[I.WOOD : I.SILVER], *I.WEAPONS],
            "faces": goods | others}  # fmt: skip


def _column(box: OdinBox, green: int) -> tuple[int, int, int, int]:
    red, *pregnant = (i for i in range(I.FIRST_GREEN) if box.next[i] == green)
    farm = [i for i in range(I.FIRST_GREEN) if box.next[i] == red]
    return (farm or pregnant or [-1])[0], red, green, box.next[green]


# ── boards and houses ────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)  # printed once: every scene shows it
def blank_area(box: OdinBox, kind: int) -> AreaData:
    """An area as it is printed, with nothing on it: rows of cells, income by diagonal, bonuses."""
    if kind == I.AREA_SHED:
        return {"rows": [], "accepts": [], "income": [], "bonuses": [], "number": 0, "earns": 0, "minus": 0}
    grid = box.areas[kind]
    found: AreaData = {
        "rows": ["".join(grid.marks.get((x, y), " ") for x in range(grid.width)) for y in range(grid.height)],
        "accepts": _accepted(box, kind),
        "income": [[(*grid.at(i.bit), i.value) for i in d if i.bit] for d in grid.income],
        "bonuses": [(*grid.at(b.bit), list(b.gives)) for b in grid.bonuses],
        "number": 0, "earns": 0, "minus": 0,
    }  # fmt: skip
    if grid.income and not grid.income[0][-1].bit:
        found["top"] = grid.income[0][-1].value
    return found


def _accepted(box: OdinBox, kind: int) -> list[str]:
    """The tones of what may lie on an area (ODIN-8.10, 8.21); special tiles are blue."""
    words = ("orange", "red", "green", "blue", "blue", "silver", "ore")
    return sorted({word for i, word in enumerate(words) if box.accepts[kind] >> i & 1})


# ── action spaces ────────────────────────────────────────────────────────────────────────────


def signs(s: Odin, space: Space, look: Look) -> list[SpaceSign]:
    """An action space as a sentence of signs: what it needs and costs, what it gives."""
    found: list[SpaceSign] = []
    if space.need[0] >= 0:
        most = space.dice.boats if space.dice else 0
        found.append(_need(I.SHIPS[space.need[0]], f"1–{most}" if most > 1 else space.need[1]))
    for i, b in enumerate(space.branches):
        if i and space.style == "choice":
            found.append({"sign": "", "number": 0, "place": "or"})
        elif i and (b.pay or b.metric_pay):
            found.append({"sign": "", "number": 0, "place": "plus"})
        again = i and space.style == "choice" and b.pay == space.branches[0].pay
        found += [*([] if again else [_cost(I.NAMES[i], n) for i, n in b.pay]), *_branch(s, b, look)]
    if space.dice:
        d = space.dice
        found.append({"sign": f"d{d.sides}", "number": 0, "place": "die"})
        found.append({"sign": I.NAMES[d.pay[0]], "number": 0, "place": "die", "ors": [I.NAMES[d.pay[1]]]})
        found += [_gain(I.NAMES[i], n) for i, n in d.success] or [_gain("loot")]
    return found


def _need(sign: str, number: int | str) -> SpaceSign:
    return {"sign": sign, "number": number, "place": "need"}


def _cost(sign: str, number: int) -> SpaceSign:
    return {"sign": sign, "number": number, "place": "cost"}


def _gain(sign: str, number: int | str = 0) -> SpaceSign:
    return {"sign": sign, "number": number, "place": "gain"}


def _branch(s: Odin, b: Branch, look: Look) -> list[SpaceSign]:
    """What a branch costs beside plain payments, and what it gives."""
    found = [_cost(I.NAMES[i], s.round) for i, _ in b.metric_pay]
    if b.one_of:
        one, *ors = [I.NAMES[i] for i in b.one_of]
        found.append({"sign": one, "number": 1, "place": "cost", "ors": ors})
    found += [_cost(I.SHIPS[b.ship], 1)] if b.ship >= 0 else []
    found += [_gain(I.NAMES[i], n) for i, n in b.gain]
    if b.by_count:
        counted, good, most = b.by_count
        found.append({"sign": I.NAMES[good], "number": f"1–{most}", "place": "gain", "per": I.NAMES[counted]})
    for animal, gains in b.extra:
        found += [{"sign": I.NAMES[i], "number": n, "place": "gain", "per": I.NAMES[animal]} for i, n in gains]
    return found + [sign for o in b.do for sign in _operation(s, o, look)]


def _operation(s: Odin, o: Op, look: Look) -> list[SpaceSign]:
    if o.name == "mountain":
        return [_gain("mountain", "+".join(str(n) for n in o.args[0]))]
    if o.name == "upgrade":
        return [_gain("upgrade" if o.args[1] == 1 else "double", o.args[0])]
    if o.name == "house":
        return [_gain(I.HOUSES[o.args[0]], 1)]
    if o.name == "ship":
        return [_gain(I.SHIPS[o.args[0]], 1)]
    if o.name == "explore":
        sides = [i for i in range(8) if s.unclaimed() & o.args[0] & 1 << i]
        return [{**_gain("explore"), "board": look.say(I.BOARDS[i])} for i in sides] or [_gain("explore")]
    if o.name == "wood_per_player":
        return [_gain("wood", s.seats * o.args[0])]
    return [_gain(o.name, o.args[0] if o.args else 0)]
