"""What is no candidate is refused by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.core.drawing import kebab
from meadhall.core.match import Match
from meadhall.core.step import Ask
from meadhall.games.saga.steps.actions import HelReleases, IdunReturns, ThorPicks
from meadhall.games.saga.steps.buying import Buy
from meadhall.games.saga.steps.cards import FREE, FromMarket, KeepGod, Shield, Tuck
from meadhall.games.saga.steps.flipping import Ransom, Recall, SkrymirOrder
from meadhall.games.saga.steps.landing import LoseViking, NextIcon
from meadhall.games.saga.steps.replacing import Exchange
from meadhall.games.saga.steps.resolving import ActOrEnd, LokiCopies, NjordFetches
from tests.games.saga.kit import Trail, fresh


def why(t: Trail, option: str, seat: int | None = None) -> tuple[str, str]:
    """The one reason given: its rule, and what it says."""
    refusal = t.m.refuse(t.seat_asked if seat is None else seat, option)
    assert refusal is not None and len(refusal.reasons) == 1
    return refusal.reasons[0].rule, t.m.why(refusal, "en")[0]["text"]


@pytest.mark.rule("SAGA-4.5", "SAGA-4.7", "SAGA-2.8", "SAGA-15.5")
@pytest.mark.parametrize(
    ("option", "rule", "says"),
    [
        ("buy:ulf", "SAGA-4.5", "Vikings of Nidavellir are for sale only once the journey comes there."),
        ("buy:sven", "SAGA-4.5", "This journey does not lead to Vanaheim."),
        ("buy:lasse", "SAGA-4.7", "No copy of Lasse is left in the market."),
        ("buy:bjorn", "SAGA-2.8", "Bjorn is a start Viking: none is for sale."),
        ("buy:loki", "SAGA-15.5", "Gods have no price: they are not in the market."),
        ("lay:bjorn", "SAGA-4.1", "The adventure has not begun."),
    ],
)
def test_what_is_not_in_the_market(option: str, rule: str, says: str) -> None:
    t = Trail().market(halvar=1).run(Buy(0, 1))
    t.s.opened = 1  # Midgard alone
    t.s.journey = (*t.s.journey[:1], next(a.index for a in t.box.courses if a.id == "adv-IV-A"), t.box.bifrost)
    assert why(t, option) == (rule, says)


@pytest.mark.rule("SAGA-4.5", "SAGA-4.7")
def test_a_free_viking_comes_from_the_same_market() -> None:
    t = Trail().row("1").market(halvar=1).run(FromMarket(0, may=0, price=FREE, to="hand"))
    assert why(t, "take:lasse")[0] == "SAGA-4.7" and why(t, "take:loki")[0] == "SAGA-15.5"
    assert why(t, "refuse") == ("SAGA-6.15", "This can no longer be declined.")
    t.s.opened = 1
    assert why(t, "take:ulf")[0] == "SAGA-4.5"


@pytest.mark.rule("SAGA-10.1", "SAGA-15.4")
def test_in_phase_four_no_god_and_no_hand_card_is_sent() -> None:
    t = Trail().lineup(0, "bjorn", "loki").hand(0, "ragnar").valhalla_phase()
    assert why(t, "send:loki") == (
        "SAGA-15.4",
        "No god can be sent to Valhalla now, only a Viking you have played.",
    )
    assert why(t, "send:ragnar") == (
        "SAGA-10.1",
        "Ragnar is not among the cards you have played in this adventure.",
    )
    assert why(t, "lay:ragnar")[0] == "SAGA-9.7" and why(t, "buy:ulf")[0] == "SAGA-4.1"


@pytest.mark.rule("SAGA-9.3", "SAGA-14.6")
def test_nobody_leaves_before_a_landing_on_the_card_nor_before_the_end_of_a_turn() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "bjorn").moves("1").turn()
    assert why(t, "leave") == ("SAGA-9.3", "You may leave only after a landing on the adventure card.")
    t.player(0, may_leave=1)
    assert why(t, "leave") == ("SAGA-9.3", "Whether to leave is decided at the end of the turn.")
    t = Trail(adventure="adv-B-1").hand(0, "bjorn").hand(1, "bjorn").moves("1").turn()
    assert why(t, "leave") == ("SAGA-14.6", "You may leave only after a landing on the second card of Bifröst.")


@pytest.mark.rule("SAGA-7.15", "SAGA-7.18")
def test_without_a_token_nothing_is_foreseen() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "bjorn").moves("1").turn()
    assert why(t, "peek") == ("SAGA-7.15", "You have no Prophecy token.")
    t = Trail().row("1").gods("loki", "hel").player(0, token=1, out=1).run(KeepGod(0))
    assert why(t, "peek") == ("SAGA-7.18", "You have left the adventure: the token has no effect any more.")


@pytest.mark.rule("SAGA-6.5", "SAGA-6.6", "SAGA-6.11", "SAGA-6.14")
def test_what_cannot_be_laid() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "bjorn").lineup(0, "gunnar").moves("1").turn()
    assert why(t, "lay:mikka") == ("SAGA-6.5", "Mikka is not in your hand.")
    assert why(t, "flip") == ("SAGA-6.11", "A god helps only whoever has no card to play.")
    assert why(t, "done") == ("SAGA-20.12", "That is for whoever lays two cards and has no second to play.")
    assert why(t, "use:gunnar") == ("SAGA-6.14", "You have not played Gunnar this turn.")
    assert why(t, "send:bjorn")[0] == "SAGA-10.1" and why(t, "buy:ulf")[0] == "SAGA-4.1"


@pytest.mark.rule("SAGA-20.10")
def test_without_a_card_none_is_laid_at_the_rune_gate() -> None:
    t = Trail().hand(1, "bjorn").gods("thor").moves("spm-IV-A").turn()
    assert t.kind_asked == "flip-or-rest" and why(t, "lay:bjorn") == ("SAGA-20.10", "Bjorn is not in your hand.")


@pytest.mark.rule("SAGA-6.7", "SAGA-6.14", "SAGA-6.15")
def test_which_actions_are_not_used_now_and_how_far_one_does_not_move() -> None:
    t = Trail().hand(0, "gunnar").hand(1, "bjorn").lineup(0, "olav").moves("1").turn().lay("gunnar", "bjorn")
    assert why(t, "move:60") == ("SAGA-6.7", "What you played does not move you by that number.")
    assert why(t, "use:bjorn") == ("SAGA-6.14", "Bjorn has no action.")
    assert why(t, "use:olav") == ("SAGA-6.14", "Olav works by itself: there is nothing to use.")
    t = Trail().row("1").lineup(0, "gunnar", "knut", "jorik")
    t[0].played, t[0].ready = tuple(t[0].lineup), (2,)
    t.market(ulf=1).player(0, gold=9).run(ActOrEnd(0))
    assert why(t, "use:gunnar") == ("SAGA-6.15", "The action of Gunnar has been used this turn, or passed up.")
    assert why(t, "use:knut") == ("SAGA-6.14", "The action of Knut comes when cards are replaced.")
    t.run(LoseViking(0))
    assert why(t, "use:jorik")[1].endswith("before moving or after the rewards, not in between.")


@pytest.mark.rule("SAGA-7.11", "SAGA-20.6", "SAGA-19.4", "SAGA-20.17")
def test_a_god_is_no_viking() -> None:
    t = Trail().row("1").lineup(0, "bjorn", "loki", "mikka").hand(0, "ulf").pile(0, "erik", "hel").run(LoseViking(0))
    assert why(t, "lose:loki") == ("SAGA-7.11", "It is a Viking that must be lost, not a god.")
    assert why(t, "lose:ulf")[1] == "Ulf is not among the cards you have played in this adventure."
    t.run(Recall(0))
    assert why(t, "pick:loki") == ("SAGA-20.6", "It must be a Viking, not a god.")
    assert why(t, "pick:ulf")[0] == "SAGA-20.6"
    t.run(NjordFetches(0))
    assert why(t, "pick:hel") == ("SAGA-19.4", "It must be a Viking, not a god.")
    assert why(t, "pick:ulf") == ("SAGA-19.4", "Ulf is not in your draw pile.")
    t.run(Ransom(0))
    assert why(t, "pick:erik") == ("SAGA-20.17", "Erik is not in your hand.")


@pytest.mark.rule("SAGA-19.3", "SAGA-19.7", "SAGA-19.9", "SAGA-7.13", "SAGA-7.14", "SAGA-18.12", "SAGA-20.25")
def test_a_card_that_lies_elsewhere() -> None:
    t = Trail().row("spm-IX-A").hand(0, "ulf").pile(0, "erik", "sven").valhalla(0, "bjorn").gods("loki", "hel", "thor")
    for ask, option, rule in (
        (IdunReturns(0), "pick:erik", "SAGA-19.3"),
        (ThorPicks(0), "pick:ulf", "SAGA-19.7"),
        (HelReleases(0, 4), "pick:ulf", "SAGA-19.9"),
        (KeepGod(0), "keep:thor", "SAGA-7.13"),
        (Shield(0, 0, 1), "send:erik", "SAGA-7.14"),
        (Exchange(0, 2, 0), "tuck:erik", "SAGA-18.12"),
        (Tuck(0), "tuck:erik", "SAGA-6.15"),
        (SkrymirOrder(0, 0, 2), "first:ulf", "SAGA-20.25"),
    ):
        assert why(t.run(ask), option)[0] == rule
    assert why(t.run(Tuck(0)), "refuse")[1] == "This can no longer be declined."


@pytest.mark.rule("SAGA-20.12")
def test_of_two_cards_one_is_the_first() -> None:
    t = Trail().hand(0, "bjorn", "mikka", "ulf").hand(1, "bjorn").moves("spm-IV-C").turn()
    t.play("lay:bjorn", 0)
    assert why(t, "done") == ("SAGA-6.6", "You must play a card.")
    t.play("lay:mikka", 0).play("lay:bjorn", 1)
    assert why(t, "first:ulf") == ("SAGA-20.12", "Ulf is not one of the two cards you laid.")


@pytest.mark.rule("SAGA-7.5")
def test_only_what_lies_on_the_space_is_taken() -> None:
    t = Trail().row("1").run(NextIcon(0, 1, ("draw", "viking")))
    assert why(t, "icon:god") == ("SAGA-7.5", "That is not among what is still to be taken here.")


@pytest.mark.rule("SAGA-19.2", "SAGA-6.17")
def test_whose_action_loki_cannot_perform() -> None:
    t = Trail().row("1").lineup(0, "loki").lineup(1, "gunnar", "bjorn", "jorik").player(0, gold=0)
    t[0].played = tuple(t[0].lineup)
    t.run(LokiCopies(0, 0))
    assert t.ids == ["copy:gunnar"]
    assert why(t, "copy:hel") == ("SAGA-19.2", "It must be a Viking, not a god.")
    assert why(t, "copy:bjorn") == ("SAGA-19.2", "Bjorn has no action.")
    assert why(t, "copy:ole") == ("SAGA-19.2", "No opponent has played Ole in this adventure.")
    assert why(t, "copy:jorik") == ("SAGA-6.17", "There is no Viking that you can pay for.")
    t = Trail(adventure="adv-B-1").row("1").lineup(0, "loki").lineup(1, "gunnar", "alfred")
    t[0].played = tuple(t[0].lineup)
    assert why(t.run(LokiCopies(0, 0)), "copy:alfred")[0] == "SAGA-14.8"


@pytest.mark.rule("SAGA-21.3", "SAGA-21.8", "SAGA-1.2", "SAGA-22.1")
def test_which_adventures_do_not_fit_into_the_journey() -> None:
    t = Trail()
    t.m, t.s = fresh(journal="free")
    assert why(t, "choose:IV-A") == ("SAGA-21.3", "Now comes an adventure of this kind: Green realms.")
    assert why(t, "choose:T")[0] == "SAGA-22.1" and why(t, "choose:B-1")[0] == "SAGA-1.2"
    t.play("choose:I-C")
    assert why(t, "choose:I-C") == ("SAGA-21.8", "This adventure is part of the journey already.")
    t.play("choose:S-A").play("choose:IV-A")
    assert why(t, "choose:V-A")[1] == "The second adventure must lie in the realm of the first: Nidavellir."
    assert why(t, "buy:ulf")[0] == "SAGA-4.1"


def test_of_all_that_a_kind_of_question_ever_offers_nothing_is_refused_without_a_rule() -> None:
    games = [walk(seed) for seed in range(3)]
    ever: dict[str, set[str]] = {}
    for m, ask in (pair for game in games for pair in game):
        ever.setdefault(kebab(ask), set()).update(o.id for o in ask.all_candidates(m.state))
    for m, ask in (pair for seed in range(3) for pair in walk(seed)):
        for id in ever[kebab(ask)]:
            refusal = m.refuse(ask.seat, id)
            assert refusal is None or all(r.rule and r.text.key != "why-not-now" for r in refusal.reasons), id


def walk(seed: int) -> Iterator[tuple[Match, Ask[Any]]]:
    """A match of random players, question by question."""
    m, rng = meadhall.start("saga", players=2, seed=seed), Random(seed)
    while (d := m.decision) is not None:
        yield m, d.ask
        m.play(rng.choice(d.options), d.seat)
