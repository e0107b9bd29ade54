"""What is said at the table: to who waits, of how it ended, of odds, and of what nobody got."""

from __future__ import annotations

import inspect

import pytest

from meadhall.core.drawing import kebab_of
from meadhall.core.match import Match
from meadhall.core.step import Ask
from meadhall.core.text import LANGS, Text
from meadhall.games.raiders.steps import actions, market, pay, raid, react, turn
from meadhall.games.raiders.steps.market import EndStep
from meadhall.games.raiders.steps.turn import Turn
from meadhall.table.coach import firsts
from tests.games.raiders.kit import BOX, GAME, Board, asked, passed, plays, with_chief
from tests.games.raiders.test_buying import lines, shown

NAMES = ("Astrid", "Björn")


def questions() -> list[str]:
    """Every kind of question of the game."""
    found = set()
    for module in (actions, market, pay, raid, react, turn):
        for _, step in inspect.getmembers(module, inspect.isclass):
            if issubclass(step, Ask) and step.choose is not Ask.choose and step.__module__ == module.__name__:
                found.add(kebab_of(step))
    return sorted(found)


def test_every_question_has_words_for_those_who_wait() -> None:
    assert len(questions()) == 16
    for lang in LANGS:
        assert [q for q in questions() if not GAME.texts.has(lang, f"wait-{q}")] == []


def waits(m: Match, lang: str = "en") -> str:
    (found,) = m.waiting(None, lang, NAMES)
    return found["title"]


@pytest.mark.rule("RAIDERS-7.9")
def test_who_waits_reads_of_others_in_the_third_person() -> None:
    b = Board(2, chiefs="on").hand(0, "night_raid", "wood", "vikings").hand(1, "gold").lay(1, "karvi")
    m = b.main()
    assert waits(m) == "Astrid may buy a card and play an Action"
    m.play("play:night_raid:1:navy")
    assert waits(m) == "Björn is raided (Navy) and decides whether to answer Night Raid"
    question = m.question(1, "en", NAMES)
    assert question is not None and question["title"] == "Answer Night Raid on your Navy?"
    m.play("pass")
    assert waits(m) == "Astrid decides whether to answer Night Raid on Björn (Navy)"
    assert waits(m, "fr") == "Astrid décide de répondre ou non à la carte Raid de Nuit contre Björn (Navires)"
    passed(m)
    assert asked(m) == (1, "hire")
    assert waits(m) == "Björn decides whether to hire Mercenaries against the raid (Navy)"


def test_who_waits_does_not_read_what_lies_hidden_in_a_payment() -> None:
    m = plays(Board(2).hand(0, "wood", "vikings").main(), "pay:karvi")
    before = waits(m)
    assert before == "Astrid pays for Karvi" and waits(plays(m, "use:wood")) == before


# ── odds ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-8.19", "RAIDERS-11.7")
def test_odds_that_second_wind_lowers_say_so() -> None:
    b = Board(2).hand(0, "dawn_raid").lay(1, "karvi", "snekkja", "second_wind")
    m = b.main()
    assert shown(m, "play:dawn_raid:1:navy").get("note") == "25 %"
    assert lines(m, "play:dawn_raid:1:navy") == [
        "2 of 4 cards are items, 2 are Raid Protection.",
        "Second Wind may save the item drawn: one chance in 2.",
    ]


# ── how it ended ─────────────────────────────────────────────────────────────────────────────


def ended(b: Board, lang: str = "en") -> tuple[str, str, list[str]]:
    """Title, line, and what the log says last, once the step is over."""
    b.match.listen()
    m = b.begin(EndStep())
    assert m.over
    title, line = GAME.drawing.ending(b.s, m.look(None, lang, NAMES))
    return title, line, [said["text"] for said in m.lines(m.heard(), None, lang, NAMES)]


FIVE = ("drakkar", "drakkar", "karvi", "village", "village", "longhouse", "armoury", "armoury", "jewels")


@pytest.mark.rule("RAIDERS-15.11")
def test_a_victory_of_the_arctic_clan_has_an_ending_of_its_own() -> None:
    b = Board(2, arctic="on", target="5").lay(2, *FIVE)
    title, line, said = ended(b)
    assert title == "The Arctic Clan wins" and "5 VP in Navy, 5 in Clan and 5 in Loot" in line
    assert said == ["Victory: the Arctic Clan has reached the target in all three categories."]
    assert ended(Board(2, arctic="on", target="5").lay(2, *FIVE), "fr")[0] == "Le Clan de l’Arctique gagne"
    assert b.match.result is not None and b.match.result.winners == ()


@pytest.mark.rule("RAIDERS-13.1")
def test_a_plain_victory_needs_no_words_but_the_winners_name() -> None:
    assert ended(Board(2, target="5").lay(1, *FIVE))[:2] == ("", "")


@pytest.mark.rule("RAIDERS-13.8")
@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ((*FIVE, "hideout"), FIVE, "The most VP in all decide: Astrid wins with 16."),
        (("fleet", "drakkar", *FIVE[3:]), FIVE, "the most 3-VP cards decide: Astrid wins with 1."),
        (FIVE, ("drakkar", "karvi", "karvi", "karvi", *FIVE[3:]), "the most 2-VP cards decide: Astrid wins with 6."),
        (FIVE, FIVE, "who began last wins: Björn."),
    ],
)
def test_a_tie_break_says_that_it_decided(first: tuple[str, ...], second: tuple[str, ...], words: str) -> None:
    b = Board(2, target="5").lay(0, *first).lay(1, *second)
    title, line, said = ended(b)
    assert title == "" and line.endswith(words)
    assert said[0] == "2 have reached the target in all three categories." and said[1] == line


@pytest.mark.rule("RAIDERS-13.12", "RAIDERS-13.11")
def test_a_limit_says_that_it_decided() -> None:
    b = Board(2).lay(0, "karvi")
    b.s.round = BOX.constants.rounds
    m = b.begin(Turn(0))
    line = GAME.drawing.ending(b.s, m.look(None, "en", NAMES))[1]
    assert line == "50 rounds have been played: the match ends. The most VP in all decide: Astrid wins with 1."
    b = Board(2).lay(1, "karvi")
    b.s.still = 2
    line = GAME.drawing.ending(b.s, b.begin(Turn(0)).look(None, "fr", NAMES))[1]
    assert line.startswith("De toute une manche, aucune carte") and line.endswith("Björn gagne avec 1.")


# ── the rest ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-12.3")
def test_who_gets_nothing_on_the_black_market_is_told() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "food", "gold").only("supply", "ragnarok")
    m = b.main()
    m.listen()
    m.play("black")
    said = [line["text"] for line in m.lines(m.heard(), None, "en", NAMES)]
    assert "The Market supply is empty: Astrid gets nothing." in said and b.held(0) == []


def test_french_names_are_elided_and_the_clan_has_its_article() -> None:
    b = with_chief(Board(2, arctic="on", chiefs="on"), 0, "chief_wolfpack")
    things = b.main().scene(None, "fr", NAMES)["things"]
    assert things["hand:0"]["name"] == "Main d’Astrid" and things["hand:1"]["name"] == "Main de Björn"
    assert things["player:arctic"]["name"] == "Zone du Clan de l’Arctique"


@pytest.mark.rule("RAIDERS-7.14", "RAIDERS-9.8", "RAIDERS-17.3")
@pytest.mark.parametrize("card", ["skirmish", "gefjons_disguise"])
def test_whose_card_is_taken_for_the_first_time_reads_what_is_true_however_it_was_taken(card: str) -> None:
    b = Board(3).hand(0, card).hand(1, "gold")
    m = b.main()
    m.listen()
    passed(plays(m, f"play:{card}:1"))
    if card == "gefjons_disguise":
        m.play("take:gold")
    events = m.heard()
    assert [first.id for first in firsts(GAME.lesson, 1, events)] == ["asked", "taken"]
    assert "taken" not in [first.id for first in firsts(GAME.lesson, 2, events)]
    told = GAME.learn_texts.say("en", Text("first-taken"))
    assert told == "Somebody took a card from your hand; only the two of you know which."
