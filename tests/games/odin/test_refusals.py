"""What is refused says which rule speaks against it, also where it was not even to be considered."""

from collections.abc import Callable

import pytest

from meadhall.games.odin import items as I
from tests.games.odin.kit import Hall

rule = pytest.mark.rule


def whys(h: Hall, option: str) -> list[tuple[str, str]]:
    """The rules against a choice, each with the name of its text."""
    assert h.match.decision is not None
    refusal = h.match.refuse(h.match.decision.seat, option)
    assert refusal is not None
    return [(r.rule, r.text.key.removeprefix("why-")) for r in refusal.reasons]


def sole(h: Hall, option: str) -> tuple[str, str]:
    found = whys(h, option)
    assert len(found) == 1, found
    return found[0]


# ── a space without effect says what is missing ──────────────────────────────────────────────


@rule("ODIN-14.1", "ODIN-6.5")
def test_no_house_is_left() -> None:
    h = Hall(2).give(wood=2)
    h.s.houses[I.SHED] = 0
    assert sole(h.turn(), "space:build_shed") == ("ODIN-14.1", "none-left")


@rule("ODIN-8.41", "ODIN-6.5")
def test_no_dock_is_free() -> None:
    h = Hall(2).give(wood=2).ships([0, 0, 0], knarrs=4).turn()
    assert sole(h, "space:build_whaling_boat") == sole(h, "space:build_knarr") == ("ODIN-8.41", "no-dock")


@rule("ODIN-9.52", "ODIN-6.5")
def test_the_next_panel_is_not_free() -> None:
    h = Hall(2).ships(knarrs=1).give(silver=5)
    h.player().laid = (1, 0, 1)
    assert sole(h.turn(), "space:emigrate_2") == ("ODIN-9.52", "panel-taken")


@rule("ODIN-11.2", "ODIN-6.5")
def test_no_board_of_the_space_can_be_claimed() -> None:
    h = Hall(2).ships(longships=[0]).turn()
    assert sole(h, "space:explore_3") == ("ODIN-11.2", "no-board"), "all boards show their fronts"


@rule("ODIN-6.5")
def test_nothing_to_take_to_play_to_milk_or_to_upgrade() -> None:
    h = Hall(2).turn()
    assert sole(h, "space:produce_wool") == ("ODIN-6.5", "no-animals")
    assert sole(h, "space:play_occupation_2") == ("ODIN-6.5", "empty-hand")
    assert sole(h, "space:mountain_2") == ("ODIN-6.5", "no-strip")
    assert sole(h, "space:upgrade_2") == ("ODIN-6.5", "nothing-to-upgrade")


@rule("ODIN-9.38", "ODIN-9.30")
def test_a_part_without_effect_says_why_and_a_part_that_is_over_too() -> None:
    h = (
        Hall(2)
        .strip(1)
        .give(wool=1, wood=3)
        .cards(46)
        .act("space:mountain_3_upgrade_1", "part:0", "strip:1:3", "use:46:0")
    )
    assert sole(h, "part:1") == ("ODIN-6.5", "nothing-to-upgrade"), "the wool has gone into a longship"
    assert sole(h, "part:0") == ("ODIN-9.38", "part-done")


@rule("ODIN-11.2")
def test_a_claimed_board_is_not_called_turned() -> None:
    h = Hall(2).ships(knarrs=1).boards("iceland", seat=1).act("space:explore_2")
    assert sole(h, "explore:iceland") == ("ODIN-11.2", "claimed")
    assert sole(h, "explore:bear_island") == ("ODIN-11.2", "not-face-up")
    assert whys(h, "explore:shetland")[0] == ("ODIN-11.1", "other-space")


# ── anytime actions ──────────────────────────────────────────────────────────────────────────


@rule("ODIN-8.10", "ODIN-8.24", "ODIN-8.50")
def test_anytime_actions_with_what_is_not_there() -> None:
    h = Hall(2).give(peas=1, wood=1).ships([0]).turn()
    assert sole(h, "lay:peas") == sole(h, "lay:wood") == ("ODIN-8.10", "taken-nowhere"), "before a place is named"
    assert sole(h, "lay:oil") == ("ODIN-8.30", "none-held")
    assert sole(h, "fill:wood") == ("ODIN-8.24", "no-slot")
    assert whys(h, "fill:stone") == [("ODIN-8.30", "none-held"), ("ODIN-8.24", "no-slot")]
    assert whys(h, "load:whaling_boat:1") == [("ODIN-8.50", "none-held"), ("ODIN-8.50", "no-such-ship")]
    assert sole(h, "serve:beans") == ("ODIN-7.30", "none-held")


@rule("ODIN-12.1", "ODIN-12.12", "ODIN-12.13")
def test_cards_that_cannot_be_used_now() -> None:
    h = Hall(2).cards(121, 178).turn()
    assert sole(h, "use:52:0") == ("ODIN-12.1", "not-in-play")
    assert sole(h, "use:121:0") == ("ODIN-12.12", "not-its-moment")
    h.player().used = -1
    assert sole(h, "use:178:0") == ("ODIN-12.13", "used-up")


# ── by verb ──────────────────────────────────────────────────────────────────────────────────


STRAYS: list[tuple[str, Callable[[], Hall], str, tuple[str, str]]] = [
    ("strip", lambda: Hall(2).strip(1).act("space:mountain_2"), "strip:3:1", ("ODIN-9.35", "strip-gone")),
    ("strip", lambda: Hall(2).strip(1).act("space:mountain_2"), "strip:1:3", ("ODIN-9.31", "too-many-items")),
    ("strip", lambda: Hall(2).strip(1, taken=6).act("space:mountain_2"), "strip:1:2", ("ODIN-9.35", "strip-short")),
    ("done", lambda: Hall(2).strip(1).act("space:mountain_2"), "done", ("ODIN-6.5", "one-at-least")),
    ("done", lambda: Hall(2).ships(knarrs=1).give(silver=9).act("space:special_sale"), "done",
     ("ODIN-9.43", "one-at-least")),
    ("tile", lambda: Hall(2).ships(knarrs=1).give(silver=9).act("space:special_sale"), "tile:english_crown",
     ("ODIN-9.41", "crown")),
    ("tile", lambda: Hall(2).ships(knarrs=1).give(silver=9, belt=1).act("space:special_sale"), "tile:belt",
     ("ODIN-14.1", "none-left")),
    ("tile", lambda: Hall(2).give(ore=1).act("space:forge"), "tile:belt", ("ODIN-9.24", "not-offered")),
    ("card", lambda: Hall(2).hand(43).act("space:play_occupation_2"), "card:12", ("ODIN-12.1", "not-in-hand")),
    ("upgrade", lambda: Hall(2).give(peas=1).act("space:upgrade_2"), "upgrade:mead:1", ("ODIN-9.30", "none-held")),
    ("upgrade", lambda: Hall(2).give(peas=1).act("space:upgrade_2"), "upgrade:peas:2", ("ODIN-9.34", "so-many-steps")),
    ("upgrade", lambda: Hall(2).give(peas=1, oil=1).act("space:upgrade_2"), "upgrade:oil:2",
     ("ODIN-9.30", "top-colour")),
    ("turn", lambda: Hall(2).ships(knarrs=1).give(oil=1, peas=1, silver=1).act("space:overseas_trading_1"), "turn:peas",
     ("ODIN-9.40", "not-green")),
    ("turn", lambda: Hall(2).ships(knarrs=1).give(oil=2, hide=1, silver=1).act("space:overseas_trading_1", "turn:oil"),
     "turn:oil", ("ODIN-9.40", "type-turned")),
    ("turn", lambda: Hall(2).ships(knarrs=1).give(oil=1, silver=1).act("space:overseas_trading_1"), "turn:hide",
     ("ODIN-9.40", "none-held")),
    ("space", lambda: Hall(2).turn(), "space:imitate_1", ("ODIN-13.1", "no-imitation")),
    ("fewer", lambda: Hall(2).turn(), "fewer:plundering", ("ODIN-6.2", "not-fewer")),
    ("at", lambda: Hall(2).give(oil=1).turn().do("lay:oil"), "at:r0:15,0", ("ODIN-8.19", "outside")),
    ("at", lambda: Hall(2).give(oil=1).turn().do("lay:oil"), "at:m0:0,0", ("ODIN-8.11", "not-its-shape")),
    ("board", lambda: Hall(2).boards("shetland").give(oil=1).turn().do("lay:oil"), "board:5",
     ("ODIN-8.11", "no-such-area")),
    ("board", lambda: Hall(2).houses("shed", "stone_house").give(wood=1).turn().do("fill:wood"), "board:0",
     ("ODIN-8.24", "no-slot")),
    ("spot", lambda: Hall(2).give(peas=1).turn().do("serve:peas"), "upright:11", ("ODIN-7.36", "not-open")),
    ("spot", lambda: Hall(2).give(beans=1).turn().do("serve:beans"), "along:0", ("ODIN-7.33", "square")),
    ("loot", lambda: Hall(2).give(wood=9).luck(5).act("space:hunting_game_1"), "loot:silk", ("ODIN-10.20", "a-hunt")),
    ("loot", lambda: Hall(2).ships(longships=[0]).give(stone=9).luck(5).act("space:raiding"), "loot:oil",
     ("ODIN-10.12", "no-booty")),
    ("loot", lambda: Hall(2).ships(longships=[0]).give(stone=9, belt=1).luck(5).act("space:raiding"), "loot:belt",
     ("ODIN-14.1", "none-left")),
    ("spend", lambda: Hall(2).ships(longships=[0]).give(stone=9).luck(5).act("space:raiding"), "spend:1:0",
     ("ODIN-10.12", "booty-first")),
    ("spend", lambda: Hall(2).give(wood=9).luck(5).act("space:hunting_game_1"), "spend:4:0",
     ("ODIN-10.28", "not-exact")),
    ("spend", lambda: Hall(2).give(wood=5).luck(5).act("space:hunting_game_1"), "spend:3:2",
     ("ODIN-10.27", "cannot-spend")),
    ("fail", lambda: Hall(2).give(wood=5).luck(5).act("space:hunting_game_1"), "fail:1",
     ("ODIN-10.20", "vikings-stay")),
    ("boats", lambda: Hall(2).ships([0, 1]).act("space:whaling_4"), "boats:1:1", ("ODIN-10.23", "too-many-boats")),
    ("boats", lambda: Hall(2).ships([0, 1]).act("space:whaling_4"), "boats:2:0", ("ODIN-6.10", "no-such-ship")),
    ("pay", lambda: Hall(2).give(wood=1, ore=1, stone=1).act("space:craft_chest"), "pay:stone",
     ("ODIN-9.26", "not-owed")),
    ("emigrate", lambda: Hall(2).ships(knarrs=1).give(silver=1).act("space:emigrate_2"), "emigrate:longship:0",
     ("ODIN-6.10", "no-such-ship")),
    ("choose", lambda: Hall(2).give(wood=2, stone=2).act("space:build_house_and_ship"), "choose:4",
     ("ODIN-12.14", "no-such-way")),
    ("back", lambda: Hall(2).cards().hand(60).occupied("plundering").act("space:play_occupation_2", "card:60",
     "use:60:0"), "back:forge", ("ODIN-6.13", "no-vikings-there")),
]  # fmt: skip


@rule("ODIN-9.31", "ODIN-9.41", "ODIN-12.1", "ODIN-10.28")
@pytest.mark.parametrize(("made", "option", "why"), [row[1:] for row in STRAYS], ids=[f"{r[2]}" for r in STRAYS])
def test_what_is_no_candidate_says_why(made: Callable[[], Hall], option: str, why: tuple[str, str]) -> None:
    assert sole(made(), option) == why


@rule("ODIN-9.32", "ODIN-13.2", "ODIN-12.12")
def test_a_strip_or_column_that_is_not_meant() -> None:
    h = Hall(2).strip(1).strip(3).act("space:mountain_3_2", "strip:1:3")
    assert sole(h, "strip:1:1") == ("ODIN-9.32", "strip-done")
    copy = Hall(4).occupied("fishing", seat=1)
    copy.s.extension = 1
    assert sole(copy.act("space:imitate_1"), "copy:upgrade_3") == ("ODIN-13.2", "other-column")
    other = Hall(2).hand(77).occupied("fishing", seat=1).occupied("wood_per_player", seat=1)
    other.act("space:play_occupation_2", "card:77", "use:77:0")
    column = other.s.asked()[0].args[0]  # type: ignore[attr-defined]
    wrong, free = ("fishing", "craft_chest") if column == 2 else ("wood_per_player", "weekly_market_1")
    assert sole(other, f"copy:{wrong}") == ("ODIN-12.12", "wrong-column")
    assert sole(other, f"copy:{free}") == ("ODIN-12.12", "must-be-occupied")


@rule("ODIN-12.10")
def test_copies_are_made_of_as_many_as_the_card_says() -> None:
    h = Hall(2).hand(31).give(peas=3, oil=3, flax=1).act("space:play_occupation_2", "card:31")
    assert sole(h, "tile:flax") == ("ODIN-12.10", "not-so-many")


@rule("ODIN-9.41")
def test_every_reason_is_said_in_both_languages() -> None:
    h = Hall(2).ships(knarrs=1).give(silver=9).act("space:special_sale")
    refusal = h.match.refuse(0, "tile:english_crown")
    assert refusal is not None
    assert "Crown" in str(h.match.why(refusal, "en")) and "Couronne" in str(h.match.why(refusal, "fr"))


def said(h: Hall, option: str, lang: str = "en") -> list[str]:
    """Why not, in words."""
    assert h.match.decision is not None
    refusal = h.match.refuse(h.match.decision.seat, option)
    assert refusal is not None
    return [why["text"] for why in h.match.why(refusal, lang)]


@rule("ODIN-13.3")
def test_a_space_without_others_is_refused_as_such() -> None:
    h = Hall(4).occupied("fishing").occupied("weekly_market_1", seat=2)
    h.s.extension = 1
    h.act("space:imitate_1")
    assert "No Vikings of another player stand there." in said(h, "copy:fishing")[0]
    assert sole(h, "copy:fishing") == ("ODIN-13.3", "nobody-else")


@rule("ODIN-8.4")
def test_what_the_action_needs_is_refused_as_such() -> None:
    h = Hall().cards(88).ships([], 2).give(silver=1, salt_meat=1)
    h.cards(36).act("space:overseas_trading_1")
    assert sole(h, "use:88:0") == ("ODIN-8.4", "still-needed")


@rule("ODIN-12.11")
def test_a_card_says_what_it_lacks() -> None:
    assert sole(Hall().cards(39).ships([0]).turn(), "use:39:0") == ("ODIN-12.11", "nothing-aboard")
    assert sole(Hall().cards(47).turn(), "use:47:0") == ("ODIN-9.12", "costs")
    assert sole(Hall().cards(52).give(silver=1).turn(), "use:52:0") == ("ODIN-6.5", "empty-hand")
    assert sole(Hall().cards(46).ships([], 4).give(wood=3, wool=1).turn(), "use:46:0") == ("ODIN-8.41", "no-dock")
    assert sole(Hall().cards(53).give(silver=1, oil=1).turn(), "use:53:0") == ("ODIN-6.5", "nothing-to-upgrade")
    assert sole(Hall().cards(182).give(wood=2).turn(), "use:182:0") == ("ODIN-12.12", "unmet")


# ── what is missing is said with its number ──────────────────────────────────────────────────


@rule("ODIN-9.12")
def test_what_cannot_be_paid_says_what_it_costs() -> None:
    h = Hall(2, round=3).give(wood=1).turn()
    assert said(h, "space:build_shed") == ["You cannot pay what it costs: 2 wood."]
    assert said(h, "space:build_shed", "fr") == ["Vous n’avez pas de quoi payer : 2 bois."]
    assert said(h, "space:craft_clothing") == ["You cannot pay what it costs: 1 hide and 1 linen."]
    assert said(Hall(2).turn(), "space:craft_chest") == ["You cannot pay what it costs: 1 wood or 1 ore."]
    two = said(Hall().cards(46).turn(), "use:46:0")
    assert two[0].count(" or ") == 1, "a card with two prices"
    poor = Hall(2).cards(116).give(stone=0).turn()
    assert said(poor, "space:build_long_house") == ["You cannot pay what it costs: 1 stone."], (
        "less what cards take off"
    )


@rule("ODIN-8.40", "ODIN-9.41")
def test_what_is_too_dear_says_its_price_and_what_there_is() -> None:
    h = Hall(2).ships(knarrs=1).give(silver=2).turn()
    assert said(h, "buy:longship") == ["It costs 8 silver, you have 2."]
    assert said(h.do("space:special_sale"), "tile:chalice", "fr") == ["Cela coûte 5 argent, vous en avez 2."]


@rule("ODIN-9.43")
def test_a_sale_without_anything_for_sale_says_so() -> None:
    h = Hall(2).ships(knarrs=1).give(silver=9)
    h.s.specials = 1 << I.CROWN - I.FIRST_SPECIAL
    assert sole(h.turn(), "space:special_sale") == ("ODIN-6.5", "nothing-for-sale")


@rule("ODIN-6.10", "ODIN-10.10", "ODIN-11.1")
def test_a_missing_ship_is_named() -> None:
    h = Hall(2).ships([0], longships=[0]).turn()
    assert said(h, "space:plundering") == ["You need 2 longships."]
    assert said(Hall(2).turn(), "space:emigrate_2", "fr")[-1] == "Il vous faut 1 grand bateau."
    assert said(Hall(2).turn(), "space:explore_2") == ["You need a knarr or a longship."]
    few = Hall(2).ships(knarrs=1)
    few.backs()
    few.s.sides = 1  # Bear Island, and three fronts
    assert said(few.ships([0]).turn(), "space:explore_2") == ["You need a knarr or a longship."]


@rule("ODIN-6.2")
def test_too_few_vikings_says_how_many_there_are() -> None:
    assert said(Hall(2, vikings=2).turn(), "space:plundering", "fr")[0] == "Il faut 4 Vikings, vous en avez 2."


@rule("ODIN-10.12")
def test_booty_out_of_reach_says_how_far_the_result_reaches() -> None:
    h = Hall(2).ships(longships=[0]).give(stone=1, long_sword=1).luck(4).act("space:raiding")
    assert said(h, "loot:silk") == ["It takes a battle result of 8; you can reach 6 at most."]


# ── what a newcomer would try ────────────────────────────────────────────────────────────────


@rule("ODIN-7.32", "ODIN-7.38")
def test_what_is_no_food_is_refused_as_such_and_silver_waits_for_the_feast() -> None:
    h = Hall().give(oil=1, silk=1, stone=1, silver=1)
    for item in ("oil", "silk", "stone", "glass_beads"):
        assert sole(h.turn(), f"serve:{item}") == sole(h.feast(), f"serve:{item}") == ("ODIN-7.32", "not-food")
    assert sole(h.turn(), "serve:silver") == ("ODIN-7.38", "silver-waits")
    assert h.feast().may("serve:silver")
    assert sole(Hall().feast(), "serve:silver") == sole(Hall().feast(), "serve:peas") == ("ODIN-7.30", "none-held")


@rule("ODIN-9.34", "ODIN-9.36")
def test_an_upgrade_by_too_many_steps_says_how_far_it_goes() -> None:
    single = Hall().give(beans=1).act("space:upgrade_2")
    assert sole(single, "upgrade:beans:2") == ("ODIN-9.34", "so-many-steps")
    double = Hall().give(beans=1).act("space:mountain_2222_or_double_3")
    assert sole(double, "upgrade:beans:3") == ("ODIN-9.36", "so-many-steps")
    assert said(single, "upgrade:beans:2", "fr") == ["Ici, une ressource s’améliore d’un pas."]


@rule("ODIN-2.8")
def test_a_knarr_is_there_but_carries_no_ore() -> None:
    assert sole(Hall().give(ore=1).ships(knarrs=1).turn(), "load:knarr:0") == ("ODIN-2.8", "no-hold")


@rule("ODIN-9.41")
def test_the_special_sale_sells_no_standard_goods() -> None:
    h = Hall().give(silver=9).ships(knarrs=1).act("space:special_sale")
    assert sole(h, "tile:chest") == ("ODIN-9.41", "not-offered")


@rule("ODIN-8.30", "ODIN-9.40")
def test_another_question_gives_no_reasons_of_rules_that_it_is_not_about() -> None:
    h = Hall().give(oil=1).turn()
    assert sole(h, "turn:hide") == ("ODIN-6.1", "not-now")
    assert sole(h.do("lay:oil"), "lay:robe") == ("ODIN-8.30", "none-held")
