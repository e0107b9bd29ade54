"""Whole games with dozens of occupations in play: nothing is lost, made, owed or left open."""

from random import Random

import pytest

import meadhall
from meadhall.core.match import Match
from meadhall.core.zones import move
from meadhall.games.odin import items as I
from meadhall.games.odin.state import DECK, PLAYED_CARDS, Odin
from tests.games.odin.kit import GAME


def crowded(players: int, rng: Random) -> tuple[Match, Odin]:
    """A short game in which every player has forty occupations in play, goods and ships."""
    m = meadhall.start("odin", players=players, seed=players, options={"length": "short"})
    s = m.state
    assert isinstance(s, Odin)
    for seat, p in enumerate(s.players):
        for card in rng.sample(s.deck, 40 if players < 4 else 30):
            move(s, card, DECK, 0, PLAYED_CARDS, seat)
            p.hooks |= s.box.cards[card].hooks
        for item in (*range(I.FIRST_SPECIAL), I.WOOD, I.STONE, I.ORE, I.SILVER):
            p.have[item] += rng.randrange(4)
        p.boats, p.knarrs, p.longships = [0, 1], 1, [1, 2]
    m.reconsider()
    return m, s


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_full_of_occupations_keeps_every_component_and_comes_to_its_end(players: int) -> None:
    rng = Random(players)
    m, s = crowded(players, rng)
    owned = GAME.totals(s)
    while not m.over:
        m.play(rng.choice(m.options))
        assert all(min(p.have) >= 0 and p.vikings >= 0 and p.large <= 4 and len(p.boats) <= 3 for p in s.players)
        assert GAME.totals(s) == owned
    assert not s.frames
