"""RAIDERS-9: every Action card that is not a raid."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.state import HAND
from tests.games.raiders.kit import BOX, Board, asked, ids, known, lucky, passed, plays, state, told, whys


@pytest.mark.rule("RAIDERS-9.1.1")
def test_skirmish_takes_two_cards_at_random() -> None:
    b = Board(3).hand(0, "skirmish").hand(1, "wood", "gold", "food").hand(2, "stone")
    m = b.main()
    m.play("play:skirmish:1")
    passed(m)
    assert len(b.s.hands[0]) == 2 and len(b.s.hands[1]) == 1


@pytest.mark.rule("RAIDERS-9.1.2")
def test_skirmish_against_a_single_card_takes_it_and_is_over() -> None:
    b = Board(2).hand(0, "skirmish").hand(1, "wood")
    m = plays(b.main(), "play:skirmish:1", "pass")
    assert b.held(0) == ["wood"] and not b.s.hands[1] and asked(m) == (0, "main")
    assert "play:skirmish:1" not in ids(Board(2).hand(0, "skirmish").main())


@pytest.mark.rule("RAIDERS-9.7")
def test_freyjas_luck_draws_three() -> None:
    b = Board(2).hand(0, "freyjas_luck").deck("wood", "gold", "food")
    b.main().play("play:freyjas_luck")
    assert b.held(0) == ["food", "gold", "wood"]


@pytest.mark.rule("RAIDERS-9.8", "RAIDERS-17.8")
def test_gefjons_disguise_looks_at_a_hand_and_takes_one_card() -> None:
    b = Board(3).hand(0, "gefjons_disguise").hand(1, "wood", "wood", "ghost_ship").hand(2, "gold")
    m = b.main()
    m.play("play:gefjons_disguise:1")
    passed(m)
    assert asked(m) == (0, "spy") and ids(m) == ["take:wood", "take:ghost_ship"]
    assert len(known(b.s, 0, HAND, 1)) == 3 and known(b.s, 2, HAND, 1) == []
    assert len(m.scene(0, "en")["things"]["hand:1"]["things"]) == 3
    assert "things" not in m.scene(2, "en")["things"]["hand:1"]
    m.play("take:ghost_ship")
    assert b.held(0) == ["ghost_ship"] and b.held(1) == ["wood", "wood"]
    assert len(known(b.s, 0, HAND, 1)) == 2 and known(b.s, 2, HAND, 0) == []


@pytest.mark.rule("RAIDERS-9.9")
def test_lokis_favour_steals_a_visible_card_of_ones_choice() -> None:
    b = Board(3).hand(0, "lokis_favour").lay(1, "karvi", "throne").lay(2, "village")
    m = b.main()
    assert "play:lokis_favour:2:village" in ids(m)
    m.play("play:lokis_favour:1:throne")
    assert b.table(0) == ["throne"] and b.table(1) == ["karvi"]


@pytest.mark.rule("RAIDERS-9.10.1", "RAIDERS-9.10.2", "RAIDERS-9.10.3")
def test_odins_favour_takes_a_market_card_for_nothing_and_leaves_the_buy() -> None:
    b = Board(2).hand(0, "odins_favour", "wood", "vikings").market("fleet", "karvi").supply("jewels")
    m = b.main()
    m.play("play:odins_favour:fleet")
    passed(m)
    assert b.table(0) == ["fleet"] and b.names(b.s.market)[0] == "jewels" and b.held(0) == ["vikings", "wood"]
    assert whys(m, "buy:drakkar") != [] and "buy:karvi" in ids(m)


@pytest.mark.rule("RAIDERS-9.10.4")
def test_odins_favour_needs_a_market_card_and_names_it_on_playing() -> None:
    b = Board(2).hand(0, "odins_favour").market().only("supply")
    m = b.main()
    assert ids(m) == ["end"] and whys(m, "play:odins_favour") == ["RAIDERS-7.4"]
    b = Board(2).hand(0, "odins_favour").hand(1, "berserker")
    m = b.main()
    events = told(m, "play:odins_favour:drakkar")
    assert asked(m) == (1, "window")  # who might cancel it has been told what it is played for
    for lang in ("en", "fr"):
        assert "Drakkar" in m.lines(events, 1, lang)[0]["text"]


@pytest.mark.rule("RAIDERS-9.12.1", "RAIDERS-9.12.2", "RAIDERS-9.12.3")
@pytest.mark.parametrize("first", ["buy", "play"])
def test_harvest_festival_gives_a_buy_before_or_after_the_normal_one(first: str) -> None:
    b = Board(2).hand(0, "harvest_festival", "wood", "vikings", "gold", "food").supply("jewels")
    m = b.main()
    if first == "play":
        m.play("play:harvest_festival")
        passed(m)
    plays(m, "pay:karvi", "use:wood", "use:vikings")
    if first == "buy":
        assert "buy:jewels" not in ids(m)
        m.play("play:harvest_festival")
        passed(m)
    assert b.names(b.s.market)[0] == "jewels"  # the new card may be bought
    plays(m, "pay:jewels", "use:gold", "use:food")
    assert b.table(0) == ["jewels", "karvi"] and b.s.buys == 0


@pytest.mark.rule("RAIDERS-9.12.1")
def test_the_buy_of_harvest_festival_has_price_and_requirement() -> None:
    b = Board(2).hand(0, "harvest_festival", "wood", "vikings")
    m = b.main()
    m.play("play:harvest_festival")
    passed(m)
    plays(m, "pay:karvi", "use:wood", "use:vikings")
    assert whys(m, "buy:snekkja") == ["RAIDERS-6.1"] and whys(m, "buy:village") == ["RAIDERS-6.4", "RAIDERS-6.1"]


@pytest.mark.rule("RAIDERS-9.13.1", "RAIDERS-9.13.2")
@pytest.mark.parametrize("total", range(9))
def test_midsummer_madness_leaves_its_player_two_or_three_ahead(total: int) -> None:
    b = Board(3).hand(0, "midsummer_madness").hand(1, *["wood"] * total)
    m = b.main()
    m.play("play:midsummer_madness")
    passed(m)
    sizes = [len(h) for h in b.s.hands]
    assert sum(sizes) == total
    if total >= 2:
        assert all(sizes[0] - n in (2, 3) for n in sizes[1:])


@pytest.mark.rule("RAIDERS-9.13.3")
def test_midsummer_madness_may_always_be_played_and_moves_hidden_vp() -> None:
    b = Board(2).hand(0, "midsummer_madness")
    m = b.main()
    m.play("play:midsummer_madness")
    assert b.names(b.s.discard) == ["midsummer_madness"] and not b.s.hands[0] and asked(m) == (0, "main")
    b = Board(2, arctic="on").hand(0, "midsummer_madness").hand(1, "ghost_ship", "wood")
    m = plays(b.main(), "play:midsummer_madness", "pass")
    assert b.held(0) == ["ghost_ship", "wood"]
    assert known(b.s, 1, HAND, 0) == []


@pytest.mark.rule("RAIDERS-9.14")
def test_jormungandr_steals_a_navy_card_at_random_past_all_protection() -> None:
    b = Board(3, chiefs="on").hand(0, "jormungandr").lay(1, "karvi", "fleet", "jewels", "second_wind").hand(1, "fenrir")
    m = b.main()
    assert [i for i in ids(m) if i.startswith("play")] == ["play:jormungandr:1"]
    found = set()
    for key in range(30):
        twin = m.clone()
        twin.state.key = key
        twin.play("play:jormungandr:1")
        assert ids(twin) == ["pass"]  # no Fenrir here
        twin.play("pass")
        assert asked(twin) == (0, "main")  # and no Mercenaries
        found |= set(b.names(state(twin).tables[0]))
    assert found == {"karvi", "fleet"}


@pytest.mark.rule("RAIDERS-9.15", "RAIDERS-17.7")
def test_curse_of_valhalla_makes_each_opponent_discard_two_of_their_choice() -> None:
    b = Board(4).hand(0, "curse_of_valhalla", "gold").hand(1, "wood", "food", "stone").hand(2, "gold").hand(3)
    m = b.main()
    m.play("play:curse_of_valhalla")
    passed(m)
    assert asked(m) == (1, "drop") and len(b.s.hands[2]) == 1  # clockwise
    m.play("drop:wood")
    assert b.names(b.s.discard) == ["curse_of_valhalla"]  # revealed together
    events = told(m, "drop:stone")
    assert b.held(1) == ["food"] and b.held(2) == [] and b.held(0) == ["gold"]
    assert [e.only for e in events if e.kind == "drops"] == [None, None, None]
    m = Board(2).hand(0, "curse_of_valhalla").main()
    assert whys(m, "play:curse_of_valhalla") == ["RAIDERS-7.4"]


@pytest.mark.rule("RAIDERS-9.16.1", "RAIDERS-9.16.2")
def test_traders_market_discards_some_and_draws_one_more() -> None:
    b = Board(2).hand(0, "traders_market", "wood", "wood", "gold").deck("food", "food", "stone")
    m = b.main()
    m.play("play:traders_market")
    passed(m)
    assert asked(m) == (0, "exchange") and whys(m, "done") == ["RAIDERS-9.16.2"]
    plays(m, "drop:wood", "drop:wood", "done")
    assert b.held(0) == ["food", "food", "gold", "stone"] and b.names(b.s.discard)[-2:] == ["wood", "wood"]
    card = m.scene(0, "en")["things"]["discarded:traders_market"]["note"]
    assert card == "Discard one or more hand cards, then draw one more than that."


@pytest.mark.rule("RAIDERS-9.17.1", "RAIDERS-9.17.2", "RAIDERS-9.17.3")
def test_market_on_fire_buys_for_two_less_and_leaves_the_normal_buy() -> None:
    b = Board(2).hand(0, "market_on_fire", "gold", "wood", "vikings").lay(0, "karvi")
    m = b.main()
    m.play("play:market_on_fire")
    passed(m)
    assert asked(m) == (0, "fire") and whys(m, "buy:village") == ["RAIDERS-6.4"]
    plays(m, "pay:drakkar", "use:gold")  # Wood and Vikings are waived
    assert b.table(0) == ["drakkar", "karvi"] and b.s.buys == 1
    m.play("pay:karvi")
    assert asked(m) == (0, "pay")  # at its normal price


@pytest.mark.rule("RAIDERS-9.17.2")
def test_trading_helps_to_pay_market_on_fire() -> None:
    b = Board(2).hand(0, "market_on_fire", "berserker", "skirmish").lay(0, "karvi")
    m = b.main()
    m.play("play:market_on_fire")
    passed(m)
    plays(m, "pay:drakkar", "trade", "give:berserker", "give:skirmish")
    assert b.table(0) == ["drakkar", "karvi"]


@pytest.mark.rule("RAIDERS-9.17.4")
def test_market_on_fire_needs_something_to_buy_and_may_be_declined() -> None:
    b = Board(2).hand(0, "market_on_fire").market("drakkar", "fleet").only("supply")
    assert whys(b.main(), "play:market_on_fire") == ["RAIDERS-9.17.4"]
    b = Board(2).hand(0, "market_on_fire", "wood")
    m = b.main()
    m.play("play:market_on_fire")
    passed(m)
    m.play("decline")
    assert asked(m) == (0, "main") and b.s.actions == 0 and b.held(0) == ["wood"]


@pytest.mark.rule("RAIDERS-9.17.4")
def test_market_on_fire_cannot_be_traded_for_its_own_purchase() -> None:
    b = Board(2).hand(0, "market_on_fire", "berserker").lay(0, "karvi", "efficiency").market("fleet")
    b.s.market[1] = -1
    assert "play:market_on_fire" not in ids(b.main())


@pytest.mark.rule("RAIDERS-9.18")
def test_njords_plunder_takes_a_card_from_every_opponent() -> None:
    b = Board(4).hand(0, "njords_plunder").hand(1, "wood").hand(2, "gold", "food").hand(3)
    m = b.main()
    m.play("play:njords_plunder")
    passed(m)
    assert len(b.s.hands[0]) == 2 and [len(h) for h in b.s.hands[1:]] == [0, 1, 0]
    m = Board(2).hand(0, "njords_plunder").main()
    assert whys(m, "play:njords_plunder") == ["RAIDERS-7.4"]


@pytest.mark.rule("RAIDERS-9.19")
def test_thors_vengeance_shuffles_a_visible_card_into_the_supply() -> None:
    b = Board(2).hand(0, "thors_vengeance").lay(1, "cunning", "karvi")
    size = len(b.s.supply)
    m = b.main()
    assert "play:thors_vengeance:1:karvi" in ids(m)
    m.play("play:thors_vengeance:1:cunning")
    assert b.table(1) == ["karvi"] and b.s.ability[1] == -1 and len(b.s.supply) == size + 1


@pytest.mark.rule("RAIDERS-9.20", "RAIDERS-17.7")
def test_yggdrasil_takes_a_card_from_the_discard_pile_for_all_to_see() -> None:
    b = Board(3).hand(0, "yggdrasil").discard("gift_of_the_gods", "wood")
    m = b.main()
    m.play("play:yggdrasil")
    assert asked(m) == (0, "recall") and ids(m) == ["take:wood", "take:gift_of_the_gods"]
    (seen,) = [e for e in told(m, "take:gift_of_the_gods") if e.kind == "recalls"]
    assert seen.only is None and b.held(0) == ["gift_of_the_gods"]
    assert b.names(known(b.s, 2, HAND, 0)) == ["gift_of_the_gods"]
    assert whys(Board(2).hand(0, "yggdrasil").main(), "play:yggdrasil") == ["RAIDERS-9.20"]


@pytest.mark.rule("RAIDERS-9.21", "RAIDERS-17.8")
def test_vors_vision_keeps_two_of_four_and_orders_the_rest_under_the_pile() -> None:
    b = Board(2).hand(0, "vors_vision").deck("wood", "gold", "food", "stone")
    m = b.main()
    m.play("play:vors_vision")
    assert asked(m) == (0, "vision") and m.view(1)["state"]["stage"][3] == [-2] * 4
    plays(m, "keep:gold", "keep:stone")
    assert asked(m) == (0, "under") and ids(m) == ["under:wood", "under:food"]
    m.play("under:food")
    assert b.names(b.s.deck)[:2] == ["wood", "food"]  # the last one at the very bottom
    assert b.held(0) == ["gold", "stone"]
    assert b.s.known[0] >> b.s.deck[0] & 1 and not b.s.known[1] >> b.s.deck[0] & 1


@pytest.mark.rule("RAIDERS-9.21", "RAIDERS-4.7")
def test_vors_vision_sees_what_there_is() -> None:
    b = Board(2).hand(0, "vors_vision").only("deck", "wood")
    m = b.main()
    m.play("play:vors_vision")
    # the Vision itself lies on the discard pile and is shuffled in
    assert sorted(ids(m)) == ["keep:vors_vision", "keep:wood"]
    plays(m, "keep:wood", "keep:vors_vision")
    assert asked(m) == (0, "main") and b.held(0) == ["vors_vision", "wood"]


@pytest.mark.rule("RAIDERS-9.1.1", "RAIDERS-17.3")
def test_a_card_taken_from_a_hand_is_seen_by_taker_and_victim_only() -> None:
    b = Board(3).hand(0, "skirmish").hand(1, "wood").hand(2, "gold")
    m = b.main()
    plays(m, "play:skirmish:1", "pass")
    (taken,) = [e for e in told(m, "pass") if e.kind == "takes"]
    assert taken.only == (0, 1) and "card" not in taken.open
    said = [m.lines([taken], seat, "en")[0]["text"] for seat in (0, 1, 2, None)]
    assert "Wood" in said[0] and "Wood" in said[1] and "Wood" not in said[2] and "Wood" not in said[3]


def test_every_action_card_has_a_test() -> None:
    """The deeds tested here and in the raids are all there are."""
    deeds = {k.deed.do for k in BOX.kinds if k.deed}
    assert deeds == {"cancel", "fenrir", "raid", "draw", "look", "take", "spy", "plunder", "curse", "pool", "exchange",
                     "recall", "favour", "fire", "buys", "steal", "snatch", "destroy"}  # fmt: skip
    m = Board(2).hand(0, "spring_raid").lay(1, "karvi").main()
    assert state(lucky(m, "play:spring_raid:1:navy", lambda s: bool(s.tables[0]))).vp[0] == (1, 0, 0)
