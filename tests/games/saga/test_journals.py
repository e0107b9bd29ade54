"""SAGA-21 and 22: journals, free structures, the tutorial; and the conformance suite at every set-up."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall import bots
from meadhall.core.check import check
from meadhall.core.content import Content
from meadhall.core.errors import ContentError
from meadhall.core.match import Match
from tests.games.saga.kit import GAME, fresh

BOX = GAME.box
JOURNALS = ("first", "gold", "gods", "long", "glory", "companions", "suffering")


def codes(journey: tuple[int, ...]) -> list[str]:
    return [BOX.courses[i].id.removeprefix("adv-") for i in journey]


def to_the_end(m: Match) -> None:
    while (d := m.decision) is not None:
        m.play(d.options[0], d.seat)


@pytest.mark.rule("SAGA-21.1")
def test_the_first_game() -> None:
    assert codes(fresh()[1].journey) == ["I-C", "S-A", "IV-A", "IV-B", "VII-A", "VII-B", "S-D", "B-1"]


@pytest.mark.rule("SAGA-21.2")
def test_six_journals_rise_from_easy_to_very_difficult() -> None:
    themed = BOX.journals[1:]
    assert [j.theme for j in themed] == ["gold", "gods", "long", "glory", "companions", "suffering"]
    levels = [j.difficulty for j in themed]
    assert levels == sorted(levels) and levels[0] < levels[-1]


@pytest.mark.rule("SAGA-21.2", "SAGA-21.3")
@pytest.mark.parametrize("journal", JOURNALS)
def test_every_journal_follows_the_frame(journal: str) -> None:
    _, s = fresh(journal=journal)
    courses = [BOX.courses[i] for i in s.journey]
    assert [a.group for a in courses] == list(BOX.frame)
    assert courses[2].realm == courses[3].realm and courses[4].realm == courses[5].realm


@pytest.mark.rule("SAGA-21.3")
def test_a_free_journey_is_chosen_by_the_frame() -> None:
    m, s = fresh(journal="free")
    chosen = []
    while m.decision is not None and m.decision.kind == "choose-adventure":
        assert m.decision.seat == 0
        chosen.append(len(m.options))
        m.play(m.options[0])
    assert chosen == [10, 4, 10, 3, 10, 3, 4]  # and "leave it to chance" each time
    courses = [BOX.courses[i] for i in s.journey]
    assert [a.group for a in courses] == list(BOX.frame) and courses[2].realm == courses[3].realm


@pytest.mark.rule("SAGA-21.3")
def test_adventures_may_be_left_to_chance() -> None:
    found = set()
    for seed in range(8):
        m, s = fresh(seed=seed, journal="free")
        while m.decision is not None and m.decision.kind == "choose-adventure":
            m.play("random")
        found.add(s.journey)
    assert len(found) > 4


@pytest.mark.rule("SAGA-21.4")
def test_three_realms_each_are_green_deep_and_ice() -> None:
    groups = dict(zip(BOX.realms, BOX.groups, strict=True))
    assert [r for r, g in groups.items() if g == "green"] == ["midgard", "ljosalfheim", "svartalfheim"]
    assert [r for r, g in groups.items() if g == "deep"] == ["nidavellir", "muspellsheim", "helheim"]
    assert [r for r, g in groups.items() if g == "ice"] == ["vanaheim", "niflheim", "jotunheim"]


@pytest.mark.rule("SAGA-21.5", "SAGA-21.8")
def test_experts_mix_any_seven_adventures_none_twice() -> None:
    m, s = fresh(journal="expert")
    offered = []
    while m.decision is not None and m.decision.kind == "choose-adventure":
        offered.append(len(m.options))
        m.play("choose:S-A" if "choose:S-A" in [o.id for o in m.options] else m.options[5])
    assert offered == [34, 33, 32, 31, 30, 29, 28]
    assert len(set(s.journey)) == 8 and s.journey[-1] == BOX.bifrost
    assert s.course.id == "adv-S-A" and s.length == 12  # a sea card uses the ship whenever it is played
    assert s.for_sale() == []  # opened at sea: an empty market


@pytest.mark.rule("SAGA-21.6")
def test_experts_draw_markers_before_each_adventure_and_shuffle_them_back() -> None:
    m, s = fresh(markers="drawn", seed=3)
    while (d := m.decision) is not None and s.round < 7:
        light = [c for c in (*s.ahead, *s.marks) if BOX.marks[c - BOX.first_mark].back == "light"]
        assert len(light) == 21 and len(s.marks) == 3
        m.play(d.options[0], d.seat)


@pytest.mark.rule("SAGA-21.8")
def test_a_realm_comes_in_at_its_first_adventure_in_any_structure() -> None:
    m, s = fresh(journal="expert")
    for code in ("IX-A", "S-D", "IX-B", "I-A", "I-B", "I-C", "IX-C"):
        m.play(f"choose:{code}")
    special = {BOX.moves[c - BOX.first_move].adventure for c in s.pile if BOX.moves[c - BOX.first_move].do}
    assert special == {"adv-IX-A", "adv-IX-B", "adv-IX-C"} and len(s.prepared) == 3


# ── the tutorial ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("SAGA-22.1", "SAGA-22.2", "SAGA-22.5")
def test_the_tutorial_has_no_market_gods_markers_or_special_cards() -> None:
    m, s = fresh(3, journal="tutorial")
    assert codes(s.journey) == ["T"] and s.gods == [] and s.marks == [] and s.ahead == [] and s.for_sale() == []
    assert len(s.pile) + len(s.row) == 14 and all(not BOX.moves[c - BOX.first_move].do for c in (*s.pile, *s.row))
    assert [(p.vp, p.gold, len(p.hand), len(p.draw)) for p in s.players] == [(5, 5, 3, 4)] * 3
    assert m.decision is not None and m.decision.kind == "lay"


@pytest.mark.rule("SAGA-22.3")
def test_the_tutorial_card_has_only_gold_and_points() -> None:
    course = BOX.courses[BOX.tutorial]
    assert {i.verb for icons in course.icons.values() for i in icons} <= {"gold+", "gold-", "vp+", "vp-", "end-"}


@pytest.mark.rule("SAGA-22.4")
def test_the_tutorial_ends_after_one_valhalla_without_a_winner() -> None:
    m, s = fresh(2, seed=4, journal="tutorial")
    kinds = []
    while (d := m.decision) is not None:
        kinds.append(d.kind)
        m.play(d.options[0], d.seat)
    assert kinds[-1] == "send" and m.result is not None
    assert m.result.scores == tuple(p.vp for p in s.players) and m.result.winners == (0, 1)  # nobody beats anybody
    assert GAME.drawing.ending(s, m.look(None, "en"))[0] == "The tutorial is over"
    assert GAME.drawing.ending(s, m.look(None, "fr"))[1].startswith("Il n’a pas de vainqueur")


def test_the_tutorial_explains_each_question_as_it_comes() -> None:
    m, s = fresh(2, seed=4, journal="tutorial")
    first = m.question(0, "en")
    assert first is not None and f"yours stands at {s.slide}" in first["note"]
    plain = fresh(2, seed=4)[0].question(0, "en")
    assert plain is None or "Lay a card; its number" not in plain["note"]
    notes = set()
    while (d := m.decision) is not None:
        for lang in ("en", "fr"):
            question = m.question(d.seat, lang)
            assert question is not None and not question["note"].startswith("[")
            notes.add(question["note"])
        m.play(d.options[-1] if d.kind == "leave-or-stay" else d.options[0], d.seat)
    assert len(notes) >= 6


@pytest.mark.rule("SAGA-22.5", "SAGA-6.12")
def test_without_cards_the_tutorial_only_slides() -> None:
    m, s = fresh(2, seed=4, journal="tutorial")
    for p in s.players:
        p.draw.clear()
        p.hand[:] = p.hand[:1]
    m.reconsider()
    places = None
    while (d := m.decision) is not None and not all(p.hand == [] for p in s.players):
        m.play(d.options[0], d.seat)
        places = [p.place for p in s.players]
    to_the_end(m)
    assert [p.place for p in s.players] == places


# ── content, and everything together ─────────────────────────────────────────────────────────


def overlay(words: str) -> Content:
    return GAME.content.overlaid(Content.parse(words, "my-saga.yaml"))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("viking_cards: [{id: vik-ulf, price: cheap}]", "vik-ulf].price"),
        ("viking_cards: [{id: vik-thor}]", "vik-thor"),
        ("adventure_cards: [{id: adv-I-C, spaces: {15: [luck]}}]", "luck"),
        ("adventure_cards: [{id: adv-I-C, spaces: {99: [vp+1]}}]", "99"),
        ("god_cards: [{id: god-loki, action: {do: dance}}]", "dance"),
    ],
)
def test_a_wrong_content_file_is_refused_by_name(words: str, named: str) -> None:
    with pytest.raises(ContentError) as e:
        type(GAME)(overlay(words))
    assert named in str(e.value) and "my-saga.yaml" in str(e.value)


def test_an_owner_may_correct_a_value() -> None:
    game = type(GAME)(overlay("viking_cards: [{id: vik-ulf, price: 9}]"))
    assert next(k.price for k in game.box.cards if k.name == "ulf") == 9


@pytest.mark.parametrize(("number", "journal"), list(enumerate([*JOURNALS, "free", "expert", "tutorial"])))
def test_everything_holds_at_every_set_up(number: int, journal: str) -> None:
    options = {"journal": journal, "markers": ("dealt", "drawn")[number % 2], "odin": ("lot", "host")[number // 2 % 2]}
    report = check(GAME, games=1, players=2 + number % 3, options=options)
    assert report.failures == []


def test_the_bot_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        m = meadhall.start("saga", players=2, seed=seed)
        luck = Random(seed)
        while (d := m.decision) is not None:
            m.play(bots.get("greedy" if d.seat == seed % 2 else "random").choose(m, d.seat, luck), d.seat)
        wins += m.result is not None and m.result.winners == (seed % 2,)
    assert wins >= 5
