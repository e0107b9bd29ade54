"""Automatic answers: spared questions are moves like any other, and tell nobody anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meadhall.core.match import start
from meadhall.games.raiders import GAME as RAIDERS
from meadhall.table import auto
from meadhall.table.auto import given, is_auto
from meadhall.table.hall import Hall
from meadhall.table.seats import Wish
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers
from tests.table_kit import PERSON, STOCK, reached, run
from tests.web_kit import DEAD

RANDOM = Wish("bot", "random")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto, "PAUSE", 0.0)
    monkeypatch.setattr(auto, "GRACE", 0.0)


async def play_on(table: Table, seats: tuple[int, ...] = (0,)) -> dict[str, int]:
    """People answer what they are asked, to the end; says how many of their questions had one answer or more."""
    asked = {"one": 0, "more": 0}
    async with asyncio.timeout(DEAD):
        while not table.over:
            for seat in seats:
                decision = None if table.over else table.match.decision_of(seat)
                if decision is not None and table.auto.answer(seat) is None:
                    asked["one" if len(decision.options) == 1 else "more"] += 1
                    await table.play(seat, decision.options[0].id, table.version)
            await asyncio.sleep(0.001)
    return asked


def test_against_bots_nobody_is_asked_what_has_one_answer(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, RANDOM], {}, 1, False)
        table.auto.choose(0, "plain")
        assert (await play_on(table))["one"] == 0
        spared = [move for move in table.log if is_auto(move)]
        assert [move.option.split(":")[0] for move in spared] == ["lay"]
        assert (await hall.history.record(table))["choices"][spared[0].version - 1] == [0, spared[0].option]

    run(tmp_path, Thinkers(1, STOCK), body)


def test_until_somebody_says_so_every_question_is_asked(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, RANDOM], {}, 1, False)
        assert (await play_on(table))["one"] == 1
        assert not any(is_auto(move) for move in table.log)

    run(tmp_path, Thinkers(1, STOCK), body)


def test_among_people_an_only_answer_that_rests_on_hidden_cards_is_asked(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, Wish("human")], {}, 1, False, practice=True)
        for seat in (0, 1):
            await table.gathering.come(seat, hall.secret)
            table.auto.choose(seat, "pass")
        assert (await play_on(table, (0, 1)))["one"] == 2

    run(tmp_path, Thinkers(1, STOCK), body)


def test_who_was_answered_for_reads_so_in_the_log_and_nobody_else(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, RANDOM], {}, 1, False)
        table.auto.choose(0, "plain")
        await play_on(table)
        (spared,) = (move for move in table.log if is_auto(move))
        mine, others = ([line["kind"] for line in table.match.lines(spared.events, seat, "en")] for seat in (0, None))
        assert auto.MARK in mine
        assert auto.MARK not in others

    run(tmp_path, Thinkers(1, STOCK), body)


async def spared(hall: Hall, after_own: bool = False) -> Table:
    """A table of Raids at which the person is asked what could be answered by itself."""
    table = await hall.make("raids", [PERSON, RANDOM], {}, 4, False)
    while True:
        await reached(table, lambda table: table.match.decision_of(0) is not None)
        decision = table.match.decision_of(0)
        assert decision is not None
        plain = given(table.match, decision, "plain", company=False) is not None
        if plain and (table.last_mover == 0 or not after_own):
            return table
        await table.play(0, decision.options[-1].id, table.version)


def test_taking_back_goes_past_what_was_answered_by_itself_even_after_a_restart(tmp_path: Path) -> None:
    own: list[int] = []
    ids: list[str] = []

    async def before(hall: Hall) -> None:
        table = await spared(hall)
        moment = table.undo(0).moment
        assert moment is not None
        table.auto.choose(0, "plain")
        await reached(table, lambda table: any(is_auto(move) for move in table.log))
        assert table.undo(0).moment == moment
        own.append(moment.number)
        ids.append(table.id)

    async def after(hall: Hall) -> None:
        table = await hall.table(ids[0])
        moment = table.undo(0).moment
        assert moment is not None
        assert moment.number == own[0]

    run(tmp_path, Thinkers(1, STOCK), before)
    run(tmp_path, Thinkers(1, STOCK), after)


def test_after_an_own_decision_there_is_time_to_take_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto, "GRACE", 30.0)

    async def body(hall: Hall) -> None:
        table = await spared(hall, after_own=True)
        version = table.version
        table.auto.choose(0, "plain")
        await asyncio.sleep(0.05)
        assert table.version == version
        assert table.auto.answer(0) is not None
        await table.wishes.take_back(0, version)
        assert table.version == version - 1
        assert table.auto.answer(0) is None

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_bot_that_holds_the_seat_is_not_answered_for(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await spared(hall)
        table.auto.choose(0, "ask")
        await table.people.leave(0, "random")
        table.auto.choose(0, "pass")
        assert table.auto.answer(0) is None

    run(tmp_path, Thinkers(1, STOCK), body)


def strikes_all(state: Any) -> bool:
    """An Action that names nobody since it touches every hand."""
    return state.box.kinds[state.act[0]].id in ("curse_of_valhalla", "njords_plunder", "midsummer_madness")


@pytest.mark.rule("RAIDERS-17.4")
def test_a_window_passes_by_itself_for_whoever_is_not_aimed_at_whatever_they_hold() -> None:
    rng = Random(3)
    match = start(RAIDERS, 4, 11)
    passed: set[bool] = set()
    aimed = 0
    for _ in range(3000):
        if match.over or (len(passed) == 2 and aimed):
            break
        decision = match.pending[0]
        if decision.kind == "window":
            state: Any = match.state
            laid = [seat == decision.seat for _, seat, _ in state.chain]
            own = all(laid)
            mine = not own and (any(laid) or state.act[2] == decision.seat or strikes_all(state))
            found = given(match, decision, "pass", company=True)
            assert (found is None) == mine
            assert (given(match, decision, "plain", company=True) is None) == (not own)
            passed |= set() if mine else {len(decision.options) > 1}
            aimed += mine
        match.play(rng.choice(decision.options), decision.seat)
    assert passed == {True, False}
    assert aimed


def test_against_bots_a_window_is_asked_only_of_who_could_answer_somebody_else() -> None:
    rng = Random(5)
    match = start(RAIDERS, 2, 7)
    windows = 0
    while not match.over and windows < 30:
        decision = match.pending[0]
        if decision.kind == "window":
            windows += 1
            state: Any = match.state
            own = all(seat == decision.seat for _, seat, _ in state.chain)
            asked = given(match, decision, "plain", company=False) is None
            assert asked == (len(decision.options) > 1 and not own)
        match.play(rng.choice(decision.options), decision.seat)
    assert windows == 30
