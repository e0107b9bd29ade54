"""Defending, Total Defence and traps (WILD-15, 23.4 to 23.9)."""

from __future__ import annotations

import pytest

from meadhall.core.match import Match
from meadhall.games.wild.steps.defence import Guard
from meadhall.games.wild.steps.turn import Turn
from tests.games.wild.kit import BOX, Camp, asked, damaged, ids, names, place, play, raw, state, whys

FACTORY = "at:1:gold_factory.1"


def attack(camp: Camp, *cards: str, at: str = FACTORY) -> Match:
    """Seat 0 attacks seat 1 with cards of its hand, all together."""
    first, *others = cards
    camp.hand(0, *cards)
    return play(camp.turn(0), f"attack:{first}", *(f"add:{c}" for c in others), at)


@pytest.mark.rule("WILD-15.1", "WILD-15.2")
def test_the_defender_alone_is_asked_also_with_an_empty_hand() -> None:
    m = attack(Camp(3).village(1, "gold_factory"), "elf_archer")
    assert asked(m) == (1, "guard") and ids(m) == ["stand"] and len(m.pending) == 1
    other = attack(Camp(3).village(1, "gold_factory").hand(1, "cannon", "beer", "sheep_cannon", "thor"), "elf_archer")
    assert ids(other) == ["lay:cannon", "lay:sheep_cannon", "stand"], "only Defence cards, any number or none"
    play(other, "lay:cannon", "lay:sheep_cannon", "stand")
    assert len(state(other).laid[1]) == 2


@pytest.mark.rule("WILD-12.10", "WILD-22.5")
def test_the_time_an_answer_takes_does_not_tell_whether_one_could_defend() -> None:
    assert Guard.veiled and not Turn.veiled


@pytest.mark.rule("WILD-15.2")
def test_chosen_cards_are_shown_together() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "cannon", "sheep_cannon")
    m = play(attack(camp, "pigator"), "lay:cannon")
    assert all(c < 0 for c in m.view(0)["state"]["staged"][1]), "not shown before the defence is complete"
    play(m, "stand")
    assert names(camp.s.laid[1]) == ["cannon"] and names(camp.s.hands[1]) == ["sheep_cannon"]


@pytest.mark.rule("WILD-15.3", "WILD-15.5", "WILD-23.3")
@pytest.mark.parametrize("card", ["cannon", "chicken_tower", "sheep_cannon"])
def test_a_defence_card_adds_its_number_to_the_attacked_target(card: str) -> None:
    camp = Camp(2).village(1, "gold_factory", "brewery").hand(1, card)
    before = camp.s.defence(1, place("gold_factory.1"))
    m = play(attack(camp, "viking_warrior"), f"lay:{card}", "stand")
    added = BOX.cards[BOX.kinds[card]].defend
    assert camp.s.defence(1, place("gold_factory.1")) == before + added and added >= 2
    assert camp.s.defence(1, place("brewery.1")) == BOX.buildings[0].defence, "and to no other (WILD-15.4)"
    assert damaged(camp.s, 1) == [] and asked(m)[0] == 0


@pytest.mark.rule("WILD-15.4")
def test_a_card_cannot_be_laid_on_a_target_that_is_not_attacked() -> None:
    camp = Camp(2).village(1, "gold_factory", "brewery").hand(1, "cannon")
    m = play(attack(camp, "viking_warrior"), "lay:cannon", "stand")
    assert camp.s.laid_at[1] == (place("gold_factory.1"),) and asked(m) == (0, "turn")
    assert m.refuse(1, "lay:cannon") is not None, "nor at any other time"


@pytest.mark.rule("WILD-15.5")
def test_at_equality_the_attack_succeeds() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "cannon")
    play(attack(camp, "bone_crusher"), "lay:cannon", "stand")
    assert BOX.attack[BOX.kinds["bone_crusher"]] == 1 + 2 and damaged(camp.s, 1) == ["gold_factory.1"]


@pytest.mark.rule("WILD-15.7")
def test_one_vp_per_unit_and_hero_repelled_and_none_for_items() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "sheep_cannon", "chicken_tower")
    m = attack(camp, "viking_warrior", "alviss", "sword")
    play(m, "lay:sheep_cannon", "lay:chicken_tower", "stand")
    assert camp.s.vp == [0, 2]


@pytest.mark.rule("WILD-15.8")
def test_laid_cards_stay_and_the_target_may_be_attacked_again() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "cannon").hand(0, "elf_archer")
    m = play(attack(camp, "viking_warrior"), "lay:cannon", "stand", "attack:elf_archer")
    assert FACTORY in ids(m)
    play(m, FACTORY, "stand")
    assert damaged(camp.s, 1) == [] and camp.s.vp[1] == 2, "1 + 2 is still more than 2"


@pytest.mark.rule("WILD-15.9", "WILD-15.10")
def test_total_defence_gives_one_more_vp_and_marks_the_town_hall() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "cannon")
    m = play(attack(camp, "viking_warrior"), "lay:cannon", "stand")
    assert camp.s.vp == [0, 1] and damaged(camp.s, 1) == []
    play(m, "end")
    assert camp.s.vp == [0, 2] and damaged(camp.s, 1) == ["hall"]


@pytest.mark.rule("WILD-15.9")
def test_no_total_defence_if_one_target_fell_or_nobody_was_attacked() -> None:
    camp = Camp(2).village(1, "gold_factory", "gold_factory").hand(1, "cannon").hand(0, "elf_archer")
    m = play(attack(camp, "viking_warrior"), "lay:cannon", "stand", "attack:elf_archer", "at:1:gold_factory.2", "stand")
    play(m, "end")
    assert camp.s.vp == [1, 1]
    quiet = Camp(2)
    play(quiet.turn(0), "end")
    assert quiet.s.vp == [0, 0]


@pytest.mark.rule("WILD-15.11")
def test_total_defence_looks_at_this_attacker_and_places_no_second_token() -> None:
    camp = Camp(3).village(0, "gold_factory").hand(2, "viking_warrior").hand(0, "cannon")
    camp.s.attacked = 0b011
    camp.s.damaged[0] |= 1 << place("gold_factory.1")
    camp.s.raw[0] |= 1 << place("hall")
    camp.village(0, "brewery")
    m = play(camp.turn(2), "attack:viking_warrior", "at:0:brewery.1", "lay:cannon", "stand", "end")
    assert camp.s.vp[0] == 2 and m.decision is not None
    again = Camp(2).hand(0, "viking_warrior").village(1, "brewery").hand(1, "cannon")
    again.s.raw[1] |= 1 << place("hall")
    play(again.only(), "attack:viking_warrior", "at:1:brewery.1", "lay:cannon", "stand", "end")
    assert again.s.vp[1] == 2 and damaged(again.s, 1) == [] and raw(again.s, 1) == ["hall"]


@pytest.mark.rule("WILD-15.12")
def test_laid_cards_go_to_their_owner_when_the_round_ends() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "cannon")
    play(attack(camp, "viking_warrior"), "lay:cannon", "stand", "end", "end")
    assert camp.s.laid == [(), ()] and names([*camp.s.discards[1], *camp.s.hands[1]]) == ["cannon"]


# ── Shockwave Tower ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-23.4", "WILD-15.4")
def test_shockwave_towers_strengthen_all_targets_until_the_end_of_the_round_and_add_up() -> None:
    camp = Camp(2).village(1, "gold_factory", "brewery").hand(1, "shockwave_tower", "shockwave_tower", "cannon")
    before = [camp.s.defence(1, place(slot)) for slot in ("gold_factory.1", "brewery.1", "hall")]
    m = play(attack(camp, "viking_warrior"), "lay:shockwave_tower", "lay:shockwave_tower", "lay:cannon", "stand")
    after = [camp.s.defence(1, place(slot)) for slot in ("gold_factory.1", "brewery.1", "hall")]
    assert after == [before[0] + 4, before[1] + 2, before[2] + 2]
    play(m, "end", "end")
    assert [camp.s.defence(1, place(slot)) for slot in ("gold_factory.1", "brewery.1", "hall")] == before


# ── traps ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-15.6", "WILD-23.7", "WILD-23.9")
def test_the_hero_trap_removes_a_hero_with_value_and_aura_and_it_still_counts_as_repelled() -> None:
    camp = Camp(2).village(1, "gold_factory", "tavern").hand(1, "hero_trap")
    m = attack(camp, "valkyrie", "viking_warrior", at="at:1:tavern.1")
    play(m, "lay:hero_trap", "stand")
    assert damaged(camp.s, 1) == [] and camp.s.vp == [0, 2], "1 alone, without the aura, is too weak"
    assert sorted(names(camp.s.play[0])) == ["valkyrie", "viking_warrior"] and names(camp.s.play[1]) == ["hero_trap"]


@pytest.mark.rule("WILD-23.7")
def test_with_several_heroes_the_defender_names_one_and_other_effects_stay_usable() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "hero_trap").deck(0, "beer", "beer")
    m = play(attack(camp, "thor", "alviss"), "lay:hero_trap", "stand")
    assert asked(m) == (1, "remove-attacker") and ids(m) == ["remove:alviss", "remove:thor"]
    play(m, "remove:alviss")
    assert damaged(camp.s, 1) == ["gold_factory.1"] and "use:alviss.draw" in ids(m)


@pytest.mark.rule("WILD-23.7", "WILD-23.8", "WILD-23.18", "WILD-23.22")
def test_traps_need_somebody_to_catch_and_dvergar_is_a_hero() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "hero_trap", "assassin")
    m = attack(camp, "viking_warrior")
    assert whys(m, "lay:hero_trap") == ["WILD-23.7"] and "lay:assassin" in ids(m)
    other = Camp(2).village(1, "gold_factory").hand(1, "hero_trap", "assassin")
    m = attack(other, "dvergar")
    assert whys(m, "lay:assassin") == ["WILD-23.8"] and "lay:hero_trap" in ids(m)


@pytest.mark.rule("WILD-23.8", "WILD-15.6")
def test_the_assassin_attacks_or_removes_a_unit_but_not_both() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "assassin")
    m = play(attack(camp, "elf_archer"), "lay:assassin", "stand")
    assert damaged(camp.s, 1) == [] and camp.s.vp == [0, 1]
    play(m, "end")
    assert not any(o == "attack:assassin" for o in ids(m)), "spent as a reaction"
    own = Camp(2).hand(0, "assassin").village(1, "gold_factory")
    play(own.only(), "attack:assassin", FACTORY, "stand")
    assert damaged(own.s, 1) == ["gold_factory.1"] and own.s.hands[0] == []


@pytest.mark.rule("WILD-15.6", "WILD-23.8")
def test_the_question_who_leaves_names_the_rule_of_traps_and_assassins_alike() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior").hand(1, "assassin")
    m = play(camp.turn(0), "attack:elf_archer", "add:viking_warrior", "at:1:hall", "lay:assassin", "stand")
    assert asked(m) == (1, "remove-attacker") and m.decision is not None and m.decision.rule == "WILD-15.6"


@pytest.mark.rule("WILD-23.9", "WILD-12.8")
def test_without_a_unit_or_hero_left_the_value_is_zero_and_items_add_nothing() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "assassin")
    play(attack(camp, "viking_warrior", "sword"), "lay:assassin", "stand")
    assert damaged(camp.s, 1) == [] and camp.s.vp == [0, 1]


@pytest.mark.rule("WILD-23.17")
def test_grendel_removed_gains_nothing() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(1, "hero_trap")
    play(attack(camp, "grendel", "elf_archer"), "lay:hero_trap", "stand")
    assert damaged(camp.s, 1) == ["gold_factory.1"] and camp.s.vp[0] == 0


# ── Odin's Boost ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-23.6")
def test_odins_boost_counts_one_named_unit_twice() -> None:
    camp = Camp(2).hand(1, "assassin")
    m = attack(camp, "elf_archer", "viking_warrior", "odins_boost", at="at:1:hall")
    assert asked(m) == (0, "name-boosted") and ids(m) == ["boost:viking_warrior", "boost:elf_archer"]
    play(m, "boost:elf_archer")
    assert m.scene(1, "en")["things"]["fight"]["data"]["value"] == 2 + 1 + 2
    play(m, "lay:assassin", "stand", "remove:elf_archer")
    assert damaged(camp.s, 1) == [], "with that Unit removed the Boost adds nothing"


@pytest.mark.rule("WILD-23.6")
def test_odins_boost_does_not_double_heroes() -> None:
    camp = Camp(2)
    m = attack(camp, "thor", "odins_boost", at="at:1:hall")
    assert asked(m) == (1, "guard")
    assert m.scene(1, "en")["things"]["fight"]["data"]["value"] == BOX.attack[BOX.kinds["thor"]]
