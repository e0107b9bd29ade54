"""Single cards (WILD-22, 23)."""

from __future__ import annotations

import pytest

from meadhall.games.wild.steps.targets import attack_value
from tests.games.wild.kit import BOX, Camp, asked, ids, names, play, state, whys


@pytest.mark.rule("WILD-23.1", "WILD-7.8")
@pytest.mark.parametrize("card", [c.id for c in BOX.cards if c.type == "resource"])
def test_resource_cards_add_to_the_pool_of_the_turn(card: str) -> None:
    camp = Camp(2).row("scroll", "scroll", "scroll", "scroll", "crystal").hand(0, card)
    play(camp.only(), f"play:{card}")
    assert (camp.s.beer, camp.s.gold) == BOX.cards[BOX.kinds[card]].gains != (0, 0)
    assert camp.s.tokens(0, 0) == camp.s.tokens(0, 1) == 0, "no storable tokens"


@pytest.mark.rule("WILD-23.2", "WILD-12.1")
@pytest.mark.parametrize("card", [c.id for c in BOX.cards if c.attacks])
def test_units_and_heroes_attack_with_their_printed_value(card: str) -> None:
    camp = Camp(2).hand(0, card)
    m = play(camp.only(), f"attack:{card}")
    assert attack_value(camp.s, 0, camp.s.staged[0]) == BOX.attack[BOX.kinds[card]] >= 1
    play(m, "at:draco")
    assert asked(m) == (0, "loot-draco")


@pytest.mark.rule("WILD-23.15")
def test_alviss_draws_two_and_attacks_with_three_and_thor_with_six() -> None:
    camp = Camp(2).hand(0, "alviss", "thor").deck(0, "beer", "gold", "beer")
    m = play(camp.only(), "play:alviss")
    assert sorted(names(camp.s.hands[0])) == ["beer", "gold", "thor"]
    play(m, "attack:alviss", "add:thor")
    assert attack_value(camp.s, 0, (*camp.s.staged[0], *camp.s.play[0])) == 3 + 6


@pytest.mark.rule("WILD-23.16")
def test_valkyrie_gives_every_other_attacker_one_more() -> None:
    camp = Camp(2).hand(0, "valkyrie", "viking_warrior", "elf_archer", "thor")
    play(camp.only(), "attack:valkyrie", "add:viking_warrior", "add:elf_archer", "add:thor")
    plain = sum(BOX.attack[BOX.kinds[k]] for k in ("valkyrie", "viking_warrior", "elf_archer", "thor"))
    assert attack_value(camp.s, 0, camp.s.staged[0]) == plain + 3


@pytest.mark.rule("WILD-23.10", "WILD-10.9", "WILD-23.18")
def test_dvergar_gold_miner_and_beer_specialist_count_buildings_also_under_construction() -> None:
    camp = Camp(2).hand(0, "dvergar", "gold_miner", "beer_specialist")
    camp.village(0, "brewery", "gold_factory", hall=2).village(0, "brewery", "gold_factory", raw=True)
    camp.s.raw[0] |= 1 << 2
    m = play(camp.only(), "play:gold_miner", "play:beer_specialist")
    assert (camp.s.beer, camp.s.gold) == (2, 2)
    play(m, "attack:dvergar")
    assert attack_value(camp.s, 0, camp.s.staged[0]) == BOX.attack[BOX.kinds["dvergar"]] + 2
    assert BOX.cards[BOX.kinds["dvergar"]].type == "hero"


@pytest.mark.rule("WILD-23.11", "WILD-13.2", "WILD-13.3")
@pytest.mark.parametrize(("card", "store"), [("money_theft", "gold_container"), ("recipe_theft", "beer_container")])
def test_thefts_take_a_stored_token_of_any_opponent_without_attacking(card: str, store: str) -> None:
    camp = Camp(3).hand(0, card)
    for seat in (1, 2):
        camp.village(seat, store).store(seat, f"{store}.1", seat)
    camp.s.attacked = 0b110
    m = play(camp.only(), f"play:{card}", f"use:{card}.steal_token")
    assert ids(m) == [f"steal:1:{store}.1", f"steal:2:{store}.1"] and camp.s.beer + camp.s.gold == 1
    play(m, f"steal:2:{store}.1")
    assert sum(camp.s.stored[2]) == 1 and camp.s.loose_beer[0] + camp.s.loose_gold[0] == 1
    assert camp.s.prey == -1 and camp.s.vp == [0, 0, 0] and camp.s.damaged == [0, 0, 0]


@pytest.mark.rule("WILD-7.6", "WILD-23.11")
def test_a_theft_may_give_its_resource_and_take_nothing() -> None:
    camp = Camp(2).hand(0, "money_theft", "gold").village(1, "gold_container").store(1, "gold_container.1", 1)
    m = play(camp.only(), "play:money_theft", "build:brewery")
    assert camp.s.gold == 0 and "use:money_theft.steal_token" in ids(m), "later, or not at all"
    play(m, "end")
    assert sum(camp.s.stored[1]) == 1


@pytest.mark.rule("WILD-23.11")
def test_a_theft_without_a_victim_only_gives_its_resource() -> None:
    camp = Camp(2).hand(0, "money_theft").village(1, "gold_container")
    m = play(camp.only(), "play:money_theft")
    assert asked(m) == (0, "turn") and camp.s.gold == 1 and "use:money_theft.steal_token" not in ids(m)


@pytest.mark.rule("WILD-23.12", "WILD-22.4")
@pytest.mark.parametrize(("card", "n"), [("scroll", 2), ("time_manipulation", 3)])
def test_scroll_draws_two_and_time_manipulation_three(card: str, n: int) -> None:
    camp = Camp(2).hand(0, card).deck(0, "beer", "gold", "viking_warrior", "beer").deck(1, "gold")
    play(camp.only(), f"play:{card}")
    assert len(camp.s.hands[0]) == n and len(camp.s.decks[1]) == 1, "from the own deck to the own hand"


@pytest.mark.rule("WILD-23.13", "WILD-23.21", "WILD-7.6")
def test_the_crystal_removes_a_card_of_hand_or_discard_pile_and_draws_one() -> None:
    camp = Camp(2).hand(0, "crystal", "beer").discard(0, "viking_warrior", "elf_archer").deck(0, "gold")
    left = list(camp.s.left)
    m = play(camp.only(), "play:crystal", "use:crystal.destroy")
    assert ids(m) == ["destroy:hand:beer", "destroy:discard:viking_warrior", "destroy:discard:elf_archer", "done"]
    play(m, "destroy:discard:elf_archer", "use:crystal.draw")
    assert names(camp.s.box_cards) == ["elf_archer"] and names(camp.s.hands[0]) == ["beer", "gold"]
    assert camp.s.left == left, "never back to its pile"
    other = Camp(2).hand(0, "crystal", "beer")
    m = play(other.only(), "play:crystal", "use:crystal.destroy", "done")
    assert names(other.s.hands[0]) == ["beer"], "up to one: also none"


@pytest.mark.rule("WILD-23.14")
@pytest.mark.parametrize(("card", "kept"), [("mystery_gift_resource", ["beer", "gold"]),
                                           ("mystery_gift_unit", ["thor", "viking_warrior"])])  # fmt: skip
def test_a_mystery_gift_keeps_one_kind_of_the_three_revealed_cards(card: str, kept: list[str]) -> None:
    fillers = ["scroll"]
    camp = Camp(2).hand(0, card).deck(0, kept[0], *fillers, kept[1], "crystal")
    play(camp.only(), f"play:{card}")
    assert sorted(names(camp.s.hands[0])) == sorted(kept)
    assert names(camp.s.discards[0]) == fillers and names(camp.s.decks[0]) == ["crystal"] and camp.s.aside == []


@pytest.mark.rule("WILD-23.14")
def test_revealed_cards_lie_aside_during_a_reshuffle() -> None:
    camp = Camp(2).hand(0, "mystery_gift_resource").deck(0, "scroll").discard(0, "beer", "gold", "beer")
    play(camp.only(), "play:mystery_gift_resource")
    assert len(camp.s.hands[0]) == 2 and names(camp.s.discards[0]) == ["scroll"], "the Scroll is not shuffled in"
    assert len(camp.s.decks[0]) == 1


@pytest.mark.rule("WILD-23.18", "WILD-23.22")
def test_a_mystery_gift_for_units_keeps_heroes_too() -> None:
    camp = Camp(2).hand(0, "mystery_gift_unit").deck(0, "dvergar", "beer", "sword")
    play(camp.only(), "play:mystery_gift_unit")
    assert names(camp.s.hands[0]) == ["dvergar"]


@pytest.mark.rule("WILD-23.19", "WILD-7.6")
def test_lokis_lens_shows_a_hand_and_discards_one_defence_card_of_it() -> None:
    camp = Camp(3).hand(0, "lokis_lens").hand(1, "cannon", "beer", "sheep_cannon", "hero_trap").deck(0, "gold")
    m = play(camp.only(), "play:lokis_lens", "use:lokis_lens.peek_hand_discard")
    assert ids(m) == ["peek:1", "peek:2"]
    play(m, "peek:1")
    assert sorted(ids(m)) == ["drop:cannon", "drop:sheep_cannon"], "a trap is no Defence card"
    shown = m.scene(0, "en")["things"]["hand:1"]["things"]
    assert len(shown) == 4 and "things" not in m.scene(2, "en")["things"]["hand:1"], "only the one who looks sees it"
    play(m, "drop:sheep_cannon")
    assert names(camp.s.discards[1]) == ["sheep_cannon"] and len(camp.s.hands[1]) == 3
    play(m, "use:lokis_lens.draw")
    assert names(camp.s.hands[0]) == ["gold"]


@pytest.mark.rule("WILD-23.19")
def test_without_a_defence_card_nothing_happens() -> None:
    camp = Camp(2).hand(0, "lokis_lens").hand(1, "beer")
    m = play(camp.only(), "play:lokis_lens", "use:lokis_lens.peek_hand_discard", "peek:1")
    assert ids(m) == ["nothing"]
    assert asked(play(m, "nothing")) == (0, "turn") and camp.s.discards[1] == []


@pytest.mark.rule("WILD-23.20")
def test_resurrection_takes_up_to_two_cards_back_and_they_may_be_played() -> None:
    camp = Camp(2).hand(0, "resurrection").discard(0, "viking_warrior", "beer", "cannon")
    m = play(camp.only(), "play:resurrection", "recover:viking_warrior", "recover:beer")
    assert names(camp.s.hands[0]) == ["viking_warrior", "beer"] and names(camp.s.discards[0]) == ["cannon"]
    assert {"attack:viking_warrior", "play:beer"} <= set(ids(m))
    other = Camp(2).hand(0, "resurrection").discard(0, "beer")
    play(other.only(), "play:resurrection", "done")
    assert names(other.s.discards[0]) == ["beer"]


@pytest.mark.rule("WILD-22.6")
def test_anybody_may_look_through_any_discard_pile() -> None:
    camp = Camp(3).discard(1, "beer", "beer", "cannon")
    m = camp.only()
    for seat in (None, 0, 2):
        pile = m.scene(seat, "en")["things"]["discard:1"]
        assert (
            pile["data"]["cards"] == [{"name": "Beer", "n": 2}, {"name": "Cannon", "n": 1}]
            and pile["note"] == "2 × Beer, 1 × Cannon"
        )


@pytest.mark.rule("WILD-22.1")
def test_an_effect_that_draws_from_an_empty_deck_reshuffles_first() -> None:
    camp = Camp(2).hand(0, "scroll").discard(0, "beer", "gold")
    play(camp.only(), "play:scroll")
    assert sorted(names(camp.s.hands[0])) == ["beer", "gold"] and camp.s.discards[0] == []


def test_every_kind_of_card_can_be_bought_or_is_a_starter_or_favour() -> None:
    for card in BOX.cards:
        assert (card.price is None) == (card.source in ("starter", "favour") or card.type == "undead")
    assert state(Camp(2).only()).turn == 0


@pytest.mark.rule("WILD-8.1", "WILD-8.3")
@pytest.mark.parametrize("card", [c.id for c in BOX.cards if c.price])
def test_every_card_with_a_price_can_be_bought_for_exactly_that(card: str) -> None:
    beer, gold = BOX.cards[BOX.kinds[card]].price or (0, 0)
    camp = shop(card, beer, gold)
    m = play(camp.only(), f"buy:{card}")
    assert names(camp.s.play[0]) == [card] and camp.s.purse(0, 0) == camp.s.purse(0, 1) == 0
    for res in (0, 1):
        if (beer, gold)[res]:
            poor = shop(card, beer - (res == 0), gold - (res == 1)).only()
            assert whys(poor, f"buy:{card}") == ["WILD-8.1"]
    assert asked(m) == (0, "turn")


def shop(card: str, beer: int, gold: int) -> Camp:
    """The card is on offer, and so much is there to spend."""
    camp = Camp(2).loose(0, beer=beer, gold=gold)
    if BOX.cards[BOX.kinds[card]].source == "path":
        camp.row(card, "undead_gold", "undead_gold", "undead_beer", "undead_beer")
    return camp


@pytest.mark.rule("WILD-10.2")
@pytest.mark.parametrize("building", [b.id for b in BOX.buildings])
def test_every_building_can_be_built_for_exactly_its_price(building: str) -> None:
    beer, gold = next(b.price for b in BOX.buildings if b.id == building)
    camp = Camp(2).loose(0, beer=beer, gold=gold)
    play(camp.only(), f"build:{building}")
    assert camp.s.built[0].bit_count() == 1 and camp.s.purse(0, 0) == camp.s.purse(0, 1) == 0


@pytest.mark.rule("WILD-11.2", "WILD-17.10", "WILD-17.11", "WILD-17.12", "WILD-17.13", "WILD-23.3", "WILD-23.5")
def test_the_ledger_states_the_numbers_of_the_content() -> None:
    goals = {m.id: m.n for m in BOX.missions}
    assert [h.price for h in BOX.halls] == [(0, 3), (0, 2), None]
    assert (goals["attacker"], goals["thirsty"], goals["money_money"], goals["architect"]) == (1, 4, 2, 3)
    assert [goals[m] for m in ("brewer", "foundry", "innkeeper", "captain")] == [2, 2, 1, 1]
    assert goals["beer_mission"] == goals["gold_mission"] == 2
    assert [BOX.cards[BOX.kinds[k]].defend for k in ("cannon", "chicken_tower", "sheep_cannon")] == [2, 4, 6]
    assert [BOX.cards[BOX.kinds[k]].boost for k in ("sword", "mjollnir")] == [2, 4]
