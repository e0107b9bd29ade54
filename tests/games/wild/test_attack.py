"""Attacks, rewards, Draco and the Undead (WILD-12, 13, 14, 16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.core.match import start
from meadhall.games.wild import GAME
from meadhall.games.wild.cards import HITS
from meadhall.games.wild.state import CARD, DAMAGE, REWARD
from meadhall.games.wild.steps.monsters import attack_draco
from meadhall.games.wild.steps.targets import attack_value
from tests.games.wild.kit import BOX, Camp, asked, damaged, ids, names, place, play, state, whys


def prize(building: str) -> int:
    """The VP under the defence value of a Building."""
    return next(b.vp for b in BOX.buildings if b.id == building)


def hit(camp: Camp, *targets: str, unit: str = "pigator") -> Camp:
    """Seat 0 damages targets of seat 1, one Unit each."""
    camp.hand(0, *[unit] * len(targets))
    m = camp.only()
    for target in targets:
        play(m, f"attack:{unit}", f"at:1:{target}", "stand")
    return camp


# ── attacks in general ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-12.1", "WILD-13.1")
def test_only_units_and_heroes_attack_sites_undead_or_draco() -> None:
    camp = Camp(2).hand(0, "viking_warrior", "thor", "sword", "beer", "cannon", "scroll").village(1, "brewery")
    camp.row("undead_beer", "scroll", "scroll", "scroll", "crystal")
    m = camp.only()
    assert [o for o in ids(m) if o.startswith("attack:")] == ["attack:viking_warrior", "attack:thor"]
    play(m, "attack:thor")
    assert [o for o in ids(m) if o.startswith("at:")] == ["at:1:brewery.1", "at:1:hall", "at:draco", "at:undead_beer"]


@pytest.mark.rule("WILD-12.2", "WILD-12.9")
def test_an_attack_takes_cards_from_hand_and_from_play_and_spends_them() -> None:
    camp = Camp(2).hand(0, "bear_rider", "viking_warrior").village(1, "gold_factory")
    m = play(camp.only(), "play:bear_rider")
    assert camp.s.beer == 1 and "attack:bear_rider" in ids(m)
    play(m, "attack:viking_warrior", "add:bear_rider", "at:1:gold_factory.1", "stand")
    assert sorted(names(camp.s.play[0])) == ["bear_rider", "viking_warrior"] and damaged(camp.s, 1) == [
        "gold_factory.1"
    ]
    assert not any(o.startswith("attack:") for o in ids(m))


@pytest.mark.rule("WILD-12.2")
def test_a_card_already_in_play_attacks_before_its_like_in_hand() -> None:
    camp = Camp(2).hand(0, "bear_rider", "bear_rider").village(1, "gold_factory")
    m = play(camp.only(), "play:bear_rider", "attack:bear_rider", "at:1:gold_factory.1", "stand")
    assert names(camp.s.hands[0]) == ["bear_rider"] and camp.s.ready == ()
    play(m, "play:bear_rider")
    assert camp.s.beer == 2 and "attack:bear_rider" in ids(m)


@pytest.mark.rule("WILD-12.3")
def test_equal_is_enough_and_values_add_up() -> None:
    defence = BOX.halls[0].defence
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior", "viking_warrior")
    m = play(camp.only(), "attack:elf_archer", "add:viking_warrior", "add:viking_warrior", "at:1:hall")
    assert defence == 4 and asked(m) == (1, "guard")
    play(m, "stand")
    assert damaged(camp.s, 1) == ["hall"]


@pytest.mark.rule("WILD-12.4")
def test_a_card_attacks_once_a_round() -> None:
    camp = Camp(2).hand(0, "viking_warrior", "sword", "thor").village(1, "gold_factory", "brewery")
    m = play(camp.only(), "attack:viking_warrior", "add:sword", "at:1:gold_factory.1", "stand", "attack:thor")
    assert not any(o.startswith("add:") for o in ids(m)), "neither the Unit nor the item is there again"


@pytest.mark.rule("WILD-12.5")
def test_any_number_of_units_and_heroes_join() -> None:
    camp = Camp(2).hand(0, "thor", "alviss", "grendel", "elf_archer")
    m = play(camp.only(), "attack:thor", "add:alviss", "add:grendel", "add:elf_archer")
    staged = camp.s.staged[0]
    expected = sum(BOX.attack[BOX.kinds[k]] for k in ("thor", "alviss", "grendel", "elf_archer"))
    assert attack_value(camp.s, 0, staged) == expected and "at:1:hall" in ids(m)


@pytest.mark.rule("WILD-12.6")
def test_nothing_can_be_added_after_the_declaration() -> None:
    camp = Camp(2).hand(0, "viking_warrior", "sword").hand(1, "cannon").village(1, "gold_factory")
    m = play(camp.only(), "attack:viking_warrior", "at:1:gold_factory.1", "lay:cannon")
    refusal = m.refuse(0, "add:sword")
    assert refusal is not None and asked(m) == (1, "guard")
    play(m, "stand")
    assert damaged(camp.s, 1) == [] and asked(m) == (0, "turn")


@pytest.mark.rule("WILD-12.7", "WILD-15.7")
def test_a_weak_attack_may_be_declared_and_is_repelled() -> None:
    camp = Camp(2).hand(0, "viking_warrior")
    m = play(camp.only(), "attack:viking_warrior", "at:1:hall", "stand")
    assert damaged(camp.s, 1) == [] and camp.s.vp == [0, 1] and asked(m) == (0, "turn")


@pytest.mark.rule("WILD-12.8", "WILD-23.5")
def test_items_need_a_unit_or_hero() -> None:
    camp = Camp(2).hand(0, "sword", "mjollnir", "odins_boost", "thor")
    m = camp.only()
    for item in ("sword", "mjollnir", "odins_boost"):
        assert whys(m, f"play:{item}") == ["WILD-12.8"] and m.refuse(0, f"attack:{item}") is not None
    play(m, "attack:thor", "add:sword", "add:mjollnir")
    boosts = sum(BOX.cards[BOX.kinds[k]].boost for k in ("sword", "mjollnir"))
    assert attack_value(camp.s, 0, camp.s.staged[0]) == BOX.attack[BOX.kinds["thor"]] + boosts, (
        "a Hero carries them too"
    )


@pytest.mark.rule("WILD-12.10", "WILD-15.2")
def test_a_declared_attack_is_open_and_a_hand_is_not() -> None:
    camp = Camp(2).hand(0, "thor", "beer").hand(1, "cannon")
    m = play(camp.only(), "attack:thor", "at:1:hall")
    data = m.scene(1, "en")["things"]["fight"]["data"]
    assert data["value"] == 6 and data["cards"] == ["card:thor.0"]
    assert all(c < 0 for c in m.view(1)["state"]["hands"][0])


# ── attacking another player ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-13.2")
def test_only_one_opponent_a_turn() -> None:
    camp = Camp(3).hand(0, *["elf_archer"] * 3).village(1, "gold_factory", "gold_factory").village(2, "gold_factory")
    m = play(camp.only(), "attack:elf_archer", "at:1:gold_factory.1", "stand", "attack:elf_archer")
    assert whys(m, "at:2:gold_factory.1") == ["WILD-13.2"] and "at:1:gold_factory.2" in ids(m)


@pytest.mark.rule("WILD-13.3", "WILD-13.4", "WILD-13.14")
def test_who_was_attacked_even_in_vain_may_not_be_attacked_by_another() -> None:
    camp = Camp(3).hand(0, "viking_warrior").hand(1, "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:2:hall", "stand", "end", "attack:viking_warrior")
    assert "WILD-13.3" in whys(m, "at:2:hall") and "at:0:hall" in ids(m)


@pytest.mark.rule("WILD-13.2", "WILD-13.3")
def test_an_attacked_player_beside_the_one_opponent_is_barred_by_both_rules() -> None:
    camp = Camp(4).village(2, "brewery").hand(0, "viking_warrior").hand(1, "viking_warrior", "elf_archer")
    m = play(camp.turn(0), "attack:viking_warrior", "at:2:hall", "stand", "end")
    play(m, "attack:viking_warrior", "at:0:hall", "stand", "attack:elf_archer")
    assert whys(m, "at:2:brewery.1") == ["WILD-13.2", "WILD-13.3"] and whys(m, "at:3:hall") == ["WILD-13.2"]
    assert "at:0:hall" in ids(m), "who was attacked by oneself may be attacked again"


@pytest.mark.rule("WILD-13.5", "WILD-13.2")
def test_if_all_opponents_were_attacked_one_of_them_may_be_attacked_again() -> None:
    camp = Camp(3).village(0, "gold_factory", "gold_factory").village(1, "brewery")
    camp.hand(0, "viking_warrior").hand(1, "viking_warrior").hand(2, "viking_warrior", "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:brewery.1", "stand", "end")
    play(m, "attack:viking_warrior", "at:0:gold_factory.1", "stand", "end", "attack:viking_warrior")
    assert whys(m, "at:0:gold_factory.1") == ["WILD-13.6"], "damaged already"
    assert {"at:0:gold_factory.2", "at:0:hall"} <= set(ids(m))
    play(m, "at:0:gold_factory.2", "stand", "attack:viking_warrior")
    assert whys(m, "at:1:brewery.1")[0] == "WILD-13.2" and "at:0:hall" in ids(m)


@pytest.mark.rule("WILD-13.13")
def test_an_opponent_without_attackable_targets_does_not_open_the_exception() -> None:
    camp = Camp(3).hand(2, "viking_warrior")
    camp.s.attacked = 1 << 0
    camp.s.raw[1] |= 1 << place("hall")
    m = play(camp.turn(2), "attack:viking_warrior")
    assert whys(m, "at:0:hall") == ["WILD-13.3"] and whys(m, "at:1:hall") == ["WILD-13.6"]
    assert ids(m) == ["at:draco"]


@pytest.mark.rule("WILD-27.4")
def test_with_two_players_the_exception_never_matters() -> None:
    camp = Camp(2).hand(0, "viking_warrior").hand(1, "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:hall", "stand", "end", "attack:viking_warrior")
    assert "at:0:hall" in ids(m), "the one opponent of seat 1 was not attacked"


@pytest.mark.rule("WILD-13.6", "WILD-10.7")
def test_damaged_and_unfinished_targets_cannot_be_attacked() -> None:
    camp = Camp(2).village(1, "gold_factory", "brewery").village(1, "tavern", raw=True).hand(0, *["pigator"] * 2)
    m = play(camp.only(), "attack:pigator", "at:1:gold_factory.1", "stand", "attack:pigator")
    assert whys(m, "at:1:gold_factory.1") == ["WILD-13.6"] == whys(m, "at:1:tavern.1")


@pytest.mark.rule("WILD-13.7", "WILD-13.8")
def test_several_attacks_may_be_declared_at_the_same_time() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior", "bone_crusher").hand(1, "cannon")
    camp.village(1, "gold_factory", "gold_factory")
    m = play(camp.only(), "attack:viking_warrior", "also:1:gold_factory.1")
    assert whys(m, "at:1:gold_factory.2") == ["WILD-12.1"], "first a Unit for the second attack"
    play(m, "add:elf_archer")
    assert whys(m, "at:1:gold_factory.1") == ["WILD-13.7"] == whys(m, "at:draco")
    play(m, "at:1:gold_factory.2")
    assert asked(m) == (1, "guard") and m.scene(1, "en")["things"]["fight"]["data"]["more"] == 1
    play(m, "stand", "lay:cannon", "stand")
    assert damaged(camp.s, 1) == ["gold_factory.1"], "each is resolved apart, in the order declared"
    assert asked(m) == (0, "turn")


@pytest.mark.rule("WILD-13.7")
def test_the_second_declaration_may_be_left_out_after_all() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior").village(1, "gold_factory")
    m = play(camp.only(), "attack:viking_warrior", "also:1:gold_factory.1", "done", "stand")
    assert damaged(camp.s, 1) == ["gold_factory.1"] and "attack:elf_archer" in ids(m)


@pytest.mark.rule("WILD-13.9", "WILD-10.10", "WILD-14.1")
def test_success_leaves_a_damage_token_and_pays_the_reward_at_once() -> None:
    camp = hit(Camp(2).village(1, "tavern"), "tavern.1")
    assert damaged(camp.s, 1) == ["tavern.1"] and camp.s.built[1]
    assert camp.s.points[0][REWARD] == camp.s.vp[0] == prize("tavern"), (
        "the table is scored only at the end of the turn"
    )


@pytest.mark.rule("WILD-13.10", "WILD-13.12", "WILD-13.11")
@pytest.mark.parametrize("hits", range(10))
def test_the_table_gives_2n_minus_1(hits: int) -> None:
    camp = Camp(2)
    camp.s.attacked = 1 << 1
    m = camp.only()
    camp.s.did[HITS] = hits
    play(m, "end")
    assert camp.s.points[0][DAMAGE] == (2 * hits - 1 if hits else 0)


@pytest.mark.rule("WILD-13.11", "WILD-16.4")
def test_draco_and_undead_never_count_as_damaged_targets() -> None:
    camp = Camp(2).hand(0, "pigator", "pigator").row("undead_beer", "scroll", "scroll", "scroll", "crystal")
    m = play(camp.only(), "attack:pigator", "at:draco", "loot:beer", "attack:pigator", "at:undead_beer", "end")
    assert camp.s.points[0][DAMAGE] == 0 and m.over
    assert camp.s.attacked == 0 and camp.s.vp[1] == 0, "nobody was attacked"


# ── rewards ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-14.2", "WILD-11.1")
def test_vp_symbols_are_paid_for_buildings_and_town_halls() -> None:
    camp = hit(Camp(2).village(1, "tavern"), "tavern.1", "hall")
    tavern = next(b.vp for b in BOX.buildings if b.id == "tavern")
    assert camp.s.points[0][REWARD] == tavern + BOX.halls[0].vp > 1


@pytest.mark.rule("WILD-14.3", "WILD-14.6", "WILD-7.10")
def test_a_token_is_taken_from_the_attacked_container_itself() -> None:
    camp = (
        Camp(2)
        .village(1, "gold_container", "gold_container")
        .store(1, "gold_container.2", 2)
        .village(0, "gold_container")
    )
    hit(camp, "gold_container.1", "gold_container.2")
    assert camp.s.stored[0][place("gold_container.1")] == 1, (
        "nothing from the empty one, one from the other, stored at once"
    )
    assert camp.s.stored[1][place("gold_container.2")] == 1
    assert camp.s.purse(0, 1) == 1, "and it may be spent in the same turn"


@pytest.mark.rule("WILD-14.3")
def test_the_log_tells_what_is_looted() -> None:
    camp = Camp(2).village(1, "gold_container").store(1, "gold_container.1", 1)
    camp.match.listen()
    hit(camp, "gold_container.1")
    told = [line["text"] for line in camp.match.lines(camp.match.heard(), None, "en", ["Ann", "Bo"])]
    assert "Ann takes a token from Bo’s Gold Container." in told


@pytest.mark.rule("WILD-14.4")
def test_tokens_on_producers_and_on_the_hall_cannot_be_looted() -> None:
    camp = Camp(2).village(1, "brewery").make(1, "brewery.1").loose(1, gold=2)
    hit(camp, "brewery.1", "hall")
    assert (camp.s.tokens(1, 0), camp.s.tokens(1, 1)) == (1, 2) and camp.s.tokens(0, 0) == 0


@pytest.mark.rule("WILD-14.5", "WILD-21.4")
def test_a_level_3_hall_gives_a_favour_for_every_success() -> None:
    camp = Camp(2).village(1, hall=3).hand(0, "thor", "mjollnir").favours(["alviss", "scroll"][:1], ["valkyrie"])
    m = play(camp.only(), "attack:thor", "add:mjollnir", "at:1:hall", "stand")
    assert asked(m) == (0, "choose-favour") and ids(m) == ["favour:alviss", "favour:valkyrie"]


@pytest.mark.rule("WILD-14.7")
def test_a_target_pays_once_a_round() -> None:
    camp = hit(Camp(2).village(1, "tavern").hand(0, "elf_archer"), "tavern.1")
    m = play(camp.match, "attack:elf_archer")
    assert whys(m, "at:1:tavern.1") == ["WILD-13.6"] and camp.s.points[0][REWARD] == prize("tavern")


# ── Draco and the Undead ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-16.1", "WILD-16.2", "WILD-16.3")
def test_draco_gives_a_loose_token_once_a_round() -> None:
    camp = Camp(2).hand(0, "viking_warrior", "viking_warrior").village(0, "gold_container")
    m = play(camp.only(), "attack:viking_warrior", "at:draco")
    assert BOX.draco_defence == 1 and ids(m) == ["loot:beer", "loot:gold"]
    play(m, "loot:gold", "attack:viking_warrior")
    assert whys(m, "at:draco") == ["WILD-16.2"]
    assert camp.s.loose_gold[0] == 1 and camp.s.stored[0][place("gold_container.1")] == 0 and camp.s.vp == [0, 0]


@pytest.mark.rule("WILD-16.4")
def test_draco_does_not_use_up_the_one_opponent() -> None:
    camp = Camp(3).hand(0, "viking_warrior", "viking_warrior")
    m = play(camp.only(), "attack:viking_warrior", "at:draco", "loot:beer", "attack:viking_warrior")
    assert {"at:1:hall", "at:2:hall"} <= set(ids(m))


@pytest.mark.rule("WILD-16.5", "WILD-16.6", "WILD-16.7", "WILD-9.3", "WILD-9.2")
def test_undead_give_a_token_and_a_vp_and_leave_the_row() -> None:
    camp = Camp(2).hand(0, "thor", "pigator").row("undead_gold", "scroll", "scroll", "undead_beer", "crystal")
    camp.path("undead_beer", "sword")
    m = play(camp.only(), "attack:thor", "at:undead_beer")
    assert camp.s.vp[0] == 1 and camp.s.loose_beer[0] == 1
    assert names(camp.s.row) == ["undead_beer", "undead_gold", "scroll", "scroll", "crystal"]
    assert names(camp.s.path_gone) == ["undead_beer"] and camp.s.discards[0] == []
    play(m, "attack:pigator", "at:undead_beer")
    assert camp.s.vp[0] == 2, "any number a turn, also one just revealed"


@pytest.mark.rule("WILD-9.3", "WILD-16.5")
def test_of_two_like_undead_the_attacker_says_which_is_beaten() -> None:
    camp = Camp(2).hand(0, "pigator").row("undead_gold", "sword", "undead_gold", "scroll", "crystal").path("shaman")
    m = play(camp.only(), "attack:pigator", "at:undead_gold")
    assert asked(m) == (0, "beat-in-row") and ids(m) == ["space:3", "space:1"] and camp.s.vp[0] == 0
    play(m, "space:1")
    assert names(camp.s.row) == ["shaman", "sword", "undead_gold", "scroll", "crystal"] and camp.s.vp[0] == 1


@pytest.mark.rule("WILD-16.8")
def test_a_weak_attack_on_draco_or_undead_has_no_effect_but_uses_draco_up(tmp_path: Path) -> None:
    camp = (
        Camp(2).hand(0, "viking_warrior", "viking_warrior").row("undead_gold", "scroll", "scroll", "scroll", "crystal")
    )
    m = play(camp.only(), "attack:viking_warrior", "at:undead_gold")
    assert camp.s.vp == [0, 0] and names(camp.s.row)[0] == "undead_gold" and asked(m) == (0, "turn")
    file = tmp_path / "strong.yaml"
    file.write_text("draco: {defence: 3}\n")
    stronger = start(GAME.with_content(file), 2, 1)
    attack_draco(state(stronger), 0, (BOX.first[BOX.kinds["viking_warrior"]],), -1)
    assert state(stronger).dragon == 1 and asked(stronger)[1] == "turn", "no token, and the attack is used up"


@pytest.mark.rule("WILD-23.17")
def test_grendel_gains_a_vp_when_its_attack_damages_a_site() -> None:
    camp = Camp(2).hand(0, "grendel").village(1, "brewery")
    play(camp.only(), "attack:grendel", "at:1:brewery.1", "stand")
    assert camp.s.points[0][CARD] == 1
    other = Camp(2).hand(0, "grendel")
    play(other.only(), "attack:grendel", "at:draco", "loot:beer")
    assert other.s.points[0][CARD] == 0
