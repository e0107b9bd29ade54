"""RAIDERS-4 and 5: a turn, resources, trading, payments."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Illegal
from meadhall.core.match import Match
from meadhall.games.raiders.state import DISCARD, GIVEN, HAND
from tests.games.raiders.kit import BOX, Board, asked, ids, known, passed, plays, told, whys, with_chief


@pytest.mark.rule("RAIDERS-4.1")
def test_a_turn_begins_with_two_cards_drawn() -> None:
    b = Board(3).deck("wood", "gold", "food")
    m = b.turn()
    assert b.held(0) == ["gold", "wood"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-4.2", "RAIDERS-4.3")
@pytest.mark.parametrize("order", [("buy", "play"), ("play", "buy"), ("buy",), ("play",), ()])
def test_one_buy_and_one_action_in_any_order_or_none(order: tuple[str, ...]) -> None:
    b = Board(2).hand(0, "wood", "vikings", "freyjas_luck", "horn_of_plenty", "gold", "vors_vision")
    m = b.main()
    for what in order:
        if what == "buy":
            plays(m, "pay:karvi", "use:wood", "use:vikings")
        else:
            m.play("play:freyjas_luck")
            passed(m)
    if "buy" in order:
        assert whys(m, "buy:snekkja")[0] == "RAIDERS-4.3"
    if "play" in order:
        assert whys(m, "play:vors_vision") == ["RAIDERS-7.3"]
    m.play("end")
    assert asked(m)[0] == 1


@pytest.mark.rule("RAIDERS-4.3", "RAIDERS-4.9", "RAIDERS-9.12.1")
def test_unused_extra_buys_are_lost_at_the_end_of_the_turn() -> None:
    b = Board(2).hand(0, "harvest_festival")
    m = b.main()
    m.play("play:harvest_festival")
    assert b.s.buys == 2
    plays(m, "end")
    passed(m)
    assert (b.s.active, b.s.buys) == (1, 1)


@pytest.mark.rule("RAIDERS-4.4")
def test_a_purchase_is_finished_before_anything_else_begins() -> None:
    b = Board(2).hand(0, "wood", "vikings", "freyjas_luck")
    m = b.main()
    m.play("pay:karvi")
    assert whys(m, "play:freyjas_luck") == ["RAIDERS-4.4"] and whys(m, "end") == ["RAIDERS-4.4"]
    plays(m, "use:wood", "use:vikings")
    assert asked(m) == (0, "main") and -1 not in b.s.market


@pytest.mark.rule("RAIDERS-4.6")
def test_there_is_no_hand_limit() -> None:
    b = Board(2).hand(0, *["gift_of_the_gods"] * 12, *["wood"] * 8).deck("gold", "gold")
    b.turn()
    assert len(b.s.hands[0]) == 22


@pytest.mark.rule("RAIDERS-4.7")
def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    b = Board(2).only("deck", "wood").discard("gold", "food", "stone")
    b.turn()
    assert "wood" in b.held(0) and len(b.held(0)) == 2 and len(b.s.deck) == 2 and not b.s.discard
    b = Board(2).only("deck", "wood")
    b.turn()
    assert b.held(0) == ["wood"]


@pytest.mark.rule("RAIDERS-4.8")
def test_outside_their_turn_players_may_only_answer() -> None:
    b = Board(3).hand(0, "freyjas_luck").hand(1, "berserker", "skirmish", "wood", "vikings").hand(2, "gold")
    m = b.main()
    m.play("play:freyjas_luck")
    assert asked(m) == (1, "window") and ids(m) == ["pass", "cancel:action"]
    assert "RAIDERS-7.9" in whys(m, "play:skirmish:0") and "RAIDERS-7.9" in whys(m, "buy:karvi")


@pytest.mark.rule("RAIDERS-5.1", "RAIDERS-5.6", "RAIDERS-6.1")
def test_plain_resources_pay_their_own_symbol_and_are_discarded() -> None:
    b = Board(2).hand(0, "wood", "vikings", "gold")
    m = b.main()
    m.play("pay:karvi")
    assert ids(m) == ["use:vikings", "use:wood", "trade"]
    assert whys(m, "use:gold") == ["RAIDERS-5.5"]
    plays(m, "use:wood", "use:vikings")
    assert b.names(b.s.discard) == ["wood", "vikings"] and b.table(0) == ["karvi"] and b.held(0) == ["gold"]


@pytest.mark.rule("RAIDERS-5.2", "RAIDERS-5.4")
def test_a_horn_pays_any_one_symbol_and_says_which() -> None:
    b = Board(2).hand(0, "wood", "horn_of_plenty")
    m = b.main()
    plays(m, "pay:karvi", "use:wood")
    (said,) = [e for e in told(m, "use:horn_of_plenty") if e.kind == "pays-as"]
    assert said.args["first"] == ("vikings", ()) and said.args["how"] == "one"
    assert b.table(0) == ["karvi"]


@pytest.mark.rule("RAIDERS-5.3", "RAIDERS-5.4")
def test_a_gift_pays_any_two_symbols_and_says_which() -> None:
    b = Board(2).hand(0, "gift_of_the_gods")
    m = b.main()
    m.play("pay:karvi")
    (said,) = [e for e in told(m, "use:gift_of_the_gods") if e.kind == "pays-as"]
    assert said.args["how"] == "two" and {said.args["first"], said.args["second"]} == {("vikings", ()), ("wood", ())}
    assert b.table(0) == ["karvi"] and b.names(b.s.discard) == ["gift_of_the_gods"]


@pytest.mark.rule("RAIDERS-5.3")
def test_a_gift_may_give_the_same_resource_twice() -> None:
    b = Board(2).lay(0, "karvi", "drakkar").market("fleet", "karvi")
    b.hand(0, "gift_of_the_gods", "vikings", "food", "gold")
    m = plays(b.main(), "pay:fleet", "use:vikings", "use:food", "use:gold", "use:gift_of_the_gods")
    assert "fleet" in b.table(0) and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-5.5")
def test_half_a_gift_is_lost_and_no_card_is_paid_for_nothing() -> None:
    b = Board(2).hand(0, "gift_of_the_gods", "vikings", "wood", "wood")
    m = plays(b.main(), "pay:karvi", "use:wood")
    assert whys(m, "use:wood") == ["RAIDERS-5.5"]  # the one Wood symbol is covered
    m.play("use:gift_of_the_gods")
    assert b.held(0) == ["vikings", "wood"] and b.table(0) == ["karvi"]


@pytest.mark.rule("RAIDERS-5.7", "RAIDERS-5.8")
def test_any_two_own_cards_are_traded_for_one_resource() -> None:
    b = Board(2).hand(0, "vikings", "berserker", "ghost_ship").lay(0, "jewels", "command")
    m = plays(b.main(), "pay:karvi", "use:vikings")
    assert ids(m) == ["trade"]
    m.play("trade")
    assert ids(m) == ["give:berserker", "give:ghost_ship", "give:jewels", "give:command"]
    plays(m, "give:ghost_ship", "give:command")
    assert b.table(0) == ["jewels", "karvi"] and b.held(0) == ["berserker"] and b.s.ability[0] == -1


@pytest.mark.rule("RAIDERS-5.7")
def test_a_trade_is_allowed_although_the_resource_is_held_and_as_often_as_one_likes() -> None:
    b = Board(2).hand(0, "wood", "vikings", "gold", "gold", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "trade", "give:gold", "give:gold", "trade", "give:gold", "give:gold")
    assert b.table(0) == ["karvi"] and b.held(0) == ["vikings", "wood"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-5.8", "RAIDERS-14.1")
def test_chiefs_cannot_be_traded() -> None:
    b = Board(2, chiefs="on").hand(0, "vikings", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "use:vikings", "trade")
    assert all(BOX.kinds[o.a].family != 7 for o in m.options)
    assert "give:chief_wolfpack" not in ids(m) and whys(m, "give:chief_wolfpack") == ["RAIDERS-5.8"]


@pytest.mark.rule("RAIDERS-5.9")
def test_a_gift_counts_as_one_card_in_a_trade() -> None:
    b = Board(2).hand(0, "vikings", "gift_of_the_gods", "gold")
    m = plays(b.main(), "pay:karvi", "use:vikings", "trade", "give:gift_of_the_gods")
    assert asked(m) == (0, "trade") and ids(m) == ["give:gold"]
    m.play("give:gold")
    assert b.table(0) == ["karvi"] and not b.s.hands[0]


@pytest.mark.rule("RAIDERS-5.10")
def test_a_trade_is_part_of_a_payment_and_gives_no_card() -> None:
    b = Board(2).hand(0, "vikings", "gold", "gold", "food", "food", "stone")
    m = b.main()
    assert "trade" not in ids(m)
    plays(m, "pay:karvi", "trade", "give:gold", "give:gold", "use:vikings")
    assert b.held(0) == ["food", "food", "stone"]


@pytest.mark.rule("RAIDERS-5.11", "RAIDERS-6.12")
def test_traded_viking_cards_are_discarded_and_market_cards_shuffled_into_the_supply_before_the_refill() -> None:
    b = Board(2).hand(0, "vikings", "gold").lay(0, "jewels").only("supply")
    plays(b.main(), "pay:karvi", "use:vikings", "trade", "give:gold", "give:jewels")
    assert b.names(b.s.discard) == ["vikings", "gold"]
    assert b.names(b.s.market).count("jewels") == 2 and not b.s.supply  # it refilled the gap at once


@pytest.mark.rule("RAIDERS-5.12", "RAIDERS-6.10", "RAIDERS-7.13")
def test_trades_and_purchases_use_no_action_and_open_no_window() -> None:
    b = Board(2).hand(0, "vikings", "gold", "gold", "freyjas_luck").hand(1, "berserker")
    m = plays(b.main(), "pay:karvi", "use:vikings", "trade", "give:gold", "give:gold")
    assert asked(m) == (0, "main") and b.table(0) == ["karvi"]
    assert "play:freyjas_luck" in ids(m)


@pytest.mark.rule("RAIDERS-5.13")
def test_a_raided_player_may_trade_for_mercenaries_and_nobody_else_out_of_turn() -> None:
    b = Board(2, chiefs="on").hand(0, "spring_raid").hand(1, "berserker", "skirmish").lay(1, "karvi")
    m = b.main()
    m.play("play:spring_raid:1:navy")
    passed(m)
    assert asked(m) == (1, "hire")
    plays(m, "trade", "give:berserker", "give:skirmish")
    assert asked(m) == (1, "hire") and ids(m) == ["done"]
    b = Board(2).hand(0, "freyjas_luck").hand(1, "gold", "gold")
    m = b.main()
    m.play("play:freyjas_luck")
    assert asked(m)[0] == 1 and "trade" not in ids(m)


@pytest.mark.rule("RAIDERS-5.14")
def test_no_choice_gives_a_card_to_another_player() -> None:
    assert not any(o.verb in ("gift", "swap", "offer-to") for o in BOX.options)
    b = Board(2).hand(0, "wood", "gold")
    assert ids(b.main()) == ["end"]


@pytest.mark.rule("RAIDERS-5.15")
def test_a_payment_is_checked_as_a_whole_and_never_runs_dry() -> None:
    b = Board(2).hand(0, "wood", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "trade")
    assert whys(m, "give:wood") == ["RAIDERS-5.15"]  # then the Wood symbol could not be covered
    assert ids(m) == ["give:gold"]
    plays(m, "give:gold", "give:gold", "use:wood")
    assert b.table(0) == ["karvi"]
    with pytest.raises(Illegal):
        Board(2).hand(0, "wood", "gold").main().play("buy:karvi")


@pytest.mark.rule("RAIDERS-5.15", "RAIDERS-17.7")
def test_a_payment_is_hidden_until_it_is_complete() -> None:
    b = Board(2).hand(0, "wood", "vikings", "gold")
    m = plays(b.main(), "pay:karvi", "use:wood")
    assert not b.s.discard and known(b.s, 1, HAND, 0) == []
    assert "use:wood" not in str(m.view(1)["options"]) and m.view(1)["state"]["stage"][0] == [-2]
    m.play("use:vikings")
    assert len(known(b.s, 1, DISCARD)) == 2


@pytest.mark.rule("RAIDERS-5.16")
def test_any_resource_pays_on_the_black_market() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "wood", "gift_of_the_gods").supply("karvi")
    m = plays(b.main(), "pay:black", "use:wood", "use:wood")
    events = told(m, "use:gift_of_the_gods")
    assert not [e for e in events if e.kind == "pays-as"] and b.table(0) == ["karvi"]


@pytest.mark.rule("RAIDERS-5.17")
def test_a_card_serves_a_payment_once() -> None:
    b = Board(2).hand(0, "wood", "gold", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "use:wood")
    assert whys(m, "use:wood") == ["RAIDERS-5.17"]
    plays(m, "trade", "give:gold")
    assert len(GIVEN.pile(b.s, 0)) == 1 and b.held(0) == ["gold", "gold"]
    m.play("give:gold")
    assert b.held(0) == ["gold"]


@pytest.mark.rule("RAIDERS-5.7", "RAIDERS-14.13")
def test_silvertongue_trades_one_card_once_a_turn() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_silvertongue").hand(0, "vikings", "gold", "gold", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "cheap", "give:gold")
    assert whys(m, "cheap") == ["RAIDERS-14.13"]
    m.play("use:vikings")
    assert b.table(0) == ["karvi"] and b.held(0) == ["gold", "gold", "gold"] and b.s.cheap == 0


@pytest.mark.rule("RAIDERS-5.15")
def test_everybody_sees_which_market_card_is_being_paid_for() -> None:
    b = Board(2).hand(0, "wood", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "trade")
    paying = {str(m.scene(seat, "en")["things"]["market"]["data"]["paying"]) for seat in (0, 1, None)}
    assert len(paying) == 1 and b.names([int(id.removeprefix("card:")) for id in paying]) == ["karvi"]
    plays(m, "give:gold", "give:gold", "use:wood")
    assert m.scene(0, "en")["things"]["market"]["data"]["paying"] is None


@pytest.mark.rule("RAIDERS-4.4", "RAIDERS-5.15", "RAIDERS-7.9", "RAIDERS-14.9")
def test_who_tries_something_else_reads_a_whole_sentence() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "vikings", "night_raid").hand(1, "gold")
    m = plays(b.lay(1, "karvi").main(), "pay:karvi")
    _says_why_not_now(m)
    plays(m, "use:wood", "use:vikings", "play:night_raid:1:navy")
    _says_why_not_now(m)
    _says_why_not_now(passed(m))
    b = Board(2, chiefs="on").hand(0, "gefjons_disguise", "market_on_fire").hand(1, "gold")
    m = b.turn()
    _says_why_not_now(m)
    _says_why_not_now(passed(plays(m, "draw", "play:gefjons_disguise:1")))
    m.play("take:gold")
    b.s.actions = 1
    m.reconsider()
    _says_why_not_now(passed(plays(m, "play:market_on_fire")))


def _says_why_not_now(m: Match) -> None:
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, "end")
    assert refusal is not None
    for lang in ("en", "fr"):
        (why,) = m.why(refusal, lang)
        assert why["rule"] in (m.decision.rule, "RAIDERS-4.1", "RAIDERS-4.4") and "[" not in why["text"], why["text"]


@pytest.mark.rule("RAIDERS-7.3", "RAIDERS-4.8")
def test_cards_that_do_not_count_as_the_action_are_not_refused_for_want_of_one() -> None:
    b = Board(2).hand(0, "freyjas_luck", "berserker", "fenrir").hand(1, "wood")
    m = passed(plays(b.main(), "play:freyjas_luck"))
    assert b.s.actions == 0
    assert whys(m, "play:berserker") == ["RAIDERS-7.9"] and whys(m, "play:fenrir") == ["RAIDERS-9.11.1"]
