"""What holds for many occupations at once: which spaces they mean, when they are in play, whose actions count."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


def rich() -> Hall:
    """A player who can use every action space."""
    h = Hall(2, round=2, vikings=14).ships([0], 1, [0, 0]).strip(1, 2).strip(2, 2)
    h.give(silver=20, wood=4, stone=4, ore=2, flax=1, hide=1, linen=1, wool=1, silverware=1, peas=2, sheep=1, cattle=1)
    return h.hand(10)


CRAFTING = [
    "craft_linen", "craft_rune_stone", "craft_clothing", "craft_chest", "forge", "craft_runes_and_chests",
    "master_crafting",
]  # fmt: skip
BUILDING = [
    "build_shed", "build_whaling_boat", "build_stone_house", "build_knarr", "build_long_house", "build_longship",
    "build_house_and_ship",
]  # fmt: skip
COLUMN_2 = [
    "build_stone_house", "build_knarr", "hunting_game_2", "laying_a_snare", "buy_sheep", "buy_cattle_and_milk",
    "weekly_market_2", "produce_mead", "craft_clothing", "craft_chest", "wood_per_player", "mountain_3_upgrade_1",
    "upgrade_3", "overseas_trading_2", "pillaging_2", "explore_2", "emigrate_2", "play_occupation_2",
]  # fmt: skip
COLUMN_4 = [
    "build_house_and_ship", "whaling_4", "buy_sheep_and_cattle", "weekly_market_4", "master_crafting",
    "mountain_4_double_2", "mountain_2222_or_double_3", "plundering", "boat_to_knarr_and_emigrate",
]  # fmt: skip


@occupation(113)
@pytest.mark.parametrize("space", CRAFTING)
def test_apprentice_craftsman_comes_before_every_crafting_space(space: str) -> None:
    assert rich().cards(113).act(f"space:{space}").may("use:113:0")


@occupation(121)
@pytest.mark.parametrize("space", BUILDING)
def test_carpenter_comes_before_every_building_space(space: str) -> None:
    assert rich().cards(121).act(f"space:{space}").may("use:121:0")


@occupation(164)
@pytest.mark.parametrize("space", COLUMN_4)
def test_armed_fighter_comes_before_every_space_of_the_fourth_column(space: str) -> None:
    assert rich().cards(164).act(f"space:{space}").may("use:164:0")


@occupation(166)
@pytest.mark.parametrize("space", COLUMN_2)
def test_weapons_warden_comes_before_every_space_of_the_second_column(space: str) -> None:
    first = "weekly_market_2" if space != "weekly_market_2" else "produce_mead"
    h = rich().cards(166).act(f"space:{first}").turn().do(f"space:{space}")
    assert h.may("use:166:0")


@occupation(113, 121, 164, 166)
@pytest.mark.parametrize("space", ["fishing", "weekly_market_1", "upgrade_2", "weekly_market_3", "upgrade_4"])
def test_on_other_spaces_none_of_these_comes(space: str) -> None:
    h = rich().cards(113, 121, 164, 166).act("space:produce_mead").turn().do(f"space:{space}")
    assert not [o for o in h.ids() if o.startswith("use:")]


@occupation(114)
@pytest.mark.parametrize(
    ("space", "more"),
    [
        ("craft_linen", ()),
        ("craft_rune_stone", ()),
        ("craft_clothing", ()),
        ("craft_chest", ("pay:wood",)),
        ("forge", ("tile:jewelry",)),
        ("craft_runes_and_chests", ()),
        ("master_crafting", ("done", "done")),
    ],
)
def test_silk_stitcher_comes_after_every_crafting_space(space: str, more: tuple[str, ...]) -> None:
    h = rich().cards(114).act(f"space:{space}", *more)
    if h.may("card:10"):
        h.do("done")
    assert h.may("use:114:0")


@occupation(120)
@pytest.mark.parametrize("space", ["weekly_market_1", "weekly_market_2", "weekly_market_3"])
def test_middleman_comes_after_every_weekly_market(space: str) -> None:
    assert rich().cards(120).act(f"space:{space}").may("use:120:0")


@occupation(120)
def test_middleman_comes_after_the_weekly_market_of_four_vikings_too() -> None:
    assert Hall().cards(120).give(peas=1).act("space:weekly_market_4").may("use:120:0")


@occupation(122)
@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("mountain_2", ("strip:1:2",)),
        ("mountain_3_upgrade_1", ("strip:1:2",)),
        ("mountain_3_2", ("strip:1:2", "done")),
        ("mountain_4_double_2", ("strip:1:2",)),
        ("mountain_2222_or_double_3", ("strip:1:2", "done")),
    ],
)
def test_mountain_guard_comes_after_every_space_with_mountains(space: str, answers: tuple[str, ...]) -> None:
    h = Hall().cards(122).strip(1, 1).strip(2).act(f"space:{space}", *answers, "use:122:0")
    assert h.has() == {"wood": 1, "stone": 1, "mead": 1}


@occupation(111)
def test_artist_earns_a_silver_for_the_ore_of_the_forge() -> None:
    assert Hall().cards(111).give(ore=1).act("space:forge", "tile:jewelry").has() == {"jewelry": 1, "silver": 1}


# ── in play or not (EL-12, EL-17) ────────────────────────────────────────────────────────────


@pytest.mark.rule("ODIN-12.1")
@occupation(119)
def test_a_card_in_hand_does_nothing() -> None:
    assert Hall().hand(119).act("space:weekly_market_1").has() == {"beans": 1, "silver": 1}


@pytest.mark.rule("ODIN-12.20")
@occupation(3)
def test_a_card_played_by_an_action_does_not_belong_to_that_action() -> None:
    h = Hall().hand(3).give(stone=1).act("space:play_occupation_1", "card:3")
    assert h.has() == {"silver": 1}, "one silver is printed there, but the card came too late for the snare"


@pytest.mark.rule("ODIN-12.20")
@occupation(119)
def test_a_card_played_ahead_of_a_fourth_column_action_belongs_to_it_and_behind_it_does_not() -> None:
    ahead = Hall().hand(119).act("space:weekly_market_4", "card:119")
    assert ahead.has() == {"spices": 1, "silver": 1, "milk": 1}
    behind = Hall().hand(119).act("space:weekly_market_4", "done", "card:119")
    assert behind.has() == {"spices": 1, "silver": 1}


@pytest.mark.rule("ODIN-12.20")
@occupation(164)
def test_a_card_played_ahead_of_a_fourth_column_action_may_act_before_it() -> None:
    h = Hall().hand(164).strip(1, 2).act("space:weekly_market_4", "card:164", "use:164:0", "strip:1:1")
    assert h.has() == {"spices": 1, "silver": 1, "stone": 1}


# ── actions without a space (EL-7) ───────────────────────────────────────────────────────────


@occupation(143, 126, 163, 130)
def test_an_action_by_a_card_counts_as_that_action_but_not_as_use_of_its_space() -> None:
    h = Hall().cards(143, 126, 163, 130).give(silver=3, wood=9, snare=2).luck(2, 5).mark()
    h.play(85, "use:85:0", "spend:2:0", "use:85:1", "spend:5:0")
    assert h.gained() == {"silver": -1, "wood": -7, "hide": 1, "game_meat": 1, "fur": 1, "snare": 1}
    assert not h.may("use:130:0")


@occupation(2, 84)
def test_patron_saves_nothing_on_an_emigration_that_uses_no_space() -> None:
    h = Hall(round=4).cards(2).ships([], 1).give(silver=3).play(84, "use:84:0", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)


@occupation(170, 84)
def test_refugee_helper_saves_on_every_emigration() -> None:
    h = Hall(round=4).cards(170).ships([], 1).give(silver=1).play(84, "use:84:0", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)


@occupation(5, 165, 7)
def test_the_feast_of_chief_is_one_for_other_occupations() -> None:
    h = Hall().cards(165, 7).give(clothing=1, grain=2).play(5, "done")
    assert h.has() == {"clothing": 1, "grain": 2, "silver": 4}


@occupation(35, 174)
def test_a_calf_of_cattle_breeder_counts_for_bosporus_traveler() -> None:
    h = Hall().cards(174).give(pregnant_cattle=1, silver=3).play(35, "use:35:0", "use:174:0")
    assert h.has() == {"cattle": 2, "silk": 1}


@occupation(166, 77)
def test_a_space_used_without_vikings_is_no_placement_for_weapons_warden() -> None:
    h = Hall(2).cards(166).hand(77).occupied("produce_mead", seat=1).act("space:weekly_market_2")
    h.act("space:play_occupation_2", "done", "card:77", "use:77:0", "copy:produce_mead")
    assert h.has()["mead"] == 2 and not h.may("use:166:0")


# ── imitation (EL-22) and the solo game (EL-21) ──────────────────────────────────────────────


def imitation(column: int, space: str) -> Hall:
    """Four players, an imitation space in a column, another player on a space."""
    h = Hall(4).occupied(space, seat=1)
    h.s.extension = 1 << (column - 1)
    return h


@pytest.mark.rule("ODIN-13.7")
@occupation(119)
def test_an_imitated_weekly_market_is_one_for_milkman() -> None:
    h = imitation(2, "weekly_market_2").cards(119).act("space:imitate_2", "copy:weekly_market_2")
    assert h.has() == {"flax": 1, "stockfish": 1, "silver": 1, "milk": 1}


@occupation(130)
def test_the_viking_of_snare_specialist_comes_back_from_the_imitation_space() -> None:
    h = imitation(2, "laying_a_snare").cards(130).give(wood=2, snare=1).luck(2)
    h.act("space:imitate_2", "copy:laying_a_snare", "spend:2:0")
    vikings = h.player().vikings
    h.do("use:130:0")
    assert h.player().vikings == vikings + 1
    assert h.s.vikings_on(h.s.box.space_at["laying_a_snare"], 1) == 2


@occupation(106)
def test_an_imitation_of_plundering_keeps_its_four_vikings() -> None:
    h = imitation(4, "plundering").cards(106).ships([], 0, [0, 0, 0]).turn()
    assert h.may("space:imitate_4") and not h.may("fewer:plundering")
    h.player().vikings = 3
    assert not h.turn().may("space:imitate_4")


@pytest.mark.rule("ODIN-16.12")
@occupation(91, 161)
def test_in_the_solo_game_only_vikings_of_the_active_colour_are_own_ones() -> None:
    h = Hall(vikings=14).cards(91, 161).occupied("fishing").occupied("forge").occupied("whaling_3")
    h.occupied("weekly_market_3").give(silver=1)
    h.s.round = 2
    assert not h.end_actions().may("use:91:0")
    assert h.bonus().has() == {"silver": 1}


@occupation(60)
def test_inspector_calls_back_no_viking_of_the_other_colour() -> None:
    h = Hall().occupied("forge")
    h.s.round = 2
    h.play(60, "use:60:0")
    assert [o for o in h.ids() if o.startswith("back:")] == ["back:play_occupation_2"]
