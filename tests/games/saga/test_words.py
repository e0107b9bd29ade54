"""What the questions say must be true."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from meadhall.core.drawing import kebab_of
from meadhall.core.step import Ask
from meadhall.core.text import LANGS, text
from meadhall.games.saga.steps.buying import Buy
from meadhall.games.saga.steps.cards import FREE, PRINTED, FromMarket, MayLookAtGods
from meadhall.games.saga.steps.departing import ToValhalla
from meadhall.games.saga.steps.gains import Pay
from tests.games.saga.kit import GAME, Trail


def asked(t: Trail, lang: str = "en") -> Any:
    return t.m.question(t.seat_asked, lang)


def option(t: Trail, id: str) -> Any:
    return next(o for o in asked(t)["options"] if o["id"] == id)


@pytest.mark.rule("SAGA-6.9", "SAGA-6.15")
def test_an_action_is_spoken_of_only_where_there_is_one() -> None:
    kjer = Trail().hand(0, "kjer").hand(1, "bjorn").moves("1").turn().lay("kjer", "bjorn")
    assert asked(kjer)["note"] == "All cards lie open: choose a number."
    gunnar = Trail().hand(0, "gunnar").hand(1, "bjorn").moves("1").turn().lay("gunnar", "bjorn")
    assert asked(gunnar)["note"] == "You may also use the action first."


@pytest.mark.rule("SAGA-7.15", "SAGA-9.3")
def test_whoever_has_seen_the_next_card_is_not_told_that_the_slide_is_unknown() -> None:
    t = Trail().player(0, place=13, token=1).hand(0, "bjorn").hand(1, "bjorn").moves("1", "5").turn()
    t.lay("bjorn", "bjorn")
    assert asked(t)["note"].endswith("The next slide is unknown.")
    t.play("peek")
    assert asked(t)["note"].endswith("The next slide is 5.")


@pytest.mark.rule("SAGA-18.9", "SAGA-20.24")
def test_one_is_not_many() -> None:
    t = Trail().row("1").lineup(0, "olav").run(Pay(1, "SAGA-7.9", 0))
    assert asked(t)["note"] == "1 gold is demanded. With Olav you gain it instead."
    assert asked(t, "fr")["note"].startswith("On vous demande 1 pièce d’or.")
    t = Trail().player(0, gold=9).hand(0, "bjorn").hand(1, "bjorn").moves("spm-VIII-C").turn().play("pay").play("pay")
    assert "once more at most" in asked(t)["note"]


@pytest.mark.rule("SAGA-7.13")
def test_of_a_single_god_there_are_not_two_to_see() -> None:
    assert asked(Trail().row("1").gods("loki").run(MayLookAtGods(0)))["note"].startswith("Only one is left")
    assert asked(Trail().row("1").gods("loki", "hel").run(MayLookAtGods(0)))["note"].startswith("You see the top two")


@pytest.mark.rule("SAGA-20.25")
def test_skrymir_shows_the_own_draw_pile_and_not_the_gods() -> None:
    t = Trail().hand(0, "bjorn").pile(0, "ulf", "erik").hand(1, "bjorn").moves("spm-IX-A").turn()
    assert asked(t)["options"][0]["things"] == ["draw:0"]


@pytest.mark.rule("SAGA-14.1")
def test_bifrost_is_not_called_after_the_first_of_its_two_cards() -> None:
    scene: Any = Trail(adventure="adv-B-1").row("1").m.scene(0, "en")
    for thing in ("adventure", "chapter:3"):
        assert scene["things"][thing]["name"] == "The Rainbow Bridge Bifröst"


@pytest.mark.rule("SAGA-19.3", "SAGA-18.8")
def test_gold_is_spoken_of_only_where_something_is_paid() -> None:
    free = asked(Trail().row("1").market(ulf=1).run(FromMarket(0, may=0, price=FREE, to="hand")))
    assert (free["title"], free["note"]) == ("Which Viking do you take for free?", "It comes into your hand.")
    paid = asked(
        Trail().row("1").market(ulf=1).player(0, gold=9).run(FromMarket(0, may=0, price=PRINTED, to="valhalla"))
    )
    assert (paid["title"], paid["note"]) == (
        "Which Viking do you buy?",
        "It goes straight to Valhalla. You have 9 gold.",
    )
    assert not [p for p in free["options"][0]["remarks"] if "gold" in p]


@pytest.mark.rule("SAGA-10.1", "SAGA-14.4")
def test_who_may_go_to_valhalla_is_told_what_for() -> None:
    t = Trail().lineup(0, "bjorn", "alfred", "mikka").run(ToValhalla())
    assert asked(t)["note"] == (
        "Up to 2 of the Vikings you have played may go, one after the other. "
        "Only Vikings in Valhalla will be with you at Bifröst, the last adventure."
    )
    assert asked(t.play("none"), "fr")["note"].startswith("Un des Vikings que vous avez joués peut y aller. Seuls")


def questions() -> list[type[Ask[Any]]]:
    """Every kind of question that can be put: those that say what may be answered and have a rule."""
    found = [cls for cls in GAME.vocabulary.values() if issubclass(cls, Ask) and cls.rule]
    return [cls for cls in found if not inspect.isabstract(cls)]


def test_who_waits_reads_a_whole_sentence_about_whoever_decides() -> None:
    assert len(questions()) > 35
    for cls in questions():
        for lang in LANGS:
            key = f"wait-{kebab_of(cls)}"
            assert GAME.texts.has(lang, key), key


@pytest.mark.rule("SAGA-4.2", "SAGA-20.24")
def test_what_others_read_while_they_wait() -> None:
    t = Trail().market(halvar=1).player(0, gold=9).run(Buy(0, 1))
    names = ("Astrid", "Bo")
    assert [w["title"] for w in t.m.waiting(1, "en", names)] == ["Astrid may buy a Viking"]
    t = Trail().player(0, gold=9).hand(0, "bjorn").hand(1, "bjorn").moves("spm-VIII-C").turn()
    assert [w["title"] for w in t.m.waiting(1, "en", names)] == ["Astrid may pay 2 gold for 1 VP"]
    assert [w["title"] for w in t.m.waiting(1, "fr", names)] == ["Astrid peut payer 2 pièces d’or pour 1 PV"]


@pytest.mark.rule("SAGA-12.1", "SAGA-8.2")
@pytest.mark.parametrize(
    ("adventure", "en", "fr"),
    [("adv-S-A", "off the ship", "hors du bateau"), ("adv-I-C", "off the trail", "hors du sentier")],
)
def test_a_card_that_leads_off_the_trail_says_so_and_names_no_space(adventure: str, en: str, fr: str) -> None:
    t = Trail(2, adventure).hand(0, "halvar").hand(1, "bjorn").moves("1").turn()  # 2 forward or 2 back
    assert asked(t)["options"][0]["note"] == f"to space 3 / {en}"
    assert asked(t)["options"][0]["remarks"][1] == f"Too far: {en} (−{t.s.course.loss} VP, out)"
    assert asked(t, "fr")["options"][0]["note"] == f"vers la case 3 / {fr}"


@pytest.mark.parametrize("lang", LANGS)
def test_texts_have_one_apostrophe_and_no_double_stops(lang: str) -> None:
    for path in (GAME.folder / "text" / f"{lang}.ftl", GAME.folder / f"rules.{lang}.md"):
        said = path.read_text(encoding="utf-8")
        assert "'" not in said and ".." not in said and "!." not in said


def test_gold_is_counted_in_pieces_in_french() -> None:
    said = (GAME.folder / "text" / "fr.ftl").read_text(encoding="utf-8")
    assert "} d’or" not in said and "} or" not in said and "[one] { $n } pièces" not in said


@pytest.mark.rule("SAGA-6.9", "SAGA-18.1", "SAGA-18.2")
@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        ("kjer", "Moves 2 or 6 forward, as you choose.", "Le pion avance de 2 ou de 6, au choix."),
        ("halvar", "Moves 2 forward or 2 back, as you choose.", "Le pion avance de 2 ou recule de 2, au choix."),
    ],
)
def test_a_card_with_two_numbers_says_each_direction_once(card: str, en: str, fr: str) -> None:
    t = Trail().lineup(0, card, "bjorn").run(ToValhalla())
    option = next(n for n, o in enumerate(asked(t)["options"]) if o["id"] == f"send:{card}")
    assert [asked(t, lang)["options"][option]["remarks"] for lang in LANGS] == [[en], [fr]]


def test_before_the_first_turn_no_turn_is_counted() -> None:
    t = Trail().market(halvar=1).player(0, gold=9).run(Buy(0, 1))
    assert t.m.scene(0, "en")["status"] == "Adventure 2 of 8" and t.m.scene(0, "fr")["status"] == "Aventure 2 sur 8"
    t = Trail().hand(0, "bjorn").hand(1, "bjorn").moves("1").turn()
    assert t.m.scene(0, "en")["status"] == "Adventure 2 of 8 · turn 1"


@pytest.mark.rule("SAGA-18.20", "SAGA-18.26", "SAGA-18.15", "SAGA-6.11")
def test_what_others_bring_is_told_to_you() -> None:
    t = Trail().gods("loki").lineup(0, "jari", "soren", "britta").hand(1, "gunnar").moves("1")
    t.m.listen()
    t.turn().play("lay:gunnar").play("use:gunnar")
    said = [[line["text"] for line in t.m.lines(t.m.heard(), 0, "en", ("Astrid", "Bo"))]]
    assert {"Jari brings you 1 gold, because Bo gained some.", "Sören adds 1 gold for you."} <= set(said[0])


@pytest.mark.rule("SAGA-8.1")
@pytest.mark.parametrize(("lang", "words"), [("en", "At {} and beyond"), ("fr", "À partir de {},")])
def test_the_tutorial_says_that_the_last_space_itself_ends_the_adventure(lang: str, words: str) -> None:
    course = Trail(adventure="adv-T").s.course
    assert words.format(course.last) in GAME.texts.say(lang, text("guide-lay", last=course.last, loss=course.loss))


@pytest.mark.rule("SAGA-10.1")
def test_to_whose_valhalla_a_viking_goes_is_told_as_you() -> None:
    t = Trail().lineup(0, "bjorn").lineup(1, "mikka").valhalla_phase()
    t.m.listen()
    t.play("send:bjorn", 0).play("none", 1)
    events = t.m.heard()
    said = {lang: [line["text"] for line in t.m.lines(events, 0, lang, ["Ada", "Bo"])] for lang in ("en", "fr")}
    assert "Bjorn goes to your Valhalla." in said["en"] and "Bjorn rejoint votre Valhalla." in said["fr"]
    assert "Bjorn goes to Ada’s Valhalla." in [line["text"] for line in t.m.lines(events, 1, "en", ["Ada", "Bo"])]


@pytest.mark.rule("SAGA-7.16")
def test_a_token_is_not_returned_unwarned_where_there_is_nothing_to_see() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "mikka").moves("3", "4").player(0, token=1).turn()
    assert "note" not in option(t, "peek")
    t = Trail().hand(0, "bjorn").hand(1, "mikka").moves("3").player(0, token=1).turn()
    assert option(t, "peek")["note"] == "the movement pile is empty: there is nothing to see"


@pytest.mark.rule("SAGA-14.8", "SAGA-18.18", "SAGA-18.25", "SAGA-19.10")
@pytest.mark.parametrize("card", ["leif", "alfred", "heimdall", "thor", "hel"])
def test_what_is_about_the_shield_says_at_bifrost_that_there_is_none(card: str) -> None:
    said = []
    for adventure in ("adv-I-C", "adv-B-1"):
        t = Trail(adventure=adventure).hand(0, card).hand(1, "mikka").moves("3", "4").turn()
        said.append("There are no shields at Bifröst." in option(t, f"lay:{card}")["remarks"])
    assert said == [False, True]
