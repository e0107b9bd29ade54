"""RAIDS-12 to 15: end of a Voyage, harbour tiles, a new Voyage, the final count."""

from __future__ import annotations

import pytest

from meadhall.games.raids.content import Kind
from meadhall.games.raids.scoring import COUNT, glory, ranking, rune_glory
from tests.games.raids.kit import GAME, Sea, names, state

BOX = GAME.box


def home(voyage: int = 2, metric: str = "weapon_symbols", players: int = 4) -> Sea:
    """Everybody is home in the order of the seats; the harbour tile counts `metric`."""
    sea = Sea(players, voyage)
    for seat in range(players):
        sea.ship(seat, 20, berth=seat + 1)
    tile = next(t for t, found in enumerate(BOX.tiles) if found.metric == metric)
    now = sea.s.harbors[voyage - 1]
    if tile != now:
        sea.s.unused = tuple(now if t == tile else t for t in sea.s.unused)
        sea.s.harbors = tuple(tile if i == voyage - 1 else now if t == tile else t for i, t in enumerate(sea.s.harbors))
    return sea


def counted(metric: str, sea: Sea) -> int:
    return COUNT[metric](sea.s, 0)


@pytest.mark.rule("RAIDS-2.13")
def test_a_short_reserve_serves_sails_in_order_of_arrival() -> None:
    sea = Sea(3, 4)
    for seat, berth in ((0, 3), (1, 1), (2, 2)):
        sail = ["v1_sail_single", "v2_sail_double", "v3_sail_double"][seat]
        sea.ship(seat, 20, slots=[sail], berth=berth)
    sea.s.reserve = 3
    sea.end_voyage()
    assert sea.s.crew == [0, 2, 1]


@pytest.mark.rule("RAIDS-12.2", "RAIDS-13.14")
def test_sails_come_before_the_harbour_tile() -> None:
    sea = home(2, "visible_shields")
    sea.s.refit(0, (sea.find("v1_sail_single"), -1, -1, -1, -1))
    m = sea.match
    m.listen()
    sea.end_voyage()
    kinds = [e.kind for e in m.heard()]
    assert kinds.index("sails") < kinds.index("reward") < kinds.index("voyage")


@pytest.mark.rule("RAIDS-12.3")
def test_whatever_is_left_on_the_board_is_cleared() -> None:
    sea = home(4, "rune_tiles").tile(3, "v1_encounter", vikings=2).people(5, 1).tile(7, "v2_pillage", coins=1).stops(9)
    sea.s.return_coin(1, -1)
    sea.end_voyage()
    assert sea.s.reserve == 40 and all(t < 0 for t in sea.s.route)
    assert sea.s.supply[2] == 8 - (sea.s.purse[2] == (0, 0, 1))


@pytest.mark.rule("RAIDS-13.1")
def test_voyage_1_pays_by_order_of_arrival() -> None:
    sea = home(1, "arrival_order")
    sea.end_voyage()
    assert sea.s.purse == [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)]


@pytest.mark.rule("RAIDS-13.2", "RAIDS-13.13")
def test_later_voyages_rank_by_count_and_a_count_of_0_is_ranked_too() -> None:
    sea = home(2, "weapon_symbols")
    sea.s.refit(3, (sea.find("v2_weapon_double"), -1, -1, -1, -1))
    sea.s.refit(1, (sea.find("v1_weapon_axe"), -1, -1, -1, -1))
    sea.end_voyage()
    assert sea.s.purse == [(0, 0, 1), (0, 1, 0), (0, 0, 0), (1, 0, 0)]


@pytest.mark.rule("RAIDS-13.3")
def test_ties_go_to_the_earlier_arrival() -> None:
    sea = home(2, "weapon_symbols")
    sea.s.berth[:] = [3, 1, 4, 2]
    for seat, tiles in {0: ["v2_weapon_double"], 1: ["v1_weapon_axe"], 2: ["v1_weapon_axe", "v2_weapon_axe"]}.items():
        sea.s.refit(seat, (*(sea.find(t) for t in tiles), *[-1] * (5 - len(tiles))))
    assert [seat for _, seat in ranking(sea.s)] == [0, 2, 1, 3]


@pytest.mark.rule("RAIDS-13.4", "RAIDS-13.5", "RAIDS-13.6")
def test_goods_count_on_the_ship_and_beside_it_and_kinds_once() -> None:
    sea = Sea(3).ship(0, 0, slots=["v1_goods_wood_3", "v2_goods_wood_4"], beside=["v2_goods_mead_4"])
    assert counted("goods_tiles_on_and_beside", sea) == 3
    assert counted("distinct_goods_kinds_on_and_beside", sea) == 2


@pytest.mark.rule("RAIDS-13.7", "RAIDS-13.10", "RAIDS-13.11")
def test_runes_ports_and_monsters_count_tiles() -> None:
    sea = Sea(3).ship(0, 0, beside=["v1_rune", "v3_port_double", "v1_port_single", "v4_monster_9", "v1_rune"])
    assert counted("rune_tiles", sea) == 2
    assert counted("port_tiles", sea) == 2  # a double port is one
    assert counted("monster_tiles", sea) == 1  # not its strength


@pytest.mark.rule("RAIDS-13.8")
def test_shields_count_with_or_without_a_viking() -> None:
    sea = Sea(3).ship(0, 0, crew=3, slots=["v1_pennant_2"])
    assert counted("visible_shields", sea) == 3 + 8


@pytest.mark.rule("RAIDS-13.9", "RAIDS-13.12", "RAIDS-11.2", "RAIDS-11.5")
def test_double_weapons_and_sails_count_twice() -> None:
    sea = Sea(3).ship(0, 0, slots=["v1_weapon_axe", "v2_weapon_double", "v1_sail_single", "v2_sail_double"])
    assert counted("weapon_symbols", sea) == 3
    assert counted("sail_symbols", sea) == 3


@pytest.mark.rule("RAIDS-14.1", "RAIDS-14.3", "RAIDS-14.5")
def test_a_new_voyage_brings_its_tiles_its_harbour_tile_and_the_last_home_begins() -> None:
    sea = home(1, "arrival_order")
    sea.end_voyage()
    s = state(sea.match)
    laid = [s.route[n] for n in s.board.tile_spaces]
    assert sorted(BOX.tiles[t].voyage for t in laid) == [2] * 16
    assert s.voyage == 2 and s.at == [0, 0, 0, 0]
    scene = sea.match.scene(0, "en")
    assert scene["things"]["harbour-tile"]["data"]["metric"] == BOX.tiles[s.harbors[1]].metric
    assert sea.match.decision is not None and sea.match.decision.seat == 3


@pytest.mark.rule("RAIDS-2.8", "RAIDS-15.2")
def test_a_coin_is_worth_its_value() -> None:
    sea = Sea(3)
    sea.s.purse[0] = (1, 2, 1)
    assert glory(sea.s, 0).coins == 6 + 3 + 3 + 1


@pytest.mark.rule("RAIDS-15.3")
def test_runes_score_by_collections_of_at_most_five() -> None:
    values = BOX.rune_glory
    assert [rune_glory(values, n) for n in range(11)] == [0, 1, 4, 9, 16, 25, 26, 29, 34, 41, 50]


@pytest.mark.rule("RAIDS-12.4")
def test_crews_and_tiles_are_kept_between_voyages() -> None:
    sea = home(1, "arrival_order")
    sea.s.refit(1, (sea.find("v1_pennant_2"), -1, -1, -1, -1))
    sea.s.recruit(1, 4)
    sea.s.beside[1] = (sea.find("v1_rune"),)
    sea.end_voyage()
    assert sea.s.crew[1] == 4 and names(sea.s, sea.s.slots[1]) == ["v1_pennant_2"]
    assert names(sea.s, sea.s.beside[1]) == ["v1_rune"]
    assert BOX.kind[sea.s.beside[1][0]] == Kind.RUNE
