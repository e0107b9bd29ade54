"""ODIN sections 15 and 16: the end, scoring, the solo game; and the conformance suite."""

from inspect import signature
from random import Random

import pytest

import meadhall
from meadhall.bots import get
from meadhall.core.fields import names
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.rounds import FeastPhase, NewViking, RoundEnd, StartPlayer, VikingsReturn
from tests.games.odin.kit import GAME, Hall, state_of

rule = pytest.mark.rule


@rule("ODIN-15.2", "ODIN-15.17")
def test_after_the_last_feast_goods_may_still_be_placed_then_scoring_cards_act() -> None:
    h = Hall(players=2, round=7).houses("shed").give(ore=1, wood=1).cards(189).boards("shetland", "iceland")
    h.player(0).emigrated = h.player(1).emigrated = (I.KNARR,) * 6
    h.run(FeastPhase(), RoundEnd())
    assert h.match.decision is not None
    assert h.match.decision.kind == "window"
    h.do("done")
    assert h.match.decision.kind == "last-window"  # asked again, though nothing new has arrived
    h.do("lay:ore", "board:0", "at:r0:0,0", "fill:wood")
    assert h.points()["home_board"] == -85
    while h.ids():
        h.do("done")
    assert h.has() == {"silver": 4}


@rule("ODIN-15.3")
def test_ships_score() -> None:
    assert Hall().ships([0, 1], 1, [3]).points()["ships"] == 3 + 3 + 5 + 8


@rule("ODIN-15.4")
def test_emigrations_score() -> None:
    h = Hall()
    h.player().emigrated = (I.KNARR, I.LONGSHIP)
    assert h.points()["emigrations"] == 18 + 21


@rule("ODIN-15.5")
@pytest.mark.parametrize(
    ("board", "points"),
    [("shetland", 6), ("faroe_islands", 4), ("iceland", 16), ("greenland", 12), ("bear_island", 12),
     ("baffin_island", 12), ("labrador", 36), ("newfoundland", 38)],
)  # fmt: skip
def test_exploration_boards_score(board: str, points: int) -> None:
    assert Hall().boards(board).points()["exploration_boards"] == points


@rule("ODIN-15.6")
def test_houses_score() -> None:
    assert Hall().houses("shed", "stone_house", "long_house").points()["sheds_and_houses"] == 8 + 10 + 17


@rule("ODIN-15.7", "ODIN-15.18")
def test_animals_score_as_they_stand() -> None:
    h = Hall().give(sheep=1, pregnant_sheep=1, cattle=1, pregnant_cattle=1)
    assert h.points()["sheep_and_cattle"] == 2 + 3 + 3 + 4


@rule("ODIN-15.8")
def test_played_cards_score() -> None:
    assert Hall().cards(5, 20).points()["occupations"] == 7


@rule("ODIN-15.10")
def test_the_last_income_counts_once_within_the_silver() -> None:
    h = Hall(players=2, round=7).cover(0, (0, 11), (1, 10), (2, 9)).income()
    assert h.points()["silver"] == 2
    row = next(r for r in h.match.scene(0, "en")["scores"] if r["name"] == "Silver")
    assert row["values"][0] == 2
    assert "2" in row["notes"][0]


@rule("ODIN-15.11")
def test_the_crown_scores_wherever_it_lies() -> None:
    assert Hall().give(english_crown=1).points()["english_crown"] == 2
    assert Hall().lay("english_crown", 0, 0).points()["english_crown"] == 2


@rule("ODIN-15.12")
def test_open_minus_cells_and_slots_cost() -> None:
    h = Hall().boards("shetland").houses("shed", "stone_house", "long_house")
    sheet = h.points()
    assert (sheet["home_board"], sheet["boards_minus"], sheet["houses_minus"]) == (-86, -24, -6 - 9 - 15)


def test_example_3_a_fur_on_eight_minus_cells_is_worth_eight() -> None:
    h = Hall()
    before = h.points()["home_board"]
    assert h.lay("fur", 0, 0).points()["home_board"] == before + 8


@rule("ODIN-15.13")
def test_penalties_cost_three_each() -> None:
    h = Hall()
    h.player().penalties = 9
    assert h.points()["thing_penalties"] == -27


@rule("ODIN-15.14")
def test_what_is_left_over_scores_nothing() -> None:
    rich = Hall().give(oil=3, silver_hoard=2, wood=5, stone=5, ore=5, spear=2)
    assert rich.points() == Hall().points()


# ── 16. Solo ─────────────────────────────────────────────────────────────────────────────────


def solo(length: str = "long", **options: str) -> meadhall.Match:
    return meadhall.start("odin", players=1, seed=2, options={"length": length, **options})


@rule("ODIN-16.1", "ODIN-16.3", "ODIN-16.4", "ODIN-16.5", "ODIN-16.6")
@pytest.mark.parametrize(("length", "wanted"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_example_55_vikings_of_the_solo_game(length: str, wanted: list[int]) -> None:
    h = Hall(length=length)
    p = h.player()
    p.vikings, p.waiting, _ = GAME.box.solo[h.s.length]
    found = []
    for round in range(1, len(wanted) + 1):
        h.s.round, h.s.phase = round, I.NEW_VIKING
        NewViking().run(h.s)
        found.append(p.vikings)
        spaces = ["fishing", "weekly_market_1", "buy_stockfish"][:2] if round % 2 else ["produce_mead", "upgrade_3"]
        for space in spaces:
            h.occupied(space)
        taken = h.s.taken
        h.run(VikingsReturn())
        assert h.s.taken == taken & h.s.taken
        assert all(h.s.held[h.s.box.space_at[x]] for x in spaces)  # those just placed block the next round
    assert found == wanted


@rule("ODIN-16.2")
def test_short_solo_setup() -> None:
    s = solo("short").state
    assert isinstance(s, Odin)
    assert (s.players[0].vikings, s.players[0].waiting) == (7, 6)
    assert (GAME.box.solo[1][0], GAME.box.solo[1][2]) == (5, (2, 2, 2, 2, 2, 2))


@rule("ODIN-16.4", "ODIN-16.5")
def test_vikings_of_the_round_before_come_back_those_just_placed_stay() -> None:
    h = Hall(round=1, vikings=6)
    h.player().waiting = 5
    h.occupied("fishing").run(VikingsReturn())
    assert h.player().vikings == 5
    assert h.s.taken
    h.s.round = 2
    h.occupied("upgrade_2").run(VikingsReturn())
    assert not h.s.held[h.s.box.space_at["fishing"]]
    assert h.s.held[h.s.box.space_at["upgrade_2"]]


@rule("ODIN-16.7", "ODIN-16.13")
def test_the_solo_player_always_begins() -> None:
    h = Hall(round=1)
    h.s.last = 0
    assert h.run(StartPlayer()).s.first == 0
    assert h.s.extension == 0


@rule("ODIN-16.8")
def test_the_solo_player_may_choose_the_light_card() -> None:
    m = solo(light="chosen")
    assert len(m.options) == 45
    m.play("card:34")
    assert [GAME.box.cards[c].number for c in state_of(m).players[0].hand] == [34]
    assert m.decision is not None
    assert m.decision.kind == "act"


@rule("ODIN-16.11")
def test_unplaced_vikings_join_their_colour_again() -> None:
    h = Hall(round=1, vikings=6)
    h.player().waiting = 5
    h.occupied("fishing").run(VikingsReturn())  # 5 of colour 1 were not placed
    assert (h.player().vikings, h.player().waiting) == (5, 5)
    h.s.round = 2
    h.run(VikingsReturn())
    assert (h.player().vikings, h.player().waiting) == (6, 5)


@rule("ODIN-16.12")
def test_only_the_active_colour_counts_for_cards() -> None:
    h = Hall(round=1).occupied("fishing")
    h.s.round = 2
    h.hand(60).act("space:play_occupation_2", "card:60")
    assert h.may("use:60:0")
    h.do("use:60:0")
    assert h.ids() == ["back:play_occupation_2"] or not h.may("back:fishing")


# ── the conformance suite ────────────────────────────────────────────────────────────────────


def test_every_step_can_be_restored_from_its_fields() -> None:
    for name, cls in GAME.vocabulary.items():
        fields = list(names(cls))
        taken = list(signature(cls).parameters)
        assert sorted(taken) == sorted(fields) or not fields, name


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_check(players: int) -> None:
    report = meadhall.check(GAME, games=1, players=players, options={"length": "short"}, seed=players)
    assert report.failures == []


def test_the_bot_plays_sensibly() -> None:
    rng, m = Random(1), solo("short")
    while not m.over:
        assert m.decision is not None
        m.play(get("greedy").choose(m, m.decision.seat, rng))
    assert m.result is not None
    assert m.result.scores[0] > 0
    assert state_of(m).players[0].penalties == 0
