"""RAIDS-16: two players and the ghost ship."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.core.text import text
from tests.games.raids.kit import GAME, Sea, ids, sails, state

GHOST = 2


def two(ghost: int, zero: int, one: int, crew: int = 3) -> Sea:
    return Sea(2).ship(0, zero, crew=crew).ship(1, one, crew=crew).ship(GHOST, ghost)


@pytest.mark.rule("RAIDS-16.3", "RAIDS-16.4", "RAIDS-16.5")
def test_the_ghost_moves_from_village_to_village_while_it_is_furthest_back() -> None:
    sea = two(0, 12, 13)
    m = sea.play()
    assert sea.s.at[GHOST] == 15  # 5, 10, 15: nobody is asked
    assert m.decision is not None and m.decision.seat == 0


@pytest.mark.rule("RAIDS-16.4")
@pytest.mark.parametrize("layout", ["three_villages", "four_villages_last_at_harbor", "four_villages_symmetric"])
def test_on_every_route_the_ghost_stops_at_villages_and_then_at_home(layout: str) -> None:
    m = meadhall.start("raids", 2, 1, {"layout": layout})
    stops = set()
    rng = Random(1)
    while m.options:
        s = state(m)
        stops.add(s.at[GHOST])
        m.play(m.options[int(rng.random() * len(m.options))])
    allowed = {0, *state(m).board.villages, state(m).harbor}
    assert stops <= allowed and len(stops) > 2


@pytest.mark.rule("RAIDS-16.6", "RAIDS-16.19")
def test_the_ghost_never_fights_and_has_no_crew_and_no_score() -> None:
    sea = two(5, 3, 9).stops(6, 7)
    m = sea.play()
    assert 5 not in sails(m)
    assert len(sea.s.crew) == len(sea.s.purse) == len(m.scene(0, "en")["seats"]) == 2


@pytest.mark.rule("RAIDS-16.7", "RAIDS-16.8")
def test_the_ghost_takes_nothing_and_ignores_monsters() -> None:
    sea = two(5, 11, 12).people(5, 2).people(10, 2).tile(13, "v2_monster_5")
    sea.tile(14, "v2_encounter", vikings=3)
    reserve = sea.s.reserve
    sea.play()
    assert sea.s.at[GHOST] >= 10
    assert (sea.s.vikings[5], sea.s.vikings[10], sea.s.vikings[14]) == (2, 2, 3)
    assert sea.s.route[13] >= 0 and sea.s.reserve == reserve


@pytest.mark.rule("RAIDS-16.9")
def test_a_player_behind_the_ghost_discards_up_to_it_and_must_go_past() -> None:
    sea = two(10, 6, 17).stops(8, 11, 12)
    m = sea.play()
    assert sea.s.route[8] == -1
    assert sails(m) == [11, 12, 17, 20]


@pytest.mark.rule("RAIDS-16.10")
def test_the_ghost_discards_up_to_the_next_ship_but_not_beyond() -> None:
    sea = two(5, 8, 12).stops(6, 9).tile(7, "v2_encounter", vikings=1)
    reserve = sea.s.reserve
    sea.play()
    assert sea.s.route[6] == sea.s.route[7] == -1
    assert sea.s.reserve == reserve + 1
    # the ghost jumped over 9 to 10; the tile there is discarded only by seat 0, who is now behind
    assert sea.s.at[GHOST] == 10


@pytest.mark.rule("RAIDS-16.11", "RAIDS-16.16")
def test_the_ghost_takes_the_next_number_in_the_harbour() -> None:
    sea = Sea(2).ship(0, 20, berth=1).ship(1, 18, crew=1).ship(GHOST, 15)
    m = sea.play()
    assert sea.s.at[GHOST] == 20 and sea.s.berth[GHOST] == 2
    m.play("sail:20")
    sea = Sea(2).ship(0, 20, berth=1).ship(1, 20, berth=2).ship(GHOST, 5)
    sea.play()
    assert sea.s.voyage == 2  # it moved on until it was home


def ended(berths: tuple[int, int, int], voyage: int = 1) -> Sea:
    sea = Sea(2, voyage)
    for ship, berth in enumerate(berths):
        sea.ship(ship, 20, berth=berth)
    return sea.end_voyage()


@pytest.mark.rule("RAIDS-16.12")
def test_the_coin_of_the_ghosts_position_pays_nobody() -> None:
    assert ended((1, 3, 2)).s.purse == [(1, 0, 0), (0, 0, 1)]


@pytest.mark.rule("RAIDS-16.13")
def test_later_only_the_two_players_are_ranked() -> None:
    sea = ended((3, 2, 1), voyage=2)
    assert sorted(sea.s.purse) == [(0, 1, 0), (1, 0, 0)]


@pytest.mark.rule("RAIDS-16.14", "RAIDS-16.17", "RAIDS-16.18")
@pytest.mark.parametrize(
    ("berths", "after", "begins"), [((1, 3, 2), [2, 3, 1], 1), ((1, 2, 3), [3, 2, 1], 0), ((2, 3, 1), [2, 3, 1], 1)]
)
def test_the_ghost_changes_places_with_the_player_on_1(
    berths: tuple[int, int, int], after: list[int], begins: int
) -> None:
    sea = ended(berths)
    assert sea.s.berth == after
    assert sea.match.decision is not None and sea.match.decision.seat == begins


@pytest.mark.rule("RAIDS-16.15")
def test_the_change_comes_after_the_rewards() -> None:
    assert ended((1, 2, 3)).s.purse == [(1, 0, 0), (0, 1, 0)]


def play_out(m: Match) -> None:
    rng = Random(0)
    while m.options:
        m.play(m.options[int(rng.random() * len(m.options))])


@pytest.mark.rule("RAIDS-16.1")
def test_a_two_player_match_ends_like_any_other() -> None:
    m = meadhall.start("raids", 2, 11)
    play_out(m)
    assert m.result is not None and len(m.result.scores) == 2
    assert ids(m) == []


@pytest.mark.rule("RAIDS-16.10")
@pytest.mark.parametrize(("lang", "words"), [("en", "between it and the next ship"), ("fr", "du drakkar suivant")])
def test_the_guide_says_which_tiles_the_ghost_discards(lang: str, words: str) -> None:
    said = GAME.learn_texts.say(lang, text("howto-detail-two-say"))
    assert words in said and "RAIDS-16.10" in said, "those beyond stay, even if it jumps over them"
