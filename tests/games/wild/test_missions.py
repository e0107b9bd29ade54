"""Missions and the exchange of beer and gold (WILD-17, 18, 28)."""

from __future__ import annotations

import pytest

from tests.games.wild.kit import BOX, Camp, asked, ids, missions, place, play, rich, whys

# ── Missions ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-17.2", "WILD-17.3", "WILD-17.4", "WILD-17.5", "WILD-17.6")
def test_a_fulfilled_mission_is_claimed_for_its_vp_one_a_round() -> None:
    camp = rich(Camp(2)).missions(0, "worker", "worship").mission_deck("shield", "brewer")
    m = camp.only()
    assert whys(m, "claim:worker") == ["WILD-17.2"]
    play(m, "build:brewery", "buy:gold_bars", "claim:worker")
    assert camp.s.vp[0] == 1 and missions(camp.s, 0) == ["worship"] and len(camp.s.done[0]) == 1
    assert whys(m, "claim:worship") == ["WILD-17.5"]


@pytest.mark.rule("WILD-17.9", "WILD-17.8")
def test_for_one_gold_a_mission_is_exchanged_once_a_turn() -> None:
    camp = rich(Camp(2)).missions(0, "worker", "worship").mission_deck("shield", "brewer")
    m = play(camp.only(), "swap:worship")
    assert (
        missions(camp.s, 0) == ["worker", "shield"]
        and BOX.missions[BOX.mission(camp.s.mission_deck[0])].id == "worship"
    )
    assert camp.s.loose_gold[0] == 39 and whys(m, "swap:worker") == ["WILD-17.9"]
    again = rich(Camp(2)).missions(0, "worker")
    play(again.only(), "swap:worker")
    assert missions(again.s, 0) == ["worker"], "with an empty deck the same card comes back"


DONE_BY = {
    "worker": ["build:brewery"],
    "worship": ["buy:gold_bars"],
    "strategy": ["buy:elf_archer"],
    "shield": ["buy:cannon"],
    "warfare": ["buy:pigator"],
    "thirsty": ["trade:beer", "trade:beer", "trade:beer"],
    "money_money": ["trade:gold", "trade:gold"],
    "brewer": ["build:brewery", "build:brewery"],
    "foundry": ["build:gold_factory", "build:gold_factory"],
    "innkeeper": ["build:tavern", "build:tavern"],
    "captain": ["build:drakkar", "build:drakkar"],
    "architect": ["build:brewery", "build:brewery", "build:tavern", "build:tavern", "build:drakkar"],
}


@pytest.mark.rule("WILD-17.10", "WILD-17.11", "WILD-17.12", "WILD-11.7")
@pytest.mark.parametrize("mission", DONE_BY)
def test_what_each_mission_asks_for(mission: str) -> None:
    camp = rich(Camp(2)).missions(0, mission).village(0, hall=2)
    m = camp.only()
    assert whys(m, f"claim:{mission}") == ["WILD-17.2"]
    play(m, *DONE_BY[mission], f"claim:{mission}")
    assert camp.s.vp[0] == next(x.vp for x in BOX.missions if x.id == mission)


@pytest.mark.rule("WILD-17.10")
def test_strategy_and_shield_also_take_path_cards_and_warfare_wants_a_strong_unit() -> None:
    camp = rich(Camp(2)).missions(0, "strategy", "warfare").row(*["shaman"] * 2, "shockwave_tower", "scroll", "scroll")
    m = play(camp.only(), "buy:shaman")
    assert "claim:strategy" in ids(m) and whys(m, "claim:warfare") == ["WILD-17.2"]
    other = rich(Camp(2)).missions(0, "shield").row("shockwave_tower", "scroll", "scroll", "scroll", "scroll")
    assert "claim:shield" in ids(play(other.only(), "buy:shockwave_tower"))


@pytest.mark.rule("WILD-17.10")
def test_what_was_done_in_an_earlier_turn_does_not_count() -> None:
    camp = rich(Camp(2)).missions(0, "worker")
    m = play(camp.turn(0), "build:brewery", "end", "end")
    while asked(m) != (0, "turn"):
        play(m, "no-mission" if "no-mission" in ids(m) else "end")
    assert whys(m, "claim:worker") == ["WILD-17.2"]


@pytest.mark.rule("WILD-17.11")
def test_what_is_received_in_an_exchange_is_not_spent() -> None:
    need = next(x.n for x in BOX.missions if x.id == "thirsty")
    camp = Camp(2).missions(0, "thirsty").loose(0, gold=2 * need)
    m = play(camp.only(), *["trade:gold"] * need)
    assert camp.s.beer == need and whys(m, "claim:thirsty") == ["WILD-17.2"]


@pytest.mark.rule("WILD-17.13")
@pytest.mark.parametrize(("mission", "beer"), [("beer_mission", True), ("gold_mission", False)])
def test_tokens_on_producers_in_containers_and_loose_count_for_beer_and_gold(mission: str, beer: bool) -> None:
    name = "brewery" if beer else "gold_factory"
    store = "beer_container" if beer else "gold_container"
    need = next(x.n for x in BOX.missions if x.id == mission)
    camp = Camp(2).missions(0, mission).village(0, name, store).make(0, f"{name}.1")
    m = camp.only()
    assert whys(m, f"claim:{mission}") == ["WILD-17.2"]
    camp.store(0, f"{store}.1", 1).loose(0, beer=need - 2 if beer else 0, gold=0 if beer else need - 2)
    m.reconsider()
    assert f"claim:{mission}" in ids(m)


@pytest.mark.rule("WILD-17.10")
def test_attacker_and_town_fall_count_damaged_targets() -> None:
    need = next(x.n for x in BOX.missions if x.id == "attacker")
    camp = Camp(2).missions(0, "attacker", "town_fall").hand(0, *["elf_archer"] * need, "pigator")
    camp.village(1, *["gold_factory"] * (need - 1), hall=1)
    m = camp.only()
    for n in range(need - 1):
        play(m, "attack:elf_archer", f"at:1:gold_factory.{n + 1}", "stand")
    assert whys(m, "claim:attacker") == ["WILD-17.2"] == whys(m, "claim:town_fall")
    play(m, "attack:pigator", "at:1:hall", "stand")
    assert {"claim:attacker", "claim:town_fall"} <= set(ids(m))


# ── exchange ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-18.1", "WILD-18.2", "WILD-18.3")
def test_two_of_one_for_one_of_the_other_as_often_as_one_likes() -> None:
    camp = Camp(2).hand(0, "beer").loose(0, beer=3)
    m = play(camp.only(), "trade:beer", "trade:beer")
    assert (camp.s.gold, camp.s.tokens(0, 0)) == (2, 0) and camp.s.loose_gold[0] == 0, (
        "not a token: it cannot be stored"
    )
    assert whys(m, "trade:beer") == ["WILD-18.1"]
    play(m, "trade:gold")
    assert (camp.s.beer, camp.s.gold) == (1, 0)


@pytest.mark.rule("WILD-28.1")
def test_tokens_are_not_limited() -> None:
    camp = Camp(2).loose(0, beer=60, gold=60).village(0, "gold_container", "gold_container")
    m = play(camp.turn(0), "end", "end")
    play(m, "store:gold:4.4")
    assert camp.s.stored[0][place("gold_container.1")] == camp.s.stored[0][place("gold_container.2")] == 4
