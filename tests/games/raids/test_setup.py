"""RAIDS-1 to 3: overview, components, setup."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import meadhall
from meadhall.games.raids.content import Kind
from meadhall.games.raids.steps import NewVoyage
from tests.games.raids.kit import GAME, Sea, names, sails, state, whys

BOX = GAME.box


@pytest.mark.rule("RAIDS-1.1", "RAIDS-16.1")
def test_two_to_four_play_and_only_two_meet_the_ghost() -> None:
    assert GAME.players == (2, 3, 4)
    assert [state(meadhall.start("raids", n, 1)).ghost for n in (2, 3, 4)] == [2, -1, -1]


@pytest.mark.rule("RAIDS-1.2", "RAIDS-15.1", "RAIDS-12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_four_voyages_and_ends_after_the_last(players: int) -> None:
    m = meadhall.start("raids", players, 3)
    voyages = []
    kept: dict[int, tuple[list[int], list[tuple[int, ...]]]] = {}
    rng = Random(1)
    while m.options:
        voyages.append(state(m).voyage)
        m.play(m.options[int(rng.random() * len(m.options))])
        if state(m).voyage != voyages[-1]:
            kept[state(m).voyage] = (state(m).crew[:], state(m).beside[:])
    assert sorted(set(voyages)) == [1, 2, 3, 4]
    assert m.over and m.result is not None
    assert any(any(crew) for crew, _ in kept.values()) and any(any(tiles) for _, tiles in kept.values())


@pytest.mark.rule("RAIDS-1.3", "RAIDS-15.9")
def test_most_glory_wins_and_equal_totals_share_the_victory() -> None:
    sea = Sea(3)
    for seat, coins in enumerate([(1, 1, 0), (1, 1, 0), (1, 0, 0)]):
        sea.s.purse[seat] = coins
    result = GAME.result(sea.s)
    assert result.scores == (9, 9, 6)
    assert result.winners == (0, 1)


@pytest.mark.rule("RAIDS-1.4")
def test_luck_is_used_only_for_first_player_tiles_and_harbour_tiles() -> None:
    m = meadhall.start("raids", 4, 5)
    counts = {1: m.state.count}
    assert m.state.count == 3  # who begins, harbour tiles, Voyage 1
    rng = Random(2)
    while m.options:
        m.play(m.options[int(rng.random() * len(m.options))])
        counts.setdefault(state(m).voyage, m.state.count)
        assert m.state.count == counts[state(m).voyage]
    assert [counts[v] for v in (1, 2, 3, 4)] == [3, 4, 5, 6]


@pytest.mark.rule("RAIDS-1.5", "RAIDS-1.6")
def test_everything_is_open_but_the_order_of_undealt_tiles() -> None:
    m = meadhall.start("raids", 3, 1)
    views = [m.view(seat) for seat in (None, 0, 1, 2)]
    for view in views[1:]:
        assert view["state"] == views[0]["state"]
    shown = views[0]["state"]
    assert shown["deck"] == [-2 - v for v in (2, 3, 4) for _ in range(16)]  # backs only
    assert len(shown["harbors"]["t"]) == 4 and len(shown["unused"]["t"]) == 5
    worlds = {tuple(state(m.imagine(0, Random(n))).deck) for n in range(5)}
    assert len(worlds) == 5


@pytest.mark.rule("RAIDS-1.7")
def test_one_named_player_decides_at_a_time() -> None:
    m = meadhall.start("raids", 4, 2)
    rng = Random(3)
    while m.options:
        assert len(m.pending) == 1
        m.play(m.options[int(rng.random() * len(m.options))])


@pytest.mark.rule("RAIDS-1.8", "RAIDS-2.23")
def test_these_are_all_the_decisions_of_the_game() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        m = meadhall.start("raids", 4, seed)
        rng = Random(seed)
        while (d := m.decision) is not None:
            kinds[d.kind] += 1
            m.play(d.options[int(rng.random() * len(d.options))])
    assert set(kinds) == {"stow", "sell", "sail", "meet-monster", "answer", "flee"}


@pytest.mark.rule("RAIDS-2.3", "RAIDS-3.2")
def test_64_tiles_have_four_backs_of_16() -> None:
    tiles = [t for t in BOX.tiles if t.kind != Kind.HARBOR]
    assert Counter(t.voyage for t in tiles) == {1: 16, 2: 16, 3: 16, 4: 16}
    assert len(BOX.layouts[0].tile_spaces) == 16


@pytest.mark.rule("RAIDS-2.4", "RAIDS-2.24")
def test_the_three_routes() -> None:
    three, last, symmetric = BOX.layouts
    assert three.villages == (5, 10, 15) and three.harbor == 20
    assert set(three.tile_spaces) == set(range(1, 20)) - {5, 10, 15}
    assert last.villages == (5, 10, 15, 20) and last.harbor == 21
    assert symmetric.villages == (3, 8, 13, 18) and symmetric.harbor == 21
    m = meadhall.start("raids", 2, 1, {"layout": "four_villages_symmetric"})
    assert state(m).board is symmetric
    while m.options:
        m.play(m.options[0])
    assert state(m).board is symmetric


@pytest.mark.rule("RAIDS-2.5", "RAIDS-6.19")
def test_ships_only_go_forward() -> None:
    m = Sea(3).stops(3, 12).ship(0, at=7, crew=2).ship(1, at=8, crew=1).ship(2, at=12, crew=1).play()
    assert min(sails(m)) > 7
    assert "RAIDS-6.19" in whys(m, "sail:3")


@pytest.mark.rule("RAIDS-2.6", "RAIDS-3.6", "RAIDS-4.2")
@pytest.mark.parametrize("players", [3, 4])
def test_first_player_is_on_the_highest_position_and_begins(players: int) -> None:
    first = set()
    for seed in range(12):
        m = meadhall.start("raids", players, seed)
        s = state(m)
        assert m.decision is not None
        begins = m.decision.seat
        first.add(begins)
        assert [s.berth[(begins + i) % players] for i in range(players)] == list(range(players, 0, -1))
        assert s.at == [0] * players
    assert len(first) > 1  # drawn at random


@pytest.mark.rule("RAIDS-2.7", "RAIDS-2.11", "RAIDS-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_40_vikings_are_always_in_reserve_on_ships_in_villages_or_on_encounters(players: int) -> None:
    m = meadhall.start("raids", players, 9)
    rng = Random(4)
    while m.options:
        s = state(m)
        assert s.reserve + sum(s.crew) + sum(s.vikings) == 40
        m.play(m.options[int(rng.random() * len(m.options))])


@pytest.mark.rule("RAIDS-2.9")
def test_20_coins() -> None:
    assert BOX.coins == {6: 4, 3: 8, 1: 8}


@pytest.mark.rule("RAIDS-2.10")
def test_a_short_supply_of_coins_still_counts_as_glory() -> None:
    sea = Sea(3)
    sea.s.supply = (0, 0, 0)
    sea.s.gain_coin(0, 6)
    assert GAME.standing(sea.s, 0)[0] == 6


@pytest.mark.rule("RAIDS-2.12")
def test_who_should_gain_more_than_there_is_gains_what_there_is() -> None:
    sea = Sea(3)
    sea.s.reserve = 1
    assert sea.s.recruit(0, 3) == 1
    assert sea.s.crew[0] == 1 and sea.s.reserve == 0


@pytest.mark.rule("RAIDS-2.14")
def test_a_small_reserve_fills_encounters_first_then_villages_round_by_round() -> None:
    sea = Sea(3)
    sea.s.deck = [t for t, tile in enumerate(BOX.tiles) if tile.voyage == 1] + sea.s.deck
    sea.s.reserve = 3 + 4
    m = sea.play(NewVoyage(1))
    s = state(m)
    encounter = next(n for n, t in enumerate(s.route) if t >= 0 and BOX.kind[t] == Kind.ENCOUNTER)
    assert s.vikings[encounter] == 3
    assert [s.vikings[v] for v in (5, 10, 15)] == [2, 1, 1]


@pytest.mark.rule("RAIDS-2.15", "RAIDS-5.5")
def test_discarded_tiles_never_come_back_and_never_count() -> None:
    m = meadhall.start("raids", 3, 4)
    gone: set[int] = set()
    rng = Random(5)
    while m.options:
        s = state(m)
        assert gone <= set(s.gone)
        gone = set(s.gone)
        in_play = {*s.route, *s.deck, *(t for p in s.slots for t in p), *(t for p in s.beside for t in p)}
        assert not gone & in_play
        m.play(m.options[int(rng.random() * len(m.options))])


@pytest.mark.rule("RAIDS-2.16", "RAIDS-2.17", "RAIDS-2.19")
def test_an_empty_ship_has_five_slots_of_two_shields() -> None:
    s = state(meadhall.start("raids", 3, 1))
    assert s.slots[0] == (-1,) * 5
    assert s.capacity[0] == 10


@pytest.mark.rule("RAIDS-2.18", "RAIDS-2.19")
def test_a_tile_hides_the_shields_of_its_slot_and_shows_its_own() -> None:
    sea = Sea(3).ship(0, 0, slots=["v1_pennant_2", "v1_goods_furs_4"])
    assert sea.s.capacity[0] == 3 + 0 + 2 * 3


@pytest.mark.rule("RAIDS-2.20")
def test_a_viking_needs_a_free_shield() -> None:
    sea = Sea(3).ship(0, 0, crew=10)
    assert sea.s.board_ship(0, 2) == 0
    assert sea.s.crew[0] == 10


@pytest.mark.rule("RAIDS-2.21", "RAIDS-5.7")
def test_vikings_without_a_shield_leave_when_a_tile_with_fewer_shields_is_put_in() -> None:
    sea = Sea(3).tile(6, "v1_goods_furs_4").ship(0, 6, crew=10).ship(1, 9).ship(2, 12)
    m = sea.play()
    reserve = sea.s.reserve
    m.play("slot:2")
    assert (sea.s.capacity[0], sea.s.crew[0], sea.s.reserve) == (8, 8, reserve + 2)


@pytest.mark.rule("RAIDS-3.3", "RAIDS-14.1")
def test_the_16_tiles_of_voyage_1_are_shuffled_onto_the_tile_spaces() -> None:
    layouts = set()
    for seed in range(3):
        s = state(meadhall.start("raids", 4, seed))
        tiles = [s.route[n] for n in s.board.tile_spaces]
        assert sorted(tiles) == [t for t, tile in enumerate(BOX.tiles) if tile.voyage == 1]
        layouts.add(tuple(tiles))
    assert len(layouts) == 3


@pytest.mark.rule("RAIDS-3.4", "RAIDS-3.5")
def test_order_of_arrival_comes_first_and_three_other_harbour_tiles_are_drawn() -> None:
    drawn = set()
    for seed in range(6):
        s = state(meadhall.start("raids", 3, seed))
        assert names(s, s.harbors)[0] == "harbor_arrival"
        assert len(set(s.harbors)) == 4 and len(s.unused) == 5
        assert not set(s.harbors) & set(s.unused)
        drawn.add(s.harbors)
    assert len(drawn) > 1


@pytest.mark.rule("RAIDS-3.7", "RAIDS-3.10", "RAIDS-16.2")
def test_two_players_are_on_3_and_2_and_the_ghost_on_1() -> None:
    m = meadhall.start("raids", 2, 3)
    s = state(m)
    assert m.decision is not None
    first = m.decision.seat
    assert (s.berth[first], s.berth[1 - first], s.berth[s.ghost]) == (3, 2, 1)
    assert s.crew == [2, 2]


@pytest.mark.rule("RAIDS-3.8", "RAIDS-3.9")
@pytest.mark.parametrize(("players", "crews"), [(3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_starting_crews_in_order_of_play(players: int, crews: list[int]) -> None:
    m = meadhall.start("raids", players, 8)
    s = state(m)
    assert m.decision is not None
    assert [s.crew[(m.decision.seat + i) % players] for i in range(players)] == crews


@pytest.mark.rule("RAIDS-3.11", "RAIDS-14.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_vikings_as_players_in_each_village(players: int) -> None:
    s = state(meadhall.start("raids", players, 1))
    assert [s.vikings[v] for v in s.board.villages] == [players] * 3


@pytest.mark.rule("RAIDS-3.12", "RAIDS-11.19")
def test_voyage_1_has_one_encounter_with_three_vikings_and_no_pillage() -> None:
    s = state(meadhall.start("raids", 4, 1))
    kinds = Counter(BOX.kind[s.route[n]] for n in s.board.tile_spaces)
    assert kinds[Kind.ENCOUNTER] == 1 and kinds[Kind.PILLAGE] == 0
    encounter = next(n for n in s.board.tile_spaces if BOX.kind[s.route[n]] == Kind.ENCOUNTER)
    assert s.vikings[encounter] == 3


@pytest.mark.rule("RAIDS-11.20", "RAIDS-14.2")
def test_each_pillage_is_laid_out_with_a_3_and_a_1() -> None:
    sea = Sea(3)
    sea.s.deck = [t for t, tile in enumerate(BOX.tiles) if tile.voyage == 4]
    s = state(sea.play(NewVoyage(4)))
    pillages = [n for n in s.board.tile_spaces if BOX.kind[s.route[n]] == Kind.PILLAGE]
    assert len(pillages) == 2 and all(s.coins[n] == 2 for n in pillages)
    assert s.supply == (4, 8 - 2, 8 - 2)


@pytest.mark.rule("RAIDS-11.11")
def test_goods_have_kinds() -> None:
    kinds = {t.goods for t in BOX.tiles if t.kind == Kind.GOODS}
    assert kinds == {"wood", "pigs", "furs", "mead", "amber"}
