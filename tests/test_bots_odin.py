"""What bots see in A Feast for Odin at one glance, and how long a turn is where nobody comes between."""

from __future__ import annotations

from random import Random

import meadhall
from meadhall import bots
from meadhall.bots.bot import streak
from meadhall.bots.search.glance import sensible
from meadhall.core.match import Match
from meadhall.games.odin.acts import policy, worths_at
from meadhall.games.odin.items import ITEM
from meadhall.games.odin.steps.turn import Act
from tests.games.odin.kit import Hall, state_of


def best_act(h: Hall) -> str:
    """The act that looks best."""
    m = h.turn().match
    assert m.decision is not None
    looks = policy(h.s, m.decision.ask, m.options)
    assert looks is not None
    best: str = max(zip(looks, m.options, strict=True), key=lambda pair: pair[0])[1].id
    return best


def played(seed: int, bot: str) -> int:
    """The points of a bot that plays alone."""
    m, player, rng = meadhall.start("odin", 1, seed), bots.get(bot), Random(seed)
    while m.decision is not None:
        m.play(player.choose(m, 0, rng))
    assert m.result is not None
    return m.result.scores[0]


def test_every_answer_is_looked_at() -> None:
    kinds = set()
    for seed in range(4):
        m, rng = meadhall.start("odin", 1 + seed % 4, seed), Random(seed)
        while (d := m.decision) is not None:
            looks = policy(state_of(m), d.ask, m.options)
            assert looks is None or len(looks) == len(m.options)
            if looks is not None:
                kinds.add(type(d.ask).__name__)
            options = sensible(m, d.ask, m.options)
            m.play(rng.choice(options), d.seat)
    assert {"Act", "Mountain", "Parts", "PlayCard"} <= kinds


def test_a_ship_that_may_emigrate_does() -> None:
    assert best_act(Hall(round=3).give(silver=4).ships(longships=[0])) in ("space:emigrate_2", "space:emigrate_3")
    assert "emigrate" not in best_act(Hall(round=3).give(silver=4))


def test_stores_and_food_lose_their_worth_towards_the_end() -> None:
    early, late = worths_at(6), worths_at(1)
    assert all(early[ITEM[item]] > late[ITEM[item]] for item in ("wood", "ore", "spear", "peas", "cattle"))
    assert early[ITEM["silver_hoard"]] == late[ITEM["silver_hoard"]]


def through_a_round(m: Match) -> list[tuple[bool, int]]:
    """For each question of the first round: does it ask where to put Vikings, and how long has the turn been?"""
    found, rng, player = [], Random(1), bots.get("level3")
    while (d := m.decision) is not None and state_of(m).round == 1:
        found.append((isinstance(d.ask, Act), streak(m, 0)))
        m.play(player.choose(m, 0, rng))
    return found


def test_alone_too_a_turn_begins_with_every_act() -> None:
    found = through_a_round(meadhall.start("odin", 1, 2))
    assert sum(acts for acts, _ in found) > 1
    assert all(length == 0 for acts, length in found if acts)
    assert any(length == 1 for acts, length in found if not acts), "what follows an act belongs to its turn"


def test_levels_that_look_are_apart_also_alone() -> None:
    one, two, three = (sum(played(seed, name) for seed in range(6)) / 6 for name in ("level1", "level2", "level3"))
    assert one + 10 < two and one + 25 < three and three > 70
