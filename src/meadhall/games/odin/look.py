"""Icons and tones of things, for scenes and options."""

from __future__ import annotations

from functools import lru_cache

from meadhall.core.drawing import Look
from meadhall.core.text import Text, Texts
from meadhall.games.odin import items as I

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

GROUP_ICONS = {
    "build_houses": "house", "build_ships": "drakkar", "hunting": "bow-arrow", "livestock_market": "cow",
    "weekly_market": "shop", "products": "full-wood-bucket", "crafting": "anvil", "mountains_and_trade": "peaks",
    "sailing": "sailboat", "emigration_and_occupation": "card-play",
}  # fmt: skip

TONE_NAMES = ("orange", "red", "green", "blue")


def tone_name(item: int) -> str:
    """The colour role of an item."""
    if item < I.FIRST_SPECIAL:
        return TONE_NAMES[I.tone(item)]
    if item < I.WOOD:
        return "blue"
    return ("wood", "stone", "ore", "silver")[item - I.WOOD] if item < I.BOW else "weapon"


@lru_cache(maxsize=4096)
def _said(texts: Texts, lang: str, key: str) -> str:
    return texts.say(lang, Text(key))


def named(look: Look, key: str) -> str:
    """A text without arguments: scenes say hundreds of them, always the same."""
    return _said(look.say.texts, look.say.lang, key)


def icon(item: int) -> str:
    """The icon of an item."""
    return ICONS[I.NAMES[item]]
