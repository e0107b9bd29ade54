"""ODIN-7.30 to 7.45: the feast; the cheapest feast; the best packing."""

import pytest

from meadhall.games.odin import banquet, tiling
from meadhall.games.odin import items as I
from meadhall.games.odin.steps.rounds import FeastPhase
from tests.games.odin.kit import Hall

rule = pytest.mark.rule


@rule("ODIN-7.30", "ODIN-7.44")
def test_open_spaces_are_covered_with_food_or_coins_or_cost_a_penalty() -> None:
    h = Hall(round=1).give(stockfish=1, silver=2).feast()
    h.do("serve:stockfish", "along:0", "serve:silver", "upright:3", "serve:silver", "upright:4", "done")
    assert h.has() == {}
    assert h.player().penalties == 1
    assert h.points()["thing_penalties"] == -3


def test_example_19_nine_spaces_are_open_in_round_4() -> None:
    h = Hall(round=4)
    h.s.phase = I.FEAST
    assert h.s.open_spaces(0).bit_count() == 9


@rule("ODIN-7.31")
def test_two_tiles_of_one_colour_do_not_lie_side_by_side() -> None:
    h = Hall(round=1).give(peas=1, flax=1, mead=1).feast().do("serve:peas", "along:0", "serve:flax")
    assert h.whys("upright:2") == ["ODIN-7.31"]
    assert h.may("upright:3")
    h = Hall(round=1).give(peas=1, mead=1).feast().do("serve:peas", "along:0", "serve:mead")
    assert h.may("upright:2")
    silver = Hall(round=1).give(peas=2, silver=1).feast()
    silver.do("serve:peas", "along:0", "serve:silver", "upright:2", "serve:peas")
    assert silver.may("upright:3")


@rule("ODIN-7.32")
def test_what_cannot_be_served() -> None:
    h = Hall(round=1).give(ore=1, oil=1, rune_stone=1, wood=1, stone=1, peas=1, silver=1).feast()
    assert [o for o in h.ids() if o.startswith("serve")] == ["serve:peas", "serve:silver"]


@rule("ODIN-7.33", "ODIN-7.36")
def test_along_covers_the_long_side_upright_the_short_one() -> None:
    h = Hall(round=1).give(cabbage=1).feast().do("serve:cabbage")
    assert h.may("along:3")
    assert h.whys("along:4") == ["ODIN-7.36"]
    assert h.may("upright:4")
    h.do("along:0")
    assert h.s.open_spaces(0) == 0b111000


@rule("ODIN-7.34")
def test_example_20_one_tile_of_a_type_lies_along() -> None:
    h = Hall(round=3).give(salt_meat=2, silver=1).feast()
    h.do("serve:salt_meat", "along:0", "serve:silver", "upright:4", "serve:salt_meat")
    assert h.whys("along:5") != []
    assert "ODIN-7.34" in h.whys("along:5") or not h.may("along:5")
    assert h.do("upright:5").player().table[-1] == (5, I.ITEM["salt_meat"], 1)
    beans = Hall(round=3).give(beans=2, silver=1).feast()
    beans.do("serve:beans", "upright:0", "serve:silver", "upright:2", "serve:beans", "upright:3")
    assert [length for _, _, length in beans.player().table] == [2, 1, 2]


@rule("ODIN-7.35")
def test_pregnant_or_not_is_one_type() -> None:
    h = Hall(round=5).give(sheep=1, pregnant_sheep=1, silver=1).feast()
    h.do("serve:sheep", "along:0", "serve:silver", "upright:4", "serve:pregnant_sheep")
    assert "ODIN-7.34" in h.whys("along:5")


@rule("ODIN-7.36", "ODIN-7.37")
def test_food_does_not_stick_out_over_a_viking_a_ship_or_other_food() -> None:
    h = Hall(round=1).give(stockfish=1, peas=1)
    h.player().emigrated = (I.KNARR,)
    h.feast().do("serve:stockfish")
    assert not h.may("along:0")
    assert h.may("along:2")
    assert not h.may("along:4")
    h.do("along:2", "serve:peas")
    assert not h.may("upright:3")


@rule("ODIN-7.38", "ODIN-7.39", "ODIN-8.2")
def test_food_laid_before_the_feast_is_committed_and_obeys_the_rules() -> None:
    h = Hall(round=1).give(peas=1, flax=1).turn().do("serve:peas", "along:2")
    assert h.has() == {"flax": 1}
    assert h.do("serve:flax").whys("upright:4") == ["ODIN-7.31"]
    assert not h.may("upright:7")
    h.do("upright:0")
    assert h.feast().s.open_spaces(0) == 0b110010


def test_example_21_a_space_left_open_costs_a_penalty() -> None:
    h = Hall(round=1).give(silver=5).feast().do("suggest", "done")
    assert h.player().penalties == 1


@rule("ODIN-7.45")
def test_everything_served_is_gone_after_the_feast() -> None:
    h = Hall(round=1).give(whale_meat=1, peas=1, silver=1).feast().do("suggest")
    assert h.ids() == []
    assert h.player().table == ()
    assert h.has() == {}


def test_all_players_feast_in_turn_order() -> None:
    h = Hall(players=2, round=1).give(silver=6).give(seat=1, silver=6)
    h.player(0).quiet = h.player(1).quiet = 1
    h.run(FeastPhase()).do("suggest", "suggest")
    assert [p.penalties for p in h.s.players] == [0, 0]


# ── helpers ──────────────────────────────────────────────────────────────────────────────────


def test_the_cheapest_feast_keeps_what_is_dear() -> None:
    h = Hall(round=1).give(peas=1, stockfish=1, cattle=1, silver=1)
    h.s.phase = I.FEAST
    served, cost = banquet.feast(h.s, 0)
    assert sorted(I.NAMES[x.item] for x in served) == ["peas", "silver", "stockfish"]
    assert sum(x.length for x in served) == 6
    assert cost < 4


def test_the_cheapest_feast_leaves_as_little_open_as_possible() -> None:
    h = Hall(round=2).give(peas=2)
    h.s.phase = I.FEAST
    served, _ = banquet.feast(h.s, 0)
    assert sum(x.length for x in served) == 3


def test_the_best_packing_raises_income_first() -> None:
    h = Hall(round=1).give(robe=1)
    spot = tiling.best_spot(h.s, 0, I.ITEM["robe"], 7, strict=True)
    assert spot is not None
    assert (spot.area, spot.cell) == (0, 9 * 16)
    assert tiling.pack(h.s, 0, [I.ITEM["robe"], I.ITEM["oil"]])[0].item == I.ITEM["robe"]
    assert h.lies() == []


def test_at_the_end_the_best_packing_covers_minus_cells() -> None:
    h = Hall(round=7)
    spot = tiling.best_spot(h.s, 0, I.ITEM["clothing"], 0)
    assert spot is not None
    assert spot.worth >= 12
