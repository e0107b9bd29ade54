"""Divine Favours (WILD-21, 22.8)."""

from __future__ import annotations

import pytest

from meadhall.games.wild.cards import HITS
from meadhall.games.wild.steps.phases import EndOfRound
from tests.games.wild.kit import Camp, asked, ids, names, play


def upgrader(vp: int, players: int = 2) -> Camp:
    """Seat 0 can gain 5 VP at once by raising the Town Hall to level 3."""
    return Camp(players).village(0, hall=2).loose(0, beer=20, gold=20).vp(0, vp)


@pytest.mark.rule("WILD-21.2", "WILD-21.5", "WILD-21.6")
def test_passing_five_gives_a_choice_of_three_open_favours() -> None:
    camp = upgrader(4).favours(["thor", "alviss"], ["grendel", "dvergar"])
    m = play(camp.only(), "upgrade:3")
    assert asked(m) == (0, "choose-favour") and sorted(ids(m)) == ["favour:alviss", "favour:grendel", "favour:thor"]
    assert names(camp.s.favours_open) == ["thor", "alviss", "grendel"], "the drawn one lies open for all"
    play(m, "favour:thor")
    assert names(camp.s.discards[0]) == ["thor"] and names(camp.s.favours_open) == ["alviss", "grendel"]
    assert asked(m) == (0, "turn"), "then play goes on"


@pytest.mark.rule("WILD-21.5")
def test_the_drawn_favour_may_be_taken_itself() -> None:
    camp = upgrader(4).favours(["thor", "alviss"], ["grendel"])
    play(camp.only(), "upgrade:3", "favour:grendel")
    assert names(camp.s.favours_open) == ["thor", "alviss"] and camp.s.favours == []


@pytest.mark.rule("WILD-21.2", "WILD-21.10")
@pytest.mark.parametrize(("vp", "due"), [(0, 1), (5, 0), (7, 1), (12, 0), (15, 1), (20, 0), (30, 0)])
def test_each_threshold_counts_once(vp: int, due: int) -> None:
    camp = upgrader(vp).favours(["thor", "alviss"], ["grendel", "dvergar"])
    m = play(camp.only(), "upgrade:3")
    assert asked(m)[1] == ("choose-favour" if due else "turn")


@pytest.mark.rule("WILD-21.3")
def test_a_gain_past_two_thresholds_gives_two_favours() -> None:
    camp = Camp(2).vp(0, 4).favours(["thor", "alviss"], ["grendel", "dvergar"])
    m = camp.only()
    camp.s.did[HITS] = 5
    play(m, "end")
    assert camp.s.vp[0] == 4 + 9 and asked(m) == (0, "choose-favour")
    play(m, "favour:thor")
    assert asked(m) == (0, "choose-favour") and len(ids(m)) == 3, "one after the other"
    play(m, "favour:alviss")
    assert names(camp.s.discards[0]) == ["thor", "alviss"] and m.over


@pytest.mark.rule("WILD-21.2", "WILD-21.10", "WILD-24.3")
def test_a_favour_is_gained_at_once_also_in_another_players_turn() -> None:
    camp = Camp(2).vp(1, 4).hand(0, "viking_warrior", "elf_archer").favours(["thor", "alviss"], ["grendel"])
    m = play(camp.only(), "attack:viking_warrior", "at:1:hall", "stand")
    assert asked(m) == (1, "choose-favour"), "it interrupts the turn"
    play(m, "favour:alviss")
    assert asked(m) == (0, "turn") and "attack:elf_archer" in ids(m)


@pytest.mark.rule("WILD-21.10")
def test_a_favour_cannot_be_declined() -> None:
    camp = upgrader(4).favours(["thor"], ["grendel"])
    m = play(camp.only(), "upgrade:3")
    assert all(o.startswith("favour:") for o in ids(m))


@pytest.mark.rule("WILD-21.7")
def test_with_an_empty_deck_one_chooses_among_the_open_ones_and_with_none_there_is_no_favour() -> None:
    camp = upgrader(4).favours(["thor", "alviss"])
    m = play(camp.only(), "upgrade:3")
    assert sorted(ids(m)) == ["favour:alviss", "favour:thor"]
    play(m, "favour:thor")
    assert names(camp.s.favours_open) == ["alviss"], "not replaced"
    none = upgrader(4).favours([])
    assert asked(play(none.only(), "upgrade:3")) == (0, "turn") and none.s.discards[0] == []


@pytest.mark.rule("WILD-21.8")
def test_inside_a_turn_the_active_player_chooses_first() -> None:
    camp = Camp(2).favours(["thor", "alviss"], ["grendel", "dvergar"]).vp(0, 4).vp(1, 4)
    camp.hand(0, "viking_warrior").village(1, "gold_factory")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:gold_factory.1", "stand", "end")
    assert asked(m) == (0, "choose-favour"), "WILD-13.10 is scored before anything of the defender"


@pytest.mark.rule("WILD-21.9", "WILD-25.2")
def test_end_bonuses_give_no_favours() -> None:
    camp = Camp(2).vp(0, 4).village(0, "brewery").bonuses("builder").favours(["thor", "alviss"], ["grendel"])
    camp.s.last = 1
    m = camp.run(EndOfRound())
    assert m.over and camp.s.vp[0] == 10 and names(camp.s.favours_open) == ["thor", "alviss"]


@pytest.mark.rule("WILD-22.8")
def test_a_favour_is_in_the_discard_pile_at_once_and_can_be_reshuffled_this_round() -> None:
    camp = upgrader(4).favours(["thor"], ["alviss"]).hand(0, "scroll")
    m = play(camp.only(), "upgrade:3", "favour:thor", "play:scroll")
    assert names(camp.s.hands[0]) == ["thor"] and "attack:thor" in ids(m)
