"""What was answered ahead: kept with the seat, given by the table, and nothing shows through it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.core.ahead import Ahead, Unless, answer, read
from meadhall.core.errors import ContentError
from meadhall.games import find, keys
from meadhall.games.raiders.steps.react import Window
from meadhall.table import auto
from meadhall.table.auto import AHEAD
from meadhall.table.hall import Hall
from meadhall.table.seats import Declined, Wish
from meadhall.table.table import Table
from meadhall.table.thinking import Thinkers
from tests.table_kit import PERSON, STOCK, reached, run

FRIEND = Wish("human")


async def gathered(hall: Hall, game: str, seats: int, seed: int) -> Table:
    table = await hall.make(game, [PERSON, *[FRIEND] * (seats - 1)], {}, seed, False, practice=True)
    for seat in range(seats):
        await table.gathering.come(seat, hall.secret)
    return table


@pytest.mark.parametrize("key", keys())
def test_every_game_says_it_in_both_languages(key: str) -> None:
    game = find(key)
    assert game.answers_ahead
    for one in game.answers_ahead:
        for lang in ("en", "fr"):
            text = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
            assert f"\nahead-{one.id} = " in text, (lang, one.id)
            if one.unless is not None and len(one.unless.values) > 1:
                assert "{ $at }" in text.split(f"ahead-{one.id}-unless = ")[1].splitlines()[0]


def test_a_file_that_says_it_wrongly_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "ahead.yaml"
    assert read(path) == ()
    for wrong, why in [
        ("number: kept, preset: 3", "at_least"),
        ("number: kept, at_least: [1, 2], preset: 3", "preset"),
    ]:
        path.write_text(f"ahead:\n  - {{id: flee, question: answer, answer: flee, {wrong}}}\n")
        with pytest.raises(ContentError, match=why):
            read(path)


async def attacked(hall: Hall) -> Table:
    """A table of Raids at which somebody has to answer an attack."""
    for seed in range(50):
        table = await gathered(hall, "raids", 3, seed)
        for _ in range(60):
            decision = table.match.pending[0]
            if type(decision.ask).__name__ == "Answer":
                return table
            fights = [o for o in decision.options if "attack" in o.id or o.id.startswith("sail")]
            await table.play(decision.seat, (fights or decision.options)[-1].id, table.version)
    raise AssertionError("nobody was attacked")


def test_an_attack_is_answered_ahead_unless_one_would_keep_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto, "PAUSE", 0.0)
    monkeypatch.setattr(auto, "GRACE", 0.0)

    async def body(hall: Hall) -> None:
        table = await attacked(hall)
        decision = table.match.pending[0]
        kept = decision.ask.in_sight(table.match.state, "kept")
        flee = Ahead("flee", "answer", "flee", Unless("kept", "at_least", (1, 2, 3), 3))
        state, options = table.match.state, decision.options
        assert answer(state, decision.ask, options, flee, kept) is None
        assert answer(state, decision.ask, options, flee, kept + 1) is not None
        with pytest.raises(Declined):
            await table.people.answer_ahead(decision.seat, {"flee": 99})
        version = table.version
        await table.people.answer_ahead(decision.seat, {"flee": 5})
        if kept < 5:
            await reached(table, lambda t: t.version > version)
            move = table.log[version]
            assert (move.seat, move.option) == (decision.seat, "flee")
            assert [event.only for event in move.events if event.kind == AHEAD] == [(decision.seat,)]

    run(tmp_path, Thinkers(1, STOCK), body)


def test_what_was_answered_ahead_is_given_though_nobody_looks_and_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is asked while no page and no hall is open any more: another hall finds the table and answers."""

    async def before(hall: Hall) -> None:
        monkeypatch.setattr(auto, "PAUSE", 3600.0)
        monkeypatch.setattr(auto, "GRACE", 3600.0)
        table = await asked_to_pass(hall, holds=False)
        assert table.row.bots_turn, "no hall may forget it"

    async def after(hall: Hall) -> None:
        monkeypatch.setattr(auto, "PAUSE", 0.0)
        monkeypatch.setattr(auto, "GRACE", 0.0)
        waiting = [id for id, _ in await hall._store.waiting_for_bots()]
        tables = [await hall.table(id) for id in waiting]
        version = tables[-1].row.version
        await reached(tables[-1], lambda t: t.version > version)

    run(tmp_path, Thinkers(1, STOCK), before)
    run(tmp_path, Thinkers(1, STOCK), after)


async def asked_to_pass(hall: Hall, holds: bool, first: int = 0) -> Table:
    """A table of Raiders: seat 1 is asked about an Action of somebody else that is not aimed at it, and holds an answer
    to it or not; it lets all such pass ahead."""
    for seed in range(first, first + 200):
        table = await gathered(hall, "raiders", 3, seed)
        await table.people.answer_ahead(1, {"others": 1})
        for _ in range(40):
            if table.over:
                break
            mine = table.match.decision_of(1)
            if mine is not None and isinstance(mine.ask, Window) and table.auto.answer(1) is not None:
                state: Any = table.match.state
                if holds != state.box.answers.isdisjoint(state.hands[1]):
                    return table
                break
            decision = next((d for d in table.match.pending if table.auto.answer(d.seat) is None), None)
            if decision is None:
                await asyncio.sleep(0.01)
                continue
            await table.play(decision.seat, decision.options[len(decision.options) // 2].id, table.version)
        await table.close()
    raise AssertionError("there was no such moment")


def test_who_holds_an_answer_and_who_holds_none_are_answered_for_after_the_same_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others see of it: the same option after the same time, and the same words."""
    pauses: list[float] = []

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    async def body(hall: Hall) -> None:
        seen: dict[bool, list[object]] = {True: [], False: []}
        for holds in (True, False):
            for n in range(4):
                monkeypatch.setattr(auto, "PAUSE", 3600.0)
                table = await asked_to_pass(hall, holds, first=200 * n)
                table.auto.forget_all()
                version = table.version
                monkeypatch.setattr(auto, "PAUSE", 1.2)
                monkeypatch.setattr(auto, "asyncio", SimpleNamespace(sleep=noted, current_task=asyncio.current_task))
                pauses.clear()
                table.auto.wake()
                await reached(table, lambda t, v=version: t.version > v)  # type: ignore[misc]
                monkeypatch.setattr(auto, "asyncio", asyncio)
                move = table.log[version]
                others = [line["text"] for line in table.match.lines(move.events, 2, "en")]
                seen[holds].append((pauses[0], move.seat, move.option, json.dumps(others)))
                await table.close()
        assert seen[True] == seen[False]

    run(tmp_path, Thinkers(1, STOCK), body)
