"""The names of everything a player can own, as numbers: goods, special tiles, resources, weapons.

Only names stand here; every value (shape, price, points) is in content.yaml, whose order is checked
against this list when it is read.
"""

from __future__ import annotations

GOODS = (
    "peas", "flax", "beans", "grain", "cabbage", "fruits",
    "mead", "stockfish", "milk", "salt_meat", "game_meat", "whale_meat",
    "sheep", "pregnant_sheep", "cattle", "pregnant_cattle",
    "oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing",
    "rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard",
)  # fmt: skip
SPECIALS = (
    "glass_beads", "helmet", "cloakpin", "belt", "crucifix", "drinking_horn", "amber_figure", "horseshoe",
    "gold_brooch", "forge_hammer", "fibula", "throwing_axe", "chalice", "round_shield", "english_crown",
)  # fmt: skip
STORES = ("wood", "stone", "ore", "silver")
WEAPONS = ("bow_and_arrow", "snare", "spear", "long_sword")

NAMES = GOODS + SPECIALS + STORES + WEAPONS
ITEM: dict[str, int] = {name: i for i, name in enumerate(NAMES)}
COUNT = len(NAMES)

PEAS, MEAD, STOCKFISH = ITEM["peas"], ITEM["mead"], ITEM["stockfish"]
SHEEP, PREGNANT_SHEEP = ITEM["sheep"], ITEM["pregnant_sheep"]
CATTLE, PREGNANT_CATTLE = ITEM["cattle"], ITEM["pregnant_cattle"]
GAME_MEAT, WHALE_MEAT = ITEM["game_meat"], ITEM["whale_meat"]
FIRST_RED, FIRST_GREEN, FIRST_BLUE = ITEM["mead"], ITEM["oil"], ITEM["rune_stone"]
CROWN = ITEM["english_crown"]
FIRST_SPECIAL = len(GOODS)
WOOD, STONE, ORE, SILVER = (ITEM[name] for name in STORES)
BOW, SNARE, SPEAR, SWORD = (ITEM[name] for name in WEAPONS)

#: pregnant and not: one kind wherever a rule or a card speaks of sheep or cattle (ODIN-7.35)
PREGNANT = {SHEEP: PREGNANT_SHEEP, CATTLE: PREGNANT_CATTLE}
TYPE = tuple(i - 1 if i in (PREGNANT_SHEEP, PREGNANT_CATTLE) else i for i in range(COUNT))

#: what mountain strips hold, and how much of it one item is
EACH = {WOOD: 1, STONE: 1, ORE: 1, SILVER: 2}

ORANGE_TONE, RED_TONE, GREEN_TONE, BLUE_TONE = range(4)
#: the colour of each good; special tiles count as blue (ODIN-8.14)
TONE = (
    (ORANGE_TONE,) * FIRST_RED
    + (RED_TONE,) * (FIRST_GREEN - FIRST_RED)
    + (GREEN_TONE,) * (FIRST_BLUE - FIRST_GREEN)
    + (BLUE_TONE,) * (COUNT - FIRST_BLUE)
)


BOAT, KNARR, LONGSHIP = range(3)
SHIPS: tuple[str, ...] = ("whaling_boat", "knarr", "longship")
SHED, STONE_HOUSE, LONG_HOUSE = range(3)
HOUSES = ("shed", "stone_house", "long_house")

#: area kinds: the home board, the eight sides of the exploration boards, houses
HOME = 0
BOARDS = (
    "shetland", "faroe_islands", "iceland", "greenland",
    "bear_island", "baffin_island", "labrador", "newfoundland",
)  # fmt: skip
FIRST_BOARD, FIRST_HOUSE = 1, 9
AREAS = ("home_board", *BOARDS, "stone_house", "long_house", "shed")
AREA_STONE_HOUSE, AREA_LONG_HOUSE, AREA_SHED = 9, 10, 11
HOUSE_AREA = (AREA_SHED, AREA_STONE_HOUSE, AREA_LONG_HOUSE)

PHASES = (
    "new_viking", "harvest", "explore_boards", "new_weapon", "actions", "start_player",
    "income", "breeding", "feast", "bonus", "mountain_strips", "return_vikings",
)  # fmt: skip
(
    NEW_VIKING, HARVEST, EXPLORE_BOARDS, NEW_WEAPON, ACTIONS, START_PLAYER,
    INCOME, BREEDING, FEAST, BONUS, MOUNTAIN_STRIPS, RETURN_VIKINGS,
) = range(12)  # fmt: skip

GROUPS = (
    "build_houses", "build_ships", "hunting", "livestock_market", "weekly_market", "products",
    "crafting", "mountains_and_trade", "sailing", "emigration_and_occupation",
)  # fmt: skip
ACTION_NAMES = (
    "hunting_game", "laying_snare", "whaling", "raiding", "pillaging", "plundering", "exploration",
    "emigration", "overseas_trading", "upgrade_1", "upgrade_2", "upgrade_3", "upgrade_4",
    "special_sale", "double_upgrade_2", "double_upgrade_3",
)  # fmt: skip
ACTION = {name: i for i, name in enumerate(ACTION_NAMES)}
HUNTING, SNARING, WHALING, RAIDING, PILLAGING, PLUNDERING, EXPLORATION, EMIGRATION, OVERSEAS = range(9)
