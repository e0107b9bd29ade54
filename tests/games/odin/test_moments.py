"""Moments for anytime actions that matter (ODIN-8.5): ahead of income, and ahead of the action itself."""

import pytest

from meadhall.games.odin.steps.rounds import Income
from tests.games.odin.kit import Hall

rule = pytest.mark.rule
occupation = pytest.mark.occupation


def kind(h: Hall) -> str:
    """What is asked now."""
    assert h.match.decision is not None
    return h.match.decision.kind


# ── between the cards that act before income, and income ─────────────────────────────────────


@rule("ODIN-8.1", "ODIN-8.5")
@occupation(42)
def test_what_a_card_brings_before_income_may_be_laid_before_it_is_paid() -> None:
    h = Hall(2).cards(42).houses("shed").give(wood=1).run(Income()).do("use:42:0")
    assert kind(h) == "window" and h.may("lay:silver")
    assert h.do("lay:silver", "at:r0:0,11").may("done")
    h.do("done")
    assert h.player().income == h.has()["silver"] == 1, "the 0 is covered"


@rule("ODIN-8.1", "ODIN-8.5")
@occupation(8)
def test_oil_before_income_may_be_laid_too() -> None:
    h = Hall(2).cards(8).occupied("craft_linen").occupied("forge").occupied("craft_rune_stone")
    h.occupied("craft_chest").occupied("craft_clothing").run(Income())
    assert kind(h) == "window" and h.may("lay:oil")


@rule("ODIN-8.5")
def test_nobody_is_asked_before_income_to_whom_nothing_has_come() -> None:
    h = Hall(2).give(silver=1).end_actions().do("done").run(Income())
    assert h.ids() == [] and h.player().income == 0


# ── between what comes ahead of an action, and the action ────────────────────────────────────


@rule("ODIN-8.1", "ODIN-8.4", "ODIN-6.14", "ODIN-12.7")
@occupation(52, 116)
def test_a_card_just_drawn_may_be_played_before_the_stones_are_spent() -> None:
    h = Hall(2).cards(52).top(116).give(silver=1, stone=2).act("space:build_long_house")
    assert kind(h) == "make-ready" and h.may("use:52:0")
    assert h.do("use:52:0", "card:116", "done").has() == {"stone": 1}, "one stone less"


@rule("ODIN-8.1", "ODIN-8.4", "ODIN-10.29")
@occupation(52, 140)
def test_a_card_just_drawn_may_be_played_before_the_die_is_thrown() -> None:
    h = Hall(2).cards(52).top(140).give(silver=1, wood=9).ships([0]).luck(5, sides=12).act("space:whaling_3")
    assert kind(h) == "make-ready" and h.s.frames[-1].rolls == 0
    h.do("use:52:0", "card:140", "done", "spend:4:0")
    assert h.has()["oil"] == 2, "one by the card"


@rule("ODIN-8.1", "ODIN-8.4", "ODIN-6.14")
@occupation(121, 52, 116)
def test_what_the_last_card_ahead_has_brought_may_be_used_before_the_action() -> None:
    h = Hall(2).cards(121, 52).hand(116).strip(2, 6).give(stone=2)
    h.act("space:build_long_house", "use:121:0", "strip:2:1")
    assert kind(h) == "make-ready" and h.may("use:52:0")
    assert h.do("use:52:0", "card:116", "done").has() == {"silver": 1, "stone": 1}


@rule("ODIN-8.5", "ODIN-18.2")
def test_a_draw_alone_opens_no_moment_unless_a_card_in_play_plays_cards() -> None:
    h = Hall(2).top(116).give(silver=1, stone=2, oil=1).act("space:build_long_house")
    assert h.s.asked()[0].seat == 1, "what could be laid could be laid before"
    poor = Hall(2).cards(52).top(116).give(stone=2).act("space:build_long_house")
    assert poor.s.asked()[0].seat == 1, "no silver to play it with"


@rule("ODIN-8.5")
@occupation(121)
def test_who_has_just_declined_is_not_asked_again() -> None:
    h = Hall(2).cards(121).strip(1).give(silver=1, stone=2).act("space:build_long_house", "done")
    assert h.s.asked()[0].seat == 1


@rule("ODIN-8.4")
@occupation(121)
def test_what_the_space_costs_stays_until_it_is_paid() -> None:
    h = Hall(2).cards(121, 52).hand(43).houses("shed").strip(2, taken=2).give(stone=1, silver=1)
    h.act("space:build_long_house", "use:121:0", "strip:2:1")
    assert kind(h) == "make-ready" and h.whys("fill:stone") == ["ODIN-8.4"]


@rule("ODIN-8.5")
def test_the_moment_after_the_action_is_still_there() -> None:
    h = Hall(2).give(silver=1, stone=1).act("space:build_stone_house")
    assert h.player().quiet == 0


# ── what else anytime cards may do ───────────────────────────────────────────────────────────


@rule("ODIN-6.14")
@occupation(99, 56, 68)
def test_weapons_drawn_ahead_may_become_the_ore_that_a_space_costs() -> None:
    h = Hall(2).cards(99, 56).hand(68).turn()
    assert h.may("space:forge")
    h.do("space:forge")
    assert h.whys("done") == ["ODIN-6.14"]
    h.do("card:68", "use:68:0")
    assert h.whys("done") == ["ODIN-6.14"] and h.may("use:56:0")
    h.do("use:56:0")
    h.do(h.ids()[0]).do(h.ids()[0])  # whatever was drawn
    assert h.do("done").may("tile:jewelry")


@rule("ODIN-12.11", "ODIN-12.5")
@occupation(52)
def test_a_card_is_not_paid_for_twice() -> None:
    h = Hall(2).cards(52).hand(43).give(silver=3).turn().do("use:52:0")
    assert h.whys("use:52:0") == ["ODIN-12.5"], "the only card is being played"
    two = Hall(2).cards(52).hand(43, 12).give(silver=3).turn().do("use:52:0", "use:52:0", "card:43", "card:12")
    assert two.has()["silver"] == 1 and not two.player().hand


@rule("ODIN-12.5")
@occupation(52)
def test_the_card_that_a_space_plays_is_not_paid_for_either() -> None:
    h = Hall(2).cards(52).hand(43).give(silver=1).act("space:play_occupation_2")
    assert not h.may("use:52:0") and h.may("card:43")


@rule("ODIN-8.24")
@occupation(42)
def test_wood_and_stone_go_to_the_house_that_the_owner_chooses() -> None:
    h = Hall(2).houses("shed", "stone_house", "shed").give(wood=2).turn().do("fill:wood")
    assert h.ids() == ["board:1", "board:2"], "two sheds are alike"
    assert h.do("board:2").player().slots == [0, 0, 1, 0]
    assert h.do("fill:wood").player().slots == [0, 1, 1, 0], "only sheds are left"


@rule("ODIN-6.14", "ODIN-12.8")
@occupation(51)
def test_an_anytime_card_played_ahead_may_bring_what_the_space_costs() -> None:
    h = Hall(2).hand(51).give(rune_stone=3).turn()
    assert h.may("space:buy_sheep_and_cattle")
    h.do("space:buy_sheep_and_cattle", "card:51")
    assert h.whys("done") == ["ODIN-6.14"]
    h.do("use:51:0", "choose:0", "use:51:0", "choose:0", "use:51:0", "choose:0", "done")
    assert h.has() == {"sheep": 1, "cattle": 1, "milk": 3}
    assert not Hall(2).hand(51).give(rune_stone=2).turn().may("space:buy_sheep_and_cattle")
