"""Setting up (WILD-2, 3, 27)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import meadhall
from meadhall.core.errors import BadPlayers, BadVariant, ContentError
from meadhall.core.match import start
from meadhall.games.wild import GAME
from tests.games.wild.kit import BOX, Camp, asked, ids, names, play, state


@pytest.mark.rule("WILD-2.4", "WILD-3.8", "WILD-28.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_piles_are_full_at_every_player_count(players: int) -> None:
    s = state(meadhall.start("wild", players, 1))
    assert names([BOX.first[k] for k in BOX.piles]) == [
        "elf_archer", "bone_crusher", "pigator", "cannon", "chicken_tower", "sheep_cannon",
    ]  # fmt: skip
    assert s.left == [8, 6, 4, 6, 4, 4, 12, 12, 8, 8, 6, 6]


@pytest.mark.rule("WILD-2.5")
def test_a_table_may_play_with_corrected_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("draco: {defence: 4}\nunits: [{id: bone_crusher, cost: {beer: 1, gold: 0}}]\n")
    mine = GAME.with_content(file)
    assert mine.box.draco_defence == 4 and mine.box.cards[mine.box.kinds["bone_crusher"]].price == (1, 0)
    file.write_text("units: [{id: bone_crusher, price: 3}]\n")
    with pytest.raises(ContentError, match=r"units\[bone_crusher\].*price"):
        GAME.with_content(file)
    file.write_text("units: [{id: bone_crusher, effects: [{op: sing, n: 3}]}]\n")
    with pytest.raises(ContentError, match=r"bone_crusher.*op"):
        GAME.with_content(file)


@pytest.mark.rule("WILD-1.1", "WILD-27.5")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players_without_a_solo_mode(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 4"):
        meadhall.start("wild", players, 1)


@pytest.mark.rule("WILD-3.1", "WILD-3.2", "WILD-3.7", "WILD-3.14")
def test_players_begin_with_a_level_1_hall_and_nothing_else() -> None:
    s = state(meadhall.start("wild", 3, 5))
    assert s.vp == [0, 0, 0] and s.halls == [0, 0, 0] and s.built == [0, 0, 0]
    assert all(s.tokens(seat, res) == 0 for seat in range(3) for res in (0, 1))
    assert [len(hand) for hand in s.hands] == [5, 5, 5], "the first hand is drawn in round 1"


@pytest.mark.rule("WILD-3.3", "WILD-3.4", "WILD-3.5", "WILD-17.1")
def test_two_one_vp_missions_each_and_the_rest_on_top_of_the_others() -> None:
    s = state(meadhall.start("wild", 4, 9))
    vps = [BOX.missions[BOX.mission(c)].vp for c in s.mission_deck]
    assert all(len(held) == 2 and all(BOX.missions[BOX.mission(c)].vp == 1 for c in held) for held in s.missions)
    assert vps[-2:] == [1, 1] and all(vp in (2, 3) for vp in vps[:-2]), "two 1-VP Missions are left on top"
    shown = meadhall.start("wild", 4, 9).view(1)["state"]["missions"]
    assert all(c >= 0 for held in shown for c in held["t"]), "face-up Missions are public"


@pytest.mark.rule("WILD-3.6", "WILD-1.4")
def test_a_starter_deck_is_six_beer_two_gold_two_warriors() -> None:
    s = state(meadhall.start("wild", 2, 4))
    for seat in range(2):
        count = Counter(names([*s.decks[seat], *s.hands[seat]]))
        assert count == {"beer": 6, "gold": 2, "viking_warrior": 2}


@pytest.mark.rule("WILD-3.9", "WILD-3.10")
def test_five_path_cards_lie_open_and_the_rest_is_hidden() -> None:
    m = meadhall.start("wild", 2, 4)
    s = state(m)
    assert len(s.row) == 5 and len(s.path_deck) == 35
    assert all(c < 0 for c in m.view(0)["state"]["path_deck"]) and all(c >= 0 for c in m.view(0)["state"]["row"])
    assert len({tuple(state(meadhall.start("wild", 2, seed)).row) for seed in range(8)}) > 1, "shuffled"


@pytest.mark.rule("WILD-3.11", "WILD-3.12", "WILD-3.16", "WILD-27.4")
@pytest.mark.parametrize(("players", "used"), [(2, 6), (3, 9), (4, 12)])
def test_three_favours_a_player_and_the_3_plus_ones_only_with_three(players: int, used: int) -> None:
    for seed in range(6):
        s = state(meadhall.start("wild", players, seed))
        assert (len(s.favours), len(s.favours_open)) == (used - 2, 2)
        drawn = names([*s.favours, *s.favours_open, *s.favours_unused])
        assert ("beer_taxes" in drawn, "gold_taxes" in drawn) == ((players > 2,) * 2)
        if players == 2:
            assert sorted(names(s.box_cards)) == ["beer_taxes", "gold_taxes"]


@pytest.mark.rule("WILD-3.13")
def test_four_of_the_eight_bonus_cards_are_in_play_and_four_wait_for_ties() -> None:
    sets = set()
    for seed in range(8):
        s = state(meadhall.start("wild", 2, seed))
        assert len(s.bonuses) == len(s.spare) == 4 and sorted(s.bonuses + s.spare) == list(range(8))
        sets.add(s.bonuses)
    assert len(sets) > 1


@pytest.mark.rule("WILD-3.15")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {state(meadhall.start("wild", 4, seed)).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("WILD-27.2")
def test_first_game_bonuses() -> None:
    s = state(start(GAME, 3, 1, {"bonuses": "first"}))
    assert {BOX.bonuses[b].id for b in s.bonuses} == {"accomplisher", "builder", "king_pig", "miner"}
    assert {BOX.bonuses[b].id for b in s.spare} == {"follower", "defender", "conqueror", "beer_tycoon"}


@pytest.mark.rule("WILD-27.3")
def test_bonus_cards_may_be_picked_by_the_players() -> None:
    m = start(GAME, 3, 1, {"bonuses": "picked"})
    first = state(m).first
    assert asked(m) == (first, "pick-bonus") and len(ids(m)) == 8
    seats = []
    for bonus in ("builder", "miner", "defender", "king_pig"):
        seats.append(asked(m)[0])
        play(m, f"bonus:{bonus}")
    assert seats == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert {BOX.bonuses[b].id for b in state(m).bonuses} == {"builder", "miner", "defender", "king_pig"}
    assert asked(m)[1] == "turn"


@pytest.mark.rule("WILD-24.1", "WILD-27.1", "WILD-27.4")
@pytest.mark.parametrize(("players", "end", "goal"), [(2, "standard", 40), (3, "standard", 30), (4, "standard", 30),
                                                     (2, "long", 40), (3, "long", 40), (4, "long", 40)])  # fmt: skip
def test_the_goal_is_40_for_two_and_30_for_more_unless_the_game_is_long(players: int, end: str, goal: int) -> None:
    assert state(start(GAME, players, 1, {"end": end})).goal == goal


def test_an_unknown_table_option_is_refused() -> None:
    with pytest.raises(BadVariant, match="standard, long"):
        start(GAME, 2, 1, {"end": "short"})


def test_every_card_of_the_box_is_in_the_content() -> None:
    counts = Counter({"starter": 0, "unit": 0, "defence": 0, "path": 0, "favour": 0})
    for card in BOX.cards:
        counts[card.source] += card.copies
    assert counts == {"starter": 40, "unit": 18, "defence": 14, "path": 40, "favour": 12}
    assert sum(b.copies for b in BOX.buildings) == 52 and len(BOX.mission_of) == 20 and len(BOX.bonuses) == 8
    assert Camp(2).s.left[0] == 8


def test_a_position_of_the_kit_holds_no_card_twice() -> None:
    camp = Camp(3)
    cards = [*camp.free, *camp.s.row]
    assert len(cards) == len(set(cards))
