"""SAGA-1 to 3: overview, components, setup."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.core.errors import BadPlayers
from tests.games.saga.kit import GAME, Trail, fresh

BOX = GAME.box


@pytest.mark.rule("SAGA-1.1", "SAGA-1.5")
def test_the_game_is_for_two_to_four() -> None:
    assert GAME.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            meadhall.start("saga", players=players, seed=1)


@pytest.mark.rule("SAGA-1.2", "SAGA-3.2")
def test_a_game_is_eight_adventures_and_ends_at_bifrost() -> None:
    for journal in ("first", "gold", "suffering"):
        _, s = fresh(journal=journal)
        assert len(s.journey) == 8 and s.journey[-1] == BOX.bifrost
        assert sum(len(BOX.courses[i].parts) for i in s.journey) == 9  # nine adventure cards


@pytest.mark.rule("SAGA-2.1")
def test_there_are_36_adventure_cards() -> None:
    parts = [(a, part) for a in BOX.courses for part in a.parts]
    groups = Counter(a.group for a, _ in parts)
    assert len(parts) == 36
    assert groups == {"green": 9, "deep": 9, "ice": 9, "high_sea": 3, "unknown_sea": 3, "bifrost": 2, "tutorial": 1}
    realms = Counter(a.realm for a, _ in parts if a.realm >= 0)
    assert set(realms.values()) == {3} and len(realms) == 9


@pytest.mark.rule("SAGA-2.2", "SAGA-19.1")
def test_there_are_220_small_cards() -> None:
    start = sum(k.count for k in BOX.cards if k.realm < 0 and not k.god)
    realm = [k for k in BOX.cards if k.realm >= 0]
    gods = [k for k in BOX.cards if k.god]
    assert start == 28 and len(realm) == 27 and {k.count for k in realm} == {5}
    assert len(gods) == 8 and {k.count for k in gods} == {2}
    numbers = Counter(m.number for m in BOX.moves if not m.do)
    assert numbers == dict.fromkeys(range(1, 8), 2)
    assert sum(1 for m in BOX.moves if m.do) == 27
    assert BOX.small + len(BOX.moves) == 220


@pytest.mark.rule("SAGA-2.3")
def test_there_are_21_light_and_5_dark_markers() -> None:
    assert Counter(mark.back for mark in BOX.marks) == {"light": 21, "dark": 5}


@pytest.mark.rule("SAGA-2.4", "SAGA-2.5", "SAGA-2.6")
def test_board_trail_and_ship_have_36_22_and_12_spaces() -> None:
    assert (BOX.spaces, BOX.trail, BOX.ship) == (36, 22, 12)


@pytest.mark.rule("SAGA-2.7")
def test_an_adventure_card_covers_eight_spaces_and_its_last_costs_points() -> None:
    for course in BOX.courses:
        assert len(course.icons) == 8 * len(course.parts)
        assert [i.verb for i in course.icons[course.last]] == ["end-"] and course.loss > 0
        assert all(course.icons.values()) and course.last < BOX.spaces


@pytest.mark.rule("SAGA-2.8", "SAGA-15.5")
def test_start_vikings_and_gods_have_no_price_and_gods_no_helmets() -> None:
    for k in BOX.cards:
        assert (k.price < 0) == (k.realm < 0)
        assert not (k.god and k.helmets)


@pytest.mark.rule("SAGA-2.9")
def test_the_bank_never_runs_out() -> None:
    t = Trail().player(0, gold=500)
    t.land(0, 15)
    assert t[0].gold == 501


@pytest.mark.rule("SAGA-3.1")
def test_the_trail_starts_beside_space_0_with_all_pawns_on_its_first_place() -> None:
    _, s = fresh(3)
    assert s.slide == 0 and [p.place for p in s.players] == [0, 0, 0]


@pytest.mark.rule("SAGA-3.3", "SAGA-3.14", "SAGA-21.8")
def test_only_the_special_card_of_each_land_adventure_is_in_the_game() -> None:
    _, s = fresh(journal="first")
    mine = [BOX.moves[c - BOX.first_move] for c in (*s.prepared, *s.pile)]
    special = {m.adventure for m in mine if m.do}
    assert special == {BOX.courses[i].id for i in s.journey if BOX.courses[i].realm >= 0}
    assert len(special) == 5  # as many as land adventures
    assert [BOX.moves[c - BOX.first_move].adventure for c in s.pile if BOX.moves[c - BOX.first_move].do] == ["adv-I-C"]


@pytest.mark.rule("SAGA-3.4", "SAGA-1.5")
@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (4, 5)])
def test_one_copy_more_than_players_of_each_viking_of_the_realms(players: int, copies: int) -> None:
    _, s = fresh(players, journal="first")
    realms = {BOX.courses[i].realm for i in s.journey}
    for k in BOX.cards:
        assert s.stock[k.index] == (copies if k.realm >= 0 and k.realm in realms else 0)


@pytest.mark.rule("SAGA-3.5", "SAGA-3.6")
def test_three_markers_wait_face_down_for_each_adventure() -> None:
    m, s = fresh(journal="gold")
    backs = Counter(BOX.marks[c - BOX.first_mark].back for c in s.ahead)
    assert backs == {"light": 18, "dark": 3} and len(s.marks) == 3
    assert Counter(BOX.marks[c - BOX.first_mark].back for c in s.removed) == {"dark": 2}
    hidden = {BOX.marks[c - BOX.first_mark].id for c in s.ahead}
    assert hidden and not any(str(c) in str(m.view(0)["state"]["ahead"]) for c in s.ahead)


@pytest.mark.rule("SAGA-3.7")
def test_four_prophecy_tokens_lie_ready() -> None:
    assert fresh()[1].tokens == 4


@pytest.mark.rule("SAGA-3.8")
def test_gods_and_movement_cards_are_shuffled() -> None:
    one, two = fresh(seed=1)[1], fresh(seed=2)[1]
    assert len(one.gods) == 16 and sorted(one.gods) == sorted(two.gods) and one.gods != two.gods
    assert sorted(one.pile) == sorted(two.pile) and one.pile != two.pile


@pytest.mark.rule("SAGA-3.9")
def test_everybody_starts_with_seven_vikings_five_points_and_five_gold() -> None:
    _, s = fresh(4)
    for seat, p in enumerate(s.players):
        names = sorted(s.card(c).name for c in (*p.draw, *p.hand))
        assert names == ["bjorn", "harald", "helga", "kjer", "mikka", "ragnar", "solveig"]
        assert (p.vp, p.gold, p.valhalla) == (5, 5, [])
        assert all(c - s.card(c).first == seat for c in (*p.draw, *p.hand))


@pytest.mark.rule("SAGA-3.10")
def test_odin_is_drawn_by_lot_or_taken_by_the_host() -> None:
    assert {fresh(4, seed=n)[1].odin for n in range(20)} == {0, 1, 2, 3}
    assert {fresh(4, seed=n, odin="host")[1].odin for n in range(20)} == {0}


@pytest.mark.rule("SAGA-3.11", "SAGA-3.12")
def test_the_markers_of_an_adventure_lie_open_before_its_card() -> None:
    _, s = fresh(journal="first")
    assert s.course.id == "adv-I-C" and len(s.marks) == len(s.course.markers) == 3
    assert max(s.course.markers) < s.course.first


@pytest.mark.rule("SAGA-3.13", "SAGA-4.5")
def test_only_the_vikings_of_the_realm_entered_are_for_sale() -> None:
    _, s = fresh(journal="first")
    assert {BOX.cards[k].realm for k in s.for_sale()} == {0}
    assert [BOX.cards[k].name for k in s.for_sale()] == ["halvar", "lasse", "ingrid", "knut"]
