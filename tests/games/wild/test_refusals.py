"""What is no candidate of a question is refused with the rule that speaks against it."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.wild.steps.phases import EndOfRound, StoragePhase
from tests.games.wild.kit import Camp, asked, play, reasons


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("play:elf_archer", "WILD-23.2 why-only-attacks"),
        ("play:scroll", "WILD-7.3 why-not-held"),
        ("attack:beer", "WILD-12.1 why-no-fighter"),
        ("attack:cannon", "WILD-7.5 why-defence-own-turn"),
        ("attack:thor", "WILD-12.2 why-not-held"),
        ("lay:cannon", "WILD-7.5 why-defence-own-turn"),
        ("lay:elf_archer", "WILD-15.1 why-no-defence"),
        ("buy:thor", "WILD-21.1 why-favour"),
        ("buy:beer", "WILD-8.5 why-not-for-sale"),
        ("buy:sword", "WILD-9.1 why-not-in-row"),
        ("buy:undead_gold", "WILD-8.5 why-undead"),
        ("use:crystal.draw", "WILD-7.3 why-not-held"),
        ("claim:brewer", "WILD-17.2 why-not-your-mission"),
        ("swap:brewer", "WILD-17.2 why-not-your-mission"),
        ("upgrade:3", "WILD-11.5 why-level-skipped"),
        ("return:tavern.1", "WILD-10.11 why-no-building"),
        ("return:hall", "WILD-10.12 why-hall-stays"),
        ("purse", "WILD-7.12 why-nothing-to-choose"),
        ("at:1:hall", "WILD-12.1 why-no-attacker"),
        ("at:draco", "WILD-12.1 why-no-attacker"),
    ],
)
@pytest.mark.rule("WILD-7.3", "WILD-8.5", "WILD-12.1", "WILD-11.5", "WILD-10.11", "WILD-17.2", "WILD-21.1")
def test_what_is_no_action_of_a_turn(option: str, why: str) -> None:
    camp = Camp(3).hand(0, "beer", "elf_archer", "cannon", "gold", "gold", "gold")
    assert reasons(camp.turn(0), option) == [why]


@pytest.mark.rule("WILD-8.3", "WILD-7.3", "WILD-12.4", "WILD-11.2", "WILD-17.3")
def test_where_a_card_is_instead_of_the_hand() -> None:
    camp = Camp(3).hand(0, *["beer"] * 6, *["gold"] * 4, "crystal", "viking_warrior").village(0, "tavern", "brewery")
    m = play(camp.missions(0, "innkeeper").deck(0, "gold").turn(0), "buy:elf_archer", "claim:innkeeper")
    assert reasons(m, "attack:elf_archer") == ["WILD-8.3 why-bought"]
    assert reasons(m, "claim:innkeeper") == ["WILD-17.3 why-accomplished"]
    assert reasons(m, "use:crystal.draw") == ["WILD-7.3 why-play-first"]
    play(m, "play:crystal", "use:crystal.draw")
    assert reasons(m, "use:crystal.draw") == ["WILD-7.3 why-no-effect-open"]
    assert reasons(m, "play:crystal") == ["WILD-7.3 why-played"]
    play(m, "attack:viking_warrior")
    assert reasons(m, "add:viking_warrior") == ["WILD-12.2 why-chosen"]
    play(m, "at:draco", "loot:beer")
    assert reasons(m, "attack:viking_warrior") == ["WILD-12.4 why-fought"]
    camp = Camp(2).village(0, "brewery", "brewery", hall=3)
    assert reasons(camp.turn(0), "upgrade:2") == ["WILD-11.2 why-level-reached"]
    assert reasons(camp.match, "return:brewery.2") == ["WILD-10.11 why-like-another"]


@pytest.mark.rule("WILD-8.3", "WILD-20.1")
@pytest.mark.parametrize(("lang", "words"), [("en", "once you have drawn it"), ("fr", "une fois piochée")])
def test_what_was_bought_must_be_drawn_before_it_can_be_used(lang: str, words: str) -> None:
    m = play(Camp(2).hand(0, *["beer"] * 6).only(), "buy:elf_archer")
    refusal = m.refuse(0, "attack:elf_archer")
    assert refusal is not None and words in m.why(refusal, lang)[0]["text"]


@pytest.mark.rule("WILD-12.1", "WILD-13.1", "WILD-13.7", "WILD-16.5")
def test_what_is_no_target() -> None:
    camp = Camp(2).hand(0, "elf_archer", "scroll", "sword").village(0, "brewery").village(1, "tavern")
    m = play(camp.only(), "attack:elf_archer")
    assert reasons(m, "at:0:brewery.1") == reasons(m, "at:0:hall") == ["WILD-13.1 why-own-site"]
    assert reasons(m, "at:1:brewery.1") == ["WILD-13.1 why-no-site"]
    assert reasons(m, "at:3:hall") == ["WILD-1.1 why-nobody-there"]
    assert reasons(m, "at:undead_gold") == ["WILD-16.5 why-no-undead"]
    assert reasons(m, "also:1:hall") == ["WILD-13.7 why-one-attack"]
    assert reasons(m, "done") == ["WILD-12.2 why-target-first"]
    assert reasons(m, "add:scroll") == ["WILD-12.1 why-no-fighter"]
    camp.s.damaged[1] = 1 << len(camp.s.stored[1])
    assert reasons(m, "also:1:hall") == ["WILD-13.6 why-damaged"]


@pytest.mark.rule("WILD-15.1", "WILD-8.3", "WILD-15.3")
def test_what_does_not_defend() -> None:
    camp = Camp(2).hand(0, *["beer"] * 4, *["gold"] * 2).hand(1, "pigator", "elf_archer")
    m = play(camp.turn(0), "buy:cannon", "end", "attack:pigator", "at:0:hall")
    assert asked(m) == (0, "guard")
    assert reasons(m, "lay:cannon") == ["WILD-8.3 why-bought"]
    assert reasons(m, "lay:beer") == ["WILD-15.1 why-no-defence"]
    assert reasons(m, "lay:sheep_cannon") == ["WILD-15.1 why-not-held"]
    camp = Camp(2).hand(0, "pigator", "elf_archer").hand(1, "cannon")
    m = play(camp.turn(0), "attack:pigator", "at:1:hall", "lay:cannon")
    assert reasons(m, "lay:cannon") == ["WILD-15.3 why-chosen"]
    camp = Camp(2).hand(0, "viking_warrior", "elf_archer").hand(1, "cannon")
    m = play(
        camp.turn(0), "attack:viking_warrior", "at:1:hall", "lay:cannon", "stand", "attack:elf_archer", "at:1:hall"
    )
    assert reasons(m, "lay:cannon") == ["WILD-15.3 why-defended"]


@pytest.mark.rule("WILD-7.12")
def test_what_does_not_pay() -> None:
    camp = Camp(2).hand(0, "beer", "beer", "gold").village(0, "brewery", "beer_container").make(0, "brewery.1")
    m = play(camp.store(0, "beer_container.1", 1).turn(0), "purse", "buy:beer_mugs")
    assert asked(m) == (0, "choose-payment")
    assert reasons(m, "spend:gold") == reasons(m, "made:gold") == ["WILD-7.12 why-not-due"]
    assert reasons(m, "spend:gold_bars") == ["WILD-7.12 why-not-held"]
    assert reasons(m, "loose:beer") == ["WILD-7.12 why-no-token"]


@pytest.mark.rule("WILD-7.12")
def test_of_like_containers_one_pays() -> None:
    camp = Camp(2).hand(0, "beer").village(0, "beer_container", "beer_container")
    camp.store(0, "beer_container.1", 2).store(0, "beer_container.2", 2)
    m = play(camp.turn(0), "purse", "buy:beer_mugs")
    assert reasons(m, "take:beer_container.2") == ["WILD-7.12 why-like-container"]


@pytest.mark.rule("WILD-7.10", "WILD-23.11")
def test_what_cannot_be_taken_or_stowed() -> None:
    camp = Camp(3).hand(0, "recipe_theft").village(1, "beer_container", "gold_container", "beer_container")
    camp.store(1, "beer_container.1", 1).village(0, "beer_container", "beer_container", "gold_container")
    m = play(camp.store(0, "beer_container.1", 1).only(), "play:recipe_theft", "use:recipe_theft.steal_token")
    assert reasons(m, "steal:0:beer_container.1") == ["WILD-13.1 why-own-site"]
    assert reasons(m, "steal:1:beer_container.2") == ["WILD-23.11 why-container-empty"]
    assert reasons(m, "steal:1:gold_container.1") == ["WILD-23.11 why-other-tokens"]
    play(m, "steal:1:beer_container.1")
    assert reasons(m, "into:gold_container.1") == ["WILD-7.10 why-other-tokens"]
    assert reasons(m, "into:beer_container.3") == ["WILD-7.10 why-no-container"]


@pytest.mark.rule("WILD-19.2", "WILD-19.3", "WILD-20.3")
def test_what_cannot_be_stored_or_kept() -> None:
    camp = Camp(2).loose(0, beer=2).village(0, "beer_container", "drakkar", "drakkar").hand(0, "beer", "gold")
    m = camp.run(StoragePhase(), EndOfRound())
    assert reasons(m, "store:gold:1") == ["WILD-19.2 why-other-tokens"]
    assert reasons(m, "store:beer:1.1") == ["WILD-19.3 why-containers"]
    play(m, "store:beer:2", "keep:beer")
    assert reasons(m, "keep:beer") == ["WILD-20.3 why-chosen"]
    assert reasons(m, "keep:scroll") == ["WILD-20.3 why-not-held"]


@pytest.mark.rule("WILD-23.13", "WILD-23.19", "WILD-23.20")
def test_what_cards_cannot_reach() -> None:
    camp = Camp(2).hand(0, "crystal", "beer").discard(0, "gold").deck(0, "gold")
    m = play(camp.only(), "play:crystal", "use:crystal.destroy")
    assert reasons(m, "destroy:discard:beer") == ["WILD-23.13 why-not-discarded"]
    assert reasons(m, "destroy:hand:gold") == ["WILD-23.13 why-not-held"]
    camp = Camp(2).hand(0, "resurrection").discard(0, "gold", "gold")
    assert reasons(play(camp.only(), "play:resurrection"), "recover:beer") == ["WILD-23.20 why-not-discarded"]
    camp = Camp(2).hand(0, "lokis_lens").hand(1, "cannon", "beer").deck(0, "gold")
    m = play(camp.only(), "play:lokis_lens", "use:lokis_lens.peek_hand_discard")
    assert reasons(m, "peek:0") == ["WILD-23.19 why-own-hand"]
    assert reasons(m, "peek:2") == ["WILD-1.1 why-nobody-there"]
    play(m, "peek:1")
    assert reasons(m, "nothing") == ["WILD-23.19 why-must-drop"]
    assert reasons(m, "drop:beer") == ["WILD-23.19 why-only-defence"]
    assert reasons(m, "drop:sheep_cannon") == ["WILD-23.19 why-not-there"]


@pytest.mark.rule("WILD-9.1", "WILD-21.5", "WILD-27.3")
def test_what_does_not_lie_open() -> None:
    camp = Camp(2).hand(0, *["beer"] * 6).row("beer_mugs", "scroll", "beer_mugs", "beer_mugs", "gold_bars")
    m = play(camp.turn(0), "buy:beer_mugs")
    assert asked(m) == (0, "buy-from-row")
    assert reasons(m, "space:2") == ["WILD-9.1 why-other-card"]
    assert reasons(m, "space:3") == ["WILD-9.1 why-like-neighbour"]
    camp = Camp(2).vp(0, 4).favours(["thor", "grendel"]).missions(0, "innkeeper").village(0, "tavern")
    assert reasons(play(camp.turn(0), "claim:innkeeper"), "favour:alviss") == ["WILD-21.5 why-favour-not-open"]
    m = meadhall.start("wild", 2, 1, {"bonuses": "picked"})
    first = m.options[0].id
    m.play(first)
    assert reasons(m, first) == ["WILD-27.3 why-picked"]


@pytest.mark.rule("WILD-15.6", "WILD-23.6")
def test_who_cannot_be_named() -> None:
    camp = Camp(2).hand(0, "elf_archer", "viking_warrior", "odins_boost", "thor").hand(1, "assassin")
    m = play(camp.turn(0), "attack:elf_archer", "add:viking_warrior", "add:odins_boost", "add:thor", "at:1:hall")
    assert reasons(m, "boost:thor") == ["WILD-23.6 why-no-unit-of-it"]
    play(m, "boost:elf_archer", "lay:assassin", "stand")
    assert reasons(m, "remove:thor") == ["WILD-15.6 why-no-prey"]


@pytest.mark.rule("WILD-23.8")
def test_an_assassin_in_hand_does_not_only_attack() -> None:
    assert reasons(Camp(2).hand(0, "assassin").turn(0), "play:assassin") == ["WILD-23.8 why-reacts"]


@pytest.mark.rule("WILD-10.11")
def test_of_like_buildings_none_is_offered_once_one_was_sent_back() -> None:
    m = play(Camp(2).village(0, "brewery", "brewery", "gold_factory").turn(0), "return:gold_factory.1")
    assert reasons(m, "return:brewery.2") == reasons(m, "return:brewery.1") == ["WILD-10.11 why-returned"]
    assert reasons(m, "return:gold_factory.1") == ["WILD-10.11 why-no-building"]


@pytest.mark.rule("WILD-7.12")
def test_who_pays_by_hand_already_does_not_read_that_there_is_nothing_to_choose() -> None:
    camp = Camp(2).hand(0, "beer").village(0, "brewery").make(0, "brewery.1")
    assert reasons(play(camp.turn(0), "purse"), "purse") == ["WILD-7.12 why-by-hand"]


@pytest.mark.rule("WILD-7.12")
def test_what_alone_can_pay_is_not_called_useless() -> None:
    camp = Camp(2).hand(0, "beer").village(0, "gold_factory", "gold_container").make(0, "gold_factory.1")
    camp.store(0, "gold_container.1", 2).row("scroll", "gold_bars", "gold_bars", "beer_mugs", "beer_mugs")
    m = play(camp.turn(0), "purse", "buy:scroll")
    assert asked(m) == (0, "choose-payment")
    assert reasons(m, "spend:beer") == ["WILD-7.12 why-only-payer"]


@pytest.mark.rule("WILD-23.11")
def test_producers_and_halls_hold_nothing_that_is_stored() -> None:
    camp = Camp(2).hand(0, "money_theft").village(1, "gold_factory", "gold_container").make(1, "gold_factory.1")
    m = play(camp.store(1, "gold_container.1", 1).only(), "play:money_theft", "use:money_theft.steal_token")
    assert reasons(m, "steal:1:gold_factory.1") == reasons(m, "steal:1:hall") == ["WILD-23.11 why-only-stored"]


@pytest.mark.rule("WILD-12.2")
def test_a_card_of_this_attack_that_was_in_play_is_chosen_not_spent() -> None:
    camp = Camp(2).hand(0, "shaman", "viking_warrior").deck(0, "beer")
    m = play(camp.turn(0), "play:shaman", "attack:shaman")
    assert reasons(m, "add:shaman") == ["WILD-12.2 why-chosen"]
