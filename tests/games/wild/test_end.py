"""The end of the game: trigger, bonuses, ties (WILD-1, 24, 25, 26)."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.core.errors import BadRecord
from meadhall.core.match import Match
from meadhall.games.wild import GAME
from meadhall.games.wild.cards import METRICS
from meadhall.games.wild.scoring import meeting, metric
from meadhall.games.wild.state import BONUS
from meadhall.games.wild.steps.finish import Finish, break_tie
from meadhall.games.wild.steps.phases import EndOfRound, StoragePhase
from meadhall.games.wild.upgrade import CONTENT_2
from tests.games.wild.kit import BOX, Camp, asked, ids, names, play, state

NAMES = [b.id for b in BOX.bonuses]


def finish(camp: Camp) -> Camp:
    camp.s.last = 1
    camp.run(EndOfRound())
    return camp


# ── the last round ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-24.1", "WILD-24.2")
def test_the_round_in_which_the_goal_is_reached_is_played_to_its_end() -> None:
    camp = (
        Camp(3)
        .vp(0, 27)
        .village(0, hall=2)
        .loose(0, beer=9, gold=9)
        .bonuses("builder", "miner", "king_pig", "defender")
    )
    m = play(camp.turn(0), "upgrade:3")
    assert camp.s.last == 1 and camp.s.vp[0] == 32
    for seat in (0, 1, 2):
        assert asked(m) == (seat, "turn")
        play(m, "end")
    assert m.over and m.result is not None and m.result.winners == (0,)


@pytest.mark.rule("WILD-24.2", "WILD-20.3")
def test_drakkars_are_not_asked_what_they_keep_when_no_round_follows() -> None:
    camp = Camp(2).vp(0, 40).village(0, "drakkar").hand(0, "beer")
    camp.s.last = 1
    assert camp.run(EndOfRound()).over and names(camp.s.discards[0]) == ["beer"]


@pytest.mark.rule("WILD-24.1")
def test_below_the_goal_another_round_starts() -> None:
    camp = Camp(2).vp(0, 39)
    m = play(camp.turn(0), "end", "end")
    assert not m.over and asked(m)[1] == "turn"


@pytest.mark.rule("WILD-24.3")
def test_the_trigger_may_come_in_another_players_turn_or_in_storage() -> None:
    defended = Camp(2).vp(1, 39).hand(0, "viking_warrior")
    m = play(defended.turn(0), "attack:viking_warrior", "at:1:hall", "stand")
    assert defended.s.last == 1 and asked(m) == (0, "turn")
    stored = Camp(2).vp(1, 39).village(1, "beer_container").store(1, "beer_container.1", 4)
    m = stored.run(StoragePhase(), EndOfRound())
    assert m.over and stored.s.vp[1] == 40


@pytest.mark.rule("WILD-1.5", "WILD-1.2")
def test_vp_are_never_lost_and_each_is_counted_where_it_came_from() -> None:
    camp = Camp(2).village(0, hall=2).loose(0, beer=9, gold=9).hand(0, "thor").village(1, "tavern")
    before = list(camp.s.vp)
    m = camp.turn(0)
    for option in ("upgrade:3", "attack:thor", "at:1:tavern.1", "stand", "end", "end"):
        play(m, option)
        assert all(now >= then for now, then in zip(camp.s.vp, before, strict=True))
        before = list(camp.s.vp)
    assert [sum(p) for p in camp.s.points] == camp.s.vp


# ── bonuses ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-25.1", "WILD-25.2", "WILD-25.8", "WILD-11.7")
def test_the_one_with_the_most_gains_six_and_nothing_counts_for_nobody() -> None:
    camp = finish(Camp(3).village(1, "brewery").village(2, "brewery", "tavern").bonuses("builder", "miner"))
    assert [p[BONUS] for p in camp.s.points] == [0, 0, 6], "Builder for seat 2, Miner with 0 bars for nobody"


@pytest.mark.rule("WILD-25.3")
@pytest.mark.parametrize(("sharing", "each"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_a_shared_bonus(sharing: int, each: int) -> None:
    camp = Camp(4).bonuses("builder")
    for seat in range(sharing):
        camp.village(seat, "brewery")
    assert [p[BONUS] for p in finish(camp).s.points] == [each] * sharing + [0] * (4 - sharing)


@pytest.mark.rule("WILD-25.4")
def test_four_cards_are_worth_24_at_most() -> None:
    camp = (
        Camp(2).village(0, "brewery", "gold_container").store(0, "gold_container.1", 2).discard(0, "cannon", "pigator")
    )
    assert finish(camp.bonuses("builder", "miner", "defender", "king_pig")).s.points[0][BONUS] == 24


@pytest.mark.rule("WILD-25.5", "WILD-25.6", "WILD-25.7", "WILD-25.9")
def test_what_each_bonus_counts() -> None:
    camp = (
        Camp(2)
        .deck(0, "viking_warrior", "cannon")
        .hand(0, "shaman", "pigator")
        .discard(0, "shockwave_tower", "assassin")
    )
    camp.discard(
        0, "elf_archer", "bone_crusher", "bear_rider", "chicken_tower", "sheep_cannon", "thor", "hero_trap", "sword"
    )
    camp.village(0, "beer_container", "gold_container").store(0, "beer_container.1", 3).store(0, "gold_container.1", 1)
    camp.loose(0, beer=5).s.done[0] = (camp._mission("worker"), camp._mission("shield"))
    counts = {BOX.bonuses[b].id: metric(camp.s, 0, b) for b in range(len(BOX.bonuses))}
    assert counts == {
        "conqueror": 7,  # the seven kinds of Units, wherever they are; no Hero
        "defender": 4,  # no trap
        "king_pig": 1,
        "follower": 6,  # shaman, shockwave tower, assassin, bear rider, hero trap, sword
        "builder": 2,
        "beer_tycoon": 3,  # only what is stored
        "miner": 1,
        "accomplisher": 2,
    }
    assert len(METRICS) == len(counts)


@pytest.mark.rule("WILD-25.7", "WILD-23.13")
def test_destroyed_cards_no_longer_count() -> None:
    camp = Camp(2).hand(0, "crystal").discard(0, "scroll")
    before = metric(camp.s, 0, NAMES.index("follower"))
    play(camp.only(), "play:crystal", "use:crystal.destroy", "destroy:discard:scroll")
    assert (before, metric(camp.s, 0, NAMES.index("follower"))) == (2, 1)


@pytest.mark.rule("WILD-16.7", "WILD-25.7")
def test_beaten_undead_do_not_count_for_the_follower() -> None:
    camp = Camp(2).hand(0, "thor").row("undead_gold", "scroll", "scroll", "scroll", "crystal")
    play(camp.only(), "attack:thor", "at:undead_gold")
    assert metric(camp.s, 0, NAMES.index("follower")) == 0


@pytest.mark.rule("WILD-25.10", "WILD-1.1")
def test_the_most_vp_after_the_bonuses_wins() -> None:
    camp = Camp(2).vp(0, 41).vp(1, 38).village(1, "brewery").bonuses("builder")
    m = finish(camp).match
    assert m.result is not None and (m.result.scores, m.result.winners) == ((41, 44), (1,))


# ── ties ─────────────────────────────────────────────────────────────────────────────────────


def tied(camp: Camp, *cards: str) -> tuple[int, ...]:
    """The winners among all seats, with these Bonus cards left."""
    camp.s.spare = tuple(NAMES.index(c) for c in cards)
    camp.s.stack.clear()
    return break_tie(camp.s, tuple(range(camp.s.seats)))


@pytest.mark.rule("WILD-26.1", "WILD-26.3", "WILD-26.6")
def test_a_card_met_by_one_of_the_tied_decides_without_vp() -> None:
    camp = Camp(2).village(1, "brewery").vp(0, 40).vp(1, 40)
    assert tied(camp, "builder") == (1,) and camp.s.vp == [40, 40]
    orders = set()
    for key in range(12):
        other = Camp(2)
        other.s.key = key
        tied(other, "builder", "miner", "defender", "king_pig")
        orders.add(other.s.tie)
    assert len(orders) > 1, "in random order"


@pytest.mark.rule("WILD-26.2")
def test_only_the_tied_players_are_compared() -> None:
    camp = Camp(3).vp(0, 40).vp(1, 40).vp(2, 30).village(2, *["brewery"] * 3).village(0, "brewery")
    camp.s.spare = (NAMES.index("builder"),)
    camp.run(Finish())
    assert camp.s.winners == (0,)


@pytest.mark.rule("WILD-26.4")
def test_several_who_meet_the_card_go_on_and_a_card_nobody_meets_changes_nothing() -> None:
    camp = Camp(3).village(0, "brewery").village(1, "brewery").discard(1, "cannon").discard(2, "cannon", "cannon")
    builder = meeting(camp.s, NAMES.index("builder"), (0, 1, 2))
    assert builder == (0, 1) and meeting(camp.s, NAMES.index("miner"), (0, 1, 2)) == ()
    camp.s.spare = (NAMES.index("builder"),)
    assert break_tie(camp.s, (0, 1, 2)) == (0, 1), "the third drops out"
    assert break_tie(camp.s, (0, 2)) == (0,)


@pytest.mark.rule("WILD-26.5")
def test_if_all_cards_are_met_by_nobody_or_all_the_victory_is_shared() -> None:
    assert tied(Camp(3), "builder", "miner", "defender", "king_pig") == (0, 1, 2)


@pytest.mark.rule("WILD-26.1")
def test_a_tie_after_the_bonuses_is_broken_at_the_end() -> None:
    camp = Camp(2).vp(0, 40).vp(1, 40).discard(1, "cannon").bonuses("builder", "miner", "king_pig", "accomplisher")
    m = finish(camp).match
    assert m.result is not None and m.result.winners == (1,) and m.result.scores == (40, 40)
    assert names(camp.s.discards[1]) == ["cannon"] and ids(m) == []


# ── a match that has fallen asleep ───────────────────────────────────────────────────────────


@pytest.mark.rule("WILD-24.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_in_which_everybody_only_ends_turns_ends(players: int) -> None:
    m = meadhall.start("wild", players=players, seed=1)
    m.listen()
    moves = 0
    while m.decision is not None:
        m.play("end" if m.decision.kind == "turn" else "no-mission")
        moves += 1
    assert state(m).round == BOX.quiet_rounds == 10 and moves == 10 * players < GAME.longest // 10
    said = [line["text"] for line in m.lines(m.heard(), None, "en")]
    assert "Nobody has gained VP for 10 rounds: the game ends here." in said and said[-1] == "The game is over."
    assert m.result is not None and len(m.result.winners) == players


@pytest.mark.rule("WILD-24.4")
def test_a_point_keeps_a_match_awake() -> None:
    def after(quiet: int) -> str:
        camp = Camp(2)
        camp.s.round, camp.s.lively = 20, 20 - quiet
        m = camp.run(EndOfRound())
        return "over" if m.over else f"round {state(m).round}"

    assert (after(9), after(10), after(0)) == ("round 21", "over", "round 21")
    camp = Camp(2).village(0, "tavern").missions(0, "innkeeper")
    camp.s.round = 15
    play(camp.turn(0), "claim:innkeeper")
    assert camp.s.lively == 15


@pytest.mark.rule("WILD-24.4")
def test_a_match_saved_before_there_was_such_an_end_is_awake() -> None:
    m = meadhall.start("wild", players=2, seed=1)
    state(m).round = 30
    data = m.snapshot()
    old = {**data, "rules": "2", "content": CONTENT_2}
    own = {name: value for name, value in data["state"]["own"].items() if name != "lively"}
    restored = Match.restore(GAME, {**old, "state": {**data["state"], "own": own}})
    assert state(restored).lively == 30


@pytest.mark.rule("WILD-24.4")
def test_a_record_of_the_rules_before_leads_to_the_same_end_with_the_same_content_only() -> None:
    m = meadhall.start("wild", players=2, seed=1)
    while m.decision is not None:
        m.play(m.decision.options[0], m.decision.seat)
    record = m.record()._replace(rules="2", content=CONTENT_2)
    assert meadhall.replay(record).result == m.result
    with pytest.raises(BadRecord, match="version 2 "):
        meadhall.replay(record._replace(content="0123456789abcdef"))


# ── the log of the end ───────────────────────────────────────────────────────────────────────


def ending(camp: Camp) -> list[str]:
    camp.match.listen()
    m = camp.run(Finish())
    return [line["text"] for line in m.lines(m.heard(), None, "en", ("Ann", "Bo"))]


@pytest.mark.rule("WILD-26.1", "WILD-26.3", "WILD-26.4")
def test_the_log_says_which_card_decided_a_tie() -> None:
    camp = Camp(2).vp(0, 7).vp(1, 7).village(1, "tavern")
    camp.s.spare = tuple(i for i, b in enumerate(BOX.bonuses) if b.id == "builder")
    assert ending(camp) == [
        "2 players tie at 7 VP: Bonus cards from the box decide.",
        "“Builder” decides the tie: Bo wins.",
        "The game is over.",
    ]


@pytest.mark.rule("WILD-26.4", "WILD-26.5")
def test_the_log_says_that_no_card_decided_a_tie() -> None:
    camp = Camp(2).vp(0, 7).vp(1, 7)
    camp.s.spare = tuple(i for i, b in enumerate(BOX.bonuses) if b.id == "builder")
    assert ending(camp)[1:3] == [
        "“Builder” is compared: 2 still tie.",
        "No Bonus card breaks the tie: 2 players share the victory.",
    ]
