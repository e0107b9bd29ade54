"""What the table shows and says: signs of spaces, places of tiles, the feast that is suggested, the die."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.core.scene import Question, Thing
from tests.games.odin.kit import GAME, Hall

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


def thing(h: Hall, id: str, seat: int = 0, lang: str = "en") -> Thing:
    return h.match.scene(seat, lang)["things"][id]


def data(h: Hall, id: str, seat: int = 0) -> dict[str, Any]:
    return dict(thing(h, id, seat).get("data", {}))


def suggested(h: Hall, seat: int) -> dict[str, Any]:
    """What the helper suggests to a seat."""
    return dict(GAME.judgement.suggest(h.s, seat))


def question(h: Hall, lang: str = "en") -> Question:
    found = h.match.question(0, lang)
    assert found is not None
    return found


@LANGS
def test_every_space_is_told_in_signs_and_has_a_short_name(lang: str) -> None:
    things = Hall(players=4).turn().match.scene(0, lang)["things"]
    spaces = [t for id, t in things.items() if id.startswith("space:") and "imitate" not in id]
    assert len(spaces) == len(GAME.box.spaces)
    for space in spaces:
        assert space["data"]["signs"], space["id"]
        assert 0 < len(str(space["data"]["short"])) <= 18, space["id"]


@pytest.mark.parametrize(
    ("space", "signs"),
    [
        ("build_shed", [("wood", 2, "cost"), ("shed", 1, "gain")]),
        ("craft_chest", [("wood", 1, "cost", ["ore"]), ("chest", 1, "gain"), ("silver", 1, "gain")]),
        ("mountain_3_2", [("mountain", "3+2", "gain")]),
        ("wood_per_player", [("ore", 1, "gain"), ("wood", 3, "gain")]),
        ("emigrate_2", [("silver", 4, "cost"), ("emigrate", 0, "gain")]),
        ("livestock_choice", [("sheep", 1, "gain"), ("", 0, "or"), ("silver", 1, "cost"), ("cattle", 1, "gain")]),
        ("produce_milk", [("milk", "1–3", "gain", "cattle")]),
        ("explore_1", [("explore", 0, "gain", "Shetland"), ("explore", 0, "gain", "Faroe Islands")]),
    ],
)
def test_the_signs_of_a_space_say_what_it_costs_and_gives_in_this_match(space: str, signs: list[object]) -> None:
    found = data(Hall(players=3, round=4).turn(), f"space:{space}")["signs"]
    assert [tuple(sign.values()) for sign in found] == signs


def test_the_goods_chart_has_eight_shapes_in_four_colours() -> None:
    chart = data(Hall().turn(), "chart")
    assert [row[0] for row in chart["goods"]] == ["peas", "mead", "oil", "rune_stone"]
    assert [row[5] for row in chart["goods"]] == ["pregnant_sheep", "sheep", "fur", "jewelry"]
    assert chart["sizes"] == ["2×1", "3×1", "2×2", "4×1", "3×2", "4×2", "3×3", "4×3"]
    assert chart["faces"]["oil"] == {"icon": "amphora", "tone": "green"}


def test_the_goods_chart_never_changes_so_that_it_is_sent_once() -> None:
    h = Hall(players=2).give(wood=2, hide=1).turn()
    before = thing(h, "chart")
    assert thing(h.do("space:build_shed"), "chart") == before


def test_a_taken_space_shows_whose_vikings_stand_there() -> None:
    h = Hall(players=2).occupied("build_knarr", seat=1).turn()
    assert data(h, "space:build_knarr")["taken"] == {"seat": 1, "colour": 1, "vikings": 2}
    assert "taken" not in data(h, "space:build_shed")


@pytest.mark.rule("ODIN-8.11")
def test_every_place_of_a_tile_names_the_cells_it_would_cover() -> None:
    h = Hall().give(hide=1).act("lay:hide")
    places = {option["id"]: option["data"]["cells"] for option in question(h)["options"]}
    assert places["at:r0:2,3"] == [(2, 3), (3, 3), (4, 3)]
    assert places["at:r1:2,3"] == [(2, 3), (2, 4), (2, 5)]
    h.do("at:r1:2,3")
    tile = thing(h, "tile:0:0:0")
    x, y = tile["at"]
    assert [[x + a, y + b] for a, b in tile["cells"]] == [[2, 3], [2, 4], [2, 5]]


def test_the_helper_knows_a_legal_place_for_the_tile_in_the_hand() -> None:
    h = Hall(players=2).give(chest=1).act("lay:chest")
    assert (data(h, "lifted")["item"], data(h, "lifted")["area"]) == ("chest", "area:0:0")
    best = suggested(h, 0)["lifted"]
    assert (best["item"], best["area"]) == ("chest", "area:0:0")
    place = next(option["id"] for option in question(h)["options"] if option["data"]["cells"] == best["cells"])
    assert "lifted" not in suggested(h, 1)
    assert "lifted" not in h.do(place).match.scene(0, "en")["things"]


@pytest.mark.rule("ODIN-8.10")
def test_a_board_says_what_may_lie_on_it() -> None:
    h = Hall().houses("stone_house").turn()
    assert data(h, "area:0:0")["accepts"] == ["blue", "green", "ore", "silver"]
    assert "orange" in data(h, "area:0:1")["accepts"]


def test_a_board_shows_its_cells_its_income_and_what_pays_now() -> None:
    printed = data(Hall().turn(), "area:0:0")
    assert printed["rows"][11] == "$oooooo-     "
    assert printed["income"][0][:2] == [(0, 11, 0), (1, 10, 1)]
    assert (printed["top"], printed["earns"], printed["minus"]) == (18, 0, 86)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    h = Hall(players=2).hand(25).turn()
    assert "card:25" in h.match.scene(0, "en")["things"]
    for seat in (1, None):
        things = h.match.scene(seat, "en")["things"]
        assert "card:25" not in things
        assert things["back:0:0"].get("hidden")


@pytest.mark.rule("ODIN-7.30")
def test_the_suggested_feast_is_what_is_served_when_it_is_taken() -> None:
    h = Hall(round=1).give(peas=2, salt_meat=1, silver=9).feast().mark()
    served = suggested(h, 0)["served"]
    assert h.may("suggest")
    h.do("suggest")
    assert h.gained() == {item: -n for item, n in Counter(item for item, _, _ in served).items()}


@LANGS
def test_what_is_paid_for_success_is_said_without_what_is_not_paid(lang: str) -> None:
    h = Hall().give(wood=9).luck(3).act("space:hunting_game_1")
    labels = {option["id"]: option["label"] for option in question(h, lang)["options"]}
    assert "0" not in labels["spend:3:0"]
    die = data(h, "die")
    assert (die["sides"], die["rolls"], die["allowed"], die["result"]) == (8, 1, 3, 3)


@LANGS
def test_an_option_to_place_vikings_says_how_many_and_the_price(lang: str) -> None:
    h = Hall().give(wood=2).turn()
    note = next(option["note"] for option in question(h, lang)["options"] if option["id"] == "space:build_shed")
    assert note.startswith("1 Viking")
    assert "2" in note


def test_a_ship_shows_the_ore_printed_on_it_and_the_ore_added() -> None:
    h = Hall().ships(boats=[0, 1], longships=[2]).turn()
    assert [data(h, f"ship:0:{n}")["pips"] for n in range(3)] == [(1, 2), (2, 2), (2, 3)]


def chosen(h: Hall, id: str) -> dict[str, Any]:
    """What the page gets to draw an option with."""
    return dict(next(option for option in question(h)["options"] if option["id"] == id).get("data", {}))


@pytest.mark.rule("ODIN-7.31", "ODIN-7.33", "ODIN-7.36")
def test_a_food_says_for_each_way_of_lying_where_it_would_begin_or_why_it_cannot() -> None:
    h = Hall(round=1).give(salt_meat=2).feast()
    assert chosen(h, "serve:salt_meat") == {"upright": {"start": 0}, "along": {"start": 0}}
    h.do("serve:salt_meat", "along:0")
    ways = chosen(h, "serve:salt_meat")
    assert ways["upright"] == {"start": 5}, "not beside the first"
    assert ways["along"] == {"why": "There is no room for it.", "rule": "ODIN-7.36"}


@pytest.mark.rule("ODIN-7.34")
def test_a_food_of_which_one_lies_along_says_that_no_other_may() -> None:
    h = Hall(round=1).give(peas=2).feast().do("serve:peas", "along:0")
    assert chosen(h, "serve:peas")["along"]["rule"] == "ODIN-7.34"


def test_a_square_food_and_silver_lie_only_one_way() -> None:
    h = Hall(round=1).give(beans=1, silver=1).feast()
    assert [list(chosen(h, f"serve:{food}")) for food in ("beans", "silver")] == [["upright"], ["upright"]]


@pytest.mark.rule("ODIN-10.11", "ODIN-10.12")
def test_booty_says_its_sword_value_and_what_must_be_added_to_the_roll() -> None:
    h = Hall().give(stone=2).ships(longships=(0,)).luck(6).act("space:raiding")
    rune_stone, silverware = chosen(h, "loot:rune_stone"), chosen(h, "loot:silverware")
    assert (rune_stone["sword"], rune_stone["lacks"]) == (6, 0)
    assert (silverware["sword"], silverware["lacks"]) == (7, 1)
    assert len(silverware["cells"]) == 3


@pytest.mark.rule("ODIN-10.20")
def test_a_hunt_says_what_success_costs_and_what_it_and_failure_bring() -> None:
    h = Hall().give(wood=2).luck(1).act("space:hunting_game_1")
    assert chosen(h, "spend:1:0")["pay"] == [("wood", 1)]
    assert chosen(h, "spend:1:0")["get"] == [("hide", 1), ("game_meat", 1)]
    assert chosen(h, "fail:0")["back"] == 0
