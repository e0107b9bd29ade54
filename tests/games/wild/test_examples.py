"""The worked examples, EX-1 to EX-39. Vincent is seat 0, Marie seat 1."""

from __future__ import annotations

import pytest

from meadhall.core.match import start
from meadhall.games.wild import GAME
from meadhall.games.wild.state import BONUS, DAMAGE
from meadhall.games.wild.steps.phases import DrawPhase, EndOfRound, Production, StoragePhase
from meadhall.games.wild.steps.targets import attack_value
from tests.games.wild.kit import BOX, Camp, asked, damaged, ids, missions, names, place, play, raw, state, whys


@pytest.mark.rule("WILD-5.1", "WILD-5.2")
def test_ex1_production() -> None:
    camp = Camp(2).village(0, "gold_factory", "gold_factory", "brewery")
    camp.run(Production())
    assert (camp.s.tokens(0, 1), camp.s.tokens(0, 0)) == (2, 1) and camp.s.made[0].bit_count() == 3


@pytest.mark.rule("WILD-6.1", "WILD-6.2")
def test_ex2_draw_with_taverns() -> None:
    camp = Camp(2).village(0, "tavern", "tavern").deck(0, *["beer"] * 7)
    camp.run(DrawPhase())
    assert len(camp.s.hands[0]) == 7


@pytest.mark.rule("WILD-6.3", "WILD-20.3")
def test_ex3_draw_with_taverns_and_a_drakkar() -> None:
    camp = Camp(2).village(0, "tavern", "tavern", "drakkar").deck(0, *["beer"] * 8).hand(0, "cannon", "gold")
    play(camp.run(EndOfRound()), "keep:cannon")
    assert len(camp.s.hands[0]) == 8 and "cannon" in names(camp.s.hands[0])


@pytest.mark.rule("WILD-8.1")
def test_ex4_a_price_with_two_resources() -> None:
    assert BOX.cards[BOX.kinds["pigator"]].price == (4, 3)
    camp = Camp(2).loose(0, beer=4, gold=3)
    play(camp.only(), "buy:pigator")
    assert camp.s.purse(0, 0) == camp.s.purse(0, 1) == 0 and names(camp.s.play[0]) == ["pigator"]
    assert whys(Camp(2).loose(0, beer=4, gold=2).only(), "buy:pigator") == ["WILD-8.1"]


@pytest.mark.rule("WILD-7.12", "WILD-8.1", "WILD-8.3")
def test_ex5_buying_an_elf_archer() -> None:
    camp = Camp(2).hand(0, "beer", "beer").village(0, "brewery").make(0, "brewery.1").deck(0, *["gold"] * 4)
    m = play(camp.turn(0), "play:beer", "play:beer", "buy:elf_archer")
    assert names(camp.s.play[0]) == ["beer", "beer", "elf_archer"] and camp.s.made[0] == 0
    assert camp.s.hands[0] == [] and "attack:elf_archer" not in ids(m)
    play(m, "end", "end")
    assert "elf_archer" in names([*camp.s.discards[0], *camp.s.decks[0], *camp.s.hands[0]])


@pytest.mark.rule("WILD-12.3", "WILD-13.9", "WILD-13.10")
def test_ex6_success_at_equality() -> None:
    camp = Camp(2).village(1, "gold_factory").hand(0, "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:gold_factory.1", "stand")
    assert damaged(camp.s, 1) == ["gold_factory.1"] and camp.s.built[1]
    play(m, "end")
    assert camp.s.vp == [1, 0]


@pytest.mark.rule("WILD-15.3", "WILD-15.5", "WILD-15.7", "WILD-15.9")
def test_ex7_repelled_and_total_defence() -> None:
    camp = Camp(2).hand(0, "elf_archer", "elf_archer").hand(1, "cannon")
    assert camp.s.defence(1, place("hall")) == 4
    m = play(camp.turn(0), "attack:elf_archer", "add:elf_archer", "at:1:hall", "lay:cannon", "stand")
    assert camp.s.vp == [0, 2]
    play(m, "end")
    assert camp.s.vp == [0, 3] and damaged(camp.s, 1) == ["hall"]


@pytest.mark.rule("WILD-18.1", "WILD-18.2", "WILD-18.3")
def test_ex8_exchange_with_mixed_sources() -> None:
    camp = Camp(2).hand(0, "beer").loose(0, beer=1).village(0, "gold_container")
    m = play(camp.turn(0), "trade:beer")
    assert (camp.s.gold, camp.s.tokens(0, 0), camp.s.tokens(0, 1)) == (1, 0, 0)
    play(m, "end", "end")
    assert camp.s.tokens(0, 1) == 0, "it can never be stored"


@pytest.mark.rule("WILD-7.6", "WILD-12.5", "WILD-23.15")
def test_ex9_alviss_draws_and_attacks_with_what_was_drawn() -> None:
    camp = Camp(2).hand(0, "alviss").deck(0, "elf_archer", "beer").village(1, "brewery")
    m = play(camp.only(), "play:alviss", "attack:alviss", "add:elf_archer", "at:1:brewery.1")
    assert m.scene(1, "en")["things"]["fight"]["data"]["value"] == 5


@pytest.mark.rule("WILD-6.4", "WILD-22.1")
def test_ex10_a_deck_with_fewer_than_five_cards() -> None:
    camp = Camp(2).deck(0, "beer", "beer", "beer").discard(0, *["beer"] * 5, *["gold"] * 4)
    camp.run(DrawPhase())
    assert (len(camp.s.hands[0]), len(camp.s.decks[0]), len(camp.s.discards[0])) == (5, 7, 0)


@pytest.mark.rule("WILD-10.3", "WILD-10.4")
def test_ex11_the_building_limit() -> None:
    camp = Camp(2).village(0, "brewery", "brewery", "brewery").hand(0, "cannon", "cannon").loose(0, beer=9, gold=9)
    assert "WILD-10.4" in whys(camp.only(), "build:tavern")
    camp.village(0, hall=2)
    assert "build:tavern" in ids(camp.only())
    camp.village(0, hall=3)
    assert whys(camp.only(), "build:brewery") == ["WILD-10.3"]


@pytest.mark.rule("WILD-11.2", "WILD-11.3")
def test_ex12_upgrade_to_level_2() -> None:
    camp = Camp(2).loose(0, gold=3).hand(1, "thor")
    m = play(camp.turn(0), "upgrade:2", "end", "attack:thor")
    assert camp.s.tokens(0, 1) == 0 and raw(camp.s, 0) == ["hall"] and whys(m, "at:0:hall") == ["WILD-13.6"]
    assert camp.s.limit(0) == 3
    play(m, "at:draco", "loot:beer", "end")
    assert camp.s.limit(0) == 6


@pytest.mark.rule("WILD-7.8", "WILD-19.2")
def test_ex13_cards_cannot_be_stored() -> None:
    camp = Camp(2).village(0, "beer_container").hand(0, "beer", "beer")
    m = play(camp.turn(0), "end", "end")
    assert asked(m)[1] == "turn" and camp.s.tokens(0, 0) == 0


@pytest.mark.rule("WILD-14.4")
def test_ex14_producers_cannot_be_looted() -> None:
    camp = Camp(2).village(1, "brewery").make(1, "brewery.1").hand(0, "thor")
    play(camp.only(), "attack:thor", "at:1:brewery.1", "stand")
    assert damaged(camp.s, 1) == ["brewery.1"] and (camp.s.tokens(1, 0), camp.s.tokens(0, 0)) == (1, 0)


@pytest.mark.rule("WILD-14.3")
def test_ex15_an_empty_container() -> None:
    camp = Camp(2).village(1, "gold_container", "gold_container").store(1, "gold_container.2", 2).hand(0, "thor")
    play(camp.only(), "attack:thor", "at:1:gold_container.1", "stand", "end")
    assert camp.s.tokens(0, 1) == 0 and camp.s.tokens(1, 1) == 2 and camp.s.points[0][DAMAGE] == 1


@pytest.mark.rule("WILD-7.10", "WILD-14.6")
@pytest.mark.parametrize("container", [True, False])
def test_ex16_loot_may_be_spent_at_once(container: bool) -> None:
    camp = Camp(2).village(1, "gold_container").store(1, "gold_container.1", 2).hand(0, "thor", "gold")
    if container:
        camp.village(0, "gold_container")
    m = camp.only()
    assert whys(m, "buy:cannon") == ["WILD-8.1"]
    play(m, "attack:thor", "at:1:gold_container.1", "stand")
    assert (camp.s.stored[0][place("gold_container.1")], camp.s.loose_gold[0]) == ((1, 0) if container else (0, 1))
    play(m, "buy:cannon")
    assert camp.s.stored[1][place("gold_container.1")] == 1


@pytest.mark.rule("WILD-16.6", "WILD-16.7", "WILD-25.7")
def test_ex17_undead_and_the_follower() -> None:
    camp = Camp(2).bonuses("follower").discard(0, "scroll").discard(1, "scroll", "crystal")
    camp.hand(0, "thor", "grendel", "valkyrie").row("undead_gold", "undead_gold", "undead_beer", "sword", "shaman")
    m = camp.turn(0)
    for hero, undead in (("thor", "undead_gold"), ("grendel", "undead_gold"), ("valkyrie", "undead_beer")):
        play(m, f"attack:{hero}", f"at:{undead}")
    camp.s.last = 1
    play(m, "end", "end")
    assert camp.s.vp[0] == 3 and [p[BONUS] for p in camp.s.points] == [0, 6]


@pytest.mark.rule("WILD-12.8")
def test_ex18_an_item_alone() -> None:
    m = Camp(2).hand(0, "mjollnir", "sword").only()
    assert not any(o.startswith("attack:") for o in ids(m))


@pytest.mark.rule("WILD-12.5")
def test_ex19_several_heroes() -> None:
    camp = Camp(2).hand(0, "alviss", "thor")
    play(camp.only(), "attack:alviss", "add:thor")
    assert attack_value(camp.s, 0, camp.s.staged[0]) == 9


@pytest.mark.rule("WILD-22.6")
def test_ex20_looking_at_a_discard_pile() -> None:
    camp = Camp(2).discard(1, "beer", "thor")
    cards = camp.only().scene(0, "fr")["things"]["discard:1"]["data"]["cards"]
    assert cards == [{"name": "Bière", "n": 1}, {"name": "Thor", "n": 1}]


@pytest.mark.rule("WILD-19.6", "WILD-19.7")
def test_ex21_a_full_container_every_round() -> None:
    camp = Camp(2).village(0, "beer_container").store(0, "beer_container.1", 4)
    for _ in range(3):
        camp.run(StoragePhase())
    assert camp.s.vp[0] == 3


@pytest.mark.rule("WILD-10.9", "WILD-23.10")
def test_ex22_buildings_under_construction_count() -> None:
    camp = Camp(2).village(0, "gold_factory").hand(0, "gold_miner").loose(0, beer=3)
    play(camp.only(), "build:gold_factory", "play:gold_miner")
    assert camp.s.gold == 2


@pytest.mark.rule("WILD-15.10")
def test_ex23_one_attack_is_enough_for_total_defence() -> None:
    camp = Camp(2).hand(0, "viking_warrior")
    play(camp.turn(0), "attack:viking_warrior", "at:1:hall", "stand", "end")
    assert camp.s.vp == [0, 2]


@pytest.mark.rule("WILD-25.2", "WILD-25.3")
@pytest.mark.parametrize(("n", "each"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_ex24_sharing_a_bonus(n: int, each: int) -> None:
    camp = Camp(4).bonuses("builder")
    for seat in range(n):
        camp.village(seat, "drakkar")
    camp.s.last = 1
    camp.run(EndOfRound())
    assert camp.s.vp == [each] * n + [0] * (4 - n)


@pytest.mark.rule("WILD-16.2", "WILD-16.3")
def test_ex25_draco_once_a_round() -> None:
    camp = Camp(2).hand(0, "viking_warrior", "viking_warrior")
    m = play(camp.only(), "attack:viking_warrior", "at:draco", "loot:gold", "attack:viking_warrior")
    assert camp.s.tokens(0, 1) == 1 and whys(m, "at:draco") == ["WILD-16.2"]


@pytest.mark.rule("WILD-17.8", "WILD-17.9")
def test_ex26_exchanging_a_mission() -> None:
    camp = Camp(2).missions(0, "worker", "worship").mission_deck("shield", "strategy").hand(0, "gold", "gold")
    m = play(camp.only(), "swap:worker")
    assert missions(camp.s, 0) == ["worship", "shield"] and camp.s.mission_deck[0] not in camp.s.missions[0]
    assert whys(m, "swap:worship") == ["WILD-17.9"]


@pytest.mark.rule("WILD-17.5", "WILD-17.6")
def test_ex27_one_mission_a_round() -> None:
    camp = Camp(2).missions(0, "worker", "worship").mission_deck("shield").loose(0, beer=20, gold=20)
    m = play(camp.turn(0), "build:brewery", "buy:gold_bars", "claim:worship")
    assert whys(m, "claim:worker") == ["WILD-17.5"] and missions(camp.s, 0) == ["worker"]
    play(m, "end", "end")
    assert asked(m) == (1, "refill-mission"), "Marie begins the next round; she has none"
    play(m, "no-mission")
    assert asked(m) == (0, "refill-mission")


@pytest.mark.rule("WILD-21.2", "WILD-21.5")
@pytest.mark.parametrize(("taken", "left"), [("thor", ["alviss", "grendel"]), ("grendel", ["thor", "alviss"])])
def test_ex28_choosing_a_favour(taken: str, left: list[str]) -> None:
    camp = Camp(2).vp(0, 4).favours(["thor", "alviss"], ["grendel"]).hand(0, "pigator")
    camp.village(1, "tavern")
    m = play(camp.turn(0), "attack:pigator", "at:1:tavern.1", "stand")
    assert camp.s.vp[0] == 6 and sorted(ids(m)) == ["favour:alviss", "favour:grendel", "favour:thor"]
    play(m, f"favour:{taken}")
    assert names(camp.s.discards[0]) == [taken] and names(camp.s.favours_open) == left


@pytest.mark.rule("WILD-9.1", "WILD-9.2")
def test_ex29_the_row_after_a_purchase() -> None:
    camp = Camp(2).row("scroll", "crystal", "sword", "shaman", "assassin").path("hero_trap").loose(0, beer=9, gold=9)
    m = play(camp.only(), "buy:shaman")
    assert names(camp.s.row) == ["hero_trap", "scroll", "crystal", "sword", "assassin"] and "buy:hero_trap" in ids(m)


@pytest.mark.rule("WILD-20.5")
def test_ex30_the_row_at_the_end_of_the_round() -> None:
    camp = Camp(2).row("hero_trap", "scroll", "crystal", "sword", "assassin").path("bear_rider")
    camp.run(EndOfRound())
    assert names(camp.s.row) == ["bear_rider", "hero_trap", "scroll", "crystal", "sword"]


@pytest.mark.rule("WILD-24.1", "WILD-24.2")
def test_ex31_the_last_round() -> None:
    camp = Camp(3).vp(0, 29).hand(0, "viking_warrior").village(1, "gold_factory")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:gold_factory.1", "stand", "end")
    assert camp.s.vp[0] == 30 and asked(m) == (1, "turn")
    play(m, "end")
    assert asked(m) == (2, "turn")
    assert play(m, "end").over


@pytest.mark.rule("WILD-13.3", "WILD-13.5")
@pytest.mark.parametrize("both", [True, False])
def test_ex32_the_attack_exception(both: bool) -> None:
    camp = Camp(3).village(0, "gold_factory").village(1, "brewery")
    camp.hand(0, "viking_warrior").hand(1, "viking_warrior").hand(2, "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:brewery.1", "stand", "end")
    if both:
        play(m, "attack:viking_warrior", "at:0:gold_factory.1", "stand")
    play(m, "end", "attack:viking_warrior")
    sites = {o for o in ids(m) if o.startswith("at:") and o != "at:draco"}
    assert sites == ({"at:0:hall", "at:1:brewery.1"} if both else {"at:0:gold_factory.1", "at:0:hall"})


@pytest.mark.rule("WILD-8.1", "WILD-10.7", "WILD-16.1", "WILD-16.3", "WILD-17.2", "WILD-17.5")
def test_ex33_a_first_turn() -> None:
    camp = Camp(2).hand(0, *["beer"] * 4, "viking_warrior").missions(0, "worker", "worship")
    camp.row("scroll", "scroll", "money_theft", "scroll", "crystal").path("sword")
    m = play(camp.only(), "build:gold_factory", "claim:worker", "attack:viking_warrior", "at:draco", "loot:beer")
    play(m, "buy:money_theft")
    assert raw(camp.s, 0) == ["gold_factory.1"] and camp.s.vp[0] == 1
    assert "money_theft" in names(camp.s.play[0]) and names(camp.s.row) == [
        "sword",
        "scroll",
        "scroll",
        "scroll",
        "crystal",
    ]
    assert whys(m, "claim:worship") == ["WILD-17.5"] and camp.s.purse(0, 0) == 0 and camp.s.hands[0] == []


@pytest.mark.rule("WILD-13.10")
def test_ex34_the_damage_table() -> None:
    assert BOX.damage == (0, 1, 3, 5, 7, 9, 11, 13)
    camp = Camp(2).village(1, *["gold_factory"] * 3).hand(0, *["elf_archer"] * 3)
    m = camp.turn(0)
    for n in (1, 2, 3):
        play(m, "attack:elf_archer", f"at:1:gold_factory.{n}", "stand")
    play(m, "end")
    assert camp.s.points[0][DAMAGE] == 5


@pytest.mark.rule("WILD-11.2", "WILD-11.6")
def test_ex35_upgrade_to_level_3() -> None:
    price = BOX.halls[1].price
    assert price is not None
    camp = Camp(2).village(0, hall=2).loose(0, *price).favours(["thor", "alviss"], ["grendel"])
    m = play(camp.turn(0), "upgrade:3")
    assert camp.s.vp[0] == 5 and asked(m) == (0, "choose-favour")
    play(m, "favour:thor")
    assert raw(camp.s, 0) == ["hall"] and camp.s.halls[0] == 1
    play(m, "end", "end")
    assert camp.s.halls[0] == 2


@pytest.mark.rule("WILD-3.11", "WILD-3.16")
def test_ex36_the_favour_deck_for_two_players() -> None:
    s = state(start(GAME, 2, 11))
    assert (len(s.favours_open), len(s.favours), len(s.favours_unused), len(s.box_cards)) == (2, 4, 4, 2)
    assert {len(state(start(GAME, n, 11)).favours_unused) for n in (3, 4)} == {3, 0}


@pytest.mark.rule("WILD-27.2")
def test_ex37_bonus_cards_for_a_first_game() -> None:
    s = state(start(GAME, 2, 11, {"bonuses": "first"}))
    assert sorted(BOX.bonuses[b].id for b in s.bonuses) == ["accomplisher", "builder", "king_pig", "miner"]


@pytest.mark.rule("WILD-7.10", "WILD-14.6", "WILD-19.5")
def test_ex38_loot_without_room() -> None:
    camp = Camp(2).village(1, "beer_container").store(1, "beer_container.1", 2).hand(0, "thor")
    m = play(camp.turn(0), "attack:thor", "at:1:beer_container.1", "stand")
    assert camp.s.loose_beer[0] == 1
    play(m, "end", "end")
    assert camp.s.tokens(0, 0) == 0 and camp.s.stored[1][place("beer_container.1")] == 1


@pytest.mark.rule("WILD-7.10", "WILD-16.3", "WILD-19.2")
def test_ex39_dracos_token_waits_for_phase_4() -> None:
    camp = Camp(2).village(0, "gold_container").hand(0, "viking_warrior")
    m = play(camp.turn(0), "attack:viking_warrior", "at:draco", "loot:gold")
    assert (camp.s.loose_gold[0], camp.s.stored[0][place("gold_container.1")]) == (1, 0)
    play(m, "end", "end", "store:gold:1")
    assert (camp.s.loose_gold[0], camp.s.stored[0][place("gold_container.1")]) == (0, 1)
