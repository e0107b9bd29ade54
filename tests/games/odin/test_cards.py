"""ODIN section 12: how occupations are drawn and played."""

import pytest

from tests.games.odin.kit import GAME, Hall

rule = pytest.mark.rule


@rule("ODIN-12.1", "ODIN-15.8")
def test_a_card_in_hand_has_no_effect_and_no_points() -> None:
    h = Hall().hand(119).act("space:weekly_market_1")
    assert h.has() == {"beans": 1, "silver": 1}
    assert h.points()["occupations"] == 0
    assert Hall().cards(119).act("space:weekly_market_1").has() == {"beans": 1, "silver": 1, "milk": 1}


@rule("ODIN-12.2")
def test_there_is_no_hand_limit() -> None:
    h = Hall().hand(*range(1, 30)).act("space:draw_occupation")
    assert len(h.player().hand) == 30


@rule("ODIN-12.3")
def test_the_draw_space() -> None:
    h = Hall().top(43).act("space:draw_occupation")
    assert h.has() == {"silver": 1}
    assert [GAME.box.cards[c].number for c in h.player().hand] == [43]


@rule("ODIN-12.4")
def test_the_play_space_costs_stone_or_ore() -> None:
    assert Hall().hand(43).turn().whys("space:play_occupation_1") != []
    h = Hall().hand(43).give(stone=1, ore=1).act("space:play_occupation_1", "pay:ore", "card:43")
    assert h.has() == {"stone": 1, "silver": 1, "fruits": 1}


@rule("ODIN-12.5")
def test_two_vikings_play_one_or_two_cards() -> None:
    h = Hall().hand(43, 22, 23).act("space:play_occupation_2", "card:43", "card:22")
    assert len(h.player().played) == 2
    assert len(h.player().hand) == 1
    one = Hall().hand(43, 22).act("space:play_occupation_2")
    assert not one.may("done")
    assert len(one.do("card:43", "done").player().played) == 1
    assert Hall().turn().whys("space:play_occupation_2") == ["ODIN-6.5"]


@rule("ODIN-12.6", "ODIN-12.22")
def test_example_52_three_vikings_play_up_to_four_cards_with_the_one_just_drawn() -> None:
    h = Hall().top(43).act("space:play_occupation_4", "card:43")
    assert h.has() == {"fruits": 1}
    many = (
        Hall()
        .top(43)
        .hand(22, 23, 24, 25, 26)
        .act("space:play_occupation_4", "card:22", "card:23", "card:24", "card:43")
    )
    assert len(many.player().played) == 4
    empty = Hall()
    empty.s.removed += empty.s.deck
    empty.s.deck.clear()
    assert empty.turn().whys("space:play_occupation_4") == ["ODIN-6.5"]


@rule("ODIN-12.7")
def test_placing_on_the_third_column_draws_a_card() -> None:
    h = Hall().top(43).act("space:weekly_market_3")
    assert [GAME.box.cards[c].number for c in h.player().hand] == [43]


@rule("ODIN-12.8")
def test_placing_on_the_fourth_column_plays_a_card_before_or_after() -> None:
    before = Hall().hand(43, 22).act("space:weekly_market_4", "card:43")
    assert before.has() == {"fruits": 1, "spices": 1, "silver": 1}
    assert before.match.decision is not None
    assert before.match.decision.kind == "act"
    after = Hall().hand(43).act("space:weekly_market_4", "done")
    assert after.has() == {"spices": 1, "silver": 1}
    assert after.do("card:43").has() == {"fruits": 1, "spices": 1, "silver": 1}


@rule("ODIN-12.9", "ODIN-12.20")
def test_a_card_works_from_the_moment_it_is_played() -> None:
    with_it = Hall().hand(119).act("space:weekly_market_4", "card:119")
    assert with_it.has() == {"spices": 1, "silver": 1, "milk": 1}
    behind = Hall().hand(119).act("space:weekly_market_4", "done", "card:119")
    assert behind.has() == {"spices": 1, "silver": 1}
    furrier = Hall().hand(3).give(stone=1).act("space:play_occupation_1", "card:3")
    assert furrier.has() == {"silver": 1}  # it was not in play when the action began


@rule("ODIN-12.10")
def test_example_45_an_immediate_exchange_is_made_once() -> None:
    h = Hall().give(snare=4, spear=4).play(65, "use:65:0")
    assert h.has() == {"snare": 2, "spear": 2, "treasure_chest": 1}
    assert not h.turn().may("use:65:0")


@rule("ODIN-12.12")
def test_example_47_before_an_action() -> None:
    h = Hall().ships(knarrs=1).give(silver=1).cards(149).act("space:overseas_trading_1", "turn:oil")
    assert h.has() == {"rune_stone": 1}


def test_example_48_a_fourth_roll() -> None:
    h = Hall().cards(153).luck(8, 8, 8, 8).act("space:hunting_game_1", "roll", "roll", "roll")
    assert h.whys("roll") == ["ODIN-10.1"]


@rule("ODIN-12.13")
def test_example_49_as_soon_as() -> None:
    already = Hall().ships(longships=[0, 0, 0]).play(181)
    assert already.has() == {"wool": 3}
    later = Hall().ships(longships=[0, 0]).cards(181).give(silver=5).turn().do("buy:knarr")
    assert later.has() == {"wool": 3}
    future = Hall().ships(knarrs=2).give(silver=5).play(179)
    assert future.has() == {"silver": 5}
    assert future.turn().do("buy:knarr").has() == {"stockfish": 3, "silver": 3}


@rule("ODIN-12.14")
def test_example_43_a_slash_means_one_or_the_other() -> None:
    h = Hall().give(silverware=1).cards(54).turn().do("use:54:0", "choose:1")
    assert h.has() == {"chest": 1}
    hides = Hall().give(silver=4).play(86, "use:86:0", "choose:1")
    assert hides.has() == {"hide": 2}


@rule("ODIN-12.15")
def test_example_44_only_the_exact_number_applies() -> None:
    assert Hall(round=3).ships(boats=[0, 0]).cards(93).harvest().has() == {"grain": 1}


@rule("ODIN-12.16")
def test_example_50_two_actions_in_printed_order_each_may_be_declined() -> None:
    h = Hall().give(silver=3, wood=2).luck(1, 1).hand(85)
    h.act("space:play_occupation_2", "card:85", "use:85:0", "spend:1:0", "use:85:1", "spend:1:0")
    assert h.has() == {"hide": 1, "game_meat": 1, "fur": 1, "snare": 1}
    second = Hall().give(silver=3, wood=2).luck(1).hand(85)
    second.act("space:play_occupation_2", "card:85", "done", "use:85:1", "spend:1:0")
    assert second.has() == {"silver": 1, "wood": 1, "fur": 1, "snare": 1}


@rule("ODIN-12.17")
def test_example_51_points_can_be_negative() -> None:
    assert Hall().cards(100).points()["occupations"] == -1


@rule("ODIN-12.18")
def test_the_light_card_is_played_by_the_same_means() -> None:
    h = Hall().hand(34).give(sheep=2, stone=1).act("space:play_occupation_1", "card:34")
    assert h.has() == {"sheep": 2, "milk": 1, "wool": 1, "silver": 1}


@rule("ODIN-12.19")
def test_an_immediate_effect_is_finished_before_the_next_card() -> None:
    h = Hall().hand(75, 43).give(silver=1).act("space:play_occupation_2", "card:75")
    assert not h.may("card:43")
    h.do("use:75:0")
    assert h.has() == {"skin_and_bones": 1}
    assert h.may("card:43")


@rule("ODIN-12.21")
def test_column_bonuses_need_the_printed_number_of_vikings() -> None:
    fewer = Hall().ships(longships=[0, 0, 0]).cards(106).hand(43).act("fewer:plundering")
    assert fewer.has() == {"silver_hoard": 1}
    assert fewer.player().vikings == 5
    assert fewer.match.decision is not None
    assert fewer.match.decision.kind == "act"
