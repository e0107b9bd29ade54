"""RAIDERS-10 and 11: hidden victory points and abilities."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.cards import ABILITY
from meadhall.games.raiders.scoring import goal, has_won, totals
from meadhall.games.raiders.steps.market import EndStep
from tests.games.raiders.kit import BOX, Board, asked, ids, lucky, passed, plays, state, whys, with_chief

FIVE = ("fleet", "drakkar", "fortress", "village", "throne")  # 5 Navy, 5 Clan, 3 Loot


@pytest.mark.rule("RAIDERS-10.1")
def test_each_hidden_card_is_worth_1_vp_in_its_category_while_in_hand() -> None:
    b = Board(2).hand(0, "ghost_ship", "hidden_farm", "buried_treasure")
    assert totals(b.s, 0) == (1, 1, 1) and b.s.vp[0] == (0, 0, 0)


@pytest.mark.rule("RAIDERS-10.2", "RAIDERS-13.2")
def test_hidden_vp_count_for_victory() -> None:
    b = Board(2, target="5").lay(0, *FIVE, "jewels").hand(0, "buried_treasure")
    b.begin(EndStep())
    assert b.match.result is not None and b.match.result.winners == (0,)


@pytest.mark.rule("RAIDERS-10.2", "RAIDERS-10.3")
def test_using_hidden_vp_costs_no_action() -> None:
    b = Board(2).hand(0, "stone", "wood", "food", "hidden_farm", "freyjas_luck")
    plays(b.main(), "pay:village", "use:stone", "use:wood", "use:food")
    assert b.s.actions == 1 and "hidden_farm" in b.held(0)


@pytest.mark.rule("RAIDERS-10.4")
def test_hidden_vp_can_be_taken_discarded_and_traded_like_any_hand_card() -> None:
    b = Board(2).hand(0, "gefjons_disguise").hand(1, "ghost_ship")
    plays(b.main(), "play:gefjons_disguise:1", "pass", "take:ghost_ship")
    assert totals(b.s, 0) == (1, 0, 0)
    b = Board(2).hand(0, "vikings", "ghost_ship", "gold")
    plays(b.main(), "pay:karvi", "use:vikings", "trade", "give:ghost_ship", "give:gold")
    assert "ghost_ship" in b.names(b.s.discard)


@pytest.mark.rule("RAIDERS-10.5", "RAIDERS-10.6")
def test_hidden_vp_are_never_laid_out_nor_played() -> None:
    b = Board(2).hand(0, "ghost_ship")
    assert ids(b.main()) == ["end"]
    assert not any(o.id == "play:ghost_ship" for o in BOX.options)


@pytest.mark.rule("RAIDERS-11.1")
def test_an_ability_works_as_long_as_its_owner_has_it() -> None:
    b = Board(2, target="6").lay(0, "cunning").hand(1, "lokis_favour")
    assert goal(b.s, 0) == 5
    b.main(1).play("play:lokis_favour:0:cunning")
    assert (goal(b.s, 0), goal(b.s, 1)) == (6, 5)


@pytest.mark.rule("RAIDERS-11.2")
def test_abilities_are_worth_nothing() -> None:
    assert {k.vp for k in BOX.kinds if k.family == ABILITY} == {0}


@pytest.mark.rule("RAIDERS-11.3")
def test_a_second_ability_makes_its_owner_choose_by_whatever_means_it_came() -> None:
    b = Board(2).lay(0, "command").lay(1, "cunning").hand(0, "lokis_favour")
    m = b.main()
    m.play("play:lokis_favour:1:cunning")
    assert asked(m) == (0, "keep-ability") and ids(m) == ["keep:command", "keep:cunning"]
    size = len(b.s.supply)
    m.play("keep:command")
    assert b.table(0) == ["command"] and len(b.s.supply) == size + 1


@pytest.mark.rule("RAIDERS-11.4")
def test_a_chief_does_not_count_as_an_ability() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_keelwright").market("command", "karvi")
    b.hand(0, "gift_of_the_gods", "gift_of_the_gods")
    m = plays(b.main(), "pay:command", "use:gift_of_the_gods", "use:gift_of_the_gods")
    assert asked(m) == (0, "main") and b.table(0) == ["command"]


@pytest.mark.rule("RAIDERS-11.5")
def test_command_lowers_the_protection_of_own_raids_only() -> None:
    b = Board(2).lay(0, "command", *["karvi"] * 3).lay(1, *["snekkja"] * 4).hand(0, "dawn_raid").hand(1, "gold")
    m = b.main()
    m.play("play:dawn_raid:1:navy")
    assert m.scene(1, "en")["things"]["stage"]["data"]["guards"] == 2
    b = Board(2).lay(1, "command", *["snekkja"] * 4).hand(0, "dawn_raid").hand(1, "gold")
    b.main().play("play:dawn_raid:1:navy")
    assert b.match.scene(1, "en")["things"]["stage"]["data"]["guards"] == 4


@pytest.mark.rule("RAIDERS-11.6")
def test_efficiency_lowers_market_prices_but_no_others() -> None:
    b = Board(2, chiefs="on").lay(0, "efficiency").hand(0, "gold", "gold")
    with_chief(b, 0, "chief_wolfpack")
    m = b.main()
    assert "buy:jewels" in ids(m) and whys(m, "black") == ["RAIDERS-14.6"]


@pytest.mark.rule("RAIDERS-11.6")
def test_efficiency_does_not_pay_for_itself() -> None:
    b = Board(2).market("efficiency", "karvi").hand(0, "wood", "stone", "food")
    assert whys(b.main(), "buy:efficiency") == ["RAIDERS-6.1"]


@pytest.mark.rule("RAIDERS-11.7")
def test_second_wind_may_keep_the_item_and_then_the_raid_has_failed() -> None:
    b = Board(2).hand(0, "dawn_raid").lay(1, "karvi", "second_wind")
    m = b.main()
    outcomes = set()
    for key in range(60):
        twin = m.clone()
        twin.state.key = key
        twin.listen()
        twin.play("play:dawn_raid:1:navy")
        events = twin.heard()
        kinds = {e.kind for e in events}
        if "second-wind-kept" in kinds:
            said = " ".join(line["text"] for line in twin.lines([e for e in events if e.kind == "raid-lost"], 0, "en"))
            assert said == "The raid fails: Seat 2 loses no item."  # no protection card was drawn
            assert len(state(twin).hands[0]) == 2 and state(twin).vp[1] == (1, 0, 0)  # Dawn Raid's bonus for failing
        if "second-wind-lost" in kinds:
            assert not state(twin).hands[0] and state(twin).vp[0] == (1, 0, 0)
        outcomes |= kinds & {"second-wind-kept", "second-wind-lost"}
    assert len(outcomes) == 2


@pytest.mark.rule("RAIDERS-11.8")
def test_second_wind_asks_nobody_and_comes_before_any_victory() -> None:
    b = (
        Board(2, target="5")
        .lay(0, *FIVE, "jewels")
        .lay(1, "hideout", "second_wind")
        .hand(0, "dawn_raid")
        .hand(1, "wood")
    )
    m = b.main()
    kept = lucky(m, "play:dawn_raid:1:loot", lambda s: s.winner < 0)
    assert kept.result is None
    lost = lucky(m, "play:dawn_raid:1:loot", lambda s: s.winner == 0)
    assert lost.result is not None and lost.result.winners == (0,)


@pytest.mark.rule("RAIDERS-11.9", "RAIDERS-13.3")
def test_cunning_lowers_the_target_of_its_owner_in_each_category() -> None:
    b = Board(2, target="6").lay(0, *FIVE, "armoury", "cunning").lay(1, "karvi")
    assert b.s.vp[0] == (5, 5, 5) and has_won(b.s, 0)
    assert goal(b.s, 1) == 6


@pytest.mark.rule("RAIDERS-11.10")
def test_abilities_take_no_part_in_events_but_can_be_stolen_destroyed_and_traded() -> None:
    b = Board(2).lay(0, "command").lay(1, "efficiency").hand(0, "wood", "stone", "thors_vengeance")
    b.supply("ragnarok", "rough_seas")
    m = plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert "command" in b.table(0) and "efficiency" in b.table(1)
    m.play("play:thors_vengeance:1:efficiency")
    passed(m)
    assert "efficiency" not in b.table(1)
