"""Occupations together, and the corners of single ones: the examples of the official card index among them."""

import pytest

from meadhall.games.odin import items as I
from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


# ── the goods chart ──────────────────────────────────────────────────────────────────────────


@occupation(66)
@pytest.mark.parametrize(("good", "steps", "end"), [
    ("beans", 2, "skin_and_bones"),
    ("cabbage", 2, "robe"),
    ("cabbage", 1, "sheep"),
    ("fruits", 1, "cattle"),
])  # fmt: skip
def test_field_farmer_on_the_chart(good: str, steps: int, end: str) -> None:
    h = Hall().give(silver=1, **{good: 1}).play(66, "use:66:0", f"upgrade:{good}:{steps}")
    assert h.has() == {end: 1} and h.may("space:fishing")


@occupation(66)
def test_field_farmer_cannot_leave_the_chart() -> None:
    h = Hall().give(silver=1, fruits=1).play(66, "use:66:0")
    assert not h.may("upgrade:fruits:2")


@occupation(88)
@pytest.mark.parametrize(("good", "end"), [
    ("cattle", "robe"),
    ("pregnant_cattle", "robe"),
    ("fruits", "sheep"),
    ("wool", "silverware"),
])  # fmt: skip
def test_clerk_on_the_chart(good: str, end: str) -> None:
    h = Hall().cards(88).ships([], 1).give(silver=2, **{good: 1}).act("space:overseas_trading_1")
    h.do("use:88:0", f"upgrade:{good}:1")
    assert h.has()[end] == 1 and good not in h.has()


@occupation(28)
def test_a_chest_that_comes_by_an_upgrade_counts_for_locksmith() -> None:
    h = Hall().cards(28).give(wool=1, silver=1).act("space:upgrade_2", "upgrade:wool:1", "use:28:0")
    assert h.has() == {"chest": 1, "oil": 1}


@occupation(66, 174)
def test_a_calf_that_comes_by_an_upgrade_is_new_for_bosporus_traveler() -> None:
    h = Hall().cards(174).give(fruits=1, silver=4).play(66, "use:66:0", "upgrade:fruits:1", "use:174:0")
    assert h.has() == {"cattle": 1, "silk": 1}


# ── special tiles on boards ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("tile", "fill"),
    [
        pytest.param("cloakpin", ("silverware", "rune_stone"), marks=occupation(70)),
        pytest.param("drinking_horn", ("chest", "rune_stone"), marks=occupation(71)),
    ],
)
def test_the_outline_is_filled_however_the_tile_lies(card: int, tile: str, fill: tuple[str, ...]) -> None:
    ways = Hall().s.box.pieces[I.ITEM[tile]]
    assert len(ways) > 1
    for way in ways:
        h = Hall(2).lay(tile, 2, 1, turn=way.number, seat=1)
        covered = h.player(1).covered[0]
        h.play(card, f"use:{card}:0")
        assert sorted(name for name, _ in h.lies(1)) == sorted(fill)
        assert h.player(1).covered[0] == covered


# ── Viking actions and others ────────────────────────────────────────────────────────────────


@occupation(154, 155, 77)
def test_a_space_used_without_vikings_is_no_viking_action() -> None:
    h = Hall(2).cards(154, 155).occupied("wood_per_player", seat=1).play(77, "use:77:0", "copy:wood_per_player")
    assert h.has() == {"wood": 2, "ore": 1} and not h.may("use:155:0")


@occupation(108, 77)
def test_ironsmith_finds_no_viking_where_none_was_placed() -> None:
    h = Hall(2).cards(108).occupied("craft_chest", seat=1).give(ore=1).play(77, "use:77:0", "copy:craft_chest")
    assert h.has() == {"chest": 1, "silver": 1} and not h.may("use:108:0")


@occupation(175, 91)
def test_the_space_that_latecomer_uses_is_an_action_for_codliver_oil_presser() -> None:
    h = Hall().cards(91, 175).occupied("fishing").give(silver=3).end_actions()
    assert h.do("use:91:0", "copy:buy_stockfish", "use:175:0").has() == {"stockfish": 2, "oil": 1}


@occupation(91)
def test_latecomer_does_not_become_the_last_to_place_vikings() -> None:
    h = Hall(2).cards(91).occupied("fishing").give(silver=2)
    h.s.last = 1
    assert h.end_actions().do("use:91:0", "copy:buy_stockfish").s.last == 1


@occupation(122, 164)
def test_items_that_another_card_takes_are_not_those_of_the_space_for_mountain_guard() -> None:
    h = Hall().cards(122, 164).strip(1, 2).strip(2)
    h.act("space:mountain_4_double_2", "use:164:0", "strip:1:1", "strip:2:2")
    assert h.has() == {"stone": 1, "wood": 2} and not h.may("use:122:0")


@occupation(12, 84)
def test_a_longship_that_emigrates_by_a_card_is_used_for_helmsman() -> None:
    h = Hall(round=1).cards(12).ships([], 0, [0]).play(84, "use:84:0", "emigrate:longship:0", "use:12:1")
    assert h.weapons() == 1


@occupation(2)
def test_patron_saves_on_the_emigration_of_the_fourth_column() -> None:
    h = Hall(round=3).cards(2).ships([], 1).give(silver=2).act("space:boat_to_knarr_and_emigrate", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)


@occupation(2, 170)
def test_what_makes_emigration_cheaper_adds_up() -> None:
    h = Hall(round=5).cards(2, 170).ships([], 1).give(silver=2).act("space:emigrate_3", "emigrate:knarr:0")
    assert h.has() == {} and h.player().emigrated == (1,)


@occupation(116, 121)
def test_carpenter_and_master_bricklayer_build_a_long_house_from_nothing() -> None:
    h = Hall().cards(116, 121).strip(1, 2).act("space:build_long_house", "use:121:0", "strip:1:1")
    assert h.has() == {} and h.player().kinds.count(I.AREA_LONG_HOUSE) == 1


# ── battles ──────────────────────────────────────────────────────────────────────────────────


@occupation(106, 164)
def test_armed_fighter_wants_four_vikings_also_where_warmonger_places_three() -> None:
    h = Hall().cards(106, 164).strip(1, 2).ships([], 0, [0, 0, 0]).act("fewer:plundering")
    assert h.has() == {"silver_hoard": 1} and not h.may("use:164:0")


@occupation(136)
def test_raider_alone_takes_no_green_goods() -> None:
    assert not Hall().cards(136).ships([], 0, [0]).luck(8).act("space:raiding").may("loot:hide")


@occupation(136, 138)
def test_raider_and_robber_split_a_result_over_green_goods() -> None:
    h = Hall().cards(136, 138).ships([], 0, [0]).luck(11, sides=12).act("space:pillaging_2", "loot:oil")
    assert h.may("loot:wool") and not h.may("loot:skin_and_bones"), "5 + 7 make 12, 5 + 8 do not"
    assert h.do("loot:wool").has() == {"oil": 1, "wool": 1}


@occupation(89, 137)
def test_catapulter_and_melee_fighter_together() -> None:
    h = Hall().cards(89, 137).ships([], 0, [0]).give(stone=1, spear=1).luck(6).act("space:raiding", "loot:spices")
    assert h.do("pay:spear").has() == {"spices": 1}, "6 + 2 + 1"


@occupation(90, 136)
def test_what_cards_add_to_a_battle_adds_up() -> None:
    h = Hall().cards(90, 136).ships([], 0, [1]).luck(7).act("space:raiding", "use:90:0", "ship:longship:1")
    assert h.may("loot:jewelry") and not h.may("loot:treasure_chest"), "7 + 2 + 1"


@occupation(90, 185)
def test_the_ore_of_sword_fighter_is_lost_if_the_owner_then_trades_instead() -> None:
    h = Hall().cards(90, 185, 12).ships([], 0, [1]).give(peas=1).act("space:raiding", "use:90:0", "ship:longship:1")
    h.do("use:185:0", "upgrade:peas:1")
    assert h.has() == {"mead": 1} and h.bay() == ([], 0, [0])
    assert not h.may("use:12:1"), "no longship was used"


# ── feasts and ends ──────────────────────────────────────────────────────────────────────────


@occupation(157, 158)
def test_tiles_that_the_hall_lays_by_itself_pay_like_others() -> None:
    h = Hall().cards(157, 158).give(sheep=1, game_meat=1).feast().do("serve:game_meat", "upright:0", "suggest")
    assert h.weapons() == 3 and h.has().get("skin_and_bones", 0) == 1


@pytest.mark.rule("ODIN-15.17")
@occupation(7)
def test_after_the_last_feast_cards_still_answer_before_scoring() -> None:
    h = Hall(round=7).cards(7).give(grain=2).feast().do("done")
    assert h.has() == {"grain": 2, "silver": 2}


@pytest.mark.rule("ODIN-15.17")
@occupation(41, 161)
def test_after_the_last_feast_there_is_no_bonus_phase_for_cards() -> None:
    h = Hall(vikings=14).cards(41, 161).occupied("forge").occupied("whaling_3").occupied("weekly_market_3")
    assert h.give(silver=1).end().has() == {"silver": 1} and not h.ids()


@occupation(189)
def test_the_silver_of_seafarer_is_in_the_result() -> None:
    poor, rich = Hall().boards("shetland", "iceland").end(), Hall().cards(189).boards("shetland", "iceland").end()
    assert poor.match.result is not None and rich.match.result is not None
    assert rich.match.result.scores[0] == poor.match.result.scores[0] + 4 + 1, "4 silver, 1 point of the card"


@occupation(5, 45, 180)
@pytest.mark.rule("ODIN-12.17")
def test_cards_count_their_printed_points_also_negative_ones() -> None:
    assert Hall().cards(5).points()["occupations"] == 7
    assert Hall().cards(45, 180).points()["occupations"] == -3
    assert Hall().hand(5).points()["occupations"] == 0
