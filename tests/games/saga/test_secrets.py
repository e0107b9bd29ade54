"""What an imagined match may keep of what lies hidden, and what it must deal anew."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.core.step import Ask
from meadhall.core.zones import learn
from meadhall.games.saga.state import Player, SagaState
from meadhall.games.saga.steps.actions import HelReleases, IdunReturns, ThorPicks
from meadhall.games.saga.steps.cards import KeepGod, MayLookAtGods, Shield, Tuck
from meadhall.games.saga.steps.departing import CrossOver
from meadhall.games.saga.steps.flipping import Ransom, SkrymirOrder
from meadhall.games.saga.steps.resolving import NjordFetches
from meadhall.games.saga.steps.turns import Lay
from tests.games.saga.kit import Trail


def worlds(t: Trail, viewer: int, of: int, n: int = 60) -> list[Player]:
    """What a seat imagines of another's (or its own) cards."""
    found = []
    for i in range(n):
        s = t.m.imagine(viewer, Random(i)).state
        assert isinstance(s, SagaState)
        found.append(s.players[of])
    return found


def keeping_loki() -> Trail:
    t = Trail().pile(0, "bjorn", "ulf").hand(0, "mikka").gods("loki", "thor", "hel", "idun", "njord")
    return t.run(MayLookAtGods(0)).play("look").play("keep:loki")


@pytest.mark.rule("SAGA-15.1", "SAGA-17.3")
def test_others_do_not_know_which_god_was_kept() -> None:
    t = keeping_loki()
    gods = {name for p in worlds(t, 1, 0) for name in t.names(p.draw) if name not in ("bjorn", "ulf", "mikka")}
    assert gods == {"loki", "thor", "hel", "idun", "njord"}
    assert all(sum(c >= t.box.first_god for c in (*p.draw, *p.hand)) == 1 for p in worlds(t, 1, 0))


@pytest.mark.rule("SAGA-15.1", "SAGA-17.3")
def test_the_owner_knows_the_own_god_even_after_shuffling() -> None:
    t = keeping_loki()
    t.depart()
    assert all("loki" in t.names(p.draw) for p in worlds(t, 0, 0))
    assert len({tuple(p.draw) for p in worlds(t, 0, 0)}) > 5  # but not where it lies


@pytest.mark.rule("SAGA-17.3", "SAGA-19.3")
def test_others_do_not_know_which_hand_card_went_back_to_the_box() -> None:
    t = Trail().hand(0, "bjorn", "mikka").pile(0, "ulf").market(helge=1).run(IdunReturns(0))
    t.play("pick:bjorn").play("take:helge")
    assert {name for p in worlds(t, 1, 0) for name in t.names(p.boxed)} == {"bjorn", "mikka", "ulf"}
    assert {name for p in worlds(t, 0, 0) for name in t.names(p.boxed)} == {"bjorn"}


@pytest.mark.rule("SAGA-14.4", "SAGA-17.3")
def test_at_bifrost_others_know_of_a_deck_what_they_saw_going_to_valhalla() -> None:
    t = Trail().lineup(0, "helge").hand(0, "bjorn", "mikka").pile(0, "ulf", "erik").valhalla_phase().play("send:helge")
    t[0].valhalla.append(t[0].hand.pop())  # Mikka went there from the hand, unseen
    t.depart()
    t.s.round = 2
    t.run(CrossOver())
    seen = worlds(t, 1, 0)
    assert all("helge" in t.names(p.draw) and len(p.draw) == 2 for p in seen)
    assert {name for p in seen for name in t.names(p.draw)} == {"helge", "bjorn", "mikka", "ulf", "erik"}
    assert {tuple(sorted(t.names(p.draw))) for p in worlds(t, 0, 0)} == {("helge", "mikka")}


@pytest.mark.rule("SAGA-20.10", "SAGA-17.3")
def test_a_card_laid_in_an_imagined_match_at_the_rune_gate_is_meant() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "helga").moves("spm-IV-A").turn()
    for i in range(20):
        m = t.m.imagine(0, Random(i))
        m.play("lay:bjorn", 0)
        m.play("lay:helga", 1)
        assert isinstance(m.state, SagaState)
        assert [t.names(p.lineup) for p in m.state.players] == [["bjorn"], ["helga"]]


@pytest.mark.rule("SAGA-6.20", "SAGA-17.3")
def test_others_do_not_know_that_a_card_was_laid_only_for_show() -> None:
    t = Trail().hand(0, "tjure").pile(0, "mikka", "ulf").hand(1, "bjorn").gods("idun").moves("1").turn().play("flip", 0)
    played = set()
    for i in range(30):
        m = t.m.imagine(1, Random(i))
        m.play("lay:bjorn", 1)
        assert isinstance(m.state, SagaState)
        played.add(tuple(t.names(m.state.players[0].lineup)))
    assert played == {("mikka",), ("ulf",), ()}  # Tjure cannot be the first: then a god helps


@pytest.mark.rule("SAGA-20.10", "SAGA-6.5")
def test_after_the_reveal_everybody_knows_who_rests_at_the_rune_gate() -> None:
    t = Trail().hand(0, "kjer").hand(1, "helga").gods("thor").moves("spm-IV-A").turn().lay("kjer", "none")
    for i in range(10):
        m = t.m.imagine(0, Random(i))
        m.play("move:2", 0)
        assert isinstance(m.state, SagaState) and m.state.players[1].place == 0


@pytest.mark.rule("SAGA-3.5", "SAGA-17.3")
def test_nobody_knows_which_dark_markers_went_to_the_box() -> None:
    t = Trail(adventure="adv-II-A")
    dark = [t.box.first_mark + i for i, mark in enumerate(t.box.marks) if mark.back == "dark"]
    t.s.removed += dark[:2]
    t.s.ahead += dark[2:]
    found = [t.m.imagine(0, Random(i)).state for i in range(60)]
    assert {c for s in found if isinstance(s, SagaState) for c in s.removed} == set(dark)


@pytest.mark.rule("SAGA-15.1", "SAGA-6.11")
def test_a_god_everybody_saw_under_the_pile_is_doubtful_once_somebody_chose_between_two() -> None:
    for kept in ("loki", "thor"):
        t = Trail().pile(0, "bjorn").gods("loki", "thor", "hel")
        learn(t.s, 1, t.s.gods[-2:])
        t.run(MayLookAtGods(0)).play("look").play(f"keep:{kept}")
        view = t.m.view(1)["state"]
        assert all(c < 0 for c in view["gods"])
        assert {name for p in worlds(t, 1, 0) for name in t.names(p.draw)} == {"bjorn", "loki", "thor", "hel"}


@pytest.mark.rule("SAGA-19.7", "SAGA-17.3")
def test_what_thor_takes_out_of_a_pile_others_cannot_know() -> None:
    t = Trail().pile(0, "bjorn", "helge")
    learn(t.s, 1, t[0].draw)  # they saw how these came under the pile
    t.run(ThorPicks(0)).play("pick:helge")
    assert {name for p in worlds(t, 1, 0) for name in t.names(p.valhalla)} == {"bjorn", "helge"}


@pytest.mark.rule("SAGA-17.3", "SAGA-15.1", "SAGA-6.5")
@pytest.mark.parametrize(
    ("ask", "pile", "one", "several"),
    [
        (Lay(0, 1), "hand", ["loki", "tjure"], ["loki", "ulf"]),
        (Shield(0, 0, 1), "hand", ["loki"], ["ulf"]),
        (Ransom(0), "hand", ["loki"], ["ulf"]),
        (IdunReturns(0), "hand", ["ulf", "ulf"], ["ulf", "erik"]),
        (Tuck(0, 0, 1, 0, 0), "hand", ["ulf", "ulf"], ["ulf", "erik"]),
        (NjordFetches(0), "draw", ["loki"], ["ulf"]),
        (SkrymirOrder(0, 0, 2), "draw", ["ulf", "ulf"], ["ulf", "erik"]),
        (HelReleases(0, 4), "valhalla", ["ulf", "ulf"], ["ulf", "erik"]),
    ],
)
def test_the_time_an_answer_takes_tells_nothing(
    ask: Ask[SagaState], pile: str, one: list[str], several: list[str]
) -> None:
    """Whoever has one answer and whoever has several take equally long: the table sees to it."""
    assert ask.veiled and KeepGod.veiled
    choices = []
    for names in (one, several):
        t = Trail().row("1")
        getattr(t[0], pile).extend(t.cards(names))
        choices.append(len(t.run(ask).ids))
    assert choices[0] == 1 < choices[1]
