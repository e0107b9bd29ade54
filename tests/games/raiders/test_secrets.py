"""RAIDERS-17: what is hidden, what is public; prompts tell nothing."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.games.raiders.steps.raid import Hire
from meadhall.games.raiders.steps.react import Window
from meadhall.games.raiders.steps.turn import Main
from tests.games.raiders.kit import Board, passed, plays, state, told


@pytest.mark.rule("RAIDERS-17.1", "RAIDERS-17.2")
def test_everybody_sees_the_table_and_counts_but_no_other_hand() -> None:
    b = Board(3).hand(0, "wood").hand(1, "gold", "food").lay(2, "karvi").discard("stone")
    m = b.main()
    for seat in (0, 1, 2, None):
        things = m.scene(seat, "en")["things"]
        assert things["deck"]["value"] == len(b.s.deck) and things["supply"]["value"] == len(b.s.supply)
        assert things["hand:1"]["value"] == 2 and things["guards"]["value"] == 12
        assert things["discard"]["things"] == ["discarded:stone"] and len(things["market"]["things"]) == 8
        assert ("things" in things["hand:1"]) == (seat == 1)
        assert things["table"]["data"]["target"] == 5


@pytest.mark.rule("RAIDERS-17.5", "RAIDERS-17.7")
def test_discards_are_public_and_drawn_cards_are_not() -> None:
    b = Board(2, chiefs="on").deck("gold", "berserker", "food")
    m = b.turn()
    m.play("offering")
    events = told(m, "keep:gold")
    assert [e.only for e in events if e.kind == "drops"] == [None, None]
    b = Board(2).deck("gold", "berserker")
    b.match.listen()
    m = b.turn()
    drawn = [e for e in m.heard() if e.kind.startswith("draws")]
    assert [e.only for e in drawn] == [(0,), (0,)]
    assert [line["text"] for line in m.lines(drawn, 1, "en")] == ["Seat 1 draws 2 cards."]
    assert "Gold" in m.lines(drawn, 0, "en")[0]["text"]


@pytest.mark.rule("RAIDERS-17.4")
def test_who_is_asked_does_not_depend_on_hidden_cards() -> None:
    """Two worlds that look the same to a seat ask the same, whatever the others hold."""
    rng, tried = Random(4), 0
    for seed in range(6):
        m = meadhall.start("raiders", players=4, seed=seed)
        for _ in range(150):
            if m.over:
                break
            tried += _same_prompts(m, rng)
            m.play(rng.choice(m.options))
    assert tried > 200


def _same_prompts(m: Match, rng: Random) -> int:
    assert m.decision is not None
    seat = m.decision.seat
    observer = (seat + 1) % m.players
    a, b = m.imagine(observer, rng), m.imagine(observer, rng)
    b.state.key = a.state.key
    both = set(a.options) & set(b.options)
    if not both:
        return 0
    option = min(both, key=lambda o: o.id)
    a.play(option)
    b.play(option)
    one, two = a.view(observer), b.view(observer)
    if one["state"] != two["state"]:
        return 0
    assert one["pending"] == two["pending"]
    assert a.waiting(observer, "en") == b.waiting(observer, "en")
    return 1


@pytest.mark.rule("RAIDERS-17.4", "RAIDERS-7.9.1")
def test_every_seat_with_a_hand_is_asked_in_every_window() -> None:
    rng = Random(1)
    windows = 0
    for seed in range(4):
        m = meadhall.start("raiders", players=5, seed=seed)
        while not m.over and windows < 60:
            before = state(m).chain
            m.play(rng.choice(m.options))
            s = state(m)
            if len(s.chain) == 1 and not before:
                windows += 1
                asked = []
                twin = m.clone()
                with_hands = {i for i in range(5) if state(twin).hands[i]}
                while twin.state.stack and isinstance(twin.state.stack[-1], Window):
                    asked.append(twin.state.stack[-1].seat)
                    twin.play("pass")
                assert set(asked) == with_hands and len(asked) == len(with_hands)
    assert windows >= 20


@pytest.mark.rule("RAIDERS-17.4")
def test_the_time_an_answer_takes_is_veiled_where_it_would_tell() -> None:
    """A seat with one answer and a seat with several take equally long: the table sees to it for veiled questions."""
    assert Window.veiled and Hire.veiled
    assert not Main.veiled


@pytest.mark.rule("RAIDERS-17.3", "RAIDERS-17.8")
def test_what_one_has_learnt_of_a_hand_is_ones_own_knowledge() -> None:
    b = Board(3).hand(0, "gefjons_disguise").hand(1, "wood", "gold").hand(2, "food")
    m = plays(b.main(), "play:gefjons_disguise:1")
    passed(m)
    m.play("take:gold")
    worlds = [state(m.imagine(0, Random(i))) for i in range(20)]
    assert all(b.names(w.hands[1]) == ["wood"] for w in worlds)
    others = [state(m.imagine(2, Random(i))) for i in range(20)]
    assert len({tuple(b.names(w.hands[1])) for w in others}) > 1
