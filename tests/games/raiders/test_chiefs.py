"""RAIDERS-14: chiefs, Offerings, the Black Market, Mercenaries."""

from __future__ import annotations

import pytest

from tests.games.raiders.kit import BOX, Board, asked, ids, passed, plays, told, whys, with_chief


def hall(**options: str) -> Board:
    """Two players with chiefs that change nothing here."""
    b = Board(2, chiefs="on", **options)
    return with_chief(with_chief(b, 0, "chief_goldhand"), 1, "chief_goldhand")


def raid(items: int, *hand: str) -> Board:
    """Seat 1's Clan is raided; it may hire."""
    b = hall().hand(0, "dawn_raid").lay(1, *["longhouse"] * items).hand(1, *hand)
    passed(plays(b.main(), "play:dawn_raid:1:clan"))
    return b


def pool(b: Board, *answers: str) -> dict[str, object]:
    """What the raid is drawn from, after these answers."""
    m = plays(b.match, *answers[:-1])
    (found,) = [e for e in told(m, answers[-1]) if e.kind == "pool"]
    return dict(found.args)


@pytest.mark.rule("RAIDERS-14.1")
def test_a_chief_stays_and_cannot_be_taken() -> None:
    b = hall().hand(0, "lokis_favour", "thors_vengeance")
    m = b.main()
    assert not [i for i in ids(m) if i.startswith("play")]
    assert whys(m, "play:lokis_favour") == ["RAIDERS-7.4"]


@pytest.mark.rule("RAIDERS-14.2", "RAIDERS-6.6")
@pytest.mark.parametrize(
    ("chief", "ware", "pays"),
    [
        ("chief_keelwright", "karvi", "use:wood"),
        ("chief_hallbuilder", "longhouse", "use:wood"),
        ("chief_goldhand", "jewels", "use:gold"),
    ],
)
def test_three_chiefs_make_a_category_cheaper(chief: str, ware: str, pays: str) -> None:
    b = with_chief(hall(), 0, chief).hand(0, pays.removeprefix("use:"))
    plays(b.main(), f"pay:{ware}", pays)
    assert b.table(0) == [ware]
    b = hall().hand(0, "wood")
    assert "buy:karvi" not in ids(b.main())


@pytest.mark.rule("RAIDERS-14.2")
def test_shieldwall_wolfpack_and_silvertongue_do_what_they_say() -> None:
    powers = {k.id: BOX.powers[i] for i, k in enumerate(BOX.kinds)}
    assert powers["chief_shieldwall"].raided == 1 and powers["chief_wolfpack"].raiding == -1
    assert powers["chief_silvertongue"].cheap_trades == 1
    b = with_chief(hall(), 1, "chief_shieldwall").hand(0, "dawn_raid").lay(1, "karvi", "karvi").hand(1, "gold")
    b.main().play("play:dawn_raid:1:navy")
    assert b.match.scene(0, "en")["things"]["stage"]["data"]["guards"] == 3
    b = with_chief(hall(), 0, "chief_wolfpack").hand(0, "dawn_raid").lay(1, "karvi", "karvi").hand(1, "gold")
    b.main().play("play:dawn_raid:1:navy")
    assert b.match.scene(0, "en")["things"]["stage"]["data"]["guards"] == 1


@pytest.mark.rule("RAIDERS-14.3")
def test_without_chiefs_none_of_the_three_exists() -> None:
    b = Board(2).hand(0, "gold", "gold", "gold", "dawn_raid").lay(1, "karvi").hand(1, "gold")
    m = b.main()
    assert "black" not in ids(m)
    plays(m, "play:dawn_raid:1:navy", "pass", "pass")
    assert asked(m) == (0, "main")
    assert asked(Board(2).turn()) == (0, "main")
    assert asked(hall().turn()) == (0, "offer")


@pytest.mark.rule("RAIDERS-14.4", "RAIDERS-14.5", "RAIDERS-17.5")
def test_an_offering_draws_three_keeps_one_of_these_and_discards_two_openly() -> None:
    b = hall().hand(0, "stone").deck("gold", "berserker", "food")
    m = b.turn()
    m.play("offering")
    assert asked(m) == (0, "offered") and ids(m) == ["keep:food", "keep:gold", "keep:berserker"]
    assert m.view(1)["state"]["stage"][3] == [-2, -2, -2]
    m.play("keep:berserker")
    assert b.held(0) == ["berserker", "stone"] and sorted(b.names(b.s.discard)) == ["food", "gold"]
    b = hall().deck("gold", "food")
    m = plays(b.turn(), "draw")
    assert b.held(0) == ["food", "gold"]


@pytest.mark.rule("RAIDERS-14.5")
def test_with_fewer_cards_all_but_one_are_discarded() -> None:
    b = hall().only("deck", "gold", "food")
    m = plays(b.turn(), "offering", "keep:gold")
    assert b.held(0) == ["gold"] and b.names(b.s.discard) == ["food"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-14.6")
def test_the_black_market_sells_the_top_of_the_supply_unseen_for_any_three() -> None:
    b = hall().hand(0, "stone", "stone", "berserker", "skirmish").supply("throne")
    m = plays(b.main(), "pay:black", "use:stone", "use:stone", "trade", "give:berserker", "give:skirmish")
    assert b.table(0) == ["throne"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-14.7")
def test_the_black_market_costs_three_whatever_one_owns_and_uses_a_buy() -> None:
    b = hall().lay(0, "efficiency").hand(0, "gold", "gold")
    assert whys(b.main(), "black") == ["RAIDERS-14.6"]
    b = (
        hall()
        .hand(0, "gold", "gold", "gold", "harvest_festival", "gift_of_the_gods", "wood")
        .supply("karvi", "command")
    )
    m = plays(b.main(), "pay:black", "use:gold", "use:gold", "use:gold")
    assert b.s.buys == 0 and "RAIDERS-4.3" in whys(m, "black")
    m.play("play:harvest_festival")
    passed(m)
    plays(m, "pay:black", "use:wood", "use:gift_of_the_gods")
    assert b.table(0) == ["command", "karvi"]
    b = hall().hand(0, "gold", "gold", "gold").only("supply")
    assert whys(b.main(), "black") == ["RAIDERS-14.7"]


@pytest.mark.rule("RAIDERS-14.7", "RAIDERS-11.3")
def test_a_second_ability_from_the_black_market_is_chosen_from_and_fire_does_not_reach_it() -> None:
    b = hall().lay(0, "command").hand(0, "gold", "gold", "gold").supply("cunning")
    m = plays(b.main(), "pay:black", "use:gold", "use:gold", "use:gold")
    assert asked(m) == (0, "keep-ability")
    b = hall().hand(0, "market_on_fire", "gold")
    m = b.main()
    m.play("play:market_on_fire")
    passed(m)
    assert "black" not in ids(m)


@pytest.mark.rule("RAIDERS-14.8")
def test_the_market_is_not_touched_by_the_black_market() -> None:
    b = hall().hand(0, "gold", "gold", "gold").supply("throne")
    market = b.s.market[:]
    plays(b.main(), "pay:black", "use:gold", "use:gold", "use:gold")
    assert b.s.market == market


@pytest.mark.rule("RAIDERS-14.9", "RAIDERS-14.10")
def test_mercenaries_cost_one_resource_each_and_protect_this_raid() -> None:
    b = raid(2, "food", "gift_of_the_gods", "berserker")
    assert asked(b.match) == (1, "hire")
    found = pool(b, "use:food", "use:gift_of_the_gods", "done")
    assert (found["items"], found["guards"]) == (2, 5)
    assert sorted(b.names(b.s.discard)) == ["dawn_raid", "food", "gift_of_the_gods"]


@pytest.mark.rule("RAIDERS-14.9", "RAIDERS-14.12")
def test_mercenaries_may_be_paid_by_trading_but_not_cheaply() -> None:
    b = hall().hand(0, "dawn_raid").lay(1, "longhouse").hand(1, "berserker", "skirmish")
    with_chief(b, 1, "chief_silvertongue")
    passed(plays(b.main(), "play:dawn_raid:1:clan"))
    assert ids(b.match) == ["trade", "done"]
    assert pool(b, "trade", "give:berserker", "give:skirmish", "done")["guards"] == 2


@pytest.mark.rule("RAIDERS-14.10")
def test_not_more_mercenaries_than_the_pile_holds_and_how_many_is_public() -> None:
    b = raid(5, *["gift_of_the_gods"] * 5)
    m = plays(b.match, *["use:gift_of_the_gods"] * 4)
    assert ids(m) == ["done"] and whys(m, "use:gift_of_the_gods") == ["RAIDERS-14.10"]
    events = told(m, "done")
    (hired,) = [e for e in events if e.kind == "mercenaries"]
    assert hired.only is None and hired.args["count"] == 7
    assert next(e for e in events if e.kind == "pool").args["guards"] == 12


@pytest.mark.rule("RAIDERS-14.9", "RAIDERS-17.7")
def test_everybody_reads_what_mercenaries_were_paid_with() -> None:
    m = plays(raid(2, "food", "berserker", "skirmish").match, "use:food", "trade", "give:berserker", "give:skirmish")
    said = [line["text"] for line in m.lines(told(m, "done"), None, "en", ["Ana", "Bo"])]
    assert said[:4] == ["Bo pays Food.", "Bo trades Berserker.", "Bo trades Skirmish.", "Bo hires 2 Mercenaries."]


@pytest.mark.rule("RAIDERS-14.10", "RAIDERS-17.1")
def test_only_who_hires_sees_mercenaries_counted_before_they_are_paid() -> None:
    m = plays(raid(2, "gift_of_the_gods", "berserker").match, "use:gift_of_the_gods")
    stages = [m.scene(seat, "en")["things"]["stage"] for seat in (0, 1, None)]
    assert [stage["data"]["guards"] for stage in stages] == [2, 4, 2]
    assert all(stage["things"] == ["link:0"] for stage in stages)  # the raid card stays in sight


@pytest.mark.rule("RAIDERS-14.13")
def test_a_cheap_trade_is_for_once_in_the_whole_turn() -> None:
    b = with_chief(hall(), 0, "chief_silvertongue").hand(0, "harvest_festival", *["gold"] * 5, "wood")
    m = b.main()
    m.play("play:harvest_festival")
    passed(m)
    plays(m, "pay:karvi", "cheap", "give:gold", "use:wood")
    assert b.table(0) == ["karvi"]
    m.play("pay:jewels")
    assert "cheap" not in ids(m) and "trade" in ids(m)
    b.main()
    assert b.s.cheap == 1  # a new turn


@pytest.mark.rule("RAIDERS-14.14", "RAIDERS-17.4")
def test_a_raided_player_is_asked_for_mercenaries_even_without_means() -> None:
    b = raid(2, "berserker")
    assert asked(b.match) == (1, "hire") and ids(b.match) == ["done"]
    b = raid(2)
    assert asked(b.match) == (0, "main")  # an empty hand and nothing else to trade: everybody sees that
    b = hall().hand(0, "dawn_raid").lay(1, "longhouse", "karvi", "jewels")
    b.main().play("play:dawn_raid:1:clan")
    assert asked(b.match) == (1, "hire") and ids(b.match) == ["trade", "done"]


@pytest.mark.rule("RAIDERS-14.15")
def test_the_offering_is_decided_after_the_arctic_draw_and_before_ones_own() -> None:
    b = hall(arctic="on").deck("wood", "gold", "food").supply("karvi")
    m = b.turn()
    assert asked(m) == (0, "offer") and b.table(2) == ["karvi"] and not b.s.hands[0]


@pytest.mark.rule("RAIDERS-14.13")
def test_the_only_card_of_a_cheap_trade_is_not_called_one_more() -> None:
    b = with_chief(Board(2, chiefs="on").hand(0, "wood", "stone"), 0, "chief_silvertongue")
    question = plays(b.main(), "pay:karvi", "cheap").question(0, "en")
    assert question is not None and question["note"].startswith("One card to go for one resource")
