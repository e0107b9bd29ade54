"""The whole game: conformance, bots, content, texts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall import bots
from meadhall.core.check import check
from meadhall.core.errors import ContentError
from meadhall.core.text import LANGS, Say
from meadhall.games.raiders.bot import value
from meadhall.games.raiders.words import note
from tests.games.raiders.kit import BOX, GAME, Board, asked, plays, state

FORBIDDEN = ("seed file", "OCR", "software must")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"arctic": "on", "chiefs": "on"}),
        (2, {"arctic": "on", "lessons": "on", "target": "8"}),
    ],
)
def test_random_matches_keep_every_promise(players: int, options: dict[str, str]) -> None:
    report = check(GAME, games=1, players=players, options=options, seed=7)
    assert report.failures == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_match_between_bots_ends_and_replays(players: int) -> None:
    m = meadhall.start("raiders", players=players, seed=players)
    rng, greedy = Random(1), bots.get("greedy")
    while m.decision is not None:
        m.play(greedy.choose(m, m.decision.seat, rng))
    assert m.result is not None and len(m.result.winners) == 1
    assert meadhall.replay(m.record()).snapshot() == m.snapshot()


def test_greedy_beats_random_most_of_the_time() -> None:
    wins = 0
    for seed in range(12):
        m = meadhall.start("raiders", players=2, seed=seed)
        rng, players = Random(seed), (bots.get("greedy"), bots.get("random"))
        while m.decision is not None:
            seat = m.decision.seat
            m.play(players[(seat + seed) % 2].choose(m, seat, rng))
        assert m.result is not None
        wins += m.result.winners == (seed % 2,)
    assert wins >= 11


@pytest.mark.rule("RAIDERS-11.9")
def test_a_bot_knows_that_a_lower_target_is_as_good_as_points() -> None:
    plain, cunning = Board(2).lay(0, "karvi"), Board(2).lay(0, "karvi", "cunning")
    assert value(cunning.s, 0) - value(plain.s, 0) > 3
    assert value(cunning.s, 1) < value(plain.s, 1)


@pytest.mark.rule("RAIDERS-5.18")
def test_a_bot_buys_as_suggested_and_never_asks_for_the_cards_one_by_one() -> None:
    m = Board(2, chiefs="on").hand(0, "wood", "vikings", "gift_of_the_gods").main()
    assert m.decision is not None and {"pay:karvi", "black"} <= {o.id for o in m.options}
    thought = GAME.judgement.sensible(m.state, m.decision.ask, m.options)
    assert {o.verb for o in thought} == {"buy", "end"}  # an unseen card would cost too much


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_what_it_does(lang: str) -> None:
    say = Say(GAME.texts, lang)
    for number, kind in enumerate(BOX.kinds):
        if kind.family != 6:  # training cards have lessons
            words = note(BOX, number, say)
            assert words and not words.startswith("[") and "[" not in words, kind.id
        else:
            assert say.has(f"lesson-{kind.id}")


@pytest.mark.parametrize("lang", LANGS)
def test_the_ledger_speaks_of_the_game_only(lang: str) -> None:
    words = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert not [w for w in FORBIDDEN if w in words]


def test_an_owner_may_correct_a_price(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("market_deck: {items: [{id: karvi, cost: [gold]}]}", encoding="utf-8")
    game = GAME.with_content(mine)
    assert game.box.kinds[game.box.number["karvi"]].cost == (0, 0, 0, 0, 1)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("market_deck: {items: [{id: karvi, cost: [mead]}]}", "karvi"),
        ("market_deck: {items: [{id: longboat, vp: 2}]}", "longboat"),
        ("viking_deck: {cards: [{id: wood, count: -1}]}", "count"),
        ("constants: {market_size: many}", "market_size"),
        ("viking_deck: {cards: [{id: skirmish, ops: {do: dance, cards: 1}}]}", "do"),
    ],
)
def test_a_wrong_correction_is_refused_by_name(tmp_path: Path, words: str, named: str) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(words, encoding="utf-8")
    with pytest.raises(ContentError, match=named):
        GAME.with_content(mine)


def test_taking_back_a_payment_is_possible_until_it_is_revealed() -> None:
    b = Board(2).hand(0, "wood", "vikings")
    m = b.main()
    before = m.clone()
    plays(m, "pay:karvi", "use:wood")
    assert m.barrier(before, 0) is None
    m.play("use:vikings")
    assert m.barrier(before, 0) is not None


def test_an_imagined_payment_that_cannot_be_made_is_taken_back() -> None:
    """Another seat imagines other cards in the payer's hand: the question still has an answer."""
    b = Board(2).hand(0, "wood", "vikings", "gold").hand(1, "gold")
    m = plays(b.main(), "pay:karvi", "use:wood")
    for seed in range(60):
        world = m.imagine(1, Random(seed))
        assert world.options
        while asked(world)[1] in ("pay", "trade"):
            world.play(world.options[-1])
        assert sum(len(p) for p in state(world).stage) == 0
