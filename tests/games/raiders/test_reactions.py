"""RAIDERS-7: Actions, Berserkers, and what a reaction window may tell."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.core.match import Match
from meadhall.games.raiders.state import HAND
from tests.games.raiders.kit import Board, asked, ids, known, passed, plays, state, told, whys


def raid(**hands: tuple[str, ...]) -> Board:
    """Seat 0 raids the Navy of seat 1; seat 2 looks on."""
    b = Board(3).lay(1, "karvi", "snekkja").hand(0, "spring_raid", *hands.get("zero", ()))
    b.hand(1, *hands.get("one", ("gold",))).hand(2, *hands.get("two", ("gold",)))
    b.main().play("play:spring_raid:1:navy" + (":fenrir" if "fenrir" in hands.get("zero", ()) else ""))
    return b


@pytest.mark.rule("RAIDERS-7.1", "RAIDERS-7.2", "RAIDERS-7.17")
def test_an_action_is_played_with_its_targets_before_anybody_answers() -> None:
    b = raid()
    assert b.names(b.s.discard) == ["spring_raid"] and asked(b.match) == (1, "window")
    assert b.s.act[2:] == (1, 0)


@pytest.mark.rule("RAIDERS-7.3", "RAIDERS-9.11.3")
def test_berserker_and_fenrir_do_not_count_as_the_action_of_the_turn() -> None:
    b = raid(zero=("fenrir", "berserker"), one=("berserker",), two=())
    m = plays(b.match, "cancel:answer:1")
    assert asked(m) == (0, "window") and b.s.actions == 0
    plays(m, "cancel:answer:2")  # the active player's own Berserker
    passed(m)
    assert asked(m) == (0, "main") and b.s.actions == 0


@pytest.mark.rule("RAIDERS-7.4")
def test_without_a_legal_target_an_action_may_not_be_played_but_may_be_traded() -> None:
    b = Board(2).hand(0, "night_raid", "skirmish", "jormungandr", "lokis_favour", "thors_vengeance", "vikings")
    m = b.main()
    assert not [i for i in ids(m) if i.startswith("play")]
    assert whys(m, "play:night_raid:1:navy") == ["RAIDERS-8.3"] and whys(m, "play:skirmish:1") == ["RAIDERS-7.4"]
    assert whys(m, "play:jormungandr:1") == ["RAIDERS-9.14"] and whys(m, "play:lokis_favour") == ["RAIDERS-7.4"]
    plays(m, "pay:karvi", "use:vikings", "trade", "give:night_raid", "give:skirmish")
    assert b.table(0) == ["karvi"]


@pytest.mark.rule("RAIDERS-7.5")
def test_targets_cannot_be_changed_after_playing() -> None:
    b = raid(one=("gold",), two=("gold",))
    m = b.match
    for _ in range(2):
        assert ids(m) == ["pass"]
        m.play("pass")
    assert b.s.num[2] == (0, 0, 0)


@pytest.mark.rule("RAIDERS-7.6")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_anybody_may_cancel_the_active_and_the_targeted_player_included(who: int) -> None:
    hands = {0: "zero", 1: "one", 2: "two"}
    b = raid(**{name: ("berserker",) if seat == who else ("gold",) for seat, name in hands.items()})
    m = b.match
    while asked(m)[0] != who:
        m.play("pass")
    m.play("cancel:action")
    passed(m)
    assert b.table(1) == ["karvi", "snekkja"] and asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-7.7", "RAIDERS-7.10")
def test_a_berserker_may_cancel_a_berserker_and_the_last_one_counts_first() -> None:
    b = raid(zero=("berserker",), one=("berserker",), two=("berserker", "berserker"))
    m = plays(b.match, "cancel:action")
    assert asked(m)[0] == 2
    m.play("pass")
    m.play("cancel:answer:1")  # seat 0 saves its raid
    assert (ids(m) == ["pass"] and asked(m)[0] == 1) or asked(m)[0] == 2
    passed(m)
    assert b.names(b.s.discard).count("berserker") == 2
    assert len(b.table(0)) + len(b.table(1)) == 2 and not b.s.chain


@pytest.mark.rule("RAIDERS-7.8")
def test_nothing_is_drawn_or_moved_before_the_window_closes() -> None:
    b = raid()
    count, deck = b.s.count, b.s.deck[:]
    plays(b.match, "pass")
    assert (b.s.count, b.s.deck) == (count, deck)
    plays(b.match, "pass")
    assert b.s.count > count


@pytest.mark.rule("RAIDERS-7.9", "RAIDERS-7.9.1")
def test_everybody_is_asked_once_clockwise_who_played_comes_last_and_an_answer_restarts_it() -> None:
    b = raid(zero=("wood",), one=("gold",), two=("berserker", "food"))
    order = [asked(b.match)[0]]
    for answer in ("pass", "cancel:action", "pass", "pass"):
        b.match.play(answer)
        order.append(asked(b.match)[0])
    assert order == [1, 2, 0, 1, 2]
    b.match.play("pass")
    assert asked(b.match) == (0, "main")


@pytest.mark.rule("RAIDERS-7.9.1", "RAIDERS-17.4")
def test_only_an_empty_hand_is_passed_over() -> None:
    b = raid(zero=(), one=("gold",), two=())
    assert asked(b.match)[0] == 1
    b.match.play("pass")
    assert asked(b.match) == (0, "main")


@pytest.mark.rule("RAIDERS-7.9.2")
def test_the_answers_are_pass_berserker_and_for_the_raided_player_fenrir() -> None:
    b = raid(one=("berserker", "fenrir"), two=("gold",))
    assert ids(b.match) == ["pass", "cancel:action", "fenrir"]
    b.match.play("pass")
    assert ids(b.match) == ["pass"]
    assert whys(b.match, "cancel:action") == ["RAIDERS-7.6"] and "RAIDERS-9.11.4" in whys(b.match, "fenrir")


@pytest.mark.rule("RAIDERS-7.11")
def test_a_cancelled_action_has_no_effect_is_discarded_and_used_up() -> None:
    b = Board(2).hand(0, "freyjas_luck", "wood").hand(1, "berserker")
    m = plays(b.main(), "play:freyjas_luck", "cancel:action", "pass")
    assert b.held(0) == ["wood"] and b.s.actions == 0
    assert b.names(b.s.discard) == ["freyjas_luck", "berserker"]
    assert asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-7.12")
def test_a_berserker_aims_at_what_stands() -> None:
    b = raid(zero=("berserker",), one=("berserker",), two=("berserker",))
    m = plays(b.match, "cancel:action")
    assert whys(m, "cancel:action") == ["RAIDERS-7.12"]  # cancelled already
    plays(m, "cancel:answer:1")  # the raid stands again
    assert ids(m) == ["pass", "cancel:action", "cancel:answer:2"] and asked(m)[0] == 0


@pytest.mark.rule("RAIDERS-7.12.1", "RAIDERS-8.14")
def test_while_fenrir_stands_a_berserker_cannot_be_aimed_at_the_raid() -> None:
    b = raid(zero=("fenrir",), one=("berserker",), two=("berserker",))
    assert ids(b.match) == ["pass", "cancel:answer:1"]
    assert whys(b.match, "cancel:action") == ["RAIDERS-7.12.1"]
    b.match.play("cancel:answer:1")
    assert "cancel:action" in ids(b.match)


@pytest.mark.rule("RAIDERS-7.12.1")
def test_a_berserker_aimed_at_the_raid_before_fenrir_keeps_its_aim() -> None:
    b = raid(zero=("berserker", "gold"), one=("fenrir", "gold"), two=("berserker", "berserker"))
    m = plays(b.match, "pass", "cancel:action", "cancel:answer:1")  # seat 2 cancels, seat 0 cancels that
    assert asked(m)[0] == 1
    m.play("fenrir")
    assert asked(m)[0] == 2
    assert "cancel:action" not in ids(m)
    m.play("cancel:answer:2")  # the first Berserker stands again, and with it its aim
    passed(m)
    assert b.table(1) == ["karvi", "snekkja"] and b.table(0) == []


@pytest.mark.rule("RAIDERS-7.13", "RAIDERS-10.3")
def test_purchases_events_and_hidden_vp_open_no_window() -> None:
    b = (
        Board(2)
        .hand(0, "stone", "wood", "food", "hidden_farm")
        .hand(1, "berserker")
        .lay(1, "karvi")
        .supply("rough_seas")
    )
    m = plays(b.main(), "pay:village", "use:stone", "use:wood", "use:food")
    assert asked(m) == (0, "main") and b.table(1) == []


@pytest.mark.rule("RAIDERS-7.14")
def test_at_random_every_card_is_equally_likely() -> None:
    b = Board(2).hand(0, "skirmish").hand(1, "wood", "gold", "food")
    found = {"wood": 0, "gold": 0, "food": 0}
    m = b.main()
    for key in range(600):
        twin = m.clone()
        twin.state.key = key
        plays(twin, "play:skirmish:1", "pass")
        found[Board.names(b, state(twin).hands[1])[0]] += 1
    assert all(150 < n < 250 for n in found.values())


@pytest.mark.rule("RAIDERS-7.15")
def test_only_visible_cards_of_others_can_be_stolen() -> None:
    b = Board(2, chiefs="on").hand(0, "lokis_favour").hand(1, "ghost_ship", "wood").lay(1, "karvi", "command")
    b.lay(0, "jewels")
    m = b.main()
    assert [i for i in ids(m) if i.startswith("play")] == ["play:lokis_favour:1:karvi", "play:lokis_favour:1:command"]


@pytest.mark.rule("RAIDERS-7.16")
def test_a_taken_card_keeps_its_kind() -> None:
    b = Board(2).hand(0, "lokis_favour").lay(1, "command")
    b.main().play("play:lokis_favour:1:command")
    assert b.table(0) == ["command"] and b.s.ability[0] >= 0 and b.s.ability[1] == -1
    b = Board(2).hand(0, "skirmish").hand(1, "ghost_ship")
    plays(b.main(), "play:skirmish:1", "pass")
    assert b.held(0) == ["ghost_ship"]


@pytest.mark.rule("RAIDERS-7.17")
def test_what_is_named_on_playing_and_what_only_later() -> None:
    b = Board(2).hand(0, "gefjons_disguise", "yggdrasil", "traders_market", "market_on_fire", "curse_of_valhalla")
    b.hand(0, "vors_vision", "odins_favour", "wood", "vikings").hand(1, "gold").discard("food").market("karvi")
    assert sorted(i for i in ids(b.main()) if i.startswith("play")) == [
        "play:curse_of_valhalla", "play:gefjons_disguise:1", "play:market_on_fire", "play:odins_favour:karvi",
        "play:traders_market", "play:vors_vision", "play:yggdrasil",
    ]  # fmt: skip


@pytest.mark.rule("RAIDERS-7.18")
def test_what_a_reaction_chain_has_spent_is_missing_and_the_action_does_what_it_can() -> None:
    b = Board(3).hand(0, "skirmish", "berserker").hand(1, "berserker").hand(2, "gold")
    m = plays(b.main(), "play:skirmish:1", "cancel:action", "pass", "cancel:answer:1")
    passed(m)
    assert not b.s.hands[1] and b.s.actions == 0 and asked(m) == (0, "main")
    b = Board(2).hand(0, "traders_market", "berserker").hand(1, "berserker")
    m = plays(b.main(), "play:traders_market", "cancel:action", "cancel:answer:1")
    assert asked(m) == (0, "main") and not b.s.hands[0]  # nothing left to exchange
    b = Board(2).hand(0, "market_on_fire", "berserker", "horn_of_plenty").hand(1, "berserker").market("karvi")
    m = plays(b.main(), "play:market_on_fire", "cancel:action", "cancel:answer:1")
    passed(m)
    assert asked(m) == (0, "fire") and "decline" in ids(m)


@pytest.mark.rule("RAIDERS-7.18")
def test_yggdrasil_finds_what_the_chain_left() -> None:
    b = Board(2).hand(0, "yggdrasil", "berserker").hand(1, "berserker", "gold").discard("food")
    m = plays(b.main(), "play:yggdrasil", "cancel:action", "cancel:answer:1", "pass")
    assert asked(m) == (0, "recall") and ids(m) == ["take:food", "take:berserker"]


@pytest.mark.rule("RAIDERS-17.4", "RAIDERS-7.9.1")
@pytest.mark.parametrize("held", [("gold",), ("berserker",), ("fenrir",), ("berserker", "fenrir")])
def test_a_window_looks_the_same_to_others_whatever_is_held(held: tuple[str, ...]) -> None:
    filler = ("wood",) * (2 - len(held))
    plain, armed = raid(one=("gold", "wood")), raid(one=(*held, *filler))
    for seat in (0, 2, None):
        a, b = plain.match.view(seat), armed.match.view(seat)
        assert a["pending"] == b["pending"] and a["options"] == b["options"] == []
        one, two = plain.match.scene(seat, "en"), armed.match.scene(seat, "en")
        assert one["things"]["stage"] == two["things"]["stage"] and one["seats"] == two["seats"]
        assert plain.match.waiting(seat, "en") == armed.match.waiting(seat, "en")
    plays(plain.match, "pass")
    plays(armed.match, "pass")
    assert asked(plain.match) == asked(armed.match)
    assert known(armed.s, 2, HAND, 1) == []


@pytest.mark.rule("RAIDERS-7.7", "RAIDERS-7.9", "RAIDERS-7.10", "RAIDERS-7.12", "RAIDERS-7.12.1", "RAIDERS-9.11.5")
@pytest.mark.parametrize("seed", range(40))
def test_any_chain_of_answers_goes_by_the_book(seed: int) -> None:
    """Every Berserker and Fenrir there is, played at random, against a plain reading of the rules."""
    luck = Random(seed)
    hands: list[list[str]] = [["dawn_raid", "wood"], ["wood"], ["wood"], ["wood"]]
    for card in ("berserker", "berserker", "berserker", "berserker", "fenrir"):
        luck.choice(hands).append(card)
    b = Board(4).lay(1, "karvi", "snekkja")
    for seat, cards in enumerate(hands):
        b.hand(seat, *cards)
    m = b.main()
    m.play(luck.choice([o for o in ids(m) if o.startswith("play:dawn_raid:1:navy")]))
    chain = [("raid", 0, -1)] + ([("fenrir", 0, 0)] if "fenrir" not in b.held(0) and "fenrir" in hands[0] else [])
    turn, passes = 1, 0
    while passes < 4:
        assert asked(m) == (turn, "window")
        legal = {"pass", *_answers(chain, turn, b.held(turn))}
        assert set(ids(m)) == legal
        answer = luck.choice(sorted(legal - {"pass"} or legal)) if luck.random() < 0.6 else "pass"
        if passes == 3 and answer == "pass":
            events = told(m, answer)
            pools = [(e.args["items"], e.args["guards"]) for e in events if e.kind == "pool"]
            wolves = [seat for i, (kind, seat, _) in enumerate(chain) if kind == "fenrir" and _alive(chain, i)]
            guards = 1 if wolves == [0] else 4 if wolves else 2
            assert pools == ([(2, guards)] if _alive(chain, 0) else [])
            assert ("cancelled" in [e.kind for e in events]) is not _alive(chain, 0)
            return
        m.play(answer)
        passes = passes + 1 if answer == "pass" else 0
        if answer == "fenrir":
            chain.append(("fenrir", turn, 0))
        elif answer != "pass":
            chain.append(("berserker", turn, 0 if answer == "cancel:action" else int(answer.rpartition(":")[2])))
        turn = (turn + 1) % 4


def _alive(chain: list[tuple[str, int, int]], i: int) -> bool:
    """Nothing that takes effect itself is aimed at it."""
    later = range(i + 1, len(chain))
    return not any(chain[j][0] == "berserker" and chain[j][2] == i and _alive(chain, j) for j in later)


def _answers(chain: list[tuple[str, int, int]], seat: int, hand: list[str]) -> list[str]:
    found = []
    if "berserker" in hand:
        wolf = any(kind == "fenrir" and _alive(chain, i) for i, (kind, _, _) in enumerate(chain))
        aims = [i for i in range(len(chain)) if _alive(chain, i) and not (i == 0 and wolf)]
        found += ["cancel:action" if i == 0 else f"cancel:answer:{i}" for i in aims]
    if seat == 1 and "fenrir" in hand and _alive(chain, 0):
        found.append("fenrir")
    return found


@pytest.mark.rule("RAIDERS-7.9.1")
def test_nobody_means_to_answer_their_own_action_but_an_answer_to_it() -> None:
    m = raid(zero=("berserker",), one=("berserker",)).match
    plays(m, "pass", "pass")
    assert asked(m) == (0, "window") and ids(m) == ["pass", "cancel:action"]
    obvious = m.state.asked()[0].obvious(m.state)
    assert obvious is not None and obvious.id == "pass"

    m = plays(raid(zero=("berserker",), one=("berserker",)).match, "cancel:action", "pass")
    assert asked(m) == (0, "window")
    assert m.state.asked()[0].obvious(m.state) is None


def lets_pass(m: Match) -> bool:
    """Would a table let it pass for who is asked, and said that what does not concern them may pass?"""
    return m.state.asked()[0].unconcerned(m.state) is not None


@pytest.mark.rule("RAIDERS-17.4")
def test_who_is_not_aimed_at_lets_it_pass_and_the_raided_player_does_not() -> None:
    m = raid().match
    assert asked(m) == (1, "window") and not lets_pass(m)
    m.play("pass")
    assert asked(m) == (2, "window") and lets_pass(m)


@pytest.mark.rule("RAIDERS-9.13.1", "RAIDERS-9.15", "RAIDERS-9.18")
@pytest.mark.parametrize("card", ["curse_of_valhalla", "njords_plunder", "midsummer_madness"])
def test_what_strikes_every_hand_concerns_everybody(card: str) -> None:
    m = plays(Board(3).hand(0, card).hand(1, "berserker", "gold").hand(2, "gold").main(), f"play:{card}")
    assert asked(m) == (1, "window") and not lets_pass(m)
    m.play("pass")
    assert asked(m) == (2, "window") and not lets_pass(m)


@pytest.mark.rule("RAIDERS-7.7")
def test_an_answer_to_ones_own_card_is_not_let_pass() -> None:
    m = plays(raid(zero=("berserker",), one=("berserker",), two=("berserker",)).match, "cancel:action")
    assert asked(m) == (2, "window") and lets_pass(m)  # a quarrel of others
    m.play("pass")
    assert asked(m) == (0, "window") and not lets_pass(m)  # whose raid is cancelled
