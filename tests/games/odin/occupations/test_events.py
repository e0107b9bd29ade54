"""Red occupations that answer what comes in, what is placed, what is drawn and what is played."""

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


# ── strips ───────────────────────────────────────────────────────────────────────────────────


@occupation(6)
def test_stonecarver_earns_a_silver_for_each_stone_from_a_strip() -> None:
    assert Hall().cards(6).strip(2, 2).act("space:mountain_2", "strip:2:2").has() == {"stone": 2, "silver": 2}
    assert Hall().cards(6).strip(1, 1).act("space:mountain_2", "strip:1:2").has() == {
        "wood": 1,
        "stone": 1,
        "silver": 1,
    }


@occupation(6)
def test_stonecarver_counts_stone_taken_by_an_occupation_but_no_other_stone() -> None:
    h = Hall(round=3).cards(6, 95).strip(2, 2).harvest().do("use:95:0", "strip:2:2")
    assert h.has() == {"stone": 2, "silver": 2}
    assert Hall().cards(6, 118).act("space:weekly_market_1").has() == {
        "beans": 1, "silver": 1, "stone": 1, "mead": 1,
    }  # fmt: skip


@occupation(188)
def test_mineworker_earns_a_silver_more_for_each_two_silver_of_a_strip() -> None:
    assert Hall().cards(188).strip(1, 5).act("space:mountain_2", "strip:1:2").has() == {"silver": 6}
    assert Hall().cards(188).strip(1, 4).act("space:mountain_2", "strip:1:2").has() == {"ore": 1, "silver": 3}


# ── goods that come in ───────────────────────────────────────────────────────────────────────


@occupation(28)
def test_locksmith_sells_an_oil_for_each_chest_received() -> None:
    h = Hall().cards(28).give(wood=2, stone=2, silver=3).act("space:craft_runes_and_chests", "use:28:0", "use:28:0")
    assert h.has() == {"rune_stone": 2, "chest": 2, "silver": 1, "oil": 2}
    assert not h.may("use:28:0")


@occupation(28)
@pytest.mark.parametrize(("green", "blue"), [("wool", "chest"), ("robe", "treasure_chest")])
def test_a_chest_turned_over_counts_for_locksmith(green: str, blue: str) -> None:
    h = Hall().cards(28).ships([], 1).give(silver=2, **{green: 1}).act("space:overseas_trading_1", f"turn:{green}")
    assert h.do("use:28:0").has() == {blue: 1, "oil": 1}


@occupation(28)
def test_other_goods_do_not_concern_locksmith() -> None:
    assert not Hall().cards(28).give(flax=1, silver=3).act("space:craft_linen").may("use:28:0")


@occupation(150)
@pytest.mark.parametrize(("space", "price", "meat", "clause"), [
    ("buy_stockfish", 1, "stockfish", 0),
    ("buy_salt_meat", 2, "salt_meat", 1),
])  # fmt: skip
def test_meat_buyer_takes_game_meat_for_one_of_exactly_two(space: str, price: int, meat: str, clause: int) -> None:
    h = Hall().cards(150).give(silver=price).act(f"space:{space}", f"use:150:{clause}")
    assert h.has() == {meat: 1, "game_meat": 1}


@occupation(150)
def test_meat_buyer_looks_at_what_comes_at_once_from_spaces_and_occupations() -> None:
    assert Hall().cards(150).ships([0, 0]).play(27).may("use:150:0")
    assert not Hall().cards(150).ships([0, 0, 0]).play(27).may("use:150:0"), "three are not two"
    assert not Hall().cards(150).give(stockfish=1).act("space:fishing").may("use:150:0"), "one is not two"
    assert Hall().cards(150).give(stockfish=1).act("space:produce_mead").may("space:fishing"), "mead is no meat"


@occupation(190)
def test_bosporus_merchant_gets_an_oil_for_each_spices_in_any_way() -> None:
    assert Hall().cards(190).act("space:weekly_market_4").has() == {"spices": 1, "silver": 1, "oil": 1}
    h = Hall().cards(190, 182).houses("stone_house", "long_house").give(wood=5).act("use:182:0", "choose:1")
    assert h.has() == {"spices": 2, "oil": 2}
    h = Hall().cards(190).ships([], 1).give(silver=1, skin_and_bones=1)
    assert h.act("space:overseas_trading_1", "turn:skin_and_bones").has() == {"spices": 1, "oil": 1}


@occupation(174)
@pytest.mark.parametrize(("way", "price", "good"), [(0, 3, "silk"), (1, 4, "spices")])
def test_bosporus_traveler_sells_silk_or_spices_for_each_new_cattle(way: int, price: int, good: str) -> None:
    h = Hall().cards(174).give(silver=7).act("space:buy_cattle_and_milk", "use:174:0", f"choose:{way}")
    assert h.has() == {"cattle": 1, "milk": 1, good: 1, **({"silver": 4 - price} if price < 4 else {})}
    assert not h.may("use:174:0")


@occupation(174)
def test_bosporus_traveler_counts_every_birth_and_no_sheep() -> None:
    h = Hall().cards(174).give(silver=9, pregnant_cattle=2).breeding()
    assert h.do("use:174:0", "choose:0", "use:174:0", "choose:0").has() == {"cattle": 4, "silk": 2, "silver": 3}
    assert not Hall().cards(174).give(silver=9).act("space:buy_sheep").may("use:174:0")


@occupation(175)
def test_codliver_oil_presser_sells_an_oil_after_an_action_with_stockfish() -> None:
    h = Hall().cards(175).give(silver=4).act("space:buy_stockfish", "use:175:0")
    assert h.has() == {"stockfish": 2, "oil": 1, "silver": 2} and not h.may("use:175:0")
    assert not Hall().cards(175).give(silver=2).act("space:weekly_market_1").may("use:175:0")


@occupation(175)
def test_an_occupation_used_on_its_own_is_an_action_for_codliver_oil_presser() -> None:
    h = Hall().cards(175, 57).give(silver=1, beans=2).act("use:57:0", "use:175:0")
    assert h.has() == {"peas": 1, "mead": 1, "stockfish": 1, "oil": 1}


@occupation(175)
def test_a_bonus_is_no_action_for_codliver_oil_presser() -> None:
    h = Hall().cards(175).give(silver=1).boards("iceland").cover(1).bonus()
    assert h.has()["stockfish"] == 1 and not h.may("use:175:0")


# ── placing ──────────────────────────────────────────────────────────────────────────────────


@occupation(98)
def test_nobleman_sells_a_silk_when_grain_is_placed_in_a_house() -> None:
    h = Hall().cards(98).houses("long_house").give(grain=2, silver=5).act("lay:grain", "at:r0:0,0", "use:98:0")
    assert h.has() == {"grain": 1, "silver": 3, "silk": 1} and not h.may("use:98:0")


@occupation(98)
def test_a_stone_house_is_a_house_for_nobleman() -> None:
    h = Hall().cards(98).houses("stone_house").give(grain=1, silver=2).act("lay:grain", "at:r0:1,2", "use:98:0")
    assert h.has() == {"silk": 1}


@occupation(98)
def test_nobleman_looks_at_grain_only() -> None:
    h = Hall().cards(98).houses("long_house").give(flax=1, silver=5).act("lay:flax", "at:r0:0,0")
    assert h.lies() == [("flax", "long_house")] and not h.may("use:98:0")


@occupation(100)
def test_undertaker_earns_a_silver_for_a_rune_stone_on_an_exploration_board() -> None:
    h = Hall().cards(100).boards("shetland").give(rune_stone=2).act("lay:rune_stone", "board:1", "at:r0:0,1")
    assert h.has() == {"rune_stone": 1, "silver": 1}
    assert h.do("lay:rune_stone", "board:0", "at:r0:0,0").has() == {"silver": 1}, "nothing for the home board"


@occupation(100)
@pytest.mark.parametrize("board", ["faroe_islands", "iceland", "bear_island", "newfoundland"])
def test_every_exploration_board_counts_for_undertaker_but_no_other_good(board: str) -> None:
    h = Hall().cards(100).boards(board).give(rune_stone=1, silverware=1).act("lay:rune_stone", "board:1")
    h.do(h.ids()[0])
    assert h.has() == {"silverware": 1, "silver": 1}
    h.do("lay:silverware", "board:1")
    assert h.do(h.ids()[0]).has() == {"silver": 1}


@occupation(101)
@pytest.mark.parametrize(("house", "at"), [("stone_house", "0,1"), ("long_house", "0,0")])
def test_judge_gets_mead_and_silver_for_a_rune_stone_in_a_house(house: str, at: str) -> None:
    h = Hall().cards(101).houses(house).give(rune_stone=2).act("lay:rune_stone", "board:1", f"at:r0:{at}")
    assert h.has() == {"rune_stone": 1, "mead": 1, "silver": 1}
    assert h.do("lay:rune_stone", "board:0", "at:r0:0,0").has() == {"mead": 1, "silver": 1}
    other = Hall().cards(101).houses(house).give(oil=1).act("lay:oil", "board:1", f"at:r0:{at}")
    assert other.has() == {}


# ── cards ────────────────────────────────────────────────────────────────────────────────────


@occupation(99)
def test_tutor_plays_a_card_instead_of_drawing_one() -> None:
    h = Hall().cards(99).hand(43).mark()
    left = len(h.s.deck)
    h.act("space:draw_occupation", "card:43")
    assert h.gained() == {"silver": 1, "fruits": 1}
    assert len(h.s.deck) == left and not h.player().hand


@occupation(99)
def test_tutor_may_draw_and_also_answers_the_draw_of_the_third_column() -> None:
    h = Hall().cards(99).hand(43).top(25)
    h.act("space:draw_occupation", "done")
    assert [h.s.box.cards[c].number for c in h.player().hand] == [43, 25]
    h.do("space:weekly_market_3", "card:43")
    assert h.has()["fruits"] == 2 and len(h.player().hand) == 1


@occupation(99)
def test_with_an_empty_draw_pile_there_is_nothing_to_replace_for_tutor() -> None:
    h = Hall().cards(99).hand(43)
    h.s.deck.clear()
    assert not h.act("space:draw_occupation").may("card:43")


@occupation(176)
def test_etiquette_teacher_gets_peas_once_for_an_action_with_a_card() -> None:
    h = Hall().cards(176).hand(43, 12).act("space:play_occupation_2", "card:43", "card:12")
    assert h.has() == {"fruits": 1, "chest": 1, "peas": 1}


@occupation(176)
def test_the_play_of_etiquette_teacher_itself_does_not_count_but_a_later_one_does() -> None:
    assert Hall().play(176).has() == {}
    h = Hall().hand(176, 43).act("space:play_occupation_2", "card:176", "card:43")
    assert h.has() == {"fruits": 1, "peas": 1}


@occupation(176)
@pytest.mark.parametrize("answers", [("card:43",), ("done", "card:43")])
def test_etiquette_teacher_counts_the_free_card_of_the_fourth_column_before_or_after_the_action(
    answers: tuple[str, ...],
) -> None:
    h = Hall().cards(176).hand(43).act("space:weekly_market_4", *answers)
    assert h.has() == {"spices": 1, "silver": 1, "fruits": 1, "peas": 1}


@occupation(176)
def test_a_card_played_by_tutor_is_an_action_with_a_card_too() -> None:
    h = Hall().cards(176, 52).hand(43).give(silver=1).act("use:52:0", "card:43")
    assert h.has() == {"fruits": 1, "peas": 1}
