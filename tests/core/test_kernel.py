"""What the kernel promises: luck, zones, lanes, clones, undo, texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import meadhall
from meadhall.core.content import Box, Content
from meadhall.core.errors import BadPlayers, RulesError
from meadhall.core.faces import coin, icon, victory, word
from meadhall.core.game import Game, Pooling
from meadhall.core.judgement import Judgement
from meadhall.core.ledger import Ledger
from meadhall.core.match import Match
from meadhall.core.option import Option, Options
from meadhall.core.paint import Painter, offer
from meadhall.core.snapshot import digest, same
from meadhall.core.step import Step, numbers, pick
from meadhall.core.zones import Zone, find, follow, knows, learn, mix, move, pour, shuffle
from tests.cups import BOAST, DECK, GAME, HANDS, LAID, SHOWN, Boast, Cups, CupsGame
from tests.games.raids.kit import state


def cups(players: int = 2, seed: int = 1) -> tuple[Match, Cups]:
    m = meadhall.start(GAME, players, seed)
    assert isinstance(m.state, Cups)
    return m, m.state


# ── luck ─────────────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_gives_the_same_match_on_every_python() -> None:
    """Hashed luck, not a library's generator: these values may never change, or old records would break."""
    _, s = cups(seed=7)
    assert s.hands == [[17, 10], [8, 22]] and s.deck[:5] == [1, 9, 20, 18, 3]
    m = meadhall.start("raids", 3, 7)
    assert state(m).route[1:5] == [10, 11, 9, 8] and state(m).harbors == (64, 72, 67, 66)


def test_draws_are_even_and_shuffles_lose_nothing() -> None:
    _, s = cups()
    draws = [s.draw(6) for _ in range(6000)]
    assert all(850 < draws.count(n) < 1150 for n in range(6))
    pile = list(range(97))
    s.shuffle(pile)
    assert sorted(pile) == list(range(97)) and pile != list(range(97))


def test_a_large_seed_is_a_secret_and_so_is_its_key() -> None:
    """The keys are those of matches that are kept: they may not change."""
    keys = [meadhall.start(GAME, 2, seed).state.key for seed in ((1 << 64) - 1, 1 << 64)]
    assert keys == [7774553485280819858, 125612998119161601929218148306212951279]


# ── zones ────────────────────────────────────────────────────────────────────────────────────


def test_a_card_that_goes_from_sight_stays_known_and_shuffling_forgets() -> None:
    _, s = cups()
    card = s.hands[0][0]
    move(s, card, HANDS, 0, DECK, 0)
    assert knows(s, DECK, 0, 0, card) and not knows(s, DECK, 0, 1, card)
    shuffle(s, DECK)
    assert not knows(s, DECK, 0, 0, card)


def test_a_known_card_of_a_hand_is_doubtful_once_some_card_left_it_unseen() -> None:
    _, s = cups()
    card, other = s.hands[0]
    learn(s, 1, [card])
    assert knows(s, HANDS, 0, 1, card)
    move(s, other, HANDS, 0, LAID, 0)
    assert not knows(s, HANDS, 0, 1, card) and not knows(s, LAID, 0, 1, other)
    assert knows(s, LAID, 0, 0, other)


def test_what_was_known_of_other_places_stays_known_to_all_who_knew_it() -> None:
    _, s = cups(3)
    (card, other), below = s.hands[0], s.deck[0]
    for seat in (1, 2):
        learn(s, seat, [card, below])
    move(s, other, HANDS, 0, LAID, 0)
    for seat in (1, 2):
        assert knows(s, DECK, 0, seat, below) and not knows(s, HANDS, 0, seat, card)


def test_a_known_card_on_a_deck_is_followed_into_a_hand() -> None:
    _, s = cups()
    top = s.deck[-1]
    learn(s, 1, [top])
    move(s, top, DECK, 0, HANDS, 0)
    assert knows(s, HANDS, 0, 1, top)


def test_what_is_shown_is_known_to_all() -> None:
    _, s = cups()
    card = s.hands[0][0]
    s.hands[0].remove(card)
    s.shown.append(card)
    follow(s, card, HANDS, 0, SHOWN, 0)
    assert knows(s, SHOWN, 0, 1, card) and knows(s, SHOWN, 0, None, card)


def test_a_pile_poured_out_for_all_to_see_keeps_its_order_as_if_moved_card_by_card() -> None:
    (_, s), (_, twin) = cups(), cups()
    cards = s.hands[0][:]
    for one in (s, twin):
        learn(one, 1, [cards[0], s.hands[1][0], s.deck[0]])
    pour(s, HANDS, 0, SHOWN, 0)
    for card in cards:
        move(twin, card, HANDS, 0, SHOWN, 0)
    assert s.shown == twin.shown == cards and not s.hands[0] and s.known == twin.known
    with pytest.raises(RulesError, match="not public"):
        pour(s, HANDS, 1, DECK, 0)


def test_a_view_shows_backs_of_what_is_hidden_and_faces_of_what_is_known() -> None:
    m, s = cups()
    learn(s, 0, [s.hands[1][0]])
    hands = m.view(0)["state"]["hands"]
    assert hands[0] == s.hands[0]
    assert sorted(hands[1]) == [-2, s.hands[1][0]]
    assert m.view(None)["state"]["hands"] == [[-2, -2], [-2, -2]]


def test_imagining_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    m, s = cups(3)
    learn(s, 0, [s.hands[1][0]])
    worlds = [m.imagine(0, Random(n)).state for n in range(30)]
    assert all(isinstance(w, Cups) for w in worlds)
    assert {w.hands[1][0] for w in worlds} == {s.hands[1][0]}  # type: ignore[attr-defined]
    assert len({tuple(w.hands[2]) for w in worlds}) > 10  # type: ignore[attr-defined]
    assert {tuple(w.hands[0]) for w in worlds} == {tuple(s.hands[0])}  # type: ignore[attr-defined]
    assert len({w.key for w in worlds}) == 30


class FewerSecrets(CupsGame):
    """Everybody knows where the odd cards lie, and which cards are hands and which the deck."""

    def dealings(self, s: Cups, seat: int | None) -> Sequence[Pooling[Cups]]:
        def evens(s: Cups, zone: Zone[Cups], i: int, card: int) -> object:
            return None if card % 2 else zone.name

        return (evens, evens)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 97])
def test_imagined_cards_are_mixed_as_python_shuffles(size: int) -> None:
    cards, luck, plain = list(range(size)), Random(size), Random(size)
    shuffled = cards[:]
    mix(cards, luck)
    plain.shuffle(shuffled)
    assert cards == shuffled
    assert luck.getstate() == plain.getstate()


def test_a_game_says_how_imagined_matches_are_dealt() -> None:
    m = meadhall.start(FewerSecrets(), 3, 1)
    real = m.state
    assert isinstance(real, Cups)
    held = {c for hand in real.hands for c in hand}
    seen = set()
    for n in range(30):
        s = m.imagine(None, Random(n)).state
        assert isinstance(s, Cups)
        assert [c if c % 2 else -1 for c in s.deck] == [c if c % 2 else -1 for c in real.deck]
        assert {c for hand in s.hands for c in hand} == held
        seen.add(tuple(map(tuple, s.hands)))
    assert len(seen) > 1


# ── lanes ────────────────────────────────────────────────────────────────────────────────────


def test_all_seats_are_asked_at_once_and_any_order_gives_the_same_state() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        m, s = cups(3)
        assert [d.seat for d in m.pending] == [0, 1, 2]
        for seat in order:
            m.play(f"lay:{min(s.hands[seat])}", seat)
        ends.append(m)
    assert same(ends[0].state, ends[1].state) and same(ends[1].state, ends[2].state)


def test_a_seat_that_has_answered_is_no_longer_asked() -> None:
    m, s = cups(2)
    m.play(f"lay:{s.hands[1][0]}", 1)
    assert [d.seat for d in m.pending] == [0] and m.decision_of(1) is None
    refusal = m.refuse(1, f"lay:{s.hands[1][0]}")
    assert refusal is not None and refusal.reasons[0].text.key == "why-not-asked"


def test_a_secret_answer_is_not_to_be_seen() -> None:
    m, s = cups(2)
    m.play(f"lay:{s.hands[1][0]}", 1)
    assert m.view(0)["state"]["laid"][1] == [-2]
    assert m.scene(0, "en")["things"].keys() == m.imagine(0, Random(1)).scene(0, "en")["things"].keys()


class Toast(Boast):
    """The same answers for everybody."""


def test_an_answer_that_several_could_give_is_given_by_the_seat_that_is_named() -> None:
    m, s = cups()
    s.lanes = [[Toast(0)], [Toast(1)]]
    m.reconsider()
    m.play(BOAST, seat=1)
    assert s.boasts == [0, 1] and [d.seat for d in m.pending] == [0]


def test_lanes_do_not_nest() -> None:
    _, s = cups(2)
    with pytest.raises(RulesError, match="lanes inside lanes"):
        s.ask_together({})


# ── clones, undo, events ─────────────────────────────────────────────────────────────────────


def test_a_clone_goes_its_own_way_and_its_past_with_it() -> None:
    m = meadhall.start("raids", 3, 1)
    for _ in range(10):
        m.play(m.options[0])
    twin, was = m.clone(), digest(m.state)
    twin.play(twin.options[-1])
    assert digest(m.state) == was
    assert len(twin.choices()) == 11 and len(m.choices()) == 10
    assert twin.choices(since=m) == twin.choices()[-1:]


def test_undo_is_barred_by_luck_by_others_and_by_what_was_revealed() -> None:
    m, s = cups(2)
    before = m.clone()
    m.play(f"lay:{s.hands[0][0]}", 0)
    assert m.barrier(before, 0) is None
    m.play(f"lay:{s.hands[1][0]}", 1)
    barred = m.barrier(before, 0)
    assert barred is not None and barred.text.key == "why-undo-acted"
    before = m.clone()
    winner = m.pending[0].seat
    m.play("boast", winner)
    assert m.barrier(before, winner) is None
    m.play("hush", winner)
    barred = m.barrier(before, winner)
    assert barred is not None and barred.text.key == "why-undo-luck"


def test_revealing_bars_undo_even_without_luck() -> None:
    m, s = cups(2)
    before = m.clone()
    move(s, s.hands[1][0], HANDS, 1, SHOWN, 0)
    barred = m.barrier(before, 0)
    assert barred is not None and barred.text.key == "why-undo-revealed"


def test_what_one_shows_of_the_own_hand_can_be_taken_back_until_it_is_answered() -> None:
    m, s = cups(2)
    before = m.clone()
    move(s, s.hands[0][0], HANDS, 0, SHOWN, 0)
    assert m.barrier(before, 0) is None
    barred = m.barrier(before, 0, answered=True)
    assert barred is not None and barred.text.key == "why-undo-revealed"


def test_what_one_only_knows_of_anothers_hand_is_not_ones_own_to_show() -> None:
    m, s = cups(3)
    learn(s, 0, [s.hands[1][0]])
    before = m.clone()
    move(s, s.hands[1][0], HANDS, 1, SHOWN, 0)
    assert m.barrier(before, 0) is not None


def test_what_another_chose_in_secret_is_not_taken_back_once_it_is_revealed() -> None:
    """Who answers last sees what the others had laid; nobody has acted since, and no luck was used."""
    m, s = cups(2)
    m.play(f"lay:{s.hands[1][0]}", 1)
    before = m.clone()
    m.play(f"lay:{s.hands[0][0]}", 0)
    barred = m.barrier(before, 0)
    assert barred is not None and barred.text.key == "why-undo-revealed"


def test_nobody_goes_back_across_the_end() -> None:
    m, _ = cups(2)
    before = m
    while not m.over:
        before = m.clone()
        m.play(m.options[0])
    barred = m.barrier(before, before.pending[0].seat)
    assert barred is not None and barred.text.key == "why-over"


def test_events_are_kept_only_when_somebody_listens_and_hidden_ones_are_told_apart() -> None:
    m, s = cups(2)
    m.play(f"lay:{s.hands[0][0]}", 0)
    assert m.state.log is None
    m.listen()
    card = s.hands[1][0]
    m.play(f"lay:{card}", 1)
    events = m.heard()
    mine = m.lines(events, 1, "en", ["Ada", "Bo"])
    other = m.lines(events, 0, "en", ["Ada", "Bo"])
    assert mine[0]["text"] == f"Bo lays {card}" and other[0]["text"] == "Somebody lays a card"


def test_a_question_without_an_option_is_a_fault_not_an_end() -> None:
    m, s = cups(2)
    s.hands[0].clear()
    m.state.lanes = [m.state.lanes[0], []]
    with pytest.raises(RulesError, match="a question without an option: lay for seat 0"):
        _ = m.options


# ── small parts ──────────────────────────────────────────────────────────────────────────────


def test_options_are_one_object_per_meaning() -> None:
    table = Options()
    assert table.add("move:12", 12) is table.add("move:12", 12)
    with pytest.raises(AssertionError, match="two meanings"):
        table.add("move:12", 13)
    assert table.find("move:1") is None and table.add("place:oil:r1").verb == "place"


def test_bits_are_listed_lowest_first() -> None:
    bits = 1 << 3 | 1 << 8 | 1 << 130
    assert numbers(bits) == [3, 8, 130]
    assert pick([str(n) for n in range(131)], bits) == ["3", "8", "130"]


def test_a_step_must_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        Step[Cups]().run(cups()[1])


def test_a_ledger_is_read_with_provenance_exemptions_and_notes() -> None:
    words = "# T\nIntro.\n## 1. A\n- **X-1.1** One. `rulebook` {exempt: a list}\n## Notes\n- **A-1** Why.\n"
    words += "Between.\n## Sources\n- [S1] The box.\n"
    ledger = Ledger.parse(words, "t.md")
    assert ledger.title == "T" and ledger.intro == "Intro." and ledger.sections == ("1. A", "Notes", "Sources")
    assert ledger.sources == ("[S1] The box.",)
    (rule,) = ledger.rules
    assert (rule.id, rule.text, rule.source, rule.exempt) == ("X-1.1", "One.", "rulebook", "a list")
    assert [n.id for n in ledger.notes] == ["A-1"]
    with pytest.raises(meadhall.MeadhallError, match=r"t.md:2: X-1.1 stands twice"):
        Ledger.parse("- **X-1.1** One.\n- **X-1.1** Two.\n", "t.md")
    with pytest.raises(meadhall.MeadhallError, match=r"t.md:1: not a rule line"):
        Ledger.parse("- **Rule one** Text\n", "t.md")


def test_provenance_counts_an_entry_by_its_least_firm_value() -> None:
    counts = meadhall.game("raids").content.provenance()
    assert counts.keys() == {"rulebook", "public", "house"} and all(counts.values())


def test_a_working_translation_does_not_make_a_value_a_house_value() -> None:
    card = {"id": "1", "points": 2, "provenance": {"points": "public", "name_fr": "house"}}
    assert Content("c.yaml", {"cards": [card]}).provenance() == {"rulebook": 0, "public": 1, "house": 0}


def test_a_grid_says_which_of_its_points_touch() -> None:
    p = Painter()
    p.put(None, "board", "grid", size=[2, 1], edges=[("cell:a", "cell:b")])
    p.put("board", "cell:a", "cell", at=[0, 0])
    p.put("board", "cell:b", "cell", at=[1, 0])
    assert p.things["board"]["edges"] == [["cell:a", "cell:b"]]


def test_a_choice_leaves_out_what_says_nothing() -> None:
    o = Option("sail:3", 3)
    assert offer(o, "Sail") == {"id": "sail:3", "label": "Sail", "things": []}
    full = offer(o, "Sail", "ship:1", note="far", remarks=["1 VP"], icon="drakkar", rule="X-1", data={"far": False})
    assert full == {"id": "sail:3", "label": "Sail", "things": ["ship:1"], "note": "far", "remarks": ["1 VP"],
                    "icon": "drakkar", "rule": "X-1", "data": {"far": False}}  # fmt: skip


def test_a_sign_has_a_number_only_if_it_is_given() -> None:
    assert icon("raven") == {"sign": "icon", "icon": "raven"} and icon("raven", 0)["value"] == 0
    assert [word("/"), coin(2), victory("+1")] == [
        {"sign": "word", "value": "/"},
        {"sign": "coin", "value": 2},
        {"sign": "victory", "value": "+1"},
    ]


def test_what_is_face_down_is_said_to_be() -> None:
    p = Painter()
    p.put(None, "deck", "pile", hidden=True)
    p.put("deck", "card", "card")
    assert p.things["deck"]["hidden"] is True and "hidden" not in p.things["card"]


# ── what a game need not say ─────────────────────────────────────────────────────────────────


def test_a_wrong_number_of_players_is_told_which_are_right(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPlayers, match="cups is for 2 to 3 players, not 4"):
        GAME.checked_players(4)
    monkeypatch.setattr(CupsGame, "players", (2,))
    with pytest.raises(BadPlayers, match="cups is for 2 players, not 3"):
        GAME.checked_players(3)


def test_without_a_judgement_of_its_own_a_position_is_as_good_as_the_lead() -> None:
    def value(points: Sequence[int | None], seat: int) -> float:
        return Judgement[Cups](lambda s, viewer: points).value(cups()[1], seat)

    assert value([5, 3, 4], 0) == 1 and value([5, 3, 4], 1) == -2
    assert value([5, None], 0) == 5 and value([7], 0) == 7  # what is hidden counts for nothing


def test_without_a_result_of_its_own_the_highest_total_wins_and_equals_share() -> None:
    class Plain(CupsGame):
        result = Game[Cups, Box].result

    s = cups(3)[1]
    s.points[:] = [2, 5, 5]
    assert Plain().result(s) == ((2, 5, 5), (1, 2))


def test_a_component_is_found_by_its_kind_and_empty_places_are_none() -> None:
    kinds = (7, 7, 8, 9)
    assert find(kinds, [-1, 2, 1, 0], 7) == 1
    assert find(kinds, [-1, 2], 9) == -1
