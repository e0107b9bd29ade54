"""Whatever is tried that a question does not offer, the answer names the rule that speaks against it."""

from __future__ import annotations

import pytest

from meadhall.core.match import Match
from meadhall.core.text import LANGS
from tests.games.raiders.kit import Board, asked, passed, plays, whys, with_chief


def said(m: Match, option: str, lang: str = "en") -> list[str]:
    """The reasons against a choice, in words."""
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, option)
    assert refusal is not None
    assert not any("[" in why["text"] for each in LANGS for why in m.why(refusal, each))
    return [why["text"] for why in m.why(refusal, lang)]


@pytest.mark.rule("RAIDERS-4.2", "RAIDERS-4.3", "RAIDERS-14.3")
def test_what_is_not_for_sale() -> None:
    m = Board(2).hand(0, "wood", "vikings").main()
    assert (whys(m, "buy:fleet"), said(m, "buy:fleet")) == (["RAIDERS-4.2"], ["Fleet does not lie in the Market."])
    assert whys(m, "pay:fleet") == ["RAIDERS-4.2"] and whys(m, "pay:hideout") == ["RAIDERS-6.1"]
    assert whys(m, "black") == whys(m, "pay:black") == ["RAIDERS-14.3"]
    m.play("buy:karvi")
    assert whys(m, "buy:fleet") == ["RAIDERS-4.3", "RAIDERS-4.2"] and whys(m, "pay:snekkja")[0] == "RAIDERS-4.3"
    m = Board(2, chiefs="on").hand(0, "wood").main()
    assert whys(m, "pay:black") == ["RAIDERS-14.6"]


@pytest.mark.rule("RAIDERS-7.1", "RAIDERS-7.3", "RAIDERS-7.17")
def test_what_is_not_held_and_what_is_not_aimed() -> None:
    b = Board(3).hand(0, "night_raid", "lokis_favour", "freyjas_luck").lay(1, "karvi", "karvi")
    m = b.main()
    assert whys(m, "play:skirmish:1") == ["RAIDERS-7.1"]
    assert said(m, "play:skirmish:1") == ["Skirmish is not in your hand."]
    assert whys(m, "play:night_raid") == whys(m, "play:night_raid:1") == ["RAIDERS-7.17"]
    assert whys(m, "play:lokis_favour:1") == ["RAIDERS-7.17"]
    assert said(m, "play:freyjas_luck:1") == ["This card names no opponent."]
    passed(plays(m, "play:freyjas_luck"))
    assert "RAIDERS-7.3" in whys(m, "play:yggdrasil")


@pytest.mark.rule("RAIDERS-7.15", "RAIDERS-8.2", "RAIDERS-9.10.1", "RAIDERS-9.11.4", "RAIDERS-15.6")
def test_targets_that_a_card_cannot_have() -> None:
    b = Board(2, arctic="on").hand(0, "night_raid", "lokis_favour", "odins_favour", "skirmish", "jormungandr")
    m = b.hand(1, "gold").lay(0, "karvi").lay(1, "karvi").main()
    assert whys(m, "play:night_raid:0:navy") == whys(m, "play:lokis_favour:0:karvi") == ["RAIDERS-8.2"]
    assert said(m, "play:night_raid:0:navy") == ["It is aimed at an opponent, not at yourself."]
    assert said(m, "play:night_raid:2:navy") == said(m, "play:jormungandr:4") == ["Nobody sits there."]
    assert said(m, "play:night_raid:1:navy:fenrir") == ["Fenrir is not in your hand."]
    assert (whys(m, "play:lokis_favour:1:fleet"), said(m, "play:lokis_favour:1:fleet")) == (
        ["RAIDERS-7.15"], ["Fleet does not lie there."],
    )  # fmt: skip
    assert whys(m, "play:odins_favour:fleet") == ["RAIDERS-9.10.1"]
    assert whys(m, "play:skirmish:arctic") == ["RAIDERS-15.6"]
    m = Board(2).hand(0, "night_raid").lay(1, "karvi").main()
    assert said(m, "play:night_raid:arctic:navy") == ["Nobody sits there."]


@pytest.mark.rule("RAIDERS-4.4", "RAIDERS-5.1", "RAIDERS-5.5", "RAIDERS-5.17", "RAIDERS-14.2", "RAIDERS-14.13")
def test_what_does_not_pay() -> None:
    b = with_chief(Board(2, chiefs="on"), 0, "chief_wolfpack").hand(0, "wood", "gift_of_the_gods", "gold", "skirmish")
    m = plays(b.main(), "pay:karvi")
    assert (whys(m, "use:food"), said(m, "use:food")) == (["RAIDERS-5.1"], ["Food is not in your hand."])
    assert said(m, "use:skirmish") == ["Only resource cards pay."]
    assert whys(m, "half:gift_of_the_gods") == ["RAIDERS-5.5"]
    assert whys(m, "cheap") == ["RAIDERS-14.2"] and whys(m, "buy:karvi") == ["RAIDERS-4.4"]
    m.play("use:wood")
    assert said(m, "use:wood") == ["Wood is in the payment already; you have no other."]
    b = with_chief(Board(2, chiefs="on"), 0, "chief_silvertongue").hand(0, "wood", "gold", "gold", "gold", "wood")
    m = plays(b.main(), "pay:karvi", "use:wood", "cheap", "give:gold")
    b.s.buys = 1
    m = plays(m, "pay:hideout") if asked(m) == (0, "main") else m
    assert whys(m, "cheap") == ["RAIDERS-14.13"]


@pytest.mark.rule("RAIDERS-14.12")
def test_a_cheap_trade_is_not_for_mercenaries() -> None:
    b = with_chief(Board(2, chiefs="on"), 1, "chief_silvertongue").hand(0, "night_raid").hand(1, "gold", "gold")
    m = passed(plays(b.lay(1, "karvi").main(), "play:night_raid:1:navy"))
    assert asked(m) == (1, "hire") and whys(m, "cheap") == ["RAIDERS-14.12"]


@pytest.mark.rule("RAIDERS-4.4", "RAIDERS-5.8", "RAIDERS-5.17")
def test_what_cannot_be_traded() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "gold", "food", "food")
    m = plays(b.main(), "pay:karvi", "use:wood", "trade", "give:gold")
    assert said(m, "give:gold") == ["Gold is in the payment already; you have no other."]
    assert (whys(m, "give:fleet"), said(m, "give:fleet")) == (["RAIDERS-5.8"], ["You do not have Fleet."])
    assert said(m, "give:chief_wolfpack") == ["Chiefs cannot be traded."]
    assert whys(m, "end") == ["RAIDERS-4.4"]


@pytest.mark.rule("RAIDERS-7.12", "RAIDERS-9.11.4")
def test_what_does_not_answer_an_action() -> None:
    m = plays(Board(2).hand(0, "freyjas_luck").hand(1, "fenrir", "berserker").main(), "play:freyjas_luck")
    assert said(m, "cancel:answer:1") == ["Nothing was laid there that could be cancelled."]
    assert (whys(m, "fenrir"), said(m, "fenrir")) == (["RAIDERS-9.11.4"], ["There is no raid to answer."])


@pytest.mark.rule("RAIDERS-9.8", "RAIDERS-9.15", "RAIDERS-9.16.2", "RAIDERS-9.20", "RAIDERS-9.21", "RAIDERS-14.5")
def test_cards_that_are_not_where_one_may_choose() -> None:
    b = Board(2).hand(0, "gefjons_disguise").hand(1, "gold")
    assert said(passed(plays(b.main(), "play:gefjons_disguise:1")), "take:wood") == ["Wood is not in that hand."]
    b = Board(2).hand(0, "curse_of_valhalla").hand(1, "gold", "gold", "wood")
    assert said(passed(plays(b.main(), "play:curse_of_valhalla")), "drop:food") == ["Food is not in your hand."]
    b = Board(2).hand(0, "traders_market", "gold")
    assert whys(passed(plays(b.main(), "play:traders_market")), "drop:food") == ["RAIDERS-9.16.2"]
    m = passed(plays(Board(2).hand(0, "yggdrasil").discard("gold").main(), "play:yggdrasil"))
    assert said(m, "take:food") == ["Food is not in the discard pile."]
    assert said(m, "take:yggdrasil") == ["Yggdrasil is the card being played."]
    b = Board(2).hand(0, "vors_vision").deck("gold", "gold", "wood", "food")
    m = passed(plays(b.main(), "play:vors_vision"))
    assert said(m, "keep:stone") == ["Stone is not among the cards you look at."]
    assert whys(plays(m, "keep:gold", "keep:gold"), "under:stone") == ["RAIDERS-9.21"]
    m = plays(Board(2, chiefs="on").deck("gold", "wood", "food").turn(), "offering")
    assert whys(m, "keep:stone") == ["RAIDERS-14.5"]


@pytest.mark.rule("RAIDERS-9.17.1", "RAIDERS-14.7")
def test_what_market_on_fire_does_not_buy() -> None:
    m = passed(plays(Board(2, chiefs="on").hand(0, "market_on_fire", "gold").main(), "play:market_on_fire"))
    assert asked(m) == (0, "fire") and whys(m, "buy:fleet") == whys(m, "pay:fleet") == ["RAIDERS-9.17.1"]
    assert whys(m, "black") == ["RAIDERS-14.7"] and whys(m, "pay:village") == ["RAIDERS-6.4"]


@pytest.mark.rule("RAIDERS-11.3", "RAIDERS-12.6")
def test_what_one_does_not_have_is_neither_kept_nor_lost() -> None:
    b = Board(2).hand(0, "odins_favour").lay(0, "cunning").market("command", "karvi")
    m = passed(plays(b.main(), "play:odins_favour:command"))
    assert asked(m) == (0, "keep-ability") and whys(m, "keep:efficiency") == ["RAIDERS-11.3"]
    b = Board(2).hand(0, "wood", "vikings").lay(0, "drakkar").supply("rough_seas")
    m = plays(b.main(), "buy:karvi")
    assert asked(m) == (0, "lose-ship") and said(m, "lose:fleet") == ["Fleet is not one of your Navy cards."]
