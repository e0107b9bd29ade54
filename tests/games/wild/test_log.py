"""What the log and the end of a match say is whole and true, in both languages."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall import bots
from meadhall.core.event import Event
from meadhall.core.match import Match
from meadhall.core.text import Seat
from meadhall.games.wild import GAME
from meadhall.games.wild.steps.finish import Finish
from meadhall.games.wild.steps.phases import DrawPhase, EndOfRound, Production, StoragePhase
from meadhall.table.coach import firsts
from tests.games.wild.kit import BOX, Camp, play, state

NAMES = ("Ann", "Éric", "Olaf")


def told(m: Match, lang: str) -> list[str]:
    return [line["text"] for line in m.lines(m.heard(), None, lang, NAMES)]


def said(camp: Camp, lang: str, *options: str) -> list[str]:
    """What a turn's choices put into the log."""
    camp.match.listen()
    camp.turn(0)
    camp.match.heard()
    return told(play(camp.match, *options), lang)


@pytest.mark.rule("WILD-9.1", "WILD-9.3")
def test_the_row_moves_up_after_what_was_taken_from_it_is_told() -> None:
    camp = Camp(2).hand(0, "beer", "beer", "elf_archer").path("scroll", "sword")
    camp.row("gold_bars", "beer_mugs", "gold_bars", "undead_gold", "gold_bars")
    lines = said(camp, "en", "buy:beer_mugs", "attack:elf_archer", "at:undead_gold")
    assert lines[2:4] == ["Ann buys Beer Mugs.", "Odin’s Path shows Scroll."]
    assert lines[-2:] == ["Ann gains 1 bar and 1 VP for the Undead (gold).", "Odin’s Path shows Sword."]


@pytest.mark.rule("WILD-15.7", "WILD-12.9")
def test_an_attack_that_was_beaten_off_is_explained_to_both_sides() -> None:
    camp = Camp(3).hand(0, "viking_warrior")
    camp.match.listen()
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:hall", "stand")
    events = m.heard()
    assert "repelled" in {first.id for first in firsts(GAME.lesson, 0, events)}
    assert {"attacked", "held"} <= {first.id for first in firsts(GAME.lesson, 1, events)}
    assert not {"repelled", "held"} & {first.id for first in firsts(GAME.lesson, 2, events)}


@pytest.mark.rule("WILD-23.20")
def test_a_resurrection_of_nothing_is_told() -> None:
    empty, line = Camp(2).hand(0, "resurrection"), "Ann finds the discard pile empty: nothing comes back."
    assert said(empty, "en", "play:resurrection")[-1] == line
    camp = Camp(2).hand(0, "resurrection").discard(0, "beer")
    assert line not in said(camp, "en", "play:resurrection")


# ── VP ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-16.6")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann gains 1 bar and 1 VP for the Undead (gold)."),
        ("fr", "Ann gagne 1 lingot et 1 PV pour le Mort-Vivant (Or)."),
    ],
)
def test_the_log_says_what_an_undead_brings(lang: str, line: str) -> None:
    camp = Camp(2).hand(0, "elf_archer").row("gold_bars", "gold_bars", "gold_bars", "undead_gold", "beer_mugs")
    assert line in said(camp, lang, "attack:elf_archer", "at:undead_gold")


@pytest.mark.rule("WILD-11.6")
@pytest.mark.parametrize(
    ("level", "lang", "line"),
    [
        (1, "en", "Ann raises the Town Hall to level 2."),
        (2, "en", "Ann raises the Town Hall to level 3 and gains 5 VP."),
        (2, "fr", "Ann passe son Hôtel de Ville au niveau 3 et gagne 5 PV."),
    ],
)
def test_the_log_says_what_a_town_hall_brings(level: int, lang: str, line: str) -> None:
    camp = Camp(2).hand(0, "gold", "gold", "gold").village(0, hall=level)
    assert line in said(camp, lang, f"upgrade:{level + 1}")


def gained(events: list[Event], seats: int) -> list[int]:
    """VP that lines of the log speak of, by seat."""
    found = [0] * seats
    for e in events:
        vp, seat = e.args.get("vp"), e.args.get("seat")
        if e.kind != "last-round" and isinstance(vp, int) and isinstance(seat, Seat):
            found[seat.number] += vp
    return found


@pytest.mark.rule("WILD-1.2")
@pytest.mark.parametrize("seed", range(4))
def test_every_vp_is_told(seed: int) -> None:
    rng, seats = Random(seed), 2 + seed % 3
    m = meadhall.start("wild", players=seats, seed=seed)
    m.listen()
    sums = [0] * seats
    while m.decision is not None:
        seat = m.decision.seat
        m.play(bots.get("random").choose(m, seat, rng), seat)
        sums = [a + b for a, b in zip(sums, gained(m.heard(), seats), strict=True)]
        assert sums == state(m).vp


# ── other lines ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-5.1")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Ann produces 2 barrels and 1 bar.", "Éric produces 1 bar."]),
        ("fr", ["Ann produit 2 barils et 1 lingot.", "Éric produit 1 lingot."]),
    ],
)
def test_producers_make_tokens(lang: str, lines: list[str]) -> None:
    camp = Camp(2).village(0, "brewery", "brewery", "gold_factory").village(1, "gold_factory")
    camp.match.listen()
    assert told(camp.run(Production()), lang) == lines


@pytest.mark.rule("WILD-19.5")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann has no room to store 1 barrel and 2 bars: lost."),
        ("fr", "Sans place pour stocker, Ann perd 1 baril et 2 lingots."),
    ],
)
def test_what_cannot_be_stored_is_told(lang: str, line: str) -> None:
    camp = Camp(2).village(0, "brewery", "gold_factory", "gold_factory")
    camp.run(Production())
    camp.match.listen()
    assert told(camp.run(StoragePhase()), lang) == [line]


@pytest.mark.rule("WILD-22.3")
@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Ann has no card to draw."), ("fr", "Ann n’a aucune carte à piocher.")]
)
def test_nobody_draws_zero_cards(lang: str, line: str) -> None:
    camp = Camp(2).deck(1, *["beer"] * 5)
    camp.match.listen()
    assert told(camp.run(DrawPhase()), lang)[0] == line


@pytest.mark.rule("WILD-23.10")
def test_french_names_the_building_that_is_wanting() -> None:
    assert said(Camp(2).hand(0, "beer_specialist"), "fr", "play:beer_specialist")[-1] == (
        "Ann ne reçoit pas de Bière, faute de Brasserie."
    )


# ── an attack ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-15.3")
def test_the_defender_reads_the_defence_with_the_cards_chosen() -> None:
    camp = Camp(2).hand(0, "elf_archer", "elf_archer").hand(1, "cannon")
    m = play(camp.turn(0), "attack:elf_archer", "add:elf_archer", "at:1:hall", "lay:cannon")
    question, others = m.question(1, "en"), m.game.drawing
    assert question is not None and question["note"] == "It stands at 6; it takes more than 4 to hold."
    assert m.decision is not None
    assert "6" not in others.waits(m.state, m.decision.ask, m.look(0, "en")), "what is chosen is not shown yet"


@pytest.mark.rule("WILD-13.8")
def test_the_attacks_that_follow_are_told_apart() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior", "viking_warrior").village(1, "gold_factory", "brewery")
    m = play(camp.turn(0), "attack:elf_archer", "also:1:hall", "add:viking_warrior", "also:1:gold_factory.1")
    play(m, "add:viking_warrior", "at:1:brewery.1")
    question = m.question(1, "fr")
    assert question is not None and question["note"].endswith(
        "Puis : Mine d’Or, 1 contre 1. Puis : Brasserie, 1 contre 2."
    )


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def line_under(m: Match, lang: str) -> str:
    title, line = GAME.drawing.ending(state(m), m.look(None, lang, NAMES))
    assert title == "", "the winners' names are the title"
    return line


@pytest.mark.rule("WILD-26.3")
def test_the_end_says_which_card_decided_a_tie() -> None:
    camp = Camp(2).vp(0, 7).vp(1, 7).village(1, "tavern")
    camp.s.last, camp.s.spare = 1, tuple(i for i, b in enumerate(BOX.bonuses) if b.id == "builder")
    m = camp.run(Finish())
    assert line_under(m, "en") == "“Builder” decides the tie: Éric wins."
    assert line_under(m, "fr") == "« Bâtisseur » tranche l’égalité : Éric l’emporte."


@pytest.mark.rule("WILD-26.5")
def test_the_end_says_that_no_card_decided_a_tie() -> None:
    camp = Camp(2).vp(0, 7).vp(1, 7)
    camp.s.last = 1
    assert line_under(camp.run(Finish()), "en") == "No Bonus card breaks the tie: 2 players share the victory."


@pytest.mark.rule("WILD-24.4")
def test_the_end_says_that_the_game_had_fallen_asleep() -> None:
    camp = Camp(2).vp(0, 7)
    camp.s.round, camp.s.lively = 20, 10
    assert line_under(camp.run(EndOfRound()), "en") == "Nobody has gained VP for 10 rounds: the game ends here."


@pytest.mark.rule("WILD-25.10")
def test_an_end_as_it_should_be_needs_no_words() -> None:
    camp = Camp(2).vp(0, 41)
    camp.s.last, camp.s.round, camp.s.lively = 1, 20, 10
    assert line_under(camp.run(EndOfRound()), "en") == ""
