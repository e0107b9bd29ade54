"""Occupations that run a phase, take an action or call Vikings back at the moment they are played."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation

#: the cells around the hide of a stone house
HIDE = [(1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2)]
#: the cells around the mead of the home board
MEAD = [(0, 8), (1, 8), (2, 8), (0, 9), (2, 9), (0, 10), (1, 10), (2, 10)]


# ── phases ───────────────────────────────────────────────────────────────────────────────────


@occupation(5)
def test_chief_makes_the_owner_feast_at_once() -> None:
    h = Hall().give(peas=1, mead=1, silver=2).play(5)
    assert h.may("serve:peas") and not h.may("space:fishing")
    h.do("serve:mead", "along:0", "serve:peas", "along:2", "serve:silver", "upright:4", "done")
    assert h.has() == {"silver": 1}
    assert h.player().penalties == 1, "six spaces were to be covered, five are"
    assert h.player().table == () and h.may("space:fishing")


@occupation(5)
def test_after_the_feast_of_chief_the_feast_of_the_round_still_comes() -> None:
    h = Hall().play(5, "done")
    assert h.player().penalties == 6
    h.feast().do("done")
    assert h.player().penalties == 12


@occupation(20)
def test_builder_collects_the_bonuses_of_houses_only() -> None:
    h = Hall().houses("stone_house").cover(1, *HIDE).cover(0, *MEAD)
    assert h.mark().play(20, "use:20:0").gained() == {"hide": 1}


@occupation(21)
def test_collector_collects_the_bonuses_of_the_home_board_only() -> None:
    h = Hall().houses("stone_house").boards("shetland").cover(1, *HIDE).cover(2).cover(0, *MEAD)
    assert h.mark().play(21, "use:21:0").gained() == {"mead": 1}


@occupation(20, 41)
def test_the_extra_bonus_phase_of_builder_is_one_for_other_occupations() -> None:
    h = Hall().houses("stone_house").cover(1, *HIDE).give(silver=1).cards(41)
    assert h.mark().play(20, "use:20:0", "use:41:0").gained() == {"hide": 1, "oil": 1, "silver": -1}


@occupation(35)
def test_cattle_breeder_breeds_at_once() -> None:
    h = Hall().give(pregnant_cattle=1, sheep=2).mark().play(35, "use:35:0")
    assert h.gained() == {"pregnant_cattle": -1, "cattle": 2, "sheep": -1, "pregnant_sheep": 1}


@occupation(35)
def test_cattle_breeder_breeds_for_its_owner_only() -> None:
    h = Hall(2).give(1, pregnant_cattle=1).mark().play(35, "use:35:0")
    assert h.gained(1) == {}


# ── Vikings ──────────────────────────────────────────────────────────────────────────────────


@occupation(60)
def test_inspector_takes_one_viking_back_from_any_space() -> None:
    h = Hall(2, vikings=12).occupied("forge").occupied("fishing").occupied("upgrade_2", seat=1).play(60, "use:60:0")
    assert h.may("back:forge") and h.may("back:play_occupation_2") and not h.may("back:upgrade_2")
    vikings = h.player().vikings
    h.do("back:fishing")
    assert h.player().vikings == vikings + 1
    assert h.may("space:fishing"), "the space is free again"


@occupation(60)
def test_inspector_takes_two_back_from_one_space_for_silver() -> None:
    h = Hall(round=3, vikings=12).give(silver=3).occupied("forge").occupied("fishing").play(60, "use:60:0", "choose:1")
    assert not h.may("back:fishing"), "only one Viking stands there"
    vikings = h.player().vikings
    h.do("back:forge")
    assert h.has() == {} and h.player().vikings == vikings + 2
    assert h.s.vikings_on(h.s.box.space_at["forge"], 0) == 1


@occupation(60)
def test_inspector_wants_as_much_silver_as_the_round_for_two_vikings() -> None:
    h = Hall(round=3, vikings=12).give(silver=2).occupied("forge").play(60, "use:60:0")
    assert not h.may("choose:1")


@occupation(76)
def test_homecomer_takes_one_viking_back_from_each_space_of_the_fourth_column() -> None:
    h = Hall(vikings=14).occupied("weekly_market_4").occupied("master_crafting").occupied("forge").play(76)
    vikings = h.player().vikings
    h.do("use:76:0", "done")
    assert h.player().vikings == vikings + 2
    held = [h.s.vikings_on(h.s.box.space_at[x], 0) for x in ("weekly_market_4", "master_crafting", "forge")]
    assert held == [3, 3, 3]


@occupation(76)
def test_homecomer_may_leave_spaces_out() -> None:
    h = Hall(vikings=14).occupied("weekly_market_4").occupied("master_crafting").play(76, "use:76:0")
    vikings = h.player().vikings
    h.do("back:master_crafting")
    assert h.player().vikings == vikings + 1
    held = [h.s.vikings_on(h.s.box.space_at[x], 0) for x in ("weekly_market_4", "master_crafting")]
    assert held == [3, 4]


@occupation(76)
def test_homecomer_finds_nobody_outside_the_fourth_column() -> None:
    assert not Hall().occupied("forge").play(76).may("use:76:0")


# ── actions ──────────────────────────────────────────────────────────────────────────────────


@occupation(77)
def test_follower_uses_an_occupied_space_of_the_second_column_without_vikings() -> None:
    h = Hall(2).occupied("produce_mead", seat=1).occupied("weekly_market_2").play(77, "use:77:0")
    assert sorted(o for o in h.ids() if o.startswith("copy:")) == ["copy:produce_mead", "copy:weekly_market_2"]
    vikings = h.player().vikings
    h.mark().do("copy:produce_mead")
    assert h.gained() == {"mead": 2, "silver": 2} and h.player().vikings == vikings
    assert h.s.vikings_on(h.s.box.space_at["produce_mead"], 1) == 2


@occupation(77)
def test_follower_gets_no_viking_back_from_a_failed_snare() -> None:
    h = Hall(2).occupied("laying_a_snare", seat=1).luck(8).play(77, "use:77:0", "copy:laying_a_snare")
    assert h.may("fail:0") and not h.may("fail:1")
    assert h.do("fail:0").has() == {"wood": 1, "snare": 1}


@occupation(84)
def test_harbor_guard_emigrates_one_silver_cheaper_for_each_large_ship() -> None:
    h = Hall(round=5).ships([0], 1, [2]).give(silver=3).play(84, "use:84:0", "emigrate:longship:2")
    assert h.has() == {} and h.bay() == ([0], 1, [])
    assert h.player().emigrated == (2,)
    assert not Hall(round=5).ships([0], 1, [2]).give(silver=2).play(84).may("use:84:0")


@occupation(84)
def test_harbor_guard_never_pays_less_than_nothing() -> None:
    h = Hall(round=2).ships([], 3).give(silver=1).play(84, "use:84:0", "emigrate:knarr:0")
    assert h.has() == {"silver": 1} and h.player().emigrated == (1,)


@occupation(85)
def test_hornblower_hunts_for_one_silver_and_lays_a_snare_for_two() -> None:
    h = Hall().give(silver=3, wood=9).luck(2, 5).play(85, "use:85:0", "spend:2:0")
    assert h.has() == {"silver": 2, "wood": 7, "hide": 1, "game_meat": 1}
    h.do("use:85:1", "spend:5:0")
    assert h.has() == {"wood": 2, "hide": 1, "game_meat": 1, "fur": 1, "snare": 1}


@occupation(85)
def test_hornblower_may_do_only_the_second_and_failing_returns_nobody() -> None:
    h = Hall().give(silver=2).luck(7).play(85, "done", "use:85:1")
    assert h.may("fail:0") and not h.may("fail:1")
    assert h.do("fail:0").has() == {"wood": 1, "snare": 1}
