"""ODIN sections 1 to 3, 17 and 18: the box, the table before the first round, options, what is known."""

from random import Random

import pytest

import meadhall
from meadhall.core.errors import BadPlayers, BadVariant
from meadhall.core.match import Match
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin
from tests.games.odin.kit import GAME, Hall, state_of

rule = pytest.mark.rule


def begin(players: int = 2, seed: int = 3, **options: str) -> Odin:
    s = meadhall.start("odin", players=players, seed=seed, options=options).state
    assert isinstance(s, Odin)
    return s


def goods_of(column: str) -> list[str]:
    """The upgrade chain that begins with a good."""
    found, item = [column], GAME.box.next[I.ITEM[column]]
    while item >= 0:
        found.append(I.NAMES[item])
        item = GAME.box.next[item]
    return found


@rule("ODIN-1.1", "ODIN-17.1", "ODIN-3.7")
def test_the_long_game_has_seven_rounds_the_short_one_six() -> None:
    assert begin(length="long").rules.rounds == 7
    assert begin(length="short").rules.rounds == 6
    with pytest.raises(BadPlayers):
        meadhall.start("odin", players=5, seed=1)


@rule("ODIN-1.2", "ODIN-15.15")
def test_the_highest_total_wins_and_ties_share() -> None:
    h = Hall(players=2)
    assert GAME.result(h.s).winners == (0, 1)
    h.give(seat=1, silver=1)
    assert GAME.result(h.s).winners == (1,)


@rule("ODIN-1.5")
def test_covering_raises_income_and_avoids_losses() -> None:
    h = Hall().cover(0, (0, 11))
    assert h.income().has() == {"silver": 1}
    before = h.points()["home_board"]
    assert h.cover(0, (0, 0)).points()["home_board"] == before + 1


@rule("ODIN-1.6")
def test_an_occupation_prevails_over_a_rule() -> None:
    h = Hall().ships(boats=[1]).give(ore=0).cards(39).turn()
    assert h.do("use:39:0", "unload:whaling_boat:1").has() == {"ore": 1}


@rule("ODIN-2.2", "ODIN-2.3")
def test_goods_of_a_column_share_a_shape_and_fix_the_chain() -> None:
    assert goods_of("peas") == ["peas", "mead", "oil", "rune_stone"]
    assert goods_of("flax") == ["flax", "stockfish", "hide", "silverware"]
    assert goods_of("beans") == ["beans", "milk", "wool", "chest"]
    assert goods_of("grain") == ["grain", "salt_meat", "linen", "silk"]
    assert goods_of("cabbage") == ["cabbage", "game_meat", "skin_and_bones", "spices"]
    assert goods_of("fruits") == ["fruits", "whale_meat", "robe", "treasure_chest"]
    assert goods_of("sheep") == ["sheep", "fur", "jewelry"]
    assert goods_of("cattle") == ["cattle", "clothing", "silver_hoard"]
    sizes = {"peas": (2, 1), "flax": (3, 1), "beans": (2, 2), "grain": (4, 1), "cabbage": (3, 2), "fruits": (3, 3),
             "sheep": (4, 2), "cattle": (4, 3)}  # fmt: skip
    for first, size in sizes.items():
        for good in goods_of(first):
            assert (GAME.box.long[I.ITEM[good]], GAME.box.short[I.ITEM[good]]) == size
    tones = [I.TONE[I.ITEM[g]] for g in goods_of("peas")]
    assert tones == [I.ORANGE_TONE, I.RED_TONE, I.GREEN_TONE, I.BLUE_TONE]
    assert GAME.box.other_side[I.ITEM["peas"]] == I.ITEM["mead"]
    assert GAME.box.other_side[I.ITEM["oil"]] == I.ITEM["rune_stone"]


@rule("ODIN-2.4")
def test_sword_values_and_tongs() -> None:
    box = GAME.box
    assert all(box.sword[i] for i in range(I.FIRST_BLUE, I.WOOD))
    forged = {I.NAMES[i] for i in box.tongs}
    tiles = {"helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"}
    assert forged == {"jewelry"} | tiles


@rule("ODIN-2.5")
def test_the_home_board() -> None:
    home = GAME.box.areas[I.HOME]
    assert home.cells.bit_count() == 143
    assert home.minus.bit_count() == 86
    assert [i.value for i in home.income[0]] == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18]
    assert sorted(g for b in home.bonuses for g in b.gives) == ["mead", "ore", "rune_stone", "stone", "wood"]
    assert all(home.cells & home.bit(12, y) for y in range(3))


@rule("ODIN-2.6")
def test_the_banquet_table_has_twelve_spaces_and_the_round_numbers_at_its_end() -> None:
    h = Hall(round=1)
    h.s.phase = I.ACTIONS
    assert h.s.open_spaces(0) == 0b111111
    short = Hall(round=1, length="short")
    short.s.phase = I.ACTIONS
    assert short.s.open_spaces(0) == 0b1111111


@rule("ODIN-2.7", "ODIN-8.41")
def test_a_bay_holds_three_boats_and_four_large_ships() -> None:
    h = Hall().give(silver=40).turn()
    h.do(
        "buy:whaling_boat",
        "buy:whaling_boat",
        "buy:whaling_boat",
        "buy:knarr",
        "buy:knarr",
        "buy:longship",
        "buy:knarr",
    )
    assert h.whys("buy:whaling_boat") == ["ODIN-8.41"]
    assert h.whys("buy:longship") == ["ODIN-8.41"]
    assert len(h.player().boats) == 3
    assert h.player().large == 4


@rule("ODIN-2.8", "ODIN-8.51")
def test_room_for_ore_and_none_comes_off() -> None:
    h = Hall().give(ore=9).ships(boats=[0], knarrs=1, longships=[0]).turn()
    h.do("load:whaling_boat:0", "load:longship:0", "load:longship:1", "load:longship:2")
    assert h.bay() == ([1], 1, [3])
    assert h.whys("load:whaling_boat:1") == ["ODIN-2.8"]
    assert h.whys("load:longship:3") == ["ODIN-2.8"]
    assert not any(o.startswith(("load", "unload")) for o in h.ids())


@rule("ODIN-3.1", "ODIN-13.1", "ODIN-17.3")
def test_extension_tiles_only_with_four_players_sides_by_chance() -> None:
    assert [begin(players=n).extension for n in (1, 2, 3)] == [0, 0, 0]
    seen = {begin(players=4, seed=seed).extension for seed in range(40)}
    assert seen == {0b0101, 0b0110, 0b1001, 0b1010}


@rule("ODIN-3.2")
def test_all_special_tiles_lie_on_the_oval_board() -> None:
    assert begin().specials.bit_count() == 15


@rule("ODIN-3.3", "ODIN-17.2")
def test_the_decks_chosen_filter_light_and_dark_cards_alike() -> None:
    for decks, dark, light in (("a", 57, 15), ("bc", 88, 30), ("abc", 145, 45), ("b", 44, 15), ("ac", 101, 30)):
        s = begin(players=1, decks=decks)
        cards = [s.box.cards[c] for c in (*s.deck, *s.removed, *s.players[0].hand)]
        assert sum(c.dark for c in cards) == dark
        assert sum(not c.dark for c in cards) == light
        assert {c.deck for c in cards} == set(decks.upper())
    with pytest.raises(BadVariant):
        begin(decks="d")


@rule("ODIN-3.4")
def test_each_player_draws_one_light_card_and_the_others_leave() -> None:
    s = begin(players=4)
    assert [len(p.hand) for p in s.players] == [1, 1, 1, 1]
    assert all(not s.box.cards[p.hand[0]].dark for p in s.players)
    assert len(s.removed) == 41
    assert all(s.box.cards[c].dark for c in s.deck)


@rule("ODIN-3.5", "ODIN-3.6")
def test_what_everybody_starts_with() -> None:
    # the solo game begins before the first weapon is drawn
    h = meadhall.start("odin", players=1, seed=4, options={"light": "chosen"})
    have = state_of(h).players[0].have
    named = {I.NAMES[i]: n for i, n in enumerate(have) if n}
    assert named == {"bow_and_arrow": 1, "snare": 1, "spear": 1, "mead": 1}
    assert state_of(h).arms == [11, 11, 11, 11]


@rule("ODIN-3.8", "ODIN-5.10", "ODIN-5.11")
def test_vikings_by_round() -> None:
    assert [p.vikings for p in begin(length="long").players] == [6, 6]
    assert [p.vikings for p in begin(length="short").players] == [7, 7]


@rule("ODIN-3.9")
def test_strips_face_up() -> None:
    assert [len(begin(players=n).strips) for n in (1, 2, 3, 4)] == [2, 2, 2, 3]
    s = begin(players=4)
    assert s.strip_at == [0, 0, 0]
    assert s.strip_pile.bit_count() == 5


@rule("ODIN-3.10", "ODIN-3.11")
def test_boards_and_houses() -> None:
    s = begin()
    assert [I.BOARDS[s.facing(b)] for b in range(4)] == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert s.silver == [0, 0, 0, 0]
    assert s.houses == [3, 3, 5]


@rule("ODIN-3.12")
def test_the_first_start_player_is_chosen_by_chance() -> None:
    assert begin().round == 1
    assert {begin(players=3, seed=seed).first for seed in range(30)} == {0, 1, 2}


def match(players: int = 3) -> Match:
    return meadhall.start("odin", players=players, seed=8)


@rule("ODIN-18.1", "ODIN-12.1")
def test_everything_but_hands_and_piles_is_public() -> None:
    m = match()
    state = m.view(0)["state"]
    mine, other = state["players"][0]["f"], state["players"][1]["f"]
    hands = [p.hand for p in state_of(m).players]
    assert hands[0] == mine["hand"]
    assert hands[1] not in other.values()
    assert other["hand"] == [-2]  # its size, and that its back is light


@rule("ODIN-18.2")
def test_hands_piles_and_removed_cards_are_secret() -> None:
    m = match()
    state = m.view(0)["state"]
    assert set(state["deck"]) == {-3}
    assert set(state["removed"]) == {-2}
    again = m.imagine(0, Random(1))
    assert state_of(again).players[0].hand == state_of(m).players[0].hand
    assert state_of(again).deck != state_of(m).deck
    assert again.view(0) == m.view(0)


@rule("ODIN-18.3")
def test_a_search_for_a_weapon_shows_only_the_card_taken() -> None:
    h = Hall().give(wood=0).luck(8)
    h.s.arms_out[:] = [0, 0, 0, 0]
    before = h.s.arms[:]
    h.act("space:hunting_game_1", "fail:0")
    assert h.has() == {"wood": 1, "bow_and_arrow": 1}
    assert h.s.arms == [before[0] - 1, *before[1:]]


def test_a_placement_is_refused_with_every_reason() -> None:
    h = Hall().lay("oil", 4, 2).give(hide=1).turn().do("lay:hide")
    assert "ODIN-8.12" in h.whys("at:r0:4,3")
    assert "ODIN-8.11" in h.whys("at:r0:4,2")
    assert "ODIN-8.15" in h.whys("at:r0:9,2")
    assert h.whys("at:r0:0,4") == []
