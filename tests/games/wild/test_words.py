"""What is read of a question, an option and its consequences, and while others decide."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.core.scene import Choice
from meadhall.core.text import LANGS
from meadhall.games import wild
from meadhall.games.wild import GAME
from meadhall.games.wild.cards import HITS
from tests.games.wild.kit import BOX, Camp, asked, play, told_alike, unheard

NAMES = ("Ann", "Éric", "Olaf")
LEDGER = Path(wild.__file__).with_name("rules.fr.md").read_text(encoding="utf-8")


def option(m: Match, id: str, lang: str = "en") -> Choice:
    assert m.decision is not None
    question = m.question(m.decision.seat, lang, NAMES)
    assert question is not None
    (found,) = [o for o in question["options"] if o["id"] == id]
    return found


def foretold(m: Match, id: str, lang: str = "en") -> list[str]:
    return [p["text"] for p in option(m, id, lang).get("preview", [])]


# ── labels ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-13.7")
def test_a_target_of_an_attack_at_the_same_time_is_named_like_any_other() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior").village(1, "beer_container", "beer_container")
    camp.store(1, "beer_container.1", 4)
    m = play(camp.only(), "attack:elf_archer")
    full, empty = option(m, "also:1:beer_container.1"), option(m, "also:1:beer_container.2")
    assert full["things"] == ["site:1:beer_container.1", "staged:0"], "not what the plain attack names"
    assert empty["things"] == ["site:1:beer_container.2", "staged:0"]
    assert option(m, "at:1:beer_container.1")["things"] == ["site:1:beer_container.1"]
    assert full["label"] == "Éric’s Beer Container 1 (4 barrels), and another attack at the same time"
    assert option(m, "at:1:beer_container.2")["label"] == "Éric’s Beer Container 2 (0 barrels)"
    assert option(m, "at:1:beer_container.2", "fr")["label"] == "Réserve de Bière 2 (0 baril) d’Éric"
    assert option(m, "at:1:hall", "fr")["label"] == "Hôtel de Ville d’Éric"


@pytest.mark.parametrize("seed", range(3))
def test_two_answers_never_read_the_same(seed: int) -> None:
    luck, m = Random(seed), meadhall.start("wild", players=2 + seed, seed=seed)
    for _ in range(150):
        if m.decision is None:
            break
        assert told_alike(m) == []
        m.play(luck.choice(m.decision.options), m.decision.seat)


@pytest.mark.rule("WILD-15.2", "WILD-15.5")
def test_who_does_not_defend_takes_the_hit_or_holds() -> None:
    m = play(Camp(2).hand(0, "pigator").hand(1, "cannon").turn(0), "attack:pigator", "at:1:hall")
    assert option(m, "stand")["label"] == "Take the hit"
    play(m, "lay:cannon")
    assert option(m, "stand")["label"] == "Defend with this card"
    m = play(Camp(2).hand(0, "viking_warrior").turn(0), "attack:viking_warrior", "at:1:hall")
    assert option(m, "stand")["label"] == "Hold without a card"
    assert option(m, "stand", "fr")["label"] == "Tenir sans carte"


# ── previews ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-7.12", "WILD-8.1", "WILD-10.2")
def test_what_is_paid_and_left_is_foretold() -> None:
    m = Camp(2).hand(0, *["beer"] * 4, *["gold"] * 4).turn(0)
    assert foretold(m, "build:brewery") == ["+1 Building: 1 in all", "−2 Gold: 2 to spend"]
    assert foretold(m, "trade:beer") == ["−2 Beer: 2 to spend", "+1 Gold: 5 to spend"]
    assert foretold(m, "trade:beer", "fr") == ["−2 Bières : 2 à dépenser", "+1 Or : 5 à dépenser"]
    assert foretold(m, "upgrade:2") == ["−3 Gold: 1 to spend"]


@pytest.mark.rule("WILD-11.6", "WILD-17.2")
def test_points_at_once_are_foretold() -> None:
    camp = Camp(2).hand(0, *["gold"] * 4).missions(0, "innkeeper").village(0, "tavern", hall=2)
    m = camp.turn(0)
    assert foretold(m, "upgrade:3") == ["+5 VP: 5 in all", "−2 Gold: 2 to spend"]
    assert foretold(m, "claim:innkeeper") == ["+2 VP: 2 in all"]


@pytest.mark.rule("WILD-12.3", "WILD-16.3", "WILD-16.6")
def test_what_an_attack_gathers_and_what_nobody_defends_is_foretold() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior").row("undead_gold", *["beer_mugs"] * 2)
    m = camp.only()
    assert foretold(m, "attack:elf_archer") == ["+2 attack: 2 in all"]
    play(m, "attack:viking_warrior")
    assert foretold(m, "add:elf_archer") == ["+2 attack: 3 in all"]
    assert foretold(m, "at:draco") == ["+1 barrel or bar"]
    assert foretold(m, "at:undead_gold") == [], "too weak"
    play(m, "add:elf_archer")
    assert foretold(m, "at:undead_gold") == ["+1 bar: 1 in all", "+1 VP: 1 in all"]
    assert foretold(m, "at:1:hall") == [], "that is up to the defender"


@pytest.mark.rule("WILD-13.9", "WILD-14.3", "WILD-15.7")
def test_the_defender_reads_what_each_answer_brings() -> None:
    camp = Camp(2).hand(0, "pigator").hand(1, "sheep_cannon").village(1, "beer_container")
    camp.store(1, "beer_container.1", 2)
    m = play(camp.turn(0), "attack:pigator", "at:1:beer_container.1")
    assert foretold(m, "stand") == ["1 target of yours is damaged", "−1 barrel in store: 1 in all"]
    before = camp.s.defence(1, BOX.opt.slot_ids.index("beer_container.1"))
    more = BOX.cards[BOX.kinds["sheep_cannon"]].defend
    assert foretold(m, "lay:sheep_cannon") == [f"+{more} defence: {before + more} in all"]
    play(m, "lay:sheep_cannon")
    assert foretold(m, "stand") == ["+1 VP: 1 in all"]


@pytest.mark.rule("WILD-13.10", "WILD-15.9")
def test_the_end_of_a_turn_says_what_its_attacks_bring() -> None:
    m = play(Camp(2).hand(0, "pigator").turn(0), "attack:pigator", "at:1:hall", "stand")
    assert foretold(m, "end") == ["+1 VP for the damage of this turn"]
    m = play(Camp(2).hand(0, "viking_warrior").turn(0), "attack:viking_warrior", "at:1:hall", "stand")
    assert m.state.did[HITS] == 0  # type: ignore[attr-defined]
    assert foretold(m, "end") == ["Éric: +1 VP"]


def test_a_hand_is_not_called_a_defence() -> None:
    m = play(Camp(2).hand(0, "pigator").hand(1, "beer", "gold").turn(0), "attack:pigator")
    assert "Éric has 2 cards in hand." in option(m, "at:1:hall")["remarks"]


# ── those who wait ───────────────────────────────────────────────────────────────────────────


def test_every_question_has_words_for_those_who_wait() -> None:
    assert unheard(GAME) == []


def test_who_waits_reads_of_others() -> None:
    m = play(Camp(3).hand(0, "pigator").turn(0), "attack:pigator", "at:1:hall")
    assert asked(m) == (1, "guard")
    said = [m.waiting(seat, "en", NAMES)[0]["title"] for seat in (0, 2, None)]
    assert said == ["Éric decides whether to defend the Town Hall against Ann, who attacks with 5"] * 3


# ── the log ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-23.10")
def test_nothing_gained_is_not_called_a_gain() -> None:
    camp = Camp(2).hand(0, "beer_specialist")
    camp.match.listen()
    m = play(camp.only(), "play:beer_specialist")
    said = [line["text"] for line in m.lines(m.heard(), None, "en", NAMES)]
    assert said[-1] == "Ann has no Brewery and gains no Beer."


@pytest.mark.rule("WILD-17.2")
def test_names_that_end_in_a_mark_stand_in_quotes() -> None:
    m = Camp(2).loose(0, beer=2).missions(0, "beer_mission").only()
    assert option(m, "claim:beer_mission")["label"] == "Claim “Beer!”: 3 VP"
    assert option(m, "claim:beer_mission", "fr")["label"] == "Accomplir « De la Bière ! » : 3 PV"


# ── French ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("slip", ["2 Ors", "La case", "la case 1", "même fenêtre", "produit d’abord", "respectivement"])
def test_the_french_ledger_has_the_words_of_the_booklet(slip: str) -> None:
    """« 2 cartes Or », « emplacement », and no English sentence in French words."""
    assert slip not in LEDGER


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_in_brackets_is_not_put_into_brackets(lang: str) -> None:
    camp = Camp(2).hand(0, "beer", "beer")
    camp.row("mystery_gift_unit", "scroll", "mystery_gift_unit", "scroll", "gold_bars")
    m = play(camp.turn(0), "buy:mystery_gift_unit")
    question = m.question(0, lang)
    assert question is not None and "))" not in question["title"]
    assert m.decision is not None
    assert "))" not in GAME.drawing.waits(camp.s, m.decision.ask, m.look(1, lang))


@pytest.mark.rule("WILD-24.2")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "the round in which somebody reaches 30 VP is the last."),
        ("fr", "le tour de jeu où quelqu’un atteint 30 PV est le dernier."),
    ],
)
def test_the_score_track_promises_no_further_round(lang: str, words: str) -> None:
    note = meadhall.start("wild", players=3, seed=1).scene(0, lang)["things"]["score"].get("note", "")
    assert words in note


@pytest.mark.rule("WILD-22.3", "WILD-23.10", "WILD-23.20")
@pytest.mark.parametrize("card", ["gold_miner", "beer_specialist", "resurrection", "scroll", "mystery_gift_unit"])
def test_a_card_that_would_do_nothing_now_says_so(card: str) -> None:
    m = Camp(2).hand(0, card).turn(0)
    assert option(m, f"play:{card}").get("note") == "without effect now"
    assert option(m, f"play:{card}", "fr").get("note") == "sans effet pour l’instant"
    camp = Camp(2).hand(0, card).village(0, "brewery", "gold_factory").discard(0, "beer")
    assert "note" not in option(camp.turn(0), f"play:{card}")


@pytest.mark.rule("WILD-7.6", "WILD-23.19")
def test_an_open_effect_that_would_do_nothing_now_says_so() -> None:
    camp = Camp(2).hand(0, "lokis_lens")
    m = play(camp.turn(0), "play:lokis_lens")
    assert option(m, "use:lokis_lens.draw").get("note") == "without effect now"
    assert "note" not in option(m, "use:lokis_lens.peek_hand_discard")
