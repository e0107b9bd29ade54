"""Red occupations that answer the feast."""

import pytest

from meadhall.games.odin import banquet
from meadhall.games.odin import items as I
from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation


@occupation(7)
@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_miller_earns_silver_for_grain_that_is_left_after_the_feast(grain: int, silver: int) -> None:
    h = Hall().cards(7).give(grain=grain, mead=1).feast()
    assert "silver" not in h.has()
    assert h.do("done").has().get("silver", 0) == silver


@occupation(7)
def test_grain_that_was_served_is_not_left_for_miller() -> None:
    assert Hall().cards(7).give(grain=1).feast().do("serve:grain", "along:0", "done").has() == {}


@occupation(165)
def test_village_leader_earns_two_silver_at_the_start_of_the_feast_with_clothing() -> None:
    assert Hall().cards(165).give(clothing=1).feast().has() == {"clothing": 1, "silver": 2}
    assert Hall().cards(165).give(clothing=2).feast().has() == {"clothing": 2, "silver": 2}
    assert Hall().cards(165).give(robe=1).feast().has() == {"robe": 1}


@occupation(167)
@pytest.mark.parametrize(("spices", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_taster_earns_silver_at_the_start_of_the_feast_for_spices(spices: int, silver: int) -> None:
    assert Hall().cards(167).give(spices=spices).feast().has().get("silver", 0) == silver


@occupation(157)
def test_skinner_gets_skin_and_bones_for_every_animal_served() -> None:
    h = Hall().cards(157).give(sheep=1, pregnant_cattle=1, mead=1).feast().do("serve:sheep", "upright:0")
    assert h.has()["skin_and_bones"] == 1
    h.do("serve:pregnant_cattle", "upright:3")
    assert h.has() == {"mead": 1, "skin_and_bones": 2}


@occupation(157)
def test_skinner_is_paid_at_the_start_of_the_feast_for_animals_laid_earlier() -> None:
    h = Hall().cards(157).give(sheep=1).act("serve:sheep", "upright:0")
    assert h.has() == {}
    assert h.feast().has() == {"skin_and_bones": 1}


@occupation(158)
@pytest.mark.parametrize("meat", ["game_meat", "whale_meat"])
def test_barbarian_draws_three_weapons_and_a_silver_for_every_game_or_whale_meat(meat: str) -> None:
    h = Hall().cards(158).give(mead=1, **{meat: 1}).feast()
    assert h.weapons() == 0
    h.do(f"serve:{meat}", "upright:0")
    assert h.weapons() == 3 and h.has()["silver"] == 1
    assert h.may("serve:silver"), "it can be served at once"
    h.do("serve:mead", "upright:5")
    assert h.weapons() == 3 and h.has()["silver"] == 1


@occupation(158)
def test_barbarian_is_paid_at_the_start_of_the_feast_for_meat_laid_earlier() -> None:
    h = Hall(round=4).cards(158).give(game_meat=1, whale_meat=1)
    h.act("serve:game_meat", "upright:0", "serve:whale_meat", "upright:3").feast()
    assert h.weapons() == 6 and h.has()["silver"] == 2


@occupation(159)
def test_festive_hunter_hunts_after_a_feast_with_game_meat() -> None:
    h = Hall().cards(159).give(game_meat=1, wood=2).luck(2).feast()
    h.do("serve:game_meat", "upright:0", "done", "use:159:0", "spend:2:0")
    assert h.has() == {"hide": 1, "game_meat": 1}
    assert not Hall().cards(159).give(game_meat=1).feast().do("done").may("use:159:0")


@occupation(160)
def test_sober_man_earns_a_silver_for_a_feast_without_mead_and_is_bound_to_it() -> None:
    h = Hall().cards(160).give(mead=1, peas=1).feast().do("use:160:0")
    assert h.has() == {"mead": 1, "peas": 1, "silver": 1}
    assert h.may("serve:peas") and h.may("serve:silver")
    assert h.whys("serve:mead") == ["ODIN-12.12"]


@occupation(160)
def test_sober_man_may_drink_and_earns_nothing_then() -> None:
    h = Hall().cards(160).give(mead=1).feast().do("done", "serve:mead", "along:0")
    assert h.has() == {}
    early = Hall().cards(160).give(mead=1).act("serve:mead", "along:0").feast()
    assert not early.may("use:160:0"), "mead is on the table already"


@occupation(172)
def test_fish_cook_moves_served_stockfish_into_houses() -> None:
    h = Hall().cards(172).houses("stone_house").boards("shetland").give(stockfish=2, peas=1).feast()
    h.do("serve:stockfish", "upright:0", "serve:peas", "along:1", "done", "use:172:0", "lay:stockfish", "at:r0:0,1")
    assert h.lies() == [("stockfish", "stone_house")]
    h.do("done")
    assert h.has() == {"stockfish": 1}, "the other was not served"


@occupation(172)
def test_fish_cook_needs_a_house_and_stockfish_on_the_table() -> None:
    h = Hall().cards(172).give(stockfish=1).feast().do("serve:stockfish", "upright:0", "done")
    assert not h.may("use:172:0")
    h = Hall().cards(172).houses("stone_house").give(stockfish=1).feast().do("done")
    assert not h.may("use:172:0")


@occupation(186)
def test_pea_flour_baker_lays_two_peas_along_the_table() -> None:
    h = Hall().cards(186).give(peas=3).feast().do("serve:peas", "along:0", "serve:peas")
    assert h.may("along:3")
    h.do("along:3")
    assert h.player().table == ((0, 0, 2), (3, 0, 2))
    plain = Hall().give(peas=2).feast().do("serve:peas", "along:0", "serve:peas")
    assert not plain.may("along:3") and plain.may("upright:3")


@occupation(186)
def test_a_third_peas_stands_upright_even_with_pea_flour_baker() -> None:
    h = Hall(round=7).cards(186).give(peas=3).feast()
    h.do("serve:peas", "along:0", "serve:peas", "along:3", "serve:peas")
    assert h.may("upright:6") and not h.may("along:6")


@occupation(186)
def test_the_suggested_feast_lays_two_peas_along_with_pea_flour_baker() -> None:
    larder = {"peas": 2, "mead": 1, "silver": 9}
    assert [*_peas(Hall().cards(186).give(**larder).feast())] == [2, 2]
    assert sorted(_peas(Hall().give(**larder).feast())) == [1, 2]
    begun = Hall().cards(186).give(**larder).feast().do("serve:peas", "along:0")
    assert [*_peas(begun)] == [2]


def _peas(h: Hall) -> list[int]:
    """The lengths of the peas in the suggested feast."""
    served, _ = banquet.feast(h.s, 0)
    return [x.length for x in served if x.item == I.PEAS]
