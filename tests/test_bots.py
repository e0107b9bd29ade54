"""Bots that look and bots that search: what they may know, how long they think, and that they choose well."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

import meadhall
from meadhall import bots
from meadhall.bots.bot import Bot, Insight
from meadhall.bots.search import Budget, look
from meadhall.bots.search.glance import Glance, prospect
from meadhall.bots.search.halving import Race
from meadhall.core.judgement import Search
from meadhall.core.learned import Learned, Weights, read, shares
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.playout import playout
from tests import cups
from tests.cups import BOAST, HUSH, LAY


def winner(first: Bot, second: Bot, seed: int, key: str = "raids") -> float:
    """What share of a win the first bot gets, which sits in either seat by turns."""
    m, rng, seat = meadhall.start(key, 2, seed), Random(seed), seed % 2
    while (d := m.decision) is not None:
        m.play((first if d.seat == seat else second).choose(m, d.seat, rng), d.seat)
    assert m.result is not None
    return (seat in m.result.winners) / len(m.result.winners)


# ── a learned judgement ──────────────────────────────────────────────────────────────────────


def test_weights_change_in_the_course_of_a_match_and_are_those_of_the_nearest_table() -> None:
    learned = Learned(("a", "b"), {2: Weights((0.0, 1.0), (1.0, 1.0)), 4: Weights((5.0, 5.0), (5.0, 5.0))}, {})
    assert learned.of(2).at(0.25) == [0.25, 1.0]
    assert learned.of(3) is learned.by_players[2] and learned.of(5) is learned.by_players[4]


def test_weights_of_other_features_are_not_used() -> None:
    folder = meadhall.game("raids").folder
    features = meadhall.game("raids").judgement.features
    assert read(folder, features) is not None
    assert read(folder, (*features, "another")) is None and read(folder, ()) is None


def test_shares_add_up_and_grow_by_the_score() -> None:
    found = shares([0.0, 1.0986122886681098, -1000.0])
    assert found == pytest.approx([0.25, 0.75, 0.0])


@pytest.mark.parametrize("key", meadhall.games())
def test_chances_add_up_at_every_table(key: str) -> None:
    game = meadhall.game(key)
    for players in game.players:
        m = meadhall.start(game, players, 3)
        if players > 1:
            assert sum(game.judgement.chances(m.state)) == pytest.approx(1.0)
        if game.judgement.features:
            rows = game.judgement.measure(m.state)
            assert [len(row) for row in rows] == [len(game.judgement.features)] * players
            assert 0 <= game.judgement.progress(m.state) <= 1


@pytest.mark.parametrize("key", [key for key in meadhall.games() if meadhall.game(key).judgement.features])
def test_shipped_weights_fit_their_features_and_say_where_they_come_from(key: str) -> None:
    learned = meadhall.game(key).judgement.learned
    assert learned is not None and set(learned.made) >= {"matches", "bots", "rules", "date", "held out"}
    assert all(len(w.early) == len(w.late) == len(learned.features) for w in learned.by_players.values())


# ── looking and searching ────────────────────────────────────────────────────────────────────


def won_by_laying_high(m: Match) -> None:
    """Play on until somebody may boast: whoever laid the highest card."""
    while m.pending and m.pending[0].kind == "lay":
        m.play(m.pending[0].options[0])


def test_a_playout_ends_where_a_turn_begins_or_after_so_many_decisions() -> None:
    m = meadhall.start("raids", 2, 1)
    policy = Glance(Random(1))
    before = len(m.choices())
    playout(m, policy, turns=0)
    assert len(m.choices()) == before, "a turn begins here"
    playout(m, policy, turns=1)
    assert m.decision is not None and m.decision.kind == "sail"
    asked = len(m.choices())
    playout(m, policy, turns=99, most=1)
    assert len(m.choices()) == asked + 1
    playout(m, policy, turns=10_000, most=10_000)
    assert m.over


def test_the_end_is_no_guess() -> None:
    m = meadhall.start(cups.GAME, 2, 1)
    while (d := m.decision) is not None:
        m.play(d.options[0])
    assert m.result is not None
    for seat in range(2):
        share = 1 / len(m.result.winners) if seat in m.result.winners else 0.0
        assert prospect(m, seat) == share


def test_a_race_finds_what_is_better_and_keeps_the_first_choice_where_nothing_is() -> None:
    m = meadhall.start(cups.GAME, 2, 1)
    high = max(o.a for o in m.options)
    race = Race(list(m.options), Search(turns=0))
    race.run(lambda: m.imagine(0, Random(1)), 0, Budget(passes=30), Random(2))
    assert race.best(m.options[0]).a == high or race.mean(race.best(m.options[0])) >= race.mean(LAY[high]) - 1e-9
    won_by_laying_high(m)
    seat = m.pending[0].seat
    boast = Race([HUSH, BOAST], Search(turns=0))
    boast.run(lambda: m.imagine(seat, Random(1)), seat, Budget(passes=4), Random(2))
    assert boast.best(HUSH) is HUSH and boast.best(BOAST) is BOAST, "boasting brings nothing"


def test_the_better_half_goes_on() -> None:
    m = meadhall.start(cups.GAME, 2, 4)
    race = Race(list(m.options), Search(turns=1))
    race.run(lambda: m.imagine(0, Random(1)), 0, Budget(passes=12), Random(2))
    passes = sorted(len(values) for values in race.seen.values())
    assert len(race.options) < 3 or passes[0] < passes[-1]
    assert race.outcomes()[0].passes == passes[-1]


def test_a_budget_ends_by_time_or_when_it_is_cancelled() -> None:
    assert Budget(ms=0).over and not Budget(ms=10_000).over and not Budget(passes=1).over
    assert Budget(passes=1, cancelled=lambda: True).over


def test_passes_make_a_search_repeatable() -> None:
    m = meadhall.start("raids", 3, 5)
    for name in ("level4", "level5"):
        chosen = {bots.get(name, passes=3).choose(m, m.pending[0].seat, Random(9)).id for _ in range(3)}
        assert len(chosen) == 1


class Cheat(Bot):
    """Looks at the real match."""

    def decide(self, known: Insight) -> Option:
        mine = known._match.state
        assert isinstance(mine, cups.Cups)
        best = max(mine.hands[1 - known.seat], default=0)
        return next((o for o in known.options if o.a > best), known.options[0])


def same_to_both(bot: Bot) -> bool:
    """Does a bot choose alike in matches that its seat cannot tell apart?"""
    for seed in range(12):
        m = meadhall.start(cups.GAME, 2, seed)
        worlds = [m.imagine(0, Random(n)) for n in range(4)]
        for world in worlds:
            world.state.key = m.state.key
        if len({bot.choose(world, 0, Random(7)).id for world in worlds}) > 1:
            return False
    return True


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "newcomer", "greedy"])
def test_a_bot_knows_what_its_seat_knows(name: str) -> None:
    assert same_to_both(bots.get(name))


def test_a_cheater_is_found_out() -> None:
    assert not same_to_both(Cheat())


def test_a_look_ranks_what_is_worth_a_thought() -> None:
    m = meadhall.start("raids", 2, 2)
    seen = look(Insight(m, m.pending[0].seat, Random(1)))
    assert seen.worths == sorted(seen.worths, reverse=True) and set(seen.options) <= set(m.options)


@pytest.mark.parametrize(("key", "games"), [("raids", 48), ("raiders", 24), ("saga", 24), ("wild", 12)])
def test_levels_that_look_are_each_stronger_than_the_one_before(key: str, games: int) -> None:
    for weaker, stronger in pairwise(("random", "level1", "level2", "level3")):
        won = sum(winner(bots.get(stronger), bots.get(weaker), seed, key) for seed in range(games))
        assert won > 0.55 * games, f"{stronger} won {won:g} of {games} against {weaker}"


@pytest.mark.parametrize("key", ["raiders", "saga", "wild"])
def test_a_plain_newcomers_rule_beats_the_first_level(key: str) -> None:
    """In Raids the two are equal: there even a newcomer wins but seven of ten matches against chance."""
    games = 24
    assert sum(winner(bots.get("newcomer"), bots.get("level1"), seed, key) for seed in range(games)) > 0.5 * games


def test_a_sharp_look_beats_greedy_in_raids() -> None:
    assert sum(winner(bots.get("level3"), bots.get("greedy"), seed) for seed in range(24)) >= 0.7 * 24


def test_what_the_fifth_level_thinks_is_cpu_time() -> None:
    m = meadhall.start("raids", 2, 1)
    assert bots.get("level5", think=5).choose(m, m.pending[0].seat, Random(1)) in m.options


def test_weights_are_plain_json() -> None:
    data = json.loads((meadhall.game("raids").folder / "weights.json").read_text(encoding="utf-8"))
    learned = meadhall.game("raids").judgement.learned
    assert learned is not None and learned.data() == data
