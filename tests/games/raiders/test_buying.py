"""RAIDERS-5.18: to buy is to pay as suggested, in one answer; what is shown beforehand is what happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from meadhall.core.match import Match
from meadhall.core.scene import Choice
from meadhall.games.raiders.advice import Plan, plan
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.worth import keeping
from tests.games.raiders.kit import BOX, Board, asked, ids, passed, plays, state, told, whys, with_chief
from tests.games.raiders.test_payments import HANDS, TABLES, WARES, Payment, allowed


def shown(m: Match, option: str, lang: str = "en") -> Choice:
    """An option as the asked seat reads it."""
    assert m.decision is not None
    question = m.question(m.decision.seat, lang)
    assert question is not None
    return next(c for c in question["options"] if c["id"] == option)


def lines(m: Match, option: str) -> list[str]:
    found = shown(m, option)
    return [*(line["text"] for line in found.get("preview", [])), *found.get("remarks", [])]


def named(paying: Plan) -> Payment:
    use, give, sell = (tuple(sorted(BOX.kinds[k].id for k in pile)) for pile in (paying.use, paying.give, paying.sell))
    return use, give, sell


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-5.3", "RAIDERS-5.5")
def test_a_gift_alone_pays_what_it_can_pay_alone() -> None:
    b = Board(2).hand(0, "wood", "gift_of_the_gods")
    m = b.main()
    assert lines(m, "buy:karvi") == ["Pays: Gift of the Gods", "Navy 0 → 1"]
    m.play("buy:karvi")
    assert asked(m) == (0, "main") and b.table(0) == ["karvi"] and b.held(0) == ["wood"]


@pytest.mark.rule("RAIDERS-5.18")
@pytest.mark.parametrize(
    ("hand", "ware", "paid"),
    [
        (["wood", "vikings", "gift_of_the_gods"], "karvi", ["wood", "vikings"]),
        (["wood", "horn_of_plenty", "gift_of_the_gods"], "karvi", ["wood", "horn_of_plenty"]),
        (["wood", "gold", "gift_of_the_gods", "gift_of_the_gods"], "drakkar", ["gold", "gift_of_the_gods"]),
        (["wood", "wood", "wood", "gold", "gift_of_the_gods"], "drakkar", ["wood", "gift_of_the_gods"]),
        (["gift_of_the_gods", "gift_of_the_gods"], "drakkar", ["gift_of_the_gods", "gift_of_the_gods"]),
    ],
)
def test_no_card_more_than_needed_and_those_that_are_worth_least(hand: list[str], ware: str, paid: list[str]) -> None:
    b = Board(2).hand(0, *hand).lay(0, "karvi")
    b.main().play(f"buy:{ware}")
    assert Counter(b.held(0)) == Counter(hand) - Counter(paid) and ware in b.table(0)


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-5.15", "RAIDERS-6.4.4", "RAIDERS-6.6.1")
@pytest.mark.parametrize("seed", range(24))
def test_the_suggestion_is_an_allowed_payment_with_the_fewest_trades_and_the_least_worth(seed: int) -> None:
    luck = Random(seed)
    b = Board(2, chiefs="on")
    b.hand(0, *luck.sample(HANDS, luck.randint(1, 6))).lay(0, *luck.sample(TABLES[:-2], luck.randint(0, 3)))
    b.lay(0, *luck.sample(TABLES[-2:], luck.randint(0, 1))).market(*WARES)
    with_chief(b, 0, luck.choice(("chief_silvertongue", "chief_keelwright", "chief_wolfpack")))
    m = b.main()
    s = state(m)

    def cost(payment: Payment) -> tuple[int, float]:
        trades = len(payment[2]) + len(payment[1]) // 2
        return trades, round(sum(keeping(s, 0, BOX.number[id]) for pile in payment for id in pile), 6)

    for option in [o for o in m.options if o.verb in ("buy", "black")]:
        ways = allowed(m, BOX.kinds[option.a] if option.a != NOTHING else None, s.cheap)
        found = named(plan(s, 0, option.a, 0))
        assert found in ways, option
        assert cost(found) == min(map(cost, ways)), option


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-5.8")
def test_a_purchase_shows_what_the_trade_that_it_needs_costs() -> None:
    b = Board(2).hand(0, "wood").lay(0, "karvi", "snekkja")
    m = b.main()
    assert lines(m, "buy:snekkja") == ["Pays: Wood", "Trades for 1 resource: Karvi, Snekkja", "Navy 2 → 1"]
    data = shown(m, "buy:snekkja").get("data", {})
    assert data["net"] == -1 and data["trades"] == 1
    assert data["gives"] == [f"card:{c}" for c in b.s.tables[0]]
    m.play("buy:snekkja")
    assert b.table(0) == ["snekkja"] and b.s.vp[0] == (1, 0, 0)


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-6.4.4")
def test_the_suggestion_leaves_what_the_requirement_rests_on() -> None:
    b = Board(2).hand(0, "wood", "vikings", "ghost_ship").lay(0, "karvi", "throne")
    b.main().play("buy:drakkar")
    assert b.table(0) == ["drakkar", "karvi"] and b.held(0) == []


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-6.6.1")
def test_the_suggestion_does_not_trade_the_ability_that_lowers_the_price() -> None:
    b = Board(2).hand(0).lay(0, "efficiency", "throne", "fortress").market("karvi", "snekkja")
    b.main().play("buy:karvi")
    assert b.table(0) == ["efficiency", "karvi"]


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-14.13")
def test_a_cheap_trade_comes_before_others() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_silvertongue").hand(0, "gold", "berserker", "odins_favour")
    m = b.main()
    m.play("buy:karvi")
    assert b.table(0) == ["karvi"] and b.held(0) == [] and b.s.cheap == 0


@pytest.mark.rule("RAIDERS-5.18")
def test_who_would_rather_pay_otherwise_chooses_card_by_card() -> None:
    b = Board(2).hand(0, "wood", "vikings", "gift_of_the_gods")
    m = b.main()
    assert shown(m, "pay:karvi").get("aside") and not shown(m, "buy:karvi").get("aside")
    m.play("pay:karvi")
    assert asked(m) == (0, "pay") and b.held(0) == ["gift_of_the_gods", "vikings", "wood"]
    m.play("use:gift_of_the_gods")
    assert b.table(0) == ["karvi"] and b.held(0) == ["vikings", "wood"]


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-14.6")
def test_the_black_market_too_is_paid_in_one_answer_or_card_by_card() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "food", "gold", "horn_of_plenty").supply("throne")
    m = b.main()
    assert lines(m, "black") == ["Pays: Gold, Food, Wood"]
    assert asked(plays(m.clone(), "pay:black")) == (0, "pay")
    m.play("black")
    assert b.table(0) == ["throne"] and b.held(0) == ["horn_of_plenty"]


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-9.17.1")
def test_market_on_fire_too_is_paid_in_one_answer_or_card_by_card() -> None:
    b = Board(2).hand(0, "market_on_fire", "gold", "wood").lay(0, "karvi")
    m = passed(plays(b.main(), "play:market_on_fire"))
    assert {"buy:drakkar", "pay:drakkar", "buy:karvi", "decline"} <= set(ids(m))
    assert whys(m, "pay:karvi") == ["RAIDERS-6.6"]  # nothing is left of its price
    m.play("buy:drakkar")
    assert b.table(0) == ["drakkar", "karvi"] and len(b.held(0)) == 1


@pytest.mark.rule("RAIDERS-5.18", "RAIDERS-6.6")
def test_what_costs_nothing_is_not_paid_card_by_card() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_keelwright").lay(0, "efficiency")
    m = b.main()
    assert lines(m, "buy:karvi") == ["Navy 0 → 1"] and shown(m, "buy:karvi").get("note") == "for nothing"
    assert "pay:karvi" not in ids(m) and whys(m, "pay:karvi") == ["RAIDERS-6.6"]


@pytest.mark.rule("RAIDERS-5.5", "RAIDERS-6.4.1")
def test_half_a_gift_that_is_lost_and_hidden_vp_that_are_shown_are_told_beforehand() -> None:
    b = Board(2).hand(0, "gift_of_the_gods", "gift_of_the_gods", "ghost_ship").market("drakkar", "snekkja")
    m = b.main()
    assert lines(m, "buy:drakkar")[2:] == ["One half of a Gift is lost.", "Shows Ghost Ship to all."]
    assert [e.kind for e in told(m, "buy:drakkar") if e.kind == "shows"] == ["shows"]


@pytest.mark.rule("RAIDERS-11.3", "RAIDERS-5.8")
def test_a_second_ability_that_takes_a_trade_is_counted_as_given_back() -> None:
    b = Board(2).hand(0, "vikings", "food", "gold", "gold", "gold").lay(0, "cunning").market("second_wind", "karvi")
    m = b.main()
    (line,) = [p for p in shown(m, "buy:second_wind")["preview"] if p["what"] == "table"]
    assert line["change"] == 0
    plays(m, "buy:second_wind", "keep:second_wind")
    assert b.table(0) == ["second_wind"]


@pytest.mark.rule("RAIDERS-7.6")
def test_ones_own_action_can_be_cancelled_but_is_not_offered_like_other_answers() -> None:
    b = Board(2).hand(0, "freyjas_luck", "berserker").hand(1, "berserker")
    m = plays(b.main(), "play:freyjas_luck")
    assert asked(m) == (1, "window") and "aside" not in shown(m, "cancel:action")
    m.play("pass")
    assert asked(m) == (0, "window") and shown(m, "cancel:action").get("aside") is True


@pytest.mark.rule("RAIDERS-9.16.2", "RAIDERS-14.4", "RAIDERS-4.7")
def test_what_is_drawn_is_promised_as_far_as_there_are_cards() -> None:
    b = Board(2, chiefs="on").only("deck", "wood")
    m = b.turn()
    assert lines(m, "draw") == ["1 card to hand"] and lines(m, "offering") == ["1 card to hand"]
    b = Board(2).hand(0, "traders_market", "gold")
    m = plays(passed(plays(b.main(), "play:traders_market")), "drop:gold")
    assert lines(m, "done") == ["2 cards to hand"]
