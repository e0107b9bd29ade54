"""Occupations that give something once, at the moment they are played, for what their owner has."""

from collections.abc import Callable

import pytest

from tests.games.odin.kit import Hall

occupation = pytest.mark.occupation

Position = Callable[[Hall], Hall]


def nothing(h: Hall) -> Hall:
    return h


@pytest.mark.parametrize(
    ("position", "reward"),
    [
        pytest.param(nothing, {}, marks=occupation(10)),
        pytest.param(lambda h: h.give(pregnant_sheep=2), {"milk": 1, "silver": 1}, marks=occupation(10)),
        pytest.param(lambda h: h.give(sheep=3, cattle=1), {"milk": 2, "silver": 2}, marks=occupation(10)),
        pytest.param(lambda h: h.ships([0], 0, [0]), {}, marks=occupation(14)),
        pytest.param(lambda h: h.ships([0, 0], 1, [0]), {"whale_meat": 1}, marks=occupation(14)),
        pytest.param(lambda h: h.ships([0, 0, 0], 2, [0, 0]), {"whale_meat": 2}, marks=occupation(14)),
        pytest.param(lambda h: h.ships([], 0, [3]), {}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([1], 0, [3]), {"silver": 2}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([1, 1], 0, [3]), {"silver": 3}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([], 0, [3, 3]), {"silver": 4}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([1], 0, [3, 3]), {"silver": 5}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([1, 1, 1], 0, [3, 3, 3]), {"silver": 5}, marks=occupation(16)),
        pytest.param(lambda h: h.ships([], 0, [1, 1]), {}, marks=occupation(18)),
        pytest.param(lambda h: h.ships([], 0, [2, 1]), {"silk": 1}, marks=occupation(18)),
        pytest.param(lambda h: h.ships([], 0, [2, 3]), {"jewelry": 1}, marks=occupation(18)),
        pytest.param(lambda h: h.ships([], 0, [2, 2, 3]), {"silver_hoard": 1}, marks=occupation(18)),
        pytest.param(lambda h: h.ships([], 0, [2, 2, 3, 3]), {"silver_hoard": 1}, marks=occupation(18)),
        pytest.param(lambda h: h.give(belt=1, helmet=1), {}, marks=occupation(19)),
        pytest.param(lambda h: h.give(belt=1, helmet=1).lay("chalice", 0, 0), {"silk": 1}, marks=occupation(19)),
        pytest.param(lambda h: h.give(belt=1, helmet=1, chalice=1, fibula=1), {"spices": 1}, marks=occupation(19)),
        pytest.param(
            lambda h: h.give(belt=1, helmet=1, chalice=1, fibula=1, horseshoe=1), {"jewelry": 1}, marks=occupation(19)
        ),
        pytest.param(
            lambda h: h.give(belt=1, helmet=1, chalice=1, fibula=1, horseshoe=1, crucifix=1),
            {"jewelry": 1},
            marks=occupation(19),
        ),
        pytest.param(lambda h: h.ships([0], 1), {}, marks=occupation(22)),
        pytest.param(lambda h: h.ships([], 0, [0, 1]), {"stone": 2, "ore": 2, "silver": 2}, marks=occupation(22)),
        pytest.param(lambda h: h.houses("shed"), {}, marks=occupation(23)),
        pytest.param(
            lambda h: h.houses("shed", "stone_house", "long_house", "long_house"), {"silver": 6}, marks=occupation(23)
        ),
        pytest.param(lambda h: h.ships([], 2), {"oil": 2}, marks=occupation(24)),
        pytest.param(lambda h: h.ships([0, 1, 0]), {"wood": 3}, marks=occupation(24)),
        pytest.param(lambda h: h.ships([0], 1, [0]), {"oil": 1, "wood": 1}, marks=occupation(24)),
        pytest.param(lambda h: h.ships([0], 3, [0]), {"salt_meat": 3}, marks=occupation(25)),
        pytest.param(
            lambda h: h.give(mead=3, milk=1, sheep=1, pregnant_sheep=1, pregnant_cattle=1, peas=2, oil=1),
            {"silver": 4},
            marks=occupation(26),
        ),
        pytest.param(lambda h: h.ships([0, 1], 3, [0]), {"stockfish": 2}, marks=occupation(27)),
        pytest.param(lambda h: h.give(game_meat=3), {}, marks=occupation(29)),
        pytest.param(lambda h: h.give(game_meat=3, whale_meat=2), {"salt_meat": 2}, marks=occupation(29)),
        pytest.param(nothing, {}, marks=occupation(30)),
        pytest.param(lambda h: h.give(silk=1), {"silver": 1}, marks=occupation(30)),
        pytest.param(lambda h: h.give(silk=2), {"silver": 3}, marks=occupation(30)),
        pytest.param(lambda h: h.give(silk=3), {"silver": 6}, marks=occupation(30)),
        pytest.param(lambda h: h.give(silk=4), {"silver": 6}, marks=occupation(30)),
        pytest.param(lambda h: h.give(sheep=2), {}, marks=occupation(33)),
        pytest.param(lambda h: h.give(sheep=2, pregnant_sheep=1), {"wool": 1}, marks=occupation(33)),
        pytest.param(lambda h: h.give(sheep=4), {"wool": 2}, marks=occupation(33)),
        pytest.param(lambda h: h.give(sheep=5), {"wool": 2}, marks=occupation(33)),
        pytest.param(lambda h: h.give(sheep=6), {"wool": 3}, marks=occupation(33)),
        pytest.param(lambda h: h.give(sheep=1), {}, marks=occupation(34)),
        pytest.param(lambda h: h.give(sheep=1, pregnant_sheep=1), {"milk": 1, "wool": 1}, marks=occupation(34)),
        pytest.param(lambda h: h.give(sheep=3), {"milk": 1, "wool": 1}, marks=occupation(34)),
        pytest.param(lambda h: h.give(sheep=4), {"milk": 1, "wool": 2}, marks=occupation(34)),
        pytest.param(nothing, {"fruits": 1}, marks=occupation(43)),
        pytest.param(nothing, {}, marks=occupation(183)),
        pytest.param(lambda h: h.ships([], 1), {"peas": 1, "beans": 1, "flax": 1}, marks=occupation(183)),
        pytest.param(lambda h: h.ships([], 2), {"peas": 1, "beans": 1, "flax": 1, "grain": 1}, marks=occupation(183)),
        pytest.param(
            lambda h: h.ships([], 3),
            {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1},
            marks=occupation(183),
        ),
        pytest.param(
            lambda h: h.ships([], 4),
            {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1, "fruits": 1},
            marks=occupation(183),
        ),
    ],
)  # fmt: skip
def test_what_the_owner_has_decides_the_reward(card: int, position: Position, reward: dict[str, int]) -> None:
    h = position(Hall()).mark().play(card)
    assert h.gained() == reward


@occupation(11)
def test_trident_hunter_brings_a_spear() -> None:
    assert Hall().mark().play(11).gained() == {"spear": 1}


@occupation(12)
def test_helmsman_brings_a_chest() -> None:
    assert Hall().mark().play(12).gained() == {"chest": 1}


@occupation(13)
def test_archer_brings_a_bow_from_the_discard_pile_first() -> None:
    h = Hall().mark()
    h.s.arms_out[0], bows = 1, h.s.arms[0]
    h.play(13)
    assert h.gained() == {"bow_and_arrow": 1}
    assert (h.s.arms_out[0], h.s.arms[0]) == (0, bows)


@occupation(15)
def test_cottager_brings_two_mead_for_each_house_but_not_for_sheds() -> None:
    h = Hall().houses("shed", "stone_house", "long_house").mark().play(15)
    assert h.gained() == {"mead": 4}


@occupation(31)
def test_storeman_brings_a_fourth_of_a_good_of_which_there_are_exactly_three() -> None:
    h = Hall().give(peas=3, oil=3, wool=2, silk=4, sheep=3, wood=3).mark().play(31)
    assert [o for o in h.ids() if o.startswith("tile:")] == ["tile:peas", "tile:oil"]
    assert h.do("tile:oil").gained() == {"oil": 1}


@occupation(31)
def test_storeman_brings_nothing_without_three_of_a_good() -> None:
    h = Hall().give(peas=2, oil=4, cattle=3).mark().play(31)
    assert h.gained() == {} and h.may("space:fishing")


@occupation(32)
@pytest.mark.parametrize(("longships", "cards"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_weapons_supplier_draws_weapons_for_longships(longships: int, cards: int) -> None:
    h = Hall().ships([], 0, [0] * longships).play(32)
    assert h.weapons() == cards


@occupation(188)
@pytest.mark.parametrize(("players", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_mineworker_brings_silver_by_the_number_of_players(players: int, silver: int) -> None:
    h = Hall(players).play(188)
    assert h.has().get("silver", 0) == silver
