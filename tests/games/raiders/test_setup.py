"""RAIDERS-1 to 3, 16: components, setting up, lengths and variants."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.core.errors import BadPlayers, BadVariant
from meadhall.core.match import Match
from meadhall.core.text import Text
from meadhall.games.raiders.cards import ABILITY, ACTION, CHIEF, EVENT, HIDDEN, ITEM, RESOURCE, TRAINING
from meadhall.games.raiders.steps.market import lay_market, worth_one
from tests.games.raiders.kit import BOX, GAME, Board, state


def start(players: int, seed: int = 1, **options: str) -> Match:
    return meadhall.start("raiders", players=players, seed=seed, options=options)


def copies(family: int) -> int:
    return sum(k.copies for k in BOX.kinds if k.family == family)


@pytest.mark.rule("RAIDERS-1.1", "RAIDERS-16.5")
def test_two_to_five_players_and_no_solo_game() -> None:
    assert GAME.players == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            start(players)


@pytest.mark.rule("RAIDERS-2.1", "RAIDERS-1.4")
def test_the_viking_deck_has_97_cards() -> None:
    assert (copies(RESOURCE), copies(ACTION), copies(HIDDEN)) == (60, 34, 3)
    assert len(BOX.viking_cards) == 97
    assert {BOX.kinds[BOX.kind[c]].family for c in BOX.viking_cards} == {RESOURCE, ACTION, HIDDEN}


@pytest.mark.rule("RAIDERS-2.2", "RAIDERS-1.4", "RAIDERS-3.1")
def test_the_market_deck_has_84_cards_of_which_12_protect() -> None:
    assert BOX.constants.guards == 12
    assert (copies(ITEM), copies(ABILITY), copies(EVENT)) == (66, 4, 2)
    assert len(BOX.market_cards) + BOX.constants.guards == 84
    s = state(start(3))
    assert sorted(s.supply + s.market) == sorted(BOX.market_cards)


@pytest.mark.rule("RAIDERS-2.3", "RAIDERS-2.4")
def test_each_category_has_three_kinds_of_six_and_one_of_four_worth_1_to_3() -> None:
    for category in range(3):
        kinds = [k for k in BOX.kinds if k.family == ITEM and k.category == category]
        assert sorted(k.copies for k in kinds) == [4, 6, 6, 6]
        assert {k.vp for k in kinds} == {1, 2, 3}


@pytest.mark.rule("RAIDERS-2.6")
def test_hands_hold_viking_cards_only() -> None:
    s = state(start(5, chiefs="on"))
    assert all(c in BOX.viking_cards for hand in s.hands for c in hand)
    assert sum(k.family == CHIEF for k in BOX.kinds) == 6 and not any(
        BOX.kinds[BOX.kind[c]].family == CHIEF for hand in s.hands for c in hand
    )


@pytest.mark.rule("RAIDERS-3.2", "RAIDERS-16.1", "RAIDERS-16.2")
def test_the_target_is_agreed_from_5_to_8() -> None:
    assert BOX.targets == (5, 6, 7, 8)
    for target in BOX.targets:
        assert state(start(3, target=str(target))).target == target
    for wrong in ("4", "9", "six"):
        with pytest.raises(BadVariant, match="target"):
            start(3, target=wrong)
    lengths = GAME.content.raw("game_length")
    assert lengths["normal"] == {"2-3": [5, 6], "4-5": [5]} and lengths["epic"] == {"2-3": [7, 8], "4-5": [7]}


@pytest.mark.rule("RAIDERS-3.3")
def test_the_target_is_the_same_for_all() -> None:
    m = start(4, target="6")
    goals = [t["data"]["goal"] for i, t in m.scene(0, "en")["things"].items() if i.startswith("track:")]
    assert goals == [6] * 12


@pytest.mark.rule("RAIDERS-3.4")
def test_eight_cards_make_the_market_and_the_rest_the_supply() -> None:
    s = state(start(3))
    assert len(s.market) == 8 and -1 not in s.market and len(s.supply) == 64


@pytest.mark.rule("RAIDERS-3.4.1", "RAIDERS-12.4")
def test_events_met_while_laying_the_market_go_back_into_the_supply_unresolved() -> None:
    for seed in range(30):
        s = state(start(4, seed, quick="on"))
        families = [BOX.kinds[BOX.kind[c]].family for c in s.market]
        assert EVENT not in families
        assert [BOX.kinds[BOX.kind[c]].family for c in s.supply].count(EVENT) == 2 and not s.gone
        assert all(len(t) == 3 for t in s.tables)


@pytest.mark.rule("RAIDERS-3.4.2")
def test_the_market_is_laid_again_until_a_card_is_worth_1() -> None:
    b = (
        Board(2)
        .market("drakkar", "fleet", "village", "command")
        .only("supply", "cunning", "throne", "karvi", "rough_seas")
    )
    s = b.s
    lay_market(s)
    assert worth_one(s, s.market)
    assert "rough_seas" in b.names(s.supply)


@pytest.mark.rule("RAIDERS-3.5", "RAIDERS-14.1")
def test_with_chiefs_everybody_gets_one_face_up() -> None:
    s = state(start(5, chiefs="on"))
    assert len(set(s.chiefs)) == 5 and all(BOX.kinds[c].family == CHIEF for c in s.chiefs)
    assert state(start(5)).chiefs == (-1,) * 5


@pytest.mark.rule("RAIDERS-3.6", "RAIDERS-17.1")
def test_six_cards_are_dealt_to_each_and_hands_are_secret() -> None:
    m = start(4)
    s = state(m)
    assert sorted(len(h) for h in s.hands) == [6, 6, 6, 8]  # the first player has drawn two
    hands = m.view(0)["state"]["hands"]
    assert hands[0] == s.hands[0] and set(hands[1]) == {-2}
    assert set(m.view(0)["state"]["deck"]) == {-2} and set(m.view(0)["state"]["supply"]) == {-3}


@pytest.mark.rule("RAIDERS-3.7", "RAIDERS-3.8")
def test_a_card_turned_over_names_who_starts_and_is_discarded() -> None:
    s = state(start(3))
    assert [BOX.kind[c] for c in s.discard] == [s.turned]
    named = {BOX.kinds[i].id: BOX.starters[i] for i in range(len(BOX.kinds))}
    assert named["winter_raid"] == "hurt" and named["gift_of_the_gods"] == "youngest"
    assert named["ghost_ship"] == "winner" and named["berserker"] == "voice" and named["yggdrasil"] == "oldest"
    assert [named[r] for r in ("vikings", "wood", "stone", "food", "gold")] == [
        "north",
        "east",
        "south",
        "west",
        "hair",
    ]


@pytest.mark.rule("RAIDERS-3.9")
def test_any_seat_may_begin_unless_the_host_does() -> None:
    assert {state(start(3, seed)).first for seed in range(30)} == {0, 1, 2}
    assert {state(start(3, seed, first="host")).first for seed in range(10)} == {0}


@pytest.mark.rule("RAIDERS-3.10", "RAIDERS-4.5")
def test_turns_go_clockwise_and_end_when_the_player_says_so() -> None:
    m = Board(3).turn(1)
    order = []
    for _ in range(4):
        assert m.decision is not None
        order.append(m.decision.seat)
        m.play("end")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("RAIDERS-3.11", "RAIDERS-15.14")
def test_the_card_that_names_the_first_player_feeds_nobody() -> None:
    for seed in range(12):
        s = state(start(2, seed, arctic="on", chiefs="on"))
        turned = len(s.discard)
        assert turned == 2  # the card of 3.7, then the first Arctic draw
        fed = BOX.kinds[BOX.kind[s.discard[1]]].family == RESOURCE
        if not s.gone:
            assert len(s.tables[2]) == fed
        assert len(s.chiefs) == 3


@pytest.mark.rule("RAIDERS-16.3")
def test_the_fast_start_gives_everybody_a_1_vp_item_of_each_category() -> None:
    for players in (4, 5):
        s = state(start(players, quick="on"))
        assert s.vp == [(1, 1, 1)] * players
    with pytest.raises(BadVariant, match=r"quick is for 4 or 5 players"):
        start(3, quick="on")


@pytest.mark.rule("RAIDERS-16.4")
def test_chiefs_and_the_arctic_clan_can_be_combined() -> None:
    s = state(start(2, arctic="on", chiefs="on"))
    assert s.clan == 2 and len(set(s.chiefs)) == 3


@pytest.mark.rule("RAIDERS-16.7", "RAIDERS-15.1")
def test_nothing_chosen_means_the_plain_game() -> None:
    for players, target in ((2, 6), (3, 5), (4, 5), (5, 5)):
        s = state(start(players))
        assert (s.target, s.clan, s.with_chiefs) == (target, -1, 0)
        assert sum(map(len, s.tables)) == 0
    with pytest.raises(BadVariant, match=r"arctic is for 2 players"):
        start(3, arctic="on")
    assert "recommended" in meadhall.game("raiders").texts.say("en", Text("variant-arctic-note"))


@pytest.mark.rule("RAIDERS-16.6")
def test_training_cards_show_their_lesson_leave_and_are_replaced() -> None:
    s = state(start(3, lessons="on"))
    cards = [*s.deck, *s.supply, *s.gone]
    assert sum(BOX.kinds[BOX.kind[c]].family == TRAINING for c in cards) == 5
    b = Board(3, lessons="on").deck("training_raids", "wood", "training_actions", "gold", "stone")
    b.match.listen()
    m = b.turn()
    assert b.held(0) == ["gold", "wood"]
    assert b.names(b.s.gone)[-2:] == ["training_raids", "training_actions"]
    lessons = [line["text"] for line in m.lines(m.heard(), 2, "en") if line["kind"] == "lesson"]
    assert len(lessons) == 2 and "raider draws one" in lessons[0]
    assert all(BOX.kinds[BOX.kind[c]].family != TRAINING for s in [state(start(3))] for c in s.deck + s.supply)


@pytest.mark.rule("RAIDERS-16.6")
def test_a_training_card_never_lies_in_the_market() -> None:
    b = Board(2, lessons="on").hand(0, "wood", "vikings").supply("training_market", "fleet")
    m = b.main()
    for option in ("pay:karvi", "use:wood", "use:vikings"):
        m.play(option)
    assert "fleet" in b.names(b.s.market) and "training_market" in b.names(b.s.gone)


@pytest.mark.rule("RAIDERS-17.6")
def test_the_same_seed_and_choices_give_the_same_match() -> None:
    a, b = start(4, 9), start(4, 9)
    for _ in range(60):
        option = a.options[len(a.options) // 2]
        a.play(option)
        b.play(option.id)
    assert a.snapshot() == b.snapshot()
    assert meadhall.replay(a.record()).snapshot() == a.snapshot()


def test_every_entry_of_the_content_is_counted() -> None:
    counts = Counter(k.family for k in BOX.kinds)
    assert counts[RESOURCE] == 7 and counts[CHIEF] == 6
    sold = GAME.content.provenance()
    assert sold["house"] > 0 and sold["rulebook"] > 0
