"""RAIDERS-6: buying at the Market."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.state import HAND
from tests.games.raiders.kit import BOX, Board, asked, ids, known, plays, told, whys, with_chief


@pytest.mark.rule("RAIDERS-6.2", "RAIDERS-6.3", "RAIDERS-6.13")
def test_a_bought_card_lies_face_up_and_its_place_is_filled_at_once() -> None:
    b = Board(2).hand(0, "wood", "stone").supply("throne")
    assert b.names(b.s.market)[2] == "longhouse"
    plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert b.s.vp[0] == (0, 1, 0) and b.names(b.s.market)[2] == "throne"


@pytest.mark.rule("RAIDERS-6.3.1", "RAIDERS-12.1", "RAIDERS-12.3")
def test_an_event_that_turns_up_is_resolved_and_the_next_card_fills_the_gap() -> None:
    b = Board(2).hand(0, "wood", "stone").supply("rough_seas", "ragnarok", "throne")
    plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert b.names(b.s.market)[2] == "throne" and b.names(b.s.gone) == ["rough_seas", "ragnarok"]
    assert b.table(1) == ["longhouse"] and b.table(0) == []


@pytest.mark.rule("RAIDERS-6.3.2")
def test_with_an_empty_supply_the_gap_stays_until_cards_return() -> None:
    b = Board(2).hand(0, "wood", "stone", "thors_vengeance").lay(1, "karvi").only("supply")
    m = plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert b.s.market[2] == -1
    m.play("play:thors_vengeance:1:karvi")
    assert b.names(b.s.market)[2] == "karvi" and not b.s.supply


@pytest.mark.rule("RAIDERS-6.4", "RAIDERS-6.9")
def test_a_requirement_must_be_met_already() -> None:
    b = Board(2).hand(0, "stone", "wood", "food")
    m = b.main()
    assert whys(m, "buy:village") == ["RAIDERS-6.4"]
    b = Board(2).hand(0, "stone", "wood", "food").lay(0, "settlement")
    plays(b.main(), "pay:village", "use:stone", "use:wood", "use:food")
    assert b.s.vp[0] == (0, 3, 0)


@pytest.mark.rule("RAIDERS-6.4.1", "RAIDERS-10.5")
def test_hidden_vp_meet_a_requirement_when_shown_and_stay_in_hand() -> None:
    b = Board(3).hand(0, "stone", "wood", "food", "hidden_farm")
    m = plays(b.main(), "pay:village", "use:stone", "use:wood")
    shown = [e for e in told(m, "use:food") if e.kind == "shows"]
    assert shown[0].only is None and shown[0].args["card"] == ("hidden_farm", ())
    assert b.held(0) == ["hidden_farm"] and b.table(0) == ["village"]
    assert b.names(known(b.s, 1, HAND, 0)) == ["hidden_farm"]


@pytest.mark.rule("RAIDERS-6.4.1")
def test_hidden_vp_are_not_shown_when_they_are_not_needed() -> None:
    b = Board(3).hand(0, "stone", "wood", "food", "hidden_farm").lay(0, "longhouse")
    m = plays(b.main(), "pay:village", "use:stone", "use:wood")
    assert not [e for e in told(m, "use:food") if e.kind == "shows"]


@pytest.mark.rule("RAIDERS-6.4.2", "RAIDERS-6.4.3")
def test_required_vp_are_not_spent_and_the_card_itself_does_not_count() -> None:
    b = Board(2).hand(0, "wood", "vikings", "gold").lay(0, "karvi")
    plays(b.main(), "pay:drakkar", "use:wood", "use:vikings", "use:gold")
    assert b.s.vp[0] == (3, 0, 0)
    b = Board(2).hand(0, "wood", "vikings", "gold")
    assert whys(b.main(), "buy:drakkar") == ["RAIDERS-6.4"]  # worth 2 itself


@pytest.mark.rule("RAIDERS-6.4.4")
def test_what_the_requirement_rests_on_cannot_be_traded_in_the_same_payment() -> None:
    b = Board(2).hand(0, "wood", "vikings", "berserker").lay(0, "karvi")
    m = b.main()
    assert whys(m, "buy:drakkar") == ["RAIDERS-6.1"]  # the Karvi would have to go
    b = Board(2).hand(0, "wood", "vikings", "berserker").lay(0, "karvi", "snekkja")
    m = plays(b.main(), "pay:drakkar", "use:wood", "use:vikings", "trade", "give:karvi")
    assert whys(m, "give:snekkja") == ["RAIDERS-6.4.4"] and ids(m) == ["give:berserker"]


@pytest.mark.rule("RAIDERS-6.5")
def test_requirements_bind_purchases_only() -> None:
    b = Board(2).hand(0, "odins_favour").market("fortress", "karvi")
    b.main().play("play:odins_favour:fortress")
    assert b.s.vp[0] == (0, 3, 0)
    b = Board(2).hand(0, "lokis_favour").lay(1, "throne")
    b.main().play("play:lokis_favour:1:throne")
    assert b.s.vp[0] == (0, 0, 3)


@pytest.mark.rule("RAIDERS-6.6", "RAIDERS-14.2", "RAIDERS-11.6")
def test_discounts_add_up_and_the_price_stops_at_nothing() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_keelwright").lay(0, "efficiency")
    m = b.main()
    assert "buy:karvi" in ids(m) and "buy:jewels" not in ids(m)
    m.play("buy:karvi")  # 2 - 1 - 1: nothing is asked
    assert b.table(0) == ["efficiency", "karvi"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-6.6", "RAIDERS-11.6")
def test_a_general_discount_applies_to_abilities_and_a_chiefs_does_not() -> None:
    b = (
        with_chief(Board(2, chiefs="on"), 0, "chief_keelwright")
        .market("cunning", "karvi")
        .hand(0, "gold", "gold", "wood")
    )
    assert "buy:cunning" not in ids(b.main())
    b = Board(2).lay(0, "efficiency").market("cunning", "karvi").hand(0, "gold", "gold", "wood")
    m = plays(b.main(), "pay:cunning", "use:gold", "use:gold", "use:wood")
    assert asked(m) == (0, "keep-ability")


@pytest.mark.rule("RAIDERS-6.6.1")
def test_a_discount_is_taken_in_full_and_is_lost_with_the_ability_given_up() -> None:
    b = Board(2).lay(0, "efficiency").hand(0, "wood", "stone", "gold")
    m = plays(b.main(), "pay:longhouse", "use:wood")
    assert b.table(0) == ["efficiency", "longhouse"] and b.held(0) == ["gold", "stone"]  # one card was enough
    b = Board(2).lay(0, "efficiency").hand(0, "gold", "gold", "gold", "wood")
    m = plays(b.main(), "pay:longhouse", "trade", "give:efficiency", "give:gold")
    assert asked(m) == (0, "pay") and b.s.ability[0] == -1
    m.play("use:wood")
    assert b.table(0) == ["longhouse"]


@pytest.mark.rule("RAIDERS-6.7")
def test_a_market_without_a_1_vp_card_is_rebuilt_without_resolving_events() -> None:
    b = Board(2).market("karvi", "drakkar", "fleet", "village").lay(1, "snekkja", "settlement")
    b.hand(0, "wood", "vikings").supply("throne", "armoury", "fortress", "command", "cunning", "ragnarok")
    plays(b.main(), "pay:karvi", "use:wood", "use:vikings")
    assert any(BOX.kinds[BOX.kind[c]].vp == 1 for c in b.s.market) and -1 not in b.s.market
    assert "ragnarok" in b.names(b.s.supply) and b.table(1) == ["settlement", "snekkja"]


@pytest.mark.rule("RAIDERS-6.7")
def test_with_fewer_than_eight_cards_what_there_is_is_laid() -> None:
    b = Board(2).market("karvi", "drakkar").hand(0, "wood", "vikings").only("supply", "throne")
    b.s.supply.insert(0, b.find("jewels"))
    plays(b.main(), "pay:karvi", "use:wood", "use:vikings")
    assert sorted(b.names(b.s.market)) == ["drakkar", "jewels", "throne"]


@pytest.mark.rule("RAIDERS-6.8")
def test_without_any_1_vp_card_the_rule_waits_until_one_returns() -> None:
    wares = ("karvi", "drakkar", "fleet", "village", "fortress", "armoury", "throne", "command")
    b = Board(2).market(*wares).hand(0, "wood", "vikings", "thors_vengeance").lay(1, "jewels").only("supply", "cunning")
    m = plays(b.main(), "pay:karvi", "use:wood", "use:vikings")
    assert "cunning" in b.names(b.s.market) and not b.s.supply
    m.play("play:thors_vengeance:1:jewels")
    assert "jewels" in b.names(b.s.market)


@pytest.mark.rule("RAIDERS-6.9")
def test_what_cannot_be_paid_is_refused_and_nothing_is_spent() -> None:
    b = Board(2).hand(0, "wood")
    m = b.main()
    assert whys(m, "buy:karvi") == ["RAIDERS-6.1"] and whys(m, "buy:drakkar") == ["RAIDERS-6.4", "RAIDERS-6.1"]
    assert b.held(0) == ["wood"] and b.s.buys == 1


@pytest.mark.rule("RAIDERS-6.9.1", "RAIDERS-11.1")
def test_an_ability_is_bought_like_an_item() -> None:
    b = Board(2).market("command", "karvi").hand(0, "gift_of_the_gods", "gift_of_the_gods")
    plays(b.main(), "pay:command", "use:gift_of_the_gods", "use:gift_of_the_gods")
    assert b.table(0) == ["command"] and b.s.vp[0] == (0, 0, 0)


@pytest.mark.rule("RAIDERS-6.11")
def test_every_step_ends_with_upkeep_of_the_market() -> None:
    b = Board(2).market("karvi", "drakkar").hand(0, "freyjas_luck")
    b.main().play("play:freyjas_luck")
    assert -1 not in b.s.market


@pytest.mark.rule("RAIDERS-6.12")
def test_a_second_ability_is_given_back_before_the_refill() -> None:
    b = Board(2).market("cunning", "karvi", *["jewels"] * 6).lay(0, "command").only("supply")
    b.hand(0, "gift_of_the_gods", "gift_of_the_gods")
    m = plays(b.main(), "pay:cunning", "use:gift_of_the_gods", "use:gift_of_the_gods")
    assert asked(m) == (0, "keep-ability") and b.s.market[0] == -1
    m.play("keep:cunning")
    assert b.names(b.s.market)[0] == "command" and b.table(0) == ["cunning"]
