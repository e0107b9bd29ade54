"""RAIDERS-12 and 13: events and winning."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.scoring import rank
from meadhall.games.raiders.steps.market import EndStep
from tests.games.raiders.kit import BOX, Board, asked, ids, lucky, plays, state

FIVE = ("fleet", "drakkar", "fortress", "village", "throne", "armoury")  # 5 in each


@pytest.mark.rule("RAIDERS-1.2", "RAIDERS-1.3", "RAIDERS-13.1", "RAIDERS-13.7")
def test_the_target_in_all_three_categories_wins_at_once() -> None:
    b = Board(2, target="5").lay(0, *FIVE)
    b.begin(EndStep())
    assert b.match.over and b.match.result is not None
    assert b.match.result.winners == (0,) and b.match.result.scores == (15, 0)


@pytest.mark.rule("RAIDERS-13.1")
def test_a_surplus_in_one_category_does_not_help_another() -> None:
    b = Board(2, target="5").lay(0, *FIVE[:5], "jewels", "fleet", "fleet")
    b.begin(EndStep())
    assert b.s.winner == -1


@pytest.mark.rule("RAIDERS-13.4")
def test_victory_can_fall_in_another_players_turn() -> None:
    b = Board(2, target="5").lay(1, *FIVE[:5], "jewels")
    b.hand(0, "midsummer_madness", "buried_treasure", "wood", "gold", "food")
    m = lucky(b.main(), "play:midsummer_madness", lambda s: "buried_treasure" in b.names(s.shown[1]))
    assert m.over and state(m).winner == 1 and state(m).active == 0


@pytest.mark.rule("RAIDERS-13.5", "RAIDERS-12.2")
def test_nobody_wins_before_an_event_is_finished() -> None:
    ready = (*FIVE[:4], "throne", "jewels")  # 5, 5, 4
    for key in range(12):
        b = Board(2, target="5").lay(0, *ready).hand(0, "stone", "gold").supply("ragnarok")
        b.s.key = key
        m = plays(b.main(), "pay:hideout", "use:stone", "use:gold")
        assert not m.over and len(b.table(1)) == 1  # Ragnarok has taken an item of the would-be winner


@pytest.mark.rule("RAIDERS-13.6")
def test_all_are_checked_at_the_end_of_every_step_the_draw_included() -> None:
    b = Board(2, target="5").lay(0, *FIVE[:4], "throne", "jewels").deck("wood", "buried_treasure")
    b.turn()
    assert b.match.over and b.s.winner == 0


@pytest.mark.rule("RAIDERS-13.6")
def test_an_action_is_finished_before_the_check() -> None:
    b = (
        Board(2, target="5")
        .lay(0, *FIVE[:4], "throne", "jewels")
        .hand(0, "vors_vision")
        .deck("buried_treasure", "wood")
    )
    m = b.main()
    plays(m, "play:vors_vision", "keep:buried_treasure")
    assert not m.over
    m.play("keep:wood") if "keep:wood" in ids(m) else m.play(m.options[0])
    while not m.over and asked(m)[1] == "under":
        m.play(m.options[0])
    assert m.over and b.s.winner == 0


def both(*extra: tuple[int, str]) -> Board:
    """Two players at the target, with something more."""
    b = Board(3, target="5").lay(0, *FIVE).lay(1, *FIVE)
    for seat, id in extra:
        b.lay(seat, id)
    b.begin(EndStep())
    return b


@pytest.mark.rule("RAIDERS-13.8", "RAIDERS-13.10")
def test_of_several_the_one_with_most_vp_wins_alone() -> None:
    b = both((0, "karvi"))
    assert b.match.result is not None and b.match.result.winners == (0,)
    b = both((1, "karvi"))
    assert b.match.result is not None and b.match.result.winners == (1,)


@pytest.mark.rule("RAIDERS-13.8")
def test_equal_totals_are_parted_by_3_2_1_vp_cards_and_then_by_who_began_last() -> None:
    b = Board(3, target="5").lay(0, "fleet", "karvi", "karvi").lay(1, "drakkar", "drakkar", "snekkja")
    assert rank(b.s, 0)[0] == rank(b.s, 1)[0] and rank(b.s, 0) > rank(b.s, 1)
    b = Board(3).lay(0, "drakkar", "drakkar").lay(1, "drakkar", "karvi", "snekkja")
    assert rank(b.s, 0) > rank(b.s, 1)
    b = both()
    assert b.s.winner == 1 and rank(b.s, 1)[-1] == 1
    b = Board(3, target="5").lay(0, *FIVE).lay(1, *FIVE)
    b.s.first = 1  # then seat 0 had its first turn last
    b.begin(EndStep())
    assert b.s.winner == 0


@pytest.mark.rule("RAIDERS-13.9")
def test_hidden_vp_count_as_1_vp_cards_and_cunning_adds_nothing() -> None:
    b = Board(3).lay(0, "karvi", "cunning").hand(0, "ghost_ship")
    assert rank(b.s, 0) == (2, 0, 0, 2, 0)


@pytest.mark.rule("RAIDERS-13.11")
def test_a_round_in_which_nothing_moves_ends_the_game() -> None:
    b = Board(3).only("deck").lay(1, "throne").lay(2, "karvi")
    m = b.turn()
    for _ in range(3):
        assert not m.over
        m.play("end")
    assert m.over and b.s.winner == 1
    b = Board(3).only("deck").hand(1, "wood", "vikings")
    m = plays(b.turn(), "end", "pay:karvi", "use:wood", "use:vikings", "end", "end")
    assert not m.over  # somebody bought; what was paid can be drawn


@pytest.mark.rule("RAIDERS-13.12")
def test_a_game_ends_after_so_many_rounds() -> None:
    b = Board(2).lay(1, "karvi")
    b.s.round = BOX.constants.rounds - 1
    m = b.turn(0)
    plays(m, "end", "end")
    assert m.over and b.s.winner == 1


@pytest.mark.rule("RAIDERS-13.13")
def test_the_result_counts_hidden_vp_and_all_hands_are_shown() -> None:
    b = Board(2, target="5").lay(0, *FIVE).hand(1, "ghost_ship", "wood")
    b.begin(EndStep())
    m = b.match
    assert m.result is not None and m.result.scores == (15, 1)
    for seat in (0, 1, None):
        assert len(m.scene(seat, "en")["things"]["hand:1"]["things"]) == 2
        assert m.scene(seat, "en")["scores"][0]["values"] == [5, 1]


@pytest.mark.rule("RAIDERS-12.1", "RAIDERS-12.3")
def test_an_event_cannot_be_answered_and_leaves_the_game() -> None:
    b = Board(3).hand(0, "wood", "stone").hand(1, "berserker").hand(2, "berserker").lay(1, "karvi")
    b.supply("rough_seas", "jewels")
    m = plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert asked(m) == (0, "main") and b.names(b.s.gone)[-1] == "rough_seas" and b.table(1) == []


@pytest.mark.rule("RAIDERS-12.3")
def test_with_an_empty_supply_after_an_event_nothing_comes_and_the_payment_is_gone() -> None:
    b = Board(2, chiefs="on").hand(0, "gold", "gold", "gold").only("supply", "ragnarok")
    plays(b.main(), "pay:black", "use:gold", "use:gold", "use:gold")
    assert b.table(0) == [] and not b.s.hands[0] and b.s.buys == 0


@pytest.mark.rule("RAIDERS-12.4")
def test_a_rebuild_does_not_resolve_events() -> None:
    b = Board(2).market("karvi", "drakkar", "fleet", "village", "fortress", "armoury", "throne", "command")
    b.only("supply", "cunning", "rough_seas", "jewels").lay(1, "karvi").hand(0, "wood", "vikings")
    plays(b.main(), "pay:karvi", "use:wood", "use:vikings")
    assert "jewels" in b.names(b.s.market) and "rough_seas" in b.names(b.s.supply) and b.table(1) == ["karvi"]


@pytest.mark.rule("RAIDERS-12.5", "RAIDERS-17.7")
def test_ragnarok_goes_round_and_a_received_card_is_not_passed_on() -> None:
    b = Board(3).hand(0, "wood", "stone").lay(1, "karvi", "command").supply("ragnarok")
    plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert (b.table(0), b.table(1), b.table(2)) == ([], ["command", "longhouse"], ["karvi"])
    b = Board(3).hand(0, "wood", "stone").lay(2, "fleet").supply("ragnarok")
    plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert (b.table(0), b.table(1), b.table(2)) == (["fleet"], ["longhouse"], [])


@pytest.mark.rule("RAIDERS-12.6", "RAIDERS-12.7")
def test_rough_seas_takes_a_ship_of_each_ones_choice_into_the_supply_in_one_shuffle() -> None:
    b = Board(3).hand(0, "wood", "stone").lay(0, "karvi", "fleet").lay(1, "karvi", "snekkja").lay(2, "jewels")
    b.supply("rough_seas")
    m = plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert asked(m) == (0, "lose-ship") and ids(m) == ["lose:karvi", "lose:fleet"]
    m.play("lose:karvi")
    assert asked(m) == (1, "lose-ship") and b.names(b.s.adrift) == ["karvi"]  # the next knows what went
    count = b.s.count
    m.play("lose:snekkja")
    assert b.s.count == count + 1 and not b.s.adrift and b.table(2) == ["jewels"]
    assert b.s.num[0][0] == 1 and b.s.num[1][0] == 1


@pytest.mark.rule("RAIDERS-13.1", "RAIDERS-13.3", "RAIDERS-17.1")
def test_how_far_the_match_has_come_is_what_everybody_sees_of_who_leads() -> None:
    b = Board(2, target="5").lay(0, "fleet", "fleet", "fortress").hand(1, "ghost_ship").lay(1, "jewels")
    m = b.main()
    assert [m.scene(seat, "en")["progress"] for seat in (0, 1, None)] == [[8, 15]] * 3
    b.lay(0, "cunning")
    assert m.scene(1, "en")["progress"] == [10, 15]  # 4 of 4, 3 of 4 and 0 of 4, and three that are not needed
