"""What the log tells: every event, in words, with the rule it rests on and the things it is about."""

from __future__ import annotations

import pytest

from meadhall.core.match import Match
from meadhall.games.raids.steps import EndVoyage, NewVoyage, SetUp
from tests.games.raids.kit import GAME, Sea

NAMES = ("Ann", "Bo", "Cy")


def heard(sea: Sea) -> Sea:
    sea.match.listen()
    return sea


def told(m: Match) -> list[tuple[str, str, list[str]]]:
    return [(line["text"], line["rule"], line["things"]) for line in m.lines(m.heard(), None, "en", NAMES)]


def texts(m: Match) -> list[str]:
    return [text for text, _, _ in told(m)]


def test_who_begins_and_which_voyage_it_is() -> None:
    sea = Sea(3)
    s = GAME.empty(3, GAME.checked_options({}))
    s.begin(3, key=1)
    s.log = []
    s.push(SetUp())
    s.run()
    sea.match.state = s
    first = NAMES[s.berth.index(3)]
    assert told(sea.match) == [
        (f"{first} begins.", "RAIDS-3.6", []),
        ("Voyage 1 begins. Harbour: Order of arrival.", "RAIDS-14.1", []),
    ]


def test_taking_stowing_and_losing_tiles() -> None:
    sea = heard(Sea(3).tile(6, "v1_weapon_axe").ship(0, 6, slots=["v1_pennant_2"]).ship(1, 9).ship(2, 13))
    m = sea.play()
    assert told(m)[0] == ("Ann takes the Axe tile.", "RAIDS-5.1", ["tile:v1_weapon_axe.1"])
    m.play("slot:0")
    assert told(m)[:2] == [
        ("Ann puts the Axe tile in slot 1.", "RAIDS-5.4", ["tile:v1_weapon_axe.1"]),
        ("Ann discards the Pennant tile.", "RAIDS-5.5", []),
    ]


def test_a_tile_into_an_empty_slot_loses_none_and_a_discarded_one_is_not_stowed() -> None:
    for option, said in (("slot:1", ["Ann puts the Axe tile in slot 2."]), ("discard", ["Ann discards the Axe tile."])):
        sea = Sea(3).tile(6, "v1_weapon_axe").ship(0, 6).ship(1, 9).ship(2, 13)
        m = sea.play()
        heard(sea)
        m.play(option)
        assert texts(m) == said


@pytest.mark.rule("RAIDS-2.21")
def test_vikings_that_lose_their_shields_go_overboard_aloud() -> None:
    sea = Sea(3).tile(6, "v1_goods_furs_4").ship(0, 6, crew=10).ship(1, 9).ship(2, 13)
    m = sea.play()
    heard(sea)
    m.play("slot:0")
    events = m.heard()
    assert [(line["text"], line["rule"]) for line in m.lines(events, None, "en", NAMES)] == [
        ("Ann puts the Furs tile in slot 1.", "RAIDS-5.4"),
        ("2 of Ann’s Vikings have no shield any more and go overboard.", "RAIDS-2.21"),
    ]
    assert m.lines(events, None, "fr", NAMES)[1]["text"] == (
        "2 Vikings d’Ann n’ont plus de bouclier et passent par-dessus bord."
    )


@pytest.mark.rule("RAIDS-2.12", "RAIDS-2.20")
def test_it_is_said_why_nobody_comes_aboard() -> None:
    for crew, reserve, why, rule in (
        (10, 5, "no shield is free", "RAIDS-2.20"),
        (3, 0, "the Viking reserve is empty", "RAIDS-2.12"),
    ):
        said: tuple[str, str, list[str]] = (f"Nobody joins Ann: {why}.", rule, [])
        sea = Sea(3).tile(6, "v1_port_single").ship(0, 6, crew=crew).ship(1, 9).ship(2, 13)
        sea.s.reserve = reserve
        assert told(heard(sea).play())[1] == said
        sea = Sea(3).ship(0, 20, crew=crew, slots=["v2_sail_single"], berth=1).ship(1, 20, berth=2).ship(2, 20, berth=3)
        sea.s.reserve = reserve
        heard(sea).end_voyage()
        assert said in told(sea.match)


def test_selling_and_recruiting() -> None:
    sea = (
        Sea(3).tile(6, "v3_port_double").ship(0, 6, slots=["v1_goods_wood_3", "v1_goods_furs_4"]).ship(1, 9).ship(2, 13)
    )
    m = heard(sea).play()
    assert told(m) == [("Ann takes the Double port tile.", "RAIDS-5.1", ["tile:v3_port_double.1"])]
    m.play("sell:1")
    assert told(m) == [("Ann sells Furs for 4 glory.", "RAIDS-11.14", ["tile:v1_goods_furs_4.1"])]
    m.play("done")
    assert told(m) == [("Ann recruits 1 Viking.", "RAIDS-11.13", [])]


def test_discarding_counts_the_tiles_and_names_who_does_it() -> None:
    m = heard(Sea(3).stops(7, 8).ship(0, 6).ship(1, 9).ship(2, 13)).play()
    events = m.heard()
    assert [(e.kind, e.seat) for e in events] == [("takes", 0), ("discards", 0)]
    assert [line["text"] for line in m.lines(events, None, "en", NAMES)][
        1
    ] == "2 tiles up to the next ship leave the game."


def test_nothing_is_said_where_nothing_is_discarded() -> None:
    assert texts(heard(Sea(3).ship(0, 6).ship(1, 9).ship(2, 13)).play()) == ["Ann takes the Rune tile."]


def test_what_is_passed_and_where_a_ship_stops() -> None:
    sea = Sea(3).tile(3, "v1_encounter").people(5, 2).people(3, 3).tile(4, "v2_pillage", coins=2).stops(6)
    m = sea.ship(0, 0, crew=9, berth=3).ship(1, 0, berth=2).ship(2, 0, berth=1).play()
    heard(sea)
    m.play("sail:6")
    assert told(m) == [
        ("Ann meets Vikings: 1 comes aboard, 1 finds no shield.", "RAIDS-7.3", ["space:3"]),
        ("Ann pillages a coin of 3.", "RAIDS-7.4", ["space:4"]),
        ("Ann passes a Village: nobody comes aboard, 1 finds no shield.", "RAIDS-7.2", ["space:5"]),
        ("Ann stops at the Rune tile.", "RAIDS-6.16", ["space:6"]),
    ]


def test_a_monster_is_given_up_to_or_beaten() -> None:
    for option, said in (
        ("give", ("Ann gives up 1 Viking to the Sea serpent.", "RAIDS-8.2", ["tile:v1_monster_3.1"])),
        ("fight", ("Ann beats the Sea serpent for 2 Vikings.", "RAIDS-8.6", ["tile:v1_monster_3.1"])),
    ):
        sea = Sea(3).tile(11, "v1_monster_3").ship(0, 6, crew=4, slots=["v1_weapon_axe"]).ship(1, 9).ship(2, 13)
        m = sea.play()
        m.play("on:11")
        heard(sea)
        m.play(option)
        assert told(m) == [said]


def test_a_fight_blow_by_blow() -> None:
    sea = Sea(3).stops(16).ship(0, 6, crew=5).ship(1, 9, crew=5).ship(2, 13)
    m = sea.play()
    heard(sea)
    m.play("sail:9")
    m.play("retaliate")
    m.play("flee")
    assert told(m) == [
        ("Ann stops at the Rune tile.", "RAIDS-6.16", ["space:9"]),
        ("Ann attacks Bo with 1 Viking.", "RAIDS-9.1", ["space:9"]),
        ("Bo retaliates against Ann with 2 Vikings.", "RAIDS-9.4", ["space:9"]),
        ("Ann flees; Bo keeps the space.", "RAIDS-9.6", ["pawn:0"]),
    ]


def test_coming_home() -> None:
    sea = Sea(3).ship(0, 6).ship(1, 20, berth=1).ship(2, 20, berth=2)
    m = sea.play()
    heard(sea)
    m.play("sail:20")
    assert told(m)[0] == ("Ann reaches the harbour, position 3.", "RAIDS-6.17", ["pawn:0"])


def test_the_ghost_sails_discards_arrives_and_changes_places() -> None:
    sea = heard(Sea(2).ship(0, 16).ship(1, 13).ship(2, 5, berth=3).stops(7))
    m = sea.play()
    assert [(e.kind, e.seat) for e in m.heard()][:2] == [("discards", None), ("ghost-sails", None)]
    sea = heard(Sea(2).ship(0, 18).ship(1, 19).ship(2, 15, berth=3))
    assert told(sea.play())[0] == ("The ghost ship reaches the harbour, position 1.", "RAIDS-16.11", ["pawn:ghost"])
    sea = heard(Sea(2).ship(0, 20, berth=1).ship(1, 20, berth=2).ship(2, 20, berth=3))
    sea.play(EndVoyage())
    assert ("The ghost ship takes position 1; Ann moves to position 3.", "RAIDS-16.14", []) in told(sea.match)
    assert ("The ghost ship sails on.", "RAIDS-16.4", ["pawn:ghost"]) in told(
        heard(Sea(2).ship(0, 16).ship(1, 13).ship(2, 5, berth=3)).play()
    )


def test_the_end_of_a_voyage_pays_sails_and_ranks() -> None:
    sea = Sea(3, voyage=1).ship(0, 20, slots=["v2_sail_double"], berth=2).ship(1, 20, berth=1).ship(2, 20, berth=3)
    heard(sea).play(EndVoyage())
    assert told(sea.match)[:4] == [
        ("Ann gains 2 Vikings from sails.", "RAIDS-12.5", []),
        ("Ann takes a coin of 3 at the harbour (rank 2).", "RAIDS-13.1", []),
        ("Bo takes a coin of 6 at the harbour (rank 1).", "RAIDS-13.1", []),
        ("Cy takes a coin of 1 at the harbour (rank 3).", "RAIDS-13.1", []),
    ]


@pytest.mark.rule("RAIDS-2.12", "RAIDS-2.20")
def test_sails_say_for_whom_there_is_no_shield_or_no_viking() -> None:
    def after(crew: int, reserve: int = 99) -> list[str]:
        sea = Sea(3, voyage=1).ship(0, 20, crew=crew, slots=["v2_sail_double"], berth=2)
        sea.ship(1, 20, berth=1).ship(2, 20, berth=3)
        sea.s.reserve = min(sea.s.reserve, reserve)
        heard(sea).play(EndVoyage())
        return [line["text"] for line in sea.match.lines(sea.match.heard(), 0, "en", NAMES)][:2]

    full = Sea(3).ship(0, 20, slots=["v2_sail_double"]).s.capacity[0]
    assert after(full - 1) == ["You gain 1 Viking from sails.", "You have no shield for 1 more Viking."]
    assert after(full)[0] == "Nobody joins you: no shield is free."
    assert after(2, reserve=1) == ["You gain 1 Viking from sails.", "The Viking reserve has no more for you."]
    assert after(2)[0] == "You gain 2 Vikings from sails." and "shield" not in after(2)[1]


def test_later_voyages_are_ranked_by_another_rule_and_the_last_ends_the_match() -> None:
    sea = Sea(3, voyage=4).ship(0, 20, berth=1).ship(1, 20, berth=2).ship(2, 20, berth=3)
    heard(sea).play(EndVoyage())
    said = told(sea.match)
    assert [rule for _, rule, _ in said] == ["RAIDS-13.2"] * 3 + ["RAIDS-15.1"]
    assert said[-1][0] == "The last Voyage is over."


def test_a_new_voyage_says_what_is_counted() -> None:
    sea = heard(Sea(3)).play(NewVoyage(2))
    condition = GAME.texts.names["en"][Sea(3).s.box.tiles[Sea(3).s.harbors[1]].id]
    assert told(sea)[0] == (f"Voyage 2 begins. Harbour: {condition}.", "RAIDS-14.1", [])
