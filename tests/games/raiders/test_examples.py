"""The worked examples, EX-1 to EX-32. (EX-33 is a picture whose cards are lost: its zones are tested elsewhere.)"""

from __future__ import annotations

import pytest

from meadhall.games.raiders.cards import EVENT
from meadhall.games.raiders.scoring import totals
from meadhall.games.raiders.steps.market import EndStep, lay_market, worth_one
from tests.games.raiders.kit import (
    BOX,
    Board,
    asked,
    ids,
    lucky,
    passed,
    plays,
    raid_pool,
    state,
    told,
    whys,
    with_chief,
)
from tests.games.raiders.test_setup import start

FIVE = ("fleet", "drakkar", "fortress", "village", "throne", "armoury")


@pytest.mark.rule("RAIDERS-6.1", "RAIDERS-6.2", "RAIDERS-6.3", "RAIDERS-6.4", "RAIDERS-6.4.2", "RAIDERS-6.9")
def test_ex1_buying_a_village() -> None:
    b = Board(2).lay(0, "longhouse").hand(0, "stone", "wood", "food")
    plays(b.main(), "pay:village", "use:stone", "use:wood", "use:food")
    assert sorted(b.names(b.s.discard)) == ["food", "stone", "wood"] and b.s.vp[0] == (0, 3, 0)
    assert -1 not in b.s.market
    b = Board(2).hand(0, "stone", "wood", "food")
    assert whys(b.main(), "buy:village") == ["RAIDERS-6.4"] and len(b.s.hands[0]) == 3


@pytest.mark.rule("RAIDERS-6.4.1", "RAIDERS-10.1", "RAIDERS-10.2", "RAIDERS-10.3")
def test_ex2_the_requirement_met_by_a_hidden_card() -> None:
    b = Board(2).hand(0, "stone", "wood", "food", "hidden_farm")
    plays(b.main(), "pay:village", "use:stone", "use:wood", "use:food")
    assert b.held(0) == ["hidden_farm"] and b.s.vp[0][1] == 2 and totals(b.s, 0)[1] == 3


@pytest.mark.rule("RAIDERS-5.7", "RAIDERS-5.8", "RAIDERS-5.11", "RAIDERS-6.1")
def test_ex3_buying_a_karvi_by_trading() -> None:
    b = Board(2).hand(0, "vikings", "gold").lay(0, "jewels")
    size = len(b.s.supply)
    plays(b.main(), "pay:karvi", "use:vikings", "trade", "give:gold", "give:jewels")
    assert b.table(0) == ["karvi"] and b.s.vp[0] == (1, 0, 0) and sorted(b.names(b.s.discard)) == ["gold", "vikings"]
    assert len(b.s.supply) == size  # one in, one out


@pytest.mark.rule("RAIDERS-7.6", "RAIDERS-7.8", "RAIDERS-7.11", "RAIDERS-8.13")
def test_ex4_a_third_players_berserker_stops_a_raid() -> None:
    b = Board(3).hand(0, "dawn_raid").lay(1, "karvi").hand(2, "berserker")
    m = plays(b.main(), "play:dawn_raid:1:navy", "cancel:action")
    assert asked(m) == (0, "main") and b.names(b.s.discard) == ["dawn_raid", "berserker"]
    assert b.s.actions == 0 and b.table(1) == ["karvi"] and not b.s.hands[0]


@pytest.mark.rule("RAIDERS-7.8", "RAIDERS-8.4")
def test_ex5_too_late_for_a_berserker() -> None:
    b = Board(2).hand(0, "dawn_raid").lay(1, "karvi").hand(1, "berserker")
    m = plays(b.main(), "play:dawn_raid:1:navy", "pass")
    assert m.refuse(1, "cancel:action") is not None and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-8.2", "RAIDERS-8.5", "RAIDERS-8.9", "RAIDERS-8.10")
def test_ex6_the_shape_of_a_raid() -> None:
    b = Board(2).hand(0, "dawn_raid").lay(1, "karvi", "karvi", "snekkja")
    m = b.main()
    assert raid_pool(m, "play:dawn_raid:1:navy") == (3, 3)
    assert b.s.num[0][0] + b.s.num[1][0] == 3


@pytest.mark.rule("RAIDERS-8.6", "RAIDERS-10.4")
def test_ex7_hidden_cards_are_outside_raids() -> None:
    b = Board(2).hand(0, "dawn_raid").lay(1, "jewels").hand(1, "buried_treasure")
    m = plays(b.main(), "play:dawn_raid:1:loot")
    assert raid_pool(m, "pass") == (1, 1)


@pytest.mark.rule("RAIDERS-11.9", "RAIDERS-13.1", "RAIDERS-13.3")
def test_ex8_cunning() -> None:
    b = Board(2, target="6").lay(0, *FIVE, "cunning")
    b.begin(EndStep())
    assert b.s.vp[0] == (5, 5, 5) and b.s.winner == 0


@pytest.mark.rule("RAIDERS-5.2", "RAIDERS-5.3", "RAIDERS-5.4")
def test_ex9_horn_of_plenty_and_gift_of_the_gods() -> None:
    b = Board(2).lay(0, "jewels").market("armoury", "karvi").hand(0, "horn_of_plenty", "gift_of_the_gods")
    m = plays(b.main(), "pay:armoury", "use:horn_of_plenty")
    said = [e for e in told(m, "use:gift_of_the_gods") if e.kind == "pays-as"]
    announced = {e.args[k] for e in said for k in ("first", "second")}
    assert announced == {("gold", ()), ("stone", ()), ("vikings", ())}
    assert sorted(b.names(b.s.discard)) == ["gift_of_the_gods", "horn_of_plenty"]


@pytest.mark.rule("RAIDERS-14.6", "RAIDERS-14.7", "RAIDERS-14.8", "RAIDERS-6.5")
def test_ex10_black_market() -> None:
    b = Board(2, chiefs="on").hand(0, "stone", "stone", "gold").supply("fleet")
    market = b.s.market[:]
    plays(b.main(), "pay:black", "use:stone", "use:stone", "use:gold")
    assert b.table(0) == ["fleet"] and b.s.market == market and b.s.buys == 0


@pytest.mark.rule("RAIDERS-8.14", "RAIDERS-7.12", "RAIDERS-7.12.1", "RAIDERS-9.11.3")
@pytest.mark.parametrize("whose", [0, 1])
def test_ex11_fenrir_against_berserker(whose: int) -> None:
    b = Board(3).hand(0, "dawn_raid").lay(1, "karvi", "karvi").hand(2, "berserker", "berserker")
    b.hand(whose, "fenrir")
    m = b.main()
    m.play("play:dawn_raid:1:navy" + (":fenrir" if whose == 0 else ""))
    if whose == 1:
        m.play("fenrir")
    m.play("cancel:answer:1")
    assert m.scene(0, "en")["things"]["stage"]["data"]["guards"] == 2
    assert "cancel:action" in ids(m)  # the second Berserker may stop the raid itself
    assert raid_pool(m, "pass") == (2, 2)


@pytest.mark.rule("RAIDERS-9.13.1", "RAIDERS-9.13.2", "RAIDERS-9.13.3")
@pytest.mark.parametrize(("hands", "after"), [((4, 9, 5), [8, 5, 5]), ((3, 9, 5), [7, 5, 5])])
def test_ex12_midsummer_madness(hands: tuple[int, int, int], after: list[int]) -> None:
    b = Board(3).hand(0, "midsummer_madness", *["wood"] * hands[0])
    b.hand(1, *["gift_of_the_gods"] * hands[1]).hand(2, *["gold"] * hands[2])
    m = b.main()
    m.play("play:midsummer_madness")
    passed(m)
    assert [len(h) for h in b.s.hands] == after


@pytest.mark.rule("RAIDERS-9.1.2")
def test_ex13_skirmish_against_a_single_card() -> None:
    b = Board(2).hand(0, "skirmish").hand(1, "food")
    plays(b.main(), "play:skirmish:1", "pass")
    assert b.held(0) == ["food"] and not b.s.hands[1]


@pytest.mark.rule("RAIDERS-9.10.1", "RAIDERS-9.10.2", "RAIDERS-9.10.3")
def test_ex14_odins_favour_and_a_normal_buy() -> None:
    b = Board(2).hand(0, "odins_favour", "wood", "vikings").market("fortress", "karvi")
    m = b.main()
    m.play("play:odins_favour:fortress")
    passed(m)
    assert b.table(0) == ["fortress"] and -1 not in b.s.market
    plays(m, "pay:karvi", "use:wood", "use:vikings")
    assert b.table(0) == ["fortress", "karvi"]


@pytest.mark.rule("RAIDERS-9.12.1", "RAIDERS-9.12.2", "RAIDERS-9.12.3")
def test_ex15_harvest_festival_after_a_purchase() -> None:
    b = Board(2).hand(0, "harvest_festival", "wood", "vikings", "gold", "food").supply("jewels")
    m = plays(b.main(), "pay:karvi", "use:wood", "use:vikings")
    m.play("play:harvest_festival")
    passed(m)
    plays(m, "pay:jewels", "use:gold", "use:food")
    assert b.table(0) == ["jewels", "karvi"]


@pytest.mark.rule("RAIDERS-9.16.1")
def test_ex16_traders_market_with_an_empty_hand() -> None:
    assert whys(Board(2).hand(0, "traders_market").main(), "play:traders_market") == ["RAIDERS-9.16.1"]


@pytest.mark.rule("RAIDERS-9.17.1", "RAIDERS-9.17.2", "RAIDERS-9.17.3", "RAIDERS-6.6", "RAIDERS-11.6")
def test_ex17_market_on_fire_with_other_discounts() -> None:
    b = Board(2).hand(0, "market_on_fire", "wood").lay(0, "karvi", "efficiency")
    m = b.main()
    m.play("play:market_on_fire")
    passed(m)
    m.play("buy:drakkar")  # 3 - 2 - 1: nothing is asked
    assert "drakkar" in b.table(0) and b.held(0) == ["wood"]
    plays(m, "pay:karvi", "use:wood")  # 2 - 1
    assert b.table(0).count("karvi") == 2


@pytest.mark.rule("RAIDERS-11.6", "RAIDERS-6.6")
def test_ex18_efficiency_picks_anew_each_time() -> None:
    b = Board(2).lay(0, "efficiency").hand(0, "stone", "wood", "harvest_festival").supply("longhouse")
    m = b.main()
    m.play("play:harvest_festival")
    passed(m)
    plays(m, "pay:longhouse", "use:stone", "pay:longhouse", "use:wood")
    assert b.table(0) == ["efficiency", "longhouse", "longhouse"]


@pytest.mark.rule("RAIDERS-8.7", "RAIDERS-8.8", "RAIDERS-11.5")
def test_ex19_command_never_reaches_zero() -> None:
    b = Board(2).lay(0, "command").hand(0, "dawn_raid").lay(1, "karvi")
    assert raid_pool(b.main(), "play:dawn_raid:1:navy") == (1, 1)


@pytest.mark.rule("RAIDERS-8.11", "RAIDERS-8.12", "RAIDERS-11.7", "RAIDERS-11.8", "RAIDERS-13.5")
def test_ex20_second_wind_comes_before_victory() -> None:
    b = Board(2, target="5").lay(0, *FIVE[:5], "jewels").lay(1, "hideout", "second_wind").hand(0, "night_raid")
    m = b.main()
    m.listen()
    lost = lucky(m, "play:night_raid:1:loot", lambda s: s.winner == 0)
    assert lost.result is not None and lost.result.winners == (0,)
    for key in range(60):
        twin = m.clone()
        twin.state.key = key
        kinds = [e.kind for e in told(twin, "play:night_raid:1:loot")]
        assert ("second-wind-kept" in kinds) <= (not twin.over)


@pytest.mark.rule("RAIDERS-11.3")
def test_ex21_a_second_ability() -> None:
    b = Board(2).lay(0, "command").market("cunning", "karvi").hand(0, "gift_of_the_gods", "gift_of_the_gods")
    m = plays(b.main(), "pay:cunning", "use:gift_of_the_gods", "use:gift_of_the_gods")
    assert ids(m) == ["keep:command", "keep:cunning"]
    m.play("keep:cunning")
    assert b.table(0) == ["cunning"] and "command" in b.names(b.s.supply + b.s.market)


@pytest.mark.rule("RAIDERS-12.1", "RAIDERS-12.2", "RAIDERS-12.5")
def test_ex22_ragnarok_a_received_card_is_not_passed_on() -> None:
    for key in range(10):
        b = Board(3).hand(0, "wood", "stone").lay(1, "karvi").lay(2, "jewels").hand(1, "berserker").supply("ragnarok")
        b.s.key = key
        m = plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
        assert (b.table(0), b.table(1), b.table(2)) == (["jewels"], ["longhouse"], ["karvi"])
        assert asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-3.4.1", "RAIDERS-3.4.2", "RAIDERS-6.7")
def test_ex23_a_market_without_a_1_vp_card() -> None:
    b = Board(2).market("drakkar", "village", "fleet", "throne", "armoury", "drakkar", "command", "fortress")
    b.supply("ragnarok", "rough_seas").lay(1, "karvi")
    b.begin(EndStep())
    assert worth_one(b.s, b.s.market) and b.table(1) == ["karvi"]
    assert {"ragnarok", "rough_seas"} <= set(b.names(b.s.supply))


@pytest.mark.rule("RAIDERS-3.4.1", "RAIDERS-12.4")
def test_ex24_an_event_during_setup() -> None:
    b = Board(2).lay(1, "karvi").supply("ragnarok")
    lay_market(b.s)
    assert all(BOX.kinds[BOX.kind[c]].family != EVENT for c in b.s.market)
    assert "ragnarok" in b.names(b.s.supply) and b.table(1) == ["karvi"]


@pytest.mark.rule("RAIDERS-3.7", "RAIDERS-3.8")
def test_ex25_who_starts() -> None:
    s = state(start(3, 3))
    assert len(s.discard) == 1 and BOX.starters[s.turned]
    assert BOX.starters[BOX.number["winter_raid"]] == "hurt"


@pytest.mark.rule("RAIDERS-14.4", "RAIDERS-14.5")
def test_ex26_offering() -> None:
    b = Board(2, chiefs="on").hand(0, "stone").deck("gold", "berserker", "food")
    m = plays(b.turn(), "offering")
    assert "keep:stone" not in ids(m)
    m.play("keep:gold")
    assert b.held(0) == ["gold", "stone"] and len(b.s.discard) == 2


@pytest.mark.rule("RAIDERS-14.9", "RAIDERS-14.10", "RAIDERS-8.8")
def test_ex27_mercenaries() -> None:
    b = Board(2, chiefs="on").hand(0, "dawn_raid").lay(1, "longhouse", "settlement").hand(1, "food", "gift_of_the_gods")
    with_chief(with_chief(b, 0, "chief_goldhand"), 1, "chief_goldhand")
    m = plays(b.main(), "play:dawn_raid:1:clan", "pass", "use:food", "use:gift_of_the_gods")
    assert raid_pool(m, "done") == (2, 5)


@pytest.mark.rule("RAIDERS-15.3", "RAIDERS-15.4", "RAIDERS-15.5")
def test_ex28_the_arctic_clans_draw() -> None:
    b = Board(2, arctic="on").deck("horn_of_plenty", "wood", "gold").supply("throne")
    b.turn()
    assert b.table(2) == ["throne"] and b.held(0) == ["gold", "wood"]
    b = Board(2, arctic="on").deck("skirmish", "wood", "gold").supply("throne")
    b.turn()
    assert b.table(2) == []


@pytest.mark.rule("RAIDERS-15.8")
def test_ex29_the_arctic_clan_changes_ability() -> None:
    b = Board(2, arctic="on").lay(2, "efficiency").deck("wood").supply("cunning")
    b.turn()
    assert b.table(2) == ["cunning"] and "efficiency" in b.names(b.s.supply)


@pytest.mark.rule("RAIDERS-15.6", "RAIDERS-15.7")
def test_ex30_the_arctic_clan_is_raided() -> None:
    b = Board(2, arctic="on").lay(2, "karvi").hand(0, "dawn_raid").hand(1, "berserker")
    m = plays(b.main(), "play:dawn_raid:arctic:navy")
    assert asked(m) == (1, "window") and "cancel:action" in ids(m)


@pytest.mark.rule("RAIDERS-13.8", "RAIDERS-13.10")
def test_ex31_two_players_meet_the_condition_together() -> None:
    b = Board(3, target="5").lay(0, *FIVE, "karvi", "jewels").lay(1, *FIVE, "drakkar", "jewels")
    b.begin(EndStep())
    assert b.match.result is not None and b.match.result.winners == (1,) and b.match.result.scores[:2] == (17, 18)


@pytest.mark.rule("RAIDERS-16.3")
def test_ex32_fast_start() -> None:
    s = state(start(5, quick="on"))
    assert s.vp == [(1, 1, 1)] * 5 and len(s.supply) + len(s.market) == 72 - 15
