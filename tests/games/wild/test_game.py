"""The whole game: conformance, bots, what a table shows."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall import bots
from meadhall.core.check import check
from meadhall.core.match import Match, start
from meadhall.games.wild import GAME
from meadhall.games.wild.steps.phases import EndOfRound
from meadhall.games.wild.steps.turn import BeginTurn
from tests.games.wild.kit import Camp, play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_the_kernel_promises_holds(players: int) -> None:
    report = check(GAME, games=2, players=players)
    assert report.failures == [] and report.decisions > 300


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        m, rng = start(GAME, 2, seed), random.Random(seed)
        while not m.over:
            d = m.pending[0]
            m.play(bots.get("greedy" if d.seat == seed % 2 else "random").choose(m, d.seat, rng), d.seat)
        assert m.result is not None
        wins += m.result.winners == (seed % 2,)
    assert wins >= 5


def test_refusals_and_questions_are_in_both_languages() -> None:
    camp = Camp(2).loose(0, beer=1).hand(0, "cannon")
    m = camp.only()
    for lang, words in (("en", "you can spend 1"), ("fr", "vous pouvez en dépenser 1")):
        question = m.question(0, lang)
        assert question is not None
        refused = {r["id"]: r for r in question["refused"]}
        assert words in refused["buy:elf_archer"]["reasons"][0]["text"]


def test_the_defender_reads_what_an_answer_leads_to() -> None:
    camp = Camp(2).hand(0, "elf_archer", "elf_archer").hand(1, "cannon")
    m = play(camp.turn(0), "attack:elf_archer", "add:elf_archer", "at:1:hall")
    question = m.question(1, "en")
    assert question is not None and "with 4" in question["title"]
    notes = {o["id"]: o.get("note", "") for o in question["options"]}
    assert notes == {
        "lay:cannon": "6 holds against 4: repelled, 2 VP",
        "stand": "4 is not more than 4: it is damaged",
    }
    waiting = m.waiting(0, "en")
    assert waiting[0]["title"] == (
        "Seat 2 decides whether to defend the Town Hall against Seat 1, who attacks with 4"
    ), "the same whatever the defender holds"


def test_targets_say_value_against_value() -> None:
    camp = Camp(2).hand(0, "elf_archer").village(1, "gold_factory")
    m = play(camp.only(), "attack:elf_archer")
    question = m.question(0, "en")
    assert question is not None
    notes = {o["id"]: o.get("note", "") for o in question["options"]}
    assert notes["at:1:gold_factory.1"] == "2 against 1"
    assert notes["at:1:hall"] == "2 against 4: too weak"


@pytest.mark.rule("WILD-10.12")
def test_unlike_buildings_of_one_name_are_told_apart_when_one_is_sent_back() -> None:
    camp = Camp(2).village(0, "beer_container", "beer_container", "brewery", hall=2).village(0, "brewery", raw=True)
    camp.store(0, "beer_container.1", 3).make(0, "brewery.1")
    m = camp.only()
    notes = notes_of(m)
    assert notes["return:beer_container.1"] == "no refund, 3 tokens are lost"
    assert notes["return:beer_container.2"] == notes["return:brewery.2"] == "no refund"
    assert notes["return:brewery.1"] == "no refund, 1 token is lost"
    question = m.question(0, "en")
    assert question is not None
    previews = {o["id"]: o.get("remarks") for o in question["options"]}
    assert previews["return:brewery.2"] == ["Under construction until the end of the round."]


@pytest.mark.rule("WILD-16.8")
def test_nobody_defends_draco_or_undead_and_a_weak_attack_on_them_is_not_repelled() -> None:
    camp = Camp(2).hand(0, "viking_warrior").row("undead_gold", "scroll", "scroll", "scroll", "crystal")
    question = play(camp.only(), "attack:viking_warrior").question(0, "en")
    assert question is not None
    verdicts = {o["id"]: o["remarks"][0] for o in question["options"] if o.get("remarks")}
    assert verdicts["at:draco"] == "Enough: nobody defends it."
    assert verdicts["at:undead_gold"] == "Too weak: it would have no effect."
    assert verdicts["at:1:hall"] == "Too weak: it would be repelled."


@pytest.mark.rule("WILD-23.6")
def test_odins_boost_counts_in_the_value_that_is_shown() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior", "odins_boost")
    m = play(camp.only(), "attack:elf_archer")
    assert notes_of(m)["add:odins_boost"] == "attack 4 with it"
    play(m, "add:odins_boost")
    notes = notes_of(m)
    assert notes["at:1:hall"] == "4 against 4" and notes["add:viking_warrior"] == "attack 5 with it"


@pytest.mark.rule("WILD-13.8")
def test_the_defender_reads_all_attacks_declared_at_the_same_time() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior").village(1, "gold_factory").hand(1, "cannon")
    m = play(camp.turn(0), "attack:elf_archer", "also:1:hall", "add:viking_warrior", "at:1:gold_factory.1")
    question = m.question(1, "en")
    assert question is not None and question["note"].endswith("to hold. Then: Gold Factory, 1 against 1.")
    play(m, "stand")
    question = m.question(1, "en")
    assert question is not None and question["note"] == "It stands at 1; it takes more than 1 to hold."


@pytest.mark.rule("WILD-15.6")
def test_no_verdict_is_given_before_the_traps_are_sprung() -> None:
    camp = Camp(2).hand(0, "thor").hand(1, "hero_trap", "cannon")
    m = play(camp.turn(0), "attack:thor", "at:1:hall", "lay:hero_trap")
    assert set(notes_of(m).values()) == {"the traps are sprung first"}


@pytest.mark.rule("WILD-12.3", "WILD-16.6")
@pytest.mark.parametrize(("lang", "words"), [("en", "An attack of 2 or more"), ("fr", "Une attaque de 2 ou plus")])
def test_an_undead_says_that_equality_is_enough(lang: str, words: str) -> None:
    camp = Camp(2).row("undead_gold", "scroll", "scroll", "scroll", "crystal")
    things = camp.only().scene(0, lang)["things"].values()
    assert any(words in thing.get("note", "") for thing in things)


@pytest.mark.rule("WILD-23.10")
@pytest.mark.parametrize(("owned", "word"), [(1, "1 Bière"), (2, "2 Bières")])
def test_french_counts_beer_in_the_log_and_in_previews(owned: int, word: str) -> None:
    camp = Camp(2).hand(0, "beer_specialist").village(0, *["brewery"] * owned)
    camp.match.listen()
    m = play(camp.run(BeginTurn(0)), "play:beer_specialist")
    lines = [line["text"] for line in m.lines(m.heard(), None, "fr")]
    assert any(line.endswith(f"reçoit {word}.") for line in lines)
    camp = Camp(2).loose(0, beer=owned + 3)
    question = camp.only().question(0, "fr")
    assert question is not None
    preview = next(o["preview"] for o in question["options"] if o["id"] == "build:gold_factory")
    assert f"−3 Bières : {owned} à dépenser" in [p["text"] for p in preview]


@pytest.mark.rule("WILD-20.3")
@pytest.mark.parametrize(("lang", "note"), [("en", "One at most."), ("fr", "Une au plus.")])
def test_a_single_drakkar_keeps_one_card_at_most(lang: str, note: str) -> None:
    camp = Camp(2).village(0, "drakkar").hand(0, "beer", "gold")
    question = camp.run(EndOfRound()).question(0, lang)
    assert question is not None and question["note"] == note


def notes_of(m: Match) -> dict[str, str]:
    """The notes beside the options of whoever is asked."""
    assert m.decision is not None
    question = m.question(m.decision.seat, "en")
    assert question is not None
    return {o["id"]: o.get("note", "") for o in question["options"]}


def test_score_sheet_adds_up() -> None:
    m = meadhall.start("wild", 2, 5)
    rng = random.Random(1)
    while not m.over:
        m.play(rng.choice(m.options))
    rows = m.scene(None, "en")["scores"]
    assert m.result is not None
    assert tuple(sum(row["values"][seat] or 0 for row in rows) for seat in range(2)) == m.result.scores
