"""A round and its phases (WILD-4, 5, 6, 19, 20, 22)."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.wild.steps.phases import DrawPhase, EndOfRound, NewRound, Production, StoragePhase
from tests.games.wild.kit import BOX, Camp, asked, ids, missions, names, place, play, raw, state, whys


def end(camp: Camp) -> Camp:
    """The end of the round, up to the first question of the next."""
    camp.run(EndOfRound())
    return camp


# ── order ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-4.1", "WILD-4.2", "WILD-4.3", "WILD-20.6")
def test_one_turn_each_from_the_first_player_then_the_token_passes_left() -> None:
    m = meadhall.start("wild", 3, 8)
    s = state(m)
    for round in (1, 2):
        first = s.first
        for turn in range(3):
            assert (s.round, s.phase, *asked(m)) == (round, 3, (first + turn) % 3, "turn")
            play(m, "end")
        assert s.first == (first + 1) % 3


@pytest.mark.rule("WILD-4.1")
def test_the_phases_come_in_order() -> None:
    m = Camp(2).deck(0, "beer").deck(1, "beer").village(0, "brewery").run(NewRound())
    m.listen()
    play(m, "end", "end")
    kinds = [e.kind for e in m.heard()]
    last = kinds[kinds.index("round") :]
    assert kinds.index("ends") < kinds.index("round"), "turns, storage and end of round come first"
    assert [k for k in last if k in ("round", "produces", "draws", "turn")] == [
        "round",
        "produces",
        "draws",
        "draws",
        "turn",
    ]


@pytest.mark.rule("WILD-4.4", "WILD-20.2")
def test_cards_left_in_hand_can_still_defend_and_are_discarded_in_phase_5() -> None:
    camp = Camp(2).hand(0, "cannon", "beer").hand(1, "elf_archer").village(0, "gold_factory")
    m = play(camp.turn(0), "end", "attack:elf_archer", "at:0:gold_factory.1")
    assert asked(m) == (0, "guard") and "lay:cannon" in ids(m)
    play(m, "lay:cannon", "stand", "end")
    assert sorted(names(camp.s.hands[0] + camp.s.discards[0] + camp.s.decks[0])) == ["beer", "cannon"]


# ── phase 1 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-5.1", "WILD-5.2", "WILD-5.4", "WILD-10.7", "WILD-10.8", "WILD-10.10")
def test_active_producers_make_one_token_also_when_damaged_but_not_under_construction() -> None:
    camp = Camp(2).village(0, "brewery", "gold_factory").village(0, "brewery", raw=True).make(0, "gold_factory.1")
    camp.s.damaged[0] |= 1 << place("brewery.1")
    camp.run(Production())
    assert camp.s.made[0] == 1 << place("brewery.1") | 1 << place("gold_factory.1")
    assert (camp.s.tokens(0, 0), camp.s.tokens(0, 1)) == (1, 1), "never more than one on a card"


@pytest.mark.rule("WILD-5.3", "WILD-7.12")
def test_a_produced_token_is_spent_like_a_card() -> None:
    camp = Camp(2).village(0, "brewery").make(0, "brewery.1").hand(0, "beer", "beer")
    play(camp.only(), "buy:elf_archer")
    assert camp.s.made[0] == 0 and "elf_archer" in names(camp.s.play[0])


# ── phase 2 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-6.1", "WILD-6.2", "WILD-10.8")
def test_five_cards_and_one_more_for_each_active_tavern() -> None:
    camp = Camp(2).deck(0, *["beer"] * 8).deck(1, *["beer"] * 4, *["gold"] * 4)
    camp.village(0, "tavern", "tavern").village(1, "tavern", raw=True)
    camp.run(DrawPhase())
    assert [len(hand) for hand in camp.s.hands] == [7, 5]


@pytest.mark.rule("WILD-6.3")
def test_kept_cards_do_not_count_against_the_draw() -> None:
    camp = Camp(2).hand(0, "cannon").deck(0, *["beer"] * 6)
    camp.run(DrawPhase())
    assert len(camp.s.hands[0]) == 6


@pytest.mark.rule("WILD-6.4", "WILD-22.1", "WILD-22.2")
def test_a_short_deck_is_drawn_out_then_the_discard_pile_is_shuffled_without_the_cards_in_play() -> None:
    camp = Camp(2).deck(0, "gold", "gold").discard(0, *["beer"] * 6)
    camp.s.play[0] += camp.cards(["viking_warrior"])
    camp.run(DrawPhase())
    assert names(camp.s.hands[0]) == ["gold", "gold", "beer", "beer", "beer"]
    assert (len(camp.s.decks[0]), camp.s.discards[0], names(camp.s.play[0])) == (3, [], ["viking_warrior"])


@pytest.mark.rule("WILD-22.3")
def test_without_deck_and_discard_the_rest_of_the_draw_is_lost() -> None:
    camp = Camp(2).deck(0, "beer")
    camp.run(DrawPhase())
    assert names(camp.s.hands[0]) == ["beer"]


@pytest.mark.rule("WILD-6.5", "WILD-6.6", "WILD-4.2", "WILD-17.6", "WILD-17.8")
def test_who_has_one_mission_may_draw_one_in_turn_order() -> None:
    camp = Camp(3).missions(0, "worker").missions(1, "worship", "shield").missions(2, "strategy")
    camp.mission_deck("brewer", "foundry").s.first = 2
    m = camp.run(DrawPhase())
    assert asked(m) == (2, "refill-mission") and ids(m) == ["mission", "no-mission"]
    play(m, "mission")
    assert missions(camp.s, 2) == ["strategy", "brewer"] and asked(m) == (0, "refill-mission")
    play(m, "no-mission")
    assert missions(camp.s, 0) == ["worker"] and missions(camp.s, 1) == ["worship", "shield"]
    assert m.over, "nobody with two Missions is asked"


@pytest.mark.rule("WILD-6.7")
def test_only_one_mission_a_draw_phase_also_with_none_face_up() -> None:
    camp = Camp(2).mission_deck("brewer", "foundry", "captain")
    m = play(camp.run(DrawPhase()), "mission", "mission")
    assert [missions(camp.s, seat) for seat in range(2)] == [["brewer"], ["foundry"]] and m.over


@pytest.mark.rule("WILD-17.7")
def test_no_mission_is_offered_when_the_deck_is_empty() -> None:
    camp = Camp(2).mission_deck("brewer")
    m = play(camp.run(DrawPhase()), "mission")
    assert m.over and missions(camp.s, 1) == []


# ── phase 4 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-19.2", "WILD-19.3", "WILD-19.5", "WILD-19.8")
def test_unspent_tokens_are_stored_up_to_four_and_the_rest_is_lost() -> None:
    camp = Camp(2).village(0, "beer_container", "brewery", "gold_factory").store(0, "beer_container.1", 2)
    camp.make(0, "brewery.1", "gold_factory.1").loose(0, beer=2)
    m = camp.run(StoragePhase())
    assert asked(m) == (0, "store") and ids(m) == ["store:beer:4", "store:beer:3", "store:beer:2"]
    play(m, "store:beer:4")
    assert camp.s.stored[0][place("beer_container.1")] == 4
    assert (camp.s.tokens(0, 0), camp.s.tokens(0, 1)) == (4, 0), "the fifth barrel and the bar are lost"


@pytest.mark.rule("WILD-19.2")
def test_no_more_than_one_has_can_be_stored() -> None:
    camp = Camp(2).village(0, "gold_container").loose(0, gold=1)
    m = camp.run(StoragePhase())
    assert ids(m) == ["store:gold:1", "store:gold:0"]
    assert m.refuse(0, "store:gold:3") is not None


@pytest.mark.rule("WILD-19.4")
def test_stored_tokens_may_be_rearranged() -> None:
    camp = Camp(2).village(0, "beer_container", "beer_container")
    camp.store(0, "beer_container.1", 2).store(0, "beer_container.2", 2)
    m = play(camp.run(StoragePhase()), "store:beer:4.0")
    assert camp.s.stored[0][place("beer_container.1")] == 4 and camp.s.vp[0] == 1 and m.over


@pytest.mark.rule("WILD-19.4", "WILD-19.5")
def test_stored_tokens_are_not_thrown_away() -> None:
    camp = Camp(2).village(0, "gold_container", "gold_container").store(0, "gold_container.1", 2).loose(0, gold=1)
    m = camp.run(StoragePhase())
    assert ids(m) == ["store:gold:3.0", "store:gold:2.1", "store:gold:2.0", "store:gold:1.1"]
    assert whys(m, "store:gold:1.0") == ["WILD-19.4"]


@pytest.mark.rule("WILD-19.1", "WILD-10.8", "WILD-19.5")
def test_a_container_under_construction_stores_nothing() -> None:
    camp = Camp(2).village(0, "beer_container", raw=True).loose(0, beer=2)
    m = camp.run(StoragePhase())
    assert m.over and camp.s.tokens(0, 0) == 0


@pytest.mark.rule("WILD-19.8", "WILD-4.2", "WILD-21.8")
def test_all_store_at_the_same_time_and_score_in_turn_order() -> None:
    camp = Camp(3).favours(["thor", "alviss"], ["grendel"])
    camp.s.first = 1
    for seat in (0, 1):
        camp.village(seat, "beer_container").store(seat, "beer_container.1", 3).loose(seat, beer=1).vp(seat, 4)
    m = camp.run(StoragePhase())
    assert [d.seat for d in m.pending] == [0, 1]
    m.play("store:beer:4", seat=1)
    m.play("store:beer:4", seat=0)
    assert asked(m) == (1, "choose-favour"), "the first player reaches 5 first"
    play(m, "favour:thor")
    assert asked(m) == (0, "choose-favour") and camp.s.vp == [5, 5, 0]


@pytest.mark.rule("WILD-19.6", "WILD-19.7")
def test_every_full_container_pays_every_round() -> None:
    camp = Camp(2).village(0, "beer_container", "gold_container")
    camp.store(0, "beer_container.1", 4).store(0, "gold_container.1", 4)
    for expected in (2, 4):
        m = camp.run(StoragePhase())
        assert m.over and camp.s.vp[0] == expected


# ── phase 5 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-20.1", "WILD-8.3", "WILD-15.12")
def test_cards_in_play_bought_or_laid_go_to_the_own_discard_pile() -> None:
    camp = Camp(2).hand(0, *["beer"] * 3).hand(1, "cannon").village(1, "gold_factory").deck(0, "elf_archer")
    camp.hand(0, "viking_warrior")
    m = play(camp.turn(0), "buy:elf_archer", "attack:viking_warrior", "at:1:gold_factory.1", "lay:cannon", "stand")
    assert names(camp.s.laid[1]) == ["cannon"]
    play(m, "end", "end")
    everything = [names([*camp.s.discards[seat], *camp.s.decks[seat], *camp.s.hands[seat]]) for seat in range(2)]
    assert sorted(everything[0]) == sorted(["beer"] * 3 + ["viking_warrior", "elf_archer", "elf_archer"])
    assert everything[1] == ["cannon"] and camp.s.play == [[], []] and camp.s.laid == [(), ()]


@pytest.mark.rule("WILD-20.3", "WILD-20.8", "WILD-22.5")
def test_each_active_drakkar_keeps_one_card_in_secret_and_at_the_same_time() -> None:
    camp = Camp(2).village(0, "drakkar", "drakkar").village(1, "drakkar")
    camp.hand(0, "cannon", "beer", "gold").hand(1, "beer", "gold").deck(0, *["beer"] * 5).deck(1, *["beer"] * 5)
    m = camp.run(EndOfRound())
    assert [d.seat for d in m.pending] == [0, 1]
    m.play("keep:cannon", seat=0)
    m.play("keep:gold", seat=1)
    seen = m.view(1)["state"]
    assert all(c < 0 for c in seen["staged"][0]), "nobody sees what is kept"
    m.play("keep:gold", seat=0)
    assert sorted(names(camp.s.hands[0])[:2]) == ["cannon", "gold"] and names(camp.s.hands[1])[:1] == ["gold"]
    assert len(camp.s.hands[0]) == 7, "kept cards, then the full draw"


@pytest.mark.rule("WILD-20.3")
def test_keeping_is_a_choice() -> None:
    camp = Camp(2).village(0, "drakkar").hand(0, "beer")
    play(camp.run(EndOfRound()), "done")
    assert camp.s.discards[0] + camp.s.hands[0] + camp.s.decks[0] == camp.s.hands[0], "discarded, then drawn again"


@pytest.mark.rule("WILD-10.8")
def test_a_drakkar_under_construction_keeps_nothing() -> None:
    camp = end(Camp(2).village(0, "drakkar", raw=True).hand(0, "beer"))
    assert asked(camp.match)[1] == "turn"


@pytest.mark.rule("WILD-20.4", "WILD-20.7", "WILD-10.7")
def test_tokens_come_off_and_limits_are_reset() -> None:
    camp = Camp(2).village(0, "brewery", raw=True)
    s = camp.s
    s.raw[0] |= 1 << place("hall")
    s.damaged[1] |= 1 << place("hall")
    s.attacked, s.dragon, s.claimed[0] = 3, 3, 1
    end(camp)
    assert raw(s, 0) == [] and s.damaged == [0, 0] and s.halls[0] == 1
    assert (s.attacked, s.dragon, s.claimed) == (0, 0, [0, 0])
    assert s.made[0] == 1 << place("brewery.1"), "active in the next round's production"


@pytest.mark.rule("WILD-20.5")
def test_the_rightmost_path_card_leaves_and_a_new_one_is_revealed() -> None:
    camp = Camp(2).row("scroll", "crystal", "sword", "shaman", "assassin").path("hero_trap", "bear_rider")
    end(camp)
    assert names(camp.s.row) == ["hero_trap", "scroll", "crystal", "sword", "shaman"]
    assert names(camp.s.path_gone) == ["assassin"]


@pytest.mark.rule("WILD-22.7")
def test_the_path_discard_is_face_down_and_the_rest_is_open() -> None:
    camp = Camp(2).row("scroll", "crystal", "sword", "shaman", "assassin").path("hero_trap", "bear_rider")
    camp.village(1, "brewery").hand(1, "beer").missions(1, "worker")
    m = end(camp).match
    pile = m.scene(0, "en")["things"]["path-gone"]
    assert pile.get("hidden") and "note" not in pile and "data" not in pile
    seen = m.view(0)["state"]
    assert (
        seen["built"] == camp.s.built and seen["vp"] == camp.s.vp and seen["missions"][1]["t"] == [*camp.s.missions[1]]
    )


@pytest.mark.rule("WILD-22.5", "WILD-12.10")
def test_hands_and_decks_are_hidden_and_what_is_played_is_open() -> None:
    camp = Camp(2).hand(0, "beer", "scroll").deck(0, "gold", "gold").deck(1, "gold").hand(1, "cannon")
    m = play(camp.only(), "play:beer")
    mine, theirs = m.view(0)["state"], m.view(1)["state"]
    assert all(c >= 0 for c in mine["hands"][0]) and all(c < 0 for c in mine["decks"][0])
    assert all(c < 0 for c in theirs["hands"][0]) and theirs["play"][0] == camp.s.play[0]


def test_storage_is_not_asked_where_nothing_can_be_decided() -> None:
    camp = Camp(2).village(0, "beer_container").store(0, "beer_container.1", 4).loose(0, beer=1)
    assert camp.run(StoragePhase()).over, "the only Container is full"
    assert BOX.capacity == 4
