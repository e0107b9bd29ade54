"""Red occupations that answer hunting, snares and whaling."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation

HUNT, SNARE, WHALE = "hunting_game_1", "laying_a_snare", "whaling_3"
SIDES = {HUNT: 8, SNARE: 8, WHALE: 12}


def hunts(h: Hall, space: str, roll: int) -> Hall:
    """One boat without ore (whose printed ore takes off 1), and a roll."""
    return h.ships([0]).luck(roll, sides=SIDES[space]).act(f"space:{space}")


def test_without_a_card_wood_must_make_up_for_the_whole_roll() -> None:
    assert hunts(Hall().give(wood=5), HUNT, 5).may("spend:5:0")
    assert hunts(Hall().give(wood=5), SNARE, 5).may("spend:5:0")
    assert hunts(Hall().give(wood=5), WHALE, 5).may("spend:4:0"), "the boat's printed ore helps"


@pytest.mark.parametrize(
    ("space", "wood"),
    [
        pytest.param(HUNT, 4, marks=occupation(4)),
        pytest.param(SNARE, 4, marks=occupation(4)),
        pytest.param(WHALE, 3, marks=occupation(4)),
        pytest.param(HUNT, 4, marks=occupation(13)),
        pytest.param(SNARE, 5, marks=occupation(13)),
        pytest.param(WHALE, 4, marks=occupation(13)),
        pytest.param(HUNT, 4, marks=occupation(146)),
        pytest.param(SNARE, 4, marks=occupation(146)),
        pytest.param(WHALE, 4, marks=occupation(146)),
    ],
)
def test_a_roll_of_five_takes_less_wood(card: int, space: str, wood: int) -> None:
    h = hunts(Hall().cards(card).give(wood=9), space, 5)
    assert [o for o in h.ids() if o.startswith("spend:")] == [f"spend:{wood}:0"]


@occupation(4, 13, 146)
def test_what_cards_take_off_a_roll_adds_up_and_a_result_of_nothing_is_a_success() -> None:
    h = hunts(Hall().cards(4, 13, 146), HUNT, 3)
    assert h.has() == {"hide": 1, "game_meat": 1}


@occupation(4)
def test_the_next_roll_is_reduced_too() -> None:
    h = Hall().cards(4).give(wood=9).luck(8, 6).act(f"space:{HUNT}", "roll")
    assert h.may("spend:5:0") and not h.may("spend:6:0")


@occupation(11)
def test_for_trident_hunter_a_spear_counts_two_in_whaling() -> None:
    h = hunts(Hall().cards(11).give(spear=3, wood=1), WHALE, 7)
    assert h.may("spend:0:3") and not h.may("spend:1:3")
    assert h.do("spend:0:3").has() == {"wood": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@occupation(11)
def test_trident_hunter_may_waste_a_point_with_the_last_spear() -> None:
    h = hunts(Hall().cards(11).give(spear=3), WHALE, 6)
    assert h.may("spend:0:3") and not h.may("spend:0:2")


@occupation(153)
@pytest.mark.parametrize(("space", "sides"), [(HUNT, 8), (SNARE, 8), (WHALE, 12), ("raiding", 8), ("pillaging_2", 12)])
def test_proficient_hunter_rolls_up_to_four_times(space: str, sides: int) -> None:
    for cards, rolls in (((), 3), ((153,), 4)):
        h = Hall().cards(*cards).ships([0], 0, [0]).luck(5, 5, 5, 5, sides=sides).act(f"space:{space}")
        for _ in range(rolls - 1):
            h.do("roll")
        assert not h.may("roll")


# ── hunting game ─────────────────────────────────────────────────────────────────────────────


@occupation(143)
def test_antlers_seller_earns_a_silver_for_game() -> None:
    h = hunts(Hall().cards(143).give(wood=2), HUNT, 2).do("spend:2:0")
    assert h.has() == {"hide": 1, "game_meat": 1, "silver": 1}
    assert hunts(Hall().cards(143), HUNT, 2).do("fail:0").has() == {"wood": 1, "bow_and_arrow": 1}


@occupation(144)
def test_deerstalker_sells_skin_and_bones_with_game() -> None:
    h = hunts(Hall().cards(144).give(wood=2, silver=5), HUNT, 2).do("spend:2:0", "use:144:0")
    assert h.has() == {"hide": 1, "game_meat": 1, "silver": 3, "skin_and_bones": 1}
    assert not h.may("use:144:0")
    assert not hunts(Hall().cards(144).give(silver=5), HUNT, 2).do("fail:0").may("use:144:0")


@occupation(145)
def test_forester_takes_an_item_before_the_hunt_that_can_be_spent_in_it() -> None:
    h = hunts(Hall().cards(145).strip(1), HUNT, 1).do("use:145:0", "strip:1:1", "spend:1:0")
    assert h.has() == {"hide": 1, "game_meat": 1}
    assert not hunts(Hall().cards(145).strip(1), SNARE, 5).may("use:145:0")


@occupation(163)
def test_farmhand_gets_hide_and_silver_on_the_hunting_space_of_two_vikings() -> None:
    h = Hall().cards(163).give(wood=2).luck(2).act("space:hunting_game_2", "spend:2:0")
    assert h.has() == {"hide": 2, "game_meat": 1, "silver": 1}
    h = Hall().cards(163).give(wood=2).luck(2).act("space:hunting_game_1", "spend:2:0")
    assert h.has() == {"hide": 1, "game_meat": 1}
    h = Hall(2).cards(163).give(wood=2).occupied("hunting_game_2", seat=1).luck(2)
    h.play(77, "use:77:0", "copy:hunting_game_2", "spend:2:0")
    assert h.has() == {"hide": 1, "game_meat": 1}, "no Vikings were placed there"
    h = Hall().cards(163).luck(2).act("space:hunting_game_2", "fail:0")
    assert h.has() == {"wood": 1, "bow_and_arrow": 1}


# ── snares ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "gain",
    [pytest.param({"silver": 1}, marks=occupation(126)), pytest.param({"stockfish": 1}, marks=occupation(127))],
)
def test_a_successful_snare_brings_more(card: int, gain: dict[str, int]) -> None:
    assert hunts(Hall().cards(card).give(wood=2), SNARE, 2).do("spend:2:0").has() == {"fur": 1, "snare": 1, **gain}
    assert hunts(Hall().cards(card), SNARE, 2).do("fail:0").has() == {"wood": 1, "snare": 1}


@occupation(128)
def test_digger_takes_an_item_with_a_successful_snare() -> None:
    h = hunts(Hall().cards(128).strip(1, 3).give(wood=2), SNARE, 2).do("spend:2:0", "use:128:0", "strip:1:1")
    assert h.has() == {"fur": 1, "snare": 1, "ore": 1}
    assert not hunts(Hall().cards(128).strip(1), SNARE, 2).do("fail:0").may("use:128:0")


@occupation(129)
def test_meat_curer_discards_a_snare_for_salt_meat_after_a_successful_snare() -> None:
    h = hunts(Hall().cards(129).give(wood=2, snare=1), SNARE, 2).do("spend:2:0", "use:129:0")
    assert h.has() == {"fur": 1, "snare": 1, "salt_meat": 1} and not h.may("use:129:0")
    assert not hunts(Hall().cards(129).give(snare=3), SNARE, 8).do("fail:0").may("use:129:0")


@occupation(130)
def test_snare_specialist_discards_two_snares_to_take_a_viking_back() -> None:
    h = hunts(Hall().cards(130).give(wood=2, snare=1), SNARE, 2).do("spend:2:0")
    vikings = h.player().vikings
    h.do("use:130:0")
    assert h.has() == {"fur": 1} and h.player().vikings == vikings + 1


@occupation(130)
def test_snare_specialist_helps_neither_after_a_failure_nor_without_vikings_placed() -> None:
    assert not hunts(Hall().cards(130).give(snare=3), SNARE, 8).do("fail:0").may("use:130:0")
    h = Hall(2).cards(130).give(snare=3, wood=2).occupied(SNARE, seat=1).luck(2)
    h.play(77, "use:77:0", f"copy:{SNARE}", "spend:2:0")
    assert h.has()["fur"] == 1 and not h.may("use:130:0")


@occupation(131)
@pytest.mark.parametrize("end", ["spend:2:0", "fail:0"])
def test_bait_layer_swaps_a_stockfish_for_game_meat_however_the_snare_ends(end: str) -> None:
    h = hunts(Hall().cards(131).give(wood=2, stockfish=2), SNARE, 2).do(end, "use:131:0")
    assert h.has()["stockfish"] == 1 and h.has()["game_meat"] == 1
    assert not h.may("use:131:0")


# ── whaling ──────────────────────────────────────────────────────────────────────────────────


@occupation(140)
@pytest.mark.parametrize("space", ["whaling_3", "whaling_4"])
def test_blubber_cook_gets_one_oil_more_from_a_whale(space: str) -> None:
    h = Hall().cards(140).ships([0]).luck(1, sides=12).act(f"space:{space}")
    assert h.has() == {"oil": 2, "skin_and_bones": 1, "whale_meat": 1}
    h = Hall().cards(140).ships([0]).luck(9, sides=12).act(f"space:{space}", "fail:0")
    assert h.has() == {"wood": 1, "spear": 1}


@occupation(141)
@pytest.mark.parametrize(("boats", "good"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_ivory_sculptor_gets_a_crop_by_the_number_of_boats_used(boats: int, good: str) -> None:
    h = Hall().cards(141).ships([1, 1, 1]).luck(2 * boats, sides=12).act("space:whaling_3", f"boats:{boats}:0")
    assert h.has() == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, good: 1}


@occupation(141)
def test_ivory_sculptor_gets_nothing_if_wood_was_spent() -> None:
    h = hunts(Hall().cards(141).give(wood=1, spear=1), WHALE, 2)
    assert h.do("spend:1:0").has() == {"spear": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    h = hunts(Hall().cards(141).give(wood=1, spear=1), WHALE, 2)
    assert h.do("spend:0:1").has() == {"wood": 1, "cabbage": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@occupation(141)
def test_ivory_sculptor_gets_nothing_for_a_failure() -> None:
    assert hunts(Hall().cards(141), WHALE, 9).do("fail:0").has() == {"wood": 1, "spear": 1}


@occupation(142)
def test_whale_catcher_gets_a_single_spear_back() -> None:
    one = hunts(Hall().cards(142).give(spear=2), WHALE, 2).do("spend:0:1")
    assert one.has()["spear"] == 2 and one.s.arms_out == [0, 0, 0, 0]
    two = hunts(Hall().cards(142).give(spear=2), WHALE, 3).do("spend:0:2")
    assert "spear" not in two.has() and two.s.arms_out == [0, 0, 2, 0]


# ── each to its own ──────────────────────────────────────────────────────────────────────────

SNARE_CARDS, WHALE_CARDS, GAME_CARDS = (126, 127, 128, 129, 130, 131), (140, 141, 142), (143, 144, 145)
LARDER = {"wood": 3, "silver": 5, "stockfish": 2, "snare": 3, "spear": 1}


@occupation(126, 127, 128, 129, 130, 131, 140, 141, 142)
def test_game_concerns_neither_snare_layers_nor_whalers() -> None:
    h = hunts(Hall().cards(*SNARE_CARDS, *WHALE_CARDS).strip(1).give(**LARDER).mark(), HUNT, 2).do("spend:2:0")
    assert h.gained() == {"wood": -2, "hide": 1, "game_meat": 1} and h.may("space:fishing")


@occupation(140, 141, 142, 143, 144, 145)
def test_a_snare_concerns_neither_hunters_of_game_nor_whalers() -> None:
    h = hunts(Hall().cards(*GAME_CARDS, *WHALE_CARDS).strip(1).give(**LARDER).mark(), SNARE, 2).do("spend:2:0")
    assert h.gained() == {"wood": -2, "fur": 1, "snare": 1} and h.may("space:fishing")


@occupation(126, 127, 128, 129, 130, 131, 143, 144, 145)
def test_a_whale_concerns_neither_hunters_of_game_nor_snare_layers() -> None:
    h = hunts(Hall().cards(*GAME_CARDS, *SNARE_CARDS).strip(1).give(**LARDER).mark(), WHALE, 1)
    assert h.gained() == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1} and h.may("space:fishing")


# ── Vikings that come back ───────────────────────────────────────────────────────────────────


@occupation(151)
def test_thing_spokesman_earns_a_silver_when_one_or_two_vikings_come_back_together() -> None:
    assert hunts(Hall().cards(151), SNARE, 8).do("fail:1").has() == {"wood": 1, "snare": 1, "silver": 1}
    assert hunts(Hall().cards(151), WHALE, 9).do("fail:2").has() == {"wood": 1, "spear": 1, "silver": 1}
    assert hunts(Hall().cards(151), SNARE, 8).do("fail:0").has() == {"wood": 1, "snare": 1}


@occupation(151)
def test_thing_spokesman_earns_nothing_for_three_vikings_together() -> None:
    h = Hall(vikings=16).cards(151).occupied("weekly_market_4").occupied("master_crafting").occupied("whaling_4")
    assert h.play(76, "use:76:0", "done").has() == {}
    h = Hall(vikings=16).cards(151).occupied("weekly_market_4").occupied("master_crafting")
    assert h.play(76, "use:76:0", "done").has() == {"silver": 1}


@occupation(168)
def test_earl_of_lade_earns_a_silver_when_three_vikings_are_left_on_the_thing_square() -> None:
    assert Hall(vikings=4).cards(168).act("space:fishing").has() == {"stockfish": 1, "silver": 1}
    assert Hall(vikings=5).cards(168).act("space:fishing").has() == {"stockfish": 1}
    assert Hall(vikings=3).cards(168).act("space:fishing").has() == {"stockfish": 1}


@occupation(168)
def test_earl_of_lade_earns_a_silver_when_they_become_three_from_below() -> None:
    h = hunts(Hall(vikings=4).cards(168), SNARE, 8).do("fail:1")
    assert h.has() == {"wood": 1, "snare": 1, "silver": 1}
