"""ODIN section 6: a turn of the actions phase."""

import pytest

import meadhall
from meadhall.games.odin import items as I
from meadhall.games.odin.steps.rounds import Actions
from tests.games.odin.kit import Hall

rule = pytest.mark.rule


@rule("ODIN-1.4", "ODIN-6.1", "ODIN-6.4")
def test_a_player_places_vikings_on_one_space_and_acts_at_once_then_the_next() -> None:
    h = Hall(players=2).act("space:fishing")
    assert h.has() == {"stockfish": 1}
    assert h.match.decision is not None
    assert h.match.decision.seat == 1


@rule("ODIN-6.1")
def test_the_start_player_begins() -> None:
    h = Hall(players=3)
    h.s.first = 2
    h.run(Actions())
    assert h.match.decision is not None
    assert h.match.decision.seat == 2


@rule("ODIN-6.2")
@pytest.mark.parametrize(
    ("space", "column"),
    [("fishing", 1), ("produce_mead", 2), ("weekly_market_3", 3), ("weekly_market_4", 4)],
)
def test_a_column_takes_its_number_of_vikings(space: str, column: int) -> None:
    h = Hall(players=2, vikings=5).act(f"space:{space}")
    assert h.player().vikings == 5 - column
    short = Hall(players=2, vikings=column - 1).turn()
    assert short.whys(f"space:{space}") == ["ODIN-6.2"]


@rule("ODIN-6.3")
def test_a_space_is_used_once_a_round() -> None:
    h = Hall(players=2).act("space:fishing")
    assert h.whys("space:fishing") == ["ODIN-6.3"]


@rule("ODIN-6.5", "ODIN-9.30")
def test_a_space_needs_at_least_one_effect() -> None:
    h = Hall().give(rune_stone=1).turn()
    assert h.whys("space:upgrade_2") == ["ODIN-6.5"]
    assert h.give(peas=1).turn().whys("space:upgrade_2") == []


@rule("ODIN-6.6", "ODIN-9.38")
def test_single_effects_may_be_skipped() -> None:
    h = Hall().strip(1).give(peas=1).act("space:mountain_1_upgrade_1", "part:0", "strip:1:1", "done")
    assert h.has() == {"peas": 1, "wood": 1}


@rule("ODIN-6.7")
def test_passing_with_vikings_left_ends_the_round_for_the_player() -> None:
    h = Hall(players=2).act("pass", "space:fishing")
    assert h.match.decision is not None
    assert h.match.decision.seat == 1
    assert h.player(0).vikings == 8


@rule("ODIN-6.8", "ODIN-6.9")
def test_without_vikings_one_must_pass_and_the_others_go_on() -> None:
    h = Hall(players=2)
    h.player(1).vikings = 0
    h.act("space:fishing")
    assert h.match.decision is not None
    assert h.match.decision.seat == 0
    assert h.s.passed == 0b10
    assert h.do("pass").ids() == []


@rule("ODIN-6.10")
def test_a_space_needs_its_ship_in_the_bay_and_emigrated_ones_do_not_count() -> None:
    h = Hall().give(silver=3)
    h.player().emigrated = (I.KNARR,)
    assert h.turn().whys("space:overseas_trading_1") == ["ODIN-6.10"]
    assert h.ships(knarrs=1).turn().may("space:overseas_trading_1")


@rule("ODIN-6.11", "ODIN-11.4")
def test_example_15_one_longship_serves_three_actions() -> None:
    h = Hall(round=6, vikings=12).ships(longships=[0]).give(silver=6)
    h.s.sides = 0b1000
    h.luck(6).act("space:raiding", "loot:rune_stone")
    h.turn().do("space:explore_3", "explore:newfoundland")
    assert h.bay() == ([], 0, [0])
    h.turn().do("space:emigrate_2", "emigrate:longship:0")
    assert h.bay() == ([], 0, [])
    assert h.player().emigrated == (I.LONGSHIP,)


@rule("ODIN-6.12", "ODIN-10.21")
def test_vikings_handed_back_can_be_placed_again_and_the_space_stays_taken() -> None:
    h = Hall(players=2).luck(8).act("space:laying_a_snare", "fail:1")
    assert h.player().vikings == 7
    assert h.do("pass").whys("space:laying_a_snare") == ["ODIN-6.3"]


@rule("ODIN-6.13")
def test_a_space_emptied_by_an_occupation_can_be_used_again() -> None:
    h = Hall().occupied("fishing").hand(60)
    h.act("space:play_occupation_2", "card:60", "use:60:0", "back:fishing")
    assert h.turn().may("space:fishing")


@rule("ODIN-6.14")
def test_what_comes_before_may_supply_what_is_missing_and_then_must() -> None:
    h = Hall().strip(1).cards(113).turn()  # the strip begins with wood
    assert h.may("space:craft_chest")
    h.do("space:craft_chest")
    assert h.whys("done") == ["ODIN-6.14"]
    h.do("use:113:0", "strip:1:1")
    assert h.has() == {"chest": 1, "silver": 1}
    assert "ODIN-9.12" in Hall().strip(1).cards(113).turn().whys("space:craft_rune_stone")


@rule("ODIN-6.15")
def test_passing_is_final_even_if_vikings_come_back() -> None:
    h = Hall(players=2).act("pass")
    h.player(0).vikings += 1
    h.do("space:fishing")
    assert h.match.decision is not None
    assert h.match.decision.seat == 1


def test_a_whole_turn_can_be_replayed_from_its_record() -> None:
    m = meadhall.start("odin", players=2, seed=11)
    for _ in range(40):
        m.play(m.options[len(m.options) // 2])
    again = meadhall.replay(m.record())
    assert again.view(0) == m.view(0)


# ── 13. Extension tiles ──────────────────────────────────────────────────────────────────────


def four(extension: int = 0b0101) -> Hall:
    h = Hall(players=4)
    h.s.extension = extension
    return h


@rule("ODIN-13.2", "ODIN-13.6")
def test_imitation_carries_out_a_space_of_another_player() -> None:
    h = four().occupied("fishing", seat=1).act("space:imitate_1", "copy:fishing")
    assert h.has() == {"stockfish": 1}
    assert h.player().vikings == 7
    assert h.s.vikings_on(61, 0) == 1
    assert h.s.vikings_on(h.s.box.space_at["fishing"], 1) == 1


@rule("ODIN-13.3")
def test_an_empty_or_own_space_cannot_be_imitated() -> None:
    h = four().occupied("fishing", seat=0).turn()
    assert h.whys("space:imitate_1") == ["ODIN-13.2"]
    h.occupied("weekly_market_1", seat=2).turn().do("space:imitate_1")
    assert h.whys("copy:fishing") == ["ODIN-13.3"]
    assert h.ids() == ["copy:weekly_market_1"]


@rule("ODIN-13.4")
def test_an_imitation_space_is_used_once_a_round() -> None:
    h = four().occupied("fishing", seat=1).act("space:imitate_1", "copy:fishing")
    assert "ODIN-6.3" in h.whys("space:imitate_1")


@rule("ODIN-13.5")
def test_requirements_costs_and_the_column_bonus_apply() -> None:
    h = four().occupied("buy_stockfish", seat=1).turn()
    assert not h.may("space:imitate_1")
    h = four().occupied("weekly_market_3", seat=1).top(43).act("space:imitate_3", "copy:weekly_market_3")
    assert len(h.player().hand) == 1


@rule("ODIN-13.7")
def test_for_cards_an_imitation_is_a_use_of_the_copied_space() -> None:
    h = four().occupied("weekly_market_1", seat=1).cards(119).act("space:imitate_1", "copy:weekly_market_1")
    assert h.has() == {"beans": 1, "silver": 1, "milk": 1}


@rule("ODIN-13.8")
def test_choices_of_the_copied_space_are_made_anew() -> None:
    h = four(0b1001).occupied("build_house_and_ship", seat=1).give(wood=2, stone=2)
    h.act("space:imitate_4", "copy:build_house_and_ship")
    assert [o for o in h.ids() if o.startswith("choose")] == ["choose:0", "choose:1"]
