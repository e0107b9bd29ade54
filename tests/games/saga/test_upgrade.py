"""Matches of older versions go on under these rules."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import BadRecord, BadSnapshot
from meadhall.core.match import Match, replay
from tests.games.saga.kit import GAME, Trail
from tests.golden.reading import matches


def stored(t: Trail) -> Any:
    """A snapshot as version 3 kept it: nothing was to be revealed after phase 4."""
    data: Any = t.m.snapshot()
    kernel = data["state"]["kernel"]
    kernel["stack"] = [step for step in kernel["stack"] if step["c"] != "Farewell"]
    return {**data, "rules": "3"}


@pytest.mark.rule("SAGA-10.4")
def test_a_choice_of_phase_four_that_was_open_under_version_3_is_carried_out() -> None:
    t = Trail().lineup(0, "bjorn").lineup(1, "mikka", "ulf").valhalla_phase()
    m: Any = Match.restore(GAME, stored(t))
    m.play("send:bjorn", 0)
    assert m.state.players[0].valhalla == []
    m.play("send:ulf", 1)
    assert [t.names(p.valhalla) for p in m.state.players] == [["bjorn"], ["ulf"]]


def test_any_other_moment_of_version_3_goes_on_as_it_stood() -> None:
    t = Trail().hand(0, "bjorn").hand(1, "mikka").moves("3").turn()
    m: Any = Match.restore(GAME, stored(t))
    assert [d.kind for d in m.pending] == ["lay", "lay"] and m.state.slide == 3


def test_what_no_version_made_is_refused_by_name() -> None:
    with pytest.raises(BadSnapshot, match="version 2 of the rules of saga"):
        Match.restore(GAME, {**stored(Trail()), "rules": "2"})


@pytest.mark.rule("SAGA-10.4", "SAGA-18.18")
def test_every_golden_match_of_version_3_still_ends_as_it_did() -> None:
    """Some of them send nobody although Alfred would allow two: that is now asked twice."""
    more = 0
    for golden in matches("saga", "3"):
        m = replay(GAME, golden.record)
        assert m.result is not None
        assert (list(m.result.scores), list(m.result.winners)) == (golden.scores, golden.winners)
        more += len(m.choices()) - len(golden.record.choices)
    assert more


def test_a_record_made_with_other_content_is_not_brought_up_to_date() -> None:
    with pytest.raises(BadRecord, match="version 3"):
        replay(GAME, matches("saga", "3")[0].record._replace(content="other"))
