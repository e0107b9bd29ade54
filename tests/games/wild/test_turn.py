"""A turn: cards, buying, building, upgrading, Missions, exchange (WILD-7 to 11, 17, 18, 28)."""

from __future__ import annotations

import pytest

from meadhall.games.wild.cards import BEER_SPENT
from meadhall.games.wild.state import Wild
from tests.games.wild.kit import BOX, Camp, asked, built, ids, names, place, play, raw, rich, whys


def price(id: str) -> tuple[int, int]:
    found = {b.id: b.price for b in BOX.buildings} | {c.id: c.price for c in BOX.cards if c.price}
    return found[id]


# ── playing cards and paying ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-7.1", "WILD-7.2")
def test_any_number_of_actions_in_any_order_also_none() -> None:
    camp = rich(Camp(2)).hand(0, "viking_warrior").missions(0, "worker", "worship").mission_deck("shield")
    m = camp.turn()
    verbs = {o.partition(":")[0] for o in ids(m)}
    assert {"buy", "build", "upgrade", "attack", "trade", "swap", "end"} <= verbs
    play(
        m, "trade:beer", "buy:cannon", "build:brewery", "claim:worker", "attack:viking_warrior", "at:draco", "loot:beer"
    )
    play(m, "buy:elf_archer", "upgrade:2", "build:tavern", "end")
    idle = Camp(2).turn()
    play(idle, "end")
    assert asked(idle) == (1, "turn")


@pytest.mark.rule("WILD-7.3", "WILD-7.4", "WILD-7.8", "WILD-23.1")
def test_a_played_card_lies_in_front_and_gives_its_resources_once() -> None:
    camp = Camp(2).hand(0, "beer", "gold")
    m = play(camp.only(), "play:beer")
    assert (camp.s.beer, camp.s.gold) == (1, 0) and names(camp.s.play[0]) == ["beer"]
    assert "play:beer" not in ids(m) and "play:gold" in ids(m)


@pytest.mark.rule("WILD-7.5", "WILD-15.1")
def test_defence_cards_and_traps_are_not_played_on_the_own_turn() -> None:
    m = Camp(2).hand(0, "cannon", "hero_trap", "shockwave_tower").only()
    for card in ("cannon", "hero_trap", "shockwave_tower"):
        assert whys(m, f"play:{card}") == ["WILD-7.5"]


@pytest.mark.rule("WILD-7.6", "WILD-7.3", "WILD-23.2")
def test_effects_joined_by_plus_are_used_apart_in_any_order_or_not_at_all() -> None:
    camp = Camp(2).hand(0, "shaman").deck(0, "beer", "beer")
    m = play(camp.only(), "play:shaman")
    assert names(camp.s.hands[0]) == ["beer"], "the card is drawn without attacking"
    play(m, "play:beer", "attack:shaman", "at:draco", "loot:gold")
    assert "attack:shaman" not in ids(m), "and the attack is used later, once"
    other = Camp(2).hand(0, "shaman").deck(0, "beer", "beer")
    m = play(other.only(), "attack:shaman", "at:draco", "loot:gold")
    assert other.s.hands[0] == [] and "use:shaman.draw" in ids(m)
    play(m, "use:shaman.draw")
    assert names(other.s.hands[0]) == ["beer"] and "use:shaman.draw" not in ids(m)


@pytest.mark.rule("WILD-7.14", "WILD-7.8", "WILD-7.3")
def test_the_pool_and_open_effects_lapse_at_the_end_of_the_turn() -> None:
    camp = Camp(2).hand(0, "beer", "shaman", "crystal").deck(0, "gold")
    m = play(camp.turn(), "play:beer", "play:crystal", "attack:shaman", "at:draco", "loot:gold")
    assert {"use:shaman.draw", "use:crystal.draw", "use:crystal.destroy"} <= set(ids(m))
    play(m, "end")
    assert (camp.s.beer, camp.s.opened, camp.s.ready) == (0, (), ())
    assert asked(m) == (1, "turn") and not any(o.startswith("use:") for o in ids(m))


@pytest.mark.rule("WILD-7.7")
def test_only_the_active_player_can_spend() -> None:
    m = rich(Camp(2), 1).only(0)
    refusal = m.refuse(1, "buy:cannon")
    assert refusal is not None and m.decision_of(1) is None
    assert whys(m, "buy:cannon") == ["WILD-8.1"], "and not with somebody else's tokens"


@pytest.mark.rule("WILD-7.12")
def test_any_mix_pays_and_tokens_go_back_to_the_supply() -> None:
    camp = Camp(2).village(0, "brewery", "beer_container").make(0, "brewery.1").store(0, "beer_container.1", 1)
    camp.loose(0, beer=1).hand(0, "beer")
    m = play(camp.only(), "trade:beer")
    assert camp.s.hands[0] == [] and camp.s.tokens(0, 0) == 2, "first cards, which could not be stored"
    play(m, "trade:beer")
    assert camp.s.tokens(0, 0) == 0


def brewers() -> Camp:
    """A Beer card in hand, tokens on two Breweries and on the Town Hall, and in two unlike Containers."""
    camp = Camp(2).village(0, "brewery", "brewery", "beer_container", "beer_container", hall=2).hand(0, "beer")
    camp.make(0, "brewery.1", "brewery.2").loose(0, beer=1)
    return camp.store(0, "beer_container.1", 3).store(0, "beer_container.2", 1)


def held(s: Wild) -> tuple[int, int, int, int]:
    """Beer tokens on Breweries, on the Town Hall, in the first and the second Container."""
    first, second = (s.stored[0][place(f"beer_container.{n}")] for n in (1, 2))
    return s.made[0].bit_count(), s.loose_beer[0], first, second


@pytest.mark.rule("WILD-7.12", "WILD-7.11")
def test_by_itself_cards_pay_first_then_what_would_be_lost_then_the_emptiest_container() -> None:
    camp = brewers()
    m = play(camp.only(), "trade:beer")
    assert camp.s.hands[0] == [] and held(camp.s) == (1, 1, 3, 1)
    play(m, "trade:beer", "trade:beer")
    assert held(camp.s) == (0, 0, 2, 0)


@pytest.mark.rule("WILD-7.12", "WILD-7.11")
def test_whoever_pays_by_hand_chooses_every_card_and_token() -> None:
    camp = brewers()
    m = play(camp.only(), "purse", "buy:elf_archer")
    assert asked(m) == (0, "choose-payment")
    sources = ["spend:beer", "made:beer", "loose:beer", "take:beer_container.1", "take:beer_container.2"]
    assert ids(m) == [*sources, "rest"]
    play(m, "take:beer_container.1", "made:beer", "loose:beer")
    assert asked(m) == (0, "turn") and names(camp.s.play[0]) == ["elf_archer"], "paid, and so it is bought"
    assert held(camp.s) == (1, 0, 2, 1) and names(camp.s.hands[0]) == ["beer"], "a card can be kept for a Drakkar"
    assert camp.s.beer == 0 and camp.s.did[BEER_SPENT] == 3


@pytest.mark.rule("WILD-7.12")
def test_the_rest_is_paid_as_usual_and_the_next_thing_again_by_itself() -> None:
    camp = brewers()
    m = play(camp.only(), "purse", "buy:elf_archer", "take:beer_container.2", "rest")
    assert camp.s.hands[0] == [] and held(camp.s) == (1, 1, 3, 0)
    play(m, "trade:beer")
    assert held(camp.s) == (0, 0, 3, 0), "asked once, for one payment"


@pytest.mark.rule("WILD-7.12")
def test_paying_by_hand_is_offered_only_where_tokens_and_something_else_could_pay() -> None:
    assert "purse" not in ids(Camp(2).hand(0, "beer", "beer_mugs").only()), "cards are played one by one anyway"
    assert "purse" not in ids(Camp(2).village(0, "brewery").make(0, "brewery.1").hand(0, "gold").only())
    camp = Camp(2).village(0, "brewery").make(0, "brewery.1").hand(0, "beer", "gold", "gold")
    m = play(camp.only(), "purse")
    assert "purse" not in ids(m), "it is on already"
    play(m, "build:brewery")
    assert asked(m) == (0, "turn") and len(camp.s.hands[0]) == 1, "Gold could only be paid with Gold cards"


@pytest.mark.rule("WILD-7.12")
def test_what_is_overpaid_stays_in_the_pool_of_the_turn() -> None:
    camp = Camp(2).hand(0, "beer_mugs", "beer", "beer")
    camp.hand(0, "gold", "gold")
    m = play(camp.only(), "play:beer_mugs", "buy:elf_archer")
    assert camp.s.beer == 0 and names(camp.s.hands[0]).count("beer") == 1, "only as many cards as needed are played"
    assert "buy:cannon" in ids(m)


@pytest.mark.rule("WILD-7.13", "WILD-8.1")
def test_beer_and_gold_do_not_replace_each_other() -> None:
    m = Camp(2).loose(0, beer=9).only()
    assert whys(m, "buy:cannon") == ["WILD-8.1"] and "buy:elf_archer" in ids(m)


@pytest.mark.rule("WILD-7.9", "WILD-7.10", "WILD-23.11")
def test_stolen_tokens_go_into_an_own_container_which_the_taker_picks() -> None:
    camp = Camp(2).hand(0, "recipe_theft").village(1, "beer_container").store(1, "beer_container.1", 2)
    camp.village(0, "beer_container", "beer_container").store(0, "beer_container.1", 3)
    m = play(camp.only(), "play:recipe_theft", "use:recipe_theft.steal_token", "steal:1:beer_container.1")
    assert asked(m) == (0, "stow") and ids(m) == ["into:beer_container.1", "into:beer_container.2"]
    play(m, "into:beer_container.1")
    assert camp.s.stored[0][place("beer_container.1")] == 4 and camp.s.stored[1][place("beer_container.1")] == 1
    assert camp.s.beer == 1


@pytest.mark.rule("WILD-7.10", "WILD-7.12", "WILD-13.6")
def test_containers_that_can_still_be_attacked_and_those_that_cannot_are_told_apart() -> None:
    camp = Camp(3).hand(0, "recipe_theft").village(1, "beer_container").store(1, "beer_container.1", 2)
    camp.village(0, "beer_container", "beer_container")
    camp.store(0, "beer_container.1", 1).store(0, "beer_container.2", 1)
    camp.s.damaged[0] = 1 << place("beer_container.2")
    m = play(camp.only(), "purse", "buy:beer_mugs")
    assert [o for o in ids(m) if o.startswith("take:")] == ["take:beer_container.1", "take:beer_container.2"]
    play(m, "take:beer_container.1", "play:recipe_theft", "use:recipe_theft.steal_token", "steal:1:beer_container.1")
    assert ids(m) == ["into:beer_container.1", "into:beer_container.2"]
    question = m.question(0, "en")
    assert question is not None
    assert [(o["label"], o.get("note")) for o in question["options"]] == [
        ("Beer Container 1 (0 barrels)", None),
        ("Beer Container 2 (0 barrels)", "damaged: it cannot be attacked this round"),
    ]


@pytest.mark.rule("WILD-7.10")
def test_a_full_container_takes_no_loot() -> None:
    camp = Camp(2).hand(0, "recipe_theft").village(1, "beer_container").store(1, "beer_container.1", 2)
    camp.village(0, *["beer_container"] * 3)
    camp.store(0, "beer_container.1", 4).store(0, "beer_container.2", 1)
    m = play(camp.only(), "play:recipe_theft", "use:recipe_theft.steal_token", "steal:1:beer_container.1")
    assert whys(m, "into:beer_container.1") == ["WILD-19.3"]
    lone = Camp(2).hand(0, "recipe_theft").village(1, "beer_container").store(1, "beer_container.1", 2)
    lone.village(0, "beer_container", raw=True)
    play(lone.only(), "play:recipe_theft", "use:recipe_theft.steal_token", "steal:1:beer_container.1")
    assert lone.s.loose_beer[0] == 1, "without an active Container with room it is loose"


@pytest.mark.rule("WILD-8.1", "WILD-10.2", "WILD-11.2", "WILD-17.9", "WILD-18.1")
def test_who_lacks_beer_or_gold_is_told_by_the_rule_that_asks_for_it() -> None:
    m = Camp(2).missions(0, "worker").only()
    asks = {
        "buy:elf_archer": "WILD-8.1",
        "build:brewery": "WILD-10.2",
        "upgrade:2": "WILD-11.2",
        "swap:worker": "WILD-17.9",
        "trade:gold": "WILD-18.1",
    }
    assert {option: whys(m, option) for option in asks} == {option: [rule] for option, rule in asks.items()}


# ── buying ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-8.1", "WILD-8.2", "WILD-8.3")
def test_bought_cards_lie_in_play_and_cannot_be_used_this_round() -> None:
    camp = rich(Camp(2))
    m = play(camp.only(), "buy:elf_archer", "buy:elf_archer", "buy:pigator", "buy:cannon")
    assert names(camp.s.play[0]) == ["elf_archer", "elf_archer", "pigator", "cannon"] and camp.s.hands[0] == []
    assert not any(o.startswith("attack:") for o in ids(m))


@pytest.mark.rule("WILD-8.4", "WILD-10.6", "WILD-28.2")
def test_an_empty_pile_is_sold_out() -> None:
    camp = rich(Camp(2))
    m = play(camp.only(), *["buy:pigator"] * 4)
    assert "WILD-8.4" in whys(m, "buy:pigator")
    camp.s.left[len(BOX.piles)] = 0
    m.reconsider()
    assert "WILD-8.4" in whys(m, "build:brewery")


@pytest.mark.rule("WILD-8.5", "WILD-21.1", "WILD-16.5")
def test_favours_bonuses_missions_and_undead_cannot_be_bought() -> None:
    camp = rich(Camp(2)).row("undead_gold", "scroll", "scroll", "scroll", "scroll").favours(["thor", "alviss"])
    m = camp.only()
    assert whys(m, "buy:undead_gold") == ["WILD-8.5"]
    for other in ("buy:thor", "buy:alviss", "buy:worker", "buy:builder"):
        assert m.refuse(0, other) is not None


@pytest.mark.rule("WILD-9.1", "WILD-9.2")
def test_the_row_slides_right_and_the_new_card_can_be_bought_at_once() -> None:
    camp = rich(Camp(2)).row("scroll", "crystal", "sword", "shaman", "assassin").path("hero_trap", "bear_rider")
    m = play(camp.only(), "buy:shaman")
    assert names(camp.s.row) == ["hero_trap", "scroll", "crystal", "sword", "assassin"]
    play(m, "buy:hero_trap")
    assert names(camp.s.row) == ["bear_rider", "scroll", "crystal", "sword", "assassin"]


@pytest.mark.rule("WILD-9.1")
def test_of_like_cards_apart_in_the_row_the_buyer_says_which_leaves() -> None:
    row = ("scroll", "sword", "scroll", "scroll", "shaman")
    camp = rich(Camp(2)).row(*row).path("crystal")
    m = play(camp.only(), "buy:scroll")
    assert asked(m) == (0, "buy-from-row") and ids(m) == ["space:4", "space:1"], "neighbours are all one"
    play(m, "space:1")
    assert names(camp.s.row) == ["crystal", "sword", "scroll", "scroll", "shaman"]
    camp = rich(Camp(2)).row(*row).path("crystal")
    play(camp.only(), "buy:scroll", "space:4")
    assert names(camp.s.row) == ["crystal", "scroll", "sword", "scroll", "shaman"]
    for lang, words in (("en", "Space 4"), ("fr", "Emplacement 4")):
        again = play(rich(Camp(2)).row(*row).only(), "buy:scroll")
        question = again.question(0, lang)
        assert question is not None and question["options"][0]["label"] == words


@pytest.mark.rule("WILD-9.4")
def test_an_empty_path_deck_is_made_of_its_discard_pile_or_the_space_stays_empty() -> None:
    camp = rich(Camp(2)).row("scroll", "crystal", "sword", "shaman", "assassin")
    camp.s.path_gone += camp.cards(["hero_trap"])
    m = play(camp.only(), "buy:assassin")
    assert names(camp.s.row) == ["hero_trap", "scroll", "crystal", "sword", "shaman"] and camp.s.path_gone == []
    play(m, "buy:sword")
    assert names(camp.s.row) == ["", "hero_trap", "scroll", "crystal", "shaman"]
    play(m, "buy:shaman")
    assert names(camp.s.row) == ["", "", "hero_trap", "scroll", "crystal"]


# ── building ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-10.1", "WILD-10.2", "WILD-10.7", "WILD-1.3")
def test_a_building_is_paid_and_stands_in_the_village_under_construction() -> None:
    beer, gold = price("tavern")
    camp = Camp(2).loose(0, beer=beer, gold=gold)
    play(camp.only(), "build:tavern")
    assert built(camp.s, 0) == raw(camp.s, 0) == ["tavern.1"] and camp.s.loose_beer == camp.s.loose_gold == [0, 0]
    assert camp.s.play[0] == camp.s.discards[0] == [], "never in the deck"


@pytest.mark.rule("WILD-10.3", "WILD-10.13")
def test_no_more_than_three_of_a_type_at_any_level() -> None:
    camp = rich(Camp(2)).village(0, *["brewery"] * 3, hall=3)
    assert "WILD-10.3" in whys(camp.only(), "build:brewery")


@pytest.mark.rule("WILD-10.4", "WILD-10.5", "WILD-10.6", "WILD-11.7")
@pytest.mark.parametrize(("hall", "limit"), [(1, 3), (2, 6)])
def test_the_active_hall_limits_the_buildings_those_under_construction_included(hall: int, limit: int) -> None:
    camp = rich(Camp(2)).village(0, "brewery", "brewery", hall=hall)
    others = ["gold_factory", "gold_factory", "tavern", "drakkar"]
    m = play(camp.only(), *(f"build:{id}" for id in others[: limit - 2]))
    assert len(built(camp.s, 0)) == limit and "WILD-10.4" in whys(m, "build:beer_container")


@pytest.mark.rule("WILD-10.4")
def test_level_3_has_no_limit() -> None:
    camp = rich(Camp(2)).village(0, *["brewery"] * 3, *["gold_factory"] * 3, *["tavern"] * 3, hall=3)
    assert "build:drakkar" in ids(camp.only())


@pytest.mark.rule("WILD-10.11", "WILD-10.12")
def test_once_a_turn_a_building_goes_back_without_refund() -> None:
    camp = Camp(2).village(0, "beer_container", "brewery", "tavern").store(0, "beer_container.1", 3)
    camp.s.damaged[0] |= 1 << place("beer_container.1")
    pile = camp.s.left[len(BOX.piles) + 2]
    m = play(camp.only(), "return:beer_container.1")
    assert built(camp.s, 0) == ["brewery.1", "tavern.1"] and camp.s.tokens(0, 0) == 0
    assert camp.s.left[len(BOX.piles) + 2] == pile + 1
    assert whys(m, "return:brewery.1") == ["WILD-10.11"]
    assert whys(m, "return:hall") == ["WILD-10.12"], "the Town Hall cannot be sent back"


@pytest.mark.rule("WILD-10.11")
def test_like_buildings_are_offered_once_and_unlike_ones_apart() -> None:
    camp = Camp(2).village(0, "brewery", "brewery", "brewery").make(0, "brewery.3")
    m = camp.only()
    assert [o for o in ids(m) if o.startswith("return:")] == ["return:brewery.1", "return:brewery.3"]
    question = m.question(0, "en")
    assert question is not None
    things = next(o["things"] for o in question["options"] if o["id"] == "return:brewery.1")
    assert things == ["site:0:brewery.1", "site:0:brewery.2"]


@pytest.mark.rule("WILD-10.11", "WILD-15.8")
def test_a_building_with_a_defence_card_on_it_is_unlike_the_others() -> None:
    camp = Camp(3).village(1, "brewery", "brewery").hand(0, "viking_warrior").hand(1, "cannon")
    m = play(camp.turn(0), "attack:viking_warrior", "at:1:brewery.1", "lay:cannon", "stand", "end")
    assert [o for o in ids(m) if o.startswith("return:")] == ["return:brewery.1", "return:brewery.2"]


@pytest.mark.rule("WILD-10.12", "WILD-10.13")
def test_a_returned_building_can_be_built_again_but_each_type_only_three_times_a_game() -> None:
    camp = rich(Camp(2, end="standard")).village(0, "gold_factory")
    m = play(camp.only(), "build:brewery", "return:brewery.1", "build:brewery")
    assert built(camp.s, 0) == ["brewery.1", "gold_factory.1"]
    camp.s.used = 0
    play(m, "return:brewery.1", "build:brewery")
    camp.s.used = 0
    play(m, "return:brewery.1")
    assert whys(m, "build:brewery") == ["WILD-10.13"]


@pytest.mark.rule("WILD-10.12", "WILD-13.14")
def test_sending_back_a_damaged_building_leaves_the_owner_attacked_and_the_cards_in_play() -> None:
    camp = Camp(3).village(1, "gold_factory").hand(0, "viking_warrior").hand(2, "viking_warrior")
    m = play(
        camp.turn(0), "attack:viking_warrior", "at:1:gold_factory.1", "stand", "end", "return:gold_factory.1", "end"
    )
    assert camp.s.attacked >> 1 & 1
    play(m, "attack:viking_warrior")
    assert whys(m, "at:1:hall") == ["WILD-13.3"]


@pytest.mark.rule("WILD-10.12", "WILD-15.3")
def test_a_defence_card_does_not_lie_on_a_building_that_takes_the_place_of_the_returned_one() -> None:
    camp = rich(Camp(3), 1).village(1, "brewery").hand(0, "elf_archer").hand(1, "cannon")
    m = play(camp.turn(0), "attack:elf_archer", "at:1:brewery.1", "lay:cannon", "stand", "end")
    assert camp.s.defence(1, place("brewery.1")) == 4
    play(m, "return:brewery.1", "build:brewery")
    assert names(camp.s.laid[1]) == ["cannon"] and camp.s.defence(1, place("brewery.1")) == 2
    things = m.scene(1, "en")["things"]
    assert "things" not in things["site:1:brewery.1"] and things["site:1:hall"]["things"] == ["card:cannon.5"]
    assert camp.s.defence(1, place("hall")) == 4


# ── the Town Hall ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-11.1", "WILD-11.2", "WILD-11.3", "WILD-11.4")
def test_an_upgrade_is_paid_covered_and_active_only_next_round() -> None:
    first = BOX.halls[0].price
    assert first == (0, 3)
    camp = Camp(2).loose(0, gold=3).village(0, "brewery", "gold_factory", "tavern")
    m = play(camp.only(), "upgrade:2")
    assert camp.s.loose_gold[0] == 0 and raw(camp.s, 0) == ["hall"] and camp.s.hall_shown(0) == 1
    assert "WILD-10.4" in whys(m, "build:drakkar"), "the old limit still holds"


@pytest.mark.rule("WILD-11.3")
def test_a_hall_under_construction_cannot_be_attacked() -> None:
    camp = Camp(2).loose(0, gold=3).hand(1, "pigator")
    m = play(camp.turn(0), "upgrade:2", "end", "attack:pigator")
    assert whys(m, "at:0:hall") == ["WILD-13.6"]


@pytest.mark.rule("WILD-11.5")
def test_level_2_must_be_active_before_level_3() -> None:
    m = play(rich(Camp(2)).only(), "upgrade:2")
    assert "WILD-11.5" in whys(m, "upgrade:2")
    assert m.refuse(0, "upgrade:3") is not None


@pytest.mark.rule("WILD-11.6", "WILD-11.7")
def test_level_3_gives_five_vp_when_paid_and_is_no_building() -> None:
    camp = rich(Camp(2)).village(0, "brewery", hall=2).missions(0, "worker", "worship").bonuses("builder")
    m = play(camp.only(), "upgrade:3")
    assert camp.s.vp[0] == 5 and camp.s.points[0][3] == 5
    assert whys(m, "claim:worker") == ["WILD-17.2"], "an upgrade is not a Building built"
