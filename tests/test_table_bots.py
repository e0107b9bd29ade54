"""Bots at a table: where they think, what they get to know, and what happens when they fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.content import Content
from meadhall.core.match import Match
from meadhall.games import find
from meadhall.table.bot_seats import VEIL
from meadhall.table.hall import Hall
from meadhall.table.seats import Wish
from meadhall.table.shelf import Shelf
from meadhall.table.table import Table
from meadhall.table.thinking import NoAnswer, Thinkers
from meadhall.table.workers import Thought
from tests.table_kit import PERSON, STOCK, Onlooker, Told, bots_table, persons_table, reached, run
from tests.web_kit import CUPS, DEAD, Server, running, settings, wait_for

pytestmark = pytest.mark.live


def test_a_match_among_bots_is_played_to_its_end_in_worker_processes(tmp_path: Path) -> None:
    async def body(hall: Hall) -> None:
        table = await bots_table(hall)
        await reached(table, lambda t: t.over)
        assert table.version == 3 * 4

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_thinking_process_gets_an_imagined_match_never_the_real_one(tmp_path: Path) -> None:
    async def first(thought: Thought) -> str:
        return f"lay:{thought.imagined['state']['own']['hands'][1][0]}"

    thinkers = Told(first)

    async def body(hall: Hall) -> None:
        seed = 987_654_321_987
        for n in range(8):
            table = await hall.make("cups", [PERSON, Wish("bot", "greedy")], {}, seed + n, False)
            await reached(table, lambda t: t.version == 1)
            told = thinkers.told[-1].imagined
            state: Any = table.match.state
            assert told["imagined"] is True
            assert str(state.key) not in json.dumps(told)
            assert str(seed + n) not in json.dumps(told)
            own = told["state"]["own"]
            assert sorted(own["hands"][1]) == sorted(state.hands[1] + state.laid[1])
            assert (own["hands"][0], own["deck"]) != (state.hands[0], state.deck)

    run(tmp_path, thinkers, body)


def test_a_question_with_one_answer_needs_no_thinking(tmp_path: Path) -> None:
    async def think(thought: Thought) -> str:
        match = Match.restore(Shelf(STOCK).find("cups"), thought.imagined)
        options = [d.options for d in match.pending if d.seat == 1]
        assert [len(o) for o in options] == [2]
        return options[0][0].id

    thinkers = Told(think)

    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, Wish("bot", "greedy")], {}, 1, False)
        while not table.over:
            decision = table.match.decision_of(0)
            if decision is not None:
                await table.play(0, decision.options[0].id, table.version)
            await asyncio.sleep(0.001)
        lays = [move for move in table.log if move.seat == 1 and move.option.startswith("lay")]
        boasts = [move for move in table.log if move.seat == 1 and not move.option.startswith("lay")]
        assert len(lays) == 3
        assert len(thinkers.told) == 2 + len(boasts)

    run(tmp_path, thinkers, body)


def test_an_answer_to_a_decision_that_has_passed_is_dropped(tmp_path: Path) -> None:
    gate = asyncio.Event()

    async def slow(thought: Thought) -> str:
        await gate.wait()
        return f"lay:{thought.imagined['state']['own']['hands'][0][0]}"

    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, Wish("human")], {}, 1, False, practice=True)
        for seat in (0, 1):
            await table.gathering.come(seat, hall.secret)
        await table.people.leave(0, "greedy")
        await asyncio.sleep(0.05)
        await table.people.back(0)
        gate.set()
        await asyncio.sleep(0.1)
        assert table.version == 0
        decision = table.match.decision_of(0)
        assert decision is not None
        await table.play(0, decision.options[-1].id, 0)
        assert table.version == 1

    run(tmp_path, Told(slow), body)


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path) -> None:
    async def fail(_: Thought) -> str:
        raise NoAnswer("out of ideas")

    async def body(hall: Hall) -> None:
        table = await bots_table(hall)
        await reached(table, lambda t: t.over)

    run(tmp_path, Told(fail), body)


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    thinkers = Thinkers(1, STOCK)

    async def body(hall: Hall) -> None:
        table = await persons_table(hall)
        await reached(table, lambda t: t.version == 1)
        pids = [worker.pid for worker in thinkers.workers]
        for pid in pids:
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        assert (await table.advice(0, "greedy")).startswith("lay:")

    run(tmp_path, thinkers, body)


def test_bots_whose_turn_it_was_go_on_after_a_restart(tmp_path: Path) -> None:
    async def never(_: Thought) -> str:
        await asyncio.sleep(3600)
        raise AssertionError

    made: list[str] = []

    async def before(hall: Hall) -> None:
        table = await persons_table(hall)
        await table.people.leave(0, "greedy")
        made.append(table.id)
        await asyncio.sleep(0.05)
        assert table.version == 0

    async def after(hall: Hall) -> None:
        await asyncio.sleep(0)
        async with asyncio.timeout(DEAD):
            while made[0] not in hall._tables:  # nobody has asked for it: it wakes by itself
                await asyncio.sleep(0.01)
        await reached(hall._tables[made[0]], lambda t: t.over)

    run(tmp_path, Told(never), before)
    run(tmp_path, Thinkers(1, STOCK), after)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("hall"))) as started:
        yield started


def test_a_bot_takes_over_from_who_leaves_and_gives_the_seat_back(server: Server) -> None:
    made = server.make([{"kind": "human"}])
    one = server.page(made["table"], made["key"])
    two = server.page(made["table"], server.arrive(made["links"]["1"]))
    one.send(type="leave", bot="random")
    two.until(lambda page: page.state["seats"][0]["bot"] == "random")
    two.until(lambda page: page.version == 1)
    one.until(lambda page: page.version == 1)
    assert one.options == []
    assert one.ask("error", type="play", option="lay:0", version=1)["code"] == "not-yours"
    one.send(type="back")
    two.until(lambda page: page.state["seats"][0]["bot"] is None)
    assert two.state["seats"][0]["kind"] == "human"


def test_a_bot_is_no_reason_against_taking_back_but_what_it_revealed_is(server: Server) -> None:
    made = server.make([{"kind": "bot", "bot": "random"}], game="raids", seed=4)
    page = server.page(made["table"], made["key"])
    page.until(lambda p: bool(p.options))
    began = page.version
    page.play(page.options[0])
    page.until(lambda p: bool(p.options))
    assert page.version > began + 1, "the bot has moved as well"
    assert page.state["undo"]["can"] is True
    answer = page.ask("update", "error", type="undo", version=page.version)
    assert answer["type"] == "update"
    assert page.version == began


def test_where_taking_back_would_peek_and_nobody_can_agree_it_is_refused(server: Server) -> None:
    made = server.make([{"kind": "bot", "bot": "random"}])
    page = server.page(made["table"], made["key"])
    page.play(page.options[0])
    page.until(lambda p: p.version >= 2)
    page.until(lambda p: bool(p.options))
    table = server.app.state.hall._tables[made["table"]]
    wait_for(lambda: not table.busy)  # until the bot has nothing left to do
    page.quiet()
    answer = page.ask("error", type="undo", version=page.version)
    assert answer["code"] == "no-undo"
    assert answer["reasons"][0]["text"]


def test_a_hint_is_an_option_that_may_be_taken(server: Server) -> None:
    made = server.make([{"kind": "human"}])
    server.arrive(made["links"]["1"])
    page = server.page(made["table"], made["key"])
    hint = page.ask("hint", "error", type="hint")
    assert hint["option"] in page.options
    assert hint["label"]
    assert server.page(made["table"]).ask("error", type="hint")["code"] == "not-yours"


def test_a_hint_outlives_what_others_answer_meanwhile(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.make([{"kind": "human"}])
    one = server.page(made["table"], made["key"])
    two = server.page(made["table"], server.arrive(made["links"]["1"]))
    advice = Table.advice

    async def slow(table: Table, seat: int, bot: str) -> str:
        found = await advice(table, seat, bot)
        while table.version == 0:
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(Table, "advice", slow)
    one.send(type="hint")
    two.play(two.options[0])
    assert one.next("hint", "error")["option"] in one.options


def test_what_a_helper_suggests_comes_to_who_is_asked_and_asks_for_it(server: Server) -> None:
    made = server.make([{"kind": "human"}], game="odin")
    other = server.arrive(made["links"]["1"])
    pages = [server.page(made["table"], key) for key in (made["key"], other)]
    asked, waiting = sorted(pages, key=lambda page: not page.options)
    found = asked.ask("suggestion", "error", type="suggest")
    assert found["version"] == asked.version
    assert {"packing", "spots"} <= set(found["suggestion"])
    waiting.send(type="suggest")
    assert waiting.ask("suggestion", "error", "pong", type="ping")["type"] == "pong", "nothing to plan for"
    assert server.page(made["table"]).ask("error", type="suggest")["code"] == "not-yours"


def test_a_game_without_a_helper_suggests_nothing(server: Server) -> None:
    made = server.make([{"kind": "human"}])
    server.arrive(made["links"]["1"])
    page = server.page(made["table"], made["key"])
    page.send(type="suggest")
    assert page.ask("hint", "suggestion", "error", type="hint")["type"] == "hint", "which was asked for later"


def test_a_match_begun_under_older_rules_and_content_goes_on_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Shelf(STOCK).find("cups")
    made: list[str] = []

    async def before(hall: Hall) -> None:
        table = await hall.make("cups", [PERSON, Wish("bot", "random")], {}, 5, False)
        made.append(table.id)
        await reached(table, lambda t: t.version == 1)

    async def after(hall: Hall) -> None:
        table = await hall.table(made[0])
        assert table.version == 1
        decision = table.match.decision_of(0)
        assert decision is not None
        await table.play(0, decision.options[0].id, 1)
        assert [(await hall.history.frame(table, at)).at for at in range(3)] == [0, 1, 2]

    run(tmp_path, Thinkers(1, STOCK), before)
    monkeypatch.setattr(type(game), "version", "next")
    monkeypatch.setattr(type(game), "upgrade", lambda game, data, version: data)
    monkeypatch.setattr(game, "content", Content("cups", {}))
    run(tmp_path, Thinkers(1, STOCK), after)


def test_a_bot_takes_its_time_where_a_quick_answer_would_tell_that_it_had_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(CUPS)
    boast, hush = game.vocabulary["Boast"], game.box.options.find("hush")
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(seconds)

    async def body(hall: Hall) -> None:
        monkeypatch.setattr("meadhall.table.bot_seats.asyncio.sleep", noted)
        for veiled in (False, True):
            monkeypatch.setattr(boast, "veiled", veiled)
            monkeypatch.setattr(boast, "candidates", lambda ask, s: (hush,))
            slept.clear()
            table = await hall.make("cups", [Wish("bot", "random"), Wish("bot", "random")], {}, 5, False)
            table.watch(Onlooker())
            await reached(table, lambda t: t.over)
            boasts = 3 * 2
            assert slept.count(VEIL) == (boasts if veiled else 0)

    run(tmp_path, Thinkers(1, STOCK), body)


def test_a_bot_without_a_choice_waits_for_a_thinker_where_not_waiting_would_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(CUPS)
    boast, hush = game.vocabulary["Boast"], game.box.options.find("hush")
    asked: list[int] = []

    async def advice(table: Table, seat: int, bot: str, within: float) -> str:
        asked.append(seat)
        decision = table.match.decision_of(seat)
        assert decision is not None
        return decision.options[0].id

    async def body(hall: Hall) -> None:
        monkeypatch.setattr(Table, "advice", advice)
        monkeypatch.setattr(boast, "candidates", lambda ask, s: (hush,))
        times = []
        for veiled in (False, True):
            monkeypatch.setattr(boast, "veiled", veiled)
            asked.clear()
            table = await bots_table(hall)
            await reached(table, lambda t: t.over)
            times.append(len(asked))
        assert times[1] - times[0] == 3 * 2

    run(tmp_path, Thinkers(1, STOCK), body)
